// The fourteen letters of a box that tested itself, as the report that a person sends (inside/tested.py).
import {ask, download, make} from '../shared/parts.js';
import {box, state} from '../box/state.js';
import {say} from '../shared/words.js';

const ISSUES = 'https://github.com/meldmate/meldmate/issues/new?template=board.yml';

// Show what letters say; returns whether they are right.
export async function show(letters) {
  const found = await box.tested(letters, state.boards.map(({name}) => name));
  if (!found) return false;
  const field = make('textarea', {readonly: '', rows: 13, 'aria-label': say('tested.title')});
  field.value = found.text;
  const link = make('a', {href: ISSUES, target: '_blank', rel: 'noopener', text: say('tested.where')});
  const choices = [['copy', say('links.copy')], ['save', say('tested.save', {name: found.name})], ['ok', say('ok')]];
  const chosen = await ask(say('tested.title'), [say('tested.words'), field, make('p', {}, link)], choices);
  if (chosen === 'save') download(found.name, found.text, 'text/plain');
  if (chosen !== 'copy') return true;
  try {
    await navigator.clipboard.writeText(found.text);
    await ask(say('links.copied'), [field, make('p', {}, link)]);
  } catch {
    field.select();
  }
  return true;
}

// Ask for the letters, until they are right or nobody wants to any more.
export async function type() {
  const field = make('input', {type: 'text', maxlength: 20, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', 'aria-label': say('tested.letters')});
  const note = make('p', {class: 'wrong', role: 'alert'});
  for (;;) {
    const chosen = await ask(say('tested.title'), [say('tested.type'), field, note], [['show', say('tested.show')], ['cancel', say('cancel')]]);
    if (chosen !== 'show' || (await show(field.value))) return;
    note.textContent = say('tested.wrong');
  }
}
