// Files of the page that are damaged in the browser's cache: the page heals itself, or offers the one button that does.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {gunzipSync, gzipSync} from 'node:zlib';
import {DESKTOP, launch, open, press, ready, serve, until, withBox} from '../../host_tools/play/web/browser.mjs';
import {SITE, filesOf, publisher} from './publisher.mjs';

let browser, server, names, sums;
before(async () => {
  [browser, server] = [await launch(), await serve()];
  sums = filesOf(await readFile(`${SITE}service.js`, 'utf8'));
  names = Object.keys(sums);
});
after(async () => {
  await browser.close();
  server.stop();
});

const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {target: 999, upcard_offer: 'no'}};
// Ben ends with 8, Ana has 24, Cy 15: 31 for Ben.
const ROUND = 'ok down ok right up ok left up up left ok left left up up ok ok';
const BOX = () => document.getElementById('kept')?.textContent && globalThis.meldmate?.box.lines.length;
const MENDS = '#banner [data-choice="again"], #news [data-choice="take"], #dialog[open] [data-choice="mend"]';

// A page that its worker serves, in a context of its own.
async function worked(address) {
  const context = await withBox(await browser.newContext(DESKTOP));
  const page = await open(context, address);
  await ready(page, /New game/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await ready(page, /New game/);
  // Damage is put in behind its back.
  await checked(page);
  return [context, page];
}

// Wait until the worker has looked at all files once: it does that after the start.
const checked = (page) => page.evaluate(async () => {
  navigator.serviceWorker.controller.postMessage('check');
  await new Promise((resolve) => setTimeout(resolve, 300));
});

// Leave half of some files in the worker's cache; a version that waits has none of them yet.
const halve = (page, some) => page.evaluate(async (given) => {
  for (const one of await caches.keys()) for (const name of given) {
    const cache = await caches.open(one);
    const response = await cache.match(name);
    if (!response) continue;
    const bytes = await response.arrayBuffer();
    await cache.put(name, new Response(bytes.slice(0, bytes.byteLength / 2), {headers: response.headers}));
  }
}, some);

// Which of some files are not what they were built as.
const wrong = (page, some) => page.evaluate(async (given) => {
  const cache = await caches.open((await caches.keys())[0]);
  const found = [];
  for (const [name, sum] of given) {
    const bytes = await (await cache.match(name))?.arrayBuffer();
    const digest = bytes && new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const is = digest && Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (is !== sum) found.push(name);
  }
  return found;
}, some.map((name) => [name, sums[name]]));

async function healed(page, some) {
  for (let tries = 0; tries < 100; tries++) {
    if (!(await wrong(page, some)).length) return;
    await page.waitForTimeout(50);
  }
  assert.deepEqual(await wrong(page, some), []);
}

test('half of each file that a start takes: the page heals itself as it is asked for', async () => {
  const [context, page] = await worked(server.address);
  // The look at all files after a start is left out here.
  await page.addInitScript(() => (ServiceWorker.prototype.postMessage = () => {}));
  const asked = new Set();
  context.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (!request.serviceWorker()) asked.add(pathname.slice(1) || './');
  });
  await page.reload();
  await ready(page, /New game/);
  const first = names.filter((name) => asked.has(name));
  for (const name of ['./', 'start/early.js', 'start/start.js', 'shared/mend.js', 'words/en/page.js', 'box/worker.js', 'box/python.js', 'micropython.wasm', 'program.romfs', 'later.romfs', 'start/later.js', 'table/own.css']) assert.ok(asked.has(name), name);
  for (const name of first) {
    await halve(page, [name]);
    assert.deepEqual(await wrong(page, [name]), [name]);
    await page.reload({waitUntil: 'commit'});
    await page.waitForFunction(BOX).catch(async () => assert.fail(`${name}: ${await page.locator('#banner').textContent()}`));
    await healed(page, [name]);
    assert.equal(await page.locator(MENDS).count(), 0, name);
  }
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('half of every file at once: all of them are whole after the next start, also those that are used later', async () => {
  const [context, page] = await worked(server.address);
  await halve(page, names);
  assert.deepEqual(await wrong(page, names), names);
  await page.reload();
  await ready(page, /New game/);
  await healed(page, names);
  // So they serve without a network.
  await context.setOffline(true);
  await page.reload();
  await ready(page, /New game/);
  await context.close();
});

// Other bytes that do the same.
function another(name, content) {
  if (name.endsWith('.romfs')) return gzipSync(gunzipSync(content), {level: 1});
  // A section that nobody reads.
  return Buffer.concat([content, Buffer.from(name.endsWith('.wasm') ? [0, 2, 1, 120] : '\n')]);
}

test('half of a file while the host has a newer version: the page says so, and its one button brings that', async (t) => {
  const host = await publisher(t);
  const [context, page] = await worked(host.address);
  await page.evaluate((given) => meldmate.box.do('begin', given), GINSKI);
  await press(page, ROUND);
  let [version, score] = [0, 31];
  // One of each kind: a script of the beginning, a module, the worker, the program, its rest, facts, words, a document, a style.
  for (const name of ['start/early.js', 'start/start.js', 'shared/mend.js', 'table/own.js', 'start/later.js', 'box/worker.js', 'box/python.js', 'program.romfs', 'later.romfs', 'micropython.wasm', 'boards.json', 'words/en/page.js', './', 'shared/style.css']) {
    version += 1;
    await host.publish(`00000000000000${String(version).padStart(2, '0')}`, name === './' ? {} : {[name]: another(name, await readFile(SITE + name))});
    await halve(page, [name]);
    await page.reload({waitUntil: 'commit'});
    const button = page.locator(MENDS).first();
    await page.waitForFunction((buttons) => document.querySelector(buttons) || globalThis.meldmate?.box.lines.length, MENDS);
    if (!(await button.count())) {
      // Nothing that is needed was damaged. In a game the new version is told between two rounds.
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        navigator.serviceWorker.controller.postMessage('check');
        await registration.update();
      });
      await page.waitForTimeout(500);
      await press(page, ROUND);
      score += 31;
    }
    await button.waitFor({timeout: 15000}).catch(async () => assert.fail(`${name}: ${await page.locator('#banner').textContent()} ${await page.locator('#screen').textContent()}`));
    await page.waitForFunction(() => /new version/.test(document.body.innerText)).catch(() => assert.fail(`${name}: no word of the new version`));
    await Promise.all([page.waitForEvent('load'), button.click()]);
    await page.waitForFunction((words) => document.getElementById('version').textContent.endsWith(words), String(version).padStart(2, '0'));
    await ready(page, new RegExp(`Ben ${score}`));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await until(page, async (count) => {
      const kept = await caches.keys();
      return kept.length === 1 && (await (await caches.open(kept[0])).keys()).length === count;
    }, names.length).catch(() => assert.fail(`${name}: not all is kept again`));
  }
  await context.close();
});

