// "Make your own": a card for each board that can be built.
import {make} from './parts.js';
import {part, say} from './words.js';

// Fill the list; `choose(board)` puts a board on the table above.
export function fill(boards, choose) {
  const cards = boards.filter((board) => board.make).map((board) => card(board, choose));
  document.getElementById('boards').replaceChildren(...cards);
}

function card(board, choose) {
  const title = say(`board.${board.name}`);
  const {picture, parts, image} = board.make;
  const get = image
    ? make('a', {class: 'button', href: image.file, download: '', text: say('make.image', {size: Math.ceil(image.size / 1024)})})
    : null;
  const how = say(board.name.startsWith('esp32') ? 'make.copy' : 'make.no_image', {name: board.name});
  return make(
    'li', {data: {board: board.name}},
    make('h3', {text: title}),
    make('img', {src: picture, alt: say('make.picture', {title}), loading: 'lazy', width: 560, height: 312}),
    make('ul', {}, ...parts.map((words) => make('li', {text: part(words)}))),
    ...(get ? [] : [make('p', {text: how})]),
    make('div', {class: 'row'}, ...(get ? [get] : []), make('button', {type: 'button', text: say('make.try'), onclick: () => choose(board)})),
  );
}
