// What a backup may do to the page that reads it, without a browser: bombs, lies, names that lead out of the folder.
import assert from 'node:assert/strict';
import {mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {crc32, deflateRawSync, gunzipSync} from 'node:zlib';
import {loadMicroPython} from 'micropython-1.29';
import {BackupError, allow, games, pack, unpack} from '../../build/web/box/backup.js';
import {startPython} from '../../build/web/box/python.js';
import {ROOT, python} from '../../host_tools/play/web/browser.mjs';

const bytes = (words) => new TextEncoder().encode(words);

// A zip file of `entries`, {name, packed, method, size, sum}: it says what it is told to say.
function zip(entries) {
  const [parts, list] = [[], []];
  let at = 0;
  const numbers = (...all) => Buffer.concat(all.map(([value, length]) => {
    const one = Buffer.alloc(length);
    one.writeUIntLE(value, 0, length);
    return one;
  }));
  for (const {name, packed, method = 8, size, sum, flags = 0} of entries) {
    const words = Buffer.from(name);
    const facts = [[20, 2], [flags, 2], [method, 2], [0, 4], [sum, 4], [packed.length, 4], [size, 4], [words.length, 2], [0, 2]];
    parts.push(numbers([0x04034b50, 4], ...facts), words, packed);
    list.push(numbers([0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), words);
    at += 30 + words.length + packed.length;
  }
  const tail = Buffer.concat(list);
  return new Uint8Array(Buffer.concat([...parts, tail, numbers([0x06054b50, 4], [0, 2], [0, 2], [entries.length, 2], [entries.length, 2], [tail.length, 4], [at, 4], [0, 2])]));
}

const entry = (name, content, more = {}) => ({name, packed: deflateRawSync(content), size: content.length, sum: crc32(content), ...more});
const GAME = entry('games/00001.log', bytes('0001 x'));
const why = async (content) => {
  try {
    await unpack(content);
  } catch (error) {
    assert.ok(error instanceof BackupError, String(error.stack));
    return error.why;
  }
  return null;
};

test('a good zip file of any maker is read, packed or not, with a comment behind it', async () => {
  assert.equal(await why(zip([GAME])), null);
  assert.equal(await why(zip([{...GAME, method: 0, packed: Buffer.from('0001 x')}])), null);
  assert.equal(await why(new Uint8Array([...zip([GAME]), ...bytes('?')])), null);
  const [[path, content]] = await unpack(zip([GAME]));
  assert.deepEqual([path, content], ['/saves/games/00001.log', bytes('0001 x')]);
});

test('what comes out is counted, not what the archive says comes out', async () => {
  const zeros = Buffer.alloc(300e6);
  const bomb = entry('games/00002.log', zeros);
  for (const size of [0, 10, 4096, 300e6, 0xffffffff]) assert.equal(await why(zip([GAME, {...bomb, size}])), 'size', String(size));
  // Many that each are allowed; more of them than any backup has.
  const one = entry('', zeros.subarray(0, 1e6));
  assert.equal(await why(zip([GAME, ...Array.from({length: 300}, (_, at) => ({...one, name: `games/${at}.bad`}))])), 'size');
  const none = entry('', bytes(''));
  assert.equal(await why(zip(Array.from({length: 40000}, (_, at) => ({...none, name: `games/${at}.bad`})))), 'size');
  assert.throws(() => allow(1, 1e9), BackupError);
  assert.throws(() => allow(1e5, 1), BackupError);
});

test('a size, a sum or a name that is a lie is damage', async () => {
  for (const lie of [{size: 5}, {size: 7}, {sum: 1}, {packed: GAME.packed.subarray(0, -2)}, {name: ''}, {flags: 1}]) assert.equal(await why(zip([{...GAME, ...lie}])), 'zip', JSON.stringify(lie));
  assert.equal(await why(zip([GAME, GAME])), 'zip');
});

test('methods that nobody writes are refused', async () => {
  for (const method of [1, 6, 9, 12, 14, 93, 95, 99]) assert.equal(await why(zip([{...GAME, method}])), 'zip', String(method));
});

test('names that lead out of the folder are refused, however they are written', async () => {
  for (const folder of ['../', '..\\', '/', '/saves/', 'a/../', './../', 'C:\\', 'x/../../', './', '\\\\host\\']) {
    assert.equal(await why(zip([{...GAME, name: `${folder}games/00001.log`}])), 'files', folder);
    assert.equal(await why(zip([GAME, {...GAME, name: `${folder}roster.txt`}])), 'files', folder);
  }
});

test('a zip file that is cut anywhere, or has a byte changed, is refused or the same', async () => {
  const good = zip([GAME, entry('roster.txt', bytes('Ana Ben '.repeat(20)))]);
  const whole = JSON.stringify(await unpack(good));
  for (let at = 0; at < good.length; at++) {
    assert.ok((await why(good.slice(0, at))) !== null, `cut at ${at}`);
    const changed = good.slice();
    changed[at] ^= 0x24;
    if ((await why(changed)) === null) assert.equal(JSON.stringify(await unpack(changed)).length, whole.length, `changed at ${at}`);
  }
});

test('what is packed is read by another program, byte for byte, and by the page', async () => {
  const noise = Uint8Array.from({length: 70000}, (_, at) => (at * at * 7919) >> 5);
  const files = {'/saves/games/00001.log': bytes('0001 x'), '/saves/games/00002.log': noise, '/saves/Zoë.txt': bytes(''), '/elsewhere.txt': bytes('no')};
  const {name, bytes: packed} = await pack(Object.entries(files));
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await writeFile(join(folder, name), packed);
  const source = 'import json, sys, zipfile; f = zipfile.ZipFile(sys.argv[1]); assert f.testzip() is None; print(json.dumps({n: f.read(n).hex() for n in f.namelist()}))';
  const found = JSON.parse(await python('-c', source, join(folder, name)));
  const inside = name.replace('.zip', '');
  const wanted = Object.entries(files).slice(0, 3).map(([path, content]) => [path.replace('/saves', inside), Buffer.from(content).toString('hex')]);
  assert.deepEqual(found, Object.fromEntries(wanted));
  const [one, two] = await unpack((await pack(Object.entries(files).slice(0, 2))).bytes);
  assert.deepEqual([one, two], Object.entries(files).slice(0, 2));
});

async function started() {
  const parts = await Promise.all(['program', 'later'].map((name) => readFile(`${ROOT}build/web/${name}.romfs`)));
  let time = 1000;
  return startPython({load: loadMicroPython, program: Buffer.concat(parts.map((part) => gunzipSync(part))), pins: {next() {}}, now: () => (time += 1)});
}

test('the backup of a full flash of every board is opened, and there is room for more games', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-'));
  await python('-m', 'tests.web.full_flashes', folder);
  const found = await readdir(folder);
  assert.ok(found.length > 8, String(found));
  for (const name of found) {
    const files = await unpack(new Uint8Array(await readFile(join(folder, name))));
    const box = await started();
    // The last one may be half on the flash.
    const {games: good, damaged, fits} = box.weigh(files);
    assert.ok(fits && damaged <= 1 && good > 20 && good + damaged === games(files), `${name}: ${good} ${damaged} ${fits}`);
    box.fresh(files);
    box.switchOn('pico', 'en');
    assert.equal(box.failure(), '', name);
    assert.deepEqual(box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], dealer: 'Ana', house: {}}).error, undefined, name);
    assert.equal(games(box.files()), games(files) + 1, name);
    // Beside the games that are there, as it is looked at on the page.
    assert.ok(box.weigh(files).fits, name);
  }
});

test('what has no room is found before anyone is asked', async () => {
  const box = await started();
  const many = (count, bytes) => Array.from({length: count}, (_, at) => [`/saves/games/${at}.bad`, new Uint8Array(bytes)]);
  assert.equal(box.weigh(many(1000, 8000)).fits, true);
  assert.equal(box.weigh(many(4090, 600)).fits, false);
  // More than there is memory for.
  assert.equal(box.weigh(many(1, 30 << 20)).fits, false);
  assert.equal(box.weigh(many(1, 600)).fits, true);
});
