// The table: the players with their scores, the rounds, the chart, the end of a game, and how they share the window.
import {box} from '../box/state.js';
import {make} from '../shared/parts.js';
import {capital, minus, say} from '../shared/words.js';
import {$, MANY, WIDE, act, button, does, plain, sheetOf, take, view} from './acts.js';
import {beginnings, chartOf, isDrawn, linesOf, played} from './lines.js';
import {grid} from './lists.js';
import {pair, ruleLink, text} from './texts.js';

// More of what the end has added than this is folded.
const FOLDED = 3;
// What draws the chart, once there is one.
let chart = null;

// The same of sides, where they have no room: as many letters of each partner.
function headsIn(names, room) {
  const sides = names.map((one) => one.split(' + '));
  const most = Math.max(...sides.map((one) => one.length));
  if (most === 1 || names.every((one) => one.length <= room)) return beginnings(names, room);
  const short = beginnings(sides.flat(), Math.floor((room + 3) / most) - 3);
  return sides.map((one) => short.splice(0, one.length).join(' + '));
}

// The heads of the rounds: as many letters as have room beside the numbers of the rounds.
const [CELL, AROUND_CELL] = [39, 9.6];
const pen = document.createElement('canvas').getContext('2d');
function fillHeads({players: seats, rounds: {length: last}}) {
  const rounds = $('own').querySelector('.own-scroll');
  if (!rounds) return;
  const names = seats.map((one) => one.name);
  const heads = [...rounds.querySelectorAll('thead [data-seat]')];
  // In forced colours there is no font as one value.
  const {fontSize, fontFamily} = getComputedStyle(heads[0]);
  pen.font = `bold ${fontSize} ${fontFamily}`;
  const wide = (words) => AROUND_CELL + pen.measureText(words).width;
  let room = Math.max(...names.map((one) => one.length));
  const has = (short) => short.reduce((rest, one, at) => rest - Math.max(CELL, wide(one), wide(minus(seats[at].score))), rounds.clientWidth || rounds.parentElement.clientWidth) > 11 * String(last).length + 2;
  while (room > 2 && !has(headsIn(names, room))) room -= 1;
  headsIn(names, room).forEach((short, at) => short !== names[at] && Object.assign(heads[at], {textContent: short, ariaLabel: names[at]}));
}

// One small line: who deals or starts, who is out, what was said; else the way, which is always there once it is near.
function smallOf(one) {
  const way = !one.noted || one.near ? one.left : '';
  const words = [one.role, one.out ? one.aside : '', one.noted, way].filter(Boolean);
  const phrase = (said, at) => make('span', {class: 'own-phrase'}, ...(!at && one.mark === '■' ? [make('span', {'aria-hidden': 'true', text: '■ '})] : []), `${plain(said)}${at < words.length - 1 ? '\u00a0·' : ''}`);
  return make('small', {data: {near: one.near}}, ...words.flatMap((said, at) => [phrase(said, at), ' ']));
}

function seatOf(one, at, over) {
  const who = button(`player ${at}`, '', () => take(at), {class: 'own-who'});
  who.append(make('span', {class: 'own-name', text: one.name}), ...(one.leads ? [make('span', {class: 'own-star', role: 'img', 'aria-label': say('own.leads'), text: '\u00a0★'})] : []), smallOf(one));
  const last = one.change && !over ? button(`change ${at}`, minus(one.change), () => act(`change ${at}`), {class: 'own-change', 'aria-label': say('own.change', {name: one.name, n: minus(one.change)})}) : make('span', {class: 'own-change'});
  const score = make('span', {class: 'own-score', data: {near: one.near}}, make('strong', {text: minus(one.score)}));
  const games = one.games.length ? [make('span', {class: 'own-games', text: one.games.map(minus).join(' · ')})] : [];
  // What was bid is looked up while the tricks are played, the total is not; the small line says what it is.
  const bid = one.bid && !over ? [make('span', {class: 'own-bid', 'aria-hidden': 'true', text: one.bid})] : [];
  // A tap anywhere else opens the player, too.
  does.set(`seat ${at}`, () => take(at));
  return make('li', {class: 'own-seat', data: {key: `seat ${at}`, seat: at % 8, leads: one.leads, out: one.out, bid: bid.length > 0}}, who, ...games, last, score, ...bid);
}

