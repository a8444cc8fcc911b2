// The fields of a whole form: what it is called, who plays, its house rules, its end, its rules to read.
import {make} from '../shared/parts.js';
import {language, languages, nameOf, say} from '../shared/words.js';
import {dealParts} from './deal.js';
import {DATA, MAX, copied, draft, fresh, hooks, isCode, isObject, isWhole, known, others, shortName} from './draft.js';
import {button, check, choice, field, inner, json, list, put, rename, rowsOf, said, section, text} from './inputs.js';
import {listOf, rangeParts, ruleOf, stepParts, valueParts, valuesOf} from './steps.js';
import {handPart} from './trial.js';

const TOPICS = ['table', 'cards', 'deal', 'turn', 'hands', 'score', 'win'];

// Who can play together: seats, or a field that says it, or what the form has.
function sidesOf() {
  const makes = draft.form.steps.flatMap((step) => (step.fields ?? []).filter(({is, for: whose}) => /^player/.test(is) || (is === 'yes/no' && whose === 'each player')));
  const by = makes.map(({field}) => [`by ${field}`, say('maker.sides_by', {field})]);
  const found = [['', say('maker.sides_none')], ['opposite', say('maker.sides_opposite')], ['alternate', say('maker.sides_alternate')], ...by];
  return !draft.form.sides || found.some(([value]) => value === draft.form.sides) ? found : [...found, [draft.form.sides, draft.form.sides]];
}

function basics() {
  const title = draft.form.title ?? (draft.form.title = {en: draft.form.form});
  const follow = (entered) => {
    if (!fresh.has(draft.form)) return;
    draft.form.form = shortName(entered, [], 'my_game');
    hooks.changed();
  };
  const count = (at, key) => choice(say(key), 'players', Array.from({length: MAX.players - 1}, (_, n) => [n + 2, n + 2]), draft.form.players?.at(-at), (value) => {
    draft.form.players = [draft.form.players[0], draft.form.players.at(-1)].map((one, index) => (index === at ? Number(value) : at === 0 ? Math.max(one, Number(value)) : Math.min(one, Number(value))));
    hooks.again();
  });
  // Who sits out is a formula, or an object that has one.
  const [idle, key, at] = isObject(draft.form.idle) ? [draft.form.idle, 'is', 'idle.is'] : [draft.form, 'idle', 'idle'];
  return make(
    'section', {class: 'part', data: {part: 'game'}},
    make('h3', {text: say('maker.game')}),
    make('div', {class: 'fields'}, ...said('maker.title', 'title', title, {max: 16, after: follow}), count(0, 'maker.fewest'), count(1, 'maker.most')),
    choice(say('maker.both'), 'languages', [['', say('maker.alone')], ...[...new Set([...languages(), ...others(draft.form)])].filter((name) => name !== language()).map((name) => [name, nameOf(name)])], draft.also, (name) => {
      draft.also = name;
      hooks.again();
    }),
    choice(say('maker.sides'), 'sides', sidesOf(), draft.form.sides ?? '', (value) => {
      if (value) draft.form.sides = value;
      else delete draft.form.sides;
      if (!/by /.test(value)) delete draft.form.share;
      hooks.again();
    }),
    ...(/by /.test(draft.form.sides ?? '') ? [check(say('maker.divided'), 'share', draft.form.share === 'divided', (on) => {
      if (on) draft.form.share = 'divided';
      else delete draft.form.share;
      hooks.changed();
    })] : []),
    choice(say('maker.stake'), 'stake', ['', 'points', 'difference'].map((one) => [one, say(`maker.stake_${one || 'none'}`)]), draft.form.stake ?? '', (value) => {
      if (value) draft.form.stake = value;
      else delete draft.form.stake;
      hooks.changed();
    }),
    check(say('maker.right'), 'direction', draft.form.direction === 'right', (on) => {
      if (on) draft.form.direction = 'right';
      else delete draft.form.direction;
      hooks.changed();
    }),
    make('div', {class: 'fields'}, text(say('maker.edition'), 'edition', draft.form, 'edition', {number: true, optional: true, max: 2, help: say('maker.edition_help')})),
    ...(/^(opposite|alternate)/.test(draft.form.sides ?? '') ? [] : [text(say('maker.idle'), at, idle, key, {formula: true, optional: true, help: say('maker.idle_help')})]),
  );
}

