// The page's own type: what the screen on top shows, as buttons, lists and tables of the browser. The firmware says it
// as data (host_tools/simulated/shown/data.py); a part is rendered by its kind, so a new screen appears here by itself.
import * as fingers from './fingers.js';
import {make, settings, used} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {box, hooks, keys, state} from '../box/state.js';
import {language, say, unframed} from '../shared/words.js';

const $ = (id) => document.getElementById(id);
// The signs that only the screen's fonts have, letters in frames apart.
const OWN_SIGNS = /[\ue010-\ue040\ue05b-\uf8ff]/;
const ENTER = '\n';
const ERASE = '\b';
// A text that stands in the field is compared with the box's once nobody has typed for so long, in milliseconds.
const SETTLED = 400;
const COURTS = {A: 'ace', J: 'jack', Q: 'queen', K: 'king'};
// A sheet with more columns than this breaks names.
const MANY = 5;
// More of what the end has added than this is folded.
const FOLDED = 3;
// With letters so much larger than usual, in pixels, or with room for so few, nothing is fitted to the window.
const [LARGE, LOW] = [22, 20];
// Where the rounds stand beside the players (own.css).
const WIDE = '(min-width: 44rem)';

// What is shown now, and as which screen; null where the box is.
let now = null;
let typedAt = 0;
// What the box has of the text in the field.
let sent = '';
// Whether a finger was last on the page.
let finger = false;
// When that was begun which is done now, as an event's time; undefined: now.
let since;
// The score sheet that was shown last, of the game on the box, as it is printed; null if there is none.
let sheet = null;
// Whether the rounds stand in place of the players, where there is no room for both.
let roundsOpen = false;
// What Back of the browser does: closed once the screen has no way back.
let leave = null;
// What draws the chart, once there is one.
let chart = null;
// The code that stands there, and its picture.
let code = ['', null];

const capital = (words) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
// The sign of a number that is less than nothing; "RMN-6" and "7-8-9" have none.
const minus = (number) => String(number).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
const plain = (words) => unframed(words).trim();

// Let the box do what is meant, in one of its ways (firmware/app.py).
function give(what, kind) {
  keys.byPad(finger);
  box.give(what, kind, since);
}
// Do what an event asks for.
function begun(event, work) {
  since = keys.since(event);
  work();
  since = undefined;
}
// What a keyboard types, and what is tapped on a pad of the page.
const type = (letters) => give(letters, 'typed');
const tap = (letters) => give(letters, 'tapped');
const act = (name) => give(name, 'act');
const take = (index) => give(index, 'take');
// The attributes of a button that is there and, unless `may`, cannot be pressed yet.
const ifMay = (may) => (may ? {} : {disabled: ''});
// The same where a thumb may be ahead of the picture: the box decides, which has the taps in their order, and says why not.
const ifNow = (may) => (may ? {} : {'aria-disabled': 'true'});

// What each button does, by its key: an element may outlive what it was made for.
const does = new Map();

// A button; `key` names it, so that it is the same one when it is drawn again.
function button(key, words, onclick, given = {}) {
  does.set(key, onclick);
  return make('button', {type: 'button', data: {key}, text: words, ...given});
}

// -- the parts ------------------------------------------------------------------------------------------------------

function ruleLink(rule) {
  return make('a', {class: 'own-rule', href: `rules.${language()}.html#${rule.toLowerCase()}`, target: '_blank', rel: 'noopener', text: rule, 'aria-label': say('play.rule', {number: rule})});
}

const text = ({words, rule}) => make('p', {class: 'own-text'}, ...(rule ? [ruleLink(rule), ' '] : []), capital(plain(minus(words))));

// The place of the colour of who has this name at the table; -1 without one.
const seatCalled = (name) => sheet?.part.players.findIndex((one) => one.name === name) ?? -1;
const coloured = (name) => (seatCalled(name) < 0 ? {} : {data: {seat: seatCalled(name) % 8}});

const pair = ({left, right}) => make('p', {class: 'own-pair', ...coloured(left)}, make('span', {text: plain(left)}), make('span', {text: plain(minus(right))}));

// Arithmetic is broken before a sign, never within a term.
const terms = (words) => minus(words).replaceAll(' - ', ' − ').split(/ (?=[-+\u2212] )/).map((one) => one.replaceAll(' ', '\u00a0')).join(' ');

const sum = ({name, words, total}) => make('p', {class: 'own-sum'}, make('span', {text: name}), make('span', {class: 'own-terms', text: terms(words)}), make('strong', {text: minus(total)}));

// What a row of an entry comes to; a tap on it leads to what was asked there.
function outcome({name, what, added, sums, old, new: now_, seat, to}) {
  const place = to ? button(to, '', () => act(to)) : make('p', {});
  place.classList.add('own-sum');
  place.dataset.seat = String(seat % 8);
  place.append(
    make('span', {text: name}), ' ', make('span', {class: what ? 'own-terms' : 'own-plus', text: what || minus(added)}), ' ',
    make('span', {class: 'own-became'}, ...(old ? [make('span', {class: 'own-terms', text: `${minus(old)} → `})] : []), make('strong', {text: minus(now_)})), ...sums.map((one) => make('small', {text: terms(one)})),
  );
  return place;
}

