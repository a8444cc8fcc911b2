// The box on the page is played by touch, mouse, keyboard and gamepad; what it keeps is found again.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, launch, lines, look, open, press, ready, serve, touch, withBox} from '../../host_tools/play/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

async function fresh(options = DESKTOP) {
  const context = await withBox(await browser.newContext(options));
  const page = await open(context, server.address);
  await ready(page, /New game/);
  return page;
}

async function begin(page, setup) {
  await page.evaluate((given) => meldmate.box.do('begin', given), setup);
  await look(page);
}
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}};
// Ben ends with 8, Ana has 24, Cy 15: 24 + 15 - 8 (GSK-7).
const ROUND = ['ok', 'down', 'ok', 'right', 'up', 'ok', 'left', 'up', 'up', 'left', 'ok', 'left', 'left', 'up', 'up', 'ok', 'ok'];

test('a round of Ginski by touch, on a phone: the right total, and after a reload it is there', async () => {
  const page = await fresh(PHONE);
  await begin(page, GINSKI);
  for (const key of ROUND) await touch(page, key);
  await ready(page, /Ben 31/);
  assert.ok((await lines(page)).includes('■ Ben 31 ★ +31'), String(await lines(page)));
  await page.reload();
  await ready(page, /Ben 31/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// Tap on the drawn screen at one of its pixels.
async function tap(page, x, y) {
  await look(page);
  const {columns, rows, width, height} = await page.locator('#panel').evaluate((panel) => {
    const {width, height} = panel.getBoundingClientRect();
    return {columns: Number(panel.dataset.columns), rows: Number(panel.dataset.rows), width, height};
  });
  await page.locator('#panel').tap({position: {x: ((x + 0.5) * width) / columns, y: ((y + 0.5) * height) / rows}});
}

test('a round of Ginski by taps on the drawn screen: rows, digits and hints answer', async () => {
  const page = await fresh(PHONE);
  await begin(page, GINSKI);
  // The box shows what was touched; the browser does not light up all of its screen.
  assert.equal(await page.locator('#panel').evaluate((panel) => getComputedStyle(panel).webkitTapHighlightColor), 'rgba(0, 0, 0, 0)');
  // OK, Ben, 8, OK, 2, 4, OK, 1, 5, OK, save: where tests/proof/robot/finger.py points, too.
  const places = [[20, 60], [32, 20], [120, 36], [17, 60], [92, 36], [105, 28], [17, 60], [87, 36], [110, 28], [17, 60], [17, 60]];
  for (const [x, y] of places) await tap(page, x, y);
  await ready(page, /Ben 31/);
  await page.reload();
  await ready(page, /Ben 31/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a round of Ginski is typed, Enter and Backspace with it', async () => {
  const page = await fresh();
  await begin(page, GINSKI);
  await page.locator('#device').focus();
  for (const key of ['Enter', 'b', 'Enter', '9', 'Backspace', '8', 'Enter', '2', '4', 'Enter', '1', '5', 'Enter', 'Enter']) {
    await look(page);
    await page.keyboard.press(key, {delay: 40});
  }
  await ready(page, /Ben 31/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('real touches land on keys of 44 pixels and more, and nothing is wider than the phone', async () => {
  const page = await fresh(PHONE);
  for (const board of await page.locator('#board option').evaluateAll((all) => all.map((one) => one.value))) {
    await page.selectOption('#board', board);
    await ready(page, /New game/);
    for (const box of await page.locator('.key').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
      assert.ok(box.width >= 44 && box.height >= 44, `${board}: ${box.width} x ${box.height}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, board);
  }
  await page.selectOption('#board', 'pico');
  await ready(page, /New game/);
  await page.locator('.key[data-press="ok"]').tap();
  await ready(page, /Which game/);
  await page.context().close();
});

test('mouse and keyboard press, hold and repeat as fingers do', async () => {
  const page = await fresh();
  await look(page);
  await page.locator('.key[data-press="ok"]').click({delay: 60});
  await ready(page, /Which game/);
  await look(page);
  await page.keyboard.press('Backspace', {delay: 60});
  await ready(page, /New game/);
  await look(page);
  await page.keyboard.press('Enter', {delay: 60});
  await ready(page, /Which game/);
  // A key that is held repeats: with one press of a second the mark goes down more than one row.
  await page.keyboard.down('ArrowDown');
  await page.waitForTimeout(620);
  await page.keyboard.up('ArrowDown');
  const chosen = await page.evaluate(() => meldmate.box.lines.findIndex(([, chosen]) => chosen));
  assert.ok(chosen > 2, String(chosen));
  // A select of the page keeps its own keys.
  await page.focus('#board');
  const before = await lines(page);
  await page.keyboard.press('ArrowUp', {delay: 60});
  await page.waitForTimeout(150);
  assert.deepEqual(await lines(page), before);
  await page.context().close();
});

test('on a board with few keys the keyboard holds a key for what is missing, and letters press theirs', async () => {
  const page = await fresh();
  await page.selectOption('#board', 'feather_rp2040');
  await ready(page, /New game/);
  await page.locator('#device').focus();
  await look(page);
  await page.keyboard.press('b', {delay: 60});
  await ready(page, /Which game/);
  await look(page);
  await page.keyboard.press('Backspace');
  await ready(page, /New game/);
  await page.context().close();
});

test('a gamepad plays', async () => {
  const page = await fresh();
  await page.evaluate(() => {
    const buttons = Array.from({length: 17}, () => ({pressed: false}));
    globalThis.pad = {index: 0, buttons, axes: [0, 0]};
    navigator.getGamepads = () => [globalThis.pad, null];
    dispatchEvent(new Event('gamepadconnected'));
  });
  const tap = async (index) => {
    await page.evaluate((at) => (pad.buttons[at].pressed = true), index);
    await page.waitForTimeout(90);
    await page.evaluate((at) => (pad.buttons[at].pressed = false), index);
    await look(page);
  };
  await page.bringToFront();
  await look(page);
  await tap(0);
  await ready(page, /Which game/);
  await tap(13);
  await ready(page, /chosen: Rummoli/);
  await tap(1);
  await ready(page, /New game/);
  await page.context().close();
});

test('touch vibrates unless the setting is off', async () => {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(() => {
    localStorage.setItem('meldmate.box', 'yes');
    globalThis.buzzed = 0;
    navigator.vibrate = () => ++globalThis.buzzed;
  });
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await touch(page, 'down');
  await page.waitForFunction(() => buzzed === 1);
  await page.uncheck('#vibrate');
  await touch(page, 'up');
  assert.equal(await page.evaluate(() => buzzed), 1);
  await context.close();
});

test('another board finds the same games', async () => {
  const page = await fresh();
  await begin(page, GINSKI);
  await ready(page, /Ana 0/);
  for (const board of ['thumby', 'feather_rp2040', 'sim_128x64_5', 'pico']) {
    await page.selectOption('#board', board);
    await ready(page, /Ginski/);
    const [columns] = await page.locator('#panel').evaluateAll((all) => all.map((one) => Number(one.dataset.columns)));
    assert.equal(columns, board === 'thumby' ? 72 : 128);
    assert.equal(await page.evaluate(() => meldmate.box.panel.faults), 0);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a dispute of Rumski is settled', async () => {
  const page = await fresh();
  await begin(page, {game: 'rumski', players: ['Ana', 'Ben', 'Cy']});
  await ready(page, /Rumski/);
  await press(page, 'right ok');
  await ready(page, /Which cards/);
  // Red 9, and the picker offers the 10 and the 11 after it: a run.
  await press(page, 'right up left ok ok');
  await ready(page, /Which cards\? 3/);
  await press(page, '~ok');
  await ready(page, /YES/);
  const yes = await lines(page);
  assert.ok(yes.some((line) => /RSK-\d/.test(line)), String(yes));
  // With the green 5 besides it is none.
  await press(page, 'back left up right');
  await press(page, '~ok');
  await ready(page, /NO/);
  await press(page, 'right');
  await ready(page, /RSK-\d/);
  await page.context().close();
});

test('Italian and English, on the page and on the box, from either side', async () => {
  const page = await fresh();
  await page.selectOption('#language', 'it');
  await ready(page, /Nuova partita/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  assert.match(await page.locator('#play-title').textContent(), /Le carte le tieni tu/);
  await page.reload();
  await ready(page, /Nuova partita/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'it');
  // The box's own settings take the page along: English comes first there, Italian last.
  const others = (await page.locator('#language option').count()) - 1;
  await press(page, `up ok ok ${'up '.repeat(others)}ok`);
  await ready(page, /Language +English/);
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  assert.equal(await page.locator('#language').inputValue(), 'en');
  assert.match(await page.locator('#play-title').textContent(), /You hold the cards/);
  await page.context().close();
});
