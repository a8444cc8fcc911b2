// Deflating, and inflating with a limit: what comes out is counted, whatever the sender says of it. The browser does both.

// In small pieces, so that a bomb is noticed before it goes off: a byte becomes at most about a thousand.
const PIECE = 512;

// The bytes of a list of pieces.
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

// Send `bytes` through `stream`; returns the pieces that come out. Raises what `tooLong()` returns where these are more than `most`.
async function through(bytes, stream, most, tooLong) {
  let at = 0;
  const pieces = new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += PIECE)));
      else controller.close();
    },
  });
  const reader = pieces.pipeThrough(stream).getReader();
  const parts = [];
  for (let size = 0; ;) {
    const {done, value} = await reader.read();
    if (done) return parts;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw tooLong();
    }
    parts.push(value);
  }
}

// The bytes that `bytes` unfold to; raises what `tooLong()` returns where these are more than `most`.
export const unfold = async (bytes, most, tooLong) => joined(await through(bytes, new DecompressionStream('deflate-raw'), most, tooLong));

// `bytes` deflated; `format` "deflate" has zlib's head and sum around it.
export const fold = async (bytes, format = /** @type {CompressionFormat} */ ('deflate-raw')) => joined(await through(bytes, new CompressionStream(format), Infinity));
