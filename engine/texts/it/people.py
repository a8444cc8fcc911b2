"""Testi delle persone i cui nomi restano."""

TEXTS = (
    "title", "Persone",
    "also", "anche {names}|= {names}|…",
    "games", "{n} partita|{n}#{n} partite|{n}",
    "rename", "Cambia nome",
    "merge", "Unisci a un altro nome|Unisci",
    "ask_same", "{name}: stessa persona di chi?|{name}: come chi?|Come chi?",
    "ask_everywhere", "Anche nelle statistiche?|Nelle statistiche?|Ovunque?",
    "separate", "Separa {name}|Separa",
    "remove", "Togli il nome|Togli",
    "sure_rename", "{name} diventa {new}, anche nelle statistiche (partite: {n}). Nelle partite resta il nome di allora.|{name} diventa {new}?|{name} = {new}?|{new}?",
    "sure_merge", "Unire {name} e {new}? Partite di {name} che contano per {new}: {n}. Nelle partite resta il nome di allora.|{name} diventa {new}?|{name} = {new}?|{new}?",
    "sat_together", "{name} e {new} erano allo stesso tavolo: {game}, partita {n}. Sono due persone.|Insieme alla partita {n}.|Partita {n}",
    "sure_separate", "Separare di nuovo {new} e {name}? A ognuno tornano le sue partite.|Separare {new} e {name}?|{new} ≠ {name}?|Due persone?",
    "sure_remove", "Il nome {name} non viene più proposto. Partite salvate che lo conservano: {n}.|Togliere {name}?|Togliere?",
)
