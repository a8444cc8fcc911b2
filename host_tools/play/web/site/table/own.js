// The page's own type: what the screen on top shows, as buttons, lists and tables of the browser. The firmware says it
// as data (host_tools/simulated/shown/data.py); a part is rendered by its kind, so a new screen appears here by itself.
import {box, hooks, keys, state} from '../box/state.js';
import {make, settings} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {draw} from './suits.js';
import {capital, language, minus, say} from '../shared/words.js';
import {$, BACK, ENTER, ERASE, act, actionButton, actionsOf, begun, button, counted, does, part, plain, sheetOf, take, type, view} from './acts.js';
import {deck, name, number} from './asked.js';
import * as fingers from './fingers.js';
import {left as leftFind, typed as search} from './find.js';
import {games, left as leftGames, points} from './games.js';
import {played} from './lines.js';
import {cells, grid, list} from './lists.js';
import {left as leftSeats, seats, type as typedOnSeats} from './names.js';
import {ending, layTable, players, roundsOf} from './players.js';
import {bookButton, questions} from './questions.js';
import {left as leftSheet, sheet, typed as typedOnSheet} from './sheet.js';
import {open as openTimer, timer} from './timer.js';
import {big, coloured, laid, outcome, pair, showCode, sum, text, verdict} from './texts.js';

// With letters so much larger than usual, in pixels, or with room for so few, nothing is fitted to the window. No larger than this
// share of its width: so a long word has room in a line (style.css has the same share).
const [LARGE, LOW, MOST] = [22, 20, 0.1];
// What Back of the browser does: closed once the screen has no way back.
let leave = null;

const KINDS = {text, pair, sum, outcome, big, laid, list, players, ending, number, sheet, games, seats, questions, name, deck, verdict, grid, cells, code: showCode};

function backButton([name_, words]) {
  const found = button('back', capital(words), () => act(name_));
  found.prepend(make('span', {'aria-hidden': 'true', text: '‹ '}));
  return found;
}

// The sign for it is drawn: few typefaces have one.
function largeButton() {
  const found = button('large', '', () => $('large').click(), {'aria-label': say('large.show')});
  const part = (tag, given) => Object.entries(given).reduce((made, [name_, value]) => (made.setAttribute(name_, value), made), document.createElementNS('http://www.w3.org/2000/svg', tag));
  const sign = part('svg', {width: 18, height: 18, viewBox: '0 0 18 18', 'aria-hidden': 'true', focusable: 'false'});
  sign.append(part('path', {d: 'M1 6V1h5M12 1h5v5M17 12v5h-5M6 17H1v-5', fill: 'none', stroke: 'currentColor', 'stroke-width': 2}));
  found.append(sign);
  return found;
}

// On the sheet the menu is in its head, and has the history; the pots lead to the board.
const ELSEWHERE = ['back', 'history', 'board'];
const isEnd = ({parts}) => parts[0]?.kind === 'ending';
function homeButtons(shown) {
  const menu = capital(plain(shown.actions.find(([name_]) => name_ === 'back')?.[1] ?? ''));
  // The end has room for words.
  if (isEnd(shown)) return [button('act back', menu, () => act('back'))];
  return [...timer(), largeButton(), button('share', '↗', () => send('sheet'), {'aria-label': say('own.share')}), button('act back', '☰', () => act('back'), {'aria-label': menu})];
}

const send = (kind) => /** @type {HTMLElement} */ (document.querySelector(`[data-link="${kind}"]`)).click();

// The rest of the page is behind the table's menu; a set-up can be sent before it is begun.
const besides = ({screen}) => ({
  'table.menu': [button('large', say('large.show'), () => $('large').click()), button('timer_set', say('timer.title'), openTimer), button('note_set', say('note.title'), () => box.do('note')), button('whole', say('evening.whole'), () => $('whole').click(), {class: 'own-whole'})],
  'setup.ready': [button('share', '↗', () => send('setup'), {'aria-label': say('own.share_setup')})],
})[screen] ?? [];

