// The words of the reports.
export default {
  en: {
    'report.games': 'Games', 'report.form': 'Save as', 'report.save': 'Save', 'report.print': 'Print', 'report.close': 'Close',
    'report.last': 'The last evening', 'report.all': 'All games', 'report.one': '{title}, {day}',
    'report.html': 'Web page', 'report.xlsx': 'Excel workbook', 'report.csv': 'Table (CSV)', 'report.md': 'Notes (Markdown)', 'report.text': 'Message',
    'report.loading': 'Loading what makes reports. The first time it is a download of 6 MB, later it works without a network.',
    'report.making': 'Making the report …', 'report.none': 'None of the saved games can be read. Download a backup and send it to us.',
    'report.failed': 'The report cannot be made: {why}', 'report.missing': 'What makes reports did not arrive. The first time it needs a network: connect, close this, and open it again.',
  },
  it: {
    'report.games': 'Partite', 'report.form': 'Salva come', 'report.save': 'Salva', 'report.print': 'Stampa', 'report.close': 'Chiudi',
    'report.last': 'L’ultima serata', 'report.all': 'Tutte le partite', 'report.one': '{title}, {day}',
    'report.html': 'Pagina web', 'report.xlsx': 'Cartella di Excel', 'report.csv': 'Tabella (CSV)', 'report.md': 'Appunti (Markdown)', 'report.text': 'Messaggio',
    'report.loading': 'Sto caricando il programma dei resoconti. La prima volta scarica 6 MB, poi funziona anche senza rete.',
    'report.making': 'Sto preparando il resoconto …', 'report.none': 'Nessuna delle partite salvate si legge. Scarica una copia e mandacela.',
    'report.failed': 'Non riesco a preparare il resoconto: {why}', 'report.missing': 'Il programma dei resoconti non è arrivato. La prima volta serve la rete: collegati, chiudi e riapri.',
  },
};
