// Before the first frame: the colours that were chosen for this page, if others than the system's, and the language of
// what is installed.
let spoken = navigator.language;
try {
  const theme = localStorage.getItem('meldmate.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  spoken = localStorage.getItem('meldmate.language') ?? spoken;
} catch {
  // Nothing can be read: the system's colours and language.
}
if (spoken.startsWith('it')) document.querySelector('link[rel="manifest"]').href = 'site.it.webmanifest';
// The browser may offer to install the page before the rest of it is there (later.js).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.offered = event;
  dispatchEvent(new Event('installable'));
});
