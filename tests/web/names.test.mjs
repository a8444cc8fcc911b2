// The names of those who play on one page, on a phone: fields, names that are known, the order, and who deals first.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, fits, fresh, handOf, start, stop, touches} from './hand.mjs';

before(start);
after(stop);

const FOUR = ['Ana', 'Ben', 'Cy', 'Dina'];

// A page on which the seats of a game are asked, and the hand on it; `people` are known from a game before.
async function seated(size, language, game, people = []) {
  const page = await fresh(size, language);
  const hand = handOf(page);
  if (people.length) {
    await begin(page, 'any', people);
    await page.evaluate(() => meldmate.box.do('choose_game'));
    await hand.on('setup.which_game');
  } else {
    await page.locator('#start:enabled').tap();
    hand.taps += 1;
    await hand.on('setup.which_game');
  }
  await hand.choose(game);
  await hand.on('setup.ready');
  await hand.tap('row 1');
  await hand.on('setup.seats');
  await look(page);
  return [page, hand];
}

const values = (page) => page.locator('#own .own-place-row input').evaluateAll((all) => all.map((/** @type {HTMLInputElement} */ one) => one.value));
const seat = (page, at) => page.locator(`#own [data-key="seat ${at}"]`);
const focused = (page) => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.key);
const table = (page) => page.locator('#own .own-name').allInnerTexts();
const close = async (page) => {
  assert.deepEqual(page.wrong, []);
  await page.context().close();
};

for (const [size, language, game] of [['390x844', 'en', 'Spades'], ['360x640', 'it', 'Burraco'], ['844x390', 'en', 'Hearts'], ['320x256', 'it', 'Rumino']]) {
  test(`all seats are on one page that fits ${size} in ${language}, the first empty one has the focus`, async () => {
    const [page] = await seated(size, language, game);
    await page.waitForFunction(() => /** @type {HTMLElement} */ (document.activeElement).dataset.key === 'seat 0');
    await fits(page, 'names', size !== '320x256');
    await close(page);
  });
}

// From the first screen to the sheet after a first hand: the names, and what is tapped of the hand.
for (const [game, names, most, hand_] of [
  ['Spades', FOUR, 19, async (hand) => {
    for (const bid of [4, 3, 2, 3]) await hand.number(bid);
    await hand.save();
    await hand.on('table.sheet');
    await hand.tap('act ok');
  }],
]) {
  test(`${game} is found, ${names.length} are named and a first hand is begun in at most ${most} taps`, async () => {
    const [page, hand] = await seated('390x844', 'en', game);
    await hand.names(names);
    await look(page);
    await page.locator('#own .own-foot .main').tap();
    hand.taps += 1;
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await hand_(hand);
    assert.ok(hand.taps <= most, `${hand.taps} taps`);
    await close(page);
  });
}

test('names that are known are one tap each, in the order of the seats, and the game begins from there', async () => {
  const [page, hand] = await seated('390x844', 'en', 'Canasta', ['Ana', 'Ben', 'Cy', 'Dina', 'Eva']);
  // Who played last sits there; the others are known.
  assert.deepEqual(await values(page), FOUR);
  assert.deepEqual(await page.locator('#own .own-names .own-kinds button').allInnerTexts(), ['Eva']);
  // An empty seat takes who is tapped.
  await seat(page, 1).fill('');
  await hand.tap('name Eva');
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector('#own [data-key="seat 1"]')).value === 'Eva');
  assert.deepEqual(await page.locator('#own .own-names .own-kinds button').allInnerTexts(), ['Ben']);
  await hand.tap('act ok');
  await hand.on('table.sheet');
  assert.deepEqual((await table(page)).join(' ').match(/Ana|Ben|Cy|Dina|Eva/g).sort(), ['Ana', 'Cy', 'Dina', 'Eva']);
  await close(page);
});

test('the order is changed by arrows, and who deals first by a tap, who moves along', async () => {
  const [page, hand] = await seated('390x844', 'en', 'Hearts', FOUR);
  await hand.tap('deals 2');
  await hand.tap('up 2', 'up 1');
  await page.waitForFunction(() => meldmate.box.about.shown.parts[0].number === 3);
  assert.deepEqual(await values(page), ['Cy', 'Ana', 'Ben', 'Dina']);
  assert.equal(await page.locator('#own [data-key="deals 0"]').getAttribute('aria-pressed'), 'true');
  await hand.tap('act ok');
  await hand.on('table.sheet');
  const {players} = await page.evaluate(() => meldmate.box.about.shown.parts.find(({kind}) => kind === 'players'));
  assert.deepEqual(players.map(({name}) => name), ['Cy', 'Ana', 'Ben', 'Dina']);
  assert.equal(players[0].role, 'deals');
  await close(page);
});

