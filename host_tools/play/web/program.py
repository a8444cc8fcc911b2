"""The program for the page: a ROM file system of compiled modules, in two parts.

The first part has all names, and what a new box needs until it has listed the games; the second
has the content of the other modules. So nobody waits for what is not opened yet.
"""

import re
import tempfile
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mpremote.romfs import VfsRomWriter

from engine.games import forms
from engine.texts import LANGUAGES
from host_tools.base import languages
from host_tools.base.boards import ROOT
from host_tools.base.imports import closure, modules
from host_tools.boards.compile import compile_module
from host_tools.boards.image.formulas import with_functions
from host_tools.boards.image.staging import listing

_TEXTS = ROOT / "engine" / "texts"
# The module that lists the languages: a file system in a file has no folders to list.
_FOLDERS = "engine/texts/folders.py"
_INSIDE = Path(__file__).resolve().parent / "inside"
_MACHINE = ROOT / "host_tools" / "simulated" / "emulator" / "machine.py"
# What the first picture and the list of games need, with what they import at their top;
# tests/web/python.test.mjs shows them on every board in every language.
_FIRST = (
    "box",
    "firmware.board.extras",
    "firmware.board.hardware",
    "firmware.board.image",
    "firmware.board.today",
    "firmware.board.which_chip",
    "firmware.device",
    "firmware.display.fonts.size16",
    "firmware.display.fonts.size24",
    "firmware.display.fonts.size8",
    "firmware.display.key",
    "firmware.display.lists",
    "firmware.display.sh1106",
    "firmware.display.sh1107",
    "firmware.display.spi_link",
    "firmware.display.ssd1306",
    "firmware.display.ssd1309",
    "firmware.display.st7789",
    "firmware.input.aim",
    "firmware.input.contact",
    "firmware.screens.box.lesson",
    "firmware.screens.setup.start",
    "firmware.screens.setup.which_game",
    "firmware.storage.forms",
    "firmware.storage.journal",
    "firmware.storage.recover",
    "firmware.storage.tables",
    "host_tools.simulated.shown.games",
)
_FIRST_TEXTS = ("__init__", "all", "device", "games", "lesson", "settings", "ui")


