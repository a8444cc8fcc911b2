// CPython in a worker, which makes reports as `make export` does (host_tools/play/web/reports). It is loaded once a report
// is wanted. A message has `files`, [[path, bytes]] of the box, or `form`, `which` and `language`; the answer has its
// `id` and what was made, or `failed`.
import {loadPyodide} from '../python/pyodide.mjs';

const SAVES = '/saves/';
let python;
let desk;

async function begin() {
  python = await loadPyodide({indexURL: new URL('../python/', import.meta.url).href});
  const program = await fetch(new URL('../reports.zip', import.meta.url));
  if (!program.ok) throw new Error('reports.zip');
  python.unpackArchive(await program.arrayBuffer(), 'zip', {extractDir: '/program'});
  python.runPython("import sys; sys.path.insert(0, '/program')");
  desk = python.pyimport('host_tools.play.web.reports.desk');
}
const begun = begin();
// Each message waits for it and tells of its failure.
begun.catch(() => {});

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

function take({files, language}) {
  desk.clear();
  for (const [path, content] of files) {
    if (!path.startsWith(SAVES)) continue;
    const file = `/backup/${path.slice(SAVES.length)}`;
    python.FS.mkdirTree(folderOf(file));
    python.FS.writeFile(file, content);
  }
  const games = desk.games(language);
  try {
    return {games: games.toJs()};
  } finally {
    games.destroy();
  }
}

function make({form, which, language}) {
  const said = desk.made(language, form, which);
  return {said, content: python.FS.readFile('/made')};
}

onmessage = async ({data}) => {
  try {
    await begun;
    postMessage({id: data.id, ...(data.files ? take(data) : make(data))});
  } catch (error) {
    // Python's own traceback ends with the sentence.
    postMessage({id: data.id, failed: String(error.message).trim().split('\n').at(-1).replace(/^\w+: /, '')});
  }
};
