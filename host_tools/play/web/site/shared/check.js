// What tells a damaged link.
export class LinkError extends Error {
  // `why` is "damaged", "newer", "too_long" or "kind".
  constructor(why) {
    super(`link: ${why}`);
    this.why = why;
  }
}

export function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
