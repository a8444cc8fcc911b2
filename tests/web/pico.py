"""The emulated Pico at a cable, and someone who presses its buttons and pulls the cable out.

`python -m tests.web.pico` boots the built image, with two rounds of Rumino on its flash. The bytes
of the cable are those of standard input and output. File descriptor 3 takes what is done to the
Pico, each a line of JSON, and has a line as the answer:

    {"do": "look"}                {"games": {name: CRC-32 of what is saved}, "screen": lines}
    {"do": "play"}                two more rounds, by the buttons; then as look
    {"do": "press", "key": "ok"}  a button; then as look
    {"do": "stop"}                somebody stops the program on its console; then as look
    {"do": "hurry", "ms": 20500}  time passes quickly; then as look
    {"do": "pull", "after": 900}  so many bytes later the cable is out; {"out": true} says when
    {"do": "plug"}                it is in again

It exits with 77 if there is no image.
"""

import json
import socket
import sys
import threading
import zlib
from typing import Any

from host_tools.simulated import emulator

emulator.install()

from host_tools.base import boards  # noqa: E402  the firmware needs the emulator's modules
from host_tools.simulated.readscreen import read_lines  # noqa: E402
from tests.proof.cable import PicoWire  # noqa: E402
from tests.proof.pico import Pico, course, files, images  # noqa: E402
from tests.proof.pico.tape import replay  # noqa: E402
from tests.proof.robot.evening import rumino  # noqa: E402

_PINS = {row[2]: row[1] for row in boards.facts("pico")["KEYS"]}
# The board's time between two looks at the cable, in milliseconds.
_SLICE = 5


def _two(table):
    table.sit_down("Rumino", course.PLAYERS)
    _more(table)


def _more(table):
    for _ in range(2):
        rumino(table, "Ana", ["Bo", "Cy"])


class Desk:
    """The Pico on a desk."""

    def __init__(self, pico: Pico, hand: socket.socket) -> None:
        self.pico = pico
        self._hand = hand
        self._steps: Any = None
        self._was_plugged = True

    def say(self, facts: dict[str, Any]) -> None:
        """Tell the test something."""
        self._hand.sendall(json.dumps(facts).encode() + b"\n")

    def look(self) -> dict[str, Any]:
        """Return what is saved and shown."""
        games = {}
        content = self.pico.mcu.flash[: len(self.pico.flash)]
        with files.opened(bytearray(content)) as system:
            for name in system.listdir("/saves/games"):
                with system.open("/saves/games/" + name, "rb") as file:
                    games[name] = zlib.crc32(file.read())
        return {"games": games, "screen": read_lines(self.pico.picture())}

    def do(self, asked: dict[str, Any]) -> None:
        """Do something to the Pico, and answer."""
        what, pico = asked["do"], self.pico
        if what == "play":
            flash = pico.mcu.flash[: len(pico.flash)]
            replay(pico, course.record(_more, bytes(flash)).steps)
        elif what == "press":
            pico.tap(_PINS[asked["key"]])
        elif what == "stop":
            pico.console.send(b"\x03")
            pico.run(500)
            assert b">>> " in pico.console.take()
        elif what == "hurry":
            pico.hurry(asked["ms"])
            pico.rest()
        elif what == "pull":
            pico.console.left = asked["after"]
        elif what == "plug":
            pico.console.plug()
            PicoWire(pico)
            self._was_plugged = True
        self.say({} if what in ("pull", "plug") else self.look())

    def step(self, data: bytes) -> bytes:
        """Let some time pass; take and return what goes over the cable."""
        console = self.pico.console
        if console.plugged:
            console.send(data)
        self.pico.run(_SLICE)
        if not console.plugged and self._was_plugged:
            self._was_plugged = False
            self.say({"out": True})
        return console.take()


def main() -> int:
    """Serve the Pico until the input ends; return the exit status."""
    hand = socket.socket(fileno=3)
    try:
        image = images.of("pico")
    except images.NoImage:
        return 77
    pico = Pico("pico", course.played(_two, course.fresh(image)), console=True)
    pico.power_on()
    pico.rest()
    PicoWire(pico)
    coming: list[bytes] = []
    asked: list[dict[str, Any]] = []
    ended = threading.Event()

    def read():
        while data := sys.stdin.buffer.raw.read(4096):  # pyright: ignore[reportAttributeAccessIssue]
            coming.append(data)
        ended.set()

    def listen():
        for line in hand.makefile():
            asked.append(json.loads(line))

    for work in (read, listen):
        threading.Thread(target=work, daemon=True).start()
    desk = Desk(pico, hand)
    desk.say(desk.look())
    while not ended.is_set():
        if asked:
            desk.do(asked.pop(0))
        data = desk.step(coming.pop(0) if coming else b"")
        if data:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        elif not coming and pico.asleep:
            ended.wait(_SLICE / 1000)
    return 0


if __name__ == "__main__":
    sys.exit(main())
