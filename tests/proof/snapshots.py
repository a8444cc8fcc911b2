"""Writes what follows from the sources and is looked at when it changes: `make generate`.

Each snapshot is a file of tests/data/ that no hand edits: a test compares it with the sources, and
`git diff` shows what a change of them does. Nothing else lists the same again.

python -m tests.proof.snapshots
"""

from collections.abc import Iterator
from hashlib import sha256

from engine import games
from engine.games import forms
from engine.games.forms.telling import words
from engine.texts import rulebook
from host_tools.base import languages
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, no_options
from host_tools.base.speaking import speaking
from tests.portable.tools import untyped

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


def form_texts() -> Iterator[str]:
    """Yield what each form that ships says in English and Italian: hashes of all its texts.

    They are those of its tables, its rules and its questions: a change of how forms are told, and
    none of what they say, leaves them as they are. Other languages are being edited.
    """
    for name, *_, prefix in forms.SHIPPED:
        for language in ("en", "it"):
            with speaking(language):
                form = untyped(games.load(forms.PREFIX + name)).form
                found = words.find(form, language)
                keys = {*words.table(form, language)[::2], *languages.form_words(name)}
                said = [
                    [f"{key}: {found(key)}" for key in sorted(keys)],
                    words.rules(form, language, "0"),
                    words.questions(form, language, "0"),
                ]
            hashes = [sha256("\n".join(one).encode()).hexdigest()[:12] for one in said]
            yield f"{prefix} {language}: {' '.join(hashes)}"


# File -> what yields its lines.
SNAPSHOTS = {"house_rules.txt": house_rules, "form_texts.txt": form_texts}


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
