// The page: its language and colours, its buttons, and how it begins.
import * as awake from '../table/awake.js';
import * as device from '../box/device.js';
import * as evening from '../table/evening.js';
import * as own from '../table/own.js';
import {ask, make, settings, used} from '../shared/parts.js';
import * as places from '../shared/places.js';
import {again, fillTours, next, nextTour, toggle} from '../tours/show.js';
import {box, choose, comeToTable, fillBoards, goBack, hooks, inTurn, open, read, state, tellKept} from '../box/state.js';
import {isLanguage, language, languages, nameOf, needing, pageOf, say, use} from '../shared/words.js';

const $ = (id) => document.getElementById(id);

// Speak a language, once its words are there; until then, and where they do not arrive, the page stays as it is. What is
// `chosen` is kept: a game that a language does not have whole is in English, with the page around it.
async function speak(name, chosen = name) {
  const spoken = await used(() => use(name));
  $('language').value = spoken ? chosen : language();
  if (!spoken) return false;
  settings.set('language', chosen);
  sayAll();
  return true;
}

// What has words that change with what it shows.
function sayAll() {
  themeWords();
  showRule();
  if (state.board) device.label(state.board);
  fillBoards();
  fillTours();
  tellKept();
  if (box.lines.length) read(box.lines);
  own.settle();
}

const THEMES = ['auto', 'light', 'dark'];

function themeWords() {
  const now = say(`theme.${settings.get('theme') ?? 'auto'}`);
  $('theme').textContent = now;
  $('theme').setAttribute('aria-label', say('theme.label', {now}));
}

// Lead to the rule that the box names.
function showRule() {
  const {rule} = box.about;
  for (const link of document.querySelectorAll('[data-rule]')) {
    link.hidden = !rule || state.mode === 'off';
    if (!rule) continue;
    link.href = `${pageOf('rules')}#${rule.toLowerCase()}`;
    link.textContent = rule;
    link.setAttribute('aria-label', say('play.rule', {number: rule}));
  }
}

// Ask on the table which game is played next: one set-up, the box's.
async function startGame() {
  places.forget('#start');
  $('coming').hidden = state.mode !== 'off';
  await inTurn(async () => {
    if (state.mode === 'guest') await goBack();
    if (state.mode !== 'off') await box.do('choose_game');
  });
  $('coming').hidden = true;
  // Beside a game that is on, the set-up has the whole window, as the table had.
  if (!$('evening').hidden) $('evening').click();
  comeToTable();
}

// Ask for a link, or for a backup, and open it.
async function openOther() {
  const field = make('input', {type: 'url', 'aria-label': say('open.link'), placeholder: say('open.link'), autocomplete: 'off'});
  const chosen = await ask(say('open.title'), [say('open.words'), field], [['link', say('open.open')], ['backup', say('games.upload')], ['cancel', say('cancel')]]);
  if (chosen === 'backup') $('file').click();
  if (chosen !== 'link') return;
  const fragment = /#[^#]+$/.exec(field.value.trim())?.[0] ?? '';
  if (isLink(fragment)) follow(fragment);
  else ask(say('link.bad'), say('link.kind'));
}

