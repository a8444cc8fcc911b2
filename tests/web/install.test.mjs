// "Install or update": the page at the cable of a stand-in for an ESP32's loader, and at a drive that is none.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, PYTHON, ROOT, launch, open, python, ready, serve} from '../../host_tools/play/web/browser.mjs';
import cable from '../../build/web/words/en/cable.js';
import installed from '../../build/web/words/en/install.js';
import {md5} from '../../build/web/install/md5.js';
import {unzip} from '../../build/web/shared/zip.js';
import {violations} from './axe.mjs';
import {Rom} from './rom.mjs';

const MIB = 1 << 20;
let browser, server, folder;
const boxes = [];
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  for (const box of boxes) box.kill();
  await browser.close();
  server.stop();
  await rm(folder, {recursive: true});
});

// A made-up firmware, as MicroPython puts one together: its table, its banner, its board, and noise that does not compress.
function firmware({chip = 9, first = 0, machine = 'Generic ESP32S3 module with ESP32S3', version = 'v1.25.0', vfs = 0x600000, size = 0x60000} = {}) {
  const data = Buffer.alloc(size - first, 0xff);
  let seed = 1;
  for (let at = 0x30000; at < data.length; at++) data[at] = (seed = (seed * 1103515245 + 12345) & 0x7fffffff) >> 16;
  data.set([0xe9, 3, 2, 0x4f, 0, 0, 0, 0, 0, 0, 0, 0, chip, 0, 0, 0]);
  const partition = ([name, kind, subtype, offset, length]) => {
    const entry = Buffer.alloc(32);
    entry.set([0xaa, 0x50, kind, subtype]);
    entry.writeUInt32LE(offset, 4);
    entry.writeUInt32LE(length, 8);
    entry.write(name, 12);
    return entry;
  };
  const table = [['nvs', 1, 2, 0x9000, 0x6000], ['phy_init', 1, 1, 0xf000, 0x1000], ['factory', 0, 0, 0x10000, 0x1f0000], ...(vfs ? [['vfs', 1, 0x81, 0x200000, vfs]] : [])];
  Buffer.concat(table.map(partition)).copy(data, 0x8000 - first);
  data.write(`MicroPython\0${version} on 2025-04-15; \0${machine}\0`, 0x20000 - first);
  return data;
}
const S3 = firmware();
const CLASSIC = firmware({chip: 0, first: 0x1000, machine: 'Generic ESP32 module with SPIRAM with ESP32', vfs: 0});

// In the page: ports whose bytes go through the functions of the test, and a folder that is chosen.
function standIn() {
  globalThis.ports = {};
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  class Port extends EventTarget {
    constructor(name, info) {
      super();
      Object.assign(this, {name, info, readable: null, writable: null});
      globalThis.ports[name] = this;
    }

    getInfo() {
      return this.info;
    }

    async open() {
      if (this.readable) throw new DOMException('The port is already open.', 'InvalidStateError');
      if (globalThis.taken === this.name) throw new DOMException('Failed to open serial port.', 'NetworkError');
      this.readable = new ReadableStream({start: (control) => (this.control = control)});
      this.writable = new WritableStream({write: (chunk) => globalThis.portSend(this.name, btoa(Array.from(chunk, (one) => String.fromCharCode(one)).join('')))});
    }

    async setSignals(given) {
      if (!this.readable) throw new DOMException('The port is closed.', 'InvalidStateError');
      return globalThis.portSignals(this.name, given);
    }

    came(text) {
      try {
        this.control?.enqueue(bytes(text));
      } catch {
        // It is closed.
      }
    }

    gone() {
      const {control} = this;
      Object.assign(this, {readable: null, writable: null, control: null});
      control.error(new DOMException('The device has been lost.', 'NetworkError'));
      this.dispatchEvent(new Event('disconnect'));
    }

    async close() {
      Object.assign(this, {readable: null, writable: null, control: null});
    }
  }
  const requestPort = async () => {
    const [name, info] = await globalThis.portAsked();
    return globalThis.ports[name] ?? new Port(name, info);
  };
  Object.defineProperty(navigator, 'serial', {value: {requestPort}});
}

