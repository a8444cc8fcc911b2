// The pages to read, and what leads there: the start of the page, the verdicts.
import assert from 'node:assert/strict';
import {readFile, readdir} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, ROOT, launch, lines, open, press, ready, serve, until} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';

const SITE = process.env.MELDMATE_PAGE ? `${process.env.MELDMATE_PAGE}/` : `${ROOT}build/web/`;
const SMALL = {...PHONE, viewport: {width: 320, height: 568}};
let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const read = async (name, options = DESKTOP) => open(await browser.newContext(options), server.address + name);
const shown = (page) => page.locator('.rule:visible h3').allTextContents();

for (const [name, options] of [['desktop', DESKTOP], ['phone', PHONE], ['small phone', SMALL]]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`axe finds nothing on the pages to read on a ${name} in ${colorScheme}, and nothing scrolls sideways`, async () => {
      for (const file of ['rules.it.html', 'play-rummoli.en.html', 'play-tuscan.it.html']) {
        const page = await read(file, {...options, colorScheme});
        assert.deepEqual(await violations(page), [], file);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, file);
        assert.deepEqual(page.wrong, []);
        await page.context().close();
      }
    });
  }
}

test('the rulebook is searched, with or without accents, and an anchor shows its rule', async () => {
  const page = await read('rules.it.html');
  const all = (await shown(page)).length;
  assert.ok(all > 100);
  await page.getByLabel('Cerca nelle regole').fill('carte purche');
  assert.deepEqual(await shown(page), ['RSK-7']);
  assert.equal(await page.locator('#found').textContent(), 'Regole trovate: 1.');
  await page.getByLabel('Cerca nelle regole').fill('xyzzy');
  assert.deepEqual(await shown(page), []);
  assert.match(await page.locator('#found').textContent(), /Nessuna regola/);
  await page.evaluate(() => { location.hash = '#rmn-6'; });
  await page.waitForFunction((count) => [...document.querySelectorAll('.rule')].filter((one) => !one.hidden).length === count, all);
  assert.equal(await page.locator('#rmn-6').evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight), true);
  await page.context().close();
});

test('a page is printed without what belongs to the screen, and no rule is cut', async () => {
  const page = await read('rules.en.html');
  await page.evaluate(() => { globalThis.print = () => { globalThis.printed = true; }; });
  await page.locator('#print').click();
  assert.equal(await page.evaluate(() => printed), true);
  await page.emulateMedia({media: 'print'});
  assert.equal(await page.locator('.search').isVisible(), false);
  assert.equal(await page.locator('header').isVisible(), false);
  assert.equal(await page.locator('#rmn-6').isVisible(), true);
  const pdf = await page.pdf({format: 'A4'});
  const sheets = (String(pdf).match(/\/Type \/Page\b/g) ?? []).length;
  assert.ok(sheets > 5 && sheets < 40, String(sheets));
  await page.context().close();
});

for (const [name, options] of [['desktop', DESKTOP], ['phone', PHONE], ['small phone', SMALL]]) {
  test(`the start says what it is and names the games, and a game is started by one tap, on a ${name}`, async () => {
    const page = await read('', {...options, locale: 'it-IT'});
    await ready(page, /Nuova partita/);
    const what = page.locator('.what');
    assert.match((await what.textContent()).replace(/\s+/g, ' '), /tiene i punti.*: Rumino, Gin Rummy, Ginski, Rummoli, Rumski, Ramino toscano, Burraco, Scala 40, Scopa o qualunque altro gioco\.$/);
    const {height} = page.viewportSize();
    for (const place of [what, page.locator('#start')]) {
      const box = await place.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= height, JSON.stringify(box));
    }
    const on = (screen) => page.waitForFunction((one) => globalThis.meldmate?.box.about.shown?.screen === one, screen);
    await page.locator('#start').click();
    await on('setup.which_game');
    await press(page, 'back');
    await on('setup.start');
    await page.getByRole('link', {name: 'Ramino toscano'}).first().click();
    await page.waitForURL(/play-tuscan\.it\.html$/);
    await page.locator('a.button').click();
    await on('setup.which_game');
    await press(page, 'ok ok');
    await on('table.sheet');
    assert.equal(new URL(page.url()).hash, '');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('a verdict leads to its rule, a game on the table stays', async () => {
  const page = await read('', PHONE);
  await ready(page, /New game/);
  await page.evaluate(() => meldmate.box.do('begin', {game: 'rumino', players: ['Ana', 'Ben']}));
  const link = page.locator('#own .own-verdict .own-rule');
  assert.equal(await link.isVisible(), false);
  await press(page, 'right ok down up left ok up left left ~ok');
  await ready(page, /The ace is low/);
  const before = await lines(page);
  const [other] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await other.waitForURL(/rules\.en\.html#rmn-6$/);
  assert.equal(await other.locator('#rmn-6').isVisible(), true);
  assert.deepEqual(await lines(page), before);
  await press(page, 'back back');
  await page.waitForFunction(() => !meldmate.box.about.rule);
  await link.waitFor({state: 'hidden'});
  await page.context().close();
});

test('the pages to read are there without a network', async () => {
  const page = await read('', {...DESKTOP, locale: 'it-IT'});
  await ready(page, /Nuova partita/);
  await until(page, async () => Boolean(await caches.match('words/it/report.js')));
  await page.context().setOffline(true);
  for (const name of ['rules.it.html', 'play-gin.en.html']) {
    await page.goto(server.address + name);
    assert.equal(await page.locator('h1').count(), 1);
    for (const picture of await page.locator('main img').all()) assert.ok(await picture.evaluate(async (one) => (one.loading = 'eager', await one.decode(), one.naturalWidth)));
  }
  assert.ok((await readdir(SITE)).includes('rules.en.html'));
  await page.context().close();
});
