// The choice of a game on a phone: what goes on, a search, kinds, what was played here, what people know where they live.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {look} from '../../host_tools/play/web/browser.mjs';
import {LANGUAGES, SIZES, begin, fits, fresh, handOf, start, stop} from './hand.mjs';

before(start);
after(stop);

const LOCALES = {...LANGUAGES, de: 'de-DE', es: 'es-ES', fr: 'fr-FR'};

// A page on which a game is chosen, and the hand on it.
async function choosing(size, language, more = {}) {
  const page = await fresh(size, language, {locale: LOCALES[language], ...more});
  const hand = handOf(page);
  await page.locator('#start:enabled').tap();
  await hand.on('setup.which_game');
  await look(page);
  return [page, hand];
}

const titles = (page) => page.locator('#own .own-game strong').allInnerTexts();
const groups = (page) => page.locator('#own .own-group').allInnerTexts();
// The games of one group, by its place.
const group = (page, at) => page.locator('#own .own-games').nth(at).locator('strong').allInnerTexts();
const close = async (page) => {
  assert.deepEqual(page.wrong, []);
  await page.context().close();
};

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'en'], ['320x256', 'it'], ['360x640', 'de'], ['390x844', 'fr']]) {
  test(`all games are on one page that fits ${size} in ${language}, each once, with none to be opened first`, async () => {
    const [page] = await choosing(size, language);
    await fits(page, 'games', size !== '320x256');
    const shown = await titles(page);
    assert.equal(new Set(shown).size, shown.length);
    for (const one of ['Skat', 'Scopa', 'Rumino', 'Scrabble', 'Chinchón']) assert.ok(shown.includes(one), one);
    await close(page);
  });
}

test('a game is found by its name, by a part of it, without accents, and by other names', async () => {
  const [page, hand] = await choosing('390x844', 'en');
  const field = page.locator('#own .own-find');
  for (const [typed, first] of [['pshaw', 'Oh Hell'], ['Oh Pshaw', 'Oh Hell'], ['burako', 'Burraco'], ['chinchon', 'Chinchón'], ['phaseten', 'Phase 10'], ['doko', 'Doppelkopf'], ['nertz', 'Any game'], ['Ramschl', 'Any game'], ['hell', 'Oh Hell'], ['ramsch', 'Skat']]) {
    await field.fill(typed);
    await page.waitForFunction((one) => document.querySelector('#own .own-game strong')?.textContent === one, first);
  }
  // What ends in a name of its own comes before other names; more than one may be meant.
  await field.fill('gin');
  await page.waitForFunction(() => document.querySelector('#own .own-game strong')?.textContent === 'Gin Rummy');
  // Nobody is left without a sheet.
  await field.fill('no such game');
  await page.locator('#own .own-choose', {hasText: 'added up all the same'}).waitFor();
  assert.deepEqual(await titles(page), []);
  await field.fill('PSHAW');
  await hand.choose('Oh Hell');
  await hand.on('setup.ready');
  assert.match(await page.locator('#own h2').innerText(), /^Oh Hell/);
  // The next choice begins anew.
  await hand.tap('back');
  await hand.on('setup.which_game');
  await look(page);
  assert.equal(await field.inputValue(), '');
  assert.ok((await titles(page)).length > 30);
  await close(page);
});

for (const [language, typed, title] of [['en', 'crib', 'Cribbage'], ['de', 'schafkopf', 'Schafkopf']]) {
  test(`a form that only the page has is among all games, is played, and is there once, in ${language}`, async () => {
    const [page, hand] = await choosing('390x844', language);
    const all = (await titles(page)).length;
    await page.locator('#own .own-find').fill(typed);
    await page.waitForFunction((one) => document.querySelector('#own .own-game strong')?.textContent === one, title);
    await hand.choose(title);
    await hand.on('setup.ready');
    assert.match(await page.locator('#own h2').innerText(), new RegExp(`^${title}`));
    // Back is the choice, where it is a game of the box now.
    await hand.tap('back');
    await hand.on('setup.which_game');
    await look(page);
    const shown = await titles(page);
    assert.equal(shown.length, all);
    assert.equal(shown.filter((one) => one === title).length, 1);
    await hand.choose(title);
    await hand.on('setup.ready');
    await close(page);
  });
}

test('a search is typed without a tap on its field, and Enter takes the first game', async () => {
  const [page, hand] = await choosing('390x844', 'en', {isMobile: false});
  await page.locator('#own').focus();
  await page.keyboard.type('spa');
  await page.waitForFunction(() => document.querySelector('#own .own-game strong')?.textContent === 'Spades');
  // The field keeps the focus while the page is drawn anew.
  assert.equal(await page.locator('#own .own-find').inputValue(), 'spa');
  await page.keyboard.press('Enter');
  await hand.on('setup.ready');
  assert.match(await page.locator('#own h2').innerText(), /^Spades/);
  await close(page);
});

test('a kind of games is one tap, and all of them another', async () => {
  const [page, hand] = await choosing('390x844', 'en');
  const all = (await titles(page)).length;
  const counts = [];
  for (const kind of ['rummy', 'tricks', 'points', 'fishing']) {
    await hand.tap(`kind ${kind}`);
    const shown = await titles(page);
    counts.push(shown.length);
    assert.ok(shown.includes({rummy: 'Canasta', tricks: 'Spades', points: 'Any game', fishing: 'Scopa'}[kind]), shown.join());
  }
  assert.equal(counts.reduce((one, other) => one + other), all);
  await hand.tap('kind all');
  assert.equal((await titles(page)).length, all);
  await close(page);
});

for (const [language, known] of Object.entries({de: ['Skat', 'Doppelkopf', 'Rommé', 'Schieber'], es: ['Chinchón'], en: ['Gin Rummy', 'Spades', 'Hearts']})) {
  test(`a phone in ${language} sees what is known there, none of it below the window`, async () => {
    const [page] = await choosing('390x844', language);
    assert.equal((await groups(page)).length, 2);
    assert.deepEqual((await group(page, 0)).slice(0, known.length), known);
    const last = await page.locator('#own .own-games').first().locator('.own-game').nth(known.length - 1).boundingBox();
    assert.ok(last.y + last.height < 844);
    await close(page);
  });
}

test('what was played here comes first, and what was left goes on in one tap', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'form:wizard', ['Ana', 'Ben', 'Cy']);
  await begin(page, 'form:oh_hell', ['Ana', 'Ben', 'Cy', 'Di']);
  await page.evaluate(() => meldmate.box.do('choose_game'));
  await hand.on('setup.which_game');
  await look(page);
  assert.deepEqual(await groups(page), ['Played here', 'Known everywhere', 'All others']);
  assert.equal((await group(page, 0))[0], 'Oh Hell');
  assert.match(await page.locator('#own .own-game').first().innerText(), /today, 4 players/i);
  await fits(page, 'games_played');
  const going = page.locator('#own .own-going');
  assert.match(await going.innerText(), /^Oh Hell · hand 1\s+Ana, Ben, Cy, Di/);
  await hand.tap('resume');
  await hand.on('table.sheet');
  assert.match(await page.locator('#own h2').innerText(), /^Oh Hell/);
  await close(page);
});

test('to just add up points is one tap', async () => {
  const [page, hand] = await choosing('390x844', 'en');
  await hand.tap('points');
  await hand.on('setup.ready');
  assert.match(await page.locator('#own h2').innerText(), /^Any game/);
  await close(page);
});
