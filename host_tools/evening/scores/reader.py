"""Reads the game on the table again and again, and tells when there is something new."""

import asyncio
import datetime
from collections.abc import Callable
from typing import Any

from host_tools.base.command import show
from host_tools.evening.export import ExportError
from host_tools.evening.export.messages import sentence

# After a reading that failed, the next one waits twice as long, up to so many seconds.
_MOST = 60.0
# What was not read for so many seconds, or for so many turns, is old.
_OLD, _TURNS = 6.0, 2


class Reader:
    """What `read()` has found last: `table`, or None; `heard`, when that was, None for never.

    `read` returns how everyone stands (host_tools.simulated.shown.standing), None without a game;
    it may take long, and is called in a thread every `pause` seconds.
    """

    def __init__(self, read: Callable[[], dict[str, Any] | None], pause: float) -> None:
        self._read, self._pause = read, pause
        self.table: dict[str, Any] | None = None
        self.heard: datetime.datetime | None = None
        self._news = asyncio.Event()
        self._why = ""
        self.wait = pause

    async def run(self) -> None:
        """Read until this task is ended."""
        while True:
            await self.turn()
            await asyncio.sleep(self.wait)

    async def turn(self) -> None:
        """Read once; afterwards `wait` is how long the next turn waits."""
        before = self.table, self.heard is None
        try:
            self.table = await asyncio.to_thread(self._read)
        except (ExportError, OSError) as error:
            self.wait = min(_MOST, 2 * self.wait)
            if str(error) != self._why:
                self._why = str(error)
                show(sentence("serve_reads", why=self._why), error=True)
        else:
            self.heard, self.wait = datetime.datetime.now(), self._pause
            if self._why:
                self._why = ""
                show(sentence("serve_again"), error=True)
        if before != (self.table, self.heard is None):
            # Who waits has the old one.
            self._news.set()
            self._news = asyncio.Event()

    @property
    def stale(self) -> bool:
        """Whether the last reading is too long ago."""
        if self.heard is None:
            return False
        age = (datetime.datetime.now() - self.heard).total_seconds()
        return age > max(_OLD, _TURNS * self._pause)

    async def news(self) -> None:
        """Return once there is something new."""
        await self._news.wait()
