// The drawn device: its case, its glass, its keys where the board has them.
import {make} from '../shared/parts.js';
import {say} from '../shared/words.js';

const element = () => document.getElementById('device');
const ARROWS = {'▲': 'up', '▼': 'down', '◀': 'left', '▶': 'right'};

// Draw a board.
export function draw(board) {
  const {dataset} = element();
  Object.assign(dataset, {case: board.look.case, light: board.look.light, keys: board.look.keys, board: board.name});
  element().style.setProperty('--ratio', String(board.screen.width / board.screen.height));
  dataset.size = board.screen.width < 100 ? 'small' : '';
  element().querySelector('.keys').replaceChildren(...board.keys.map(drawKey));
}

function drawKey(key) {
  const button = make('button', {type: 'button', class: 'key', data: {press: key.press, pin: key.pin}});
  button.style.gridArea = key.press;
  button.keyOfBoard = key;
  return button;
}

// Write on the keys what is printed there, and what they do in the page's language.
export function label(board) {
  element().querySelectorAll('.key').forEach((button, index) => {
    const key = board.keys[index];
    const [press, hold] = [key.press, key.hold].map((name) => (name ? say(`key.${name}`) : ''));
    // What is printed on it is what the screen calls it, in any language.
    button.replaceChildren(key.label);
    if (!ARROWS[key.label] && key.label.length < 3 && key.press !== 'ok') button.append(make('small', {text: press}));
    if (key.hold) button.append(make('small', {text: say('key.held', {hold})}));
    const called = ARROWS[key.label] || key.label === 'back' || key.label === 'OK' ? press : say('key.plain', {label: key.label, press});
    button.setAttribute('aria-label', key.hold ? say('key.hold', {label: key.label, press, hold}) : called);
  });
}

// Show a key as pressed or not.
export function show(key, down) {
  for (const button of element().querySelectorAll('.key')) {
    if (button.keyOfBoard === key) button.toggleAttribute('data-down', down);
  }
}
