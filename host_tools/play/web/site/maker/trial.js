// Made-up numbers beside the form: what they score, and what is wrong where.
import {box} from '../box/state.js';
import {make} from '../shared/parts.js';
import {plain, say} from '../shared/words.js';
import {MAX, copied, draft} from './draft.js';
import {button, choice, field} from './inputs.js';

// What the engine said last, and what it is asked with.
let tried = null;
// Whether they are being replaced: no field is left then by a person.
let showing = false;
let asked = 0;
// The cards that the melds judge, and how often they were asked about.
let hand = '', judging = 0;
// The steps of a search (engine/rummy/budget.py): what is known after few of them is shown, and searched further. Between two
// searches the box hears what else it is told.
const STEPS = [20000, 80000, 300000];

// Cards that the melds judge while one types: an input, and what is said of them.
export function handPart() {
  const input = make('input', {type: 'text', maxlength: 120, autocapitalize: 'characters', autocomplete: 'off', spellcheck: 'false'});
  input.value = hand;
  input.addEventListener('input', () => {
    hand = input.value;
    judgeHand();
  });
  return [field(say('maker.hand'), 'hand', input, say('maker.hand_help')), make('div', {class: 'judged', role: 'status'})];
}

async function judgeHand() {
  const mine = (judging += 1);
  const show = (rows, ...more) => draft.dialog.querySelector('.judged')?.replaceChildren(...rows.map(([question, words_]) => make('p', {}, ...(question ? [make('strong', {text: `${plain(question)} `})] : []), plain(words_))), ...more);
  for (const steps of hand.trim() && draft.form.melds ? STEPS : []) {
    const [rows, sure] = await box.desk('judged', copied(draft.form), hand, steps).catch(() => [[], true]);
    if (mine !== judging) return;
    if (sure || steps === STEPS.at(-1)) return show(rows);
    const stop = () => {
      judging += 1;
      show(rows);
    };
    show(rows, make('p', {class: 'row'}, make('progress', {max: 100, 'aria-label': say('maker.searching')}), button('stop', say('maker.stop'), stop)));
  }
  show([]);
}

// An input for a value of a field; what is entered stays while the form is changed.
function cell({name, kind, label, choices}, value, owner, at, words) {
  const spoken = owner === null ? label : say('maker.of', {field: label, name: words});
  const store = (entered) => {
    // The engine may not have answered to what was entered before.
    const mine = copied(draft.events[at] ?? tried.steps[at].event);
    if (owner === null) mine[name] = entered;
    else mine[name] = {...mine[name], [owner]: entered};
    mine.mine = true;
    draft.events = [...tried.steps.slice(0, at).map((one, before) => ({...(draft.events[before] ?? one.event), mine: true})), mine];
    look();
  };
  if (kind === 'number') {
    const input = make('input', {type: 'text', inputmode: 'numeric', 'aria-label': spoken, size: 3});
    input.value = value ?? '';
    input.addEventListener('input', () => (input.dataset.typed = 'yes'));
    const keep = () => {
      if (!input.dataset.typed || showing) return;
      delete input.dataset.typed;
      store(/^\s*-?\d+\s*$/.test(input.value) ? Number(input.value) : input.value);
    };
    input.addEventListener('change', keep);
    input.addEventListener('blur', keep);
    return input;
  }
  const select = make('select', {'aria-label': spoken}, ...choices.map(([, said_], at) => make('option', {value: at, text: plain(said_)})));
  select.value = choices.findIndex(([one]) => one === value);
  select.addEventListener('change', () => store(choices[Number(select.value)][0]));
  return select;
}

function stepShown({title, coming, fields: rows, event, sums = [], notes = [], refused}, at) {
  const names = tried.names;
  // What is not asked this time has no value.
  const body = rows.filter((one) => one.name in event).map((one) => {
    const head = make('th', {scope: 'row', text: plain(one.label)});
    if (!one.owners) return make('tr', {}, head, make('td', {colspan: names.length}, cell(one, one.value, null, at, '')));
    const cells = names.map((name) => {
      const owner = one.owners.find(([first]) => first === name);
      return make('td', {}, ...(owner && one.value && name in one.value ? [cell(one, one.value[name], name, at, owner[1])] : []));
    });
    return make('tr', {}, head, ...cells);
  });
  const heads = make('tr', {}, make('td'), ...names.map((name) => make('th', {scope: 'col', text: name})));
  return make(
    'section', {class: 'tried'},
    make('h4', {text: plain(title)}), make('p', {class: 'soft', text: plain(coming)}),
    make('div', {class: 'wide'}, make('table', {}, make('thead', {}, heads), make('tbody', {}, ...body))),
    ...(refused ? [make('p', {class: 'wrong', text: say('maker.refused', {why: plain(refused)})})] : []),
    ...(sums.length ? [make('ul', {class: 'sums'}, ...sums.map(([name, words, total]) => make('li', {}, make('span', {text: `${plain(name)}: `}), make('strong', {text: words ? `${plain(words)} = ${total}` : `${total}`}))))] : []),
    ...notes.map((one) => make('p', {class: 'soft', text: plain(one)})),
  );
}

