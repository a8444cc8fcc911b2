// "Connect your box": which box it is, its saved games out and back, its clock, another program onto it.
import * as backup from '../box/backup.js';
import {Cable, CableError} from './cable.js';
import * as teller from '../box/teller.js';
import {ask, download, used} from '../shared/parts.js';
import {take} from '../box/backups.js';
import {box} from '../box/state.js';
import {needing, plain, say} from '../shared/words.js';


const $ = (id) => document.getElementById(id);
const DATA = '/saves/';
// How often the table of a box is looked at, in milliseconds.
const LOOKED = 5000;
let cable = null;

const paths = (files) => files.map(([name, content]) => [DATA + name, content]);

function tell(words, percent = null) {
  $('cable-said').textContent = words;
  $('cable-progress').hidden = percent === null;
  $('cable-progress').value = percent ?? 0;
}

// Show what can be done now.
function paint(busy = false) {
  $('cable-actions').hidden = !cable;
  $('cable').hidden = cable !== null;
  for (const name of ['cable', 'flash']) $(name).disabled = busy;
  for (const button of $('cable-actions').querySelectorAll('button')) button.disabled = busy;
}

function who(found) {
  const [block, free] = found.room;
  const parts = [
    say('cable.is', {board: plain(found.board), version: plain(found.version || found.build), n: found.games}),
    say('cable.room', {size: Math.floor((block * free) / 1024)}),
    found.battery === null ? '' : say('cable.battery', {n: found.battery}),
    found.time ? say('cable.time', {time: plain(found.time.replace('T', ' '))}) : say('cable.no_time'),
  ];
  return parts.filter(Boolean).join(' ');
}

async function leave(words = '') {
  const was = cable;
  cable = null;
  lookAway(words !== '');
  tell(words);
  paint();
  await was?.close();
}

// Do something with the box, one thing after the other; what goes wrong is said, and a cable that was pulled out ends it. What
// `shows` nothing is done beside what people want.
/** @type {Promise<any>} */
let last = Promise.resolve();
async function work(act, shows = true) {
  if (shows) paint(true);
  const done = last.then(act);
  last = done.catch(() => {});
  try {
    await done;
  } catch (error) {
    if (error instanceof backup.BackupError) {
      await ask(say('games.bad'), say(`games.bad_${error.why}`, {name: plain(error.name_)}));
      tell(who(cable.who));
    } else if (error instanceof CableError) {
      await leave(error.why === 'refused' ? say('cable.refused', {words: plain(error.words)}) : say(`cable.${error.why}`));
    } else if (error instanceof DOMException) {
      await leave(say('cable.busy_port'));
    } else {
      throw error;
    }
  }
  if (shows) paint();
}

// Whether the box's table is followed, and which one, how long, it was.
let follows = false;
let seen = '';
const CURRENT = ['current.txt', 'known/current.txt'];

// Look which game is on the box's table, and read it if there is something new. Its screen stays.
async function lookOn() {
  if (!follows || !cable) return;
  if (!teller.isOther()) seen = '';
  const sizes = new Map(await cable.list());
  const values = paths(await cable.peek(CURRENT.filter((name) => sizes.has(name))));
  const {number} = await box.lookOn(values);
  const logs = [...sizes.keys()].filter((name) => /^games\/\d{5}\.log$/.test(name)).sort();
  const mine = `games/${String(number).padStart(5, '0')}.log`;
  const log = logs.includes(mine) ? mine : logs.at(-1);
  const now = `${log} ${sizes.get(log)}`;
  if (log && now !== seen) {
    const {table} = await box.lookOn(paths(await cable.peek([log])));
    // One that was read in the middle of an entry is read again.
    if (table) {
      seen = now;
      if (follows) teller.show(table);
    }
  }
  setTimeout(() => follows && cable && work(lookOn, false), LOOKED);
}

// The own box has the table again; a box that was lost leaves its own to those who look on, and says nothing.
function lookAway(lost = false) {
  if (follows) teller.show(null, lost);
  follows = false;
}

