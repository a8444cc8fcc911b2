"""The texts that a player must have, found by walking every screen of a game.

    python -m tests.proof.must_have skat      lists them, by section, with their English words

A game is set up and played by keys, with seats and house rules; then all that a form can show is
opened: entries, answers that are refused, undo, history, the referee and its verdicts, the ending.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from unittest import mock

from engine import texts
from host_tools.base.command import end_with, show
from host_tools.base.languages import english
from tests.proof.forms.evenings import GAMES
from tests.proof.robot.form_walk import NAMES, walk
from tests.proof.robot.sitter import Sitter

SIZES = ("128x64", "128x32", "72x40")
# Screens from which nothing is begun, besides those that `walk` opens.
_AT_TABLE = ("past.undo", "table.players", "table.player", "table.deal", "table.help")


@contextmanager
def noted() -> Iterator[set[str]]:
    """Note the keys of all texts that are looked up meanwhile."""
    keys: set[str] = set()
    find = texts._find

    def noting(key: str) -> str | None:
        found = find(key)
        if found is not None:
            keys.add(key)
        return found

    with mock.patch.object(texts, "_find", noting):
        yield keys


def screens(table: Sitter, form: str) -> Iterator[str]:
    """Yield where it is, with the screen of it shown, for each screen of an evening of a form."""
    names, _, entries, *_ = GAMES[form]
    app = table.inside()
    yield "home"
    for screen in ("setup.which_game", "setup.forms"):
        table.open(screen)
        yield screen
    table.open("setup.ready", "form:" + form)
    yield "setup.ready"
    app.go_home()
    table.changed()
    yield from walk(table, form, Random(form))
    table.begin("form:" + form, names)
    for screen in ("setup.seats", "setup.cut"):
        yield from _shown(table, screen, ())
    for screen in _AT_TABLE:
        yield from _shown(table, screen, (names[0],) if screen == "table.player" else ())
    app.go_home()
    for screen in ("people.people", "people.evening", "people.statistics", "past.saved"):
        yield from _shown(table, screen, ())
    app.go_home()
    table.changed()
    yield "home again"


def _shown(table: Sitter, screen: str, given: Sequence[str]) -> Iterator[str]:
    """Open a screen, if it opens from here, and come to each of its rows."""
    try:
        table.open(screen, *given)
    except (TypeError, AttributeError, IndexError):
        # It needs what is not on this table.
        return
    yield screen
    table.inside().close()
    table.changed()


def asked(form: str, size: str = "128x64", language: str = "en") -> set[str]:
    """Return the keys of the texts that an evening of a form looks up."""
    with (
        noted() as keys,
        Sitter("sim_" + size, NAMES, settings={"language": language}) as table,
    ):
        for _ in screens(table, form):
            pass
    texts.use("en")
    return keys


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the texts of a form's evening; return the exit status."""
    reader = argparse.ArgumentParser(
        prog="python -m tests.proof.must_have", description="List the texts that a game needs."
    )
    reader.add_argument("form", choices=sorted(GAMES))
    form = reader.parse_args(arguments).form
    keys = set().union(*(asked(form, size) for size in SIZES))
    for key in sorted(keys):
        section, _, name = key.partition(".")
        if section.startswith("form:"):
            continue
        show(f"{key}: {english(section).get(name, '')}" if ":" not in section else key)
    for name, words in english("form_" + form).items():
        show(f"form_{form}.{name}: {words}")
    return 0


if __name__ == "__main__":
    end_with(main)
