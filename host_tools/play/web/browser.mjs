// Chromium on the page, for tests, pictures and measurements.
import {spawn} from 'node:child_process';
import {readdir} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PYTHON = process.env.MELDMATE_PYTHON ?? `${ROOT}.venv/bin/python`;
const BROWSER = process.env.MELDMATE_CHROMIUM ?? '/usr/bin/chromium';
export const DESKTOP = {viewport: {width: 1280, height: 800}};
export const PHONE = {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true};
const ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage'];

// The languages of the page that is built.
export const languages = () => readdir(`${ROOT}build/web/words`);

// The locale of a browser that asks for a language, such as de-DE.
export const localeOf = (language) => (language === 'en' ? 'en-GB' : new Intl.Locale(language).maximize().toString().replace(/-[A-Z][a-z]{3}(?=-|$)/, ''));

// {language: its locale} of those in which the tests play (tests/proof/played.py): one more shows the same, and takes its time.
// MELDMATE_LANGUAGE=de plays in that one.
export async function played() {
  const one = process.env.MELDMATE_LANGUAGE;
  if (one) return {[one]: localeOf(one)};
  const golden = await readdir(`${ROOT}tests/golden/sim_72x40`);
  return Object.fromEntries((await languages()).filter((name) => golden.includes(name)).map((name) => [name, localeOf(name)]));
}

// A context in which the box is shown, whatever is on the table; returns it.
export async function withBox(context) {
  // A frame that is sandboxed keeps nothing.
  await context.addInitScript(() => origin === 'null' || localStorage.setItem('meldmate.box', 'yes'));
  return context;
}

// Run one of our Python modules; returns what it printed.
export function python(...given) {
  return new Promise((resolve, reject) => {
    const child = spawn(PYTHON, given, {cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit']});
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('close', (code) => (code ? reject(new Error(`${given.join(' ')} ended with ${code}`)) : resolve(Buffer.concat(parts))));
  });
}

// Serve build/web/ at `prefix` (a path, or a list of paths, each a copy of the page); returns {address, stop}. A `bare`
// server sends no headers of ours, as many hosts do; `folder` has another page than build/web/; the line has `rate` KiB/s.
export function serve({prefix = '/', bare = false, folder = null, rate = 0} = {}) {
  const prefixes = [prefix].flat().flatMap((one) => ['--prefix', one]);
  const given = ['-m', 'host_tools.play.web', 'serve', '--attached', '--port', '0', ...prefixes, ...(bare ? ['--bare'] : []), '--rate', String(rate)];
  // Its input is ours: a test that is stopped, and so stops nothing, leaves no server behind.
  const child = spawn(PYTHON, given, {cwd: ROOT, env: folder ? {...process.env, MELDMATE_PAGE: folder} : process.env, stdio: ['pipe', 'pipe', 'inherit']});
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('the server ended')));
    child.stdout.once('data', (line) => {
      resolve({address: String(line).split(' ')[0], stop: () => child.kill()});
    });
  });
}

export const launch = () => chromium.launch({executablePath: BROWSER, args: ARGUMENTS});

// A browser with its memory in `folder`, which outlives it.
export const launchKept = (folder, options = {}) =>
  chromium.launchPersistentContext(folder, {executablePath: BROWSER, args: ARGUMENTS, ...DESKTOP, ...options});

// Note what goes wrong in a page; returns the list.
export function watch(page) {
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error.stack ?? error)));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  return wrong;
}

