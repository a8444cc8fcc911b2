"""Testi dei conti della serata."""

TEXTS = (
    "bad_stake", "La posta va da 1 a {most} della moneta più piccola.",
    "bad_kind", "In {game} non c'è una posta di questo tipo ({kind}).",
    "chips_on_board", "Ci sono ancora {n} fiches sul tabellone: prima concludete la partita.",
    "no_winner", "Non c'è ancora un vincitore.",
)
