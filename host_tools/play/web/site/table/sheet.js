// All that an entry asks, at once: a row for each cell, with a chip for each of few values, else the number that the pad keys.
// What is tapped says itself which cell it is for, stands there at once, and stays until the box has told what came of it.
import {make} from '../shared/parts.js';
import {capital, minus, say} from '../shared/words.js';
import {$, MANY, act, button, give, ifNow, part, plain, view} from './acts.js';
import {ruleLink, terms, text} from './texts.js';

// So many chips have room in a line; more have two.
const LINE = 6;
// What the head, the sum and the foot take, the pad, a name and a line of chips, as so many times the size of a letter.
const [AROUND, PAD, NAME, CHIPS] = [12.5, 14, 1.9, 2.9];
// More cells than this have two columns in any window.
const CROWD = 8;
// So many lines of names and chips fill a small phone's window.
const LOTS = 7;

// So long nobody has read what is asked next, in milliseconds (firmware/input/attention.py).
const READ = 420;

// Which sheet it is; the cell that the pad keys, by its key; what was keyed there since, null for nothing; and what was put and
// not told yet, by the keys of cells: {value, number}.
let [name, at, keyed] = ['', '', null];
// Whether they go on as soon as there is a cell without an answer; and the cell whose number went on by itself, as no digit
// could follow, as long as nothing else was done.
let [waits, led, ledAt] = [false, '', 0];
// Whether they came to this cell by going on: where its answer follows from another one, they go on from it, too.
let came = false;
let number = 0;
const pending = new Map();

const keyOf = ({field, whom, before}) => [field, whom, before || ''].filter(Boolean).join(' ');
const cells = () => part('sheet')?.cells ?? [];
const cellAt = () => cells().find((cell) => keyOf(cell) === at);
const valueOf = (cell) => (pending.has(keyOf(cell)) ? pending.get(keyOf(cell)).value : cell.value);
const isOpen = (cell) => valueOf(cell) === null && !(cell.words && !pending.has(keyOf(cell)));

// Whether a number begins so, or is it: any digits may follow.
function leads(digits, [least, most, step]) {
  const sign = digits.startsWith('-') ? -1 : 1;
  const start = digits.replace('-', '');
  if (!start) return sign > 0 || least < 0;
  if (start.length > 1 && start.startsWith('0')) return false;
  for (let [low, high] = [Number(start), Number(start)]; low <= Math.max(most, -least); [low, high] = [low * 10, high * 10 + 9]) {
    const [first, last] = sign > 0 ? [Math.max(low, least), Math.min(high, most)] : [Math.max(-high, least), Math.min(-low, most)];
    if (first + ((((least - first) % step) + step) % step) <= last) return true;
    if (!low) return false;
  }
  return false;
}
const isNumber = (digits, [least, most, step]) => /^-?\d+$/.test(digits) && Number(digits) >= least && Number(digits) <= most && (Number(digits) - least) % step === 0;

// Parts of a sum, such as 12+11+7, in a range in which people add up; no longer than the box keeps it.
const [SMALL, LONGEST] = [20, 16];
const totalOf = (text) => text.split('+').reduce((sum, one) => sum + Number(one), 0);
const mayAdd = (text, [, most]) => most > SMALL && /\d$/.test(text) && text.length < LONGEST - 1 && totalOf(text) < most;
const mayFollow = (text, letter, range) => {
  if (letter === '+') return mayAdd(text, range);
  if (letter === '-' && text) return false;
  if (text.includes('+')) return !/\+0$/.test(text) && text.length < LONGEST && totalOf(text + letter) <= range[1];
  return leads(text.replace(/^(-?)0$/, '$1') + letter, range);
};

// Tell the box what a cell is now: its value, or null, and what was keyed of one.
function put(cell, value, half = '') {
  number += 1;
  pending.set(keyOf(cell), {value, number});
  give([number, name, cell.field, cell.whom, cell.before, value, half], 'put');
}

// Go to a cell; the number that was keyed before stays where it was put.
function goTo(key) {
  [at, keyed, waits, led, came] = [key, null, false, '', false];
}

// The first cell without an answer behind the one where people are, else before it; else they stay.
function goOn() {
  const all = cells();
  const here = all.findIndex((cell) => keyOf(cell) === at);
  const next = [...all.slice(here + 1), ...all.slice(0, here)].find(isOpen);
  if (next) {
    goTo(keyOf(next));
    came = true;
  } else [keyed, waits] = [null, true];
}

function choose(cell, value) {
  put(cell, value);
  at = keyOf(cell);
  goOn();
  view.paint();
}

