// The page's beginning: what is needed is there, or it is said that it is not.
const old = () => {
  const banner = document.getElementById('banner');
  banner.hidden = false;
  banner.dataset.state = 'warn';
  const italian = navigator.language.startsWith('it');
  banner.querySelector('p').textContent = italian
    ? 'Questo browser è troppo vecchio: ne serve uno dal 2023 in poi.'
    : 'This browser is too old: it takes one from 2023 or later.';
};

if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || !('at' in Array.prototype) || !HTMLDialogElement) old();
else import('./main.js').catch((error) => {
  old();
  throw error;
});

// A static host sends no headers of ours; the service worker adds those that shut the page in, from the
// second visit on, and keeps the page for the time without a network.
navigator.serviceWorker?.register('service.js').catch(() => {});
