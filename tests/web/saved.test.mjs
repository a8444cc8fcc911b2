// Saved for good: what is said of backups, installing, new versions; two copies of the page on one host.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, ROOT, launch, lines, look, open, press, ready, serve, until, withBox} from '../../host_tools/play/web/browser.mjs';
import {publisher} from './publisher.mjs';
import {tour} from './tour.mjs';

const SITE = process.env.MELDMATE_PAGE ? `${process.env.MELDMATE_PAGE}/` : `${ROOT}build/web/`;
let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve({prefix: ['/first/', '/second/']})];
});
after(async () => {
  await browser.close();
  server.stop();
});

const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}};
const round = (ender, Ana, Ben, Cy) => ({event: 'round', ender, deadwood: {Ana, Ben, Cy}});
const second = () => server.address.replace('/first/', '/second/');
const news = (page) => page.locator('#news');

async function begin(page, events = [round('Ben', 24, 8, 15)], setup = GINSKI) {
  await page.evaluate(async ([given, more]) => {
    await meldmate.box.do('begin', given);
    await meldmate.box.do('replay', more);
  }, [setup, events]);
}

// A round of Ginski that Ben ends with 8 while Ana has 24 and Cy 15: 31 for Ben.
const ROUND = 'ok down ok right up ok left up up left ok left left up up ok ok';

test('two copies of the page on one host have games and caches of their own', async () => {
  const context = await withBox(await browser.newContext(DESKTOP));
  const one = await open(context, server.address);
  await ready(one, /New game/);
  await begin(one);
  const other = await open(context, second());
  // The first one is still open: it has its own box.
  await ready(other, /New game/);
  await begin(other, [round('Cy', 60, 20, 3)]);
  await press(one, ROUND);
  await Promise.all([one, other].map((page) => page.evaluate(() => navigator.serviceWorker.ready)));
  await until(one, async () => (await caches.keys()).length === 2);
  await Promise.all([one.reload(), other.reload()]);
  await ready(one, /Ben 62/);
  await ready(other, /Cy 77/);
  const names = await one.evaluate(() => caches.keys());
  assert.deepEqual(names.map((name) => name.replace(/[0-9a-f]+$/, '')).sort(), ['meldmate-/first/-', 'meldmate-/second/-']);
  assert.deepEqual([one.wrong, other.wrong], [[], []]);
  await context.close();
});

test('after a game the page offers to send its result, says when the last backup was, and reminds of one', async () => {
  // In the page's own type the end has all that on it.
  const context = await withBox(await browser.newContext({...PHONE, acceptDownloads: true}));
  const page = await open(context, server.address);
  await ready(page, /New game/);
  assert.match(await page.locator('#keeping').textContent(), /No backup yet\.$/);
  await begin(page, [round('Ben', 24, 8, 15), round('Ben', 24, 8, 15), round('Ben', 24, 8, 15)]);
  assert.equal(await news(page).isHidden(), true);
  await press(page, ROUND);
  await ready(page, /Ben/);
  await news(page).waitFor();
  assert.match(await news(page).textContent(), /The game is over\. Time for a backup\. No backup yet\./);
  await news(page).locator('[data-choice="result"]').click();
  await page.locator('dialog[open] textarea').waitFor();
  assert.match(await page.locator('dialog[open] textarea').inputValue(), /^Ginski: ★ Ben \d+, /);
  await page.locator('dialog[open] [data-choice="ok"]').click();
  const [file] = await Promise.all([page.waitForEvent('download'), news(page).locator('[data-choice="backup"]').click()]);
  assert.match(file.suggestedFilename(), /\.zip$/);
  await news(page).locator('[data-choice="backup"]').waitFor({state: 'hidden'});
  assert.match(await news(page).textContent(), /^\s*The game is over\.\s*Send the result\s*Report\s*Not now\s*$/);
  await news(page).locator('[data-choice="later"]').click();
  await news(page).waitFor({state: 'hidden'});
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en', {dateStyle: 'long'}).format(new Date()));
  const keeping = () => page.locator('#keeping').textContent();
  assert.ok((await keeping()).endsWith(`Last backup: ${today}.`), await keeping());
  await page.reload();
  await ready(page);
  assert.ok((await keeping()).endsWith(`Last backup: ${today}.`), await keeping());
  // A game that was over when the page was opened is no news; one that ends soon after a backup has its result alone.
  assert.equal(await news(page).isHidden(), true);
  await begin(page, [round('Ben', 24, 8, 15), round('Ben', 24, 8, 15), round('Ben', 24, 8, 15)]);
  await press(page, ROUND);
  await news(page).waitFor();
  assert.equal(await news(page).locator('[data-choice="backup"]').count(), 0);
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('a backup that was put off is not asked for again on that day; a visit has no reminder', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, locale: 'it-IT'}));
  const page = await open(context, server.address);
  await ready(page, /Nuova partita/);
  const nearly = Array.from({length: 3}, () => round('Ben', 24, 8, 15));
  for (const asked of [true, false, true]) {
    await begin(page, nearly);
    await press(page, ROUND);
    await news(page).waitFor();
    assert.match(await news(page).textContent(), asked ? /La partita è finita\..*Ancora nessuna copia/ : /La partita è finita\.\s*Manda il risultato/);
    await news(page).locator('[data-choice="later"]').click();
    await news(page).waitFor({state: 'hidden'});
    // The next day.
    if (!asked) await page.evaluate(() => localStorage.setItem('meldmate.backup_later', Number(localStorage.getItem('meldmate.backup_later')) - 25 * 3600e3));
  }
  await context.close();
});