// Key a digit or the sign in the cell where people are: the first one there begins a new number.
function key(letter) {
  const cell = cellAt();
  if (!cell?.pad) return;
  // A sum goes on from the number that stands there.
  const begun = letter === '+' ? (keyed ?? String(valueOf(cell) ?? '')) : (keyed ?? '');
  if (!mayFollow(begun, letter, cell.pad)) return;
  keyed = (/[+\d]/.test(letter) && letter !== '+' && !begun.includes('+') ? begun.replace(/^(-?)0$/, '$1') : begun) + letter;
  const total = keyed === '-' ? '-' : String(totalOf(keyed.replace(/\+$/, '')));
  const whole = isNumber(total, cell.pad);
  // What no digit can follow is the number.
  const full = whole && !keyed.includes('+') && (keyed === '0' ? cell.pad[0] >= 0 : ![...'0123456789'].some((one) => leads(keyed + one, cell.pad)));
  put(cell, whole ? Number(total) : null, full ? '' : keyed);
  if (full) {
    const before = at;
    goOn();
    [led, ledAt] = [before, performance.now()];
  }
  view.paint();
}

// Take the last digit off; of a number that went on by itself, if nothing was keyed since.
function erase() {
  if (led && !keyed) goTo(led);
  const cell = cellAt();
  if (!cell?.pad) return;
  keyed = (keyed ?? String(valueOf(cell) ?? cell.begun)).slice(0, -1);
  const total = /\d/.test(keyed) ? String(totalOf(keyed.replace(/\+$/, ''))) : '';
  put(cell, isNumber(total, cell.pad) ? Number(total) : null, keyed);
  view.paint();
}

// Take the number that is offered where nothing was keyed, and go on. Where nothing is to be taken, the number before went
// on by itself.
function next() {
  const cell = cellAt();
  if (!cell) return;
  if (isOpen(cell) && (!cell.pad || cell.offered === null || (led && performance.now() - ledAt < READ))) return;
  if (isOpen(cell) && !keyed) put(cell, cell.offered);
  goOn();
  view.paint();
}

function openCards(cell, word = '') {
  act(['open', cell.field, cell.whom, cell.before, word].join('\t'));
}

// What a keyboard types; returns whether it means something here.
export function typed(letter) {
  const cell = cellAt();
  if (/^[-+0-9]$/.test(letter)) {
    const chip = cell?.chips.find(([value]) => String(value) === letter);
    if (chip) choose(cell, chip[0]);
    else key(letter);
  } else if (letter === 'Backspace') erase();
  else if (letter === 'Enter') {
    if (cells().some(isOpen)) next();
    else act('ok');
  } else if (cell?.cards) {
    openCards(cell, `${keyed ?? ''}${letter}`);
  } else return false;
  return true;
}

const calledOf = (cell) => [cell.name, ...cell.said].map(plain).join(', ');
const chipButton = (cell, [value, words, seat]) => {
  // Of whom it is: the pad has digits of the same names.
  const whose = cell.of >= 0 || typeof value === 'number' ? {'aria-label': `${calledOf(cell)}: ${minus(plain(words))}`} : {};
  const one = button(`chip ${keyOf(cell)} ${value}`, capital(minus(plain(words))), () => choose(cell, value), {'aria-pressed': valueOf(cell) === value, ...whose});
  if (valueOf(cell) === null && cell.offered === value) one.dataset.offered = 'true';
  if (seat >= 0) one.dataset.seat = String(seat % 8);
  return one;
};

const chipsOf = (cell) => {
  const few = cell.chips.every(([value]) => typeof value === 'number');
  const found = make('div', {class: 'own-values', role: 'group', 'aria-label': calledOf(cell), data: {numbers: few}}, ...cell.chips.map((one) => chipButton(cell, one)));
  found.style.setProperty('--each', Math.ceil(placesOf(cell) / linesOf(cell)));
  return found;
};

// The places of its chips, one of which leads to cards, and their lines.
const placesOf = (cell) => cell.chips.length + (cell.cards ? 1 : 0);
const linesOf = (cell) => Math.max(1, Math.ceil(placesOf(cell) / LINE));

// What it comes to; where it is narrow, what it was before is not said.
function after({after: words, out}) {
  const [was, becomes] = words.split(/(?=→)/);
  return make('span', {class: 'own-after', data: {out}}, ...(words ? [make('span', {text: minus(was)}), minus(becomes)] : []));
}

// The number of a cell as it stands there.
function shown(cell) {
  if (keyOf(cell) === at && keyed) return keyed;
  const put_ = pending.get(keyOf(cell));
  if (put_) return put_.value === null ? '' : String(put_.value);
  return cell.words || cell.begun;
}

