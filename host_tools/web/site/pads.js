// The phone's own ways to answer: a number pad, a text field with the known names, the cards of the deck. They stand
// in the place of the keys while the box asks for such a thing (inside/asked.py), and type what the firmware takes.
import {make, settings} from './parts.js';
import {box, hooks, keys, state} from './table.js';
import {say, unframed} from './words.js';

const $ = (id) => document.getElementById(id);
// The signs that only the screen's fonts have, letters in frames apart.
const OWN_SIGNS = /[\ue010-\ue040\ue05b-\uf8ff]/;
const ENTER = '\n';
const ERASE = '\b';
// Hardly any room: only the keys fit (style.css).
const tiny = matchMedia('(min-aspect-ratio: 13/10) and (max-height: 37.5rem) and (max-width: 29.99rem)');
// A text that stands in the field is compared with the box's once nobody has typed for so long, in milliseconds.
const SETTLED = 400;
const COURTS = {A: 'ace', J: 'jack', Q: 'queen', K: 'king'};

// What is shown: its kind, and for cards the deck.
let shown = '';
let typedAt = 0;
// What the box has of the text in the field.
let sent = '';
// Whether the box, and not the page, is what a finger was last on: then a keyboard may come up by itself.
let finger = false;

// The key that leads to the cards where it is held, and after how many milliseconds the pad's counts as held.
const HELD_OK = 'ok–';
const HOLD = 500;

// Whether pads are used: as was chosen, else where fingers do the pointing.
export const used = () => {
  const chosen = settings.get('pads');
  return chosen ? chosen === 'yes' : matchMedia('(pointer: coarse)').matches;
};

function type(letters) {
  keys.byPad(finger);
  box.type(letters);
}

const button = (name, words, act, given = {}) => make('button', {type: 'button', class: 'pad-key', data: {pad: name}, text: words, onclick: act, ...given});

// The row below: back, the keys in place of the pad, what else there is, and what ends the answer: `enter()`.
function foot(enter, words, ...more) {
  return make(
    'div', {class: 'pad-foot'},
    button('back', say('key.back'), () => box.tap('back')),
    button('keys', say('pad.keys'), () => use(false)),
    ...more,
    button('ok', words, enter),
  );
}

// Use pads from now on, or the keys.
export function use(yes) {
  settings.set('pads', yes ? 'yes' : 'no');
  $('pads').checked = yes;
  settle();
  hooks.focus();
}

// -- numbers ----------------------------------------------------------------------------------------------------

function makeNumber() {
  const digit = (letter) => button(letter, letter, () => type(letter));
  const cards = () => {
    const {cards: key} = box.about.wants;
    keys.byPad(finger);
    box.press(key.replace('–', ''), key.endsWith('–'));
  };
  const parts = [
    make('div', {class: 'pad-digits'}, ...'123456789'.split('').map(digit),
      button('-', '−', () => type('-'), {'aria-label': say('pad.minus')}), digit('0'),
      button('erase', '⌫', () => type(ERASE), {'aria-label': say('pad.erase')})),
    foot(() => type(ENTER), 'OK', button('cards', say('pad.cards'), cards)),
  ];
  // Held, it does what the key of that name does.
  holdable(of(parts.at(-1), 'ok'), () => box.about.wants?.cards === HELD_OK, cards);
  return parts;
}

