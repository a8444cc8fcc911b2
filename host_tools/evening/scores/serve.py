"""`make scores ARGS=--serve`: the scores for the televisions and phones of a network."""

import asyncio
import re
import secrets
import socket
from collections.abc import Callable
from typing import Any

from host_tools.base.address import LOOPBACK, address_of, code
from host_tools.base.command import show
from host_tools.evening.export import ExportError
from host_tools.evening.export.messages import sentence
from host_tools.evening.scores import screen
from host_tools.evening.scores.door import Door, known_hosts
from host_tools.evening.scores.reader import Reader

KEY = re.compile(r"[A-Za-z0-9_-]{4,40}")
PORT = 8010
_MADE = 6


class Shown:
    """What a Reader has found, as a page."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.news = reader.news

    def inside(self, by_place: bool) -> str:
        """Return how everyone stands, as HTML."""
        reader = self._reader
        return screen.standing_words(reader.table, reader.heard, reader.stale, by_place)

    def page(self, by_place: bool, nonce: str) -> str:
        """Return the whole page."""
        return screen.page(self.inside(by_place), nonce)


def serve(
    read: Callable[[], dict[str, Any] | None], pause: float, host: str, port: int, key: str | None
) -> int:
    """Serve what `read()` finds until Ctrl-C; return the exit status. Raises ExportError."""
    if key is not None and not KEY.fullmatch(key):
        raise ExportError("bad_key", words=key)
    return asyncio.run(_served(read, pause, host, port, key or secrets.token_urlsafe(_MADE)))


async def _served(read, pause, host, port, key):
    reader = Reader(read, pause)
    door = Door(Shown(reader), key, known_hosts(socket.gethostname(), host))
    try:
        server = await door.open(host, port)
    except OSError as error:
        raise ExportError("serve_not", host=f"{host}:{port}", why=error.strerror)
    async with server:
        place = address_of(host)
        address = f"http://{place}:{server.sockets[0].getsockname()[1]}/{key}/"
        if place != LOOPBACK:
            show(*code(address), sentence("serve_anyone"))
        show(sentence("serve_ends", address=address))
        await asyncio.gather(reader.run(), server.serve_forever())
    return 0
