"""The address of what this computer serves to its network, and the code that leads there."""

import argparse
import socket

from firmware.display import qr

LOOPBACK = "127.0.0.1"
# An address that nobody has (RFC 5737). Nothing is sent to it.
_NOBODY = ("198.51.100.1", 9)
# The margin of a code in modules, and the half blocks by (upper, lower half is lit).
_QUIET = 4
_LAST_PORT = 65535
_HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def address_of(host: str) -> str:
    """Return the address at which others reach what is served at `host`."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(_NOBODY)
        except OSError:
            # No network.
            return LOOPBACK
        return one.getsockname()[0]


def port_of(words: str) -> int:
    """Return the port that an option of a command names; raise ArgumentTypeError."""
    if not words.isdecimal() or int(words) > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {_LAST_PORT}, not {words}")
    return int(words)


def code(text: str) -> list[str]:
    """Return lines of half blocks that show `text` as a QR code on a dark terminal.

    On a light one it is light on dark, which the cameras of phones read, too.
    """
    rows = qr.encode(text)
    size = len(rows)
    wide = size + 2 * _QUIET
    lit = [[True] * wide for _ in range(wide + wide % 2)]
    for y, row in enumerate(rows):
        for x in range(size):
            lit[y + _QUIET][x + _QUIET] = not row >> x & 1
    return [
        "".join(_HALVES[above, below] for above, below in zip(lit[y], lit[y + 1], strict=True))
        for y in range(0, wide, 2)
    ]
