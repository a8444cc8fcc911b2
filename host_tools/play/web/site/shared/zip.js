// Zip files: written, and read as the list at the end has it, where every number that it tells is checked against what is there.
import {crc32} from './check.js';
import {fold, unfold} from './unfold.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 1;
const IN_UTF8 = 0x800;
const VERSION = 20;
// The first day that a zip file knows, for files without one: 1980-01-01.
const NO_DAY = 0x21;
const [STORED, DEFLATED] = [0, 8];
// The end's own length, and that of the longest comment behind it.
const END_SIZE = 22;
const MAX_COMMENT = 65535;

export class ZipError extends Error {
  // `why` is "zip", or "size" where there is more in it than was allowed.
  constructor(why) {
    super(`zip: ${why}`);
    this.why = why;
  }
}

const check = (right) => {
  if (!right) throw new ZipError('zip');
};

// The bytes of numbers, [[value, how many bytes]], the lowest byte first.
const packed = (...numbers) => numbers.flatMap(([value, size]) => Array.from({length: size}, (_, at) => (value / 256 ** at) & 255));

// Return the bytes of a zip file with these files, {name: bytes}.
export async function zip(files) {
  const [parts, list] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [words, inside] = [new TextEncoder().encode(name), await fold(content)];
    const facts = packed([VERSION, 2], [IN_UTF8, 2], [DEFLATED, 2], [0, 2], [NO_DAY, 2], [parseInt(crc32(content), 16), 4], [inside.length, 4], [content.length, 4], [words.length, 2], [0, 2]);
    parts.push(packed([LOCAL, 4]), facts, words, inside);
    list.push(packed([ENTRY, 4], [VERSION, 2]), facts, packed([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), words);
    at += 4 + facts.length + words.length + inside.length;
  }
  const count = Object.keys(files).length;
  const size = list.reduce((sum, part) => sum + part.length, 0);
  const end = packed([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
  return new Uint8Array(await new Blob([...parts, ...list, end].map((part) => Uint8Array.from(part))).arrayBuffer());
}

// Return {name: bytes} of at most `maxFiles` files of together at most `maxBytes`; raises ZipError, and RangeError where
// the file ends too early.
export async function unzip(bytes, maxFiles, maxBytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const two = (at) => view.getUint16(at, true);
  const four = (at) => view.getUint32(at, true);
  let end = bytes.length - END_SIZE;
  while (end >= 0 && four(end) !== END && bytes.length - END_SIZE - end <= MAX_COMMENT) end -= 1;
  check(end >= 0 && four(end) === END);
  const count = two(end + 10);
  if (count > maxFiles) throw new ZipError('size');
  const words = new TextDecoder('utf-8', {fatal: true});
  const found = Object.create(null);
  let left = maxBytes;
  for (let at = four(end + 16), number = 0; number < count; number++) {
    check(four(at) === ENTRY && !(two(at + 8) & ENCRYPTED));
    const [method, sum, packed, size] = [two(at + 10), four(at + 16), four(at + 20), four(at + 24)];
    const [nameLength, local] = [two(at + 28), four(at + 42)];
    const name = words.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + two(at + 30) + two(at + 32);
    check(name && !(name in found) && (method === STORED || method === DEFLATED) && four(local) === LOCAL);
    const begin = local + 30 + two(local + 26) + two(local + 28);
    check(begin + packed <= bytes.length);
    const inside = bytes.subarray(begin, begin + packed);
    if (method === STORED && inside.length > left) throw new ZipError('size');
    const content = method === STORED ? inside.slice() : await unfold(inside, left, () => new ZipError('size'));
    check(content.length === size && parseInt(crc32(content), 16) === sum);
    left -= content.length;
    found[name] = content;
  }
  return found;
}
