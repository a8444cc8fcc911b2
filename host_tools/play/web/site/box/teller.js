// Tells the windows that only show the table how everyone stands: on the own box, or on one at the cable.
import {VERSION, channel} from './channel.js';
import {box, state} from './state.js';
import {language} from '../shared/words.js';

// The table of a box at the cable, in place of the own box's; null without one.
let other = null;
// Who shows the table in this window.
const watchers = new Set();

// What is on the table; null without a game.
export const table = () => other ?? box.stands;
// What was told last: while something is only visited, such as somebody's link, the table stays as it was.
let told = null;
// Whether nobody is told anything: a box at the cable was lost, and the own one has nothing new.
let quiet = false;

const line = channel(({version, ask}) => ask && version === VERSION && tell());

// Another window that has the box answers.
export function tell() {
  if (quiet || (state.mode === 'off' && !other)) return;
  if (other || (state.mode !== 'guest' && !state.player)) told = table();
  line?.postMessage({version: VERSION, language: language(), table: told});
}

// Something was saved, or there is another game.
export function settle() {
  quiet = false;
  tell();
  document.getElementById('large').hidden = !table();
  for (const again of watchers) again();
}

// From now on `again()` is called for each change; returns what ends that.
export function follow(again) {
  watchers.add(again);
  return () => watchers.delete(again);
}

// A box at the cable has the table; null: the own box has it again, or nobody where it was `lost`.
export function show(found, lost = false) {
  other = found;
  if (!lost) {
    settle();
    return;
  }
  quiet = true;
  for (const again of watchers) again();
}

export const isOther = () => other !== null;
