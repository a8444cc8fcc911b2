"""Texts of the QR codes, in Spanish."""

TEXTS = (
    "title", "Código QR",
    "scores", "Puntos",
    "rounds", "Manos {n} de {of}|Manos {n}/{of}",
    "evening", "Velada, partidas: {n}",
    "day", "{day} {month} {year}, {n} partida#{day} {month} {year}, {n} partidas",
    "unfinished", "{game}, sin acabar",
    "left_out", "{game}, partida {n}, no se puede abrir",
    "lost", "La partida {n} no se puede leer",
    "unsettled", "{game}, partida {n}, no tiene cuentas",
    "next", "otro",
    "only", "Solo hay un código|Un solo código",
    "too_small", "Para un código hace falta una pantalla de 120×64 píxeles. Esta es muy pequeña.",
    "too_long", "La dirección {address} es demasiado larga para un código. Elige en los ajustes una más corta, o ninguna.",
)
