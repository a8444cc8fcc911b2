// A hand on a phone: it taps what the page shows in its own type (own.js).
import assert from 'node:assert/strict';
import {HtmlValidate} from 'html-validate';
import {launch, look, open, played, ready, serve} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';

const touched = (width, height) => ({viewport: {width, height}, deviceScaleFactor: 2, isMobile: true, hasTouch: true});
export const SIZES = {'360x640': touched(360, 640), '390x844': touched(390, 844), '844x390': touched(844, 390), '320x256': touched(320, 256)};
export const LANGUAGES = await played();

// A picture of each part of the evening, for people who look at them.
export async function shot(page, name) {
  const folder = process.env.MELDMATE_LOOKS;
  if (folder) await page.screenshot({path: `${folder}/${page.called}_${name}.png`});
}

// A page on which what a round of a game asks first is asked, and the hand on it.
export async function entering(size, language, game, players, house) {
  const page = await fresh(size, language);
  const hand = handOf(page);
  await begin(page, game, players, house);
  await hand.tap('act ok');
  await hand.on('asking.entry');
  return [page, hand];
}

// The key of the chip with these words in the cell where people are, else in the first one without an answer that has it.
const chipOf = (page, words) => page.evaluate((wanted) => {
  const rows = [...document.querySelectorAll('#own .own-cell-row')];
  const open = rows.filter((row) => !row.querySelector('[aria-pressed="true"]'));
  const places = [document.querySelector('#own [data-here="true"]'), document.querySelector('#own .own-sheet-page > .own-values'), ...open];
  const chips = places.filter(Boolean).flatMap((place) => [...place.querySelectorAll('.own-values button, :scope > button[aria-pressed]')]);
  return chips.find((one) => one.textContent.trim().toLowerCase() === wanted.toLowerCase())?.dataset.key ?? null;
}, words);

