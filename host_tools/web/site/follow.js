// Links on the page: made from what is on the box, and opened.
import {LinkError, decode, encode} from './links.js';
import {card, offer, painted, text} from './message.js';
import {ask, banner, make} from './parts.js';
import {rounds, table} from './sheet.js';
import {collect, piece, sheetOf} from './sheet_code.js';
import {box, endTour, forget, goBack, inTurn, state, visit} from './table.js';
import {plain, say} from './words.js';

const HOUSE_WORDS = 300;

// Make a link of a kind and show it.
export async function send(kind) {
  if (kind === 'message') {
    await sendEvening();
    return;
  }
  const found = state.mode === 'off' ? {} : (await box.do('links')).value;
  if (!found?.[kind]) {
    await ask(say('links.none'), say(`links.no_${kind}`));
    return;
  }
  const address = `${location.origin}${location.pathname}#${encode(kind, found[kind])}`;
  const field = make('textarea', {readonly: '', rows: 4, 'aria-label': say('links.label')});
  field.value = address;
  const body = [field, ...(address.length > 4000 ? [make('p', {text: say('links.long', {n: address.length})})] : [])];
  const choices = [['copy', say('links.copy')], ...(navigator.share ? [['send', say('links.send')]] : []), ['ok', say('ok')]];
  const chosen = await ask(say('links.ready'), body, choices);
  if (chosen === 'send') await navigator.share({title: 'Meldmate', url: address}).catch(() => {});
  if (chosen !== 'copy') return;
  try {
    await navigator.clipboard.writeText(address);
    await ask(say('links.copied'), [field]);
  } catch {
    field.select();
  }
}

// Offer the message and the card of the last evening. With many games the box takes a while.
async function sendEvening() {
  const button = document.querySelector('[data-link="message"]');
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
    if (value) await offer(say('links.message'), value.text.trim(), painted(value.strokes), value.left_out);
    else await ask(say('links.none'), say('links.no_message'));
  } finally {
    button.disabled = false;
    button.textContent = say('links.message');
  }
}

// Say why a link is not opened, and take it out of the address.
function refuse(fragment, why) {
  forget(fragment);
  ask(say('link.bad'), why);
  return false;
}

// Open what a fragment of the address says, once the links before it are done. Where that puts no box on the table,
// `otherwise()` does.
export function follow(fragment, otherwise = () => {}) {
  return inTurn(async () => {
    const opened = await open(fragment).catch((error) => {
      console.error(error);
      forget(fragment);
      return false;
    });
    return opened || otherwise();
  });
}

async function open(fragment) {
  let link;
  try {
    const found = piece(fragment);
    if (found) return await showCode(fragment, found);
    link = decode(fragment);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return refuse(fragment, say(`link.${error.why}`));
  }
  if (!link) return false;
  const {kind, value} = link;
  const {game, players, dealer, house, events = []} = value;
  // The engine judges first; nothing of the box is touched meanwhile.
  const answer = await box.answer({ask: 'score', game, players, dealer, options: house, events});
  if (answer.error) return refuse(fragment, say('link.wrong', {why: plain(answer.error)}));
  if (kind === 'setup') return propose(fragment, value);
  if (kind === 'sheet') return showSheet(fragment, value, answer);
  const judged = await box.judge(value);
  return 'error' in judged ? refuse(fragment, wrong(judged)) : showDispute(fragment, value);
}

const wrong = ({error}) => (error ? say('link.wrong', {why: plain(error)}) : say('link.damaged'));

// Show the sheet of a QR code, or which codes are still to be scanned.
async function showCode(fragment, found) {
  const got = collect(globalThis.localStorage ?? null, found);
  const sheet = got.missing ? null : sheetOf(got.text);
  const {games} = await box.answer({ask: 'games'});
  const title = sheet?.title ?? games.find((one) => one.id === sheet?.game)?.title ?? sheet?.game;
  forget(fragment);
  if (sheet) offer(say('code.sheet', {title: plain(title)}), text(title, sheet), card(title, sheet), rounds(sheet));
  else ask(say('code.part', found), say('code.missing', {numbers: got.missing.join(', ')}));
  return false;
}

async function propose(fragment, value) {
  const names = value.players.map(plain).join(', ');
  const {games} = await box.answer({ask: 'games'});
  // A game that a table has named is played by the rules of the one before the colon.
  const title = games.find((one) => one.id === value.game)?.title ?? plain(value.game.split(':').slice(1).join(':'));
  const rules = Object.entries(value.house).map(([name, setting]) => `${name} = ${JSON.stringify(setting)}`).join(', ');
  const words = [say('link.setup_words', {title, names}), ...(rules ? [say('link.house', {rules: plain(rules).slice(0, HOUSE_WORDS)})] : [])];
  const chosen = await ask(say('link.setup'), words, [['start', say('link.start')], ['later', say('link.not_now')]]);
  forget(fragment);
  if (chosen !== 'start') return false;
  if (state.mode !== 'own' && state.mode !== 'none') await goBack();
  if (state.mode === 'off') return true;
  const begun = await box.do('begin', value);
  if ('error' in begun) refuse(fragment, wrong(begun));
  return true;
}

const showSheet = (fragment, value, answer) => show(fragment, value, {
  work: () => box.do('replay', value.events),
  words: say('link.sheet'),
  choices: [['table', say('link.table'), () => ask(say('link.table'), table(answer))]],
});

const showDispute = (fragment, value) => show(fragment, value, {
  work: async () => {
    const shown = await box.do('dispute', value.action, value.answers);
    return shown.value === false ? {error: ''} : shown;
  },
  words: say('link.dispute'),
});

// Put a visit on the table. Where it cannot be shown although it was judged, the own box comes back.
async function show(fragment, value, what) {
  endTour();
  let shown;
  try {
    shown = await visit(value, what);
  } catch (error) {
    console.error(error);
    shown = {error: ''};
  }
  if ('error' in shown) {
    await goBack();
    refuse(fragment, wrong(shown));
  }
  return true;
}
