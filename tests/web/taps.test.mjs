// A thumb on the page's own type: it taps by place, as fast as it can, and nothing that it can hit moves.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, entering, fits, fresh, handOf, scores, start, stop} from './hand.mjs';

before(start);
// How many numbers and taps there were.
let tried = 0, taps = 0, reloads = 0;
after(async () => {
  await stop();
  console.log(`${tried} numbers, ${taps} taps, ${reloads} reloads`);
});

// In each window: milliseconds a tap, and how many rounds of eight numbers are tapped so.
const TIMES = Number(process.env.MELDMATE_TAPS ?? 1);
const TRAIN = [100, 150, 220, 300, 350];
const PACES = [[100, 2], [150, 2], [300, 1]];
const WINDOWS = ['360x640', '390x844', '844x390'];

// The middle of each key in sight, by what it is called.
const places = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#own [data-key]')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.dataset.key, [x + width / 2, y + height / 2]];
})));

const asked = (page) => page.evaluate(() => {
  const {bar, parts} = meldmate.box.about.shown;
  return [bar[0], parts.find((part) => part.kind === 'number')?.value ?? null];
});

// Tap at places, so many milliseconds from one to the next, or as many as `pace` has for each; a finger stays on the glass
// for half of that.
async function tapAt(page, spots, pace) {
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
  taps += spots.length;
}

// A game in which any number may be asked for: Any game, whose first question has been opened.
async function table(size, players = ['Anna', 'Ben', 'Carla']) {
  const page = await fresh(size, 'en');
  await begin(page, 'any', players);
  await handOf(page).on('table.sheet');
  return page;
}

// The same numbers at each run: a generator of Lehmer.
function dice(seed) {
  let last = seed;
  return (n) => (last = (last * 48271) % 2147483647) % n;
}

const keysOf = (number) => [...String(number)].map((sign) => `digit ${sign}`);