// Open the page. `ports`, [[name, Rom or process of a box]], are chosen one after the other, each time that one is asked for.
// Returns {page, asked, pull, stop}; `pull(bytes)` pulls the cable after so many bytes of the page to a Rom.
async function table_(ports, options = DESKTOP) {
  const context = await browser.newContext({...options, acceptDownloads: true});
  const waiting = [...ports];
  const found = {asked: [], left: Infinity, pull: (bytes) => (found.left = bytes)};
  const named = Object.fromEntries(ports);
  const send = (name) => (data) => found.page.evaluate(([name, text]) => globalThis.ports[name]?.came(text), [name, Buffer.from(data).toString('base64')]).catch(() => {});
  await context.exposeFunction('portAsked', () => {
    const [name, end] = waiting.length > 1 ? waiting.shift() : waiting[0];
    found.asked.push(name);
    return [name, end instanceof Rom ? end.info : {usbVendorId: 0x303a, usbProductId: 0x4001}];
  });
  await context.exposeFunction('portSend', async (name, text) => {
    const end = named[name];
    const data = Buffer.from(text, 'base64');
    if (!(end instanceof Rom)) {
      end.stdin.write(data);
      return;
    }
    const part = data.subarray(0, found.left);
    found.left -= part.length;
    if (part.length) end.take(part);
    if (part.length < data.length) await found.page.evaluate((one) => globalThis.ports[one].gone(), name);
  });
  await context.exposeFunction('portSignals', (name, given) => named[name] instanceof Rom && named[name].signals(given));
  await context.addInitScript(standIn);
  const page = await open(context, server.address);
  Object.assign(found, {page, context});
  for (const [name, end] of Object.entries(named)) {
    if (end instanceof Rom) end.say = send(name);
    else end.stdout.on('data', send(name));
  }
  found.stop = async () => {
    assert.deepEqual(page.wrong, []);
    await context.close();
  };
  await ready(page, /New game|Nuova partita/);
  return found;
}

// A simulated box with its games in `name`; three, unless the folder is there.
async function box(name, board, version) {
  const child = spawn(PYTHON, ['-m', 'tests.proof.cable', join(folder, name), '--board', board, '--version', version], {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit']});
  boxes.push(child);
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the box ended')));
  });
  return child;
}

const said = (page) => page.locator('#cable-said').textContent();
const waitSaid = (page, words) => page.waitForFunction((source) => new RegExp(source).test(document.getElementById('cable-said').textContent), words.source, {timeout: 60000}).catch(async (error) => {
  throw new Error(`${error.message}\n${await said(page)}\n${await page.locator('#dialog').textContent()}`);
});
const dialog = (page, words) => page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#dialog[open]')?.textContent ?? ''), words.source, {timeout: 60000}).catch(async (error) => {
  throw new Error(`${error.message}\n${await said(page)}\n${await page.locator('#dialog').textContent()}`);
});
const choose = (page, name) => page.locator(`#dialog[open] [data-choice="${name}"]`).click();

async function begin(page, board) {
  await page.locator('#flash').click();
  await page.locator('#flash-board').selectOption(board);
  await choose(page, 'next');
}

// From the choice of the board to the port.
async function give(page, board, data) {
  await begin(page, board);
  await page.locator('#flash-file').setInputFiles({name: 'firmware.bin', mimeType: 'application/octet-stream', buffer: data});
  await choose(page, 'next');
}

// The files of a file system on a flash, {path: sum of its content}, as littlefs itself reads them.
async function files(flash, place, size) {
  const path = join(folder, 'system.bin');
  await writeFile(path, flash.subarray(place, place + size));
  const read = `import hashlib, json, sys
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
data = open(sys.argv[1], 'rb').read()
system = FlashFiles(NorFlash(len(data) // 4096, data))
print(json.dumps({p: hashlib.md5(system.open(p, 'rb').read()).hexdigest() for p, size in system.tree() if size is not None}))`;
  return JSON.parse(String(await python('-c', read, path)));
}

// What \`make flash\` would put there.
async function program(board, blocks) {
  const make = `import hashlib, json, sys, tempfile
from host_tools.boards.compile import languages_for, make
with tempfile.TemporaryDirectory() as folder:
    files = make(sys.argv[1], folder + '/made', languages_for(int(sys.argv[2]))).files
print(json.dumps({'/' + p: hashlib.md5(data).hexdigest() for p, data in files.items()}))`;
  return JSON.parse(String(await python('-c', make, board, String(blocks))));
}

const isWritten = (rom, at, data) => Buffer.compare(rom.flash.subarray(at, at + data.length), data) === 0;

test('sums are those of MD5', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 5000]) {
    const data = Buffer.alloc(length, 7 + length);
    assert.equal(md5(data), createHash('md5').update(data).digest('hex'), String(length));
  }
});

