// Keeps the page for the time without a network. The build names the version here, and each file with its sum: those that
// are kept from the first visit on, those of each language, kept once the page has spoken it, and those that are kept once somebody
// wanted them.
const VERSION = 'VERSION';
const FILES = {FILES: ''};
// What makes reports is large.
const WANTED = {WANTED: ''};
// {language: {file: sum}}, without English, which is in every page.
const LANGUAGES = {LANGUAGES: ''};
const SUMS = new Map(Object.entries(Object.assign({}, FILES, WANTED, ...Object.values(LANGUAGES))));
// Another copy of the page on the same host has a cache of its own.
const {pathname: PATH} = new URL(self.registration.scope);
const MINE = `meldmate-${PATH}-`;
const NAME = MINE + VERSION;
const HEADERS = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};
// What is looked at, and what brings a page back into order (mend.js), may be of another version.
const SHOWN = ['document', 'iframe', 'image', 'manifest', 'style'];
const MEND = 'shared/mend.js';
// The files that were found whole since a page was opened.
const whole = new Set();

// Whether an answer has what belongs into a file of this version.
async function isWhole(name, response) {
  try {
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
    return SUMS.get(name) === Array.from(sum.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    // It was cut off on its way.
    return false;
  }
}

// A file of this version from the host: what the browser has of it already is asked for changes, and passed over where that
// is damaged. Null where the host has another version of it; rejected where the host is not reached.
async function fetched(name) {
  for (const cache of /** @type {RequestCache[]} */ (['no-cache', 'reload'])) {
    const response = await fetch(new Request(name, {cache}));
    if (response.ok && (await isWhole(name, response))) return response;
  }
  return null;
}

// Keep a file; whether or not there is room, it has arrived.
async function keep(name, response) {
  whole.add(name);
  const copy = response.clone();
  await caches.open(NAME).then((cache) => cache.put(name, copy)).catch(() => {});
}

// What is kept of a file, if it is whole.
async function kept(name) {
  const found = await caches.open(NAME).then((cache) => cache.match(name, {ignoreVary: true})).catch(() => undefined);
  if (!found || (!whole.has(name) && !(await isWhole(name, found)))) return null;
  whole.add(name);
  return found;
}

// The files of this version in the languages that the page has spoken, also in a version before.
async function spoken() {
  const found = [];
  for (const [language, files] of Object.entries(LANGUAGES)) if (await caches.match(`words/${language}/page.js`, {ignoreVary: true})) found.push(...Object.keys(files));
  return found;
}

// All files are of one version. Where one does not come, or has no room, none is kept: they would take the room of the games.
async function install() {
  const names = [...Object.keys(FILES), ...(await spoken())];
  const found = await Promise.all(names.map(fetched));
  const missing = found.indexOf(null);
  if (missing >= 0) throw new Error(names[missing]);
  try {
    const cache = await caches.open(NAME);
    await Promise.all(names.map((name, at) => cache.put(name, found[at])));
    names.forEach((name) => whole.add(name));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

self.addEventListener('install', (event) => {
  // A version that comes later waits until no page is open, or until one asks for it (later.js).
  event.waitUntil(install());
});

// Have some files, damaged or missing, in order. Where only another version could do that, the page is told.
async function have(names, page) {
  for (const name of names) {
    if (await kept(name)) continue;
    let response;
    try {
      response = await fetched(name);
    } catch {
      // Without a network there is nothing that could be done.
      return;
    }
    if (response) await keep(name, response);
    else page.postMessage('newer');
  }
}

// Look once at all that is kept.
async function check(page) {
  const there = await caches.open(NAME).then((cache) => cache.keys()).catch(() => []);
  const names = there.map(({url}) => new URL(url).pathname.slice(PATH.length) || './').filter((name) => SUMS.has(name));
  await have(new Set([...Object.keys(FILES), ...(await spoken()), ...names]), page);
}

self.addEventListener('message', (event) => {
  const {data, source} = event;
  if (data === 'take') self.skipWaiting();
  else if (data === 'check') event.waitUntil(check(source));
  else if (Object.hasOwn(LANGUAGES, data.speaks)) event.waitUntil(have(Object.keys(LANGUAGES[data.speaks]), source));
});

self.addEventListener('activate', (event) => {
  const mine = async () => {
    for (const name of await caches.keys()) {
      // The path of another copy may begin as this one's.
      if (name !== NAME && name.startsWith(MINE) && /^[0-9a-f]+$/.test(name.slice(MINE.length))) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(mine());
});

const shutIn = (response) => {
  if (response.type !== 'basic' && response.type !== 'default') return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(response.body, {status: response.status, statusText: response.statusText, headers});
};

// What the page is to a system that installs it: the copy at this path. A file cannot know its path.
async function named(response) {
  const facts = await response.json();
  return new Response(JSON.stringify({id: PATH, ...facts}), {headers: {'Content-Type': 'application/manifest+json'}});
}

// A file of this version: what is kept, or, where that is damaged or missing, what the host has.
async function file(name, request) {
  const found = await kept(name);
  if (found) return found;
  const response = await fetched(name);
  if (response) {
    await keep(name, response);
    return response;
  }
  self.registration.update().catch(() => {});
  return SHOWN.includes(request.destination) || name === MEND ? fetch(request) : Response.error();
}

async function answer(request) {
  // A page is opened: what was whole before may be damaged since.
  if (request.mode === 'navigate') whole.clear();
  const name = new URL(request.url).pathname.slice(PATH.length) || './';
  const response = await (SUMS.has(name) ? file(name, request) : fetch(request));
  return shutIn(response.ok && name.endsWith('.webmanifest') ? await named(response) : response);
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(answer(request));
});
