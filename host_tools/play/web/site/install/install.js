// "Install or update": the program onto a board at the cable. An RP2040 or RP2350 takes a file on a drive, an ESP32 is
// written through its own loader. What is saved on a board is copied first, or the board is left as it is.
import {CableError} from './cable.js';
import {InstallError, filesIn, firmware as firmwareOf, fit} from './esp32_image.js';
import {ask, download, make, used} from '../shared/parts.js';
import {state} from '../box/state.js';
import {plain, say} from '../shared/words.js';


const BLOCK = 4096;
const PIECE = 1 << 16;
// A firmware has less than that.
const MOST = 8 << 20;
const INFO = 'INFO_UF2.TXT';
// These lose the cable once they start their loader, and come again as another port.
const COMES_AGAIN = 'ESP32-S3';
const PRESS = {thumby: 'thumby', xiao_rp2040: 'xiao'};
let facts = null;

async function fetched(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer;
}

const label = ({board, what}) => [say(`board.${board}`), what && say(`what.${what}`)].filter(Boolean).join(': ');
const picture = (name) => make('img', {src: `install/press-${name}.svg`, alt: '', width: 360, height: 120});

// Ask for the board; null for none.
async function choose() {
  const select = make('select', {id: 'flash-board'}, ...facts.boards.map((one) => make('option', {value: one.name, text: label(one)})));
  select.value = facts.boards.find(({board}) => board === state.board?.name)?.name ?? facts.boards[0].name;
  const field = make('p', {class: 'field'}, make('label', {for: 'flash-board', text: say('play.board')}), select);
  const chosen = await ask(say('flash.open'), [say('flash.which'), field], [['next', say('flash.next')], ['cancel', say('cancel')]]);
  return chosen === 'next' ? facts.boards.find(({name}) => name === select.value) : null;
}

// Install or update; `desk` is the page's side of the cable (connect.js).
export async function install(desk) {
  facts = await used(async () => (facts ?? (await fetched('install.json')).json()));
  if (!facts) return;
  const {who} = desk;
  // A build of one's own is not the page's to replace.
  const known = who && !who.machine.startsWith('Meldmate') && facts.boards.find(({name}) => name === (who.image || who.board));
  if (who && !known) {
    await ask(say('flash.open'), say('flash.unknown'));
    return;
  }
  const entry = known ?? (await choose());
  if (!entry) return;
  await ('file' in entry ? image(entry, desk) : chip(entry, desk));
}

// Ask whether to update a connected box; copy what is saved on it. Returns [name of the copy, files], null for no.
async function prepare(desk, words) {
  const {who} = desk;
  const from = plain(who.version || who.build);
  const versions = say(from === facts.version ? 'flash.same' : 'flash.versions', {from, to: facts.version});
  const chosen = await ask(say('flash.update_title'), [versions, say(words, {n: who.games})], [['update', say('flash.update')], ['cancel', say('cancel')]]);
  return chosen === 'update' ? desk.copy() : null;
}

// -- an image on a drive --------------------------------------------------------------------------------------------

async function image(entry, desk) {
  const from = desk.who?.version;
  if (!entry.file) {
    await ask(say('flash.open'), say('flash.no_image', {what: label(entry), name: entry.name}));
    return;
  }
  if (desk.who && !(await prepare(desk, 'flash.keeps'))) return;
  const file = await used(() => fetched(entry.file));
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = entry.file.split('/').pop();
  const comes = Boolean(desk.who);
  if (comes) await desk.loader();
  const press = say(comes ? 'flash.drive_comes' : `flash.press_${PRESS[entry.board] ?? 'bootsel'}`, {drive: entry.chip});
  for (let wrong = ''; ;) {
    const canPick = 'showDirectoryPicker' in globalThis;
    const body = [...(wrong ? [wrong] : []), press, ...(comes || entry.board in PRESS ? [] : [picture('bootsel')]), say(canPick ? 'flash.then_pick' : 'flash.then_drag', {drive: entry.chip})];
    const chosen = await ask(say('flash.drive_title'), body, [...(canPick ? [['drive', say('flash.drive')]] : []), ['file', say('flash.file')], ['cancel', say('cancel')]]);
    if (chosen === 'file') {
      download(name, bytes, 'application/octet-stream');
      desk.tell(say('flash.drag', {name, drive: entry.chip}));
      return;
    }
    if (chosen !== 'drive') {
      desk.tell(comes ? say('flash.left_in_loader') : '');
      return;
    }
    try {
      await writeTo(entry, name, bytes, (percent) => desk.tell(say('flash.writing'), percent));
      desk.tell(from ? say('flash.image_updated', {from: plain(from), to: facts.version}) : say('flash.image_done'));
      return;
    } catch (error) {
      if (!(error instanceof InstallError)) throw error;
      desk.tell('');
      wrong = say(`flash.bad_${error.why}`, error.facts);
    }
  }
}

// Write an image into a folder that is chosen, if that is the drive of a board that it is for; raises InstallError.
async function writeTo({chip: wanted}, name, bytes, tell) {
  let folder;
  try {
    folder = await globalThis.showDirectoryPicker({mode: 'readwrite'});
  } catch {
    throw new InstallError('no_drive', {drive: wanted});
  }
  const info = await folder.getFileHandle(INFO).then((handle) => handle.getFile()).then((file) => file.text()).catch(() => '');
  const found = /^Board-ID:\s*([\w-]+)/m.exec(info)?.[1];
  if (!found) throw new InstallError('no_drive', {drive: wanted});
  if (found !== wanted) throw new InstallError('other_drive', {found, drive: wanted});
  let stream;
  try {
    stream = await (await folder.getFileHandle(name, {create: true})).createWritable();
    for (let at = 0; at < bytes.length; at += PIECE) {
      await stream.write(bytes.subarray(at, at + PIECE));
      tell(Math.floor((100 * Math.min(bytes.length, at + PIECE)) / bytes.length));
    }
  } catch {
    throw new InstallError('cut_off', {drive: wanted});
  }
  // With the last byte the board restarts, and its drive is gone before the file is closed.
  await stream.close().catch(() => {});
}