// Let what the box answers to all that was pressed be in sight for so long that a key counts on it
// (firmware/input/attention.py). The box does one thing after the other; one that is not there yet, or searches, is not
// waited for, nor is a picture where none is painted.
export async function look(page) {
  await page.evaluate(async () => {
    const within = (work) => Promise.race([work, new Promise((done) => setTimeout(done, 2000))]);
    await within(globalThis.meldmate?.box.backedUp());
    await within(new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  }).catch(() => {});
  await page.waitForTimeout(300);
}

// Wait until what a page is asked comes true, a promise as well: `page.waitForFunction` takes any promise for true.
export async function until(page, does, given) {
  for (let tries = 0; tries < 600; tries += 1) {
    // A page that is being loaded says nothing.
    if (await page.evaluate(does, given).catch(() => false)) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`not: ${does}`);
}

// The lesson about the keys, which comes at the first start.
const LESSON = /^(Your buttons|Buttons|I tuoi tasti|I tasti|A C move|A C muovi)/;

// Hold back the answers for `path` from the pages of a context, until the function that is returned is called.
export async function holdBack(context, path) {
  let arrive;
  const late = new Promise((resolve) => (arrive = resolve));
  await context.route(path, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}

// Wait until the box is on and says something, and look at it; skip the lesson of the first start where the start is waited for.
export async function ready(page, words = /./) {
  const says = async (...sources) => {
    const found = await page.waitForFunction((sources) => {
      // The words of a box that was there before stand on the page until the new one says something.
      if (!globalThis.meldmate?.box.lines.length) return null;
      const first = meldmate.box.lines[0][0].trim();
      const text = document.getElementById('screen').textContent;
      const at = sources.findIndex((source, index) => new RegExp(source).test(index ? text : first));
      return at < 0 ? null : ['lesson', 'words'][at];
    }, sources).catch(async (error) => {
      throw new Error(`${error.message}\n${await page.locator('#screen').textContent()}`);
    });
    return found.jsonValue();
  };
  // Only the start is behind the lesson: what a link or a saved game opens takes its place by itself.
  const skip = words.source === '.' || /New game|Nuova partita/.test(words.source);
  let lesson = skip ? LESSON.source : '(?!)';
  for (;;) {
    const found = await says(lesson, words.source);
    if (found === 'words') break;
    await look(page);
    await press(page, 'back');
    lesson = '(?!)';
  }
  await look(page);
}

export async function open(context, address) {
  const page = await context.newPage();
  page.wrong = watch(page);
  await page.goto(address);
  return page;
}

// The lines of the screen, blanks as one.
export const lines = (page) => page.evaluate(() => meldmate.box.lines.map(([line]) => line.replace(/\s+/g, ' ').trim()));

// Press keys as a script does: "ok down ~ok", a wave before a key that is held.
export const press = (page, words) =>
  page.evaluate(async (keys) => {
    for (const key of keys) await meldmate.box.press(key.replace('~', ''), key.startsWith('~'));
  }, words.split(' '));

// What stands on the canvas: rows of 0 and 1, each read from the middle of its square.
export const canvas = (page) =>
  page.evaluate(() => {
    const panel = document.getElementById('panel');
    const [columns, rows] = [Number(panel.dataset.columns), Number(panel.dataset.rows)];
    const cell = panel.width / columns;
    const {data} = panel.getContext('2d').getImageData(0, 0, panel.width, panel.height);
    const lit = (x, y) => {
      const at = 4 * (Math.floor((y + 0.4) * cell) * panel.width + Math.floor((x + 0.4) * cell));
      return data[at] + data[at + 1] + data[at + 2] > 250 ? 1 : 0;
    };
    return Array.from({length: rows}, (_, y) => Array.from({length: columns}, (_, x) => lit(x, y)).join(''));
  });

// Touch a key of the drawn device; `hold` for so many milliseconds.
export async function touch(page, name, hold = 50) {
  const key = page.locator(`.key[data-press="${name}"]`);
  const painted = page.evaluate(() => new Promise((resolve) => {
    document.getElementById('device').addEventListener('painted', resolve, {once: true});
    setTimeout(resolve, 1500);
  }));
  await key.dispatchEvent('pointerdown', {pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0});
  await page.waitForTimeout(hold);
  await key.dispatchEvent('pointerup', {pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, button: 0});
  await painted;
  await look(page);
}