// A hand on a page: it taps what it sees, counts its taps, and looks at everything before.
export function handOf(page) {
  const hand = {
    taps: 0,
    // Tap the button called `key` (own.js).
    async tap(...keys) {
      for (const key of keys) {
        await look(page);
        const button = page.locator(`#own [data-key="${key}"]`);
        await button.tap({timeout: 20000}).catch(async (error) => {
          throw new Error(`${key}: ${await page.locator('#own').innerText()}\n${error.message}`);
        });
        hand.taps += 1;
      }
    },
    // Tap the first row or button with these words.
    async choose(words) {
      await look(page);
      await page.locator('#own .own-row, #own button').filter({hasText: words}).first().tap({timeout: 20000}).catch(async (error) => {
        throw new Error(`${words}: ${await page.locator('#own').innerText()}\n${error.message}`);
      });
      hand.taps += 1;
    },
    // Seat people: a name is typed, and Enter goes on; after the last one the set-up is back.
    async names(some, see = async () => {}) {
      for (const [at, name] of some.entries()) {
        await look(page);
        const field = page.locator(`#own [data-key="seat ${at}"]`);
        await field.fill(name);
        await see();
        await field.press('Enter');
        hand.taps += 1;
      }
      await hand.on('setup.ready');
    },
    // Key a number, and take it. On a sheet it is that of the cell where people are, and goes on to the next one without an answer.
    async number(value) {
      const asked = () => page.evaluate(() => meldmate.box.about.shown.bar[0]);
      await look(page);
      if (await page.locator('#own .own-sheet-page').count()) {
        const chip = await chipOf(page, String(value).replace('-', '−'));
        if (chip) return hand.tap(chip);
        const here = await hand.here();
        for (const digit of String(value)) await hand.tap(`digit ${digit}`);
        const there = await hand.here();
        await look(page);
        if (here === there && (await hand.open())) await hand.tap('next');
        return undefined;
      }
      await look(page);
      const before = await asked();
      for (const digit of String(value)) await page.locator(`#own [data-key="digit ${digit}"]`).tap();
      hand.taps += String(value).length;
      await look(page);
      if ((await asked()) === before) await hand.tap('act ok');
    },
    // Put a value, in its words, into a cell of the sheet: the place of the cell among all, or what tells it, "tricks Ben".
    async put(which, value) {
      await look(page);
      const [key, chip] = await page.evaluate(([wanted, words]) => {
        const {cells} = meldmate.box.about.shown.parts.find(({kind}) => kind === 'sheet');
        const keyOf = ({field, whom, before}) => [field, whom, before || ''].filter(Boolean).join(' ');
        const cell = typeof wanted === 'number' ? cells[wanted] : cells.find((one) => keyOf(one) === wanted);
        const found = cell.chips.find(([, one]) => one.trim().toLowerCase() === words);
        return [keyOf(cell), found ? `chip ${keyOf(cell)} ${found[0]}` : null];
      }, [which, String(value).toLowerCase()]);
      if (!chip || !(await page.locator(`#own [data-key="${chip}"]`).count())) await hand.tap(`cell ${key}`);
      if (chip) await hand.tap(chip);
      else for (const digit of String(value)) await hand.tap(`digit ${digit}`);
    },
    // Tap one of the chips of the first cell without an answer, by its place.
    async pick(at) {
      await look(page);
      const found = await page.waitForFunction((place) => {
        const row = [...document.querySelectorAll('#own .own-cell-row')].find((one) => one.querySelector('.own-values') && !one.querySelector('[aria-pressed="true"]'));
        return row?.querySelectorAll('.own-values button')[place]?.dataset.key;
      }, at).catch(async (error) => {
        throw new Error(`${at}: ${await page.locator('#own').innerText()}\n${error.message}`);
      });
      await hand.tap(await found.jsonValue());
    },
    // The cell where people are, as `put` takes it.
    here: () => page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('#own [data-here="true"]')).dataset.cell),
    // Whether a cell of the sheet has no answer.
    open: () => page.evaluate(() => meldmate.box.about.shown.parts.some(({kind, cells}) => kind === 'sheet' && cells.some(({value, words}) => value === null && !words))),
    // Save what stands on a sheet, and what it does where that is shown first.
    async save() {
      await hand.tap('act ok');
      await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen !== 'asking.entry');
      if (await page.evaluate(() => meldmate.box.about.shown.screen === 'table.preview')) await hand.tap('act ok');
    },
    // Answer what is asked with a number, or with a row or a choice of exactly these words.
    async answer(value) {
      await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.parts.some((part) => ['sheet', 'number', 'list'].includes(part.kind)));
      await look(page);
      if (await page.locator('#own .own-sheet-page').count()) {
        if (typeof value === 'number') return hand.number(value);
        const chip = await chipOf(page, value);
        assert.ok(chip, `${value}: ${await page.locator('#own').innerText()}`);
        return hand.tap(chip);
      }
      const found = await page.waitForFunction((words) => {
        const list = meldmate.box.about.shown?.parts.find((part) => part.kind === 'list');
        const number = meldmate.box.about.shown?.parts.find((part) => part.kind === 'number');
        if (typeof words === 'number') return number && !number.begun ? 'number' : null;
        const at = list ? list.rows.findIndex(([left]) => left.trim() === words) : -1;
        return at < 0 ? null : `row ${list.first + at}`;
      }, value).catch(async (error) => {
        throw new Error(`${value}: ${await page.locator('#own').innerText()}\n${error.message}`);
      });
      const row = await found.jsonValue();
      if (row !== 'number') return hand.tap(row);
      return hand.number(value);
    },
    // Tap cards, such as "0.11": of the first suit the queen.
    async cards(words) {
      await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.parts.some((part) => part.kind === 'deck'));
      for (const word of words.split(' ')) {
        const typed = await page.evaluate(([suit, rank]) => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').rows[suit][rank][1], word.split('.'));
        await hand.tap(`card ${typed}`);
      }
    },
    on: (screen) => page.waitForFunction((name) => globalThis.meldmate?.box.about.shown?.screen === name, screen).catch(async () => {
      throw new Error(`not ${screen}: ${await page.evaluate(() => JSON.stringify(meldmate.box.about.shown))}`);
    }),
  };
  return hand;
}

let browser, server;
export async function start() {
  [browser, server] = [await launch(), await serve()];
}
export async function stop() {
  await browser.close();
  server.stop();
}

// A page in a window of `size`, with its first screen; `more` is what else its browser has.
export async function fresh(size, language, more = {}) {
  const page = await open(await browser.newContext({...SIZES[size], locale: LANGUAGES[language], ...more}), server.address);
  page.called = `${size}_${language}`;
  await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'setup.start');
  return page;
}

// All that the page says, seen or heard, [[words, where]], without what stands there in no language or in each.
export const said = (page) => page.evaluate(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const place = walker.currentNode.parentElement;
    if (place.checkVisibility() && !place.closest('#version, #language, script')) found.push([walker.currentNode.nodeValue, place.className || place.id || place.tagName]);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) if (one.checkVisibility() && one.hasAttribute(name)) found.push([one.getAttribute(name), name]);
  }
  return found;
});

export const begin = (page, game, players, house = {}) => page.evaluate((given) => meldmate.box.do('begin', given), {game, players, house});

export const scores = (page) => page.locator('.own-score strong').allInnerTexts();

// Where axe and html-validate look: each kind of view once.
const CHECKED = ['games', 'names', 'sheet', 'who', 'number', 'preview', 'cards', 'verdict', 'bets', 'raise', 'stops', 'board', 'table', 'meld'];
const checker = new HtmlValidate({extends: ['html-validate:standard', 'html-validate:a11y']});

