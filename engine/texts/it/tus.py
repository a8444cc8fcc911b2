"""Texts of Tuscan Rummy."""

TEXTS = {
    "goal_open": "senza fine",
    "why_deal": "In senso antiorario; comincia {first}, dal tallone",
    "gran_ramino": "gran ramino",
    "ramino": "ramino",
    "dieci": "dieci",
    "sette": "sette",
    "points": "punti in carte",
    "drawn": "nessuno: patta",
    "kind_open": "solo la mano",
    "kind_needed": "di' con che cosa ha vinto (hand_values=ranked)",
    "unknown_kind": "con {kind} non si vince",
    "kind_of_nobody": "una mano patta non si vince con nulla",
    "wrong_kind": "niente {kind} con {n} carte a testa",
    "nobody_has_it": "nessuno ha una mano vincente: si continua",
    "did_draw": "Patta: nessuno segna",
    "did_win": "{name} vince la mano",
    "did_win_with": "{name} vince: {kind}",
    "ask_winner": "Chi ha vinto la mano?",
    "ask_kind": "{name} ha vinto con?",
    "do_hand": "Segna la mano",
    "name_hand": "mano",
    "unit": "mano",
    # What comes next, for those who play for the first time.
    "coming_ten": "Dieci carte a testa, cinque alla volta. A turno si pesca e si scarta. Vince il primo con gran ramino, ramino o dieci.|10 carte: ramino o dieci|Ramino, dieci",
    "coming_seven": "Sette carte a testa, verso destra. A turno si pesca e si scarta. Vince il primo con ramino o sette.|7 carte: ramino o sette|Ramino, sette",
}