// -- an ESP32 in its loader -----------------------------------------------------------------------------------------

// Ask for MicroPython's file, until it is one for the board: {data, ...what it is}; null for none.
async function pickFirmware(entry) {
  for (let wrong = ''; ;) {
    const input = make('input', {type: 'file', id: 'flash-file', accept: '.bin'});
    const builds = make('ul', {}, ...entry.builds.map(([what, build, since]) => make('li', {text: `${what}: ${build}-<date>-v<version>.bin (≥ ${since})`})));
    const field = make('p', {}, make('label', {for: 'flash-file', text: say('flash.firmware_file')}), input);
    const chosen = await ask(say('flash.firmware_title'), [...(wrong ? [wrong] : []), say('flash.firmware'), builds, field], [['next', say('flash.next')], ['cancel', say('cancel')]]);
    if (chosen !== 'next') return null;
    const [file] = input.files;
    if (!file) {
      wrong = say('flash.no_file');
      continue;
    }
    try {
      if (file.size > MOST) throw new InstallError('file');
      const data = new Uint8Array(await file.arrayBuffer());
      return {data, ...firmwareOf(data, entry, facts.micropython)};
    } catch (error) {
      if (!(error instanceof InstallError)) throw error;
      wrong = say(`flash.bad_${error.why}`, {...error.facts, name: plain(file.name)});
    }
  }
}

async function choosePort(words, pictures = []) {
  for (;;) {
    const chosen = await ask(say('flash.port_title'), [words, ...pictures], [['port', say('flash.port')], ['cancel', say('cancel')]]);
    if (chosen !== 'port') return null;
    try {
      return await navigator.serial.requestPort();
    } catch {
      // Nothing was chosen.
    }
  }
}

async function chip(entry, desk) {
  const loaded = await used(() => import('./flash_esp32.js'));
  if (!loaded) return;
  const before = desk.who;
  const firmware = before ? null : await pickFirmware(entry);
  const copy = before ? await prepare(desk, 'flash.copies') : null;
  if (!firmware && !copy) return;
  let port = null;
  const again = entry.chip === COMES_AGAIN;
  if (before && again) await desk.loader();
  else if (before) port = await desk.leave();
  let words = before ? say('flash.port_comes') : say('flash.press_boot');
  // Its games are copied, or nobody wants them.
  let replaces = before !== null;
  let begun = false;
  for (;;) {
    port ??= await choosePort(words, before ? [] : [picture('boot')]);
    if (!port) break;
    const esp = new loaded.Esp(port, entry.chip);
    try {
      desk.tell(say('flash.looking'));
      await esp.open();
      const there = await esp.place();
      const place = firmware ? filesIn(firmware, firmware.data, entry, esp.size) : there;
      if (!place) throw new InstallError('no_micropython');
      const small = place.size / BLOCK < facts.whole;
      const file = await fetched(entry.systems[small ? 1 : 0]).catch(() => {
        throw new InstallError('missing');
      });
      const packed = await new Response(file.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
      const system = fit(new Uint8Array(packed), place.size, facts);
      if (!replaces && (await esp.has(there))) {
        const chosen = await ask(say('flash.has_files'), [say('flash.has_files_words'), say('flash.has_files_copy')], [['cancel', say('flash.leave_it')], ['replace', say('flash.replace')]]);
        if (chosen !== 'replace') {
          await esp.restart();
          desk.tell(say('flash.untouched'));
          return;
        }
      }
      begun = true;
      replaces = true;
      await esp.write(firmware ? [[entry.first, firmware.data]] : [], system, place, (percent) => desk.tell(say('flash.writing'), percent));
      await esp.restart();
      if (copy) await putBack(desk, copy, before);
      else desk.tell(say('flash.chip_done', {micropython: firmware.version}));
      return;
    } catch (error) {
      if (!(error instanceof InstallError)) throw error;
      // Until something was written the board can go on as it was.
      await (begun ? esp.close() : esp.restart());
      desk.tell('');
      const why = say(`flash.bad_${error.why}`, {...error.facts, name: ''});
      words = say('flash.again', {why: plain(why)});
      port = null;
    }
  }
  desk.tell(copy ? say('flash.stopped_copy', {name: copy[0] ?? ''}) : say('flash.stopped'));
}

// Put what was copied back onto the box that has started with another program.
async function putBack(desk, [name, files], before) {
  desk.tell(say('flash.written'));
  for (let words = say('flash.put_words'); ;) {
    const port = await choosePort(words);
    if (!port) break;
    try {
      const who = await desk.open(port);
      if (files.length) await desk.restore(files);
      desk.tell(say('flash.updated', {from: plain(before.version || before.build), to: plain(who.version || who.build), n: before.games}));
      return;
    } catch (error) {
      if (!(error instanceof CableError || error instanceof DOMException)) throw error;
      await desk.leave();
      const why = error instanceof CableError ? say(`cable.${error.why}`, {words: plain(error.words)}) : say('cable.busy_port');
      words = `${why} ${say('flash.put_words')}`;
    }
  }
  desk.tell(say('flash.later', {name}));
}
