// "Show it large": over the window of the box, and in a second window, which has no box.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {copyFile, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {PYTHON, ROOT, launch, look, open, python, ready, serve, watch} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';
import {LANGUAGES, handOf} from './hand.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const SIZES = {'390x844': [390, 844], '844x390': [844, 390], '360x640': [360, 640], '820x1180': [820, 1180], '1280x800': [1280, 800], '1920x1080': [1920, 1080]};
const EIGHT = ['Ana', 'Bartolomea Maria', 'Zoë', 'Iłłowa', 'Wolfgang Amadeus', 'Ben', 'Cy', 'Dora'];
const points = (names, row) => ({event: 'round', points: Object.fromEntries(names.map((name, at) => [name, row[at]]))});

// A page with a game, after these entries.
async function table(context, players, game, entries = []) {
  const page = await open(context, server.address);
  await ready(page);
  await page.evaluate((given) => meldmate.box.do('begin', given), {game, players, house: {}});
  await page.evaluate((events) => meldmate.box.do('replay', events), entries);
  await page.waitForFunction(() => document.getElementById('large').hidden === false);
  return page;
}

const contextOf = (size, language, more = {}) => browser.newContext({viewport: {width: SIZES[size][0], height: SIZES[size][1]}, hasTouch: true, locale: LANGUAGES[language], ...more});

async function large(page) {
  await look(page);
  await page.locator('#own [data-key="large"]').tap();
  await page.waitForSelector('dialog .large-seats');
  await look(page);
}

// What a window shows: names, scores, who leads, in the order in which they stand.
const seen = (page) => page.evaluate(() => [...document.querySelectorAll('.large-seats > li')].map((row) => [row.querySelector('.large-name').textContent, Number(row.querySelector('.large-score').textContent.replace('−', '-')), row.dataset.leads === 'true']));

// All that is read is within its row, each row within the window, and nothing lies on another.
async function fits(page, what) {
  const {rows, width, height, digits} = await page.evaluate(() => ({
    width: innerWidth, height: innerHeight,
    digits: Math.min(...[...document.querySelectorAll('.large-score')].map((one) => parseFloat(getComputedStyle(one).fontSize))),
    rows: [...document.querySelectorAll('.large-seats > li')].map((row) => ({
      row: row.getBoundingClientRect().toJSON(),
      parts: [...row.querySelectorAll('.large-who, .large-score, small')].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return {words: one.textContent, cut: one.scrollWidth - one.clientWidth, ...range.getBoundingClientRect().toJSON()};
      }),
    })),
  }));
  for (const {row, parts} of rows) {
    assert.ok(row.left >= -0.5 && row.right <= width + 0.5 && row.bottom <= height + 0.5, `${what}: ${JSON.stringify(row)}`);
    for (const one of parts) assert.ok(one.left >= row.left && one.right <= row.right + 0.5 && one.cut <= 1, `${what}: ${JSON.stringify([one, row])}`);
    const [who, score] = parts;
    // The upper sixth of a line of digits is empty.
    const air = 0.16 * (score.bottom - score.top);
    assert.ok(who.right <= score.left + 0.5 || who.bottom <= score.top + air, `${what}: ${JSON.stringify(parts)}`);
  }
  return digits;
}

for (const [size, language, colours] of [['390x844', 'en', 'light'], ['360x640', 'it', 'dark'], ['844x390', 'en', 'dark'], ['820x1180', 'it', 'light'], ['1280x800', 'en', 'dark'], ['1920x1080', 'it', 'light']]) {
  test(`the table is shown large at ${size} in ${language}, ${colours}`, async () => {
    const context = await contextOf(size, language, {colorScheme: colours});
    for (const [players, game, entries, least] of [
      [['Ana', 'Ben', 'Cy', 'Dina'], 'rumino', [{event: 'round', ender: 'Ben', deadwood: {Ana: 7, Ben: 3, Cy: 15, Dina: 48}}, {event: 'round', ender: 'Ana', deadwood: {Ana: 1, Ben: 23, Cy: 33, Dina: 45}}], 0.1],
      [EIGHT, 'any', [1, 2, 3].map((n) => points(EIGHT, [n, -90, 400, 50, 12, 30, n * n, 400])), 0.05],
      [['Ana', 'Ben'], 'gin', [], 0.18],
      [['Annalisa', 'Bartolomeo', 'Cy', 'Dina'], 'form:spades', [], 0.08],
    ]) {
      const page = await table(context, players, game, entries);
      await large(page);
      const digits = await fits(page, `${game} ${size}`);
      // Read from so far away as the window is large.
      assert.ok(digits >= least * Math.max(...SIZES[size]) * 0.6, `${game} ${size}: ${digits}`);
      assert.deepEqual(await violations(page), [], game);
      // In the order of places, the best stand first; a tap leads back.
      const leaders = (await seen(page)).filter(([, , leads]) => leads).length;
      await page.locator('.large-foot button').first().tap();
      assert.deepEqual((await seen(page)).map(([, , leads]) => leads), players.slice(0, (await seen(page)).length).map((_, at) => at < leaders));
      await page.locator('.large-foot button').first().tap();
      await page.locator('.large-table').tap();
      await page.waitForFunction(() => !document.querySelector('.large'));
      assert.equal(await page.evaluate(() => document.activeElement.id), 'own');
      assert.deepEqual(page.wrong, []);
      await page.close();
    }
    await context.close();
  });
}

