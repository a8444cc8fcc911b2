// The frames of the moving picture: a round and a dispute, on a phone and on the box side by side (moving.py puts them together).
// What is tapped and pressed is marked on the frame before. Each frame is build/moving/LANGUAGE/NUMBER-{phone,box,start}.png; those of
// the set-up and some others are the pictures of the first evening on a phone.
import {mkdir, rm} from 'node:fs/promises';
import {DESKTOP, PHONE, ROOT, languages, launch, look, open, ready, serve, withBox} from './browser.mjs';

const FOLDER = `${ROOT}build/moving/`;
const NAMES = ['Ana', 'Ben', 'Chiara', 'Dario'];
const hand = (ender, ...left) => ({event: 'round', ender, deadwood: Object.fromEntries(NAMES.map((name, seat) => [name, left[seat]]))});
const HANDS = [hand('Ben', 17, 3, 24, 8), hand('Ana', 2, 21, 9, 30), hand('Dario', 12, 18, 33, 4)];
// What leads from each frame to the next: taps, by the names of the page's buttons (own.js) or the number of a card or a value, and the key that is pressed first
// with what is pressed or typed on the box. Chiara ends the round with 2; Dario has 8, Ana 15, Ben 24. Then: is queen, king, ace of spades a run?
const STEPS = [
  [['act ok'], 'ok', ['ok']],
  [['value 2'], 'down', ['down', 'down', 'ok']],
  [['chip deadwood Chiara 2', 'digit 8'], 'up', '2\n8\n'],
  [['digit 1', 'digit 5', 'digit 2', 'digit 4'], 'left', '15\n24\n'],
  [['act ok'], 'ok', ['ok']],
  [['act right'], 'right', ['right']],
  [['row 0'], 'ok', ['ok']],
  [['card 11', 'card 12', 'card 0'], 'down', ['down', 'up', 'left', 'ok', 'up', 'left', 'left']],
  [['act done'], 'ok', ['~ok']],
];
const SIZE = {width: 390, height: 720};

// What is tapped on the phone.
const buttonOf = (phone, name) => (/^(card|value) /.test(name) ? phone.locator(name.startsWith('card') ? '#own .own-card' : '#own .own-values button').nth(Number(name.split(' ')[1])) : phone.locator(`#own [data-key="${name}"]`));

async function table(browser, server, language, options) {
  const context = await browser.newContext({...options, locale: language, colorScheme: 'light', deviceScaleFactor: 2});
  const page = await open(options.isMobile ? context : await withBox(context), server.address);
  await ready(page, /./);
  await page.evaluate(async ([players, events]) => {
    await meldmate.box.do('begin', {game: 'rumino', players});
    await meldmate.box.do('replay', events);
  }, [NAMES, HANDS]);
  await page.evaluate(() => document.activeElement?.blur());
  await look(page);
  return page;
}

// A first game on a phone, set up: the games, a name, and all that is set. The frames are `0-start.png` and so on.
async function setUp(browser, server, language, folder) {
  const page = await open(await browser.newContext({...PHONE, viewport: SIZE, locale: language, colorScheme: 'light'}), server.address);
  const still = (number) => page.screenshot({path: `${folder}${number}-start.png`});
  const tap = async (name) => {
    await look(page);
    await buttonOf(page, name).tap();
  };
  await page.locator('#start').tap();
  await page.locator('#own .own-game').first().waitFor();
  await look(page);
  await still(0);
  await page.locator('#own .own-game').filter({hasText: 'Rumino'}).tap();
  await tap('row 1');
  for (const [at, name] of NAMES.entries()) {
    await look(page);
    await page.locator(`#own [data-key="seat ${at}"]`).fill(name);
    await look(page);
    if (at === 1) await still(1);
    await page.keyboard.press('Enter');
  }
  await look(page);
  await page.evaluate(() => document.activeElement?.blur());
  await still(2);
  await page.context().close();
}

const server = await serve();
const browser = await launch();
await rm(FOLDER, {recursive: true, force: true});
for (const language of await languages()) {
  const folder = `${FOLDER}${language}/`;
  await mkdir(folder, {recursive: true});
  await setUp(browser, server, language, folder);
  const phone = await table(browser, server, language, {...PHONE, viewport: SIZE});
  const box = await table(browser, server, language, {...DESKTOP, viewport: {width: 1280, height: 800}});
  const device = box.locator('#device');
  // Few colours make a small file.
  await device.evaluate((one) => {
    one.style.background = 'var(--case)';
    for (const key of one.querySelectorAll('.key')) key.style.background = 'var(--cap)';
    document.getElementById('glow').style.display = 'none';
    document.body.style.background = '#fff';
  });
  const still = async (number) => {
    await phone.evaluate(() => document.activeElement?.blur());
    await phone.screenshot({path: `${folder}${number}-phone.png`});
    await device.screenshot({path: `${folder}${number}-box.png`});
  };
  for (const [number, [taps, first, given]] of STEPS.entries()) {
    // The first of each is seen.
    const button = buttonOf(phone, taps[0]);
    await button.evaluate((one) => (one.style.outline = '5px solid #c9821a', one.style.outlineOffset = '-5px'));
    const key = box.locator(`.key[data-press="${first}"]`);
    await key.evaluate((one) => one.toggleAttribute('data-down', true));
    await still(number);
    await button.evaluate((one) => (one.style.outline = '', one.style.outlineOffset = ''));
    await key.evaluate((one) => one.toggleAttribute('data-down', false));
    for (const tap of taps) {
      await buttonOf(phone, tap).tap();
      await look(phone);
    }
    if (typeof given === 'string') {
      for (const letter of given) {
        await box.evaluate((one) => meldmate.box.type(one), letter);
        await look(box);
      }
    } else for (const press of given) await box.evaluate((name) => meldmate.box.press(name.replace('~', ''), name.startsWith('~')), press);
    await look(box);
  }
  await still(STEPS.length);
  console.log(`${language}: ${await box.locator('#screen').textContent()}`);
}
await browser.close();
server.stop();