// What is to be tapped is in the window or can be scrolled to, has room for a finger and for its words, none lies on another,
// and nothing is wider than the window. Where there is hardly any height, `main` false, what ends an answer may be below.
export async function fits(page, what, main_ = true) {
  const {parts, wide} = await page.evaluate((groups) => ({
    parts: [...document.querySelectorAll('#own :is(button, input)')].filter((one) => one.checkVisibility()).map((one) => ({
      ...one.getBoundingClientRect().toJSON(), words: one.textContent || one.id, narrow: one.matches('.own-card, .own-cell'),
      scrolls: Boolean(one.closest('.own-scroll, .own-keyed')), cut: one.scrollWidth - one.clientWidth,
      group: groups.indexOf(one.parentElement) + 1 || groups.push(one.parentElement),
    })),
    wide: document.documentElement.scrollWidth - innerWidth,
  }), []);
  assert.ok(wide <= 0, `${what}: ${wide} pixels wider than the window`);
  const {width, height} = page.viewportSize();
  for (const one of parts) {
    assert.ok(one.scrolls || (one.left >= -0.5 && one.right <= width + 0.5), `${what}: ${JSON.stringify(one)}`);
    assert.ok(one.height >= 43.5 && one.width >= (one.narrow ? 38 : 43.5) && one.cut <= 0, `${what}: ${JSON.stringify(one)}`);
    const over = parts.find((other) => other !== one && other.group === one.group && other.left < one.right - 0.5 && one.left < other.right - 0.5 && other.top < one.bottom - 0.5 && one.top < other.bottom - 0.5);
    assert.equal(over, undefined, `${what}: ${JSON.stringify([one, over])}`);
  }
  // What ends the answer needs no scrolling.
  const main = !main_ ? null : await page.evaluate(() => document.querySelector('#own .own-foot .main')?.getBoundingClientRect().toJSON() ?? null);
  if (main) assert.ok(main.y >= 0 && main.y + main.height <= height + 0.5, `${what}: ${JSON.stringify(main)} in ${height}`);
  if (page.called.endsWith('en') && CHECKED.includes(what)) {
    assert.deepEqual(await violations(page), [], what);
    const html = await page.locator('#own').evaluate((own) => own.outerHTML);
    const report = await checker.validateString(`<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`);
    assert.deepEqual(report.results.flatMap(({messages}) => messages.map((one) => `${one.ruleId}: ${one.message}`)), [], what);
  }
  await shot(page, what);
}

// The middle of each key in sight, by what it is called.
export const places = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#own [data-key]')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.dataset.key, [x + width / 2, y + height / 2]];
})));

// Tap at places, so many milliseconds from one to the next, or as many as `pace` has for each; a finger stays on the glass
// for half of that.
export async function tapAt(page, spots, pace) {
  page.finger ??= await page.context().newCDPSession(page);
  let due = performance.now();
  const until = () => page.waitForTimeout(Math.max(0, due - performance.now()));
  // A finger does not wait for the page.
  const sent = [];
  for (const [at, [x, y]] of spots.entries()) {
    const half = (Array.isArray(pace) ? pace[at] : pace) / 2;
    sent.push(page.finger.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]}));
    due += half;
    await until();
    sent.push(page.finger.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []}));
    due += half;
    await until();
  }
  await Promise.all(sent);
}

// Touches of one or two fingers, each [type, ...points], as quick as they can be: no finger waits for the page.
export const touches = (finger, ...each) => Promise.all(each.map(([type, ...touchPoints]) => finger.send('Input.dispatchTouchEvent', {type, touchPoints})));

// The same numbers at each run: a generator of Lehmer.
export function dice(seed) {
  let last = seed;
  return (n) => (last = (last * 48271) % 2147483647) % n;
}

// A screen reader's hand on a page: it knows what the accessibility tree says, and does what that offers.
export async function readerOf(page) {
  const session = await page.context().newCDPSession(page);
  const nodes = async () => (await session.send('Accessibility.getFullAXTree')).nodes.filter((node) => !node.ignored);
  const words = (node) => node.name?.value ?? '';
  const reader = {
    // Everything that has a name, as "role name".
    all: async () => (await nodes()).filter((node) => words(node)).map((node) => `${node.role.value} ${words(node)}`),
    // What the live region said last.
    async heard() {
      await look(page);
      return page.evaluate(() => document.querySelector('#said[aria-live][role="status"]').textContent);
    },
    // Do what a button is for; its name must be the only one of that kind.
    async does(name) {
      await look(page);
      const found = (await nodes()).filter((node) => node.role.value === 'button' && words(node) === name);
      assert.equal(found.length, 1, `${name}: ${(await reader.all()).join('\n')}`);
      const {object} = await session.send('DOM.resolveNode', {backendNodeId: found[0].backendDOMNodeId});
      await session.send('Runtime.callFunctionOn', {objectId: object.objectId, functionDeclaration: 'function () { this.click(); }'});
    },
  };
  return reader;
}