test('a game that has been running for a week is reminded of when the page is opened', async () => {
  const context = await withBox(await browser.newContext(DESKTOP));
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await begin(page, [round('Ben', 24, 8, 15)]);
  await page.waitForFunction(() => Number(localStorage.getItem('meldmate.running')) > 0);
  await page.reload();
  await ready(page, /Ben/);
  assert.equal(await news(page).isHidden(), true);
  await page.evaluate(() => localStorage.setItem('meldmate.running', Date.now() - 8 * 24 * 3600e3));
  await page.reload();
  await news(page).waitFor();
  assert.match(await news(page).textContent(), /going on for a week\. Time for a backup\. No backup yet\./);
  const [file] = await Promise.all([page.waitForEvent('download'), news(page).locator('[data-choice="backup"]').click()]);
  assert.match(file.suggestedFilename(), /\.zip$/);
  await news(page).waitFor({state: 'hidden'});
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('Safari deletes what is not visited: that is said where the games are kept, with a copy beside it', async () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
  const page = await open(await browser.newContext({...DESKTOP, userAgent}), server.address);
  await ready(page, /New game/);
  await begin(page, [round('Ben', 24, 8, 15)]);
  await ready(page, /Ben/);
  await press(page, '~back');
  await page.locator('#copy').waitFor();
  for (const place of ['#kept', '#keeping']) assert.match(await page.locator(place).textContent(), /seven days/);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#copy').click()]);
  assert.match(file.suggestedFilename(), /\.zip$/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('where the browser offers it the page is installed by a button, elsewhere in the words of the platform', async () => {
  const page = await open(await browser.newContext(DESKTOP), server.address);
  await ready(page, /New game/);
  await page.locator('#install').waitFor();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', {cancelable: true});
    Object.assign(event, {prompt: async () => (globalThis.prompted = true), userChoice: Promise.resolve({outcome: 'accepted'})});
    globalThis.taken = !dispatchEvent(event);
  });
  assert.equal(await page.evaluate(() => taken), true);
  await page.locator('#install-now').click();
  await page.waitForFunction(() => globalThis.prompted);
  await page.locator('#install-now').waitFor({state: 'hidden'});
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.locator('#install').waitFor({state: 'hidden'});
  await page.context().close();
  const agents = [
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1', /Share, then Add to Home Screen/],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15', /File, then Add to Dock/],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', /the menu ⋮, then Install or Add/],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', /cannot install/],
  ];
  for (const [userAgent, words] of agents) {
    const other = await open(await browser.newContext({...DESKTOP, userAgent}), server.address);
    await ready(other, /New game/);
    await other.waitForFunction(() => document.getElementById('install-how').textContent);
    assert.match(await other.locator('#install-how').textContent(), words);
    await other.context().close();
  }
});

