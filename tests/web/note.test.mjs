// A note on the game: written from the table's menu, it stands on the table and at the end, and is in what is sent.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, fits, fresh, handOf, readerOf, start, stop} from './hand.mjs';

before(start);
after(stop);

const WORDS = 'Oma hat Geburtstag, und Zoë gibt';

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'en']]) {
  test(`a note is written in three taps, stays through reloads and a way back, and is changed and taken away, at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    const noted = page.locator('#own [data-key="note"]');
    const reload = async () => {
      await page.reload();
      await hand.on('table.sheet');
      await look(page);
    };
    await begin(page, 'rumino', ['Anna', 'Ben', 'Chiara', 'Dario']);
    hand.taps = 0;
    await hand.tap('act back');
    await hand.on('table.menu');
    await look(page);
    await fits(page, 'menu');
    await hand.tap('note_set');
    await hand.on('asking.keyboard');
    await look(page);
    await fits(page, 'note');
    const field = page.locator('#own-field');
    // It is called what it is.
    assert.ok((await (await readerOf(page)).all()).some((one) => /^textbox.*\b(note|nota)\b/i.test(one)));
    await field.fill(WORDS);
    await hand.tap('take text');
    await hand.on('table.sheet');
    assert.equal(hand.taps, 3);
    await look(page);
    assert.equal(await noted.innerText(), WORDS);
    await fits(page, 'noted');
    await reload();
    assert.equal(await noted.innerText(), WORDS);
    // Away from the table and back; nothing was entered, and the game is there.
    await page.evaluate(() => meldmate.box.do('choose_game'));
    await hand.on('setup.which_game');
    await page.evaluate(() => meldmate.box.press('back'));
    await hand.on('setup.start');
    await look(page);
    await hand.choose(language === 'en' ? 'Resume' : 'Riprendi');
    await hand.on('table.sheet');
    await look(page);
    assert.equal(await noted.innerText(), WORDS);
    // A tap on it changes it.
    await noted.tap();
    await hand.on('asking.keyboard');
    assert.equal(await field.inputValue(), WORDS);
    await field.fill('Pizza');
    await page.keyboard.press('Enter');
    await hand.on('table.sheet');
    await look(page);
    assert.equal(await noted.innerText(), 'Pizza');
    // Who goes back leaves it as it was.
    await noted.tap();
    await hand.on('asking.keyboard');
    await field.fill('Pasta');
    await hand.tap('back');
    await hand.on('table.sheet');
    await look(page);
    assert.equal(await noted.innerText(), 'Pizza');
    await noted.tap();
    await hand.on('asking.keyboard');
    await field.fill('');
    await hand.tap('take text');
    await hand.on('table.sheet');
    await look(page);
    assert.equal(await noted.count(), 0);
    await reload();
    assert.equal(await noted.count(), 0);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('a game that is over is noted, and the note is in the message that is sent', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'any', ['Anna', 'Ben']);
  await hand.tap('act ok');
  for (const one of [20, 7]) await hand.number(one);
  await hand.save();
  await hand.on('table.sheet');
  await hand.tap('act back');
  await hand.on('table.menu');
  await hand.tap('tab 5');
  await look(page);
  await hand.choose('End the game now');
  await hand.tap('act ok');
  await page.waitForFunction(() => meldmate.box.about.shown.screen === 'table.ending');
  await page.waitForTimeout(3200);
  await hand.tap('act back');
  await hand.on('table.menu');
  await hand.tap('note_set');
  await hand.on('asking.keyboard');
  await page.locator('#own-field').fill(WORDS);
  await hand.tap('take text');
  await page.waitForFunction(() => meldmate.box.about.shown.screen === 'table.ending').catch(async (error) => {
    throw new Error(`${await page.evaluate(() => JSON.stringify(meldmate.box.about.shown))}\n${error.message}`);
  });
  await look(page);
  assert.equal(await page.locator('#own [data-key="note"]').innerText(), WORDS);
  await hand.tap('share');
  const sent = await page.locator('textarea.sent').inputValue();
  assert.match(sent, /Anna 20/);
  assert.ok(sent.includes(WORDS), sent);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
