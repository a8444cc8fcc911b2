// The page's own type: evenings played by touch in a phone's window, by what the page shows, and nothing else.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, look, ready} from '../../host_tools/play/web/browser.mjs';
import {begin, entering, fits, fresh, handOf, readerOf, scores, shot, start, stop} from './hand.mjs';

before(start);
after(stop);

// A page with a game of four that has had a round.
async function played(size, language) {
  const page = await fresh(size, language);
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy', 'Dina']);
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Ana: 7, Ben: 3, Cy: 15, Dina: 28}}]));
  await page.waitForFunction(() => document.querySelector('#own .own-score strong')?.textContent === '7');
  return page;
}

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'it']]) {
  test(`from the address to the first round of four in 25 taps, names and all, at ${size} in ${language}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    await shot(page, 'landing');
    assert.equal(await page.locator('#own').isVisible(), false);
    await page.locator('#start').tap();
    hand.taps += 1;
    await hand.on('setup.which_game');
    await hand.choose('Rumino');
    await hand.on('setup.ready');
    await hand.tap('row 1');
    await hand.names(['Ana', 'Ben', 'Cy', 'Dina']);
    await look(page);
    await fits(page, 'set-up');
    await hand.tap('row 0');
    await hand.on('table.sheet');
    await look(page);
    await fits(page, 'sheet');
    // A round of four.
    await hand.tap('act ok');
    await hand.on('asking.entry');
    await look(page);
    await fits(page, 'who');
    await hand.choose('Ben');
    await look(page);
    await fits(page, 'number');
    for (const points of [3, 15, 28, 7]) await hand.number(points);
    await look(page);
    await fits(page, 'preview');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['7', '3', '15', '28']);
    assert.ok(hand.taps <= 22, `${hand.taps} taps`);
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
    hand.taps = 0;
    // An earlier number is tapped in the table of rounds: the cursor is there, and what a change comes to is said.
    await hand.tap('rounds');
    await look(page);
    await fits(page, 'rounds');
    await hand.tap('cell 1 3', 'digit 9');
    await page.waitForFunction(() => document.querySelector('#own [data-here="true"] .own-after')?.textContent === '28 → 9');
    await hand.tap('act ok');
    await page.waitForFunction(() => ['table.sheet', 'past.history'].includes(globalThis.meldmate?.box.about.shown?.screen));
    assert.ok(hand.taps <= 4, `${hand.taps} taps`);
    await page.reload();
    await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'table.sheet');
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
    await hand.tap('erase');
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

for (const [size, language] of [['390x844', 'en'], ['360x640', 'it'], ['844x390', 'en']]) {
  test(`yes and no are rows of a page at ${size} in ${language}`, async () => {
    const [page, hand] = await entering(size, language, 'form:burraco', ['Ana', 'Ben', 'Cy', 'Dina']);
    await hand.choose(/nobody|nessuno/i);
    await look(page);
    await fits(page, 'number');
    const flags = page.locator('#own .own-cell-row:not(:first-child) .own-values');
    const pressed = () => flags.locator('[aria-pressed="true"]').allInnerTexts();
    assert.deepEqual(await pressed(), []);
    const [yes, no] = {en: ['Yes', 'No'], it: ['Sì', 'No']}[language];
    const tap = (at, words) => flags.nth(at).getByText(words, {exact: true}).tap();
    await tap(0, yes);
    assert.deepEqual(await pressed(), [yes]);
    await tap(0, no);
    await tap(1, yes);
    assert.deepEqual(await pressed(), [no, yes]);
    await look(page);
    await fits(page, 'number');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

for (const [size, language, resume] of [['390x844', 'it', 'Riprendi Rumino'], ['844x390', 'en', 'Resume Rumino']]) {
  test(`who comes back goes on with the main button; a saved game opens with one tap, and is deleted by its own, at ${size}`, async () => {
    const page = await fresh(size, language);
    const hand = handOf(page);
    await begin(page, 'any', ['Ana', 'Ben', 'Cy']);
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', points: {Ana: 3, Ben: 12, Cy: 12}}]));
    await begin(page, 'rumino', ['Ana', 'Ben', 'Cy', 'Dina']);
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Ana: 7, Ben: 3, Cy: 15, Dina: 28}}]));
    const putAway = async () => {
      await page.evaluate(() => meldmate.box.press('back', true));
      await look(page);
      await page.evaluate(() => meldmate.box.press('back', false));
      await hand.on('setup.start');
      await look(page);
    };
    await putAway();
    await fits(page, 'start');
    const main = page.locator('#own .own-foot .main');
    assert.equal(await main.textContent(), resume);
    assert.match(await page.locator('#own .own-foot button:not(.main)').textContent(), /^(New game|Nuova partita)$/);
    assert.deepEqual([await page.locator('#start').isVisible(), await page.locator('.what').isVisible()], [false, false]);
    await hand.tap('row 0');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['7', '3', '15', '28']);
    await putAway();
    await hand.choose(/^(Saved games|Partite salvate)$/);
    await hand.on('past.saved');
    await look(page);
    await fits(page, 'saved');
    const rows = await page.locator('#own .own-row').allInnerTexts();
    assert.match(rows[1], /\nAna, Ben, Cy\n(round|mano) 2 · Ben = Cy: 12$/);
    // The second one, whatever is marked.
    await hand.tap('row 1');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['3', '12', '12']);
    await putAway();
    await hand.choose(/^(Saved games|Partite salvate)$/);
    await hand.tap('act delete 1');
    await hand.on('past.delete');
    await hand.choose(/^(Delete the game|Elimina la partita)$/);
    await hand.on('past.saved');
    await look(page);
    assert.equal(await page.locator('#own .own-row').count(), 1);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('from the end a number of a round is reached by its player, and edited', async () => {
  const page = await fresh('360x640', 'en');
  await begin(page, 'any', ['Ana', 'Ben', 'Cy'], {wins: 'high'});
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', points: {Ana: 3, Ben: 12, Cy: 5}}, {event: 'round', points: {Ana: 4, Ben: 1, Cy: 9}}, {event: 'stop'}]));
  const hand = handOf(page);
  await hand.on('table.ending');
  await look(page);
  await fits(page, 'end');
  assert.equal(await page.locator('#own [data-key="cell 2 2"]').isVisible(), false);
  await hand.tap('place 2');
  await fits(page, 'rounds');
  await hand.tap('cell 2 2');
  await hand.on('asking.entry');
  await look(page);
  assert.match(await page.locator('#own [data-here="true"]').innerText(), /^Cy/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('rounds are blank for who was not there, and who joins begins with a minus like any other', async () => {
  const page = await fresh('390x844', 'en');
  await begin(page, 'any', ['Ana', 'Ben', 'Cy'], {wins: 'high'});
  const events = [
    {event: 'round', points: {Ana: 3, Ben: 12, Cy: 5}},
    {event: 'join', player: 'Hugo', seat: 3, score: -8},
    {event: 'round', points: {Ana: 4, Ben: 1, Cy: 9, Hugo: 0}},
  ];
  await page.evaluate((all) => meldmate.box.do('replay', all), events);
  const hand = handOf(page);
  await hand.on('table.sheet');
  await look(page);
  await hand.tap('rounds');
  await look(page);
  const cells = await page.evaluate(() => [...document.querySelectorAll('#own .own-sheet tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)));
  assert.deepEqual(cells, [['0', '0', '0', '−8'], ['3', '12', '5', ''], ['4', '1', '9', '0']]);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('eight at Rummoli are all in sight in a small window, with the board below', async () => {
  const page = await fresh('360x640', 'it');
  await begin(page, 'rummoli', ['Anna', 'Benedetta', 'Cleo', 'Daniele', 'Eva', 'Filippo', 'Gus', 'Hanna']);
  const hand = handOf(page);
  await hand.on('table.sheet');
  for (const what of ['eight', 'ante']) {
    await look(page);
    await fits(page, what);
    const [hidden, cut] = await page.evaluate(() => {
      const body = document.querySelector('#own .own-body');
      const names = [...document.querySelectorAll('#own .own-name')];
      return [body.scrollHeight - body.clientHeight, names.filter((one) => one.closest('.own-who').scrollWidth > one.closest('.own-who').clientWidth).length];
    });
    assert.deepEqual([hidden, cut], [0, 0], what);
    if (what === 'eight') await hand.tap('act ok', 'act ok');
  }
  assert.deepEqual(await scores(page), Array(8).fill('41'));
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// Players, pots, sentences, chart and rounds of the table that are in sight, and which of them lie over each other or are cut.
const laid = (page) => page.evaluate(() => {
  const body = document.querySelector('#own .own-body').getBoundingClientRect();
  const parts = [...document.querySelectorAll('#own .own-play :is(.own-seat, .own-pots, .own-text, .own-chart svg, .own-scroll)')].filter((one) => one.checkVisibility());
  const boxes = parts.map((one) => [one.getAttribute('class') ?? 'chart', one.getBoundingClientRect()]);
  const over = boxes.flatMap(([name, one], at) => boxes.slice(at + 1).filter(([, other]) => other.left < one.right - 1 && one.left < other.right - 1 && other.top < one.bottom - 1 && one.top < other.bottom - 1).map(([other]) => `${name} ${other}`));
  const cut = boxes.filter(([, one]) => one.bottom > body.bottom + 1 || one.right > body.right + 1 || one.height < 20).map(([name]) => name);
  return {names: boxes.map(([name]) => name), over, cut};
});
const FIVE = ['Anna', 'Ben', 'Carla', 'Eleonora', 'Francesca'];
const EIGHT = [...FIVE, 'Dirk', 'Giulia', 'Maximilian'];
const each = (names, values) => Object.fromEntries(names.map((name, at) => [name, values[at]]));

for (const [width, height] of [[390, 844], [360, 640], [844, 390], [768, 1024], [1440, 900]]) {
  test(`nothing on the table lies over anything else at ${width}x${height}`, async () => {
    const page = await fresh('390x844', 'en', {viewport: {width, height}});
    await page.evaluate(() => localStorage.setItem('meldmate.box', 'no'));
    const hand = handOf(page);
    await begin(page, 'rummoli', EIGHT);
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'ante'}]));
    await hand.on('table.sheet');
    await look(page);
    const board = await laid(page);
    assert.deepEqual([board.over, board.cut], [[], []]);
    assert.ok(board.names.includes('own-pots'));
    // A sentence below the players; one round is no chart yet, two are where there is room.
    await begin(page, 'form:oh_hell', FIVE);
    for (const round of [1, 2]) {
      const bids = {event: 'bids', bid: each(FIVE, [1, 2, 0, 3, 1])};
      const tricks = {event: 'hand', tricks: each(FIVE, [2, 2, 0, 3, 4 - round])};
      await page.evaluate((events) => meldmate.box.do('replay', events), round === 1 ? [bids, tricks, bids] : [tricks, bids]);
      await look(page);
      const table = await laid(page);
      assert.deepEqual([table.over, table.cut], [[], []], `hand ${round}`);
      assert.ok(table.names.includes('own-text'));
      assert.equal(table.names.includes('chart'), round === 2 && [390, 768, 1440].includes(width), `hand ${round}`);
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

// What of these is not wholly in the body of the page; and which of their parts lie over each other.
const outside = (page, which) => page.locator(which).evaluateAll((all) => {
  const body = document.querySelector('#own .own-body').getBoundingClientRect();
  const cut = all.filter((one) => one.getBoundingClientRect().bottom > body.bottom + 1).map((one) => one.textContent);
  const over = all.filter((one) => {
    const boxes = [...one.children].map((part) => part.getBoundingClientRect()).filter(({width, height}) => width > 1 && height > 1);
    return boxes.some((box, at) => boxes.slice(at + 1).some((other) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1));
  }).map((one) => one.textContent);
  return [all.length, cut, over];
});

for (const size of ['360x640', '844x390']) {
  test(`all rows of five and of eight are in sight, and so is what they come to, at ${size}`, async () => {
    const [page, hand] = await entering(size, 'it', 'form:oh_hell', FIVE);
    await look(page);
    assert.deepEqual(await outside(page, '.own-cell-row'), [5, [], []]);
    // The title stands beside the way back.
    const [back, title] = await Promise.all(['[data-key="back"]', 'h2'].map((which) => page.locator(`#own ${which}`).boundingBox()));
    assert.ok(title.x >= back.x + back.width && title.y < back.y + back.height, JSON.stringify([back, title]));
    for (const bid of [1, 2, 0, 3, 1]) await hand.number(bid);
    await look(page);
    assert.deepEqual(await outside(page, '.own-cell-row'), [5, [], []]);
    await begin(page, 'any', EIGHT, {limit: 'out', target: 100});
    await hand.tap('act ok');
    for (const points of [-300, 61, 200]) await hand.number(points);
    await look(page);
    assert.deepEqual(await outside(page, '.own-cell-row'), [8, [], []]);
    for (const points of [0, 1, 2, 3, 128]) await hand.number(points);
    await hand.tap('act ok');
    await hand.on('table.preview');
    await look(page);
    assert.deepEqual(await outside(page, '.own-sum'), [8, [], []]);
    await fits(page, 'preview');
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('the names of partners have one line each, and what is small breaks between its phrases only', async () => {
  const page = await fresh('360x640', 'it');
  const four = ['Anna', 'Beppe', 'Carla', 'Dino'];
  await begin(page, 'form:spades', four);
  const bids = {event: 'bids', bid: each(four, [3, 4, 4, 2])};
  await page.evaluate((events) => meldmate.box.do('replay', events), [bids, {event: 'hand', tricks: each(four, [4, 0, 9, 0])}]);
  await page.locator('.own-change').first().waitFor();
  await look(page);
  const lines = (which) => page.locator(which).evaluateAll((all) => all.map((one) => new Set([...one.getClientRects()].map(({top}) => Math.round(top))).size));
  assert.deepEqual(await lines('.own-name'), [1, 1]);
  const heights = await page.locator('.own-phrase').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(heights.length > 2 && heights.every((height) => height < 24), heights.join());
  const star = await page.locator('.own-star').evaluate((one) => Math.abs(one.getBoundingClientRect().bottom - one.previousSibling.getBoundingClientRect().bottom));
  assert.ok(star < 10, String(star));
  await fits(page, 'partners');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a finger sees no row as chosen before it has chosen one', async () => {
  const page = await played('390x844', 'en');
  const hand = handOf(page);
  await hand.tap('act back');
  await look(page);
  const rows = await page.locator('#own .own-row').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  assert.ok(rows.length >= 4);
  assert.deepEqual(new Set(rows.map(String)).size, 1, rows.join('; '));
  await page.context().close();
});

for (const size of ['360x640', '844x390']) {
  test(`a saved round has who ended it on its sheet at ${size}`, async () => {
    const page = await fresh(size, 'it');
    const hand = handOf(page);
    await begin(page, 'rumino', ['Alessandra', 'Ben', 'Massimiliano', 'Dina']);
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Alessandra: 7, Ben: 3, Massimiliano: 15, Dina: 28}}]));
    await page.waitForFunction(() => document.querySelector('#own .own-score strong')?.textContent === '7');
    await hand.tap('change 2');
    await hand.on('asking.entry');
    await look(page);
    await fits(page, 'ended');
    await hand.put(0, 'Dina');
    // Who ends with 28 was not meant: the number is asked again, the others stay.
    await page.waitForFunction(() => meldmate.box.about.shown.parts[0].cells.find(({whom}) => whom === 'Dina').chips.length);
    await hand.tap('chip deadwood Dina 4', 'act ok');
    await hand.on('table.sheet');
    assert.deepEqual(await scores(page), ['7', '3', '15', '4']);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('the rounds of eight have room on a phone, each with as much of a name as fits', async () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fee', 'Gus', 'Massimiliano'];
  const [page, hand] = await entering('390x844', 'it', 'any', names);
  for (const points of [12, 5, 3, 20, 0, 7, 110, 33]) await hand.number(points);
  await hand.tap('act ok', 'rounds');
  await fits(page, 'rounds');
  assert.equal(await page.locator('.own-scroll').evaluate((one) => one.scrollWidth - one.clientWidth), 0);
  assert.deepEqual(await page.locator('.own-sheet thead [data-seat]').allInnerTexts(), ['Ana', 'Ben', 'Cle', 'Dan', 'Eva', 'Fee', 'Gus', 'Mas']);
  // Also in colours that are forced, in which nothing says its font in one value.
  await page.emulateMedia({forcedColors: 'active'});
  await hand.tap('rounds', 'rounds');
  await look(page);
  assert.equal(await page.locator('.own-scroll').evaluate((one) => one.scrollWidth - one.clientWidth), 0);
  await page.context().close();
});

