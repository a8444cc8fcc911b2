"""Texts while the box thinks for longer, in French."""

TEXTS: tuple[str, ...] = (
    "searching", "Recherche …",
    "stop", "arrêter|stop",
)
