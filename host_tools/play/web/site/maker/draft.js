// The score form that is being made: its shape, the names in it, and other names for them.
import {language} from '../shared/words.js';

// The form that is made, and where: `dialog` shows it; `players`, `seed` and `events` are what the engine plays it with;
// `renew` shows anew what is in the form, for each input; `also`: the other language in which words are asked for, if any.
export const draft = {dialog: null, form: null, players: 4, seed: 1, events: [], renew: [], also: ''};
// What is done when the form has changed, and what draws its fields anew, the keyboard at a place (maker.js).
export const hooks = {changed: () => {}, again: (_place = '') => {}};

// Whether words stand under a key: the code of a language has two letters, as have some keys of a form.
export const isCode = (key) => /^[a-z]{2}$/.test(key) && !['by', 'is', 'on', 'to'].includes(key);
export const MAX = {players: 12, seed: 1000};
export const KINDS = ['number', 'yes/no', 'player', 'player or nobody', 'side', 'side or nobody', 'words'];
// The parts of a form that are formulas.
// The parts that are data of their own, and are written as text.
export const DATA = ['cards', 'melds'];
// What stands in melds besides names of values.
const MELD_WORDS = ['set', 'sets', 'run', 'runs', 'suit', 'points', 'pure', 'cards', 'wilds', 'naturals', 'rank', 'turned', 'after', 'total', 'round'];
// What stands in the deal besides.
const DEAL_WORDS = ['next', 'dealer', 'previous', 'left', 'right', 'across', 'no'];
const FORMULAS = ['is', 'sum', 'when', 'once', 'each', 'score', 'limit', 'rounds', 'times', 'won', 'idle', 'pair'];
export const SIGNS = ['==', '!=', '<', '>', 'if', 'else', 'and', 'not', 'sum()', 'count()', 'max()', 'min()', 'others()'];
// What was made here and has had no name by hand: its name follows its words.
export const fresh = new WeakSet();

export const copied = (value) => JSON.parse(JSON.stringify(value));
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// A short name for formulas and links: letters, digits and _, of what people call it.
export function shortName(words, taken, usual) {
  const plainest = words.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '_').replace(/^[_\d]+|_+$/g, '').slice(0, 20);
  const name = plainest || usual;
  let found = name;
  for (let count = 2; taken.includes(found); count++) found = `${name}${count}`;
  return found;
}

// Bring a form into the shape that the fields below have: a score is a list, players are the fewest and the most.
export function opened(given) {
  const found = copied(given);
  if (!isObject(found)) return found;
  if (typeof found.title === 'string') found.title = {en: found.title};
  // So forms said it before they had a deal.
  if (found.leads === 'left') {
    delete found.leads;
    found.deal = {starts: 'next', ...found.deal};
  }
  if (Array.isArray(found.players) && found.players.length === 1) found.players = [found.players[0], found.players[0]];
  for (const step of Array.isArray(found.steps) ? found.steps : []) {
    if (isObject(step) && step.score !== undefined && !Array.isArray(step.score)) step.score = [step.score];
  }
  // What a value is called may be written as a text.
  for (const row of [found.options, ...(Array.isArray(found.steps) ? found.steps : []).map((step) => step?.fields)].flatMap((one) => (Array.isArray(one) ? one : []))) {
    for (const [value, words] of Object.entries(isObject(row?.values) ? row.values : {})) if (typeof words === 'string') row.values[value] = {en: words};
  }
  return found;
}

// Whether the fields can show it; else there is the text alone.
export const isWhole = () => {
  const lists = ['options', 'shown', 'let', 'carried', 'steps', 'phases', 'rules'];
  const rows = (value) => value === undefined || (Array.isArray(value) && value.every((one) => isObject(one)));
  const objects = (rows_, ...keys) => (rows_ ?? []).every((one) => keys.every((key) => one[key] === undefined || isObject(one[key])));
  const lines = (value) => rows(value) && (value ?? []).every((one) => Array.isArray(one.parts) && rows(one.parts));
  return isObject(draft.form) && Array.isArray(draft.form.steps) && isObject(draft.form.end) && lists.every((name) => name === 'let' || rows(draft.form[name]))
    && (draft.form.let ?? []).every?.((one) => Array.isArray(one)) && objects(draft.form.rules, 'asked') && objects(draft.form.options, 'values') && objects([draft.form], 'judge', 'deal') && (draft.form.judge === undefined || Array.isArray(draft.form.judge.fields)) && objects([draft.form.judge ?? {}], 'options')
    && draft.form.steps.every((step) => rows(step.fields) && objects(step.fields, 'ask', 'values') && rows(step.check) && lines(step.notes) && lines(step.tell && [step.tell]) && (step.score === undefined || Array.isArray(step.score)));
};

// The languages, other than the page's, in which a part of the form has words.
export function others(value) {
  if (Array.isArray(value)) return [...new Set(value.flatMap(others))];
  if (!isObject(value)) return [];
  const here = Object.keys(value).filter((key) => isCode(key) && key !== language() && typeof value[key] === 'string');
  return [...new Set([...here, ...Object.values(value).flatMap(others)])];
}

// All names that formulas can have.
export function known() {
  const fields = draft.form.steps.flatMap((step) => (step.fields ?? []).map((one) => one.field));
  const numbers = Object.keys(draft.form.phases?.[0] ?? {}).filter((key) => key !== 'times' && !isCode(key));
  return [...fields, ...(draft.form.options ?? []).map((one) => one.option), ...(draft.form.let ?? []).map(([name]) => name), ...(draft.form.carried ?? []).map((one) => one.name), ...numbers, 'round', 'players', 'started', 'turn', ...(draft.form.edition > 1 ? ['edition'] : []), ...(draft.form.idle ? ['idle'] : []), 'total'].filter(Boolean);
}

// Put another name in place of one in all texts of a value: what melds are is made of formulas.
function everywhere(value, name, to) {
  if (typeof value === 'string') return value.replace(name, to);
  if (Array.isArray(value)) return value.map((one) => everywhere(one, name, to));
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everywhere(one, name, to)])) : value;
}

// Put another name in place of one in all formulas, and in the braces of sentences.
export function replaceName(value, from, to, key = '') {
  // A number that is counted by melds has two more names, with `_wins` and `_loose`.
  const name = new RegExp(`(?<!\\w)${from}(?=${draft.form.melds ? '(?:_wins|_loose)?' : ''}(?!\\w))`, 'g');
  const swap = (one, at) => {
    if (at === 'melds') return MELD_WORDS.includes(from) ? one : everywhere(one, name, to);
    if (at === 'deal') return DEAL_WORDS.includes(from) ? one : everywhere(one, name, to);
    if (typeof one !== 'string') return replaceName(one, from, to, at);
    if (['fields', 'whose', 'first'].includes(at)) return one === from ? to : one;
    if (at === 'sides') return one.replace(new RegExp(`(?<=by )${from}(?!\\w)`), to);
    if (isCode(at)) return one.replace(new RegExp(`(?<=\\{(option:)?)${from}(?=[=}])`, 'g'), to);
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
