"""Texts of the simulators."""

TEXTS = (
    "keys_6", "frecce   Invio = OK   Backspace o Esc = indietro   oppure scrivi",
    "keys_few", "frecce   Invio = OK   Backspace o Esc = indietro   Alt e a b c = i tasti   o scrivi",
    "hold", "Tab poi un tasto = tienilo premuto",
    "holding", "quale tasto tenere premuto?",
    "quit", "Ctrl-D = esci",
    "no_terminal", "Il simulatore richiede un terminale. Senza terminale, esegui uno script: --script FILE",
    "no_blessed", "Il simulatore richiede la libreria blessed; `make run` la installa.",
    "no_platformdirs", "Dove salvare le partite? Indica una cartella con --data DIR (manca la libreria platformdirs).",
    "too_small", "Questa finestra è troppo piccola per lo schermo: servono almeno {columns}x{rows} caratteri.",
    "glyphs_do_not_fit", "{style} richiede {columns}x{rows} caratteri; questa finestra è più piccola.",
    "moved", "Le partite di prima sono in {folder}.",
    "no_script", "Lo script {file} non si legge: {why}",
    "script", "Script: {why}",
    "no_littlefs", "Il simulatore salva le partite con la libreria littlefs-python; `make run` la installa.",
    "no_flash", "Le partite salvate non si possono usare: {why}.",
    "bad_flash", "Le partite salvate non si leggono. Sono messe da parte in {file}; la memoria è nuova.",
    "not_all_kept", "Alcune partite non si sono potute salvare: {why}.",
    "no_folder", "La cartella {folder} non si può usare: {why}",
)
