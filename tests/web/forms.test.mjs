// Score forms on the page: made in a form, sent as a link and a code, opened, and played by a finger.
import assert from 'node:assert/strict';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {HtmlValidate} from 'html-validate';
import {decode, encode} from '../../build/web/links/links.js';
import {formLink} from '../../build/web/links/sheet_code.js';
import {DESKTOP, PHONE, launch, lines, look, open, press, python, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';
import {handOf} from './hand.mjs';

let browser, server, folder;
before(async () => {
  [browser, server, folder] = [await launch(), await serve(), await mkdtemp(join(tmpdir(), 'meldmate-'))];
});
after(async () => {
  await browser.close();
  server.stop();
  await rm(folder, {recursive: true});
});

const START = /New game|Nuova partita/;
const WIZARD = {
  form: 'merlin', title: 'Merlin', players: [3, 6],
  steps: [
    {step: 'bids', fields: [{field: 'bid', for: 'each player', is: '0 to 20'}]},
    {step: 'hand', fields: [{field: 'tricks', for: 'each player', is: '0 to round', sum: 'round'}], score: '20 + 10 * bid if tricks == bid else -10 * abs(tricks - bid)'},
  ],
  end: {wins: 'high', rounds: '60 // players'},
  rules: [{en: 'Three to six play.', it: 'Si gioca da tre a sei.'}],
};

async function fresh(view = DESKTOP, locale = 'en-US', fragment = '') {
  const context = await browser.newContext({...view, locale});
  if (view === DESKTOP) await withBox(context);
  const page = await open(context, server.address + fragment);
  await ready(page, START);
  return page;
}

async function maker(page) {
  await page.locator('#make-form').click();
  await page.locator('#maker .trial table').first().waitFor();
  return page.locator('#maker');
}

const field = (page, place, at = 0) => page.locator(`#maker :is(input, select, textarea)[data-place="${place}"]`).nth(at);
// Wait until the bar of the maker says something.
const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#maker output')?.textContent ?? ''), pattern.source);
const box = (page, what, ...given) => page.evaluate(([name, all]) => meldmate.box.do(name, ...all), [what, given]);
const dialog = (page) => page.locator('#dialog[open]');

test('a form is made from an empty one by keyboard, put on the box, and played', async () => {
  const page = await fresh();
  await page.locator('#make-form').focus();
  await page.keyboard.press('Enter');
  await says(page, /Ana: \d+ · Ben/);
  await field(page, 'title.en').fill('Duel');
  await field(page, 'players', 0).selectOption('2');
  await field(page, 'players', 1).selectOption('2');
  await field(page, 'steps[0].fields[0].en').fill('cards left');
  await field(page, 'steps[0].fields[0].is', 2).fill('20');
  await page.locator('#maker [data-maker="add-field"]').focus();
  await page.keyboard.press('Enter');
  // The keyboard is in the new field at once, and its short name follows what it is called.
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'steps[0].fields[1].en');
  await page.keyboard.type('Went out!');
  await field(page, 'steps[0].fields[1].is').selectOption('player');
  assert.equal(await field(page, 'steps[0].fields[1].field').inputValue(), 'went_out');
  const score = field(page, 'steps[0].score[0]');
  await score.fill('');
  await score.focus();
  await page.locator('#maker .chip', {hasText: /^cards_left$/}).click();
  await page.keyboard.type('if not');
  await page.locator('#maker .chip', {hasText: /^went_out$/}).click();
  assert.match(await score.inputValue(), /^cards_left if not went_out ?$/);
  await field(page, 'end.wins').selectOption('low');
  await says(page, /^Ana: \d+ · Ben: \d+$/);
  await page.locator('#maker [data-maker="use"]').click();
  await dialog(page).locator('[data-choice="box"]').click();
  await ready(page, /Duel/);
  assert.match((await lines(page))[0], /^Duel/);
  assert.equal(await page.locator('#maker[open]').count(), 0);
  await press(page, 'ok');
  await ready(page, /Duel/);
  await press(page, 'ok');
  assert.match((await lines(page)).join('\n'), /cards left/);
  // It stays in the list after the page is loaded again, and is changed from there.
  await page.reload();
  await ready(page, /./);
  const given = (await box(page, 'form', 'given')).value;
  assert.deepEqual(given.map(([title]) => title), ['Duel']);
  await maker(page);
  assert.equal(await field(page, 'title.en').inputValue(), 'Duel');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a game that is not in the list is made by somebody who does not program: bids, a trump bonus, sixty cards', async () => {
  const page = await fresh();
  await maker(page);
  await field(page, 'title.en').fill('Wizzy');
  await field(page, 'players', 1).selectOption('6');
  // The field that is there becomes the bid; the score that named it goes with it.
  await field(page, 'steps[0].en').fill('bids');
  await field(page, 'steps[0].fields[0].en').fill('bid');
  await field(page, 'steps[0].fields[0].is', 2).fill('round');
  await page.locator('#maker [data-maker="add-step"]').click();
  await page.locator('#maker [data-place="steps[0].score[0]"] [data-maker="remove"]').click();
  await field(page, 'steps[1].en').fill('tricks');
  await field(page, 'steps[1].fields[0].en').fill('tricks');
  await field(page, 'steps[1].fields[0].is', 2).fill('round');
  await field(page, 'steps[1].fields[0].sum').fill('round');
  await page.locator('#maker [data-place="steps[1].fields"] [data-maker="add-field"]').click();
  await field(page, 'steps[1].fields[1].en').fill('last trump');
  await field(page, 'steps[1].fields[1].is').selectOption('player or nobody');
  await field(page, 'steps[1].score[0]').fill('20 + 10 * tricks if tricks == bid else -10 * abs(tricks - bid)');
  await page.locator('#maker [data-maker="add-term"]').last().click();
  await field(page, 'steps[1].score[1]').fill('5 if last_trump');
  await field(page, 'steps[1].score[1].en').fill('trump');
  await field(page, 'end.limit').fill('');
  await field(page, 'end.rounds').fill('60 // players');
  await says(page, /^Ana: -?\d+/);
  // A short name that is changed by hand is changed in every formula.
  await field(page, 'steps[0].fields[0].field').fill('said');
  await field(page, 'steps[0].fields[0].field').press('Tab');
  assert.equal(await field(page, 'steps[1].score[0]').inputValue(), '20 + 10 * tricks if tricks == said else -10 * abs(tricks - said)');
  await says(page, /^Ana: -?\d+/);
  const form = JSON.parse(await page.locator('#maker-text').inputValue());
  assert.equal(form.form, 'wizzy');
  const score = await page.evaluate((made) => meldmate.box.answer({
    ask: 'score', game: 'form', form: made, players: ['Ana', 'Ben', 'Cleo'],
    events: [
      {event: made.steps[0].step, said: {Ana: 1, Ben: 0, Cleo: 1}}, {event: made.steps[1].step, tricks: {Ana: 1, Ben: 0, Cleo: 0}, last_trump: 'Ana'},
      {event: made.steps[0].step, said: {Ana: 0, Ben: 2, Cleo: 0}}, {event: made.steps[1].step, tricks: {Ana: 0, Ben: 1, Cleo: 1}, last_trump: null},
    ],
  }), form);
  assert.deepEqual(score.scores, {Ana: 35 + 20, Ben: 20 - 10, Cleo: -10 - 10});
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a mistake is said at its place in the words of the checker, in both languages, and the form is not used', async () => {
  for (const [locale, said, none] of [['en-US', 'There is no field \'tick\'; did you mean \'tricks\'?', 'Use this form'], ['it-IT', 'Non c\'è un campo \'tick\'; intendevi \'tricks\'?', 'Usa questo modulo']]) {
    const page = await fresh(DESKTOP, locale, `#${await encode('form', WIZARD)}`);
    await dialog(page).locator('[data-choice="change"]').click();
    await says(page, /Ana: -?\d+/);
    const score = field(page, 'steps[1].score[0]');
    await score.fill('20 + bid if tick == bid');
    await says(page, /^steps\[1\]\.score\[0\]: /);
    const why = await score.getAttribute('aria-describedby');
    assert.equal(await page.locator(`#${why}`).textContent(), said);
    assert.equal(await score.getAttribute('aria-invalid'), 'true');
    const use = page.locator('#maker [data-maker="use"]');
    assert.equal(await use.textContent(), none);
    assert.ok(await use.isDisabled());
    await page.locator('#maker [data-maker="show"]').click();
    assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'steps[1].score[0]');
    await score.fill('20 + bid if tricks == bid');
    await says(page, /Ana: -?\d+/);
    assert.equal(await page.locator('#maker .mistake').count(), 0);
    // Of the end, and of a part that is closed.
    await field(page, 'end.rounds').fill('players // 0 +');
    await says(page, /^end\.rounds: /);
    assert.equal(await page.locator('#maker .mistake').count(), 1);
    await page.context().close();
  }
});

