// An ESP32 at a cable, in its own loader, by esptool-js: what is there is read, what is wanted is written and compared.
import {BLOCK, InstallError, TABLE, TABLE_SIZE, filesOf, isSystem, partitions} from './esp32_image.js';
import {ESPLoader, Transport, UnexpectedChipIdError, UnexpectedChipMagicError} from '../esptool.js';
import {md5} from './md5.js';
import {fold} from '../shared/unfold.js';

const ROM_BAUD = 115200;
// Through a converter on the board; the chip's own USB is as fast as it is.
const BAUD = 460800;
const ESPRESSIF = 0x303a;
const TRIES = 3;
// Milliseconds that a block may take to be unpacked and written.
const PATIENCE = 15000;
const PULSE = 100;
const QUIET = {clean() {}, write() {}, writeLine() {}};
// The register of an ESP32-S3 with which a program keeps the chip in its loader over a restart: RTC_CNTL_OPTION1_REG.
const STAYS = 0x6000812c;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Esp {
  // The chip at `port` is to be called `chip`, such as "ESP32-S3".
  constructor(port, chip) {
    this._chip = chip;
    this._transport = new Transport(port);
    this._lost = new Promise((_, reject) => port.addEventListener('disconnect', () => reject(new InstallError('gone')), {once: true}));
    this._lost.catch(() => {});
    this._fast = port.getInfo?.().usbVendorId !== ESPRESSIF;
    this._loader = new ESPLoader({transport: this._transport, baudrate: this._fast ? BAUD : ROM_BAUD, romBaudrate: ROM_BAUD, terminal: QUIET});
  }

  // What `act` returns; raises InstallError, also at once when the cable is pulled out.
  async _do(act, why = 'failed') {
    try {
      return await Promise.race([act(), this._lost]);
    } catch (error) {
      if (error instanceof InstallError) throw error;
      console.warn(error);
      if (error instanceof UnexpectedChipIdError || error instanceof UnexpectedChipMagicError) throw new InstallError('chip', {found: '?', wanted: this._chip});
      if (!this._transport.device.readable) throw new InstallError('gone');
      throw new InstallError(why, {words: error.message});
    }
  }

  // Find the chip, and how many bytes of flash it has.
  async open() {
    const loader = this._loader;
    try {
      await this._do(() => loader.connect('default_reset', TRIES), 'silent');
    } catch (error) {
      // The port was never open.
      throw error.why === 'gone' && !this._transport.baudrate ? new InstallError('busy_port') : error;
    }
    const chip = loader.chip.CHIP_NAME;
    if (chip !== this._chip) throw new InstallError('chip', {found: chip, wanted: this._chip});
    this.size = await this._do(async () => {
      await loader.chip.postConnect?.(loader);
      await loader.runStub();
      if (this._fast) await loader.changeBaud();
      const found = /^(\d+)([KM])B$/.exec((await loader.detectFlashSize()) ?? '');
      return found ? Number(found[1]) << (found[2] === 'M' ? 20 : 10) : 0;
    });
    if (!this.size) throw new InstallError('flash_size');
  }

  read(at, size) {
    return this._do(() => this._loader.readFlash(at, size));
  }

  // Where the files of the MicroPython that is on the board are, {offset, size}; null if there is none.
  async place() {
    const table = partitions(await this.read(TABLE, TABLE_SIZE));
    return table && filesOf(table, this.size);
  }

  // Whether there is a file system at `place`.
  async has(place) {
    return place !== null && isSystem(await this.read(place.offset, 2 * BLOCK));
  }

  // Write `system` to `place`, and before that `parts`, [[at, bytes]]; all is compared. The beginning of the file system
  // is cleared first and written last: what breaks off is none, and no half of one. `tell(percent)` is called meanwhile.
  async write(parts, system, place, tell) {
    const head = 2 * BLOCK;
    const all = [[place.offset, new Uint8Array(head).fill(0xff)], ...parts, [place.offset + head, system.subarray(head)], [place.offset, system.subarray(0, head)]];
    const whole = all.reduce((sum, [, data]) => sum + data.length, 0);
    let before = 0;
    for (const [at, data] of all) {
      await this._do(() => this._write(at, data, (part) => tell(Math.floor((100 * (before + data.length * part)) / whole))));
      before += data.length;
    }
  }

  // Its own loop: that of esptool-js unpacks all again, byte by byte, to reckon with it.
  async _write(at, data, tell) {
    const loader = this._loader;
    const packed = await fold(data, 'deflate');
    const step = loader.FLASH_WRITE_SIZE;
    await loader.flashDeflBegin(data.length, packed.length, at);
    for (let start = 0, count = 0; start < packed.length; start += step, count++) {
      await loader.flashDeflBlock(packed.subarray(start, start + step), count, PATIENCE);
      tell(Math.min(1, (start + step) / packed.length));
    }
    await loader.flashDeflFinish(false, PATIENCE);
    if ((await loader.flashMd5sum(at, data.length)) !== md5(data)) throw new InstallError('differs');
  }

  // Start what is on the flash, and give the port back.
  async restart() {
    try {
      await Promise.race([this._start(), this._lost]);
    } catch {
      // It went away because it starts.
    }
    await this.close();
  }

  async _start() {
    if (this._loader.chip?.CHIP_NAME === 'ESP32-S3') await this._loader.writeReg(STAYS, 0, 1);
    await this._transport.setDTR(false);
    await this._transport.setRTS(true);
    await pause(PULSE);
    await this._transport.setRTS(false);
  }

  async close() {
    const {device} = this._transport;
    if (device.readable) await Promise.race([this._transport.disconnect(), pause(1000)]).catch(() => {});
    else await device.close().catch(() => {});
  }
}
