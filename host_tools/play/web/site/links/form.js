// A game with its players and house rules, put together on the page for a link.
import {factsOf, games, valueWords} from '../shared/games.js';
import {ask, make, used} from '../shared/parts.js';
import {box, state} from '../box/state.js';
import {plain, say} from '../shared/words.js';


// A seat's name has at most so many letters on the box.
const MAX_NAME = 12;
let count = 0;

// A field with its words above it.
function field(words, input) {
  count += 1;
  input.id = `form-${count}`;
  return make('p', {class: 'field'}, make('label', {for: input.id, text: words}), input);
}

const choice = (values, chosen) => {
  const select = make('select', {}, ...values.map(([value, words]) => make('option', {value, text: words})));
  select.value = chosen;
  return select;
};

// What a house rule is for.
const about = ({about: words}) => (words ? [make('p', {class: 'about', text: words})] : []);

// The field of a house rule; `value()` returns what is chosen, or null where that is nothing.
function rule(option, chosen) {
  const values = [...option.values];
  // A list of spaces that a table made is kept as it is.
  if (Array.isArray(chosen)) values.push([chosen, valueWords(option, chosen)]);
  const {span} = option;
  if (!span) {
    const select = choice(values.map(([, words], at) => [at, words]), values.findIndex(([value]) => value === chosen));
    return {parts: [field(option.label, select), ...about(option)], value: () => values[Number(select.value)]?.[0] ?? null};
  }
  const known = values.findIndex(([value]) => value === chosen);
  const number = make('input', {type: 'number', inputmode: 'numeric', min: span[0], max: span[1], step: 1});
  if (known < 0) number.value = chosen;
  const entered = () => (number.value !== '' && number.validity.valid ? Number(number.value) : null);
  if (!values.length) return {parts: [field(option.label, number), ...about(option)], value: entered};
  const own = values.length;
  const select = choice([...values.map(([, words], at) => [at, words]), [own, say('form.number')]], known < 0 ? own : known);
  number.setAttribute('aria-label', option.label);
  const settle = () => (number.hidden = Number(select.value) !== own);
  select.addEventListener('change', settle);
  settle();
  const label = field(option.label, select);
  label.append(number);
  return {parts: [label, ...about(option)], value: () => (Number(select.value) === own ? entered() : values[Number(select.value)][0])};
}

// The form for `given`, {game, players, dealer, house}; `value()` returns the same, or a sentence of what is missing.
function form(list, given) {
  const known = list.some((one) => one.id === given.game);
  const titles = list.map((one) => [one.id, one.title]);
  const game = choice(known ? titles : [[given.game, plain(given.game.split(':').slice(1).join(':'))], ...titles], given.game);
  const seats = make('fieldset', {}, make('legend', {text: say('form.players')}));
  const dealer = make('select');
  const house = make('details', {}, make('summary', {text: say('form.house')}));
  let names = [], rules = [], facts;
  const written = () => names.map((input) => plain(input.value).trim()).filter(Boolean);
  const dealers = () => {
    const before = dealer.value;
    dealer.replaceChildren(...written().map((name) => make('option', {value: name, text: name})));
    if (written().includes(before)) dealer.value = before;
  };
  const settle = (players, chosen) => {
    facts = factsOf(list, game.value);
    const [least, most] = facts.players;
    names = Array.from({length: most}, (_, seat) => {
      const input = make('input', {type: 'text', maxlength: MAX_NAME, autocomplete: 'off', 'aria-label': say('form.player', {n: seat + 1}), placeholder: seat < least ? say('form.player', {n: seat + 1}) : ''});
      input.value = players[seat] ?? '';
      input.addEventListener('input', dealers);
      return input;
    });
    seats.replaceChildren(seats.firstChild, make('div', {class: 'names'}, ...names));
    rules = facts.options.map((option) => [option, rule(option, chosen[option.name] ?? option.default)]);
    house.replaceChildren(house.firstChild, ...rules.flatMap(([, one]) => one.parts));
    dealers();
  };
  settle(given.players, given.house);
  dealer.value = given.dealer || written()[0] || '';
  game.addEventListener('change', () => settle(written(), {}));
  return {
    parts: [field(say('form.game'), game), seats, field(say('form.dealer'), dealer), house],
    // What is chosen.
    value() {
      const players = written();
      const [least, most] = facts.players;
      if (players.length < least) return say(least === most ? 'form.exactly' : 'form.few', {title: facts.title, least, most});
      const twice = players.find((name, seat) => players.indexOf(name) < seat);
      if (twice) return say('form.twice', {name: twice});
      const found = {};
      for (const [option, one] of rules) {
        const value = one.value();
        if (value === null) return say('form.wrong', {label: option.label, least: option.span[0], most: option.span[1]});
        if (value !== option.default) found[option.name] = value;
      }
      return {game: game.value, players, dealer: dealer.value || players[0], house: found};
    },
  };
}

// Why the engine refuses a set-up, or null; without a box the page of the friend asks it.
async function refused({game, players, dealer, house}) {
  if (state.mode === 'off') return null;
  const {error} = await box.answer({ask: 'score', game, players, dealer, options: house, events: []});
  return error ? say('link.wrong', {why: plain(error)}) : null;
}

// Ask for a set-up to be sent, beginning with `given`, if any; returns it, or null. The house rules of a score form of its
// own are known to the box alone: such a game is sent as it is.
export async function setUp(given) {
  if (given?.form) return given;
  const list = await used(games);
  if (!list) return null;
  const made = form(list, given ?? {game: list[0].id, players: [], dealer: '', house: {}});
  const note = make('p', {class: 'wrong', role: 'alert'});
  for (;;) {
    const chosen = await ask(say('form.title'), [make('p', {text: say('form.words')}), ...made.parts, note], [['link', say('form.link')], ['cancel', say('cancel')]]);
    if (chosen !== 'link') return null;
    const value = made.value();
    const why = typeof value === 'string' ? value : await refused(value);
    if (!why) return value;
    note.textContent = why;
  }
}
