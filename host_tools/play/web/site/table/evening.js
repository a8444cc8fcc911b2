// An evening: while a game is on the table, the box has the whole window, and the page is one press away.
import {enter} from '../shared/places.js';
import {settings} from '../shared/parts.js';
import {box, hooks, keys, state} from '../box/state.js';
import {language, say} from '../shared/words.js';

// What stays free below the box, in pixels.
const BELOW = 8;
// The first screen, and how many rows it has on a box without games.
const [START, EMPTY] = ['setup.start', 3];
const $ = (id) => document.getElementById(id);
// While the whole page is shown although a game is on: what is called when that is over.
let away = null;

// How the page looks now: a row of the table's tools over a box of its own, or the whole page.
export function settle() {
  const {game, shown} = box.about;
  // In the page's own type the table is all there is, too, as soon as something is opened on it.
  const opened = Boolean(shown) && shown.screen !== START && !showsBox();
  const on = (Boolean(game) || opened) && state.mode !== 'off' && !state.player;
  // What stands in the page's own type takes the whole of a wide window, too.
  const narrow = matchMedia('(max-width: 63.99rem), (max-height: 37.5rem)').matches || !showsBox();
  const evening = on && narrow && !away;
  const root = document.documentElement;
  if (!on) stay();
  if (root.hasAttribute('data-evening') !== evening) {
    root.toggleAttribute('data-evening', evening);
    if (evening) scrollTo({top: 0, behavior: 'instant'});
  }
  $('strip').hidden = !evening;
  // The header with the page's heading is away.
  $('evening-title').hidden = !evening;
  $('evening-title').textContent = evening ? game || shown.bar[0] : '';
  $('evening').hidden = !(on && narrow && away);
  root.toggleAttribute('data-away', !$('evening').hidden);
  land(on, shown);
  $('game').textContent = on ? [game, state.mode === 'own' ? '' : $('kept').textContent].filter(Boolean).join(' · ') : '';
}

// Where nothing is on the table, the page in its own type says what it is; on a box without games a picture of a table stands
// in place of the start.
function land(on, shown) {
  if (shown?.screen === START) {
    const count = shown.parts.find(({kind}) => kind === 'list').count;
    settings.set('games', count > EMPTY ? 'yes' : '');
  }
  const isNew = !on && !state.player && looksNew();
  document.documentElement.toggleAttribute('data-new', isNew);
  document.documentElement.toggleAttribute('data-known', !on && !state.player && !showsBox() && !isNew);
  if (isNew) paintPicture(language());
  /** @type {HTMLImageElement} */ ($('picture')).alt = say('play.picture');
}

// The whole page is not asked for any more.
function stay() {
  const leave = away;
  away = null;
  leave?.();
}

// Show the whole page.
function leave() {
  away = enter(comeBack);
  keys.releaseAll();
  settle();
  $('evening').focus({preventScroll: true});
}

// Show the box alone.
function comeBack() {
  stay();
  keys.releaseAll();
  settle();
  hooks.focus();
}

// Upright, the words above the box, or the caption of a demonstration, take what they need; the box has the rest.
const upright = matchMedia('(max-width: 63.99rem) and (max-aspect-ratio: 13/10)');

function measure() {
  const {top} = document.querySelector('.stage').getBoundingClientRect();
  const from = $('caption').hidden ? -scrollY : $('caption').getBoundingClientRect().top;
  if (upright.matches) $('play').style.setProperty('--above', `${Math.ceil(top - from) + BELOW}px`);
  else $('play').style.removeProperty('--above');
}

export function listen() {
  const sizes = new ResizeObserver(measure);
  for (const element of [document.querySelector('.words'), $('banner'), $('caption')]) sizes.observe(element);
  upright.addEventListener('change', measure);
  $('whole').onclick = leave;
  $('evening').onclick = comeBack;
  matchMedia('(max-width: 63.99rem), (max-height: 37.5rem)').addEventListener('change', settle);
}