const chips = (faces) => make('p', {class: 'own-chips'}, ...faces.map((face) => make('span', {text: plain(face)})));

const big = ({words, below}) => make('div', {class: 'own-big'}, make('p', {class: 'own-large', text: plain(words)}), ...(below ? [make('p', {text: plain(below)})] : []));

const laid = ({cards, due}) => make('div', {class: 'own-laid'}, chips(cards), ...(due ? [make('p', {class: 'own-large', text: plain(due)})] : []));

// Who plays, each in the colour they will have; partners stand together.
const sidesOf = (sides) => make('span', {class: 'own-sides'}, ...sides.flatMap((names, at) => [' ', make('span', {data: {seat: at % 8}, text: names.join(' + ')})]));

// How many play, between what makes them fewer and more.
function countOf(words) {
  const [fewer, more] = ['left', 'right'].map((name_) => now.actions.find(([one]) => one === name_));
  const step = ([name_, said], sign) => button(`act ${name_}`, sign, () => act(name_), {'aria-label': capital(said)});
  const count = make('span', {text: words});
  return make('div', {class: 'own-count'}, ...(fewer && more ? [step(fewer, '−'), count, step(more, '+')] : [count]));
}

// A row of a list. What has a second row on the box has its words below each other here, in the whole width.
function list({at, first, rows, about, empty, given: some, main = -1, second = -1, act: each, seated, seats = []}) {
  const line = ([left, right, below, beside], index) => {
    const row = button(`row ${first + index}`, '', () => take(first + index), {class: 'own-row'});
    if (first + index === at) row.setAttribute('aria-current', 'true');
    if (seats[index] >= 0) row.dataset.seat = String(seats[index] % 8);
    const sides = seated?.[0] === first + index;
    const smalls = below === undefined ? [] : [below, [right, beside].filter(Boolean).map(minus).join(' · ')].filter(Boolean);
    row.append(make('span', {class: 'own-left'}, make('span', {text: plain(sides ? seated[1] : left)}), ...(sides ? [sidesOf(seated[2])] : smalls.map((words) => make('small', {text: plain(words)})))));
    if (right && below === undefined) row.append(' ', make('span', {class: 'own-right', text: minus(plain(right))}));
    if (!each) return make('li', {}, row);
    const deed = `${each[0]} ${first + index}`;
    return make('li', {class: 'own-two'}, row, button(`act ${deed}`, '⌫', () => act(deed), {'aria-label': `${capital(each[1])}: ${plain(left)}`}));
  };
  const lines = rows.map(line).filter((_, index) => ![main, second].includes(first + index));
  const count = main < 0 ? '' : plain(rows[main][1]);
  const found = [...given(some), ...(count ? [countOf(count)] : []), make('ul', {class: 'own-list'}, ...lines)];
  if (about) found.push(make('p', {class: 'own-text own-about', text: plain(about)}));
  if (empty) found.unshift(make('p', {class: 'own-text', text: empty}));
  return make('div', {}, ...found);
}

// The first letters of each name: as many as have room, and at most so many more as tell them apart. Names that begin
// alike for longer ("Player 1", "Player 2") end with the first letter that no other of them has there: "P1", "P2".
const TOLD_APART = 5;
function beginnings(names, room = 2) {
  const of = (count) => names.map((one) => [...one].slice(0, count).join('').trim());
  const least = Math.max(2, room);
  let count = least;
  while (count < TOLD_APART && new Set(of(count)).size < names.length) count += 1;
  const found = of(count);
  return found.map((short, at) => {
    const alike = names.filter((_, other) => other !== at && found[other] === short);
    const letters = [...names[at]];
    const own = letters.findIndex((letter, place) => alike.every((one) => [...one][place] !== letter));
    // A number says all by itself.
    const before = /\d/.test(letters[own]) ? 1 : Math.min(least - 1, own);
    return alike.length && own > 0 ? [...letters.slice(0, before), letters[own]].join('') : short;
  });
}

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
  // A tap anywhere else opens the player, too.
  does.set(`seat ${at}`, () => take(at));
  return make('li', {class: 'own-seat', data: {key: `seat ${at}`, seat: at % 8, leads: one.leads, out: one.out}}, who, ...games, last, score);
}

// Round by round; `cell` makes what stands for the points of a seat in a round.
function roundsOf({players: seats, rounds, unit}, cell) {
  const head = make('tr', {}, make('th', {scope: 'col'}, make('span', {class: 'unseen', text: capital(unit)})), ...seats.map((one, at) => make('th', {scope: 'col', data: {seat: at % 8}, text: one.name})));
  const lines = rounds.map((one) => make('tr', {}, make('th', {scope: 'row', text: one[0]}), ...one[1].map((n, at) => make('td', {data: {best: one[2].includes(at)}}, n === null ? '' : cell(one, at)))));
  const foot = make('tr', {}, make('th', {scope: 'row'}, make('span', {class: 'unseen', text: say('own.score')})), ...seats.map((one) => make('td', {}, make('strong', {text: minus(one.score)}))));
  return make('table', {class: 'own-sheet'}, make('caption', {class: 'unseen', text: say('own.sheet')}), make('thead', {}, head), make('tbody', {}, ...lines), make('tfoot', {}, foot));
}

