// The pictures of the page for the README: on a desktop and on a phone, with a game on the box.
import {DESKTOP, PHONE, ROOT, languages, launch, lines, open, press, ready, serve} from './browser.mjs';

const FOLDER = `${ROOT}docs/pictures/`;
const GINSKI = {game: 'ginski', players: ['Ana', 'Benedetta', 'Carlo']};
const round = (ender, Ana, Benedetta, Carlo) => ({event: 'round', ender, deadwood: {Ana, Benedetta, Carlo}});
const EVENTS = [round('Benedetta', 24, 8, 15), round('Ana', 5, 30, 22), round('Carlo', 31, 12, 9)];

const RUMINO = {game: 'rumino', players: ['Ana', 'Ben', 'Chiara', 'Dario']};
const hand = (ender, ...left) => ({event: 'round', ender, deadwood: Object.fromEntries(RUMINO.players.map((name, seat) => [name, left[seat]]))});
const HANDS = [hand('Ben', 17, 3, 24, 8), hand('Ana', 2, 21, 9, 30), hand('Dario', 12, 18, 33, 4)];

const server = await serve();
const browser = await launch();
for (const [name, options] of [['web-desktop', {...DESKTOP, colorScheme: 'light'}], ['web-phone', {...PHONE, colorScheme: 'dark'}]]) {
  const page = await open(await browser.newContext(options), server.address);
  await ready(page, /New game/);
  await page.evaluate(async ([setup, events]) => {
    await meldmate.box.do('begin', setup);
    await meldmate.box.do('replay', events);
  }, [GINSKI, EVENTS]);
  await ready(page, /Ginski/);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(300);
  await page.screenshot({path: `${FOLDER}${name}.png`});
  console.log(`${name}.png: ${(await lines(page))[0]}`);
}
// The start of the page in each language: a table on a phone, without what is below the players.
for (const language of await languages()) {
  const page = await open(await browser.newContext({...PHONE, viewport: {width: 390, height: 560}, locale: language, colorScheme: 'light'}), server.address);
  await ready(page, /./);
  await page.evaluate(async ([setup, events]) => {
    await meldmate.box.do('begin', setup);
    await meldmate.box.do('replay', events);
  }, [RUMINO, HANDS]);
  await page.locator('#own .own-seat').nth(3).waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(300);
  await page.screenshot({path: `${FOLDER}table.${language}.png`});
}
await browser.close();
server.stop();
