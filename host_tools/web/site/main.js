// The page: the box on the table, and what is around it.
import * as backup from './backup.js';
import {Box} from './box.js';
import * as device from './device.js';
import {Keys} from './keys.js';
import {LinkError, decode, encode} from './links.js';
import {fill} from './make.js';
import {Oled} from './oled.js';
import {ask, banner, download, make, wish} from './parts.js';
import {table} from './sheet.js';
import {Player, TOURS, TourError, parse} from './tours.js';
import {isLanguage, language, nameOf, other, plain, say, use} from './words.js';

const $ = (id) => document.getElementById(id);
const HOUSE_WORDS = 300;
// Rumski's colours are pictures of framed letters on the screen.
const FRAMED = {'\ue000': 'R', '\ue001': 'B', '\ue002': 'G', '\ue003': 'P', '\ue004': 'Y', '\ue005': 'W'};

let boards = [];
// The board on the table; what is on it: "own", "guest" (a link, a demonstration), "none" (nothing is kept) or "off".
let board, mode = 'off', player = null;
const oled = new Oled(document.querySelector('.glass'), $('panel'), $('glow'));
const box = new Box(hear);
const keys = new Keys(box, () => mode !== 'off' && !player, () => $('vibrate').checked);

function hear(what, facts) {
  if (what === 'frame') {
    if (facts.first) oled.use(box.chip);
    else oled.paint();
    $('device').dispatchEvent(new CustomEvent('painted'));
  } else if (what === 'text') {
    read(facts.lines);
    if (facts.language !== language() && isLanguage(facts.language)) speak(facts.language);
  } else if (what === 'storage') lose(facts.why);
  else if (what === 'broken') {
    mode = 'off';
    banner([say('broken'), say('broken_words', {why: facts.why})], [], true);
  } else if (what === 'failure') console.error(facts.failure);
}

// -- what the page says ----------------------------------------------------------------------------

// The texts of the screen, for those who cannot see it.
function read(lines) {
  const words = lines
    .map(([line, chosen]) => [line.replace(/\s+/g, ' ').trim(), chosen])
    .filter(([line]) => line)
    .map(([line, chosen]) => (chosen ? say('play.chosen', {words: line}) : line));
  $('screen').textContent = words.join('. ').replace(/[\ue000-\ue005]/g, (letter) => FRAMED[letter]);
}

function speak(name) {
  use(name);
  wish.set('language', name);
  $('language').textContent = nameOf(other());
  $('language').lang = other();
  themeWords();
  if (board) device.label(board);
  fillBoards();
  fill(boards, choose);
  fillTours();
  tellKept();
  if (box.lines.length) read(box.lines);
}

function tellKept(state = mode) {
  const key = {own: 'kept.yes', none: 'kept.no', guest: 'kept.guest'}[state];
  $('kept').textContent = key ? say(key) : '';
  $('kept').dataset.state = state === 'none' ? 'warn' : '';
}

const THEMES = ['auto', 'light', 'dark'];
const dark = matchMedia('(prefers-color-scheme: dark)');

function themeWords() {
  const now = say(`theme.${wish.get('theme') ?? 'auto'}`);
  $('theme').textContent = now;
  $('theme').setAttribute('aria-label', say('theme.label', {now}));
}

function paintTheme() {
  const wished = wish.get('theme') ?? 'auto';
  document.documentElement.dataset.theme = wished === 'auto' ? (dark.matches ? 'dark' : 'light') : wished;
}

function fillBoards() {
  const options = boards
    .filter((one) => !one.hidden || one === board)
    .map((one) => make('option', {value: one.name, text: say(`board.${one.name}`)}));
  $('board').replaceChildren(...options);
  if (board) $('board').value = board.name;
}

// -- the box on the table --------------------------------------------------------------------------

async function put(next) {
  board = next;
  device.draw(board);
  device.label(board);
  fillBoards();
  await box.switchOn(board, language());
}

