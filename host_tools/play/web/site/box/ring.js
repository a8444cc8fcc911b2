// Changes of pins on their way from the page to the box, in order. Where the browser shares memory between
// page and worker they reach the box in the middle of a search, too; else each is a message.

const SIZE = 256;
const EACH = 3;

// Milliseconds, the same in the page and in the worker: now, or `at` an event's time.
export const now = (at = performance.now()) => Math.floor(performance.timeOrigin + at) % 0x40000000;

export const canShare = () => globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';

export class Ring {
  // On the `memory` of another Ring, or on new memory.
  constructor(memory = null) {
    const bytes = 4 * (2 + SIZE * EACH);
    this.memory = memory ?? (canShare() ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes));
    this._words = new Int32Array(this.memory);
  }

  get shared() {
    return typeof SharedArrayBuffer === 'function' && this.memory instanceof SharedArrayBuffer;
  }

  // Put a change of a pin in; `at` is in milliseconds. Returns false where the box is far behind.
  push(pin, level, at) {
    const words = this._words;
    const head = Atomics.load(words, 0);
    const next = (head + 1) % SIZE;
    if (next === Atomics.load(words, 1)) return false;
    const place = 2 + head * EACH;
    words[place] = pin;
    words[place + 1] = level;
    words[place + 2] = Math.floor(at) | 0;
    Atomics.store(words, 0, next);
    return true;
  }

  // Take the next change out: {pin, level, at}, or undefined.
  next() {
    const words = this._words;
    const tail = Atomics.load(words, 1);
    if (tail === Atomics.load(words, 0)) return undefined;
    const place = 2 + tail * EACH;
    const event = {pin: words[place], level: words[place + 1], at: words[place + 2]};
    Atomics.store(words, 1, (tail + 1) % SIZE);
    return event;
  }
}
