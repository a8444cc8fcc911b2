// The reports on the page: the same as `make export` makes of a backup; closed by Back, without a network, by keyboard.
import assert from 'node:assert/strict';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {DESKTOP, PHONE, launch, look, open, python, ready, serve} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';

// Python starts in a browser that may have one processor for all.
const START = 90000;
const FORMATS = ['html', 'csv', 'md', 'text'];
let browser, server, folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
  await rm(folder, {recursive: true});
});

const round = (ender, Ana, Ben, Cy) => ({event: 'round', ender, deadwood: {Ana, Ben, Cy}});

async function played(options) {
  const context = await browser.newContext({...options, acceptDownloads: true});
  const page = await open(context, server.address);
  await ready(page);
  await page.evaluate(async (rounds) => {
    await meldmate.box.do('begin', {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}});
    await meldmate.box.do('replay', rounds);
    await meldmate.box.do('begin', {game: 'gin', players: ['Ana', 'Ben']});
  }, [round('Ben', 24, 8, 15), round('Cy', 60, 20, 3)]);
  await look(page);
  return page;
}

const reports = (page) => page.frameLocator('dialog.whole iframe');

async function show(page) {
  await page.evaluate(() => document.getElementById('report').click());
  await reports(page).locator('#sheet:not([hidden])').waitFor({timeout: START});
}

async function leave(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog.whole').waitFor({state: 'detached'});
}

async function saved(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download', {timeout: START}), press()]);
  const path = join(folder, `${Math.random()}`);
  await file.saveAs(path);
  return [path, file.suggestedFilename()];
}

for (const [language, locale] of [['en', 'en-GB'], ['it', 'it-IT']]) {
  test(`a report on a phone is what make export makes, ${language}`, async () => {
    const page = await played({...PHONE, locale});
    const [backup] = await saved(page, () => page.evaluate(() => document.getElementById('download').click()));
    await show(page);
    const inside = reports(page);
    for (const [which, given] of [['last', ['--since', 'last']], ['1', ['--game', '1']]]) {
      await inside.locator('#which').selectOption(which);
      await inside.locator('#save:enabled').waitFor({timeout: START});
      for (const form of FORMATS) {
        await inside.locator('#form').selectOption(form);
        const [path] = await saved(page, () => inside.locator('#save').click());
        const own = join(folder, `own.${form}`);
        await python('-m', 'host_tools.evening.export', '--from', backup, '--format', form, '--language', language, ...given, '-o', own);
        const [here, there] = await Promise.all([path, own].map(async (one) => (await readFile(one, 'utf8')).split('\n')));
        const at = there.findIndex((line, index) => line !== here[index]);
        assert.deepEqual([here[at], here.length], [there[at], there.length], `${form}, ${which}, line ${at}`);
      }
    }
    await inside.locator('#form').selectOption('xlsx');
    const [book, name] = await saved(page, () => inside.locator('#save').click());
    assert.equal(name, 'games.xlsx');
    // A zip file with a workbook in it.
    assert.match((await readFile(book)).toString('latin1'), /^PK[\s\S]*xl\/worksheets\/sheet1\.xml/);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('a report is left by Back, by Escape and by its button, and the page is where it was', async () => {
  const page = await played(DESKTOP);
  // However many reports were looked at.
  const choose = async (which) => {
    await reports(page).locator('#which').selectOption(which);
    await reports(page).locator('#save:enabled').waitFor({timeout: START});
  };
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape'), () => reports(page).locator('#close').click()]) {
    await show(page);
    await choose('1');
    await choose('');
    await leave();
    await page.locator('dialog.whole').waitFor({state: 'detached'});
    assert.equal(new URL(page.url()).pathname, new URL(server.address).pathname);
  }
  await page.context().close();
});

test('the reports have no faults that axe knows, on a phone upright and on its side, in light and dark', async () => {
  for (const [width, height] of [[360, 640], [844, 390]]) {
    const page = await played({...PHONE, viewport: {width, height}, colorScheme: width > height ? 'dark' : 'light'});
    await show(page);
    assert.deepEqual(await violations(page), []);
    const inside = reports(page);
    for (const element of await inside.locator('header :is(button, select):visible').all()) {
      const box = await element.boundingBox();
      assert.ok(box.height >= 44 && box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
    }
    // Nothing is wider than the window, and the report has most of it.
    const {height: room} = await inside.locator('#sheet').boundingBox();
    assert.ok(room > height / 2, `${room} of ${height}`);
    await page.context().close();
  }
});

test('once there was a report, the next one needs no network; the first one without it says so', async () => {
  const page = await played(DESKTOP);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await ready(page);
  await page.context().setOffline(true);
  await page.evaluate(() => document.getElementById('report').click());
  await reports(page).getByText(/did not arrive/).waitFor({timeout: START});
  await leave(page);
  await page.context().setOffline(false);
  await show(page);
  await leave(page);
  await page.context().setOffline(true);
  await show(page);
  await page.context().close();
});

test('a box without a game says what a report needs', async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, server.address);
  await ready(page, /New game/);
  await page.evaluate(() => document.getElementById('report').click());
  await page.getByText('A report needs a game that has been started.').waitFor();
  assert.equal(await page.locator('dialog.whole').count(), 0);
  await context.close();
});
