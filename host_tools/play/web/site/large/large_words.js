// What the large table says, in each language.
export default {
  en: {
    'large.close': 'Back to the table', 'large.window': 'Second window', 'large.full': 'Full screen', 'large.by_place': 'By place', 'large.by_seat': 'By seat',
    'large.title': 'The table, large', 'large.wait': 'Open Meldmate in another window of this browser, with a game on the table. It appears here.', 'large.none': 'No game is on the table.',
    'large.saved': 'Saved at {time}, {age}', 'large.stale': 'Nothing new since {time}{age}', 'large.other': 'The other window has another version of the page.', 'large.again': 'Load this window again',
    'large.cannot': 'This browser cannot pass the table on to a second window.', 'large.blocked': 'The browser did not open a second window. Allow it for this page, and try again.',
  },
  it: {
    'large.close': 'Torna al tavolo', 'large.window': 'Seconda finestra', 'large.full': 'Schermo intero', 'large.by_place': 'Per classifica', 'large.by_seat': 'Per posto',
    'large.title': 'Il tavolo in grande', 'large.wait': 'Apri Meldmate in un’altra finestra di questo browser, con una partita sul tavolo. Comparirà qui.', 'large.none': 'Nessuna partita sul tavolo.',
    'large.saved': 'Ultimo salvataggio: {time}, {age}', 'large.stale': 'Nessuna novità. Ultimo aggiornamento: {time}{age}', 'large.other': 'L’altra finestra ha un’altra versione della pagina.', 'large.again': 'Ricarica questa finestra',
    'large.cannot': 'Questo browser non può passare il tavolo a una seconda finestra.', 'large.blocked': 'Il browser non ha aperto la seconda finestra. Consentila per questa pagina e riprova.',
  },
};