for (const [what, en, files] of [['an installation', installed, ['install/install', 'install/flash_esp32', 'install/esp32_image']], ['a box at a cable', cable, ['install/connect', 'install/cable', 'links/tested']]]) test(`all that the page has to say of ${what} is said`, async () => {
  const used = (await Promise.all(files.map((name) => readFile(`${ROOT}build/web/${name}.js`, 'utf8')))).join('\n');
  // An error's name is the end of its text's key.
  const begins = [...used.matchAll(/`([a-z]+\.(?:[a-z]+_)?)\$\{/g)].map(([, words]) => words);
  const isUsed = (key) => (key.startsWith('what.') && used.includes('`what.${')) || used.includes(`'${key}'`) || begins.some((one) => key.startsWith(one) && new RegExp(`\\b${key.slice(one.length)}\\b`).test(used));
  assert.deepEqual(Object.keys(en).filter((key) => !isUsed(key)), []);
});

test('a new ESP32-S3 gets MicroPython and the program, byte for byte, and is started', async () => {
  const rom = new Rom();
  const {page, stop} = await table_([['s3', rom]]);
  await give(page, 'esp32s3', S3);
  await dialog(page, /Hold the button BOOT/);
  assert.deepEqual(await violations(page), []);
  await choose(page, 'port');
  await waitSaid(page, /^Written and compared, with MicroPython 1\.25\.0/);
  assert.ok(isWritten(rom, 0, S3));
  assert.deepEqual(await files(rom.flash, 0x200000, 0x600000), await program('esp32s3', 1536));
  assert.equal(rom.starts, 1);
  await stop();
});

test('an ESP32 with 4 MB, through a converter, with a MicroPython that names no partition for files', async () => {
  const rom = new Rom({chip: 'ESP32', size: 4 * MIB});
  const {page, stop} = await table_([['uart', rom]]);
  await give(page, 'esp32', CLASSIC);
  await choose(page, 'port');
  await waitSaid(page, /^Written and compared/);
  assert.deepEqual(rom.bauds, [460800]);
  assert.ok(isWritten(rom, 0x1000, CLASSIC));
  assert.deepEqual(await files(rom.flash, 0x200000, 2 * MIB), await program('esp32', 512));
  assert.equal(rom.starts, 1);
  await stop();
});

test('a file that is not for the board is refused, with what to take', async () => {
  const rom = new Rom();
  const {page, asked, stop} = await table_([['s3', rom]]);
  await begin(page, 'esp32s3');
  await dialog(page, /ESP32_GENERIC_S3-SPIRAM_OCT-<date>-v<version>\.bin/);
  assert.deepEqual(await violations(page), []);
  await choose(page, 'next');
  await dialog(page, /Choose the file first/);
  const wrong = [
    [Buffer.from('UF2\n'), /not a file for a first installation/],
    [Buffer.concat([Buffer.from('UF2\n'), S3.subarray(4)]), /not a file for a first installation/],
    [S3.subarray(0x10000), /not a file for a first installation/],
    [firmware({chip: 0}), /for another chip than ESP32-S3/],
    [firmware({version: 'v1.23.0'}), /MicroPython 1\.23\.0\. 1\.24 or newer/],
    [firmware({version: 'none'}), /does not look like MicroPython/],
    [firmware({machine: 'ESP32C3 module with ESP32C3'}), /another board: ESP32C3 module/],
  ];
  for (const [buffer, words] of wrong) {
    await page.locator('#flash-file').setInputFiles({name: 'wrong.bin', mimeType: 'application/octet-stream', buffer});
    await choose(page, 'next');
    await dialog(page, words);
  }
  await choose(page, 'cancel');
  assert.deepEqual([asked, rom.written], [[], 0]);
  await stop();
});

test('another chip, too little flash, and a port that is taken are said, and nothing is written', async () => {
  for (const [rom, words] of [[new Rom({chip: 'ESP32'}), /another chip than ESP32-S3: ESP32\. Nothing was written/], [new Rom({size: 4 * MIB}), /for 8 MB of flash; the board has 4 MB/]]) {
    const {page, stop} = await table_([['one', rom]]);
    await give(page, 'esp32s3', S3);
    await choose(page, 'port');
    await dialog(page, words);
    await page.evaluate(() => (globalThis.taken = 'one'));
    await choose(page, 'port');
    await dialog(page, /another program or another tab uses it/);
    await choose(page, 'cancel');
    await waitSaid(page, /^Stopped/);
    // It goes on as it was.
    assert.deepEqual([rom.written, rom.starts], [0, 1]);
    await stop();
  }
});

test('what is on the flash and is not what was written is said', async () => {
  const rom = new Rom();
  rom.spoils = 0x200000 + 50000;
  const {page, stop} = await table_([['s3', rom]]);
  await give(page, 'esp32s3', S3);
  await choose(page, 'port');
  await dialog(page, /is not what was written/);
  assert.notEqual(rom.flash.subarray(0x200008, 0x200010).toString(), 'littlefs');
  await choose(page, 'cancel');
  await stop();
});

test('a board with files is refused, with what to do; they go only if that is chosen', async () => {
  const rom = new Rom();
  const {page, stop} = await table_([['s3', rom]]);
  await give(page, 'esp32s3', S3);
  await choose(page, 'port');
  await waitSaid(page, /^Written and compared/);
  const before = Buffer.from(rom.flash);
  rom.written = 0;
  await give(page, 'esp32s3', firmware({version: 'v1.26.0'}));
  await choose(page, 'port');
  await dialog(page, /Saved games, perhaps.*connect it here, and press Install or update again/);
  assert.deepEqual(await violations(page), []);
  await choose(page, 'cancel');
  await waitSaid(page, /^Nothing was written/);
  assert.deepEqual([rom.written, Buffer.compare(rom.flash, before), rom.starts], [0, 0, 2]);
  await give(page, 'esp32s3', firmware({version: 'v1.26.0'}));
  await choose(page, 'port');
  await choose(page, 'replace');
  await waitSaid(page, /with MicroPython 1\.26\.0/);
  assert.ok(isWritten(rom, 0, firmware({version: 'v1.26.0'})));
  await stop();
});

test('a cable that is pulled out is said, leaves no half of a file system, and the writing is repeated', async () => {
  const rom = new Rom();
  const {page, pull, stop} = await table_([['s3', rom]]);
  await give(page, 'esp32s3', S3);
  for (const bytes of [200, 9000, 60000, 200000, 520000]) {
    pull(bytes);
    await choose(page, 'port');
    await dialog(page, /The cable was pulled out.*hold BOOT on the board/);
    pull(Infinity);
    for (const at of [0x200000, 0x201000]) assert.notEqual(rom.flash.subarray(at + 8, at + 16).toString(), 'littlefs');
  }
  assert.ok(rom.written > 500000, String(rom.written));
  await choose(page, 'port');
  await waitSaid(page, /^Written and compared/);
  assert.ok(isWritten(rom, 0, S3));
  assert.deepEqual(await files(rom.flash, 0x200000, 0x600000), await program('esp32s3', 1536));
  await stop();
});

test('an update of an S3 copies the games, asks for its port twice, and puts them back', async () => {
  await mkdir(join(folder, 'new'));
  const [old, fresh] = [await box('old', 'esp32s3', '0.9.0'), await box('new', 'esp32s3', '1.0.0')];
  const rom = new Rom({forced: true});
  S3.copy(rom.flash);
  rom.flash.write('littlefs', 0x200008);
  const {page, asked, stop} = await table_([['box', old], ['loader', rom], ['again', fresh]]);
  await page.locator('#cable').click();
  await waitSaid(page, /Box: esp32s3, version 0\.9\.0 Saved|Box: esp32s3, version 0\.9\.0\. Saved/);
  await page.locator('#flash').click();
  await dialog(page, /From version 0\.9\.0 to 1\.0\.0\S*.*downloaded first \(3\)/);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'update')]);
  const inside = await unzip(await readFile(await download.path()), 99, 1e7);
  assert.equal(Object.keys(inside).filter((name) => name.endsWith('.log')).length, 3);
  await dialog(page, /waits under another name/);
  await choose(page, 'port');
  await dialog(page, /its games are put back/);
  assert.equal(rom.starts, 1);
  assert.deepEqual(await files(rom.flash, 0x200000, 0x600000), await program('esp32s3', 1536));
  assert.ok(isWritten(rom, 0, S3));
  await choose(page, 'port');
  await waitSaid(page, /^Updated from version 0\.9\.0 to 1\.0\.0\. Games put back: 3/);
  assert.deepEqual(asked, ['box', 'loader', 'again']);
  for (const name of (await readdir(join(folder, 'old', 'games'))).filter((one) => one.endsWith('.log'))) {
    assert.equal(String(await readFile(join(folder, 'new', 'games', name))), String(await readFile(join(folder, 'old', 'games', name))), name);
  }
  await stop();
});

