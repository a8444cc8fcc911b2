// Links and messages that are made on the page: of what is on the box, and a set-up without one.
import {setUp} from './form.js';
import {encode} from './links.js';
import {offer, painted} from './message.js';
import {ask, make} from '../shared/parts.js';
import {codeOf} from './qr.js';
import {box, inTurn, state} from '../box/state.js';
import {say} from '../shared/words.js';

const LONG = 4000;

// A page that is served on this computer alone leads nowhere from another one.
const isLocal = () => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

// Show the link for a value of a kind, to copy, to send or to scan.
export async function showLink(kind, value) {
  const address = `${location.origin}${location.pathname}#${await encode(kind, value)}`;
  const field = make('textarea', {readonly: '', rows: 4, 'aria-label': say('links.label')});
  field.value = address;
  const notes = [
    ...(isLocal() ? [say('links.local', {host: location.host})] : []),
    ...(address.length > LONG ? [say('links.long', {n: address.length})] : []),
  ];
  const code = isLocal() ? null : codeOf(address);
  const choices = [['copy', say('links.copy')], ...(navigator.share ? [['send', say('links.send')]] : []), ['ok', say('ok')]];
  const chosen = await ask(say('links.ready'), [field, ...(code ? [code] : []), ...notes], choices);
  if (chosen === 'send') await navigator.share({title: 'Meldmate', url: address}).catch(() => {});
  if (chosen !== 'copy') return;
  try {
    await navigator.clipboard.writeText(address);
    await ask(say('links.copied'), [field]);
  } catch {
    field.select();
  }
}

// Make a link of a kind, or a message, and show it; `button` was pressed for it.
export async function send(kind, button) {
  if (kind === 'message') {
    await sendEvening(button);
    return;
  }
  const found = state.mode === 'off' ? {} : (await box.do('links')).value;
  if (kind === 'setup') {
    const value = await setUp(found?.setup ?? null);
    if (value) await showLink(kind, value);
  } else if (found?.[kind]) await showLink(kind, found[kind]);
  else await ask(say('links.none'), say(`links.no_${kind}`));
}

// Offer the message and the card of the last evening. With many games the box takes a while, which `button` tells.
async function sendEvening(button) {
  const words = button.textContent;
  button.disabled = true;
  try {
    const value = await inTurn(async () => {
      let found = null;
      do {
        ({value: found} = state.mode === 'off' ? {} : await box.do('message', !found));
        if (Array.isArray(found)) button.textContent = say('message.wait', {n: found[0], all: found[1]});
      } while (Array.isArray(found));
      return found;
    });
    if (value) await offer(say('links.message'), value.text.trim(), painted(value.strokes), value.left_out, value.said);
    else await ask(say('links.none'), say('links.no_message'));
  } finally {
    button.disabled = false;
    button.textContent = words;
  }
}