function listen() {
  $('language').append(...languages().map((name) => make('option', {value: name, lang: name, text: nameOf(name)})));
  $('language').value = language();
  $('language').onchange = async () => {
    if ((await speak($('language').value)) && state.mode !== 'off') await box.do('speak', language());
  };
  $('theme').onclick = () => {
    settings.set('theme', THEMES[(THEMES.indexOf(settings.get('theme') ?? 'auto') + 1) % THEMES.length]);
    paintTheme();
    themeWords();
    hooks.focus();
  };
  $('board').onchange = () => {
    choose(state.boards.find((one) => one.name === $('board').value));
    hooks.focus();
  };
  $('start').onclick = startGame;
  $('open').onclick = openOther;
  $('vibrate').checked = (settings.get('vibrate') ?? 'yes') === 'yes';
  $('vibrate').onchange = () => settings.set('vibrate', $('vibrate').checked ? 'yes' : 'no');
  $('vibrate').closest('label').hidden = !('vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches);
  $('download').onclick = () => hooks.save();
  $('upload').onclick = () => $('file').click();
  $('upload-folder').onclick = () => $('folder').click();
  $('upload-folder').hidden = !('webkitdirectory' in $('folder')) || matchMedia('(hover: none)').matches;
  for (const [name, restore] of [['file', 'restoreFile'], ['folder', 'restoreFolder']]) {
    $(name).onchange = async () => {
      const files = [...$(name).files];
      $(name).value = '';
      if (files.length) (await used(() => import('../box/backups.js')))?.[restore](files);
    };
  }
  const cable = () => used(() => needing('cable', import('../install/connect.js')));
  const reaches = 'serial' in navigator;
  for (const name of ['cable', 'flash']) $(name).hidden = !reaches;
  $('cable-cannot').hidden = reaches;
  $('cable').onclick = async () => (await cable())?.connect();
  $('flash').onclick = async () => (await cable())?.install();
  $('cable-file').onchange = async () => {
    const files = [...$('cable-file').files];
    $('cable-file').value = '';
    if (files.length) (await cable())?.restore(files);
  };
  for (const button of document.querySelectorAll('[data-cable]')) {
    const name = button.dataset.cable;
    button.onclick = async () => (name === 'restore' ? $('cable-file').click() : (await cable())?.act(name));
  }
  for (const button of document.querySelectorAll('[data-link]')) button.onclick = async () => (await used(() => needing('form', import('../links/send.js'))))?.send(button.dataset.link, button);
  $('large').onclick = async () => (await used(() => needing('large', import('../large/show.js'))))?.show();
  $('report').onclick = async () => (await used(() => import('../report/report.js')))?.show();
  $('tested').onclick = async () => (await used(() => needing('cable', import('../links/tested.js'))))?.type();
  $('make-form').onclick = async () => (await used(() => needing('form', import('../maker/maker.js'))))?.makeOne();
  evening.listen();
  own.listen();
  awake.listen();
  $('tour-next').onclick = next;
  $('tour-play').onclick = toggle;
  $('tour-other').onclick = nextTour;
  $('tour-again').onclick = again;
  $('tour-end').onclick = () => inTurn(goBack);
  places.listen((fragment) => {
    if (fragment === '#start') startGame();
    else follow(fragment);
  });
  document.addEventListener('visibilitychange', () => box.hide(document.hidden));
}

// Whether a fragment of the address is meant as a link: it leads to no place on the page, and is no order of its own.
function isLink(fragment) {
  const name = fragment.slice(1);
  return name !== '' && name !== 'start' && !$(name);
}

// Open what a fragment of the address says, if it is a link; where that puts no box on the table, `otherwise()` does.
// A link has its turn before the part of the page that opens it is there: what comes later does not overtake it.
function follow(fragment, otherwise = () => {}) {
  const links = isLink(fragment) ? used(() => import('./follow.js')) : null;
  return inTurn(async () => (await (await links)?.follow(fragment)) || otherwise());
}

// Until the page is all there and has nothing to do, or somebody does something. What starts a program meanwhile takes
// the processor from the first picture.
async function idle() {
  const used = new Promise((resolve) => {
    for (const what of ['pointerdown', 'keydown', 'click']) addEventListener(what, resolve, {once: true, capture: true});
  });
  const whole = new Promise((resolve) => (document.readyState === 'complete' ? resolve(null) : addEventListener('load', resolve)));
  const free = () => new Promise((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve, {timeout: 2000}) : setTimeout(resolve, 200)));
  // The line is free before the processor is.
  await Promise.race([used, whole.then(() => box.arrive()).then(free)]);
}

async function begin() {
  const isCode = location.hash.startsWith('#R');
  // A page that first says what it is needs no box for that.
  const waits = looksNew() && !isLink(location.hash) && location.hash !== '#start';
  let loaded = isCode || waits ? null : box.load();
  loaded?.catch(() => {});
  const words = use(globalThis.spoken);
  words.catch(() => {});
  const answer = await fetch('boards.json');
  if (!answer.ok) throw new Error('boards.json');
  state.boards = await answer.json();
  const asked = new URLSearchParams(location.search).get('board') ?? settings.get('board');
  state.board = state.boards.find((one) => one.name === asked) ?? state.boards[0];
  device.draw(state.board);
  await words;
  settings.set('language', language());
  sayAll();
  listen();
  if (isCode) {
    await (await used(() => import('./follow.js')))?.readCode(location.hash);
    loaded = box.load();
  }
  if (waits) loaded = idle().then(() => box.load());
  // The sheet of a link is shown while the box is on its way.
  await follow(location.hash, () => loaded.then(() => state.mode === 'off' && open()));
  state.coming = false;
  if (location.hash === '#start') startGame();
  // The first picture comes first, then all of the program.
  await box.whole;
  const part = () => import('./later.js');
  // Without a worker of the browser's it is no loss; from its cache it always arrives.
  late = await (navigator.serviceWorker?.controller ? used(part) : part().catch(() => null));
  late?.listen();
}

// For the browser's console, and for tests: press keys, look at the lines of the screen.
globalThis.meldmate = {box};
// What the page does once the first picture is there (later.js).
let late = null;
hooks.speak = (name) => speak(name, isLanguage(box.about.chosen) ? box.about.chosen : name);
hooks.keep = () => late?.keep();
hooks.save = async () => (await used(() => import('../box/backups.js')))?.save();
hooks.settle = () => {
  evening.settle();
  own.settle();
  awake.settle();
  $('start').disabled = state.mode === 'off' && !state.coming;
  // Nobody hears them.
  document.querySelector('.keys').inert = state.mode === 'off' || state.player !== null;
  showRule();
  late?.settle();
};
// Rejected if a file does not arrive.
export const begun = begin();