test('in forced colours who leads has a frame, and Back of the browser leads to the table', async () => {
  const context = await contextOf('390x844', 'en', {forcedColors: 'active'});
  const page = await table(context, EIGHT, 'any', [points(EIGHT, [1, 2, 3, 4, 5, 6, 7, 8])]);
  await large(page);
  await fits(page, 'forced');
  const width = (name) => page.evaluate((one) => parseFloat(getComputedStyle([...document.querySelectorAll('.large-seats > li')].find((row) => row.textContent.includes(one))).borderTopWidth), name);
  assert.ok((await width('Dora')) > (await width('Ana')));
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector('.large'));
  await context.close();
});

test('while it is shown the screen stays on, whatever was chosen, and the table follows the box', async () => {
  const context = await contextOf('1280x800', 'en');
  await context.addInitScript(() => {
    globalThis.locks = 0;
    localStorage.setItem('meldmate.awake', 'no');
    Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
      globalThis.locks += 1;
      return Object.assign(new EventTarget(), {release: async () => (globalThis.locks -= 1)});
    }}});
  });
  const page = await table(context, ['Ana', 'Ben', 'Cy'], 'any', [points(['Ana', 'Ben', 'Cy'], [1, 2, 3])]);
  assert.equal(await page.evaluate(() => locks), 0);
  await large(page);
  await page.waitForFunction(() => globalThis.locks === 1);
  await page.evaluate((event) => meldmate.box.do('replay', [event]), points(['Ana', 'Ben', 'Cy'], [10, 20, 3]));
  await page.waitForFunction(() => document.querySelector('dialog .large-score').textContent === '11');
  assert.deepEqual(await seen(page), [['Ana', 11, false], ['Ben', 22, true], ['Cy', 6, false]]);
  const orders = page.locator('dialog button').filter({hasText: /^By (place|seat)$/});
  assert.equal(await orders.isVisible(), true);
  // The end is a table in the order of places.
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'stop'}]));
  await page.waitForFunction(() => document.querySelector('dialog .large-won'));
  assert.match(await page.locator('dialog .large-won').textContent(), /Ben/);
  assert.deepEqual((await seen(page)).map(([name]) => name), ['Ben', 'Ana', 'Cy']);
  assert.equal(await orders.isVisible(), false);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => globalThis.locks === 0);
  await context.close();
});

// The second window beside a page.
async function second(page) {
  const asked = [];
  const context = page.context();
  const window = await context.newPage();
  window.wrong = watch(window);
  window.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)));
  await window.goto(`${server.address}large.html`);
  return [window, asked];
}

const shows = (window, scores) => window.waitForFunction((wanted) => JSON.stringify([...document.querySelectorAll('.large-score')].map((one) => Number(one.textContent.replace('−', '-')))) === wanted, JSON.stringify(scores));

test('a second window fetches no program, follows the table, and keeps it when the first one is closed', async () => {
  const context = await contextOf('1280x800', 'en');
  const [early] = await second({context: () => context});
  await early.waitForFunction(() => /Open Meldmate in another window/.test(document.getElementById('said').textContent));
  const names = ['Ana', 'Ben', 'Cy'];
  const page = await table(context, names, 'any', [points(names, [1, 2, 3])]);
  const [window, asked] = await second(page);
  await shows(window, [1, 2, 3]);
  await shows(early, [1, 2, 3]);
  assert.deepEqual(asked.filter((name) => /romfs|wasm|worker|main\.js|json/.test(name)), []);
  assert.match(await window.locator('#said').textContent(), /^Saved at \d\d:\d\d/);
  assert.deepEqual(await violations(window), []);
  // What is entered, taken back and edited on the box.
  await page.evaluate((event) => meldmate.box.do('replay', [event]), points(names, [10, 20, 30]));
  await shows(window, [11, 22, 33]);
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'undo'}]));
  await shows(window, [1, 2, 3]);
  await page.evaluate((to) => meldmate.box.do('replay', [{event: 'amend', index: 0, to}]), points(names, [5, 2, 3]));
  await shows(window, [5, 2, 3]);
  assert.deepEqual(await seen(window), [['Ana', 5, true], ['Ben', 2, false], ['Cy', 3, false]]);
  // In the language of the box.
  await page.evaluate(() => meldmate.box.do('speak', 'it'));
  await window.waitForFunction(() => /^Ultimo salvataggio/.test(document.getElementById('said').textContent));
  await page.evaluate(() => meldmate.box.do('speak', 'en'));
  // Somebody's link is not the table.
  await page.close({runBeforeUnload: false});
  await window.waitForFunction(() => /^Nothing new since \d\d:\d\d$/.test(document.getElementById('said').textContent));
  assert.deepEqual(await seen(window), [['Ana', 5, true], ['Ben', 2, false], ['Cy', 3, false]]);
  assert.deepEqual(window.wrong, []);
  // A window that is loaded anew finds the game again.
  const again = await open(context, server.address);
  await shows(window, [5, 2, 3]);
  await window.waitForFunction(() => /^Saved/.test(document.getElementById('said').textContent));
  assert.deepEqual(again.wrong, []);
  await context.close();
});