test('names that begin alike are told apart over the rounds and in the chart', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'any', ['Player 1', 'Player 2', 'Alessandra', 'Alessandro']);
  for (let round = 0; round < 2; round += 1) {
    await hand.tap('act ok');
    for (const points of [12, 5, 3, 20]) await hand.number(points);
    await hand.tap('act ok');
  }
  await page.locator('.own-chart text').first().waitFor();
  assert.deepEqual((await page.locator('.own-chart text').allTextContents()).filter((one) => /^[AP]/.test(one)).sort(), ['Aa', 'Ao', 'P1', 'P2']);
  await hand.tap('rounds');
  const heads = await page.locator('.own-sheet thead [data-seat]').allInnerTexts();
  assert.equal(new Set(heads).size, 4, heads.join());
  assert.ok(heads.every((one, at) => one.endsWith(['1', '2', 'a', 'o'][at])), heads.join());
  await page.context().close();
});

test('two sides have a column each in the order of the table, and their names over it', async () => {
  const names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const [page, hand] = await entering('360x640', 'en', 'form:burraco', names);
  await hand.answer('Player 1');
  await hand.answer('No');
  for (const points of [2, 1, 0, 3, 1]) await hand.number(points);
  await look(page);
  await fits(page, 'sides');
  assert.deepEqual((await page.locator('.own-side').allInnerTexts()).map((one) => one.trim()), ['Player 1 + Player 3', 'Player 2 + Player 4']);
  // Each row says only what is asked and its number, but the whole to who does not see the columns.
  const found = await page.locator('.own-cell-row[data-seat]').evaluateAll((all) => all.map((row) => {
    const [name] = row.querySelectorAll('.own-left > span');
    const {x, y} = row.getBoundingClientRect();
    return {name: name.textContent, whole: row.querySelector('small').textContent, cut: name.scrollWidth > name.clientWidth, left: x < innerWidth / 2, y};
  }));
  assert.ok(found.every(({cut, left, whole}) => !cut && left === whole.startsWith('Player 1 + Player 3')), JSON.stringify(found));
  // What is asked of both stands side by side.
  const beside = (name) => found.filter((one) => one.name === name).map(({y}) => y);
  assert.deepEqual(beside('Clean burracos').map((y, _, all) => y === all[0]), [true, true]);
  assert.equal(beside('Pot taken').length, 1);
  // Where a table of rounds has no room for both partners, it has letters of each.
  await begin(page, 'form:spades', names);
  const of = (...values) => Object.fromEntries(names.map((name, at) => [name, values[at]]));
  await page.evaluate((events) => meldmate.box.do('replay', events), [{event: 'bids', bid: of(3, 2, 4, 2)}, {event: 'hand', tricks: of(3, 3, 4, 3)}]);
  await hand.tap('rounds');
  assert.deepEqual(await page.locator('.own-sheet thead [data-seat]').allInnerTexts(), ['P1 + P3', 'P2 + P4']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a row of what is to be saved leads to its number, and questions keep their place', async () => {
  const [page, hand] = await entering('390x844', 'en', 'any', ['Ana', 'Ben', 'Cy']);
  for (const points of [12, 5, 3]) await hand.number(points);
  await look(page);
  await fits(page, 'preview');
  await hand.tap('cell points Ben');
  assert.match(await page.locator('#own [aria-current]').innerText(), /^Ben/);
  await hand.number(50);
  await hand.tap('act ok');
  await hand.on('table.sheet');
  await look(page);
  assert.deepEqual(await scores(page), ['12', '50', '3']);
  // What is asked next comes below what stands there, which keeps its place.
  await begin(page, 'rummoli', ['Ana', 'Ben', 'Cy']);
  await hand.tap('act ok', 'act ok', 'act ok');
  await hand.pick(0);
  await hand.save();
  await hand.on('table.sheet');
  const top = () => page.locator('#own .own-cell-row').first().evaluate((row) => row.getBoundingClientRect().y);
  await hand.tap('act ok');
  await look(page);
  const first = await top();
  await hand.pick(1);
  await page.waitForFunction(() => document.querySelector('#own').innerText.includes('share it with Ben'));
  assert.equal(await top(), first);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('rows of a list that stand side by side have a line between them', async () => {
  const page = await fresh('844x390', 'en');
  const hand = handOf(page);
  await begin(page, 'rummoli', ['Ana', 'Ben', 'Cy']);
  await hand.tap('act back');
  await hand.on('table.menu');
  const found = await page.locator('.own-list').evaluate((list) => [...list.children].map((row) => {
    const {left, top} = row.getBoundingClientRect();
    return {line: parseFloat(getComputedStyle(row).borderLeftWidth) > 0 && left > list.getBoundingClientRect().left, top};
  }));
  assert.deepEqual(found.map(({line}) => line).slice(0, 3), [false, true, false]);
  assert.equal(found[0].top, found[1].top);
  await fits(page, 'menu');
  await page.context().close();
});

test('what a round comes to has the colours of the table, and its arithmetic the whole width', async () => {
  const page = await fresh('390x844', 'en');
  const hand = handOf(page);
  await begin(page, 'form:burraco', ['Ana', 'Ben', 'Cy', 'Dina']);
  const colours = (which) => page.locator(which).evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('--seat')));
  await page.locator('.own-seat').first().waitFor();
  const table = await colours('.own-seat');
  await hand.tap('act ok');
  await hand.on('asking.entry');
  await hand.answer('Ana');
  await hand.answer('Yes');
  for (const points of [1, 1, 0, 1, 1, 0, 350, 240, 15, 40]) await hand.number(points);
  await look(page);
  await fits(page, 'preview');
  assert.deepEqual(await colours('.own-side'), table);
  const sums = await page.locator('.own-sheet-page > .own-terms').allInnerTexts();
  assert.deepEqual(sums.map((one) => one.split(': ')[1].replaceAll('\u00a0', ' ')), ['200 + 150 + 240 − 40 + closing 100', '200 + 100 + 350 − 15']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a game without a round shows its players, although the rounds of the last one were open', async () => {
  const [page, hand] = await entering('390x844', 'en', 'any', ['Ana', 'Ben']);
  for (const points of [12, 5]) await hand.number(points);
  await hand.tap('act ok', 'rounds');
  await page.locator('.own-sheet').waitFor({state: 'visible'});
  await begin(page, 'any', ['Cleo', 'Dan']);
  await page.locator('.own-seat', {hasText: 'Cleo'}).waitFor({state: 'visible'});
  assert.equal(await page.locator('.own-seat:visible').count(), 2);
  await page.context().close();
});

test('all that is shown is read as lists, buttons and tables with names', async () => {
  const page = await fresh('390x844', 'en');
  const reader = await readerOf(page);
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy']);
  await page.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'table.sheet');
  const sheet = await reader.all();
  for (const words of ['button Enter round', 'button Ana deals\u00a0· out +100', 'button Ben starts\u00a0· out +100', 'button Referee', 'button Menu', 'button Share the score sheet']) assert.ok(sheet.includes(words), `${words}: ${sheet.join('\n')}`);
  await reader.does('Enter round');
  await reader.does('Ben');
  await look(page);
  const chips = await reader.all();
  assert.ok(chips.includes('group Ben') && !chips.includes('group Number pad'), chips.join('\n'));
  const save = page.getByRole('button', {name: 'Save', exact: true});
  assert.ok(await save.isDisabled(), 'nothing was typed yet');
  await reader.does('Ben: 3');
  await look(page);
  const number = await reader.all();
  for (const words of ['button 1', 'button erase', 'group Number pad']) assert.ok(number.includes(words), `${words}: ${number.join('\n')}`);
  for (const name of ['1', '5', '2', '8']) await reader.does(name);
  await look(page);
  assert.ok(await save.isEnabled());
  const keyed = await reader.all();
  for (const words of ['group Ben', 'button Ben: 3', 'button Cy 0 → 15 15', 'link RMN-8 in the rulebook']) assert.ok(keyed.includes(words), `${words}: ${keyed.join('\n')}`);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a round of Rumino is entered by the accessibility tree alone, and what is new is one sentence', async () => {
  const page = await fresh('390x844', 'en');
  const reader = await readerOf(page);
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy']);
  const heard = [await reader.heard()];
  for (const name of ['Enter round', 'Ben', 'Ben: 3', '1', '5', '2', '8', 'Save']) {
    await reader.does(name);
    heard.push(await reader.heard());
  }
  assert.deepEqual(heard, [
    'Rumino. round 1. Ana deals, Ben starts', 'Rumino 1. Who ended the round?',
    'Who ended the round? Ben. Rumino 1: deadwood', 'Ben 3', 'Cy 1', 'Cy 15', 'Ana 2. Ben knocks with 3', 'Ana 28',
    'saved. Ana 28, Ben 3, Cy 15. Rumino. round 2. Ben deals, Cy starts',
  ]);
  assert.deepEqual(await scores(page), ['28', '3', '15']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a hand of Gin is entered by the accessibility tree alone, and what is new is one sentence', async () => {
  const page = await fresh('390x844', 'it');
  const reader = await readerOf(page);
  await begin(page, 'gin', ['Ana', 'Ben']);
  const heard = [await reader.heard()];
  for (const name of ['Offri la carta scoperta', 'Passa', 'Passa', 'Avanti', 'Segna mano', 'Ana', 'Ana: 4', '2', '4', 'Salva']) {
    await reader.does(name);
    heard.push(await reader.heard());
  }
  assert.deepEqual(heard, [
    'Gin Rummy. mano 1. Mazziere Ana, inizia Ben', 'Offri la carta scoperta. Ben. poi Ana', 'Ana', 'carta scoperta. Hanno passato tutti. Comincia Ben e pesca',
    'Gin Rummy. mano 1. Mazziere Ana, inizia Ben', 'Gin Rummy 1. Chi ha bussato o fatto gin?',
    'Chi ha bussato o fatto gin? Ana. Gin Rummy 1: punti in mano', 'Ana 4', 'Ben 2. Ben sorpassa Ana: 2 contro 4', 'Ben 24. Ana bussa con 4, Ben ha 24',
    'salvato. Ana 20, Ben 0. Gin Rummy. mano 2. Mazziere Ben, inizia Ana',
  ]);
  assert.deepEqual(await scores(page), ['20', '0']);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a game that is being played opens in the whole of a wide window, unless the box was chosen', async () => {
  const desktop = {viewport: {width: 1440, height: 900}, isMobile: false, hasTouch: false, deviceScaleFactor: 1};
  const page = await fresh('390x844', 'en', desktop);
  await begin(page, 'rumino', ['Ana', 'Ben']);
  await ready(page, /Rumino/);
  assert.equal(await page.locator('#device').isVisible(), false);
  await page.reload();
  await ready(page, /Rumino/);
  assert.deepEqual([await page.locator('#own').isVisible(), await page.locator('#play-title').isVisible()], [true, false]);
  const {width, height} = await page.locator('#own').boundingBox();
  assert.ok(width > 1300 && height > 850, `${width} x ${height}`);
  // What is around it is one button away, and the box is a choice there.
  await page.locator('#own [data-key="act back"]').click();
  await page.locator('#own [data-key="whole"]').click();
  await page.locator('#show-box').check();
  await page.reload();
  await ready(page, /Rumino/);
  assert.equal(await page.locator('#device').isVisible(), true);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the box is a choice, which is remembered; every window begins without it', async () => {
  const page = await fresh('390x844', 'en');
  assert.equal(await page.locator('#picture').isVisible(), true);
  assert.equal(await page.locator('#device').isVisible(), false);
  await page.locator('#show-box').check();
  assert.equal(await page.locator('#device').isVisible(), true);
  await page.reload();
  await ready(page, /New game/);
  assert.equal(await page.locator('#own').isVisible(), false);
  await page.locator('#show-box').uncheck();
  assert.equal(await page.locator('#picture').isVisible(), true);
  // On a desktop, too, the box is one click away.
  const wide = await fresh('390x844', 'en', {...DESKTOP, isMobile: false, hasTouch: false, deviceScaleFactor: 1});
  assert.deepEqual(await wide.evaluate(() => ['device', 'board', 'picture'].map((name) => document.getElementById(name).getClientRects().length)), [0, 0, 1]);
  await wide.locator('#show-box').check();
  assert.deepEqual(await wide.evaluate(() => ['device', 'board', 'picture'].map((name) => document.getElementById(name).getClientRects().length)), [1, 1, 0]);
  await wide.locator('#show-box').uncheck();
  assert.equal(await wide.locator('#picture').isVisible(), true);
  // What keys do on the box has buttons as soon as the box is away, and not before.
  const more = async () => {
    await look(wide);
    return (await wide.evaluate(() => meldmate.box.about.shown.actions)).filter(([name]) => name === 'left' || name === 'right').length;
  };
  await wide.getByRole('button', {name: 'Start a game'}).first().click();
  await look(wide);
  await wide.getByRole('button', {name: /^Rumino/}).click();
  assert.equal(await more(), 2);
  for (const count of [1, 2]) {
    await wide.evaluate(() => document.getElementById('show-box').click());
    assert.equal(await more(), count);
  }
  // A keyboard moves among the buttons, and types.
  await begin(wide, 'rumino', ['Ana', 'Ben']);
  await look(wide);
  await wide.locator('#own [data-key="act ok"]').press('Enter');
  await look(wide);
  await wide.locator('#own [aria-pressed]').first().press('Enter');
  await look(wide);
  await wide.locator('#own').press('4');
  await look(wide);
  await wide.locator('#own').press('9');
  await look(wide);
  await wide.locator('#own').press('Enter');
  await wide.waitForFunction(() => globalThis.meldmate?.box.about.shown?.screen === 'table.sheet');
  assert.deepEqual(await scores(wide), ['4', '9']);
  assert.deepEqual([page.wrong, wide.wrong], [[], []]);
  await Promise.all([page, wide].map((one) => one.context().close()));
});
