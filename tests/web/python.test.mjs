// MicroPython with the box in it, without a page around it.
import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {test} from 'node:test';
import {gunzipSync} from 'node:zlib';
import {loadMicroPython} from 'micropython-1.29';
import {ROOT, python} from '../../host_tools/play/web/browser.mjs';
import {startPython} from '../../build/web/box/python.js';

// What a language needs of the rest until games are listed.
const pieceOf = (language) => (language === 'en' ? null : gunzipSync(readFileSync(`${ROOT}build/web/words/${language}/first.romfs`)));
const [FIRST, LATER] = ['program.romfs', 'later.romfs'].map((name) => gunzipSync(readFileSync(`${ROOT}build/web/${name}`)));

async function start() {
  const found = {pins: [], said: [], time: 1000};
  const load = async (options) => (found.mp = await loadMicroPython(options));
  const program = Buffer.concat([FIRST, LATER]);
  const pins = {next: () => found.pins.shift()};
  found.box = await startPython({load, program, pins, now: () => (found.time += 1), say: (line) => found.said.push(line)});
  found.box.fresh();
  found.box.switchOn('pico', 'en');
  // Skip the lesson about the keys.
  found.box.press(15, 40);
  return found;
}

test('a press of back reaches the box in the middle of a search', async () => {
  const found = await start();
  const search = 'import box\nprint(box.Desk.box.device._busy(lambda: None))';
  found.mp.runPython(search);
  found.pins.push({pin: 14, level: 0, at: found.time + 100}, {pin: 14, level: 1, at: found.time + 200});
  found.mp.runPython(search);
  found.pins.push({pin: 15, level: 0, at: found.time + 300});
  found.mp.runPython(search);
  assert.deepEqual(found.said, ['False', 'False', 'True']);
});

test('a quick tap is one press, even where both of its edges come together', async () => {
  const found = await start();
  const {box, pins} = found;
  box.take();
  box.inSight(found.time);
  // The page has been looked at by then.
  found.time += 400;
  pins.push({pin: 14, level: 0, at: found.time - 60}, {pin: 14, level: 1, at: found.time});
  box.step();
  assert.match(JSON.stringify(box.take().text), /Which game/);
  box.step();
  assert.equal(box.take().text, null);
});

test('a press that counts is felt, and one that is ignored is not', async () => {
  const found = await start();
  const {box, pins} = found;
  const tap = (later) => {
    found.time += later;
    pins.push({pin: 14, level: 0, at: found.time - 50}, {pin: 14, level: 1, at: found.time});
    box.step();
    const {felt} = box.take();
    box.inSight(found.time);
    return felt;
  };
  box.take();
  box.inSight(found.time);
  assert.deepEqual([400, 100, 100, 200, 400].map(tap), [true, false, false, false, true]);
});

test('nothing rests, dims or goes dark on the page, and no press is used up for waking', async () => {
  const found = await start();
  const {box} = found;
  box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], dealer: 'Ana', house: {}});
  box.step();
  const before = box.take();
  assert.match(JSON.stringify(before.text), /Ana/);
  for (const minutes of [2, 5, 20, 600]) {
    found.time += minutes * 60000 + 1000;
    box.step();
    const {picture, text} = box.take();
    assert.equal(text, null, `${minutes} minutes: ${JSON.stringify(text)}`);
    if (picture) assert.deepEqual(picture, before.picture);
  }
  found.time += 400;
  found.pins.push({pin: 14, level: 0, at: found.time - 60}, {pin: 14, level: 1, at: found.time});
  box.step();
  assert.notEqual(box.take().text, null);
});

