"""Texts of the statistics over many games, in Spanish."""

TEXTS = (
    "title", "Estadísticas|Estadíst.",
    "counting", "Contando partidas|Contando",
    "won", "{n} de {all}|{n}/{all}",
    "too_few", "Menos de {n} partidas: sin clasificar.|Sin clasificar|Sin clasif.",
    "games", "Partidas",
    "wins", "Victorias",
    "place", "Puesto medio|Puesto",
    "mean", "{n},{tenths}",
    "series", "Manos ganadas seguidas|Seguidas",
    "best", "Mejor mano|Mejor",
    "worst", "Peor mano|Peor",
    "highest", "Mano más alta|Más alta",
    "lowest", "Mano más baja|Más baja",
)
