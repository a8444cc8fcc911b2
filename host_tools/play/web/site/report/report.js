// Opens the reports of the games on the box over the page (report_page.js), in a frame: a report has a style of its own,
// which the page does not allow itself.
import {ask, make, used} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {box, hooks, state} from '../box/state.js';
import {say} from '../shared/words.js';

export async function show() {
  const files = state.mode === 'off' ? [] : await used(() => box.files());
  if (!files) return;
  if (!files.some(([path]) => path.endsWith('.log'))) {
    await ask(say('games.none'), say('report.no_game'));
    return;
  }
  const frame = make('iframe', {src: 'report.html', title: say('links.report')});
  const dialog = /** @type {HTMLDialogElement} */ (make('dialog', {class: 'whole', 'aria-label': say('links.report')}, frame));
  const listen = ({data, origin, source}) => {
    const window = /** @type {HTMLIFrameElement} */ (frame).contentWindow;
    if (origin !== location.origin || source !== window) return;
    if (data === 'ready') window.postMessage(files, location.origin);
    else if (data === 'close') dialog.close();
  };
  addEventListener('message', listen);
  document.body.append(dialog);
  const leave = enter(() => dialog.close());
  dialog.addEventListener('close', () => {
    leave();
    removeEventListener('message', listen);
    // With it goes the worker.
    dialog.remove();
    hooks.focus();
  }, {once: true});
  dialog.showModal();
}
