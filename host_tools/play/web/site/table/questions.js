// The questions for the referee: those asked most, then by when they come up, each as players ask it.
import {make} from '../shared/parts.js';
import {capital, say} from '../shared/words.js';
import {button, plain, take} from './acts.js';
import {field, fits, wanted} from './find.js';

function row([words, rule, , open], at) {
  const one = button(`row ${at}`, '', () => take(at), {class: 'own-row own-hit'});
  const beside = [open, rule].filter(Boolean).map(plain).join(' · ');
  one.append(make('span', {class: 'own-left', text: capital(plain(words))}), ...(beside ? [' ', make('span', {class: 'own-right', text: beside})] : []));
  return make('li', {}, one);
}

const listOf = (some) => make('ul', {class: 'own-list'}, ...some.map(({one, at}) => row(one, at)));

export function questions({rows, first, book}) {
  const all = rows.map((one, at) => ({one, at})).filter(({at}) => at !== book);
  if (wanted()) {
    const hits = all.filter(({one: [words, rule, , , short]}) => fits(plain(words)) || fits(plain(short)) || fits(rule));
    return make('div', {class: 'own-choose'}, field(say('referee.find')), hits.length ? listOf(hits) : make('p', {class: 'own-text', text: say('referee.none')}));
  }
  const rest = all.filter(({at}) => !first.includes(at));
  const names = [...new Set(rest.map(({one}) => one[2]))];
  const groups = [
    [say('referee.first'), first.map((at) => ({one: rows[at], at}))],
    ...names.map((name) => [name ? plain(name) : say('referee.cards'), rest.filter(({one}) => one[2] === name)]),
  ].filter(([, some]) => some.length);
  return make('div', {class: 'own-choose'}, field(say('referee.find')), ...groups.flatMap(([name, some]) => [make('h3', {class: 'own-group', text: name}), listOf(some)]));
}

// The main button: the rules to read.
export const bookButton = ({rows, book}) => button(`row ${book}`, capital(plain(rows[book][0])), () => take(book));
