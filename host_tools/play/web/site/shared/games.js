// The games, without a box: their names and their house rules in its words (host_tools/play/web/games.py).
import {language, plain} from './words.js';

// {language: the list, or what it is fetched by}.
const found = new Map();

// The list of games in the page's language; fetched once.
export async function games() {
  const spoken = language();
  if (!found.has(spoken)) {
    const coming = fetch(new URL(`../words/${spoken}/games.json`, import.meta.url)).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error('games.json'))));
    coming.catch(() => found.delete(spoken));
    found.set(spoken, coming);
  }
  return found.get(spoken);
}

// The facts of a game, if it is listed; one that a table has named is played by the rules of the one before the colon.
export const factsOf = (list, name) => list.find(({id}) => id === name) ?? list.find(({id}) => id === name.split(':')[0]);

// The title of a game, from its name in links; `called` is what a table calls it, if anything.
export function titleOf(list, name, called = '') {
  const listed = list.find(({id}) => id === name);
  return plain(called || listed?.title || name.split(':').slice(1).join(':') || (factsOf(list, name)?.title ?? name));
}

// The title of a score form in the page's language.
export function formTitle({form, title = form}) {
  return plain(typeof title === 'string' ? title : title?.[language()] ?? title?.en ?? form);
}

// A value of a house rule in words.
export function valueWords(option, value) {
  const known = option.values.find(([one]) => one === value);
  if (known) return known[1];
  return plain(Array.isArray(value) ? value.flat().join(' ') : value);
}

// House rules as the box says them: [words of each].
export function houseWords(list, name, house) {
  const options = factsOf(list, name)?.options ?? [];
  return Object.entries(house).map(([rule, value]) => {
    const option = options.find((one) => one.name === rule);
    return option ? `${option.label}: ${valueWords(option, value)}` : plain(rule);
  });
}
