"""Texts about the device itself: its keys, its screen, its faults."""

TEXTS = (
    "hold", "{button}–",
    "fault", "Qualcosa non va|Errore",
    "scores_safe", "I punti sono al sicuro.",
    "go_on", "un tasto: avanti, indietro: inizio|un tasto: avanti|un tasto",
    "no_screen", "Lo schermo non risponde ({error}). I punti sono al sicuro; si riprova ogni 2 secondi.",
    "screen_back", "Lo schermo risponde di nuovo.",
    "no_log", "Impossibile scrivere il registro ({error}).",
    "program", "{version} per {board}, build {build}.",
    "program_usb", "{version} per {board}, build {build}. USB: {usb}.",
    "simulated", "Meldmate nel simulatore.",
    "wiring", "Cablaggio",
    "exchanged", "SDA e SCL dello schermo sono scambiati. Funziona lo stesso, ma inverti i due fili.",
    "own_board", "Il file board.py della scheda ha un errore e viene ignorato: {error}. Si usa il cablaggio dell'immagine.",
    "old_copy_title", "Vecchia copia",
    "old_copy", "È in uso il programma dell'immagine. Questi file non servono e si possono cancellare: {files}.",
)
