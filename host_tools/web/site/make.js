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
  const {picture, parts, images, cable} = board.make;
  const built = images.filter((image) => image.file);
  const missing = images.filter((image) => !image.file);
  const how = [
    ...missing.map((image) => say('make.no_image', {what: part(image.what), name: image.target})),
    ...(images.length ? [] : [say(cable ? 'make.cable' : 'make.other', {name: board.name})]),
  ];
  const gets = built.map((image) => make('a', {class: 'button', href: image.file, download: '', text: say('make.image', {what: part(image.what), size: Math.ceil(image.size / 1024)})}));
  return make(
    'li', {data: {board: board.name}},
    make('h3', {text: title}),
    make('img', {src: picture, alt: say('make.picture', {title}), loading: 'lazy', width: 560, height: 312}),
    make('ul', {}, ...parts.map((words) => make('li', {text: part(words)}))),
    ...how.map((words) => make('p', {text: words})),
    make('div', {class: 'row'}, ...gets, make('button', {type: 'button', text: say('make.try'), onclick: () => choose(board)})),
  );
}
