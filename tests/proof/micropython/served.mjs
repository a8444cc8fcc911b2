// A board without a board: real MicroPython behind a TCP port on this machine, for mpremote's
// `socket://`. Its flash is a folder that is read at the start and written whenever a connection ends.
//   node served.mjs '{"module": ..., "flash": folder, "setup": Python text, "pull": bytes or null}'
// prints the port's number. With `pull` the board is pulled out once, after so many bytes came in:
// the connection breaks off, what was written so far stays, and it starts anew at the next one.
import {createServer} from 'node:net';
import * as fs from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const job = JSON.parse(process.argv[2]);
const {loadMicroPython} = await import(pathToFileURL(job.module));
const FLASH = '/flash';
// mpremote asks for the raw-paste mode; "R 00" says that this board knows of it and lacks it.
const RAW_PASTE = Buffer.from([0x05, 0x41, 0x01]);
// What the prompt answers to Ctrl-D on an empty line.
const SOFT_RESET = 0x100;
let mp, output = [], pull = job.pull, resets = 0;

function copyIn(outside, inside) {
  if (!mp.FS.analyzePath(inside).exists) mp.FS.mkdir(inside);
  for (const entry of fs.readdirSync(outside, {withFileTypes: true})) {
    const [from, to] = [join(outside, entry.name), `${inside}/${entry.name}`];
    if (entry.isDirectory()) copyIn(from, to);
    else mp.FS.writeFile(to, fs.readFileSync(from));
  }
}

function copyOut(inside, outside) {
  fs.rmSync(outside, {recursive: true, force: true});
  fs.mkdirSync(outside, {recursive: true});
  for (const name of mp.FS.readdir(inside)) {
    if (name === '.' || name === '..') continue;
    const [from, to] = [`${inside}/${name}`, join(outside, name)];
    if (mp.FS.isDir(mp.FS.stat(from).mode)) copyOut(from, to);
    else fs.writeFileSync(to, mp.FS.readFile(from));
  }
}

async function boot() {
  output = [];
  mp = await loadMicroPython({heapsize: 1 << 20, linebuffer: false, stdout: (bytes) => output.push(...bytes)});
  copyIn(job.flash, FLASH);
  // What the board's clock is set to is printed; a soft reset, as a reset, starts it anew.
  const clock = {datetime: (time) => console.log('clock', ...time)};
  mp.registerJsModule('machine', {reset: () => { resets += 1; }, RTC: () => clock});
  mp.runPython(job.setup);
  mp.replInit();
  output = [];
}

// Everything that happens to the board happens one after the other.
let last = boot();
function then(step) {
  last = last.then(step);
}

function flush(socket) {
  if (output.length) socket.write(Buffer.from(output));
  output = [];
}

async function startAnew(socket) {
  copyOut(FLASH, job.flash);
  socket.destroy();
  await boot();
}

async function hear(socket, line, data) {
  for (let at = 0; at < data.length && !line.gone; at++) {
    line.received += 1;
    if (pull !== null && line.received > pull) {
      pull = null;
      line.gone = true;
      await startAnew(socket);
    } else if (data.subarray(at, at + 3).equals(RAW_PASTE)) {
      at += 2;
      flush(socket);
      socket.write(Buffer.from([0x52, 0x00]));
    } else {
      if (mp.replProcessChar(data[at]) & SOFT_RESET) resets += 1;
    }
  }
  if (line.gone) return;
  flush(socket);
  if (resets) {
    console.log('start');
    resets = 0;
    line.gone = true;
    await startAnew(socket);
  }
}

await last;
const server = createServer((socket) => {
  const line = {received: 0, gone: false};
  socket.setNoDelay(true);
  socket.on('data', (data) => then(() => hear(socket, line, data)));
  socket.on('error', () => {});
  socket.on('close', () => then(() => { if (!line.gone) copyOut(FLASH, job.flash); }));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
// A connection that has just ended comes first: its close is heard in the next round.
process.on('SIGTERM', () => setTimeout(() => then(() => process.exit()), 50));
