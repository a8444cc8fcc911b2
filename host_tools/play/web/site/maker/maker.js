// Making a score form: a form is changed in a form, and played with made-up numbers beside it while one types. What is
// right, what is wrong and what it scores says the engine alone (inside/form_desk.py).
import {give, refusal} from '../links/forms.js';
import {formTitle as titleOf} from '../shared/games.js';
import {decode} from '../links/links.js';
import {ask, make, settings} from '../shared/parts.js';
import {enter} from '../shared/places.js';
import {box, state} from '../box/state.js';
import {language, other, plain, say} from '../shared/words.js';

// The draft is kept by the browser until another form is begun.
const DRAFT = 'form';
const PAUSE = 250;
const LANGUAGES = ['en', 'it'];
const MAX = {players: 8, seed: 1000};
const EMPTY = {
  form: 'my_game', title: {en: 'My game', it: 'Il mio gioco'}, players: [3, 5],
  steps: [{step: 'round', fields: [{field: 'points', for: 'each player', is: '0 to 100', en: 'points', it: 'punti'}], score: ['points']}],
  end: {wins: 'high', limit: '100'},
};
const KINDS = ['number', 'yes/no', 'player', 'player or nobody', 'side', 'side or nobody', 'words'];
const TOPICS = ['table', 'cards', 'deal', 'turn', 'hands', 'score', 'win'];
// The parts of a form that are formulas.
// The parts that are data of their own, and are written as text.
const DATA = ['cards', 'melds'];
// What stands in melds besides names of values.
const MELD_WORDS = ['set', 'sets', 'run', 'runs', 'suit', 'points', 'pure', 'cards', 'wilds', 'naturals', 'rank', 'turned', 'after', 'total', 'round'];
const FORMULAS = ['is', 'sum', 'when', 'once', 'each', 'score', 'limit', 'rounds', 'times', 'won', 'idle', 'pair'];
const SIGNS = ['==', '!=', '<', '>', 'if', 'else', 'and', 'not', 'sum()', 'count()', 'max()', 'min()', 'others()'];

let dialog = null, form = null, opener = null;
// What was made here and has had no name by hand: its name follows its words.
const fresh = new WeakSet();
// What the engine said last, and what it is asked with.
let tried = null, seed = 1, players = 4, events = [];
// Whether they are being replaced: no field is left then by a person.
let showing = false;
let timer = 0, number = 0, asked = 0;
// The cards that the melds judge, and how often they were asked about.
let hand = '', judging = 0;
// What shows anew what is in the form, for each input.
let renew = [];
// Whether words are asked for in both languages.
let both = false;

const copied = (value) => JSON.parse(JSON.stringify(value));
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const id = () => `maker-${(number += 1)}`;

// A short name for formulas and links: letters, digits and _, of what people call it.
function shortName(words, taken, usual) {
  const plainest = words.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^[_\d]+|_+$/g, '').slice(0, 20);
  const name = plainest || usual;
  let found = name;
  for (let count = 2; taken.includes(found); count++) found = `${name}${count}`;
  return found;
}

// Bring a form into the shape that the fields below have: a score is a list, players are the fewest and the most.
function opened(given) {
  const found = copied(given);
  if (!isObject(found)) return found;
  if (typeof found.title === 'string') found.title = {en: found.title};
  if (Array.isArray(found.players) && found.players.length === 1) found.players = [found.players[0], found.players[0]];
  for (const step of Array.isArray(found.steps) ? found.steps : []) {
    if (isObject(step) && step.score !== undefined && !Array.isArray(step.score)) step.score = [step.score];
  }
  return found;
}

// Whether the fields can show it; else there is the text alone.
const isWhole = () => {
  const lists = ['options', 'shown', 'let', 'carried', 'steps', 'phases', 'rules'];
  const rows = (value) => value === undefined || (Array.isArray(value) && value.every((one) => isObject(one)));
  const objects = (rows_, ...keys) => (rows_ ?? []).every((one) => keys.every((key) => one[key] === undefined || isObject(one[key])));
  const lines = (value) => rows(value) && (value ?? []).every((one) => Array.isArray(one.parts) && rows(one.parts));
  return isObject(form) && Array.isArray(form.steps) && isObject(form.end) && lists.every((name) => name === 'let' || rows(form[name]))
    && (form.let ?? []).every?.((one) => Array.isArray(one)) && objects(form.rules, 'asked') && objects([form], 'judge') && (form.judge === undefined || Array.isArray(form.judge.fields)) && objects([form.judge ?? {}], 'options')
    && form.steps.every((step) => rows(step.fields) && objects(step.fields, 'ask') && rows(step.check) && lines(step.notes) && lines(step.tell && [step.tell]) && (step.score === undefined || Array.isArray(step.score)));
};

// -- the parts of which the fields are made -----------------------------------------------------------------------

// A field with its words, at a place that the engine may name.
function field(label, place, input, help = '') {
  input.id = id();
  input.dataset.place = place;
  const more = help ? [make('small', {id: `${input.id}-help`, text: help})] : [];
  if (help) input.setAttribute('aria-describedby', (input.dataset.help = `${input.id}-help`));
  return make('p', {class: 'field'}, make('label', {for: input.id, text: label}), input, ...more);
}

// Set or leave out a part of an object, and look what comes of it.
function put(object, key, value, optional) {
  if (optional && value === '') delete object[key];
  else object[key] = value;
  changed();
}

function text(label, place, object, key, {optional = false, max = 80, help = '', number: isNumber = false, formula = false, now = () => object[key], after = (_value) => {}, done = null} = {}) {
  const given = {autocomplete: 'off', spellcheck: formula ? 'false' : 'true', maxlength: formula ? 200 : max, ...(formula ? {autocapitalize: 'off', rows: 1, class: 'formula'} : {type: 'text'}), ...(isNumber ? {inputmode: 'numeric'} : {})};
  const input = make(formula ? 'textarea' : 'input', given);
  const show = () => (input.value = object[key] ?? '');
  show();
  renew.push(() => {
    object[key] = now();
    if (object[key] === undefined) delete object[key];
    show();
  });
  if (done) input.addEventListener('change', () => done(input.value));
  // A short name is changed at once in all formulas, when it is whole.
  else input.addEventListener('input', () => {
    const entered = formula ? input.value.replace(/\s*\n\s*/g, ' ') : input.value;
    put(object, key, isNumber && /^-?\d+$/.test(entered.trim()) ? Number(entered) : entered, optional);
    after(entered);
  });
  return field(label, place, input, help);
}

