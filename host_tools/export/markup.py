"""Pieces of a page of HTML; everything that people wrote is escaped here."""

from html import escape

from host_tools.export.messages import sentence
from host_tools.export.plain import visible


def safe(words):
    """Return words that are text and nothing else in a page.

    >>> safe('<b> & "Ana"')
    '&lt;b&gt; &amp; &quot;Ana&quot;'
    """
    return escape(visible(str(words)))


def name(words):
    """Return a name that keeps its own direction of writing to itself."""
    return f"<bdi>{safe(words)}</bdi>"


class Cell:
    """A cell of a table: `html` inside, right-aligned if it is a `number`, a row's `head`, or a
    player's `who`.
    """

    def __init__(self, html, number=False, head=False, who=False):
        self.html, self.number, self.head, self.who = html, number, head, who

    def __str__(self):
        kind = "n" if self.number else "name" if self.who else ""
        kind = f' class="{kind}"' if kind else ""
        return (
            f'<th scope="row"{kind}>{self.html}</th>'
            if self.head
            else f"<td{kind}>{self.html}</td>"
        )


def number(value):
    """Return the cell of a number, or of a short text that stands like one."""
    return Cell(safe(value), number=True)


def words(value):
    """Return the cell of a text."""
    return Cell(safe(value))


def who(value, head=True):
    """Return the cell of a player."""
    return Cell(name(value), head=head, who=True)


def headings(*cells):
    """Return the row of headings: texts for columns of words, Cells for others."""
    found = []
    for cell in cells:
        if isinstance(cell, Cell):
            kind = ' class="n"' if cell.number else ""
            found.append(f'<th scope="col"{kind}>{cell.html}</th>')
        else:
            found.append(f'<th scope="col">{safe(cell)}</th>')
    return "<tr>" + "".join(found) + "</tr>"


def row(*cells, kind=""):
    """Return a row of a table."""
    kind = f' class="{kind}"' if kind else ""
    return f"<tr{kind}>{''.join(map(str, cells))}</tr>"


def table(label, head, rows, headed=False):
    """Yield a table that scrolls by itself where it is wider than the page.

    `label` says what it is; it is not shown where a heading above says it, `headed`.
    """
    yield f'<div class="wide" tabindex="0" role="group" aria-label="{safe(label)}"><table>'
    kind = ' class="hidden"' if headed else ""
    yield f"<caption{kind}>{safe(label)}</caption>"
    yield f"<thead>{head}</thead>"
    yield "<tbody>"
    yield from rows
    yield "</tbody></table></div>"


def charts(drawn):
    """Yield figures beside each other."""
    if drawn:
        yield '<div class="charts">'
        for svg in drawn:
            yield f"<figure>{svg}</figure>"
        yield "</div>"


def heading(level, key, **facts):
    """Return a heading."""
    return f"<h{level}>{safe(sentence(key, **facts))}</h{level}>"


def paragraph(line, kind=""):
    """Return a paragraph of text."""
    kind = f' class="{kind}"' if kind else ""
    return f"<p{kind}>{safe(line)}</p>"
