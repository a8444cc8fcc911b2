// The screen of the phone stays on while a game is on the table, if that is wanted.
import {settings} from '../shared/parts.js';
import {box, state} from '../box/state.js';

let lock = null;
let asking = false;

// Keep the screen on while a game is on the table, if that is wanted.
export async function settle() {
  const wanted = Boolean(box.about.game) && state.mode !== 'off' && settings.get('awake') !== 'no' && document.visibilityState === 'visible';
  if (!wanted) {
    lock?.release().catch(() => {});
    lock = null;
  } else if (!lock && !asking && 'wakeLock' in navigator) {
    asking = true;
    try {
      const mine = await navigator.wakeLock.request('screen');
      lock = mine;
      mine.addEventListener('release', () => lock === mine && (lock = null));
    } catch {
      // The battery is low, or the browser does not allow it: the phone sleeps as always.
      return;
    } finally {
      asking = false;
    }
    // It may not be wanted any more.
    settle();
  }
}

export function listen() {
  document.addEventListener('visibilitychange', settle);
  for (const one of document.querySelectorAll('[data-awake]')) {
    one.closest('label').hidden = !('wakeLock' in navigator);
    one.checked = settings.get('awake') !== 'no';
    one.onchange = () => {
      settings.set('awake', one.checked ? 'yes' : 'no');
      settle();
    };
  }
}
