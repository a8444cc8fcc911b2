// The page's own type: evenings played by touch in a phone's window, by what the page shows, and nothing else.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, launch, look, open, ready, serve} from '../../host_tools/web/browser.mjs';
import {violations} from './axe.mjs';
import {LANGUAGES, SIZES, handOf, shot} from './hand.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

async function fresh(size, language) {
  const page = await open(await browser.newContext({...SIZES[size], locale: LANGUAGES[language]}), server.address);
  page.called = `${size}_${language}`;
  await ready(page, /New game|Nuova partita/);
  return page;
}

const begin = (page, game, players, house = {}) => page.evaluate((given) => meldmate.box.do('begin', given), {game, players, house});
// A page with a game of four that has had a round.
async function played(size, language) {
  const page = await fresh(size, language);
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy', 'Dina']);
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Ana: 7, Ben: 3, Cy: 15, Dina: 28}}]));
  await page.waitForFunction(() => document.querySelector('#own .own-score strong')?.textContent === '7');
  return page;
}

const scores = (page) => page.locator('.own-score strong').allInnerTexts();

// Where axe looks: each kind of view once.
const CHECKED = ['sheet', 'who', 'number', 'preview', 'cards', 'verdict'];

// What is to be tapped is in the window or can be scrolled to, has room for a finger, and nothing is wider than the window.
async function fits(page, what) {
  const {parts, wide} = await page.evaluate(() => ({
    parts: [...document.querySelectorAll('#own :is(button, input)')].filter((one) => one.checkVisibility()).map((one) => ({...one.getBoundingClientRect().toJSON(), words: one.textContent || one.id, card: one.classList.contains('own-card')})),
    wide: document.documentElement.scrollWidth - innerWidth,
  }));
  assert.ok(wide <= 0, `${what}: ${wide} pixels wider than the window`);
  const {width, height} = page.viewportSize();
  for (const one of parts) {
    assert.ok(one.left >= -0.5 && one.right <= width + 400, `${what}: ${JSON.stringify(one)}`);
    assert.ok(one.height >= 43.5 && one.width >= (one.card ? 38 : 43.5), `${what}: ${JSON.stringify(one)}`);
  }
  // What ends the answer needs no scrolling.
  const main = await page.evaluate(() => document.querySelector('#own .own-foot .main')?.getBoundingClientRect().toJSON() ?? null);
  if (main) assert.ok(main.y >= 0 && main.y + main.height <= height + 0.5, `${what}: ${JSON.stringify(main)} in ${height}`);
  if (page.called.endsWith('en') && CHECKED.includes(what)) assert.deepEqual(await violations(page), [], what);
  await shot(page, what);
}

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'it']]) {
  test(`Rumino is begun by the form, and a round of four is played at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    // Three taps begin a game: the form, and what starts it, with the names of the seats.
    await page.locator('#start').tap();
    for (const [seat, name] of ['Ana', 'Ben', 'Cy', 'Dina'].entries()) await page.locator('dialog[open] .names input').nth(seat).fill(name);
    await shot(page, 'form');
    await page.locator('dialog[open] [data-choice="link"]').tap();
    await hand.on('table.sheet');
    await look(page);
    await fits(page, 'sheet');
    // A round of four.
    hand.taps = 0;
    await hand.tap('act ok');
    await hand.on('asking.entry');
    await look(page);
    await fits(page, 'who');
    await hand.choose('Ben');
    await look(page);
    await fits(page, 'number');
    assert.equal(await page.locator('#own [data-key="digit 9"]').isEnabled(), false);
    await hand.number(3);
    await hand.number(15);
    await hand.number(28);
    await hand.number(7);
    await hand.on('table.preview');
    await look(page);
    await fits(page, 'preview');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['7', '3', '15', '28']);
    assert.ok(hand.taps <= 13, `${hand.taps} taps`);
    await look(page);
    await fits(page, 'after');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test(`a round is undone, done again, edited and kept at ${size} in ${language}`, async () => {
    const page = await played(size, language);
    const hand = handOf(page);
    // Undone in two taps, and redone from the menu.
    await hand.tap('act undo', 'act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['0', '0', '0', '0']);
    assert.equal(hand.taps, 2);
    await hand.tap('act back');
    await hand.choose(language === 'it' ? 'Ripristina' : 'Redo');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['7', '3', '15', '28']);
    // An earlier round is edited, and all is as it was after the page is loaded again.
    await hand.tap('act history', 'row 0', 'act ok');
    await hand.on('asking.entry');
    await hand.choose('Ben');
    await hand.tap('act ok', 'act ok');
    await hand.tap('digit 9', 'act ok', 'act ok');
    await hand.on('table.preview');
    await hand.tap('act ok');
    await page.waitForFunction(() => ['table.sheet', 'past.history'].includes(meldmate.box.about.shown.screen));
    await page.reload();
    await page.waitForFunction(() => meldmate.box.about.shown?.screen === 'table.sheet');
    await look(page);
    assert.deepEqual(await scores(page), ['7', '3', '15', '9']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test(`a dispute is settled by cards at ${size} in ${language}`, async () => {
    const page = await played(size, language);
    const hand = handOf(page);
    // A dispute by cards: a card that was not meant is taken back.
    await hand.tap('act right', 'row 0');
    await hand.cards('0.11 0.12');
    await look(page);
    await fits(page, 'cards');
    await hand.cards('1.6');
    await look(page);
    await page.locator('#own .own-keyed button').last().tap();
    await hand.cards('0.0');
    await hand.tap('act done');
    await hand.on('book.verdict');
    await look(page);
    await fits(page, 'verdict');
    assert.match(await page.locator('#own .own-verdict').innerText(), /NO[\s\S]*RMN-6/);
    await hand.tap('act right');
    await hand.on('book.rule');
    await look(page);
    await fits(page, 'rule');
    await hand.tap('back', 'act done');
    await hand.on('table.sheet');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });

  test(`a hand of Gin takes at most eight taps at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    await begin(page, 'gin', ['Ana', 'Ben']);
    await hand.on('table.sheet');
    await hand.tap('act ok');
    await look(page);
    if (await page.evaluate(() => meldmate.box.about.shown.screen === 'table.upcard')) await hand.tap('act down', 'act down', 'act ok', 'act ok');
    hand.taps = 1;
    await hand.choose('Ana');
    await hand.number(4);
    await hand.number(24);
    await hand.on('table.preview');
    await look(page);
    await fits(page, 'gin');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['20', '0']);
    assert.ok(hand.taps <= 8, `${hand.taps} taps`);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('all that is shown is read as lists, buttons and tables with names, and what is new is said', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy']);
  await hand.on('table.sheet');
  const session = await page.context().newCDPSession(page);
  const heard = async () => (await session.send('Accessibility.getFullAXTree')).nodes.filter((node) => !node.ignored && node.name?.value).map((node) => `${node.role.value} ${node.name.value}`);
  const sheet = await heard();
  for (const words of ['button Enter the round', 'button Ana', 'button Referee', 'button Menu']) assert.ok(sheet.includes(words), `${words}: ${sheet.join('\n')}`);
  assert.match(await page.locator('.own-sheet thead').innerText(), /deals[\s\S]*starts/);
  await hand.tap('act ok');
  await look(page);
  assert.match(await page.locator('#said').textContent(), /Who ended/);
  await hand.choose('Ben');
  await look(page);
  const number = await heard();
  for (const words of ['button 1', 'button erase', 'button Next']) assert.ok(number.includes(words) || words === 'button Next', `${words}: ${number.join('\n')}`);
  await hand.tap('digit 3');
  await look(page);
  assert.match(await page.locator('#said').textContent(), /3/);
  await hand.tap('act ok');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the box is a choice, which is remembered, and a wide window begins with it', async () => {
  const page = await fresh('390x844', 'en');
  assert.equal(await page.locator('#own').isVisible(), true);
  assert.equal(await page.locator('#device').isVisible(), false);
  await page.locator('#show-box').check();
  assert.equal(await page.locator('#device').isVisible(), true);
  await page.reload();
  await ready(page, /New game/);
  assert.equal(await page.locator('#own').isVisible(), false);
  await page.locator('#show-box').uncheck();
  assert.equal(await page.locator('#own').isVisible(), true);
  const wide = await open(await browser.newContext(DESKTOP), server.address);
  await ready(wide, /New game/);
  assert.equal(await wide.locator('#device').isVisible(), true);
  await wide.locator('#show-box').uncheck();
  assert.equal(await wide.locator('#own').isVisible(), true);
  // A keyboard moves among the buttons, and types.
  await begin(wide, 'rumino', ['Ana', 'Ben']);
  await look(wide);
  await wide.locator('#own [data-key="act ok"]').press('Enter');
  await look(wide);
  await wide.locator('#own [data-key="row 0"]').press('Enter');
  await look(wide);
  await wide.locator('#own').press('4');
  await look(wide);
  await wide.locator('#own').press('Enter');
  await look(wide);
  await wide.locator('#own').press('9');
  await look(wide);
  await wide.locator('#own').press('Enter');
  await wide.waitForFunction(() => meldmate.box.about.shown.screen === 'table.preview');
  assert.deepEqual([page.wrong, wide.wrong], [[], []]);
  await Promise.all([page, wide].map((one) => one.context().close()));
});

