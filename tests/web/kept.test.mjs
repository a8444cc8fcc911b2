// What the box said is kept is kept: pages and browsers that end in the middle of writing, two tabs, storage
// that is full or denied.
import assert from 'node:assert/strict';
import {mkdir, mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {DESKTOP, ROOT, launch, launchKept, lines, look, open, press, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const folder = () => mkdtemp(join(tmpdir(), 'meldmate-'));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const begin = (page, setup) => page.evaluate((given) => meldmate.box.do('begin', given), setup);
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {target: 999, upcard_offer: 'no'}};
// Ben ends with 8, Ana has 24, Cy 15: 31 for Ben.
const ROUND = 'ok down ok right up ok left up up left ok left left up up ok ok';

// The score that the sheet of a page shows for Ben, or null.
const score = (found) => Number(/Ben (\d+)/.exec(found.find((line) => /Ben \d/.test(line)) ?? '')?.[1] ?? 0);

// Tell, from inside of the page, each sheet that is painted, as soon as it is: what the box has confirmed.
async function confirmations(page, note) {
  await page.exposeBinding('confirm_', (source, words) => note(words));
  await page.evaluate(() => {
    document.getElementById('device').addEventListener('painted', () => {
      const words = meldmate.box.lines.map(([line]) => line.replace(/\s+/g, ' ').trim());
      if (/^Ginski/.test(words[0]) && /round/.test(words[0])) confirm_(words);
    });
  });
}

// Play rounds, end the page in the middle, come back; returns [confirmed, found].
async function cut(address, wait, end) {
  const there = await folder();
  let context = await withBox(await launchKept(there, {serviceWorkers: 'block'}));
  let page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await ready(page, /New game/);
  let confirmed = 0;
  await begin(page, GINSKI);
  await confirmations(page, (words) => (confirmed = Math.max(confirmed, score(words))));
  const playing = (async () => {
    for (let count = 0; count < 12; count++) await press(page, ROUND);
  })().catch(() => {});
  await pause(wait);
  await end(there, context, page);
  await Promise.race([playing, pause(300)]);
  await Promise.race([context.close().catch(() => {}), pause(2000)]);
  context = await withBox(await launchKept(there, {serviceWorkers: 'block'}));
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await ready(page, /./);
  // What was being entered comes back, too; the sheet is behind it, and offers to continue.
  for (let count = 0; count < 30 && !/^(Ginski.*round|continue: )/.test((await lines(page))[0]); count++) await press(page, 'back');
  const found = score(await lines(page));
  await context.close();
  return [confirmed, found];
}

const closePage = (there, context, page) => page.close();
const crash = async (there, context, page) => {
  const session = await context.newCDPSession(page);
  // Nobody is left to answer.
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash', {timeout: 5000}).catch(() => {});
};
// The whole browser at once, as when a phone's battery is out: its processes are those that know its folder.
const kill = async (there) => {
  for (const number of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const words = await readFile(`/proc/${number}/cmdline`, 'utf8').catch(() => '');
    if (words.includes(there)) process.kill(Number(number), 'SIGKILL');
  }
};

for (const [name, end] of [['a page that is closed', closePage], ['a tab that crashes', crash], ['a browser that is killed', kill]]) {
  test(`${name} in the middle of writing loses nothing that the box has shown`, async () => {
    const seen = [];
    for (const wait of [150, 330, 470, 1500, 4000]) {
      // Longer only on a computer that was too busy to confirm anything by then.
      if (wait > 470 && seen.some(([confirmed]) => confirmed > 0)) break;
      const [confirmed, found] = await cut(server.address, wait, end);
      seen.push([confirmed, found]);
      assert.ok(found >= confirmed, `confirmed ${confirmed}, found ${found}`);
      assert.equal(found % 31, 0, 'a round is there whole or not at all');
      assert.ok(found <= confirmed + 31 * 2, `nothing is there that was not entered: ${confirmed}, ${found}`);
    }
    assert.ok(seen.some(([confirmed]) => confirmed > 0), 'nothing was confirmed before the end');
  });
}

test('the test is able to fail: a box that shows before it keeps is found out', async () => {
  const there = await folder();
  const hasty = (await readFile(`${ROOT}build/web/box/worker.js`, 'utf8')).replace(
    'const spare = await disk(storage.keep(changed));',
    'const spare = true; setTimeout(() => storage.keep(changed), 3000);',
  );
  assert.match(hasty, /setTimeout\(\(\) => storage\.keep/);
  const context = await withBox(await launchKept(there, {serviceWorkers: 'block'}));
  await context.route('**/worker.js', (route) => route.fulfill({body: hasty, contentType: 'text/javascript', headers: {'Cross-Origin-Embedder-Policy': 'require-corp'}}));
  let page = context.pages()[0];
  await page.goto(server.address);
  await ready(page, /New game/);
  await begin(page, GINSKI);
  await press(page, ROUND);
  assert.equal(score(await lines(page)), 31);
  await page.close();
  page = await context.newPage();
  await page.goto(server.address);
  await ready(page, /./);
  assert.equal(score(await lines(page)), 0);
  await context.close();
});

test('two tabs: the second says so; taken there, the first writes nothing any more', async () => {
  const context = await withBox(await browser.newContext(DESKTOP));
  const first = await open(context, server.address);
  await ready(first, /New game/);
  await begin(first, GINSKI);
  await press(first, ROUND);
  const second = await open(context, server.address);
  await second.locator('#banner [data-choice="here"]').waitFor();
  assert.match(await second.locator('#banner').textContent(), /open in another tab/);
  // Nothing is on its way meanwhile.
  const waits = (page) => page.locator('progress').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML));
  assert.deepEqual(await waits(second), []);
  // Meanwhile the first one plays on.
  await press(first, ROUND);
  assert.equal(score(await lines(first)), 62);
  await second.locator('#banner [data-choice="here"]').click();
  await ready(second, /Ben 62/);
  await first.locator('#banner [data-choice="here"]').waitFor();
  assert.match(await first.locator('#banner').textContent(), /Another tab has Meldmate now/);
  assert.deepEqual(await waits(first), []);
  await press(second, ROUND);
  assert.equal(score(await lines(second)), 93);
  await first.locator('#banner [data-choice="here"]').click();
  await ready(first, /Ben 93/);
  await context.close();
});

