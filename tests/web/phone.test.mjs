// The page in the palm: at each size and zoom, upright and on its side, screen and keys are in sight together.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {canvas, launch, look, open, ready, serve, touch} from '../../host_tools/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const touched = (width, height, deviceScaleFactor = 2) => ({viewport: {width, height}, deviceScaleFactor, isMobile: true, hasTouch: true});
// A zoom leaves a window fewer pixels of the page, each made of more of the screen's.
const zoomed = (zoom) => ({viewport: {width: 1280 / zoom, height: 800 / zoom}, deviceScaleFactor: zoom});
const SIZES = {
  '390x844': touched(390, 844, 3), '844x390': touched(844, 390, 3), '320x568': touched(320, 568), '768x1024': touched(768, 1024),
  '1280x800 at 100 %': zoomed(1), '1280x800 at 200 %': zoomed(2), '1280x800 at 400 %': zoomed(4),
};
// One board for each arrangement of keys, and the smallest screen.
const BOARDS = ['pico', 'pico_130', 'sim_128x64_5', 'feather_rp2040', 'thumby'];
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy']};

async function fresh(options, search = '') {
  const page = await open(await browser.newContext(options), server.address + search);
  await ready(page, /New game/);
  return page;
}

async function begin(page, setup) {
  await page.evaluate((given) => meldmate.box.do('begin', given), setup);
  await look(page);
}

// Where screen and keys are, in pixels of the page, in a window of `width` x `height`.
const places = (page) => page.evaluate(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const place = (element) => {
    const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
    return {name: element.dataset.press ?? element.id, left, top, right, bottom, width, height};
  };
  const seen = (element) => element.getClientRects().length > 0;
  return {
    keys: [...document.querySelectorAll('.key')].filter(seen).map(place), panel: place(document.getElementById('panel')),
    glass: place(document.querySelector('.glass')), scrolls: document.documentElement.scrollWidth - innerWidth, width: innerWidth, height: innerHeight,
  };
});

function inSight({keys, panel, glass, scrolls, width, height}, what) {
  assert.ok(scrolls <= 0, `${what}: ${scrolls} pixels wider than the window`);
  for (const one of [...keys, panel]) {
    const isIn = one.left >= -0.5 && one.top >= -0.5 && one.right <= width + 0.5 && one.bottom <= height + 0.5;
    assert.ok(isIn, `${what}: ${JSON.stringify(one)} is not in ${width}x${height}`);
  }
  for (const {name, width: wide, height: high} of keys) assert.ok(wide >= 44 && high >= 44, `${what}: ${name} is ${wide}x${high}`);
  for (const one of keys) {
    const apart = one.right <= glass.left + 0.5 || one.left >= glass.right - 0.5 || one.top >= glass.bottom - 0.5 || one.bottom <= glass.top + 0.5;
    assert.ok(apart, `${what}: ${one.name} is on the screen`);
  }
}

for (const [name, options] of Object.entries(SIZES)) {
  test(`screen and keys are in sight together at ${name}, at the start and in a game, on every arrangement of keys`, async () => {
    const page = await fresh(options);
    for (const board of BOARDS) {
      await page.selectOption('#board', board);
      await ready(page, /New game/);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      const found = await places(page);
      assert.ok(found.keys.length >= 3, board);
      inSight(found, `${name} ${board}, start`);
    }
    await begin(page, GINSKI);
    for (const board of BOARDS) {
      // In the evening the list of boards is a press away.
      await page.locator('#board').evaluate((list, name) => {
        list.value = name;
        list.dispatchEvent(new Event('change'));
      }, board);
      await page.locator(`#device[data-board="${board}"]`).waitFor();
      await ready(page, /Ginski/);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      const found = await places(page);
      inSight(found, `${name} ${board}, game`);
      if (options.isMobile && board === 'pico' && found.width > found.height) {
        // The screen is between the thumbs.
        const sides = found.keys.map((key) => (key.right <= found.panel.left ? 'left' : key.left >= found.panel.right ? 'right' : 'none'));
        assert.deepEqual([...new Set(sides)].sort(), ['left', 'right']);
      }
    }
    await page.context().close();
  });
}

test('the header goes when an evening is under way, also when the phone is turned, and the page is one press away', async () => {
  const page = await fresh(SIZES['390x844']);
  assert.equal(await page.locator('.top').isVisible(), true);
  await begin(page, GINSKI);
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.equal(await page.locator('#game').textContent(), 'Ginski');
  await page.setViewportSize({width: 844, height: 390});
  inSight(await places(page), 'turned');
  await page.setViewportSize({width: 390, height: 844});
  inSight(await places(page), 'turned back');
  await page.locator('#whole').tap();
  await page.locator('.top').waitFor();
  await page.locator('[data-link="sheet"]').tap();
  await page.locator('dialog[open] button').first().tap();
  await page.locator('#evening').tap();
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.equal(await page.evaluate(() => document.activeElement.id), 'device');
  await touch(page, 'ok');
  await ready(page, /ended|Who/);
  await page.reload();
  await ready(page, /Ginski/);
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the screen uses the width there is, and each of its pixels is still told from the next', async () => {
  for (const scale of [1, 2, 2.625, 3]) {
    const page = await fresh(touched(320, 844, scale));
    for (const width of [320, 347, 360, 375, 390, 393, 412, 430]) {
      await page.setViewportSize({width, height: 844});
      const {panel, glass} = await places(page);
      const room = await page.locator('.glass').evaluate((glass) => glass.clientWidth - 2 * parseFloat(getComputedStyle(glass).paddingLeft));
      assert.ok(panel.width / room > 0.95 && panel.width / glass.width > 0.9, `${width} at ${scale}: ${panel.width} of ${glass.width}`);
      // Dots of a leader: each is lit, and what is between them is dark.
      const [bar] = await canvas(page).then((rows) => rows.filter((row) => /^(0*)1.*(0001000|000100)/.test(row)));
      assert.ok(bar, `${width} at ${scale}: no dots to be seen`);
    }
    await page.context().close();
  }
});
