// How a form's cards are dealt: what most forms need; the rest is written in the form as text.
import {say} from '../shared/words.js';
import {draft, hooks, isObject} from './draft.js';
import {choice, text} from './inputs.js';

// Packets as a form has them, and as people write them: 1, or 3, 0, 4, 3.
const packets = (words) => {
  const found = words.split(/[\s,+-]+/).filter(Boolean).map((one) => (/^\d+$/.test(one) ? Number(one) : one));
  return found.length === 1 ? found[0] : found;
};

export function dealParts() {
  const held = draft.form.deal ?? {};
  // It is in the form only while something is in it.
  const after = () => {
    if (Object.keys(held).length) draft.form.deal = held;
    else delete draft.form.deal;
    hooks.changed();
  };
  const part = (key, given = {}) => text(say(`maker.deal_${key}`), `deal.${key}`, held, key, {optional: true, after, help: say(`maker.deal_${key}_help`), ...given});
  const by = {words: [held.by ?? []].flat().join(', ')};
  const starts = ['next', 'dealer', 'previous'].map((who) => [who, say(`maker.starts_${who}`)]);
  const own = held.starts && !starts.some(([who]) => who === held.starts) ? [['own', say('maker.starts_own')]] : [];
  return [
    part('cards', {formula: true}),
    // What is an object, or a list of lists, stays in the text.
    ...(isObject(held.deck) ? [] : [part('deck')]),
    ...(Array.isArray(held.by) && held.by.some(Array.isArray) ? [] : [text(say('maker.deal_by'), 'deal.by', by, 'words', {help: say('maker.deal_by_help'), after: (entered) => {
      if (entered.trim()) held.by = packets(entered);
      else delete held.by;
      after();
    }})]),
    part('upcard', {formula: true}),
    choice(say('maker.starts'), 'deal.starts', [['', say('maker.starts_unknown')], ...starts, ...own], own.length ? 'own' : held.starts ?? '', (who) => {
      if (who === 'own') return;
      if (who) held.starts = who;
      else delete held.starts;
      after();
    }),
  ];
}
