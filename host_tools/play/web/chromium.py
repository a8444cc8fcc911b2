"""The browser that tests and measures the page: Debian's Chromium."""

from host_tools.base import debian
from host_tools.base.debian import NoProgram as NoBrowser

__all__ = ["NoBrowser", "chromium", "install"]

_CHROMIUM = debian.Program(
    "Chromium",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    "chromium",
    "MELDMATE_CHROMIUM",
)


def chromium() -> str | None:
    """Return the path of Chromium (or the one in MELDMATE_CHROMIUM), or None."""
    return debian.find(_CHROMIUM)


def install() -> str:
    """Return the path of Chromium, installed if missing; raise NoBrowser."""
    return debian.install(_CHROMIUM)
