// An entry is one sheet: every cell is put by itself, in any order, as fast as a thumb can.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {LANGUAGES, begin, dice, fits, fresh, handOf, places, readerOf, scores, start, stop, tapAt} from './hand.mjs';

before(start);
after(stop);

const FOUR = ['Anna', 'Ben', 'Chiara', 'Dario'];
const shown = (page) => page.evaluate(() => meldmate.box.about.shown);
const sheetOf = async (page) => (await shown(page)).parts.find(({kind}) => kind === 'sheet');
const values = async (page) => Object.fromEntries((await sheetOf(page)).cells.map(({whom, value}) => [whom, value]));
const pressed = (page) => page.locator('#own .own-values [aria-pressed="true"]').allInnerTexts();

async function table(size, game, players = FOUR, house = {}) {
  const page = await fresh(size, 'en');
  const hand = handOf(page);
  await begin(page, game, players, house);
  await hand.on('table.sheet');
  hand.taps = 0;
  return [page, hand];
}

async function bid(hand, bids = [3, 2, 4, 0]) {
  await hand.tap('act ok');
  for (const one of bids) await hand.number(one);
  await hand.tap('act ok');
  await hand.on('table.sheet');
}

describe('one sheet', {concurrency: 3}, () => {
  for (const size of ['390x844', '360x640', '844x390']) {
    test(`a hand of Oh Hell for four is 12 taps, and a wrong pair is mended with 4 from either row, at ${size}`, async () => {
      const [page, hand] = await table(size, 'form:oh_hell', FOUR, {cards: 10});
      await hand.tap('act ok');
      await fits(page, 'who');
      for (const one of [3, 2, 4, 0]) await hand.number(one);
      await fits(page, 'number');
      await hand.tap('act ok');
      await hand.on('table.sheet');
      await hand.tap('act ok');
      for (const one of [3, 2, 4, 1]) await hand.number(one);
      await fits(page, 'preview');
      assert.equal(await page.evaluate(() => document.querySelector('#own .own-body').scrollHeight > document.querySelector('#own .own-body').clientHeight), false);
      await hand.tap('act ok');
      await hand.on('table.sheet');
      assert.equal(hand.taps, 12);
      assert.deepEqual(await scores(page), ['1', '13', '12', '14']);
      // It were Ben's 2 and Chiara's 3.
      for (const [row, first] of [[1, 2], [2, 2]]) {
        hand.taps = 0;
        await hand.tap(`change ${row}`);
        await look(page);
        const [ben, chiara] = first === 2 && row === 1 ? [2, 3] : [3, 2];
        const two = row === 1 ? [['Ben', ben], ['Chiara', chiara]] : [['Chiara', chiara], ['Ben', ben]];
        for (const [name, tricks] of two) {
          const chip = page.locator(`#own [data-key="chip tricks ${name} ${tricks}"]`);
          // In a strip the row comes first.
          if (!(await chip.count())) await hand.tap(`cell tricks ${name}`);
          await hand.tap(`chip tricks ${name} ${tricks}`);
        }
        await hand.tap('act ok');
        await hand.on('table.sheet');
        if (size === '390x844') assert.equal(hand.taps, 4);
      }
      assert.deepEqual(await scores(page), ['1', '13', '12', '14']);
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }

  test('the poker hand of Rummoli: nobody shares it, and somebody does', async () => {
    const [page, hand] = await table('390x844', 'rummoli', ['Anna', 'Ben', 'Chiara']);
    await hand.tap('act ok');
    await hand.on('table.preview');
    await hand.tap('act ok');
    // The widow: the dealer keeps the hand.
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await hand.pick(0);
    await hand.save();
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await hand.answer('Ben');
    await look(page);
    // Nothing is chosen for them.
    assert.deepEqual(await pressed(page), ['Ben']);
    assert.equal((await shown(page)).waits.includes('ok'), true);
    await hand.answer('Chiara');
    await look(page);
    await hand.answer('No one else');
    await look(page);
    assert.deepEqual(await pressed(page), ['Ben', 'Chiara', 'No one else']);
    await hand.save();
    await hand.on('table.sheet');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('what is wrong is said where it is, once, and only Save waits; a reload comes back as it was', async () => {
    const [page, hand] = await table('390x844', 'form:oh_hell', FOUR, {cards: 10});
    await hand.tap('act ok');
    const reader = await readerOf(page);
    await hand.tap('chip bid Dario 4', 'chip bid Ben 3');
    await page.waitForFunction(() => document.getElementById('said').textContent.includes('Ben 3'));
    await hand.tap('chip bid Chiara 2');
    await page.waitForFunction(() => document.querySelector('#own .own-left-over')?.textContent.includes('Anna: not 1'));
    await hand.tap('chip bid Anna 1');
    await page.locator('#own [data-wrong="true"]').waitFor();
    assert.match(await page.locator('#own [data-wrong="true"]').innerText(), /^Anna[^]*must not add up to 10[^]*OHL-3/);
    assert.match(await reader.heard(), /Anna 1\. The bids must not add up to 10/);
    assert.equal(await page.locator('#own [data-key="act ok"]').getAttribute('aria-disabled'), 'true');
    await hand.tap('chip bid Anna 0');
    await page.waitForFunction(() => !document.querySelector('#own [data-wrong="true"]'));
    await hand.tap('act ok');
    await hand.on('table.sheet');
    await hand.tap('act ok', 'chip tricks Ben 3', 'chip tricks Chiara 3', 'chip tricks Dario 4', 'chip tricks Anna 1');
    await page.waitForFunction(() => document.querySelector('#own .own-left-over').textContent.startsWith('1 over'));
    const stood = await pressed(page);
    assert.deepEqual(stood, ['3', '3', '4', '1']);
    await page.waitForFunction(() => meldmate.box.about.shown.parts[0].sum === '1 over');
    await page.reload();
    await hand.on('asking.entry');
    await look(page);
    assert.deepEqual(await pressed(page), stood);
    assert.match(await page.locator('#own .own-left-over').innerText(), /^1 over/);
    // Every cell is reached by its name and value.
    const all = await (await readerOf(page)).all();
    for (const name of FOUR) assert.ok(all.some((one) => one.startsWith(`group ${name}, bid`)), `${name}: ${all.join('\n')}`);
    await hand.tap('chip tricks Chiara 2', 'act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['1', '13', '12', '14']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test('a round of Rumino is 10 taps, and one that leads somebody out is shown before it is saved', async () => {
    const [page, hand] = await table('390x844', 'rumino');
    await hand.tap('act ok');
    await hand.answer('Ben');
    for (const one of [5, 23, 14, 45]) await hand.answer(one);
    await fits(page, 'number');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.equal(hand.taps, 10);
    assert.deepEqual(await scores(page), ['45', '5', '23', '14']);
    await hand.tap('act ok');
    await hand.answer('Ben');
    for (const one of [5, 23, 14, 60]) await hand.answer(one);
    await hand.tap('act ok');
    await hand.on('table.preview');
    await hand.tap('back');
    await hand.on('asking.entry');
    assert.deepEqual((await sheetOf(page)).cells.map(({value}) => value), ['Ben', 5, 23, 14, 60]);
    await hand.tap('act ok');
    await hand.on('table.preview');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['105', '10', '46', '28']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  // What it takes, and what it took when each question was a page of its own.
  for (const [game, players, answers, taps, before_] of [
    ['scala40', FOUR, ['Ben', 'yes', 35, 12, 20], 11, 13],
    ['burraco', FOUR, ['Ben', 'yes', 1, 0, 1, 1, 0, 1, 425, 310, 45, 45], 25, 30],
    ['skat', FOUR.slice(0, 3), ['Ben', 18, 'grand', 'without', 2, 'no', 'won'], 11, 12],
  ]) {
    test(`a hand of ${game} is ${taps} taps, where it was ${before_}`, async () => {
      const [page, hand] = await table('390x844', `form:${game}`, players);
      await hand.tap('act ok');
      for (const one of answers) await hand.answer(one);
      await fits(page, 'number');
      await hand.tap('act ok');
      await hand.on('table.sheet');
      assert.equal(hand.taps, taps);
      assert.ok(taps < before_);
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }

  test('seven players have compact rows and one strip of numbers on a small phone: nothing scrolls', async () => {
    const seven = [...FOUR, 'Eva', 'Fritz', 'Greta'];
    const [page, hand] = await table('360x640', 'form:oh_hell', seven, {cards: 7});
    await hand.tap('act ok');
    await fits(page, 'number');
    assert.equal(await page.locator('#own .own-values').count(), 1);
    const scrolls = () => page.evaluate(() => ['.own-body', '.own-cell-rows'].some((one) => {
      const {scrollHeight, clientHeight} = document.querySelector(`#own ${one}`);
      return scrollHeight > clientHeight;
    }));
    assert.equal(await scrolls(), false);
    for (const one of [1, 0, 2, 1, 1, 0, 1]) await hand.number(one);
    assert.equal(await scrolls(), false);
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.equal(hand.taps, 9);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  for (const language of Object.keys(LANGUAGES)) {
    test(`four players of Rumino have room on a small phone, and no dead pad, in ${language}`, async () => {
      const page = await fresh('360x640', language);
      const hand = handOf(page);
      await begin(page, 'rumino', FOUR);
      await hand.on('table.sheet');
      await hand.tap('act ok');
      const scrolls = () => page.evaluate(() => ['.own-body', '.own-cell-rows'].some((one) => {
        const {scrollHeight, clientHeight} = document.querySelector(`#own ${one}`);
        return scrollHeight > clientHeight;
      }));
      await hand.answer('Ben');
      await look(page);
      // Of chips there is no pad; it is there with the first number that is keyed.
      assert.equal(await page.locator('#own .own-digits').count(), 0);
      assert.equal(await scrolls(), false);
      for (const one of [5, 23, 14, 40]) await hand.answer(one);
      await look(page);
      assert.equal(await page.locator('#own .own-digits').count(), 1);
      assert.equal(await scrolls(), false);
      await fits(page, 'numbers');
      const rule = await page.locator('#own .own-asked .own-rule').boundingBox();
      assert.ok(rule.height >= 44 && rule.width >= 44, JSON.stringify(rule));
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });

    test(`two sides stand below each other with letters of 200 %, and names of eight are whole, in ${language}`, async () => {
      const page = await fresh('390x844', language);
      const hand = handOf(page);
      await begin(page, 'form:burraco', FOUR);
      await hand.on('table.sheet');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await hand.tap('act ok');
      await hand.answer('Ben');
      await look(page);
      const widths = await page.locator('#own .own-cell-row').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().width));
      assert.ok(widths.length > 8 && Math.min(...widths) > 300, widths.join());
      assert.match(await page.locator('#own .own-cell-row').nth(2).innerText(), /Anna \+ Chiara|Ben \+ Dario/);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize({width: 360, height: 640});
      await begin(page, 'any', ['Ana', 'Bartolomea Maria', 'Zoë', 'Eva', 'Wolfgang Amadeus', 'Ben', 'Cy', 'Dora']);
      await hand.on('table.sheet');
      await hand.tap('act ok');
      await hand.number(120);
      await look(page);
      const cut = await page.locator('#own .own-cell-head .own-left').evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      assert.deepEqual(cut, []);
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }

  test('a correction that changes nothing adds nothing', async () => {
    const [page, hand] = await table('390x844', 'rumino');
    await hand.tap('act ok');
    for (const one of ['Ben', 5, 23, 14, 45]) await hand.answer(one);
    await hand.tap('act ok');
    await hand.on('table.sheet');
    await hand.tap('change 1');
    await hand.on('asking.entry');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    await look(page);
    assert.match(await page.locator('#own .own-foot').innerText(), /Undo: round\s1/);
    const kept = await page.evaluate(async () => (await meldmate.box.files()).filter(([path]) => path.endsWith('.log')).map(([, bytes]) => new TextDecoder().decode(bytes)).join(''));
    assert.doesNotMatch(kept, /amend/);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  for (const size of ['390x844', '360x640']) {
    test(`8 taps a second at ${size}: on chips and on the pad none is lost and none undone`, async () => {
      const roll = dice(size.charCodeAt(0) * 7919);
      const [page, hand] = await table(size, 'form:oh_hell', FOUR, {cards: 10});
      await hand.tap('act ok');
      await look(page);
      let spots = await places(page);
      // In any order and again and again; in a strip, row by row.
      const cells = FOUR.slice(1).concat('Anna').map((name) => [name, `cell bid ${name}`]);
      const strip = !spots['chip bid Chiara 1'];
      const last = {};
      const taps = [];
      for (let at = 0; at < 24; at++) {
        const [name, cell] = cells[roll(4)];
        const value = roll(11);
        last[name] = value;
        if (strip) taps.push(spots[cell], spots[`chip bid Ben ${value}`]);
        else taps.push(spots[`chip bid ${name} ${value}`]);
      }
      await tapAt(page, taps, 125);
      await look(page);
      const found = await values(page);
      for (const [name, value] of Object.entries(last)) assert.equal(found[name], value, `${name} ${JSON.stringify([found, last])}`);
      await page.context().close();
      const eight = ['Ana', 'Ben', 'Cy', 'Dina', 'Eva', 'Fred', 'Gus', 'Hans'];
      const [other, thumb] = await table(size, 'any', eight);
      await thumb.tap('act ok');
      await look(other);
      spots = await places(other);
      const numbers = eight.map(() => 1 + roll(999));
      await tapAt(other, numbers.flatMap((one) => [...String(one)].map((digit) => spots[`digit ${digit}`]).concat([spots.next])), 125);
      await look(other);
      await thumb.tap('act ok');
      await thumb.on('table.sheet');
      const sums = (await scores(other)).map(Number);
      assert.deepEqual([...sums].sort(), [...numbers].sort());
      assert.deepEqual(other.wrong, []);
      await other.context().close();
    });
  }
});