test('what a window of another version says is not shown, and an answer that is none is passed over', async () => {
  const context = await contextOf('1280x800', 'en');
  const names = ['Ana', 'Ben'];
  const page = await table(context, names, 'any', [points(names, [1, 2])]);
  const [window] = await second(page);
  await shows(window, [1, 2]);
  const say = (message) => page.evaluate((given) => new BroadcastChannel(`meldmate-large-${new URL('.', location.href).pathname}`).postMessage(given), message);
  for (const message of [null, 7, 'text', {}, {version: 'x'}, {table: null}]) await say(message);
  await shows(window, [1, 2]);
  await page.close();
  const other = await context.newPage();
  await other.goto(`${server.address}LICENSE.txt`);
  await other.evaluate((given) => new BroadcastChannel(`meldmate-large-${new URL('.', location.href).pathname}`).postMessage(given), {version: 2, language: 'en', table: {names: []}});
  await window.waitForFunction(() => /another version/.test(document.getElementById('said').textContent));
  assert.equal(await window.locator('#again').isVisible(), true);
  assert.deepEqual(await seen(window), [['Ana', 1, false], ['Ben', 2, true]]);
  await context.close();
});

test('a link that is only visited leaves the second window as it was', async () => {
  const context = await contextOf('1280x800', 'en');
  const page = await table(context, ['Ana', 'Ben'], 'any', [points(['Ana', 'Ben'], [1, 2])]);
  const [window] = await second(page);
  await shows(window, [1, 2]);
  await page.evaluate(() => (location.hash = '#tour'));
  await page.evaluate(() => document.querySelector('#tours button').click());
  await page.waitForFunction(() => globalThis.meldmate.box.stands?.title === 'Ginski');
  const heard = await window.evaluate(() => new Promise((resolve) => {
    const line = new BroadcastChannel(`meldmate-large-${new URL('.', location.href).pathname}`);
    line.onmessage = ({data}) => data.table && resolve(data.table.title);
    line.postMessage({version: 1, ask: true});
  }));
  assert.equal(heard, 'Any game');
  await context.close();
});

test('what a computer serves is followed by events, and without a script loaded again; its end is said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  await python('-m', 'tests.web.large', 'season', join(folder, 'three'), '3');
  await python('-m', 'tests.web.large', 'season', join(folder, 'four'), '4');
  const child = spawn(PYTHON, ['-u', '-m', 'host_tools.evening.scores', '--from', join(folder, 'three'), '--serve', '--host', '127.0.0.1', '--port', '0', '--watch', '0.2'], {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit']});
  try {
    const address = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(String(line).split(' ')[0])));
    const pages = [];
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({viewport: {width: 1280, height: 720}, javaScriptEnabled});
      const page = await context.newPage();
      page.wrong = watch(page);
      await page.goto(address);
      await page.locator('td.n').first().waitFor();
      pages.push(page);
    }
    const scores = (page) => page.locator('td.n').allTextContents();
    const before = await scores(pages[0]);
    assert.deepEqual(await scores(pages[1]), before);
    const loads = [0, 0];
    pages.forEach((page, at) => page.on('load', () => (loads[at] += 1)));
    // Another game is on the table.
    for (const name of ['games/00004.log', 'current.txt', 'known/current.txt']) await copyFile(join(folder, 'four', name), join(folder, 'three', name));
    while (String(await scores(pages[0])) === String(before)) await pages[0].waitForTimeout(100);
    const now = String(await scores(pages[0]));
    // While a page is loaded again it has nothing for a moment.
    while (String(await scores(pages[1]).catch(() => '')) !== now) await pages[1].waitForTimeout(100);
    assert.equal(loads[0], 0);
    assert.ok(loads[1] > 0);
    assert.deepEqual(await violations(pages[0]), []);
    const last = await scores(pages[0]);
    child.kill();
    await pages[0].locator('#said.stale').waitFor();
    assert.match(await pages[0].locator('#said').textContent(), /^Nothing new since \d\d:\d\d$/);
    assert.deepEqual(await scores(pages[0]), last);
    for (const page of pages) await page.context().close();
  } finally {
    child.kill();
    await rm(folder, {recursive: true});
  }
});

