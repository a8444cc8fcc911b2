"""Builds images: `python -m host_tools.boards.image BOARD`; `make image BOARD=pico` calls it."""

import argparse
import sys
import time
from collections.abc import Sequence

from engine.texts import fact, own_name
from host_tools.base.boards import ROOT, boards
from host_tools.base.command import show
from host_tools.base.languages import USUAL, beside_english, offered
from host_tools.boards.image.apt import need_compiler
from host_tools.boards.image.commands import Steps
from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.make import WORK, make
from host_tools.boards.image.sources import checkout, packaged
from host_tools.boards.image.targets import PACKAGED, ROOM, TARGETS
from host_tools.boards.image.tools import Tools


def called(language: str) -> str:
    """Return what a language calls itself."""
    return fact(own_name(language))


def _targets(names):
    """Return the names of the images that `names` stand for; raise ImageError for a wrong one.

    For a board without an image, it says what to do instead.
    """
    others = ", ".join(TARGETS)
    ask = f"Which board? make image BOARD=pico (or {others}; all of them: BOARD=all)"
    if not names:
        raise ImageError(ask)
    found = []
    for name in names:
        if name == "all":
            found += TARGETS
        elif name in TARGETS:
            found.append(name)
        elif name in boards():
            raise ImageError(
                f"An image for {name} cannot be built here: its page says how,"
                f" docs/boards/{name}.md. There are images for {others}."
            )
        else:
            raise ImageError(f"There is no image for {name}. {ask}")
    return list(dict.fromkeys(found))


def _made_of(names, version, every):
    """Return those of the images `names` that MicroPython of a version makes.

    Raises ImageError if one is missing, unless `every` image is asked for.
    """
    found = [name for name in names if TARGETS[name].since <= version[:2]]
    for name in names:
        if name not in found and not every:
            raise ImageError(
                f"{name} needs MicroPython {'.'.join(map(str, TARGETS[name].since))} or newer, and"
                f" this is {'.'.join(map(str, version))}. Take a checkout of it with its"
                f" submodules: make image BOARD={name} MICROPYTHON=<folder>"
            )
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(
        prog="make image", description="Build one file to drag onto a board."
    )
    parser.add_argument("boards", nargs="*", help=", ".join([*TARGETS, "all"]))
    parser.add_argument(
        "--micropython", metavar="FOLDER", help="a checkout of MicroPython 1.24 or newer"
    )
    parser.add_argument(
        "--language",
        default=USUAL,
        choices=offered(),
        help="what it speaks beside English (default: %(default)s)",
    )
    asked = parser.parse_args(arguments)
    try:
        names = _targets(asked.boards)
    except ImageError as error:
        show(error, error=True)
        return 2
    try:
        source = checkout(asked.micropython) if asked.micropython else None
        version = source.version if source else PACKAGED
        names = _made_of(names, version, "all" in asked.boards)
        steps = Steps(3 + len(names), show)
        steps.begin("the sources of MicroPython")
        source = source or packaged(WORK)
        steps.begin("the compiler")
        need_compiler()
        steps.begin("CMake, Ninja and mpy-cross")
        tools = Tools(WORK)
        for name in names:
            begun = time.monotonic()
            steps.begin(f"the image of {name} (the first one takes some minutes)")
            image = make(TARGETS[name], source, tools, steps.hear, asked.language)
            spoken = ", ".join(called(one) for one in beside_english(asked.language))
            show(
                f"{image.path.relative_to(ROOT)}: {spoken}, {image.size:,} of {image.limit:,}"
                f" bytes, {image.limit - image.size:,} free of at least"
                f" {ROOM:,}, MicroPython {'.'.join(map(str, source.version))},"
                f" {time.monotonic() - begun:.0f} s"
            )
    except ImageError as error:
        show(error, error=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