function showRounds() {
  view.roundsOpen = !view.roundsOpen;
  render(view.now);
}
function frame(shown) {
  const home = sheetOf(shown);
  const back = home ? null : shown.actions.find(([name_]) => BACK.includes(name_));
  const kinds = new Set(shown.parts.map((one) => one.kind));
  // Beside a number stands what else can be done, above the pad.
  const others = kinds.has('number') ? actionsOf(shown).slice(0, 1) : actionsOf(shown).filter(([name_]) => !home || !ELSEWHERE.includes(name_));
  const sheet_ = kinds.has('players') ? home : null;
  const [left, right] = sheet_ ? [shown.bar[0], [shown.bar[1], sheet_.goal].filter(Boolean).join(' · ')] : shown.bar;
  const beside = right && right !== shown.rule ? capital(plain(minus(right))) : '';
  // What a press was refused for stands over the title until the next one.
  const note = shown.note ? [make('p', {class: 'own-note', text: plain(shown.note)})] : [];
  const head = make(
    'div', {class: 'own-head', data: {page: kinds.has('sheet'), back: Boolean(back) && !kinds.has('sheet'), asks: kinds.has('list') && shown.screen === 'asking.entry'}},
    ...(back ? [backButton(back)] : []),
    make('div', {class: 'own-title'}, make('h2', {text: counted(left), ...coloured(left)}), ...(beside ? [make('p', {text: beside})] : []), ...note),
    ...(home ? homeButtons(shown) : besides(shown)),
  );
  const tabs = shown.tabs
    ? [make('div', {class: 'own-tabs', role: 'group'}, ...shown.tabs[0].map((words, at) => button(`tab ${at}`, words, () => act(`group ${at}`), {'aria-pressed': at === shown.tabs[1]})))]
    : [];
  // The row that is the main thing is the main button, and what is beside it another one.
  const main = shown.parts.find((one) => one.kind === 'list' && one.main >= 0);
  const rowButton = (at, given_) => button(`row ${at}`, capital(plain(main.rows[at][0])), () => take(at), given_);
  const choice = shown.parts.find((one) => one.kind === 'games');
  const asked = shown.parts.find((one) => one.kind === 'questions');
  const foot = make('div', {class: 'own-foot'}, ...(choice ? [points(choice)] : asked ? [bookButton(asked)] : main ? [rowButton(main.main, {class: 'main'}), ...(main.second < 0 ? [] : [rowButton(main.second)])] : others.map(actionButton)));
  // What people want at the end stands beside another game.
  if (isEnd(shown)) foot.firstChild?.after(button('share', say('over.send'), () => send('message')));
  if (sheet_ && played(sheet_)) foot.append(button('rounds', capital(sheet_.units), showRounds, {'aria-pressed': view.roundsOpen}));
  // What is said line by line, each with its value, is one card; what a round comes to is one table.
  const parts = [];
  shown.parts.forEach((one, at) => {
    const found = KINDS[one.kind]?.(one) ?? make('p', {text: one.words ?? ''});
    if (!['pair', 'outcome'].includes(one.kind)) parts.push(found);
    else if (shown.parts[at - 1]?.kind === one.kind) parts.at(-1).append(found);
    else parts.push(make('div', {class: `own-${one.kind}s`}, found));
  });
  return [head, ...tabs, make('div', {class: 'own-body', data: {kinds: [...kinds].join(' ')}}, ...parts), foot];
}

// Make a node look as `next` does. One that a finger may be on stays in its place: a tap ends on what it began on.
function become(node, next) {
  if (node.nodeName !== next.nodeName || node.dataset?.key !== next.dataset?.key) node.replaceWith(next);
  else if (node.nodeType === Node.TEXT_NODE) {
    // Text set to what it says is laid out anew, too.
    if (node.data !== next.data) node.data = next.data;
  } else {
    for (const {name: one} of [...node.attributes]) if (!next.hasAttribute(one)) node.removeAttribute(one);
    for (const {name: one, value} of next.attributes) {
      if (node.getAttribute(one) === value) continue;
      // The page's policy lets a script set a style, but no attribute of that name.
      if (one === 'style') node.style.cssText = value;
      else node.setAttribute(one, value);
    }
    becomeIn(node, [...next.childNodes]);
  }
}

