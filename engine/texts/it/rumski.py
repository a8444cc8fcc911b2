"""Texts of Rumski."""

TEXTS = (
    "why_deal", "Dieci carte a testa, in due dodici; comincia {first}",
    "not_by_five", "{name}: {n} non è un multiplo di cinque",
    "empty_hand", "{name} ha 0 punti: allora ha chiuso {name}, non {winner}",
    "over_deck", "{n} è troppo: tutto il mazzo fa {max}",
    "points_limit", "{n} non va bene: da {min} a {max}",
    "did_win", "{name} resta senza carte",
    "ask_winner", "Chi è rimasto senza carte?|Chi ha finito?|Chi finisce?",
    "ask_points", "{name}: punti in mano?|{name}: in mano?|{name}: punti?",
    "reason_table", "tavolo non valido|non valido",
    "reason_pile", "pozzo preso a torto|pozzo",
    "do_round", "Segna mano|mano",
    "name_round", "mano",
    "unit", "mano",
    "units", "mani",
    "option_wild_discard", "Jolly negli scarti|Scarto jolly|Jolly",
    "option_target", "Traguardo|Meta",
    "about_wild_discard", "Si può scartare un jolly?|Scartare jolly?|Si scartano?",
    "about_target", "Vince chi ci arriva per primo.|Vince chi ci arriva|Chi ci arriva",
    "value_free", "sempre|sì",
    "value_never", "mai",
    "value_100*players", "100 a testa|100 l'uno|100×",
    # What comes next, for those who play for the first time.
    "coming", "Date le carte e scopritene una. A turno si pesca, si cala, si scarta. Chi finisce le carte vince la mano. Segnatela qui.|Calare e finire le carte|Finire le carte",
    "tell_round", "{name} chiude",
    # What players try to do, and a worked example, for the rulebook.
    "aim", "Finisci le carte per primo: cala gruppi e scale sul tavolo e ricomponi quelli che ci sono.",
    "example_1", "Sul tavolo c'è una scala da quattro; in mano ci sono due 6.",
    "example_2", "Il 6 della scala si sposta: tre carte sono ancora una scala, e con lui i 6 fanno un gruppo. Tutto è valido (RSK-7).",
    "example_3", "Ana finisce le carte. A Ben restano 7 e 12: 5 + 10. A Cy un jolly e 3: 25 + 5. Ana segna 45 (RSK-10).",
)
