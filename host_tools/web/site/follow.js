// Links on the page: made from what is on the box, and opened.
import {LinkError, decode, encode} from './links.js';
import {ask, banner, make} from './parts.js';
import {rounds, table} from './sheet.js';
import {collect, piece, sheetOf} from './sheet_code.js';
import {box, goBack, open, state, visit} from './table.js';
import {plain, say} from './words.js';

const HOUSE_WORDS = 300;

// Make a link of a kind and show it.
export async function send(kind) {
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

const refuse = (why) => ask(say('link.bad'), why);

// Open what the page's fragment says; returns whether the box is on the table now.
export async function follow() {
  let link;
  try {
    const found = piece(location.hash);
    if (found) return await showCode(found);
    link = decode(location.hash);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    refuse(say(`link.${error.why}`));
    return false;
  }
  if (!link) return false;
  const {kind, value} = link;
  const {game, players, dealer, house, events = []} = value;
  // The engine judges first; nothing of the box is touched meanwhile.
  const answer = await box.answer({ask: 'score', game, players, dealer, options: house, events});
  if (answer.error) {
    refuse(say('link.wrong', {why: plain(answer.error)}));
    return false;
  }
  if (kind === 'setup') return propose(value);
  return kind === 'sheet' ? showSheet(value, answer) : showDispute(value);
}

// Show the sheet of a QR code, or which codes are still to be scanned.
async function showCode(found) {
  const got = collect(globalThis.localStorage ?? null, found);
  const sheet = got.missing ? null : sheetOf(got.text);
  const {games} = await box.answer({ask: 'games'});
  const title = games.find((one) => one.id === sheet?.game)?.title ?? sheet?.game;
  history.replaceState(null, '', location.pathname + location.search);
  if (sheet) ask(say('code.sheet', {title: plain(title)}), rounds(sheet));
  else ask(say('code.part', found), say('code.missing', {numbers: got.missing.join(', ')}));
  return false;
}

async function propose(value) {
  const names = value.players.map(plain).join(', ');
  const {games} = await box.answer({ask: 'games'});
  const {title} = games.find((one) => one.id === value.game);
  const rules = Object.entries(value.house).map(([name, setting]) => `${name} = ${JSON.stringify(setting)}`).join(', ');
  const words = [say('link.setup_words', {title, names}), ...(rules ? [say('link.house', {rules: plain(rules).slice(0, HOUSE_WORDS)})] : [])];
  const chosen = await ask(say('link.setup'), words, [['start', say('link.start')], ['later', say('link.not_now')]]);
  if (chosen !== 'start') return false;
  history.replaceState(null, '', location.pathname + location.search);
  if (state.mode !== 'own' && state.mode !== 'none') await open();
  if (state.mode === 'off') return true;
  const begun = await box.do('begin', value);
  if ('error' in begun) refuse(say('link.wrong', {why: begun.error}));
  return true;
}

async function showSheet(value, answer) {
  const shown = await visit(value, () => box.do('replay', value.events));
  return tellVisit(shown, say('link.sheet'), [['table', say('link.table'), () => ask(say('link.table'), table(answer))]]);
}

async function showDispute(value) {
  const shown = await visit(value, () => box.do('dispute', value.action, value.answers));
  if (shown.value === false) shown.error = '';
  return tellVisit(shown, say('link.dispute'), []);
}

function tellVisit(shown, words, choices) {
  if ('error' in shown) {
    refuse(shown.error ? say('link.wrong', {why: plain(shown.error)}) : say('link.damaged'));
    return false;
  }
  banner(words, [...choices, ['back', say('link.back'), goBack]]);
  return true;
}