function choice(label, place, values, chosen, act) {
  const select = make('select', {}, ...values.map(([value, words]) => make('option', {value, text: words})));
  select.value = chosen;
  select.addEventListener('change', () => act(select.value));
  return field(label, place, select);
}

function check(label, place, on, act) {
  const input = make('input', {type: 'checkbox'});
  input.checked = on;
  input.dataset.place = place;
  input.addEventListener('change', () => act(input.checked));
  return make('p', {class: 'check'}, make('label', {}, input, ` ${label}`));
}

// Whether a part of the form has words in the language that is not the page's.
const isBoth = (value) => isObject(value) ? Object.entries(value).some(([key, one]) => (key === other() && typeof one === 'string') || isBoth(one)) : Array.isArray(value) && value.some(isBoth);

// Words in the page's language, then in the other one, if they are wanted; `object` has them by language.
function said(key, place, object, given = {}) {
  const one = (name, label) => text(label, `${place}.${name}`, object, name, {optional: true, ...given});
  if (!both) return [one(language(), say(key))];
  return [language(), other()].map((name) => one(name, `${say(key)} (${say(`maker.${name}`)})`));
}

// Words that are an object of their own, in the form only while there are some.
function inner(row, part, key, place, given = {}) {
  const held = row[part] ?? {};
  const after = () => {
    if (Object.keys(held).length) row[part] = held;
    else delete row[part];
    changed();
  };
  return said(key, `${place}.${part}`, held, {...given, after});
}

// The line at which a text is no JSON.
function badLine(words_, {message}) {
  const at = /line (\d+)|position (\d+)/.exec(message);
  return at?.[1] ?? (at?.[2] ? words_.slice(0, Number(at[2])).split('\n').length : words_.split('\n').length);
}

// A text of JSON: `done(value)` takes what it says; what is none is said below it. `isOptional`: it may be empty.
function json(name, key, done, isOptional = false) {
  const area = make('textarea', {class: 'json', rows: 6, spellcheck: 'false', autocapitalize: 'off', 'aria-describedby': `${name}-why`});
  const why = make('p', {id: `${name}-why`, class: 'wrong', role: 'alert'});
  area.addEventListener('input', () => {
    let found;
    try {
      found = isOptional && !area.value.trim() ? undefined : JSON.parse(area.value);
    } catch (error) {
      why.textContent = say(key, {line: badLine(area.value, error)});
      return;
    }
    why.textContent = '';
    done(found);
  });
  return [area, why];
}

function button(name, label, act, cls = '') {
  return make('button', {type: 'button', class: cls, text: label, data: {maker: name}, onclick: act});
}

// A list of rows of a form, each with `parts(row, place, at)`, to be put in order, taken out and added to.
function list(key, place, rows, parts, begin, max) {
  const move = (at, to) => {
    rows.splice(to, 0, ...rows.splice(at, 1));
    again();
  };
  const items = rows.map((row, at) => {
    const name = say(`maker.${key}_n`, {n: at + 1});
    return make('fieldset', {class: 'item', data: {place: `${place}[${at}]`}}, make('legend', {text: name}), ...parts(row, `${place}[${at}]`, at), make(
      'div', {class: 'row tools'},
      ...(at ? [button('up', say('maker.up'), () => move(at, at - 1), 'quiet')] : []),
      button('remove', say('maker.remove', {what: name}), () => {
        rows.splice(at, 1);
        again();
      }, 'quiet'),
    ));
  });
  const more = rows.length < max ? [button(`add-${key}`, say(`maker.${key}_add`), () => {
    rows.push(begin());
    again(`${place}[${rows.length - 1}]`);
  })] : [];
  return make('div', {class: 'list', data: {place}}, ...items, ...more);
}

// A part of the form that need not be there, with what it is for.
const section = (key, isOpen, ...parts) => make('details', {class: 'part', data: {part: key}, ...(isOpen ? {open: ''} : {})}, make('summary', {text: say(`maker.${key}`)}), make('p', {class: 'soft', text: say(`maker.${key}_words`)}), ...parts);

// The list of a part, which is in the form only while something is in it.
function rowsOf(object, key) {
  return new Proxy(object[key] ?? [], {
    set(rows, at, value) {
      rows[at] = value;
      if (rows.length) object[key] = rows;
      else delete object[key];
      return true;
    },
  });
}

// All names that formulas can have.
function known() {
  const fields = form.steps.flatMap((step) => (step.fields ?? []).map((one) => one.field));
  const numbers = Object.keys(form.phases?.[0] ?? {}).filter((key) => !['times', ...LANGUAGES].includes(key));
  return [...fields, ...(form.options ?? []).map((one) => one.option), ...(form.let ?? []).map(([name]) => name), ...(form.carried ?? []).map((one) => one.name), ...numbers, 'round', 'players', 'started', 'turn', ...(form.edition > 1 ? ['edition'] : []), ...(form.idle ? ['idle'] : []), 'total'].filter(Boolean);
}

// Put another name in place of one in all texts of a value: what melds are is made of formulas.
function everywhere(value, name, to) {
  if (typeof value === 'string') return value.replace(name, to);
  if (Array.isArray(value)) return value.map((one) => everywhere(one, name, to));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everywhere(one, name, to)])) : value;
}

