// The choice of a game on one page: what goes on, a search, kinds of games, and all of them, those first that people want.
import {make} from '../shared/parts.js';
import {capital, language, minus, say} from '../shared/words.js';
import {act, button, plain, take, view} from './acts.js';

const KINDS = ['rummy', 'tricks', 'points', 'fishing'];
const DAY = 24 * 3600e3;
// What is searched for, and the kind that is shown, '' for all.
let [query, kind] = ['', ''];

// What is typed and what is called so: small letters without accents and signs.
const folded = (words) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim();
// Whether a word begins with what is searched for, however the words are divided.
const begins = (words, wanted) => ` ${words}`.includes(` ${wanted}`) || words.replaceAll(' ', '').startsWith(wanted.replaceAll(' ', ''));

// A day as people say it: today, Saturday, 5 Nov.
function dayOf(time) {
  const [then, now] = [new Date(time), new Date()].map((one) => new Date(one.getFullYear(), one.getMonth(), one.getDate()));
  const ago = Math.round((now.getTime() - then.getTime()) / DAY);
  if (ago >= 0 && ago < 2) return new Intl.RelativeTimeFormat(language(), {numeric: 'auto'}).format(-ago, 'day');
  const given = ago > 1 && ago < 7 ? /** @type {const} */ ({weekday: 'long'}) : /** @type {const} */ ({day: 'numeric', month: 'short'});
  return then.toLocaleDateString(language(), given);
}

function tile([title, players, kind_, , where, last, count], at, called = '') {
  const one = button(`row ${at}`, '', () => take(at), {class: 'own-game'});
  const when = where === 'here' && last ? say('choose.last', {day: dayOf(last), n: count}) : `${minus(plain(players))} · ${say(`choose.${kind_}`)}`;
  one.append(make('strong', {text: plain(title)}), ' ', make('small', {text: called || capital(when)}));
  return one;
}

const tiles = (some) => make('div', {class: 'own-games'}, ...some);
const heading = (key) => make('h3', {class: 'own-group', text: say(key)});

// The games that are searched for: those called so, then those with another name that begins so, which is said.
function found(all) {
  const wanted = folded(query);
  const hits = all.map((row, at) => {
    if (begins(folded(plain(row[0])), wanted)) return [0, tile(row, at)];
    const other = row[3].split(', ').find((name) => name && begins(folded(name), wanted));
    return other ? [1, tile(row, at, other)] : null;
  });
  return hits.filter(Boolean).sort(([one], [other]) => one - other).map(([, one]) => one);
}

function field() {
  const one = make('input', {
    type: 'search', class: 'own-field own-find', 'aria-label': say('choose.find'), placeholder: say('choose.find'), autocomplete: 'off', spellcheck: 'false', enterkeyhint: 'search',
    data: {key: 'find'}, oninput: search,
    onkeydown: (event) => {
      if (event.isComposing) return;
      const first = event.target.closest('.own-body').querySelector('.own-game');
      if (event.key === 'Enter' && query && first) first.click();
      else if (event.key === 'Escape' && query) search({target: Object.assign(event.target, {value: ''})});
      else return;
      event.preventDefault();
    },
  });
  one.value = query;
  return one;
}

function search({target}) {
  query = target.value;
  if (query) kind = '';
  view.paint();
}

// A letter that is typed anywhere on the page is searched for.
export function typed(letter) {
  /** @type {HTMLInputElement} */
  const target = document.querySelector('#own .own-find');
  target.focus();
  target.value += letter;
  search({target});
}

const chip = (one) => button(`kind ${one || 'all'}`, say(`choose.${one || 'all'}`), () => {
  kind = one;
  view.paint();
}, {'aria-pressed': kind === one});

export function games({goes_on: going, games: all}) {
  const card = [];
  if (going) {
    const [title, far, who, stands] = going.map((words) => minus(plain(words)));
    const one = button('resume', '', () => act('resume'), {class: 'own-going'});
    one.append(
      make('span', {}, make('strong', {text: title}), far ? ` · ${far}` : '', make('small', {text: [who, stands].filter(Boolean).join(' · ')})), ' ',
      make('span', {class: 'own-go', text: say('choose.go_on')}),
    );
    card.push(one);
  }
  const rows = all.map((row, at) => ({row, at})).filter(({row}) => !kind || row[2] === kind);
  const groups = [['here', 'choose.here'], ['known', 'choose.known'], ['', 'choose.others']].flatMap(([where, key]) => {
    const some = rows.filter(({row}) => row[4] === where);
    return some.length ? [heading(key), tiles(some.map(({row, at}) => tile(row, at)))] : [];
  });
  const hits = folded(query) ? found(all) : null;
  const listed = !hits ? groups : hits.length ? [tiles(hits)] : [make('p', {class: 'own-text', text: say('choose.none')})];
  return make(
    'div', {class: 'own-choose'}, ...card, field(),
    make('div', {class: 'own-kinds', role: 'group', 'aria-label': say('choose.kinds')}, ...['', ...KINDS].map(chip)), ...listed,
  );
}

// The main button: the game that adds up points.
export const points = ({any}) => button('points', say('choose.just_points'), () => take(any), {class: 'main'});

// Another screen is there: the next choice begins anew.
export function left() {
  [query, kind] = ['', ''];
}
