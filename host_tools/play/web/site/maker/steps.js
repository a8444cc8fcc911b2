// The fields of a step: what is asked, what is checked, what it scores, what is said of it.
import {make} from '../shared/parts.js';
import {language, say} from '../shared/words.js';
import {KINDS, draft, fresh, hooks, isCode, isObject, known, shortName} from './draft.js';
import {button, choice, inner, list, rename, rowsOf, said, text} from './inputs.js';

const kindOf = (is) => (Array.isArray(is) ? 'words' : KINDS.includes(is) ? is : 'number');
const rangeOf = (is) => /^(.*?)\s+to\s+(.*?)(?:\s+by\s+(.*))?$/.exec(` ${is} `.trim()) ?? [null, is, '', ''];

// The inputs of a row's range: the least, the most, and for a field (`steps`) the step.
export function rangeParts(row, place, steps) {
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
export const valuesOf = (entered) => entered.split(',').map((one) => one.trim()).filter(Boolean);
export const listOf = (entered) => valuesOf(entered).map((one) => (/^-?\d+$/.test(one) ? Number(one) : one));

// The values of a list, and what each is called: those that are taken out lose their words.
export function valueParts(row, place, help) {
  const held = {words: row.is.join(', ')};
  const words = make('div', {class: 'fields'});
  const draw = () => {
    const names = row.is.map(String).filter((one) => !one.includes(' to '));
    const all = row.values ?? {};
    const kept = () => {
      if (Object.keys(all).length) row.values = all;
      else delete row.values;
    };
    for (const one of Object.keys(all)) if (!names.includes(one)) delete all[one];
    kept();
    const plain = names.every((one) => ['yes', 'no'].includes(one)) && !row.values;
    words.replaceChildren(...(plain ? [] : names.flatMap((one) => inner(all, one, 'maker.value_words', `${place}.values`, {facts: {value: one}, kept}))));
  };
  const values = text(say('maker.values'), `${place}.is`, held, 'words', {max: 200, help, after: (entered) => {
    row.is = listOf(entered);
    hooks.changed();
  }});
  values.querySelector('input').addEventListener('change', () => {
    draw();
    hooks.changed();
  });
  draw();
  return [values, words];
}

// What a field takes: a range, a list of words, or one of the other kinds.
function takes(row, place) {
  const kind = kindOf(row.is);
  const kinds = KINDS.filter((one) => draft.form.sides || !one.startsWith('side') || one === kind);
  const parts = [choice(say('maker.kind'), `${place}.is`, kinds.map((one) => [one, say(`maker.kind_${one.replace(/\W/g, '_')}`)]), kind, (value) => {
    row.is = {number: '0 to 10', words: ['yes', 'no', 'maybe']}[value] ?? value;
    delete row.values;
    if (value !== 'number') delete row.sum;
    if (value.startsWith('player') || value.startsWith('side') || value === 'words') delete row.for;
    hooks.again();
  })];
  if (kind === 'number') parts.push(...rangeParts(row, place, true));
  if (kind === 'words') parts.push(...valueParts(row, place, say('maker.values_help')));
  return parts;
}

function fieldParts(row, place) {
  const each = row.for ?? 'once';
  const owners = ['each player', ...(draft.form.sides || each === 'each side' ? ['each side'] : []), 'once'];
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
      hooks.again();
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
    hooks.changed();
  }});
  if (who) return [table, holds];
  return row.for && row.for !== 'once' ? [table] : [table, holds, text(say('maker.whose'), `${place}.whose`, row, 'whose', {optional: true, max: 24, help: say('maker.whose_help')})];
}

// A term of a score is an expression, or one with words beside it.
function termParts(terms) {
  return (_term, place, at) => {
    const term = isObject(terms[at]) ? terms[at] : {is: terms[at]};
    const store = () => {
      terms[at] = Object.keys(term).some(isCode) ? term : term.is;
      hooks.changed();
    };
    return [make(
      'div', {class: 'fields'},
      text(say('maker.worth'), place, term, 'is', {formula: true, now: () => (isObject(terms[at]) ? terms[at].is : terms[at]), after: store}),
      ...said('maker.label', place, term, {after: store}),
    )];
  };
}

// The rule behind a row, where there are rules.
export function ruleOf(row, place) {
  const rules = (draft.form.rules ?? []).map((_, at) => [at + 1, `${at + 1}`]);
  return rules.length ? [choice(say('maker.rule'), `${place}.rule`, [['', say('maker.no_rule')], ...rules], row.rule ?? '', (value) => {
    if (value) row.rule = Number(value);
    else delete row.rule;
    hooks.changed();
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
      hooks.again();
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

export function stepParts(step, place, at) {
  const isLast = at === draft.form.steps.length - 1;
  // The last entry scores; of another one the last term may be taken out.
  if (isLast) step.score ??= ['0'];
  if (!step.score?.length && !isLast) delete step.score;
  const scores = step.score ? list('term', `${place}.score`, step.score, termParts(step.score), () => '0', 12) : button('score', say('maker.score_add'), () => {
    step.score = ['0'];
    hooks.again();
  });
  return [
    make('div', {class: 'fields'}, ...said('maker.step_name', place, step)),
    make('h4', {text: say('maker.fields')}), list('field', `${place}.fields`, step.fields, fieldParts, () => {
      const row = {field: shortName('number', known(), 'number'), for: 'each player', is: '0 to 10'};
      fresh.add(row);
      return row;
    }, 16),
    make('h4', {text: say('maker.score')}), make('p', {class: 'soft', text: say('maker.score_words')}), scores,
    make('details', step.check?.length ? {open: ''} : {}, make('summary', {text: say('maker.checks')}), make('p', {class: 'soft', text: say('maker.checks_words')}), list('check', `${place}.check`, rowsOf(step, 'check'), checkParts, () => ({once: 'round > 0'}), 16)),
    make('details', step.notes ? {open: ''} : {}, make('summary', {text: say('maker.notes')}), make('p', {class: 'soft', text: say('maker.notes_words')}), list('note', `${place}.notes`, rowsOf(step, 'notes'), noteParts, () => ({parts: [beginPart()]}), 6)),
    make('details', step.tell ? {open: ''} : {}, make('summary', {text: say('maker.tell')}), make('p', {class: 'soft', text: say('maker.tell_words')}), list('part', `${place}.tell.parts`, tellOf(step), partParts, beginPart, 12)),
    make('details', step.coming ? {open: ''} : {}, make('summary', {text: say('maker.coming')}), make('p', {class: 'soft', text: say('maker.coming_words')}), make('div', {class: 'fields'}, ...inner(step, 'coming', 'maker.sentence', place, {max: 160}))),
  ];
}
