// A demonstration of the page, played by its buttons.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {ROOT} from '../../host_tools/play/web/browser.mjs';

// Begin the demonstration `name`; its first caption is there.
export async function tour(page, name = 'pot') {
  await page.click(`[data-tour="${name}"]`);
  await page.locator('#caption[data-step="1"]').waitFor();
}

// Go on to its end, caption by caption; `look(words)` sees each.
export async function toItsEnd(page, name, look = () => {}) {
  const steps = (await readFile(`${ROOT}host_tools/play/web/site/tours/${name}.txt`, 'utf8')).match(/^# say /gm).length;
  assert.ok(steps > 1, name);
  for (let step = 1; step <= steps; step++) {
    await page.locator(`#caption[data-step="${step}"]`).waitFor();
    look(await page.locator('#caption p').textContent());
    if (step < steps) await page.click('#tour-next');
  }
  await page.locator('#caption[data-over="true"]').waitFor();
}
