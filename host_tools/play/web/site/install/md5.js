// The MD5 sum of bytes (RFC 1321), with which an ESP32 is asked what is on its flash.
const TURNS = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
const SINES = Uint32Array.from({length: 64}, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));
const MIX = [(b, c, d) => (b & c) | (~b & d), (b, c, d) => (d & b) | (~d & c), (b, c, d) => b ^ c ^ d, (b, c, d) => c ^ (b | ~d)];
const PLACE = [(at) => at, (at) => (5 * at + 1) % 16, (at) => (3 * at + 5) % 16, (at) => (7 * at) % 16];

// Return the sum in hexadecimal.
export function md5(bytes) {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const words = new DataView(whole.buffer);
  words.setUint32(whole.length - 8, bytes.length << 3, true);
  words.setUint32(whole.length - 4, bytes.length / 2 ** 29, true);
  const state = new Uint32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]);
  for (let start = 0; start < whole.length; start += 64) {
    let [a, b, c, d] = state;
    for (let at = 0; at < 64; at++) {
      const round = at >> 4;
      const turned = (a + MIX[round](b, c, d) + SINES[at] + words.getUint32(start + 4 * PLACE[round](at), true)) >>> 0;
      const by = TURNS[round][at % 4];
      [a, d, c, b] = [d, c, b, (b + ((turned << by) | (turned >>> (32 - by)))) >>> 0];
    }
    [a, b, c, d].forEach((word, at) => (state[at] += word));
  }
  return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
