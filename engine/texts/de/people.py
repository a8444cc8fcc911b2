"""Texts of the people whose names are kept; `|` stands between the longer and the shorter forms, in German."""

TEXTS = (
    "title", "Personen",
    "also", "auch {names}|= {names}|…",
    "games", "{n} Partie|{n}#{n} Partien|{n}",
    "rename", "Umbenennen",
    "merge", "Mit anderer Person zusammenlegen|Zusammenlegen|Zusammen",
    "ask_same", "{name}: dieselbe Person wie?|{name}: gleich wie?|Gleich wie?",
    "ask_everywhere", "Auch in der Statistik?|Überall?",
    "separate", "{name} abtrennen|Abtrennen",
    "remove", "Entfernen",
    "sure_rename", "{name} heißt künftig {new}, auch in der Statistik ({n} Partie). Die Zettel behalten den alten Namen.|{name} heißt künftig {new}?|{name} = {new}?|{new}?#{name} heißt künftig {new}, auch in der Statistik ({n} Partien). Die Zettel behalten den alten Namen.|{name} heißt künftig {new}?|{name} = {new}?|{new}?",
    "sure_merge", "{name} mit {new} zusammenlegen? {n} Partie von {name} zählt dann für {new}. Die Zettel behalten den alten Namen.|{name} wird {new}?|{name} = {new}?|{new}?#{name} mit {new} zusammenlegen? {n} Partien von {name} zählen dann für {new}. Die Zettel behalten den alten Namen.|{name} wird {new}?|{name} = {new}?|{new}?",
    "sat_together", "{name} und {new} saßen zusammen am Tisch: {game}, Partie {n}. Es sind zwei Personen.|Beide saßen in Partie {n}.|Siehe {n}",
    "sure_separate", "{new} und {name} wieder trennen? Beide bekommen ihre eigenen Partien zurück.|{new} und {name} trennen?|Trennen?",
    "sure_remove", "{name} wird nicht mehr angeboten. {n} gespeicherte Partie behält den Namen.|{name} entfernen?|Entfernen?#{name} wird nicht mehr angeboten. {n} gespeicherte Partien behalten den Namen.|{name} entfernen?|Entfernen?",
)