// Where the handle of a row is.
const handle = (page, at) => page.evaluate((place) => {
  const {left, top, width, height} = document.querySelectorAll('#own .own-handle')[place].getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}, at);

for (const [by, size] of [['a finger', '390x844'], ['a finger', '360x640'], ['a mouse', '844x390']]) {
  test(`the order is changed by ${by} that drags a row, once, and who deals first moves along, at ${size}`, async () => {
    const [page, hand] = await seated(size, 'en', 'Hearts', FOUR);
    await hand.tap('deals 2');
    const finger = await page.context().newCDPSession(page);
    const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // From the handle of one row to where another one is, and whether it is let go of there.
    const dragged = async (from, to, ends = true) => {
      await page.locator('#own .own-place-row').nth(Math.min(from, to)).scrollIntoViewIfNeeded();
      const start_ = await handle(page, from);
      const {y} = await handle(page, to);
      const end = y + Math.sign(to - from) * 8;
      if (by === 'a mouse') {
        await page.mouse.move(start_.x, start_.y);
        await page.mouse.down();
        await page.mouse.move(start_.x + 9, (start_.y + end) / 2);
        await page.mouse.move(start_.x + 9, end);
        await frames();
        await page.mouse.up();
        return;
      }
      await touches(finger, ['touchStart', start_], ['touchMove', {x: start_.x + 9, y: (start_.y + end) / 2}], ['touchMove', {x: start_.x + 9, y: end}]);
      await frames();
      await touches(finger, [ends ? 'touchEnd' : 'touchCancel']);
    };
    const put = () => page.evaluate(() => meldmate.box.about.shown.parts[0].number);
    await page.waitForFunction(() => meldmate.box.about.shown.parts[0].number === 1);
    const before_ = await put();
    await dragged(2, 1);
    await page.waitForFunction((n) => meldmate.box.about.shown.parts[0].number === n, before_ + 1);
    assert.deepEqual(await values(page), ['Ana', 'Cy', 'Ben', 'Dina']);
    await dragged(1, 2);
    await page.waitForFunction((n) => meldmate.box.about.shown.parts[0].number === n, before_ + 2);
    assert.deepEqual(await values(page), FOUR);
    if (size === '390x844') {
      await dragged(3, 0);
      await page.waitForFunction((n) => meldmate.box.about.shown.parts[0].number === n, before_ + 3);
      assert.deepEqual(await values(page), ['Dina', 'Ana', 'Ben', 'Cy']);
      assert.equal(await page.locator('#own [data-key="deals 3"]').getAttribute('aria-pressed'), 'true');
      // A finger that is taken away, and one that does not leave its row, change nothing.
      await dragged(1, 3, false);
      await dragged(2, 2);
      await look(page);
      assert.deepEqual(await values(page), ['Dina', 'Ana', 'Ben', 'Cy']);
      assert.equal(await put(), before_ + 3);
      assert.deepEqual(await page.locator('#own .own-place-row[style*="translate"], #own [data-held="true"]').count(), 0);
    }
    await close(page);
  });
}

for (const [size, scroller] of [['320x256', '#own'], ['360x640', '#own .own-body']]) {
  test(`a row that is held at the edge scrolls the others: the last one is seated first, at ${size}`, async () => {
    const page = await fresh(size, 'en');
    const names = size === '320x256' ? FOUR : [...'ABCDEFGHIJKL'].map((letter) => `P${letter.toLowerCase()}`);
    await begin(page, 'any', names);
    await page.evaluate(() => meldmate.box.do('choose_game'));
    await handOf(page).on('setup.which_game');
    await look(page);
    await page.locator('#own .own-foot button').last().tap();
    await handOf(page).on('setup.ready');
    await handOf(page).tap('row 1');
    await handOf(page).on('setup.seats');
    await look(page);
    await page.locator('#own .own-place-row').last().scrollIntoViewIfNeeded();
    const finger = await page.context().newCDPSession(page);
    const from = await handle(page, names.length - 1);
    const top = await page.evaluate((place) => document.querySelector(place).getBoundingClientRect().top + 4, scroller);
    await touches(finger, ['touchStart', from], ['touchMove', {x: from.x, y: from.y - 20}], ['touchMove', {x: from.x, y: top}]);
    await page.waitForFunction((place) => document.querySelector(place).scrollTop === 0, scroller);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await touches(finger, ['touchEnd']);
    await page.waitForFunction((name) => meldmate.box.about.shown.parts[0].seats[0][0] === name, names.at(-1));
    assert.deepEqual(await values(page), [names.at(-1), ...names.slice(0, -1)]);
    await close(page);
  });
}

