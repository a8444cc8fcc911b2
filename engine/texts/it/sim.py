"""Texts of the simulators."""

TEXTS = (
    "keys_6", "frecce   Invio = OK   Backspace o Esc = indietro",
    "keys_few", "frecce   Invio = OK   Backspace o Esc = indietro   a b c = i tasti",
    "hold", "h poi un tasto = tienilo premuto",
    "holding", "quale tasto tenere premuto?",
    "quit", "q = esci",
    "no_terminal", (
        "Il simulatore vuole un terminale. Senza terminale, fai girare uno script: --script FILE"
    ),
    "no_blessed", "Il simulatore vuole la libreria blessed; `make run` la installa.",
    "no_platformdirs", (
        "Dove tenere le partite? Indica una cartella con --data DIR (manca la libreria platformdirs)."
    ),
    "too_small", (
        "Questa finestra è troppo piccola: servono almeno {columns}x{rows} caratteri, per favore."
    ),
    "glyphs_do_not_fit", "{style} vuole {columns}x{rows} caratteri; questa finestra è più piccola.",
    "moved", "Le partite di prima sono in {folder}.",
    "no_script", "Lo script {file} non si legge: {why}",
    "script", "Script: {why}",
    "no_littlefs", "Il simulatore salva le partite con la libreria littlefs-python; `make run` la installa.",
    "no_flash", "Le partite salvate non si possono usare: {why}.",
    "bad_flash", "Le partite salvate non si leggono. Sono messe da parte in {file}; la memoria è nuova.",
    "not_all_kept", "Almeno una volta non si è riusciti a scrivere le partite salvate: {why}.",
    "no_folder", "La cartella {folder} non si può usare: {why}",
)
