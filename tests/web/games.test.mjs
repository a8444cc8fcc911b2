// Backups between the page and the terminal simulator, and links.
import assert from 'node:assert/strict';
import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {deflateRawSync} from 'node:zlib';
import {crc32, encode} from '../../build/web/links/links.js';
import {unzip, zip} from '../../build/web/shared/zip.js';
import {DESKTOP, holdBack, launch, lines, open, press, python, ready, serve, withBox} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';

const RUMINO = {game: 'rumino', players: ['Ana', 'Ben'], dealer: 'Ana', house: {}};
const DISPUTE = await encode('dispute', {...RUMINO, action: 'judge_meld', answers: [[50, 51, 39]]});

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const bytesOf = (text) => new TextEncoder().encode(text);

async function fresh(fragment = '', words = /New game/, settings = {}) {
  const context = await browser.newContext({...DESKTOP, acceptDownloads: true, ...settings});
  if (!settings.isMobile) await withBox(context);
  const page = await open(context, server.address + fragment);
  if (words) await ready(page, words);
  return page;
}

const begin = async (page, setup, events) => {
  const begun = await page.evaluate(async ([given, more]) => {
    const begun = await meldmate.box.do('begin', given);
    return more ? meldmate.box.do('replay', more) : begun;
  }, [setup, events]);
  return begun;
};
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}};
const round = (ender, Ana, Ben, Cy) => ({event: 'round', ender, deadwood: {Ana, Ben, Cy}});
const dialog = (page) => page.locator('dialog[open]');
const folder = () => mkdtemp(join(tmpdir(), 'meldmate-'));

async function restore(page, file) {
  await page.setInputFiles('#file', file);
  await dialog(page).locator('[data-choice="restore"]').click();
  await page.waitForFunction(() => /Restored/.test(document.querySelector('dialog[open] h2')?.textContent));
  await dialog(page).locator('[data-choice="ok"]').click();
}

