// A stand-in for an ESP32 at a cable: its ROM's loader, which takes a stub, its flash, and the lines that reset it.
// What it answers is Espressif's "Serial Protocol" of esptool; esptool 5.6.0 itself writes to it, compares and reads.
import {createHash} from 'node:crypto';
import {constants, inflateSync} from 'node:zlib';

const [END, ESC, ESC_END, ESC_ESC] = [0xc0, 0xdb, 0xdc, 0xdd];
const OP = {begin: 0x02, end: 0x04, memBegin: 0x05, memEnd: 0x06, memData: 0x07, sync: 0x08, write: 0x09, read: 0x0a, params: 0x0b, attach: 0x0d, baud: 0x0f, deflBegin: 0x10, deflData: 0x11, deflEnd: 0x12, md5: 0x13, security: 0x14, readFlash: 0xd2};
const SECTOR = 4096;
const MAGIC_AT = 0x40001000;
// The register with which an S3's program keeps the chip in its loader.
const STAYS = 0x6000812c;
const CHIPS = {
  'ESP32': {magic: 0x00f01d83, id: null, spi: 0x3ff42000, w0: 0x80, info: {usbVendorId: 0x10c4, usbProductId: 0xea60}},
  'ESP32-S3': {magic: 9, id: 9, spi: 0x60002000, w0: 0x58, info: {usbVendorId: 0x303a, usbProductId: 0x1001}},
};

function slip(bytes) {
  const found = [END];
  for (const byte of bytes) {
    if (byte === END) found.push(ESC, ESC_END);
    else if (byte === ESC) found.push(ESC, ESC_ESC);
    else found.push(byte);
  }
  return Buffer.from([...found, END]);
}

const word = (number) => {
  const found = Buffer.alloc(4);
  found.writeUInt32LE(number >>> 0);
  return found;
};

export class Rom {
  // `say(bytes)` sends to the computer. `forced`: its program started the loader.
  constructor({chip = 'ESP32-S3', size = 8 << 20, forced = false, say = () => {}} = {}) {
    this.chip = CHIPS[chip];
    this.flash = Buffer.alloc(size, 0xff);
    this.say = say;
    // What has been written to the flash, in bytes, and how often the program was started.
    this.written = 0;
    this.starts = 0;
    this.bauds = [];
    // Where it keeps another bit than it was sent.
    this.spoils = -1;
    this._registers = new Map([[STAYS, forced ? 1 : 0]]);
    this._signals = {dataTerminalReady: false, requestToSend: false};
    this._loader = forced;
    this._stub = false;
    this._packet = null;
    this._escaped = false;
    this._memory = 0;
  }

  get info() {
    return this.chip.info;
  }

  signals(given) {
    const before = {...this._signals};
    Object.assign(this._signals, given);
    const {dataTerminalReady: dtr, requestToSend: rts} = this._signals;
    // A converter holds the pins as they are; the chip's own USB notes them as the reset begins.
    if (this.chip.id === null ? before.requestToSend && !rts : !before.requestToSend && rts) this._reset(this.chip.id === null ? dtr : before.dataTerminalReady);
  }

  _reset(loader) {
    this._loader = loader || Boolean(this._registers.get(STAYS) & 1);
    this._stub = false;
    if (!this._loader) this.starts += 1;
    this.say(Buffer.from('ESP-ROM:esp32s3-20210327\r\n'));
  }

  take(bytes) {
    for (const byte of bytes) {
      if (byte === END) {
        if (this._packet?.length) this._command(Buffer.from(this._packet));
        this._packet = [];
      } else if (this._packet && this._escaped) {
        this._packet.push(byte === ESC_END ? END : ESC);
        this._escaped = false;
      } else if (byte === ESC) {
        this._escaped = true;
      } else {
        this._packet?.push(byte);
      }
    }
  }

  _answer(op, value = 0, data = Buffer.alloc(0), error = 0) {
    const status = Buffer.from(this._stub ? [error ? 1 : 0, error] : [error ? 1 : 0, error, 0, 0]);
    const body = Buffer.concat([data, status]);
    this.say(slip(Buffer.concat([Buffer.from([1, op, body.length & 0xff, body.length >> 8]), word(value), body])));
  }

