// The page in the palm: at each size and zoom, upright and on its side, screen and keys are in sight together.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {DESKTOP, canvas, launch, look, open, press, ready, serve, touch, until, withBox} from '../../host_tools/play/web/browser.mjs';
import {violations} from './axe.mjs';
import {tour} from './tour.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

const touched = (width, height, deviceScaleFactor = 2) => ({viewport: {width, height}, deviceScaleFactor, isMobile: true, hasTouch: true});
// A zoom leaves a window fewer pixels of the page, each made of more of the screen's.
const zoomed = (zoom) => ({viewport: {width: 1280 / zoom, height: 800 / zoom}, deviceScaleFactor: zoom});
const SIZES = {
  '390x844': touched(390, 844, 3), '844x390': touched(844, 390, 3), '320x568': touched(320, 568), '768x1024': touched(768, 1024),
  '1280x800 at 100 %': zoomed(1), '1280x800 at 200 %': zoomed(2), '1280x800 at 400 %': zoomed(4),
};
// One board for each arrangement of keys, and the smallest screen.
const BOARDS = ['pico', 'pico_130', 'sim_128x64_5', 'feather_rp2040', 'thumby'];
const GINSKI = {game: 'ginski', players: ['Ana', 'Ben', 'Cy'], house: {upcard_offer: 'no'}};

// What the box asks for in a page, as data; its kind is as in host_tools/simulated/shown/data.py.
const ASKED = () => (globalThis.asked = (kind) => meldmate.box.about.shown?.parts.find((part) => part.kind === kind));

// The box itself, and not the page's own type, in every window.
async function shown(options) {
  const context = await withBox(await browser.newContext(options));
  await context.addInitScript(ASKED);
  return context;
}

async function fresh(options, search = '') {
  const page = await open(await shown(options), server.address + search);
  await ready(page, /New game/);
  return page;
}

async function begin(page, setup) {
  await page.evaluate((given) => meldmate.box.do('begin', given), setup);
  await look(page);
}

// Where screen and keys are, in pixels of the page, in a window of `width` x `height`.
const places = (page) => page.evaluate(async () => {
  // The page may be on its way to another place.
  for (let frame = 0, before = -1; frame < 5; frame = before === scrollY ? frame + 1 : 0) {
    before = scrollY;
    await new Promise(requestAnimationFrame);
  }
  const place = (element) => {
    const {left, top, right, bottom, width, height} = element.getBoundingClientRect();
    return {name: element.dataset.press ?? element.id, left, top, right, bottom, width, height};
  };
  const seen = (element) => element.getClientRects().length > 0;
  // Whether something else is at a place where a finger may go.
  const covered = (element) => {
    const {left, width, top, bottom} = element.getBoundingClientRect();
    // In a demonstration the keys are inert, and nothing that is inert is found at a point.
    const keys = element.closest('.keys');
    const {inert} = keys;
    keys.inert = false;
    const found = [top + 4, (top + bottom) / 2, bottom - 4].some((y) => !element.contains(document.elementFromPoint(left + width / 2, y)));
    keys.inert = inert;
    return found;
  };
  return {
    keys: [...document.querySelectorAll('.key')].filter(seen).map((key) => ({...place(key), covered: covered(key)})), panel: place(document.getElementById('panel')),
    glass: place(document.querySelector('.glass')), scrolls: document.documentElement.scrollWidth - innerWidth, width: innerWidth, height: innerHeight,
  };
});

function inSight({keys, panel, glass, scrolls, width, height}, what) {
  assert.ok(scrolls <= 0, `${what}: ${scrolls} pixels wider than the window`);
  for (const one of [...keys, panel]) {
    const isIn = one.left >= -0.5 && one.top >= -0.5 && one.right <= width + 0.5 && one.bottom <= height + 0.5;
    assert.ok(isIn, `${what}: ${JSON.stringify(one)} is not in ${width}x${height}`);
  }
  for (const one of keys) assert.ok(!one.covered, `${what}: something is on ${one.name}`);
  for (const {name, width: wide, height: high} of keys) assert.ok(wide >= 44 && high >= 44, `${what}: ${name} is ${wide}x${high}`);
  for (const one of keys) {
    const apart = one.right <= glass.left + 0.5 || one.left >= glass.right - 0.5 || one.top >= glass.bottom - 0.5 || one.bottom <= glass.top + 0.5;
    assert.ok(apart, `${what}: ${one.name} is on the screen`);
  }
}