// What a line of the chart goes through: the score of a seat before the first round, and after each that is done, until
// it is out.
function linesOf({players: seats, rounds, done}) {
  return seats.map((one, seat) => {
    let score = rounds[0]?.[0] === 0 ? rounds[0][1][seat] : 0;
    const line = [score];
    for (const [number, points] of rounds) if (number && number <= done && !(one.since && number > one.since)) line.push((score += points[seat]));
    return line;
  });
}

// Whether there is more than what each had at the start.
const played = ({rounds}) => rounds.some(([number]) => number);

// The rounds, each number of which is a button that edits it.
function tableOf(part) {
  const {players: seats} = part;
  const cell = ([number, points], at) => {
    const words = minus(points[at]);
    return number ? button(`cell ${number} ${at}`, words, () => act(`cell ${number} ${at}`), {class: 'own-cell', 'aria-label': say('own.cell', {name: seats[at].name, unit: part.unit, round: number, n: words})}) : words;
  };
  return make('section', {class: 'own-scroll', tabindex: '0', 'aria-label': say('own.sheet')}, roundsOf(part, cell));
}

function players(part) {
  const {players: seats} = part;
  // Without a round, as in the next game, nothing leads back from the rounds.
  roundsOpen &&= played(part);
  const below = [part.won, ...part.entered, ...(played(part) && !part.tells ? [] : [part.coming])].filter(Boolean);
  return make(
    'div', {class: 'own-play', data: {open: roundsOpen, rounds: played(part), sides: seats.some((one) => one.name.includes(' + '))}},
    make('ul', {class: 'own-seats'}, ...seats.map((one, at) => seatOf(one, at, part.over))), ...(part.pots.length ? [grid({cells: part.pots})] : []),
    ...(played(part) ? [make('div', {class: 'own-chart'}), tableOf(part)] : []), ...below.map((words) => make('p', {class: 'own-text', text: capital(plain(words))})),
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
function ending(part) {
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
    ...part.paid.map(([left, right]) => pair({left, right})), ...(part.why ? [text({words: part.why, rule: ''})] : []),
    ...(played(part.sheet) ? [make('div', {class: 'own-chart'}), make('details', {}, make('summary', {text: capital(part.sheet.units)}), tableOf(part.sheet))] : []),
    make('p', {class: 'own-kept'}, make('span', {text: $('kept').textContent}), ' ', button('backup', say('games.download'), () => $('download').click(), {class: 'quiet'})),
  );
}

const given = (some) => (some.length ? [make('p', {class: 'own-text', text: some.map(([name, value]) => `${plain(name)}: ${minus(value)}`).join(' · ')})] : []);

const eraser = (may) => button('erase', '⌫', () => act('erase'), {'aria-label': say('pad.erase'), ...ifNow(may)});

// A page of numbers: each row is chosen by a tap, and the pad below keys the one that is chosen.
function rowsOf({at, rows}, offered) {
  // Where several things are asked of two sides, each side has a column with its name on top, and a row says what is asked.
  const sides = [...new Map(rows.map((row) => [row[0], row[5]]))].sort((one, other) => one[1] - other[1]);
  const paired = sides.length === 2 && rows.length > 2;
  const line = ([label, told, value, after, out, seat, field], index) => {
    const row = button(`row ${index}`, '', () => take(index), {class: 'own-field-row', ...(index === at ? {'aria-current': 'true'} : {})});
    row.dataset.seat = String(seat % 8);
    // Where it is narrow, what it was before is not said.
    const [was, becomes] = after.split(/(?=→)/);
    const [first, second] = paired ? [capital(told), label] : [label, told];
    row.append(
      make('span', {class: 'own-left'}, make('span', {text: plain(first)}), ' ', make('small', {class: paired ? 'unseen' : '', text: plain(second)})), ' ',
      make('span', {class: paired ? 'unseen' : 'own-after', data: {out}}, ...(after ? [make('span', {text: minus(was)}), minus(becomes)] : [])), ' ', make('strong', {data: {offered: offered && index === at}, text: minus(value) || '–'}),
    );
    const item = make('li', {}, row);
    if (paired) item.style.gridArea = `${field + 2} / ${sides.findIndex(([name_]) => name_ === label) + 1}`;
    return item;
  };
  // What it comes to stands once for each side.
  const comesTo = (name_) => rows.filter(([label, , , after]) => label === name_ && after).map(([, , , after, out]) => make('span', {class: 'own-after', data: {out}, text: minus(after)})).slice(-1);
  const heads = paired ? sides.map(([name_, seat]) => make('li', {class: 'own-side', 'aria-hidden': 'true', data: {seat: seat % 8}}, name_, ' ', ...comesTo(name_))) : [];
  return make('ul', {class: 'own-fields', data: {many: rows.length > MANY, sides: paired}}, ...heads, ...rows.map(line));
}

function number(part) {
  const may = (letter) => part.letters.includes(letter);
  const digit = (letter) => button(`digit ${letter}`, letter, () => tap(letter), ifNow(may(letter)));
  const left = part.minus ? button('digit -', '−', () => tap('-'), {'aria-label': say('pad.minus'), ...ifNow(may('-'))}) : make('span', {});
  const more = actionsOf(now).slice(1).filter(([name_]) => name_ !== FIRST);
  const choice = (words, at) => button(`choice ${at}`, capital(words), () => act(`choice ${at}`), {'aria-pressed': words === part.value});
  const pad = part.choices.length ? part.choices.map(choice) : [...'123456789'.split('').map(digit), left, digit('0'), eraser(part.begun)];
  const asked = make('p', {class: 'own-text', text: part.page ? `${capital(plain(now.bar[0]))} ` : ''}, make('span', {class: 'own-range', text: minus(part.range)}));
  return make(
    'div', {class: 'own-number', data: {page: Boolean(part.page)}},
    ...(part.page ? [rowsOf(part.page, part.offered)] : given(part.given)),
    make('div', {class: 'own-asked'}, asked, ...(part.rule ? [ruleLink(part.rule)] : []), ...more.map(actionButton)),
    ...(part.page ? [] : [make('p', {class: 'own-large', data: {offered: part.offered}, text: part.value === '-' ? '_' : minus(part.value)})]),
    make('div', {class: 'own-digits', role: 'group', data: {few: part.choices.length > 0}, 'aria-label': say('pad.offer_number')}, ...pad),
  );
}

// Send how the text in the field differs from what the box has of it.
function typeText(event) {
  if (event?.isComposing) return;
  typedAt = performance.now();
  const [old, text_] = [[...sent], [...$('own-field').value]];
  let same = 0;
  while (same < old.length && same < text_.length && old[same] === text_[same]) same += 1;
  sent = $('own-field').value;
  const letters = ERASE.repeat(old.length - same) + text_.slice(same).join('');
  if (letters) type(letters);
}

// What stands in the field is the name, although a known one begins so.
function enterText() {
  const {names, most} = part('name');
  typeText();
  const typed = sent.trim().toLowerCase();
  const known = names.map(([name]) => name.toLowerCase());
  const begins = known.some((name) => name.startsWith(typed)) && !known.includes(typed);
  if (typed) tap(begins && [...sent].length < most ? ` ${ENTER}` : ENTER);
  typedAt = 0;
}

function name(part_) {
  const there = $('own-field');
  const waits = there && performance.now() - typedAt < SETTLED;
  // The field stays while one types: a keyboard that is open stays open.
  const field = there ?? make('input', {
    id: 'own-field', type: 'text', class: 'own-field', 'aria-label': say('pad.name'), autocomplete: 'off', autocapitalize: 'words', spellcheck: 'false',
    enterkeyhint: 'done', data: {key: 'field'}, oninput: typeText,
    onkeydown: (event) => event.key === 'Enter' && !event.isComposing && (event.preventDefault(), enterText()),
  });
  field.placeholder = say('pad.name');
  field.maxLength = part_.most;
  if (!waits) {
    sent = part_.text;
    if (field.value !== sent) field.value = sent;
  }
  const typed = part_.text.toLowerCase();
  // What does not begin as typed cannot be taken, and keeps its place: nothing moves under a finger.
  const rows = part_.names.map(([one, aside], at) => {
    const row = button(`name ${one}`, '', () => take(at + 1), {class: 'own-row', ...ifMay(one.toLowerCase().startsWith(typed))});
    row.append(make('span', {class: 'own-left', text: one}), ...(aside ? [' ', make('span', {class: 'own-right', text: aside})] : []));
    return make('li', {}, row);
  });
  return make('div', {}, make('div', {class: 'own-ask'}, field, button('take text', capital(say('pad.done')), enterText, {class: 'main'})), make('ul', {class: 'own-list', 'aria-label': say('pad.known')}, ...rows));
}

// What a card is called aloud.
function called(face, suit, suitName, coloured) {
  const rank = face.replace(suit, '');
  const words = COURTS[rank] && !coloured ? say(`rank.${COURTS[rank]}`) : plain(rank);
  return coloured ? `${suitName} ${words}` : say('pad.card', {rank: words, suit: suitName});
}

// A card that can still come is keyed; else it is taken out, in all its copies.
function chooseCard([, word, keyed, free]) {
  if (free) tap(word.trim());
  else if (keyed) tap(`-${word.trim()}`);
}

function deck(part_) {
  const cardButton = (card, key, words, given_) => {
    const [, , keyed, free] = card;
    const one = button(key, '', () => chooseCard(card), {class: 'own-card', 'aria-label': words, 'aria-pressed': keyed > 0, ...given_, ...ifMay(keyed || free)});
    if (keyed > 1) one.append(make('small', {text: keyed}));
    return one;
  };
  const most = Math.max(...part_.rows.map((row) => row.length));
  const cards = part_.rows.flatMap((row, at) => {
    const [suit, suitName] = part_.suits[at];
    return row.map((card, index) => {
      const own = OWN_SIGNS.test(suit);
      const one = cardButton(card, `card ${card[1]}`, called(card[0], suit, suitName, part_.coloured), {});
      one.dataset.suit = part_.coloured ? `colour${at}` : `suit${at}`;
      // The rank is drawn: an ace is called so, not A.
      one.prepend(make('span', {data: {rank: plain(card[0].replace(suit, ''))}}), make('span', {class: own ? 'own-suit' : '', text: own ? suitName.slice(0, 3) : plain(suit)}));
      // A suit begins at the left; in a narrow window it has two rows, and each does.
      if (index === 0) one.classList.add('begins');
      if (index === Math.ceil(row.length / 2)) one.classList.add('goes-on');
      return one;
    });
  });
  const grid = make('div', {class: 'own-deck', role: 'group', 'aria-label': say('pad.deck')}, ...cards);
  grid.style.setProperty('--ranks', part_.wild ? most + 1 : most);
  grid.style.setProperty('--half', Math.ceil(most / 2));
  if (part_.wild) {
    const wild = cardButton(part_.wild, 'card wild', say(part_.coloured ? 'pad.wild' : 'pad.joker'), {});
    wild.classList.add('own-wild');
    // Where a suit in two rows leaves a place free, the wild card has that.
    if (most % 2) wild.classList.add('fills');
    wild.prepend(make('span', {text: plain(part_.wild[0])}), make('span', {class: 'own-wild-words', text: say(part_.coloured ? 'pad.wild' : 'pad.joker')}));
    grid.append(wild);
  }
  // They slide as more come, so none of them is a key: a card is taken out where it was keyed, the last one by ⌫.
  const keyed = make('div', {class: 'own-chips', role: 'group', tabindex: '0', 'aria-label': say('pad.keyed')}, ...part_.keyed.map(([face]) => make('span', {text: plain(face)})));
  const tally = part_.tally ? [make('p', {class: 'own-tally', text: plain(part_.tally)})] : [];
  return make('div', {class: 'own-cards'}, ...given(part_.given), make('div', {class: 'own-keyed'}, keyed, ...tally, eraser(part_.keyed.length > 0)), grid);
}

const verdict = (part_) =>
  make(
    'div', {class: 'own-verdict', data: {ok: part_.ok}},
    make('p', {class: 'own-large', text: plain(part_.head)}), chips(part_.cards),
    make('p', {class: 'own-card-box'}, ...(part_.rule ? [ruleLink(part_.rule), ' '] : []), plain(part_.words)),
    ...part_.groups.map(([label, cards]) => pair({left: label, right: cards})),
  );

// The board: a section that somebody can collect is a button for that; on the sheet the others show the board.
function grid({cells}) {
  const board = now.actions.find(([name_]) => name_ === 'board');
  const cell = ([label, chips_, pays], at) => {
    const name_ = plain(label);
    const given_ = {'aria-label': pays ? say('own.pot', {name: name_, n: chips_}) : `${name_} ${chips_}, ${board?.[1]}`, data: {key: `pot ${pays || at}`, pays: Boolean(pays)}};
    const one = pays || board ? button(`pot ${pays || at}`, '', () => act(pays ? `pot ${pays}` : 'board'), given_) : make('div', {});
    one.append(`${name_} `, make('b', {text: chips_}));
    return make('li', {}, one);
  };
  return make('ul', {class: 'own-pots'}, ...cells.map(cell));
}

const cells = ({cells: some}) => make('div', {class: 'own-cells'}, ...some.map((words, at) => button(`cell ${at}`, plain(words), () => take(at), {data: {key: `cell ${at}`, marked: words.startsWith('✓')}})));

function showCode({data, words}) {
  const picture = make('div', {class: 'own-code'});
  if (code[0] === data && code[1]) picture.append(code[1]);
  else if (data) {
    used(() => import('../links/qr.js')).then((qr) => {
      code = [data, qr?.codeOf(data) ?? null];
      picture.replaceChildren(code[1] ?? data);
    });
  }
  return make('div', {}, picture, ...words.map((one) => make('p', {class: 'own-text', text: plain(one)})));
}

const KINDS = {text, pair, sum, outcome, big, laid, list, players, ending, number, name, deck, verdict, grid, cells, code: showCode};

// How everyone stands, on the sheet and at the end; null on other screens.
const sheetOf = ({parts}) => parts.find((one) => one.kind === 'players') ?? parts.find((one) => one.kind === 'ending')?.sheet ?? null;

const part = (kind) => now.parts.find((one) => one.kind === kind);

// -- the whole ------------------------------------------------------------------------------------------------------

// The way back is at the top; the first action is the main one. On the sheet, the menu is one of them.
const BACK = ['back', 'leave'];

function backButton([name_, words]) {
  const found = button('back', capital(words), () => act(name_));
  found.prepend(make('span', {'aria-hidden': 'true', text: '‹ '}));
  return found;
}

// On the sheet the menu is in its head, and has the history; the pots lead to the board.
const ELSEWHERE = ['back', 'history', 'board'];
const isEnd = ({parts}) => parts[0]?.kind === 'ending';
function homeButtons(shown) {
  const menu = capital(plain(shown.actions.find(([name_]) => name_ === 'back')?.[1] ?? ''));
  // The end has room for words.
  if (isEnd(shown)) return [button('act back', menu, () => act('back'))];
  return [button('share', '↗', () => send('sheet'), {'aria-label': say('own.share')}), button('act back', '☰', () => act('back'), {'aria-label': menu})];
}

const send = (kind) => /** @type {HTMLElement} */ (document.querySelector(`[data-link="${kind}"]`)).click();

// The rest of the page is behind the table's menu; a set-up can be sent before it is begun.
const besides = ({screen}) => ({
  'table.menu': [button('whole', say('evening.whole'), () => $('whole').click(), {class: 'own-whole'})],
  'setup.ready': [button('share', '↗', () => send('setup'), {'aria-label': say('own.share_setup')})],
})[screen] ?? [];

function showRounds() {
  roundsOpen = !roundsOpen;
  render(now);
}

// What can be done besides going back; what ends a name stands beside it.
const actionsOf = ({actions, parts}) => {
  const home = sheetOf({parts});
  const back = home ? null : actions.find(([name_]) => BACK.includes(name_));
  return actions.filter((one) => one !== back && !(one[0] === 'done' && parts.some(({kind}) => kind === 'name')));
};
// The page of which the number that is asked is a row.
const pageOf = (shown) => shown.parts.find((one) => one.kind === 'number')?.page;

// A number stays beside what it counts.
const counted = (words) => capital(plain(words)).replace(/ (?=\d+(:|$))/, '\u00a0');
const actionButton = ([name_, words], at) => button(`act ${name_}`, counted(words), () => act(name_), {class: at || !MAIN.includes(name_) ? '' : 'main', ...ifNow(!now.waits.includes(name_))});

function frame(shown) {
  const home = sheetOf(shown);
  const back = home ? null : shown.actions.find(([name_]) => BACK.includes(name_));
  const kinds = new Set(shown.parts.map((one) => one.kind));
  // Beside a number stands what else can be done, above the pad; what was asked before it is a way out of the page.
  const others = kinds.has('number') ? actionsOf(shown).filter(([name_], at) => !at || name_ === FIRST) : actionsOf(shown).filter(([name_]) => !home || !ELSEWHERE.includes(name_));
  const page = pageOf(shown);
  const sheet_ = kinds.has('players') ? home : null;
  const [left, right] = page ? [page.title, page.left] : sheet_ ? [shown.bar[0], [shown.bar[1], sheet_.goal].filter(Boolean).join(' · ')] : shown.bar;
  const beside = right && right !== shown.rule ? capital(plain(minus(right))) : '';
  // What a press was refused for stands over the title until the next one.
  const note = shown.note ? [make('p', {class: 'own-note', text: plain(shown.note)})] : [];
  const head = make(
    'div', {class: 'own-head', data: {page: Boolean(page), back: Boolean(back) && !page, asks: kinds.has('list') && shown.screen === 'asking.entry'}},
    ...(back ? [backButton(back)] : []),
    make('div', {class: 'own-title'}, make('h2', {text: counted(left), ...coloured(left)}), ...(beside ? [make('p', {text: beside})] : []), ...note),
    ...(home ? homeButtons(shown) : besides(shown)),
  );
  const tabs = shown.tabs
    ? [make('div', {class: 'own-tabs', role: 'group'}, ...shown.tabs[0].map((words, at) => button(`tab ${at}`, words, () => act(`group ${at}`), {'aria-pressed': at === shown.tabs[1]})))]
    : [];
  // The row that is the main thing is the main button, and what is beside it another one.
  const main = shown.parts.find((one) => one.kind === 'list' && one.main >= 0);
  const rowButton = (at, given_) => button(`row ${at}`, capital(plain(main.rows[at][0])), () => take(at), given_);
  const foot = make('div', {class: 'own-foot'}, ...(main ? [rowButton(main.main, {class: 'main'}), ...(main.second < 0 ? [] : [rowButton(main.second)])] : others.map(actionButton)));
  // What people want at the end stands beside another game.
  if (isEnd(shown)) foot.firstChild?.after(button('share', say('over.send'), () => send('message')));
  if (sheet_ && played(sheet_)) foot.append(button('rounds', capital(sheet_.units), showRounds, {'aria-pressed': roundsOpen}));
  // What is said line by line, each with its value, is one card; what a round comes to is one table.
  const parts = [];
  shown.parts.forEach((one, at) => {
    const found = KINDS[one.kind]?.(one) ?? make('p', {text: one.words ?? ''});
    if (!['pair', 'outcome'].includes(one.kind)) parts.push(found);
    else if (shown.parts[at - 1]?.kind === one.kind) parts.at(-1).append(found);
    else parts.push(make('div', {class: `own-${one.kind}s`}, found));
  });
  return [head, ...tabs, make('div', {class: 'own-body', data: {kinds: [...kinds].join(' ')}}, ...parts), foot];
}

const MAIN = ['ok', 'done', 'do'];
// What leads to what was asked first.
const FIRST = 'first';

// Make a node look as `next` does. One that a finger may be on stays in its place: a tap ends on what it began on.
function become(node, next) {
  if (node.nodeName !== next.nodeName || node.dataset?.key !== next.dataset?.key) node.replaceWith(next);
  else if (node.nodeType === Node.TEXT_NODE) node.data = next.data;
  else {
    for (const {name: one} of [...node.attributes]) if (!next.hasAttribute(one)) node.removeAttribute(one);
    for (const {name: one, value} of next.attributes) {
      // The page's policy lets a script set a style, but no attribute of that name.
      if (one === 'style') node.style.cssText = value;
      else if (node.getAttribute(one) !== value) node.setAttribute(one, value);
    }
    becomeIn(node, [...next.childNodes]);
  }
}

function becomeIn(place, next) {
  const there = [...place.childNodes];
  next.forEach((one, at) => (there[at] ? become(there[at], one) : place.append(one)));
  there.slice(next.length).forEach((one) => one.remove());
}

function render(shown) {
  const place = $('own');
  const before = now;
  const heading = (one) => pageOf(one)?.title ?? one.bar[0];
  const same = before && before.screen === shown.screen && heading(before) === heading(shown);
  const held = place.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const scrolled = same ? (place.querySelector('.own-body')?.scrollTop ?? 0) : 0;
  const field = $('own-field');
  now = shown;
  noteRoom();
  does.clear();
  const next = frame(shown);
  // A field that is taken out of the page for a moment would lose its keyboard.
  const kept = field && next.some((one) => one.querySelector('#own-field') === field);
  if (same) becomeIn(place, next);
  else place.replaceChildren(...next);
  /** @type {HTMLElement} */
  const body = place.querySelector('.own-body');
  body.scrollTop = scrolled;
  if (!same) place.scrollTop = 0;
  /** @type {HTMLElement | null} */
  const chosen = same ? null : body.querySelector('[aria-current]');
  if (chosen && body.scrollHeight > body.clientHeight) body.scrollTop = Math.max(0, chosen.offsetTop - body.offsetTop - body.clientHeight / 2);
  // What has nothing to be chosen is scrolled by a keyboard, too.
  if (body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input')) body.tabIndex = 0;
  showAsked();
  // Of the cards that were keyed or laid, the last ones are in sight.
  const keyed = body.querySelector('.own-keyed > .own-chips');
  if (keyed) keyed.scrollLeft = keyed.scrollWidth;
  const sheet = body.querySelector('.own-scroll');
  if (sheet && !same) sheet.scrollTop = sheet.scrollHeight;
  layTable();
  if (kept) field.focus({preventScroll: true});
  else if (held !== undefined) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...place.querySelectorAll('button[data-key]')]);
    const again = buttons.find((one) => one.dataset.key === held && !one.disabled);
    (same && again ? again : place).focus({preventScroll: true});
  }
  const {said} = box.about;
  if (said) $('said').textContent = said;
  // The browser's way back is the screen's.
  const back = !sheetOf(shown) && shown.actions.find(([name_]) => BACK.includes(name_));
  const wanted = Boolean(back);
  if (wanted && !leave) leave = enter(goBack);
  else if (!wanted && leave) {
    const done = leave;
    leave = null;
    done();
  }
}