async function look() {
  const found = await cable.ask('who');
  cable.who = found;
  return who(found);
}

// Choose a port, and say which box is there.
export async function connect() {
  let port;
  try {
    port = await navigator.serial.requestPort();
  } catch {
    // Nothing was chosen.
    return;
  }
  await work(async () => tell(who(await open(port))));
}

// Open a box at a port; returns which one it is.
async function open(port) {
  tell(say('cable.wait'));
  cable = new Cable(port, () => leave(say('cable.gone')));
  return cable.open();
}

// The box, which may have gone while a question was asked; raises CableError.
function here() {
  if (!cable) throw new CableError('gone');
  return cable;
}

// What the program's installation needs of the cable.
const desk = {
  tell,
  copy,
  open,
  get who() {
    return cable?.who ?? null;
  },
  restore: (files) => putBack(files),
  // Give the box's port back, and return it.
  async leave() {
    const was = cable;
    cable = null;
    lookAway();
    await was?.close();
    return was?.port;
  },
  // Let the box start its chip's loader.
  async loader() {
    await here().ask('loader').catch((error) => {
      // It may be in it before its answer is read.
      if (error.why !== 'gone') throw error;
    });
    await this.leave();
    tell('');
  },
};

// Install the program on a board, or update the one that is connected.
export const install = () => work(async () => (await used(() => needing('install', import('./install.js'))))?.install(desk));

async function copy() {
  const files = paths(await here().files((percent) => tell(say('cable.reading'), percent)));
  const {name, bytes} = await backup.pack(files);
  download(name, bytes, 'application/zip');
  return [name, files];
}

// Put files of the flash, [[path, bytes]], in the place of the box's saved games.
const putBack = (files) => here().restore(files.map(([path, content]) => [path.slice(DATA.length), content]), (percent) => tell(say('cable.writing'), percent));

const acts = {
  async save() {
    const [name, files] = await copy();
    tell(say('cable.saved', {name, n: backup.games(files)}));
  },
  // Its games take the place of those on the page's own box, after a question.
  async read() {
    const files = paths(await cable.files((percent) => tell(say('cable.reading'), percent)));
    tell(await look());
    if (!backup.games(files)) await ask(say('games.none'), say('cable.none'));
    else await take(files);
  },
  // Its table is shown large, and in other windows, and followed until it is disconnected.
  async large() {
    const before = follows;
    follows = true;
    if (!before) await lookOn();
    if (teller.table()) $('large').click();
    else await ask(say('games.none'), say('cable.none'));
  },
  async clock() {
    await cable.setClock();
    tell(`${say('cable.clock_set')} ${await look()}`);
  },
};

// Put what was chosen on the box in place of its games.
export const restore = ([file]) => work(async () => {
  backup.allow(1, file.size);
  const files = await backup.unpack(new Uint8Array(await file.arrayBuffer()));
  const {games: n} = await box.weigh(files);
  if (!n) throw new backup.BackupError('read');
  const m = cable.who.games;
  const words = m ? say('cable.replace_words', {n, m}) : say('games.restore_words', {n});
  const chosen = await ask(say(m ? 'cable.replace' : 'games.upload'), words, [['restore', say('games.restore')], ['cancel', say('cancel')]]);
  if (chosen !== 'restore') return;
  if (m) await copy();
  await putBack(files);
  tell(`${say('cable.restored', {n})} ${await look()}`);
});

// Whether a box is connected.
export const isOpen = () => cable !== null;

// Put a score form onto the connected box.
export const giveForm = (text, title) => work(async () => {
  try {
    await cable.giveForm(text);
  } catch (error) {
    // The box stays connected: the form is at fault.
    if (error.why !== 'refused') throw error;
    await ask(say('forms.refused'), plain(error.words));
    return;
  }
  tell(say('cable.form', {title}));
});

// What one of the buttons is for.
export const act = (name) => (name === 'leave' ? leave() : work(acts[name]));
