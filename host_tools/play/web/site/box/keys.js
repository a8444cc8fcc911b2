// Touch, mouse, keyboard and gamepad become levels on the board's pins, so that a long press and a repeat are
// the firmware's own. What is typed, and a tap on the screen itself, go to the firmware as they are.
import * as device from './device.js';

const KEYBOARD = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'ok', ' ': 'ok', Backspace: 'back',
  Escape: 'back', Delete: 'back',
};
// The buttons of the standard gamepad; the lower of the four on the right is OK.
const GAMEPAD = {0: 'ok', 1: 'back', 2: 'back', 3: 'ok', 12: 'up', 13: 'down', 14: 'left', 15: 'right'};
// What is typed where letters were typed before: these end and erase them.
const TYPED = {Enter: '\n', Backspace: '\b'};
const STICK = 0.5;
const TAP = 60;
const BUZZ = 12;

export class Keys {
  // Keys of `box`; `wanted()` tells whether they count now, `buzz()` whether touch may vibrate.
  constructor(box, wanted, buzz) {
    this._box = box;
    this._wanted = wanted;
    this._buzz = buzz;
    // What holds a key down, by what presses it: a pointer's number, a key's code, a gamepad's button.
    this._held = new Map();
    this._seen = true;
    // Whether the last key that was pressed typed something.
    this._typing = false;
    // When the finger, or the mouse, of each pointer went down last; and when any did.
    this._downs = new Map();
    this._down = undefined;
    // What a gamepad holds down that no key of the board means by itself.
    this._padHeld = new Set();
    this._listen();
  }

