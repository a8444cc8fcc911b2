// A field to search a page: a letter that is typed anywhere goes into it, and Enter takes the first that is found.
import {make} from '../shared/parts.js';
import {view} from './acts.js';

let query = '';
let begun = () => {};

// Small letters without accents and signs.
const folded = (words) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim();

// What is searched for; '' for nothing.
export const wanted = () => folded(query);

// Whether a word of these begins with what is searched for, however the words are divided; of several, each does.
export function fits(words) {
  const all = folded(words);
  return all.replaceAll(' ', '').startsWith(wanted().replaceAll(' ', '')) || wanted().split(' ').every((one) => ` ${all}`.includes(` ${one}`));
}

function search({target}) {
  query = target.value;
  if (query) begun();
  view.paint();
}

function keyed(event) {
  if (event.isComposing) return;
  const first = event.target.closest('.own-body').querySelector('.own-hit');
  if (event.key === 'Enter' && wanted() && first) first.click();
  else if (event.key === 'Escape' && query) search({target: Object.assign(event.target, {value: ''})});
  else return;
  event.preventDefault();
}

// The field; `onbegin` is called once something is searched for.
export function field(label, onbegin = () => {}) {
  begun = onbegin;
  const one = make('input', {
    type: 'search', class: 'own-field own-find', 'aria-label': label, placeholder: label, autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'search',
    data: {key: 'find'}, oninput: search, onkeydown: keyed,
  });
  one.value = query;
  return one;
}

export function typed(letter) {
  /** @type {HTMLInputElement} */
  const target = document.querySelector('#own .own-find');
  target.focus();
  target.value += letter;
  search({target});
}

// Another screen is there: the next search begins anew.
export function left() {
  query = '';
}