// The row that is asked is in sight.
const showAsked = () => $('own').querySelector('.own-fields [aria-current]')?.scrollIntoView({block: 'nearest', behavior: 'instant'});

// Note whether all scrolls together, and whether that is for large letters.
function noteRoom() {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const large = letters > LARGE;
  $('own').dataset.scrolls = large ? 'all large' : innerHeight <= LOW * letters ? 'all' : '';
}

// How high a row of the table is, in pixels: as there is room beside what else is there, from the least to the most. That
// is more where so few are there that a name has two lines, and where there is no chart; most for two, in a wide window.
const [LEAST, EASY, MOST, ROOMY, TALL, TALLEST] = [46, 60, 88, 128, 176, 256];
const FEW = 3;
// What is around a sentence below the players, in pixels.
const AROUND = 14;
// In a chart wider than this, in pixels, its lines have names of so many letters.
const [ROOM, WHOLE] = [440, 13];
// The lines of a chart say something from the second round on.
const isDrawn = ({done}) => done > 1;
// How high the chart must be for so many lines, so that they can be told apart.
const chartOf = (count) => Math.max(150, 70 + 20 * count);

// Divide the height among the players, the chart and the rest; draw the chart if it has room.
function layTable() {
  /** @type {HTMLElement | null} */
  const play = $('own').querySelector('.own-play');
  const part_ = now && sheetOf(now);
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
  const alone = side && flat && !drawn && !roundsOpen;
  play.dataset.alone = String(alone);
  const many = count > MANY || (side && flat && tight);
  play.dataset.many = String(many);
  const rows = two || alone || (side && flat && many) ? Math.ceil(count / 2) : count;
  const each = (less) => (room - less) / rows - 7;
  const beside = side && wide;
  const below = wide ? Math.max(chartOf(count), 240) : chartOf(count);
  play.style.setProperty('--digits', String(Math.max(...part_.players.map((one) => minus(one.score).length))));
  const roomy = wide && !flat;
  const shared = !beside && (drawn || (roomy && played(part_)));
  const high = shared && (wide || each(below) >= EASY) ? each(below) : each(0);
  const most = (roomy && (count === 2 || (beside && count <= FEW))) || (count === 2 && !drawn) ? TALLEST : roomy || count === 2 ? TALL : count <= FEW || !drawn ? ROOMY : MOST;
  play.style.setProperty('--each', `${Math.floor(Math.max(LEAST, Math.min(high, most)))}px`);
  fillHeads(part_);
  fillChart(part_);
}

