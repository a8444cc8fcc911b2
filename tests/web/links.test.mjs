// A link or a code is damaged on its way, in every way that messengers, cameras and people damage one: it is always said.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {deflateRawSync} from 'node:zlib';
import {crc32, decode, encode} from '../../build/web/links/links.js';
import {collect, piece, sheetOf} from '../../build/web/links/sheet_code.js';
import {DESKTOP, launch, open, ready, serve} from '../../host_tools/play/web/browser.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const SETUP = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], dealer: 'Ana', house: {}};
const FORM = {form: 'my_game', players: [3, 7], steps: [{step: 'round', fields: [{field: 'points', for: 'each player', is: '-99 to 99'}], score: 'points'}], end: {wins: 'high', limit: 100}};
const CODES = ['#R13OHV1:GINSKI:ANA/B', '#R23OHVEN/ZO%C3%AB:21', '#R33OHVW2:/.31./.98.'];
const raw = (kind, text) => {
  const data = Buffer.from(deflateRawSync(text)).toString('base64url');
  return `#${kind}=1.${crc32(Buffer.from(data))}.${data}`;
};
const nest = (before, after, times) => before.repeat(times) + after.repeat(times);
const LINKS = {
  setup: `#${await encode('setup', SETUP)}`,
  sheet: `#${await encode('sheet', {...SETUP, events: [{event: 'round', ender: 'Ana', deadwood: {Ana: 1, Ben: 2, Cy: 3}}]})}`,
  dispute: `#${await encode('dispute', {game: 'rumino', players: ['Ana', 'Ben'], dealer: 'Ana', house: {}, action: 'judge_meld', answers: [[50, 51, 39]]})}`,
  form: `#${await encode('form', FORM)}`,
};

// What may happen to a fragment on its way: {how: fragment}.
function damages(fragment) {
  const [half, last] = [Math.floor(fragment.length / 2), fragment.length - 1];
  const other = (at) => fragment.slice(0, at) + (fragment[at] === 'A' ? 'B' : 'A') + fragment.slice(at + 1);
  return {
    'cut in the middle': fragment.slice(0, half), 'cut by a letter': fragment.slice(0, last), 'cut to its head': fragment.slice(0, 3),
    'without its middle': fragment.slice(0, half - 3) + fragment.slice(half + 3), 'a letter changed': other(half), 'the last letter changed': other(last),
    'a full stop behind it': `${fragment}.`, 'a bracket behind it': `${fragment})`, 'a line break in it': `${fragment.slice(0, half)}%0A${fragment.slice(half)}`,
    'twice': fragment + fragment.slice(1), 'in small letters': fragment.toLowerCase() === fragment ? other(half) : fragment.toLowerCase(),
    'in capitals': fragment.toUpperCase() === fragment ? other(half) : fragment.toUpperCase(), 'escaped': `#${encodeURIComponent(`${fragment.slice(1)}%`)}`,
    'with a zero byte': `${fragment.slice(0, half)}%00${fragment.slice(half)}`, 'half an escape': `${fragment.slice(0, half)}%E0%A4%A${fragment.slice(half)}`,
  };
}
const HOSTILE = {
  'lists 20,000 deep': raw('setup', nest('[', ']', 20000)), 'objects 20,000 deep': raw('setup', `${'{"a":'.repeat(20000)}1${'}'.repeat(20000)}`),
  'house rules 20,000 deep': raw('setup', JSON.stringify({...SETUP, house: {a: 0}}).replace('0', nest('[', ']', 20000))),
  'events 20,000 deep': raw('sheet', JSON.stringify({...SETUP, events: [{a: 0}]}).replace('0', nest('[', ']', 20000))),
  'a number': raw('setup', '1'), 'nothing': raw('setup', 'null'), 'a text': raw('setup', '"x"'), 'an empty list': raw('setup', '[]'),
  'no JSON': raw('setup', '{'), 'not UTF-8': raw('setup', '"\ud800"'), 'its own prototype': raw('setup', '{"__proto__":{},"game":"gin","players":["A"],"dealer":"A"}'),
  'a code of points': '#R1.2.3', 'a code of nothing': '#R', 'a code without text': '#R11ABC', 'the first of none': '#R10ABCx', 'the third of two': '#R32ABCx',
  'a code with lies': `#R11${(parseInt(crc32(Buffer.from('1')), 16) % 46656).toString(36).toUpperCase().padStart(3, '0')}1`,
  'a form 20,000 deep': raw('form', `${'{"form":'.repeat(20000)}1${'}'.repeat(20000)}`), 'a form of nothing': raw('form', '{}'), 'a form that is a list': raw('form', '[]'),
  'a form of the engine': raw('form', '{"form":"hearts"}'), 'a form with its own prototype': raw('form', '{"__proto__":{},"form":"x","players":[2],"steps":[],"end":{}}'), 'a form that does not end': raw('form', JSON.stringify({...FORM, end: {wins: 'high', limit: '9'.repeat(5000)}})),
  'a form with markup': raw('form', JSON.stringify({...FORM, form: '<img src=x onerror=alert(1)>'})), 'a form that counts': raw('form', JSON.stringify({...FORM, end: {wins: 'high', limit: 'sum(sum(1))'}})), 'half a code of a form': '#R115005:A',
  'no letters of a test': '#TYX2WKSMCMKEDP0', 'half of them': '#TYX2WK', 'no kind': '#=1.2.3', 'a kind of nobody': '#table=1.2.3', 'a kind alone': '#setup', 'a kind and no more': '#sheet=', 'a word of nobody': '#xyzzy', 'a sign': '#%', 'Python': '#constructor', 'letters of afar': '#日本',
};

