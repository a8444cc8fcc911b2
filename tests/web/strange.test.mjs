// A language that was added to a copy of the project, its folders alone (tests/web/strange.py): a phone that asks for it shows
// no English, from the address to the verdicts of a whole game. And a phone from Germany plays Skat.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {ROOT, languages, launch, localeOf, look, open, python, serve} from '../../host_tools/play/web/browser.mjs';
import {SIZES, fits, handOf, said} from './hand.mjs';

const FOLDER = `${ROOT}build/strange`;
let browser, server, strange;
before(async () => {
  await python('-m', 'tests.web.strange', FOLDER);
  [browser, server, strange] = [await launch(), await serve(), await serve({folder: `${FOLDER}/build/web`})];
});
after(async () => {
  await browser.close();
  server.stop();
  strange.stop();
});

// What has these letters without an accent is English; names, and what stands in no language.
const ENGLISH = /[aeionuc]/;
const NAMED = /^(Meldmate|English|Español|Français|Deutsch|Italiano|Bly|Gypsy|Tryst|Scrabble|Golf|Farkle|MicroPython)$/;

// The words on the page that are English; `forms` are names of games.
async function englishIn(page, forms) {
  const found = [];
  for (const [words, where] of await said(page)) {
    for (const word of words.split(/[^\p{L}\p{M}\d'_-]+/u)) {
      if (ENGLISH.test(word) && !NAMED.test(word) && !forms.includes(word)) found.push(`${word} in ${where}: ${words.trim().slice(0, 60)}`);
    }
  }
  return found;
}

// A phone whose browser asks for a language, and the hand on it.
async function phone(address, locale, size = '390x844') {
  const page = await open(await browser.newContext({...SIZES[size], locale}), address);
  page.called = `${size}_${locale}`;
  await page.locator('#start:enabled').waitFor();
  return [page, handOf(page)];
}

// From the address to a saved hand of Skat: who played, the bid, which game, how many jacks, and how it ended.
async function skat(page, hand, see = async () => {}) {
  await page.locator('#start').tap();
  hand.taps += 1;
  await hand.on('setup.which_game');
  await see('the games');
  await hand.choose('Skat');
  await hand.on('setup.ready');
  await see('the set-up');
  await hand.tap('row 0');
  await hand.on('table.sheet');
  await see('the sheet');
  await hand.tap('act ok');
  await hand.on('asking.entry');
  // The bid, then how many jacks.
  const numbers = [18, 1];
  for (let step = 0; step < 12; step++) {
    await look(page);
    await see(`question ${step}`);
    const [open] = await page.evaluate(() => meldmate.box.about.shown.parts.find(({kind}) => kind === 'sheet').cells.filter(({words}) => !words));
    if (!open) break;
    if (open.pad || typeof open.chips[0][0] === 'number') await hand.number(numbers.shift());
    else await hand.pick(0);
  }
  await see('what is saved');
  await hand.save();
  await hand.on('table.sheet');
  assert.equal(await page.evaluate(() => document.querySelectorAll('#own .own-score').length > 2), true);
}

for (const size of ['360x640', '390x844', '844x390']) {
  test(`a phone that asks for a language that was added shows no English, in a hand of Skat at ${size}`, async () => {
    const [page, hand] = await phone(strange.address, 'xx', size);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'xx');
    const forms = (await page.evaluate(async () => (await (await fetch('words/xx/games.json')).json()).map(({title}) => title))).join(' ').split(/[^\p{L}\p{M}\d'_-]+/u);
    const wrong = [];
    const see = async (what) => {
      await look(page);
      wrong.push(...(await englishIn(page, forms)).map((one) => `${what}: ${one}`));
      if (what !== 'the page') await fits(page, what);
    };
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await see('the page');
    await skat(page, hand, see);
    await see('a sheet with a hand');
    // The menu, its groups, the history, the referee.
    await hand.tap('act back');
    await hand.on('table.menu');
    const groups = await page.evaluate(() => meldmate.box.about.shown.tabs[0].length);
    for (let at = 0; at < groups; at++) {
      await hand.tap(`tab ${at}`);
      await see(`the menu, group ${at}`);
    }
    await hand.tap('back');
    await hand.on('table.sheet');
    await hand.tap('act right');
    await see('the referee');
    await hand.tap('row 0');
    await see('a dispute');
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('the menu has each language by its own name, and the words of one alone are loaded', async () => {
  const [page, hand] = await phone(strange.address, 'xx');
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const menu = page.locator('#language');
  assert.deepEqual((await menu.locator('option').evaluateAll((all) => all.map((one) => [one.value, one.lang, one.textContent]))).filter(([name]) => ['en', 'it', 'xx'].includes(name)), [['en', 'en', 'English'], ['it', 'it', 'Italiano'], ['xx', 'xx', 'Pséüdö']]);
  const {height} = await menu.boundingBox();
  assert.ok(height >= 44, String(height));
  assert.deepEqual(await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => /words\/(\w+)\//.exec(name)?.[1]).filter((one) => one && one !== 'xx')), []);
  await menu.selectOption('it');
  await page.waitForFunction(() => document.documentElement.lang === 'it');
  assert.match(await page.locator('#play-title').textContent(), /Le carte le tieni tu/);
  // What is loaded later of the language before may still come.
  assert.deepEqual([...new Set(asked.map((path) => /words\/(\w+)\//.exec(path)?.[1]).filter((one) => one && one !== 'xx'))], ['it']);
  await page.reload();
  await page.locator('#start:enabled').waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
  assert.equal(hand.taps, 0);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a browser that asks for languages in turn gets the first that is there, else English', async () => {
  for (const [wanted, got] of [[['qq-QQ', 'it-CH', 'en'], 'it'], [['qq'], 'en'], [['en-US', 'it'], 'en']]) {
    const context = await browser.newContext(SIZES['390x844']);
    await context.addInitScript((all) => Object.defineProperty(navigator, 'languages', {get: () => all}), wanted);
    const page = await open(context, server.address);
    await page.locator('#start:enabled').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), got, wanted.join());
    assert.equal(await page.locator('#language').inputValue(), got);
    await context.close();
  }
});

// German comes with its words; until they are whole nobody is promised them.
const speaks = (await languages()).includes('de');
test('a phone from Germany finds Skat first, and saves a hand of it in at most 16 taps', {skip: !speaks}, async () => {
  const [page, hand] = await phone(server.address, localeOf('de'));
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await skat(page, hand);
  console.log(`${hand.taps} taps`);
  assert.ok(hand.taps <= 16, String(hand.taps));
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
