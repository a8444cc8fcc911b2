// The pixels on the canvas are those of the golden pictures, screen by screen, in three sizes.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {after, before, test} from 'node:test';
import {DESKTOP, ROOT, canvas, launch, open, python, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';

let browser, server, page, parts;
before(async () => {
  [browser, server] = [await launch(), await serve()];
  parts = JSON.parse(await python('-m', 'tests.web.expected'));
  const context = await withBox(await browser.newContext({...DESKTOP, serviceWorkers: 'block'}));
  // The pictures know no time of day.
  const timeless = (await readFile(`${ROOT}build/web/box/worker.js`, 'utf8')).replace('time: today', "time: () => ''");
  assert.match(timeless, /time: \(\) => ''/);
  await context.route('**/worker.js', (route) => route.fulfill({body: timeless, contentType: 'text/javascript', headers: {'Cross-Origin-Embedder-Policy': 'require-corp'}}));
  page = await open(context, server.address);
  await ready(page, /New game/);
});
after(async () => {
  await browser.close();
  server.stop();
});

// The rows of 0 and 1 of a golden picture, read by the browser.
const golden = (path) =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    paper.drawImage(picture, 0, 0);
    const {data: dots} = paper.getImageData(0, 0, picture.width, picture.height);
    return Array.from({length: picture.height}, (_, y) =>
      Array.from({length: picture.width}, (_, x) => (dots[4 * (y * picture.width + x)] > 127 ? 1 : 0)).join(''),
    );
  }, readFileSync(path).toString('base64'));

const begin = (part) =>
  page.evaluate(async ({board, language, files}) => {
    const {box} = meldmate;
    const content = Object.entries(files).map(([path, data]) => [path, Uint8Array.from(atob(data), (one) => one.charCodeAt(0))]);
    await box.off();
    await box.replace(content);
    document.getElementById('board').value = board;
    const facts = (await (await fetch('boards.json')).json()).find((one) => one.name === board);
    document.getElementById('device').dataset.size = '';
    await box.switchOn(facts, language);
  }, part);

for (const board of ['sim_128x64', 'sim_128x32', 'sim_72x40']) {
  for (const language of board === 'sim_72x40' ? ['en', 'it'] : ['en']) {
    test(`${board} in ${language}: what keys alone lead to looks as the golden pictures`, async () => {
      const mine = parts.filter((part) => part.board === board && part.language === language);
      const different = [];
      let count = 0;
      for (const part of mine) {
        await begin(part);
        for (const step of part.steps) {
          if (typeof step === 'string') {
            count += 1;
            const wanted = await golden(`${ROOT}tests/golden/${board}/${language}/${step}.png`);
            const found = await canvas(page);
            if (wanted.join('\n') !== found.join('\n')) different.push(step);
          } else await page.evaluate(([pin, milliseconds]) => meldmate.box.pressPin(pin, milliseconds), step);
        }
      }
      assert.deepEqual(different, []);
      assert.ok(count >= 30, `only ${count} pictures`);
      assert.equal(await page.evaluate(() => meldmate.box.panel.faults), 0);
      assert.deepEqual(page.wrong, []);
    });
  }
}
