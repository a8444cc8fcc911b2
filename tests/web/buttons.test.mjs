// Every button of the page, in every state that shows it: pressed, something happens. No word of the page is a key of its
// texts, on any board, in any language.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, launch, look, open, played, press, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import en from '../../build/web/words/en/page.js';
import {toItsEnd, tour} from './tour.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const LANGUAGES = await played();
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy']};
const ROUND = {event: 'round', ender: 'Ben', deadwood: {Ana: 24, Ben: 8, Cy: 15}};

async function begin(page, events = [ROUND], setup = GINSKI) {
  await page.evaluate(async ([given, more]) => {
    await meldmate.box.do('begin', given);
    await meldmate.box.do('replay', more);
  }, [setup, events]);
  await look(page);
}
const shown = (page, selector) => page.locator(selector).first().waitFor();
const click = async (page, selector, then) => {
  await page.click(selector);
  await shown(page, then);
};
const message = (page, kind) => click(page, `[data-link="${kind}"]`, 'dialog[open] .row button');

// How each state comes about on a page that has just been opened; what the keys of a board do, the first one shows.
const STATES = {
  'the start': () => {},
  'a game': (page) => begin(page),
  'a game on a phone': [PHONE, (page) => begin(page)],
  'the page during a game on a phone': [PHONE, async (page) => {
    await begin(page);
    await click(page, '#own [data-key="act back"]', '#own .own-whole');
    await click(page, '#own .own-whole', '#evening');
  }],
  'a number': [PHONE, async (page) => {
    await begin(page, [], {game: 'rumino', players: ['Ana', 'Ben', 'Cy']});
    await press(page, 'ok');
    await click(page, '#own .own-values button', '[data-key="digit 1"]');
  }],
  'cards, one chosen': [PHONE, async (page) => {
    await begin(page, [], {game: 'rumino', players: ['Ana', 'Ben', 'Cy']});
    await press(page, 'ok');
    await click(page, '#own .own-values button', '[data-key="digit 1"]');
    await look(page);
    await click(page, '.own-to-cards', '.own-card');
    await look(page);
    await click(page, '.own-card', '[data-key="erase"]');
  }],
  'names': [PHONE, async (page) => {
    await press(page, 'ok ok down ok');
    await shown(page, '.own-field');
  }],
  'a demonstration': (page) => tour(page),
  'a demonstration that plays': async (page) => {
    await tour(page);
    await page.click('#tour-play');
  },
  'a demonstration that is over': async (page) => {
    await tour(page, 'dispute');
    await toItsEnd(page, 'dispute');
    await shown(page, '#tour-again');
  },
  'no sheet yet': (page) => message(page, 'sheet'),
  'no message yet': (page) => message(page, 'message'),
  'no dispute yet': (page) => message(page, 'dispute'),
  'a set-up': (page) => message(page, 'setup'),
  'a link': async (page) => {
    await begin(page);
    await message(page, 'sheet');
  },
  'a link to share': async (page) => {
    await page.evaluate(() => (navigator.share = async () => happened('share')));
    await begin(page);
    await message(page, 'sheet');
  },
  'a message': async (page) => {
    await page.evaluate(() => (navigator.share = async () => happened('share')));
    await begin(page);
    await message(page, 'message');
  },
  'a restored backup': async (page) => {
    await begin(page);
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    await page.setInputFiles('#file', {name: 'backup.zip', mimeType: 'application/zip', buffer: await readFile(await file.path())});
    await shown(page, 'dialog[open] [data-choice="restore"]');
  },
  'a link that is damaged': async (page) => {
    await page.evaluate(() => (location.hash = '#sheet=nothing'));
    await shown(page, 'dialog[open] .row button');
  },
  'a set-up from a link': async (page) => {
    await begin(page);
    await message(page, 'setup');
    await click(page, 'dialog[open] [data-choice="link"]', 'dialog[open] textarea');
    const {hash} = new URL(await page.locator('dialog[open] textarea').inputValue());
    await page.click('dialog[open] [data-choice="ok"]');
    await page.evaluate((fragment) => (location.hash = fragment), hash);
    await shown(page, 'dialog[open] [data-choice="start"]');
  },
  'a sheet from a link': async (page) => {
    await begin(page);
    await message(page, 'sheet');
    const {hash} = new URL(await page.locator('dialog[open] textarea').inputValue());
    await page.click('dialog[open] [data-choice="ok"]');
    await page.evaluate((fragment) => (location.hash = fragment), hash);
    await click(page, 'dialog[open] [data-choice="ok"]', '#banner [data-choice="back"]');
  },
  'a game that is over': async (page) => {
    await begin(page, [ROUND, ROUND, ROUND]);
    await page.evaluate((more) => meldmate.box.do('replay', more), [ROUND]);
    await shown(page, '#news [data-choice="result"]');
  },
  'another tab has the box': async (page) => {
    const other = await open(page.context(), server.address);
    await other.locator('#banner [data-choice="here"]').click();
    await ready(other, /New game|Nuova partita/);
    await shown(page, '#banner [data-choice="here"]');
    await page.bringToFront();
  },
  'a file that does not arrive': async (page) => {
    await page.route('**/send.js', (route) => route.abort());
    await click(page, '[data-link="sheet"]', 'dialog[open] .row button');
  },
};
// States of a page that is opened in them: how the context is made ready.
const OPENED = {
  'the box is open in another tab': async (context) => {
    await ready(await open(context, server.address), /New game|Nuova partita/);
    return '#banner [data-choice="without"]';
  },
  'a browser that saves nothing': async (context) => {
    await context.route('**/storage.js', (route) => route.fulfill({
      contentType: 'text/javascript',
      body: "export class StorageError extends Error {}\nexport const freed = () => new Promise(() => {});\nexport class Storage { open() { throw Object.assign(new Error('no'), {why: 'denied'}); } }",
    }));
    return '#banner [data-choice="without"]';
  },
  'a browser that is full': async (context) => {
    await context.route('**/storage.js', (route) => route.fulfill({
      contentType: 'text/javascript',
      body: "export class StorageError extends Error {}\nexport const freed = () => new Promise(() => {});\nexport class Storage { open() { throw Object.assign(new Error('no'), {why: 'full'}); } }",
    }));
    return '#banner [data-choice="again"]';
  },
  'a browser that offers to install': async (context) => {
    await context.addInitScript(() => addEventListener('load', () => {
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', {cancelable: true}), {prompt: async () => happened('prompt'), userChoice: Promise.resolve({outcome: 'dismissed'})}));
    }));
    return '#install-now';
  },
  'a page whose program does not arrive': async (context) => {
    await context.route('**/program.romfs', (route) => route.fulfill({status: 404, body: 'gone'}));
    return '#banner [data-choice="again"]';
  },
};

