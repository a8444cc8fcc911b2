"""Texts of the lesson about the buttons; `|` stands between the longer and the shorter forms, in German."""

TEXTS = (
    "title", "Deine Tasten|Tasten",
    "of", "{n} von {all}|{n}/{all}",
    "choose", "{up} und {down} bewegen, {ok} wählt. Welche Sprache?|{up} {down} bewegen, {ok} wählt|{up} {down}, dann {ok}",
    "hold", "{sign} heißt: {key} halten, bis der Balken voll ist.|{key} halten, bis der Balken voll ist.|{key} halten, bis er voll ist|{key} halten",
    "hold_by", "{sign} heißt: {key} halten. Hier: erst {by}, dann {key}.|Hier: {by}, dann {key}|{by}, dann {key}",
    "back", "{sign} verlässt eine Seite. Gespeichertes bleibt.|{sign} verlässt eine Seite|{sign} geht zurück",
    "back_home", "{sign} verlässt eine Seite; halten führt zum Start. Gespeichertes bleibt.|{sign} verlässt eine Seite. Gespeichertes bleibt.|{sign} verlässt eine Seite|{sign} geht zurück",
    "try", "üben",
    "skip", "auslassen|weg",
    "longer", "Länger halten|Länger",
    "hold_it", "{key} halten",
    "hold_it_by", "{by}, dann {key}",
    "press_it", "{key} drücken",
    "ask", "{key} drücken. Tot? Eine andere Taste halten.|{key} drücken. Tot? Andere halten.|{key} drücken",
    "was", "Das war {key}. Drücke {asked}.|Das war {key}",
    "touch", "{key} und {other} berühren sich: sieh nach den Drähten.|{key} und {other} berühren sich|{key} {other}: Kontakt",
    "held", "{key} ist gedrückt. Von niemandem? Dann sind die Drähte an verbundenen Beinen.|{key} gedrückt: verbundene Beine?|{key} ist gedrückt|{key} gedrückt",
    "dead", "Keine Antwort: {keys}. Sieh nach den Drähten. Weiter mit jeder Taste.|Keine Antwort: {keys}|Tot: {keys}",
)
