"""How many bytes the words of each language take in a program, by chapter, packed as in an image.

They are those of names, texts and codes; the objects around them, about 20,000 bytes a language in
an image, are not counted. English has no words of forms: they stand in the forms.
"""

import runpy
import tempfile
from pathlib import Path
from typing import Any

from host_tools.base import languages
from host_tools.boards.image.staging import stage


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
            for chapter, size in sizes.items():
                table[f"{language}.{chapter}"] = {"unit": "bytes", "value": size}
    return table
