// What the page does once the first picture is there: it keeps itself for the time without a network, takes new
// versions, offers to be installed, and reminds of backups.
import * as teller from '../box/teller.js';
import {mend} from '../shared/mend.js';
import {make, settings, used} from '../shared/parts.js';
import {box, forGood, hooks, inTurn, learn, state} from '../box/state.js';
import {language, needing, say} from '../shared/words.js';

const $ = (id) => document.getElementById(id);
const HOUR = 3600e3;
const DAY = 24 * HOUR;
// A reminder comes if the last backup is older, and not on the day on which one was put off.
const OLD = 7 * DAY;

// -- what there is to say below the box's banner ------------------------------------------------------------------

// What may be said, by name: {words, choices}, which return it, or null; the first one that there is, is shown.
const news = {over: null, version: null, running: null};
let told = '';

// Whether a game is between two rounds: its score sheet has just come, so nothing moves under a finger.
let between = false;
let sheet = false;

// While a round is entered, the box has the room: what is new waits for the sheet, and a result for the end of the game.
function tellNews() {
  const {game, over} = box.about;
  const free = state.mode !== 'guest' && !state.player;
  const some = !game || over || state.mode === 'off' ? ['over', 'version'] : between ? ['running', 'version'] : ['running'];
  const name = free ? some.find((one) => news[one]) : undefined;
  const found = name ? `${name} ${language()} ${news[name].words()}` : '';
  if (found === told) return;
  told = found;
  $('news').hidden = !found;
  $('news').querySelector('p').textContent = name ? news[name].words() : '';
  const buttons = name ? news[name].choices().map(([choice, key, act], index) => make('button', {
    type: 'button', class: index ? '' : 'main', text: say(key), data: {choice},
    onclick: (event) => {
      act(event.currentTarget);
      hooks.focus();
    },
  })) : [];
  $('news').querySelector('.row').replaceChildren(...buttons);
}

function put(name, what) {
  news[name] = what;
  tellNews();
}

// The score sheet of the game that is on the screen; undefined on every other one.
const sheetOf = (shown) => shown?.parts.find(({kind}) => kind === 'players');
const isSheet = (shown) => Boolean(sheetOf(shown));

// -- a game is over: its result, and backups -----------------------------------------------------------------------

let last = null;
// Whether the game on the table was over when the box spoke last; null without a game.
let wasOver = null;

const day = (time) => new Intl.DateTimeFormat(language(), {dateStyle: 'long'}).format(new Date(time));
const lastWords = () => (last === null ? say('backup.never') : say('backup.last', {day: day(last)}));
const sentence = (words) => words.replace(/\.?$/, '.');
// Whether it is time to remind of a backup.
const isDue = () => (last === null || Date.now() - last > OLD) && Date.now() - Number(settings.get('backup_later')) > DAY;

// Say how the games are kept, and when the last backup was.
export async function keep() {
  last = state.mode === 'own' ? await box.backedUp().catch(() => null) : null;
  const own = state.mode === 'own';
  $('keeping').hidden = !own;
  const may = deletes() ? 'kept.week' : 'kept.may';
  $('keeping').textContent = own ? [say(forGood ? 'kept.good' : may), lastWords()].map(sentence).join(' ') : '';
  // Where the browser deletes, a copy is one tap away from where that is said.
  $('copy').hidden = !own || !deletes();
  if (!$('copy').hidden) $('kept').textContent = say('kept.week');
  tellNews();
}

// Since when a game has been on the table is noted; when the page is `opened` after a week of it, a copy is reminded of.
function tellRunning(opened = false) {
  const {game, over, shown} = box.about;
  // A visit is no game of one's own, and a box that has just been switched on says nothing yet.
  if (state.mode !== 'own' || !shown) return;
  const running = Boolean(game) && !over;
  const since = Number(settings.get('running'));
  if (running !== Boolean(since)) settings.set('running', running ? Date.now() : '');
  if (!running) news.running = null;
  if (!opened || !running || !since || Date.now() - since < OLD || !isDue()) return;
  put('running', {
    words: () => [say('backup.running'), say('backup.remind'), sentence(lastWords())].join(' '),
    choices: () => [['backup', 'games.download', () => (putOff(), hooks.save())], ['later', 'link.not_now', putOff]],
  });
}

// Offer to send the result of a game that has ended before the player's eyes, and remind of a backup.
function tellOver() {
  const {game, over} = box.about;
  const ended = state.mode === 'own' && game && over && wasOver === false;
  wasOver = game ? over : null;
  if (!over) news.over = null;
  // In the page's own type the end itself offers all that.
  if (!ended || !showsBox()) return;
  put('over', {
    words: () => [say('over.words'), ...(isDue() ? [say('backup.remind'), sentence(lastWords())] : [])].join(' '),
    choices: () => [
      ['result', 'over.send', async (button) => (await used(() => needing('form', import('../links/send.js'))))?.send('message', button)],
      ['report', 'links.report', async () => (await used(() => import('../report/report.js')))?.show()],
      ...(isDue() ? [['backup', 'games.download', () => hooks.save()]] : []),
      ['later', 'link.not_now', putOff],
    ],
  });
}

