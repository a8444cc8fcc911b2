// The page around the box: accessible, shut in, small, offline, at home below any path; its demonstrations run.
import assert from 'node:assert/strict';
import {readFile, readdir} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {gzipSync} from 'node:zlib';
import {DESKTOP, PHONE, ROOT, holdBack, launch, lines, look, open, press, python, ready, serve, touch, until, watch, withBox} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';
import {toItsEnd, tour} from './tour.mjs';

const SITE = process.env.MELDMATE_PAGE ? `${process.env.MELDMATE_PAGE}/` : `${ROOT}build/web/`;
let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const WITH_BOX = {...DESKTOP, box: true};

async function fresh({box = false, ...options} = WITH_BOX) {
  const context = await browser.newContext(options);
  const page = await open(box ? await withBox(context) : context, server.address);
  await ready(page, /New game|Nuova partita/);
  return page;
}

for (const [name, options] of [['desktop', DESKTOP], ['desktop with the box', WITH_BOX], ['phone', PHONE]]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`axe finds nothing on a ${name} in ${colorScheme}, with a demonstration and a message open, too`, async () => {
      const page = await fresh({...options, colorScheme});
      assert.equal(await page.locator('html').getAttribute('data-theme'), colorScheme);
      assert.deepEqual(await violations(page), []);
      await page.click('[data-tour="score"]');
      await page.locator('#caption').waitFor();
      assert.deepEqual(await violations(page), []);
      await page.click('#tour-end');
      await page.click('[data-link="sheet"]');
      await page.locator('dialog[open]').waitFor();
      assert.deepEqual(await violations(page), []);
      await page.context().close();
    });
  }
}

test('the focus goes through the page in the order of reading, and the skip link leads to the box', async () => {
  const page = await fresh();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'device');
  const places = [];
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab');
    places.push(await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      return all.indexOf(document.activeElement);
    }));
  }
  assert.deepEqual(places, [...places].sort((a, b) => a - b));
  await page.context().close();
});

test('without the box the skip link leads to what the page says, and in a game to the table', async () => {
  const page = await fresh(DESKTOP);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Rumino');
  // A saved game, and nothing on the table.
  await page.evaluate(async () => {
    await meldmate.box.do('begin', {game: 'rumski', players: ['Uno', 'Due']});
    await meldmate.box.press('back', true);
    document.activeElement.blur();
  });
  await ready(page, /Resume/);
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'own');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the live region says what the screen says', async () => {
  const page = await fresh();
  const said = page.locator('#said');
  assert.equal(await said.getAttribute('aria-live'), 'polite');
  await press(page, 'ok');
  await ready(page, /Which game\?\. chosen: Rumino 2-6 players\. Rummoli/);
  // A new page is read as a whole, then only the row that is chosen.
  assert.match(await said.textContent(), /^Which game\?\. chosen: Rumino 2-6 players\. Rummoli/);
  await press(page, 'down');
  await ready(page, /\. chosen: Rummoli/);
  assert.match(await said.textContent(), /^Rummoli [^.]*$/);
  await page.context().close();
});