function optionParts(row, place) {
  const isRange = typeof row.is === 'string';
  const name = text(say('maker.name'), `${place}.option`, row, 'option', {max: 24, help: say('maker.name_help'), done: (entered) => {
    fresh.delete(row);
    rename(row, 'option', entered);
  }});
  const follow = (entered) => {
    if (fresh.has(row)) rename(row, 'option', shortName(entered, known().filter((one) => one !== row.option), 'rule'));
  };
  return [make(
    'div', {class: 'fields'},
    ...said('maker.option_words', place, row, {after: follow}),
    choice(say('maker.kind'), `${place}.is`, [['values', say('maker.option_values')], ['range', say('maker.kind_number')]], isRange ? 'range' : 'values', (value) => {
      row.is = value === 'range' ? '0 to 100' : ['no', 'yes'];
      delete row.values;
      if (value === 'range') row.default = 10;
      else delete row.default;
      hooks.again();
    }),
    ...(isRange ? [...rangeParts(row, place, false), text(say('maker.default'), `${place}.default`, row, 'default', {number: true})]
      : valueParts(row, place, say('maker.option_values_help'))),
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
  const rows = rowsOf(draft.form, 'phases');
  const numbers = Object.keys(rows[0] ?? {}).filter((key) => key !== 'times' && !isCode(key));
  const names = {words: numbers.join(', ')};
  const change = text(say('maker.numbers'), 'phases', names, 'words', {max: 100, help: say('maker.numbers_help')});
  change.querySelector('input').addEventListener('change', () => {
    const wanted = valuesOf(names.words);
    for (const row of rows) {
      const kept = Object.fromEntries(wanted.map((name, at) => [name, row[name] ?? row[numbers[at]] ?? 0]));
      for (const name of numbers) delete row[name];
      Object.assign(row, kept);
    }
    hooks.again();
  });
  return [...(rows.length ? [change] : []), list('phase', 'phases', rows, phaseParts(numbers), () => (rows.length ? copied(rows[rows.length - 1]) : {worth: 1}), 40)];
}

function end() {
  const {end: ends} = draft.form;
  // Who wins at once is a formula, or an object that has one.
  const [won, key, at] = isObject(ends.won) ? [ends.won, 'is', 'end.won.is'] : [ends, 'won', 'end.won'];
  const isOut = ends.wins === 'last in';
  const again_ = draft.form.again;
  const back = isOut ? [check(say('maker.back'), 'again', Boolean(again_), (on) => {
    if (on) draft.form.again = {event: 'back', score: 'max(total)', times: '1', least: 2, stake: 'each', [language()]: say('maker.re_entry')};
    else delete draft.form.again;
    hooks.again();
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
        delete draft.form.again;
      }
      hooks.again();
    }), text(say(isOut ? 'maker.out_at' : 'maker.limit'), 'end.limit', ends, 'limit', {formula: true, optional: true, help: say('maker.limit_help')}), ...(isOut ? [] : [
      ...(ends.wins === 'high' ? [
        text(say('maker.counts'), 'end.when', ends, 'when', {optional: true, max: 120, help: say('maker.counts_help')}),
        text(say('maker.who_first'), 'end.first', ends, 'first', {optional: true, max: 24, help: say('maker.who_first_help')}),
      ] : []),
      text(say('maker.rounds'), 'end.rounds', ends, 'rounds', {formula: true, optional: true, help: say('maker.limit_help')}),
      choice(say('maker.equal'), 'end.equal', ['share', 'play on'].map((one) => [one, say(`maker.equal_${one.replace(' ', '_')}`)]), ends.equal ?? 'share', (value) => {
        ends.equal = value;
        hooks.changed();
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
    hooks.changed();
  }),
  text(say('maker.source'), `${place}.from`, row, 'from', {optional: true, max: 400, help: say('maker.source_help')}),
  ...inner(row, 'asked', 'maker.asked', place, {max: 120, help: say('maker.asked_help')}),
)];

// What the referee is asked of a hand: which fields, with which house rules, and what it is worth.
function judge() {
  const {judge: row} = draft.form;
  if (!row) return [button('add-judge', say('maker.judge_add'), () => {
    const last = draft.form.steps[draft.form.steps.length - 1];
    const fit = last.fields.filter((one) => !/^(player|side)/.test(one.is)).map((one) => one.field);
    draft.form.judge = {is: '0', fields: fit.slice(0, 1), [language()]: say('maker.judge_begin')};
    hooks.again('judge.is');
  })];
  const held = {fields: row.fields.join(', '), options: Object.entries(row.options ?? {}).map(([name, value]) => `${name}=${value}`).join(', ')};
  return [make(
    'div', {class: 'fields'},
    ...said('maker.judge_asks', 'judge', row, {max: 80}),
    text(say('maker.worth'), 'judge.is', row, 'is', {formula: true}),
    text(say('maker.judge_fields'), 'judge.fields', held, 'fields', {max: 400, help: say('maker.judge_fields_help'), now: () => row.fields.join(', '), after: (entered) => {
      row.fields = valuesOf(entered);
      hooks.changed();
    }}),
    text(say('maker.judge_options'), 'judge.options', held, 'options', {max: 200, help: say('maker.judge_options_help'), after: (entered) => {
      const pairs = valuesOf(entered).map((one) => one.split('=').map((part) => part.trim()));
      if (pairs.length) row.options = Object.fromEntries(pairs.map(([name, value = '']) => [name, listOf(value)[0] ?? '']));
      else delete row.options;
      hooks.changed();
    }}),
    ...ruleOf(row, 'judge'),
  ), make('div', {class: 'row tools'}, button('remove', say('maker.remove', {what: say('maker.judge')}), () => {
    delete draft.form.judge;
    hooks.again();
  }, 'quiet'))];
}

// A part that is written as text; the engine says what is wrong at its place.
function dataPart(key) {
  const [area, why] = json(`maker-${key}`, 'maker.no_data', (found) => put(draft.form, key, found === undefined ? '' : found, true), true);
  area.maxLength = 4000;
  const show = () => {
    if (document.activeElement !== area) area.value = draft.form[key] === undefined ? '' : written(draft.form[key]);
  };
  show();
  draft.renew.push(show);
  const labelled = field(say('maker.data'), key, area, say(`maker.${key}_help`));
  return section(key, draft.form[key], labelled, why, ...(key === 'melds' ? handPart() : []));
}

export function fields() {
  if (!isWhole()) return [make('p', {class: 'soft', text: say('maker.text_only')})];
  return [
    basics(),
    make('section', {class: 'part', data: {part: 'steps'}}, make('h3', {text: say('maker.steps')}), make('p', {class: 'soft', text: say('maker.steps_words')}), list('step', 'steps', draft.form.steps, stepParts, () => {
      const step = {step: shortName(`entry${draft.form.steps.length + 1}`, draft.form.steps.map((one) => one.step), 'entry'), fields: [{field: shortName('number', known(), 'number'), for: 'each player', is: '0 to 10'}], score: ['0']};
      fresh.add(step.fields[0]);
      return step;
    }, 4)),
    end(),
    section('deal', draft.form.deal, ...dealParts()),
    section('options', draft.form.options, list('option', 'options', rowsOf(draft.form, 'options'), optionParts, () => {
      const row = {option: shortName('rule', known(), 'rule'), is: ['no', 'yes']};
      fresh.add(row);
      return row;
    }, 16)),
    section('let', draft.form.let, list('let', 'let', rowsOf(draft.form, 'let'), pairParts, () => [shortName('value', known(), 'value'), '0'], 16)),
    section('carried', draft.form.carried, list('carried', 'carried', rowsOf(draft.form, 'carried'), keptParts, () => {
      const name = shortName('kept', known(), 'kept');
      return {name, is: `${name} + 1`};
    }, 16)),
    section('shown', draft.form.shown, list('shown', 'shown', rowsOf(draft.form, 'shown'), shownParts, () => ({is: 'total', [language()]: '{n}'}), 4)),
    section('phases', draft.form.phases, ...phases()),
    section('judge', draft.form.judge, ...judge()),
    ...DATA.map(dataPart),
    section('rules', draft.form.rules, list('rule', 'rules', rowsOf(draft.form, 'rules'), ruleParts, () => ({[language()]: say('maker.rule_begin')}), 40)),
  ];
}

// JSON with a line for each part: rows of lists stay on one line where they are short.
export function written(value, indent = '') {
  const flat = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part === ',' || part === ':' ? `${part} ` : part));
  if (flat.length + indent.length < 90 || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent} `;
  const rows = Array.isArray(value) ? value.map((one) => written(one, deeper)) : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${deeper}${rows.join(`,\n${deeper}`)}${close}`;
}
