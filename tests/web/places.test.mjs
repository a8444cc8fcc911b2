// Back, a phone's button or gesture, closes what was opened last, and leaves the page only when nothing is open.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, launch, lines, look, open, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import {tour} from './tour.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

async function fresh(options = PHONE) {
  const context = await browser.newContext(options);
  if (!options.isMobile) await withBox(context);
  const page = await open(context, server.address);
  await ready(page, /New game/);
  return page;
}

async function playing(options = PHONE) {
  const page = await fresh(options);
  await page.evaluate(() => meldmate.box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy']}));
  await look(page);
  return page;
}

const header = (page, state) => page.locator('.top').waitFor({state});
const shut = (page) => page.locator('dialog[open]').waitFor({state: 'hidden'});
// History is where it is with nothing open; one more Back leaves the page.
async function atHome(page) {
  await page.waitForFunction(() => history.state?.depth === 0);
  assert.equal(new URL(page.url()).hash, '');
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
}

const on = (page, screen) => page.waitForFunction((name) => globalThis.meldmate?.box.about.shown?.screen === name, screen);
const menu = (page) => page.locator('#own [data-key="act back"]').tap();
// The page is a button of the menu; from there, back to the table.
async function whole(page) {
  await look(page);
  await menu(page);
  await page.locator('#own .own-whole').tap();
  await header(page, 'visible');
}
async function toTable(page) {
  await header(page, 'hidden');
  await look(page);
  await page.locator('#own [data-key="back"]').tap();
  await on(page, 'table.sheet');
}

test('Back from the menu is the game, Back from "Page" the table, Back in a message closes it', async () => {
  const page = await playing();
  const sheet = await lines(page);
  await menu(page);
  await on(page, 'table.menu');
  await look(page);
  await page.goBack();
  await on(page, 'table.sheet');
  await header(page, 'hidden');
  await whole(page);
  await page.locator('[data-link="sheet"]').tap();
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await shut(page);
  await header(page, 'visible');
  await page.goBack();
  await toTable(page);
  assert.deepEqual(await lines(page), sheet);
  await atHome(page);
});

test('Back goes back view by view, and a question that is answered leaves nothing for it', async () => {
  const page = await playing();
  await menu(page);
  await on(page, 'table.menu');
  await look(page);
  await page.locator('#own .own-row', {hasText: 'Penalty or correction'}).tap();
  await on(page, 'asking.entry');
  await look(page);
  await page.goBack();
  await on(page, 'table.menu');
  await look(page);
  await page.goBack();
  await on(page, 'table.sheet');
  await atHome(page);
});

test('what is closed by its own button, or by Escape, leaves nothing for Back', async () => {
  const page = await playing();
  await menu(page);
  await on(page, 'table.menu');
  await look(page);
  await page.locator('#own [data-key="back"]').tap();
  await on(page, 'table.sheet');
  await whole(page);
  await page.locator('[data-link="dispute"]').tap();
  await page.locator('dialog[open] [data-choice="ok"]').tap();
  await shut(page);
  await page.locator('[data-link="dispute"]').tap();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await shut(page);
  await page.locator('#evening').tap();
  await toTable(page);
  await atHome(page);
});

test('a message that follows a message takes its place, and Back closes that one', async () => {
  const page = await playing({...PHONE, permissions: ['clipboard-write', 'clipboard-read']});
  await whole(page);
  await page.locator('[data-link="setup"]').tap();
  await page.locator('dialog[open] [data-choice="link"]').tap();
  await page.locator('dialog[open] [data-choice="copy"]').tap();
  await page.waitForFunction(() => document.getElementById('dialog-title').textContent === 'Copied' && document.getElementById('dialog').open);
  await page.waitForFunction(() => history.state.depth === 3);
  await page.goBack();
  await shut(page);
  await header(page, 'visible');
  await page.goBack();
  await toTable(page);
  await atHome(page);
});

test('a game that is begun beside one that is on has the whole window', async () => {
  const page = await playing();
  await whole(page);
  await page.locator('#start').tap();
  await on(page, 'setup.which_game');
  await header(page, 'hidden');
  assert.equal(await page.locator('#own .own-game').first().isVisible(), true);
  await page.waitForFunction(() => history.state.depth === 1);
  await look(page);
  await page.goBack();
  await on(page, 'setup.start');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a game that ends, and a page that is loaded again, leave no entry behind', async () => {
  const page = await playing();
  await whole(page);
  await page.reload();
  await ready(page, /Ginski/);
  await page.waitForFunction(() => history.state?.depth === 0);
  await whole(page);
  await page.evaluate(() => meldmate.box.press('back', true));
  await page.waitForFunction(() => globalThis.meldmate?.box.about.game === '');
  await atHome(page);
});

test('Back ends a demonstration, whichever it is', async () => {
  const page = await fresh(DESKTOP);
  await tour(page, 'dispute');
  await page.click('[data-tour="pot"]');
  await page.locator('#caption[data-tour="pot"][data-step="1"]').waitFor();
  await page.goBack();
  await ready(page, /New game/);
  assert.equal(await page.locator('#caption').isVisible(), false);
  await tour(page, 'score');
  await page.click('#tour-end');
  await ready(page, /New game/);
  await atHome(page);
});

test('places on the page are entries of their own, and what is open stays open', async () => {
  const page = await playing({viewport: {width: 900, height: 700}});
  await page.click('#whole');
  await header(page, 'visible');
  await page.click('nav a[href="#games"]');
  await page.waitForURL(/#games$/);
  await page.click('[data-link="sheet"]');
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await shut(page);
  assert.match(page.url(), /#games$/);
  await page.goBack();
  await page.waitForURL((url) => url.hash === '');
  assert.equal(await page.locator('.top').isVisible(), true);
  await page.goBack();
  await header(page, 'hidden');
  await atHome(page);
});

test('a link that was followed is not followed again on the way back', async () => {
  const page = await playing();
  await whole(page);
  await page.locator('[data-link="setup"]').tap();
  await page.locator('dialog[open] [data-choice="link"]').tap();
  const address = await page.locator('dialog[open] textarea').inputValue();
  await page.locator('dialog[open] [data-choice="ok"]').tap();
  await page.locator('#evening').tap();
  await toTable(page);
  for (const choice of ['later', null]) {
    await page.waitForFunction(() => history.state.depth === 0);
    await page.evaluate((hash) => (location.hash = hash), new URL(address).hash);
    await page.waitForFunction(() => document.getElementById('dialog-title').textContent === 'Start this game?' && document.getElementById('dialog').open);
    if (choice) await page.locator(`dialog[open] [data-choice="${choice}"]`).tap();
    else await page.goBack();
    await shut(page);
    await page.waitForFunction(() => history.state.depth === 0 && !location.hash);
    await look(page);
    assert.equal(await page.locator('dialog[open]').count(), 0);
  }
  assert.match((await lines(page))[0], /Ginski/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