for (const name of ['score', 'dispute', 'pot']) {
  for (const language of ['en', 'it']) {
    test(`the demonstration "${name}" leads where it says, in ${language}`, async () => {
      const page = await fresh({...WITH_BOX, locale: language === 'it' ? 'it-IT' : 'en-GB'});
      await page.evaluate(() => meldmate.box.do('begin', {game: 'rumski', players: ['Uno', 'Due']}));
      await tour(page, name);
      await toItsEnd(page, name, (words) => assert.ok(words.length > 10 && !words.includes('.1') && !words.startsWith(name), words));
      // It ends with what is next, and the focus is there.
      assert.equal(await page.evaluate(() => document.activeElement.id), 'tour-other');
      assert.equal(await page.locator('#tour-next').isVisible(), false);
      // The visitor's own game was not touched.
      await page.click('#tour-end');
      await ready(page, /Rumski/);
      await page.waitForFunction(() => document.activeElement.id === 'device');
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }
}

test('a demonstration plays by itself, with the keys seen going down', async () => {
  const page = await fresh();
  await tour(page, 'dispute');
  await page.click('#tour-play');
  await page.locator('.key[data-down]').first().waitFor({timeout: 15000});
  await page.click('#tour-play');
  await page.context().close();
});

test('nothing is loaded from elsewhere, nothing breaks the policy, and no script may come in', async () => {
  const context = await browser.newContext(DESKTOP);
  const elsewhere = [];
  context.on('request', (request) => request.url().startsWith(server.address) || request.url().startsWith('blob:') || elsewhere.push(request.url()));
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await page.evaluate(() => {
    globalThis.broken = [];
    document.addEventListener('securitypolicyviolation', ({violatedDirective}) => broken.push(violatedDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = true';
    document.head.append(script);
  });
  await page.waitForFunction(() => broken.length > 0);
  assert.equal(await page.evaluate(() => globalThis.ran), undefined);
  const policy = await page.locator('meta[http-equiv]').getAttribute('content');
  assert.ok(policy.startsWith("default-src 'none'") && !/unsafe-inline|unsafe-eval'|\*|https?:/.test(policy.replace("'wasm-unsafe-eval'", '')), policy);
  assert.deepEqual(elsewhere, []);
  await context.close();
});

test('the page is small: what is loaded to play takes less than 2 MB compressed', async () => {
  // What is stored for the time without a network; the rest is only fetched by who wants it.
  const [, names] = /const FILES = (\{.*\});/.exec(await readFile(`${SITE}service.js`, 'utf8'));
  let size = 0;
  for (const name of Object.keys(JSON.parse(names)).slice(1)) size += gzipSync(await readFile(SITE + name)).length;
  assert.ok(size < 2e6, String(size));
  console.log(`${Math.round(size / 1024)} KiB compressed`);
});

test('offline, after one visit, on a host that sends no headers of ours, from below a path', async () => {
  const host = await serve({prefix: '/some/where/', bare: true});
  const context = await withBox(await browser.newContext(DESKTOP));
  let page = await open(context, host.address);
  await ready(page, /New game/);
  // Without shared memory, keys are messages.
  assert.equal(await page.evaluate(() => crossOriginIsolated), false);
  await touch(page, 'ok');
  await ready(page, /Which game/);
  await touch(page, 'back');
  await ready(page, /New game/);
  await page.evaluate(() => meldmate.box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}}));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(page, async () => (await caches.keys()).length === 1 && (await (await caches.open((await caches.keys())[0])).keys()).length > 20);
  host.stop();
  await context.setOffline(true);
  await page.close();
  page = await open(context, host.address);
  await ready(page, /Ginski/);
  // From the second visit on it is shut in, so that a press reaches the box in the middle of a search.
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await press(page, 'ok down ok right up ok left up up left ok left left up up ok ok');
  await ready(page, /Ben 31/);
  await tour(page, 'pot');
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('the first picture comes before the service worker, and each file is asked for once until then', async () => {
  const context = await browser.newContext(DESKTOP);
  const asked = [];
  const page = await context.newPage();
  page.on('request', (request) => request.serviceWorker() || asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      globalThis.registered = performance.now();
      return register(...given);
    };
    addEventListener('DOMContentLoaded', () => {
      globalThis.said = document.getElementById('loading').textContent;
      document.getElementById('device').addEventListener('painted', () => (globalThis.first ??= performance.now()), {once: true});
    });
  });
  await page.goto(server.address);
  await page.waitForFunction(() => globalThis.first);
  await page.waitForFunction(() => globalThis.registered);
  assert.equal(await page.evaluate(() => registered >= first), true, 'the service worker came first');
  assert.ok(asked.includes('/program.romfs'));
  // ring.js is a part of the page and of its worker.
  assert.deepEqual(asked.filter((path, at) => asked.indexOf(path) !== at && path !== '/box/ring.js' && /\.(js|wasm|romfs|json|css)$/.test(path)), []);
  assert.match(await page.evaluate(() => said), /Meldmate/);
  assert.equal(await page.locator('#loading').count(), 0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.close();
});

// What a page has asked for, [[path, bytes on the wire]], until `done` has come true in it.
async function fetched(context, fragment, done) {
  const page = await context.newPage();
  const answers = [];
  const count = (request) => {
    const {pathname} = new URL(request.url());
    if (!request.serviceWorker() && !request.url().startsWith('blob:')) answers.push(request.sizes().then((sizes) => [pathname, sizes.responseBodySize + sizes.responseHeadersSize]));
  };
  page.on('requestfinished', count);
  await page.goto(server.address + fragment);
  await done(page);
  // The sizes of what comes later would be asked of a page that is closed.
  page.off('requestfinished', count);
  return [page, await Promise.all(answers)];
}
const USED_LATER = /later\.|esp|install|cable|connect|md5|links|follow|send|form|message|saved|backup|zip|unfold|shared\/games|reading|rules/;

test('until the first picture nothing is fetched that is used later, and it is at most 532 KB', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, serviceWorkers: 'block'}));
  const arrive = await holdBack(context, '**/later.romfs');
  const [page, answers] = await fetched(context, '', (one) => one.waitForFunction(() => !document.getElementById('loading') && globalThis.meldmate));
  const paths = answers.map(([path]) => path);
  assert.deepEqual(paths.filter((path) => USED_LATER.test(path)), []);
  const size = answers.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${paths.length} requests, ${size} bytes until the first picture`);
  assert.ok(paths.includes('/program.romfs') && size > 300e3 && size <= 532e3, `${paths.length} requests, ${size} bytes`);
  // What is pressed before the rest of the program is there waits for it.
  await page.waitForFunction(() => /Your buttons/.test(document.getElementById('screen').textContent));
  assert.equal(await page.locator('#rest').isVisible(), true);
  await look(page);
  await touch(page, 'back');
  assert.match(await page.locator('#screen').textContent(), /Your buttons/);
  arrive();
  await page.waitForFunction(() => /New game/.test(document.getElementById('screen').textContent));
  assert.equal(await page.locator('#rest').count(), 0);
  await context.close();
});

const PROGRAM = /worker|micropython|romfs/;

// A phone that was never here, whose picture of a table is held back: {page, asked, arrive}; `asked` are the paths of what it has asked for.
async function heldPhone() {
  const context = await browser.newContext({...PHONE, serviceWorkers: 'block'});
  const arrive = await holdBack(context, '**/pictures/table.en.png');
  const page = await context.newPage();
  page.wrong = watch(page);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.address, {waitUntil: 'commit'});
  await page.locator('#start:enabled').waitFor();
  return {page, asked, arrive};
}

test('on a phone nothing of the program is fetched before the first picture is there', async () => {
  const {page, asked, arrive} = await heldPhone();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  assert.ok(asked.includes('/pictures/table.en.png') && asked.includes('/boards.json'), asked.join());
  assert.deepEqual(asked.filter((path) => PROGRAM.test(path)), []);
  arrive();
  await ready(page, /New game/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('on a phone the program comes while the processor is busy with the first picture, and starts afterwards', async () => {
  const context = await browser.newContext({...PHONE, serviceWorkers: 'block'});
  // The browser has no time for it until this is called.
  await context.addInitScript(() => (globalThis.requestIdleCallback = (work) => (globalThis.free = work)));
  const page = await context.newPage();
  page.wrong = watch(page);
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(server.address);
  for (const path of ['/program.romfs', '/micropython.js']) if (!asked.includes(path)) await page.waitForRequest((request) => request.url().endsWith(path));
  await page.waitForFunction(() => globalThis.free);
  assert.ok(!asked.includes('/micropython.wasm'), asked.join());
  await page.evaluate(() => free());
  await ready(page, /New game/);
  assert.deepEqual(asked.filter((path) => path === '/program.romfs'), ['/program.romfs']);
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('on a phone a game is begun before the first picture is there, and that it comes is shown', async () => {
  const {page, asked, arrive} = await heldPhone();
  const program = await holdBack(page.context(), '**/program.romfs');
  await page.locator('#start').tap();
  await page.locator('#coming').waitFor();
  program();
  await ready(page, /Which game/);
  assert.equal(await page.locator('#coming').isVisible(), false);
  assert.ok(asked.includes('/program.romfs'));
  arrive();
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a phone shows the picture before any module, and the drawn box at no time', async () => {
  for (const [locale, language] of [['en-GB', 'en'], ['it-IT', 'it']]) {
    const context = await browser.newContext({...PHONE, locale, serviceWorkers: 'block'});
    await context.route('**/start.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(server.address);
    assert.equal(await page.locator('#picture').evaluate((one) => one.naturalWidth > 0 && one.getAttribute('src')), `pictures/table.${language}.png`);
    assert.deepEqual(await page.evaluate(() => ['picture', 'device'].map((name) => document.getElementById(name).getClientRects().length)), [1, 0]);
    await context.close();
  }
});

test('the sheet of a code needs no MicroPython; closed, the box comes', async () => {
  const context = await browser.newContext({...DESKTOP, serviceWorkers: 'block'});
  const text = '1:GINSKI:ANA/BEN:21W:/.31';
  let crc = ~0;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  const check = ((~crc >>> 0) % 46656).toString(36).toUpperCase().padStart(3, '0');
  const [page, answers] = await fetched(context, `#R11${check}${text}`, async (one) => {
    await one.locator('dialog[open] table').waitFor();
    await one.waitForTimeout(500);
  });
  assert.match(await page.locator('dialog[open]').textContent(), /Ginski: the score sheet/);
  const paths = answers.map(([path]) => path);
  assert.deepEqual(paths.filter((path) => /micropython|romfs|worker/.test(path)), []);
  const size = answers.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${paths.length} requests, ${size} bytes for the sheet of a code`);
  // The picture of a table is among them.
  assert.ok(size < 160e3, `${paths.length} requests, ${size} bytes`);
  await page.locator('dialog[open] [data-choice="ok"]').click();
  await ready(page, /New game/);
  await context.close();
});

for (const [file, named] of [['box/worker.js', /worker\.js/], ['program.romfs', /program\.romfs/], ['later.romfs', /later\.romfs/], ['boards.json', /boards\.json/], ['table/own.js', /did not arrive/]]) {
  test(`${file} does not arrive: the page says so, and tries again`, async () => {
    const context = await browser.newContext({...DESKTOP, serviceWorkers: 'block'});
    await context.route(`**/${file}`, (route) => route.fulfill({status: 404, body: 'gone'}));
    const page = await context.newPage();
    await page.goto(server.address);
    await page.locator('#banner [data-choice="again"]').waitFor();
    const words = await page.locator('#banner').textContent();
    assert.match(words, named);
    assert.ok(!/too old/.test(words), words);
    await context.unroute(`**/${file}`);
    await Promise.all([page.waitForEvent('load'), page.locator('#banner [data-choice="again"]').click()]);
    await ready(page, /New game/);
    await context.close();
  });
}

test('the page says whether the browser keeps its games for good', async () => {
  const context = await withBox(await browser.newContext(DESKTOP));
  await context.addInitScript(() => {
    globalThis.good = false;
    navigator.storage.persisted = async () => globalThis.good;
    navigator.storage.persist = async () => (globalThis.good = true);
  });
  const page = await open(context, server.address);
  await ready(page, /New game/);
  assert.equal(await page.locator('#kept').textContent(), 'Saved in this browser');
  assert.match(await page.locator('#kept').getAttribute('title'), /may clear it/);
  // It is asked for once a round is there to keep (silent.test.mjs): one of Ginski that Ben ends.
  await page.evaluate((given) => meldmate.box.do('begin', given), {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}});
  await ready(page, /Ginski/);
  await press(page, 'ok down ok right up ok left up up left ok left left up up ok ok');
  await page.waitForFunction(() => document.getElementById('kept').textContent === 'Saved in this browser for good');
  await context.close();
});

test('it can be installed: manifest, icons of all sizes, a service worker', async () => {
  const page = await fresh();
  const manifest = JSON.parse(await readFile(`${SITE}site.webmanifest`, 'utf8'));
  for (const icon of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}`;
    }, icon.src);
    assert.equal(size, icon.sizes);
  }
  const session = await page.context().newCDPSession(page);
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  assert.deepEqual(installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito'), []);
  await page.context().close();
});

