// The running sheet, large, for all who sit around the table; and the screen of the phone, which stays awake.
import {make, settings} from './parts.js';
import {enter} from './places.js';
import {box, hooks, keys, state} from './table.js';
import {say} from './words.js';

const $ = (id) => document.getElementById(id);
const MOST_COLUMNS = 4;
// Letters and digits of the system's typefaces are about so wide, in heights of a letter.
const LETTER = 0.68;
// A name that is smaller, in pixels, is not read across a table.
const LEAST = 12;
const DIGIT = 0.62;

const shown = (number) => String(number).replace('-', '−');
const isOpen = () => !$('view').hidden;
// While it is open: what is called when it is closed.
let leave = null;

// -- the screen stays awake ---------------------------------------------------------------------------------------

let lock = null;
let asking = false;

// Keep the screen on while a game is on the table, if that is wanted.
async function stayAwake() {
  const wanted = Boolean(box.about.game) && state.mode !== 'off' && settings.get('awake') !== 'no' && document.visibilityState === 'visible';
  if (!wanted) {
    lock?.release().catch(() => {});
    lock = null;
  } else if (!lock && !asking && 'wakeLock' in navigator) {
    asking = true;
    try {
      const mine = await navigator.wakeLock.request('screen');
      lock = mine;
      mine.addEventListener('release', () => lock === mine && (lock = null));
    } catch {
      // The battery is low, or the browser does not allow it: the phone sleeps as always.
      return;
    } finally {
      asking = false;
    }
    // It may not be wanted any more.
    stayAwake();
  }
}

// -- the view -----------------------------------------------------------------------------------------------------

function player(one) {
  const name = make('span', {class: 'view-name'}, ...(one.mark ? [make('span', {class: 'view-mark', 'aria-hidden': 'true', text: one.mark})] : []), make('span', {text: one.name}));
  const aside = [one.leads ? '★' : '', one.games.length ? one.games.map(shown).join(' · ') : shown(one.aside)].filter(Boolean).join(' ');
  const cell = make(
    'li', {class: 'view-player', data: {near: one.near, out: one.out}},
    make('div', {class: 'view-who'}, name, make('span', {class: 'view-aside', text: aside})),
    make('span', {class: 'view-score', text: shown(one.score)}),
  );
  if (one.way) {
    const [done, whole] = one.way;
    const bar = make('div', {class: 'view-way', 'aria-hidden': 'true'}, make('div', {}));
    bar.firstChild.style.inlineSize = `${Math.max(0, Math.min(100, whole > 0 ? (100 * done) / whole : 0))}%`;
    cell.append(bar);
  }
  return cell;
}

// The columns that give the largest digits.
function fit() {
  const list = $('view-players');
  const cells = [...list.children];
  if (!cells.length) return;
  const digits = Math.max(2, ...cells.map((one) => one.querySelector('.view-score').textContent.length));
  const letters = Math.max(4, ...cells.map((one) => one.querySelector('.view-name').textContent.length));
  const {width, height} = list.getBoundingClientRect();
  let best = null;
  for (let columns = 1; columns <= Math.min(MOST_COLUMNS, cells.length); columns++) {
    const [wide, high] = [width / columns - 24, height / Math.ceil(cells.length / columns) - 20];
    const score = Math.min(0.7 * high, (0.42 * wide) / (DIGIT * digits));
    const name = Math.min(0.34 * high, (0.52 * wide) / (LETTER * letters), 0.6 * score);
    const worth = name < LEAST ? score / 3 : score;
    if (!best || worth > best.worth * 1.1) best = {columns, score, name, worth};
  }
  list.style.setProperty('--columns', String(best.columns));
  list.style.setProperty('--score', `${Math.floor(best.score)}px`);
  list.style.setProperty('--name', `${Math.max(LEAST, Math.floor(best.name))}px`);
}

async function fill() {
  const found = state.mode === 'off' ? null : (await box.do('sheet')).value;
  if (!isOpen()) return;
  if (!found) {
    close();
    return;
  }
  $('view-title').textContent = found.title;
  $('view-goal').textContent = `${found.goal} · ${found.round}`;
  $('view-players').replaceChildren(...found.players.map(player));
  const won = found.winners.length ? [say('message.wins', {name: found.winners.join(', '), game: found.title})] : [];
  const pots = found.pots.map(([label, chips]) => `${label} ${chips}`).join(' · ');
  $('view-next').textContent = [...won, ...found.lines, pots].filter(Boolean).join(' · ');
  $('view-near').textContent = found.near.join(' · ');
  fit();
}

function open() {
  keys.releaseAll();
  $('view').hidden = false;
  for (const other of document.querySelectorAll('body > :not(#view, script)')) other.inert = true;
  document.documentElement.toggleAttribute('data-view', true);
  $('view-close').focus({preventScroll: true});
  leave = enter(close);
  fill();
}

function close() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  $('view').hidden = true;
  for (const other of document.querySelectorAll('body > [inert]')) other.inert = false;
  document.documentElement.toggleAttribute('data-view', false);
  leave?.();
  leave = null;
  hooks.focus();
}

// The box has something new to say.
export function settle() {
  const there = Boolean(box.about.game) && state.mode !== 'off' && !state.player;
  for (const button of document.querySelectorAll('[data-view-open]')) button.disabled = !there;
  stayAwake();
  if (isOpen()) {
    if (there) fill();
    else close();
  }
}

export function listen() {
  for (const button of document.querySelectorAll('[data-view-open]')) button.onclick = open;
  $('view-close').onclick = close;
  $('view-full').hidden = !document.fullscreenEnabled;
  $('view-full').onclick = () => (document.fullscreenElement ? document.exitFullscreen() : $('view').requestFullscreen()).catch(() => {});
  document.addEventListener('keydown', (event) => isOpen() && event.key === 'Escape' && close());
  document.addEventListener('visibilitychange', stayAwake);
  const switches = document.querySelectorAll('[data-awake]');
  for (const one of switches) {
    one.closest('label').hidden = !('wakeLock' in navigator);
    one.checked = settings.get('awake') !== 'no';
    one.onchange = () => {
      settings.set('awake', one.checked ? 'yes' : 'no');
      for (const other of switches) other.checked = one.checked;
      stayAwake();
    };
  }
  new ResizeObserver(fit).observe($('view-players'));
}
