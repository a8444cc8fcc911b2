// What is read in the page's own type: a word for each action of the end, and whole words where letters are large.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {LANGUAGES, begin, fresh, handOf, start, stop} from './hand.mjs';

before(start);
after(stop);

// What a button says to the eye, and whether that has a word.
const buttons = (page) => page.locator('#own button').evaluateAll((all) => all.map((one) => [one.dataset.key, one.innerText, /\p{L}{2}/u.test(one.innerText)]));

for (const language of Object.keys(LANGUAGES)) {
  test(`every action of the end has a word, and a rule is named once, in ${language}`, async () => {
    const page = await fresh('360x640', language);
    await begin(page, 'any', ['Anna', 'Ben', 'Carla'], {target: 50});
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', points: {Anna: 30, Ben: 20, Carla: 45}}, {event: 'stop'}]));
    await handOf(page).on('table.ending');
    await page.waitForFunction(() => !meldmate.box.about.shown.waits.length && document.querySelector('#own [data-key="share"]'));
    const found = await buttons(page);
    assert.ok(found.length > 5);
    // The cells of the rounds are numbers.
    assert.deepEqual(found.filter(([key, , words]) => !words && !key.startsWith('cell ')), []);
    const rules = (await page.locator('#own').innerText()).match(/[A-Z]{3}-\d+/g);
    assert.deepEqual(rules, [...new Set(rules)]);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test(`no word of a list is broken where letters are twice as large, in ${language}`, async () => {
    const page = await fresh('390x844', language);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
      dispatchEvent(new Event('resize'));
    });
    await page.evaluate(() => meldmate.box.do('choose_game'));
    await look(page);
    // A word that is broken stands in more than one line.
    const broken = await page.locator('#own .own-row :is(.own-left, .own-right) > *, #own .own-right').evaluateAll((all) => all.flatMap((one) => {
      const found = [];
      for (const node of one.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (const {0: word, index} of node.data.matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    }));
    assert.deepEqual(broken, []);
    assert.ok((await page.locator('#own .own-row').count()) > 5);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
