"""How many bytes the words of each language take in a program, by chapter, packed as in an image.

They are those of names, texts and codes; the objects around them, about 20,000 bytes a language in
an image, are not counted. English has no words of forms: they stand in the forms. And what the
words of a form take of the heap at their first text.
"""

import runpy
import tempfile
from pathlib import Path
from typing import Any

from engine import games
from engine.games import forms
from host_tools.base import languages
from host_tools.base.speaking import speaking
from host_tools.boards.image.staging import stage
from host_tools.simulated.micropython import runtime

# Two forms are read, and the tables that are flash on a board are loaded. A form that is not the
# measured one has said something in the language, and MicroPython's table of names has just grown.
_HEAP = """
import gc
from engine import games, texts
from engine.compat import load_module
from engine.texts import packed
# In an image a module that is imported again has its texts in flash, as before.
packed.drop_module = lambda name: None
texts.use({language!r})
kept = []
for name in ("hearts", "skat"):
    kept.append(load_module("engine.games.forms.shipped." + name))
    if {language!r} != "en":
        kept.append(load_module("engine.texts.{language}.form_" + name))
other = games.load("form:hearts")
texts.text(other.section + ".rule_1")
at = jump = 0
while jump < 6000:
    before = gc.mem_alloc()
    getattr(gc, "n%d" % at, None)
    at += 1
    jump = gc.mem_alloc() - before
game = games.load("form:skat")
"""


def bytes_of(value: object) -> int:
    """Return the bytes of all texts in a value of a module.

    >>> bytes_of(("è", b"abc", 5))
    5
    """
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, bytes):
        return len(value)
    return sum(map(bytes_of, value)) if isinstance(value, (tuple, list)) else 0


def by_section(program: Path, language: str) -> dict[str, int]:
    """Return {section: bytes} of a language in a staged program."""
    folder = program / "engine" / "texts" / language
    return {
        path.stem: sum(
            bytes_of(value)
            for name, value in runpy.run_path(str(path)).items()
            if not name.startswith("__")
        )
        for path in sorted(folder.glob("*.py"))
    }


def must_have(language: str) -> list[str]:
    """Return the sections of what people of a language must have.

    That is the box, the games of the house, and the forms that are offered first.
    """
    chapters = languages.chapters()
    with speaking(language):
        played = [name for name in games.first() if name.startswith(forms.PREFIX)]
    names = [languages.BOX, *games.names(), *played]
    return [section for name in names for section in chapters[name]]


def heap(program: Path, language: str) -> int:
    """Return what the words of Skat take of a 32-bit heap at their first text, in bytes."""
    # The heap is collected between two of these only.
    code = [_HEAP.format(language=language), "gc.collect()", "gc.collect()"]
    code += ["before = gc.mem_alloc()", "said = texts.text(game.section + '.field_game')"]
    code += ["gc.collect()", "gc.collect()", "print(gc.mem_alloc() - before)"]
    return int(runtime.run(code, runtime.tree("engine", root=program)))


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return the table of `make bench`: each language whole, its box, its games and its forms."""
    table: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        spoken = languages.offered()
        program = stage(Path(folder) / "program", spoken)
        for language in spoken[:2] if quick else spoken:
            found = by_section(program, language)
            chapters = languages.chapters()
            box = sum(found.get(section, 0) for section in chapters[languages.BOX])
            told = sum(size for section, size in found.items() if section.startswith("form_"))
            whole = sum(found.values())
            sizes = {"all": whole, "box": box, "games": whole - box - told, "forms": told}
            sizes["skat"] = found.get("form_skat", 0)
            sizes["must_have"] = sum(found.get(section, 0) for section in must_have(language))
            sizes["skat_heap"] = heap(program, language)
            for chapter, size in sizes.items():
                table[f"{language}.{chapter}"] = {"unit": "bytes", "value": size}
    return table