// What counts as something that happens: a change that is seen or heard, a file, a setting, a place, the browser's own question for a
// port, which stands beside the page. The focus alone is none.
const WATCH = () => {
  globalThis.count = 0;
  globalThis.happened = () => (globalThis.count += 1);
  new MutationObserver(happened).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  for (const name of ['input', 'change', 'painted', 'fullscreenchange', 'popstate', 'scroll']) document.addEventListener(name, happened, true);
  for (const [owner, name] of [[HTMLInputElement.prototype, 'click'], [Storage.prototype, 'setItem'], [HTMLTextAreaElement.prototype, 'select'], [Serial.prototype, 'requestPort']]) {
    const real = owner[name];
    owner[name] = function (...given) {
      happened();
      return real.apply(this, given);
    };
  }
};

// A page in the state `name`; `page.events` counts what happens outside of its document.
async function make(name, language = 'en') {
  const [options, reach] = OPENED[name] ? [DESKTOP, () => {}] : Array.isArray(STATES[name]) ? STATES[name] : [DESKTOP, STATES[name]];
  const context = await browser.newContext({...options, locale: LANGUAGES[language], serviceWorkers: 'block', permissions: ['clipboard-write', 'clipboard-read']});
  if (!options.isMobile) await withBox(context);
  await context.addInitScript(WATCH);
  const opened = await OPENED[name]?.(context);
  const page = await open(context, server.address);
  page.events = 0;
  for (const event of ['download', 'filechooser', 'popup', 'framenavigated']) page.on(event, () => (page.events += 1));
  if (opened) await shown(page, opened);
  else await ready(page, /New game|Nuova partita/);
  await reach(page);
  return page;
}

// The names of all buttons that can be pressed: the same in the same state. Each is written on its button.
const buttons = (page) => page.evaluate(() => {
  const modal = document.querySelector('dialog[open]');
  const all = [...document.querySelectorAll('button, summary, input[type="checkbox"]')].filter((one) => !one.disabled && one.ariaDisabled !== 'true' && !one.closest('[inert]') && one.checkVisibility({visibilityProperty: true}) && (!modal || modal.contains(one)));
  const names = [];
  for (const one of all) {
    delete one.dataset.walked;
    const words = [one.id, one.closest('[data-board]')?.dataset.board, ...Object.entries(one.dataset).flat(), one.getAttribute('aria-label') ?? one.textContent].filter(Boolean).join(' ');
    names.push(names.includes(words) ? `${words} ${names.length}` : words);
    one.dataset.walked = names.at(-1);
  }
  return names;
});

