"""Testi mentre la scatola pensa più a lungo."""

TEXTS = (
    "searching", "Sto cercando …|Cerco …",
    "stop", "ferma|stop",
)
