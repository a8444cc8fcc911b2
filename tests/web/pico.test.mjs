// The page at the cable of the emulated Pico, which runs the built image: a copy out and back, and a cable that is pulled out.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {after, before, test} from 'node:test';
import {DESKTOP, PYTHON, ROOT, launch, open, python, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import {connect, save, standIn, waitSaid} from './port.mjs';

const SOAK = Boolean(process.env.MELDMATE_SOAK);
// How often the cable is pulled out, and within how many bytes of what putting a copy back takes.
const PULLS = SOAK ? 10 : 2;
const WITHIN = 6000;
// The box says so after so many milliseconds without a question.
const GONE = 20500;
// The emulated Pico is slower than the real one by about so much: the page waits longer.
const SLOWER = 20;
const NO_IMAGE = 77;
const LONG = {timeout: 3600000};
const WAIT = 1200000;
let browser, server, pico, page;
before(async () => {
  pico = await atCable();
  if (pico) [browser, server] = [await launch(), await serve()];
});
after(async () => {
  pico?.end();
  await browser?.close();
  server?.stop();
});

// Boot the Pico (tests/web/pico.py); returns null without an image.
async function atCable() {
  const child = spawn(PYTHON, ['-m', 'tests.web.pico'], {cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit', 'pipe']});
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = [];
  let wake = () => {}, rest = '';
  child.stdio[3].on('data', (data) => {
    const parts = (rest + data).split('\n');
    rest = parts.pop();
    for (const part of parts) {
      const line = JSON.parse(part);
      if (line.out) page.evaluate(() => globalThis.boxGone());
      else lines.push(line);
    }
    wake();
  });
  const answer = async () => {
    while (!lines.length) {
      const code = await Promise.race([ended, new Promise((resolve) => (wake = () => resolve(null)))]);
      if (code !== null) return code;
    }
    return lines.shift();
  };
  const first = await answer();
  if (first === NO_IMAGE) return null;
  assert.ok(first.games, `the Pico ended with ${first}`);
  return {
    child,
    first,
    do: (what, given = {}) => {
      child.stdio[3].write(`${JSON.stringify({do: what, ...given})}\n`);
      return answer();
    },
    end: () => child.stdin.end(),
  };
}

// Numbers from 0 on below `most`, the same each time (Numerical Recipes' constants).
function numbers(seed, most) {
  let state = seed;
  return () => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * most);
}

async function sitDown() {
  const context = await withBox(await browser.newContext({...DESKTOP, acceptDownloads: true}));
  context.setDefaultTimeout(WAIT);
  await context.exposeFunction('boxSend', (bytes) => void pico.child.stdin.write(Buffer.from(bytes)));
  await context.addInitScript(standIn);
  await context.addInitScript((slower) => {
    const usual = globalThis.setTimeout;
    globalThis.setTimeout = (act, ms = 0, ...given) => usual(act, ms < 500 ? ms : slower * ms, ...given);
  }, SLOWER);
  page = await open(context, server.address);
  pico.child.stdout.on('data', (data) => page.evaluate((text) => globalThis.boxCame?.(text), data.toString('latin1')));
  await ready(page, /New game/);
}

async function putBack(file) {
  await page.locator('#cable-file').setInputFiles(file);
  await page.locator('[data-choice="restore"]').click();
}

test('a copy goes from the image to the page, into a report, and back after two more rounds; pulled out, nothing is lost', LONG, async (t) => {
  if (!pico) return t.skip('needs an image: make image BOARD=pico');
  await sitDown();
  await connect(page, WAIT);
  assert.match(await page.locator('#cable-said').textContent(), /^Box: pico, version \S+ Saved games: 1\. Free: \d+ KB\./);
  const file = await save(page);
  // Its games in the page's report, by the same letters as in that of a computer.
  await page.locator('[data-cable="read"]').click();
  await page.locator('[data-choice="restore"]').click();
  await page.locator('[data-choice="ok"]').click();
  await page.locator('[data-link="message"]').click();
  const words = await page.locator('#dialog textarea').inputValue();
  assert.match(words, /^Rumino \(in progress\): .*Ana/m);
  assert.equal(String(await python('-m', 'host_tools.evening.export', '--format', 'text', '--quiet', '--backup', file)).trim(), words);
  await page.keyboard.press('Escape');
  const four = await pico.do('play');
  assert.deepEqual(Object.keys(four.games), Object.keys(pico.first.games));
  assert.notDeepEqual(four.games, pico.first.games);

  const next = numbers(46, WITHIN);
  for (let left = PULLS; left; left--) {
    const bytes = 30 + next();
    await pico.do('pull', {after: bytes});
    await putBack(file);
    await waitSaid(page, /^The cable was pulled out/, WAIT);
    const gone = await pico.do('hurry', {ms: GONE});
    const said = gone.screen.join(' ');
    assert.deepEqual(gone.games, four.games, `${bytes}`);
    // The box says it, too, if it had heard of the copy.
    const heard = /stopped answering/.test(said);
    assert.ok(heard || said === four.screen.join(' '), `${bytes} ${said}`);
    if (heard) {
      const on = await pico.do('press', {key: 'ok'});
      assert.deepEqual(on.screen, four.screen, `${bytes}`);
    }
    console.log(`pulled out after ${bytes} bytes: ${said}`);
    await pico.do('plug');
    await connect(page, WAIT);
    assert.match(await page.locator('#cable-said').textContent(), /Saved games: 1/);
  }

  await putBack(file);
  await waitSaid(page, /^The copy is on the box. Games: 1/, WAIT);
  const back = await pico.do('look');
  assert.deepEqual(back.games, pico.first.games);
  assert.match(back.screen.join(' '), /backup with 1 game is restored/);

  // Somebody has stopped the program, and read the prompt: the page starts it again.
  await page.locator('[data-cable="leave"]').click();
  await pico.do('stop');
  await connect(page, WAIT);
  assert.deepEqual((await pico.do('look')).games, pico.first.games);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
