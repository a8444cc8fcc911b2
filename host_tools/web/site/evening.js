// An evening: while a game is on the table, the box has the whole window, and the page is one press away.
import {box, hooks, keys, state} from './table.js';

const $ = (id) => document.getElementById(id);
// Whether the whole page was asked for although a game is on.
let away = false;

// How the page looks now: a row of the table's tools over a box of its own, or the whole page.
export function settle() {
  const {game} = box.about;
  const on = Boolean(game) && state.mode !== 'off' && !state.player;
  const narrow = matchMedia('(max-width: 63.99rem), (max-height: 37.5rem)').matches;
  const evening = on && narrow && !away;
  const root = document.documentElement;
  if (!on) away = false;
  if (root.hasAttribute('data-evening') !== evening) {
    root.toggleAttribute('data-evening', evening);
    if (evening) scrollTo({top: 0, behavior: 'instant'});
  }
  $('strip').hidden = !evening;
  // The header with the page's heading is away.
  $('evening-title').hidden = !evening;
  $('evening-title').textContent = evening ? game : '';
  $('evening').hidden = !(on && narrow && away);
  $('game').textContent = on ? [game, state.mode === 'own' ? '' : $('kept').textContent].filter(Boolean).join(' · ') : '';
}

// Show the whole page, or the box alone.
function leave(yes) {
  away = yes;
  keys.releaseAll();
  settle();
  if (yes) $('evening').focus({preventScroll: true});
  else hooks.focus();
}

export function listen() {
  $('whole').onclick = () => leave(true);
  $('evening').onclick = () => leave(false);
  matchMedia('(max-width: 63.99rem), (max-height: 37.5rem)').addEventListener('change', settle);
}