  _listen() {
    const element = document.getElementById('device');
    document.addEventListener('pointerdown', (event) => {
      this._down = event.timeStamp;
      this._downs.set(event.pointerId, event.timeStamp);
    }, true);
    element.addEventListener('pointerdown', (event) => this._pointer(event));
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      element.addEventListener(name, (event) => this._release(`pointer ${event.pointerId}`));
    }
    element.addEventListener('contextmenu', (event) => event.target.closest('.key') && event.preventDefault());
    element.addEventListener('click', (event) => this._click(event));
    document.getElementById('panel').addEventListener('click', (event) => this._point(event));
    document.addEventListener('keydown', (event) => this._keyDown(event));
    document.addEventListener('keyup', (event) => this._keyUp(event));
    window.addEventListener('blur', () => this.releaseAll());
    document.addEventListener('visibilitychange', () => this.releaseAll());
    window.addEventListener('gamepadconnected', () => this._pollGamepads());
    new IntersectionObserver(([entry]) => (this._seen = entry.isIntersecting)).observe(element);
  }

  _hold(by, key) {
    if (!this._wanted() || this._held.has(by)) return;
    this._held.set(by, key);
    device.show(key, true);
    this._box.pin(key, true);
  }

  _release(by) {
    const key = this._held.get(by);
    if (!key) return;
    this._held.delete(by);
    if ([...this._held.values()].includes(key)) return;
    device.show(key, false);
    this._box.pin(key, false);
  }

  // Let go of all keys.
  releaseAll() {
    for (const by of [...this._held.keys()]) this._release(by);
  }

  _pointer(event) {
    const button = event.target.closest('.key');
    if (!button || event.button > 0) return;
    event.preventDefault();
    button.focus({preventScroll: true, focusVisible: false});
    this._pressed = performance.now();
    this._typing = false;
    try {
      button.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already.
    }
    this._touched = event.pointerType !== 'mouse';
    this._hold(`pointer ${event.pointerId}`, button.keyOfBoard);
  }

  // When that was begun which an event ends, as an event's time: a click, when the finger went down. Some browsers do not
  // say of which finger a click is: then it was the last one. One of no finger, as a screen reader makes, counts none.
  since(event) {
    const found = this._downs.get(event.pointerId) ?? (event.detail ? this._down : undefined) ?? event.timeStamp;
    this._downs.delete(event.pointerId);
    return found;
  }

  // Something is typed by a pad, with a finger or not.
  byPad(touched) {
    this._touched = touched;
    this._typing = false;
  }

  // The box has taken a press: one by touch is felt.
  felt() {
    if (this._touched && this._wanted() && this._buzz()) navigator.vibrate?.(BUZZ);
  }

  // A click without a pointer comes from a screen reader or a voice.
  _click(event) {
    const button = event.target.closest('.key');
    if (!button || event.detail || performance.now() - (this._pressed ?? -1e9) < 1000) return;
    this._hold('click', button.keyOfBoard);
    setTimeout(() => this._release('click'), TAP);
  }

  // A tap or a click on the screen points at its pixel.
  _point(event) {
    if (!this._box.board || !this._wanted()) return;
    const {width, height} = this._box.board.screen;
    const place = event.currentTarget.getBoundingClientRect();
    const x = Math.floor(((event.clientX - place.left) * width) / place.width);
    const y = Math.floor(((event.clientY - place.top) * height) / place.height);
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    this._touched = event.pointerType !== 'mouse';
    this._typing = false;
    this._box.point(x, y, this.since(event));
  }

  // What a key of the keyboard types: a letter that is no key of the board, or any once letters are typed; then
  // Enter and Backspace as well. Undefined: nothing.
  _typedBy(event) {
    const letter = event.key;
    if (TYPED[letter]) return this._typing ? TYPED[letter] : undefined;
    if ([...letter].length !== 1 || (letter === ' ' && !this._typing)) return undefined;
    const isKey = this._box.board.keys.some((key) => key.label === letter.toUpperCase());
    return isKey && !this._typing && !event.shiftKey ? undefined : letter;
  }

  // The board's key for a key of the keyboard: undefined: none; null: one that must be held for it.
  _keyFor(event) {
    const {keys} = this._box.board;
    const button = event.target.closest?.('.key');
    if (button && (event.key === 'Enter' || event.key === ' ')) return button.keyOfBoard;
    const named = keys.find((key) => key.label.length < 3 && key.label === event.key.toUpperCase());
    if (named) return named;
    const logical = KEYBOARD[event.key];
    if (!logical) return undefined;
    return keys.find((key) => key.press === logical) ?? (keys.some((key) => key.hold === logical) ? null : undefined);
  }

  _isElsewhere(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return true;
    const other = event.target.closest?.('a, button, input, select, textarea, summary');
    if (other && !other.classList.contains('key')) return true;
    return !this._seen && document.getElementById('own').hidden && !event.target.closest?.('#device');
  }

  _keyDown(event) {
    if (!this._box.board || !this._wanted() || this._isElsewhere(event)) return;
    const typed = event.target.closest?.('.key') && TYPED[event.key] === '\n' ? undefined : this._typedBy(event);
    if (typed !== undefined) {
      event.preventDefault();
      this._touched = false;
      this._typing = true;
      this._box.type(typed, event.timeStamp);
      return;
    }
    const key = this._keyFor(event);
    if (key === undefined) return;
    event.preventDefault();
    if (event.repeat) return;
    this._typing = false;
    this._touched = false;
    if (key === null) this._box.press(KEYBOARD[event.key]);
    else this._hold(`key ${event.code}`, key);
  }

  _keyUp(event) {
    if (this._held.has(`key ${event.code}`)) event.preventDefault();
    this._release(`key ${event.code}`);
  }

  _pollGamepads() {
    const pads = [...navigator.getGamepads()].filter(Boolean);
    if (!pads.length) {
      this._polling = false;
      return;
    }
    if (document.hasFocus() && this._box.board && this._wanted()) pads.forEach((pad) => this._readPad(pad));
    if (!this._polling || this._polled) {
      this._polling = this._polled = true;
      requestAnimationFrame(() => this._pollGamepads());
    }
  }

  _readPad(pad) {
    const down = new Map();
    const note = (logical, pressed) => down.set(logical, down.get(logical) || pressed);
    for (const [index, logical] of Object.entries(GAMEPAD)) note(logical, pad.buttons[index]?.pressed ?? false);
    const [x = 0, y = 0] = pad.axes;
    note('left', x < -STICK);
    note('right', x > STICK);
    note('up', y < -STICK);
    note('down', y > STICK);
    for (const [logical, pressed] of down) {
      const by = `pad ${pad.index} ${logical}`;
      const key = this._box.board.keys.find((one) => one.press === logical);
      if (!pressed) this._release(by);
      else if (key) this._hold(by, key);
      else if (!this._padHeld.has(by)) this._box.press(logical).catch(() => {});
      if (!key) this._padHeld[pressed ? 'add' : 'delete'](by);
    }
  }
}
