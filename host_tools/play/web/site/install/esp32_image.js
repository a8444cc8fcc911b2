// What goes onto an ESP32: MicroPython's own file, looked at before it is taken, and the file system with the program,
// fitted to the board (host_tools/boards/flash_esp32/ does the same for a command).
import {crc32} from '../shared/check.js';

export const BLOCK = 4096;
// Where the table of partitions is on the flash, and how many bytes it may have.
export const TABLE = 0x8000;
export const TABLE_SIZE = 0xc00;
const [ENTRY, MAGIC, SUM, DATA] = [32, 0x50aa, 0xebeb, 1];
// The first byte of a program for these chips, and where the number of its chip is.
const [IMAGE, CHIP_AT] = [0xe9, 12];
const BANNER = /v(\d+)\.(\d+)(?:\.(\d+))?[-.\w]* on \d{4}-\d\d-\d\d/;
const MACHINE = /([A-Za-z0-9][ -~]{2,60} with ESP32[A-Z0-9]*)\0/g;
// Of a superblock: its name, and the number of blocks.
const [NAME, NAME_AT, COUNT_AT] = ['littlefs', 8, 28];

// What stops an installation, and is said: `why` is a text's key in "flash.bad_…", with its facts.
export class InstallError extends Error {
  constructor(why, facts = {}) {
    super(`${why} ${JSON.stringify(facts)}`);
    this.why = why;
    this.facts = facts;
  }
}

const view = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const ascii = (bytes) => new TextDecoder('latin1').decode(bytes);

// The partitions of a table, [{name, kind, offset, size}]; null if it is none.
export function partitions(table) {
  const found = [];
  const words = view(table);
  for (let at = 0; at + ENTRY <= table.length; at += ENTRY) {
    const magic = words.getUint16(at, true);
    if (magic === SUM || magic === 0xffff) break;
    if (magic !== MAGIC) return null;
    const [name] = ascii(table.subarray(at + 12, at + 28)).split('\0');
    found.push({name, kind: table[at + 2], offset: words.getUint32(at + 4, true), size: words.getUint32(at + 8, true)});
  }
  const right = ({offset, size}) => offset > TABLE && offset % BLOCK === 0 && size > 0 && size % BLOCK === 0;
  return found.length && found.every(right) ? found : null;
}

// Where MicroPython's files are on so many bytes of flash, {offset, size}. Newer builds do not name it: it follows the
// last partition. null if there is no room.
export function filesOf(table, flash) {
  const named = table.find(({name, kind}) => name === 'vfs' && kind === DATA);
  const end = Math.max(...table.map(({offset, size}) => offset + size));
  if (end > flash || table.some(({name}) => name === 'ffat')) return null;
  if (named) return named;
  return end < flash ? {offset: end, size: flash - end} : null;
}

// Whether the first two blocks of a partition have a file system.
export const isSystem = (bytes) => [0, BLOCK].some((at) => ascii(bytes.subarray(at + NAME_AT, at + NAME_AT + NAME.length)) === NAME);

const older = (one, other) => {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at] < other[at];
};
const fits = (machine, pattern) => new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(machine);

// What MicroPython's file is, {version, machine, table}, for an entry of install.json; raises InstallError. `least` is the
// oldest version that will do.
export function firmware(data, entry, least) {
  if (data.length < TABLE - entry.first + TABLE_SIZE || data[0] !== IMAGE) throw new InstallError('file');
  if (view(data).getUint16(CHIP_AT, true) !== entry.number) throw new InstallError('image_chip', {chip: entry.chip});
  const table = partitions(data.subarray(TABLE - entry.first, TABLE - entry.first + TABLE_SIZE));
  if (!table) throw new InstallError('file');
  const text = ascii(data);
  const banner = BANNER.exec(text);
  const names = [...text.matchAll(MACHINE)].map(([, name]) => name);
  if (!banner || !names.length) throw new InstallError('micropython');
  const version = banner.slice(1).map((number) => Number(number ?? 0));
  if (older(version, [...least, 0])) throw new InstallError('old', {version: version.join('.'), least: least.join('.')});
  const machine = names.find((name) => entry.machines.some((pattern) => fits(name, pattern)));
  if (!machine) throw new InstallError('machine', {machine: names[0]});
  return {version: version.join('.'), machine, table};
}

// Where the files of that file are on so many bytes of flash; raises InstallError.
export function filesIn({table}, data, entry, flash) {
  const needed = Math.max(...table.map(({offset, size}) => offset + size));
  if (needed > flash) throw new InstallError('flash', {needed: Math.ceil(needed / 2 ** 20), flash: flash >> 20});
  const files = filesOf(table, flash);
  if (!files || entry.first + data.length > files.offset) throw new InstallError('file');
  return files;
}

// What littlefs has for a CRC-32, without its last step.
const sum = (bytes) => ~parseInt(crc32(bytes), 16) >>> 0;

// A superblock that says so many blocks; another block as it is.
function counting(block, blocks) {
  if (ascii(block.subarray(NAME_AT, NAME_AT + NAME.length)) !== NAME) return;
  const words = view(block);
  let at = COUNT_AT + 4;
  while (at < BLOCK && words.getUint32(at, true) !== sum(block.subarray(0, at))) at += 4;
  words.setUint32(COUNT_AT, blocks, true);
  words.setUint32(at, sum(block.subarray(0, at)), true);
}

// The packed file system for a partition of `size` bytes; raises InstallError where games would have no room. `facts` are
// those of install.json.
export function fit(packed, size, {spare, slack}) {
  const needed = packed.length / BLOCK - slack + spare;
  if (needed > size / BLOCK) throw new InstallError('room', {needed: (needed * BLOCK) >> 10, size: size >> 10});
  const image = packed.slice();
  for (const at of [0, BLOCK]) counting(image.subarray(at, at + BLOCK), size / BLOCK);
  return image;
}