async function choose(next) {
  if (!next || next === board) return;
  wish.set('board', next.name);
  $('device').scrollIntoView({block: 'center'});
  keys.releaseAll();
  if (mode === 'off') {
    board = next;
    device.draw(board);
    device.label(board);
    fillBoards();
    return;
  }
  // The games stay; the other board finds them as if the power had come back.
  await box.off();
  await put(next);
}

// Put the box with the games of this browser on the table.
async function open(steal = false) {
  mode = 'off';
  const {why} = await box.open(steal);
  if (why) {
    lose(why);
    return;
  }
  banner(null);
  mode = 'own';
  tellKept();
  await put(board);
}

async function withoutKeeping() {
  await box.guest();
  banner(null);
  mode = 'none';
  tellKept();
  await put(board);
}

// Say why the games cannot be kept here, before anything is entered.
function lose(why) {
  if (why === 'nearly') {
    banner(say('storage.nearly'), [['download', say('games.download'), save]], true);
    return;
  }
  mode = 'off';
  keys.releaseAll();
  tellKept();
  const here = ['here', say('storage.here'), () => open(true)];
  const without = ['without', say('storage.without'), withoutKeeping];
  const again = ['again', say('again'), () => open()];
  const choices = {
    denied: [without, again],
    full: [again, ['download', say('games.download'), save], without],
    elsewhere: [here, without],
    taken: [here],
    failed: [again],
  }[why];
  const words = say(`storage.${why}_words`);
  banner([`${say(`storage.${why}`)}.`, words], choices, true);
  $('screen').textContent = words;
}

// Put a box with nothing kept on the table, as a visit.
async function visit(given, work) {
  await box.off();
  await box.guest();
  mode = 'guest';
  tellKept();
  await put(board);
  const begun = await box.do('begin', given);
  if ('error' in begun) return begun;
  return work ? work() : begun;
}

async function goBack() {
  player?.end();
  player = null;
  $('board').disabled = false;
  $('caption').hidden = true;
  banner(null);
  if (location.hash.includes('=')) history.replaceState(null, '', location.pathname + location.search);
  await box.off();
  await open();
}

// -- backups -----------------------------------------------------------------------------------------

async function save() {
  const files = await box.files();
  if (!files.length) {
    await ask(say('games.none'), say('games.none_words'));
    return false;
  }
  const {name, bytes} = backup.pack(files);
  download(name, bytes, 'application/zip');
  return true;
}

async function restore(read) {
  if (mode === 'guest' || mode === 'off') {
    await ask(say('games.visit'), say('games.visit_words'));
    return;
  }
  let files;
  try {
    files = await read();
  } catch (error) {
    if (!(error instanceof backup.BackupError)) throw error;
    await ask(say('games.bad'), say(`games.bad_${error.why}`, {name: plain(error.name_)}));
    return;
  }
  const here = await box.files();
  const [n, m] = [backup.games(files), backup.games(here)];
  const words = m ? say('games.replace_words', {n, m}) : say('games.restore_words', {n});
  const chosen = await ask(say(m ? 'games.replace' : 'games.upload'), words, [['restore', say('games.restore')], ['cancel', say('cancel')]]);
  if (chosen !== 'restore') return;
  if (m) await save();
  await box.off();
  try {
    await box.replace(files);
  } catch (error) {
    lose(error.why ?? 'failed');
    return;
  }
  await put(board);
  await ask(say('games.restored'), say('games.restored_words', {n}));
}

const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());

function chosenFile(input, read) {
  input.addEventListener('change', () => {
    const files = [...input.files];
    input.value = '';
    if (files.length) restore(() => read(files));
  });
}

async function readFolder(files) {
  const inside = {};
  for (const file of files) inside[file.webkitRelativePath] = await bytesOf(file);
  return backup.read(inside);
}

// -- links -------------------------------------------------------------------------------------------