test('its foot says the version, and its licences name all that it holds', async () => {
  const version = String(await python('-c', 'from host_tools.base import identity; print(identity.full_version())')).trim();
  const page = await fresh();
  assert.equal(await page.locator('#version').textContent(), version);
  const licences = await readFile(`${SITE}LICENSE.txt`, 'utf8');
  for (const words of ['Meldmate', 'Frederic Cambus', 'John McNamara', 'Pyodide', 'Damien P. George', 'Apache License', 'Vitaly Puzrin']) assert.ok(licences.includes(words), words);
  await page.context().close();
});

test('the page leads to the boards on the site, and has words for each image', async () => {
  const page = await fresh();
  assert.match(await page.locator('#make a').getAttribute('href'), /\/boards\/$/);
  const {boards} = JSON.parse(await readFile(`${SITE}install.json`, 'utf8'));
  const {default: words} = await import(`${SITE}words/en/install.js`);
  for (const {what, name} of boards) assert.ok(!what || `what.${what}` in words, name);
  await page.context().close();
});

test('all that the page has to say is said, and stands in it as it is said', async () => {
  const {default: en} = await import(`${SITE}words/en/page.js`);
  const files = (await readdir(SITE, {recursive: true})).filter((name) => /\.(js|html|txt)$/.test(name) && !/^words|micropython/.test(name));
  const used = (await Promise.all(files.map((name) => readFile(SITE + name, 'utf8')))).join('\n');
  const beginnings = [...used.matchAll(/`([a-z]+\.[a-z_]*)\$\{/g)].map(([, words]) => words);
  const unused = Object.keys(en).filter((key) => !used.includes(`'${key}'`) && !used.includes(`"${key}"`) && !used.includes(` ${key}\n`) && !beginnings.some((one) => key.startsWith(one)));
  assert.deepEqual(unused, []);
  const html = await readFile(`${SITE}index.html`, 'utf8');
  for (const [, key, words] of html.matchAll(/data-words="([^"]+)"[^>]*>([^<]*)</g)) assert.equal(words, en[key], key);
});

// The hardest position that a climber found for Rumski's search.
const HARD = {
  ask: 'play', game: 'rumski', opened: true, hand: 'Y4 P9 Y6 R13 B3 G9 B2 Y7 P3 P4 Y2'.split(' '),
  table: 'R9 R10 R11|P8 G8 R8 Y8 B8|P10 P11 P13 W|B10 G10 Y10|R7 G7 P7|Y1 B1 G1|R5 B5 G5|Y9 Y11 W|B6 P6 R6 G6|B12 R12 W|B7 B9 W'
    .split('|').map((meld) => meld.split(' ')),
};

test('the page does not wait for the box: it goes on during the hardest searches', async () => {
  const page = await fresh();
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  const [turns, took, counts] = await page.evaluate(async (hard) => {
    let turns = 0, on = true;
    const turn = () => {
      turns += 1;
      if (on) setTimeout(turn, 0);
    };
    turn();
    const began = performance.now();
    const found = await Promise.all(Array.from({length: 10}, () => meldmate.box.answer(hard)));
    on = false;
    return [turns, performance.now() - began, found.map((one) => one.count)];
  }, HARD);
  assert.ok(took > 300, `the searches took ${took} ms`);
  assert.ok(turns > took / 50, `${turns} turns in ${took} ms`);
  assert.deepEqual(new Set(counts), new Set([9]));
  await page.context().close();
});
