// Keeps the page for the time without a network. The build names the files and the version here.
const VERSION = 'VERSION';
const FILES = ['FILES'];
// Another copy of the page on the same host has a cache of its own.
const MINE = `meldmate-${new URL(self.registration.scope).pathname}-`;
const NAME = MINE + VERSION;
const HEADERS = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};

self.addEventListener('install', (event) => {
  // All files are of one version: what the browser has already is only asked for changes, and not sent again.
  const fresh = FILES.map((file) => new Request(file, {cache: 'no-cache'}));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const mine = async () => {
    for (const name of await caches.keys()) {
      if (name !== NAME && (name.startsWith(MINE) || /^meldmate-[0-9a-f]+$/.test(name))) await caches.delete(name);
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

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, {ignoreSearch: true});
  return shutIn(kept ?? (await fetch(request)));
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) event.respondWith(answer(request));
});
