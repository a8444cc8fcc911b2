// The pages to read: the rulebook is searched, and a page is printed.
const $ = (id) => document.getElementById(id);

// Letters without their accents, so that "puo" finds "può".
const bare = (words) => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** @type {[Element, [Element, string][]][]} */
const parts = [...document.querySelectorAll('.part')].map((part) => [part, [...part.querySelectorAll('.rule')].map((rule) => [rule, bare(rule.textContent)])]);

// Show the rules that have all of these words; of a part without one, nothing.
function search() {
  const wanted = bare($('search').value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const [part, rules] of parts) {
    let some = false;
    for (const [rule, words] of rules) {
      rule.hidden = !wanted.every((one) => words.includes(one));
      if (!rule.hidden) some = ++count > 0;
    }
    part.hidden = Boolean(wanted.length) && !some;
  }
  document.body.toggleAttribute('data-searching', wanted.length > 0);
  const {found, none} = $('found').dataset;
  $('found').textContent = !wanted.length ? '' : count ? found.replace('{n}', count) : none;
}

if ($('search')) {
  document.querySelector('.search').hidden = false;
  $('search').addEventListener('input', search);
  // What is asked for by its number is shown, whatever is searched.
  addEventListener('hashchange', () => {
    $('search').value = '';
    search();
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
}
$('print').hidden = false;
$('print').onclick = () => print();