test('a dispute from a link is judged without a box', async () => {
  const {box} = await start();
  const link = {game: 'rumino', players: ['Ana', 'Ben'], dealer: 'Ana', house: {}, action: 'judge_meld', answers: []};
  const {fresh: empty} = box;
  empty();
  assert.equal(box.judge({...link, answers: [[0, 1, 2]]}).value, true);
  for (const answers of [[], [[0, 1, 2], 1], [['x']], [null], [{}], [[0, 0, 0, 0]], [1e300]]) {
    assert.ok('error' in box.judge({...link, answers}), JSON.stringify(answers));
  }
  for (const action of ['judge_no_such', 'judge_', '__class__', 'round']) assert.equal(box.judge({...link, action}).error, '');
  assert.ok(box.judge({...link, dealer: 'Zed', answers: [[0, 1, 2]]}).error);
});

test('memory stays the same over a thousand presses', async () => {
  const {box} = await start();
  box.do('begin', {game: 'rumski', players: ['Ana', 'Ben', 'Cy']});
  const keys = [14, 11, 10, 12, 13, 15];
  let seed = 18, before = 0;
  for (let count = 0; count < 1200; count++) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    box.press(keys[(seed >> 8) % keys.length], seed % 11 ? 40 : 560);
    box.take();
    assert.equal(box.failure(), '');
    if (count === 700) before = Module.HEAPU8.length;
  }
  assert.equal(Module.HEAPU8.length, before);
});

test('a press writes what it writes in one go, and nothing where nothing was entered', async () => {
  const {box} = await start();
  box.take();
  box.press(11, 40);
  assert.equal(box.take().changed.size, 0);
  box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy']});
  const {changed} = box.take();
  assert.ok(changed.get('/saves/games/00001.log').length > 100);
  assert.equal(changed.get('/saves/games/00001.log.new'), null);
  // The same files switch on the same box.
  const files = box.files();
  box.fresh(files);
  box.switchOn('pico', 'en');
  assert.match(JSON.stringify(box.take().text), /Ginski/);
});

// The files of a backup in a folder, as they lie on a flash: [[path, bytes]].
const flashOf = (folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((one) => one.isFile())
    .map((one) => [join(one.parentPath ?? one.path, one.name).replace(folder, '/saves'), new Uint8Array(readFileSync(join(one.parentPath ?? one.path, one.name)))]);

// The same the other way: the flash of a box as a backup in a folder.
function backup(files, folder) {
  for (const [path, bytes] of files) {
    const place = path.replace('/saves', folder);
    mkdirSync(dirname(place), {recursive: true});
    writeFileSync(place, bytes);
  }
}

// What can be sent, once all games are read.
function sent(box) {
  let found = null;
  do found = box.do('message', !found);
  while (Array.isArray(found.value));
  assert.equal(found.error, undefined);
  return found.value;
}

function same(found, wanted, where) {
  if (typeof found === 'number') assert.ok(Math.abs(found - wanted) < 0.01, `${where}: ${found}, not ${wanted}`);
  else if (!Array.isArray(found)) assert.equal(found, wanted, where);
  else {
    assert.equal(found.length, wanted.length, where);
    found.forEach((one, at) => same(one, wanted[at], `${where} ${at}`));
  }
}

test('the message and the card are, letter by letter, those of make export', async () => {
  const [folder, boxes] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'meldmate-')));
  await python('-m', 'tests.web.evenings', 'make', folder);
  const {box} = await start();
  assert.equal(sent(box), null);
  for (const kind of readdirSync(folder)) {
    for (const language of ['en', 'it']) {
      box.fresh(flashOf(join(folder, kind)));
      box.switchOn('pico', language);
      // A box that is switched on notes what it finds damaged: both read the memory as it is then.
      const place = join(boxes, kind, language);
      backup(box.files(), place);
      const {text, strokes, said, left_out: left} = sent(box);
      const given = ['-m', 'host_tools.evening.export', '--from', place, '--language', language, '--format', 'text', '--quiet'];
      // A damaged game makes the command end with 1; it has written its text then.
      const wanted = JSON.parse(String(await python('-m', 'tests.web.evenings', 'tell', place, language)));
      if (kind !== 'damaged' && language === 'it') assert.equal(String(await python(...given)), text, `${kind} ${language}`);
      assert.equal(text, wanted.text, `${kind} ${language}`);
      assert.deepEqual([said, left], [wanted.said, wanted.left_out]);
      // What the box found, a game without its end, and one that is none.
      assert.equal(left.length, kind === 'damaged' ? 3 : 0);
      // Numbers with a fraction may have other last digits.
      same(strokes, wanted.strokes, `${kind} ${language}`);
    }
  }
  for (const one of [folder, boxes]) rmSync(one, {recursive: true});
});

