"""Texts of Rumski."""

TEXTS = (
    "why_deal", "Dieci carte a testa, in due dodici; comincia {first}",
    "not_by_five", "{name}: {n} non è un multiplo di cinque",
    "empty_hand", "{name} senza carte avrebbe vinto, non {winner}",
    "over_deck", "{n} è troppo: tutto il mazzo fa {max}",
    "points_limit", "{n} non va bene: da {min} a {max}",
    "did_win", "{name} resta senza carte",
    "ask_winner", "Chi è rimasto senza carte?|Chi ha finito?|Chi finisce?",
    "ask_points", "{name}: punti in mano?|{name}: in mano?|{name}?",
    "reason_table", "tavolo lasciato errato|tavolo errato",
    "reason_pile", "pozzo non dovuto|pozzo",
    "do_round", "Segna la mano|Segna mano|mano",
    "name_round", "mano",
    "unit", "mano",
    "option_wild_discard", "Scartare un jolly|Via jolly",
    "option_target", "Si gioca a|Fino a",
    "about_wild_discard", "Si può scartare un jolly?|Scartare jolly?|Jolly via?",
    "about_target", "Vince chi ci arriva per primo.|Vince chi ci arriva|Chi ci arriva",
    "value_free", "sempre|sì",
    "value_never", "mai",
    "value_100*players", "100 a testa|100 l'uno|100×",
    # What comes next, for those who play for the first time.
    "coming", "Date le carte e scopritene una. A turno si pesca, si cala, si scarta. Chi finisce le carte vince la mano. Segnatela qui.|Calare e finire le carte|Finire le carte",
    "tell_round", "{name} chiude|{name}",
)
