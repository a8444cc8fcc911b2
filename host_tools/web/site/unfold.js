// Inflating with a limit: what comes out is counted, whatever the sender says of it.
import {Inflate} from './fflate.js';

// In small pieces, so that a bomb is noticed before it goes off: a byte becomes at most about a thousand.
const PIECE = 512;

// The bytes that `bytes` unfold to; raises what `tooLong()` returns where these are more than `most`.
export function unfold(bytes, most, tooLong) {
  const parts = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > most) throw tooLong();
    parts.push(part.slice());
  });
  for (let at = 0; at < bytes.length; at += PIECE) inflate.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  const whole = new Uint8Array(size);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}
