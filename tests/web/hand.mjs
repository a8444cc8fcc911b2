// A hand on a phone: it taps what the page shows in its own type (own.js).
import {look} from '../../host_tools/web/browser.mjs';

const touched = (width, height) => ({viewport: {width, height}, deviceScaleFactor: 2, isMobile: true, hasTouch: true});
export const SIZES = {'360x640': touched(360, 640), '390x844': touched(390, 844), '844x390': touched(844, 390)};
export const LANGUAGES = {en: 'en-GB', it: 'it-IT'};

// A picture of each part of the evening, for people who look at them.
export async function shot(page, name) {
  const folder = process.env.MELDMATE_LOOKS;
  if (folder) await page.screenshot({path: `${folder}/${page.called}_${name}.png`});
}

// A hand on a page: it taps what it sees, counts its taps, and looks at everything before.
export function handOf(page) {
  const hand = {
    taps: 0,
    // Tap the button called `key` (own.js).
    async tap(...keys) {
      for (const key of keys) {
        await look(page);
        const button = page.locator(`#own [data-key="${key}"]`);
        await button.tap({timeout: 20000}).catch(async (error) => {
          throw new Error(`${key}: ${await page.locator('#own').innerText()}\n${error.message}`);
        });
        hand.taps += 1;
      }
    },
    // Tap the first row or button with these words.
    async choose(words) {
      await look(page);
      await page.locator('#own .own-row, #own button').filter({hasText: words}).first().tap({timeout: 20000}).catch(async (error) => {
        throw new Error(`${words}: ${await page.locator('#own').innerText()}\n${error.message}`);
      });
      hand.taps += 1;
    },
    number: (digits) => hand.tap(...String(digits).split('').map((digit) => `digit ${digit}`), 'act ok'),
    // Answer what is asked with a number, or with a row of exactly these words. Digits count at once.
    async answer(value) {
      const found = await page.waitForFunction((words) => {
        const list = meldmate.box.about.shown?.parts.find((part) => part.kind === 'list');
        const number = meldmate.box.about.shown?.parts.find((part) => part.kind === 'number');
        if (typeof words === 'number') return number && !number.begun ? 'number' : null;
        const at = list ? list.rows.findIndex(([left]) => left.trim() === words) : -1;
        return at < 0 ? null : `row ${list.first + at}`;
      }, value).catch(async (error) => {
        throw new Error(`${value}: ${await page.locator('#own').innerText()}\n${error.message}`);
      });
      const row = await found.jsonValue();
      if (row !== 'number') return hand.tap(row);
      for (const digit of String(value)) await page.locator(`#own [data-key="digit ${digit}"]`).tap();
      hand.taps += String(value).length;
      return hand.tap('act ok');
    },
    // Tap cards, such as "0.11": of the first suit the queen.
    async cards(words) {
      await page.waitForFunction(() => meldmate.box.about.shown?.parts.some((part) => part.kind === 'deck'));
      for (const word of words.split(' ')) {
        const typed = await page.evaluate(([suit, rank]) => meldmate.box.about.shown.parts.find((part) => part.kind === 'deck').rows[suit][rank][1], word.split('.'));
        await hand.tap(`card ${typed}`);
      }
    },
    on: (screen) => page.waitForFunction((name) => meldmate.box.about.shown?.screen === name, screen).catch(async () => {
      throw new Error(`not ${screen}: ${await page.evaluate(() => JSON.stringify(meldmate.box.about.shown))}`);
    }),
  };
  return hand;
}
