// "Show it large", in the window of the box: how everyone stands, over the whole window. A tap leads back to the table.
import {draw, watch} from './draw.js';
import * as teller from '../box/teller.js';
import {lamp} from '../shared/lamp.js';
import {make, settings, styled} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {say} from '../shared/words.js';
import {hooks} from '../box/state.js';

let open = false;
const stay = lamp(() => open);

// Whether the players stand in the order of their places, as was chosen last.
export const byPlace = () => settings.get('order') === 'place';
export const turn = () => settings.set('order', byPlace() ? 'seat' : 'place');
export const orderWords = () => say(byPlace() ? 'large.by_seat' : 'large.by_place');

export async function show() {
  if (open || !teller.table()) return;
  open = true;
  await styled('large/large.css');
  const place = make('div', {class: 'large-table'});
  const said = make('p', {class: 'large-said', role: 'status'});
  const order = make('button', {type: 'button', class: 'quiet', text: orderWords(), onclick: () => {
    turn();
    order.textContent = orderWords();
    again();
  }});
  const second = make('button', {type: 'button', class: 'quiet large-second', text: say('large.window'), onclick: () => {
    said.textContent = typeof BroadcastChannel !== 'function' ? say('large.cannot') : window.open('large.html', 'meldmate-large', 'popup,width=960,height=540') ? '' : say('large.blocked');
  }});
  const full = make('button', {type: 'button', class: 'quiet', text: say('large.full'), onclick: () => (document.fullscreenElement ? document.exitFullscreen() : place.closest('.large').requestFullscreen()).catch(() => {})});
  full.hidden = !document.fullscreenEnabled;
  const close = make('button', {type: 'button', text: say('large.close'), onclick: () => dialog.close()});
  // A dialog itself cannot have the whole screen.
  const inside = make('div', {class: 'large'}, place, make('div', {class: 'large-foot'}, said, order, second, full, close));
  const dialog = /** @type {HTMLDialogElement} */ (make('dialog', {class: 'whole', 'aria-label': say('large.title')}, inside));
  const again = () => {
    const found = teller.table();
    // At the end everyone stands by place.
    order.hidden = Boolean(found?.over);
    if (found) draw(place, found, byPlace());
    else dialog.close();
  };
  place.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  const leave = enter(() => dialog.close());
  dialog.showModal();
  close.focus({preventScroll: true});
  const ends = [teller.follow(again), watch(place, again)];
  stay();
  dialog.addEventListener('close', () => {
    open = false;
    stay();
    leave();
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    for (const end of ends) end();
    dialog.remove();
    hooks.focus();
  }, {once: true});
}
