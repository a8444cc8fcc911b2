"""Texts of games that a table has named, in Spanish."""

TEXTS = (
    "ask_title", "¿Nombre del juego?|¿Nombre?",
    "rename", "Cambiar nombre|Renombrar",
    "delete", "Borrar de la lista|Borrar",
    "sure_delete", "¿Borrar {game} de la lista de juegos? Las partidas guardadas se quedan.|¿Borrar {game}?|¿Borrar?",
    "bad_title", "El nombre de un juego tiene de 1 a {max} letras.",
    "taken", "Ya hay un juego llamado {game}: elige otro nombre.",
    "too_many", "Ya hay {max} juegos con nombre: antes borra uno.",
)