test('what a computer serves shows every name and score whole, on televisions and on phones', async () => {
  for (const names of [EIGHT.slice(0, 2), EIGHT.slice(0, 5), ['Peggy', 'Ben', 'Cy', 'Dora', 'Eva', 'Franco'], EIGHT]) {
    const words = String(await python('-m', 'tests.web.large', 'served', ...names));
    for (const [width, height] of [[390, 844], [360, 640], [844, 390], [1280, 720], [1920, 1080]]) {
      const context = await browser.newContext({viewport: {width, height}, javaScriptEnabled: false});
      const page = await context.newPage();
      await page.setContent(words);
      const what = `${names.length} at ${width}x${height}`;
      for (const cell of await page.locator('td.w, td.n').all()) {
        const {text, left, right, bottom, ends, size} = await cell.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const [inside, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
          return {text: one.textContent, left: inside.left - box.left, right: inside.right, bottom: inside.bottom, ends: box.right, size: parseFloat(getComputedStyle(one).fontSize)};
        });
        assert.ok(left >= -0.5 && right <= Math.min(ends, width) + 0.5 && bottom <= height, `${what}: ${text}: ${JSON.stringify({left, right, ends, bottom})}`);
        // A phone that stands is read at arm's length.
        assert.ok(width > height || size >= 0.06 * width, `${what}: ${text} of ${size}`);
      }
      await context.close();
    }
  }
});

// What `ask` says of the games that a page saved, given [{path: bytes in base64}].
function told(saved) {
  const child = spawn(PYTHON, ['-m', 'tests.web.large', 'seen'], {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit']});
  child.stdin.end(JSON.stringify(saved));
  return new Promise((resolve, reject) => {
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('close', (code) => (code ? reject(new Error(`ended with ${code}`)) : resolve(JSON.parse(String(Buffer.concat(parts))))));
  });
}

const COUNT = process.env.MELDMATE_SOAK ? 200 : 20;
for (const game of ['rumino', 'rummoli', 'rumski', 'form:hearts', 'form:spades']) {
  test(`after each of ${COUNT} entries of ${game} a second window shows what ask says of the saved files`, async () => {
    const {setup, entries} = JSON.parse(String(await python('-m', 'tests.web.large', 'moves', game, '7', String(COUNT))));
    const context = await contextOf('1280x800', 'en');
    const page = await open(context, server.address);
    await ready(page, /New game/);
    await page.evaluate((given) => meldmate.box.do('begin', given), setup);
    const [window] = await second(page);
    await window.waitForSelector('.large-seats');
    const saved = [], shown = [];
    for (const entry of entries) {
      const number = await page.evaluate(async (event) => {
        const before = JSON.stringify(meldmate.box.stands);
        await meldmate.box.do('replay', [event]);
        return JSON.stringify(meldmate.box.stands) === before ? '' : JSON.stringify(meldmate.box.stands);
      }, entry);
      // What the window was told last is what it shows.
      if (number) await window.waitForFunction((wanted) => globalThis.meldmateTable && JSON.stringify(meldmateTable()) === wanted, number);
      shown.push(await window.evaluate(() => ({rows: [...document.querySelectorAll('.large-seats > li')].map((row) => [Number(row.dataset.place), row.querySelector('.large-name').textContent, Number(row.querySelector('.large-score').textContent.replace('−', '-')), row.dataset.leads === 'true']), deals: document.querySelector('.large-deals')?.textContent ?? ''})));
      const files = await page.evaluate(async () => (await meldmate.box.files()).filter(([path]) => path.includes('/games/') && path.endsWith('.log')).map(([path, bytes]) => [path, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]));
      saved.push(Object.fromEntries(files));
    }
    const expected = await told(saved);
    assert.equal(expected.length, COUNT);
    expected.forEach(({names, scores, places, leads, dealer, over}, at) => {
      const rows = names.map((name, seat) => [places[seat], name, scores[seat], leads.includes(name)]);
      // At the end the best stand first.
      if (over) rows.sort((one, other) => one[0] - other[0]);
      assert.deepEqual(shown[at].rows, rows, JSON.stringify(entries.slice(0, at + 1)));
      assert.ok(over || !dealer || shown[at].deals.includes(dealer), shown[at].deals);
    });
    await context.close();
  });
}