async function send(kind) {
  const found = mode === 'off' ? {} : (await box.do('links')).value;
  if (!found?.[kind]) {
    await ask(say('links.none'), say(`links.no_${kind}`));
    return;
  }
  const address = `${location.origin}${location.pathname}#${encode(kind, found[kind])}`;
  const field = make('textarea', {readonly: '', rows: 4, 'aria-label': say('links.label')});
  field.value = address;
  const body = [field, ...(address.length > 4000 ? [make('p', {text: say('links.long', {n: address.length})})] : [])];
  const choices = [['copy', say('links.copy')], ...(navigator.share ? [['send', say('links.send')]] : []), ['ok', say('ok')]];
  const chosen = await ask(say('links.ready'), body, choices);
  if (chosen === 'send') await navigator.share({title: 'Meldmate', url: address}).catch(() => {});
  if (chosen !== 'copy') return;
  try {
    await navigator.clipboard.writeText(address);
    await ask(say('links.copied'), [field]);
  } catch {
    field.select();
  }
}

const refuse = (why) => ask(say('link.bad'), why);

// Open what the page's fragment says; returns whether the box is on the table now.
async function follow() {
  let link;
  try {
    link = decode(location.hash);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    refuse(say(`link.${error.why}`));
    return false;
  }
  if (!link) return false;
  const {kind, value} = link;
  const {game, players, dealer, house, events = []} = value;
  // The engine judges first; nothing of the box is touched meanwhile.
  const answer = await box.answer({ask: 'score', game, players, dealer, options: house, events});
  if (answer.error) {
    refuse(say('link.wrong', {why: plain(answer.error)}));
    return false;
  }
  if (kind === 'setup') return propose(value);
  return kind === 'sheet' ? showSheet(value, answer) : showDispute(value);
}

async function propose(value) {
  const names = value.players.map(plain).join(', ');
  const {games} = await box.answer({ask: 'games'});
  const {title} = games.find((one) => one.id === value.game);
  const rules = Object.entries(value.house).map(([name, setting]) => `${name} = ${JSON.stringify(setting)}`).join(', ');
  const words = [say('link.setup_words', {title, names}), ...(rules ? [say('link.house', {rules: plain(rules).slice(0, HOUSE_WORDS)})] : [])];
  const chosen = await ask(say('link.setup'), words, [['start', say('link.start')], ['later', say('link.not_now')]]);
  if (chosen !== 'start') return false;
  history.replaceState(null, '', location.pathname + location.search);
  if (mode !== 'own' && mode !== 'none') await open();
  if (mode === 'off') return true;
  const begun = await box.do('begin', value);
  if ('error' in begun) refuse(say('link.wrong', {why: begun.error}));
  return true;
}

async function showSheet(value, answer) {
  const shown = await visit(value, () => box.do('replay', value.events));
  return tellVisit(shown, say('link.sheet'), [['table', say('link.table'), () => ask(say('link.table'), table(answer))]]);
}

async function showDispute(value) {
  const shown = await visit(value, () => box.do('dispute', value.action, value.answers));
  if (shown.value === false) shown.error = '';
  return tellVisit(shown, say('link.dispute'), []);
}

function tellVisit(shown, words, choices) {
  if ('error' in shown) {
    refuse(shown.error ? say('link.wrong', {why: plain(shown.error)}) : say('link.damaged'));
    return false;
  }
  banner(words, [...choices, ['back', say('link.back'), goBack]]);
  return true;
}

// -- demonstrations ----------------------------------------------------------------------------------

function fillTours() {
  $('tours').replaceChildren(...TOURS.map((name) => make(
    'li', {},
    make('h3', {text: say(`tour.${name}`)}),
    make('p', {text: say(`tour.${name}_words`)}),
    make('div', {class: 'row'}, make('button', {type: 'button', text: say('tour.start'), 'aria-label': `${say('tour.start')}: ${say(`tour.${name}`)}`, data: {tour: name}, onclick: () => demonstrate(name)})),
  )));
}

