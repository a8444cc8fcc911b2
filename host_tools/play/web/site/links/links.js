// Links that carry everything in their fragment: `#sheet=1.CHECK.DATA`, the data being JSON, deflated, in
// base64url, and CHECK its CRC-32, so that a letter that was lost or changed shows.
import {LinkError, crc32} from '../shared/check.js';
import {fold, unfold} from '../shared/unfold.js';

export {LinkError, crc32};

export const KINDS = ['sheet', 'setup', 'dispute', 'form'];
const VERSION = '1';
// With the text of the sheet, which is read without MicroPython.
const WITH_TEXT = '2';
// A longer link is none of ours; what it unfolds to is bounded, too.
const MAX_LETTERS = 32768;
const MAX_BYTES = 262144;
const DEEPEST = 7;

const bytesOf = (text) => new TextEncoder().encode(text);

const toBase64 = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function fromBase64(words) {
  if (!/^[A-Za-z0-9_-]+$/.test(words)) throw new LinkError('damaged');
  try {
    return Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new LinkError('damaged');
  }
}

// The fragment, without its #, for a value of a kind.
export async function encode(kind, value) {
  const data = toBase64(await fold(bytesOf(JSON.stringify(value))));
  return `${kind}=${'text' in value ? WITH_TEXT : VERSION}.${crc32(bytesOf(data))}.${data}`;
}

// {kind, value} of a fragment; it is none of a code. Raises LinkError.
export async function decode(fragment) {
  const match = /^#?([a-z]+)=([\s\S]*)$/.exec(fragment);
  if (!match) throw new LinkError('kind');
  const [, kind, rest] = match;
  if (!KINDS.includes(kind)) throw new LinkError('kind');
  if (rest.length > MAX_LETTERS) throw new LinkError('too_long');
  const parts = rest.split('.');
  if (parts.length !== 3) throw new LinkError('damaged');
  const [version, check, data] = parts;
  if (version !== VERSION && !(version === WITH_TEXT && kind === 'sheet')) throw new LinkError(/^[1-9]\d{0,3}$/.test(version) ? 'newer' : 'damaged');
  if (check !== crc32(bytesOf(data))) throw new LinkError('damaged');
  let value;
  try {
    value = JSON.parse(new TextDecoder().decode(await unfold(fromBase64(data), MAX_BYTES, () => new LinkError('too_long'))));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('damaged');
  }
  return {kind, value: checked(version === WITH_TEXT ? 'told' : kind, value)};
}

const isWords = (value, max) => typeof value === 'string' && value.length >= 1 && value.length <= max;
const isPlainObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
// Whether a value has no more than `levels` of lists and objects in each other. It looks no deeper than that.
const isFlat = (value, levels) => typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every((one) => isFlat(one, levels - 1)));

const FIELDS = {
  game: (value) => isWords(value, 30),
  players: (value) => Array.isArray(value) && value.length >= 1 && value.length <= 16 && value.every((name) => isWords(name, 200)),
  dealer: (value) => isWords(value, 200),
  house: (value) => isPlainObject(value) && Object.keys(value).length <= 40,
};
const EVENTS = {events: (value) => Array.isArray(value) && value.length <= 3000 && value.every(isPlainObject)};
// The score form of a game that has one of its own (docs/forms.md).
const MAY = {form: isPlainObject};
const MORE = {
  sheet: EVENTS,
  told: {...EVENTS, text: (value) => isWords(value, 40000)},
  setup: {},
  dispute: {
    action: (value) => isWords(value, 40) && /^judge_[a-z_]+$/.test(value),
    answers: (value) => Array.isArray(value) && value.length <= 100,
  },
};

// The value itself where it has the fields that its kind has, and no others; the engine judges the rest.
function checked(kind, value) {
  if (!isPlainObject(value) || !isFlat(value, DEEPEST)) throw new LinkError('damaged');
  // A score form has many parts; the engine reads them.
  if (kind === 'form') return value;
  const must = {...FIELDS, ...MORE[kind]};
  const fields = {...must, ...MAY};
  for (const name of Object.keys(must)) if (!Object.hasOwn(value, name)) throw new LinkError('damaged');
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name) || !fields[name](value[name])) throw new LinkError('damaged');
  }
  return value;
}