function cellRow(cell, strip, paired, cards) {
  const key_ = keyOf(cell);
  const here = key_ === at;
  // Under the name of a side stands what is asked of it; who does not see the columns hears whose it is.
  const column = paired && cell.of >= 0;
  const [first, ...more] = column ? [cell.said[0] ?? cell.name, cell.name] : [cell.name, ...cell.said];
  const second = [more.map(plain).join(', '), here && cell.pad ? minus(cell.range) : '', ...(column ? [] : cell.terms.map(terms))].filter(Boolean).join(' · ');
  const names = make('span', {class: 'own-left'}, make('span', {text: capital(plain(first))}), ' ', make('small', {class: column ? 'unseen' : '', text: second}));
  const item = make('li', {class: 'own-cell-row', data: {cell: key_, here, wrong: Boolean(cell.wrong)}});
  if (cell.seat >= 0) item.dataset.seat = String(cell.seat % 8);
  const value = shown(cell);
  const offered = !value && cell.offered !== null;
  const words = offered ? cell.offered : value;
  const {opens} = cell;
  const chips = cell.chips.length > 0 && !(strip && typeof cell.chips[0][0] === 'number');
  const onTap = () => {
    if (opens) openCards(cell);
    else {
      goTo(key_);
      view.paint();
    }
  };
  const row = chips ? make('div', {class: 'own-cell-head'}) : button(`cell ${key_}`, '', onTap, {class: 'own-cell-head', ...(here ? {'aria-current': 'true'} : {})});
  row.append(names, ' ', after(cell));
  if (!chips) row.append(' ', make('strong', {data: {offered}, text: minus(plain(String(words))) || '–'}));
  item.append(row);
  if (chips) {
    const values = chipsOf(cell);
    if (cards && cell.cards) values.append(button(`cards ${key_}`, capital(cards), () => openCards(cell), {class: 'own-to-cards'}));
    item.append(values);
  }
  if (cell.wrong) item.append(make('p', {class: 'own-wrong'}, minus(plain(capital(cell.wrong))), ...(cell.rule ? [' ', ruleLink(cell.rule)] : [])));
  return item;
}

// The pad, which stays where it is while another cell is keyed; of few values, the strip of these.
function pad(strip, cards) {
  const cell = cellAt();
  if (strip && cell?.chips.length && typeof cell.chips[0][0] === 'number') return chipsOf(cell);
  const may = (letter) => Boolean(cell?.pad) && mayFollow(keyed ?? (letter === '+' ? String(valueOf(cell) ?? '') : ''), letter, cell.pad);
  const placed = (place, one) => {
    one.style.gridArea = place;
    return one;
  };
  const digit = (letter) => placed(`digit${letter}`, button(`digit ${letter}`, letter, () => key(letter), ifNow(may(letter))));
  const signed = cells().some((one) => one.pad?.[0] < 0);
  const sign = signed ? [placed('minus', button('digit -', '−', () => key('-'), {'aria-label': say('pad.minus'), ...ifNow(may('-') && !keyed)}))] : [];
  const plus = cells().some((one) => one.pad?.[1] > SMALL) ? [placed('plus', button('digit +', '+', () => key('+'), {'aria-label': say('pad.plus'), ...ifNow(may('+'))}))] : [];
  const cardsKey = cards ? [placed('cards', button('cards', capital(cards), () => cell && openCards(cell), ifNow(Boolean(cell?.cards))))] : [];
  return make(
    'div', {class: 'own-digits', role: 'group', 'aria-label': say('pad.offer_number')},
    ...[...'1234567890'].map(digit),
    placed('erase', button('erase', '⌫', erase, {'aria-label': say('pad.erase'), ...ifNow(Boolean(led || (cell?.pad && shown(cell))))})),
    ...sign, ...plus, ...cardsKey, placed('next', button('next', '↵', next, {'aria-label': say('pad.next'), ...ifNow(Boolean(cell) && !(isOpen(cell) && cell.offered === null))})),
  );
}

// Whether there is something to key where people are: below chips of its own a pad would be dead.
const isKeyed = (strip) => Boolean(cellAt()?.pad) || (strip && typeof cellAt()?.chips[0]?.[0] === 'number');

// Whether chips of each row have no room, so that they stand once, for the row where people are.
function isTight(some) {
  const lines = some.map((cell) => NAME + CHIPS * linesOf(cell));
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const around = AROUND + (some.some((cell) => cell.pad) ? PAD : 0);
  return $('own').dataset.scrolls === '' && lines.reduce((one, other) => one + other, around) * root > $('own').clientHeight;
}