test('besides English the languages are kept that the page has spoken: damage is mended, and a newer version has them, too', async (t) => {
  const host = await publisher(t);
  const [context, page] = await worked(host.address);
  const of = (language) => page.evaluate(async ([name, ours]) => {
    const cache = await caches.open((await caches.keys()).at(-1));
    const found = (await cache.keys()).map(({url}) => url.slice(ours.length)).filter((one) => one.split(/[./]/).includes(name));
    return found.sort();
  }, [language, host.address]);
  assert.ok((await of('en')).length > 10);
  assert.deepEqual(await of('de'), []);
  await page.locator('#language').selectOption('de');
  const last = 'words/de/report.js';
  await until(page, async (name) => Boolean(await caches.match(name)), last);
  const german = await of('de');
  for (const name of ['rules.de.html', 'site.de.webmanifest', 'words/de/first.romfs', 'words/de/games.json', 'words/de/page.js', last]) assert.ok(german.includes(name), name);
  assert.deepEqual(await of('it'), []);
  // One is lost, one is cut.
  await page.evaluate(() => caches.keys().then(async ([name]) => (await caches.open(name)).delete('words/de/form.js')));
  await halve(page, ['rules.de.html']);
  await page.reload();
  await ready(page, /Neue Partie/);
  await until(page, async () => (await (await caches.match('rules.de.html')).text()).endsWith('</html>\n') && (await caches.match('words/de/form.js')));
  await host.publish('0000000000000001', {});
  await host.find(page);
  assert.deepEqual(await of('de'), german);
  assert.equal((await page.evaluate(() => caches.keys())).length, 2);
  await context.setOffline(true);
  await page.reload();
  await ready(page, /Neue Partie/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await page.goto(`${host.address}rules.de.html`);
  assert.equal(await page.locator('h1').count(), 1);
  await context.close();
});

test('a file that arrived is shown although there is no room to keep it', async () => {
  const [context, page] = await worked(server.address);
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await halve(page, ['words/en/page.js']);
  await page.evaluate(() => caches.keys().then(async ([name]) => (await caches.open(name)).delete('box/python.js')));
  await page.reload();
  await ready(page, /New game/);
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('where no room is for the page, its files take none of what the games need', async () => {
  const context = await browser.newContext(DESKTOP);
  await context.route('**/service.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({response: answer, body: `let puts = 0;
      const {put} = Cache.prototype;
      Cache.prototype.put = function (...given) { return (puts += 1) > 20 ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : put.apply(this, given); };
      ${await answer.text()}`});
  });
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await until(page, async () => !(await navigator.serviceWorker.getRegistration())?.installing);
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
  await context.close();
});
