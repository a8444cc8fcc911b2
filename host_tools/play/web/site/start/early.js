// Before the first frame: the colours, which are the system's unless others were chosen for this page, the language
// of what is installed, and how the page begins.
// Until start.js runs, a script that does not arrive, or is damaged, is said here.
globalThis.lost = (event) => {
  const file = /[\w.-]+\.js\b/.exec(event.target.src ?? event.filename ?? '')?.[0];
  // The pages to read have no place for it.
  if (file && document.getElementById('banner')) import('../shared/mend.js').then(({missing}) => missing(file));
};
addEventListener('error', lost, true);
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
// The languages of the page (words.js), and the one that is spoken: as was chosen here, else the browser's first that is there.
globalThis.languages = {LANGUAGES: ''};
globalThis.spoken = [kept('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]).find((name) => Object.hasOwn(languages, name)) ?? 'en';
if (spoken !== 'en') document.querySelector('link[rel="manifest"]').href = `site.${spoken}.webmanifest`;
// The page itself; those to read are written in one language each.
if (document.documentElement.hasAttribute('data-speaks')) {
  document.documentElement.lang = spoken;
  // What stands in it in English is not shown to others until it is theirs.
  document.documentElement.toggleAttribute('data-foreign', spoken !== 'en');
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `words/${spoken}/page.js`;
  document.head.append(link);
}
// Whether the box is shown in place of the page's own type: only as was chosen.
globalThis.showsBox = () => kept('box') === 'yes';
// Whether nothing was played here yet: then the page in its own type says what it is, beside a picture of the table.
globalThis.looksNew = () => !showsBox() && !kept('games') && !kept('running');
globalThis.paintPicture = (language) => {
  // The pages to read have none.
  const picture = /** @type {HTMLImageElement | null} */ (document.getElementById('picture'));
  const source = `pictures/table.${languages[language]?.picture ? language : 'en'}.png`;
  if (picture && picture.getAttribute('src') !== source) picture.src = source;
};
document.documentElement.toggleAttribute('data-new', looksNew());
// Who has played wants to go on: what it is does not come first.
document.documentElement.toggleAttribute('data-known', !showsBox() && !looksNew());
// The picture does not wait for the modules.
document.addEventListener('readystatechange', () => looksNew() && paintPicture(spoken), {once: true});
// The browser may offer to install the page before the rest of it is there (later.js).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.offered = event;
  dispatchEvent(new Event('installable'));
});