function becomeIn(place, next) {
  const there = [...place.childNodes];
  next.forEach((one, at) => (there[at] ? become(there[at], one) : place.append(one)));
  there.slice(next.length).forEach((one) => one.remove());
}

function render(shown) {
  const place = $('own');
  const before = view.now;
  const heading = (one) => one.parts.find(({kind}) => kind === 'sheet')?.name ?? one.bar[0];
  const same = before && before.screen === shown.screen && heading(before) === heading(shown);
  const held = place.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  const scrolled = same ? (place.querySelector('.own-body')?.scrollTop ?? 0) : 0;
  const field = $('own-field');
  view.now = shown;
  if (!part('sheet')) leftSheet();
  if (!part('games')) leftGames();
  if (!same) leftFind();
  if (!part('seats')) leftSeats();
  noteRoom();
  does.clear();
  const next = frame(shown).map(draw);
  // A field that is taken out of the page for a moment would lose its keyboard.
  const kept = field && next.some((one) => one.querySelector('#own-field') === field);
  if (same) becomeIn(place, next);
  else place.replaceChildren(...next);
  /** @type {HTMLElement} */
  const body = place.querySelector('.own-body');
  body.scrollTop = scrolled;
  if (!same) place.scrollTop = 0;
  /** @type {HTMLElement | null} */
  const chosen = same ? null : body.querySelector('[aria-current]');
  if (chosen && body.scrollHeight > body.clientHeight) body.scrollTop = Math.max(0, chosen.offsetTop - body.offsetTop - body.clientHeight / 2);
  // What has nothing to be chosen is scrolled by a keyboard, too.
  if (body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input')) body.tabIndex = 0;
  showAsked();
  // Of the cards that were keyed or laid, the last ones are in sight.
  const keyed = body.querySelector('.own-keyed > .own-chips');
  if (keyed) keyed.scrollLeft = keyed.scrollWidth;
  const sheet = body.querySelector('.own-scroll');
  if (sheet && !same) sheet.scrollTop = sheet.scrollHeight;
  layTable();
  if (kept) field.focus({preventScroll: true});
  else if (held !== undefined) {
    const buttons = /** @type {HTMLButtonElement[]} */ ([...place.querySelectorAll(':is(button, input)[data-key]')]);
    const again = buttons.find((one) => one.dataset.key === held && !one.disabled);
    (same && again ? again : place).focus({preventScroll: true});
  }
  const {said} = box.about;
  if (said && $('said').textContent !== said) $('said').textContent = said;
  // The browser's way back is the screen's.
  const back = !sheetOf(shown) && shown.actions.find(([name_]) => BACK.includes(name_));
  const wanted = Boolean(back);
  if (wanted && !leave) leave = enter(goBack);
  else if (!wanted && leave) {
    const done = leave;
    leave = null;
    done();
  }
}

// The row that is asked is in sight.
const showAsked = () => $('own').querySelector('.own-cell-row[data-here="true"]')?.scrollIntoView({block: 'nearest', behavior: 'instant'});

// Note whether all scrolls together, and whether that is for large letters.
function noteRoom() {
  const root = document.documentElement;
  const size = () => parseFloat(getComputedStyle(root).fontSize);
  root.removeAttribute('data-huge');
  root.toggleAttribute('data-huge', size() > MOST * innerWidth);
  const letters = size();
  const large = letters > LARGE;
  root.toggleAttribute('data-large', large);
  $('own').dataset.scrolls = large ? 'all large' : innerHeight <= LOW * letters ? 'all' : '';
}

// In another width, other beginnings of names have room.
let width = 0;
function resized() {
  const {clientWidth: wide} = $('own');
  if (view.now && wide !== width && sheetOf(view.now)) render(view.now);
  else layTable();
  showAsked();
  width = wide;
}

// Back of the browser was pressed: the box goes back one screen, and if that has one behind it, Back is its own again.
function goBack() {
  leave = null;
  const back = view.now?.actions.find(([name_]) => BACK.includes(name_));
  if (back) act(back[0]);
}

// What is printed is the sheet of the game on the box, whatever is on the screen, and nothing else.
function fillPrint() {
  const day = new Date().toLocaleDateString(language(), {dateStyle: 'long'});
  const found = view.sheet ? [make('h1', {text: `${plain(view.sheet.bar[0])} · ${day}`}), make('p', {text: view.sheet.part.goal}), roundsOf(view.sheet.part, (one, at) => `${minus(one[1][at])}${one[2].includes(at) ? ' ★' : ''}`)] : [];
  $('printed').replaceChildren(...found.map(draw));
}

function noteSheet(shown) {
  const part_ = state.player || !shown ? null : sheetOf(shown);
  if (part_) view.sheet = {bar: shown.bar, part: part_};
  else if (!box.about.game) view.sheet = null;
}

// Whether the box was told last that it stands in the page's own type, so that its texts name no key.
let touched = false;
hooks.touched = () => (touched = !showsBox() && !state.player);

// Show what the box shows, in the page's own type where that is wanted.
export function settle() {
  const {shown} = box.about;
  const before = touched;
  if (shown && hooks.touched() !== before) box.do('touched', touched);
  noteSheet(shown);
  const on = Boolean(shown) && state.mode !== 'off' && !state.player && !showsBox();
  const was = !$('own').hidden;
  $('own').hidden = !on;
  $('device').hidden = on;
  $('screen').hidden = on;
  const root = document.documentElement;
  root.toggleAttribute('data-own', on);
  /** @type {HTMLAnchorElement} */ (document.querySelector('.skip')).hash = !on ? '#device' : root.hasAttribute('data-new') ? '#play' : '#own';
  if (on) {
    if (!was) keys.releaseAll();
    // Beside the picture of a table it is not in sight.
    if (shown !== view.now && !root.hasAttribute('data-new')) render(shown);
    return;
  }
  view.now = null;
  $('own').replaceChildren();
  leave?.();
  leave = null;
}

// What is typed on a keyboard while something here has the focus.
function typed(event) {
  if (event.target.closest('input') || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const buttons = /** @type {HTMLButtonElement[]} */ ([...$('own').querySelectorAll('button:not(:disabled)')]);
  const at = buttons.findIndex((one) => one === document.activeElement);
  const onSheet = part('sheet') && (event.key !== 'Enter' || event.target === $('own')) && event.key !== ' ' && ([...event.key].length === 1 || ['Backspace', 'Enter'].includes(event.key));
  const isLetter = [...event.key].length === 1 && event.key !== ' ';
  const step = {ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1}[event.key];
  if (step) buttons[(at + step + buttons.length) % buttons.length]?.focus();
  else if (event.key === 'Escape') {
    const back = view.now?.actions.find(([name_]) => BACK.includes(name_));
    if (back) act(back[0]);
  } else if ((part('games') || part('questions')) && isLetter) search(event.key);
  else if (part('seats') && isLetter) typedOnSeats(event.key);
  else if (onSheet) typedOnSheet(event.key);
  else if (event.key === 'Backspace') type(ERASE);
  else if (event.key === 'Enter' && event.target === $('own')) type(ENTER);
  else if ([...event.key].length === 1 && event.key !== ' ') type(event.key);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// What a pad of keys is, on which two thumbs may be at once.
const PADS = '.own-digits, .own-values, .own-deck';
const keyOf = (element) => element.closest('[data-key]')?.dataset.key;

export function listen() {
  view.paint = () => view.now && render(view.now);
  $('show-box').checked = showsBox();
  $('show-box').onchange = () => {
    settings.set('box', $('show-box').checked ? 'yes' : 'no');
    hooks.settle();
    hooks.focus();
  };
  $('own').addEventListener('keydown', (event) => begun(event, () => typed(event)));
  $('own').addEventListener('click', (event) => begun(event, () => does.get(keyOf(event.target))?.()));
  const onPad = (target) => ($('own').contains(target) && $('own').querySelector(PADS) && !target.closest(':disabled') ? keyOf(target) : undefined);
  fingers.listen(onPad, (key, at) => begun({timeStamp: at}, () => does.get(key)?.()));
  addEventListener('resize', noteRoom);
  new ResizeObserver(resized).observe($('own'));
  addEventListener('beforeprint', fillPrint);
  addEventListener('afterprint', () => $('printed').replaceChildren());
  document.addEventListener('pointerdown', (event) => (view.finger = event.pointerType === 'touch'), true);
}
