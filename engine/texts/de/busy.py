"""Texts while the box thinks for longer, in German."""

TEXTS = (
    "searching", "Meldmate sucht …|Suche …",
    "stop", "stopp",
)
