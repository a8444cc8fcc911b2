// Making a score form: a form is changed in a form, and played with made-up numbers beside it while one types. What is
// right, what is wrong and what it scores says the engine alone (inside/form_desk.py).
import {box, state} from '../box/state.js';
import {give, refusal} from '../links/forms.js';
import {decode} from '../links/links.js';
import {formTitle as titleOf} from '../shared/games.js';
import {ask, make, settings, styled} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {language, plain, say} from '../shared/words.js';
import {SIGNS, draft, fresh, hooks, isObject, known, opened, others} from './draft.js';
import {fields, written} from './fields.js';
import {button, json} from './inputs.js';
import {look} from './trial.js';

// The draft is kept by the browser until another form is begun.
const DRAFT = 'form';
const PAUSE = 250;
// A form with one question, in the words of the page.
const empty = () => ({
  form: 'my_game', title: {[language()]: say('maker.mine')}, players: [3, 5],
  steps: [{step: 'round', fields: [{field: 'points', for: 'each player', is: '0 to 100', [language()]: say('maker.points')}], score: ['points']}],
  end: {wins: 'high', limit: '100'},
});

let opener = null;
let timer = 0;

function textPart() {
  const [area, why] = json('maker-text', 'maker.no_json', (found) => {
    draft.form = opened(found);
    paint(false);
    changed();
  });
  Object.assign(area, {id: 'maker-text', rows: 16});
  return make('details', {class: 'part', data: {part: 'text'}}, make('summary', {text: say('maker.text')}), make('p', {class: 'soft', text: say('maker.text_words')}), make('label', {for: 'maker-text', class: 'unseen', text: say('maker.text')}), area, why);
}

function writeText() {
  const area = draft.dialog.querySelector('#maker-text');
  if (area && document.activeElement !== area) area.value = written(draft.form);
}

function changed() {
  settings.set(DRAFT, JSON.stringify(draft.form));
  writeText();
  clearTimeout(timer);
  timer = setTimeout(look, PAUSE);
}

// Draw the fields anew; the keyboard goes to the first field at `place`.
function again(place = '') {
  paint(true);
  changed();
  const target = place && draft.dialog.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (target) {
    target.scrollIntoView({block: 'nearest'});
    (target.matches('input, select, textarea') ? target : target.querySelector('input, select, textarea'))?.focus({preventScroll: true});
  }
}

// The fields; which parts were open stays so. The text is drawn anew `withText`.
function paint(withText) {
  const area = draft.dialog.querySelector('.maker-fields');
  const open = new Map([...area.querySelectorAll('details[data-part]')].map((one) => [one.dataset.part, one.open]));
  const top = draft.dialog.scrollTop;
  const last = withText ? textPart() : area.querySelector('[data-part="text"]') ?? textPart();
  draft.renew = [];
  area.replaceChildren(...fields(), last);
  for (const one of area.querySelectorAll('details[data-part]')) if (open.has(one.dataset.part)) one.open = open.get(one.dataset.part);
  draft.dialog.scrollTop = top;
  writeText();
}

