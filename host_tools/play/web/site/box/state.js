// The box on the table: which board it is, whose games are on it, and what is said when they cannot be kept.
import {Box} from './box.js';
import * as device from './device.js';
import {Keys} from './keys.js';
import {Oled} from './oled.js';
import {banner, bannered, make, settings} from '../shared/parts.js';
import {forget} from '../shared/places.js';
import {isLanguage, language, say, heard as inWords} from '../shared/words.js';

const $ = (id) => document.getElementById(id);

// All boards; the one on the table; what is on it: "own" games, "guest" (a link, a demonstration), "none" (nothing
// is kept), or "off", which it is while it is `coming`, and `why` if it was lost; what plays a demonstration, and what is called when that is over (places.js).
export const state = {boards: [], board: null, mode: 'off', why: '', coming: true, player: null, leave: null};
// What other parts of the page do: `save` downloads a backup, `speak` changes the language, `settle` shows what the
// box says of itself, `keep` how its games are kept; `focus` goes back to the box, `touched` says whether it stands in the page's own type,
// `stands` shows how everyone stands where that is wanted.
export const hooks = {
  focus: () => $($('own').hidden ? 'device' : 'own').focus({preventScroll: true}),
  touched: () => false,
  stands() {},
  save() {},
  keep() {},
};
// The games of a box that saves nothing, [[path, bytes]], while a visit is in its place.
let apart = null;
const oled = new Oled(document.querySelector('.glass'), $('panel'), $('glow'));
export const box = new Box(hear);
export const keys = new Keys(box, () => state.mode !== 'off' && !state.player, () => $('vibrate').checked);

// All that changes what is on the table is done one after the other: a link that is opened while a demonstration
// begins waits for it. What waits for a person waits outside.
/** @type {Promise<any>} */
let last = Promise.resolve();
export function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

// Have the table in sight, and the keyboard on it.
export function comeToTable() {
  $($('own').hidden ? 'device' : 'own').scrollIntoView({block: 'nearest'});
  hooks.focus();
}

// What a screen asks for.
const ASKS = ['number', 'name', 'deck'];
// What was read last: {bar, rows, chosen, kind, hints}.
let heard = null;

// The texts of the screen, for those who cannot see it: all that stands there, and what is said aloud. That is the
// whole page when it is new, then the row that is chosen, what is keyed, or what has changed.
export function read(lines) {
  const plain = (words) => inWords(words).replace(/\s+/g, ' ').trim();
  const asked = box.about.shown?.parts.find((part) => ASKS.includes(part.kind));
  let rows = lines.map(([line, chosen]) => [plain(line), chosen]).filter(([line]) => line);
  const letters = asked?.kind === 'name' && !rows.some(([, chosen]) => chosen);
  // The groups of letters are for the eye.
  if (letters) rows = [...rows.slice(0, 1), [asked.text || say('read.nothing'), false], [say('read.letters'), false]];
  const words = (some) => some.map(([line, chosen]) => (chosen ? say('play.chosen', {words: line}) : line)).join('. ');
  $('screen').textContent = words(rows);
  // In the page's own type, what is shown is read itself (own.js).
  if (!$('own').hidden) return;
  const now = {bar: rows[0]?.[0] ?? '', rows, chosen: rows.find(([, chosen]) => chosen)?.[0] ?? null, kind: letters ? 'letters' : (asked?.kind ?? '')};
  const isNew = !heard || heard.kind !== now.kind || (heard.bar !== now.bar && now.kind !== 'deck' && !letters);
  const last = heard;
  // What the keys do is said with the page; after a note in its place, not again.
  now.hints = isNew ? rows.at(-1)?.[0] : last.hints;
  heard = now;
  if (isNew) $('said').textContent = words(rows);
  else if (now.chosen !== null && now.chosen !== last.chosen) $('said').textContent = now.chosen;
  else {
    const keyed = {number: asked?.value, letters: asked?.text || say('read.nothing'), deck: asked?.keyed?.map(([face]) => plain(face)).join(' ')}[now.kind];
    const old = last.rows.map(([line]) => line);
    // Groups of digits and of cards are for the eye, too.
    const news = rows.map(([line]) => line).filter((line) => !old.includes(line) && line !== now.hints && (!now.kind || /\p{L}{3}/u.test(line)));
    const said = [...new Set([keyed, ...(letters ? [] : news)])].filter(Boolean).join('. ');
    if (said) $('said').textContent = said;
  }
}

