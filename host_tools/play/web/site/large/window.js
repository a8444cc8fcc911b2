// A window that only shows the table: it has no box and fetches no program. What it shows it is told by the window with the box,
// and what it was told last stays when that is closed.
import {ageOf, momentOf} from './age.js';
import {ASKED, SILENT, VERSION, channel} from '../box/channel.js';
import {draw, watch} from './draw.js';
import {lamp} from '../shared/lamp.js';
import {settings} from '../shared/parts.js';
import {isLanguage, language, needing, say, use} from '../shared/words.js';

const $ = (id) => document.getElementById(id);
// The table that was told last, when somebody answered last, whether a game is on, and whether the other window has another version.
let table = null;
let heard = null;
let playing = false;
let strange = false;
let drawn = '';

const byPlace = () => settings.get('order') === 'place';

function paint() {
  drawn = '';
  settle();
}

// What is said below the table: how old it is, or why there is none.
function state() {
  if (strange) return say('large.other');
  if (heard === null) return say('large.wait');
  if (Date.now() - heard > SILENT) {
    const {time, age, isNow} = ageOf(heard);
    return say('large.stale', {time, age: isNow ? '' : `, ${age}`});
  }
  if (!playing) return say('large.none');
  const saved = momentOf(table.saved);
  return saved === null ? '' : say('large.saved', ageOf(saved));
}

function settle() {
  document.documentElement.dataset.stale = String(heard !== null && Date.now() - heard > SILENT);
  const said = state();
  if ($('said').textContent !== said) $('said').textContent = said;
  $('again').hidden = !strange;
  $('order').textContent = say(byPlace() ? 'large.by_seat' : 'large.by_place');
  $('order').hidden = !table || table.over;
  const now = JSON.stringify([table, byPlace(), language()]);
  if (!table || now === drawn) return;
  drawn = now;
  document.title = `${table.title} · Meldmate`;
  draw($('table'), table, byPlace());
}

const line = channel((message) => {
  // Another window that shows asks, too.
  if (message.ask) return;
  strange = message.version !== VERSION;
  if (!strange) {
    heard = Date.now();
    if (isLanguage(message.language) && message.language !== language()) use(message.language).then(settle);
    playing = Boolean(message.table);
    table = message.table ?? table;
  }
  settle();
});

$('order').onclick = () => {
  settings.set('order', byPlace() ? 'seat' : 'place');
  settle();
};
$('full').hidden = !document.fullscreenEnabled;
$('full').onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
$('again').onclick = () => location.reload();
addEventListener('storage', () => {
  paintTheme();
  settle();
});
const ask = () => {
  line?.postMessage({version: VERSION, ask: true});
  settle();
};
// For the browser's console, and for tests: what was told last.
globalThis.meldmateTable = () => table;
watch($('table'), paint);
lamp(() => true)();
// Nothing is said before its words are there.
needing('large', use(globalThis.spoken)).then(() => {
  ask();
  setInterval(ask, ASKED);
  if (!line) $('said').textContent = say('large.cannot');
}, () => import('../shared/mend.js').then(({missing}) => missing()));
