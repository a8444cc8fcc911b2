// MicroPython with the handheld in it. Runs in a worker of the page, and in node for tests.

// Two flashes of the largest board, all they can hold, and the program: a backup is looked at beside what is there.
const HEAP = 24 << 20;

// How long the ROM file system is whose beginning `program` is: its fourth byte and the following say so.
function whole(program) {
  let length = 0, at = 3;
  do length = length * 128 + (program[at] & 127);
  while (program[at++] & 128);
  return at + length;
}

// Start MicroPython (`load` is loadMicroPython) on `program`, the bytes of a ROM file system, or its first part: the rest
// is given to `complete` before anything else than the first picture and the list of games; `piece` is what these need of it in a
// language other than English. `pins` gives
// the changes of pins: next() returns {pin, level, at} or undefined; `time` the time of day, a text such as
// 2026-11-21T20:15, or empty; `searching` is told how many percent of a long search are done. Returns an object whose methods are
// Python's; what a round shows and what is to be kept stands in its `picture`, `text`, `language`, `about`, `stands` (undefined: as before) and `changed`; `felt` says
// whether a press counted.
export async function startPython({load, program, piece = null, pins, now, time = () => '', searching = () => {}, say = console.log}) {
  const room = new Uint8Array(whole(program));
  room.set(program);
  // Where in the rest it is stands before it.
  if (piece) room.set(piece.subarray(4), program.length + new DataView(piece.buffer, piece.byteOffset).getUint32(0, true));
  const mp = await load({heapsize: HEAP, romfs: room, stdout: say, linebuffer: true});
  const memory = () => mp._module.HEAPU8;
  const box = {picture: null, text: null, language: null, about: null, stands: undefined, changed: new Map(), felt: false};
  let at = 0, files = null;
  mp.registerJsModule('host', {
    picture(address, length, contrast, faults) {
      box.picture = {pages: memory().slice(address, address + length), contrast, faults};
    },
    event() {
      const event = pins.next();
      if (!event) return -1;
      at = Math.floor(event.at);
      return event.pin * 2 + event.level;
    },
    event_time: () => at,
    now,
    time,
    text(lines, language) {
      box.text = JSON.parse(lines);
      box.language = language;
    },
    about(facts) {
      box.about = JSON.parse(facts);
    },
    stands(facts) {
      box.stands = JSON.parse(facts);
    },
    kept(path, address, length) {
      box.changed.set(path, memory().slice(address, address + length));
    },
    file(path, address, length) {
      files.push([path, memory().slice(address, address + length)]);
    },
    felt() {
      box.felt = true;
    },
    searching,
    gone(path) {
      box.changed.set(path, null);
    },
  });
  const python = mp.pyimport('box');
  const call = {};
  for (const name of ['fresh', 'load', 'switch_on', 'step', 'press', 'give', 'in_sight', 'answer', 'judge', 'tested', 'desk', 'do', 'failure', 'tell_files', 'weigh', 'load_weighed', 'weighed', 'looked_on', 'program_at']) call[name] = python[name];

  const loadWith = (load, files) => {
    for (const [path, content] of files) {
      const address = mp._module._malloc(content.length + 1);
      memory().set(content, address);
      load(path, address, content.length);
      mp._module._free(address);
    }
  };
  box.complete = (rest) => memory().set(rest, call.program_at() + program.length);
  box.fresh = (files = []) => {
    call.fresh();
    loadWith(call.load, files);
  };
  // What the engine reads in a backup, [[path, bytes]]: the numbers {games, damaged}, and whether there is room, `fits`.
  box.weigh = (files) => {
    call.weigh();
    loadWith(call.load_weighed, files);
    return JSON.parse(call.weighed());
  };
  // What some files of another box tell of its table: {number, table} (inside/stands.py).
  box.lookOn = (files) => {
    call.weigh();
    loadWith(call.load_weighed, files);
    return JSON.parse(call.looked_on());
  };
  box.switchOn = (board, language, address = '', keyless = false, tags = []) => {
    call.switch_on(board, language, address, keyless, tags.join());
  };
  box.step = () => call.step();
  box.press = (pin, milliseconds) => call.press(pin, milliseconds);
  // What is meant without a key (firmware/app.py): ('3', 'tapped'), ([x, y], 'point'), ('ok', 'act').
  box.give = (what, kind, at = now()) => call.give(JSON.stringify(what), kind, at);
  box.inSight = (at = now()) => call.in_sight(at);
  box.answer = (question) => JSON.parse(call.answer(JSON.stringify(question)));
  box.desk = (what, ...given) => JSON.parse(call.desk(what, JSON.stringify(given)));
  box.judge = (link) => JSON.parse(call.judge(JSON.stringify(link)));
  box.tested = (letters, names) => JSON.parse(call.tested(letters, JSON.stringify(names)));
  box.do = (what, ...given) => JSON.parse(call.do(what, JSON.stringify(given)));
  box.failure = () => call.failure();
  // [[path, bytes]] of all that is on the flash.
  box.files = () => {
    const found = [];
    files = found;
    call.tell_files();
    files = null;
    return found;
  };
  // What went out since the last time.
  box.take = () => {
    const taken = {picture: box.picture, text: box.text, language: box.language, about: box.about, stands: box.stands, changed: box.changed, felt: box.felt};
    [box.picture, box.text, box.about, box.stands, box.changed, box.felt] = [null, null, null, undefined, new Map(), false];
    return taken;
  };
  return box;
}
