// An evening on a phone from Germany, from Spain, and from France, with a refusal, a hand that is undone, and a question for the
// referee: no word of it is English.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {launch, localeOf, look, open, python, serve} from '../../host_tools/play/web/browser.mjs';
import {SIZES, handOf, said, scores, shot} from './hand.mjs';

let browser, server;
before(async () => {
  [browser, server] = [await launch(), await serve()];
});
after(async () => {
  await browser.close();
  server.stop();
});

// The game, who plays, the words of what is tapped; what is answered for two hands: {number of a question: its row, unless it
// is the first}, and the numbers; in which hand what number is refused; how everyone stands after each.
const EVENINGS = {
  de: {
    game: 'Skat', names: ['Anna', 'Bernd', 'Clara'], players: 'Spieler', house: 'Hausregeln',
    edit: 'Eintrag korrigieren', undo: 'Rückgängig', book: 'Regelwerk', cards: '',
    // Who plays, the bid, diamonds, with how many jacks: 2 x 9.
    hands: [[{}, [18, 1]], [{0: 1}, [18, 1]]], refused: [1, 999],
    after: [['18', '0', '0'], ['18', '18', '0']],
  },
  es: {
    game: 'Chinchón', names: ['Ana', 'Benito', 'Inés', 'Óscar'], players: 'Jugadores', house: 'Reglas de la casa',
    edit: 'Corregir una anotación', undo: 'Deshacer', book: 'Reglamento', cards: '0.2 1.3 2.3',
    // Benito closes with all seven cards, then Ana with points; who deals comes last, and it goes on to the right.
    hands: [[{0: 1, 1: 1}, [15, 70, 8]], [{0: 0, 1: 0}, [9, 9, 4, 9]]], refused: [1, 71],
    after: [['8', '−10', '70', '15'], ['12', '−1', '79', '24']],
  },
  fr: {
    game: 'Rommé', names: ['Anaïs', 'Benoît', 'Chloé'], players: 'Joueurs', house: 'Règles maison',
    edit: 'Corriger une entrée', undo: 'Annuler', book: 'Règles du jeu', cards: '0.2 1.3 2.3',
    hands: [[{}, [12, 20]], [{0: 1}, [10, 11]]], refused: [0, 198],
    after: [['0', '12', '20'], ['11', '12', '30']],
  },
};

