// "Connect your box": the page at the cable of a simulated box, through a stand-in for navigator.serial.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {copyFile, mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {DESKTOP, PYTHON, ROOT, launch, open, python, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import {lineOf} from '../../build/web/install/cable.js';
import {encode} from '../../build/web/links/links.js';
import {unzip} from '../../build/web/shared/zip.js';
import {violations} from './axe.mjs';
import {connect, said, save, standIn, waitSaid} from './port.mjs';

let browser, server, folder;
const boxes = [];
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  for (const box of boxes) box.kill();
  await browser.close();
  server.stop();
  await rm(folder, {recursive: true});
});

// Open the page beside a box whose games are in `name`; returns {page, box, pull, sent, stop}. `pull(n)` pulls the cable out
// after n more bytes of the page.
async function table(name) {
  const box = spawn(PYTHON, ['-m', 'tests.proof.cable', join(folder, name)], {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit']});
  boxes.push(box);
  // An empty line says that it is on.
  await new Promise((resolve, reject) => {
    box.stdout.once('data', resolve);
    box.once('exit', () => reject(new Error('the box ended')));
  });
  const context = await withBox(await browser.newContext({...DESKTOP, acceptDownloads: true}));
  let left = Infinity;
  const found = {sent: 0, asked: '', box, pull: (bytes) => (left = bytes)};
  await context.exposeFunction('boxSend', async (bytes) => {
    found.sent += bytes.length;
    found.asked += String.fromCharCode(...bytes);
    const part = bytes.slice(0, left);
    left -= part.length;
    box.stdin.write(Buffer.from(part));
    if (part.length < bytes.length) await found.page.evaluate(() => globalThis.boxGone());
  });
  await context.addInitScript(standIn);
  const page = await open(context, server.address);
  found.page = page;
  box.stdout.on('data', (data) => {
    if (left > 0) page.evaluate((text) => globalThis.boxCame?.(text), data.toString('latin1')).catch(() => {});
  });
  found.stop = async () => {
    box.stdin.end();
    await context.close();
  };
  await ready(page, /New game/);
  return found;
}

async function journals(name) {
  const games = join(folder, name, 'games');
  const found = {};
  for (const file of (await readdir(games)).sort()) if (file.endsWith('.log')) found[file] = String(await readFile(join(games, file)));
  return found;
}

test('a line of the page is what the box expects', () => {
  assert.equal(lineOf({do: 'who', id: 7}), '\x1e{"do":"who","id":7}#738dc50f');
  assert.match(lineOf({a: 'è#\t😀'}), /^\x1e\{"a":"\\u00e8\\u0023\\t\\ud83d\\ude00"\}#[0-9a-f]{8}$/);
});

test('the page says which box it is, saves a copy, sets the clock, and shows its games', async () => {
  const {page, stop} = await table('one');
  await connect(page);
  assert.match(await said(page), /^Box: pico, version \S+ Saved games: 3\. Free: \d+ KB\./);
  const file = await save(page);
  const inside = await unzip(await readFile(file), 99, 1e7);
  const names = Object.keys(inside).filter((name) => name.endsWith('.log'));
  const saved = Object.fromEntries(names.sort().map((name) => [name.split('/').pop(), Buffer.from(inside[name]).toString()]));
  assert.deepEqual(saved, await journals('one'));
  await page.locator('[data-cable="clock"]').click();
  await waitSaid(page, /^The clock is set/);
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-cable="read"]').click();
  await page.locator('[data-choice="restore"]').click();
  await page.waitForFunction(() => /Games here now: 3\./.test(document.querySelector('#dialog').textContent));
  await page.locator('[data-choice="ok"]').click();
  assert.equal((await page.evaluate(() => meldmate.box.files())).filter(([path]) => path.endsWith('.log')).length, 3);
  await page.locator('[data-cable="leave"]').click();
  await page.locator('#cable').waitFor();
  assert.deepEqual(page.wrong, []);
  await stop();
});

test('a copy goes back, and a cable that is pulled out is said and changes nothing', async () => {
  const {page, pull, stop} = await table('two');
  await connect(page);
  const file = await save(page);
  const before = await journals('two');
  // From before the first question about a file to the middle of the last one.
  for (const bytes of [30, 900, 2500, 6000]) {
    pull(bytes);
    await page.locator('#cable-file').setInputFiles(file);
    await page.locator('[data-choice="restore"]').click();
    await waitSaid(page, /^The cable was pulled out/);
    assert.deepEqual(await journals('two'), before);
    pull(Infinity);
    await connect(page);
    assert.match(await said(page), /Saved games: 3/);
  }
  await page.locator('#cable-file').setInputFiles(file);
  await page.locator('[data-choice="restore"]').click();
  await waitSaid(page, /^The copy is on the box. Games: 3/);
  assert.deepEqual(await journals('two'), before);
  assert.deepEqual(page.wrong, []);
  await stop();
});

const FORM = {
  form: 'my_game', title: 'My game', players: [3, 7], end: {wins: 'high', limit: 100},
  steps: [{step: 'round', fields: [{field: 'points', for: 'each player', is: '-99 to 99', en: 'points of the round', it: 'punti della mano'}], score: 'points'}],
};

test('a score form goes onto the connected box; one that it does not take is said, and the box stays connected', async () => {
  const {page, stop} = await table('form');
  await connect(page);
  const give = async (form) => {
    await page.evaluate((hash) => (location.hash = hash), await encode('form', form));
    await page.locator('#dialog[open] [data-choice="cable"]').click();
  };
  await give(FORM);
  await waitSaid(page, /^The form My game is on the box/);
  await give({...FORM, form: 'hearts'});
  await page.waitForFunction(() => /'hearts' is taken/.test(document.querySelector('#dialog[open]')?.textContent ?? ''));
  await page.locator('#dialog[open] [data-choice="ok"]').click();
  await give({...FORM, title: 'Other'});
  await waitSaid(page, /^The form Other is on the box/);
  const kept = String(await readFile(join(folder, 'form', 'forms.txt')));
  assert.match(kept, /\[\["my_game","Other",3,7,"[0-9a-f]{8}"\]\]/);
  assert.deepEqual(page.wrong, []);
  await stop();
});

test('the table of a box at the cable is shown large and followed, and its screen stays', async () => {
  const found = await table('large');
  const {page, stop} = found;
  // What the box has on its table: the last game.
  const title = () => page.evaluate(() => [document.querySelector('.large-head h1').textContent, [...document.querySelectorAll('.large-score')].map((one) => one.textContent).join(' ')].join(': '));
  await connect(page);
  await page.locator('[data-cable="large"]').click();
  await page.waitForSelector('dialog .large-seats');
  const first = await title();
  const second = await page.context().newPage();
  await second.goto(`${server.address}large.html`);
  await second.waitForSelector('.large-seats');
  // Another game is on its table.
  await python('-m', 'tests.web.large', 'season', join(folder, 'more'), '4');
  for (const name of ['games/00004.log', 'current.txt', 'known/current.txt']) await copyFile(join(folder, 'more', name), join(folder, 'large', name));
  await page.waitForFunction((before) => [document.querySelector('.large-head h1').textContent, [...document.querySelectorAll('.large-score')].map((one) => one.textContent).join(' ')].join(': ') !== before, first);
  await second.waitForFunction((wanted) => [document.querySelector('.large-head h1').textContent, [...document.querySelectorAll('.large-score')].map((one) => one.textContent).join(' ')].join(': ') === wanted, await title());
  assert.equal(found.asked.includes('"begin"'), false);
  assert.ok(found.asked.includes('"list"') && found.asked.includes('"read"'));
  // What is wanted meanwhile has its turn.
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.large'));
  await save(page);
  assert.deepEqual(await violations(page), []);
  // Without the cable the last table stays where it is looked at, and is old.
  found.pull(0);
  await waitSaid(page, /^The cable was pulled out/);
  await second.waitForFunction(() => /^Nothing new since/.test(document.getElementById('said').textContent));
  assert.equal(await second.locator('.large-seats > li').count() > 1, true);
  assert.deepEqual(page.wrong, []);
  await stop();
});

test('a browser that has no serial ports says what can be done', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, locale: 'it-IT'}));
  await context.addInitScript(() => delete Object.getPrototypeOf(navigator).serial);
  const page = await open(context, server.address);
  await ready(page, /Nuova partita|New game/);
  assert.ok(await page.locator('#cable').isHidden());
  assert.match(await page.locator('#cable-cannot').textContent(), /Chrome, Edge e Opera/);
  await context.close();
});
