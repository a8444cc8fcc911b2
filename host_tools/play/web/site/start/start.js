// The page's beginning: what is needed is there, or it is said what is not.
const italian = navigator.language.startsWith('it');

// From here on, what does not arrive is said here, not by early.js.
removeEventListener('error', globalThis.lost, true);
if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function' || !('at' in Array.prototype) || !globalThis.HTMLDialogElement) {
  import('../shared/mend.js').then(({tell}) => tell(italian ? 'Questo browser è troppo vecchio: ne serve uno dal 2023 in poi.' : 'This browser is too old: it takes one from 2023 or later.'));
} else {
  import('./main.js').then((page) => page.begun).catch(async (error) => {
    // Which file it is stands in the message of most browsers.
    const file = /[\w.-]+\.(js|json|wasm|romfs)\b/.exec(String(error?.message).split('\n')[0])?.[0] ?? '';
    (await import('../shared/mend.js')).missing(file);
    throw error;
  });
}
