// Demonstrations on the page: a visit to the box, with captions.
import * as device from '../box/device.js';
import {banner, make} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {box, goBack, inTurn, keys, state, visit} from '../box/state.js';
import {Player, TOURS, TourError, parse} from './tours.js';
import {say} from '../shared/words.js';

const $ = (id) => document.getElementById(id);

// Fill the list of demonstrations.
export function fillTours() {
  $('tours').replaceChildren(...TOURS.map((name) => make(
    'li', {},
    make('h3', {text: say(`tour.${name}`)}),
    make('p', {text: say(`tour.${name}_words`)}),
    make('div', {class: 'row'}, make('button', {type: 'button', text: say('tour.start'), 'aria-label': `${say('tour.start')}: ${say(`tour.${name}`)}`, data: {tour: name}, onclick: () => demonstrate(name)})),
  )));
}

async function demonstrate(name) {
  state.player?.end();
  keys.releaseAll();
  const mine = await inTurn(() => begin(name));
  await goOn(mine, () => mine.next());
}

// Put a visit with a demonstration on the table; return what plays it.
async function begin(name) {
  state.player?.end();
  const tour = parse(await (await fetch(`tours/${name}.txt`)).text());
  const [first] = state.boards.filter((one) => one.look.keys === 'cross' && one.screen.width === 128);
  if (state.board.look.keys !== 'cross' || state.board.screen.width !== 128) state.board = first;
  state.player = new Player(box, tour, caption, device.show);
  const mine = state.player;
  $('board').disabled = true;
  await visit({game: tour.game, players: tour.players});
  banner(null);
  state.leave ??= enter(() => inTurn(goBack));
  $('caption').hidden = false;
  $('caption').dataset.tour = name;
  offer(false);
  const isNarrow = matchMedia('(max-width: 63.99rem)').matches;
  $(isNarrow ? 'caption' : 'play').scrollIntoView({block: 'start'});
  $('tour-play').focus({preventScroll: true});
  return mine;
}

function caption(number, key) {
  const words = say(key);
  $('caption').querySelector('p').textContent = words;
  $('caption').dataset.step = number;
  return words;
}

// Let the player do something, and say what it is like afterwards.
async function goOn(mine, work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof TourError)) throw error;
    $('caption').querySelector('p').textContent = say('tour.lost', {words: error.message});
    $('caption').dataset.step = 'lost';
    return;
  }
  if (mine !== state.player) return;
  $('tour-play').textContent = say(mine.playing ? 'tour.pause' : 'tour.play');
  $('caption').dataset.over = mine.over;
  offer(mine.over);
}

// Offer to go on, or, once it is over, what is next.
function offer(isOver) {
  const had = document.activeElement;
  for (const [name, there] of [['next', !isOver], ['play', !isOver], ['other', isOver], ['again', isOver]]) $(`tour-${name}`).hidden = !there;
  $('tour-end').textContent = say(isOver ? 'tour.own' : 'tour.end');
  $('tour-other').textContent = say('tour.then', {title: say(`tour.${following()}`)});
  if (had && had !== document.activeElement || had?.hidden) $('tour-other').focus({preventScroll: true});
}

// The demonstration after this one.
const following = () => TOURS[(TOURS.indexOf($('caption').dataset.tour) + 1) % TOURS.length];

export const nextTour = () => demonstrate(following());
export const again = () => demonstrate($('caption').dataset.tour);

// Let it play by itself, or pause.
export function toggle() {
  if (state.player.playing) state.player.pause();
  else goOn(state.player, () => state.player.play());
  $('tour-play').textContent = say(state.player.playing ? 'tour.pause' : 'tour.play');
}

// Do one step.
export function next() {
  state.player.pause();
  goOn(state.player, () => state.player.next());
}