// Put another name in place of one in all formulas, and in the braces of sentences.
function replaceName(value, from, to, key = '') {
  // A number that is counted by melds has two more names, with `_wins` and `_loose`.
  const name = new RegExp(`(?<!\\w)${from}(?=${form.melds ? '(?:_wins|_loose)?' : ''}(?!\\w))`, 'g');
  const swap = (one, at) => {
    if (at === 'melds') return MELD_WORDS.includes(from) ? one : everywhere(one, name, to);
    if (typeof one !== 'string') return replaceName(one, from, to, at);
    if (at === 'fields' || at === 'whose') return one === from ? to : one;
    if (at === 'sides') return one.replace(new RegExp(`(?<=by )${from}(?!\\w)`), to);
    if (LANGUAGES.includes(at)) return one.replaceAll(`{${from}}`, `{${to}}`);
    if (!FORMULAS.includes(at) || KINDS.includes(one)) return one;
    // Words in quotation marks are no names.
    return one.split(/('[^']*')/).map((part, index) => (index % 2 ? part : part.replace(name, to))).join('');
  };
  if (Array.isArray(value)) {
    // The values of a list are no formulas, and the first of a pair is a name.
    for (let at = key === 'pair' ? 1 : 0; at < value.length && key !== 'is'; at++) value[at] = swap(value[at], key === 'let' ? 'pair' : key);
    return value;
  }
  if (!isObject(value)) return value;
  // What the referee's question takes as settled stands under the names of house rules.
  if (key === 'options' && from in value) {
    value[to] = value[from];
    delete value[from];
    return value;
  }
  for (const at of Object.keys(value)) value[at] = swap(value[at], at);
  return value;
}

// Give a field, a house rule or a value another short name, everywhere.
function rename(row, key, to) {
  const from = row[key];
  row[key] = to;
  if (/^[A-Za-z_]\w*$/.test(from) && /^[A-Za-z_]\w*$/.test(to) && from !== to) replaceName(form, from, to);
  for (const one of renew) one();
  changed();
}

// -- the fields ---------------------------------------------------------------------------------------------------

// Who can play together: seats, or a field that says it, or what the form has.
function sidesOf() {
  const makes = form.steps.flatMap((step) => (step.fields ?? []).filter(({is, for: whose}) => /^player/.test(is) || (is === 'yes/no' && whose === 'each player')));
  const by = makes.map(({field}) => [`by ${field}`, say('maker.sides_by', {field})]);
  const found = [['', say('maker.sides_none')], ['opposite', say('maker.sides_opposite')], ['alternate', say('maker.sides_alternate')], ...by];
  return !form.sides || found.some(([value]) => value === form.sides) ? found : [...found, [form.sides, form.sides]];
}

function basics() {
  const title = form.title ?? (form.title = {en: form.form});
  const follow = (entered) => {
    if (!fresh.has(form)) return;
    form.form = shortName(entered, [], 'my_game');
    changed();
  };
  const count = (at, key) => choice(say(key), 'players', Array.from({length: MAX.players - 1}, (_, n) => [n + 2, n + 2]), form.players?.at(-at), (value) => {
    form.players = [form.players[0], form.players.at(-1)].map((one, index) => (index === at ? Number(value) : at === 0 ? Math.max(one, Number(value)) : Math.min(one, Number(value))));
    again();
  });
  // Who sits out is a formula, or an object that has one.
  const [idle, key, at] = isObject(form.idle) ? [form.idle, 'is', 'idle.is'] : [form, 'idle', 'idle'];
  return make(
    'section', {class: 'part', data: {part: 'game'}},
    make('h3', {text: say('maker.game')}),
    make('div', {class: 'fields'}, ...said('maker.title', 'title', title, {max: 16, after: follow}), count(0, 'maker.fewest'), count(1, 'maker.most')),
    check(say('maker.both'), '', both, (on) => {
      both = on;
      again();
    }),
    choice(say('maker.sides'), 'sides', sidesOf(), form.sides ?? '', (value) => {
      if (value) form.sides = value;
      else delete form.sides;
      if (!/by /.test(value)) delete form.share;
      again();
    }),
    ...(/by /.test(form.sides ?? '') ? [check(say('maker.divided'), 'share', form.share === 'divided', (on) => {
      if (on) form.share = 'divided';
      else delete form.share;
      changed();
    })] : []),
    check(say('maker.leads'), 'leads', form.leads === 'left', (on) => {
      if (on) form.leads = 'left';
      else delete form.leads;
      changed();
    }),
    check(say('maker.right'), 'direction', form.direction === 'right', (on) => {
      if (on) form.direction = 'right';
      else delete form.direction;
      changed();
    }),
    make('div', {class: 'fields'}, text(say('maker.edition'), 'edition', form, 'edition', {number: true, optional: true, max: 2, help: say('maker.edition_help')})),
    ...(/^(opposite|alternate)/.test(form.sides ?? '') ? [] : [text(say('maker.idle'), at, idle, key, {formula: true, optional: true, help: say('maker.idle_help')})]),
  );
}

const kindOf = (is) => (Array.isArray(is) ? 'words' : KINDS.includes(is) ? is : 'number');
const rangeOf = (is) => /^(.*?)\s+to\s+(.*?)(?:\s+by\s+(.*))?$/.exec(` ${is} `.trim()) ?? [null, is, '', ''];

// The inputs of a row's range: the least, the most, and for a field (`steps`) the step.
function rangeParts(row, place, steps) {
  const [, least, most, step = ''] = rangeOf(row.is);
  const range = {least, most, step: step ?? ''};
  const join = () => (row.is = `${range.least} to ${range.most}${range.step ? ` by ${range.step}` : ''}`);
  const inputs = [['least', say('maker.from')], ['most', say('maker.to')], ...(steps ? [['step', say('maker.by'), say('maker.optional')]] : [])];
  return inputs.map(([key, label, help], at) => {
    const made = text(label, `${place}.is`, range, key, {formula: true, help, now: () => rangeOf(row.is)[at + 1] ?? ''});
    made.querySelector('.formula').addEventListener('input', join);
    return made;
  });
}

// The values that are written with commas between them, and those of a list, among which there may be numbers.
const valuesOf = (entered) => entered.split(',').map((one) => one.trim()).filter(Boolean);
const listOf = (entered) => valuesOf(entered).map((one) => (/^-?\d+$/.test(one) ? Number(one) : one));

// What a field takes: a range, a list of words, or one of the other kinds.
function takes(row, place) {
  const kind = kindOf(row.is);
  const kinds = KINDS.filter((one) => form.sides || !one.startsWith('side') || one === kind);
  const parts = [choice(say('maker.kind'), `${place}.is`, kinds.map((one) => [one, say(`maker.kind_${one.replace(/\W/g, '_')}`)]), kind, (value) => {
    row.is = {number: '0 to 10', words: ['yes', 'no', 'maybe']}[value] ?? value;
    if (value !== 'number') delete row.sum;
    if (value.startsWith('player') || value.startsWith('side') || value === 'words') delete row.for;
    again();
  })];
  if (kind === 'number') parts.push(...rangeParts(row, place, true));
  if (kind === 'words') {
    const held = {words: row.is.join(', ')};
    parts.push(text(say('maker.values'), `${place}.is`, held, 'words', {max: 200, help: say('maker.values_help'), after: (entered) => {
      row.is = listOf(entered);
      changed();
    }}));
  }
  return parts;
}

function fieldParts(row, place) {
  const each = row.for ?? 'once';
  const owners = ['each player', ...(form.sides || each === 'each side' ? ['each side'] : []), 'once'];
  const alone = ['number', 'yes/no'].includes(kindOf(row.is));
  const name = text(say('maker.name'), `${place}.field`, row, 'field', {max: 24, help: say('maker.name_help'), done: (entered) => {
    fresh.delete(row);
    rename(row, 'field', entered);
  }});
  const follow = (entered) => {
    if (fresh.has(row)) rename(row, 'field', shortName(entered, known().filter((one) => one !== row.field), 'number'));
  };
  return [make(
    'div', {class: 'fields'},
    ...said('maker.asks', place, row, {after: follow}),
    ...(alone ? [choice(say('maker.for'), `${place}.for`, owners.map((one) => [one, say(`maker.for_${one.replace(' ', '_')}`)]), each, (value) => {
      row.for = value;
      if (value === 'once') delete row.sum;
      again();
    })] : []),
    ...takes(row, place),
    ...(kindOf(row.is) === 'number' && each !== 'once' ? [text(say('maker.sum'), `${place}.sum`, row, 'sum', {formula: true, optional: true, help: say('maker.sum_help')})] : []),
    text(say('maker.when'), `${place}.when`, row, 'when', {formula: true, optional: true, help: say('maker.when_help')}),
    name,
  ), make(
    'details', {}, make('summary', {text: say('maker.more')}),
    make('div', {class: 'fields'}, ...inner(row, 'ask', 'maker.ask', place, {max: 120, help: say('maker.ask_help')}), ...ruleOf(row, place), ...cardsOf(row, place)),
  )];
}

// The table from which a number is counted, or somebody found, and the cards that who is named has.
function cardsOf(row, place) {
  const who = /^(player|side)/.test(row.is);
  if (!who && kindOf(row.is) !== 'number') return [];
  const held = {words: [row.holds ?? []].flat().join(', ')};
  const table = text(say('maker.cards_by'), `${place}.cards`, row, 'cards', {optional: true, max: 24, help: say('maker.cards_by_help')});
  const holds = text(say('maker.holds'), `${place}.holds`, held, 'words', {max: 200, help: say('maker.holds_help'), after: (entered) => {
    const cards = valuesOf(entered);
    if (cards.length) row.holds = cards.length > 1 ? cards : cards[0];
    else delete row.holds;
    changed();
  }});
  if (who) return [table, holds];
  return row.for && row.for !== 'once' ? [table] : [table, holds, text(say('maker.whose'), `${place}.whose`, row, 'whose', {optional: true, max: 24, help: say('maker.whose_help')})];
}

// A term of a score is an expression, or one with words beside it.
function termParts(terms) {
  return (_term, place, at) => {
    const term = isObject(terms[at]) ? terms[at] : {is: terms[at]};
    const store = () => {
      terms[at] = term.en === undefined && term.it === undefined ? term.is : term;
      changed();
    };
    return [make(
      'div', {class: 'fields'},
      text(say('maker.worth'), place, term, 'is', {formula: true, now: () => (isObject(terms[at]) ? terms[at].is : terms[at]), after: store}),
      ...said('maker.label', place, term, {after: store}),
    )];
  };
}

// The rule behind a row, where there are rules.
function ruleOf(row, place) {
  const rules = (form.rules ?? []).map((_, at) => [at + 1, `${at + 1}`]);
  return rules.length ? [choice(say('maker.rule'), `${place}.rule`, [['', say('maker.no_rule')], ...rules], row.rule ?? '', (value) => {
    if (value) row.rule = Number(value);
    else delete row.rule;
    changed();
  })] : [];
}

const checkParts = (row, place) => {
  const kind = 'each' in row ? 'each' : 'once';
  return [make(
    'div', {class: 'fields'},
    text(say('maker.must'), `${place}.${kind}`, row, kind, {formula: true}),
    ...said('maker.refusal', place, row, {max: 160, help: say('maker.refusal_help')}),
    choice(say('maker.for'), place, [['once', say('maker.check_once')], ['each', say('maker.check_each')]], kind, (value) => {
      row[value] = row[kind];
      delete row[kind];
      again();
    }),
    ...ruleOf(row, place),
  )];
};

const partParts = (row, place) => [make(
  'div', {class: 'fields'},
  text(say('maker.part_number'), `${place}.is`, row, 'is', {formula: true, optional: true, help: say('maker.part_help')}),
  ...said('maker.sentence', place, row, {max: 120}),
)];

const noteParts = (row, place) => [list('part', `${place}.parts`, row.parts, partParts, beginPart, 12), ...ruleOf(row, place)];

const beginPart = () => ({is: '1', [language()]: '{n}'});

// The parts of the history's line, which is in the step only while something is in it.
function tellOf(step) {
  const held = step.tell ?? {parts: []};
  return new Proxy(held.parts, {
    set(rows, at, value) {
      rows[at] = value;
      if (rows.length) step.tell = held;
      else delete step.tell;
      return true;
    },
  });
}

function stepParts(step, place, at) {
  const isLast = at === form.steps.length - 1;
  // The last entry scores; of another one the last term may be taken out.
  if (isLast) step.score ??= ['0'];
  if (!step.score?.length && !isLast) delete step.score;
  const scores = step.score ? list('term', `${place}.score`, step.score, termParts(step.score), () => '0', 12) : button('score', say('maker.score_add'), () => {
    step.score = ['0'];
    again();
  });
  return [
    make('div', {class: 'fields'}, ...said('maker.step_name', place, step)),
    make('h4', {text: say('maker.fields')}), list('field', `${place}.fields`, step.fields, fieldParts, () => {
      const row = {field: shortName('number', known(), 'number'), for: 'each player', is: '0 to 10'};
      fresh.add(row);
      return row;
    }, 16),
    make('h4', {text: say('maker.score')}), make('p', {class: 'soft', text: say('maker.score_words')}), scores,
    make('details', step.check?.length ? {open: ''} : {}, make('summary', {text: say('maker.checks')}), make('p', {class: 'soft', text: say('maker.checks_words')}), list('check', `${place}.check`, rowsOf(step, 'check'), checkParts, () => ({once: 'round > 0'}), 12)),
    make('details', step.notes ? {open: ''} : {}, make('summary', {text: say('maker.notes')}), make('p', {class: 'soft', text: say('maker.notes_words')}), list('note', `${place}.notes`, rowsOf(step, 'notes'), noteParts, () => ({parts: [beginPart()]}), 6)),
    make('details', step.tell ? {open: ''} : {}, make('summary', {text: say('maker.tell')}), make('p', {class: 'soft', text: say('maker.tell_words')}), list('part', `${place}.tell.parts`, tellOf(step), partParts, beginPart, 12)),
    make('details', step.coming ? {open: ''} : {}, make('summary', {text: say('maker.coming')}), make('p', {class: 'soft', text: say('maker.coming_words')}), make('div', {class: 'fields'}, ...inner(step, 'coming', 'maker.sentence', place, {max: 160}))),
  ];
}

function optionParts(row, place) {
  const isRange = typeof row.is === 'string';
  const name = text(say('maker.name'), `${place}.option`, row, 'option', {max: 24, help: say('maker.name_help'), done: (entered) => {
    fresh.delete(row);
    rename(row, 'option', entered);
  }});
  const follow = (entered) => {
    if (fresh.has(row)) rename(row, 'option', shortName(entered.split(':')[0], known().filter((one) => one !== row.option), 'rule'));
  };
  const values = {words: isRange ? '' : row.is.join(', ')};
  return [make(
    'div', {class: 'fields'},
    ...said('maker.option_words', place, row, {max: 160, after: follow, help: say('maker.option_help')}),
    choice(say('maker.kind'), `${place}.is`, [['values', say('maker.option_values')], ['range', say('maker.kind_number')]], isRange ? 'range' : 'values', (value) => {
      row.is = value === 'range' ? '0 to 100' : ['no', 'yes'];
      if (value === 'range') row.default = 10;
      else delete row.default;
      again();
    }),
    ...(isRange ? [...rangeParts(row, place, false), text(say('maker.default'), `${place}.default`, row, 'default', {number: true})]
      : [text(say('maker.values'), `${place}.is`, values, 'words', {max: 200, help: say('maker.option_values_help'), after: (entered) => {
        row.is = listOf(entered);
        changed();
      }})]),
    name,
  )];
}

function phaseParts(numbers) {
  return (row, place) => [make(
    'div', {class: 'fields'},
    ...said('maker.phase_words', place, row),
    ...numbers.map((name) => text(name, `${place}.${name}`, row, name, {number: true})),
    text(say('maker.times'), `${place}.times`, row, 'times', {number: true, optional: true}),
  )];
}

function phases() {
  const rows = rowsOf(form, 'phases');
  const numbers = Object.keys(rows[0] ?? {}).filter((key) => !['times', ...LANGUAGES].includes(key));
  const names = {words: numbers.join(', ')};
  const change = text(say('maker.numbers'), 'phases', names, 'words', {max: 100, help: say('maker.numbers_help')});
  change.querySelector('input').addEventListener('change', () => {
    const wanted = valuesOf(names.words);
    for (const row of rows) {
      const kept = Object.fromEntries(wanted.map((name, at) => [name, row[name] ?? row[numbers[at]] ?? 0]));
      for (const name of numbers) delete row[name];
      Object.assign(row, kept);
    }
    again();
  });
  return [...(rows.length ? [change] : []), list('phase', 'phases', rows, phaseParts(numbers), () => (rows.length ? copied(rows[rows.length - 1]) : {worth: 1}), 40)];
}

function end() {
  const {end: ends} = form;
  // Who wins at once is a formula, or an object that has one.
  const [won, key, at] = isObject(ends.won) ? [ends.won, 'is', 'end.won.is'] : [ends, 'won', 'end.won'];
  const isOut = ends.wins === 'last in';
  const again_ = form.again;
  const back = isOut ? [check(say('maker.back'), 'again', Boolean(again_), (on) => {
    if (on) form.again = {event: 'back', score: 'max(total)', times: '1', least: 2, stake: 'each', en: 're-entry', it: 'rientro'};
    else delete form.again;
    again();
  }), ...(again_ ? [make(
    'div', {class: 'fields'},
    ...said('maker.back_name', 'again', again_),
    text(say('maker.back_score'), 'again.score', again_, 'score', {formula: true}),
    text(say('maker.back_times'), 'again.times', again_, 'times', {formula: true, optional: true}),
    text(say('maker.back_least'), 'again.least', again_, 'least', {number: true, optional: true}),
  )] : [])] : [];
  return make(
    'section', {class: 'part', data: {part: 'end', place: 'end'}},
    make('h3', {text: say('maker.end')}),
    make('div', {class: 'fields'}, choice(say('maker.wins'), 'end.wins', ['high', 'low', 'last in'].map((one) => [one, say(`maker.wins_${one.replace(' ', '_')}`)]), ends.wins, (value) => {
      ends.wins = value;
      if (value === 'last in') ends.reached = 'out';
      else {
        delete ends.reached;
        delete form.again;
      }
      again();
    }), text(say(isOut ? 'maker.out_at' : 'maker.limit'), 'end.limit', ends, 'limit', {formula: true, optional: true, help: say('maker.limit_help')}), ...(isOut ? [] : [
      text(say('maker.rounds'), 'end.rounds', ends, 'rounds', {formula: true, optional: true, help: say('maker.limit_help')}),
      choice(say('maker.equal'), 'end.equal', ['share', 'play on'].map((one) => [one, say(`maker.equal_${one.replace(' ', '_')}`)]), ends.equal ?? 'share', (value) => {
        ends.equal = value;
        changed();
      }),
    ]), text(say('maker.won'), at, won, key, {formula: true, optional: true, help: say('maker.won_help')})),
    ...back,
  );
}

const pairParts = (row, place) => [make(
  'div', {class: 'fields'},
  text(say('maker.name'), `${place}[0]`, row, 0, {max: 24, done: (entered) => rename(row, 0, entered)}), text(say('maker.worth'), `${place}[1]`, row, 1, {formula: true}),
)];

const keptParts = (row, place) => [make(
  'div', {class: 'fields'},
  text(say('maker.name'), `${place}.name`, row, 'name', {max: 24, done: (entered) => rename(row, 'name', entered)}), text(say('maker.next'), `${place}.is`, row, 'is', {formula: true}), ...said('maker.kept_words', place, row),
)];

const shownParts = (row, place) => [make(
  'div', {class: 'fields'},
  text(say('maker.name'), `${place}.is`, row, 'is', {formula: true}), ...said('maker.sentence', place, row, {max: 40}),
)];

const ruleParts = (row, place, at) => [make(
  'div', {class: 'fields'},
  ...said('maker.sentence', place, row, {max: 400}),
  choice(say('maker.topic'), `${place}.on`, TOPICS.map((one) => [one, say(`maker.on_${one}`)]), row.on ?? (at ? 'score' : 'table'), (value) => {
    row.on = value;
    changed();
  }),
  text(say('maker.source'), `${place}.from`, row, 'from', {optional: true, max: 400, help: say('maker.source_help')}),
  ...inner(row, 'asked', 'maker.asked', place, {max: 120, help: say('maker.asked_help')}),
)];

// What the referee is asked of a hand: which fields, with which house rules, and what it is worth.
function judge() {
  const {judge: row} = form;
  if (!row) return [button('add-judge', say('maker.judge_add'), () => {
    const last = form.steps[form.steps.length - 1];
    const fit = last.fields.filter((one) => !/^(player|side)/.test(one.is)).map((one) => one.field);
    form.judge = {is: '0', fields: fit.slice(0, 1), [language()]: say('maker.judge_begin')};
    again('judge.is');
  })];
  const held = {fields: row.fields.join(', '), options: Object.entries(row.options ?? {}).map(([name, value]) => `${name}=${value}`).join(', ')};
  return [make(
    'div', {class: 'fields'},
    ...said('maker.judge_asks', 'judge', row, {max: 80}),
    text(say('maker.worth'), 'judge.is', row, 'is', {formula: true}),
    text(say('maker.judge_fields'), 'judge.fields', held, 'fields', {max: 400, help: say('maker.judge_fields_help'), now: () => row.fields.join(', '), after: (entered) => {
      row.fields = valuesOf(entered);
      changed();
    }}),
    text(say('maker.judge_options'), 'judge.options', held, 'options', {max: 200, help: say('maker.judge_options_help'), after: (entered) => {
      const pairs = valuesOf(entered).map((one) => one.split('=').map((part) => part.trim()));
      if (pairs.length) row.options = Object.fromEntries(pairs.map(([name, value = '']) => [name, listOf(value)[0] ?? '']));
      else delete row.options;
      changed();
    }}),
    ...ruleOf(row, 'judge'),
  ), make('div', {class: 'row tools'}, button('remove', say('maker.remove', {what: say('maker.judge')}), () => {
    delete form.judge;
    again();
  }, 'quiet'))];
}

// A part that is written as text; the engine says what is wrong at its place.
function dataPart(key) {
  const [area, why] = json(`maker-${key}`, 'maker.no_data', (found) => put(form, key, found === undefined ? '' : found, true), true);
  area.maxLength = 4000;
  const show = () => {
    if (document.activeElement !== area) area.value = form[key] === undefined ? '' : written(form[key]);
  };
  show();
  renew.push(show);
  const labelled = field(say('maker.data'), key, area, say(`maker.${key}_help`));
  return section(key, form[key], labelled, why, ...(key === 'melds' ? handPart() : []));
}

// Cards that the melds judge while one types: an input, and what is said of them.
function handPart() {
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
  const found = hand.trim() && form.melds ? await box.desk('judged', copied(form), hand).catch(() => []) : [];
  if (mine !== judging) return;
  dialog.querySelector('.judged')?.replaceChildren(...found.map(([question, words_]) => make('p', {}, ...(question ? [make('strong', {text: `${plain(question)} `})] : []), plain(words_))));
}

function fields() {
  if (!isWhole()) return [make('p', {class: 'soft', text: say('maker.text_only')})];
  return [
    basics(),
    make('section', {class: 'part', data: {part: 'steps'}}, make('h3', {text: say('maker.steps')}), make('p', {class: 'soft', text: say('maker.steps_words')}), list('step', 'steps', form.steps, stepParts, () => {
      const step = {step: shortName(`entry${form.steps.length + 1}`, form.steps.map((one) => one.step), 'entry'), fields: [{field: shortName('number', known(), 'number'), for: 'each player', is: '0 to 10'}], score: ['0']};
      fresh.add(step.fields[0]);
      return step;
    }, 4)),
    end(),
    section('options', form.options, list('option', 'options', rowsOf(form, 'options'), optionParts, () => {
      const row = {option: shortName('rule', known(), 'rule'), is: ['no', 'yes']};
      fresh.add(row);
      return row;
    }, 16)),
    section('let', form.let, list('let', 'let', rowsOf(form, 'let'), pairParts, () => [shortName('value', known(), 'value'), '0'], 16)),
    section('carried', form.carried, list('carried', 'carried', rowsOf(form, 'carried'), keptParts, () => {
      const name = shortName('kept', known(), 'kept');
      return {name, is: `${name} + 1`};
    }, 16)),
    section('shown', form.shown, list('shown', 'shown', rowsOf(form, 'shown'), shownParts, () => ({is: 'total', [language()]: '{n}'}), 4)),
    section('phases', form.phases, ...phases()),
    section('judge', form.judge, ...judge()),
    ...DATA.map(dataPart),
    section('rules', form.rules, list('rule', 'rules', rowsOf(form, 'rules'), ruleParts, () => ({[language()]: say('maker.rule_begin')}), 40)),
  ];
}

// -- the text of the form -------------------------------------------------------------------------------------------

// JSON with a line for each part: rows of lists stay on one line where they are short.
function written(value, indent = '') {
  const flat = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part === ',' || part === ':' ? `${part} ` : part));
  if (flat.length + indent.length < 90 || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent} `;
  const rows = Array.isArray(value) ? value.map((one) => written(one, deeper)) : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${deeper}${rows.join(`,\n${deeper}`)}${close}`;
}