test('two tabs without locks: the name beside the image decides, and what the loser entered was never shown as kept', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, serviceWorkers: 'block'}));
  const storage = (await readFile(`${ROOT}build/web/box/storage.js`, 'utf8')).replace('globalThis.navigator?.locks', 'undefined');
  await context.route('**/storage.js', (route) => route.fulfill({body: storage, contentType: 'text/javascript'}));
  const first = await open(context, server.address);
  await ready(first, /New game/);
  await begin(first, GINSKI);
  const second = await open(context, server.address);
  await ready(second, /Ginski/);
  await press(second, ROUND);
  assert.equal(score(await lines(second)), 31);
  const before = await lines(first);
  await press(first, 'ok down ok').catch(() => {});
  await first.locator('#banner [data-choice="here"]').waitFor();
  assert.equal(score(await lines(first)), score(before));
  await second.reload();
  await ready(second, /Ben 31/);
  await context.close();
});

// A browser whose storage gets full when it is told: transactions abort with a QuotaExceededError. While it is
// "tight", one still goes through that gives something back. (DevTools' own override does nothing for IndexedDB.)
const QUOTA = `
let quota = 'roomy';
new BroadcastChannel('quota').onmessage = ({data}) => (quota = data);
const {put, delete: remove} = IDBObjectStore.prototype;
const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error').get;
IDBObjectStore.prototype.delete = function (key) {
  if (key === 'reserve') this.transaction.gave = true;
  return remove.call(this, key);
};
IDBObjectStore.prototype.put = function (...given) {
  const request = put.apply(this, given);
  if (quota === 'full' || (quota === 'tight' && !this.transaction.gave)) {
    this.transaction.full = true;
    queueMicrotask(() => { try { this.transaction.abort(); } catch {} });
  }
  return request;
};
IDBTransaction.prototype.commit = function () {};
Object.defineProperty(IDBTransaction.prototype, 'error', {
  get() { return this.full ? new DOMException('full', 'QuotaExceededError') : error.call(this); },
});
`;

async function limited() {
  const context = await withBox(await browser.newContext({...DESKTOP, acceptDownloads: true, serviceWorkers: 'block'}));
  const storage = await readFile(`${ROOT}build/web/box/storage.js`, 'utf8');
  context.quota = 'roomy';
  const told = () => QUOTA.replace("'roomy'", `'${context.quota}'`) + storage;
  await context.route('**/storage.js', (route) => route.fulfill({body: told(), contentType: 'text/javascript'}));
  return context;
}

