"""Texts while the box thinks for longer, in Spanish."""

TEXTS = (
    "searching", "Buscando…|Busco…",
    "stop", "parar",
)