// Whether the browser keeps this for good, or may clear it by itself.
export let forGood = false;

export async function learn() {
  forGood = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  tellKept();
}

export function tellKept() {
  const {mode} = state;
  const key = {own: forGood ? 'kept.good' : 'kept.yes', none: 'kept.no', guest: 'kept.guest'}[mode];
  $('kept').textContent = key ? say(key) : '';
  $('kept').dataset.state = mode === 'none' ? 'warn' : '';
  $('kept').title = key === 'kept.yes' ? say('kept.may') : '';
  hooks.settle();
  hooks.keep();
}

export function fillBoards() {
  const options = state.boards
    .filter((one) => !one.hidden || one === state.board)
    .map((one) => make('option', {value: one.name, text: say(`board.${one.name}`)}));
  $('board').replaceChildren(...options);
  if (state.board) $('board').value = state.board.name;
}

export async function put(next) {
  state.board = next;
  device.draw(state.board);
  device.label(state.board);
  fillBoards();
  await box.switchOn(state.board, language(), hooks.touched());
}

export async function choose(next) {
  if (!next) return;
  settings.set('board', next.name);
  $('device').scrollIntoView({block: 'center'});
  if (next === state.board && !state.player) return;
  keys.releaseAll();
  if (state.mode === 'off') {
    state.board = next;
    device.draw(state.board);
    device.label(state.board);
    fillBoards();
    return;
  }
  // The games stay; the other board finds them as if the power had come back. A demonstration fits its own board only.
  await inTurn(async () => {
    if (state.player) {
      state.board = next;
      await goBack();
      return;
    }
    await box.off();
    await put(next);
  });
}

// Whether the glass shows how much of the program has arrived, until there is a picture.
function showLoading(yes) {
  if ($('loading')) $('loading').hidden = !yes;
}

// Put the box with the games of this browser on the table.
export async function open(steal = false, files = null) {
  state.mode = 'off';
  showLoading(true);
  const {why} = await box.open(steal, files);
  if (why) {
    lose(why);
    return;
  }
  banner(null);
  [state.mode, state.why] = ['own', ''];
  learn();
  tellKept();
  await put(state.board);
  goOn();
}

// What waits until this tab has the box: a link that was opened, or a form that was made, meanwhile.
let waits = null;
function goOn() {
  const work = waits;
  waits = null;
  work?.();
}

// Do `work()` on the visitor's own box, in a turn. Where this tab has it not, or loses it meanwhile, that is done once it has it, and
// said until then.
export async function onOwnBox(work) {
  if (state.mode === 'guest') await goBack();
  else if (state.mode === 'off' && !state.why) await open();
  if (state.mode !== 'off') {
    try {
      await work();
      return;
    } catch (error) {
      if (state.mode !== 'off') throw error;
    }
  }
  waits = () => inTurn(() => onOwnBox(work));
  const [words, ...rest] = bannered();
  banner([words ?? say('broken'), say('storage.waits')].flat(), ...rest);
}

async function withoutKeeping(files = []) {
  showLoading(true);
  await box.guest(files);
  banner(null);
  [state.mode, state.why] = ['none', ''];
  tellKept();
  await put(state.board);
  goOn();
}

// Say why the games cannot be kept here, before anything is entered.
export function lose(why) {
  if (why === 'nearly') {
    banner(say('storage.nearly'), [['download', say('games.download'), hooks.save]], true);
    return;
  }
  [state.mode, state.why] = ['off', why];
  keys.releaseAll();
  showLoading(false);
  tellKept();
  const here = ['here', say('storage.here'), () => inTurn(() => open(true))];
  const without = ['without', say('storage.without'), () => inTurn(() => withoutKeeping())];
  const again = ['again', say('again'), () => inTurn(() => open())];
  const download_ = ['download', say('games.download'), hooks.save];
  const choices = {
    denied: [without, again],
    full: [again, download_, without],
    elsewhere: [here, without],
    taken: [here],
    free: [here],
    // What was read is still in the worker's memory.
    deleted: [['restore', say('storage.restore'), () => inTurn(async () => open(true, await box.files()))], download_, ['empty', say('storage.empty'), () => inTurn(() => open(true))]],
    closed: [again],
    failed: [again],
  }[why];
  const words = say(`storage.${why}_words`);
  banner([`${say(`storage.${why}`)}.`, words, ...(waits ? [say('storage.waits')] : [])], choices, true);
  $('screen').textContent = words;
}

