"""Skyjo."""

TEXTS = (
    "unit", "mano",
    "units", "mani",
    "option_target", "Limite",
    "field_closer", "chi l'ha finita",
    "ask_closer", "Chi ha finito la mano?|Chi ha finito?|Finito?",
    "field_points", "punti",
    "name_round", "mano",
    "coming_round", "Dodici carte a testa, due scoperte. Giocate finché le carte di uno sono tutte scoperte.|12 carte, due scoperte",
    "note_round_0_0", "{closer}: non è il solo più basso, {n} doppi|{closer}: {n} doppi",
    "tells_round_0", "{closer}",
    "term_round_1", "doppi",
    "starts", "Comincia chi ha di più su due carte|Di più su due",
    "rule_1", "Da due a otto giocatori, ognuno per sé. Ognuno ha dodici carte coperte, in quattro colonne da tre, e ne scopre due.| Comincia chi su queste ha di più.",
    "rule_2", "Le carte valgono da -2 a 12, come c'è scritto. Dodici carte fanno almeno -17.",
    "rule_3", "Tre carte uguali in una colonna si scartano e non contano.",
    "rule_4", "Quando le carte di uno sono tutte scoperte, ognuno degli altri ha ancora un turno.| Poi si scoprono tutte, e ognuno conta le sue.",
    "rule_5", "Se un altro ha gli stessi punti o meno, quelli di chi ha finito la mano contano doppio.| Con 0 punti o meno non cambia niente.",
    "rule_6", "La partita finisce dopo la mano in cui uno ha 100 punti (regola della casa {option:target}) o più. Vince il punteggio più basso; a pari punti si vince insieme.",
    "asked_4", "Le mie carte sono tutte scoperte. E ora?|Tutte scoperte?|Scoperte?",
    "asked_5", "Chi ha finito non è il più basso. E allora?|Non è il più basso?|Più basso?",
)
