// A backup: a zip file with the files that `make backup` copies from a board.
import {ZipError, unzip, zip} from '../shared/zip.js';

const DATA = '/saves/';
// What the firmware writes (docs/dev/decisions.md), and nothing else.
const KNOWN = /^(games\/\d{5}\.(log|key|sum|pay|cnt)(\.new)?|games\/[\w.-]{1,60}\.bad|known\/\d{5}\.(\d{1,9}\.\d{1,9}\.[0-9a-f]{8}|key|pay|cnt)|((games|known)\/)?\.settle|(known\/)?\w{1,40}\.txt|\w{1,40}\.txt(\.new|-\d\.bad))$/;
// What computers put beside files.
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|^__MACOSX\//;
// It belongs to a restore on a board, not to the games.
const MARK = 'restored.txt';
// What may be read of a backup before it is looked at, litter included: more than any board's flash has. Whether there is
// room for it, the box counts (Flash.spare).
export const MAX_FILES = 32768;
export const MAX_READ = 16 << 20;
// A name that leads out of its folder.
const LEADS_OUT = /^[/\\]|\\|(^|\/)\.{1,2}(\/|$)/;

export class BackupError extends Error {
  // `why` is "zip", "files", "empty" or "size".
  constructor(why, name = '') {
    super(`backup: ${why} ${name}`);
    this.why = why;
    this.name_ = name;
  }
}

const stamp = () => new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

// The number of saved games among `files`, [[path, bytes]].
export const games = (files) => files.filter(([path]) => /\/games\/\d{5}\.log$/.test(path)).length;

// Return {name, bytes} of a zip file with `files`, [[path, bytes]] of the flash.
export async function pack(files) {
  const folder = `meldmate-${stamp()}`;
  /** @type {Record<string, Uint8Array>} */
  const inside = {};
  for (const [path, content] of files) {
    if (path.startsWith(DATA)) inside[`${folder}/${path.slice(DATA.length)}`] = content;
  }
  return {name: `${folder}.zip`, bytes: await zip(inside)};
}

// Return [[path of the flash, bytes]] of a backup, {name: bytes}; raises BackupError.
export function read(inside) {
  const names = Object.keys(inside).filter((name) => !name.endsWith('/') && !LITTER.test(name));
  if (!names.length) throw new BackupError('empty');
  const out = names.find((name) => LEADS_OUT.test(name));
  if (out) throw new BackupError('files', out.slice(0, 60));
  // Everything may lie in one folder, or in none.
  const heads = new Set(names.map((name) => name.split('/')[0]));
  const [head] = heads;
  const isOuter = heads.size === 1 && names.every((name) => name.includes('/'));
  const folder = isOuter && (head !== 'games' || names.some((name) => name.startsWith('games/games/'))) ? `${head}/` : '';
  const files = names.map((name) => [name.slice(folder.length), inside[name]]).filter(([name]) => name !== MARK);
  const strange = files.find(([name]) => !KNOWN.test(name));
  if (strange) throw new BackupError('files', strange[0].slice(0, 60));
  const found = files.map(([name, content]) => [DATA + name, content]);
  if (!games(found)) throw new BackupError('empty');
  return found;
}

// Raise BackupError where so many files, or so many bytes, are more than any backup has: nothing of them is read.
export function allow(count, bytes) {
  if (count > MAX_FILES || bytes > MAX_READ) throw new BackupError('size');
}

// Return the same of the bytes of a zip file.
export async function unpack(bytes) {
  let inside;
  try {
    inside = await unzip(bytes, MAX_FILES, MAX_READ);
  } catch (error) {
    throw new BackupError(error instanceof ZipError ? error.why : 'zip');
  }
  return read(inside);
}