async function download(page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
  const path = join(await folder(), file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

test('a backup of the terminal simulator goes onto the page, and back with one more round', async () => {
  const there = await folder();
  await python('-m', 'tests.web.terminal', 'play', there);
  await python('-m', 'host_tools.play.terminal', '--data', there, '--backup', join(there, 'games.zip'));
  const page = await fresh();
  await restore(page, join(there, 'games.zip'));
  await ready(page, /\b31\b/);
  assert.ok((await lines(page)).some((line) => line.includes('Zoë')), String(await lines(page)));
  await page.reload();
  await ready(page, /\b31\b/);
  // One more round, entered here; the upcard is left for the sheet.
  await press(page, 'ok back ok down ok right up ok left up up left ok left left up up ok ok');
  await ready(page, /Ben 62/);
  const path = await download(page);
  const back = await folder();
  await python('-m', 'host_tools.play.terminal', '--data', back, '--restore', path);
  const shown = String(await python('-m', 'tests.web.terminal', 'show', back));
  await page.reload();
  await ready(page, /./);
  assert.deepEqual(shown.trim().split('\n'), (await lines(page)).slice(1, -1));
  // The host's other tools take the same file.
  const csv = String(await python('-m', 'host_tools.evening.export', '--format', 'csv-games', '--backup', path, '-o', '-'));
  assert.equal(csv.match(/GSK-7: Ben ends with 8/g).length, 2);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a backup replaces games only after it was asked, and a copy of those is downloaded first', async () => {
  const page = await fresh();
  await begin(page, GINSKI);
  const path = await download(page);
  await begin(page, {game: 'rumino', players: ['Ana', 'Ben']});
  await ready(page, /Rumino/);
  await page.setInputFiles('#file', path);
  await dialog(page).locator('[data-choice="cancel"]').click();
  await page.waitForTimeout(100);
  assert.ok((await lines(page))[0].startsWith('Rumino'));
  await page.setInputFiles('#file', path);
  const [copy] = await Promise.all([page.waitForEvent('download'), dialog(page).locator('[data-choice="restore"]').click()]);
  assert.match(copy.suggestedFilename(), /^meldmate-.*\.zip$/);
  await ready(page, /Ginski/);
  await page.context().close();
});

test('what is no backup is refused with a reason, and nothing changes', async () => {
  const page = await fresh();
  await begin(page, GINSKI);
  const bytes = (count) => new Uint8Array(count);
  const log = bytesOf('0001 x');
  const cases = [
    [Buffer.from('no zip at all'), /not a zip file/],
    [(await zip({'games/00001.log': log})).slice(0, 40), /not a zip file/],
    [await zip({'readme.md': log}), /readme\.md/],
    [await zip({'a/../../games/00001.log': log}), /does not belong in a backup/],
    [await zip({'../games/00001.log': log, 'x/y': log}), /does not belong in a backup/],
    [await zip({'current.txt': log}), /no saved games/],
    [await zip({'games/00001.log': log}), /No game in it can be read/],
    [await zip({'games/00001.log': bytes(5000), 'games/00002.log': log, 'roster.txt': log}), /No game in it can be read/],
    [await zip({[`games/${'a'.repeat(300)}.bad`]: log, 'games/00001.log': log}), /does not belong in a backup/],
    [await zip({'games/00001.log': bytes(1500000)}), /No game in it can be read/],
    // The page's flash has 16 MiB.
    [await zip({'games/00001.log': bytes(17000000)}), /larger than the flash/],
    [await zip({'games/00001.log': bytes(40000000)}), /larger than the flash/],
  ];
  for (const [content, words] of cases) {
    const path = join(await folder(), 'x.zip');
    await writeFile(path, content);
    await page.setInputFiles('#file', path);
    await dialog(page).waitFor();
    assert.match(await dialog(page).textContent(), words);
    await dialog(page).locator('[data-choice="ok"]').click();
    await dialog(page).waitFor({state: 'detached'}).catch(() => {});
  }
  assert.ok((await lines(page))[0].startsWith('Ginski'));
  await page.context().close();
});

test('the engine counts the games of a backup before anyone is asked', async () => {
  const there = await folder();
  await python('-m', 'tests.web.terminal', 'play', there);
  await python('-m', 'host_tools.play.terminal', '--data', there, '--backup', join(there, 'games.zip'));
  const inside = await unzip(await readFile(join(there, 'games.zip')), 99, 1e7);
  inside['games/games/00007.log'] = bytesOf('noise');
  const path = join(there, 'more.zip');
  await writeFile(path, await zip(inside));
  const page = await fresh();
  await page.setInputFiles('#file', path);
  await dialog(page).waitFor();
  assert.match(await dialog(page).textContent(), /Games in the backup: 1\..*Games that cannot be read: 1\./s);
  await page.context().close();
});

test('a folder of make backup is restored as it lies there', async () => {
  const there = await folder();
  await python('-m', 'tests.web.terminal', 'play', there);
  const copy = join(await folder(), 'pico-20261121');
  await python('-m', 'host_tools.play.terminal', '--data', there, '--backup', copy);
  const page = await fresh();
  await page.setInputFiles('#folder', copy);
  await dialog(page).locator('[data-choice="restore"]').click();
  await ready(page, /\b31\b/);
  await page.context().close();
});

async function link(page, kind) {
  await page.click(`[data-link="${kind}"]`);
  await dialog(page).waitFor();
  const field = dialog(page).locator('textarea');
  const address = (await field.count()) ? await field.inputValue() : await dialog(page).textContent();
  await dialog(page).locator('[data-choice="ok"]').click();
  return address;
}

async function setUpLink(page) {
  await page.click('[data-link="setup"]');
  await dialog(page).locator('[data-choice="link"]').click();
  await dialog(page).locator('textarea').waitFor();
  const address = await dialog(page).locator('textarea').inputValue();
  await dialog(page).locator('[data-choice="ok"]').click();
  return address;
}

test('a finished score sheet goes as a link and stands on another page, on the box and as a table', async () => {
  const page = await fresh();
  assert.match(await link(page, 'sheet'), /no score sheet/);
  const events = [round('Ben', 24, 8, 15), round('Ben', 60, 2, 40)];
  await begin(page, GINSKI, events);
  const address = await link(page, 'sheet');
  assert.ok(address.length < 700, String(address.length));
  const other = await fresh(new URL(address).hash, null);
  await dialog(other).locator('table').waitFor();
  assert.equal(await dialog(other).locator('[data-choice="continue"]').count(), 0);
  await dialog(other).locator('[data-choice="ok"]').click();
  await ready(other, /Ben/);
  const places = await lines(other);
  assert.ok(places.some((line) => line.includes('Ben')), String(places));
  assert.match(await other.locator('#banner').textContent(), /None of it is saved/);
  await other.locator('#banner [data-choice="table"]').click();
  assert.match(await dialog(other).textContent(), /1Ben\d+won/);
  await dialog(other).locator('[data-choice="ok"]').click();
  await other.locator('#banner [data-choice="back"]').click();
  await ready(other, /New game/);
  assert.equal(new URL(other.url()).hash, '');
  await Promise.all([page, other].map((one) => one.context().close()));
});

// Made by firmware/screens/table/qr_code.py: Ginski of Ana, Ben and Zo\u00eb, two rounds, in three codes.
const CODES = [
  '#R13OHV1:GINSKI:ANA/B',
  '#R23OHVEN/ZO%C3%AB:21',
  '#R33OHVW2:/.31./.98.',
];

test('the codes of a score sheet are put together, in any order', async () => {
  const page = await fresh(CODES[2], null);
  await dialog(page).waitFor();
  assert.match(await dialog(page).textContent(), /Code 3 of 3.*too: 1, 2\./s);
  await dialog(page).locator('[data-choice="ok"]').click();
  await page.evaluate((fragment) => { location.hash = fragment; }, CODES[0]);
  await dialog(page).waitFor();
  assert.match(await dialog(page).textContent(), /Code 1 of 3.*too: 2\./s);
  await dialog(page).locator('[data-choice="ok"]').click();
  await page.evaluate((fragment) => { location.hash = fragment; }, CODES[1]);
  await dialog(page).locator('table').waitFor();
  const rows = await dialog(page).locator('tr').allTextContents();
  assert.deepEqual(rows, ['AnaBen (won)Zoë', '10310', '20980', 'Score01290']);
  await dialog(page).locator('[data-choice="ok"]').click();
  await ready(page, /New game/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// Ginski of Ana and Ben, a round of 31, and 2.50 from Ben to Ana.
const PAID = '1:GINSKI:ANA/BEN:1W2:/31.:1.0.250';

test('an evening is a message and a picture, for the share sheet too', async () => {
  const page = await fresh();
  assert.match(await link(page, 'message'), /There is no game yet/);
  const points = (Ana, Ben) => ({event: 'round', points: {Ana, Ben}});
  const events = [points(5, 9), points(-7, 12), points(20, 1), points(3, 8), points(11, 2), {event: 'stop'}];
  await begin(page, {game: 'any', players: ['Ana', 'Ben'], house: {wins: 'high'}}, events);
  await begin(page, GINSKI, [round('Ben', 24, 8, 15)]);
  const words = await link(page, 'message');
  assert.match(words, /^Any game: ★ Ana 32, ★ Ben 32(\. [^\n]+\.)?\n\w+day, \d+ \w+: 3 players, 2 games(, \d+ minutes?)?\nGinski \(in progress\): Ben 31, Ana 0, Cy 0\nWinners of the evening: Ana and Ben, 1 each$/);
  // The same letters as from the same games on a computer.
  assert.equal(String(await python('-m', 'host_tools.evening.export', '--format', 'text', '--quiet', '--backup', await download(page))).trim(), words);
  await page.click('[data-link="message"]');
  assert.equal(await dialog(page).locator('textarea').evaluate((one) => one.scrollTop), 0);
  const [file] = await Promise.all([page.waitForEvent('download'), dialog(page).locator('[data-choice="card"]').click()]);
  assert.equal(file.suggestedFilename(), 'meldmate.png');
  const picture = await readFile(await file.path());
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1080, 1350]);
  assert.ok(picture.length > 20000, `${picture.length}`);
  // A phone's share sheet gets both.
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (given) => { globalThis.shared = given; };
  });
  await page.click('[data-link="message"]');
  await dialog(page).locator('[data-choice="send"]').click();
  await page.waitForFunction(() => globalThis.shared);
  const shared = await page.evaluate(() => [shared.text, shared.files[0].type, shared.files[0].size]);
  assert.match(shared[0], /Ben 32/);
  assert.deepEqual([shared[1], shared[2]], ['image/png', picture.length]);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a code with payments shows who pays whom, and is a message', async () => {
  const check = (parseInt(crc32(new TextEncoder().encode(PAID)), 16) % 46656).toString(36).toUpperCase().padStart(3, '0');
  const page = await fresh(`#R11${check}${PAID}`, null);
  await dialog(page).locator('table').waitFor();
  assert.match(await dialog(page).textContent(), /Ben pays Ana 2\.50/);
  assert.equal(await dialog(page).locator('textarea').inputValue(), 'Ginski: ★ Ana 31, 2. Ben 0\nBen pays Ana 2.50');
  await page.context().close();
});

// Rumino of Ana, Bruno, who left with 37, Carla, who is out, and Dora, who won (RMN-8).
const LEFT = '1:RUMINO:ANA/BRUNO/CARLA/DORA:24L3O1W.B100:/90.37.60.12/..70.';

test('the message of a sheet from a code says the places, who left and who is out, and why it ended, in both languages', async () => {
  const check = (text) => (parseInt(crc32(new TextEncoder().encode(text)), 16) % 46656).toString(36).toUpperCase().padStart(3, '0');
  const said = {
    en: 'Rumino: ★ Dora 12, 2. Ana 90, 3. Carla 130 (out), 4. Bruno 37 (left). Dora is the last player under 100.',
    it: 'Rumino: ★ Dora 12, 2. Ana 90, 3. Carla 130 (fuori), 4. Bruno 37 (ha lasciato). Resta solo Dora sotto 100.',
  };
  for (const [locale, words] of Object.entries(said)) {
    const page = await fresh(`#R11${check(LEFT)}${LEFT}`, null, {locale});
    await dialog(page).locator('table').waitFor();
    assert.equal(await dialog(page).locator('textarea').inputValue(), words);
    const heads = await dialog(page).locator('thead').textContent();
    // The picture says so, too.
    const written = await page.evaluate(async (title) => {
      const found = [];
      const {fillText} = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function (...given) {
        found.push(given[0]);
        fillText.apply(this, given);
      };
      const {card} = await import('./links/message.js');
      const ends = [{place: 2}, {place: 4, left: true}, {place: 3, out: true}, {place: 1, won: true}];
      card(title, {names: ['Ana', 'Bruno', 'Carla', 'Dora'], start: [0, 0, 0, 0], rounds: [[90, 37, 130, 12]], ends, winners: [3], paid: []});
      return found;
    }, 'Rumino');
    const [left, out] = locale === 'en' ? ['left', 'out'] : ['ha lasciato', 'fuori'];
    for (const one of ['Dora ★', 'Ana', `Carla (${out})`, `Bruno (${left})`]) assert.ok(written.includes(one), `${one}: ${written}`);
    assert.match(heads, locale === 'en' ? /^AnaBruno \(left\)Carla \(out\)Dora \(won\)$/ : /^AnaBruno \(ha lasciato\)Carla \(fuori\)Dora \(ha vinto\)$/);
    await page.context().close();
  }
  // Until it is over there are no places.
  const going = '1:RUMINO:ANA/BRUNO::/90.37';
  const page = await fresh(`#R11${check(going)}${going}`, null);
  await dialog(page).locator('table').waitFor();
  assert.equal(await dialog(page).locator('textarea').inputValue(), 'Rumino (in progress): Ana 90, Bruno 37');
  await page.context().close();
});

test('on a phone a link and a backup are opened from the first view, and what is none is said', async () => {
  const page = await fresh();
  await begin(page, GINSKI, [round('Ben', 24, 8, 15), round('Ben', 60, 2, 40)]);
  const address = await link(page, 'sheet');
  const backup = await download(page);
  for (const [locale, foreign, damaged, restored] of [
    ['en-GB', /cannot be opened.*not a Meldmate link/s, /cannot be opened.*damaged/s, /Games here now: 1/],
    ['it-IT', /non si può aprire.*Non è un link di Meldmate/s, /non si può aprire.*danneggiato/s, /Partite ora su Meldmate: 1/],
  ]) {
    const phone = await fresh('', /New game|Nuova partita/, {locale, viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});
    const opened = async (words) => {
      await phone.locator('#open').tap();
      await dialog(phone).locator('input').fill(words);
      await dialog(phone).locator('[data-choice="link"]').tap();
    };
    for (const [words, said] of [['', foreign], ['https://meldmate.example/#top', foreign], [address.slice(0, -4), damaged]]) {
      await opened(words);
      await phone.waitForFunction(([pattern, flags]) => new RegExp(pattern, flags).test(document.querySelector('dialog[open]')?.textContent), [said.source, said.flags]);
      await dialog(phone).locator('[data-choice="ok"]').tap();
    }
    await opened(` ${address} `);
    await dialog(phone).locator('table').waitFor();
    await dialog(phone).locator('[data-choice="ok"]').tap();
    await phone.locator('#banner [data-choice="back"]').tap();
    await ready(phone, /New game|Nuova partita/);
    await phone.locator('#open').tap();
    const [chooser] = await Promise.all([phone.waitForEvent('filechooser'), dialog(phone).locator('[data-choice="backup"]').tap()]);
    await chooser.setFiles(backup);
    await dialog(phone).locator('[data-choice="restore"]').tap();
    await phone.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('dialog[open]')?.textContent), restored.source);
    assert.deepEqual(phone.wrong, []);
    await phone.context().close();
  }
  await page.context().close();
});

