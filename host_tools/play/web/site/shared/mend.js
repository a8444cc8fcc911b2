// When the page cannot begin, or a part of it does not come: what is said, and the one button that brings it back into order.
// It imports nothing, and is sent as it is on the host: it has to work with any version of the others.
// Its words are in it, {language: {key: text}}, for they may be what is missing (build.py).
const WORDS = {WORDS: ''};
const say = (key) => (WORDS[document.documentElement.lang] ?? WORDS.en)[key];

// Load the page anew, past everything that this browser keeps of its files. Where the host is not reached that is all there is,
// and it stays.
export async function mend() {
  const here = new URL('./', location.href);
  const reached = await fetch('service.js', {cache: 'reload'}).then((answer) => answer.ok, () => false);
  if (reached) {
    const names = performance.getEntriesByType('resource').map(({name}) => name.split('#')[0]).filter((name) => name.startsWith(here.href));
    await Promise.all([...new Set(names)].map((name) => fetch(name, {cache: 'reload'}).catch(() => {})));
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration?.scope === here.href) await registration.unregister();
      const mine = `meldmate-${here.pathname}-`;
      for (const name of await caches.keys()) if (name.startsWith(mine) && /^[0-9a-f]+$/.test(name.slice(mine.length))) await caches.delete(name);
    } catch {
      // A browser that lets nobody keep anything keeps no damage either.
    }
  }
  location.reload();
}

// Whether the host has another version of the page than this browser.
export async function isNewer() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
  // A network that does not answer is none.
  await Promise.race([registration?.update().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))]);
  return Boolean(registration?.installing ?? registration?.waiting);
}

// Say it in place of the box, with a button if there is something to be done.
export function tell(words, label = '') {
  const banner = document.getElementById('banner');
  banner.hidden = false;
  banner.dataset.state = 'warn';
  banner.querySelector('p').textContent = words;
  document.documentElement.removeAttribute('data-foreign');
  for (const name of ['loading', 'rest']) document.getElementById(name)?.remove();
  if (!label) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.dataset.choice = 'again';
  button.textContent = label;
  button.onclick = () => {
    button.disabled = true;
    mend();
  };
  banner.querySelector('.row').replaceChildren(button);
}

// Say that a file is not there, `name` if that is known, and whether a newer version is.
export async function missing(name = '') {
  tell(`${say('early.file')}${name && `: ${name}`}. ${say('early.check')}`, say('again'));
  if (await isNewer()) tell(say('version.new'), say('version.take'));
}

export const tooOld = () => tell(say('early.old'));
