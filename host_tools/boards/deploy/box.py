"""A box that runs, asked over its cable (docs/dev/decisions.md): who it is, its files, its clock.

The program goes on meanwhile. Nothing that is not known to be a box is sent more than a hundred
bytes.
"""

import base64
import json
import random
import re
import time
import zlib
from collections.abc import Callable, Iterable
from typing import Any, Protocol, Self

from firmware.computer.lines import FOLDERS, line_of
from host_tools.boards.deploy.link import BoardGone, DeployError, open_port
from host_tools.boards.deploy.messages import text

# Seconds that an answer may take, and those for a box that starts just now: how often it is asked
# until then, and how long it is waited for each time.
_PATIENCE = 30
_TRIES = 3
_FIRST = 3.0
# Seconds until a box that is busy is asked again, and how often that is done.
_PAUSE = 1.0
_BUSY = 120
# What is sent over a line that distorts is sent again so often.
_AGAIN = 3
_DISTORTED = ("computer.cut", "computer.control", "computer.crc", "computer.long")
_LINE = re.compile(rb"\x1e([^\x1e#]*)#([0-9a-f]{8})")
# The prompt of a board whose program was stopped, and what comes of a question if somebody else has
# read the prompt: it repeats what is typed. Out of it, the soft reset starts the program.
_STOPPED = (b">>> ", b'"do":"who"')
_START = b"\x03\x04"
# What a line of a file's part has besides the part.
_AROUND = 100
# A number of a question is at most so large.
_NUMBERS = 1 << 29