// Say why the box does not go on, with the button that starts it again; `title` and `words` are what is said.
function tellStopped(title, words) {
  // What is kept nowhere is lost.
  banner([`${say(title)}.`, state.mode === 'none' ? say('storage.lost') : words], [['restart', say('restart'), restart]], true);
}

// What the banner said before the box was silent; whose games were on a box that broke.
let quiet = null;
let broke = null;
function tellSilent(why) {
  if (why) {
    quiet ??= bannered();
    tellStopped(`silent.${why}`, say(`silent.${why}_words`));
  } else if (quiet) {
    banner(...quiet);
    quiet = null;
  }
}

// End what runs, and start the box in a worker of its own: what was confirmed is read from where it is kept.
async function restart() {
  const files = (broke ?? state.mode) === 'none' ? [] : apart;
  endTour();
  keys.releaseAll();
  box.end();
  [quiet, apart, broke] = [null, null, null];
  banner(null);
  await inTurn(async () => {
    try {
      await box.load();
      await (files ? withoutKeeping(files) : open(true));
      await box.whole;
    } catch (error) {
      console.warn(error);
      (await import('../shared/mend.js')).missing();
    }
  });
}

// Put a box with nothing kept on the table, as a visit that begins with the game `given` and with `work`. `words`
// and `choices` are the banner's, which has the way back, too; without words something else tells of the visit.
/** @param {{work?: () => any, words?: string | null, choices?: any[]}} what */
export async function visit(given, what = {}) {
  const {work, words = null, choices = []} = what;
  keys.releaseAll();
  if (state.mode === 'none') apart = await box.files();
  await box.off();
  await box.guest();
  state.mode = 'guest';
  tellKept();
  banner(words, words ? [...choices, ['back', say('link.back'), () => inTurn(goBack)]] : []);
  await put(state.board);
  const begun = await box.do('begin', given);
  if ('error' in begun) return begun;
  return work ? work() : begun;
}

// End a demonstration.
export function endTour() {
  state.player?.end();
  state.player = null;
  state.leave?.();
  state.leave = null;
  $('board').disabled = false;
  $('caption').hidden = true;
}

// Put the visitor's own box back on the table.
export async function goBack() {
  endTour();
  keys.releaseAll();
  banner(null);
  if (location.hash.includes('=')) forget(location.hash);
  await box.off();
  const files = apart;
  apart = null;
  if (files) await withoutKeeping(files);
  else await open();
  hooks.focus();
}

function hear(what, facts) {
  if (what === 'frame') {
    $('loading')?.remove();
    if (facts.first) oled.use(box.panel);
    else oled.paint();
    $('device').dispatchEvent(new CustomEvent('painted'));
  } else if (what === 'text') {
    read(facts.lines);
    hooks.settle();
    if (facts.language !== language() && isLanguage(facts.language)) hooks.speak(facts.language);
  } else if (what === 'loading') {
    const bar = facts.rest ? $('rest') : document.querySelector('#loading progress');
    if (bar) bar.value = facts.part;
    if (facts.rest && facts.part === 1) bar?.remove();
  } else if (what === 'searching') {
    const bar = document.querySelector('#maker .judged progress');
    if (bar) bar.value = facts.percent;
  } else if (what === 'about') hooks.settle();
  else if (what === 'stands') hooks.stands();
  else if (what === 'felt') keys.felt();
  else if (what === 'storage') lose(facts.why);
  else if (what === 'silent') tellSilent(facts.why);
  else if (what === 'broken') {
    $('loading')?.remove();
    box.off().catch(() => {});
    tellStopped('broken', say('broken_words', {why: facts.why && `(${facts.why})`}).trim());
    [broke, state.mode, state.why] = [state.mode, 'off', 'broken'];
  } else if (what === 'failure') console.error(facts.failure);
}
