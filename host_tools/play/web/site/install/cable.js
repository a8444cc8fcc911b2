// A box at a cable: its questions and answers over the browser's serial port (docs/dev/decisions.md).
import {crc32} from '../shared/check.js';

const LINE = /\x1e([^\x1e#]*)#([0-9a-f]{8})/;
// The prompt of a board whose program was stopped, and what comes of a question if somebody else has read the prompt: it
// repeats what is typed. Out of it, the soft reset starts the program.
const STOPPED = ['>>> ', '"do":"who"'];
const START = '\x03\x04';
// Milliseconds that an answer may take, and those for a box that starts just now.
const PATIENCE = 30000;
const FIRST = 3000;
const TRIES = 3;
const PAUSE = 1000;
const BUSY = 120;
const DISTORTED = ['computer.cut', 'computer.control', 'computer.crc', 'computer.long'];
// What a line of a file's part has besides the part.
const AROUND = 100;
// What is kept of what comes and is no answer.
const NOISE = 8192;

export class CableError extends Error {
  // `why` is "gone", "silent" or "refused"; then `words` are the box's own.
  constructor(why, words = '') {
    super(`cable: ${why} ${words}`);
    this.why = why;
    this.words = words;
  }
}

const bytesOf = (text) => Uint8Array.from(text, (one) => one.charCodeAt(0) & 0xff);
const textOf = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const sum = (text) => crc32(bytesOf(text));

// The line of an object, in printable ASCII behind its mark.
export function lineOf(facts) {
  const body = JSON.stringify(facts).replace(/[^\x20-\x7e]|#/g, escaped);
  return `\x1e${body}#${sum(body)}`;
}

export class Cable {
  // `gone()` is called once when the cable is pulled out.
  constructor(port, gone = () => {}) {
    this.port = port;
    this._gone = gone;
    this._came = '';
    this._wake = () => {};
    this._open = false;
    this._number = Math.floor(Math.random() * 2 ** 29);
    this.who = null;
  }

  // Find the box; raises CableError.
  async open() {
    await this.port.open({baudRate: 115200, bufferSize: 8192});
    this._open = true;
    // Without this signal a board believes that nobody listens.
    await this.port.setSignals({dataTerminalReady: true}).catch(() => {});
    this._read();
    for (let left = TRIES; left; left--) {
      const found = await this._try('who', {}, FIRST);
      if (found?.program === 'meldmate') {
        this.who = found;
        return found;
      }
      if (STOPPED.some((said) => this._came.includes(said))) await this._send(START);
      this._came = '';
    }
    await this.close();
    throw new CableError('silent');
  }

  async _read() {
    try {
      while (this._open && this.port.readable) {
        this._reader = this.port.readable.getReader();
        try {
          for (;;) {
            const {value, done} = await this._reader.read();
            if (done) break;
            this._came = (this._came + textOf(value)).slice(-NOISE);
            this._wake();
          }
        } finally {
          this._reader.releaseLock();
        }
        if (this._open && !this.port.readable) break;
      }
    } catch {
      // Said below.
    }
    this._lose();
  }

  _lose() {
    if (!this._open) return;
    this._open = false;
    this._wake();
    this.port.close().catch(() => {});
    this._gone();
  }

  // Give the port back; the box goes on.
  async close() {
    this._open = false;
    await this._reader?.cancel().catch(() => {});
    await this.port.close().catch(() => {});
  }

  async _send(text) {
    if (!this._open) throw new CableError('gone');
    const writer = this.port.writable.getWriter();
    try {
      await writer.write(bytesOf(text));
    } catch {
      this._lose();
      throw new CableError('gone');
    } finally {
      writer.releaseLock();
    }
  }

  // Return the next answer that has come, or null.
  _answer() {
    for (;;) {
      const found = LINE.exec(this._came);
      if (!found) return null;
      this._came = this._came.slice(found.index + found[0].length);
      if (sum(found[1]) !== found[2]) continue;
      try {
        return JSON.parse(found[1]);
      } catch {
        // Not an answer.
      }
    }
  }

  // Ask once; return the answer, or null if none came in `patience` milliseconds.
  async _try(what, facts, patience) {
    this._number += 1;
    await this._send(lineOf({id: this._number, do: what, ...facts}));
    const end = performance.now() + patience;
    for (;;) {
      const answer = this._answer();
      if (answer && (answer.id === this._number || DISTORTED.includes(answer.error))) return answer;
      if (answer) continue;
      const left = end - performance.now();
      if (left <= 0) return null;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, left);
        this._wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (LINE.test(this._came) || !this._open) this._wake();
      });
      if (!this._open) throw new CableError('gone');
    }
  }

  // Return the answer to a question; raises CableError.
  async ask(what, facts = {}) {
    for (let again = TRIES, busy = BUSY; ;) {
      const found = await this._try(what, facts, PATIENCE);
      if (found && !found.error) return found;
      if (found?.error === 'computer.busy' && busy) {
        busy -= 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      } else if (found && !DISTORTED.includes(found.error)) {
        throw new CableError('refused', found.text);
      } else if (again) {
        again -= 1;
      } else {
        throw new CableError('gone');
      }
    }
  }

  // Return [[name, size]] of the files of saved games.
  async list() {
    const found = [];
    for (const folder of ['', 'games', 'known']) {
      for (let at = 0; at !== null;) {
        const answer = await this.ask('list', {in: folder, at});
        found.push(...answer.files);
        at = answer.next;
      }
    }
    return found;
  }

  // Return [[name, bytes]] of the saved games; `tell(percent)` is called meanwhile.
  async files(tell = (_percent) => {}) {
    const names = await this.list();
    const whole = Math.max(1, names.reduce((all, [, size]) => all + size, 0));
    const found = [];
    let done = 0;
    await this.ask('begin', {what: 'save'});
    for (const [name] of names) {
      const content = await this._content(name, (read) => {
        const percent = Math.floor((100 * Math.min(whole, done + read)) / whole);
        tell(percent);
        return {percent};
      });
      done += content.length;
      found.push([name, content]);
    }
    await this.ask('seal');
    return found;
  }

  // Return [[name, bytes]] of these files, while the box goes on and its screen stays.
  async peek(names) {
    const found = [];
    for (const name of names) found.push([name, await this._content(name, () => ({}))]);
    return found;
  }

  // Return the bytes of a file; `more(read)` is what a question says besides. What grows meanwhile is read anew.
  async _content(name, more) {
    let content = '';
    for (let size = null; ; ) {
      const answer = await this.ask('read', {name, at: content.length, ...more(content.length)});
      if (size !== null && size !== answer.size) {
        [content, size] = ['', null];
        continue;
      }
      ({size} = answer);
      const part = atob(answer.data);
      content += part;
      if (!part || content.length >= size) return bytesOf(content);
    }
  }

  // Put [[name, bytes]] in the place of the saved games, all of them or none.
  async restore(files, tell = (_percent) => {}) {
    const longest = Math.max(...files.map(([name]) => name.length));
    const most = Math.floor((this.who.line - AROUND - longest) / 4) * 3;
    const whole = Math.max(1, files.reduce((all, [, content]) => all + content.length, 0));
    let done = 0;
    await this.ask('begin', {what: 'restore'});
    try {
      for (const [name, content] of files) {
        for (let at = 0; at < Math.max(1, content.length); at += most) {
          const part = content.subarray(at, at + most);
          const percent = Math.floor((100 * done) / whole);
          tell(percent);
          const last = at + most >= content.length ? {crc: parseInt(crc32(content), 16)} : {};
          await this.ask('write', {name, at, data: btoa(textOf(part)), percent, ...last});
          done += part.length;
        }
      }
      return await this.ask('seal', {files: files.length});
    } catch (error) {
      if (this._open) await this.ask('stop').catch(() => {});
      throw error;
    }
  }

  // Put a score form onto the box, as the text of its link; raises CableError.
  async giveForm(text) {
    const most = this.who.line - AROUND;
    for (let at = 0; at < text.length; at += most) {
      const last = at + most >= text.length ? {crc: parseInt(sum(text), 16)} : {};
      await this.ask('form', {at, text: text.slice(at, at + most), ...last});
    }
  }

  // Set the box's clock to this computer's local time.
  setClock() {
    const now = new Date();
    const time = new Date(now.getTime() - now.getTimezoneOffset() * 60000).toISOString().slice(0, 19);
    return this.ask('clock', {time});
  }
}