async function demonstrate(name) {
  player?.end();
  keys.releaseAll();
  const tour = parse(await (await fetch(`tours/${name}.txt`)).text());
  const [first] = boards.filter((one) => one.look.keys === 'cross' && one.screen.width === 128);
  if (board.look.keys !== 'cross' || board.screen.width !== 128) board = first;
  player = new Player(box, tour, caption, device.show);
  const mine = player;
  $('board').disabled = true;
  await visit({game: tour.game, players: tour.players});
  banner(null);
  $('caption').hidden = false;
  $('caption').dataset.tour = name;
  const isNarrow = matchMedia('(max-width: 63.99rem)').matches;
  $(isNarrow ? 'caption' : 'play').scrollIntoView({block: 'start'});
  $('tour-play').focus({preventScroll: true});
  await goOn(mine, () => mine.next());
}

function caption(number, key) {
  const words = say(key);
  $('caption').querySelector('p').textContent = words;
  $('caption').dataset.step = number;
  return words;
}

// Let the player do something, and say what it is like afterwards.
async function goOn(mine, work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof TourError)) throw error;
    $('caption').querySelector('p').textContent = say('tour.lost', {words: error.message});
    $('caption').dataset.step = 'lost';
    return;
  }
  if (mine !== player) return;
  $('tour-play').textContent = say(mine.playing ? 'tour.pause' : 'tour.play');
  $('tour-next').disabled = $('tour-play').disabled = mine.over;
  $('caption').dataset.over = mine.over;
}

function toggleTour() {
  if (player.playing) player.pause();
  else goOn(player, () => player.play());
  $('tour-play').textContent = say(player.playing ? 'tour.pause' : 'tour.play');
}

// -- the page ----------------------------------------------------------------------------------------

function listen() {
  $('language').onclick = async () => {
    const name = other();
    speak(name);
    if (mode !== 'off') await box.do('speak', name);
  };
  $('theme').onclick = () => {
    wish.set('theme', THEMES[(THEMES.indexOf(wish.get('theme') ?? 'auto') + 1) % THEMES.length]);
    paintTheme();
    themeWords();
  };
  dark.addEventListener('change', paintTheme);
  $('board').onchange = () => choose(boards.find((one) => one.name === $('board').value));
  $('vibrate').checked = (wish.get('vibrate') ?? 'yes') === 'yes';
  $('vibrate').onchange = () => wish.set('vibrate', $('vibrate').checked ? 'yes' : 'no');
  $('vibrate').closest('label').hidden = !('vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches);
  $('download').onclick = save;
  $('upload').onclick = () => $('file').click();
  $('upload-folder').onclick = () => $('folder').click();
  $('upload-folder').hidden = !('webkitdirectory' in $('folder')) || matchMedia('(hover: none)').matches;
  chosenFile($('file'), async ([file]) => backup.unpack(await bytesOf(file)));
  chosenFile($('folder'), readFolder);
  for (const button of document.querySelectorAll('[data-link]')) button.onclick = () => send(button.dataset.link);
  $('tour-next').onclick = () => {
    player.pause();
    goOn(player, () => player.next());
  };
  $('tour-play').onclick = toggleTour;
  $('tour-end').onclick = goBack;
  window.addEventListener('hashchange', follow);
  document.addEventListener('visibilitychange', () => box.hide(document.hidden));
}

async function begin() {
  paintTheme();
  const [found] = await Promise.all([fetch('boards.json').then((answer) => answer.json()), box.load()]);
  boards = found;
  const wished = new URLSearchParams(location.search).get('board') ?? wish.get('board');
  board = boards.find((one) => one.name === wished) ?? boards[0];
  device.draw(board);
  const known = wish.get('language') ?? (navigator.language.startsWith('it') ? 'it' : 'en');
  speak(isLanguage(known) ? known : 'en');
  listen();
  if (!(await follow())) await open();
}

// For the browser's console, and for tests: press keys, look at the lines of the screen.
globalThis.meldmate = {box};
begin();
