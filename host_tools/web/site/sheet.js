// A score sheet as a table, from the engine's answer.
import {make} from './parts.js';
import {plain, say} from './words.js';

const name = (words) => make('bdi', {text: plain(words)});

// Return the table of `answer`, what the engine says to a question "score".
export function table(answer) {
  const heads = [['sheet.place', 'n'], ['sheet.player', ''], ['sheet.score', 'n']];
  const rows = [];
  let place = 1;
  for (const group of answer.places) {
    for (const player of group) {
      const mark = answer.winners.includes(player) ? say('sheet.won') : answer.out.includes(player) ? say('sheet.out') : '';
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
  ];
}
