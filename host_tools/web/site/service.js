// Keeps the page for the time without a network. The build names the files and the version here.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const NAME = `meldmate-${VERSION}`;
const HEADERS = {'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp'};

self.addEventListener('install', (event) => {
  // Past the browser's own cache: all files are of one version.
  const fresh = FILES.map((file) => new Request(file, {cache: 'reload'}));
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const mine = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('meldmate-') && name !== NAME) await caches.delete(name);
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
