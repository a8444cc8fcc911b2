// Ten quarrels each of Chinchón and of Indian Rummy, settled by touch in a phone's window: what the box says, by which
// rule, in how many taps. What is right is in the rules of the games alone.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/web/browser.mjs';
import {begin, fits, fresh, handOf, shot, start, stop} from './hand.mjs';

before(start);
after(stop);

const [MELD, HAND, DISCARD, FITS] = [0, 1, 2, 3];
// The row of the referee's list, the cards of each question, the answer, its rule, some of why, the most taps.
const GAMES = {
  chinchon: [
    [MELD, ['6S 7S JS'], 'YES', 'CHN-4', 'A run of 3', 6],
    [MELD, ['KH AH 2H'], 'NO', 'CHN-4', 'no run goes past the king', 6],
    [MELD, ['7S 7H'], 'NO', 'CHN-3', 'at least 3 cards', 5],
    [MELD, ['4S 5H 6S'], 'NO', 'CHN-4', '5♥ has another', 6],
    [HAND, ['AS 2S 3S 4H 5H 6H KD'], '10', 'CHN-6', 'over the end limit of 5', 10],
    [HAND, ['4S 5S 6S 7H 7D 7C 5D KH'], '15', 'CHN-6', 'Deadwood 5 after a discard', 11],
    [HAND, ['4S 5S 6S 7S JS QS KS'], '0', 'CHN-7', 'wins at once', 10],
    [DISCARD, ['AS 2S 3S 4H 5H 6H KD 2D'], 'K♦', 'CHN-6', 'deadwood 2', 11],
    [FITS, ['5S 6S 7S', 'JS 4S 4H'], '2 OF 3', 'CHN-8', 'J♠ 4♠ can be laid off', 10],
    [HAND, ['4S 5S 6S 7H 7D 7C 6D'], '6', 'CHN-6', 'over the end limit of 5', 10],
  ],
  indian_rummy: [
    [MELD, ['QC', '6D 7D QS 9D'], 'YES', 'INR-3', 'the wild is', 8],
    [MELD, ['QC', 'KS AS 2S'], 'NO', 'INR-3', 'none goes past it', 7],
    [MELD, ['wild', '5H 6H AD'], 'YES', 'INR-3', 'the wild is', 7],
    [MELD, ['QC', '7S 7S 7H'], 'NO', 'INR-2', 'two 7♠', 7],
    [MELD, ['QC', 'JS QS KS'], 'YES', 'INR-4', 'A pure run of 3: Q♠ is itself here', 7],
    [HAND, ['5D', '4S 5S 6S 8H wild TH JH KD KC KS 2C 2D 2H'], '0', 'INR-5', 'All cards are in melds', 17],
    [HAND, ['5D', '4S wild 6S 8H 5H TH JH KD KC KS 2C 2D 2H'], '74', 'INR-5', 'Besides 1 run it takes 1 pure run', 17],
    [HAND, ['3D', '4S 5S 6S 8S 8H 8D JH KD KC KS 2C 2D 2H'], '80', 'INR-5', 'no hand counts more', 17],
    [DISCARD, ['3D', '4S 5S 6S 8H wild TH JH KD KC KS 2C 2D 2H AS'], 'A♠', 'INR-5', 'all cards are in melds', 18],
    [MELD, ['8C', '8S 8H 8D wild 8C'], 'YES', 'INR-2', 'A set of 5', 9],
  ],
};

for (const [game, quarrels] of Object.entries(GAMES)) {
  test(`ten quarrels of ${game} are settled by touch`, async () => {
    const page = await fresh('390x844', 'en');
    page.called = `quarrels_${game}_en`;
    const hand = handOf(page);
    const shown = (kind) => page.waitForFunction((name) => globalThis.meldmate?.box.about.shown?.parts.some((part) => part.kind === name), kind);
    await begin(page, `form:${game}`, ['Ana', 'Ben', 'Cy', 'Dina']);
    for (const [at, [row, hands, head, rule, why, most]] of quarrels.entries()) {
      await hand.on('table.sheet');
      hand.taps = 0;
      await hand.tap('act right', `row ${row}`);
      for (const words of hands) {
        await shown('deck');
        for (const word of words.split(' ')) await hand.tap(`card ${word.toLowerCase()}`);
        await look(page);
        // A full answer is taken at once.
        if (await page.locator('#own [data-key="act done"]:not([aria-disabled="true"])').count()) await hand.tap('act done');
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
