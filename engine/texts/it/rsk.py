"""Texts of Rumski."""

TEXTS = (
    "why_deal", "Dieci carte a testa, in due dodici; comincia {first}",
    "not_by_five", "{name}: {n} non è un multiplo di cinque",
    "empty_hand", "{name} senza carte avrebbe vinto, non {winner}",
    "over_deck", "{n} non può essere: tutto il mazzo fa {most}",
    "points_limit", "{n} non può essere: va da {least} a {most}",
    "did_win", "{name} resta senza carte",
    "ask_winner", "Chi è rimasto senza carte?|Chi ha finito?|Chi finisce?",
    "ask_points", "Che cosa ha in mano {name}?|{name} ha in mano?|{name} ha?",
    "do_round", "Segna la mano|Segna mano|mano",
    "name_round", "mano",
    "unit", "mano",
    "option_wild_discard", "Scartare un jolly|Scarto j.",
    "option_target", "Si gioca a|Fino a",
    "value_free", "libero|sì",
    "value_never", "mai",
    "value_100*players", "100 a testa|100 l'uno|100×",
    # What comes next, for those who play for the first time.
    "coming", "Date le carte e scopritene una. A turno si pesca, si cala, si scarta. Chi finisce le carte vince la mano. Segnatela qui.|Calare e finire le carte|Finire le carte",
)
