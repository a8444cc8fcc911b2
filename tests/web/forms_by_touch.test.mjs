// Each score form, played by touch to its end in a phone's window, with an edit of its first entry. What is entered and
// the scores by hand are in tests/proof/forms/evenings.py; MELDMATE_SOAK=1 plays each form in both languages.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {launch, look, open, python, ready, serve} from '../../host_tools/web/browser.mjs';
import {LANGUAGES, SIZES, handOf, shot} from './hand.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const {games, words} = JSON.parse(await python('-m', 'tests.proof.forms.evenings'));
const SIZE = process.env.MELDMATE_SIZE ?? '390x844';
// Ten hands and more: with time for all.
const LONG = ['phase10', 'wizard'];
// What brings a player back in, in each language.
const RIENTRO = /^(Re-entry|Rientro)/;

// A picture for people who look at them.
const picture = async (page, name) => {
  if (!process.env.MELDMATE_LOOKS || !name) return;
  await look(page);
  await shot(page, name);
};

// The scores that the sheet shows, or the list at the end: that of a side for each of its players.
const written = (page) => page.evaluate(() => {
  const words = (selector) => [...document.querySelectorAll(`#own ${selector}`)].map((one) => one.textContent);
  const ended = document.querySelector('#own .own-end');
  const names = words(ended ? '.own-place b' : '.own-name').map((one) => one.split(' + '));
  const scores = words(ended ? '.own-place strong' : '.own-score strong').map((one) => Number(one.replace('−', '-')));
  const found = names.flatMap((side, at) => side.map((name) => [name, scores[at]]));
  return found.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, score]) => score);
});
const ended = (page) => page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'table.ending' && document.querySelector('#own .own-end'));

async function play(form, language) {
  const {players, house, entries, edit, steps, scores, winners} = games[form];
  const page = await open(await browser.newContext({...SIZES[SIZE], locale: LANGUAGES[language]}), server.address);
  page.called = `${SIZE}_${language}_${form}`;
  await ready(page, /New game|Nuova partita/);
  const hand = handOf(page);
  await page.evaluate((given) => meldmate.box.do('begin', given), {game: `form:${form}`, players, house});
  // Answer all questions of an entry, and save it.
  const enter = async (values, name) => {
    await hand.on('asking.entry');
    for (const [at, value] of values.entries()) {
      await picture(page, at < 5 && `${name}_${at}`);
      await hand.answer(words[language][value] ?? value);
    }
    await hand.on('table.preview');
    await picture(page, `${name}_preview`);
    await hand.tap('act ok');
    await page.waitForFunction(() => meldmate.box.about.shown.screen !== 'table.preview');
  };
  // The same entry with other answers: on a page only the rows that differ are tapped. Who changes one is led to the
  // preview; what comes after it is gone back to from there.
  const shown = () => page.evaluate(() => {
    const {screen, parts} = meldmate.box.about.shown;
    return {screen, of: parts.find((part) => part.kind === 'number')?.page};
  });
  const back = async (remaining) => {
    for (let passed = 0; passed < remaining; ) {
      await hand.tap('back');
      await hand.on('asking.entry');
      await look(page);
      passed += (await shown()).of?.rows.length ?? 1;
    }
  };
  const change = async (values) => {
    await hand.on('asking.entry');
    for (let at = 0; at < values.length; ) {
      await look(page);
      if ((await shown()).screen === 'table.preview') await back(values.length - at);
      const {of} = await shown();
      if (!of) await hand.answer(words[language][values[at]] ?? values[at]);
      const wanted = of ? values.slice(at, at + of.rows.length).map(String) : [];
      const differ = wanted.map((_, row) => row).filter((row) => wanted[row] !== of.rows[row][2]);
      for (const row of differ) await hand.tap(`row ${row}`, ...wanted[row].split('').map((digit) => `digit ${digit}`));
      if (differ.length) await hand.tap('act ok');
      else if (of) for (let row = of.at; row < of.rows.length; row += 1) await hand.tap('act ok');
      at += of ? of.rows.length : 1;
    }
    await hand.on('table.preview');
    await picture(page, 'e_preview');
    await hand.tap('act ok');
    await page.waitForFunction(() => meldmate.box.about.shown.screen !== 'table.preview');
  };
  const round = async (values, name) => {
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await enter(values, name);
  };
  for (const [at, values] of entries.slice(0, steps).entries()) {
    await round(values, `a${at}`);
    await picture(page, `b${at}_sheet`);
  }
  // The first entry once more: everything is scored anew.
  await hand.on('table.sheet');
  await hand.tap('act back', 'tab 1', 'row 2');
  await hand.on('past.history');
  await picture(page, 'c_history');
  await hand.tap(`row ${steps - 1}`);
  await picture(page, 'd_event');
  await hand.tap('act ok');
  await hand.on('asking.entry');
  // What is edited stands beside the question, which is not squeezed for that.
  assert.ok((await page.locator('#own h2').boundingBox()).height < 70);
  await change(edit);
  await picture(page, 'f');
  while (!(await page.evaluate(() => meldmate.box.about.shown.screen === 'table.sheet'))) await hand.tap('back');
  if (form === 'scala40') {
    await hand.tap('act back');
    await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.tabs);
    for (let at = 0; !(await page.locator('#own .own-row', {hasText: RIENTRO}).count()); at += 1) await hand.tap(`tab ${at}`), await look(page);
    await hand.choose(RIENTRO);
    await enter(['Cleo'], 'h');
    assert.deepEqual(await written(page), [0, 20, 20]);
  }
  for (const [at, values] of entries.slice(steps).entries()) {
    assert.equal(await page.evaluate(() => meldmate.box.about.over), false);
    await round(values, `i${at}`);
  }
  await page.waitForFunction(() => globalThis.meldmate?.box.about.over);
  await picture(page, 'j_end');
  await ended(page);
  await picture(page, 'k_end');
  const first = await page.locator('#own .own-place b').first().innerText();
  assert.deepEqual(first.split(' + '), winners);
  // By hand, by the plain function, and after the page is loaded again.
  assert.deepEqual(await written(page), scores);
  const {events} = await page.evaluate(async () => (await meldmate.box.do('links')).value.sheet);
  assert.deepEqual(JSON.parse(await python('-m', 'tests.proof.forms.evenings', form, JSON.stringify(house), JSON.stringify(events))), scores);
  await page.reload();
  await ended(page);
  assert.deepEqual(await written(page), scores);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
}

describe('each form is played to its end by touch', {concurrency: 3}, () => {
  for (const [at, form] of Object.keys(games).entries()) {
    for (const language of Object.keys(LANGUAGES)) {
      // Each form in one of the languages; in both with time for all.
      if (!process.env.MELDMATE_SOAK && (LONG.includes(form) || (at % 2 === 0) !== (language === 'en'))) continue;
      test(`${form} in ${language}`, () => play(form, language));
    }
  }
});
