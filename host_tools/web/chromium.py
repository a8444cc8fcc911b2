"""The browser that tests and measures the page: Debian's Chromium."""

import os
import shutil
import subprocess

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_PACKAGE = "chromium"


class NoBrowser(Exception):
    """There is no Chromium, and it cannot be installed; the text says what to do."""


def chromium() -> str | None:
    """Return the path of Chromium (or the one in MELDMATE_CHROMIUM), or None."""
    named = os.environ.get("MELDMATE_CHROMIUM")
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, _NAMES)), None)


def install() -> str:
    """Return the path of Chromium, installed if missing; raise NoBrowser.

    An existing Chromium needs no administrator's rights.
    """
    found = chromium()
    if found:
        return found
    if shutil.which("apt-get") is None:
        raise NoBrowser(
            "There is no Chromium here and no apt-get to install it. Install Chromium, or name it:"
            " MELDMATE_CHROMIUM=path"
        )
    if not hasattr(os, "geteuid") or os.geteuid():
        raise NoBrowser(f"There is no Chromium here. Run: sudo apt-get install {_PACKAGE}")
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", _PACKAGE]
    for command in (["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise NoBrowser(
                f"Chromium cannot be installed: {' '.join(command)} says:\n{done.stderr.strip()}"
            )
    found = chromium()
    if not found:
        raise NoBrowser(
            "Chromium was installed and is not on the PATH. Name it: MELDMATE_CHROMIUM=path"
        )
    return found
