"""Presses buttons of an emulated Pico, profiles it, or serves its console.

`python -m tests.proof.pico --help` lists the commands.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from host_tools.base import boards
from host_tools.base.command import end_with, show
from host_tools.simulated import emulator

emulator.install()

# The firmware needs the emulator's modules.
from host_tools.simulated.readscreen import read_lines  # noqa: E402
from tests.proof.pico import cache, course, heap, images  # noqa: E402
from tests.proof.pico.machine import HOLD, TAP, Pico  # noqa: E402
from tests.proof.pico.profile import Profiler  # noqa: E402
from tests.proof.robot import visits  # noqa: E402

GAMES = ("Rumino", "Ginski", "Rummoli", "Rumski", "Tuscan Rummy")


def _options(argv):
    parser = argparse.ArgumentParser(prog="python -m tests.proof.pico", description=__doc__)
    parser.add_argument("--image", help="a UF2 file (default: the newest in build/images)")
    parser.add_argument(
        "--board", default="pico", help="which board's pins, and image (default: pico)"
    )
    parts = parser.add_subparsers(dest="command", required=True)
    press = parts.add_parser(
        "press", help="switch on, press keys, print each picture and how long it took"
    )
    press.add_argument("keys", nargs="*", help="up down left right ok back; hold:ok")
    profile = parts.add_parser(
        "profile", help="play rounds of a game; print where the time of a press goes"
    )
    profile.add_argument("--game", choices=GAMES, default="Rumino")
    profile.add_argument(
        "--tour", action="store_true", help="look into all its menu leads to, in place of playing"
    )
    profile.add_argument(
        "--only", default="", help="only presses whose place contains this text, e.g. 'entry, left'"
    )
    profile.add_argument("--steps", type=int, help="stop after so many presses")
    profile.add_argument("--rows", type=int, default=30, help="how long the tables are")
    profile.add_argument(
        "--lines", action="store_true", help="line by line, in place of function by function"
    )
    profile.add_argument("--folded", help="write the stacks to a file, for a flame graph")
    cached = parts.add_parser(
        "cached",
        help="press buttons with the waits for the flash; prints JSON (tests/proof/pico/cache.py)",
    )
    cached.add_argument("flash", help="a file with the content of the flash")
    cached.add_argument("taps", nargs="*", help="PIN:MILLISECONDS each")
    serve = parts.add_parser(
        "serve", help="let mpremote talk to the console: mpremote connect socket://127.0.0.1:PORT"
    )
    serve.add_argument("--port", type=int, default=2323)
    return parser.parse_args(argv)


def _press(options, image):
    pico = Pico(options.board)
    pico.drag(image)
    pico.power_on()
    pico.rest()
    _show(pico, f"power on: {pico.bus.last / 1e6:.0f} ms")
    pins = boards.pins(pico.board)
    for key in options.keys:
        name = key.removeprefix("hold:")
        if name not in pins:
            show(f"There is no key {name}. There are: {' '.join(pins)}", error=True)
            return 2
        press = pico.tap(pins[name], TAP if name == key else HOLD)
        ms = press.ms if press else None
        _show(pico, f"{key}: nothing was sent" if ms is None else f"{key}: {ms:.1f} ms")
    return 0


def _show(pico, title):
    found = heap.measure(pico)
    show(
        f"-- {title}; {found.live:,} bytes of heap live, {heap.stack_used(pico):,} of the C stack"
        " were used"
    )
    show(*read_lines(pico.picture()))


def _profile(options, image):
    flash = course.fresh(image, options.board)
    visit = (
        visits.a_tour_of(options.game) if options.tour else visits.an_evening_of(options.game, 1)
    )
    steps = course.record(visit, flash, options.board).steps[: options.steps]
    pico = Pico(options.board, flash)
    pico.power_on()
    pico.rest()
    profiler = Profiler(pico, images.elf(image))
    for step in steps:
        if step.pin is None:
            break
        wanted = options.only in step.where

        def tap(step=step):
            return pico.tap(step.pin, max(step.ms, 40))

        press = profiler.press(tap) if wanted else tap()
        if wanted:
            show(f"{press and press.ms or 0:7.1f} ms  {step.where}", error=True)
    show(*profiler.report(options.rows, options.lines))
    if options.folded:
        with open(options.folded, "w", encoding="utf-8") as file:
            file.write("\n".join(profiler.folded()) + "\n")
    return 0


def _cached(options):
    pico = Pico(options.board, Path(options.flash).read_bytes())
    pico.power_on()
    flash = cache.watch(pico)
    first = pico.until_picture()
    pico.rest()
    presses = []
    for tap in options.taps:
        pin, ms = tap.split(":")
        press = pico.tap(int(pin), int(ms))
        presses.append(press and press.ms)
    found = {"first": first, "presses": presses, "reads": flash.reads, "misses": flash.misses}
    show(json.dumps(found))
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    options = _options(argv)
    if options.command == "cached":
        return _cached(options)
    try:
        image = options.image or images.of(options.board)
        if options.command == "serve":
            from tests.proof.pico.serve import serve

            return serve(options.board, image, options.port)
        return (_press if options.command == "press" else _profile)(options, image)
    except images.NoImage as error:
        show(error, error=True)
        return 2


if __name__ == "__main__":
    end_with(main)
