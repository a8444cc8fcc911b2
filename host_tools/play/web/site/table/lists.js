// Rows and fields to choose from.
import {make} from '../shared/parts.js';
import {capital, minus, say} from '../shared/words.js';
import {act, button, plain, take, view} from './acts.js';
import {given} from './texts.js';

// Who plays, each in the colour they will have; partners stand together.
const sidesOf = (sides) => make('span', {class: 'own-sides'}, ...sides.flatMap((names, at) => [' ', make('span', {data: {seat: at % 8}, text: names.join(' + ')})]));

// How many play, between what makes them fewer and more.
function countOf(words) {
  const [fewer, more] = ['left', 'right'].map((name_) => view.now.actions.find(([one]) => one === name_));
  const step = ([name_, said], sign) => button(`act ${name_}`, sign, () => act(name_), {'aria-label': capital(said)});
  const count = make('span', {text: words});
  return make('div', {class: 'own-count'}, ...(fewer && more ? [step(fewer, '−'), count, step(more, '+')] : [count]));
}

// A row of a list. What has a second row on the box has its words below each other here, in the whole width.
export function list({at, first, rows, about, empty, given: some, main = -1, second = -1, act: each, seated, seats = []}) {
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

// The board: a section that somebody can collect is a button for that; on the sheet the others show the board.
export function grid({cells}) {
  const board = view.now.actions.find(([name_]) => name_ === 'board');
  const cell = ([label, chips_, pays], at) => {
    const name_ = plain(label);
    const given_ = {'aria-label': pays ? say('own.pot', {name: name_, n: chips_}) : `${name_} ${chips_}, ${board?.[1]}`, data: {key: `pot ${pays || at}`, pays: Boolean(pays)}};
    const one = pays || board ? button(`pot ${pays || at}`, '', () => act(pays ? `pot ${pays}` : 'board'), given_) : make('div', {});
    one.append(`${name_} `, make('b', {text: chips_}));
    return make('li', {}, one);
  };
  return make('ul', {class: 'own-pots'}, ...cells.map(cell));
}

export const cells = ({cells: some}) => make('div', {class: 'own-cells'}, ...some.map((words, at) => button(`cell ${at}`, plain(words), () => take(at), {data: {key: `cell ${at}`, marked: words.startsWith('✓')}})));
