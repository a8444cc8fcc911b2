// Reading a zip file, as its list at the end has it: every number that it tells is checked against what is there.
import {crc32} from './check.js';
import {unfold} from './unfold.js';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const ENCRYPTED = 1;
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

// Return {name: bytes} of at most `maxFiles` files of together at most `maxBytes`; raises ZipError, and RangeError where
// the file ends too early.
export function unzip(bytes, maxFiles, maxBytes) {
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
    const content = method === STORED ? inside.slice() : unfold(inside, left, () => new ZipError('size'));
    check(content.length === size && parseInt(crc32(content), 16) === sum);
    left -= content.length;
    found[name] = content;
  }
  return found;
}
