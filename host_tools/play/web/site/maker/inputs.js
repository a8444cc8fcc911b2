// The parts of which the fields of a form are made: inputs, lists, sections.
import {make} from '../shared/parts.js';
import {language, nameOf, say} from '../shared/words.js';
import {draft, hooks, replaceName} from './draft.js';

let number = 0;
const id = () => `maker-${(number += 1)}`;

// A field with its words, at a place that the engine may name.
export function field(label, place, input, help = '') {
  input.id = id();
  input.dataset.place = place;
  const more = help ? [make('small', {id: `${input.id}-help`, text: help})] : [];
  if (help) input.setAttribute('aria-describedby', (input.dataset.help = `${input.id}-help`));
  return make('p', {class: 'field'}, make('label', {for: input.id, text: label}), input, ...more);
}

// Set or leave out a part of an object, and look what comes of it.
export function put(object, key, value, optional) {
  if (optional && value === '') delete object[key];
  else object[key] = value;
  hooks.changed();
}

export function text(label, place, object, key, {optional = false, max = 80, help = '', number: isNumber = false, formula = false, now = () => object[key], after = (_value) => {}, done = null} = {}) {
  const given = {autocomplete: 'off', spellcheck: formula ? 'false' : 'true', maxlength: formula ? 200 : max, ...(formula ? {autocapitalize: 'off', rows: 1, class: 'formula'} : {type: 'text'}), ...(isNumber ? {inputmode: 'numeric'} : {})};
  const input = make(formula ? 'textarea' : 'input', given);
  const show = () => (input.value = object[key] ?? '');
  show();
  draft.renew.push(() => {
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

export function choice(label, place, values, chosen, act) {
  const select = make('select', {}, ...values.map(([value, words]) => make('option', {value, text: words})));
  select.value = chosen;
  select.addEventListener('change', () => act(select.value));
  return field(label, place, select);
}

export function check(label, place, on, act) {
  const input = make('input', {type: 'checkbox'});
  input.checked = on;
  input.dataset.place = place;
  input.addEventListener('change', () => act(input.checked));
  return make('p', {class: 'check'}, make('label', {}, input, ` ${label}`));
}

// Words in the page's language, then in another one, if they are wanted; `object` has them by language.
export function said(key, place, object, given = {}) {
  const one = (name, label) => text(label, `${place}.${name}`, object, name, {optional: true, ...given});
  if (!draft.also) return [one(language(), say(key, given.facts))];
  return [language(), draft.also].map((name) => one(name, `${say(key, given.facts)} (${nameOf(name)})`));
}

// Words that are an object of their own, in the form only while there are some.
export function inner(row, part, key, place, given = {}) {
  const held = row[part] ?? {};
  const after = () => {
    if (Object.keys(held).length) row[part] = held;
    else delete row[part];
    given.kept?.();
    hooks.changed();
  };
  return said(key, `${place}.${part}`, held, {...given, after});
}

// The line at which a text is no JSON.
function badLine(words_, {message}) {
  const at = /line (\d+)|position (\d+)/.exec(message);
  return at?.[1] ?? (at?.[2] ? words_.slice(0, Number(at[2])).split('\n').length : words_.split('\n').length);
}

// A text of JSON: `done(value)` takes what it says; what is none is said below it. `isOptional`: it may be empty.
export function json(name, key, done, isOptional = false) {
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

export function button(name, label, act, cls = '') {
  return make('button', {type: 'button', class: cls, text: label, data: {maker: name}, onclick: act});
}

// A list of rows of a form, each with `parts(row, place, at)`, to be put in order, taken out and added to.
export function list(key, place, rows, parts, begin, max) {
  const move = (at, to) => {
    rows.splice(to, 0, ...rows.splice(at, 1));
    hooks.again();
  };
  const items = rows.map((row, at) => {
    const name = say(`maker.${key}_n`, {n: at + 1});
    return make('fieldset', {class: 'item', data: {place: `${place}[${at}]`}}, make('legend', {text: name}), ...parts(row, `${place}[${at}]`, at), make(
      'div', {class: 'row tools'},
      ...(at ? [button('up', say('maker.up'), () => move(at, at - 1), 'quiet')] : []),
      button('remove', say('maker.remove', {what: name}), () => {
        rows.splice(at, 1);
        hooks.again();
      }, 'quiet'),
    ));
  });
  const more = rows.length < max ? [button(`add-${key}`, say(`maker.${key}_add`), () => {
    rows.push(begin());
    hooks.again(`${place}[${rows.length - 1}]`);
  })] : [];
  return make('div', {class: 'list', data: {place}}, ...items, ...more);
}

// A part of the form that need not be there, with what it is for.
export const section = (key, isOpen, ...parts) => make('details', {class: 'part', data: {part: key}, ...(isOpen ? {open: ''} : {})}, make('summary', {text: say(`maker.${key}`)}), make('p', {class: 'soft', text: say(`maker.${key}_words`)}), ...parts);

// The list of a part, which is in the form only while something is in it.
export function rowsOf(object, key) {
  return new Proxy(object[key] ?? [], {
    set(rows, at, value) {
      rows[at] = value;
      if (rows.length) object[key] = rows;
      else delete object[key];
      return true;
    },
  });
}

// Give a field, a house rule or a value another short name, everywhere.
export function rename(row, key, to) {
  const from = row[key];
  row[key] = to;
  if (/^[A-Za-z_]\w*$/.test(from) && /^[A-Za-z_]\w*$/.test(to) && from !== to) replaceName(draft.form, from, to);
  for (const one of draft.renew) one();
  hooks.changed();
}
