// What a tap or a key on the page's own type does, and what all its parts need: words, buttons, what is shown.
import {box, keys} from '../box/state.js';
import {make} from '../shared/parts.js';
import {capital, unframed} from '../shared/words.js';

// What is shown: `now`, and as which screen, null where the box is; `sheet`, the score sheet that was shown last, of the game
// on the box, null if there is none; `roundsOpen`: the rounds stand in place of the players, where there is no room for both;
// `finger`: a finger was last on the page; `paint` shows again what was told, with what was tapped since.
export const view = {now: null, sheet: null, roundsOpen: false, finger: false, paint: () => {}};

export const $ = (id) => document.getElementById(id);
export const ENTER = '\n';
export const ERASE = '\b';
// A sheet with more columns than this breaks names.
export const MANY = 5;
// Where the rounds stand beside the players (own.css).
export const WIDE = '(min-width: 44rem)';
// When that was begun which is done now, as an event's time; undefined: now.
let since;

export const plain = (words) => unframed(words).trim();

// Let the box do what is meant, in one of its ways (firmware/app.py).
export function give(what, kind) {
  keys.byPad(view.finger);
  box.give(what, kind, since);
}
// Do what an event asks for.
export function begun(event, work) {
  since = keys.since(event);
  work();
  since = undefined;
}
// What a keyboard types, and what is tapped on a pad of the page.
export const type = (letters) => give(letters, 'typed');
export const tap = (letters) => give(letters, 'tapped');
export const act = (name) => give(name, 'act');
export const take = (index) => give(index, 'take');
// The attributes of a button that is there and, unless `may`, cannot be pressed yet.
export const ifMay = (may) => (may ? {} : {disabled: ''});
// The same where a thumb may be ahead of the picture: the box decides, which has the taps in their order, and says why not.
export const ifNow = (may) => (may ? {} : {'aria-disabled': 'true'});

// What each button does, by its key: an element may outlive what it was made for.
export const does = new Map();

// A button; `key` names it, so that it is the same one when it is drawn again.
export function button(key, words, onclick, given = {}) {
  does.set(key, onclick);
  return make('button', {type: 'button', data: {key}, text: words, ...given});
}

// How everyone stands, on the sheet and at the end; null on other screens.
export const sheetOf = ({parts}) => parts.find((one) => one.kind === 'players') ?? parts.find((one) => one.kind === 'ending')?.sheet ?? null;

export const part = (kind) => view.now.parts.find((one) => one.kind === kind);

// The way back is at the top; the first action is the main one. On the sheet, the menu is one of them.
export const BACK = ['back', 'leave'];

// What can be done besides going back; what ends a name stands beside it.
export const actionsOf = ({actions, parts}) => {
  const home = sheetOf({parts});
  const back = home ? null : actions.find(([name_]) => BACK.includes(name_));
  return actions.filter((one) => one !== back && !(one[0] === 'done' && parts.some(({kind}) => kind === 'name')));
};

// A number stays beside what it counts.
export const counted = (words) => capital(plain(words)).replace(/ (?=\d+(:|$))/, '\u00a0');
export const actionButton = ([name_, words], at) => button(`act ${name_}`, counted(words), () => act(name_), {class: at || !MAIN.includes(name_) ? '' : 'main', ...ifNow(!view.now.waits.includes(name_))});

const MAIN = ['ok', 'done', 'do'];