class Refused(DeployError):
    """The box refuses it; `key` is that of the reason."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key = key


class Wire(Protocol):
    """The bytes of a cable; both methods raise OSError once it is pulled out."""

    def write(self, __data: bytes) -> object:
        """Send bytes."""
        ...

    def wait(self, __seconds: float) -> bytes:
        """Return what has come, as soon as there is something, after `seconds` b""."""
        ...

    def close(self) -> None:
        """Give up the cable."""
        ...


class SerialWire:
    """The serial port `port`; raises DeployError if it cannot be opened."""

    def __init__(self, port: str) -> None:
        self._port: Any = open_port(port)
        self.write = self._port.write
        self.close = self._port.close

    def wait(self, seconds: float) -> bytes:
        """Return what has come, as soon as there is something, after `seconds` b""."""
        self._port.timeout = seconds
        first = self._port.read(1)
        return first + self._port.read(self._port.in_waiting) if first else b""


class Box:
    """The box at a Wire; `who` is what it says of itself. It is a context manager.

    Raises DeployError if there is none: `port` is what its message calls the place.
    """

    def __init__(self, wire: Wire, port: str = "") -> None:
        self._wire = wire
        self._port = port
        self._came = b""
        # A box may have answers for whoever was connected before.
        self._number = random.randrange(_NUMBERS)
        try:
            self.who = self._find()
        except BaseException:
            wire.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Give up the cable; the box goes on."""
        self._wire.close()

    # -- questions -----------------------------------------------------------------------------

    def _find(self) -> dict[str, Any]:
        for _ in range(_TRIES):
            found = self._try("who", {}, _FIRST)
            if found is not None and found.get("program") == "meldmate":
                return found
            if any(said in self._came for said in _STOPPED):
                self._send(_START)
            self._came = b""
        raise DeployError(text("no_box", port=self._port))

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Return the answer to a question; raises Refused, BoardGone."""
        again, busy = _AGAIN, _BUSY
        while True:
            found = self._try(do, facts, _PATIENCE)
            key = "" if found is None else found.get("error", "")
            if key == "computer.busy" and busy:
                busy -= 1
                self._pass(_PAUSE)
            elif found is not None and not key:
                return found
            elif key and key not in _DISTORTED:
                raise Refused(key, str(found and found.get("text")))
            elif again:
                again -= 1
            else:
                raise BoardGone(text("gone", after=""))

    def _try(self, do: str, facts: dict[str, Any], seconds: float) -> dict[str, Any] | None:
        """Ask once; return the answer, or None if none came."""
        self._number += 1
        self._send(line_of({"id": self._number, "do": do, **facts}))
        while True:
            answer = self._answer()
            if answer is not None:
                if answer.get("id") == self._number or answer.get("error") in _DISTORTED:
                    return answer
                continue
            came = self._wait(seconds)
            if not came:
                return None
            self._came += came

    def _answer(self) -> dict[str, Any] | None:
        """Take the next answer out of what has come."""
        while True:
            found = _LINE.search(self._came)
            if not found:
                return None
            self._came = self._came[found.end() :]
            body, digits = found.groups()
            if zlib.crc32(body) == int(digits, 16):
                try:
                    return json.loads(body)
                except ValueError:
                    continue

    def _send(self, data: bytes) -> None:
        try:
            self._wire.write(data)
        except OSError as error:
            raise BoardGone(text("gone", after="")) from error

    def _wait(self, seconds: float) -> bytes:
        try:
            return self._wire.wait(seconds)
        except OSError as error:
            raise BoardGone(text("gone", after="")) from error

    def _pass(self, seconds: float) -> None:
        self._came += self._wait(seconds)

    # -- files and the clock -------------------------------------------------------------------

    def set_clock(self) -> None:
        """Set the box's clock to this computer's local time; a box without one goes on without."""
        try:
            self.ask("clock", time=time.strftime("%Y-%m-%dT%H:%M:%S"))
        except Refused:
            pass

    def files(self) -> dict[str, int]:
        """Return {name: bytes} of the files of saved games."""
        found: dict[str, int] = {}
        for folder in FOLDERS:
            at: int | None = 0
            while at is not None:
                answer = self.ask("list", **{"in": folder, "at": at})
                found.update({name: size for name, size in answer["files"]})
                at = answer["next"]
        return found

    def read(self, names: dict[str, int]) -> dict[str, bytes]:
        """Return {name: content} of some of `files`; meanwhile nothing changes on the box."""
        whole, done = sum(names.values()) or 1, 0
        found = {}
        self.ask("begin", what="save")
        for name in sorted(names):
            found[name] = self._content(name, 100 * done // whole)
            done = min(whole, done + len(found[name]))
        self.ask("seal")
        return found

    def peek(self, names: Iterable[str]) -> dict[str, bytes]:
        """Return {name: content} of some of `files`, while the box goes on and its screen stays."""
        return {name: self._content(name) for name in sorted(names)}

    def _content(self, name: str, percent: int | None = None) -> bytes:
        """Return a file; `percent` is shown of a session. What grows meanwhile is read anew."""
        shown = {} if percent is None else {"percent": percent}
        content, size = b"", None
        while True:
            answer = self.ask("read", name=name, at=len(content), **shown)
            if size not in (None, answer["size"]):
                content, size = b"", None
                continue
            size = answer["size"]
            part = base64.b64decode(answer["data"])
            content += part
            if not part or len(content) >= size:
                return content

    def restore(
        self, files: dict[str, bytes], check: Callable[[int], object] = lambda free: None
    ) -> None:
        """Put `files` in the place of the saved games, all of them or none.

        `check(blocks)` is called with the free blocks of the flash, and may raise.
        """
        most = (self.who["line"] - _AROUND - max(map(len, files))) // 4 * 3
        whole, done = sum(map(len, files.values())) or 1, 0
        self.ask("begin", what="restore")
        try:
            check(self.ask("who")["room"][1])
            for name in sorted(files):
                content = files[name]
                for at in range(0, max(1, len(content)), most):
                    part = content[at : at + most]
                    last = {"crc": zlib.crc32(content)} if at + most >= len(content) else {}
                    data = base64.b64encode(part).decode()
                    percent = 100 * done // whole
                    self.ask("write", name=name, at=at, data=data, percent=percent, **last)
                    done += len(part)
            self.ask("seal", files=len(files))
        except BoardGone:
            raise
        except BaseException:
            self.ask("stop")
            raise


def connect(port: str) -> Box:
    """Return the Box at a serial port; raises DeployError."""
    return Box(SerialWire(port), port)
