// What is read in the page's own type: a word for each action of the end, whole words where letters are large, and what is chosen.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {encode} from '../../build/web/links/links.js';
import {DESKTOP, look, python} from '../../host_tools/play/web/browser.mjs';
import {LANGUAGES, begin, fresh, handOf, shot, start, stop} from './hand.mjs';

before(start);
after(stop);

// What a button says to the eye, and whether that has a word.
const buttons = (page) => page.locator('#own button').evaluateAll((all) => all.map((one) => [one.dataset.key, one.innerText, /\p{L}{2}/u.test(one.innerText)]));

for (const language of Object.keys(LANGUAGES)) {
  test(`every action of the end has a word, and a rule is named once, in ${language}`, async () => {
    const page = await fresh('360x640', language);
    await begin(page, 'any', ['Anna', 'Ben', 'Carla'], {target: 50});
    await page.evaluate(() => meldmate.box.do('replay', [{event: 'round', points: {Anna: 30, Ben: 20, Carla: 45}}, {event: 'stop'}]));
    await handOf(page).on('table.ending');
    await page.waitForFunction(() => !meldmate.box.about.shown.waits.length && document.querySelector('#own [data-key="share"]'));
    const found = await buttons(page);
    assert.ok(found.length > 5);
    // The cells of the rounds are numbers.
    assert.deepEqual(found.filter(([key, , words]) => !words && !key.startsWith('cell ')), []);
    const rules = (await page.locator('#own').innerText()).match(/[A-Z]{3}-\d+/g);
    assert.deepEqual(rules, [...new Set(rules)]);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('on a desktop the end of a game names its rule once on the whole page, as the table and beside the rest', async () => {
  const page = await fresh('390x844', 'en', {...DESKTOP, isMobile: false, hasTouch: false});
  const players = ['Ana', 'Ben', 'Cy'];
  const left = {ender: 'Ben', deadwood: {Ana: 24, Ben: 3, Cy: 15}};
  for (const [game, house, round] of [['any', {target: 50}, {points: {Ana: 30, Ben: 20, Cy: 45}}], ['rumino', {}, left], ['ginski', {upcard_offer: 'no'}, left]]) {
    await begin(page, game, players, house);
    await page.evaluate((entry) => meldmate.box.do('replay', [{event: 'round', ...entry}, {event: 'stop'}]), round);
    await handOf(page).on('table.ending');
    for (const place of ['evening', 'whole']) {
      // The page around the table, and back to the table.
      await page.evaluate((id) => id === 'whole' && document.getElementById(id).click(), place);
      await look(page);
      assert.equal(await page.evaluate(() => document.documentElement.hasAttribute('data-evening')), place === 'evening');
      assert.deepEqual((await page.locator('main').innerText()).match(/\b[A-Z]{3}-\d+/g), ['ALL-4'], `${game}, ${place}`);
    }
    await page.locator('#evening').click();
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// Windows, and letters in pixels: 200 % and 400 % by larger letters, and by a zoom that leaves less room.
const LARGE = [['390x844', 32], ['360x640', 64], ['844x390', 32], ['320x256', 16], ['1280x800', 64]];
// Names of twelve letters, the most there can be, are broken, for they have no room in a line.
const WIDEST = /^(W{11}|Massimiliano)/;

// A page with a game, and in it what each scene shows.
async function gallery(language, more = {}) {
  const page = await fresh('390x844', language, {isMobile: false, ...more});
  await begin(page, 'rumino', ['Ana', 'Ben', 'Cy']);
  await handOf(page).on('table.sheet');
  const views = JSON.parse(await python('-m', 'tests.web.views', language));
  assert.ok(views.length > 250 && views.filter(([, {parts}]) => parts.some(({kind}) => kind === 'list')).length > 100);
  await page.evaluate((given) => (globalThis.views = given), views);
  return page;
}

// Show each view; of each, what `find` returns, a function of the page that lists what is wrong. The page's policy lets it read
// no source, so that is put into what is evaluated.
const walk = (page, find) => page.evaluate(`(async () => {
  const own = await import(new URL('table/own.js', location.href).href);
  const find = ${find};
  const found = [];
  for (const [name, shown] of views) {
    meldmate.box.about = {...meldmate.box.about, shown, said: ''};
    own.settle();
    found.push(...find(document.getElementById('own')).map((one) => name + ': ' + one));
  }
  return found;
})()`);

// Words in more than one line, or outside of the window; what scrolls by itself, and what is not for the eye, apart.
function broken(own) {
  const found = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const place = node.parentElement;
    if (!place.checkVisibility() || place.closest('svg, .own-scroll, .own-keyed, .own-laid, .own-tally, .tried, .wide, #version')) continue;
    if (place.closest('.unseen') && getComputedStyle(place.closest('.unseen')).clipPath !== 'none') continue;
    for (const {0: word, index} of node.data.matchAll(/[\p{L}\d]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()];
      if (new Set(lines.map(({top}) => Math.round(top))).size > 1) found.push(`${word} is broken`);
      if (lines.some(({left, right}) => left < -1 || right > innerWidth + 1)) found.push(`${word} is not in sight`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('dialog:not([open])'));
    found.push(`is wider than the window: ${wide.slice(-3).map((one) => one.id || one.className || one.tagName)}`);
  }
  return found;
}

// Letters of so many pixels in a window of `size`.
async function enlarge(page, size, letters) {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({width, height});
  await page.evaluate((pixels) => {
    document.documentElement.style.fontSize = `${pixels}px`;
    dispatchEvent(new Event('resize'));
  }, letters);
}

for (const language of Object.keys(LANGUAGES)) {
  test(`no word of any list or view is broken or out of sight at 200 % and 400 %, in ${language}`, async () => {
    const page = await gallery(language);
    for (const [size, letters] of LARGE) {
      await enlarge(page, size, letters);
      const wrong = (await walk(page, broken)).filter((one) => !WIDEST.test(one.split(': ')[1]));
      assert.deepEqual(wrong, [], `${size}, ${letters} pixels`);
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

test('the suits of Latin and German cards are drawn, and have names; no sign of the box’s fonts is left in any view', async () => {
  const page = await gallery('en');
  assert.deepEqual(await walk(page, (own) => (/[\ue000-\uf8ff]/.test(own.textContent) ? [own.textContent.match(/.{0,9}[\ue000-\uf8ff]/u)[0]] : [])), []);
  for (const [suits, drawn] of [['latin', 4], ['german', 3]]) {
    await page.evaluate((one) => meldmate.box.do('begin', {game: 'tuscan', players: ['Ana', 'Ben'], house: {suit_names: one}}), suits);
    const hand = handOf(page);
    await hand.on('table.sheet');
    await hand.tap('act right');
    await hand.tap('row 0');
    const cards = page.locator('#own .own-card:has(svg)');
    await cards.first().waitFor();
    // Each suit once, as a screen reader has it; the keyed card is drawn, too.
    const found = await cards.evaluateAll((all) => [...new Set(all.map((one) => one.querySelector('svg').getAttribute('aria-label')))]);
    assert.ok(found.length === drawn && found.every(Boolean), found.join());
    await hand.tap(await cards.first().getAttribute('data-key'));
    await page.locator('#own .own-chips svg[role="img"][aria-label]').waitFor();
  }
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// The signs of the box's fonts that are read, seen, or heard in the page's own type; and what each drawing is called.
const signs = (page) => page.evaluate(() => {
  const own = document.getElementById('own');
  const words = [own.textContent, ...[...own.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel), document.getElementById('said').textContent, document.getElementById('screen').textContent];
  return [words.filter((one) => /[\ue000-\uf8ff]/.test(one)), [...new Set([...own.querySelectorAll('svg.suit')].map((one) => `${one.dataset.drawn}: ${one.ariaLabel}`))]];
});

test('on a Spanish phone Chinchón has Spanish cards, and German ones where they were chosen: drawn, and heard by name', async () => {
  const page = await fresh('390x844', 'es', {locale: 'es-ES'});
  const hand = handOf(page);
  await begin(page, 'form:chinchon', ['Ana', 'Benito']);
  await hand.on('table.sheet');
  // In the middle of the pad is a meld that is none: its reason names cards.
  const asks = async (names) => {
    await hand.tap('act right', 'row 0');
    await hand.cards('0.2 1.3 2.3');
    assert.deepEqual(await signs(page), [[], names]);
    await hand.tap('act done');
    await hand.on('book.verdict');
    await look(page);
    const [left, drawn] = await signs(page);
    assert.deepEqual(left, []);
    assert.ok(drawn.length && drawn.every((one) => names.includes(one)), drawn.join());
    const heard = await page.locator('#said').innerText();
    assert.ok(names.some((one) => heard.includes(one.split(': ')[1])), heard);
    await shot(page, `suits_${names[0]}`);
    await hand.tap('back', 'back', 'back');
    await hand.on('table.sheet');
  };
  await asks(['sword: espadas', 'cup: copas', 'coin: oros', 'club: bastos']);
  await hand.tap('act back');
  // In whichever group of the menu, and of the settings.
  const row = async (words) => {
    const found = page.locator('#own .own-row', {hasText: words});
    for (let at = 0; !(await found.count()); at += 1) {
      await hand.tap(`tab ${at}`);
      await look(page);
    }
    return found.first();
  };
  await (await row(/^Ajustes/)).tap();
  await hand.on('box.settings');
  for (const one of ['franceses', 'italianos', 'españoles', 'alemanes']) {
    await (await row(/^Palos/)).tap();
    await page.locator('#own .own-row', {hasText: one}).waitFor();
  }
  await begin(page, 'form:chinchon', ['Ana', 'Benito']);
  await hand.on('table.sheet');
  await asks(['leaf: hojas', 'bell: cascabeles', 'acorn: bellotas']);
  // The board's spaces have cards on them.
  await begin(page, 'rummoli', ['Ana', 'Benito', 'Cleo']);
  await hand.on('table.sheet');
  await look(page);
  const [left, drawn] = await signs(page);
  assert.deepEqual(left, []);
  assert.ok(drawn.includes('bell: cascabeles'), drawn.join());
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});

// What a phone from there offers first.
const FIRST_GAMES = {'de-DE': 'Skat', 'de-CH': 'Schieber', 'es-ES': 'Chinchón', 'es-MX': 'Conquián', 'fr-CA': 'Dame de pique'};

for (const [locale, first] of Object.entries(FIRST_GAMES)) {
  test(`a phone that speaks ${locale} is offered ${first} first`, async () => {
    const page = await fresh('390x844', locale.split('-')[0], {locale});
    const hand = handOf(page);
    await page.locator('#start:enabled').tap();
    await hand.on('setup.which_game');
    assert.match(await page.locator('#own .own-game').first().innerText(), new RegExp(`^${first}`));
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

// What the page has around the table, each opened as a person does: [what it is, how it is opened, where its words are].
const SETUP = `#${await encode('setup', {game: 'rumino', players: ['Ana', 'Ben', 'Cy'], dealer: 'Ana', house: {out_at: 90, floor_zero: 'yes'}})}`;
const AROUND = [
  ['the page itself', (page) => page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true))), 'body'],
  ['a link or a backup', (page) => page.locator('#open').click(), '#dialog'],
  ['a link that is none', (page) => page.evaluate(() => (location.hash = '#m=1')), '#dialog'],
  ['a set-up in a link', (page) => page.evaluate((link) => (location.hash = link), SETUP), '#dialog[open]:has([data-choice="start"])'],
  ['the maker of forms', (page) => page.locator('#make-form').click(), '#maker'],
];

for (const language of Object.keys(LANGUAGES)) {
  test(`no word of the page, its dialogs and the maker is broken or out of sight at 200 % and 400 %, in ${language}`, async () => {
    const page = await fresh('390x844', language, {isMobile: false});
    const wrong = [];
    for (const [what, open, where] of AROUND) {
      await open(page);
      const root = page.locator(where);
      await root.waitFor();
      if (where === '#maker') await page.locator('#maker .trial table').first().waitFor();
      for (const [size, letters] of LARGE) {
        await enlarge(page, size, letters);
        assert.ok((await root.innerText()).length > 30, what);
        wrong.push(...(await root.evaluate(broken)).map((one) => `${what}, ${size}, ${letters} pixels: ${one}`));
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
        document.querySelector('dialog[open]')?.close();
      });
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}

// What is chosen, pressed or marked and looks as if it were not; and rows that nothing parts from the next.
function alike(own) {
  const found = [];
  const looks = (one) => {
    const style = getComputedStyle(one);
    return ['backgroundColor', 'borderTopWidth', 'borderInlineStartWidth', 'color', 'textDecorationLine'].map((name) => style[name]).join(' ');
  };
  for (const one of own.querySelectorAll('[aria-current], [aria-pressed="true"], [data-marked="true"]')) {
    const plain = one.cloneNode(true);
    for (const name of ['aria-current', 'aria-pressed', 'data-marked']) plain.removeAttribute(name);
    one.after(plain);
    if (looks(plain) === looks(one)) found.push(`${one.className} ${one.textContent}`);
    plain.remove();
  }
  for (const list of own.querySelectorAll('.own-list, .own-cell-rows, .own-places, .own-pairs')) {
    const rows = [...list.children].map((item) => (item.matches('li') && !item.matches('.own-two, .own-side, .own-cell-row') ? item.firstElementChild : item)).slice(0, -1);
    for (const row of rows) if (!row.matches('.own-side') && getComputedStyle(row).borderBottomWidth === '0px') found.push(`${row.className} ${row.textContent} is not parted`);
  }
  return found;
}

test('in forced colours what is chosen is told apart in every list, and each row from the next', async () => {
  const page = await gallery('en', {forcedColors: 'active'});
  assert.deepEqual(await walk(page, alike), []);
  await page.context().close();
});

test('after names that were typed with Enter no frame is around all of the table, and the keyboard is the set-up’s', async () => {
  const page = await fresh('390x844', 'en', {isMobile: false});
  const hand = handOf(page);
  await page.locator('#start').click();
  await hand.on('setup.which_game');
  await hand.choose('Rumino');
  await hand.on('setup.ready');
  await hand.tap('row 1');
  await hand.on('setup.seats');
  for (const [at, name] of ['Ana', 'Ben', 'Cy', 'Dina'].entries()) {
    // Each has the keyboard in its turn.
    await page.waitForFunction((key) => /** @type {HTMLElement} */ (document.activeElement).dataset.key === key, `seat ${at}`);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await hand.on('setup.ready');
  await look(page);
  // What has a frame is at most a row.
  const framed = await page.evaluate(() => [...document.querySelectorAll('*')].filter((one) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(one);
    return outlineStyle !== 'none' && outlineWidth !== '0px' && one.getBoundingClientRect().height > 100;
  }).map((one) => one.id || one.className));
  assert.deepEqual(framed, []);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'own');
  // Where the keyboard is can be seen all the same.
  assert.equal(await page.locator('#own').evaluate((own) => own.matches(':focus-visible') && getComputedStyle(own.querySelector('h2')).textDecorationLine), 'underline');
  await page.keyboard.press('Enter');
  await hand.on('setup.seats');
  assert.deepEqual(page.wrong, []);
  await page.context().close();
});
