// A thumb on the page's own type: it taps by place, as fast as it can, and nothing that it can hit moves.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, dice, entering, fits, fresh, handOf, places, scores, start, stop, tapAt, touches} from './hand.mjs';

before(start);
// How many numbers and taps there were.
let tried = 0, taps = 0, reloads = 0;
after(async () => {
  await stop();
  console.log(`${tried} numbers, ${taps} taps, ${reloads} reloads`);
});

// In each window: milliseconds a tap, and how many rounds of eight numbers are tapped so.
const TIMES = Number(process.env.MELDMATE_TAPS ?? 1);
const PACES = [[100, 2], [150, 2], [300, 1]];
const WINDOWS = ['360x640', '390x844', '844x390'];

// What stands in the cells of the sheet.
const given = (page) => page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'sheet').cells.map(({words}) => words));

// Tap at places (hand.mjs), and count that.
async function tapAll(page, spots, pace) {
  await tapAt(page, spots, pace);
  taps += spots.length;
}

// A game in which any number may be asked for: Any game, whose first question has been opened.
async function table(size, players = ['Anna', 'Ben', 'Carla']) {
  const page = await fresh(size, 'en');
  await begin(page, 'any', players);
  await handOf(page).on('table.sheet');
  return page;
}

const keysOf = (number) => [...String(number)].map((sign) => `digit ${sign}`);

const eight = ['Ana', 'Ben', 'Cy', 'Dina', 'Eva', 'Fred', 'Gus', 'Hans'];

// What can be hit on the page, and where: [[key, x, y, width, height]].
const hit = (page) => page.evaluate(() => [...document.querySelectorAll('#own :is(button, input, a)')].filter((one) => one.checkVisibility()).map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.dataset.key, x, y, width, height].join(' ');
}));

// Tap keys of a question at their places: after each, all that can be hit is where it was.
async function stays(page, what, keys) {
  await look(page);
  await fits(page, what);
  const [there, spots] = [await hit(page), await places(page)];
  for (const key of keys) {
    await tapAll(page, [spots[key]], 100);
    for (const wait of [0, 250]) {
      await page.waitForTimeout(wait);
      assert.deepEqual(await hit(page), there, `${what}: ${key}`);
    }
  }
  await fits(page, `${what}_later`);
}