// In another width, other beginnings of names have room.
let width = 0;
function resized() {
  const {clientWidth: wide} = $('own');
  if (now && wide !== width && sheetOf(now)) render(now);
  else layTable();
  showAsked();
  width = wide;
}

async function fillChart(part_) {
  chart ??= await import('./chart.js').catch(() => null);
  /** @type {HTMLElement | null} */
  const place = $('own').querySelector('.own-chart');
  if (!chart || !place || !now || sheetOf(now) !== part_) return;
  const names = beginnings(part_.players.map((one) => one.name), place.clientWidth > ROOM ? WHOLE : 2);
  const limit = Math.max(...part_.players.map((one) => one.limit));
  // At the end it has its room, and all scrolls.
  place.style.setProperty('--least', isDrawn(part_) ? `${chartOf(names.length)}px` : '0');
  if (isDrawn(part_) && place.clientHeight >= chartOf(names.length)) chart.draw(place, {lines: linesOf(part_), names, limit});
  else place.replaceChildren();
}

// Back of the browser was pressed: the box goes back one screen, and if that has one behind it, Back is its own again.
function goBack() {
  leave = null;
  const back = now?.actions.find(([name_]) => BACK.includes(name_));
  if (back) act(back[0]);
}

// What is printed is the sheet of the game on the box, whatever is on the screen, and nothing else.
function fillPrint() {
  const day = new Date().toLocaleDateString(language(), {dateStyle: 'long'});
  const found = sheet ? [make('h1', {text: `${plain(sheet.bar[0])} · ${day}`}), make('p', {text: sheet.part.goal}), roundsOf(sheet.part, (one, at) => `${minus(one[1][at])}${one[2].includes(at) ? ' ★' : ''}`)] : [];
  $('printed').replaceChildren(...found);
}

