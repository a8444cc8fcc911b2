"""Textos mientras Meldmate busca más rato."""

TEXTS = (
    "searching", "Buscando …|Busco …",
    "stop", "parar",
)
