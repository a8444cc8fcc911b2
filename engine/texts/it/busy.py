"""Testi mentre Meldmate cerca più a lungo."""

TEXTS = (
    "searching", "Sto cercando …|Cerco …",
    "stop", "ferma|stop",
)
