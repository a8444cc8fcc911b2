// A score sheet as a table, from the engine's answer.
import {make} from '../shared/parts.js';
import {plain, say} from '../shared/words.js';

const name = (words) => make('bdi', {text: plain(words)});
const money = (coins) => say('message.money', {n: Math.floor(coins / 100), cents: String(coins % 100).padStart(2, '0')});

// Who pays whom, in sentences.
export const payments = ({names, paid}) =>
  paid.map(([payer, payee, coins]) => say('message.pays', {payer: plain(names[payer]), payee: plain(names[payee]), amount: money(coins)}));

// Who was not in the game to its end, in a word.
export const gone = ({out, left}) => (left ? say('sheet.left') : out ? say('sheet.out') : '');

// Why a game ended, in a sentence; "" if nobody knows.
export const reason = ({why, names, winners}) => (why ? `${say(`why.${why[0]}`, {n: why[1], name: winners.map((seat) => plain(names[seat])).join(', ')})}.` : '');

// Return the table of `answer`, what the engine says to a question "score".
export function table(answer) {
  const heads = [['sheet.place', 'n'], ['sheet.player', ''], ['sheet.score', 'n']];
  const rows = [];
  let place = 1;
  for (const group of answer.places) {
    for (const player of group) {
      const mark = answer.winners.includes(player) ? say('sheet.won') : gone({out: answer.out.includes(player), left: answer.left?.includes(player)});
      rows.push(make(
        'tr', {},
        make('td', {class: 'n', text: place}),
        make('td', {}, name(player)),
        make('td', {class: 'n', text: answer.scores[player]}),
        make('td', {text: mark}),
      ));
    }
    place += group.length;
  }
  return [
    make('div', {class: 'wide'}, make(
      'table', {},
      make('thead', {}, make('tr', {}, ...heads.map(([key, kind]) => make('th', {scope: 'col', class: kind, text: say(key)})), make('td'))),
      make('tbody', {}, ...rows),
    )),
    make('p', {text: say('sheet.rounds', {n: answer.rounds.length})}),
    ...(answer.status === 'over' ? [make('p', {text: `${plain(answer.why)}.`})] : []),
  ];
}

// Return the table of a sheet from a QR code (sheet_code.js): a column for each player, a row for each round.
export function rounds(sheet) {
  const {names, ends, start, rounds: rows, paid} = sheet;
  const why = reason(sheet);
  const totals = names.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], start[seat]));
  const line = (head, numbers, tag = 'td') => make(
    'tr', {},
    make('th', {scope: 'row', text: head}),
    ...numbers.map((one) => make(tag, {class: 'n', text: one})),
  );
  const marks = names.map((_, seat) => (ends[seat]?.won ? say('sheet.won') : gone(ends[seat] ?? {})));
  const heads = names.map((one, seat) => make('th', {scope: 'col', class: 'n'}, name(one), ...(marks[seat] ? [` (${marks[seat]})`] : [])));
  const body = rows.map((row, at) => line(at + 1, row));
  if (start.some(Boolean) && rows.length) body.unshift(line(say('sheet.start'), start));
  return [
    make('div', {class: 'wide'}, make(
      'table', {},
      make('thead', {}, make('tr', {}, make('td'), ...heads)),
      make('tbody', {}, ...body, line(say('sheet.score'), totals)),
    )),
    ...(why ? [make('p', {text: why})] : []),
    ...payments({names, paid}).map((text) => make('p', {text})),
  ];
}
