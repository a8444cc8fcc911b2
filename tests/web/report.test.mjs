// The report of `make export FORMAT=html`: valid, accessible, on a desktop, a phone and paper, in light and dark.
import assert from 'node:assert/strict';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {HtmlValidate} from 'html-validate';
import {DESKTOP, PHONE, ROOT, launch, python, watch} from '../../host_tools/web/browser.mjs';

// One game of each kind in the season, by its number (host_tools/season.py).
const GAMES = {rummoli: 1, ginski: 2, rumino: 5, rumski: 6, tuscan: 7};
const SIZES = [['desktop', DESKTOP], ['phone', PHONE]];
let browser, folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
  const played = await python('-m', 'host_tools.season', join(folder, 'season'));
  console.log(String(played).trim());
  const given = ['--from', join(folder, 'season'), '--format', 'html', '--stake', '0.10'];
  const started = performance.now();
  await python('-m', 'host_tools.export', ...given, '--rename', 'ana=Ana', '-o', join(folder, 'season.html'));
  console.log(`the report of 60 games: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  for (const [name, number] of Object.entries(GAMES)) {
    await python('-m', 'host_tools.export', ...given, '--game', String(number), '-o', join(folder, `${name}.html`));
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

const axe = await readFile(`${ROOT}node_modules/axe-core/axe.min.js`, 'utf8');

// What axe finds in a page, without what `exclude` selects.
async function violations(page, exclude = []) {
  await page.evaluate(axe);
  const {violations: found, passes} = await page.evaluate(
    (left) => globalThis.axe.run({include: [['html']], exclude: left}, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}),
    exclude,
  );
  assert.ok(passes.length > 10, `axe looked at ${passes.length} things only`);
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ')}`);
}

for (const name of ['season', ...Object.keys(GAMES)]) {
  test(`the HTML of ${name} is valid`, async () => {
    const checker = new HtmlValidate({extends: ['html-validate:standard', 'html-validate:a11y']});
    const report = await checker.validateString(await readFile(join(folder, `${name}.html`), 'utf8'));
    const said = report.results.flatMap(({messages}) => messages.map(({ruleId, message, line}) => `${line} ${ruleId}: ${message}`));
    assert.deepEqual(said.slice(0, 10), []);
  });
}

for (const [size, options] of SIZES) {
  for (const colorScheme of ['light', 'dark']) {
    for (const name of ['season', ...Object.keys(GAMES)]) {
      test(`axe finds nothing in ${name} on a ${size} in ${colorScheme}, and nothing is wider than the page`, async () => {
        const page = await opened(name, {...options, colorScheme});
        await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        // All sixty games take axe a minute: it sees them once, and elsewhere one of each kind.
        const seldom = name === 'season' && !(size === 'desktop' && colorScheme === 'light');
        assert.deepEqual(await violations(page, seldom ? [['section.game']] : []), []);
        const [width, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(width <= inside, `${width} of ${inside} pixels`);
        assert.deepEqual(page.wrong, []);
        await page.context().close();
      });
    }
  }
}

test('charts take the colours of the page, and every letter of them is in sight', async () => {
  for (const [, options] of SIZES) {
    for (const [colorScheme, ink] of [['light', 'rgb(29, 29, 27)'], ['dark', 'rgb(236, 235, 230)']]) {
      for (const name of Object.keys(GAMES)) {
        const page = await opened(name, {...options, colorScheme});
        const found = await page.evaluate(() => [...document.querySelectorAll('svg')].map((svg) => {
          const all = svg.getBoundingClientRect();
          const texts = [...svg.querySelectorAll('text')];
          const outside = texts.filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < all.left - 1 || box.right > all.right + 1 || box.top < all.top - 1 || box.bottom > all.bottom + 1;
          });
          return {outside: outside.map((one) => one.textContent), fill: getComputedStyle(texts[0]).fill, height: all.height};
        }));
        for (const {outside, fill, height} of found) {
          assert.deepEqual([outside, fill], [[], ink], `${name} ${colorScheme}`);
          assert.ok(height > 100);
        }
        assert.equal(found.length, ['rummoli', 'rumski', 'tuscan'].includes(name) ? 2 : 1);
        await page.context().close();
      }
    }
  }
});

test('the list of games leads to each of them, also by keyboard', async () => {
  const page = await opened('season', DESKTOP);
  const links = page.locator('nav a');
  assert.equal(await links.count(), 60);
  await links.nth(41).focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => location.hash), '#game-42');
  // A long page under load comes to rest later.
  await page.waitForTimeout(1000);
  const [top] = await page.locator('#game-42 h2').evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
  // A browser scrolls by whole pixels, so the heading may lie a fraction above the edge.
  assert.ok(top > -1 && top < 200, `at ${top}`);
  await page.context().close();
});

test('on paper everything is black on white, open, and nothing is cut off', async () => {
  const page = await opened('season', {...DESKTOP, colorScheme: 'dark'});
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  const seen = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    const rows = [...document.querySelectorAll('details tbody tr')];
    return [style.backgroundColor, style.color, rows.length, rows.filter((one) => one.getBoundingClientRect().height > 5).length];
  });
  assert.deepEqual(seen.slice(0, 2), ['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  assert.ok(seen[2] > 500 && seen[2] === seen[3], `${seen[3]} of ${seen[2]} rows are open`);
  const pdf = await page.pdf({format: 'A4'});
  assert.ok(pdf.length > 100000);
  await page.context().close();
});
