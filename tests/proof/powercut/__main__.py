"""Cuts the power during a game and shows what is left: `python -m tests.proof.powercut`."""

import argparse
import random
import sys
from collections.abc import Sequence

from engine import games
from firmware.storage.store import Store
from host_tools.base.command import show
from host_tools.play.terminal import glyphs
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.proof.powercut import cuts
from tests.proof.powercut.evening import BLOCKS, evening, play


def _options(argv):
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.powercut",
        description="Play a game on a simulated flash, cut the power, switch on again.",
    )
    parser.add_argument(
        "--game", choices=[*games.names(), "all"], default="rummoli", help="the game to play"
    )
    parser.add_argument(
        "--at", type=int, metavar="N", help="show the cut at operation N; without it, try every one"
    )
    parser.add_argument(
        "--torn",
        type=int,
        default=0,
        metavar="WAY",
        help="with --at: tear operation N, one way of many",
    )
    parser.add_argument(
        "--entries", type=int, default=40, help="how many entries are made (of each game)"
    )
    parser.add_argument("--seed", type=int, default=1, help="another evening")
    return parser.parse_args(argv)


def _describe(step):
    if step.what == "erase":
        words = f"erase block {step.block}"
    else:
        words = f"program {len(step.data)} bytes in block {step.block} at {step.offset}"
    if step.change is None:
        return words + ", for a small value or the file system itself"
    what = {
        "append": "an entry",
        "create": "a new game",
        "delete": "deleting",
        "archive": "saving only a result",
    }
    value = step.change.value if step.change.kind == "append" else ""
    return f"{words}, for {what.get(step.change.kind, 'a draft')} {value}".rstrip()


def _list_files(content):
    try:
        files = FlashFiles(NorFlash(len(content) // 4096, content))
    except OSError as error:
        return [f"no file system ({error})"]
    lines = [
        f"{path}  {'folder' if size is None else f'{size} bytes'}" for path, size in files.tree()
    ]
    for number in Store(cuts.DATA, files).numbers():
        journal = Store(cuts.DATA, files).open(number)
        lines.append(f"game {number}: {len(journal)} entries")
        lines += [
            f"  {index + 1:3} {entry}"
            for index, entry in enumerate(journal)
            if index >= len(journal) - 3
        ]
    return lines


def _show(recorder, options):
    """Show one cut; return the exit status."""
    if not 0 <= options.at < len(recorder.steps):
        show(
            f"This game has {len(recorder.steps)} operations: --at 0 to {len(recorder.steps) - 1}.",
            error=True,
        )
        return 2
    step = recorder.steps[options.at]
    _, content, kept = next(cuts.walk(recorder, [options.at]))
    show(f"{len(recorder.steps)} operations of the flash in {recorder.presses} key presses.", "")
    show(
        f"Operation {options.at} was cut{' half way' if options.torn else ' before it began'}:"
        f" {_describe(step)}",
        "",
    )
    show("On the flash before it:")
    show(*("  " + line for line in _list_files(content)))
    if options.torn:
        content = cuts.torn_content(
            content, step, random.Random(f"{options.seed} {options.at} {options.torn}")
        )
    box, flash = cuts.check(content, kept)
    show("", "The screen after the reboot:")
    show(*glyphs.render(box.frame(), "half"))
    show(*box.text())
    cuts.go_on(box, flash)
    show("", "Every confirmed entry is there, nothing else is, and the next entry was saved.")
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Show one cut point, or try all; return the exit status (1: something was lost)."""
    options = _options(argv)
    if options.game == "all":
        recorder = evening(options.entries, options.seed)
    else:
        recorder = play(options.game, options.entries, options.seed, BLOCKS)
    try:
        if options.at is not None:
            return _show(recorder, options)
        tried = cuts.try_all(recorder, seed=options.seed)
    except cuts.Broken as error:
        show(f"Something was lost: {error}", error=True)
        return 1
    show(f"{len(recorder.steps)} operations of the flash, {tried} cut points, nothing lost.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
