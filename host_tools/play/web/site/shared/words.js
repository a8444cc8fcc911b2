// The language of the page: what stands in it, and texts with facts.
import en, {parts as enParts} from './words.en.js';
import it, {parts as itParts} from './words.it.js';

const TABLES = {en, it};
const PARTS = {en: enParts, it: itParts};
// Each language's own name, on the button that leads to it.
const NAMES = {en: 'English', it: 'Italiano'};
let spoken = 'en';

export const language = () => spoken;
export const isLanguage = (name) => Object.hasOwn(TABLES, name);
export const other = () => (spoken === 'en' ? 'it' : 'en');
export const nameOf = (name) => NAMES[name];

// Have more words, {language: {key: text}}, of a part of the page that is loaded once it is used.
export function add(tables) {
  for (const [name, words] of Object.entries(tables)) Object.assign(TABLES[name], words);
}

// The text for a key, with `{facts}` filled in; a key that is missing shows itself.
export function say(key, facts = {}) {
  const words = TABLES[spoken][key] ?? en[key] ?? key;
  return words.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
}

// A part of a board in the page's language.
// A letter in a frame, such as those of Rumski's colours, stands at \ue000 and its code.
export const unframed = (words) => words.replace(/[\ue041-\ue05a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xe000));
export const part = (words) => PARTS[spoken][words] ?? words;

// Speak a language from now on, and put it into all of the page that has words of its own.
export function use(name) {
  spoken = name;
  document.documentElement.lang = name;
  for (const element of document.querySelectorAll('[data-words]')) element.textContent = say(element.dataset.words);
  for (const element of document.querySelectorAll('[data-page]')) element.href = `${element.dataset.page}.${name}.html`;
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', say(element.dataset.label));
}

export const capital = (words) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
// The sign of a number that is less than nothing; "RMN-6" and "7-8-9" have none.
export const minus = (number) => String(number).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');

// Words that came from elsewhere, without what could steer a screen or turn round the direction of writing.
export const plain = (words) =>
  String(words).replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '');
