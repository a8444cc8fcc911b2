// Links that are opened on the page.
import {formTitle, games, houseWords, titleOf} from '../shared/games.js';
import {LinkError, decode} from '../links/links.js';
import {card, offer, text} from '../links/message.js';
import {ask, used} from '../shared/parts.js';
import {forget} from '../shared/places.js';
import {rounds, table} from '../links/sheet.js';
import {collect, formLink, piece, sheetOf} from '../links/sheet_code.js';
import {box, endTour, goBack, inTurn, onOwnBox, visit} from '../box/state.js';
import {needing, plain, say} from '../shared/words.js';

const HOUSE_WORDS = 300;
// The letters of a box that tested itself (firmware/board/report.py).
const TESTED = /^#T[0-9A-Za-z]{1,20}$/;
// The sheet from a link that was put on the table last.
let shown = null;

// Say why a link is not opened, and take it out of the address.
function refuse(fragment, why) {
  forget(fragment);
  ask(say('link.bad'), why);
  return false;
}

// Open what a fragment of the address says, in its turn; return whether that put a box on the table.
export function follow(fragment) {
  return open(fragment).catch((error) => failed(fragment, error));
}

// Say that a link could not be opened, for a reason that is not the link's.
function failed(fragment, error) {
  console.error(error);
  return refuse(fragment, say('link.failed'));
}

// What a part of the page reads in a link; whatever it stumbles over there is damage. Raises LinkError.
async function reading(read) {
  try {
    return await read();
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('damaged');
  }
}

async function open(fragment) {
  if (TESTED.test(fragment)) {
    const part = await used(() => needing('cable', import('../links/tested.js')));
    if (part) showTested(fragment, part).catch((error) => failed(fragment, error));
    return false;
  }
  let link, sheet = null;
  try {
    const found = await reading(() => piece(fragment));
    if (found) {
      showCode(fragment, found).catch((error) => failed(fragment, error));
      return false;
    }
    link = await reading(() => decode(fragment));
    if (link.value.text !== undefined) sheet = await reading(() => sheetOf(link.value.text));
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return refuse(fragment, say(`link.${error.why}`));
  }
  const {kind, value} = link;
  if (kind === 'form') {
    await showForm(fragment, value);
    return false;
  }
  const {events = []} = value;
  // A sheet is shown at once, while the box may still be on its way.
  if (sheet) await showText(fragment, value, sheet);
  // The engine judges first; nothing of the box is touched meanwhile.
  const answer = await box.answer(scored(value, events));
  if (answer.error) return refuse(fragment, say('link.wrong', {why: plain(answer.error)}));
  if (kind === 'setup') return propose(fragment, value);
  if (sheet && !agrees(sheet, answer)) return refuse(fragment, say('link.damaged'));
  if (kind === 'sheet') return showSheet(fragment, value, answer);
  const judged = await box.judge(value);
  return 'error' in judged ? refuse(fragment, wrong(judged)) : showDispute(fragment, value);
}

// The question that the engine answers first: a game with a score form of its own brings it along.
function scored({game, form, players, dealer, house}, events) {
  return {ask: 'score', ...(form ? {game: 'form', form} : {game}), players, dealer, options: house, events};
}

// Show the report of a box that tested itself.
async function showTested(fragment, part) {
  if (await part.show(fragment.slice(2))) forget(fragment);
  else refuse(fragment, say('link.damaged'));
}

// Show a score form, and ask where it goes; what the engine refuses is said.
async function showForm(fragment, form) {
  const part = await used(() => needing('form', import('../links/forms.js')));
  if (!part) return;
  const why = await part.propose(form, async () => (await used(() => needing('form', import('../maker/maker.js'))))?.change(form), () => forget(fragment));
  if (why) refuse(fragment, say('link.wrong', {why}));
}

// Whether a sheet's text has the scores that its events come to.
function agrees({names, start, rounds: rows}, {scores}) {
  const totals = names.map((_, seat) => rows.reduce((sum, row) => sum + row[seat], start[seat]));
  return names.length === Object.keys(scores).length && names.every((name, seat) => scores[name] === totals[seat]);
}

