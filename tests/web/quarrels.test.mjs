// Quarrels of Chinchón and of Indian Rummy, settled by touch in a phone's window: what the box says, by which rule, why, in
// how many taps. tests/host/firmware/test_evening_quarrels.py settles the same by keys. Then twelve disputes of the rummies from
// public sources (tests/web/disputes.py), of one game; MELDMATE_SOAK=1 takes all twelve in both languages.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {look, python} from '../../host_tools/play/web/browser.mjs';
import {begin, fits, fresh, handOf, shot, start, stop} from './hand.mjs';

before(start);
after(stop);

const ROWS = ['meld', 'hand', 'end', 'pays', 'discard', 'fitting'];
// The row of the referee's list, the cards of each question, the answer, its rule and why.
const QUARRELS = JSON.parse(readFileSync('tests/data/quarrels.json', 'utf8'));
const typed = (word) => (word === 'JK' ? 'wild' : word.replace('10', 't').toLowerCase());

for (const [game, quarrels] of Object.entries(QUARRELS)) {
  test(`quarrels of ${game} are settled by touch`, async () => {
    const page = await fresh('390x844', 'en');
    page.called = `quarrels_${game}_en`;
    const hand = handOf(page);
    const shown = (kind) => page.waitForFunction((name) => globalThis.meldmate?.box.about.shown?.parts.some((part) => part.kind === name), kind);
    const keyed = () => page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').keyed.map((card) => card[1]).join(' '));
    const done = async () => {
      // A single card is taken at once.
      if (await page.locator('#own [data-key="act done"]:not([aria-disabled="true"])').count()) await hand.tap('act done');
    };
    await begin(page, `form:${game}`, ['Ana', 'Ben', 'Cy', 'Dina']);
    for (const [at, [row, hands, head, rule, why]] of quarrels.entries()) {
      await hand.on('table.sheet');
      hand.taps = 0;
      await hand.tap('act right', `row ${ROWS.indexOf(row)}`);
      let most = 2;
      for (const cards of hands.map((words) => words.split(' ').map(typed))) {
        await shown('deck');
        await look(page);
        // The card turned up is offered again in the round; another one takes its place.
        const offered = await keyed();
        most += offered === cards.join(' ') ? 1 : cards.length + 1;
        if (offered && offered !== cards.join(' ')) await hand.tap('erase');
        if (offered !== cards.join(' ')) for (const card of cards) await hand.tap(`card ${card}`);
        await look(page);
        await done();
      }
      await shown('verdict');
      await look(page);
      const told = await page.locator('#own').innerText();
      assert.equal(await page.locator('#own .own-verdict .own-large').innerText(), head, told);
      assert.ok(told.includes(rule) && told.includes(why), told);
      assert.ok(hand.taps <= most, `${hand.taps} taps: ${told}`);
      if (at === 0) await fits(page, 'verdict');
      else await shot(page, `verdict_${at}`);
      // The main button leads back to the sheet in one tap.
      await hand.tap(await page.locator('#own .own-foot .main').getAttribute('data-key'));
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

const TOUCHED = process.env.MELDMATE_SOAK ? null : {phase10: ['it']};
const ALL = ['chinchon', 'scala40', 'indian_rummy', 'romme', 'rummy500', 'kalooki', 'phase10', 'ramino', 'conquian', 'liverpool', 'continental', 'three_thirteen'];
let disputes;
before(async () => {
  disputes = JSON.parse(await python('-m', 'tests.web.disputes'));
});

for (const game of ALL) {
  for (const language of ['en', 'it']) {
    if (TOUCHED && !TOUCHED[game]?.includes(language)) continue;
    test(`disputes of ${game} are settled by touch (${language})`, async () => {
      const page = await fresh('390x844', language);
      page.called = `disputes_${game}_${language}`;
      const hand = handOf(page);
      const asked = (kind) => page.waitForFunction((name) => globalThis.meldmate?.box.about.shown?.parts.some((part) => part.kind === name), kind);
      const keyed = () => page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').keyed.map((card) => card[1]).join(' '));
      const key = async (cards) => {
        await asked('deck');
        await look(page);
        // What is typed for each, and what is keyed.
        const typed_ = await page.evaluate((places) => {
          const {dead, rows, wild} = meldmate.box.about.shown.parts.find((part) => part.kind === 'deck');
          return places.map(([first, at]) => (first === 'wild' ? wild : first === 'dead' ? dead[at] : rows[first][at])[1]);
        }, cards);
        const offered = await keyed();
        if (offered && offered !== typed_.join(' ')) await hand.tap('erase');
        const wild = await page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').wild?.[1]);
        if (offered !== typed_.join(' ')) for (const card of typed_) await hand.tap(card === wild ? 'card wild' : `card ${card}`);
        await look(page);
        if (await page.locator('#own [data-key="act done"]:not([aria-disabled="true"])').count()) await hand.tap('act done');
      };
      await begin(page, `form:${game}`, ['Ana', 'Ben', 'Cy']);
      for (const dispute of disputes[game][language]) {
        await hand.on('table.sheet');
        await hand.tap('act right', `row ${dispute.row}`);
        if (dispute.asks) await hand.choose('Ana');
        if (dispute.turned) await key([dispute.turned]);
        await key(dispute.cards);
        await asked('verdict');
        await look(page);
        const told = await page.locator('#own').innerText();
        assert.equal(await page.locator('#own .own-verdict .own-large').innerText(), dispute.head, told);
        assert.ok(told.includes(dispute.rule), told);
        let at = 0;
        const words = told.split(/\s+/);
        for (const word of dispute.why) {
          at = words.indexOf(word, at) + 1;
          assert.ok(at > 0, `${word}: ${told}`);
        }
        await hand.tap(await page.locator('#own .own-foot .main').getAttribute('data-key'));
      }
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }
}
