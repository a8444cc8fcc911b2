// A model of the display chips SSD1306 and SH1106: bytes on the bus in, pixels out. A twin of
// host_tools/emulator/chip.py, with the datasheets' sections; a test holds both against the same bytes.

const SSD1306_ARGUMENTS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x26, 6], [0x27, 6], [0x29, 5], [0x2a, 5], [0x81, 1], [0x8d, 1], [0xa3, 2],
  [0xa8, 1], [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);
const SH1106_ARGUMENTS = new Map([
  [0x81, 1], [0xa8, 1], [0xad, 1], [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);

const within = (byte, ...ranges) => ranges.some(([low, high]) => low <= byte && byte <= high);
const isPlainSsd1306 = (byte) =>
  within(byte, [0, 0x1f], [0x2e, 0x2f], [0x40, 0x7f], [0xa0, 0xa1], [0xa4, 0xa7], [0xae, 0xaf], [0xb0, 0xb7]) ||
  byte === 0xc0 || byte === 0xc8 || byte === 0xe3;
const isPlainSh1106 = (byte) =>
  (isPlainSsd1306(byte) && !within(byte, [0x2e, 0x2f])) || within(byte, [0x30, 0x33]) || byte === 0xe0 || byte === 0xee;

const hex = (byte) => '0x' + byte.toString(16).padStart(2, '0');

export class DisplayChip {
  // The chip of a panel of `width` x `height` pixels; `column` is the panel's first wired column.
  constructor(width, height, kind = 'ssd1306', column = null) {
    this.kind = kind;
    this.columns = kind === 'sh1106' ? 132 : 128;
    this.width = width;
    this.height = height;
    this.column = column ?? (this.columns - width) >> 1;
    this.wiring = height === 32 ? 0x02 : 0x12;
    this.ram = new Uint8Array(this.columns * 8);
    this.faults = [];
    this.sent = 0;
    this._arguments = kind === 'sh1106' ? SH1106_ARGUMENTS : SSD1306_ARGUMENTS;
    this._isPlain = kind === 'sh1106' ? isPlainSh1106 : isPlainSsd1306;
    this.reset();
  }

  // Set the registers as the reset line does (SSD1306 8.5); the memory keeps what it has.
  reset() {
    this.on = this.inverted = this.allOn = false;
    this.contrast = this.kind === 'ssd1306' ? 0x7f : 0x80;
    this.pumped = this.kind === 'sh1106';
    this.mode = 2;
    [this.firstColumn, this.lastColumn] = [0, this.columns - 1];
    [this.firstPage, this.lastPage] = [0, 7];
    this.x = this.page = 0;
    this.startLine = this.offset = 0;
    this.multiplex = 64;
    this.remap = this.scanDown = false;
    this.comPins = 0x12;
    this.scrolling = false;
    this._modifyX = null;
    this._pending = [];
  }

  // Forget everything; the memory holds noise afterwards, as a real one does.
  powerCut() {
    this.reset();
    this.ram.forEach((_, at) => (this.ram[at] = at * 73 + 41));
  }

  // Take what went over the bus: {kind: "i2c" | "commands" | "picture", data: bytes}.
  take({kind, data}) {
    if (kind === 'i2c') this.i2cWrite(data);
    else this.spiWrite(data, kind === 'picture');
  }

  // Decode one I2C transaction without its address byte (SSD1306 8.1.5.2).
  i2cWrite(data) {
    this.sent += data.length;
    let at = 0;
    while (at < data.length) {
      const control = data[at];
      if (control & 0x3f) {
        this.faults.push(`control byte ${hex(control)}`);
        return;
      }
      const end = control & 0x80 ? Math.min(at + 2, data.length) : data.length;
      for (let i = at + 1; i < end; i++) {
        if (control & 0x40) this._write(data[i]);
        else this._command(data[i]);
      }
      at = control & 0x80 ? at + 2 : end;
    }
  }

  // Decode bytes that came while the data/command line was `dc`.
  spiWrite(data, dc) {
    this.sent += data.length;
    for (const byte of data) {
      if (dc) this._write(byte);
      else this._command(byte);
    }
  }

  _command(byte) {
    this._pending.push(byte);
    const head = this._pending[0];
    const needed = this._arguments.get(head);
    if (needed === undefined && !this._isPlain(head)) {
      this.faults.push(`unknown command ${hex(head)}`);
      this._pending = [];
      return;
    }
    if (this._pending.length <= (needed ?? 0)) return;
    const [, ...given] = this._pending;
    this._pending = [];
    this._do(head, given);
  }

  _do(head, given) {
    const value = given.length ? given[0] : 0;
    if (head < 0x10) this.x = (this.x & 0xf0) | head;
    else if (head < 0x20) this.x = (this.x & 0x0f) | ((head & 15) << 4);
    else if (head === 0x20) {
      this.mode = value & 3;
      if (this.mode === 3) this.faults.push('addressing mode 3');
    } else if (head === 0x21) {
      this._range(given, this.columns - 1, 'column');
      [this.firstColumn, this.lastColumn] = given;
      this.x = value;
    } else if (head === 0x22) {
      this._range(given, 7, 'page');
      [this.firstPage, this.lastPage] = given.map((page) => page & 7);
      this.page = value & 7;
    } else if (head === 0x2e || head === 0x2f) this.scrolling = head === 0x2f;
    else if (0x40 <= head && head < 0x80) this.startLine = head & 63;
    else if (head === 0x81) this.contrast = value;
    else if (head === 0x8d) this.pumped = Boolean(value & 4);
    else if (head === 0xad && this.kind === 'sh1106') this.pumped = Boolean(value & 1);
    else if (head === 0xa0 || head === 0xa1) this.remap = Boolean(head & 1);
    else if (head === 0xa4 || head === 0xa5) this.allOn = Boolean(head & 1);
    else if (head === 0xa6 || head === 0xa7) this.inverted = Boolean(head & 1);
    else if (head === 0xa8) {
      this.multiplex = (value & 63) + 1;
      if (this.multiplex < 16) this.faults.push(`multiplex ratio ${this.multiplex}`);
    } else if (head === 0xae || head === 0xaf) this.on = Boolean(head & 1);
    else if (0xb0 <= head && head < 0xb8) this.page = head & 7;
    else if (head === 0xc0 || head === 0xc8) this.scanDown = Boolean(head & 8);
    else if (head === 0xd3) this.offset = value & 63;
    else if (head === 0xda) this.comPins = value & 0x32;
    else if (head === 0xe0) this._modifyX = this.x;
    else if (head === 0xee && this._modifyX !== null) [this.x, this._modifyX] = [this._modifyX, null];
  }

  _range(given, top, what) {
    if (!(0 <= given[0] && given[0] <= given[1] && given[1] <= top)) this.faults.push(`${what} range ${given[0]}-${given[1]}`);
  }

  _write(byte) {
    if (this._pending.length) {
      this.faults.push(`data inside of command ${hex(this._pending[0])}`);
      this._pending = [];
    }
    if (this.x < this.columns) this.ram[this.page * this.columns + this.x] = byte;
    else this.faults.push(`data at column ${this.x}`);
    if (this.mode === 2 || this.kind === 'sh1106') {
      // Page addressing: the SSD1306 wraps to the range's start, the SH1106 stops at the end.
      if (this.kind === 'sh1106') this.x += 1;
      else this.x = this.x >= this.lastColumn ? this.firstColumn : this.x + 1;
    } else if (this.mode === 0) {
      if (this._stepColumn()) this._stepPage();
    } else if (this._stepPage()) this._stepColumn();
  }

  _stepColumn() {
    if (this.x === this.lastColumn) {
      this.x = this.firstColumn;
      return true;
    }
    this.x = this.x < this.columns - 1 ? this.x + 1 : 0;
    return false;
  }

  _stepPage() {
    if (this.page === this.lastPage) {
      this.page = this.firstPage;
      return true;
    }
    this.page = (this.page + 1) & 7;
    return false;
  }

  // What the panel shows: a byte a pixel, row by row, 0 dark and 1 lit.
  pixels() {
    const {width, height} = this;
    const found = new Uint8Array(width * height);
    if (!this.on || !this.pumped) return found;
    for (let y = 0; y < height; y++) {
      const line = this._memoryRow(y);
      if (line === null) continue;
      const start = (line >> 3) * this.columns;
      for (let x = 0; x < width; x++) {
        // The panel's top left is the last segment and the last common line: with remap and descending
        // scan, which modules want, the picture stands upright.
        const segment = this.column + width - 1 - x;
        const column = this.remap ? this.columns - 1 - segment : segment;
        found[y * width + x] = this.allOn ? 1 : ((this.ram[start + column] >> (line & 7)) & 1) ^ Number(this.inverted);
      }
    }
    return found;
  }

  // The memory's row that the panel's row `y` shows, or null if it is not driven.
  _memoryRow(y) {
    const half = this.height >> 1;
    // Set for the other wiring, a panel interlaces: every other row is from the other half.
    if ((this.comPins ^ this.wiring) & 0x10) y = (y >> 1) + (y & 1) * half;
    if (this.comPins & 0x20) y = (y + half) % this.height;
    let row = (this.height - 1 - y + this.offset) & 63;
    if (row >= this.multiplex) return null;
    if (this.scanDown) row = this.multiplex - 1 - row;
    return (row + this.startLine) & 63;
  }
}
