// The demonstrations: scripts of keys as `make run ARGS="--script FILE"` plays them, whose comments say what
// game they are about (`# game ginski Ana Ben Cy`) and which caption comes next (`# say score.1`).

export const TOURS = ['score', 'dispute', 'pot'];

export class TourError extends Error {}

// Return {game, players, steps}: each step a caption and what is done under it, [what, argument].
export function parse(text) {
  const tour = {game: '', players: [], steps: []};
  for (const line of text.split('\n')) {
    const [, game] = /^# game (.+)$/.exec(line) ?? [];
    const [, caption] = /^# say (\S+)$/.exec(line) ?? [];
    if (game) [tour.game, ...tour.players] = game.split(' ');
    else if (caption) tour.steps.push({caption, keys: []});
    else if (!line.startsWith('#')) tour.steps.at(-1)?.keys.push(...parseKeys(line));
  }
  return tour;
}

function parseKeys(line) {
  const words = line.split('#')[0].split(/\s+/).filter(Boolean);
  const found = [];
  while (words.length) {
    const word = words.shift();
    if (word === 'expect') {
      found.push(['expect', words.splice(0).join(' ')]);
      continue;
    }
    const [key, times] = (word === 'hold' ? words.shift() : word).split('*');
    for (let count = 0; count < Number(times ?? 1); count++) found.push([word === 'hold' ? 'hold' : 'press', key]);
  }
  return found;
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
// So long is a caption read, for each of its letters, and at least; so long a key is seen pressed.
const READ_LETTER = 45;
const MIN_READ = 1800;
const SEEN = 320;
const TAP = 140;

export class Player {
  // Play a parsed `tour` on `box`; `show(index, words)` says a caption, `seen(key, down)` draws a key.
  constructor(box, tour, show, seen) {
    this.box = box;
    this.tour = tour;
    this.show = show;
    this.seen = seen;
    this.at = 0;
    this.playing = false;
    this._running = Promise.resolve();
    this._ended = false;
  }

  get over() {
    return this.at >= this.tour.steps.length;
  }

  // Do the next step: say its caption, then press its keys; quickly, or so that they are seen.
  next(quick = true) {
    this._running = this._running.then(() => this._step(quick));
    return this._running;
  }

  async _step(quick) {
    if (this.over || this._ended) return;
    const {caption, keys} = this.tour.steps[this.at];
    this.at += 1;
    const words = this.show(this.at, caption);
    for (const [what, argument] of keys) {
      if (this._ended) return;
      if (what === 'expect') this._expect(argument);
      else await this._press(argument, what === 'hold', quick || !this.playing);
    }
    if (!quick && this.playing && !this.over) await pause(Math.max(MIN_READ, words.length * READ_LETTER));
  }

  async _press(logical, hold, quick) {
    if (!quick) await pause(SEEN);
    if (this._ended) return;
    const key = await this.box.press(logical, hold);
    if (quick) return;
    this.seen(key, true);
    await pause(hold ? 4 * TAP : TAP);
    this.seen(key, false);
  }

  _expect(words) {
    const lines = this.box.lines.map(([line]) => line.replace(/\s+/g, ' '));
    if (!lines.some((line) => line.includes(words))) throw new TourError(words);
  }

  // Play on by itself until it is over or paused.
  async play() {
    this.playing = true;
    while (this.playing && !this.over && !this._ended) await this.next(false);
    this.playing = false;
  }

  pause() {
    this.playing = false;
  }

  end() {
    this._ended = true;
    this.playing = false;
  }
}
