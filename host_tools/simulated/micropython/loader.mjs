// Runs one job inside MicroPython: the job, as JSON, is all of standard input.
//   module   the path of micropython.mjs
//   heap     the initial heap in bytes (it grows, from an RP2040's addresses upwards)
//   files    [[path inside, path outside], ...] copied in before the start
//   code     a list of programs, run one after another in one namespace; an exception in one ends
//            node with status 1. The heap is collected only between two of them: on this port
//            gc.collect() asks for it and the end of the program does it.
//   step     a program, run after those until its global `done` is true, or null
//   save     [[path inside, path outside], ...] copied out at the end, if they exist
import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

const job = JSON.parse(readFileSync(0, 'utf8'));
const {loadMicroPython} = await import(pathToFileURL(job.module));
const mp = await loadMicroPython({
  heapsize: job.heap,
  linebuffer: true,
  stdout: (line) => process.stdout.write(line + '\n'),
});

// The collector treats whatever looks like an address as one. At the low addresses of this port many
// numbers do; at those of a board's memory, 0x20000000 and up, hardly any.
mp._module._malloc(0x20000000);

const folders = new Set();
function makeFolder(path) {
  const end = path.lastIndexOf('/');
  if (end <= 0 || folders.has(path.slice(0, end))) return;
  makeFolder(path.slice(0, end));
  folders.add(path.slice(0, end));
  if (!mp.FS.analyzePath(path.slice(0, end)).exists) mp.FS.mkdir(path.slice(0, end));
}

for (const [inside, outside] of job.files) {
  makeFolder(inside);
  mp.FS.writeFile(inside, readFileSync(outside));
}
try {
  for (const code of job.code) mp.runPython(code);
  while (job.step && !mp.globals.get('done')) mp.runPython(job.step);
} catch (error) {
  process.exitCode = 1;
  if (error.name !== 'PythonError') throw error;
  if (error.type !== 'SystemExit') process.stderr.write(error.message);
}
for (const [inside, outside] of job.save) {
  if (mp.FS.analyzePath(inside).exists) writeFileSync(outside, mp.FS.readFile(inside));
}
