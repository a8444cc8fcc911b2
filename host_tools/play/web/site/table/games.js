// The choice of a game on one page: what goes on, a search, kinds of games, and all of them, those first that people want.
import {make, used} from '../shared/parts.js';
import {capital, language, minus, say} from '../shared/words.js';
import {act, button, plain, take, view} from './acts.js';
import {field, fits, wanted} from './find.js';

const KINDS = ['rummy', 'tricks', 'points', 'fishing'];
const DAY = 24 * 3600e3;
// The kind that is shown, '' for all.
let kind = '';

// A day as people say it: today, Saturday, 5 Nov.
function dayOf(time) {
  const [then, now] = [new Date(time), new Date()].map((one) => new Date(one.getFullYear(), one.getMonth(), one.getDate()));
  const ago = Math.round((now.getTime() - then.getTime()) / DAY);
  if (ago >= 0 && ago < 2) return new Intl.RelativeTimeFormat(language(), {numeric: 'auto'}).format(-ago, 'day');
  const given = ago > 1 && ago < 7 ? /** @type {const} */ ({weekday: 'long'}) : /** @type {const} */ ({day: 'numeric', month: 'short'});
  return then.toLocaleDateString(language(), given);
}

// A form that only the page has goes onto the box first.
const bring = async (form) => (await used(() => import('../links/forms.js')))?.bring(form);

function tile([title, players, kind_, , where, last, count, form], at, called = '') {
  const one = button(`row ${at}`, '', () => (form ? bring(form) : take(at)), {class: 'own-game own-hit'});
  const when = where === 'here' && last ? say('choose.last', {day: dayOf(last), n: count}) : `${minus(plain(players))} · ${say(`choose.${kind_}`)}`;
  one.append(make('strong', {text: plain(title)}), ' ', make('small', {text: called || capital(when)}));
  return one;
}

const tiles = (some) => make('div', {class: 'own-games'}, ...some);
const heading = (key) => make('h3', {class: 'own-group', text: say(key)});

// The games that are searched for: those called so, then those with another name that begins so, which is said.
function found(all) {
  const hits = all.map((row, at) => {
    if (fits(plain(row[0]))) return [0, tile(row, at)];
    const other = row[3].split(', ').find((name) => name && fits(name));
    return other ? [1, tile(row, at, other)] : null;
  });
  return hits.filter(Boolean).sort(([one], [other]) => one - other).map(([, one]) => one);
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
  const hits = wanted() ? found(all) : null;
  const listed = !hits ? groups : hits.length ? [tiles(hits)] : [make('p', {class: 'own-text', text: say('choose.none')})];
  return make(
    'div', {class: 'own-choose'}, ...card, field(say('choose.find'), () => (kind = '')),
    make('div', {class: 'own-kinds', role: 'group', 'aria-label': say('choose.kinds')}, ...['', ...KINDS].map(chip)), ...listed,
  );
}

// The main button: the game that adds up points.
export const points = ({any}) => button('points', say('choose.just_points'), () => take(any), {class: 'main'});

// Another screen is there: the next choice begins anew.
export function left() {
  kind = '';
}