export function sheet(found) {
  if (found.name !== name) {
    name = found.name;
    pending.clear();
    // People go on in the cell in which a number was begun.
    const begun = found.cells.find((cell) => cell.begun);
    goTo(begun ? keyOf(begun) : found.pointed ? found.pointed.filter(Boolean).join(' ') : '');
    keyed = begun?.begun ?? null;
  }
  for (const [key_, one] of pending) if (one.number <= found.number) pending.delete(key_);
  const all = found.cells;
  if (!all.some((cell) => keyOf(cell) === at)) goTo(keyOf(all.find(isOpen) ?? all[0]));
  const follows = came && keyed === null && !pending.has(at) && !isOpen(all.find((cell) => keyOf(cell) === at));
  if ((waits || follows) && all.some((cell) => isOpen(cell) && keyOf(cell) !== at)) {
    // The number that went on by itself is the same one, though what comes next was known only now.
    const number_ = led;
    goOn();
    led = number_;
  }
  const pads = all.some((cell) => cell.pad);
  const chips = all.filter((cell) => cell.chips.length && typeof cell.chips[0][0] === 'number');
  const strip = chips.length > 1 && isTight(all);
  // Where several things are asked of two sides, each side has a column with its name on top, and a row says what is asked.
  const sided = all.filter(({of}) => of >= 0);
  const seats = [...new Set(sided.map(({seat}) => seat))].sort((one, other) => one - other);
  const paired = new Set(sided.map((cell) => cell.name)).size === 2 && sided.length > 2;
  const before = all.findIndex(({of}) => of >= 0);
  // Where there is hardly any height, numbers of several stand two in a row.
  const lines = all.reduce((sum, cell) => sum + 1 + (cell.chips.length ? linesOf(cell) : 0), 0);
  const many = all.length > MANY || (lines > LOTS && all.filter((cell) => !cell.chips.length).length > 2);
  const rows = all.map((cell) => {
    const row = cellRow(cell, strip, paired, found.cards);
    if (paired) row.style.gridArea = cell.of < 0 ? 'auto / 1 / auto / -1' : `${cell.of + before + 2} / ${seats.indexOf(cell.seat) + 1}`;
    return row;
  });
  if (paired) {
    const heads = seats.map((seat, index) => {
      const head = make('li', {class: 'own-side', 'aria-hidden': 'true', data: {seat: seat % 8}, text: `${all.find((cell) => cell.seat === seat && cell.of >= 0).name} `});
      // What it comes to stands once for each side.
      head.append(...all.filter((cell) => cell.seat === seat && cell.after).slice(-1).map(after));
      head.style.gridArea = `${before + 1} / ${index + 1}`;
      return head;
    });
    rows.splice(before, 0, ...heads);
  }
  const words = [found.sum, found.barred].filter(Boolean).map(minus).join(' · ');
  const over = found.share !== null && found.share > 1;
  const bar = make('div', {class: 'own-bar', 'aria-hidden': 'true', data: {over}});
  bar.style.setProperty('--share', `${100 * Math.min(1, Math.max(0, found.share ?? 0))}%`);
  // Of numbers the rule of their limits is a tap away, where there is room for it.
  const rule = found.rule || all.find((cell) => keyOf(cell) === at)?.rule;
  const sum = words || found.share !== null || (all.length <= MANY && all.some((cell) => cell.rule)) ? [make('div', {class: 'own-asked', data: {alone: !words && found.share === null && pads}}, make('p', {class: 'own-left-over', data: {over}, text: words}), ...(rule ? [ruleLink(rule)] : [])), ...(found.share === null ? [] : [bar])] : [];
  return make(
    'div', {class: 'own-sheet-page', data: {pad: pads || strip}},
    ...sum,
    make('ul', {class: 'own-cell-rows', data: {many, crowd: all.length > CROWD && !paired, paired}}, ...rows),
    ...(paired ? seats : []).flatMap((seat) => all.filter((cell) => cell.seat === seat && cell.terms.length)).map((cell) => make('p', {class: 'own-text own-terms', text: `${plain(cell.name)}: ${cell.terms.map(terms).join(' · ')}`})),
    ...found.notes.map(([said, rule]) => text({words: said, rule})),
    ...(isKeyed(strip) ? [pad(strip, all.some((cell) => cell.pad && cell.cards) ? found.cards : '')] : []),
  );
}

// Another screen is there: what was put is over.
export function left() {
  name = '';
  pending.clear();
}