// Show other parts in place of those that are there: the focus, and what is being typed, stay where they are.
function replace(place, ...parts) {
  const fields = () => [...place.querySelectorAll('input, select, button')];
  const before = fields();
  const at = before.indexOf(document.activeElement);
  const {value, dataset, selectionStart, selectionEnd} = before[at] ?? {};
  const words_ = before[at]?.getAttribute('aria-label');
  showing = true;
  place.replaceChildren(...parts);
  const now = fields()[at];
  if (now && now.getAttribute('aria-label') === words_) {
    now.focus();
    if (dataset.typed) {
      now.value = value;
      now.dispatchEvent(new Event('input'));
    }
    if (now.type === 'text') now.setSelectionRange(selectionStart, selectionEnd);
  }
  showing = false;
}

function showTried() {
  const place = draft.dialog.querySelector('.trial');
  const bar = draft.dialog.querySelector('.maker-bar output');
  for (const one of draft.dialog.querySelectorAll('[aria-invalid]')) {
    one.removeAttribute('aria-invalid');
    one.removeAttribute('aria-describedby');
    if (one.dataset.help) one.setAttribute('aria-describedby', one.dataset.help);
  }
  for (const one of draft.dialog.querySelectorAll('.mistake')) one.remove();
  draft.dialog.querySelector('[data-maker="use"]').disabled = Boolean(tried.error);
  if (tried.error) {
    const words_ = plain(tried.error);
    mark(tried.where, words_, 'wrong');
    bar.textContent = `${tried.where ? `${tried.where}: ` : ''}${words_}`;
    bar.dataset.state = 'wrong';
    replace(place, make('p', {class: 'wrong', text: bar.textContent}), button('show', say('maker.show'), () => find(tried.where)?.focus()));
    return;
  }
  bar.dataset.state = '';
  const warnings = tried.warnings.map(([where, words_]) => [where, plain(words_)]);
  for (const [where, words_] of warnings) mark(where, words_, 'warned');
  bar.textContent = tried.sides.map((name, at) => `${plain(name)}: ${tried.scores[at]}`).join(' · ');
  const [least, most] = tried.players;
  const counts = Array.from({length: most - least + 1}, (_, at) => [least + at, say('maker.count', {n: least + at})]);
  replace(
    place,
    ...warnings.flatMap(([where, words_], at) => [make('p', {class: 'warned', text: `${where}: ${words_}`}), button(`show-${at}`, say('maker.show'), () => find(where)?.focus())]),
    make('div', {class: 'row'}, choice(say('maker.count_label'), '', counts, tried.names.length, (value) => {
      draft.players = Number(value);
      draft.events = [];
      look();
    }), button('other', say('maker.other'), () => {
      draft.seed = (draft.seed % MAX.seed) + 1;
      draft.events = [];
      look();
    })),
    ...tried.steps.map(stepShown),
    make('p', {class: 'total'}, make('strong', {text: `${say('maker.total')}: `}), bar.textContent),
    ...(tried.over ? [make('p', {text: plain(tried.over)})] : []),
  );
}

// The element at a place that the engine names, or the nearest one around it.
function find(where) {
  let best = null;
  for (const one of draft.dialog.querySelectorAll('[data-place]')) {
    const {place} = one.dataset;
    const fits = where === place || where.startsWith(`${place}.`) || where.startsWith(`${place}[`);
    if (fits && (!best || place.length > best.dataset.place.length)) best = one;
  }
  return best?.matches('input, select, textarea') ? best : best?.querySelector('input, select, textarea') ?? draft.dialog.querySelector('#maker-text');
}

// Say at a place what is wrong there, or what its author may not have meant.
function mark(where, words_, kind) {
  const input = find(where);
  const opened = kind === 'wrong' ? input?.closest('details') : null;
  for (let one = opened; one; one = one.parentElement.closest('details')) if (one.dataset.part !== 'text') one.open = true;
  if (!input || input.id === 'maker-text') return;
  const why = make('span', {class: `mistake ${kind}`, id: `${input.id}-why`, text: words_});
  input.setAttribute('aria-invalid', String(kind === 'wrong'));
  input.setAttribute('aria-describedby', [input.dataset.help, why.id].filter(Boolean).join(' '));
  input.closest('p').append(why);
}

// Ask the engine what the form comes to; what was asked before it answers counts no more.
export async function look() {
  const mine = (asked += 1);
  const found = await box.desk('tried', copied(draft.form), draft.players, draft.seed, draft.events).catch((error) => ({error: String(error.message).split('\n')[0], where: ''}));
  if (mine !== asked || !draft.dialog?.open) return;
  tried = found;
  if (!tried.error) draft.events = tried.steps.map((one, at) => ({...one.event, ...(draft.events[at]?.mine ? {mine: true} : {})}));
  showTried();
  judgeHand();
}
