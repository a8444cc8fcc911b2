// What is said: lines of text, sums, verdicts, a code to be scanned.
import {make, used} from '../shared/parts.js';
import {capital, minus, pageOf, say} from '../shared/words.js';
import {act, button, plain, view} from './acts.js';

// The code that stands there, and its picture.
let code = ['', null];

export function ruleLink(rule) {
  return make('a', {class: 'own-rule', href: `${pageOf('rules')}#${rule.toLowerCase()}`, target: '_blank', rel: 'noopener', text: rule, 'aria-label': say('play.rule', {number: rule})});
}

export const text = ({words, rule}) => make('p', {class: 'own-text'}, ...(rule ? [ruleLink(rule), ' '] : []), capital(plain(minus(words))));

// The place of the colour of who has this name at the table; -1 without one.
const seatCalled = (name) => view.sheet?.part.players.findIndex((one) => one.name === name) ?? -1;
export const coloured = (name) => (seatCalled(name) < 0 ? {} : {data: {seat: seatCalled(name) % 8}});

export const pair = ({left, right}) => make('p', {class: 'own-pair', ...coloured(left)}, make('span', {text: plain(left)}), make('span', {text: plain(minus(right))}));

// Arithmetic is broken before a sign, never within a term.
export const terms = (words) => minus(words).replaceAll(' - ', ' − ').split(/ (?=[-+\u2212] )/).map((one) => one.replaceAll(' ', '\u00a0')).join(' ');

export const sum = ({name, words, total}) => make('p', {class: 'own-sum'}, make('span', {text: name}), make('span', {class: 'own-terms', text: terms(words)}), make('strong', {text: minus(total)}));

// What a row of an entry comes to; a tap on it leads to what was asked there.
export function outcome({name, what, added, sums, old, new: now_, seat, to}) {
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

export const big = ({words, below}) => make('div', {class: 'own-big'}, make('p', {class: 'own-large', text: plain(words)}), ...(below ? [make('p', {text: plain(below)})] : []));

export const laid = ({cards, due}) => make('div', {class: 'own-laid'}, chips(cards), ...(due ? [make('p', {class: 'own-large', text: plain(due)})] : []));

export const given = (some) => (some.length ? [make('p', {class: 'own-text', text: some.map(([name, value]) => `${plain(name)}: ${minus(value)}`).join(' · ')})] : []);

export const verdict = (part_) =>
  make(
    'div', {class: 'own-verdict', data: {ok: part_.ok}},
    make('p', {class: 'own-large', text: plain(part_.head)}), chips(part_.cards),
    make('p', {class: 'own-card-box'}, ...(part_.rule ? [ruleLink(part_.rule), ' '] : []), plain(part_.words)),
    // Each meld is one item, as is what is left over: who hears them knows which cards belong together.
    ...(part_.groups.length ? [make('ul', {class: 'own-groups'}, ...part_.groups.map(([label, cards]) => make('li', {class: 'own-pair'}, make('span', {text: plain(label)}), ' ', make('span', {text: plain(cards)}))))] : []),
  );

export function showCode({data, words}) {
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
