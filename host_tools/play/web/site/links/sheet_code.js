// A score sheet from QR codes: each code is a link that ends with `#R`, its number, the number of all, a check
// of the whole text and a part of it (firmware/screens/table/qr_code.py, engine/record/sheet_text.py).
import {LinkError, crc32} from '../shared/check.js';

const PIECE = /^#?R([1-9A-Z])([1-9A-Z])([0-9A-Z]{3})(.{1,200})$/;
const VERSION = '1';
// No sheet: a score form, whose link's data is in letters that codes hold best (firmware/screens/setup/form.py).
const FORM = '5';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-.';
// Why a game ended, from A on (engine/record/sheet_text.py).
const WHY = ['target', 'last', 'all_out', 'rounds', 'turns', 'stopped', 'too_few', 'has', 'have', 'three', 'hollywood', 'most', 'won'];
const MAX_PLAYERS = 16;
const SHELF = 'meldmate.codes';
// The parts of so many sheets wait for the rest.
const MAX_WAITING = 8;

// {number, of, check, part} of a fragment; null where it is none of a code. Raises LinkError.
export function piece(fragment) {
  // Browsers write a blank so; the text itself never does.
  const match = PIECE.exec(fragment.replaceAll('%20', ' '));
  if (!match && /^#?R/.test(fragment)) throw new LinkError('damaged');
  if (!match) return null;
  const [number, of] = [parseInt(match[1], 36), parseInt(match[2], 36)];
  if (number > of) throw new LinkError('damaged');
  return {number, of, check: match[3], part: match[4]};
}

// Put a piece with those that were scanned before; returns {text} or {missing: [numbers]}. `storage` is the
// browser's, or null where nothing can be kept.
export function collect(storage, {number, of, check, part}) {
  const name = `${check}${of}`;
  let shelf = {};
  try {
    shelf = Object(JSON.parse(storage?.getItem(SHELF) ?? '{}'));
  } catch {
    // What is there is not ours.
  }
  const parts = Object(shelf[name]);
  parts[number] = part;
  delete shelf[name];
  const names = Object.keys(shelf).slice(1 - MAX_WAITING);
  const kept = Object.fromEntries([...names.map((one) => [one, shelf[one]]), [name, parts]]);
  try {
    storage?.setItem(SHELF, JSON.stringify(kept));
  } catch {
    // Full or denied: only sheets of one code can be read.
  }
  const all = Array.from({length: of}, (_, at) => parts[at + 1]);
  const missing = all.flatMap((one, at) => (typeof one === 'string' ? [] : [at + 1]));
  if (missing.length) return {missing};
  const text = all.join('');
  const sum = (parseInt(crc32(new TextEncoder().encode(text)), 16) % 46656).toString(36).toUpperCase().padStart(3, '0');
  if (sum !== check) throw new LinkError('damaged');
  return {text};
}

// A name: capitals begin words, a star changes a letter's case, %XX is a byte of UTF-8.
function nameOf(words) {
  let begins = true;
  let found = '';
  const letters = words.matchAll(/(?:%[0-9A-F]{2})+|\*?[A-Z]|[0-9 -]|(.)/g);
  for (const [all, wrong] of letters) {
    if (wrong !== undefined) throw new LinkError('damaged');
    if (all[0] === '%') {
      try {
        found += decodeURIComponent(all);
      } catch {
        throw new LinkError('damaged');
      }
      begins = false;
    } else if (/[A-Z]$/.test(all)) {
      const letter = all.at(-1);
      found += begins === (all.length === 1) ? letter : letter.toLowerCase();
      begins = false;
    } else {
      found += all;
      begins = all === ' ' || all === '-';
    }
  }
  return found;
}

// The fragment of the link to the score form that a text carries; null where it carries a sheet. Raises LinkError.
export function formLink(text) {
  if (!text.startsWith(`${FORM}:`)) return null;
  const numbers = [...text.slice(2)].map((letter) => LETTERS.indexOf(letter));
  if (numbers.includes(-1) || numbers.length % 3 === 1) throw new LinkError('damaged');
  const bytes = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const [first, second, third] = numbers.slice(at, at + 3);
    const number = first + 41 * second + 1681 * (third ?? 0);
    if (number > (third === undefined ? 0xff : 0xffff)) throw new LinkError('damaged');
    bytes.push(...(third === undefined ? [number] : [number >> 8, number & 0xff]));
  }
  const data = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `form=1.${crc32(new TextEncoder().encode(data))}.${data}`;
}

// {game, title, names, ends, why, winners, start, rounds, paid} of a sheet's text; title is what a table calls the game, if
// anything; ends has {place, won, out, left} of each seat, none as long as nobody won, is out or left; why is how a text is
// called that says why the game ended, and its number, or null; winners are seats;
// start and each round are a number for each seat; paid has [who pays, who is paid, amount in the smallest coin], as seats.
export function sheetOf(text) {
  const [version, game, names, ended, rows, ...more] = text.split(':');
  if (version !== VERSION) throw new LinkError(/^[1-9]\d{0,3}$/.test(version) ? 'newer' : 'damaged');
  const [kind, called, ...none] = game.split('/');
  if (more.length > 1 || more[0] === '' || rows === undefined || !/^[A-Z0-9_]{1,20}$/.test(kind)) throw new LinkError('damaged');
  if (none.length || called === '') throw new LinkError('damaged');
  const seats = names.split('/').map(nameOf);
  if (!names || seats.length > MAX_PLAYERS) throw new LinkError('damaged');
  const table = rows.split('/').map((row) => {
    const numbers = row ? row.split('.') : seats.map(() => '');
    if (numbers.length !== seats.length || !numbers.every((one) => /^(-?[1-9]\d{0,8})?$/.test(one))) throw new LinkError('damaged');
    return numbers.map(Number);
  });
  const {ends, why} = endsOf(ended, seats.length);
  const paid = (more[0] ?? '').split('/').filter(Boolean).map((one) => {
    if (!/^\d{1,2}\.\d{1,2}\.[1-9]\d{0,8}$/.test(one)) throw new LinkError('damaged');
    const numbers = one.split('.').map(Number);
    if (!(numbers[0] < seats.length && numbers[1] < seats.length)) throw new LinkError('damaged');
    return numbers;
  });
  const winners = [...ends.keys()].filter((seat) => ends[seat].won);
  return {game: kind.toLowerCase(), ...(called ? {title: nameOf(called)} : {}), names: seats, ends, why, winners, start: table[0], rounds: table.slice(1), paid};
}

// How the game ended for each of so many seats: the place, W of who won, O of who is out, L of who left; and why it did.
function endsOf(all, seats) {
  const [, text, letter, n] = /^((?:[1-9A-G]W?[OL]?)*)(?:\.([A-Z])(\d{0,9}))?$/.exec(all) ?? [];
  if (text === undefined) throw new LinkError('damaged');
  // A newer box may know more reasons.
  const known = WHY[letter?.charCodeAt(0) - 65];
  const ends = [...text.matchAll(/(.)(W?)([OL]?)/g)].map(([, place, won, gone]) => ({place: parseInt(place, 36), won: Boolean(won), out: gone === 'O', left: gone === 'L'}));
  if (ends.length && (ends.length !== seats || ends.some(({place}) => place > seats))) throw new LinkError('damaged');
  return {ends, why: known ? [known, n] : null};
}
