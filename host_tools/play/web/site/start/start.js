// The page's beginning: what is needed is there, or it is said what is not.

// From here on, what does not arrive is said here, not by early.js.
removeEventListener('error', globalThis.lost, true);
if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function' || !('at' in Array.prototype) || !globalThis.HTMLDialogElement) {
  import('../shared/mend.js').then(({tooOld}) => tooOld());
} else {
  import('./main.js').then((page) => page.begun).catch(async (error) => {
    // Which file it is stands in the message of most browsers.
    const file = /[\w.-]+\.(js|json|wasm|romfs)\b/.exec(String(error?.message).split('\n')[0])?.[0] ?? '';
    (await import('../shared/mend.js')).missing(file);
    throw error;
  });
}
