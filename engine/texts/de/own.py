"""Texts of games that a table has named; `|` stands between the longer and the shorter forms, in German."""

TEXTS = (
    "ask_title", "Name des Spiels?|Name?",
    "rename", "Umbenennen",
    "delete", "Aus der Liste löschen|Löschen",
    "sure_delete", "{game} aus der Liste der Spiele löschen? Gespeicherte Partien bleiben.|{game} löschen?|Löschen?",
    "bad_title", "Der Name eines Spiels hat 1 bis {max} Zeichen.",
    "taken", "Ein Spiel namens {game} gibt es schon: Nimm einen anderen Namen.",
    "too_many", "Es gibt schon {max} eigene Spiele: Lösche erst eines.",
)