// Round by round; `cell` makes what stands for the points of a seat in a round.
export function roundsOf({players: seats, rounds, unit}, cell) {
  const head = make('tr', {}, make('th', {scope: 'col'}, make('span', {class: 'unseen', text: capital(unit)})), ...seats.map((one, at) => make('th', {scope: 'col', data: {seat: at % 8}, text: one.name})));
  const lines = rounds.map((one) => make('tr', {}, make('th', {scope: 'row', text: one[0]}), ...one[1].map((n, at) => make('td', {data: {best: one[2].includes(at)}}, n === null ? '' : cell(one, at)))));
  const foot = make('tr', {}, make('th', {scope: 'row'}, make('span', {class: 'unseen', text: say('own.score')})), ...seats.map((one) => make('td', {}, make('strong', {text: minus(one.score)}))));
  return make('table', {class: 'own-sheet'}, make('caption', {class: 'unseen', text: say('own.sheet')}), make('thead', {}, head), make('tbody', {}, ...lines), make('tfoot', {}, foot));
}

// The rounds, each number of which is a button that edits it.
function tableOf(part) {
  const {players: seats} = part;
  const cell = ([number, points], at) => {
    const words = minus(points[at]);
    return number ? button(`cell ${number} ${at}`, words, () => act(`cell ${number} ${at}`), {class: 'own-cell', 'aria-label': say('own.cell', {name: seats[at].name, unit: part.unit, round: number, n: words})}) : words;
  };
  return make('section', {class: 'own-scroll', tabindex: '0', 'aria-label': say('own.sheet')}, roundsOf(part, cell));
}

// What was noted of the game; a tap on it changes it.
const noteOf = ({note}) => (note ? [button('note', plain(note), () => box.do('note'), {class: 'own-text own-noted'})] : []);

export function players(part) {
  const {players: seats} = part;
  // Without a round, as in the next game, nothing leads back from the rounds.
  view.roundsOpen &&= played(part);
  const below = [part.won, ...part.entered, ...(played(part) && !part.tells ? [] : [part.coming])].filter(Boolean);
  return make(
    'div', {class: 'own-play', data: {open: view.roundsOpen, rounds: played(part), sides: seats.some((one) => one.name.includes(' + '))}},
    make('ul', {class: 'own-seats'}, ...seats.map((one, at) => seatOf(one, at, part.over))), ...(part.pots.length ? [grid({cells: part.pots})] : []),
    ...(played(part) ? [make('div', {class: 'own-chart'}), tableOf(part)] : []), ...below.map((words) => make('p', {class: 'own-text', text: capital(plain(words))})), ...noteOf(part),
  );
}

