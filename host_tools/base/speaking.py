"""The engine's texts in a language for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from engine import texts


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let the engine's texts be in a language, and in the one before afterwards."""
    before = texts.language()
    texts.use(language)
    try:
        yield
    finally:
        texts.use(before)
