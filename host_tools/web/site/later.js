// What the page does once the first picture is there: it keeps itself for the time without a network, takes new
// versions, offers to be installed, and reminds of backups.
import {make} from './parts.js';
import {box, forGood, hooks, inTurn, learn, state} from './table.js';
import {language, say} from './words.js';

const $ = (id) => document.getElementById(id);
const HOUR = 3600e3;
// A reminder comes if the last backup is older.
const OLD = 7 * 24 * HOUR;

// -- what there is to say below the box's banner ------------------------------------------------------------------

// What may be said, by name: {words, choices} or null; the first one that there is, is shown.
const news = {backup: null, version: null};
let told = '';

// While a game is on, the box has the room: what is new waits for its end.
function tellNews() {
  const {game, over} = box.about;
  const free = state.mode !== 'guest' && !state.player && (!game || over);
  const name = free ? ['backup', 'version'].find((one) => news[one]) : undefined;
  const found = name ? `${name} ${language()} ${news[name].words()}` : '';
  if (found === told) return;
  told = found;
  $('news').hidden = !found;
  $('news').querySelector('p').textContent = name ? news[name].words() : '';
  const buttons = name ? news[name].choices.map(([choice, key, act], index) => make('button', {
    type: 'button', class: index ? '' : 'main', text: say(key), data: {choice},
    onclick: () => {
      act();
      hooks.focus();
    },
  })) : [];
  $('news').querySelector('.row').replaceChildren(...buttons);
}

function put(name, what) {
  news[name] = what;
  tellNews();
}

// -- backups ------------------------------------------------------------------------------------------------------

let last = null;
// Whether the game on the table was over when the box spoke last; null without a game.
let wasOver = null;

const day = (time) => new Intl.DateTimeFormat(language(), {dateStyle: 'long'}).format(new Date(time));
const lastWords = () => (last === null ? say('backup.never') : say('backup.last', {day: day(last)}));

// Say how the games are kept, and when the last backup was.
export async function keep() {
  last = state.mode === 'own' ? await box.backedUp().catch(() => null) : null;
  const own = state.mode === 'own';
  $('keeping').hidden = !own;
  $('keeping').textContent = own ? [say(forGood ? 'kept.good' : 'kept.may'), lastWords()].map((words) => words.replace(/\.?$/, '.')).join(' ') : '';
  if (news.backup && last !== null && Date.now() - last < OLD) put('backup', null);
  tellNews();
}

// Remind after a game that has ended before the player's eyes.
function remind() {
  const {game, over} = box.about;
  const ended = state.mode === 'own' && game && over && wasOver === false;
  wasOver = game ? over : null;
  if (!over) news.backup = null;
  if (!ended || (last !== null && Date.now() - last < OLD)) return;
  put('backup', {
    words: () => `${say('backup.remind')} ${lastWords().replace(/\.?$/, '.')}`,
    choices: [['backup', 'games.download', () => hooks.save()], ['later', 'link.not_now', () => put('backup', null)]],
  });
}

// The box has something new to say.
export function settle() {
  if (!state.player) remind();
  tellNews();
}

// -- new versions -------------------------------------------------------------------------------------------------

// Load the page anew, after all that was entered is kept. What nobody keeps (a visit, a box that saves nothing) stays.
async function renew() {
  if (!['own', 'off'].includes(state.mode) || state.player) return;
  await inTurn(() => box.off());
  location.reload();
}

function offerVersion(registration) {
  const {waiting} = registration;
  if (!waiting || !navigator.serviceWorker.controller) return;
  put('version', {
    words: () => say(state.mode === 'none' ? 'version.later' : 'version.new'),
    choices: state.mode === 'none' ? [] : [['take', 'version.take', () => waiting.postMessage('take')], ['later', 'link.not_now', () => put('version', null)]],
  });
}

// A static host sends no headers of ours; the service worker adds those that shut the page in, from the second visit
// on, and keeps the page for the time without a network.
async function register() {
  const {serviceWorker} = navigator;
  if (!serviceWorker) return;
  const first = !serviceWorker.controller;
  let taken = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!first && !taken) renew();
    taken = true;
  });
  const registration = await serviceWorker.register('service.js').catch(() => null);
  if (!registration) return;
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
  $('install-now').onclick = install;
  addEventListener('installable', tellInstall);
  addEventListener('appinstalled', async () => {
    globalThis.offered = null;
    $('install').hidden = true;
    await navigator.storage?.persist?.();
    learn();
  });
  tellInstall();
  new MutationObserver(tellInstall).observe(document.documentElement, {attributeFilter: ['lang']});
  wasOver = box.about.game ? box.about.over : null;
  keep();
  register();
}
