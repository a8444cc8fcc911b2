// Before the first frame: the colours, which are the system's unless others were chosen for this page, and the language
// of what is installed.
const dark = matchMedia('(prefers-color-scheme: dark)');
const kept = (name) => {
  try {
    return localStorage.getItem(`meldmate.${name}`);
  } catch {
    // Nothing can be read: as the system has it.
    return null;
  }
};
// Also called by the page when others are chosen.
globalThis.paintTheme = () => {
  const theme = kept('theme');
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light';
};
dark.addEventListener('change', paintTheme);
paintTheme();
const spoken = kept('language') ?? navigator.language;
if (spoken.startsWith('it')) document.querySelector('link[rel="manifest"]').href = 'site.it.webmanifest';
// The browser may offer to install the page before the rest of it is there (later.js).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.offered = event;
  dispatchEvent(new Event('installable'));
});
