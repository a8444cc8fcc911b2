// Whole hands by a finger in the page's own type, and the page's own type as some see it: in two colours, enlarged, on paper.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, look} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';
import {begin, fits, fresh, handOf, scores, shot, start, stop} from './hand.mjs';

before(start);
after(stop);

const PLACES = [['360x640', 'it'], ['390x844', 'en'], ['844x390', 'it'], ['844x390', 'en']];
const heading = (page) => page.locator('#own h2').innerText();
const shownBeside = (page) => page.locator('#own .own-text').first().innerText();

for (const [size, language] of PLACES) {
  test(`a hand of Rummoli with betting is played by touch at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    await begin(page, 'rummoli', ['Ana', 'Benedetta', 'Cy', 'Dina'], {poker: 'betting'});
    await hand.on('table.sheet');
    await look(page);
    await fits(page, 'sheet');
    // The ante, and the widow, sold after two bids.
    await hand.tap('act ok');
    await hand.on('table.preview');
    await fits(page, 'ante');
    await hand.tap('act ok', 'act ok');
    await hand.pick(2);
    await hand.pick(0);
    await hand.tap('digit 3', 'next');
    await look(page);
    await fits(page, 'auction');
    await hand.pick(2);
    await hand.tap('digit 5', 'next');
    await hand.pick(0);
    await hand.save();
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['46', '41', '41', '36']);
    // The bets: who bets, what it costs to stay, what is in the pot and what is left; each usual move is one tap.
    await hand.tap('act ok');
    await look(page);
    hand.taps = 0;
    await fits(page, 'bets');
    assert.match(await heading(page), /^Benedetta/);
    assert.equal(await shownBeside(page), 'Poker: 4 · Benedetta: 41');
    await hand.tap('row 1');
    await look(page);
    assert.match(await heading(page), /^Cy: 1/);
    // A move that was wrong is taken back.
    await hand.tap('back');
    await look(page);
    assert.match(await heading(page), /^Benedetta/);
    await hand.tap('row 1', 'row 0');
    await look(page);
    assert.match(await heading(page), /^Dina: 1/);
    assert.equal(await shownBeside(page), 'Poker: 6 · Dina: 36');
    await hand.tap('row 2');
    await look(page);
    await fits(page, 'raise');
    await hand.tap('digit 4', 'act ok');
    await look(page);
    assert.match(await heading(page), /^Ana: 5/);
    assert.equal(await shownBeside(page), 'Poker: 11 · Ana: 46');
    await hand.tap('row 0', 'row 0', 'row 4');
    await hand.on('table.preview');
    await look(page);
    await fits(page, 'bets_saved');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.equal(hand.taps, 11);
    assert.deepEqual(await scores(page), ['41', '36', '40', '31']);
    // The poker hand by cards: of those who stayed, and no card twice.
    await hand.tap('act ok');
    await look(page);
    assert.equal(await page.locator('#own .own-values button').count(), 4);
    await hand.pick(3);
    await hand.cards('0.0 1.0 2.0 3.0');
    await look(page);
    await fits(page, 'cards');
    // Nothing moves under the finger while cards are keyed.
    const before_ = await page.locator('#own .own-deck').boundingBox();
    await hand.cards('3.12');
    await hand.tap('act done');
    await look(page);
    assert.equal(await page.locator('#own [data-key="card ' + (await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').rows[0][0][1])) + '"]').isDisabled(), true);
    const empty = await page.locator('#own .own-deck').boundingBox();
    if (size !== '360x640') assert.equal(empty.y, before_.y);
    await hand.cards('0.8 1.8 2.8 3.9 3.10');
    await hand.tap('act done');
    await hand.cards('0.1 1.1 2.2 3.2 3.3');
    await hand.tap('act done');
    await hand.on('table.preview');
    await look(page);
    await fits(page, 'poker');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    const after_ = await scores(page);
    assert.equal(after_.filter((one, at) => one !== ['41', '36', '40', '31'][at]).length, 1);
    // The stops phase: the lead, whoever has the next card, a card on the board, and one that is taken back.
    await hand.tap('act ok');
    await hand.on('rummoli.stops');
    await hand.tap('row 1');
    await hand.cards('0.7');
    await look(page);
    await fits(page, 'stops');
    assert.match(await heading(page), /9♠/);
    await hand.tap('row 2', 'row 3');
    await hand.on('rummoli.pay');
    await look(page);
    await fits(page, 'pay');
    await hand.tap('act ok');
    await hand.on('rummoli.stops');
    assert.match(await heading(page), /J♠/);
    await hand.tap('row 0');
    await look(page);
    assert.match(await heading(page), /Q♠/);
    await hand.tap('row 6');
    await look(page);
    assert.match(await heading(page), /J♠/);
    // What was laid is one row, and its end is in sight.
    const laid = await page.locator('#own .own-laid').boundingBox();
    const last = await page.locator('#own .own-laid .own-chips span').last().boundingBox();
    assert.ok(laid.height < 90 && last.x + last.width <= laid.x + laid.width, JSON.stringify([laid, last]));
    // Out: the cards that the others have left are counted.
    await hand.tap('row 7');
    await hand.pick(0);
    for (const digits of [3, 2, 1]) await hand.number(digits);
    await look(page);
    await fits(page, 'out');
    await hand.save();
    await hand.on('table.sheet');
    // A pay card that was forgotten: its section, and who has it.
    const taps = hand.taps;
    await hand.tap('pot JD');
    await look(page);
    assert.match(await page.locator('#own .own-cell-row').first().innerText(), /J♦/);
    // Back leads to where it was tapped: which section it is was not asked.
    await hand.tap('back');
    await hand.on('table.sheet');
    await hand.tap('pot JD');
    await look(page);
    await hand.pick(2);
    await hand.save();
    await hand.on('table.sheet');
    assert.equal(hand.taps - taps, 5);
    await look(page);
    await fits(page, 'paid');
    assert.equal(await page.locator('#own [data-key="pot JD"]').count(), 0);
    await hand.tap('pot 0');
    await look(page);
    await fits(page, 'board');
    // Nobody has gained or lost a chip to nobody.
    assert.equal((await page.locator('#own .own-pair').last().innerText()).match(/\d+/)[0], '200');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test(`a turn at Rumski's table is played by touch at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    await begin(page, 'rumski', ['Ana', 'Benedetta', 'Cy']);
    await hand.on('table.sheet');
    await hand.tap('act right', 'row 3');
    await hand.on('rumski.table');
    await look(page);
    await fits(page, 'table');
    assert.match(await heading(page), /Benedetta/);
    await hand.tap('row 0');
    await hand.cards('0.9 1.9 2.9');
    await look(page);
    await fits(page, 'new');
    await hand.tap('act done');
    await hand.on('rumski.table');
    await hand.tap('row 1');
    await hand.cards('0.2 0.3 0.4 0.5');
    await hand.tap('act done');
    await hand.on('rumski.table');
    assert.match(await page.locator('#own [data-key="row 0"]').innerText(), /10.*10.*10/);
    assert.match(await page.locator('#own [data-key="row 1"]').innerText(), /3.*4.*5.*6/);
    // A card that fits is one tap; one that lies there is marked and moved.
    await hand.tap('row 1', 'cell 5');
    await hand.on('rumski.table');
    assert.match(await page.locator('#own [data-key="row 1"]').innerText(), /3.*4.*5.*6.*7/);
    await hand.tap('row 1', 'cell 4');
    await look(page);
    assert.equal(await page.locator('#own [data-marked="true"]').count(), 1);
    await fits(page, 'meld');
    await hand.tap('back');
    await hand.on('rumski.table');
    // The turn ends, and the next player's begins.
    await hand.tap('row 3');
    await hand.on('rumski.table_end');
    await look(page);
    await fits(page, 'end');
    await hand.tap('row 0');
    await hand.on('rumski.table');
    await look(page);
    assert.match(await heading(page), /Cy/);
    assert.equal(await page.locator('#own .own-row').count(), 6);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

// The sheet, a question with rows, a number, the preview, cards and a verdict: `each(name)` looks at them.
async function views(page, each) {
  const hand = handOf(page);
  await begin(page, 'rumino', ['Ana', 'Benedetta', 'Cy', 'Dina']);
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Benedetta', deadwood: {Ana: 7, Benedetta: 3, Cy: 15, Dina: 58}}]));
  await page.waitForFunction(() => document.querySelector('#own .own-score strong')?.textContent === '7');
  const at = async (name, ...keys) => {
    await hand.tap(...keys);
    await look(page);
    await each(name);
  };
  await at('sheet');
  await at('who', 'act ok');
  await hand.answer('Benedetta');
  await at('number');
  for (const points of [3, 7, 58, 9]) await hand.number(points);
  await at('full');
  await at('preview', 'act ok');
  await hand.tap('act ok', 'act right', 'row 0');
  await hand.cards('0.11 0.12 0.0');
  await at('cards');
  await at('verdict', 'act done');
  assert.deepEqual(page.wrong, []);
}

test('in the colours of a system that forces its own, what is chosen and pressed is marked', async () => {
  const page = await fresh('390x844', 'en', {forcedColors: 'active'});
  page.called = 'forced_en';
  await views(page, async (name) => {
    await fits(page, name);
    if (name === 'number') assert.equal(await page.locator('#own [data-here="true"]').evaluate((one) => getComputedStyle(one).borderTopWidth), '3px');
    if (name === 'cards') {
      const [pressed, other] = await page.locator('#own').evaluate((own) => ['true', 'false'].map((is) => getComputedStyle(own.querySelector(`.own-card[aria-pressed="${is}"]`)).backgroundColor));
      assert.notEqual(pressed, other);
    }
  });
  await page.context().close();
});

test('in the dark, axe finds nothing', async () => {
  const page = await fresh('390x844', 'it', {colorScheme: 'dark'});
  await views(page, async (name) => {
    await shot(page, `dark_${name}`);
    assert.deepEqual(await violations(page), [], name);
  });
  await page.context().close();
});

for (const language of ['en', 'it']) {
  test(`at 400 %, which leaves 320x256, everything is reached in ${language}`, async () => {
    const page = await fresh('320x256', language);
    await views(page, async (name) => {
      await fits(page, name, false);
      // A number is keyed without scrolling between its digits.
      if (name === 'number') {
        const rows = await page.locator('#own .own-digits button').evaluateAll((all) => [...new Set(all.filter((one) => /^\d$/.test(one.textContent)).map((one) => one.getBoundingClientRect().y))]);
        assert.equal(rows.length, 2, String(rows));
      }
    });
    await page.context().close();
  });

  test(`with letters twice as large, no word is broken or covered in ${language}`, async () => {
    const page = await fresh('390x844', language);
    page.called = `large_${language}`;
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await views(page, async (name) => {
      await fits(page, name, false);
      // No name lies on a number, and a title's words are whole.
      const wrong = await page.locator('#own').evaluate((own) => {
        const range = document.createRange();
        const broken = [...own.querySelectorAll('h2, .own-foot button, .own-sum span')].flatMap((one) => {
          const text = one.firstChild;
          if (text?.nodeType !== Node.TEXT_NODE) return [];
          return [...text.data.matchAll(/\S+/g)].filter(({0: word, index}) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          }).map(([word]) => word);
        });
        const sums = [...own.querySelectorAll('.own-sum')].filter((one) => {
          const [name_, terms] = [...one.children].map((child) => child.getBoundingClientRect());
          return name_.right > terms.left + 1 && name_.bottom > terms.top + 1 && name_.top < terms.bottom - 1;
        });
        return [...broken, ...sums.map((one) => one.textContent)];
      });
      assert.deepEqual(wrong, [], name);
    });
    await page.context().close();
  });
}

test('nothing moves where less motion is wanted', async () => {
  const page = await fresh('390x844', 'en', {reducedMotion: 'reduce'});
  await views(page, async (name) => {
    const moving = await page.evaluate(() => [
      ...document.getAnimations().map((one) => String(one)),
      ...[...document.querySelectorAll('*')].filter((one) => ['', '::before', '::after'].some((part) => {
        const style = getComputedStyle(one, part || undefined);
        return style.transitionDuration.split(', ').some((long) => parseFloat(long) > 0) || style.animationName !== 'none' || style.scrollBehavior === 'smooth';
      })).map((one) => one.className || one.tagName),
    ]);
    assert.deepEqual(moving, [], name);
  });
  await page.context().close();
});

for (const [where, more] of [['in its own type', {}], ['on a desktop', {...DESKTOP, isMobile: false, hasTouch: false, colorScheme: 'dark'}]]) {
  test(`the page is printed as the score sheet and nothing else, ${where}`, async () => {
    const page = await fresh('390x844', 'en', more);
    // Without a game there is no sheet: the page is printed as it is.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('#printed').innerText(), '');
    await begin(page, 'rumino', ['Ana', 'Ben', 'Cy']);
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Ana: 7, Ben: 3, Cy: 15}}]));
    await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.parts[0].players?.[0].score === 7);
    // What is on the screen does not matter.
    await look(page);
    await page.evaluate(() => meldmate.box.give('ok', 'act'));
    await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'asking.entry');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    assert.match(printed, /^Rumino · \w+ \d+, \d{4} out at 100 .*Ana .*Ben .*Cy 1 7 3 ★ 15 Score 7 3 15$/);
    assert.equal(await page.locator('table:visible').count(), 1);
    const [ink, paper] = await page.locator('#printed td').first().evaluate((one) => [getComputedStyle(one).color, getComputedStyle(document.body).backgroundColor]);
    assert.deepEqual([ink, paper], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await shot(page, `print_${where.length}`);
    // Afterwards the page is there again.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({media: 'screen'});
    assert.equal(await page.locator('#printed').innerText(), '');
    assert.equal(await page.locator('#play').isVisible(), true);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