def sources(boards: Iterable[str]) -> dict[str, Path]:
    """Return {path inside: source file} of engine, firmware, boards and the fake hardware.

    It speaks the languages that are given to people, without the games that they do not have whole.
    Of `host_tools/` there is what the modules of `inside/` import, one through the other, and the
    messages of the exports in each language.
    """
    found = {}
    lacks = languages.given()
    left_out = {_TEXTS / one for one in LANGUAGES if one not in lacks}
    lacking = {_TEXTS / one / f"{section}.py" for one in lacks for section in lacks[one]}
    for folder in ("engine", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.parent not in left_out and path not in lacking:
                found[path.relative_to(ROOT).as_posix()] = path
    for name in boards:
        found[f"boards/{name}/board.py"] = ROOT / "boards" / name / "board.py"
    found["machine.py"] = _MACHINE
    inside = {path.stem: path for path in sorted(_INSIDE.glob("*.py"))}
    found.update((path.name, path) for path in inside.values())
    # The forms that only the page has are loaded by their names, and so are their words.
    for path in sorted((_INSIDE / "more").rglob("*.py")):
        found[path.relative_to(_INSIDE).as_posix()] = path
    # The packages there need no module of their own, and those here import more than that.
    known = {name: path for name, path in modules("host_tools").items() if path.stem != "__init__"}
    for name in sorted(closure(known | inside, inside, inside=False)):
        if name not in inside:
            found[known[name].relative_to(ROOT).as_posix()] = known[name]
    # The messages of a language are loaded by its name.
    for path in sorted((ROOT / "host_tools" / "words").glob("*/export.py")):
        found[path.relative_to(ROOT).as_posix()] = path
    return found


def _dotted(inside):
    """Return the dotted name of the module that is `inside` the file system."""
    return inside.rsplit(".", 1)[0].replace("/", ".").removesuffix(".__init__")


def first(found: dict[str, Path]) -> set[str]:
    """Return which of `found`, {path inside: source file}, are needed until games are listed."""
    by_name = {_dotted(inside): inside for inside in found}
    start = [
        _dotted(inside)
        for inside in found
        if inside.startswith("boards/")
        or (inside.startswith("engine/texts/") and Path(inside).stem in _FIRST_TEXTS)
    ]
    known = {name: found[inside] for name, inside in by_name.items()}
    return {by_name[name] for name in closure(known, [*start, *_FIRST], inside=False)}


def _ready(folder):
    """Return {path inside: source file} of what is made: what the languages have, and the forms.

    The forms that ship have functions of expressions.
    """
    listed = Path(folder, "folders.ready.py")
    listed.write_text(listing(languages.given()), encoding="utf-8")
    found = {_FOLDERS: listed}
    for row in forms.SHIPPED:
        inside = f"engine/games/forms/shipped/{row[0]}.py"
        source = (ROOT / inside).read_text(encoding="utf-8")
        found[inside] = Path(folder, f"{row[0]}.ready.py")
        found[inside].write_text(with_functions(source, forms.data_of(row[0])), encoding="utf-8")
    return found


def _compiled(job):
    inside, source, folder = job
    target = Path(folder, inside).with_suffix(".mpy")
    compile_module(source, inside, target)
    return target.relative_to(folder).as_posix(), target.read_bytes()


def compiled(boards: Iterable[str]) -> tuple[dict[str, bytes], set[str]]:
    """Return {path inside: bytes} of the modules for `boards`, and those for the first part.

    Raises CompileError.
    """
    found = sources(boards)
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder, ThreadPoolExecutor(2) as pool:
        jobs = [(inside, source, folder) for inside, source in (found | _ready(folder)).items()]
        modules = dict(pool.map(_compiled, jobs))
    return modules, {Path(inside).with_suffix(".mpy").as_posix() for inside in first(found)}


def parts(
    modules: dict[str, bytes], early: Collection[str]
) -> tuple[bytes, bytes, dict[str, bytes]]:
    """Return the file system of `modules`, {path: bytes}, in two parts to be put together.

    The first has the content of the files `early`, but of those that are words of one language
    only the English. The others are at the beginning of the second, and each language's come once
    more as a piece of it, {language: piece}: four bytes that say where in the second part it is,
    the lowest first, then its content.
    """
    spoken: dict[str, list[str]] = {}
    for path in sorted(early):
        match = re.match("engine/texts/([a-z]+)/", path)
        if match and match[1] != "en":
            spoken.setdefault(match[1], []).append(path)
    pieces, begins = {}, 0
    for language, paths in spoken.items():
        piece = b"".join(modules[path] for path in paths)
        pieces[language] = begins.to_bytes(4, "little") + piece
        begins += len(piece)
    late = [path for paths in spoken.values() for path in paths]
    late += [path for path in sorted(modules) if path not in early]
    content = b"".join(modules[path] for path in late)
    # Where the second part begins depends on how long the numbers are that say so.
    begins, known, writer = 0, -1, VfsRomWriter()
    while begins != known:
        known = at = begins
        places: dict[str, bytes | tuple[int, int]] = dict(modules)
        for path in late:
            places[path] = (len(modules[path]), at)
            at += len(modules[path])
        writer = VfsRomWriter()
        _write(writer, _tree(places))
        # Counted from behind the header.
        begins = writer.mkdata(content)
    image = bytes(writer.finalise())
    end = len(image) - len(content)
    return image[:end], image[end:], pieces


def _tree(modules):
    """Return nested dicts: names to what a file has, or to the dict of a folder."""
    tree = {}
    for path in sorted(modules):
        *folders, name = path.split("/")
        place = tree
        for folder in folders:
            place = place.setdefault(folder, {})
        place[name] = modules[path]
    return tree


def _write(writer, tree):
    for name in sorted(tree):
        if isinstance(tree[name], dict):
            writer.opendir(name)
            _write(writer, tree[name])
            writer.closedir()
        else:
            writer.mkfile(name, tree[name])