for (const [name, options] of Object.entries(SIZES)) {
  test(`screen and keys are in sight together at ${name}, at the start and in a game, on every arrangement of keys`, async () => {
    const page = await fresh(options);
    for (const board of BOARDS) {
      await page.selectOption('#board', board);
      await ready(page, /New game/);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      const found = await places(page);
      assert.ok(found.keys.length >= 3, board);
      inSight(found, `${name} ${board}, start`);
    }
    await begin(page, GINSKI);
    for (const board of BOARDS) {
      // In the evening the list of boards is a press away.
      await page.locator('#board').evaluate((list, name) => {
        list.value = name;
        list.dispatchEvent(new Event('change'));
      }, board);
      await page.locator(`#device[data-board="${board}"]`).waitFor();
      await ready(page, /Ginski/);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      const found = await places(page);
      inSight(found, `${name} ${board}, game`);
      if (options.isMobile && board === 'pico' && found.width > found.height) {
        // The screen is between the thumbs.
        const sides = found.keys.map((key) => (key.right <= found.panel.left ? 'left' : key.left >= found.panel.right ? 'right' : 'none'));
        assert.deepEqual([...new Set(sides)].sort(), ['left', 'right']);
      }
    }
    await page.context().close();
  });
}

for (const [name, options] of Object.entries({...SIZES, '360x640': touched(360, 640)})) {
  for (const locale of ['en-GB', 'it-IT']) {
    test(`nothing cuts or covers a key at ${name} on the first visit, in a demonstration, on the page during a game, in ${locale}`, async () => {
      const page = await open(await shown({...options, locale}), server.address);
      await page.waitForFunction(() => /1 (of|di) 3/.test(document.getElementById('screen').textContent));
      inSight(await places(page), 'first visit');
      await ready(page, /New game|Nuova partita/);
      await tour(page, 'score');
      if (options.viewport.height > 400) inSight(await places(page), 'demonstration');
      await page.click('#tour-end');
      await ready(page, /New game|Nuova partita/);
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
      await begin(page, GINSKI);
      if (await page.locator('#whole').isVisible()) {
        await page.click('#whole');
        inSight(await places(page), 'page');
        const [button, first] = await page.evaluate(() => ['#evening', '#language'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
        assert.ok(button.left >= 0 && button.right <= first.left + 0.5 && button.height >= 44 && button.height < 50, JSON.stringify([button, first]));
        // The way back stays in sight.
        await page.locator('footer').scrollIntoViewIfNeeded();
        await page.click('#evening');
      }
      inSight(await places(page), 'game');
      assert.deepEqual(page.wrong, []);
      await page.context().close();
    });
  }
}

test('in forced colours every key and button has a border, and what is pressed or chosen is told apart', async () => {
  const page = await fresh({...touched(360, 640), forcedColors: 'active'});
  const bare = (selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => {
    const {borderStyle, borderTopWidth, borderColor, backgroundColor} = getComputedStyle(one);
    return one.checkVisibility({visibilityProperty: true}) && (borderStyle === 'none' || borderTopWidth === '0px' || borderColor === backgroundColor || /^rgba.*, 0\)$/.test(borderColor));
  }).map((one) => one.outerHTML));
  const ground = (selector) => page.locator(selector).first().evaluate((one) => getComputedStyle(one).backgroundColor);
  assert.deepEqual(await bare('button'), []);
  await page.locator('.key').first().evaluate((key) => key.toggleAttribute('data-down', true));
  assert.notEqual(await ground('.key[data-down]'), await ground('.key:not([data-down])'));
  await page.context().close();
});

