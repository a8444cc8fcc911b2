// The referee on a phone: the likeliest questions first, all others by when they come up, whole sentences, a search.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, fits, fresh, handOf, readerOf, start, stop} from './hand.mjs';

before(start);
after(stop);

const FOUR = ['Ana', 'Ben', 'Cy', 'Dina'];

async function asking(size, language, game, players = FOUR) {
  const page = await fresh(size, language);
  const hand = handOf(page);
  await begin(page, game, players);
  await hand.tap('act right');
  await hand.on('book.referee');
  await look(page);
  return [page, hand];
}

const rows = (page) => page.locator('#own .own-list .own-left').allInnerTexts();
const close = async (page) => {
  assert.deepEqual(page.wrong, []);
  await page.context().close();
};

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'en'], ['320x256', 'it']]) {
  test(`five questions come first at ${size} in ${language}, then each group under its name, each question once`, async () => {
    const [page] = await asking(size, language, 'rumino');
    await fits(page, 'questions', size !== '320x256');
    assert.equal(await page.locator('#own .own-list').first().locator('.own-row').count(), 5);
    const heads = await page.locator('#own .own-group').allInnerTexts();
    assert.ok(heads.length >= 6 && new Set(heads).size === heads.length, heads.join());
    const all = await rows(page);
    assert.ok(all.length >= 28 && new Set(all).size === all.length, all.join());
    if (size === '390x844') {
      // Those asked most need no scrolling, and what is asked is a sentence.
      const last = await page.locator('#own .own-list').first().locator('.own-row').last().boundingBox();
      assert.ok(last.y + last.height < 500, JSON.stringify(last));
      assert.ok(all.includes('May a set hold the same card twice, such as two 7♥?'), all.join('\n'));
    }
    await close(page);
  });
}

test('a question is found by its words in any order, and by the number of its rule, and is answered', async () => {
  const [page, hand] = await asking('390x844', 'en', 'rumino');
  const field = page.locator('#own .own-find');
  await field.fill('twice card');
  await page.waitForFunction(() => document.querySelectorAll('#own .own-list .own-row').length === 1);
  assert.deepEqual(await rows(page), ['May a set hold the same card twice, such as two 7♥?']);
  await field.fill('RMN-6');
  await page.waitForFunction(() => /Q-K-A/.test(document.querySelector('#own .own-list').textContent));
  await field.fill('xyzzy');
  await page.locator('#own .own-choose', {hasText: 'No question here'}).waitFor();
  await field.fill('twice');
  await hand.choose('May a set hold');
  await hand.on('book.answer');
  assert.match(await page.locator('#own').innerText(), /RMN-5/);
  // Back, all of them are there again.
  await hand.tap('back');
  await hand.on('book.referee');
  await look(page);
  assert.equal(await field.inputValue(), '');
  assert.ok((await rows(page)).length >= 28);
  await close(page);
});

test('a verdict costs as many taps as before, and the rulebook is the main button', async () => {
  const [page, hand] = await asking('390x844', 'en', 'rumino');
  // From the sheet: the referee, the question; then cards.
  await hand.tap('row 0');
  await hand.cards('0.11 0.12 0.0');
  assert.equal(hand.taps, 5);
  await hand.tap('act done');
  await hand.on('book.verdict');
  for (let tries = 0; tries < 5 && (await page.evaluate(() => meldmate.box.about.shown.screen)) !== 'table.sheet'; tries += 1) {
    await hand.tap('back');
    await look(page);
  }
  await hand.tap('act right');
  await hand.on('book.referee');
  await look(page);
  await page.locator('#own .own-foot .main, #own .own-foot button').first().tap();
  await hand.on('book.rulebook');
  await close(page);
});

test('a letter that is typed searches, in a game of a form, too', async () => {
  const [page, hand] = await asking('390x844', 'en', 'form:skat', FOUR.slice(0, 3));
  assert.match((await rows(page))[0], /What is this Skat hand worth/);
  await page.locator('#own').focus();
  await page.keyboard.type('overbid');
  await page.waitForFunction(() => document.querySelectorAll('#own .own-list .own-row').length === 1);
  await page.keyboard.press('Enter');
  await hand.on('book.answer');
  await close(page);
});

for (const [game, words, cards, name, said] of [
  ['rumino', 'Count a hand', '0.0 0.1 0.2 1.5 1.6 1.7 2.3', 'Count a hand', /^Count a hand\. 4\. May end: 4 is 7 or less\. RMN-8$/],
  ['form:scala40', 'May I end?', '0.0 0.1 0.2 1.5 1.6 1.7 2.3 2.8 3.11 3.12', 'May I end?', /^May I end\? NO\. 4 cards stay in hand: .*\. SCL-9$/],
]) {
  test(`what cards answer in ${game} is read aloud with what was asked and with its rule`, async () => {
    const [page, hand] = await asking('390x844', 'en', game);
    await hand.choose(words);
    await hand.cards(cards);
    await look(page);
    for (let screen = ''; screen !== 'book.verdict'; screen = await page.evaluate(() => meldmate.box.about.shown.screen)) {
      if (await page.locator('#own .own-deck').count()) await page.locator('#own .own-foot button').first().tap();
      else await hand.tap('row 0');
      await look(page);
    }
    const all = await (await readerOf(page)).all();
    assert.ok(all.includes(`heading ${name}`), all.join('\n'));
    assert.ok(all.some((one) => /^link (RMN-8|SCL-9) in the rulebook$/.test(one)), all.join('\n'));
    assert.match(await page.locator('#said').textContent(), said);
    // Which cards are a meld, and which are left over.
    if (game === 'rumino') assert.deepEqual(await page.locator('#own').getByRole('listitem').allInnerTexts().then((some) => some.map((one) => one.trim().replace(/\s+/g, ' '))), ['A♠ 2♠ 3♠', '6♥ 7♥ 8♥', 'left over 4♦']);
    await fits(page, 'verdict');
    await close(page);
  });
}