// -- an image on a drive --------------------------------------------------------------------------------------------

const IMAGE = Buffer.from(Uint8Array.from({length: 300000}, (_, at) => (at * 7919) >> 8));

// A page whose build has an image for the Pico, and a folder to be chosen in which INFO_UF2.TXT is `info`.
async function drive(ports, options = DESKTOP) {
  const found = await table_(ports, options);
  const {page, context} = found;
  await context.route('**/install.json', async (route) => {
    const facts = await (await route.fetch()).json();
    Object.assign(facts.boards.find(({name}) => name === 'pico'), {file: 'images/meldmate-pico-1.uf2', size: IMAGE.length});
    await route.fulfill({json: facts});
  });
  await context.route('**/meldmate-pico-1.uf2', (route) => route.fulfill({body: IMAGE}));
  await page.evaluate(() => {
    globalThis.wrote = {};
    globalThis.showDirectoryPicker = async () => ({
      async getFileHandle(name, {create = false} = {}) {
        if (!create && !(name === 'INFO_UF2.TXT' && globalThis.info)) throw new DOMException('', 'NotFoundError');
        return {
          getFile: async () => new Blob([globalThis.info]),
          async createWritable() {
            const parts = [];
            return {
              async write(part) {
                parts.push(...part);
                if (parts.length > globalThis.breaks) throw new DOMException('', 'InvalidStateError');
              },
              async close() {
                globalThis.wrote[name] = btoa(parts.map((one) => String.fromCharCode(one)).join(''));
                throw new DOMException('', 'NotFoundError');
              },
            };
          },
        };
      },
    });
  });
  return found;
}

