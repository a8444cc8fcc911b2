"""Texts about deadwood and what may be done with a hand, in Spanish."""

TEXTS = (
    "rumino", "Rumino: la partida está ganada",
    "gin", "gin: todas las cartas ligadas",
    "knock", "puntos en mano {n}: se puede cerrar con {limit} o menos",
    "knock_after", "puntos en mano {n} tras el descarte: se puede cerrar con {limit} o menos",
    "no_knock", "puntos en mano {n}: no se cierra con más de {limit}",
    "no_knock_after", "puntos en mano {n} tras el descarte: no se cierra con más de {limit}",
    "big", "Big Ginski: las once cartas ligadas",
    "big_gin", "gran gin: las once cartas ligadas",
    "ginski", "Ginski: todas las cartas ligadas",
    "end", "puntos en mano {n}: se puede cerrar con {limit} o menos",
    "end_after", "puntos en mano {n} tras el descarte: se puede cerrar con {limit} o menos",
    "no_end", "puntos en mano {n}: no se cierra con más de {limit}",
    "no_end_after", "puntos en mano {n} tras el descarte: no se cierra con más de {limit}",
    "after", "descarta {card}; {why}",
)
