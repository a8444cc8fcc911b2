"""Texts for when the memory of the box fails."""

TEXTS = (
    "found", "Memoria guasta",
    "sure", "Da capo?",
    "erase", "Cancello tutto?|Cancello?",
    "failed", "Memoria guasta",
    "done", "Da capo",
    "why", "La memoria di Meldmate non si può usare: {error}.",
    "readable", "Queste partite si leggono ancora. Annota ciò che conta:",
    "nothing", "Non si legge nessuna partita.",
    "game", "{game}: {scores} (voci: {n})",
    "aside", "Le partite salvate vengono messe da parte, se la memoria lo permette. Prima di cancellare, Meldmate chiede conferma.",
    "lost", "Non si possono mettere da parte. Per andare avanti si cancella tutta la memoria. Non si può tornare indietro.",
    "kept", "Quel che c'era resta in {name}. Si comincia da zero.",
    "empty", "La memoria è stata cancellata. Si comincia da zero.",
    "computer", "Qui non si può riparare. Collega Meldmate a un computer: make backup, poi make deploy.",
    "clean", "ricomincia|da capo",
    "again", "riprova|ancora",
    "choose", "scegli|OK",
    "go_on", "avanti|OK",
)
