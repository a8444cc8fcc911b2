// Random entries by touch, with the page loaded again after each tap, compared with a plain model of what was put where
// (tests/proof/touched.py): nothing is lost, and nothing is saved that was not shown. MELDMATE_SOAK=1 plays twenty of each game.
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

// What stands in each cell of the sheet.
const standing = (page) => page.evaluate(() => {
  const {screen, parts} = meldmate.box.about.shown;
  const cells = parts.find(({kind}) => kind === 'sheet')?.cells ?? [];
  const rows = [...document.querySelectorAll('#own .own-cell-row')];
  // The choice of somebody has no player.
  const found = cells.map(({field, whom}, at) => [whom ? `${field} ${whom}` : '', (rows[at].querySelector('[aria-pressed="true"]') ?? rows[at].querySelector('strong:not([data-offered="true"])'))?.textContent.replace('–', '') ?? '']);
  return {screen, cells: Object.fromEntries(found)};
});

async function compare(page, wanted, told) {
  await look(page);
  assert.deepEqual(await standing(page), wanted, told());
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
    await hand.save();
    await hand.on('table.sheet');
    const {events} = await page.evaluate(async () => (await meldmate.box.do('links')).value.sheet);
    for (const [field, value] of Object.entries(event)) assert.deepEqual(events.at(-1)[field], value, field);
    await anew();
  };
  const ways = {put: ([cell, words]) => hand.put(cell, words), back: () => hand.tap('back'), save: saved};
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
