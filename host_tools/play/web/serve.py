"""Serves the page on this computer, with the headers that a host should send."""

import gzip
import http.server
import os
import re
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from email.utils import parsedate_to_datetime
from functools import partial
from pathlib import Path
from typing import Any

from host_tools.base.address import LOOPBACK
from host_tools.play.web.build import OUT

# Tests may name a page that was built before, such as the one in a release.
FOLDER = Path(os.environ.get("MELDMATE_PAGE") or OUT)

_TYPES = {
    **{
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".svg": "image/svg+xml",
    },
    **{
        ".romfs": "application/octet-stream",
        ".webmanifest": "application/manifest+json",
        ".html": "text/html",
    },
    **{".css": "text/css", ".txt": "text/plain"},
}
_PIECE = 2048


# The one document that the page shows in a frame.
_FRAMED = "report.html"
_SQUEEZED = (".js", ".mjs", ".json", ".wasm", ".svg", ".html", ".css", ".webmanifest")


def policy(path: Path = FOLDER / "index.html") -> str:
    """Return the content security policy of a document."""
    text = path.read_text(encoding="utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', text)
    assert found
    return found[1]


class Line:
    """A line of `rate` KiB a second, which all answers share; 0: as fast as it goes."""

    def __init__(self, rate: float = 0) -> None:
        self._rate, self._free, self._lock = rate * 1024, 0.0, threading.Lock()

    def pieces(self, content: bytes) -> Iterator[bytes]:
        """Yield `content` in pieces, each when the line has brought it."""
        if not self._rate:
            yield content
            return
        for at in range(0, len(content), _PIECE):
            piece = content[at : at + _PIECE]
            with self._lock:
                self._free = max(self._free, time.monotonic()) + len(piece) / self._rate
                wait = self._free - time.monotonic()
            time.sleep(max(0, wait))
            yield piece


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the page at each path of `prefixes`, as if it had been copied to all of them."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **_TYPES}

    def __init__(
        self,
        *arguments: Any,
        prefixes: Sequence[str] = ("/",),
        bare: bool = False,
        line: Line,
        **named: Any,
    ) -> None:
        self._prefixes, self._bare, self._line = prefixes, bare, line
        super().__init__(*arguments, directory=str(FOLDER), **named)

    def translate_path(self, path: str) -> str:
        """Return the file for a path of the address."""
        prefix = next((one for one in self._prefixes if path.startswith(one)), None)
        if prefix is None:
            return str(FOLDER / "nothing-there")
        return super().translate_path("/" + path[len(prefix) :])

    def end_headers(self) -> None:
        """Send the security headers; a `bare` host sends none."""
        self.send_header("Cache-Control", "no-cache")
        if not self._bare:
            self.send_header("Content-Security-Policy", self._policy())
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
            self.send_header("X-Content-Type-Options", "nosniff")
            self.send_header("Referrer-Policy", "no-referrer")
        super().end_headers()

    def _policy(self):
        """Return the policy of what is sent: the reports have one of their own, in a frame."""
        own = Path(self.translate_path(self.path.split("?")[0]))
        if own.name == _FRAMED and own.is_file():
            return policy(own) + "; frame-ancestors 'self'"
        return policy() + "; frame-ancestors 'none'"

    def do_GET(self) -> None:
        """Answer with a file, compressed if the browser accepts it."""
        path = self.translate_path(self.path.split("?")[0])
        if path.endswith("/"):
            path += "index.html"
        if path.endswith(_SQUEEZED) and "gzip" in self.headers.get("Accept-Encoding", ""):
            try:
                with open(path, "rb") as file:
                    content = gzip.compress(file.read(), 6)
                    changed = os.fstat(file.fileno()).st_mtime
            except OSError:
                self.send_error(404)
                return
            if self._has(int(changed)):
                self.send_response(304)
                self.end_headers()
                return
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(path))
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(content)))
            self.send_header("Last-Modified", self.date_time_string(changed))
            self.send_header("Vary", "Accept-Encoding")
            self.end_headers()
            for piece in self._line.pieces(content):
                self.wfile.write(piece)
            return
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file that is not compressed, as fast as the line is."""
        for piece in self._line.pieces(source.read()):
            outputfile.write(piece)

    def _has(self, changed):
        """Return whether the browser says that it has a file of that time, in seconds."""
        try:
            since = parsedate_to_datetime(self.headers.get("If-Modified-Since", ""))
        except ValueError:
            return False
        return changed <= since.timestamp()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Do not log each file."""


class Server(http.server.ThreadingHTTPServer):
    """A server that ignores a browser that disconnects."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report an error, unless the browser disconnected."""
        if not isinstance(sys.exc_info()[1], (BrokenPipeError, ConnectionResetError)):
            super().handle_error(request, client_address)


def make_server(
    port: int = 8000,
    prefixes: Sequence[str] = ("/",),
    bare: bool = False,
    rate: float = 0,
    host: str = LOOPBACK,
) -> "Server":
    """Return a server of the page at the address `host`; if `port` is in use, on any other.

    0.0.0.0 is every address that this computer has. Raises OSError for one that it does not have.
    `rate` is the KiB a second of the line that all files share; 0: no limit.
    """
    handler = partial(Handler, prefixes=prefixes, bare=bare, line=Line(rate))
    try:
        return Server((host, port), handler)
    except OSError:
        return Server((host, 0), handler)
