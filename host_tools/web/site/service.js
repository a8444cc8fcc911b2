// Keeps the page for the time without a network. The build names the files and the version here.
const VERSION = 'VERSION';
const FILES = ['FILES'];
// Another copy of the page on the same host has a cache of its own.
const {pathname: PATH} = new URL(self.registration.scope);
const MINE = `meldmate-${PATH}-`;
const NAME = MINE + VERSION;
const HEADERS = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};

self.addEventListener('install', (event) => {
  // All files are of one version: what the browser has already is only asked for changes, and not sent again.
  const fresh = FILES.map((file) => new Request(file, {cache: 'no-cache'}));
  // A version that comes later waits until no page is open, or until one asks for it (later.js).
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('message', ({data}) => {
  if (data === 'take') self.skipWaiting();
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

// What makes reports is large: it is kept once somebody wanted one.
const ON_DEMAND = /\/(python\/[^/]+|reports\.zip)$/;

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, {ignoreSearch: true});
  const response = kept ?? (await fetch(request));
  if (!kept && response.ok && ON_DEMAND.test(new URL(request.url).pathname)) await cache.put(request, response.clone());
  return shutIn(response.ok && request.url.endsWith('.webmanifest') ? await named(response) : response);
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(answer(request));
});