test('the header goes when an evening is under way, also when the phone is turned, and the page is one press away', async () => {
  const page = await fresh(SIZES['390x844']);
  assert.equal(await page.locator('.top').isVisible(), true);
  await begin(page, GINSKI);
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.equal(await page.locator('#game').textContent(), 'Ginski');
  await page.setViewportSize({width: 844, height: 390});
  inSight(await places(page), 'turned');
  await page.setViewportSize({width: 390, height: 844});
  inSight(await places(page), 'turned back');
  await page.locator('#whole').tap();
  await page.locator('.top').waitFor();
  await page.locator('[data-link="sheet"]').tap();
  await page.locator('dialog[open] button').first().tap();
  await page.locator('#evening').tap();
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.equal(await page.evaluate(() => document.activeElement.id), 'device');
  await touch(page, 'ok');
  await ready(page, /ended|Who/);
  await page.reload();
  await ready(page, /Ginski/);
  await page.locator('.top').waitFor({state: 'hidden'});
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('the screen uses the width there is, and each of its pixels is still told from the next', async () => {
  for (const scale of [1, 2, 2.625, 3]) {
    const page = await fresh(touched(320, 844, scale));
    for (const width of [320, 347, 360, 375, 390, 393, 412, 430]) {
      await page.setViewportSize({width, height: 844});
      const {panel, glass} = await places(page);
      const room = await page.locator('.glass').evaluate((glass) => glass.clientWidth - 2 * parseFloat(getComputedStyle(glass).paddingLeft));
      assert.ok(panel.width / room > 0.95 && panel.width / glass.width > 0.9, `${width} at ${scale}: ${panel.width} of ${glass.width}`);
      // Dots of a leader: each is lit, and what is between them is dark.
      const [bar] = await canvas(page).then((rows) => rows.filter((row) => /^(0*)1.*(0001000|000100)/.test(row)));
      assert.ok(bar, `${width} at ${scale}: no dots to be seen`);
    }
    await page.context().close();
  }
});

// Do something, and wait until the box's screen is another.
async function changed(page, act) {
  const before = await page.evaluate(() => JSON.stringify(meldmate.box.lines));
  await act();
  await page.waitForFunction((old) => JSON.stringify(meldmate.box.lines) !== old, before);
}

// How a person does things on the page with a keyboard.
const STROKES = {ok: 'Enter', back: 'Escape', up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight'};
const byKeyboard = (page) => {
  const session = page.context().newCDPSession(page);
  const type = async (words) => {
    await look(page);
    for (const letter of words) {
      if (letter < '\x7f') await page.keyboard.press(letter, {delay: 60});
      // A key of another country's keyboard.
      else for (const type of ['keyDown', 'keyUp']) await (await session).send('Input.dispatchKeyEvent', {type, key: letter, text: letter});
    }
    await page.keyboard.press('Enter');
  };
  return {
    async press(...names) {
      for (const name of names) {
        await look(page);
        await changed(page, () => page.keyboard.press(STROKES[name], {delay: 60}));
      }
    },
    name: type,
    number: type,
    leave: () => page.keyboard.press('Escape', {delay: 60}),
    cards: () => type('7skd8s9s-kd'),
  };
};

// A picture of each part of the evening, for people who look at them.
async function shot(page, name) {
  const folder = process.env.MELDMATE_LOOKS;
  if (folder) await page.screenshot({path: `${folder}/${name.replace(/\W+/g, '_')}.png`});
}

// What axe finds in the page that is in sight.
const nothingWrong = async (page, what) => assert.deepEqual(await violations(page), [], what);

for (const [name, options] of Object.entries(SIZES).filter(([, one]) => !one.isMobile)) {
  test(`a whole Rumino by keyboard at ${name}: four names, a dispute, turned, offline, reloaded, sent, to its end`, async () => {
    const page = await fresh(options);
    const hand = byKeyboard(page);
    // Four people, whose names are typed at the seats.
    await hand.press('ok', 'ok', 'down', 'ok');
    await ready(page, /Seats/);
    for (const who of ['Zoë', 'Ben', 'Cy', 'Dina']) {
      await hand.name(who);
      await page.waitForFunction((words) => globalThis.meldmate?.box.lines.some(([line]) => line.includes(words)), who);
    }
    await shot(page, `${name} 1 names`);
    await nothingWrong(page, 'names');
    await hand.leave();
    await ready(page, /Zoë Ben Cy Dina|Zoë, Ben/);
    await hand.press('up', 'ok');
    await ready(page, /Zoë 0/);
    // Ben knocks with 3, the others are left with much; and what they have is typed.
    await hand.press('ok', 'down', 'ok');
    await page.waitForFunction(() => asked('number'));
    await shot(page, `${name} 2 number`);
    await nothingWrong(page, 'number');
    await hand.number('3');
    await hand.number('58');
    const {width, height} = page.viewportSize();
    await page.setViewportSize({width: height, height: width});
    await page.waitForFunction(() => globalThis.meldmate?.box.lines.some(([line, chosen]) => chosen && /Dina/.test(line)));
    await shot(page, `${name} 3 turned`);
    await hand.number('57');
    await page.setViewportSize({width, height});
    await hand.number('56');
    await ready(page, /save/i);
    await shot(page, `${name} 4 preview`);
    await hand.press('ok');
    await ready(page, /Cy 58/);
    // Are 7, 8, 9 of spades a meld?
    await hand.press('right');
    await ready(page, /meld/);
    await hand.press('ok');
    await page.waitForFunction(() => asked('deck'));
    await shot(page, `${name} 5 cards`);
    await nothingWrong(page, 'cards');
    await hand.cards();
    await ready(page, /YES|RMN-6/);
    await shot(page, `${name} 6 verdict`);
    await nothingWrong(page, 'verdict');
    // Without a network, and after the page was loaded anew, all is there.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until(page, async () => (await caches.keys()).length === 1 && (await (await caches.open((await caches.keys())[0])).keys()).length > 20);
    await page.context().setOffline(true);
    await page.reload();
    // The hand that is judged is there as it was. It is left for the question, the list and the sheet.
    await ready(page, /7♠ 8♠ 9♠/);
    await page.keyboard.press('Escape', {delay: 1500});
    await ready(page, /drop all/);
    await hand.press('down', 'down', 'ok');
    await ready(page, /Zoë 56/);
    // The running sheet is sent, still without a network; a friend's page shows it, and goes on from it.
    const whole = page.locator('#whole');
    if (await whole.isVisible()) await whole.click();
    await page.locator('[data-link="sheet"]').click();
    const sent = await page.locator('dialog[open] textarea').inputValue();
    await shot(page, `${name} 7 sent`);
    await nothingWrong(page, 'sent');
    await page.locator('dialog[open] [data-choice="ok"]').click();
    const friend = await open(await shown(options), sent);
    await friend.locator('dialog[open] table').waitFor();
    const rows = await friend.locator('dialog[open] tr').allTextContents();
    assert.deepEqual(rows, ['ZoëBenCyDina', '15635857', 'Score5635857']);
    const place = await friend.locator('dialog[open]').boundingBox();
    const view = friend.viewportSize();
    assert.ok(place.x >= 0 && place.y >= 0 && place.x + place.width <= view.width && place.y + place.height <= view.height, JSON.stringify(place));
    await shot(friend, `${name} 8 friend`);
    await nothingWrong(friend, 'friend');
    await friend.locator('dialog[open] [data-choice="continue"]').click();
    await friend.waitForFunction(() => /^Saved/.test(document.getElementById('kept').textContent) && globalThis.meldmate?.box.about.game === 'Rumino');
    await ready(friend, /Zoë 56/);
    // The second round puts three out, and ends the game.
    const evening = page.locator('#evening');
    if (await evening.isVisible()) await evening.click();
    await page.locator('#device').focus();
    await hand.press('ok', 'down', 'ok');
    for (const digits of ['4', '50', '51', '52']) {
      await page.waitForFunction(() => asked('number')?.begun === false);
      await hand.number(digits);
    }
    await ready(page, /108/);
    await hand.press('ok');
    await ready(page, /Ben wins|Rumino.*over|1 Ben/);
    await page.waitForFunction(() => globalThis.meldmate?.box.lines.some(([line]) => /Cy.*108/.test(line)));
    await shot(page, `${name} 9 end`);
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    inSight(await places(page), `${name} end`);
    await nothingWrong(page, 'end');
    assert.deepEqual([page.wrong, friend.wrong], [[], []]);
    await Promise.all([page, friend].map((one) => one.context().close()));
  });
}

const ROUNDS = [['Ben', [25, 3, 7, 31]], ['Ben', [25, 3, 9, 35]], ['Ann', [0, 13, 40, 25]]];

async function evening(page) {
  const players = ['Ann', 'Ben', 'Dan', 'Federica'];
  await begin(page, {game: 'rumino', players});
  const events = ROUNDS.map(([ender, left]) => ({event: 'round', ender, deadwood: Object.fromEntries(players.map((name, seat) => [name, left[seat]]))}));
  await page.evaluate((given) => meldmate.box.do('replay', given), events);
  await page.waitForFunction(() => globalThis.meldmate?.box.about.game === 'Rumino');
}

test('the screen stays awake while a game is on, unless that is switched off', async () => {
  const context = await browser.newContext(SIZES['390x844']);
  await context.addInitScript(() => {
    globalThis.locks = 0;
    navigator.wakeLock.request = async () => {
      globalThis.locks += 1;
      const lock = new EventTarget();
      lock.release = async () => {
        globalThis.locks -= 1;
        lock.dispatchEvent(new Event('release'));
      };
      return lock;
    };
  });
  const page = await open(context, server.address);
  await ready(page, /New game/);
  assert.equal(await page.evaluate(() => locks), 0);
  await evening(page);
  await page.waitForFunction(() => locks === 1);
  await look(page);
  await page.locator('#own [data-key="act back"]').tap();
  await page.locator('#own .own-whole').tap();
  await page.locator('[data-awake]').uncheck();
  await page.waitForFunction(() => locks === 0);
  await page.locator('[data-awake]').check();
  await page.waitForFunction(() => locks === 1);
  await page.locator('#evening').tap();
  // What changes on the box meanwhile is there at once.
  await begin(page, GINSKI);
  await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', ender: 'Ben', deadwood: {Ana: 24, Ben: 8, Cy: 15}}]));
  await page.waitForFunction(() => [...document.querySelectorAll('.own-score strong')].map((one) => one.textContent).join() === '0,31,0');
  await page.evaluate(() => meldmate.box.press('back', true));
  await ready(page, /New game/);
  await page.waitForFunction(() => locks === 0);
  await page.reload();
  await ready(page, /New game/);
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test('the keyboard is the box\'s again after every choice, header button, demonstration and message', async () => {
  const page = await fresh(DESKTOP);
  const isBack = async (what) => {
    await page.waitForFunction(() => document.activeElement.id === 'device', null, {timeout: 5000}).catch(() => assert.fail(what));
    const before = await page.evaluate(() => [document.getElementById('board').value, document.documentElement.dataset.theme]);
    await look(page);
    await page.keyboard.press('ArrowDown', {delay: 60});
    await page.waitForFunction(() => globalThis.meldmate?.box.lines.findIndex(([, chosen]) => chosen) === 2);
    await look(page);
    await page.keyboard.press('ArrowUp', {delay: 60});
    await page.waitForFunction(() => globalThis.meldmate?.box.lines.findIndex(([, chosen]) => chosen) === 1);
    assert.deepEqual(await page.evaluate(() => [document.getElementById('board').value, document.documentElement.dataset.theme]), before, what);
  };
  await page.selectOption('#board', 'pico_242');
  await ready(page, /New game/);
  await isBack('the board');
  await page.click('#theme');
  await isBack('the colours');
  await page.click('[data-link="sheet"]');
  await page.locator('dialog[open] button').first().click();
  await isBack('a message');
  await tour(page, 'score');
  await page.click('#tour-end');
  await ready(page, /New game/);
  await isBack('a demonstration');
  // The menu of languages keeps it: with arrows somebody goes on to the next.
  await page.selectOption('#language', 'it');
  await ready(page, /Nuova partita/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

test('dark from the first frame where the system is dark, and what is off looks so', async () => {
  const context = await browser.newContext({...DESKTOP, colorScheme: 'dark'});
  // No module ever comes: only the style sheet speaks.
  await context.route('**/start.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(server.address);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(18, 22, 20)');
  const [off, on] = await page.evaluate(() => ['#start', '#download'].map((name) => {
    document.getElementById('strip').hidden = false;
    const {backgroundColor, borderStyle} = getComputedStyle(document.querySelector(name));
    return `${backgroundColor} ${borderStyle}`;
  }));
  assert.notEqual(off, on);
  assert.match(off, /dashed/);
  await page.evaluate(() => localStorage.setItem('meldmate.theme', 'light'));
  await page.reload();
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(244, 241, 234)');
  await context.close();
});

// The names of all that a screen reader finds, by the browser's accessibility tree.
async function heard(session) {
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored && node.name?.value).map((node) => ({role: node.role.value, name: node.name.value}));
}

test('a round is entered by the keyboard and the accessibility tree alone', async () => {
  const page = await fresh(DESKTOP);
  const session = await page.context().newCDPSession(page);
  // What a screen reader says: the text of the live region.
  const said = async (words) => {
    for (let count = 0; count < 100; count++) {
      const {nodes} = await session.send('Accessibility.getFullAXTree');
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const [status] = nodes.filter((node) => node.role?.value === 'status' && node.properties?.some(({name, value}) => name === 'live' && value.value === 'polite') && node.childIds?.length);
      const text = (node) => (node.role?.value === 'StaticText' ? node.name.value : (node.childIds ?? []).map((id) => byId.get(id)).filter(Boolean).map(text).join(''));
      const found = status ? text(status) : '';
      if (words.test(found)) return found;
      await page.waitForTimeout(50);
    }
    return assert.fail(`${words} was never said: ${await page.locator('#said').textContent()}`);
  };
  const key = async (...names) => {
    for (const name of names) {
      await look(page);
      await page.keyboard.press(name, {delay: 50});
    }
  };
  await key('Tab');
  assert.ok((await heard(session)).some(({role, name}) => role === 'link' && name === 'To the table'));
  await key('Enter');
  await said(/^Meldmate.*chosen: New game/);
  await key('Enter');
  await said(/^Which game\?.*chosen: Rumino/);
  await key(...Array(5).fill('ArrowDown'));
  await said(/^Ginski/);
  await key('Enter');
  await said(/^Ginski ready.*chosen: Start/);
  // A name is typed at each seat.
  await key('ArrowDown');
  await said(/^Players/);
  await key('Enter');
  await said(/^Seats.*chosen/);
  await look(page);
  await page.keyboard.type('Ana', {delay: 60});
  await said(/^Ana_/);
  await key('Enter');
  await look(page);
  await page.keyboard.type('Ben', {delay: 60});
  await said(/^Ben_/);
  await key('Enter');
  await look(page);
  await page.keyboard.type('Cy', {delay: 60});
  await said(/^Cy_/);
  await key('Enter');
  await look(page);
  await page.keyboard.press('Escape', {delay: 50});
  await said(/Start 3 players/);
  await key('ArrowUp', 'Enter');
  await said(/Ana 0/);
  await key('Enter');
  await said(/^Offer the upcard/);
  await key('Escape');
  await said(/Ana 0/);
  await key('Enter');
  await said(/chosen: Ana/);
  await key('ArrowDown');
  await said(/^(.*chosen: )?Ben/);
  await key('Enter');
  await said(/nothing yet|−|-|0 to/);
  await look(page);
  await page.keyboard.type('8');
  await said(/^Ben 8/);
  await key('Enter');
  // From the left of who ended it: Cy, then Ana.
  await said(/chosen: Cy/);
  await look(page);
  await page.keyboard.type('15', {delay: 60});
  await said(/^Cy 15/);
  await key('Enter');
  await said(/chosen: Ana/);
  await look(page);
  await page.keyboard.type('24', {delay: 60});
  await said(/^Ana 24/);
  await key('Enter');
  await said(/save/i);
  await key('Enter');
  // 24 + 15 - 8 (GSK-7).
  await said(/Ben 31/);
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
