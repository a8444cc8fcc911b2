"""Writes what follows from the sources and is looked at when it changes: `make generate`.

Each snapshot is a file of tests/data/ that no hand edits: a test compares it with the sources, and
`git diff` shows what a change of them does. Nothing else lists the same again.

python -m tests.proof.snapshots
"""

from collections.abc import Iterator

from engine import games
from engine.texts import rulebook
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, no_options

DATA = ROOT / "tests" / "data"


def house_rules() -> Iterator[str]:
    """Yield each house rule with its default, its values and its rule, then those of each rule."""
    for game in map(games.load, games.names()):
        for option in game.options:
            yield f"{game.name} {option.name}={option.default} of {option.allowed()}: {option.rule}"
    for prefix, options in _shelves():
        for rule in rulebook.rules(prefix):
            names = rulebook.house_rules(rule, options)
            if names:
                yield f"{rule.number}: {', '.join(names)}"


def _shelves():
    every = tuple(option for name in games.names() for option in games.load(name).options)
    yield rulebook.SHARED, every
    for game in map(games.load, games.names()):
        yield game.prefix, game.options


# File -> what yields its lines.
SNAPSHOTS = {"house_rules.txt": house_rules}


def written(name: str) -> str:
    """Return a snapshot as the sources have it now."""
    return "".join(line + "\n" for line in SNAPSHOTS[name]())


def main() -> int:
    """Write all snapshots; return the exit status."""
    no_options("python -m tests.proof.snapshots", "Write the snapshots in tests/data/.")
    for name in SNAPSHOTS:
        (DATA / name).write_text(written(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    end_with(main)
