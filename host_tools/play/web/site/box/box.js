// The page's side of the box: its worker, its pins, its panel.
import {Ring, now} from './ring.js';

// How long a script presses a key, and how long it holds one, in milliseconds.
const TAPPED = 40;
const HELD = 560;

// How long a box that is on may say nothing to what it was told, also while it does something long for the page, and how often
// that is looked at: a computer that slept has looked at nothing meanwhile.
const SILENT = 2000;
const LONG = 10000;
const LOOK = 250;

// Of a box that is off.
const NOTHING = {game: '', over: false, rule: '', shown: null, said: ''};

// A byte a pixel, row by row, of bytes that have eight rows each (host_tools/simulated/emulator/chip.py).
function unpacked(pages, {width, height}) {
  const found = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (y >> 3) * width;
    for (let x = 0; x < width; x++) found[y * width + x] = (pages[start + x] >> (y & 7)) & 1;
  }
  return found;
}

export class Box {
  // `say(what, facts)` is called with "frame", "text", "about", "stands", "felt", "storage", "failure", "broken", and "silent": `why`
  // is "worker" where the box does not answer, "disk" where it waits for what the browser saves, null once that is over.
  constructor(say) {
    this._say = say;
    this._ring = new Ring();
    this._waiting = new Map();
    this._number = 0;
    this.board = null;
    this.panel = null;
    this.lines = [];
    // What the box says of itself (inside/box.py).
    this.about = NOTHING;
    // How everyone stands in the game on the table (host_tools/simulated/shown/standing.py); null without one.
    this.stands = null;
    this._worker = null;
    this._loaded = null;
    this._renew();
    // Whether the worker's files have arrived.
    this._begun = false;
    // How many messages it was sent, and how many of them it is done with; for how long it has said nothing.
    this._sent = 0;
    this._done = 0;
    this._quiet = 0;
    this._watch = 0;
    this._on = false;
    this._silent = null;
    // Which picture was heard of last, and whether it waits to be painted.
    this._frame = 0;
    this._paints = false;
  }

  // Tell the box when its picture is in sight: what is tapped before that is meant for the one before (firmware/input/attention.py).
  _paint() {
    if (this._paints) return;
    this._paints = true;
    requestAnimationFrame(() => {
      this._paints = false;
      const number = this._frame;
      // What is due after it comes once the picture is painted.
      setTimeout(() => this._send({do: 'painted', number, at: now()}));
    });
  }

  // `whole` is done once all of the program is there, rejected where a part of it does not arrive.
  _renew() {
    this._complete = false;
    this.whole = new Promise((resolve, reject) => (this._tellWhole = {resolve, reject}));
    this.whole.catch(() => {});
  }

  _send(message) {
    this._sent += 1;
    this._worker.postMessage(message);
    this._watch ||= setInterval(() => this._look(), LOOK);
  }

  // Whether it has answered what it was told, or is silent.
  _look() {
    if (this._done === this._sent) {
      clearInterval(this._watch);
      this._watch = 0;
      return;
    }
    // Until all is there, the line may take its time.
    if (!this._on || !this._complete || document.hidden) return;
    this._quiet += LOOK;
    if (this._quiet >= (this._waiting.size ? LONG : SILENT)) this._tellSilent('worker');
  }

  _tellSilent(why) {
    // Who waits for the disk says nothing else.
    if (this._silent === why || (this._silent === 'disk' && why === 'worker')) return;
    this._silent = why;
    this._say('silent', {why});
  }

  _hear(data) {
    this._quiet = 0;
    if (data.say === 'heard') this._done += 1;
    if (data.say === 'disk') this._tellSilent(data.waits ? 'disk' : null);
    else if (this._silent === 'worker') this._tellSilent(null);
    if (data.say === 'whole') {
      this._complete = data.error === undefined;
      if (this._complete) this._tellWhole.resolve();
      else this._tellWhole.reject(new Error(data.error));
      this._say('loading', {rest: true, part: 1});
      return;
    }
    if (['heard', 'disk', 'alive'].includes(data.say)) return;
    if (data.say === 'frame') {
      const {width, height} = this.board.screen;
      if (data.first) this.panel = {width, height, pixels: new Uint8Array(width * height), contrast: 0, faults: 0};
      if (data.picture) Object.assign(this.panel, data.picture, {pixels: unpacked(data.picture.pages, this.panel)});
      if (data.text) this.lines = data.text;
      if (data.about) this.about = data.about;
      this._say('frame', {first: data.first === true, at: performance.now()});
      if (data.text) this._say('text', {lines: data.text, language: data.language});
      if (data.about) this._say('about', data.about);
      this._frame = data.number;
      this._paint();
    } else if (data.say === 'done') {
      const {resolve, reject} = this._waiting.get(data.id);
      this._waiting.delete(data.id);
      if (data.error === undefined) resolve(data.value);
      else reject(Object.assign(new Error(data.error), {why: data.why}));
    } else if (data.say === 'ready') this._begun = true;
    else {
      if (data.say === 'stands') this.stands = data.stands;
      this._say(data.say, data);
    }
  }

