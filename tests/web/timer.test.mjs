// A timer at the table: set from the menu, beside it while it runs, and heard at its end.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {begin, fits, fresh, handOf, start, stop} from './hand.mjs';

before(start);
after(stop);

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it']]) {
  test(`a timer is set in three taps, goes on when the page is loaded anew, and says that it is over, at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    // The page's clock, ahead by so many milliseconds.
    const ahead = (many) => page.evaluate((by) => {
      globalThis.realNow ??= Date.now;
      Date.now = () => globalThis.realNow.call(Date) + by;
    }, many);
    const reads = (pattern) => page.waitForFunction((words) => new RegExp(words).test(document.querySelector('#own [data-key="timer"]')?.textContent), pattern);
    const hand = handOf(page);
    await begin(page, 'rumino', ['Anna', 'Ben', 'Chiara', 'Dario']);
    await hand.tap('act back');
    await hand.on('table.menu');
    await look(page);
    await fits(page, 'menu');
    await hand.tap('timer_set');
    await page.locator('#dialog [data-choice="2"]').tap();
    await hand.tap('back');
    await hand.on('table.sheet');
    await look(page);
    const shown = page.locator('#own [data-key="timer"]');
    await reads('^(2:00|1:[0-5][0-9])$');
    await fits(page, 'timer');
    await ahead(61e3);
    await reads('^(0:[0-5][0-9])$');
    await page.reload();
    await hand.on('table.sheet');
    await reads('^(1:[0-5][0-9]|0:[0-5][0-9])$');
    await ahead(121e3);
    await page.locator('#own .own-over').waitFor();
    assert.equal(await shown.innerText(), '0:00');
    assert.notEqual(await page.locator('#said').textContent(), '');
    // A tap takes it away.
    await shown.tap();
    await shown.waitFor({state: 'detached'});
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