const info = (page, id) => page.evaluate((text) => (globalThis.info = text), id && `UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: ${id}\r\n`);

test('a Pico that runs is copied, goes into its boot loader, and gets its image on the right drive only', async () => {
  const pico = await box('pico', 'pico', '0.9.0');
  const {page, stop} = await drive([['pico', pico]]);
  await page.locator('#cable').click();
  await waitSaid(page, /Box: pico/);
  await page.locator('#flash').click();
  await dialog(page, /Games stay on the box: 3/);
  await Promise.all([page.waitForEvent('download'), choose(page, 'update')]);
  await dialog(page, /a drive RPI-RP2 appears/);
  assert.deepEqual(await violations(page), []);
  for (const [id, words] of [['', /there is no INFO_UF2\.TXT/], ['RP2350', /another chip: RP2350\. This file is for RPI-RP2/]]) {
    await info(page, id);
    await choose(page, 'drive');
    await dialog(page, words);
  }
  await info(page, 'RPI-RP2');
  await page.evaluate(() => (globalThis.breaks = 100000));
  await choose(page, 'drive');
  await dialog(page, /gone before all was written/);
  assert.deepEqual(await page.evaluate(() => wrote), {});
  await page.evaluate(() => (globalThis.breaks = Infinity));
  await choose(page, 'drive');
  // The board restarts with the last byte, so that the file cannot be closed.
  await waitSaid(page, /^Written: from version 0\.9\.0 to 1\.0\.0/);
  assert.equal(Buffer.compare(Buffer.from(await page.evaluate(() => wrote['meldmate-pico-1.uf2']), 'base64'), IMAGE), 0);
  await stop();
});

test('a new Pico: what to press, in Italian on a phone; where no folder can be chosen, the file is downloaded', async () => {
  const {page, stop} = await drive([], {...PHONE, locale: 'it-IT'});
  await page.evaluate(() => delete globalThis.showDirectoryPicker);
  await page.evaluate(() => Object.defineProperty(globalThis, 'showDirectoryPicker', {value: undefined, configurable: true}) && delete globalThis.showDirectoryPicker);
  await begin(page, 'pico');
  await dialog(page, /Tieni premuto BOOTSEL/);
  assert.ok(await page.locator('#dialog img').evaluate((image) => image.decode().then(() => image.naturalWidth > 0)));
  assert.deepEqual(await violations(page), []);
  const overflow = () => page.locator('#dialog').evaluate((one) => one.scrollWidth - one.clientWidth);
  assert.equal(await overflow(), 0);
  await page.setViewportSize({width: 320, height: 640});
  assert.equal(await overflow(), 0);
  for (const button of await page.locator('#dialog button, #flash').all()) assert.ok((await button.boundingBox()).height >= 44);
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'file')]);
  assert.equal(Buffer.compare(await readFile(await download.path()), IMAGE), 0);
  await waitSaid(page, /^Trascina meldmate-pico-1\.uf2/);
  await stop();
});

test('an image that the page does not have is said', async () => {
  const {page, stop} = await table_([]);
  const listed = JSON.parse(await readFile(`${ROOT}build/web/install.json`, 'utf8'));
  const missing = listed.boards.find(({file}) => file === '');
  if (missing) {
    await begin(page, missing.name);
    await dialog(page, new RegExp(`make image BOARD=${missing.name}`));
  }
  await stop();
});
