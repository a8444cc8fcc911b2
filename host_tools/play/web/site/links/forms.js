// Score forms (docs/forms.md): what is opened from a link or a code, and where one goes from here.
import {formTitle as titleOf} from '../shared/games.js';
import {encode} from './links.js';
import {ask, make, used} from '../shared/parts.js';
import {box, comeToTable, inTurn, onOwnBox} from '../box/state.js';
import {language, needing, plain, say} from '../shared/words.js';

// The text of a form's link, as the box keeps it (firmware/storage/forms.py).
const textOf = async (form) => (await encode('form', form)).slice('form='.length);

const words = (rows, at) => plain(rows[at]?.[language()] ?? rows[at]?.en ?? Object.values(rows[at] ?? {}).find((one) => typeof one === 'string') ?? '');

// What is said of a form: who plays, and its rules.
function about(form, {players: [least, most], rules}) {
  const list = make('ol', {class: 'rules'}, ...rules.map((number, at) => make('li', {}, make('strong', {text: number}), ` ${words(form.rules, at)}`)));
  return [make('p', {text: say(least === most ? 'forms.exactly' : 'forms.players', {least, most})}), ...(rules.length ? [list] : [])];
}

// Why the engine refuses a form, as one sentence, or null.
export async function refusal(form) {
  const {error, where, why} = await box.answer({ask: 'form', form});
  return error ? `${where === 'form' ? '' : `${where}: `}${plain(why ?? error)}` : null;
}

// Put a form onto the page's box, and begin its game.
async function play(form) {
  const kept = await box.do('form', 'keep', await textOf(form));
  if (!('error' in kept)) await box.do('form', 'play', form.form);
  else await ask(say('forms.refused'), kept.error ? plain(kept.error) : say('link.failed'));
}

// Put a form that only the page has onto its box, and begin its game.
export const bring = (name) => inTurn(() => onOwnBox(async () => play(await box.desk('data', name))));

// Ask where a form goes, and bring it there; `more` are other choices, [[name, words, what to do]].
export async function give(form, heading, body, more = []) {
  const cable = (await used(() => needing('cable', import('../install/connect.js'))))?.isOpen();
  const choices = [['box', say('forms.play')], ...(cable ? [['cable', say('forms.cable')]] : []), ['link', say('forms.link')], ...more, ['later', say('link.not_now')]];
  const chosen = await ask(heading, body, choices);
  if (chosen === 'box') {
    await inTurn(() => onOwnBox(() => play(form)));
    comeToTable();
  } else if (chosen === 'cable') await (await used(() => needing('cable', import('../install/connect.js'))))?.giveForm(await textOf(form), titleOf(form));
  else if (chosen === 'link') await (await used(() => import('./send.js')))?.showLink('form', form);
  else await more.find(([name]) => name === chosen)?.[2]();
  return chosen;
}

// Show a form that came by a link or a code, once the engine has read it and this tab has the box; `change` opens the maker with
// it, and `done` is called once it is shown. Returns a sentence if it is refused.
export async function propose(form, change, done) {
  const answer = await box.answer({ask: 'form', form});
  if (answer.error) return `${answer.where}: ${plain(answer.why)}`;
  inTurn(() => onOwnBox(async () => {
    done();
    give(form, say('forms.title', {title: titleOf(form)}), about(form, answer), [['change', say('forms.change'), change]]);
  }));
  return null;
}
