// What is said of a box at a cable, in both languages.
const en = {
  'cable.wait': 'Looking for the box …', 'cable.is': 'Box: {board}, version {version}. Saved games: {n}.', 'cable.room': 'Free: {size} KB.',
  'cable.battery': 'Battery: {n} %.', 'cable.time': 'Its clock: {time}.', 'cable.no_time': 'Its clock is not set.',
  'cable.reading': 'Copying the saved games …', 'cable.writing': 'Putting the copy back. Leave the cable in …',
  'cable.saved': 'Saved as {name}. Games: {n}.', 'cable.restored': 'The copy is on the box. Games: {n}.', 'cable.clock_set': 'The clock is set.',
  'cable.none': 'There are no saved games on the box.', 'cable.replace': 'Replace the games on the box?',
  'cable.replace_words': 'Games in the copy: {n}. They replace those on the box ({m}); a copy of these is downloaded first.',
  'cable.gone': 'The cable was pulled out, or the box was switched off. Nothing on the box is damaged: it has what was there before, or the new copy. Plug it in and connect again.',
  'cable.silent': 'No Meldmate answers. Is its screen lit? Plug the box in again, wait until it shows something, and connect again.',
  'cable.refused': 'The box refuses it: {words}', 'cable.busy_port': 'The port cannot be opened: another program or another tab uses it. Close that, then connect again.',
};
const it = {
  'cable.wait': 'Cerco Meldmate …', 'cable.is': 'Meldmate: {board}, versione {version}. Partite salvate: {n}.', 'cable.room': 'Liberi: {size} KB.',
  'cable.battery': 'Batteria: {n}%.', 'cable.time': 'Il suo orologio: {time}.', 'cable.no_time': 'Il suo orologio non è regolato.',
  'cable.reading': 'Copio le partite salvate …', 'cable.writing': 'Ripristino la copia. Lascia attaccato il cavo …',
  'cable.saved': 'Salvata come {name}. Partite: {n}.', 'cable.restored': 'La copia è su Meldmate. Partite: {n}.', 'cable.clock_set': 'L’orologio è regolato.',
  'cable.none': 'Su Meldmate non ci sono partite salvate.', 'cable.replace': 'Sostituire le partite su Meldmate?',
  'cable.replace_words': 'Partite nella copia: {n}. Prendono il posto di quelle che ci sono ({m}); prima di queste si scarica una copia.',
  'cable.gone': 'Il cavo è stato staccato, o Meldmate è stato spento. Lì è tutto intero: quel che c’era, o la copia nuova. Riattaccalo e collegalo di nuovo.',
  'cable.silent': 'Non risponde nessun Meldmate. Lo schermo è acceso? Stacca e riattacca il cavo, aspetta che appaia qualcosa e collegalo di nuovo.',
  'cable.refused': 'Meldmate rifiuta: {words}', 'cable.busy_port': 'La porta non si apre: la usa un altro programma o un’altra scheda del browser. Chiudi quello e collega di nuovo.',
};
export default {en, it};
