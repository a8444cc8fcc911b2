"""The door of `make scores ARGS=--serve`: who may come in, how many, and for how long.

One thread serves all connections. Where an address has no place left, the next one takes that of
whoever has not asked yet, else of whoever has followed longest, who comes again by itself. So lines
that are only opened, or that nobody reads, keep nobody out: neither from another address, which has
places of its own, nor from the same one.
"""

import asyncio
import hmac
import ipaddress
import json
import secrets
import socket
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from host_tools.evening.scores.screen import POLICY

# Places of one address, and of all together.
EACH, ALL = 16, 256
# Seconds until a request must be whole, until an answer must be taken, and between two signs of
# life to who follows.
ASKS, TAKES, ALIVE = 10.0, 20.0, 3.0
_LONGEST = 8192
# The words of what is refused, or found elsewhere.
_REFUSED = {
    308: "Permanent Redirect",
    400: "Bad Request",
    404: "Not Found",
    405: "Method Not Allowed",
    421: "Misdirected Request",
    431: "Request Header Fields Too Large",
}


class Shown(Protocol):
    """What is served."""

    def page(self, by_place: bool, nonce: str) -> str:
        """Return the whole page."""
        ...

    def inside(self, by_place: bool) -> str:
        """Return what stands in it."""
        ...

    async def news(self) -> None:
        """Return once there is something new."""
        ...


class _Place:
    """A connection: whose it is, the task that serves it, and whether it has asked."""

    def __init__(self, address: str, task: "asyncio.Task") -> None:
        self.address, self.task, self.asked = address, task, False


class Door:
    """Serves `shown` at the path /KEY/, for hosts that `knows(name)`.

    `each` and `all_` are the places of one address and of all.
    """

    def __init__(
        self,
        shown: Shown,
        key: str,
        knows: Callable[[str], bool],
        each: int = EACH,
        all_: int = ALL,
    ) -> None:
        self._shown, self._key, self._knows = shown, key, knows
        self._each, self._all = each, all_
        # In the order in which they came.
        self.places: list[_Place] = []

    async def open(self, host: str, port: int) -> asyncio.Server:
        """Return a server at an address; `port` 0 is any. Raises OSError."""
        return await asyncio.start_server(
            self._meet, host, port, limit=_LONGEST, backlog=self._all, family=socket.AF_INET
        )

    async def _meet(self, reader, writer):
        task = asyncio.current_task()
        name = writer.get_extra_info("peername")
        assert task
        place = _Place(name[0] if name else "", task)
        try:
            self._make_room(place.address)
            self.places.append(place)
            await self._serve(place, reader, writer)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.CancelledError):
            # It has gone, takes too long, or has given up its place: what was not taken by now is
            # thrown away.
            writer.transport.abort()
        finally:
            if place in self.places:
                self.places.remove(place)
            writer.close()

    def _make_room(self, address):
        """Give up a place of an address that has no other, or of the one that has the most."""
        taken = Counter(place.address for place in self.places)
        if taken[address] < self._each:
            if len(self.places) < self._all:
                return
            ((address, _),) = taken.most_common(1)
        mine = [place for place in self.places if place.address == address]
        given_up = next((place for place in mine if not place.asked), mine[0])
        self.places.remove(given_up)
        given_up.task.cancel()

    async def _serve(self, place, reader, writer):
        try:
            async with asyncio.timeout(ASKS):
                head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            await _refuse(writer, 431)
            return
        place.asked = True
        method, path, names = _parsed(head)
        if method is None:
            await _refuse(writer, 400)
        elif method not in ("GET", "HEAD"):
            await _refuse(writer, 405)
        elif not self._knows(_host_of(names.get("host", ""))):
            await _refuse(writer, 421)
        else:
            await self._answer(writer, method, path)

    async def _answer(self, writer, method, path):
        path, _, query = path.partition("?")
        by_place = query == "order=place"
        if method == "GET" and self._is(path, "follow"):
            await self._follow(writer, by_place)
        elif self._is(path + "/", ""):
            # Who types it on a television leaves the last stroke out.
            await _refuse(writer, 308, f"Location: {path}/")
        elif not self._is(path, ""):
            await _refuse(writer, 404)
        else:
            nonce = secrets.token_urlsafe(12)
            body = self._shown.page(by_place, nonce).encode()
            head = _head(200, "text/html; charset=utf-8", POLICY.format(nonce=nonce), len(body))
            await _send(writer, head + (b"" if method == "HEAD" else body))

    def _is(self, path, name):
        """Return whether a path is that of `name`; how long that takes tells nothing of the key."""
        return hmac.compare_digest(path.encode(), f"/{self._key}/{name}".encode())

    async def _follow(self, writer, by_place):
        """Send what is new, as long as somebody takes it."""
        await _send(writer, _head(200, "text/event-stream", "default-src 'none'"))
        last = None
        while True:
            inside = self._shown.inside(by_place)
            # A comment is a sign of life.
            data = ":\n\n" if inside == last else f"data: {json.dumps(inside)}\n\n"
            last = inside
            await _send(writer, data.encode())
            try:
                async with asyncio.timeout(ALIVE):
                    await self._shown.news()
            except TimeoutError:
                pass


def _parsed(head):
    """Return (method, path, {name of a header, in small letters: value}); None for what is none."""
    lines = head.decode("latin-1").split("\r\n")
    words = lines[0].split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/1.") or not words[1].startswith("/"):
        return None, "", {}
    pairs = [line.partition(":") for line in lines[1:] if line]
    return words[0], words[1], {name.strip().lower(): value.strip() for name, _, value in pairs}


def _host_of(value):
    """Return the name in a Host header, without its port.

    >>> _host_of("192.168.1.7:8001"), _host_of("[::1]:80"), _host_of("PI.local")
    ('192.168.1.7', '::1', 'pi.local')
    """
    if value.startswith("["):
        return value[1:].partition("]")[0]
    return value.partition(":")[0].lower()


def known_hosts(*names: str) -> Callable[[str], bool]:
    """Return what says whether a name is one of this computer's own: an address, or its names.

    Another name is that of a page which has its own name lead here.
    """
    own = {"localhost", *(name.lower() for name in names)}
    own |= {f"{name}.local" for name in own if "." not in name}

    def knows(name):
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name in own
        return True

    return knows


def _head(status, kind, policy="default-src 'none'", length=None, more=()):
    lines = [
        f"HTTP/1.1 {status} {_REFUSED.get(status, 'OK')}",
        f"Content-Type: {kind}",
        f"Content-Security-Policy: {policy}",
        "Cache-Control: no-store",
        "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff",
        "Connection: close",
        *more,
    ]
    if length is not None:
        lines.append(f"Content-Length: {length}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def _send(writer, data):
    """Send bytes; raise TimeoutError where they are not taken."""
    writer.write(data)
    async with asyncio.timeout(TAKES):
        await writer.drain()


async def _refuse(writer, status, *more):
    body = f"{status} {_REFUSED[status]}\n".encode()
    head = _head(status, "text/plain; charset=utf-8", length=len(body), more=more)
    await _send(writer, head + body)
