"""Texts of Ginski."""

TEXTS = {
    "why_deal": "Dieci carte a testa; la scoperta si offre a {first}",
    "no_big": "{name}: non è Big Ginski, undici carte vanno combinate",
    "over_limit": "{name} non può chiudere con {n}: al massimo {limit}",
    "ender_limit": "{name} non può chiudere con {n}: al massimo {most}",
    "hand_limit": "{n} non può essere: dieci carte fanno al massimo 165",
    "did_end": "{name} chiude con {n}",
    "did_ginski": "{name} fa Ginski: 25",
    "did_big": "{name} fa Big Ginski: 31",
    "did_tie": "{name} siede più vicino a sinistra",
    "did_undercut": "{name} sorpassa {ender}, {n} < {more}",
    "ask_ender": "Chi ha chiuso la mano?",
    "ask_own": "{name} chiude con? (al massimo {limit})",
    "ask_big": "Big Ginski? Undici carte combinate",
    "ask_deadwood": "Carte morte di {name}?",
    "do_round": "Segna la mano",
    "name_round": "mano",
    "unit": "mano",
    # What comes next, for those who play for the first time.
    "coming": "Dieci carte a testa e una scoperta, offerta in giro. A turno si pesca e si scarta. Chi ha {limit} o meno fuori dalle combinazioni può chiudere. Segnatela qui.|10 carte, si chiude con {limit}|Chiudi con {limit}",
}
