"""Writes the table of events into docs/dev/ask.md, from what the games declare.

python -m host_tools.documents.events

What an event means stays as it is written in the page; a new one is called by its name.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine import games, texts
from engine.game.declared import EventType
from engine.game.game import Game
from host_tools.base.command import no_options, show

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "dev" / "ask.md"
_HEAD = "| game | event | fields | what |\n|---|---|---|---|\n"
# What the ledger itself does, in every game.
LEDGER = (("undo", (), ()), ("redo", (), ()), ("amend", ("index", "to"), ("last",)))


def kinds() -> Iterator[tuple[str, EventType]]:
    """Yield (game, kind of event): the games' own, then those of all games, "all"."""
    for name in games.names():
        game = games.load(name)
        usual = [(kind.name, kind.required, kind.optional) for kind in Game.shared.event_types]
        shared = [
            kind
            for kind in game.shared.event_types
            if (kind.name, kind.required, kind.optional) not in usual
        ]
        for kind in game.events + tuple(shared):
            yield name, kind
    for kind in Game.shared.event_types:
        yield "all", kind


def row(game: str, name: str, must: Sequence[str], may: Sequence[str], what: str) -> str:
    """Return a row of the table.

    >>> row("any", "join", ("player",), ("seat",), "a player joins")
    '| any | `join` | `player`, [`seat`] | a player joins |\\n'
    """
    fields = [f"`{field}`" for field in must] + [f"[`{field}`]" for field in may]
    return f"| {game} | `{name}` | {', '.join(fields) or 'none'} | {what} |\n"


def written(page: str) -> str:
    """Return the table of events, with what the table in `page` says of each."""
    said = {
        (game, name): what
        for game, name, what in re.findall(r"^\| (\w+) \| `(\w+)` \| .*? \| (.*) \|$", page, re.M)
    }
    text = _HEAD
    for game, kind in kinds():
        name = texts.text(games.load(game if game != "all" else "any").key_of("name_", kind.name))
        what = said.get((game, kind.name), name)
        text += row(game, kind.name, kind.required, kind.optional, what)
    for name, must, may in LEDGER:
        text += row("all", name, must, may, said["all", name])
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the table into the page."""
    no_options(
        "python -m host_tools.documents.events",
        "Write the table of events into docs/dev/ask.md.",
        arguments,
    )
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(_HEAD)
    PAGE.write_text(before + written(page) + rest[rest.index("\n\n") + 1 :], encoding="utf-8")
    show(f"{PAGE.relative_to(ROOT)}: {len(list(kinds()))} events")


if __name__ == "__main__":
    main()
