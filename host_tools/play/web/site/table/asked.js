// What is asked for: a number or a page of them, a name, cards.
import {make} from '../shared/parts.js';
import {capital, minus, say} from '../shared/words.js';
import {$, ENTER, ERASE, act, actionButton, actionsOf, button, give, ifMay, ifNow, part, plain, take, tap, type, view} from './acts.js';
import {given, ruleLink} from './texts.js';

// A text that stands in the field is compared with the box's once nobody has typed for so long, in milliseconds.
const SETTLED = 400;
// The ranks that have a name, whatever letter a language writes on them.
const COURTS = {1: 'ace', 11: 'jack', 12: 'queen', 13: 'king'};
// The most letters of a name.
const NAME = 12;
let typedAt = 0;
// What the box has of the text in the field.
let sent = '';

const eraser = (may) => button('erase', '⌫', () => act('erase'), {'aria-label': say('pad.erase'), ...ifNow(may)});

export function number(part) {
  const may = (letter) => part.letters.includes(letter);
  const digit = (letter) => button(`digit ${letter}`, letter, () => tap(letter), ifNow(may(letter)));
  const left = part.minus ? button('digit -', '−', () => tap('-'), {'aria-label': say('pad.minus'), ...ifNow(may('-'))}) : make('span', {});
  const pad = [...'123456789'.split('').map(digit), left, digit('0'), eraser(part.begun)];
  return make(
    'div', {class: 'own-number'},
    ...given(part.given),
    make('div', {class: 'own-asked'}, make('p', {class: 'own-text'}, make('span', {class: 'own-range', text: minus(part.range)})), ...(part.rule ? [ruleLink(part.rule)] : []), ...actionsOf(view.now).slice(1).map(actionButton)),
    make('p', {class: 'own-large', data: {offered: part.offered}, text: part.value === '-' ? '_' : minus(part.value)}),
    make('div', {class: 'own-digits', role: 'group', 'aria-label': say('pad.offer_number')}, ...pad),
  );
}

// What may be empty, a note, is told whole, once it is done: however quick its letters are, none is lost.
const isWhole = () => part('name').blank;

// Send how the text in the field differs from what the box has of it.
function typeText(event) {
  if (event?.isComposing || isWhole()) return;
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
  if (isWhole()) {
    give($('own-field').value, 'put');
    return;
  }
  const {names, most} = part('name');
  typeText();
  const typed = sent.trim().toLowerCase();
  const known = names.map(([name]) => name.toLowerCase());
  const begins = known.some((name) => name.startsWith(typed)) && !known.includes(typed);
  // Where nothing was typed, the box says what is missing.
  tap(typed && begins && [...sent].length < most ? ` ${ENTER}` : ENTER);
  typedAt = 0;
}

export function name(part_) {
  const there = $('own-field');
  // What is longer than a name is words.
  const [label, capitals] = part_.most > NAME ? [plain(view.now.bar[0]), 'sentences'] : [say('pad.name'), 'words'];
  const waits = there && (isWhole() || performance.now() - typedAt < SETTLED);
  // The field stays while one types: a keyboard that is open stays open.
  const field = there ?? make('input', {
    id: 'own-field', type: 'text', class: 'own-field', 'aria-label': label, autocomplete: 'off', autocapitalize: capitals, spellcheck: 'false',
    enterkeyhint: 'done', data: {key: 'field'}, oninput: typeText,
    onkeydown: (event) => event.key === 'Enter' && !event.isComposing && (event.preventDefault(), enterText()),
  });
  field.placeholder = label;
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
function called(face, suit, suitName, coloured, rank) {
  const words = COURTS[rank] ? say(`rank.${COURTS[rank]}`) : plain(face.replace(suit, ''));
  return coloured ? `${suitName} ${words}` : say('pad.card', {rank: words, suit: suitName});
}

// A card that can still come is keyed; else it is taken out, in all its copies.
function chooseCard([, word, keyed, free]) {
  if (free) tap(word.trim());
  else if (keyed) tap(`-${word.trim()}`);
}

export function deck(part_) {
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
      const one = cardButton(card, `card ${card[1]}`, called(card[0], suit, suitName, part_.coloured, part_.ranks[index]), {});
      one.dataset.suit = part_.coloured ? `colour${at}` : `suit${at}`;
      // The rank is drawn: an ace is called so, not A.
      one.prepend(make('span', {data: {rank: plain(card[0].replace(suit, ''))}}), make('span', {text: plain(suit)}));
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
  // Cards that are in no meld, as a skip, have a letter of their own.
  for (const card of part_.dead) {
    const dead = cardButton(card, `card ${card[1]}`, plain(card[0]), {});
    dead.prepend(make('span', {text: plain(card[0])}));
    grid.append(dead);
  }
  // They slide as more come, so none of them is a key: a card is taken out where it was keyed, the last one by ⌫.
  const keyed = make('div', {class: 'own-chips', role: 'group', tabindex: '0', 'aria-label': say('pad.keyed')}, ...part_.keyed.map(([face]) => make('span', {text: plain(face)})));
  const tally = part_.tally ? [make('p', {class: 'own-tally', text: plain(part_.tally)})] : [];
  return make('div', {class: 'own-cards'}, ...given(part_.given), make('div', {class: 'own-keyed'}, keyed, ...tally, eraser(part_.keyed.length > 0)), grid);
}
