// The language of the page: what stands in it, and texts with facts. Only the words of the language that is spoken are loaded.

// {language: {name, its own; pages, those to read that it has; picture, whether there is one of the table in it}} (build.py).
const LISTED = globalThis.languages ?? {};
const FIRST = 'page';
// The chapters of words that are used, and the words of the language that is spoken, of all of them.
const chapters = [FIRST];
let words = {};
let spoken = 'en';
// The language that was asked for last: where two are on their way, it is spoken.
let wanted = '';

export const language = () => spoken;
export const languages = () => Object.keys(LISTED);
export const isLanguage = (name) => Object.hasOwn(LISTED, name);
// What a language is called in itself.
export const nameOf = (name) => LISTED[name]?.name ?? name;

const load = async (name, chapter) => (await import(`../words/${name}/${chapter}.js`)).default;

// Have the words of a chapter, too, which a part of the page needs that is loaded once it is used; `part` is its promise.
export async function needing(chapter, part) {
  const [found] = await Promise.all([part, have(chapter)]);
  return found;
}

async function have(chapter) {
  if (chapters.includes(chapter)) return;
  let name;
  let more;
  do {
    name = spoken;
    more = await load(name, chapter);
  } while (name !== spoken);
  if (!chapters.includes(chapter)) chapters.push(chapter);
  words = {...words, ...more};
}

// The text for a key, with `{facts}` filled in; a key that is missing shows itself.
export const say = (key, facts = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);

// A letter in a frame, such as those of Rumski's colours, stands at \ue000 and its code.
export const unframed = (words) => words.replace(/[\ue041-\ue05a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xe000));

// The same to be heard: suits that only the box's fonts have a sign of, by name (build.py).
export const heard = (words) => unframed(words).replace(/[\ue010-\ue016]/g, (sign) => ` ${say(`suit.${sign.charCodeAt(0).toString(16)}`)}`);

// The address of a page to read: in the language that is spoken, or in English where it is not there in that.
export const pageOf = (page) => `${page}.${LISTED[spoken]?.pages.includes(page) ? spoken : 'en'}.html`;

// Speak a language from now on, and put it into all of the page that has words of its own. False if another was asked for
// meanwhile; rejected where its words do not arrive.
export async function use(name) {
  wanted = name;
  let found;
  let count;
  do {
    count = chapters.length;
    found = await Promise.all(chapters.map((chapter) => load(name, chapter)));
  } while (count < chapters.length);
  if (wanted !== name) return false;
  words = Object.assign({}, ...found);
  spoken = name;
  document.documentElement.lang = name;
  for (const element of document.querySelectorAll('[data-words]')) element.textContent = say(element.dataset.words);
  for (const element of document.querySelectorAll('[data-page]')) element.href = pageOf(element.dataset.page);
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', say(element.dataset.label));
  document.documentElement.removeAttribute('data-foreign');
  return true;
}

export const capital = (words) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
// The sign of a number that is less than nothing; "RMN-6" and "7-8-9" have none.
export const minus = (number) => String(number).replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');

// Words that came from elsewhere, without what could steer a screen or turn round the direction of writing.
export const plain = (words) =>
  String(words).replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '');