function noteSheet(shown) {
  const part_ = state.player || !shown ? null : sheetOf(shown);
  if (part_) sheet = {bar: shown.bar, part: part_};
  else if (!box.about.game) sheet = null;
}

// Whether the box was told last that it stands in the page's own type, so that its texts name no key.
let touched = false;
hooks.touched = () => (touched = !showsBox() && !state.player);

// Show what the box shows, in the page's own type where that is wanted.
export function settle() {
  const {shown} = box.about;
  const before = touched;
  if (shown && hooks.touched() !== before) box.do('touched', touched);
  noteSheet(shown);
  const on = Boolean(shown) && state.mode !== 'off' && !state.player && !showsBox();
  const was = !$('own').hidden;
  $('own').hidden = !on;
  $('device').hidden = on;
  $('screen').hidden = on;
  document.documentElement.toggleAttribute('data-own', on);
  if (on) {
    if (!was) keys.releaseAll();
    // Beside the picture of a table it is not in sight.
    if (shown !== now && !document.documentElement.hasAttribute('data-new')) render(shown);
    return;
  }
  now = null;
  $('own').replaceChildren();
  leave?.();
  leave = null;
}

// What is typed on a keyboard while something here has the focus.
function typed(event) {
  if (event.target.closest('input') || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const buttons = /** @type {HTMLButtonElement[]} */ ([...$('own').querySelectorAll('button:not(:disabled)')]);
  const at = buttons.findIndex((one) => one === document.activeElement);
  const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
  if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
  else if (event.key === 'Escape') {
    const back = now?.actions.find(([name_]) => BACK.includes(name_));
    if (back) act(back[0]);
  } else if (event.key === 'Backspace') type(ERASE);
  else if (event.key === 'Enter' && event.target === $('own')) type(ENTER);
  else if ([...event.key].length === 1 && event.key !== ' ') type(event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// What a pad of keys is, on which two thumbs may be at once.
const PADS = '.own-digits, .own-deck';
const keyOf = (element) => element.closest('[data-key]')?.dataset.key;

export function listen() {
  $('show-box').checked = showsBox();
  $('show-box').onchange = () => {
    settings.set('box', $('show-box').checked ? 'yes' : 'no');
    hooks.settle();
    hooks.focus();
  };
  $('own').addEventListener('keydown', (event) => begun(event, () => typed(event)));
  $('own').addEventListener('click', (event) => begun(event, () => does.get(keyOf(event.target))?.()));
  const onPad = (target) => ($('own').contains(target) && $('own').querySelector(PADS) && !target.closest(':disabled') ? keyOf(target) : undefined);
  fingers.listen(onPad, (key, at) => begun({timeStamp: at}, () => does.get(key)?.()));
  addEventListener('resize', noteRoom);
  new ResizeObserver(resized).observe($('own'));
  addEventListener('beforeprint', fillPrint);
  addEventListener('afterprint', () => $('printed').replaceChildren());
  narrow.addEventListener('change', () => {
    $('show-box').checked = showsBox();
    hooks.settle();
  });
  document.addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true);
}