async function limit(page, quota) {
  page.context().quota = quota;
  await page.evaluate((name) => new BroadcastChannel('quota').postMessage(name), quota);
  await page.waitForTimeout(50);
}

test('storage that is full is said before anything is entered; what is there can be taken away', async () => {
  const context = await limited();
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await begin(page, GINSKI);
  await press(page, ROUND);
  await limit(page, 'full');
  await page.reload();
  await page.locator('#banner [data-choice="again"]').waitFor();
  assert.match(await page.locator('#banner').textContent(), /storage is full/);
  assert.deepEqual(await lines(page), []);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#banner [data-choice="download"]').click()]);
  assert.match(file.suggestedFilename(), /\.zip$/);
  await limit(page, 'roomy');
  await page.locator('#banner [data-choice="again"]').click();
  await ready(page, /Ben 31/);
  await context.close();
});

test('storage that gets full in the middle: the reserve takes the entry, and the page says so', async () => {
  const context = await limited();
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await begin(page, GINSKI);
  await limit(page, 'tight');
  await press(page, ROUND);
  assert.equal(score(await lines(page)), 31);
  assert.match(await page.locator('#banner').textContent(), /nearly full/);
  await limit(page, 'roomy');
  await page.reload();
  await ready(page, /Ben 31/);
  await context.close();
});

test('all that a press changed is kept in one transaction', async () => {
  const page = await open(browser, server.address);
  await ready(page, /New game/);
  const worker = page.workers()[0];
  await worker.evaluate(() => {
    globalThis.written = new Map();
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'flash') written.set(this.transaction, [...(written.get(this.transaction) ?? []), key]);
      return put.apply(this, arguments);
    };
  });
  await begin(page, GINSKI);
  await ready(page, /Ginski/);
  const groups = await worker.evaluate(() => [...written.values()]);
  const together = groups.find((paths) => paths.some((path) => path.endsWith('games/00001.log'))) ?? [];
  for (const name of ['saves/current.txt', 'saves/last.txt', 'known/current.txt']) {
    assert.ok(together.some((path) => path.endsWith(name)), `${name}: ${JSON.stringify(groups)}`);
  }
  await page.close();
});

test('what cannot be kept is not shown as kept, and the box goes on from what was', async () => {
  const context = await limited();
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await begin(page, GINSKI);
  await press(page, ROUND);
  await limit(page, 'full');
  await press(page, ROUND).catch(() => {});
  await page.locator('#banner [data-choice="again"]').waitFor();
  // The first answer of the second round could not be kept, and the box went no further.
  assert.match((await lines(page))[0], /Who ended/);
  await limit(page, 'roomy');
  await page.locator('#banner [data-choice="again"]').click();
  await ready(page, /Ben 31|Who ended|ends with|Deadwood/);
  for (let count = 0; count < 30 && !/^(Ginski.*round|continue: )/.test((await lines(page))[0]); count++) await press(page, 'back');
  assert.equal(score(await lines(page)), 31);
  await press(page, ROUND);
  assert.equal(score(await lines(page)), 62);
  await context.close();
});

test('storage that is denied is said before anything is entered, and the box plays without', async () => {
  const there = await folder();
  await mkdir(join(there, 'Default'), {recursive: true});
  const denied = {profile: {default_content_setting_values: {cookies: 2}}};
  await writeFile(join(there, 'Default', 'Preferences'), JSON.stringify(denied));
  const context = await launchKept(there);
  const page = context.pages()[0];
  await page.goto(server.address);
  await page.locator('#banner [data-choice="without"]').waitFor();
  assert.match(await page.locator('#banner').textContent(), /will not save anything/);
  await page.locator('#banner [data-choice="without"]').click();
  await ready(page, /New game/);
  assert.equal(await page.locator('#kept').textContent(), 'Nothing is saved');
  // That the box is to be shown is not kept either: the table is in the page's own type.
  await begin(page, {game: 'any', players: GINSKI.players, house: {}});
  for (const key of ['act ok', 'cell points Ben', 'digit 3', 'digit 1', 'cell points Cy', 'digit 5', 'cell points Ana', 'digit 7', 'act ok']) {
    await look(page);
    await page.locator(`#own [data-key="${key}"]`).click();
  }
  await page.waitForFunction(() => meldmate.box.about.shown.screen === 'table.sheet');
  assert.equal(score(await lines(page)), 31);
  await context.close();
});
