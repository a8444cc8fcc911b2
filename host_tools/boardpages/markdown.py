"""Markdown for the boards' pages."""

from collections.abc import Iterable


def table(heads: tuple, lines: Iterable[tuple]) -> list[str]:
    """Return a table.

    >>> table(("board", "pin"), [("Pico", 4)])
    ['| board | pin |', '|---|---|', '| Pico | 4 |']
    """
    return [
        f"| {' | '.join(heads)} |",
        "|" + "---|" * len(heads),
        *(f"| {' | '.join(map(str, cells))} |" for cells in lines),
    ]