test('the manifest names language, screenshots and shortcuts, in both languages, and each copy is an application of its own', async () => {
  const [en, it] = await Promise.all(['', 'it.'].map(async (name) => JSON.parse(await readFile(`${SITE}site.${name}webmanifest`, 'utf8'))));
  assert.deepEqual([en.lang, it.lang], ['en', 'it']);
  const bare = (facts) => JSON.stringify(facts, (key, value) => (['name', 'label', 'description', 'lang'].includes(key) ? '' : value)).replaceAll('.it.html', '.en.html');
  assert.equal(bare(en), bare(it));
  for (const {src, sizes} of en.screenshots) {
    const picture = await readFile(SITE + src);
    assert.equal(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, sizes);
  }
  for (const {url} of en.shortcuts) await readFile(`${SITE}${new URL(url, 'http://x/').pathname.slice(1) || 'index.html'}`);
  const context = await browser.newContext({...DESKTOP, locale: 'it-IT'});
  for (const address of [server.address, second()]) {
    const page = await open(context, address);
    await ready(page, /Nuova partita/);
    assert.match(await page.locator('link[rel="manifest"]').getAttribute('href'), /site\.it\.webmanifest/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await ready(page, /Nuova partita/);
    assert.equal(await page.evaluate(async () => (await (await fetch('site.it.webmanifest')).json()).id), new URL(address).pathname);
    const session = await context.newCDPSession(page);
    assert.equal((await session.send('Page.getAppId')).appId, address);
  }
  await context.close();
});

const take = (page) => news(page).locator('[data-choice="take"]');
const hasVersion = (page, version) => page.waitForFunction((words) => document.getElementById('version').textContent === words, version);

test('a new version that another tab takes during a demonstration is offered after it, once, and comes', async (t) => {
  const host = await publisher(t);
  const context = await withBox(await browser.newContext(DESKTOP));
  const other = await open(context, host.address);
  await ready(other, /New game/);
  await other.evaluate(() => navigator.serviceWorker.ready);
  await other.reload();
  await ready(other, /New game/);
  // The other tab has the box; this one plays a demonstration, then has the box itself.
  const page = await open(context, host.address);
  await page.locator('#banner [data-choice="here"]').click();
  await ready(page, /New game/);
  await tour(page, 'score');
  await host.publish('aaaaaaaaaaaaaaaa');
  await host.find(other);
  await Promise.all([other.waitForEvent('load'), take(other).click()]);
  await hasVersion(other, 'aaaaaaaaaaaaaaaa');
  // The demonstration goes on meanwhile.
  await page.click('#tour-next');
  await page.locator('#caption[data-step="2"]').waitFor();
  assert.equal(await news(page).isVisible(), false);
  await page.click('#tour-end');
  if (await page.locator('#banner [data-choice="here"]').waitFor({timeout: 5000}).then(() => true, () => false)) await page.locator('#banner [data-choice="here"]').click();
  await ready(page, /New game/);
  await Promise.all([page.waitForEvent('load'), take(page).click()]);
  await hasVersion(page, 'aaaaaaaaaaaaaaaa');
  await page.waitForFunction(() => document.getElementById('news').hidden);
  assert.deepEqual([page.wrong, other.wrong], [[], []]);
  await context.close();
});

test('the page of the first visit takes a new version, too, and the one after it', async (t) => {
  const host = await publisher(t);
  const context = await withBox(await browser.newContext(DESKTOP));
  const page = await open(context, host.address);
  await ready(page, /New game/);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  for (const version of ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']) {
    await host.publish(version);
    await host.find(page);
    await Promise.all([page.waitForEvent('load'), take(page).click()]);
    await hasVersion(page, version);
    await ready(page, /New game/);
  }
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('a new version is announced, waits, and is taken with everything that was entered', async (t) => {
  const host = await publisher(t);
  const context = await withBox(await browser.newContext(DESKTOP));
  const page = await open(context, host.address);
  await ready(page, /New game/);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await ready(page, /New game/);
  // The host gets another version.
  await host.publish('0123456789abcdef');
  await begin(page);
  // A round is being keyed: the box has the room.
  await press(page, 'ok down ok');
  await host.find(page);
  assert.equal(await news(page).isHidden(), true);
  assert.notEqual(await page.locator('#version').textContent(), '0123456789abcdef');
  // Without a question it is taken when the page is opened anew and no other is open; asked for, at once.
  await page.evaluate(() => meldmate.box.type('3'));
  await look(page);
  const keyed = await lines(page);
  assert.match(keyed.join(), /Ben 3/);
  // Back held leads home, and the digit stays.
  await page.evaluate(() => meldmate.box.press('back', true));
  await news(page).waitFor();
  assert.match(await news(page).textContent(), /new version/);
  await Promise.all([page.waitForEvent('load'), take(page).click()]);
  await ready(page);
  assert.equal(await page.locator('#version').textContent(), '0123456789abcdef');
  assert.deepEqual(await page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith('0123456789abcdef'))), []);
  // The round goes on where it was.
  await press(page, 'ok');
  assert.deepEqual(await lines(page), keyed);
  assert.deepEqual(page.wrong, []);
  await context.close();
});