test('a set-up goes as a link and starts the same game, after a question', async () => {
  const page = await fresh();
  await begin(page, {...GINSKI, house: {target: 150}});
  const address = await setUpLink(page);
  const other = await fresh(new URL(address).hash, null);
  await dialog(other).waitFor();
  assert.match(await dialog(other).textContent(), /Ginski with Ana, Ben, Cy\..*Target score: 150/);
  await dialog(other).locator('[data-choice="start"]').click();
  await ready(other, /Ginski, to 150/);
  await other.reload();
  await ready(other, /Ginski, to 150/);
  const third = await fresh(new URL(address).hash, null);
  await dialog(third).locator('[data-choice="later"]').click();
  await ready(third, /New game/);
  await Promise.all([page, other, third].map((one) => one.context().close()));
});

test('a dispute goes as a link and its verdict stands on another box', async () => {
  const page = await fresh();
  await begin(page, {game: 'rumino', players: ['Ana', 'Ben']});
  assert.match(await link(page, 'dispute'), /Ask the referee/);
  await press(page, 'right ok down up left ok up left left ~ok');
  await ready(page, /The ace is low/);
  const address = await link(page, 'dispute');
  const other = await fresh(new URL(address).hash, /The ace is low/);
  await press(other, 'right');
  await ready(other, /RMN-6/);
  assert.deepEqual(other.wrong, []);
  await Promise.all([page, other].map((one) => one.context().close()));
});

