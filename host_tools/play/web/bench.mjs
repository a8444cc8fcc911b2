// How long the page takes, in headless Chromium: from the address to the first screen, also on a slow line and a slow
// telephone, and from a key to the changed canvas. Prints JSON.
import {DESKTOP, PHONE, launch, ready, serve, withBox} from './browser.mjs';

const quick = process.argv.includes('--quick');
const VISITS = quick ? 3 : 10;
// A slow visit: KiB a second of the line, and how many times slower the page's processor is.
const LINE = 200;
const SLOWER = 4;
const ROUNDS = quick ? 2 : 12;
// A round of Ginski from the sheet to the sheet, and a look at the menu: menus, numbers, entries that are kept.
const KEYS = 'ok down ok right up ok left up up left ok left left up up ok ok back back down down up back'.split(' ');
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {target: 999, upcard_offer: 'no'}};

const server = await serve();
const browser = await launch();

// Let a page note when its first screen is painted.
const note = (page) => page.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => {
    document.getElementById('device').addEventListener('painted', () => (globalThis.first ??= performance.now()));
  });
});

// Milliseconds from the beginning of a visit to the first painted screen.
async function visit(context) {
  const page = await context.newPage();
  await note(page);
  await page.goto(server.address);
  await ready(page, /./);
  const time = await page.evaluate(() => first);
  return [page, time];
}

async function firstScreens(options) {
  const [cold, warm] = [[], []];
  for (let count = 0; count < VISITS; count++) {
    const context = await browser.newContext(options);
    const [page, time] = await visit(context);
    cold.push(time);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(300);
    await page.close();
    warm.push((await visit(context))[1]);
    await context.close();
  }
  return [cold, warm];
}

// Begin a game as soon as the first screen is painted, and note when the games are listed.
const tapAtOnce = (page) => page.addInitScript(() => {
  addEventListener('DOMContentLoaded', () => {
    const table = document.getElementById('own');
    document.getElementById('device').addEventListener('painted', () => setTimeout(() => document.getElementById('start').click()), {once: true});
    new MutationObserver(() => /Rumino/.test(table.textContent) && (globalThis.answers ??= performance.now())).observe(table, {subtree: true, childList: true, characterData: true});
  });
});

// First visits over a slow line, of a telephone: milliseconds to the first painted screen, and to the box that has answered
// a tap; requests and bytes until the first screen.
async function slowVisits() {
  const slow = await serve({rate: LINE});
  const found = {first: [], answers: [], requests: [], bytes: []};
  for (let count = 0; count < (quick ? 1 : 5); count++) {
    const context = await browser.newContext({...PHONE, serviceWorkers: 'block'});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    await note(page);
    await tapAtOnce(page);
    const answers = [];
    page.on('requestfinished', (request) => request.url().startsWith(slow.address) && answers.push(request.sizes()));
    await page.goto(slow.address, {waitUntil: 'commit'});
    await page.waitForFunction(() => globalThis.first);
    const until = [...answers];
    await page.waitForFunction(() => globalThis.answers);
    const sizes = await Promise.all(until);
    found.first.push(await page.evaluate(() => first));
    found.answers.push(await page.evaluate(() => answers));
    found.requests.push(sizes.length);
    found.bytes.push(sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0));
    await context.close();
  }
  slow.stop();
  return found;
}

// Milliseconds from a pointer's press to the canvas that it changed.
async function presses() {
  const context = await withBox(await browser.newContext(DESKTOP));
  const [page] = await visit(context);
  await page.evaluate((given) => meldmate.box.do('begin', given), GINSKI);
  const times = [];
  for (let count = 0; count < ROUNDS * KEYS.length; count++) {
    const time = await page.evaluate(async (name) => {
      const key = document.querySelector(`.key[data-press="${name}"]`);
      const device = document.getElementById('device');
      const facts = {pointerId: 5, pointerType: 'mouse', bubbles: true, button: 0};
      const painted = new Promise((resolve) => {
        device.addEventListener('painted', () => resolve(performance.now()), {once: true});
        setTimeout(() => resolve(null), 1000);
      });
      const began = performance.now();
      key.dispatchEvent(new PointerEvent('pointerdown', facts));
      const ended = await painted;
      key.dispatchEvent(new PointerEvent('pointerup', facts));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return ended === null ? null : ended - began;
    }, KEYS[count % KEYS.length]);
    // A key that means nothing on a screen changes nothing.
    if (time !== null) times.push(time);
  }
  await context.close();
  return times;
}

const [cold, warm] = await firstScreens(DESKTOP);
const [coldPhone] = await firstScreens(PHONE);
const found = {cold, warm, coldPhone, slow: await slowVisits(), presses: await presses()};
await browser.close();
server.stop();
console.log(JSON.stringify(found));