// Ask the browser not to clear this away by itself, once there is something to keep: Firefox puts it as a question.
let asked = false;
async function tellKeeping() {
  const {shown} = box.about;
  if (asked || forGood || state.mode !== 'own' || !isSheet(shown) || !sheetOf(shown).rounds.some(([number]) => number)) return;
  asked = true;
  await navigator.storage?.persist?.();
  await learn();
}

function putOff() {
  if (isDue()) settings.set('backup_later', Date.now());
  news.running = null;
  put('over', null);
}

// The box has something new to say.
export function settle() {
  const was = sheet;
  sheet = isSheet(box.about.shown);
  // A version that is found while the sheet is looked at waits for the next one.
  if (!sheet) between = false;
  else if (!was) between = news.version !== null;
  if (!state.player) tellOver();
  tellKeeping();
  tellRunning();
  tellNews();
}

// -- new versions -------------------------------------------------------------------------------------------------

// Load the page anew, after all that was entered is kept. What nobody keeps (a visit, a box that saves nothing) stays: the
// page is loaded once that is over and someone asks for it.
async function renew() {
  if (!['own', 'off'].includes(state.mode) || state.player) {
    announce(renew);
    return;
  }
  await inTurn(() => box.off());
  location.reload();
}

// Say that there is a new version, which `take()` takes.
function announce(take) {
  put('version', {
    words: () => say(state.mode === 'none' ? 'version.later' : 'version.new'),
    choices: () => state.mode === 'none' ? [] : [['take', 'version.take', take], ['later', 'link.not_now', () => put('version', null)]],
  });
}

function offerVersion(registration) {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  // Another tab may have taken it meanwhile: then none waits.
  announce(() => (registration.waiting ? registration.waiting.postMessage('take') : renew()));
}

// Whoever once read the page in a language has that one without a network, too.
const keepWords = () => navigator.serviceWorker?.ready.then(({active}) => active.postMessage({speaks: language()}));

// A static host sends no headers of ours; the service worker adds those that shut the page in, from the second visit
// on, and keeps the page for the time without a network.
async function register() {
  const {serviceWorker} = navigator;
  if (!serviceWorker) return;
  // The first one takes the page as it is.
  let had = Boolean(serviceWorker.controller);
  const look = () => serviceWorker.controller?.postMessage('check');
  serviceWorker.addEventListener('controllerchange', () => {
    if (had) renew();
    // One that was there before may have lost its files since (mend.js).
    else look();
    had = true;
  });
  const registration = await serviceWorker.register('service.js').catch(() => null);
  if (!registration) return;
  keepWords();
  // A file that only another version can put in order is not waited for.
  serviceWorker.addEventListener('message', ({data}) => data === 'newer' && !registration.waiting && announce(mend));
  look();
  offerVersion(registration);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming.addEventListener('statechange', () => offerVersion(registration));
  });
  // A page that stays open for weeks looks again when somebody comes back to it.
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

// -- installing ---------------------------------------------------------------------------------------------------

const isInstalled = () => matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches || navigator.standalone === true;

// Whether the browser deletes what a page keeps after seven days without a visit.
const deletes = () => !forGood && !isInstalled() && ['ios', 'mac'].includes(platform());

// How this browser installs a page, where it does not offer it by itself: the end of a key of words.
function platform() {
  const agent = navigator.userAgent;
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return 'none';
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'ios';
  if (/Android/.test(agent)) return /Firefox/.test(agent) ? 'firefox' : 'android';
  if (/Macintosh/.test(agent) && /Safari/.test(agent) && !/Chrom/.test(agent)) return 'mac';
  return /Chrom/.test(agent) ? 'desktop' : 'none';
}

function tellInstall() {
  const offer = globalThis.offered;
  $('install').hidden = isInstalled();
  $('install-now').hidden = !offer;
  $('install-how').hidden = Boolean(offer);
  $('install-how').textContent = say(`install.${platform()}`);
}

async function install() {
  const {offered} = globalThis;
  globalThis.offered = null;
  await offered.prompt();
  await offered.userChoice;
  tellInstall();
}

// ------------------------------------------------------------------------------------------------------------------

export function listen() {
  hooks.stands = teller.settle;
  teller.settle();
  $('install-now').onclick = install;
  addEventListener('installable', tellInstall);
  addEventListener('appinstalled', async () => {
    globalThis.offered = null;
    $('install').hidden = true;
    await navigator.storage?.persist?.();
    learn();
  });
  tellInstall();
  // A second window speaks the language, too.
  new MutationObserver(() => (tellInstall(), teller.tell(), keepWords())).observe(document.documentElement, {attributeFilter: ['lang']});
  wasOver = box.about.game ? box.about.over : null;
  $('copy').onclick = () => hooks.save();
  keep().then(() => tellRunning(true));
  register();
}
