"""Welche Spiele zuerst angeboten werden, und wie Spiele hier heißen und womit man sie spielt."""

TEXTS = (
    "first", "skat doppelkopf romme schieber",
    "first_ch", "schieber romme canasta skat",
    "first_at", "romme canasta skat schieber",
)
