"""Listens to the cable, once in each step of the program's loop.

Nothing is allocated while nothing comes. The runtime's own buffer must never fill up: once it is
full, Ctrl-C at the console is not seen any more. So what comes is taken out of it, whatever it is.
"""

from engine.compat import TYPE_CHECKING, collect, const, ticks_diff
from firmware.computer.lines import Collector, line_of

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Ticks
    from firmware.types import Console, Device

# The most bytes that are taken in one step.
_MOST = const(1024)
# Milliseconds after which a line does not go on.
_SILENCE = const(1000)
# A short answer is kept, for a computer that asks again because it was lost.
_KEPT = const(300)


class Listener:
    """Answers what a computer asks of `device` over `console` (firmware.types.Console)."""

    def __init__(self, device: "Device", console: "Console"):
        self._device = device
        self._console = console
        self._collector = Collector(console.longest)
        # Made at the first question.
        self._requests: Any = None
        # The last question and its answer; empty if that was long.
        self._asked = self._said = b""
        self._heard = 0

    @property
    def holds(self) -> bool:
        """Whether a computer reads or writes the saved games now, so that they must stay."""
        return self._requests is not None and self._requests.session != ""

    def step(self, now: "Ticks", busy: bool = False) -> None:
        """Take what has come by `now`, and answer one question, where the box is `busy`, too."""
        console = self._console
        collector = self._collector
        for _ in range(_MOST):
            if not console.waiting():
                if collector.open and ticks_diff(now, self._heard) > _SILENCE and collector.cut():
                    self._refuse(collector.wrong)
                break
            self._heard = now
            if collector.take(console.take()):
                self._answer(now, busy)
                break
        if self.holds:
            self._requests.tick(now)

    def stop(self) -> None:
        """End what a computer has begun."""
        if self.holds:
            self._requests.stop()

    def _answer(self, now: "Ticks", busy: bool) -> None:
        collector = self._collector
        body = b"" if collector.wrong else collector.body()
        if collector.wrong:
            self._refuse(collector.wrong)
            return
        if busy:
            self._refuse("busy", body)
            return
        if self._said and body == self._asked:
            self._console.write(self._said)
            return
        requests = self._open()
        try:
            answer = line_of(requests.answer(body, now)) + b"\r\n"
        except MemoryError:
            collect()
            self._refuse("memory", body)
            return
        self._asked, self._said = (body, answer) if len(answer) <= _KEPT else (b"", b"")
        self._console.write(answer)
        requests.answered()

    def _open(self) -> "Any":
        if self._requests is None:
            from firmware.computer.requests import Requests

            self._requests = Requests(self._device, self._console.longest)
        return self._requests

    def _refuse(self, why: str, body: bytes = b"") -> None:
        self._console.write(line_of(self._open().refusal(why, body)) + b"\r\n")