// Show the sheet of a link as it was when the link was made; who likes goes on from there.
async function showText(fragment, value, sheet) {
  const title = titleOf(await games(), value.game, value.form && formTitle(value.form));
  const choices = [['ok', say('ok')], ...(sheet.winners.length ? [] : [['continue', say('link.continue')]])];
  ask(say('code.sheet', {title}), rounds(sheet), choices).then((chosen) => chosen === 'continue' && goOn(fragment, value));
}

// Make a game of the visitor's own of a sheet from a link.
function goOn(fragment, value) {
  return inTurn(async () => {
    // What the engine has refused meanwhile is not on the table.
    if (shown !== value) return;
    await onOwnBox(async () => {
      const begun = await box.do('begin', value);
      const found = 'error' in begun ? begun : await box.do('replay', value.events);
      forget(fragment);
      if ('error' in found) refuse(fragment, wrong(found));
    });
  });
}

const wrong = ({error}) => (error ? say('link.wrong', {why: plain(error)}) : say('link.damaged'));

// Where the codes wait for each other: the browser's storage, or null where it lets nobody in.
function codes() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

// Show the sheet of a QR code, or which codes are still to be scanned; done when that is read. It takes no box.
async function showCode(fragment, found) {
  let got, sheet, form;
  try {
    got = await reading(() => collect(codes(), found));
    form = got.missing ? null : await reading(() => formLink(got.text));
    sheet = got.missing || form ? null : await reading(() => sheetOf(got.text));
    if (form) form = (await reading(() => decode(form))).value;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    refuse(fragment, say(`link.${error.why}`));
    return;
  }
  if (form) await showForm(fragment, form);
  forget(fragment);
  if (form) return;
  if (!sheet) {
    await ask(say('code.part', found), say('code.missing', {numbers: got.missing.join(', ')}));
    return;
  }
  const title = titleOf(await games(), ...(sheet.game === 'form' ? [`form:${sheet.title}`] : [sheet.game, sheet.title]));
  await offer(say('code.sheet', {title}), text(title, sheet), card(title, sheet), rounds(sheet));
}

// Show what a fragment says if it is the code of a sheet; done when that is read.
export async function readCode(fragment) {
  let found = null;
  try {
    found = piece(fragment);
  } catch {
    // It is refused in its turn.
  }
  if (found) await showCode(fragment, found).catch((error) => failed(fragment, error));
}

async function propose(fragment, value) {
  const names = value.players.map(plain).join(', ');
  const list = await games();
  const title = titleOf(list, value.game, value.form && formTitle(value.form));
  const rules = houseWords(list, value.game, value.house).join('; ');
  const words = [say('link.setup_words', {title, names}), ...(rules ? [say('link.house', {rules: rules.slice(0, HOUSE_WORDS)})] : [])];
  const chosen = await ask(say('link.setup'), words, [['start', say('link.start')], ['later', say('link.not_now')]]);
  if (chosen !== 'start') {
    forget(fragment);
    return false;
  }
  await onOwnBox(async () => {
    const begun = await box.do('begin', value);
    forget(fragment);
    if ('error' in begun) refuse(fragment, wrong(begun));
  });
  return true;
}

async function showSheet(fragment, value, answer) {
  shown = value;
  const running = answer.status === 'playing';
  return show(fragment, value, {
    work: () => box.do('replay', value.events),
    words: say(running ? 'link.running' : 'link.sheet'),
    choices: [
      ['table', say('link.table'), () => ask(say('link.table'), table(answer))],
      ...(running ? [['continue', say('link.continue'), () => goOn(fragment, value)]] : []),
    ],
  });
}

const showDispute = (fragment, value) => show(fragment, value, {
  work: async () => {
    const answer = await box.do('dispute', value.action, value.answers);
    return answer.value === false ? {error: ''} : answer;
  },
  words: say('link.dispute'),
});

// Put a visit on the table. Where it cannot be shown although it was judged, the own box comes back.
async function show(fragment, value, what) {
  endTour();
  let found;
  try {
    found = await visit(value, what);
  } catch (error) {
    console.error(error);
    found = {error: ''};
  }
  if ('error' in found) {
    await goBack();
    refuse(fragment, wrong(found));
  }
  return true;
}
