// The page's beginning: what is needed is there, or it is said what is not.
const italian = navigator.language.startsWith('it');

function tell(words, again) {
  const banner = document.getElementById('banner');
  banner.hidden = false;
  banner.dataset.state = 'warn';
  banner.querySelector('p').textContent = words;
  for (const name of ['loading', 'rest']) document.getElementById(name)?.remove();
  if (!again) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'main';
  button.dataset.choice = 'again';
  button.textContent = italian ? 'Riprova' : 'Try again';
  button.onclick = () => location.reload();
  banner.querySelector('.row').replaceChildren(button);
}

if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function' || !('at' in Array.prototype) || !globalThis.HTMLDialogElement) {
  tell(italian ? 'Questo browser è troppo vecchio: ne serve uno dal 2023 in poi.' : 'This browser is too old: it takes one from 2023 or later.');
} else {
  import('./main.js').then((page) => page.begun).catch((error) => {
    // Which file it is stands in the message of most browsers.
    const file = /[\w.-]+\.(js|json|wasm|romfs)\b/.exec(String(error?.message).split('\n')[0])?.[0] ?? '';
    tell(italian ? `Un file della pagina non è arrivato: ${file}. Controlla la rete e riprova.`.replace(': .', '.') : `A file of the page did not arrive: ${file}. Check the network and try again.`.replace(': .', '.'), true);
    throw error;
  });
}
