// Each score form, played by touch to its end in a phone's window, with an edit of its first entry. What is entered and
// the scores by hand are in tests/proof/forms/evenings.py, and answers that are refused as soon as they are given;
// MELDMATE_SOAK=1 plays each form in both languages.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import {launch, look, open, python, ready, serve} from '../../host_tools/play/web/browser.mjs';
import {LANGUAGES, SIZES, handOf, shot} from './hand.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const {games, refused, words} = JSON.parse(await python('-m', 'tests.proof.forms.evenings'));
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
    await picture(page, `${name}_all`);
    await hand.save();
    await page.waitForFunction(() => !['asking.entry', 'table.preview'].includes(meldmate.box.about.shown.screen));
  };
  // The same entry with other answers: only the cells that differ are tapped.
  const change = async (values) => {
    await hand.on('asking.entry');
    for (const [at, value] of values.entries()) {
      await look(page);
      const stands = await page.evaluate((place) => meldmate.box.about.shown.parts.find(({kind}) => kind === 'sheet').cells[place].words, at);
      const wanted = String(words[language][value] ?? value);
      if (stands.toLowerCase() !== wanted.toLowerCase()) await hand.put(at, wanted);
    }
    await picture(page, 'e_all');
    await hand.save();
    await page.waitForFunction(() => !['asking.entry', 'table.preview'].includes(meldmate.box.about.shown.screen));
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

// Start a game of a form on a page of its own; scores that players have already are corrections.
async function begun(form, language, players, house = {}, before = {}) {
  const page = await open(await browser.newContext({...SIZES[SIZE], locale: LANGUAGES[language]}), server.address);
  page.called = `${SIZE}_${language}_${form}_refused`;
  await ready(page, /New game|Nuova partita/);
  const events = Object.entries(before).map(([player, by]) => ({event: 'adjust', player, by, reason: '-'}));
  await page.evaluate(async ([given, more]) => {
    await meldmate.box.do('begin', given);
    if (more.length) await meldmate.box.do('replay', more);
  }, [{game: `form:${form}`, players, house}, events]);
  return [page, handOf(page)];
}

// Give an answer that is refused: the cause is read at its cell, its rule is a tap away, and it can be given anew there.
async function mistaken(page, hand, {wrong, rule, words: said}, language) {
  const cause = said[Object.keys(LANGUAGES).indexOf(language)];
  await look(page);
  const here = await hand.here();
  // A digit that leads to no number cannot be tapped; why is in sight.
  const typed = typeof wrong === 'string' && /^\d$/.test(wrong);
  // Of few values there is a chip each, and none for others.
  if (typed && !(await page.locator('#own [data-here="true"] > button').count())) {
    assert.equal(await page.locator(`#own [data-key="chip ${here} ${wrong}"]`).count(), 0);
    return null;
  }
  if (!typed) await hand.answer(words[language][wrong] ?? wrong);
  await page.waitForFunction((why) => document.querySelector('#own').innerText.includes(why), cause).catch(async (error) => {
    throw new Error(`not ${cause}: ${await page.locator('#own').innerText()}\n${error.message}`);
  });
  await picture(page, rule);
  assert.match(await page.evaluate(() => JSON.stringify(meldmate.box.about.shown)), new RegExp(rule));
  if (typed) {
    const digit = page.locator(`#own [data-key="digit ${wrong}"]`);
    assert.ok(!(await digit.count()) || (await digit.isDisabled()));
  }
  return typed ? null : here;
}

// Answer all questions of an entry, wrong ones too, and save it.
async function given(page, hand, values, language) {
  await hand.tap('act ok');
  await hand.on('asking.entry');
  let again = null;
  for (const value of values) {
    const right = words[language][value] ?? value;
    if (value.rule) again = await mistaken(page, hand, value, language);
    else if (again) {
      await hand.put(again, right);
      if ((await hand.here()) === again && (await hand.open())) await hand.tap('next');
      again = null;
    } else await hand.answer(right);
  }
  await hand.save();
  await hand.on('table.sheet');
}

describe('a wrong answer is refused by touch when it is given', {concurrency: 2}, () => {
  for (const [at, form] of [...Object.keys(refused), 'scopa'].entries()) {
    for (const language of Object.keys(LANGUAGES)) {
      if (!process.env.MELDMATE_SOAK && (at % 2 === 0) !== (language === 'en')) continue;
      test(`${form} in ${language}`, async () => {
        const {players, house, before, entries, scores} = refused[form] ?? {players: ['Ana', 'Ben'], entries: [], scores: [5, 2]};
        const [page, hand] = await begun(form, language, players, house, before);
        for (const values of entries) await given(page, hand, values, language);
        if (form === 'scopa') await byCards(page, hand, language);
        assert.deepEqual(await written(page), scores);
        assert.deepEqual(page.wrong, []);
        await page.context().close();
      });
    }
  }
});

// Where the cards of a hand, as "7D 6S", stand on the deck that the page shows: "2.6 0.5".
const placed = async (page, hand) => {
  await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.parts.some((part) => part.kind === 'deck' && !part.rows.flat().some(([, , keyed]) => keyed)));
  return page.evaluate((words) => {
    const {rows, suits} = meldmate.box.about.shown.parts.find((part) => part.kind === 'deck');
    return words.split(' ').map((word) => {
      const sign = {S: '♠', H: '♥', D: '♦', C: '♣'}[word.at(-1)];
      const at = suits.findIndex(([suit]) => suit.includes(sign));
      return `${at}.${rows[at].findIndex(([card]) => card.replace(sign, '').trim() === word.slice(0, -1))}`;
    }).join(' ');
  }, hand);
};

// Scopa by the cards of the primiera: who has not the seven of coins is refused.
async function byCards(page, hand, language) {
  const named = (why) => ({wrong: 'Ben', rule: 'SCO-2', words: why});
  await hand.tap('act ok');
  await hand.on('asking.entry');
  for (const value of ['Ana', 'Ben', words[language]['all.by_cards']]) await hand.answer(value);
  for (const taken of ['7D 6S AH 5C', '7S 7H 7C']) {
    await hand.cards(await placed(page, taken));
    await hand.tap('act done');
  }
  await mistaken(page, hand, named(['7♦ is among the cards of Ana', '7♦ è tra le carte di Ana']), language);
  for (const value of ['Ana', 1, 2]) await hand.answer(value);
  await hand.save();
  await hand.on('table.sheet');
}
