// Backups on the page: downloaded, and put back after a question.
import * as backup from './backup.js';
import {ask, download, used} from '../shared/parts.js';
import {box, inTurn, lose, put, state, tellKept} from './state.js';
import {plain, say} from '../shared/words.js';

// A backup has all that is on the box now.
async function note() {
  await box.noteBackup(Date.now());
  tellKept();
}

export async function save() {
  const files = await used(() => box.files());
  if (!files) return false;
  if (!files.length) {
    await ask(say('games.none'), say('games.none_words'));
    return false;
  }
  const {name, bytes} = await backup.pack(files);
  download(name, bytes, 'application/zip');
  await note();
  return true;
}

// Put these files on the box in place of its own; return whether they are there.
async function replace(files) {
  await box.off();
  try {
    await box.replace(files);
  } catch (error) {
    lose(error.why ?? 'failed');
    return false;
  }
  await put(state.board);
  await note();
  return true;
}

async function restore(read) {
  if (state.mode === 'guest' || state.mode === 'off') {
    if (state.why) await ask(say(`storage.${state.why}`), say(`storage.${state.why}_words`));
    else await ask(say('games.visit'), say('games.visit_words'));
    return;
  }
  let files;
  try {
    files = await read();
  } catch (error) {
    if (!(error instanceof backup.BackupError)) throw error;
    await ask(say('games.bad'), say(`games.bad_${error.why}`, {name: plain(error.name_)}));
    return;
  }
  // The engine reads what is in it before anyone is asked.
  const {games: n, damaged, fits} = await box.weigh(files);
  if (!n || !fits) {
    await ask(say('games.bad'), say(n ? 'games.bad_size' : 'games.bad_read'));
    return;
  }
  const m = backup.games(await box.files());
  let words = m ? say('games.replace_words', {n, m}) : say('games.restore_words', {n});
  if (damaged) words += ` ${say('games.damaged_words', {n: damaged})}`;
  const chosen = await ask(say(m ? 'games.replace' : 'games.upload'), words, [['restore', say('games.restore')], ['cancel', say('cancel')]]);
  if (chosen !== 'restore') return;
  if (m) await save();
  if (await inTurn(() => replace(files))) await ask(say('games.restored'), say('games.restored_words', {n}));
}

// Put files of the flash, [[path, bytes]], on the box in place of its own, after a question.
export const take = (files) => restore(async () => files);

const bytesOf = async (file) => new Uint8Array(await file.arrayBuffer());

async function readFolder(files) {
  backup.allow(files.length, files.reduce((sum, file) => sum + file.size, 0));
  const inside = {};
  for (const file of files) inside[file.webkitRelativePath] = await bytesOf(file);
  return backup.read(inside);
}

// Restore what was chosen: a zip file, or the files of a folder.
export const restoreFile = ([file]) => restore(async () => {
  backup.allow(1, file.size);
  return backup.unpack(await bytesOf(file));
});
export const restoreFolder = (files) => restore(() => readFolder(files));