for (const [language, given] of Object.entries(EVENINGS)) {
  test(`${given.game} on a phone, from the address to the rulebook, has no English word in ${language}`, async () => {
    const english = new Set(JSON.parse(await python('-m', 'tests.web.english', language)));
    const page = await open(await browser.newContext({...SIZES['390x844'], locale: localeOf(language)}), server.address);
    page.called = `abroad_${language}`;
    const hand = handOf(page);
    const wrong = [];
    const see = async (what) => {
      await look(page);
      await shot(page, what);
      for (const [words, where] of await said(page)) {
        // Numbers of rules, and names that are short in the chart, are of no language.
        const some = words.replace(/\b[A-Z]{3}(-\d+)?\b/g, ' ').match(/\p{L}{2,}/gu) ?? [];
        const found = some.filter((word) => english.has(word.toLowerCase()) && !given.names.some((name) => name.startsWith(word)));
        if (found.length) wrong.push(`${what}: ${found} in ${where}: ${words.trim().slice(0, 80)}`);
      }
    };
    const screen = () => page.evaluate(() => meldmate.box.about.shown.screen);
    // Back to the score sheet, over whatever is open.
    const home = async () => {
      for (let tries = 0; tries < 6 && (await screen()) !== 'table.sheet'; tries += 1) {
        await hand.tap('back');
        await look(page);
      }
      assert.equal(await screen(), 'table.sheet');
    };
    // Answer what is asked, cell by cell: one of the choices by its place, the first one where none is given, numbers in turn.
    const answer = async (rows, numbers, refused) => {
      const left = [...numbers];
      for (let at = 0; at < 12; at += 1) {
        await look(page);
        await see(`question ${at}`);
        const [open] = await cells((one) => one.value === null && !one.words);
        if (!open) return;
        if (open.pad || typeof open.chips[0][0] === 'number') {
          if (left.length === numbers.length && refused) await refuse(refused);
          await hand.number(left.shift());
        } else await hand.pick(rows[at] ?? 0);
      }
      assert.fail('it asks and asks');
    };
    const cells = async (which) => (await page.evaluate(() => meldmate.box.about.shown.parts.find(({kind}) => kind === 'sheet').cells)).filter(which);
    // Key what cannot be, see that it is not taken, and erase what is.
    const refuse = async (value) => {
      for (const digit of String(value)) await page.locator(`#own [data-key="digit ${digit}"]`).tap({force: true});
      await see('a number that cannot be');
      assert.deepEqual(await cells((one) => one.value === value), [], `${value} is taken`);
      while (await page.locator('#own [data-key="erase"]:not([aria-disabled])').count()) {
        await hand.tap('erase');
        await look(page);
      }
    };
    await page.locator('#start:enabled').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
    await see('the page');
    await page.locator('#start').tap();
    await hand.on('setup.which_game');
    await see('the games');
    await hand.choose(given.game);
    await hand.on('setup.ready');
    await see('the set-up');
    // As many seats as there are names.
    for (let tries = 0; tries < 8; tries += 1) {
      const [many] = (await page.locator('#own .own-count').innerText()).match(/\d+/);
      if (Number(many) === given.names.length) break;
      await hand.tap(Number(many) < given.names.length ? 'act right' : 'act left');
      await look(page);
    }
    await hand.choose(given.players);
    await hand.on('setup.seats');
    await hand.names(given.names, () => see('a name'));
    await hand.choose(given.house);
    await see('house rules');
    await hand.tap('row 0');
    await see('a house rule');
    for (let tries = 0; tries < 3 && (await screen()) !== 'setup.ready'; tries += 1) {
      await hand.tap('back');
      await look(page);
    }
    await page.locator('#own .own-foot .main').tap();
    await hand.on('table.sheet');
    await see('the sheet');
    for (const [at, [rows, numbers]] of given.hands.entries()) {
      await hand.tap('act ok');
      await hand.on('asking.entry');
      await answer(rows, numbers, at === given.refused[0] && given.refused[1]);
      await hand.save();
      await hand.on('table.sheet');
      await see(`after hand ${at + 1}`);
      assert.deepEqual(await scores(page), given.after[at]);
    }
    // Undo, the menu, an entry that is looked at to be changed.
    await hand.choose(new RegExp(`^${given.undo}`));
    await see('undo?');
    await hand.tap('act ok');
    await hand.on('table.sheet');
    await see('undone');
    assert.deepEqual(await scores(page), given.after[0]);
    await hand.tap('act back');
    await hand.on('table.menu');
    const groups = await page.evaluate(() => meldmate.box.about.shown.tabs[0].length);
    for (let at = 0; at < groups; at += 1) {
      await hand.tap(`tab ${at}`);
      await see(`the menu, group ${at}`);
    }
    await hand.tap('tab 1');
    await hand.choose(given.edit);
    await see('which entry');
    await hand.tap('row 0');
    await see('an entry');
    await home();
    // The referee: three cards that are no meld, and the rule.
    await hand.tap('act right');
    await see('the referee');
    await hand.tap('row 0');
    if (given.cards) {
      await hand.cards(given.cards);
      await see('cards');
      await hand.tap('act done');
      await hand.on('book.verdict');
      await see('a verdict');
      await hand.tap('act right');
      await see('the rule');
    } else await see('what it asks');
    await home();
    await hand.tap('act right');
    await hand.choose(given.book);
    await see('the rulebook');
    await hand.tap('row 1');
    await see('a chapter of it');
    await home();
    assert.deepEqual(wrong, []);
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