test('of a season the page keeps the results only: many games fit into memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meldmate-'));
  await python('-c', 'import sys; from host_tools.evening import season; season.make(sys.argv[1], count=150)', join(folder, 'season'));
  const {box} = await start();
  box.fresh(flashOf(join(folder, 'season')).filter(([path]) => path.endsWith('.log')));
  box.switchOn('pico', 'en');
  const before = Module.HEAPU8.length;
  assert.match(sent(box).text, /Season, 150 games/);
  // MicroPython's heap grows in steps of 24 MiB, as large as it begins: three were seen.
  assert.ok(Module.HEAPU8.length - before < 80 << 20, `${(Module.HEAPU8.length - before) >> 20} MiB`);
  rmSync(folder, {recursive: true});
});

// A new box with what has arrived of the program, in the page's own type if `keyless`: [box, what it shows].
async function fresh(program, board, language, keyless = false) {
  const clock = {time: 1000};
  const pins = {next: () => undefined};
  const box = await startPython({load: loadMicroPython, program, piece: program === FIRST ? pieceOf(language) : null, pins, now: () => (clock.time += 1), time: () => '2026-11-21T20:15', say: () => {}});
  box.clock = clock;
  box.fresh();
  box.switchOn(board, language, '', keyless);
  return [box, shows(box)];
}

function shows(box) {
  const {picture, text} = box.take();
  assert.equal(box.failure(), '');
  return [picture?.pages.join(), text];
}

// As many rounds of its loop as an idle box has in a quarter of a minute.
function idle(box) {
  for (let count = 0; count < 300; count++) {
    box.clock.time += 50;
    box.step();
  }
}

const BOARDS = JSON.parse(readFileSync(`${ROOT}build/web/boards.json`)).map(({name}) => name);
const LANGUAGES = readdirSync(`${ROOT}build/web/words`);
const GAMES = Object.fromEntries(LANGUAGES.map((name) => [name, JSON.parse(readFileSync(`${ROOT}build/web/words/${name}/games.json`))]));

test('on every board a new box lists the games before the rest of the program is there, in each language', async () => {
  const pictures = new Set();
  // The languages and the types take turns.
  for (const [at, board] of BOARDS.entries()) {
    const [language, keyless] = [LANGUAGES[at % LANGUAGES.length], at % 4 < 2];
    const found = [];
    for (const program of [FIRST, Buffer.concat([FIRST, LATER])]) {
      const [box, first] = await fresh(program, board, language, keyless);
      idle(box);
      // The page's button, else a tap on the first row (worker.js).
      if (at % 3) box.do('choose_game');
      else {
        if (!keyless) box.do('touched', true);
        box.inSight();
        box.clock.time += 400;
        box.give(0, 'take');
        box.step();
      }
      const games = shows(box);
      idle(box);
      assert.equal(box.failure(), '', board);
      // Nothing that was tried meanwhile stands in the way of what comes.
      if (program === FIRST) box.complete(LATER);
      box.inSight();
      box.clock.time += 400;
      box.give(0, 'take');
      idle(box);
      found.push([first, games, shows(box)]);
    }
    assert.deepEqual(found[0], found[1], `${board} ${language}`);
    const listed = JSON.stringify(found[0][1]);
    assert.ok(GAMES[language].some(({title}) => listed.includes(title)), listed);
    pictures.add(found[0][0][0]);
  }
  assert.ok(pictures.size > 3);
});

test('what comes after the list of games is in the rest of the program', async () => {
  const [box] = await fresh(FIRST, 'pico', 'en', true);
  box.do('choose_game');
  shows(box);
  box.press(14, 40);
  assert.match(box.failure(), /mpy/);
});
