// A box that does not answer, or has lost what it keeps: the page says so, each cause in its own words, with what can be done.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, launch, lines, open, press, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {target: 999, upcard_offer: 'no'}};
// Ben ends with 8, Ana has 24, Cy 15: 31 for Ben.
const ROUND = 'ok down ok right up ok left up up left ok left left up up ok ok';
const choice = (page, name) => page.locator(`#banner [data-choice="${name}"]`);
const banner = (page) => page.locator('#banner').textContent();
const PATH = () => `meldmate-${new URL('./', location.href).pathname}`;

// A game with a round of 31 for Ben, on a page of its own.
async function played(options = {}) {
  const context = await withBox(await browser.newContext({...DESKTOP, ...options}));
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await page.evaluate((given) => meldmate.box.do('begin', given), GINSKI);
  await press(page, ROUND);
  await ready(page, /Ginski/);
  return [context, page];
}

test('a worker that died is said, and started again with what was confirmed', async () => {
  const [context, page] = await played();
  // It says nothing any more, whatever it is told.
  await page.workers()[0].evaluate(() => {
    setTimeout(() => { for (;;); });
  });
  await page.evaluate(() => meldmate.box.give('ok', 'act'));
  await choice(page, 'restart').waitFor();
  assert.match(await banner(page), /does not answer/);
  await choice(page, 'restart').click();
  await ready(page, /Ben 31/);
  assert.equal(await page.locator('#banner').isVisible(), false);
  await press(page, ROUND);
  await ready(page, /Ben 62/);
  await context.close();
});

test('a disk that never answers is said; once it does, nothing is', async () => {
  const [context, page] = await played();
  await page.workers()[0].evaluate(() => {
    const {transaction} = IDBDatabase.prototype;
    globalThis.answers = [];
    IDBDatabase.prototype.transaction = function (...given) {
      const found = transaction.apply(this, given);
      if (given[1] !== 'readwrite') return found;
      Object.defineProperty(found, 'oncomplete', {set: (done) => found.addEventListener('complete', () => answers.push(done))});
      return found;
    };
  });
  const pressed = page.evaluate(async (keys) => {
    for (const key of keys) await meldmate.box.press(key);
  }, ROUND.split(' '));
  await choice(page, 'restart').waitFor();
  assert.match(await banner(page), /storage does not answer/);
  // What is not saved yet is not shown as saved.
  assert.ok(!(await lines(page)).join().includes('Ben 62'));
  await page.workers()[0].evaluate(() => {
    setInterval(() => answers.splice(0).forEach((done) => done()), 10);
  });
  await pressed;
  await ready(page, /Ben 62/);
  assert.equal(await page.locator('#banner').isVisible(), false);
  await context.close();
});

test('a search that takes long, and says so, is no silence', async () => {
  const [context, page] = await played();
  // As a search does, which looks at the clock now and then (worker.js).
  await page.workers()[0].evaluate(() => {
    setTimeout(() => {
      for (let beat = 0; beat < 8; beat++) {
        self.postMessage({say: 'alive'});
        for (const end = performance.now() + 500; performance.now() < end; );
      }
    });
  });
  const told = await page.evaluate(async () => {
    let silent = false;
    new MutationObserver(() => (silent ||= !document.getElementById('banner').hidden)).observe(document.getElementById('banner'), {attributes: true});
    meldmate.box.give('ok', 'act');
    await new Promise((resolve) => setTimeout(resolve, 3500));
    return silent;
  });
  assert.equal(told, false);
  await ready(page, /Who ended/);
  await context.close();
});

test('games that were deleted in the browser are said to be, and are saved again from this tab', async () => {
  const [context, page] = await played();
  await page.evaluate((name) => new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done)), await page.evaluate(PATH));
  await choice(page, 'restore').waitFor();
  assert.match(await banner(page), /were deleted in this browser/);
  const [file] = await Promise.all([page.waitForEvent('download'), choice(page, 'download').click()]);
  assert.match(file.suggestedFilename(), /\.zip$/);
  await choice(page, 'restore').click();
  await ready(page, /Ben 31/);
  await press(page, ROUND);
  await page.reload();
  await ready(page, /Ben 62/);
  await context.close();
});

test('site data that are cleared are told from a tab that took the box', async () => {
  const [context, page] = await played();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {origin: new URL(server.address).origin, storageTypes: 'indexeddb'});
  await page.evaluate(() => meldmate.box.press('ok').catch(() => {}));
  await choice(page, 'empty').waitFor();
  assert.match(await banner(page), /were deleted in this browser/);
  await choice(page, 'empty').click();
  await ready(page, /New game/);
  await context.close();
});

test('the other tab is closed: the tab that had lost the box says that it is free', async () => {
  const [context, first] = await played();
  const second = await open(context, server.address);
  await choice(second, 'here').click();
  await ready(second, /Ben 31/);
  await choice(first, 'here').waitFor();
  assert.match(await banner(first), /Another tab has Meldmate now/);
  // A tab that is loaded again has it still.
  await second.reload();
  await ready(second, /Ben 31/);
  await first.waitForTimeout(2500);
  assert.match(await banner(first), /Another tab has Meldmate now/);
  await second.close();
  await first.waitForFunction(() => /No other tab uses/.test(document.getElementById('banner').textContent));
  await choice(first, 'here').click();
  await ready(first, /Ben 31/);
  // The same of a tab that never had it.
  const third = await open(context, server.address);
  await choice(third, 'here').waitFor();
  assert.match(await banner(third), /open in another tab/);
  await first.close();
  await third.waitForFunction(() => /No other tab uses/.test(document.getElementById('banner').textContent));
  await choice(third, 'here').click();
  await ready(third, /Ben 31/);
  await context.close();
});

for (const [language, words] of [['en', /has stopped.*is saved/], ['it', /si è fermato.*è salvato/]]) {
  test(`a program that stops is started again by its button, in ${language}`, async () => {
    const [context, page] = await played();
    await page.evaluate((name) => meldmate.box.do('speak', name), language);
    await page.waitForFunction((name) => document.documentElement.lang === name, language);
    await page.workers()[0].evaluate(() => {
      setTimeout(() => { throw new Error('on purpose'); });
    });
    await choice(page, 'restart').waitFor();
    assert.match(await banner(page), words);
    assert.doesNotMatch(await banner(page), /\(\)/);
    await choice(page, 'restart').click();
    await ready(page, /Ben 31/);
    await context.close();
  });
}

test('the browser is asked to keep the games once a round is saved, not before', async () => {
  const context = await withBox(await browser.newContext(DESKTOP));
  await context.addInitScript(() => {
    globalThis.asked = 0;
    navigator.storage.persist = async () => (asked += 1) > 0;
  });
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await page.mouse.click(5, 5);
  await page.evaluate((given) => meldmate.box.do('begin', given), GINSKI);
  await ready(page, /Ginski/);
  await page.mouse.click(5, 5);
  assert.equal(await page.evaluate(() => asked), 0);
  await press(page, ROUND);
  await page.waitForFunction(() => asked === 1);
  await press(page, ROUND);
  await ready(page, /Ben 62/);
  assert.equal(await page.evaluate(() => asked), 1);
  await context.close();
});
