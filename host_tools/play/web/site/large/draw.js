// How everyone stands, so large that it is read from across the table: names and scores fill the place, and beside them is
// the chart where there is room. `table` is what host_tools/simulated/shown/standing.py returns.
import {draw as drawChart} from '../table/chart.js';
import {beginnings, isDrawn, linesOf} from '../table/lines.js';
import {make} from '../shared/parts.js';
import {capital, minus, say, unframed} from '../shared/words.js';

// The chart's share of the width or of the height, and how much of the letters' size it may take.
const [SIDE, BELOW] = [0.36, 0.32];
const LESS = 0.68;
// What is around a row, in pixels; the largest letters, as a share of the lesser side of the place.
const [AROUND, GAP, LARGEST] = [34, 6, 0.5];
// A name is read at so much of the score's size, and wanted at least so.
const [NAME, NAME_LEAST] = [0.7, 0.3];
// How high a line of digits and one of letters is, as a share of their size.
const [DIGITS, LETTERS] = [0.86, 1.16];
// What stands beside or below a name, as a share of its size.
const SMALL = 0.4;
// The chart's letters are for a phone: they grow with the place.
const PHONE = 420;
const MARKS = {'■': 'deals', '▶': 'starts'};
// A text that stands there.
const plain = (words) => unframed(words).trim();
const pen = document.createElement('canvas').getContext('2d');

// The players with their seats, in the order of the seats, or, at the end and where that is wanted, of their places.
function ordered({players, over}, byPlace) {
  const found = players.map((one, seat) => ({...one, seat}));
  return byPlace || over ? found.sort((one, other) => one.place - other.place || one.seat - other.seat) : found;
}

// What stands beside a name: ■ and ▶ are the box's marks of who deals and starts.
function marksOf(one) {
  const sign = (mark, words, name) => make('span', {class: `large-${name}`, role: 'img', 'aria-label': words, text: mark});
  return [...(one.mark ? [sign(one.mark, one.role, MARKS[one.mark])] : []), ...(one.leads ? [sign('★', say('own.leads'), 'leads')] : [])];
}

// Since when somebody is out; else what was said in this round, or how far it is, once that is near.
const besideOf = (one) => plain(minus(one.out ? one.aside : one.noted || (one.near ? one.left : '')));

function rowOf(one) {
  const beside = besideOf(one);
  return make(
    'li', {data: {seat: one.seat % 8, place: one.place, leads: one.leads, out: one.out, near: one.near}},
    make('span', {class: 'large-who'}, make('span', {class: 'large-name', text: plain(one.name)}), ...marksOf(one).flatMap((mark) => ['\u00a0', mark])),
    ' ', make('strong', {class: 'large-score', text: minus(one.score)}), ...(beside ? [' ', make('small', {text: beside})] : []),
  );
}

// Which game it is, how far it is, and who deals and starts, or has won.
function wordsOf(table) {
  const above = [table.now, table.goal].filter(Boolean).map((words) => capital(plain(minus(words)))).join(' · ');
  return make(
    'header', {class: 'large-head'},
    make('h1', {text: plain(table.title)}), make('p', {text: above}), ...(table.deals ? [make('p', {class: 'large-deals', text: plain(table.deals)})] : []),
    ...(table.won ? [make('p', {class: 'large-won', text: `★ ${plain(table.won)}`})] : []),
  );
}

// How wide words are for each pixel of their size.
function wide(words) {
  pen.font = `750 100px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(words).width / 100;
}

// The largest letters with which all rows have room in a place: {score, name, columns, below}.
function fitted(rows, width, height) {
  const names = Math.max(...rows.map((one) => wide([plain(one.name), one.mark, one.leads ? '★' : ''].filter(Boolean).join(' '))));
  const digits = Math.max(wide('00'), ...rows.map((one) => wide(minus(one.score))));
  const letters = LETTERS * (rows.some(besideOf) ? 1 + SMALL : 1);
  let best = null;
  for (let columns = 1; columns <= rows.length; columns++) {
    const room = width / columns - AROUND - GAP;
    const high = height / Math.ceil(rows.length / columns) - GAP - 4;
    for (const below of [false, true]) {
      for (let score = Math.min(high, LARGEST * Math.min(width, height)); score > 8; score *= 0.97) {
        const beside = below ? room : room - digits * score - 0.4 * score;
        const name = Math.min(NAME * score, beside / names, (below ? high - DIGITS * score : high) / letters);
        if (name < 7 || digits * score > room || DIGITS * score > high) continue;
        // A score beside a name that nobody can read says nothing.
        const worth = Math.min(score, name / NAME_LEAST) + name / 4;
        if (!best || worth > best.worth) best = {worth, score, name, columns, below};
      }
    }
  }
  return best ?? {worth: 0, score: 12, name: 12, columns: 1, below: false};
}

function layRows(place, rows) {
  const list = place.querySelector('.large-seats');
  const middle = place.querySelector('.large-middle');
  const chart = place.querySelector('.large-chart');
  const {clientWidth: width, clientHeight: height} = middle;
  const beside = width > 1.15 * height;
  const [share, part] = beside ? [width * (1 - SIDE), height] : [width, height * (1 - BELOW)];
  const alone = fitted(rows, width, height);
  const shared = chart && Math.min(width, height) > 180 ? fitted(rows, share, part) : null;
  const drawn = Boolean(shared) && shared.worth >= LESS * alone.worth;
  const {score, name, columns, below} = drawn ? shared : alone;
  middle.dataset.chart = drawn ? (beside ? 'beside' : 'below') : '';
  middle.style.setProperty('--chart', `${100 * (beside ? SIDE : BELOW)}%`);
  list.dataset.below = String(below);
  list.style.setProperty('--columns', String(columns));
  list.style.setProperty('--rows', String(Math.ceil(rows.length / columns)));
  list.style.setProperty('--score', `${Math.floor(score)}px`);
  list.style.setProperty('--name', `${Math.floor(name)}px`);
  return drawn;
}

// Show a table in a place, as large as it is; again once the place has another size.
export function draw(place, table, byPlace = false) {
  const rows = ordered(table, byPlace);
  const middle = make('div', {class: 'large-middle'}, make('ol', {class: 'large-seats', 'aria-label': say('own.sheet')}, ...rows.map(rowOf)), ...(isDrawn(table) ? [make('div', {class: 'own-chart large-chart', 'aria-hidden': 'true'})] : []));
  const coming = [...table.entered, table.coming].filter(Boolean).map(plain).join(' · ');
  place.replaceChildren(wordsOf(table), middle, ...(coming ? [make('p', {class: 'large-coming', text: capital(coming)})] : []));
  if (!layRows(place, rows)) return;
  const chart = place.querySelector('.large-chart');
  const scale = Math.max(1, Math.min(chart.clientWidth, chart.clientHeight) / PHONE);
  const limit = Math.max(...table.players.map((one) => one.limit));
  drawChart(chart, {lines: linesOf(table), names: beginnings(table.players.map((one) => one.name), 5), limit, scale});
}

// Draw anew whenever the place has another size, by `again()`.
export function watch(place, again) {
  const sizes = new ResizeObserver(again);
  sizes.observe(place);
  return () => sizes.disconnect();
}
