// Random entries by touch, with the page loaded again after each tap, compared with the plain model of answers and a
// position (tests/proof/touched.py): nothing is lost, and nothing is saved that was not shown. MELDMATE_SOAK=1 plays twenty of each game.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {look, python} from '../../host_tools/play/web/browser.mjs';
import {begin, fresh, handOf, start, stop} from './hand.mjs';

before(start);
after(stop);

const EVENINGS = process.env.MELDMATE_SOAK ? 20 : 1;
const STEPS = 14;
const evenings = [];
for (let seed = 0; seed < EVENINGS; seed += 1) {
  for (const one of JSON.parse(await python('-m', 'tests.web.positions', String(seed), String(STEPS)))) evenings.push({...one, seed});
}

const screenOf = (page) => page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen).then((found) => found.jsonValue());

// Continue the entry, from the start or from the sheet.
async function enter(page, hand) {
  await look(page);
  for (let screen = await screenOf(page); ['setup.start', 'table.sheet'].includes(screen); screen = await screenOf(page)) {
    await hand.tap(screen === 'table.sheet' ? 'act ok' : 'row 0');
    await look(page);
  }
}

// What stands on the page: of a page of numbers, the row that is asked and what each says.
const standing = (page) => page.evaluate(() => {
  const rows = [...document.querySelectorAll('#own .own-field-row')];
  const {screen} = meldmate.box.about.shown;
  if (!rows.length) return {screen};
  return {screen, at: rows.findIndex((row) => row.getAttribute('aria-current')), rows: rows.map((row) => row.querySelector('strong').textContent.replace('–', ''))};
});

async function compare(page, {event, ...wanted}, told) {
  await look(page);
  assert.deepEqual(await standing(page), wanted, told());
  if (event) assert.ok(await page.locator('#own [data-key="act ok"]').isVisible(), told());
}

async function play({given, steps}) {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  const anew = async () => {
    await begin(page, given.game, given.players, given.house);
    await hand.on('table.sheet');
    await enter(page, hand);
  };
  const saved = async (event) => {
    await hand.tap('act ok');
    await hand.on('table.sheet');
    const {events} = await page.evaluate(async () => (await meldmate.box.do('links')).value.sheet);
    for (const [field, value] of Object.entries(event)) assert.deepEqual(events.at(-1)[field], value, field);
  };
  const ways = {tap: hand.tap, number: hand.number, answer: hand.answer, choose: hand.choose, begin: anew, save: saved};
  await anew();
  const done = [];
  const told = () => `${given.game}: ${JSON.stringify(done)}`;
  for (const {does, shows} of steps) {
    done.push(does);
    for (const [what, value] of does) await ways[what](value);
    await enter(page, hand);
    await compare(page, shows, told);
    await page.reload();
    await screenOf(page);
    await enter(page, hand);
    await compare(page, shows, told);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
}

describe('an entry by touch is as in the plain model, through a reload at each step', {concurrency: 2}, () => {
  for (const one of evenings) test(`${one.given.game}, ${one.seed}`, () => play(one));
});
