// Small parts of the page: elements, messages, the visitor's settings.
import {isNewer, mend} from './mend.js';
import {enter} from './places.js';
import {say} from './words.js';

// Make an element with properties (`data` for data-, `class`, `text`) and children.
export function make(tag, given = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name === 'data') Object.assign(element.dataset, value);
    else if (name === 'text') element.textContent = value;
    else if (name === 'class') element.className = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// The style sheet `name` of a part of the page is there, or has not arrived.
export async function styled(name) {
  if (document.querySelector(`link[href="${name}"]`)) return;
  const sheet = make('link', {rel: 'stylesheet', href: name});
  await new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve;
    document.head.append(sheet);
  });
}

// The visitor's settings of the page, saved by the browser if it saves anything.
export const settings = {
  get(name) {
    try {
      return localStorage.getItem(`meldmate.${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`meldmate.${name}`, value);
    } catch {
      // Nothing can be saved: the setting lasts until the page is closed.
    }
  },
};

const buttons = (choices, done) =>
  choices.map(([name, words], index) => make('button', {type: 'button', class: index ? '' : 'main', text: words, data: {choice: name}, onclick: () => done(name)}));

// The part of the page that `load()` imports once it is used; where it does not arrive, that is said, and it is null.
export async function used(load) {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    // Nothing waits until it is read.
    tellMissing();
    return null;
  }
}

// Say that a part of the page is missing, or that there is a newer version of all.
async function tellMissing() {
  const [title, words, label] = (await isNewer()) ? ['part.missing', 'version.new', 'version.take'] : ['part.missing', 'part.missing_words', 'again'];
  const chosen = await ask(say(title), say(words), [['mend', say(label)], ['later', say('link.not_now')]]);
  if (chosen === 'mend') mend();
}

// Show a message with `choices`, [[name, words]]; returns the name of what was chosen, null for none. It takes
// the place of one that is still open, for which nothing is chosen.
export async function ask(title, body, choices = [['ok', say('ok')]]) {
  const dialog = document.getElementById('dialog');
  while (dialog.open) {
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, {once: true}));
    dialog.close();
    await closed;
  }
  return new Promise((resolve) => {
    let chosen = null;
    document.getElementById('dialog-title').textContent = title;
    const words = [body].flat().map((one) => (typeof one === 'string' ? make('p', {text: one}) : one));
    dialog.querySelector('.body').replaceChildren(...words);
    dialog.querySelector('.row').replaceChildren(...buttons(choices, (name) => {
      chosen = name;
      dialog.close();
    }));
    const leave = enter(() => dialog.close());
    dialog.addEventListener('close', () => {
      leave();
      // The keyboard is the box's again, not the button's that was pressed before.
      const own = document.getElementById('own');
      (own.hidden ? document.getElementById('device') : own).focus({preventScroll: true});
      resolve(chosen);
    }, {once: true});
    dialog.showModal();
  });
}

// What the banner says, as it was given.
/** @type {[any, any[]?, boolean?]} */
let stands = [null];
export const bannered = () => stands;

// Say above the box what it is on, with `choices`, [[name, words, what to do]]; null takes it away.
export function banner(words, choices = [], warns = false) {
  stands = [words, choices, warns];
  const element = document.getElementById('banner');
  element.hidden = words === null;
  element.dataset.state = warns ? 'warn' : '';
  const body = [words ?? ''].flat();
  element.querySelector('p').replaceChildren(
    ...body.flatMap((one, index) => (index ? [' ', one] : body.length > 1 ? [make('strong', {text: one})] : [one])),
  );
  element.querySelector('.row').replaceChildren(
    ...choices.map(([name, label, act], index) => make('button', {type: 'button', class: index ? '' : 'main', text: label, data: {choice: name}, onclick: act})),
  );
}

// Let the browser store a file.
export function download(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = make('a', {href: address, download: name});
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
