// The screen of the phone stays on while a game is on the table, if that is wanted.
import {settings} from '../shared/parts.js';
import {box, state} from '../box/state.js';
import {lamp} from '../shared/lamp.js';

export const settle = lamp(() => Boolean(box.about.game) && state.mode !== 'off' && settings.get('awake') !== 'no');

export function listen() {
  for (const one of document.querySelectorAll('[data-awake]')) {
    one.closest('label').hidden = !('wakeLock' in navigator);
    one.checked = settings.get('awake') !== 'no';
    one.onchange = () => {
      settings.set('awake', one.checked ? 'yes' : 'no');
      settle();
    };
  }
}