// A tap on a place shows the rounds, each number of which can be edited.
function openRounds() {
  /** @type {HTMLDetailsElement} */
  const rounds = $('own').querySelector('.own-end details:has(.own-sheet)');
  rounds.open = true;
  rounds.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

// The end: who has won and by what, why, the order with its arithmetic, and how it came about.
export function ending(part) {
  const won = [part.ahead ? say('own.ahead', {n: part.ahead}) : '', part.rounds].filter(Boolean).join(' · ');
  const place = ([number, name_, terms, total, out, seat]) => {
    const row = played(part.sheet) ? button(`place ${seat}`, '', openRounds, {class: 'own-place'}) : make('div', {class: 'own-place'});
    row.append(make('span', {text: number}), make('b', {text: name_}), make('span', {class: 'own-terms', text: minus(terms || out)}), make('strong', {text: minus(total)}));
    return make('li', {data: {seat: seat % 8}}, row);
  };
  const added = part.bonuses.map((words) => make('p', {class: 'own-text', text: plain(minus(words))}));
  const why = make('p', {class: 'own-text'}, plain(part.reason));
  if (part.rule) why.append(' ', ruleLink(part.rule));
  return make(
    'div', {class: 'own-end', data: {chart: isDrawn(part.sheet)}},
    make('div', {class: 'own-won'}, make('p', {class: 'own-trophy', 'aria-hidden': 'true', text: '★'}), make('p', {class: 'own-winner', text: part.title}), ...(part.score ? [make('p', {class: 'own-total', text: minus(part.score)})] : []), make('p', {class: 'own-about', text: won}), ...(part.reason ? [why] : [])),
    make('ol', {class: 'own-places'}, ...part.places.map(place)),
    ...(added.length > FOLDED ? [make('details', {}, make('summary', {text: say('own.added')}), ...added)] : added),
    ...noteOf(part.sheet), ...part.paid.map(([left, right]) => pair({left, right})), ...(part.why ? [text({words: part.why, rule: ''})] : []),
    ...(played(part.sheet) ? [make('div', {class: 'own-chart'}), make('details', {}, make('summary', {text: capital(part.sheet.units)}), tableOf(part.sheet))] : []),
    make('p', {class: 'own-kept'}, make('span', {text: $('kept').textContent}), ' ', button('backup', say('games.download'), () => $('download').click(), {class: 'quiet'})),
  );
}

// How high a row of the table is, in pixels: as there is room beside what else is there, from the least to the most. That
// is more where so few are there that a name has two lines, and where there is no chart; most for two, in a wide window.
const [LEAST, EASY, MOST, ROOMY, TALL, TALLEST] = [46, 60, 88, 128, 176, 256];
const FEW = 3;
// What is around a sentence below the players, in pixels.
const AROUND = 14;
// In a chart wider than this, in pixels, its lines have names of so many letters.
const [ROOM, WHOLE] = [440, 13];
// Divide the height among the players, the chart and the rest; draw the chart if it has room.
export function layTable() {
  /** @type {HTMLElement | null} */
  const play = $('own').querySelector('.own-play');
  const part_ = view.now && sheetOf(view.now);
  if (!part_) return;
  if (!play) {
    fillHeads(part_);
    fillChart(part_);
    return;
  }
  const count = part_.players.length;
  const [side, flat, wide] = ['(min-aspect-ratio: 13/10)', '(max-height: 37.5rem)', WIDE].map((one) => matchMedia(one).matches);
  const others = [...play.children].filter((one) => one.matches('.own-pots, .own-text'));
  const room = play.parentElement.clientHeight - others.reduce((sum, one) => sum + /** @type {HTMLElement} */ (one).offsetHeight + AROUND, 0);
  // Where so many have no room below each other, they stand in two columns: nothing is out of sight.
  const tight = room / count - 7 < LEAST;
  const two = !(side && flat) && count > MANY && tight;
  play.dataset.two = String(two);
  const drawn = isDrawn(part_);
  // Beside no chart, and no rounds, the players have the whole width.
  const alone = side && flat && !drawn && !view.roundsOpen;
  play.dataset.alone = String(alone);
  const many = count > MANY || (side && flat && tight);
  play.dataset.many = String(many);
  const rows = two || alone || (side && flat && many) ? Math.ceil(count / 2) : count;
  const each = (less) => (room - less) / rows - 7;
  const beside = side && wide;
  const below = wide ? Math.max(chartOf(count), 240) : chartOf(count);
  play.style.setProperty('--digits', String(Math.max(...part_.players.map((one) => (one.bid || minus(one.score)).length))));
  const roomy = wide && !flat;
  const shared = !beside && (drawn || (roomy && played(part_)));
  const high = shared && (wide || each(below) >= EASY) ? each(below) : each(0);
  const most = (roomy && (count === 2 || (beside && count <= FEW))) || (count === 2 && !drawn) ? TALLEST : roomy || count === 2 ? TALL : count <= FEW || !drawn ? ROOMY : MOST;
  play.style.setProperty('--each', `${Math.floor(Math.max(LEAST, Math.min(high, most)))}px`);
  fillHeads(part_);
  fillChart(part_);
}

async function fillChart(part_) {
  chart ??= await import('./chart.js').catch(() => null);
  /** @type {HTMLElement | null} */
  const place = $('own').querySelector('.own-chart');
  if (!chart || !place || !view.now || sheetOf(view.now) !== part_) return;
  const names = beginnings(part_.players.map((one) => one.name), place.clientWidth > ROOM ? WHOLE : 2);
  const limit = Math.max(...part_.players.map((one) => one.limit));
  // At the end it has its room, and all scrolls.
  place.style.setProperty('--least', isDrawn(part_) ? `${chartOf(names.length)}px` : '0');
  if (isDrawn(part_) && place.clientHeight >= chartOf(names.length)) chart.draw(place, {lines: linesOf(part_), names, limit});
  else place.replaceChildren();
}