// Wait until the box asks something else than `before`, and look at it.
async function next(page, before_) {
  await page.waitForFunction((bar) => meldmate.box.about.shown.bar[0] !== bar, before_, {timeout: 5000});
  await look(page);
}

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
    await tapAt(page, [spots[key]], 100);
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
          // Read once, when the question appears: they are all that is known of the page.
          const spots = await places(page);
          // An upright phone has all eight in sight, beside the pad.
          if (size === '390x844') assert.equal(await page.evaluate(() => document.querySelector('.own-fields').scrollHeight > document.querySelector('.own-fields').clientHeight), false);
          for (const at of eight.keys()) {
            const number = (roll(2) ? roll(100) : roll(1000)) * (roll(4) ? 1 : -1);
            sums[at] += number;
            const [name] = await asked(page);
            await tapAt(page, [...keysOf(number), 'act ok'].map((key) => spots[key]), pace);
            await next(page, name);
          }
          await hand.on('table.preview');
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

  for (const slower of [1, 4]) {
    // A busy computer stretches the time between two taps. What they count for is tested in test_aim.py.
    const skip = TIMES > 1 ? false : 'depends on the time of taps: MELDMATE_TAPS=2';
    test(`a steady thumb taps numbers and Next in one train, ${slower} times slower: all are taken, none is wrong`, {skip, timeout: 1_600_000}, async () => {
      const page = await fresh('390x844', 'en');
      const hand = handOf(page);
      const roll = dice(104729 + slower);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', {rate: slower});
      for (const pace of TRAIN) {
        for (let left = TIMES > 1 ? 100 : 3; left > 0; ) {
          await begin(page, 'rumino', ['Ana', 'Ben', 'Cy', 'Dina']);
          await hand.on('table.sheet');
          await hand.tap('act ok', 'row 0');
          await page.waitForFunction(() => document.querySelector('#own .own-digits'));
          await look(page);
          const spots = await places(page);
          // Who knocks has at most 7. One of two digits goes on by itself, and Next is tapped all the same.
          const numbers = [1 + roll(7), ...[1, 2, 3].map(() => 1 + (roll(2) ? roll(9) : roll(60)))];
          // All but the last Next.
          await tapAt(page, numbers.flatMap((number) => [...keysOf(number), 'act ok']).slice(0, -1).map((key) => spots[key]), pace);
          await look(page);
          const rows = await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'number')?.page.rows.map((row) => row[2]));
          assert.deepEqual(rows, numbers.map(String), `${pace} ms`);
          left -= numbers.length;
          tried += numbers.length;
          await hand.tap('act ok');
          await hand.on('table.preview');
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
      // A number: digits, one that is refused, what is erased.
      await hand.tap('act ok', 'row 0');
      await stays(page, 'number', ['digit 7', 'digit 7', 'erase', 'erase', 'digit 3']);
      await hand.tap('act ok');
      await stays(page, 'second', ['digit 6', 'erase', 'digit 9', 'digit 1', 'erase', 'digit 2']);
      // Its cards, and the hand of a dispute: as many as there can be, some taken out.
      await hand.tap('back', 'back');
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
      await tapAt(page, [spot, spot], 90);
      await look(page);
      assert.equal(await page.evaluate(() => meldmate.box.about.shown.tabs[1]), at, groups[at]);
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a page that is slow takes no tap for what was not in sight when the finger went down', async () => {
    const page = await table('390x844');
    const hand = handOf(page);
    const answers = () => page.evaluate(() => {
      const {bar, parts} = meldmate.box.about.shown;
      const {page: {rows, at}, begun} = parts.find((part) => part.kind === 'number');
      return [bar[0], begun, rows.filter((row, index) => row[2] && index !== at).map((row) => [row[0], row[2]])];
    });
    await hand.tap('act ok');
    await page.waitForFunction(() => document.querySelector('#own .own-digits'));
    await look(page);
    const spots = await places(page);
    // The box has the next question long before the page shows it, and hears of the taps later still.
    await page.evaluate(() => {
      const busy = () => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      };
      addEventListener('click', (event) => event.target.closest('[data-key="act ok"]') && setTimeout(busy), true);
    });
    // Next and what lies at its place, Next thrice, another key: each is meant for Anna.
    const given_ = [];
    for (const [name, ...more] of [['Anna', 'act ok'], ['Ben', 'act ok', 'act ok', 'digit 0']]) {
      const [question] = await asked(page);
      await tapAt(page, ['digit 5', 'act ok', ...more].map((key) => spots[key]), 90);
      await next(page, question);
      given_.push([name, '5']);
      const [now, begun, given] = await answers();
      assert.deepEqual([begun, given], [false, given_], now);
    }
    // Next again, by a finger that stays until the next question is there.
    await hand.tap('back');
    await look(page);
    await tapAt(page, [spots['act ok'], spots['act ok']], [60, 900]);
    await look(page);
    assert.deepEqual((await answers()).slice(1), [false, given_]);
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
    const touch = (type, ...keys) => finger.send('Input.dispatchTouchEvent', {type, touchPoints: keys.map(([key, id]) => ({x: spots[key][0], y: spots[key][1], id}))});
    const value = () => page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'number')?.value);
    // Both ways to let go: the first finger first, and last.
    for (const [first, then] of [[['digit 3', 0], ['digit 5', 1]], [['digit 7', 1], ['digit 2', 0]]]) {
      await touch('touchStart', first);
      await touch('touchStart', first, then);
      await touch('touchEnd', first[1] ? then : first);
      await touch('touchEnd');
      await look(page);
    }
    assert.equal(await value(), '3572');
    // The last digit and Next; one that rests, and one that moves, key nothing.
    await touch('touchStart', ['erase', 0]);
    await touch('touchEnd');
    await look(page);
    await touch('touchStart', ['digit 9', 0]);
    await touch('touchStart', ['digit 9', 0], ['act ok', 1]);
    await touch('touchEnd', ['digit 9', 0]);
    await touch('touchEnd');
    await look(page);
    assert.deepEqual(await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'number').page.rows.map((row) => row[2])), ['3579', '0', '']);
    await touch('touchStart', ['digit 1', 0]);
    await page.waitForTimeout(800);
    await touch('touchStart', ['digit 1', 0], ['digit 4', 1]);
    await touch('touchMove', ['digit 1', 0], ['digit 6', 1]);
    await touch('touchEnd');
    await look(page);
    assert.deepEqual(await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'number').begun), false);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a round is tapped, each tap followed by a reload: nothing is lost', async () => {
    const [page, hand] = await entering('390x844', 'en', 'rumino', ['Anna', 'Ben', 'Carla']);
    const said = () => page.evaluate(() => {
      const {screen, bar, parts} = meldmate.box.about.shown;
      return JSON.stringify([screen, bar, parts]);
    });
    for (const key of ['row 0', 'digit 3', 'act ok', 'digit 2', 'digit 0', 'digit 1', 'erase', 'row 0', 'row 2', 'digit 1', 'digit 5', 'act ok', 'act ok']) {
      const before_ = await said();
      await hand.tap(key);
      await page.waitForFunction((old) => {
        const {screen, bar, parts} = meldmate.box.about.shown;
        return JSON.stringify([screen, bar, parts]) !== old;
      }, before_);
      // At once: what is on the screen is on the disk.
      const shown_ = await said();
      await page.reload();
      await page.waitForFunction(() => globalThis.meldmate?.box.about.shown);
      reloads += 1;
      const [was, is] = [JSON.parse(shown_), JSON.parse(await said())];
      assert.deepEqual(is, was, key);
    }
    assert.deepEqual((await scores(page)), ['3', '20', '15']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
});
