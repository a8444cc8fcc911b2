// Touch, mouse, keyboard and gamepad become levels on the board's pins, so that a long press and a repeat are
// the firmware's own.
import * as device from './device.js';

const KEYBOARD = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Enter: 'ok', ' ': 'ok', Backspace: 'back',
  Escape: 'back', Delete: 'back',
};
// The buttons of the standard gamepad; the lower of the four on the right is OK.
const GAMEPAD = {0: 'ok', 1: 'back', 2: 'back', 3: 'ok', 12: 'up', 13: 'down', 14: 'left', 15: 'right'};
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
    this._listen();
  }

  _listen() {
    const element = document.getElementById('device');
    element.addEventListener('pointerdown', (event) => this._pointer(event));
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      element.addEventListener(name, (event) => this._release(`pointer ${event.pointerId}`));
    }
    element.addEventListener('contextmenu', (event) => event.target.closest('.key') && event.preventDefault());
    element.addEventListener('click', (event) => this._click(event));
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
    try {
      button.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already.
    }
    this._touched = event.pointerType !== 'mouse';
    this._hold(`pointer ${event.pointerId}`, button.keyOfBoard);
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
    return !this._seen && !event.target.closest?.('#device');
  }

  _keyDown(event) {
    if (!this._box.board || !this._wanted() || this._isElsewhere(event)) return;
    const key = this._keyFor(event);
    if (key === undefined) return;
    event.preventDefault();
    if (event.repeat) return;
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
      else if (!this._padHeld?.has(by)) this._box.press(logical).catch(() => {});
      if (!key) (this._padHeld ??= new Set())[pressed ? 'add' : 'delete'](by);
    }
  }
}