test('seats are drawn by lot: everybody keeps one, and who deals first keeps that', async () => {
  const [page, hand] = await seated('390x844', 'en', 'Hearts', FOUR);
  await hand.tap('deals 1');
  const orders = new Set();
  for (let tries = 0; tries < 12 && orders.size < 3; tries += 1) {
    const put = await page.evaluate(() => meldmate.box.about.shown.parts[0].number);
    await hand.tap('shuffle');
    await page.waitForFunction((old) => meldmate.box.about.shown.parts[0].number > old, put);
    const now = await values(page);
    assert.deepEqual([...now].sort(), FOUR);
    orders.add(now.join());
    const {seats, dealer} = await page.evaluate(() => meldmate.box.about.shown.parts[0]);
    assert.equal(seats[dealer][0], 'Ben');
  }
  assert.equal(orders.size, 3);
  await close(page);
});

test('a bid stands large beside the name while the tricks are played, the total small', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'form:oh_hell', FOUR, {cards: 10});
  await hand.tap('act ok');
  for (const bid of [4, 2, 2, 1]) await hand.number(bid);
  await hand.save();
  await hand.on('table.sheet');
  await look(page);
  const sizes = () => page.evaluate(() => ['.own-bid', '.own-score strong'].map((one) => parseFloat(getComputedStyle(document.querySelector(`#own ${one}`)).fontSize)));
  assert.deepEqual((await page.locator('#own .own-bid').allInnerTexts()).sort(), ['1', '2', '2', '4']);
  const [bid, total] = await sizes();
  assert.ok(bid > 2 * total && total >= 16, `${bid} ${total}`);
  await fits(page, 'bids_said');
  await hand.tap('act ok');
  for (const tricks of [4, 2, 3, 1]) await hand.answer(tricks);
  await hand.save();
  await hand.on('table.sheet');
  await look(page);
  assert.equal(await page.locator('#own .own-bid').count(), 0);
  assert.ok((await page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('#own .own-score strong')).fontSize))) > 28);
  await close(page);
});

test('a name that somebody has is said at its field, and nothing typed is lost', async () => {
  const [page, hand] = await seated('390x844', 'en', 'Hearts');
  for (const [at, name] of [['0', 'Ana'], ['1', 'Ben'], ['2', 'ana']]) await seat(page, at).fill(name);
  const wrong = page.locator('#own [data-wrong="true"]');
  await wrong.locator('p', {hasText: 'Ana'}).waitFor();
  assert.deepEqual(await values(page), ['Ana', 'Ben', 'ana', '']);
  await fits(page, 'names_wrong');
  await seat(page, 2).fill('Anaïs');
  await wrong.waitFor({state: 'detached'});
  // Loaded anew in the middle of it: the set-up is there with the names.
  await page.waitForFunction(() => meldmate.box.about.shown.parts[0].seats[2][0] === 'Anaïs');
  await look(page);
  await hand.tap('back');
  await hand.on('setup.ready');
  await page.reload();
  await hand.on('setup.ready');
  assert.match(await page.locator('#own .own-sides').innerText(), /Ana\s+Ben\s+Anaïs\s+Player 4/);
  await close(page);
});

test('as fast as two thumbs type, no letter is lost and none comes back', async () => {
  const [page] = await seated('390x844', 'en', 'Hearts');
  const names = ['Alexandra', 'Bartholomew', 'Christabel', 'Dorothea'];
  for (const name of names) {
    await page.keyboard.type(name);
    const before_ = await focused(page);
    await page.keyboard.press('Enter');
    if (name !== names.at(-1)) await page.waitForFunction((one) => /** @type {HTMLElement} */ (document.activeElement).dataset.key !== one, before_);
  }
  await page.waitForFunction(() => meldmate.box.about.shown.screen === 'setup.ready');
  assert.match(await page.locator('#own .own-sides').innerText(), new RegExp(names.join('\\s+')));
  await close(page);
});
