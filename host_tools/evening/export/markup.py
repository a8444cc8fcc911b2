"""Pieces of an HTML page; all user input is escaped here."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any

from host_tools.base.plain import visible
from host_tools.evening.export.messages import sentence


def safe(words: str) -> str:
    """Return `words` escaped, so that a page shows them as they are.

    >>> safe('<b> & "Ana"')
    '&lt;b&gt; &amp; &quot;Ana&quot;'
    """
    return escape(visible(str(words)))


def name(words: str) -> str:
    """Return a name whose direction of writing does not affect its neighbours."""
    return f"<bdi>{safe(words)}</bdi>"


def person(words: str, colours: "Mapping[str, int]") -> str:
    """Return a name in the person's colour.

    >>> person("Ana", {"Ana": 3})
    '<bdi class="p c3">Ana</bdi>'
    """
    colour = colours.get(words, 0)
    return f'<bdi class="p c{colour}">{safe(words)}</bdi>' if colour else name(words)


class Cell:
    """A cell of a table.

    `html` is inside; it is right-aligned if it is a `number`, a row's `head`, or a player's name
    (`who`). `shade` is a class, for its background.
    """

    def __init__(
        self,
        html: str,
        number: bool = False,
        head: bool = False,
        who: bool = False,
        shade: str = "",
    ) -> None:
        self.html, self.number, self.head, self.who = html, number, head, who
        self.shade = shade

    def __str__(self):
        kind = "n" if self.number else "name" if self.who else ""
        kind = f"{kind} {self.shade}".strip()
        kind = f' class="{kind}"' if kind else ""
        return (
            f'<th scope="row"{kind}>{self.html}</th>'
            if self.head
            else f"<td{kind}>{self.html}</td>"
        )


def number(value: Any) -> "Cell":
    """Return the cell of a number, or of a short text aligned like one."""
    return Cell(safe(value), number=True)


def words(value: Any) -> "Cell":
    """Return the cell of a text."""
    return Cell(safe(value))


def who(value: Any, head: Any = True, colours: "Mapping[str, int] | None" = None) -> "Cell":
    """Return the cell of a player, in the person's colour if `colours` are given."""
    return Cell(person(value, colours or {}), head=head, who=True)


def headings(*cells: Any) -> str:
    """Return the row of headings: a text for a column of words, else a Cell."""
    found = []
    for cell in cells:
        if isinstance(cell, Cell):
            kind = ' class="n"' if cell.number else ""
            found.append(f'<th scope="col"{kind}>{cell.html}</th>')
        else:
            found.append(f'<th scope="col">{safe(cell)}</th>')
    return "<tr>" + "".join(found) + "</tr>"


def row(*cells: Any, kind: str = "") -> str:
    """Return a row of a table."""
    kind = f' class="{kind}"' if kind else ""
    return f"<tr{kind}>{''.join(map(str, cells))}</tr>"


def table(label: str, head: Any, rows: Iterable, headed: bool = False) -> Iterator[str]:
    """Yield a table that scrolls on its own if it is wider than the page.

    `label` names it for screen readers; if `headed`, a heading above already names it.
    """
    yield f'<div class="wide" tabindex="0" role="group" aria-label="{safe(label)}"><table>'
    kind = ' class="hidden"' if headed else ""
    yield f"<caption{kind}>{safe(label)}</caption>"
    yield f"<thead>{head}</thead>"
    yield "<tbody>"
    yield from rows
    yield "</tbody></table></div>"


def heading(level: int, key: str, **facts: Any) -> str:
    """Return a heading."""
    return f"<h{level}>{safe(sentence(key, **facts))}</h{level}>"


def paragraph(line: str, kind: str = "") -> str:
    """Return a paragraph of text."""
    kind = f' class="{kind}"' if kind else ""
    return f"<p{kind}>{safe(line)}</p>"