// Wait until nothing moves by itself, or for so long.
async function quiet(page) {
  let [before, now] = [-1, 0];
  for (let times = 0; times < 15 && before !== now; times++) {
    await page.waitForTimeout(100);
    [before, now] = [now, page.events + (await page.evaluate(() => globalThis.count))];
  }
}

// Press a button; return whether something happens.
async function works(page, name) {
  const button = page.locator(`[data-walked=${JSON.stringify(name)}]`);
  await button.scrollIntoViewIfNeeded({timeout: 3000});
  await quiet(page);
  // What has come meanwhile is named, too.
  await buttons(page);
  const before = page.events + (await page.evaluate(() => globalThis.count));
  await button.click({timeout: 5000});
  for (let times = 0; times < 40; times++) {
    // Where the page is on its way to another place it counts anew.
    const now = await page.evaluate(() => globalThis.count).catch(() => -1);
    if (page.events + now !== before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

// The words of the page that are keys of its texts, or have facts that are missing.
const BEGINNINGS = [...new Set(Object.keys(en).map((key) => key.split('.')[0]))].join('|');
const keysOn = (page) => page.evaluate((beginnings) => {
  const words = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!/SCRIPT|STYLE/.test(walker.currentNode.parentElement.tagName)) words.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'alt', 'placeholder']) for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name));
  const key = new RegExp(`(?<![\\w./-])(${beginnings})\\.[a-z_0-9]+(?![\\w./])`);
  return words.filter((one) => key.test(one) || /\{\w+\}|\b(undefined|null|NaN)\b|\[object/.test(one));
}, BEGINNINGS);

// How a list of buttons that differ in their board, demonstration or card alone is called: of such, one is enough in each
// state, and at the start all are pressed.
const listOf = (page, name) => page.locator(`[data-walked=${JSON.stringify(name)}]`).evaluate((one) => one.closest('#boards, #tours, .own-deck, .own-digits')?.className ?? one.dataset.walked, null, {timeout: 3000});

for (const name of [...Object.keys(STATES), ...Object.keys(OPENED)]) {
  test(`every button does something: ${name}`, async () => {
    let page = await make(name);
    const all = await buttons(page);
    assert.ok(all.length, 'there is no button');
    assert.deepEqual(await keysOn(page), []);
    const [idle, lists] = [[], new Set()];
    const modal = await page.locator('dialog[open]').count();
    // Press a button in the state as it was; null: it had gone before, since something was still on its way.
    const attempt = async (one) => {
      // Most of a deck's cards need no look at the page.
      if (name !== 'the start' && lists.size && lists.has(await listOf(page, one).catch(() => null))) return true;
      await quiet(page).catch(() => {});
      if ((await buttons(page).catch(() => [])).join() !== all.join()) {
        await page.context().close();
        page = await make(name);
        await buttons(page);
      }
      const list = await listOf(page, one).catch(() => null);
      if (list === null || (lists.has(list) && name !== 'the start')) return list === null ? null : true;
      const found = await works(page, one).catch(() => null);
      if (found !== null) lists.add(list);
      // A message that came is closed again.
      if (!modal) await page.keyboard.press('Escape').catch(() => {});
      return found;
    };
    for (const one of all) if (!((await attempt(one)) ?? (await attempt(one)))) idle.push(one);
    assert.deepEqual(idle, []);
    await page.context().close();
  });

  test(`no word is a key in Italian: ${name}`, async () => {
    const page = await make(name, 'it');
    assert.deepEqual(await keysOn(page), []);
    await page.context().close();
  });
}

for (const language of Object.keys(LANGUAGES)) {
  test(`every board has a name and keys in words, in ${language}`, async () => {
    const page = await make('the start', language);
    const boards = await (await page.request.get(`${server.address}boards.json`)).json();
    for (const {name, title, hidden} of boards) {
      if (hidden) {
        await page.goto(`${server.address}?board=${name}`);
        await ready(page);
      } else await page.selectOption('#board', name);
      await shown(page, `#device[data-board="${name}"] .key`);
      assert.deepEqual(await keysOn(page), [], name);
      assert.ok((await page.locator('#board option:checked').textContent()).length > 8, title);
    }
    await page.context().close();
  });
}
