// The box's worker: MicroPython runs here, so that the page never waits for it. What a round of the
// firmware's loop sent to the screen is shown only after what it keeps is on the disk: the box says that a
// score is kept when it is.
import {loadMicroPython} from '../micropython.js';
import {startPython} from './python.js';
import {Ring, now} from './ring.js';
import {Storage, StorageError, freed} from './storage.js';

// The local time of day, a text such as 2026-11-21T20:15.
const today = () => {
  const here = new Date();
  return new Date(here.getTime() - here.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
};
const ASLEEP = 500;
const IDLE = 40;
// On their way while the page is still looking for its words.
const program = arrive('program.romfs');
program.catch(() => {});
// With the words that these need in the page's language (box.js); English is in it.
const SPOKEN = location.hash.slice(1) || 'en';
const piece = SPOKEN === 'en' ? null : arrive(`words/${SPOKEN}/first.romfs`, false, false);
piece?.catch(() => {});
// What a new box needs after it has listed the games is fetched after its first picture, or when it is needed.
let rest = null, complete = false;
const whole = () => (rest ??= arrive('later.romfs', true).then((bytes) => {
  box.complete(bytes);
  complete = true;
  post({say: 'whole'});
}, (error) => {
  post({say: 'whole', error: error.message});
  throw error;
}));
// While something waits for longer than this for the browser's disk, in milliseconds, that is said; a search that is running gives
// a sign of life so often.
const WAITS = 1750;
const BEAT = 500;
// `storage` is the browser's, once it is open; the box that is on has its flash there if `own`.
let box, ring, storage = null, own = false;
// Whether there is nothing on the flash.
let isNew = true;
let on = false, hidden = false, timer = 0;
const down = new Set();
let shown = '';
// How many pictures the page was sent.
let frames = 0;

const post = (message, transfer = []) => self.postMessage(message, {transfer});

// What is in a compressed file of the page (build.py); how much of it has arrived is told, of the `rest` of the program
// by itself.
async function arrive(name, rest = false, told = true) {
  const answer = await fetch(new URL(`../${name}`, import.meta.url)).catch(() => null);
  if (!answer?.ok) throw new Error(name);
  const all = Number(answer.headers.get('Content-Length'));
  const parts = [];
  let size = 0;
  for (const reader = answer.body.getReader(); ; ) {
    const {done, value} = await reader.read().catch(() => {
      throw new Error(name);
    });
    if (done) break;
    parts.push(value);
    size += value.length;
    // A host that compresses tells another length: then it is not known how much is missing.
    if (told && all >= size) post({say: 'loading', rest, part: size / all});
  }
  const content = new Blob(parts).stream().pipeThrough(new DecompressionStream('gzip'));
  const whole = await new Response(content).arrayBuffer().catch(() => {
    throw new Error(name);
  });
  return new Uint8Array(whole);
}

// What the browser reads or writes. It may take long, or never answer.
async function disk(work) {
  let waits = false;
  const late = setTimeout(() => {
    waits = true;
    post({say: 'disk', waits});
  }, WAITS);
  try {
    return await work;
  } finally {
    clearTimeout(late);
    if (waits) post({say: 'disk', waits: false});
  }
}

let beat = 0;
const alive = () => {
  const time = now();
  if (time - beat > BEAT || time < beat) {
    beat = time;
    post({say: 'alive'});
  }
  return time;
};

// How far a search is that was not asked for by a key.
const searching = (percent) => {
  const before = beat;
  alive();
  if (beat !== before) post({say: 'searching', percent});
};

// All that is done with Python is done one after the other.
let last = Promise.resolve();
function then(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

// Keep what was changed, then show what was sent.
async function settle(more = {}) {
  const {picture, text, language, about, stands, changed, felt} = box.take();
  if (felt) post({say: 'felt'});
  if (changed.size && own) {
    const spare = await disk(storage.keep(changed));
    if (!spare) post({say: 'storage', why: 'nearly'});
  }
  if (picture || text || about) {
    const words = JSON.stringify(text);
    const news = text && words !== shown ? text : null;
    if (text) shown = words;
    if (about) screen = about.shown?.screen ?? '';
    frames += 1;
    post({say: 'frame', number: frames, picture, text: news, language, about, ...more}, picture ? [picture.pages.buffer] : []);
  }
  if (stands !== undefined) post({say: 'stands', stands});
  const failure = box.failure();
  if (failure) post({say: 'failure', failure});
}

// Switch off: another flash takes the place of the box's.
function switchOff() {
  on = false;
  clearTimeout(timer);
}

function halt(why, detail) {
  switchOff();
  post({say: 'storage', why, detail});
  tellFreed(why);
}

// Where another tab has the box, say when none has it any more.
let looks = new AbortController();
function tellFreed(why) {
  looks.abort();
  if (!['elsewhere', 'taken'].includes(why)) return;
  looks = new AbortController();
  const {signal} = looks;
  freed(signal).then(() => signal.aborted || post({say: 'storage', why: 'free'}), () => {});
}

function stop(error) {
  switchOff();
  post({say: 'broken', why: String(error?.message ?? error).slice(0, 300)});
}

async function round() {
  if (!on) return;
  let pause = 10;
  try {
    pause = box.step();
    await settle();
  } catch (error) {
    // What could not be kept was not shown; what is kept is read again when the page starts anew.
    if (!(error instanceof StorageError)) stop(error);
    else if (storage) halt(error.why, String(error));
    return;
  }
  clearTimeout(timer);
  // While no key is down only clocks run, and a key wakes the box at once.
  timer = setTimeout(() => then(round), hidden ? ASLEEP : down.size ? pause : Math.max(pause, IDLE));
}

function wake() {
  clearTimeout(timer);
  return then(round);
}

// Put files, [[path, bytes]], onto an empty flash.
function lay(files = []) {
  isNew = !files.length;
  box.fresh(files);
}

// What is done before all of the program is there: what asks no more of it than the list of games. The keys wait (load).
const EARLY = ['load', 'open', 'guest', 'switchOn', 'off', 'backedUp', 'noteBackup'];
const [START, NEW_GAME] = ['setup.start', 0];
let screen = '';
const isEarly = ({do: task, what, kind}) =>
  EARLY.includes(task) || (task === 'do' && what === 'choose_game') || (task === 'give' && kind === 'take' && what === NEW_GAME && screen === START);
const tasks = {
  // Start MicroPython; the box is off.
  async load({memory}) {
    ring = new Ring(memory);
    box = await startPython({load: loadMicroPython, program: await program, piece: await piece, pins: {next: () => (complete ? ring.next() : undefined)}, now: alive, time: today, searching});
  },
  // Take the saved games of this browser onto the flash; `files`, if any, take their place.
  async open({steal, files}) {
    switchOff();
    looks.abort();
    if (storage && !files) {
      lay(await disk(storage.files()));
      own = true;
      return {why: null};
    }
    const found = new Storage((why) => {
      storage = null;
      if (own) halt(why);
    });
    try {
      lay(await disk(found.open(steal)));
      if (files) {
        await disk(found.keep(new Map(files), true));
        lay(files);
      }
    } catch (error) {
      tellFreed(error.why);
      // Where there is no more room, what is there can still be taken away.
      if (error.files) lay(error.files);
      return {why: error.why ?? 'denied', detail: String(error)};
    }
    storage = found;
    own = true;
    return {why: null};
  },
  // A flash of its own, in memory alone: for demonstrations, links, and where nothing can be kept.
  async guest({files}) {
    switchOff();
    looks.abort();
    own = false;
    lay(files);
  },
  async switchOn({board, language, address, keyless}) {
    shown = '';
    if (!isNew || ![SPOKEN, 'en'].includes(language)) await whole();
    while (ring.next());
    box.switchOn(board, language, address, keyless, navigator.languages);
    await settle({first: true});
    on = true;
    // Who waits for it hears when it does not come.
    whole().then(wake, () => {});
    wake();
  },
  async off() {
    switchOff();
  },
  async press({pin, milliseconds}) {
    if (!on) return;
    box.press(pin, milliseconds);
    await settle();
  },
  async do({what, given}) {
    const found = box.do(what, ...given);
    await settle();
    return found;
  },
  async answer({question}) {
    return box.answer(question);
  },
  // What is asked to make a score form (inside/form_desk.py).
  async desk({what, given}) {
    return box.desk(what, ...given);
  },
  // Judge a dispute from a link; the box is not affected.
  async judge({link}) {
    return box.judge(link);
  },
  // What the letters of another box's test say; the box is not affected.
  async tested({letters, names}) {
    return box.tested(letters, names);
  },
  // What the engine reads in a backup; the box is not affected.
  async weigh({files}) {
    return box.weigh(files);
  },
  // What files of another box tell of its table; the box is not affected.
  async lookOn({files}) {
    return box.lookOn(files);
  },
  // Put these files in place of all others.
  async replace({files}) {
    switchOff();
    if (own) await disk(storage.keep(new Map(files), true));
    lay(files);
  },
  async files() {
    return box.files();
  },
  // When the games of this browser were last backed up: milliseconds since 1970, or null.
  async backedUp() {
    return own && storage ? storage.backedUp() : null;
  },
  async noteBackup({time}) {
    if (own && storage) await storage.noteBackup(time);
  },
};

// Do what a message is for; done once all of it is.
async function take(data) {
  if (data.do === 'pin') {
    if (!ring.shared) ring.push(data.pin, data.level, data.at);
    down[data.down ? 'add' : 'delete'](data.pin);
    await wake();
  } else if (data.do === 'give') {
    // A search that is running takes keys alone.
    then(async () => {
      if (!isEarly(data)) await whole();
      if (on) box.give(data.what, data.kind, data.at);
    }).catch((error) => complete && stop(error));
    await wake();
  } else if (data.do === 'painted') {
    // An older picture shows nothing of what the box shows now; the box may be off since.
    await then(() => on && data.number === frames && box.inSight(data.at)).catch(stop);
  } else if (data.do === 'hidden') {
    hidden = data.hidden;
    await wake();
  } else {
    await then(async () => {
      if (!isEarly(data)) await whole();
      return tasks[data.do](data);
    }).then(
      (value) => post({say: 'done', id: data.id, value}),
      (error) => {
        if (error instanceof StorageError && storage) halt(error.why, String(error));
        post({say: 'done', id: data.id, error: String(error?.stack ?? error), why: error.why});
      },
    );
  }
}

self.onmessage = ({data}) => take(data).finally(() => post({say: 'heard'}));
post({say: 'ready'});