const raw = (kind, bytes, version = '1', check = null) => {
  const data = Buffer.from(bytes).toString('base64url');
  return `#${kind}=${version}.${check ?? crc32(bytesOf(data))}.${data}`;
};
const SETUP = {...GINSKI, dealer: 'Ana', house: {}};
const nested = (times) => Array.from({length: times}).reduce((inner) => ({a: inner}), {});

test('damaged and hostile links are refused in words, and the box is on the table all the same', async () => {
  const good = await encode('setup', SETUP);
  const bad = [
    [`#${good.slice(0, -3)}`, /damaged/],
    [`#${good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`, /damaged/],
    [`#${good.replace('=1.', '=9.')}`, /newer version/],
    ['#setup=', /damaged/],
    ['#setup=1.00000000.!!!', /damaged/],
    ['#nonsense=1.2.3', /not a Meldmate link/],
    [`#setup=1.00000000.${'A'.repeat(40000)}`, /too long to be a Meldmate link/],
    [raw('setup', bytesOf('not deflated')), /damaged/],
    [raw('setup', deflateRawSync(bytesOf('{"game":'))), /damaged/],
    [raw('setup', deflateRawSync(new Uint8Array(20000000))), /too long to be a Meldmate link/],
    [`#${await encode('setup', [])}`, /damaged/],
    [`#${await encode('setup', {...SETUP, extra: 1})}`, /damaged/],
    [`#${await encode('setup', {...SETUP, players: 'Ana'})}`, /damaged/],
    [`#${await encode('setup', {...SETUP, house: nested(50)})}`, /damaged/],
    [`#${await encode('setup', {...SETUP, game: 'chess'})}`, /not valid/],
    [`#${await encode('setup', {...SETUP, players: ['Ana', 'Ana', 'Ben']})}`, /not valid/],
    [`#${await encode('setup', {...SETUP, dealer: 'Zed'})}`, /not valid/],
    [`#${await encode('setup', {...SETUP, house: {__proto__x: 1}})}`, /not valid/],
    [`#${await encode('setup', {...SETUP, players: ['<img src=x onerror=alert(1)>', '\u202eB', 'C']})}`, /not valid|Start this game/],
    [`#${await encode('sheet', {...SETUP, events: [{event: 'round', ender: 'Zed'}]})}`, /not valid/],
    [`#${await encode('sheet', {...SETUP, events: [{event: 'round', ender: 'Ana', deadwood: {Ana: -1, Ben: 1e30, Cy: 'x'}}]})}`, /not valid/],
    [`#${await encode('dispute', {...SETUP, action: 'judge_hand', answers: [['x'], {}, 1e9]})}`, /damaged|not valid/],
    [`#${await encode('dispute', {...SETUP, action: 'judge_hand', answers: []})}`, /damaged/],
    [`#${await encode('dispute', {...SETUP, action: 'judge_no_such', answers: []})}`, /damaged/],
    [`#${await encode('dispute', {...SETUP, action: '__class__', answers: []})}`, /damaged/],
  ];
  const page = await fresh();
  page.on('dialog', () => assert.fail('a script of the link ran'));
  for (const [fragment, words] of bad) {
    await page.goto('about:blank');
    await page.goto(server.address + fragment);
    await dialog(page).waitFor();
    assert.match(await dialog(page).textContent(), words, fragment.slice(0, 80));
    assert.equal(await dialog(page).locator('img').count(), 0);
    await dialog(page).locator('button').last().click();
    await ready(page, /New game/);
    // It is the visitor's own box, and nothing is on it.
    assert.match(await page.locator('#kept').textContent(), /^Saved in this browser/, fragment.slice(0, 80));
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

const NO_DISPUTES = [
  ['an unknown question', {...RUMINO, action: 'judge_no_such', answers: []}],
  ['answers of another question', {...RUMINO, action: 'judge_meld', answers: ['Ana', 7]}],
  ['too few answers', {...RUMINO, action: 'judge_meld', answers: []}],
  ['too many answers', {...RUMINO, action: 'judge_meld', answers: [[50, 51, 39], 1, 2]}],
];
const hash = (page, fragment) => page.evaluate((words) => { location.hash = words; }, fragment);
// Whether the browser keeps it for good is the browser's affair.
const whose = async (page) => (await page.locator('#kept').textContent()).replace(' for good', '');

test('a dispute that does not fit leaves the own box as it is, in the middle of a game', async () => {
  const page = await fresh();
  await begin(page, {...GINSKI, players: ['Ana', 'Ben', 'Cy']}, []);
  // A round is being keyed.
  await press(page, 'ok down ok');
  const keyed = await lines(page);
  for (const [what, value] of NO_DISPUTES) {
    await hash(page, await encode('dispute', value));
    await dialog(page).waitFor();
    assert.match(await dialog(page).textContent(), /damaged|not valid/, what);
    await dialog(page).locator('button').last().click();
    assert.equal(await whose(page), 'Saved in this browser', what);
    assert.equal(new URL(page.url()).hash, '', what);
    assert.equal(await page.locator('#banner').isHidden(), true, what);
    assert.deepEqual(await lines(page), keyed, what);
  }
  // The round goes on, and is there after the page is loaded again.
  await press(page, 'right up ok left up up left ok left left up up ok ok');
  const sheet = await lines(page);
  assert.ok(sheet.some((line) => /Ben \d/.test(line)), String(sheet));
  await page.reload();
  await ready(page, /Ginski/);
  assert.deepEqual(await lines(page), sheet);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a dispute that does not fit, opened first, leads to the own box, once', async () => {
  for (const [what, value] of NO_DISPUTES) {
    const page = await fresh(`#${await encode('dispute', value)}`, null);
    await dialog(page).waitFor();
    await ready(page, /New game/);
    assert.equal(new URL(page.url()).hash, '', what);
    await dialog(page).locator('button').last().click();
    await press(page, 'ok');
    await ready(page, /Which game/);
    await page.reload();
    await ready(page, /New game/);
    assert.equal(await dialog(page).count(), 0, what);
    assert.deepEqual(page.wrong, [], what);
    await page.context().close();
  }
});

test('links are opened one after another, each visit has its banner, and the way back leads to the own game', async () => {
  const page = await fresh();
  await begin(page, GINSKI, [round('Ben', 24, 8, 15)]);
  const own = await lines(page);
  const sheet = await encode('sheet', {...GINSKI, dealer: 'Ana', house: {}, events: [round('Cy', 60, 20, 3)]});
  await page.evaluate((fragments) => fragments.forEach((one) => { location.hash = one; }), [DISPUTE, sheet, DISPUTE, sheet]);
  await page.locator('#banner [data-choice="table"]').waitFor();
  await page.waitForFunction(() => globalThis.meldmate?.box.lines.some(([line]) => /Cy\s+\d/.test(line)));
  // A demonstration, and a link in the middle of it.
  await page.click('[data-tour="score"]');
  await page.locator('#caption').waitFor();
  await hash(page, DISPUTE);
  await ready(page, /The ace is low/);
  assert.equal(await page.locator('#caption').isHidden(), true);
  // A link that is refused leaves the visit, its banner and its way back.
  await hash(page, await encode('dispute', NO_DISPUTES[0][1]));
  await dialog(page).locator('button').last().click();
  assert.match(await page.locator('#banner').textContent(), /A dispute/);
  await page.locator('#banner [data-choice="back"]').click();
  await page.waitForFunction(() => /Saved/.test(document.getElementById('kept').textContent));
  await ready(page, /Ginski/);
  assert.deepEqual(await lines(page), own);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a link whose part of the page is still on its way is not overtaken by a demonstration', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, serviceWorkers: 'block'}));
  const arrive = await holdBack(context, '**/follow.js');
  const page = await open(context, server.address);
  await ready(page, /New game/);
  // What is put on the table, in its order.
  await page.evaluate(() => {
    globalThis.shown = [];
    const look = () => {
      const now = document.getElementById('caption').hidden ? document.getElementById('banner').textContent.trim() : 'demonstration';
      if (now && shown.at(-1) !== now) shown.push(now);
    };
    new MutationObserver(look).observe(document.body, {attributes: true, childList: true, subtree: true});
  });
  await hash(page, DISPUTE);
  await page.click('[data-tour="score"]');
  arrive();
  await page.waitForFunction(() => shown.length > 1);
  const order = await page.evaluate(() => shown.slice(0, 2));
  assert.match(order[0], /A dispute/);
  assert.equal(order[1], 'demonstration');
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('links and demonstrations at the same moment are opened one after the other, and the last one stays', async () => {
  const page = await fresh();
  await begin(page, GINSKI, [round('Ben', 24, 8, 15)]);
  const own = await lines(page);
  const sheet = await encode('sheet', {...GINSKI, dealer: 'Ana', house: {}, events: [round('Cy', 60, 20, 3)]});
  for (const [first, second] of [[sheet, DISPUTE], [DISPUTE, sheet]]) {
    await page.evaluate((link) => {
      document.querySelector('[data-tour="score"]').click();
      location.hash = link;
      document.querySelector('[data-tour="pot"]').click();
      document.querySelector('[data-tour="dispute"]').click();
    }, first);
    await page.waitForFunction(() => document.getElementById('caption').dataset.tour === 'dispute');
    await page.waitForFunction(() => document.getElementById('caption').dataset.step === '1');
    // The tour's way back and a link behind it, at once.
    await page.evaluate((link) => {
      document.getElementById('tour-end').click();
      document.querySelector('[data-tour="score"]').click();
      location.hash = link;
    }, second);
    await page.locator('#banner [data-choice="back"]').waitFor();
    await page.locator('#caption').waitFor({state: 'hidden'});
    await page.locator('#banner [data-choice="back"]').click();
    await page.waitForFunction(() => /Saved/.test(document.getElementById('kept').textContent));
    await ready(page, /Ginski/);
    assert.deepEqual(await lines(page), own);
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a visit loses nothing of a box that saves nothing', async () => {
  const page = await fresh();
  // Another tab has the games of this browser.
  const other = await open(page.context(), server.address);
  await other.locator('#banner [data-choice="without"]').click();
  await ready(other, /New game/);
  await begin(other, GINSKI, [round('Ben', 24, 8, 15)]);
  const own = await lines(other);
  await hash(other, DISPUTE);
  await ready(other, /The ace is low/);
  await other.locator('#banner [data-choice="back"]').click();
  await ready(other, /Ginski/);
  assert.deepEqual(await lines(other), own);
  assert.match(await whose(other), /Nothing is saved/);
  await page.context().close();
});

test('a running sheet is read before the box is there, and the game goes on from it', async () => {
  const page = await fresh();
  await begin(page, GINSKI, [round('Ben', 24, 8, 15), round('Cy', 31, 20, 3)]);
  const address = await link(page, 'sheet');
  // A friend's page: MicroPython does not arrive yet.
  const context = await withBox(await browser.newContext({...DESKTOP, serviceWorkers: 'block'}));
  const arrive = await holdBack(context, '**/program.romfs');
  const other = await open(context, address);
  await dialog(other).locator('table').waitFor();
  assert.equal(await other.locator('#loading').count(), 1);
  assert.match(await dialog(other).locator('h2').textContent(), /Ginski: the score sheet/);
  const rows = await dialog(other).locator('tr').allTextContents();
  assert.deepEqual(rows, ['AnaBenCy', '10310', '20048', 'Score03148']);
  await dialog(other).locator('[data-choice="continue"]').click();
  arrive();
  await ready(other, /round 3/);
  await other.waitForFunction(() => /Saved/.test(document.getElementById('kept').textContent));
  await ready(other, /Cy 48/);
  assert.equal(new URL(other.url()).hash, '');
  // It is a game of its own: another round, and it is there after the page is loaded again.
  await press(other, 'ok down ok right up ok left up up left ok left left up up ok ok');
  await ready(other, /Ben 62/);
  await other.reload();
  await ready(other, /Ben 62/);
  assert.deepEqual(other.wrong, []);
  await ready(page, /Ben 31/);
  await Promise.all([page.context(), context].map((one) => one.close()));
});

test('a running sheet is looked at as a visit, too; continued from there, the own game waits', async () => {
  const page = await fresh();
  await begin(page, {game: 'rumski', players: ['Uno', 'Due']}, [{event: 'round', winner: 'Uno', points: {Due: 25}}]);
  const value = {...GINSKI, dealer: 'Ana', house: {}, events: [round('Ben', 24, 8, 15)], text: '1:GINSKI:ANA/BEN/CY::/.31.'};
  await hash(page, await encode('sheet', value));
  await dialog(page).locator('table').waitFor();
  await dialog(page).locator('[data-choice="ok"]').click();
  await ready(page, /Ben 31/);
  assert.match(await page.locator('#kept').textContent(), /nothing is saved/);
  await page.locator('#banner [data-choice="continue"]').click();
  await page.waitForFunction(() => /^Saved/.test(document.getElementById('kept').textContent));
  await ready(page, /Ben 31/);
  await page.evaluate(() => meldmate.box.press('back', true));
  await press(page, 'back');
  await ready(page, /Resume Ginski/);
  const files = await page.evaluate(async () => (await meldmate.box.files()).filter(([path]) => /games\/\d+\.log$/.test(path)).length);
  assert.equal(files, 2);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('a sheet whose text is hostile, or is not that of its events, is refused', async () => {
  const page = await fresh();
  const value = {...GINSKI, dealer: 'Ana', house: {}, events: [round('Ben', 24, 8, 15)]};
  for (const text of ['1:GINSKI:ANA/BEN/CY::/.32.', '1:GINSKI:ANA/BEN::/.31', '1:GINSKI:<IMG>/BEN/CY::/.31.', 'x', '1:GINSKI:ANA/BEN/CY::/.31.1e9']) {
    await hash(page, await encode('sheet', {...value, text}));
    await page.waitForFunction(() => /damaged/.test(document.querySelector('dialog[open]')?.textContent));
    await dialog(page).locator('[data-choice="ok"]').click();
    await ready(page, /New game/);
  }
  for (const wrong of [{...value, text: ''}, {...value, text: 7}, {...SETUP, text: '1:GINSKI:ANA/BEN/CY::/.31.'}]) {
    await hash(page, await encode('events' in wrong ? 'sheet' : 'setup', wrong));
    await page.waitForFunction(() => /damaged|newer/.test(document.querySelector('dialog[open]')?.textContent));
    await dialog(page).locator('[data-choice="ok"]').click();
  }
  // Continued before the engine has judged, it is no game.
  await hash(page, await encode('sheet', {...value, text: '1:GINSKI:ANA/BEN/CY::/.32.'}));
  await page.waitForFunction(() => /damaged/.test(document.querySelector('dialog[open]')?.textContent));
  assert.equal(await page.evaluate(() => meldmate.box.about.game), '');
  await page.context().close();
});

test('a set-up is put together in a form, without a box, in the words of the box', async () => {
  const context = await withBox(await browser.newContext({...DESKTOP, locale: 'it-IT', serviceWorkers: 'block'}));
  const arrive = await holdBack(context, '**/program.romfs');
  const page = await open(context, server.address);
  await page.locator('#tours > li').first().waitFor();
  await page.click('[data-link="setup"]');
  const form = dialog(page);
  await form.locator('select').first().waitFor();
  await form.getByLabel('Gioco').selectOption({label: 'Rumino'});
  await form.locator('[data-choice="link"]').click();
  assert.match(await form.locator('.wrong').textContent(), /è per 2-6 giocatori\. Scrivi i nomi/);
  for (const [seat, name] of [[1, 'Ana'], [2, 'Zoë'], [3, 'Ana']]) await form.getByLabel(`Giocatore ${seat}`).fill(name);
  await form.locator('[data-choice="link"]').click();
  assert.match(await form.locator('.wrong').textContent(), /si chiamano Ana/);
  await form.getByLabel('Giocatore 3').fill('Cy');
  await form.getByLabel('Primo mazziere').selectOption('Zoë');
  await form.locator('summary').click();
  await form.getByLabel('Limite per bussare').fill('99');
  await form.locator('[data-choice="link"]').click();
  assert.match(await form.locator('.wrong').textContent(), /un numero da 1 a 15/);
  await form.getByLabel('Limite per bussare').fill('5');
  assert.deepEqual(await violations(page, {include: ['dialog']}), []);
  await form.locator('[data-choice="link"]').click();
  await form.locator('textarea').waitFor();
  assert.match(await form.textContent(), /funziona solo qui/);
  const address = await form.locator('textarea').inputValue();
  arrive();
  const other = await fresh(new URL(address).hash, null);
  await dialog(other).waitFor();
  assert.match(await dialog(other).textContent(), /Rumino with Ana, Zoë, Cy\..*Knock limit: 5\./);
  await dialog(other).locator('[data-choice="start"]').click();
  await ready(other, /Zoë 0/);
  assert.deepEqual([page.wrong, other.wrong], [[], []]);
  await Promise.all([context, other.context()].map((one) => one.close()));
});
