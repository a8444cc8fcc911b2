// The pictures of the report for the README: the ready-made season on a desktop, its last evening on a phone.
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {DESKTOP, PHONE, ROOT, launch, python} from './browser.mjs';

const FOLDER = `${ROOT}docs/pictures/`;
const folder = await mkdtemp(join(tmpdir(), 'meldmate-'));
const file = join(folder, 'season.html');
await python('-m', 'host_tools.evening.season', join(folder, 'season'));
await python('-m', 'host_tools.evening.export', '--from', join(folder, 'season'), '--format', 'html', '--stake', '0.10', '--rename', 'ana=Ana', '-o', file);
const browser = await launch();
for (const [name, options, start] of [
  ['report-desktop', {...DESKTOP, colorScheme: 'light'}, 'h1'],
  ['report-phone', {...PHONE, colorScheme: 'dark'}, '.card'],
]) {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(pathToFileURL(file).href);
  await page.locator(start).first().evaluate((one) => one.scrollIntoView());
  await page.screenshot({path: `${FOLDER}${name}.png`});
  console.log(`${name}.png: ${await page.title()}`);
}
await browser.close();
await rm(folder, {recursive: true});