  _command(packet) {
    if (!this._loader) return;
    if (this._reading) {
      this._goOnReading(packet);
      return;
    }
    const [kind, op] = packet;
    if (kind !== 0 || packet.length < 8) return;
    const data = packet.subarray(8);
    const words = [0, 4, 8, 12, 16].map((at) => (at + 4 <= data.length ? data.readUInt32LE(at) : 0));
    if ([OP.memData, OP.deflData].includes(op) && data.subarray(16).reduce((sum, byte) => sum ^ byte, 0xef) !== packet.readUInt32LE(4)) {
      this._answer(op, 0, undefined, 7);
      return;
    }
    if (op === OP.sync) for (let left = this._stub ? 1 : 8; left; left--) this._answer(op, this._stub ? 0 : 0x20120707);
    else if (op === OP.read) this._answer(op, this._register(words[0]));
    else if (op === OP.write) {
      this._registers.set(words[0], (this._register(words[0]) & ~words[2]) | (words[1] & words[2]));
      this._answer(op);
    } else if (op === OP.security && this.chip.id !== null) this._answer(op, 0, Buffer.concat([Buffer.alloc(12), word(this.chip.id), word(0)]));
    else if (op === OP.memBegin) {
      this._memory = 0;
      this._answer(op);
    } else if (op === OP.memData) {
      this._memory += words[0];
      this._answer(op);
    } else if (op === OP.memEnd) {
      this._answer(op);
      this._stub = this._memory > 0;
      if (this._stub) this.say(slip(Buffer.from('OHAI')));
    } else if (op === OP.baud) {
      this.bauds.push(words[0]);
      this._answer(op);
    } else if ([OP.attach, OP.params].includes(op) || (op === OP.begin && words[0] === 0) || op === OP.end) this._answer(op);
    else if (op === OP.deflBegin) {
      const [size, , , offset] = words;
      this.flash.fill(0xff, offset, offset + Math.ceil(size / SECTOR) * SECTOR);
      this._writing = {offset, size, parts: []};
      this._answer(op);
    } else if (op === OP.deflData) {
      const {offset, size, parts} = this._writing;
      parts.push(Buffer.from(data.subarray(16, 16 + words[0])));
      const found = inflateSync(Buffer.concat(parts), {finishFlush: constants.Z_SYNC_FLUSH}).subarray(0, size);
      found.copy(this.flash, offset);
      if (offset <= this.spoils && this.spoils < offset + found.length) this.flash[this.spoils] ^= 1;
      this.written += data.length - 16;
      this._answer(op);
    } else if (op === OP.deflEnd) this._answer(op);
    else if (op === OP.md5) {
      const digest = createHash('md5').update(this.flash.subarray(words[0], words[0] + words[1])).digest();
      this._answer(op, 0, this._stub ? digest : Buffer.from(digest.toString('hex')));
    } else if (op === OP.readFlash && this._stub) {
      this._answer(op);
      this._reading = {content: this.flash.subarray(words[0], words[0] + words[1]), at: 0, step: words[2]};
      this._sendPart();
    } else this._answer(op, 0, undefined, 5);
  }

  _register(at) {
    const {chip} = this;
    if (at === MAGIC_AT) return chip.magic;
    // Commands to the flash are done at once; the answer is what "read the id" gives.
    if (at === chip.spi) return 0;
    if (at === chip.spi + chip.w0) return (Math.log2(this.flash.length) << 16) | 0x40ef;
    return this._registers.get(at) ?? 0;
  }

  _sendPart() {
    const {content, at, step} = this._reading;
    const part = content.subarray(at, at + step);
    this._reading.at += part.length;
    this.say(slip(part));
  }

  // The computer says how many bytes it has; after the last ones comes their sum.
  _goOnReading(packet) {
    const {content, at} = this._reading;
    if (packet.length !== 4 || packet.readUInt32LE(0) !== at) throw new Error('not what was sent');
    if (at < content.length) {
      this._sendPart();
      return;
    }
    this._reading = null;
    this.say(slip(createHash('md5').update(content).digest()));
  }
}
