// The report of `make export FORMAT=html`: valid, accessible, on a desktop, a phone and paper, in light and dark.
import assert from 'node:assert/strict';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {HtmlValidate} from 'html-validate';
import {DESKTOP, PHONE, launch, python, watch} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';

// One game of each kind in the season, by its number (host_tools/evening/season.py).
const GAMES = {rummoli: 1, ginski: 2, rumino: 5, rumski: 6, tuscan: 7};
const SMALL = {...PHONE, viewport: {width: 320, height: 640}};
const SIZES = [['desktop', DESKTOP], ['phone', PHONE], ['small phone', SMALL]];
// Evenings of five games, of two and of eight people, of several games of eight, and games without a date (tests/web/evenings.py).
const EVENINGS = ['five', 'two', 'eight', 'full', 'undated'];
const PAGES = ['season', 'evening', ...Object.keys(GAMES)];
let browser, folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  const played = await python('-m', 'host_tools.evening.season', join(folder, 'season'));
  console.log(String(played).trim());
  const given = ['--from', join(folder, 'season'), '--format', 'html', '--stake', '0.10'];
  const started = performance.now();
  await python('-m', 'host_tools.evening.export', ...given, '--rename', 'ana=Ana', '-o', join(folder, 'season.html'));
  console.log(`the report of 60 games: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await python('-m', 'host_tools.evening.export', ...given, '--since', 'last', '-o', join(folder, 'evening.html'));
  for (const [name, number] of Object.entries(GAMES)) {
    await python('-m', 'host_tools.evening.export', ...given, '--game', String(number), '-o', join(folder, `${name}.html`));
  }
  await python('-m', 'tests.web.evenings', 'make', join(folder, 'evenings'));
  for (const name of EVENINGS) {
    await python('-m', 'host_tools.evening.export', '--from', join(folder, 'evenings', name), '--format', 'html', '-o', join(folder, `${name}.html`));
  }
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await rm(folder, {recursive: true});
});

async function opened(name, options) {
  const page = await (await browser.newContext(options)).newPage();
  page.wrong = watch(page);
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
  return page;
}

for (const name of [...PAGES, ...EVENINGS]) {
  test(`the HTML of ${name} is valid`, async () => {
    const checker = new HtmlValidate({extends: ['html-validate:standard', 'html-validate:a11y']});
    const report = await checker.validateString(await readFile(join(folder, `${name}.html`), 'utf8'));
    const said = report.results.flatMap(({messages}) => messages.map(({ruleId, message, line}) => `${line} ${ruleId}: ${message}`));
    assert.deepEqual(said.slice(0, 10), []);
  });
}

for (const [size, options] of SIZES) {
  for (const colorScheme of ['light', 'dark']) {
    for (const name of size === 'small phone' ? [...PAGES, ...EVENINGS] : PAGES) {
      test(`axe finds nothing in ${name} on a ${size} in ${colorScheme}, and nothing is wider than the page`, async () => {
        const page = await opened(name, {...options, colorScheme});
        await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        // All sixty games take axe a minute: it sees them once, and elsewhere one of each kind.
        const seldom = name === 'season' && !(size === 'desktop' && colorScheme === 'light');
        assert.deepEqual(await violations(page, {exclude: seldom ? [['#games']] : []}), []);
        const [width, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(width <= inside, `${width} of ${inside} pixels`);
        assert.deepEqual(page.wrong, []);
        await page.context().close();
      });
    }
  }
}

test('charts take the colours of the page, one for each person, and every letter of them is in sight', async () => {
  for (const [, options] of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
      for (const name of PAGES) {
        const page = await opened(name, {...options, colorScheme});
        const [charts, colours] = await page.evaluate(() => [
          [...document.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().height).map((svg) => {
            const all = svg.getBoundingClientRect();
            const texts = [...svg.querySelectorAll('text')];
            const outside = texts.filter((one) => {
              const box = one.getBoundingClientRect();
              return box.left < all.left - 1 || box.right > all.right + 1 || box.top < all.top - 1 || box.bottom > all.bottom + 1;
            });
            return {outside: outside.map((one) => one.textContent), height: all.height};
          }),
          [...document.querySelectorAll('bdi.p, svg text.n, svg text.b')].map((one) => {
            const style = getComputedStyle(one);
            return [one.textContent.split(' ')[0], one.closest('svg') ? style.fill : style.color];
          }),
        ]);
        for (const {outside, height} of charts) {
          assert.deepEqual(outside, [], `${name} ${colorScheme}`);
          assert.ok(height > 60);
        }
        const seen = new Map();
        for (const [who, colour] of colours.filter(([who]) => /^[A-Z]/.test(who))) {
          assert.equal(seen.get(who) ?? colour, colour, `${who} in ${name}`);
          seen.set(who, colour);
        }
        assert.equal(new Set(seen.values()).size, seen.size, `${[...seen]}`);
        await page.context().close();
      }
    }
  }
});

test('no table is cut on a desktop, those of eight people included', async () => {
  for (const name of [...PAGES, ...EVENINGS]) {
    const page = await opened(name, DESKTOP);
    const cut = await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      return [...document.querySelectorAll('.wide')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel);
    });
    assert.deepEqual(cut, [], name);
    await page.context().close();
  }
});

test('the links lead to the season and to the older games, also by keyboard', async () => {
  const page = await opened('season', DESKTOP);
  const links = page.locator('nav a');
  assert.equal(await links.count(), 2);
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => location.hash), '#games');
  await page.locator('#games summary').first().focus();
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('#games li').first().isVisible());
  await page.context().close();
});

test('the last game is within two thumbs, and names stay while a table scrolls', async () => {
  const page = await opened('season', PHONE);
  const bottom = await page.locator('.card').first().evaluate((one) => one.querySelector('figure').getBoundingClientRect().bottom);
  assert.ok(bottom < 2 * 844, `${bottom}`);
  const [before, after] = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('.wide')].find((one) => one.clientHeight && one.scrollWidth > one.clientWidth + 20);
    const head = wide.querySelector('tbody th');
    const at = head.getBoundingClientRect().left;
    wide.scrollLeft = 1000;
    return [at, head.getBoundingClientRect().left];
  });
  assert.equal(before, after);
  await page.context().close();
});

// How many sheets of paper a report takes.
async function sheets(name, open = 0) {
  const page = await opened(name, {...DESKTOP, colorScheme: 'dark'});
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.evaluate((count) => [...document.querySelectorAll('#games details')].slice(0, count).forEach((one) => (one.open = true)), open);
  const style = await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
  assert.deepEqual(style, ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const pdf = await page.pdf({format: 'A4'});
  await page.context().close();
  return String(pdf).match(/\/Type\s*\/Page\b/g).length;
}

test('on paper an evening takes one page, a season two more, black on white', async () => {
  for (const name of ['evening', ...EVENINGS]) assert.equal(await sheets(name), 1, name);
  assert.equal(await sheets('season'), 3);
});