test('a link that is damaged in any way opens a message, and the box stays', async () => {
  const page = await open(await browser.newContext(DESKTOP), server.address);
  await ready(page, /New game/);
  const cases = Object.entries(HOSTILE);
  for (const [kind, fragment] of [...Object.entries(LINKS), ...CODES.map((one, at) => [`code ${at + 1}`, one])]) {
    for (const [how, damaged] of Object.entries(damages(fragment))) cases.push([`${kind} ${how}`, damaged]);
  }
  const silent = await page.evaluate(async (all) => {
    const dialog = document.getElementById('dialog');
    const frame = () => new Promise((resolve) => setTimeout(resolve, 20));
    const found = [];
    for (const [name, fragment] of all) {
      location.hash = fragment;
      for (let count = 0; count < 100 && !dialog.open; count++) await frame();
      const words = dialog.textContent;
      if (!dialog.open) found.push(`${name}: nothing is said`);
      else if (!/cannot be opened|Code \d of \d/.test(words)) found.push(`${name}: ${words}`);
      for (let count = 0; count < 100 && dialog.open; count++) {
        dialog.querySelector('.row button:last-child').click();
        await frame();
      }
      if (location.hash) found.push(`${name}: ${location.hash.slice(0, 40)} is still in the address`);
      history.replaceState(null, '', location.pathname);
    }
    return found;
  }, cases);
  // A code that lost a letter of its text is not noticed until the others are there.
  assert.deepEqual(silent, []);
  assert.match((await page.evaluate(() => meldmate.box.lines))[0][0], /New game|Meldmate/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a damaged link that opens the page is said, too', async () => {
  for (const [fragment, words] of [[HOSTILE['lists 20,000 deep'], /damaged/], ['#R1.2.3', /damaged/], ['#xyzzy', /not a Meldmate link/], ['#tour', null]]) {
    const page = await open(await browser.newContext(DESKTOP), server.address + fragment);
    if (words) {
      await page.locator('dialog[open]').waitFor();
      assert.match(await page.locator('dialog[open]').textContent(), words);
      await page.locator('dialog[open] button').last().click();
    }
    await ready(page, /New game/);
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  }
});

test('what reads a link raises nothing but a LinkError, or reads it', async () => {
  const letters = [...'ABCZ019.:/=-*% #R'];
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  const readers = [
    (fragment) => decode(fragment), (fragment) => {
      const found = piece(fragment);
      return found && collect(null, found);
    },
  ];
  for (const good of [...Object.values(LINKS), ...CODES]) {
    for (let count = 0; count < 400; count++) {
      const at = random(good.length);
      const fragment = good.slice(0, at) + Array.from({length: random(4)}, () => letters[random(letters.length)]).join('') + good.slice(at + random(4));
      for (const read of readers) {
        try {
          await read(fragment);
        } catch (error) {
          assert.match(error.message, /^link: (damaged|newer|too_long|kind)$/, `${fragment}\n${error.stack}`);
        }
      }
    }
  }
  assert.throws(() => sheetOf('1:GINSKI:ANA'), /link: damaged/);
});

const hasForm = async () => (await meldmate.box.do('form', 'given')).value?.length === 1;

// What is opened in a tab that does not have the box waits for it.
for (const [kind, value, asked, choice, found] of [
  ['form', FORM, /a score form/, 'box', hasForm],
  ['setup', SETUP, /Start this game/, 'start', () => globalThis.meldmate?.box.about.game === 'Ginski'],
]) {
  test(`a ${kind} from a link in a second tab waits until that has the box, and is in the address until then`, async () => {
    const context = await browser.newContext(DESKTOP);
    const first = await open(context, server.address);
    await ready(first, /New game/);
    const second = await open(context, `${server.address}#${await encode(kind, value)}`);
    const dialog = second.locator('dialog[open]');
    if (kind === 'setup') {
      await dialog.locator(`[data-choice="${choice}"]`).click();
      await second.locator('#banner [data-choice="here"]').waitFor();
    }
    await second.waitForFunction(() => /waits until then/.test(document.getElementById('banner').textContent));
    assert.match(await second.evaluate(() => location.hash), new RegExp(kind));
    assert.equal(await dialog.count(), 0);
    // Loading it again loses nothing.
    await second.reload();
    if (kind === 'setup') await dialog.locator(`[data-choice="${choice}"]`).click();
    await second.waitForFunction(() => /waits until then/.test(document.getElementById('banner').textContent));
    await second.locator('#banner [data-choice="here"]').click();
    if (kind === 'form') {
      await dialog.waitFor();
      assert.match(await dialog.textContent(), asked);
      await dialog.locator(`[data-choice="${choice}"]`).click();
    }
    await second.waitForFunction(found);
    assert.equal(await second.evaluate(() => location.hash), '');
    assert.equal(await second.locator('#banner').isVisible(), false);
    await context.close();
  });
}

test('a form whose dialog is open while another tab takes the box is added once this one has it again', async () => {
  const context = await browser.newContext(DESKTOP);
  const first = await open(context, `${server.address}#${await encode('form', FORM)}`);
  await first.locator('dialog[open] [data-choice="box"]').waitFor();
  const second = await open(context, server.address);
  await second.locator('#banner [data-choice="here"]').click();
  await ready(second, /New game/);
  await first.locator('dialog[open] [data-choice="box"]').click();
  await first.waitForFunction(() => /waits until then/.test(document.getElementById('banner').textContent));
  await first.locator('#banner [data-choice="here"]').click();
  await first.waitForFunction(hasForm);
  await context.close();
});

// A Pico of which everything was said once (tests/host/host_tools/play/web/test_tested.py).
const LETTERS = 'YX2WKSMCMKEDPR';

test('the report of a test comes by its code, and by its letters', async () => {
  const page = await open(await browser.newContext(DESKTOP), `${server.address}#T${LETTERS}`);
  const report = () => page.locator('#dialog textarea').inputValue();
  await page.locator('#dialog textarea').waitFor();
  const said = await report();
  assert.match(said, /^Code: YX2WK SMCMK EDPR$/m);
  assert.match(said, /^Board: pico, /m);
  assert.match(said, /^Buttons: no answer from ▼, back$/m);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#dialog [data-choice=save]')]);
  assert.equal(file.suggestedFilename(), 'pico.txt');
  await page.waitForFunction(() => !location.hash);
  await page.click('#tested');
  await page.fill('#dialog input', 'yx2wk smcmk edp0');
  await page.click('#dialog [data-choice=show]');
  await page.locator('#dialog .wrong', {hasText: /./}).waitFor();
  await page.fill('#dialog input', 'yx2wk smcmk edpr');
  await page.click('#dialog [data-choice=show]');
  await page.locator('#dialog textarea').waitFor();
  assert.equal(await report(), said);
  await page.close();
});