  _ask(task, given = {}) {
    if (!this._worker) this.load();
    return new Promise((resolve, reject) => {
      this._number += 1;
      this._waiting.set(this._number, {resolve, reject});
      this._send({do: task, id: this._number, ...given});
    });
  }

  // Nothing that was asked is answered any more.
  _refuse(error) {
    for (const {reject} of this._waiting.values()) reject(error);
    this._waiting.clear();
  }

  // Start MicroPython, once; what is asked meanwhile is done afterwards.
  load() {
    this._loaded ??= this._start();
    return this._loaded;
  }

  // Let what MicroPython starts from come, and start nothing yet.
  arrive() {
    if (this._worker) return;
    this._worker = new Worker(new URL(`./worker.js#${globalThis.spoken}`, import.meta.url), {type: 'module', name: 'box'});
    this._worker.onmessage = ({data}) => this._hear(data);
    this._worker.onerror = (event) => {
      // A file of it that did not arrive, or is damaged, says nothing of itself.
      if (this._begun) this._say('broken', {why: event.message ?? ''});
      else if (this._waiting.size) this._refuse(new Error('worker.js'));
      // Nobody waits for it yet: who does then has another try.
      else this._worker = null;
    };
  }

  _start() {
    this.arrive();
    const memory = this._ring.shared ? this._ring.memory : null;
    return this._ask('load', {memory});
  }

  // End what runs, whatever it waits for; what is asked next starts it anew.
  end() {
    this._worker?.terminate();
    clearInterval(this._watch);
    [this._worker, this._loaded, this._begun, this._on, this._silent, this._watch] = [null, null, false, false, null, 0];
    [this._sent, this._done, this._quiet] = [0, 0, 0];
    this._ring = new Ring();
    this._renew();
    this._refuse(new Error('ended'));
  }

  // Take the saved games of this browser, or put `files` in their place; returns {why}: null, or why they are not to be had.
  open(steal = false, files = null) {
    return this._ask('open', {steal, files});
  }

  // A flash of its own with `files`, [[path, bytes]], in memory alone.
  guest(files = []) {
    return this._ask('guest', {files});
  }

  // `keyless`: whether the page shows it in its own type.
  switchOn(board, language, keyless) {
    this.board = board;
    this.about = NOTHING;
    this.stands = null;
    // A page that is served on this computer alone is no address for a telephone.
    const address = location.protocol === 'https:' ? location.origin.toUpperCase() + location.pathname : '';
    return this._ask('switchOn', {board: board.name, language, address, keyless}).then(() => (this._on = true));
  }

  off() {
    this._on = false;
    return this._ask('off');
  }
  answer = (question) => this._ask('answer', {question});
  desk = (what, ...given) => this._ask('desk', {what, given});
  judge = (link) => this._ask('judge', {link});
  tested = (letters, names) => this._ask('tested', {letters, names});
  files = () => this._ask('files');
  weigh = (files) => this._ask('weigh', {files});
  lookOn = (files) => this._ask('lookOn', {files});
  replace = (files) => this._ask('replace', {files});
  backedUp = () => this._ask('backedUp');
  noteBackup = (time) => this._ask('noteBackup', {time});

  async do(what, ...given) {
    return this._ask('do', {what, given});
  }

  // Put a level on a key's pin, now.
  pin(key, down) {
    const level = down ? key.pressed : 1 - key.pressed;
    const at = now();
    if (this._ring.shared) this._ring.push(key.pin, level, at);
    this._send({do: 'pin', pin: key.pin, level, at, down});
  }

  // Let the box do what is meant without a key, in one of its ways (firmware/app.py): ('3', 'tapped'), ('ok', 'act').
  // `since` is when the finger went down, as an event's time.
  give(what, kind, since = undefined) {
    this._send({do: 'give', what, kind, at: now(since)});
  }

  // Type letters on a keyboard: Enter is "\n", Backspace "\b".
  type(letters, since = undefined) {
    this.give(letters, 'typed', since);
  }

  // Press a logical key now, for a button of the page: the key that means it, or the one that does when held.
  async tap(logical, hold = false) {
    const keys = this.board.keys;
    const plain = keys.find((one) => one.press === logical);
    const key = plain ?? keys.find((one) => one.hold === logical);
    if (!key) return;
    this.pin(key, true);
    await new Promise((resolve) => setTimeout(resolve, hold || !plain ? HELD : TAPPED));
    this.pin(key, false);
  }

  // Point at a pixel of the panel.
  point(x, y, since = undefined) {
    this.give([x, y], 'point', since);
  }

  // Press a logical key at once, as a script does: the one that means it, or the one that does when held.
  press(logical, hold = false) {
    const keys = this.board.keys;
    let key = keys.find((one) => one.press === logical);
    let long = hold;
    if (!key && !hold) {
      key = keys.find((one) => one.hold === logical);
      long = true;
    }
    if (!key) return Promise.reject(new Error(`no key for ${logical}`));
    return this.pressPin(key.pin, long ? HELD : TAPPED).then(() => key);
  }

  // Press the key on a pin for so many milliseconds, all at once: the box's clock runs ahead.
  pressPin(pin, milliseconds) {
    return this._ask('press', {pin, milliseconds});
  }

  hide(hidden) {
    if (this._worker) this._send({do: 'hidden', hidden});
  }
}