test('made-up numbers are scored as one types; those that were changed stay', async () => {
  const page = await fresh(DESKTOP, 'en-US', `#${await encode('form', WIZARD)}`);
  await dialog(page).locator('[data-choice="change"]').click();
  await says(page, /Ana: -?\d+/);
  const cell = (step, at) => page.locator('#maker .tried').nth(step).locator('td input').nth(at);
  const sums = (step) => page.locator('#maker .tried').nth(step).locator('.sums li').allTextContents();
  for (const [at, bid] of [[0, '1'], [1, '0'], [2, '2'], [3, '0']]) {
    await cell(0, at).fill(bid);
    await cell(0, at).press('Tab');
  }
  for (const [at, tricks] of [[0, '1'], [1, '0'], [2, '0'], [3, '0']]) {
    await cell(1, at).fill(tricks);
    await cell(1, at).press('Tab');
  }
  await page.waitForFunction(() => document.querySelectorAll('#maker .tried')[1]?.querySelector('.sums')?.textContent.includes('30'));
  await page.waitForFunction(() => document.querySelectorAll('#maker .tried')[1]?.querySelector('.sums')?.textContent.includes('-20'));
  assert.deepEqual(await sums(1), ['Ana: 20 + 10 = 30', 'Ben: 20', 'Cleo: -10 x 2 = -20', 'Dan: 20']);
  await field(page, 'steps[1].score[0]').fill('50 + 10 * bid if tricks == bid else -10 * abs(tricks - bid)');
  await page.waitForFunction(() => document.querySelectorAll('#maker .tried')[1]?.querySelector('.sums')?.textContent.includes('50'));
  assert.deepEqual(await sums(1), ['Ana: 50 + 10 = 60', 'Ben: 50', 'Cleo: -10 x 2 = -20', 'Dan: 50']);
  // What does not fit is refused in the words of the box, as on it.
  await cell(1, 0).fill('9');
  await cell(1, 0).press('Tab');
  await page.locator('#maker .tried .wrong').waitFor();
  assert.match(await page.locator('#maker .tried .wrong').textContent(), /Meldmate refuses this entry: .*9/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the text of a form can be seen and changed; what is no JSON is said by its line, and nothing is lost', async () => {
  const page = await fresh();
  await maker(page);
  await page.locator('#maker [data-part="text"] > summary').click();
  const text = page.locator('#maker-text');
  assert.deepEqual(JSON.parse(await text.inputValue()).players, [3, 5]);
  await text.fill((await text.inputValue()).replace('"0 to 100"', '"0 to 50 by 5"'));
  await says(page, /Ana: \d+/);
  assert.equal(await field(page, 'steps[0].fields[0].is', 3).inputValue(), '5');
  await text.fill(`{"form": "x",\n "players": [2 4]}`);
  assert.match(await page.locator('#maker-text-why').textContent(), /^Line 2: /);
  await text.fill('{"form": "x"}');
  await says(page, /'players' is missing/i);
  assert.match(await page.locator('#maker .maker-fields').textContent(), /The fields cannot show this form/);
  await text.fill(JSON.stringify(WIZARD));
  await says(page, /Ana: -?\d+/);
  // The page is left and comes back: the draft is there.
  await page.reload();
  await ready(page, START);
  await maker(page);
  assert.equal(await field(page, 'title.en').inputValue(), 'Merlin');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('each of the forms that are ready can be begun with, and changes nothing by being shown', async () => {
  const page = await fresh();
  await maker(page);
  const names = await page.locator('#maker-start optgroup option').evaluateAll((all) => all.map(({value}) => value).filter((one) => one.startsWith('ready:')));
  assert.ok(names.length >= 13);
  for (const name of names) {
    await page.locator('#maker-start').selectOption(name);
    await dialog(page).locator('[data-choice="ok"]').click();
    await page.waitForFunction((short) => document.querySelector('#maker-text').value.includes(`"my_${short}"`), name.slice(6));
    await says(page, /^Ana/);
    const found = await page.evaluate(async (short) => {
      const [shown, whole] = [JSON.parse(document.querySelector('#maker-text').value), await meldmate.box.desk('data', short)];
      for (const one of [shown, whole]) for (const key of ['form', 'title']) delete one[key];
      for (const step of whole.steps) if (step.score !== undefined && !Array.isArray(step.score)) step.score = [step.score];
      if (whole.players.length === 1) whole.players.push(whole.players[0]);
      const rows = [...(whole.options ?? []), ...whole.steps.flatMap(({fields}) => fields)];
      for (const {values} of rows) for (const [value, words] of Object.entries(values ?? {})) if (typeof words === 'string') values[value] = {en: words};
      const sorted = (value) => JSON.stringify(value, (_, one) => (one && typeof one === 'object' && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one));
      return [sorted(shown), sorted(whole)];
    }, name.slice(6));
    assert.equal(found[0], found[1], name);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

for (const [name, view, locale] of [['desktop', DESKTOP, 'en-US'], ['phone', PHONE, 'it-IT']]) {
  test(`on a ${name} axe and html-validate find nothing, and what one touches is 44 pixels high`, async () => {
    const page = await fresh(view, locale, `#${await encode('form', WIZARD)}`);
    assert.deepEqual(await violations(page, {include: '#dialog'}), []);
    await dialog(page).locator('[data-choice="change"]').click();
    await says(page, /Ana: -?\d+/);
    await page.evaluate(() => document.querySelectorAll('#maker details').forEach((one) => (one.open = true)));
    await field(page, 'steps[1].score[0]').fill('tick');
    await says(page, /^steps/);
    assert.deepEqual(await violations(page, {include: '#maker'}), []);
    await field(page, 'steps[1].score[0]').fill('tricks');
    await says(page, /Ana: -?\d+/);
    assert.deepEqual(await violations(page, {include: '#maker'}), []);
    const html = await page.evaluate(() => document.querySelector('#maker').outerHTML);
    const checker = new HtmlValidate({extends: ['html-validate:standard', 'html-validate:a11y']});
    const report = await checker.validateString(`<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${html}</body></html>`);
    assert.deepEqual(report.results.flatMap(({messages}) => messages.map((one) => `${one.ruleId}: ${one.message}`)), []);
    const small = await page.evaluate(() => [...document.querySelectorAll('#maker button, #maker select, #maker input:not([type="checkbox"]), #maker textarea, #maker summary, #maker .check label')].filter((one) => {
      const {width, height} = one.getBoundingClientRect();
      return width && (height < 44 || width < 44);
    }).map((one) => one.outerHTML.slice(0, 100)));
    assert.deepEqual(small, []);
    assert.ok((await page.locator('#maker output').boundingBox()).height < 80, 'the scores are squeezed');
    assert.ok(await page.evaluate(() => document.querySelector('#maker').scrollWidth <= innerWidth), 'it scrolls sideways');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('melds judge a hand while they and the cards are typed', async () => {
  const page = await fresh();
  await maker(page);
  await page.locator('#maker details[data-part="melds"] > summary').click();
  const judged = (pattern) => page.waitForFunction((source) => new RegExp(source, 's').test(document.querySelector('#maker .judged').textContent), pattern.source);
  await field(page, 'melds').fill('{"deck": "40", "run": "3", "hand": 4}');
  await field(page, 'hand').fill('7S JS QS');
  await judged(/Is it a meld\? A run of 3.*Count a hand All cards are in melds/);
  await field(page, 'hand').fill('7S JS QS KH 2D');
  await judged(/What should I discard\? .*KH/);
  await field(page, 'hand').fill('7S 8S');
  await judged(/^.*8S/);
  await field(page, 'hand').fill('7S JS QS');
  await field(page, 'melds').fill('{"deck": "40", "set": "3", "hand": 4}');
  await judged(/Is it a meld\? (?!A run)/);
  await field(page, 'melds').fill('');
  await page.waitForFunction(() => document.querySelector('#maker .judged').textContent === '');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a game that only the page has is put on the box, and its melds are judged there', async () => {
  const page = await fresh();
  await maker(page);
  const names = await page.locator('#maker-start option[value^="more:"]').evaluateAll((all) => all.map(({value}) => value));
  assert.deepEqual(names, ['more:burraco_melds', 'more:canasta_melds', 'more:cribbage', 'more:five_crowns', 'more:ligretto', 'more:quiddler', 'more:rummikub', 'more:schafkopf', 'more:thousand']);
  for (const name of names.reverse()) {
    await page.locator('#maker-start').selectOption(name);
    await dialog(page).locator('[data-choice="ok"]').click();
    await page.waitForFunction((short) => document.querySelector('#maker-text').value.includes(`"${short}"`), name.slice(5));
    await says(page, /^Ana/);
  }
  await page.locator('#maker [data-maker="use"]').click();
  await dialog(page).locator('[data-choice="box"]').click();
  await ready(page, /Burraco \+ melds/);
  assert.deepEqual((await box(page, 'form', 'given')).value.map(([title]) => title), ['Burraco + melds']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('games that only the page has are put on the box in the language of the page', async () => {
  const page = await fresh(DESKTOP, 'it-IT');
  await maker(page);
  for (const name of ['ligretto', 'quiddler', 'schafkopf', 'thousand']) {
    await page.locator('#maker-start').selectOption(`more:${name}`);
    await dialog(page).locator('[data-choice="ok"]').click();
    await page.waitForFunction((short) => document.querySelector('#maker-text').value.includes(`"${short}"`), name);
    await says(page, /^Ana/);
    const {rules, unit} = JSON.parse(await page.locator('#maker-text').inputValue());
    assert.deepEqual(Object.keys(unit), ['it'], name);
    assert.ok(rules.every((rule) => rule.it && !rule.en), name);
  }
  await page.locator('#maker [data-maker="use"]').click();
  await dialog(page).locator('[data-choice="box"]').click();
  await ready(page, /Thousand/);
  assert.deepEqual((await box(page, 'form', 'given')).value.map(([title]) => title), ['Thousand']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a form goes as a link and a code; opened elsewhere it is kept, and back changes nothing', async () => {
  const page = await fresh();
  await page.goto(`${server.address}#${await encode('form', WIZARD)}`);
  await dialog(page).waitFor();
  assert.match(await dialog(page).textContent(), /Merlin: a score form.*3 to 6 players\..*MER-1 Three to six play\./s);
  await page.keyboard.press('Escape');
  assert.deepEqual((await box(page, 'form', 'given')).value, []);
  assert.equal(new URL(page.url()).hash, '');
  await page.goto(`${server.address}#${await encode('form', WIZARD)}`);
  await dialog(page).locator('[data-choice="link"]').click();
  const link = await dialog(page).locator('textarea').inputValue();
  // Two deflaters may pack the same in other bytes.
  assert.deepEqual((await decode(new URL(link).hash)).value, (await decode(await encode('form', WIZARD))).value);
  await dialog(page).locator('[data-choice="ok"]').click();
  const other = await fresh(PHONE, 'it-IT', link.slice(link.indexOf('#')));
  assert.match(await dialog(other).textContent(), /Merlin: un modulo.*Da 3 a 6 giocatori\./s);
  await dialog(other).locator('[data-choice="box"]').click();
  await ready(other, /Merlin/);
  assert.deepEqual((await box(other, 'form', 'given')).value.map(([title]) => title), ['Merlin']);
  assert.deepEqual([...page.wrong, ...other.wrong], []);
  await page.context().close();
  await other.context().close();
});

test('the set-up of a form that was added is in sight, wherever the page was', async () => {
  for (const [view, place] of [[PHONE, '#own [data-key="row 0"]'], [DESKTOP, '#panel']]) {
    const page = await fresh(view);
    await page.locator('footer').scrollIntoViewIfNeeded();
    assert.ok(await page.evaluate(() => scrollY > innerHeight / 2));
    await page.evaluate((fragment) => { location.hash = fragment; }, `#${await encode('form', WIZARD)}`);
    await dialog(page).locator('[data-choice="box"]').click();
    await ready(page, /Merlin/);
    await page.waitForFunction((selector) => {
      const {top, bottom} = document.querySelector(selector)?.getBoundingClientRect() ?? {top: -1, bottom: 0};
      return top >= 0 && bottom <= innerHeight;
    }, place);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  }
});

test('the code of a link is read by a camera', async () => {
  const page = await fresh();
  const address = `https://meldmate.example/#${await encode('form', WIZARD)}`;
  await page.evaluate(async (words) => {
    const {codeOf} = await import('./links/qr.js');
    document.body.replaceChildren(codeOf(words));
  }, address);
  const path = join(folder, 'code.png');
  await page.locator('canvas.qr').screenshot({path});
  const read = await python('-c', 'import sys, zxingcpp; from PIL import Image; print(zxingcpp.read_barcodes(Image.open(sys.argv[1]))[0].text, end="")', path);
  assert.equal(String(read), address);
  assert.equal(await page.evaluate(async () => (await import('./links/qr.js')).codeOf('x'.repeat(3000))), null);
  await page.context().close();
});

test('the codes of the box lead to the form, in any order', async () => {
  const fragment = await encode('form', WIZARD);
  const made = await python('-c', `
import sys
from firmware.screens.setup.form import code_text
from firmware.screens.table.qr_code import links
text = code_text(sys.argv[1])
print(text)
print("\\n".join(link[link.index("#"):] for link in links("HTTPS://MELDMATE.EXAMPLE/", text, 35)))
`, fragment.slice('form='.length));
  const [text, ...codes] = String(made).trim().split('\n');
  assert.equal(formLink(text), fragment);
  for (const wrong of ['5:A', '5:ZZ?', '5:...']) assert.throws(() => formLink(wrong), /link: damaged/);
  const page = await fresh();
  for (const code of [...codes.slice(1), codes[0]]) {
    await page.evaluate((hash) => (location.hash = hash), code);
    await dialog(page).waitFor();
    if (code !== codes[0]) await dialog(page).locator('[data-choice="ok"]').click();
  }
  assert.match(await dialog(page).textContent(), /Merlin: a score form/);
  await page.context().close();
});

test('a form that is none, or is too long for a box, is refused in words, and the box stays', async () => {
  const long = {...WIZARD, rules: Array.from({length: 40}, (_, at) => ({en: `${'abcdefghij'.split('').sort(() => (at % 3) - 1).join('')} ${Math.sin(at)} `.repeat(12)}))};
  const page = await fresh();
  for (const [form, said] of [
    [{...WIZARD, end: {wins: 'most'}}, /end\.wins: one of these: high, low, last in/],
    [{...WIZARD, steps: []}, /steps: 1 to 4 are possible here/],
    [{form: 'x'}, /'players' is missing/],
    [{...WIZARD, form: '<img src=x onerror=alert(1)>'}, /is no name/],
  ]) {
    await page.evaluate((hash) => (location.hash = hash), await encode('form', form));
    await dialog(page).waitFor();
    assert.match(await dialog(page).textContent(), /cannot be opened/);
    assert.match(await dialog(page).textContent(), said);
    await dialog(page).locator('[data-choice="ok"]').click();
  }
  for (const [form, said] of [[{...WIZARD, form: 'hearts'}, /the name 'hearts' is taken/], [long, /too long for a box/]]) {
    await page.evaluate((hash) => (location.hash = hash), await encode('form', form));
    await dialog(page).locator('[data-choice="box"]').click();
    await page.waitForFunction(() => /does not take/.test(document.querySelector('#dialog[open] h2')?.textContent));
    assert.match(await dialog(page).textContent(), said);
    await dialog(page).locator('[data-choice="ok"]').click();
  }
  assert.deepEqual((await box(page, 'form', 'given')).value, []);
  assert.match((await lines(page))[0], /New game|Meldmate/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a set-up and a sheet of a game with a form of its own bring the form along', async () => {
  const page = await fresh();
  await box(page, 'begin', {game: 'form:merlin', form: WIZARD, players: ['Ana', 'Ben', 'Cleo'], dealer: 'Ana', house: {}});
  await box(page, 'replay', [{event: 'bids', bid: {Ana: 1, Ben: 0, Cleo: 1}}, {event: 'hand', tricks: {Ana: 1, Ben: 0, Cleo: 0}}]);
  const {value: links} = await box(page, 'links');
  assert.deepEqual(links.sheet.form, WIZARD);
  const other = await open(await browser.newContext(DESKTOP), `${server.address}#${await encode('setup', links.setup)}`);
  await dialog(other).waitFor();
  assert.match(await dialog(other).textContent(), /Merlin with Ana, Ben, Cleo/);
  await dialog(other).locator('[data-choice="start"]').click();
  await ready(other, /Ana/);
  await other.context().close();
  const third = await open(await browser.newContext(DESKTOP), `${server.address}#${await encode('sheet', links.sheet)}`);
  await dialog(third).waitFor();
  assert.match(await dialog(third).textContent(), /Merlin.*Ana.*30/s);
  await dialog(third).locator('[data-choice="ok"]').click();
  await ready(third, /30/);
  assert.deepEqual([...page.wrong, ...third.wrong], []);
  await page.context().close();
  await third.context().close();
});

// Do something, and wait until the box's screen is another.
async function changed(page, act) {
  const before = await page.evaluate(() => JSON.stringify(meldmate.box.lines));
  await look(page);
  await act();
  await page.waitForFunction((old) => JSON.stringify(meldmate.box.lines) !== old, before);
}

// Tap what a button is called in the page's own type (own.js), or the row or the button with some words.
const tap = async (page, ...names) => {
  for (const name of names) await changed(page, () => page.locator(`#own [data-key="${name}"]`).tap());
};
const choose = (page, pattern) => changed(page, () => page.locator('#own :is(.own-row, .own-game), #own .own-foot button').filter({hasText: pattern}).first().tap());

const scores = async (page) => {
  await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'table.sheet');
  return page.evaluate(() => meldmate.box.about.shown.parts.find((part) => part.kind === 'players').players.map(({score}) => score));
};

for (const [locale, said] of [
  ['en-US', {begin: /^Start/, look: /^1 (?!bids)/, not: /not 2/, why: /^The bids must not add up to 10/}],
  ['it-IT', {begin: /^Si comincia/, look: /^1 (?!chiam)/, not: /non 2/, why: /10/}],
]) {
  test(`Oh Hell is played by a finger, with an edit of an early round (${locale})`, async () => {
    const page = await fresh(PHONE, locale);
    await changed(page, () => page.locator('#start').tap());
    await choose(page, /^Oh Hell/);
    await choose(page, said.begin);
    await ready(page, /./);
    await tap(page, 'act ok');
    const hand = handOf(page);
    // All ten bid are refused by OHL-3: of the last bid, two is said to be none; where it is keyed, it is said why it waits.
    for (const bid of [4, 2, 2]) await hand.answer(bid);
    await page.locator('#own .own-left-over', {hasText: said.not}).waitFor();
    await hand.answer(2);
    const why = page.locator('#own [data-wrong="true"] .own-wrong');
    assert.match(await why.innerText(), said.why);
    await page.reload();
    assert.match(await why.innerText(), said.why);
    await hand.put(3, 1);
    // Saved; then the tricks.
    await hand.save();
    await hand.on('table.sheet');
    await tap(page, 'act ok');
    for (const tricks of [4, 2, 3, 1]) await hand.answer(tricks);
    await hand.save();
    await hand.on('table.sheet');
    // From the dealer's left: 14, 12, 3 for a missed bid, 11.
    assert.deepEqual((await scores(page)).sort((a, b) => a - b), [3, 11, 12, 14]);
    const before = await scores(page);
    await hand.tap('act back', 'tab 1', 'row 2');
    await hand.on('past.history');
    await choose(page, said.look);
    await hand.tap('act ok');
    await hand.on('asking.entry');
    await hand.put(2, 2);
    await hand.put(3, 2);
    await hand.save();
    const after = await scores(page);
    assert.deepEqual(after.toSorted((a, b) => a - b), [2, 12, 12, 14]);
    assert.notDeepEqual(after, before);
    // Nothing is lost when the page is loaded again.
    await page.reload();
    await ready(page, /12/);
    assert.deepEqual(await scores(page), after);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('who sits out, what is told before it is saved, and the row in the history are filled in like the rest', async () => {
  const page = await fresh();
  await maker(page);
  await field(page, 'idle').fill('turn > 1');
  await says(page, /^idle: With 3 players/);
  await field(page, 'idle').fill('players == 4 and turn == 4');
  await says(page, /Ana: \d+ · Ben/);
  await page.locator('#maker summary', {hasText: 'What is told before it is saved'}).click();
  await page.locator('#maker [data-maker="add-note"]').click();
  await field(page, 'steps[0].notes[0].parts[0].is').fill('sum(points)');
  await field(page, 'steps[0].notes[0].parts[0].en').fill('{n} together');
  await page.waitForFunction(() => /\d+ together/.test(document.querySelector('#maker .trial').textContent));
  // The dealer of four, Ana, has no number.
  assert.equal(await page.locator('#maker .tried').first().locator('input').count(), 3);
  await page.locator('#maker summary', {hasText: 'Row in the history'}).first().click();
  await page.locator('#maker [data-place="steps[0].tell.parts"] [data-maker="add-part"]').click();
  await field(page, 'steps[0].fields[0].field').fill('cards');
  await field(page, 'steps[0].fields[0].field').blur();
  await says(page, /Ana: \d+ · Ben/);
  const made = JSON.parse(await page.locator('#maker-text').inputValue());
  assert.deepEqual(made.steps[0].notes, [{parts: [{is: 'sum(cards)', en: '{n} together'}]}]);
  assert.deepEqual(made.steps[0].tell.parts, [{is: '1', en: '{n}'}]);
  assert.equal(made.idle, 'players == 4 and turn == 4');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('editions, the referee\'s question, sources, melds and tables of cards are filled in, and what is wrong is said there', async () => {
  for (const [locale, lang, json] of [['en-US', 'en', /^Line 1: /], ['it-IT', 'it', /^Riga 1: /]]) {
    const page = await fresh(DESKTOP, locale);
    await maker(page);
    const text = async () => JSON.parse(await page.locator('#maker-text').inputValue());
    const wrong = async (place, where, right) => {
      await says(page, where);
      assert.equal(await field(page, place).getAttribute('aria-invalid'), 'true', place);
      await field(page, place).fill(right);
      await says(page, /Ana: \d+ · Ben/);
    };
    for (const one of await page.locator('#maker details[data-part] > summary').all()) await one.click();
    await field(page, 'edition').fill('0');
    await wrong('edition', /^edition: /, '2');
    // A table of cards, from which the points are counted.
    await field(page, 'cards').fill('{"hand": {"A": 11}');
    assert.match(await page.locator('#maker-cards-why').textContent(), json);
    await field(page, 'cards').fill('{"hand": {"B": 11}}');
    await wrong('cards', /^cards\.hand: /, '{"hand": {"A": 11}}');
    assert.equal(await page.locator('#maker-cards-why').textContent(), '');
    await page.locator('#maker .item details summary').first().click();
    await field(page, 'steps[0].fields[0].cards').fill('hnad');
    await wrong('steps[0].fields[0].cards', /^steps\[0\]\.fields\[0\]\.cards: .*hand/, 'hand');
    await field(page, `steps[0].fields[0].ask.${lang}`).fill('{nome}?');
    await wrong(`steps[0].fields[0].ask.${lang}`, /^steps\[0\]\.fields\[0\]\.ask\./, '{name}?');
    // The referee's question.
    await page.locator('#maker [data-maker="add-judge"]').click();
    await field(page, 'judge.fields').fill('point');
    await wrong('judge.fields', /^judge\.fields: .*points/, 'points');
    await field(page, 'judge.options').fill('bags=ten');
    await wrong('judge.options', /^judge\.options: /, '');
    // Melds, of which the checker says what is wrong.
    await field(page, 'melds').fill('{"deck": "52", "set": "3 too 4", "hand": 7}');
    await wrong('melds', /^melds\.set: /, '{"deck": "52", "set": "3 to 4", "hand": 7}');
    // A rule with its source and its question.
    await page.locator('#maker [data-maker="add-rule"]').click();
    await field(page, 'rules[0].from').fill('example.org: sets');
    await field(page, `rules[0].asked.${lang}`).fill('Sets?|');
    await wrong(`rules[0].asked.${lang}`, /^rules\[0\]\.asked\./, 'Sets?');
    const made = await text();
    assert.equal(made.edition, 2);
    assert.deepEqual([made.cards, made.steps[0].fields[0].cards, made.steps[0].fields[0].ask], [{hand: {A: 11}}, 'hand', {[lang]: '{name}?'}]);
    assert.deepEqual([made.judge.fields, made.judge.options, made.melds], [['points'], undefined, {deck: '52', set: '3 to 4', hand: 7}]);
    assert.deepEqual([made.rules[0].from, made.rules[0].asked], ['example.org: sets', {[lang]: 'Sets?'}]);
    // Emptied, they are no part of the form.
    for (const place of ['edition', 'cards', 'melds', 'steps[0].fields[0].cards', `steps[0].fields[0].ask.${lang}`, 'rules[0].from', `rules[0].asked.${lang}`]) await field(page, place).fill('');
    await page.locator('#maker [data-part="judge"] [data-maker="remove"]').click();
    await says(page, /Ana: \d+ · Ben/);
    const empty = await text();
    assert.deepEqual([empty.edition, empty.cards, empty.melds, empty.judge, empty.steps[0].fields[0].ask, empty.rules[0].from, empty.rules[0].asked], Array(7).fill(undefined));
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  }
});

test('a form from before the deal says who starts in its deal, and keeps what it counts as feats', async () => {
  const OLD = {...WIZARD, leads: 'left', feats: [{feat: 'exact', is: 'tricks == bid', en: 'bids kept', it: 'previsioni mantenute'}]};
  // Sent as a link, and changed.
  const page = await fresh(DESKTOP, 'en-US', `#${await encode('form', OLD)}`);
  const made = async () => JSON.parse(await page.locator('#maker-text').inputValue());
  await dialog(page).locator('[data-choice="change"]').click();
  await says(page, /Ana: -?\d+/);
  assert.equal(await field(page, 'deal.starts').inputValue(), 'next');
  const {leads, deal, feats} = await made();
  assert.deepEqual([leads, deal, feats], [undefined, {starts: 'next'}, OLD.feats]);
  // Another name of a field is taken over; what is wrong is said.
  const bid = field(page, 'steps[0].fields[0].field');
  await bid.fill('said');
  await bid.blur();
  await says(page, /Ana: -?\d+/);
  assert.deepEqual((await made()).feats, [{...OLD.feats[0], is: 'tricks == said'}]);
  // A draft that was left is opened in the same way; what the deal says itself stays.
  for (const [given, starts] of [[OLD, 'next'], [{...OLD, deal: {starts: 'dealer'}}, 'dealer'], [WIZARD, undefined]]) {
    await page.locator('#maker [data-maker="close"]').click();
    await page.evaluate((form) => localStorage.setItem('meldmate.form', JSON.stringify(form)), given);
    await page.locator('#make-form').click();
    await page.locator('#maker[open]').waitFor();
    await says(page, /Ana: -?\d+/);
    const found = await made();
    assert.deepEqual([found.leads, found.deal?.starts, found.feats], [undefined, starts, given.feats]);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a race is filled in: when the limit counts, and the field that says who was first', async () => {
  const RACE = {
    form: 'race', players: [2, 3],
    steps: [
      {step: 'play', fields: [{field: 'pegs', for: 'each player', is: '0 to 60'}, {field: 'ahead', is: 'player', en: 'who was first'}], score: 'pegs'},
      {step: 'crib', fields: [{field: 'crib', is: '0 to 29'}], score: 'crib if turn == players'},
    ],
    end: {wins: 'high', limit: 61, when: 'at once', first: 'ahead'},
  };
  const page = await fresh(DESKTOP, 'en-US', `#${await encode('form', {...RACE, end: {wins: 'high', limit: 61}})}`);
  const made = async () => JSON.parse(await page.locator('#maker-text').inputValue());
  await dialog(page).locator('[data-choice="change"]').click();
  await says(page, /Ana: \d+/);
  await field(page, 'end.when').fill('at one');
  await says(page, /^end\.when: One of these: round, at once/);
  await field(page, 'end.when').fill('at once');
  await says(page, /Ana: \d+/);
  await field(page, 'end.first').fill('pegs');
  await says(page, /^end\.first: /);
  await field(page, 'end.first').fill('ahead');
  await says(page, /Ana: \d+/);
  assert.deepEqual((await made()).end, RACE.end);
  // The field gets another short name.
  const named = field(page, 'steps[0].fields[1].field');
  await named.fill('leader');
  await named.blur();
  await says(page, /Ana: \d+/);
  assert.equal((await made()).end.first, 'leader');
  // Only the highest score can be raced for.
  await field(page, 'end.wins').selectOption('low');
  await says(page, /^end\.when: /);
  await field(page, 'end.wins').selectOption('high');
  await field(page, 'end.first').fill('');
  await field(page, 'end.when').fill('');
  await says(page, /Ana: \d+/);
  assert.deepEqual((await made()).end, {wins: 'high', limit: 61});
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('who is named may have a card; names that melds and the referee use are changed with their row', async () => {
  const page = await fresh();
  await maker(page);
  await page.locator('#maker-start').selectOption('ready:scopa');
  await dialog(page).locator('[data-choice="ok"]').click();
  await says(page, /^Ana/);
  const seven = field(page, 'steps[0].fields[3].holds');
  assert.equal(await seven.inputValue(), '7D');
  await seven.evaluate((one) => (one.closest('details').open = true));
  await seven.fill('7X');
  await says(page, /^steps\[0\]\.fields\[3\]\.holds: /);
  await seven.fill('7D, 7S');
  await says(page, /^Ana/);
  // The coins of a napola are of whoever the field names; another short name is taken over.
  const whose = field(page, 'steps[0].fields[6].whose');
  assert.equal(await whose.inputValue(), 'run');
  await whose.evaluate((one) => (one.closest('details').open = true));
  await whose.fill('sweeps');
  await says(page, /^steps\[0\]\.fields\[6\]\.whose: /);
  await whose.fill('run');
  await says(page, /^Ana/);
  const run = field(page, 'steps[0].fields[5].field');
  await run.fill('napola_of');
  await run.blur();
  await says(page, /^Ana/);
  assert.equal(await whose.inputValue(), 'napola_of');
  const {steps: [{fields, check}]} = JSON.parse(await page.locator('#maker-text').inputValue());
  assert.deepEqual([fields[5].field, fields[6].whose, fields[6].when], ['napola_of', 'napola_of', 'napola_of']);
  assert.ok(check.some(({each}) => /^not napola_of or/.test(each ?? '')));
  // A house rule that the referee's question settles.
  await page.locator('#maker-start').selectOption('ready:skat');
  await dialog(page).locator('[data-choice="ok"]').click();
  await page.waitForFunction(() => document.querySelector('#maker-text').value.includes('"my_skat"'));
  await says(page, /^Ana/);
  const entry = field(page, 'options[0].option');
  await entry.evaluate((one) => (one.closest('details').open = true));
  await entry.fill('way');
  await entry.blur();
  await says(page, /^Ana/);
  const skat = JSON.parse(await page.locator('#maker-text').inputValue());
  assert.deepEqual(skat.judge.options, {way: 'facts'});
  assert.match(skat.rules[8].en, /\{option:way=value\}/);
  // What its values are called; commas and colons are words there.
  const called = field(page, 'options[0].values.value.en');
  assert.equal(await called.inputValue(), 'by its value|value');
  await called.fill('its value: one number, no facts');
  await says(page, /^Ana/);
  // Beside it stands what kind it is.
  const list = field(page, 'options[0].is', 1);
  await list.fill('facts, value, both');
  await list.blur();
  await field(page, 'options[0].values.both.en').fill('both');
  await says(page, /^Ana/);
  const read = async () => JSON.parse(await page.locator('#maker-text').inputValue()).options[0];
  assert.deepEqual((await read()).values, {facts: {en: 'by facts|facts'}, value: {en: 'its value: one number, no facts'}, both: {en: 'both'}});
  await list.fill('facts, value');
  await list.blur();
  await says(page, /^Ana/);
  assert.deepEqual([(await read()).is, Object.keys((await read()).values)], [['facts', 'value'], ['facts', 'value']]);
  await page.locator('#maker-start').selectOption('ready:chinchon');
  await dialog(page).locator('[data-choice="ok"]').click();
  await page.waitForFunction(() => document.querySelector('#maker-text').value.includes('"my_chinchon"'));
  await says(page, /^Ana/);
  const at = JSON.parse(await page.locator('#maker-text').inputValue()).options.findIndex(({option}) => option === 'close');
  const name = field(page, `options[${at}].option`);
  await name.evaluate((one) => (one.closest('details').open = true));
  await name.fill('knock');
  await name.blur();
  await says(page, /^Ana/);
  const {melds} = JSON.parse(await page.locator('#maker-text').inputValue());
  assert.deepEqual([melds.close, melds.set], ['knock', '3 to 4']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('how cards are dealt is filled in, told by the engine, and refused at its place', async () => {
  const page = await fresh();
  await maker(page);
  const section = page.locator('#maker details[data-part="deal"]');
  await section.locator('summary').click();
  await field(page, 'deal.cards').fill('13 if players == 2 else 7');
  await field(page, 'deal.deck').fill('52');
  await field(page, 'deal.by').fill('1');
  await field(page, 'deal.upcard').fill('1');
  await field(page, 'deal.starts').selectOption('next');
  await says(page, /^Ana: -?\d+/);
  const made = () => page.locator('#maker-text').inputValue().then(JSON.parse);
  assert.deepEqual((await made()).deal, {cards: '13 if players == 2 else 7', deck: '52', by: 1, upcard: '1', starts: 'next'});
  const asked = {ask: 'deal', game: 'form', form: await made(), players: ['Ana', 'Ben', 'Cleo'], dealer: 'Ana'};
  const told = await page.evaluate((question) => meldmate.box.answer(question), asked);
  assert.deepEqual([told.cards_each.Ben, told.extra, told.first_turn], [7, {upcard: 1, stock: 30}, 'Ben']);
  // What cannot be is said at its place.
  await field(page, 'deal.cards').fill('40');
  await says(page, /^deal\.cards: /);
  await field(page, 'deal.cards').fill('7');
  await field(page, 'deal.by').fill('3, 0, 4');
  await says(page, /^deal\.by: /);
  await field(page, 'deal.by').fill('3, 4');
  await says(page, /^Ana: -?\d+/);
  assert.deepEqual((await made()).deal.by, [3, 4]);
  // Nothing filled in leaves no part behind.
  for (const name of ['cards', 'deck', 'by', 'upcard']) await field(page, `deal.${name}`).fill('');
  await field(page, 'deal.starts').selectOption('');
  assert.equal((await made()).deal, undefined);
  await page.context().close();
});

test('what gives everybody what one should have is warned about at its place, and can be used', async () => {
  const belote = {
    form: 'two_sides', players: [4], sides: 'opposite', let: [['bonus', '20 if belote']], end: {wins: 'high', limit: 1000},
    steps: [{step: 'round', fields: [{field: 'points', for: 'each side', is: '0 to 162', sum: '162'}, {field: 'belote', is: 'side or nobody'}], score: ['points', 'bonus']}],
  };
  const page = await fresh(DESKTOP, 'en-US', `#${await encode('form', belote)}`);
  await dialog(page).locator('[data-choice="change"]').click();
  const score = field(page, 'steps[0].score[1]');
  await page.locator('#maker .trial .warned').waitFor();
  assert.match(await page.locator('#maker .trial .warned').textContent(), /^steps\[0\]\.score\[1\]: 'bonus' is the same for each player/);
  assert.match(await page.locator(`#${await score.getAttribute('aria-describedby')}`).textContent(), /write 'bonus if belote'/);
  assert.equal(await score.getAttribute('aria-invalid'), 'false');
  assert.ok(await page.locator('#maker [data-maker="use"]').isEnabled());
  await page.locator('#maker .trial [data-maker="show-0"]').click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'steps[0].score[1]');
  await score.fill('bonus if belote');
  await page.waitForFunction(() => !document.querySelector('#maker .warned'));
  assert.equal(await score.getAttribute('aria-invalid'), null);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
