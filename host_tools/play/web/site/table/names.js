// The seats on one page: a field for each name, those that are known as chips, the order, and who deals first.
import {make} from '../shared/parts.js';
import {capital, say} from '../shared/words.js';
import {$, button, give, plain, view} from './acts.js';

// What stands in the fields, who deals first, the seat where people are, and the number of what was put last; null: it is not open.
let [typed, dealer, here, number] = [/** @type {string[] | null} */ (null), -1, 0, 0];

const fieldOf = (at) => /** @type {HTMLInputElement | null} */ ($('own').querySelector(`[data-key="seat ${at}"]`));
// The first seat without a name behind this one, else the first of all; -1 where everybody has one.
function openFrom(at) {
  const next = typed.findIndex((one, place) => place > at && !one.trim());
  return next < 0 ? typed.findIndex((one) => !one.trim()) : next;
}

// Tell the box all of it: it says itself which seats are meant, so none is lost or taken back; and what to do with it then.
function put(then = '') {
  number += 1;
  give([number, typed, dealer, then], 'put');
  view.paint();
}

// Enter goes on to the next seat without a name; after the last the set-up is back.
function goOn(at) {
  const next = openFrom(at);
  // As quick as the last letter was: it is no key that was meant for another screen.
  if (next < 0) put('back');
  else fieldOf(next).focus();
}

// Seat them in this order, of the places where they sit now; who deals first moves along.
function reorder(order) {
  typed = order.map((at) => typed[at]);
  if (dealer >= 0) dealer = order.indexOf(dealer);
  put();
}