function textPart() {
  const [area, why] = json('maker-text', 'maker.no_json', (found) => {
    form = opened(found);
    paint(false);
    changed();
  });
  Object.assign(area, {id: 'maker-text', rows: 16});
  return make('details', {class: 'part', data: {part: 'text'}}, make('summary', {text: say('maker.text')}), make('p', {class: 'soft', text: say('maker.text_words')}), make('label', {for: 'maker-text', class: 'unseen', text: say('maker.text')}), area, why);
}

function writeText() {
  const area = dialog.querySelector('#maker-text');
  if (area && document.activeElement !== area) area.value = written(form);
}

// -- made-up numbers ------------------------------------------------------------------------------------------------

// An input for a value of a field; what is entered stays while the form is changed.
function cell({name, kind, label, choices}, value, owner, at, words) {
  const spoken = owner === null ? label : say('maker.of', {field: label, name: words});
  const store = (entered) => {
    // The engine may not have answered to what was entered before.
    const mine = copied(events[at] ?? tried.steps[at].event);
    if (owner === null) mine[name] = entered;
    else mine[name] = {...mine[name], [owner]: entered};
    mine.mine = true;
    events = [...tried.steps.slice(0, at).map((one, before) => ({...(events[before] ?? one.event), mine: true})), mine];
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
  const place = dialog.querySelector('.trial');
  const bar = dialog.querySelector('.maker-bar output');
  for (const one of dialog.querySelectorAll('[aria-invalid]')) {
    one.removeAttribute('aria-invalid');
    one.removeAttribute('aria-describedby');
    if (one.dataset.help) one.setAttribute('aria-describedby', one.dataset.help);
  }
  for (const one of dialog.querySelectorAll('.mistake')) one.remove();
  dialog.querySelector('[data-maker="use"]').disabled = Boolean(tried.error);
  if (tried.error) {
    const words_ = plain(tried.error);
    mark(tried.where, words_);
    bar.textContent = `${tried.where ? `${tried.where}: ` : ''}${words_}`;
    bar.dataset.state = 'wrong';
    replace(place, make('p', {class: 'wrong', text: bar.textContent}), button('show', say('maker.show'), () => find(tried.where)?.focus()));
    return;
  }
  bar.dataset.state = '';
  bar.textContent = tried.sides.map((name, at) => `${plain(name)}: ${tried.scores[at]}`).join(' · ');
  const [least, most] = tried.players;
  const counts = Array.from({length: most - least + 1}, (_, at) => [least + at, say('maker.count', {n: least + at})]);
  replace(
    place,
    make('div', {class: 'row'}, choice(say('maker.count_label'), '', counts, tried.names.length, (value) => {
      players = Number(value);
      events = [];
      look();
    }), button('other', say('maker.other'), () => {
      seed = (seed % MAX.seed) + 1;
      events = [];
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
  for (const one of dialog.querySelectorAll('[data-place]')) {
    const {place} = one.dataset;
    const fits = where === place || where.startsWith(`${place}.`) || where.startsWith(`${place}[`);
    if (fits && (!best || place.length > best.dataset.place.length)) best = one;
  }
  return best?.matches('input, select, textarea') ? best : best?.querySelector('input, select, textarea') ?? dialog.querySelector('#maker-text');
}

// Say at the place of a mistake what it is.
function mark(where, words_) {
  const input = find(where);
  for (let one = input?.closest('details'); one; one = one.parentElement.closest('details')) if (one.dataset.part !== 'text') one.open = true;
  if (!input || input.id === 'maker-text') return;
  const why = make('span', {class: 'mistake wrong', id: `${input.id}-why`, text: words_});
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', [input.dataset.help, why.id].filter(Boolean).join(' '));
  input.closest('p').append(why);
}

// Ask the engine what the form comes to; what was asked before it answers counts no more.
async function look() {
  const mine = (asked += 1);
  const found = await box.desk('tried', copied(form), players, seed, events).catch((error) => ({error: String(error.message).split('\n')[0], where: ''}));
  if (mine !== asked || !dialog?.open) return;
  tried = found;
  if (!tried.error) events = tried.steps.map((one, at) => ({...one.event, ...(events[at]?.mine ? {mine: true} : {})}));
  showTried();
  judgeHand();
}

// -- the dialogue -----------------------------------------------------------------------------------------------------

function changed() {
  settings.set(DRAFT, JSON.stringify(form));
  writeText();
  clearTimeout(timer);
  timer = setTimeout(look, PAUSE);
}

// Draw the fields anew; the keyboard goes to the first field at `place`.
function again(place = '') {
  paint(true);
  changed();
  const target = place && dialog.querySelector(`[data-place="${CSS.escape(place)}"]`);
  if (target) {
    target.scrollIntoView({block: 'nearest'});
    (target.matches('input, select, textarea') ? target : target.querySelector('input, select, textarea'))?.focus({preventScroll: true});
  }
}

// The fields; which parts were open stays so. The text is drawn anew `withText`.
function paint(withText) {
  const area = dialog.querySelector('.maker-fields');
  const open = new Map([...area.querySelectorAll('details[data-part]')].map((one) => [one.dataset.part, one.open]));
  const top = dialog.scrollTop;
  const last = withText ? textPart() : area.querySelector('[data-part="text"]') ?? textPart();
  renew = [];
  area.replaceChildren(...fields(), last);
  for (const one of area.querySelectorAll('details[data-part]')) if (open.has(one.dataset.part)) one.open = open.get(one.dataset.part);
  dialog.scrollTop = top;
  writeText();
}

// Names and signs under the formula in which one writes; a press puts one where the caret stands.
function chips(input) {
  const at = dialog.querySelector('.chips') ?? make('div', {class: 'chips', role: 'group', 'aria-label': say('maker.chips')});
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
  let found = EMPTY;
  if (kind === 'ready') {
    found = await box.desk('data', value);
    found = {...found, form: `my_${value}`.slice(0, 24), title: {en: titleOf(found)}};
  } else if (kind === 'more') found = await box.desk('data', value);
  else if (kind === 'own') found = (await decode(`form=${value}`)).value;
  begin(found, kind === 'empty');
}

function begin(given, isNew = false) {
  form = opened(given);
  if (isNew) for (const one of [form, ...form.steps[0].fields]) fresh.add(one);
  both = !isNew && isBoth(form);
  [events, seed] = [[], 1];
  paint(true);
  changed();
  dialog.scrollTop = 0;
}

async function starts() {
  const [ready, more] = [await box.desk('ready'), await box.desk('more')];
  const own = state.mode === 'off' ? [] : (await box.do('form', 'given')).value ?? [];
  const select = dialog.querySelector('#maker-start');
  const group = (key, rows) => (rows.length ? [make('optgroup', {label: say(key)}, ...rows.map(([value, words_]) => make('option', {value, text: plain(words_)})))] : []);
  select.replaceChildren(
    make('option', {value: '', text: say('maker.start')}), make('option', {value: 'empty:', text: say('maker.start_empty')}),
    ...group('maker.start_own', own.map(([title, text_]) => [`own:${text_}`, title])), ...group('maker.start_more', more.map(([name, title]) => [`more:${name}`, title])), ...group('maker.start_ready', ready.map(([name, title]) => [`ready:${name}`, title])),
  );
}

function build() {
  const close = button('close', say('maker.close'), () => dialog.close(), 'quiet');
  const start = make('select', {id: 'maker-start'});
  start.addEventListener('change', async () => {
    const chosen = start.value;
    start.value = '';
    if (chosen && (await ask(say('maker.replace'), say('maker.replace_words'), [['ok', say('maker.replace_ok')], ['cancel', say('cancel')]])) === 'ok') await startFrom(chosen);
    start.focus();
  });
  const use = button('use', say('maker.use'), async () => {
    const why = await refusal(form);
    if (why) return;
    const chosen = await give(form, say('forms.title', {title: titleOf(form)}), say('maker.use_words'));
    if (['box', 'cable'].includes(chosen)) dialog.close();
  }, 'main');
  dialog = make(
    'dialog', {id: 'maker', 'aria-labelledby': 'maker-title'},
    make('header', {class: 'maker-top'}, make('h2', {id: 'maker-title', text: say('maker.heading')}), close),
    make('p', {class: 'soft', text: say('maker.lead')}),
    make('p', {class: 'field start'}, make('label', {for: 'maker-start', text: say('maker.start_label')}), start),
    make('div', {class: 'maker-body'}, make('div', {class: 'maker-fields'}), make('aside', {class: 'maker-trial', 'aria-labelledby': 'maker-trial-title'}, make('h3', {id: 'maker-trial-title', text: say('maker.trial')}), make('p', {class: 'soft', text: say('maker.trial_words')}), make('div', {class: 'trial'}))),
    make('div', {class: 'maker-bar'}, make('output', {'aria-label': say('maker.total')}), button('numbers', say('maker.numbers_short'), () => dialog.querySelector('.maker-trial').scrollIntoView(), 'quiet'), use),
  );
  dialog.addEventListener('focusin', ({target}) => target.matches?.('.formula') && chips(target));
  document.body.append(dialog);
}

async function open(given) {
  if (!document.querySelector('link[href="maker/maker.css"]')) {
    const sheet = make('link', {rel: 'stylesheet', href: 'maker/maker.css'});
    await new Promise((resolve) => {
      sheet.onload = sheet.onerror = resolve;
      document.head.append(sheet);
    });
  }
  document.getElementById('maker')?.remove();
  opener = document.activeElement;
  build();
  const leave = enter(() => dialog.close());
  dialog.addEventListener('close', () => {
    leave();
    clearTimeout(timer);
    if (opener?.isConnected) opener.focus({preventScroll: true});
  }, {once: true});
  dialog.showModal();
  begin(given, given === EMPTY);
  await starts();
}

// Change a form that came from elsewhere.
export const change = (given) => open(given);

// Go on with the form that was made last, or begin one.
export function makeOne() {
  let draft = null;
  try {
    draft = JSON.parse(settings.get(DRAFT) ?? 'null');
  } catch {
    // What is there is not ours.
  }
  return open(isObject(draft) ? draft : EMPTY);
}
