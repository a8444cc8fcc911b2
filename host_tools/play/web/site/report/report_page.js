// The reports of the games on the page, in a frame over it (report.js): shown, printed, saved and sent. They are made by
// the modules of `make export`, in CPython (report_worker.js).
import {download} from '../shared/parts.js';
import {language, needing, say, use} from '../shared/words.js';

const $ = (id) => document.getElementById(id);
let sheet = /** @type {HTMLIFrameElement} */ ($('sheet'));
// What can be saved: the name of a file, its type.
const FORMS = {
  html: ['report.html', 'text/html'],
  xlsx: ['games.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['rounds.csv', 'text/csv'],
  md: ['report.md', 'text/markdown'],
  text: ['evening.txt', 'text/plain'],
};
const LAST = 'last';

let worker;
const waiting = new Map();
let asked = 0;

// What the worker answers to a message; rejected with its sentence.
function request(message) {
  const id = ++asked;
  worker.postMessage({id, language: language(), ...message});
  return new Promise((resolve, reject) => waiting.set(id, [resolve, reject]));
}

function begin() {
  worker = new Worker('report/report_worker.js', {type: 'module'});
  worker.onmessage = ({data}) => {
    const [resolve, reject] = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failed === undefined) resolve(data);
    else reject(new Error(data.failed));
  };
  worker.onerror = () => tell(say('report.missing'));
}

function tell(said, busy = false) {
  $('said').textContent = said;
  $('wait').hidden = !busy;
}

const day = (text) => new Intl.DateTimeFormat(language(), {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(`${text}T00:00Z`));
const option = (value, text) => Object.assign(document.createElement('option'), {value, text});

// Show a report. Neither another one nor a link to a part of it has an entry of history: Back leaves the reports.
function put(html) {
  const fresh = /** @type {HTMLIFrameElement} */ (sheet.cloneNode());
  fresh.hidden = false;
  fresh.title = say('links.report');
  fresh.srcdoc = html;
  fresh.onload = () => fresh.contentDocument.addEventListener('click', (event) => {
    const to = event.target.closest('a[href^="#"]')?.getAttribute('href').slice(1);
    if (to === undefined) return;
    event.preventDefault();
    const part = fresh.contentDocument.getElementById(to);
    part?.closest('details')?.setAttribute('open', '');
    part?.scrollIntoView();
  });
  sheet.replaceWith(fresh);
  sheet = fresh;
}

// The report in sight, {which, content}; another one that is wanted meanwhile comes after it.
let shown = null;

async function show() {
  const which = $('which').value;
  tell(say('report.making'), true);
  for (const name of ['save', 'send', 'print']) $(name).disabled = true;
  try {
    const {content, said} = await request({form: 'html', which});
    if (which !== $('which').value) return;
    shown = {which, content};
    put(new TextDecoder().decode(content));
    tell(said);
    for (const name of ['save', 'send', 'print']) $(name).disabled = false;
  } catch (error) {
    sheet.hidden = true;
    tell(say('report.failed', {why: error.message}));
  }
}

// The file that was chosen to be saved or sent.
async function file() {
  const form = $('form').value;
  const [name, type] = FORMS[form];
  try {
    const {content} = form === 'html' ? shown : await request({form, which: shown.which});
    return new File([content], name, {type});
  } catch (error) {
    tell(say('report.failed', {why: error.message}));
    return null;
  }
}

async function save() {
  const found = await file();
  if (found) download(found.name, found, found.type);
}

async function send() {
  const found = await file();
  if (!found) return;
  // Not every system sends every type.
  if (navigator.canShare({files: [found]})) await navigator.share({files: [found], title: 'Meldmate'}).catch(() => {});
  else download(found.name, found, found.type);
}

async function open(files) {
  begin();
  tell(say('report.loading'), true);
  let games;
  try {
    ({games} = await request({files}));
  } catch (error) {
    console.warn(error);
    tell(say('report.missing'));
    return;
  }
  if (!games.length) {
    tell(say('report.none'));
    return;
  }
  $('which').replaceChildren(
    option(LAST, say('report.last')), option('', say('report.all')),
    ...games.map(([number, title, began]) => option(String(number), began ? say('report.one', {title, day: day(began)}) : title)),
  );
  await show();
}

await needing('report', use(parent.document.documentElement.lang));
document.documentElement.dataset.theme = parent.document.documentElement.dataset.theme ?? '';
$('form').replaceChildren(...Object.keys(FORMS).map((form) => option(form, say(`report.${form}`))));
$('send').hidden = !navigator.canShare;
$('which').onchange = show;
$('save').onclick = save;
$('send').onclick = send;
$('print').onclick = () => sheet.contentWindow.print();
$('close').onclick = () => parent.postMessage('close', location.origin);
addEventListener('keydown', ({key}) => {
  if (key === 'Escape') $('close').onclick();
});
addEventListener('message', ({data, origin, source}) => {
  if (origin === location.origin && source === parent) open(data);
}, {once: true});
parent.postMessage('ready', location.origin);
