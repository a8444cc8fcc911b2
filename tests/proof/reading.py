"""Writes all that a language shows, as people read it: `python -m tests.proof.reading it`.

A text is read where it stands: beside its value, cut to the room of a screen, filled with names and
numbers. This lists the finished rows of every scene in every size, each once, with the screen and
the scene that show it first; of a list also the rows out of sight, and of each game all house rules
with all their values.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from engine import games, texts
from engine.games import forms
from firmware.display.fitting import say
from firmware.screens.base import ListScreen
from firmware.screens.setup.house import label_of, value_words
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.base.speaking import speaking
from host_tools.simulated.simulator import Simulator
from tests.proof.bench.screen import SIZES, pictures
from tests.proof.forms.evenings import GAMES
from tests.proof.robot.form_walk import walk
from tests.proof.robot.sitter import Sitter

if TYPE_CHECKING:
    from engine.types import Label


class Row(NamedTuple):
    """A finished row.

    `what` is "bar", "row", "hint" or "text"; `words` are as drawn, what stands at the right edge
    after two spaces; `whole` is the same in its longest form; `right` is what stands at the right.
    """

    place: str
    what: str
    words: str
    whole: str
    right: str


def _with(left: str, right: str) -> str:
    return left + "  " + right if right else left


def _hints(ui, pairs):
    """Yield (words, whole) of each hint of a last row."""
    there = [pair for pair in pairs if ui.keys.has(pair[0].rstrip("–"))]
    parts, kept = ui._hint_parts(there)
    for part, (key, what) in zip(parts, kept, strict=True):
        yield part, ui._hint_forms(key, what)[0]


class _Reader:
    """Stands before the elements of a screen while it is drawn, and notes the finished rows."""

    def __init__(self, app, place):
        self.ui, self.display = app.ui, app.display
        self.place = place
        self.rows: list[Row] = []
        # The texts that no element drew, by their height.
        self.loose: dict[int, list[tuple[int, str]]] = {}
        self.within = 0
        for thing, name in (
            (self.ui, "bar"),
            (self.ui, "row"),
            (self.ui, "hints"),
            (self.display, "text"),
        ):
            setattr(thing, name, getattr(self, "_" + name))
        self.ui._again = lambda *_: False

    def undo(self):
        for thing in (self.ui, self.display):
            for name in [name for name in vars(thing) if hasattr(type(thing), name)]:
                delattr(thing, name)

    def _draw(self, draw, *given, **named):
        """Draw an element; return its texts from the left."""
        self.within += 1
        found = self.drawn = []
        draw(*given, **named)
        self.within -= 1
        return [words for _, words in sorted(found)]

    def _add(self, what, words, whole, right=""):
        if words:
            self.rows.append(Row(self.place, what, words, whole, right))

    def _element(self, what, parts, left, right):
        shown = [form for form in self.ui.forms(right) if form in parts] if right else []
        end = parts.pop() if shown and parts else ""
        self._add(what, _with(" ".join(parts), end), _with(say(left), say(right)), end)

    def _bar(self, left, right=""):
        parts = self._draw(type(self.ui).bar.__get__(self.ui), left, right)
        self._element("bar", parts, left, right)

    def _row(self, index: int, left: "Label", right: "Label" = "", chosen=False, indent=0) -> None:
        draw = type(self.ui).row.__get__(self.ui)
        parts = self._draw(draw, index, left, right, chosen, indent)
        self._element("row", parts, left, right)

    def _hints(self, *pairs):
        self._draw(type(self.ui).hints.__get__(self.ui), *pairs)
        for part, whole in _hints(self.ui, pairs):
            self._add("hint", part, whole)

    def _text(self, words, x, y, size=8, ink=1):
        if words.strip():
            if self.within:
                self.drawn.append((x, words))
            else:
                self.loose.setdefault(y, []).append((x, words))
        return type(self.display).text.__get__(self.display)(words, x, y, size, ink)

    def end(self):
        for y in sorted(self.loose):
            words = "  ".join(text for _, text in sorted(self.loose[y]))
            self._add("text", words, words)
        return self.rows


def rows_of(app, place: str) -> list[Row]:
    """Return the finished rows of the screen on top, of a list all of them."""
    reader = _Reader(app, place)
    try:
        app.draw()
        top = app.stack[-1]
        top = top.part or top
        if isinstance(top, ListScreen):
            for left, right in top.items():
                reader._row(0, left, right)
        return reader.end()
    finally:
        reader.undo()
        app.dirty = True


def house_rows(board: str, language: str) -> Iterator[Row]:
    """Yield the house rules of each game with each of their values."""
    texts.use(language)
    box = Simulator(board)
    ui = box.device.app.ui
    try:
        for name in [*games.names(), *forms.names()]:
            game = games.load(name)
            for option in game.options:
                for value in option.values:
                    value = getattr(value, "maximum", value)
                    label, words = label_of(game, option), value_words(game, option.name, value)
                    left, right = ui.pair(label, words, ui.width - 8)
                    place = name + " house rules"
                    yield Row(
                        place, "house", _with(left, right), _with(say(label), say(words)), right
                    )
    finally:
        texts.use("en")


def rows(board: str, language: str) -> Iterator[Row]:
    """Yield the finished rows of a board in a language, each once for each place."""
    seen = set()
    for name, _, table in pictures(board, language):
        app = table.box.device.app
        module = app.stack[-1].module
        for row in rows_of(app, module + ", " + name):
            if (module, row.words, row.whole) not in seen:
                seen.add((module, row.words, row.whole))
                yield row
    yield from house_rows(board, language)


def form_rows(board: str, language: str) -> Iterator[Row]:
    """Yield the finished rows of the screens of all score forms."""
    with speaking(language):
        for form in GAMES:
            with Sitter(board, settings={"language": language}) as table:
                for where in walk(table, form, Random(form)):
                    module = table.inside().stack[-1].module
                    yield from rows_of(table.inside(), f"{module}, {form} {where}")


def lines(language: str) -> Iterator[str]:
    """Yield the finished rows of a language in lines, each row once for each size."""
    for size in SIZES:
        yield from ("", "# " + size)
        seen, last = set(), ""
        board = "sim_" + size
        for row in chain(rows(board, language), form_rows(board, language)):
            if (row.what, row.words) in seen:
                continue
            seen.add((row.what, row.words))
            place = row.place.split(",")[0]
            if place != last:
                yield from ("", "## " + row.place)
                last = place
            longer = "" if row.whole == row.words else "    <- " + row.whole
            yield row.what + ": " + row.words + longer


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the finished rows of a language into build/texts.<language>.txt."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.reading",
        description="Write all that the screens say in a language, as it is read, into build/.",
    )
    parser.add_argument(
        "language",
        nargs="?",
        default="en",
        choices=texts.LANGUAGES,
        help="one that engine/texts has (default: %(default)s)",
    )
    language = parser.parse_args(arguments).language
    path = ROOT / "build" / f"texts.{language}.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines(language)) + "\n", encoding="utf-8")
    show(f"It is in {path}.")


if __name__ == "__main__":
    end_with(main)
