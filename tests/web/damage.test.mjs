// What damage took of what the page keeps is said each time the page is opened, until somebody has read it.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {launch, lines, open, press, ready, serve} from '../../host_tools/play/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {target: 999, upcard_offer: 'no'}};

// Make one byte of a file wrong in what the page keeps; return whether there is such a file.
const damage = (page, name) =>
  page.evaluate(async (end) => {
    const asked = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open(`meldmate-${new URL('./', location.href).pathname}`));
    const flash = database.transaction('flash', 'readwrite').objectStore('flash');
    const path = (await asked(flash.getAllKeys())).find((one) => one.endsWith(end));
    if (!path) return false;
    const content = await asked(flash.get(path));
    content[20] ^= 1;
    await asked(flash.put(content, path));
    database.close();
    return true;
  }, name);

test('a damaged value is put back, and said until somebody has read it', async () => {
  const page = await open(browser, server.address);
  await ready(page, /New game/);
  await page.evaluate((given) => meldmate.box.do('begin', given), GINSKI);
  await ready(page, /Ginski/);
  assert.ok(await damage(page, 'saves/last.txt'));
  for (let count = 0; count < 3; count++) {
    await page.reload();
    await ready(page, /Memory/);
    assert.match((await lines(page)).join(' '), /damaged: the last table/);
  }
  await press(page, 'ok');
  await ready(page, /Ginski/);
  await page.reload();
  await ready(page, /Ginski/);
  assert.doesNotMatch((await lines(page)).join(' '), /damaged/);
  await page.close();
});