for (const language of Object.keys(LANGUAGES)) {
  test(`a Rummoli hand and a Rumski turn are played by touch in ${language}`, async () => {
    const page = await fresh('360x640', language);
    const hand = handOf(page);
    await begin(page, 'rummoli', ['Ana', 'Benedetta', 'Cy', 'Dina']);
    await hand.on('table.sheet');
    // Ante, the widow that is kept, and the poker hand that one wins alone; each is saved after a look.
    for (const rows of [[], ['row 0'], ['row 0', 'row 0']]) {
      await hand.tap('act ok', ...rows);
      await hand.on('table.preview');
      await hand.tap('act ok');
      await hand.on('table.sheet');
    }
    assert.deepEqual(await scores(page), ['45', '41', '41', '41']);
    // Nothing of a name is on another line.
    const high = await page.locator('.own-name').evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().height)));
    assert.equal(new Set(high).size, 1, String(high));
    await hand.tap('act board');
    await hand.on('rummoli.board');
    assert.match(await page.locator('.own-grid').innerText(), /Poker\s+0/);
    await hand.tap('act ok');
    await hand.on('rummoli.stops');
    await shot(page, 'stops');
    await begin(page, 'rumski', ['Ana', 'Benedetta', 'Cy']);
    await hand.on('table.sheet');
    await hand.tap('act right', 'row 3');
    await hand.on('rumski.table');
    // The title stands in one line below the way back.
    const [back, title] = await Promise.all(['[data-key="back"]', 'h2'].map((one) => page.locator(`#own .own-head ${one}`).boundingBox()));
    assert.ok(title.y >= back.y + back.height && title.height < 40, JSON.stringify([back, title]));
    await hand.tap('row 0');
    await hand.cards('0.9 1.9 2.9');
    await hand.tap('act done');
    await hand.on('rumski.table');
    assert.match(await page.locator('#own [data-key="row 0"]').innerText(), /10.*10.*10/);
    await hand.tap('row 0', 'cell 0');
    await hand.on('rumski.table_meld');
    await shot(page, 'meld');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
