// Evenings of taps at random on sheets: in any cell, again and again, by two fingers, with reloads and ways back. Nothing is
// lost, nothing is saved that was not shown, and an older value never comes back. MELDMATE_SOAK=1 plays 102 of them.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, dice, fresh, handOf, scores, start, stop, touches} from './hand.mjs';

before(start);
after(stop);

const FOUR = ['Anna', 'Ben', 'Chiara', 'Dario'];
const SIZES = ['390x844', '360x640', '844x390'];
const EVENINGS = process.env.MELDMATE_SOAK ? 34 : 1;
const TAPS = 24;

const cellsOf = (page) => page.evaluate(() => meldmate.box.about.shown.parts.find(({kind}) => kind === 'sheet').cells);
const toldBy = async (page) => Object.fromEntries((await cellsOf(page)).map(({whom, value}) => [whom, value]));

// What stands on the glass: {name: number}, of chips the one that is pressed.
const seenOn = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('#own .own-cell-row')].map((row) => {
  const words = (row.querySelector('[aria-pressed="true"]') ?? row.querySelector('.own-cell-head strong:not([data-offered="true"])'))?.textContent ?? '';
  return [row.dataset.cell.split(' ')[1], /\d/.test(words) ? Number(words.replace('−', '-')) : null];
})));

// Where a key is, once it is in sight, or null.
const placeOf = (page, key) => page.evaluate((wanted) => {
  const found = document.querySelector(`#own [data-key="${wanted}"]`);
  found?.scrollIntoView({block: 'nearest'});
  const box = found?.getBoundingClientRect();
  return box ? {x: box.x + box.width / 2, y: box.y + box.height / 2} : null;
}, key);

// One evening on one sheet: `field` is what is asked, `wanted` what was tapped last for each name.
class Evening {
  constructor(page, roll, field) {
    Object.assign(this, {page, roll, field, wanted: Object.fromEntries(FOUR.map((name) => [name, null]))});
  }

  async touch(...each) {
    this.finger ??= await this.page.context().newCDPSession(this.page);
    await touches(this.finger, ...each);
  }

  async tap(key) {
    const place = await placeOf(this.page, key);
    assert.ok(place, key);
    await this.touch(['touchStart', place], ['touchEnd']);
  }

  name = () => FOUR[this.roll(4)];

  // Go to a cell.
  async goTo(name) {
    await this.tap(`cell ${this.field} ${name}`);
    await this.page.locator(`#own [data-cell="${this.field} ${name}"][data-here="true"]`).waitFor();
  }

  // A number for a cell: by its chip, by the strip, or on the pad. Its answer is not waited for.
  async put(name, value) {
    const chip = `chip ${this.field} ${name} ${value}`;
    if (!(await placeOf(this.page, chip))) await this.goTo(name);
    if (await placeOf(this.page, chip)) await this.tap(chip);
    else for (const digit of String(value)) await this.tap(`digit ${digit}`);
    this.wanted[name] = value;
  }

  // Two chips under two fingers, or two digits of one number.
  async two(name, other, one, another) {
    const [first, second] = [`chip ${this.field} ${name} ${one}`, `chip ${this.field} ${other} ${another}`];
    if ((await placeOf(this.page, first)) && (await placeOf(this.page, second))) await this.fingers(first, second, {[name]: one, [other]: another});
    else if (await placeOf(this.page, 'digit 1')) {
      await this.goTo(name);
      const digits = [1 + this.roll(9), 1 + this.roll(9)];
      if (digits[0] === digits[1]) return this.put(name, digits[0]);
      await this.fingers(`digit ${digits[0]}`, `digit ${digits[1]}`, {[name]: Number(digits.join(''))});
    }
    return undefined;
  }

  async fingers(first, second, wanted) {
    if (first === second) return;
    const [a, b] = [{...(await placeOf(this.page, first)), id: 0}, {...(await placeOf(this.page, second)), id: 1}];
    await this.touch(['touchStart', a], ['touchStart', a, b], ['touchEnd', a], ['touchEnd']);
    Object.assign(this.wanted, wanted);
  }

  // What was tapped is what is seen, and what the box was told.
  async check(when) {
    await look(this.page);
    const words = `${when}: ${JSON.stringify(this.wanted)}`;
    const told = await toldBy(this.page);
    // Where nothing was tapped may stand what follows from the others: none is left.
    const wanted = Object.fromEntries(Object.keys(told).map((name) => [name, this.wanted[name] ?? (told[name] === 0 ? 0 : null)]));
    assert.deepEqual(told, wanted, `told ${words}`);
    assert.deepEqual(await seenOn(this.page), told, `seen ${words}`);
  }
}

// Taps on the sheet that is open, then numbers that can be saved, and Save; returns what was saved.
async function sheetful(page, hand, roll, field, most, last) {
  const evening = new Evening(page, roll, field);
  for (let tap = 0; tap < TAPS; tap += 1) {
    const what = roll(12);
    if (what < 8) await evening.put(evening.name(), roll(most + 1));
    else if (what === 8) {
      const [name, by] = [evening.name(), 1 + roll(3)];
      await evening.two(name, FOUR[(FOUR.indexOf(name) + by) % 4], roll(most + 1), roll(most + 1));
    } else if (what === 9 && Object.values(evening.wanted).some((value) => value !== null)) {
      // A sheet on which nothing was put is not kept.
      await evening.check('before a reload');
      await page.reload();
      await hand.on('asking.entry');
      await evening.check('after a reload');
    } else if (what === 10) {
      await evening.check('before the way back');
      await page.goBack();
      await hand.on('table.sheet');
      await look(page);
      await hand.tap('act ok');
      await hand.on('asking.entry');
      await evening.check('after the way back');
    } else await evening.check('meanwhile');
  }
  for (const [name, value] of last) await evening.put(name, value);
  await evening.check('before Save');
  await hand.tap('act ok');
  await hand.on('table.sheet');
  return evening.wanted;
}

describe('evenings of taps at random', {concurrency: 3}, () => {
  for (const size of SIZES) {
    for (let seed = 0; seed < EVENINGS; seed += 1) {
      test(`${size}, ${seed}`, async () => {
        const roll = dice(7919 * (seed * 3 + SIZES.indexOf(size) + 1) + 1);
        const page = await fresh(size, 'en');
        const hand = handOf(page);
        // Chips: what is saved is counted by the rules of the game, ten and the tricks for a bid that was made.
        await begin(page, 'form:oh_hell', FOUR, {cards: 10});
        await hand.on('table.sheet');
        await hand.tap('act ok');
        await hand.on('asking.entry');
        const bids = await sheetful(page, hand, roll, 'bid', 10, FOUR.map((name, at) => [name, [3, 0, 2, 1][at] + (at === 1 ? roll(3) : 0)]));
        await hand.tap('act ok');
        await hand.on('asking.entry');
        const tricks = await sheetful(page, hand, roll, 'tricks', 10, FOUR.map((name, at) => [name, [3, 0, 2, 5][at]]));
        assert.deepEqual((await scores(page)).map(Number), FOUR.map((name) => tricks[name] + (tricks[name] === bids[name] ? 10 : 0)));
        // The pad.
        await begin(page, 'any', FOUR);
        await hand.on('table.sheet');
        await hand.tap('act ok');
        await hand.on('asking.entry');
        const points = await sheetful(page, hand, roll, 'points', 999, FOUR.map((name) => [name, 1 + roll(999)]));
        assert.deepEqual((await scores(page)).map(Number), FOUR.map((name) => points[name]));
        assert.deepEqual(page.wrong, []);
        await page.context().close();
      });
    }
  }
});