// A finger that stays on `element` does `act()` where it `may()`, and then no click.
function holdable(element, may, act) {
  let timer = null;
  let held = false;
  element.addEventListener('pointerdown', () => {
    held = false;
    timer = setTimeout(() => {
      held = may();
      if (held) act();
    }, HOLD);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) element.addEventListener(name, () => clearTimeout(timer));
  element.addEventListener('contextmenu', (event) => event.preventDefault());
  element.addEventListener('click', (event) => held && event.stopImmediatePropagation(), true);
}

function showNumber(pad, wants) {
  for (const one of pad.querySelectorAll('.pad-digits [data-pad]')) one.disabled = one.dataset.pad !== 'erase' && !wants.letters.includes(one.dataset.pad);
  of(pad, 'erase').disabled = !wants.begun;
  of(pad, '-').classList.toggle('unseen-key', !wants.minus);
  of(pad, 'cards').hidden = !wants.cards;
  // Where it may be held, a press is answered by the box.
  of(pad, 'ok').disabled = !wants.ready && wants.cards !== HELD_OK;
}

const of = (pad, name) => pad.querySelector(`[data-pad="${name}"]`);

// -- names ------------------------------------------------------------------------------------------------------

function makeName() {
  const field = make('input', {
    type: 'text', class: 'pad-text', 'aria-label': say('pad.name'), placeholder: say('pad.name'), autocomplete: 'off', autocapitalize: 'words',
    spellcheck: 'false', enterkeyhint: 'done', oninput: typeText,
    onkeydown: (event) => event.key === 'Enter' && !event.isComposing && (event.preventDefault(), enterName()),
  });
  return [make('div', {class: 'pad-field'}, field), make('div', {class: 'pad-names', role: 'group', 'aria-label': say('pad.known')}), foot(enterName, 'OK')];
}

// Send how the text in the field differs from what the box has of it.
function typeText(event) {
  if (event?.isComposing) return;
  typedAt = performance.now();
  const field = document.querySelector('.pad-text');
  const [old, now] = [[...sent], [...field.value]];
  let same = 0;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  sent = field.value;
  const letters = ERASE.repeat(old.length - same) + now.slice(same).join('');
  if (letters) type(letters);
  setTimeout(settle, SETTLED + 50);
}

// What stands in the field is the name, although a known one begins so.
function enterName() {
  const {wants} = box.about;
  typeText();
  const name = sent.trim().toLowerCase();
  const begins = wants.names.some((one) => one.toLowerCase().startsWith(name)) && !wants.names.some((one) => one.toLowerCase() === name);
  if (name) type(begins && [...sent].length < wants.most ? ` ${ENTER}` : ENTER);
  else box.tap('ok');
  typedAt = 0;
}

function showName(pad, wants) {
  const field = pad.querySelector('.pad-text');
  field.maxLength = wants.most;
  if (performance.now() - typedAt > SETTLED || !wants.text) {
    sent = wants.text;
    if (field.value !== sent) field.value = sent;
  }
  const names = wants.names.filter((name) => !sent || name.toLowerCase().startsWith(sent.toLowerCase()));
  const there = [...pad.querySelectorAll('[data-name]')].map((one) => one.dataset.name);
  if (names.join('\n') === there.join('\n')) return;
  pad.querySelector('.pad-names').replaceChildren(...names.map((name) => make('button', {
    type: 'button', class: 'pad-chip', data: {name}, text: name, onclick: () => type(ERASE.repeat([...sent].length) + name + ENTER),
  })));
}

// -- cards ------------------------------------------------------------------------------------------------------

// What a card is called aloud.
function called([face], suit, name, coloured) {
  const rank = face.replace(suit, '');
  const words = COURTS[rank] && !coloured ? say(`rank.${COURTS[rank]}`) : rank;
  return coloured ? `${name} ${words}` : say('pad.card', {rank: words, suit: name});
}

function makeCards(wants) {
  const cards = wants.rows.flatMap((row, at) => {
    const [suit, name] = wants.suits[at];
    return row.map((card, index) => {
      const rank = card[0].replace(suit, '');
      const face = OWN_SIGNS.test(suit) ? name.slice(0, 3) : unframed(suit);
      // The rank is drawn: an ace is called so, not A.
      const one = make('button', {
        type: 'button', class: 'pad-card', 'aria-label': called(card, suit, name, wants.coloured), data: {suit: wants.coloured ? `colour${at}` : `suit${at}`, own: OWN_SIGNS.test(suit)},
        onclick: () => chooseCard(one),
      }, make('span', {data: {rank}}), make('span', {text: face}), make('small', {}));
      // In a narrow window a suit has two rows, and each begins at the left.
      if (index === 0 || index === Math.ceil(row.length / 2)) one.classList.add('begins');
      return one;
    });
  });
  const wild = wants.wild ? [button('wild', `${unframed(wants.wild[0])} ${say(wants.coloured ? 'pad.wild' : 'pad.joker')}`, () => chooseCard(of($('pad'), 'wild')), {class: 'pad-key pad-wild'})] : [];
  const grid = make('div', {class: 'pad-cards', role: 'group', 'aria-label': say('pad.deck')}, ...cards);
  const most = Math.max(...wants.rows.map((row) => row.length));
  grid.style.setProperty('--ranks', most);
  grid.style.setProperty('--half', Math.ceil(most / 2));
  $('device').style.setProperty('--suits', wants.rows.length);
  return [make('div', {class: 'pad-keyed', role: 'group', 'aria-label': say('pad.keyed')}), grid, foot(() => type(` ${ENTER}`), say('pad.done'), ...wild)];
}

// A card that can still come is keyed; else it is taken out, in all its copies.
function chooseCard(element) {
  const [, word, keyed, free] = element.card;
  const clear = ERASE.repeat(box.about.wants.erase);
  if (free) type(clear + word);
  else if (keyed) type(clear + `-${word.trim()} `.repeat(keyed));
}

function showCards(pad, wants) {
  const all = wants.rows.flat();
  pad.querySelectorAll('.pad-card').forEach((element, at) => showCard(element, all[at]));
  if (wants.wild) showCard(of(pad, 'wild'), wants.wild);
  of(pad, 'ok').disabled = !wants.ready;
  const clear = ERASE.repeat(wants.erase);
  // Those that are keyed more than once have the same word: the last of them goes.
  const row = pad.querySelector('.pad-keyed');
  row.replaceChildren(...wants.keyed.map(([face, word]) => make('button', {
    type: 'button', class: 'pad-chip', text: `${unframed(face)} ✕`, 'aria-label': say('pad.take_out', {card: unframed(face)}), onclick: () => type(`${clear}-${word.trim()} `),
  })));
  // The one that came last is in sight.
  row.scrollLeft = row.scrollWidth;
}

function showCard(element, card) {
  const [, , keyed, free] = card;
  element.card = card;
  element.setAttribute('aria-pressed', keyed > 0);
  element.disabled = !keyed && !free;
  const count = element.querySelector('small');
  if (count) count.textContent = keyed > 1 ? keyed : '';
}

// -- all ----------------------------------------------------------------------------------------------------------

const KINDS = {number: [makeNumber, showNumber], name: [makeName, showName], cards: [makeCards, showCards]};

// Show what the box asks for.
export function settle() {
  const {wants} = box.about;
  const wanted = wants && state.mode !== 'off' && !state.player && !tiny.matches ? wants : null;
  const on = wanted !== null && used();
  const element = $('device');
  const pad = $('pad');
  // With a mouse alone, the switch below the box is enough.
  const offers = wanted !== null && !on && matchMedia('(any-pointer: coarse)').matches;
  $('offer').hidden = !offers;
  $('offer').textContent = wanted ? say(`pad.offer_${wanted.kind}`) : '';
  element.toggleAttribute('data-offer', offers);
  const name = on ? [wanted.kind, say('pad.done'), say('key.back'), ...(wanted.suits ?? []).flat()].join(' ') : '';
  if (name !== shown) {
    const hadFocus = pad.contains(document.activeElement);
    shown = name;
    sent = '';
    typedAt = 0;
    keys.releaseAll();
    if (on) {
      element.dataset.pad = wanted.kind;
      pad.setAttribute('aria-label', say(`pad.offer_${wanted.kind}`));
      pad.replaceChildren(...KINDS[wanted.kind][0](wanted));
    } else {
      delete element.dataset.pad;
      pad.replaceChildren();
    }
    pad.hidden = !on;
    if (hadFocus) hooks.focus();
  }
  if (on) KINDS[wanted.kind][1](pad, wanted);
}

export function listen() {
  $('offer').onclick = () => use(true);
  $('pads').checked = used();
  $('pads').onchange = () => use($('pads').checked);
  $('buttons').checked = settings.get('buttons') !== 'no';
  const draw = () => $('device').toggleAttribute('data-bare', !$('buttons').checked);
  $('buttons').onchange = () => {
    settings.set('buttons', $('buttons').checked ? 'yes' : 'no');
    draw();
  };
  draw();
  tiny.addEventListener('change', settle);
  document.addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true);
}