function move(from, to) {
  const order = [...typed.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  here = to;
  reorder(order);
}

// The row that is dragged: by which pointer, from which place to which, where the finger was and is, and where the rows were,
// from the top of what scrolls; null: none.
let drag = null;
// Where the page scrolls while a row is held, so near its edge, and how far at each frame, in pixels.
const [EDGE, SCROLL] = [36, 8];

const rowsOf = () => /** @type {HTMLElement[]} */ ([...$('own').querySelectorAll('.own-place-row')]);
// In a low window, or with large letters, all scrolls together.
const scrollerOf = () => /** @type {HTMLElement} */ ($('own').dataset.scrolls ? $('own') : $('own').querySelector('.own-body'));

function hold(event, at) {
  if (drag || event.button) return;
  event.preventDefault();
  event.target.setPointerCapture(event.pointerId);
  const {scrollTop} = scrollerOf();
  const spans = rowsOf().map((row) => [row.offsetTop, row.offsetHeight]);
  drag = {pointer: event.pointerId, from: at, to: at, start: event.clientY + scrollTop, y: event.clientY, spans};
  requestAnimationFrame(follow);
}

// The rows between stand where they would be. A picture that comes meanwhile lays them as they were, until the next frame.
function follow() {
  const all = drag && typed ? rowsOf() : [];
  if (all.length !== drag?.spans.length) {
    drag = null;
    return;
  }
  const body = scrollerOf();
  const {top, bottom} = body.getBoundingClientRect();
  if (drag.y < top + EDGE) body.scrollTop -= SCROLL;
  else if (drag.y > bottom - EDGE) body.scrollTop += SCROLL;
  const {from, spans} = drag;
  const by = drag.y + body.scrollTop - drag.start;
  const middle = spans[from][0] + spans[from][1] / 2 + by;
  // Of the rows before it and behind it, those whose middle it has passed.
  drag.to = spans.filter(([start, height], at) => at !== from && start + height / 2 < middle).length;
  const step = spans.length > 1 ? Math.abs(spans[1][0] - spans[0][0]) : 0;
  all.forEach((row, at) => {
    const shift = at === from ? by : at > from && at <= drag.to ? -step : at < from && at >= drag.to ? step : 0;
    row.dataset.held = String(at === from);
    row.style.transform = shift ? `translateY(${shift}px)` : '';
  });
  requestAnimationFrame(follow);
}

function letGo(event, may) {
  if (drag?.pointer !== event.pointerId) return;
  const {from, to} = drag;
  drag = null;
  for (const row of rowsOf()) {
    row.style.transform = '';
    delete row.dataset.held;
  }
  if (may && from !== to) move(from, to);
}

const handleOf = (at) => make('span', {
  class: 'own-handle', 'aria-hidden': 'true', text: '⠿', onpointerdown: (event) => hold(event, at), onpointerup: (event) => letGo(event, true), onpointercancel: (event) => letGo(event, false),
  onpointermove: (event) => {
    if (drag?.pointer === event.pointerId) drag.y = event.clientY;
  },
});

// Seat all of them by lot; who deals first is drawn along with them.
function shuffle() {
  const order = typed.map((_, at) => at);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor((crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  reorder(order);
  here = Math.max(0, openFrom(-1));
}

// Seat somebody who is known where people are, if that seat is free or they were typing this name; else in the next free one.
function seat(name) {
  const begun = name.toLowerCase().startsWith(typed[here].trim().toLowerCase());
  const at = begun ? here : openFrom(here);
  if (at < 0) return;
  typed[at] = name;
  here = Math.max(0, openFrom(at));
  put();
}

function row([, made, others, colour], at, most, wrong) {
  const n = at + 1;
  const field = make('input', {
    type: 'text', class: 'own-field', 'aria-label': say('names.name', {n}), placeholder: made, autocomplete: 'off', autocapitalize: 'words', spellcheck: 'false', enterkeyhint: 'next',
    maxlength: most, data: {key: `seat ${at}`}, onfocus: () => (here = at),
    oninput: (event) => {
      typed[at] = event.target.value;
      put();
    },
    onkeydown: (event) => event.key === 'Enter' && !event.isComposing && (event.preventDefault(), goOn(at)),
  });
  // One that a keyboard is open for stays, with what stands in it now.
  for (const one of [field, fieldOf(at)]) if (one && one.value !== typed[at]) one.value = typed[at];
  const mark = dealer < 0 ? [] : [button(`deals ${at}`, '■', () => {
    dealer = at;
    put();
  }, {class: 'own-deals', 'aria-pressed': dealer === at, 'aria-label': say('names.deals', {n})})];
  const step = (by, sign, key) => button(`${key} ${at}`, sign, () => move(at, at + by), {'aria-label': say(`names.${key}`, {n}), ...(typed[at + by] === undefined ? {disabled: ''} : {})});
  const item = make('li', {class: 'own-place-row', data: {seat: colour % 8, wrong: wrong?.[0] === at}}, handleOf(at), ...mark, field, step(-1, '↑', 'up'), step(1, '↓', 'down'));
  if (wrong?.[0] === at) item.append(make('p', {class: 'own-wrong', text: capital(plain(wrong[1]))}));
  else if (others) item.append(make('small', {text: plain(others)}));
  return item;
}

export function seats({number: told, seats: rows, known, dealer: deals, most, wrong}) {
  const isNew = typed === null || typed.length !== rows.length;
  if (isNew) number = told;
  // An older picture takes nothing back.
  if (isNew || told >= number) [typed, dealer] = [rows.map(([words]) => words), deals];
  if (isNew) {
    here = Math.max(0, openFrom(-1));
    requestAnimationFrame(() => openFrom(-1) >= 0 && fieldOf(here)?.focus());
  }
  const free = known.filter((name) => !typed.includes(name));
  const chips = free.map((name) => button(`name ${name}`, name, () => seat(name)));
  return make(
    'div', {class: 'own-names'}, make('ul', {class: 'own-places-rows'}, ...rows.map((one, at) => row(one, at, most, wrong))),
    make('div', {class: 'own-names-foot'}, make('p', {class: 'own-text own-about', text: dealer < 0 ? '' : say('names.dealer')}), button('shuffle', say('names.shuffle'), shuffle)),
    ...(chips.length ? [make('div', {class: 'own-kinds', role: 'group', 'aria-label': say('pad.known')}, ...chips)] : []),
  );
}

// A letter that is typed anywhere on the page is one of the next name.
export function type(letter) {
  const at = openFrom(-1);
  if (at < 0) return;
  fieldOf(at).focus();
  typed[at] += letter;
  put();
}

// Another screen is there.
export function left() {
  typed = null;
}
