// A timer for the table: so many minutes for a turn, beside the menu, with a sound at its end. It goes on while the page is loaded anew.
import {ask, settings} from '../shared/parts.js';
import {say} from '../shared/words.js';
import {$, button, view} from './acts.js';

const MINUTES = [1, 2, 3, 5, 10];
// How often it is looked at, and how long it sounds, in milliseconds.
const [EVERY, BEEP] = [250, 180];
const BEEPS = [0, 300, 600];
// When it ends, in milliseconds; 0: there is none. What looks at it, and what sounds.
let ends = Number(settings.get('timer')) || 0;
let looks = 0;
let audio = null;

const leftOf = () => Math.max(0, Math.ceil((ends - Date.now()) / 1000));
const wordsOf = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

// Three short tones; a browser lets a page sound once it was tapped.
function sound() {
  navigator.vibrate?.([BEEP, BEEP, BEEP]);
  for (const at of audio ? BEEPS : []) {
    const tone = audio.createOscillator();
    tone.frequency.value = 880;
    tone.connect(audio.destination);
    tone.start(audio.currentTime + at / 1000);
    tone.stop(audio.currentTime + (at + BEEP) / 1000);
  }
}

function look() {
  const found = $('own').querySelector('[data-key="timer"]');
  if (found) found.textContent = wordsOf(leftOf());
  if (leftOf()) return;
  clearInterval(looks);
  looks = 0;
  sound();
  $('said').textContent = say('timer.over');
  view.paint();
}

function set(time) {
  ends = time;
  settings.set('timer', ends || '');
  clearInterval(looks);
  looks = ends ? setInterval(look, EVERY) : 0;
  view.paint();
}

// Ask for how long, or whether it is stopped.
export async function open() {
  try {
    audio ??= new AudioContext();
    audio.resume();
  } catch {
    // It is silent, then.
  }
  const minutes = MINUTES.map((one) => [String(one), say('timer.minutes', {n: one})]);
  const chosen = await ask(say('timer.title'), say('timer.words'), [...minutes, ...(ends ? [['stop', say('timer.stop')]] : []), ['cancel', say('cancel')]]);
  if (chosen === 'stop') set(0);
  else if (Number(chosen)) set(Date.now() + Number(chosen) * 60e3);
}

// What is left, beside the menu of the table; a tap on it leads to the choice, and once it is over takes it away.
export function timer() {
  if (!ends) return [];
  const over = !leftOf();
  if (!over) looks ||= setInterval(look, EVERY);
  return [button('timer', wordsOf(leftOf()), () => (leftOf() ? open() : set(0)), {class: over ? 'own-timer own-over' : 'own-timer', 'aria-label': say(over ? 'timer.over' : 'timer.title')})];
}
