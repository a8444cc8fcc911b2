"""Tuscan Rummy's hands and who won with them."""

TEXTS = (
    "gran_ramino", "gran ramino: tutte e dieci dello stesso seme{house}",
    "ramino_10", "ramino: sette in scala dello stesso seme, più altre tre{house}",
    "ramino_7", "ramino: sette in scala dello stesso seme{house}",
    "dieci", "dieci: tutte e dieci in gruppi e scale{house}",
    "sette", "sette: combinazioni da quattro e da tre{house}",
    "none_10", "niente dieci: non tutte in gruppi e scale{house}",
    "none_7", "niente sette: serve una da quattro e una da tre{house}",
    "won_gran_ramino", "vince {name}: gran ramino",
    "won_ramino", "vince {name}: ramino",
    "won_dieci", "vince {name}: dieci",
    "won_sette", "vince {name}: sette",
    "by_kind", "{won}, la mano più alta{house}",
    "alone", "{won}{house}",
    "by_suit", "{won} nel seme più alto{house}",
    "by_length", "{won}, pari: seme più lungo, carta più alta{house}",
    "by_points", "tallone finito: {name} ha più punti, {n}{house}",
    "drawn", "patta: {names} hanno {n} punti a testa{house}",
    "nobody", "nessuna mano vincente: si continua{house}",
    "house", " (casa: {rules})",
    "too_many_hands", "{n} mani da {size} carte; al massimo le hanno {most} giocatori",
)