// They wait most of the time.
describe('a thumb', {concurrency: 7}, () => {
  for (const size of WINDOWS) {
    test(`numbers are tapped by place at 100, 150 and 300 ms at ${size}: each is taken as it was tapped`, async () => {
      const page = await table(size, eight);
      const hand = handOf(page);
      const roll = dice(size.charCodeAt(0) * 7919);
      const sums = eight.map(() => 0);
      for (const [pace, rounds] of PACES) {
        for (let round = rounds * TIMES; round; round--) {
          await hand.tap('act ok');
          await page.waitForFunction(() => document.querySelector('#own .own-digits'));
          await look(page);
          // Read once, when the sheet appears: they are all that is known of the page.
          const spots = await places(page);
          // An upright phone has all eight in sight, beside the pad.
          if (size === '390x844') assert.equal(await page.evaluate(() => document.querySelector('.own-cell-rows').scrollHeight > document.querySelector('.own-cell-rows').clientHeight), false);
          const numbers = eight.map(() => (roll(2) ? roll(100) : roll(1000)) * (roll(4) ? 1 : -1));
          await tapAll(page, numbers.flatMap((number) => [...keysOf(number), 'next']).map((key) => spots[key]), pace);
          await look(page);
          numbers.forEach((number, at) => (sums[at] += number));
          await hand.tap('act ok');
          await hand.on('table.sheet');
          assert.deepEqual((await scores(page)).map((one) => Number(one.replace('−', '-'))), sums, `${pace} ms`);
          tried += eight.length;
        }
      }
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }

  for (const size of WINDOWS) {
    test(`nothing that can be hit moves, comes or goes while a question is open at ${size}`, async () => {
      const page = await fresh(size, 'en');
      const hand = handOf(page);
      await begin(page, 'rumino', ['Anna', 'Ben', 'Carla']);
      await hand.on('table.sheet');
      // Numbers: digits, one that leads nowhere, what is erased, chips.
      await hand.tap('act ok');
      await hand.answer('Anna');
      await look(page);
      // The pad comes with the first number that is keyed, below rows that stay where they are.
      const tops = () => page.evaluate(() => [...document.querySelectorAll('#own .own-cell-row')].map((row) => Math.round(row.getBoundingClientRect().top)));
      const rows = await tops();
      await hand.put('deadwood Anna', 3);
      await page.waitForFunction(() => document.querySelector('#own .own-digits'));
      await look(page);
      assert.deepEqual(await tops(), rows);
      await stays(page, 'number', ['digit 7', 'digit 7', 'erase', 'erase', 'digit 3', 'erase']);
      await hand.tap('cell deadwood Carla');
      await stays(page, 'second', ['digit 6', 'erase', 'digit 2', 'erase']);
      // The hand of a dispute: as many cards as there can be, some taken out.
      await hand.tap('back');
      await hand.tap('act right', 'row 0');
      await page.waitForFunction(() => document.querySelector('#own .own-deck'));
      const words = await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').rows.map((row) => row.map((card) => `card ${card[1]}`)));
      const cards = [[0, 6], [0, 7], [0, 8], [1, 9], [2, 0], [3, 12]].map(([suit, rank]) => words[suit][rank]);
      await stays(page, 'deck', [...cards, 'erase', cards[1], ...words[3].slice(0, 5)]);
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }

  test('a group of the menu that is tapped twice at once is open, and no other', async () => {
    const page = await fresh('360x640', 'en');
    await begin(page, 'rummoli', ['Ana', 'Ben', 'Carla']);
    await handOf(page).on('table.sheet');
    await handOf(page).tap('act back');
    await handOf(page).on('table.menu');
    const groups = await page.evaluate(() => meldmate.box.about.shown.tabs[0]);
    // There and back: those at the edge are cut before they are tapped.
    const order = [...groups.keys(), ...[...groups.keys()].reverse()];
    for (const at of order) {
      await look(page);
      // Where it can be touched of what is in sight of it.
      const spot = await page.evaluate((key) => {
        const tab = document.querySelector(`#own [data-key="${key}"]`);
        const row = tab.parentElement.getBoundingClientRect();
        const {left, right, top, height} = tab.getBoundingClientRect();
        const [from, to] = [Math.max(left, row.left), Math.min(right, row.right)];
        return to - from > 8 ? [(from + to) / 2, top + height / 2] : null;
      }, `tab ${at}`);
      if (!spot) {
        await page.locator(`#own [data-key="tab ${at}"]`).tap();
        continue;
      }
      await tapAll(page, [spot, spot], 90);
      await look(page);
      assert.equal(await page.evaluate(() => meldmate.box.about.shown.tabs[1]), at, groups[at]);
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a page that is slow shows a tap at once, and an older picture takes none back', async () => {
    const page = await fresh('390x844', 'en');
    const hand = handOf(page);
    await begin(page, 'form:oh_hell', ['Anna', 'Ben', 'Cleo', 'Dan'], {cards: 10});
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await look(page);
    const spots = await places(page);
    // What is pressed at each frame, while the computer is busy.
    await page.evaluate(() => {
      globalThis.seen = [];
      const note = () => {
        const now = [...document.querySelectorAll('#own .own-values [aria-pressed="true"]')].map((one) => one.dataset.key).join();
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(note);
      };
      note();
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const keys = ['chip bid Ben 3', 'chip bid Cleo 1', 'chip bid Ben 4', 'chip bid Dan 2', 'chip bid Anna 0', 'chip bid Ben 3'];
    await tapAll(page, keys.map((key) => spots[key]), 125);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await look(page);
    const stood = {};
    const wanted = [''];
    for (const key of keys) {
      const [, , name, bid] = key.split(' ');
      stood[name] = bid;
      wanted.push(['Ben', 'Cleo', 'Dan', 'Anna'].filter((one) => stood[one]).map((one) => `chip bid ${one} ${stood[one]}`).join());
    }
    const seen = await page.evaluate(() => globalThis.seen);
    // Some may be painted together; each that was is one of those, in their order.
    let at = 0;
    for (const one of seen) {
      at = wanted.indexOf(one, at);
      assert.ok(at >= 0, JSON.stringify([one, seen, wanted]));
    }
    assert.equal(seen.at(-1), wanted.at(-1));
    assert.deepEqual(await given(page), ['3', '1', '2', '0']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a finger that was down before the picture counts for nothing, where a click does not say whose it is', async () => {
    const page = await table('390x844');
    const hand = handOf(page);
    await hand.on('table.sheet');
    await look(page);
    // As browsers do whose clicks are no events of pointers.
    const screens = await page.evaluate(async () => {
      const found = [];
      const click = async (key) => {
        const place = document.querySelector(`#own [data-key="${key}"]`);
        place.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
        await meldmate.box.backedUp();
        found.push(meldmate.box.about.shown.screen);
      };
      const down = () => document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerId: 77, pointerType: 'touch'}));
      const wait = (ms) => new Promise((done) => setTimeout(done, ms));
      down();
      await wait(20);
      await click('act ok');
      await wait(600);
      down();
      await wait(20);
      // It stays while a script goes back to the sheet.
      await meldmate.box.press('back');
      await wait(700);
      await click('player 1');
      await wait(600);
      down();
      await click('player 1');
      return found;
    });
    assert.deepEqual(screens, ['asking.entry', 'table.sheet', 'table.player']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('two thumbs, each down before the other is up, key what they touched, in that order', async () => {
    const page = await table('390x844');
    await handOf(page).tap('act ok');
    await look(page);
    const spots = await places(page);
    const finger = await page.context().newCDPSession(page);
    const touch = (...each) => touches(finger, ...each.map(([type, ...keys]) => [type, ...keys.map(([key, id]) => ({x: spots[key][0], y: spots[key][1], id}))]));
    // Both ways to let go: the first finger first, and last.
    for (const [first, then] of [[['digit 3', 0], ['digit 5', 1]], [['digit 7', 1], ['digit 2', 0]]]) {
      await touch(['touchStart', first], ['touchStart', first, then], ['touchEnd', first[1] ? then : first], ['touchEnd']);
      await look(page);
    }
    assert.deepEqual(await given(page), ['3572', '', '']);
    // The last digit, of a number that went on by itself, and Next; one that rests, and one that moves, key nothing.
    await touch(['touchStart', ['erase', 0]], ['touchEnd']);
    await look(page);
    await touch(['touchStart', ['digit 9', 0]], ['touchStart', ['digit 9', 0], ['next', 1]], ['touchEnd', ['digit 9', 0]], ['touchEnd']);
    await look(page);
    assert.deepEqual(await given(page), ['3579', '', '']);
    // Next was meant for the number that went on by itself.
    assert.equal(await handOf(page).here(), 'points Ben');
    await touch(['touchStart', ['digit 1', 0]]);
    await page.waitForTimeout(800);
    await touch(['touchStart', ['digit 1', 0], ['digit 4', 1]], ['touchMove', ['digit 1', 0], ['digit 6', 1]], ['touchEnd']);
    await look(page);
    assert.deepEqual(await given(page), ['3579', '', '']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a round is tapped, each tap followed by a reload: nothing is lost', async () => {
    const [page, hand] = await entering('390x844', 'en', 'rumino', ['Anna', 'Ben', 'Carla']);
    const said = () => page.evaluate(() => {
      const {screen, bar, parts} = meldmate.box.about.shown;
      return JSON.stringify([screen, bar, parts[0].cells?.map(({name, words, begun, after, wrong}) => [name, words, begun, after, wrong]) ?? parts]);
    });
    const who = await page.locator('#own .own-values button', {hasText: 'Anna'}).getAttribute('data-key');
    for (const key of [who, 'chip deadwood Anna 3', 'digit 2', 'digit 0', 'digit 1', 'erase', 'digit 1', 'digit 5', 'chip deadwood Anna 4', 'act ok']) {
      const before_ = await said();
      await hand.tap(key);
      while ((await said()) === before_) await page.waitForTimeout(10);
      // At once: what is on the screen is on the disk.
      const shown_ = await said();
      await page.reload();
      await page.waitForFunction(() => globalThis.meldmate?.box.about.shown);
      await look(page);
      reloads += 1;
      const [was, is] = [JSON.parse(shown_), JSON.parse(await said())];
      assert.deepEqual(is, was, key);
    }
    assert.deepEqual((await scores(page)), ['4', '20', '15']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
});