// Names and signs under the formula in which one writes; a press puts one where the caret stands.
function chips(input) {
  const at = draft.dialog.querySelector('.chips') ?? make('div', {class: 'chips', role: 'group', 'aria-label': say('maker.chips')});
  const insert = (words_) => {
    const space = /[\s(]$|^$/.test(input.value.slice(0, input.selectionStart)) ? '' : ' ';
    const ready = words_.endsWith('()') ? words_.slice(0, -1) : `${words_} `;
    input.setRangeText(space + ready, input.selectionStart, input.selectionEnd, 'end');
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  };
  at.replaceChildren(...[...known(), ...SIGNS].map((one) => make('button', {type: 'button', class: 'chip', text: one, onclick: () => insert(one)})));
  input.closest('p').after(at);
}

async function startFrom(name) {
  const [kind, value] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  /** @type {any} */
  let found = empty();
  if (kind === 'ready') {
    found = await box.desk('data', value);
    found = {...found, form: `my_${value}`.slice(0, 24), title: {[language()]: titleOf(found)}};
  } else if (kind === 'more') found = await box.desk('data', value);
  else if (kind === 'own') found = (await decode(`form=${value}`)).value;
  begin(found, kind === 'empty');
}

function begin(given, isNew = false) {
  draft.form = opened(given);
  if (isNew) for (const one of [draft.form, ...draft.form.steps[0].fields]) fresh.add(one);
  draft.also = isNew ? '' : others(draft.form)[0] ?? '';
  [draft.events, draft.seed] = [[], 1];
  paint(true);
  changed();
  draft.dialog.scrollTop = 0;
}

async function starts() {
  const [ready, more] = [await box.desk('ready'), await box.desk('more')];
  const own = state.mode === 'off' ? [] : (await box.do('form', 'given')).value ?? [];
  const select = draft.dialog.querySelector('#maker-start');
  const group = (key, rows) => (rows.length ? [make('optgroup', {label: say(key)}, ...rows.map(([value, words_]) => make('option', {value, text: plain(words_)})))] : []);
  select.replaceChildren(
    make('option', {value: '', text: say('maker.start')}), make('option', {value: 'empty:', text: say('maker.start_empty')}),
    ...group('maker.start_own', own.map(([title, text_]) => [`own:${text_}`, title])), ...group('maker.start_more', more.map(([name, title]) => [`more:${name}`, title])), ...group('maker.start_ready', ready.map(([name, title]) => [`ready:${name}`, title])),
  );
}

function build() {
  const close = button('close', say('maker.close'), () => draft.dialog.close(), 'quiet');
  const start = make('select', {id: 'maker-start'});
  start.addEventListener('change', async () => {
    const chosen = start.value;
    start.value = '';
    if (chosen && (await ask(say('maker.replace'), say('maker.replace_words'), [['ok', say('maker.replace_ok')], ['cancel', say('cancel')]])) === 'ok') await startFrom(chosen);
    start.focus();
  });
  const use = button('use', say('maker.use'), async () => {
    const why = await refusal(draft.form);
    if (why) return;
    const chosen = await give(draft.form, say('forms.title', {title: titleOf(draft.form)}), say('maker.use_words'));
    if (['box', 'cable'].includes(chosen)) draft.dialog.close();
  }, 'main');
  draft.dialog = make(
    'dialog', {id: 'maker', 'aria-labelledby': 'maker-title'},
    make('header', {class: 'maker-top'}, make('h2', {id: 'maker-title', text: say('maker.heading')}), close),
    make('p', {class: 'soft', text: say('maker.lead')}),
    make('p', {class: 'field start'}, make('label', {for: 'maker-start', text: say('maker.start_label')}), start),
    make('div', {class: 'maker-body'}, make('div', {class: 'maker-fields'}), make('aside', {class: 'maker-trial', 'aria-labelledby': 'maker-trial-title'}, make('h3', {id: 'maker-trial-title', text: say('maker.trial')}), make('p', {class: 'soft', text: say('maker.trial_words')}), make('div', {class: 'trial'}))),
    make('div', {class: 'maker-bar'}, make('output', {'aria-label': say('maker.total')}), button('numbers', say('maker.numbers_short'), () => draft.dialog.querySelector('.maker-trial').scrollIntoView(), 'quiet'), use),
  );
  draft.dialog.addEventListener('focusin', ({target}) => target.matches?.('.formula') && chips(target));
  document.body.append(draft.dialog);
}

// Open the maker with a form, or with an empty one.
async function open(given = null) {
  await styled('maker/maker.css');
  document.getElementById('maker')?.remove();
  opener = document.activeElement;
  build();
  const leave = enter(() => draft.dialog.close());
  draft.dialog.addEventListener('close', () => {
    leave();
    clearTimeout(timer);
    if (opener?.isConnected) opener.focus({preventScroll: true});
  }, {once: true});
  draft.dialog.showModal();
  begin(given ?? empty(), !given);
  await starts();
}

// Change a form that came from elsewhere.
export const change = (given) => open(given);

// Go on with the form that was made last, or begin one.
export function makeOne() {
  let last = null;
  try {
    last = JSON.parse(settings.get(DRAFT) ?? 'null');
  } catch {
    // What is there is not ours.
  }
  return open(isObject(last) ? last : null);
}

hooks.changed = changed;
hooks.again = again;
