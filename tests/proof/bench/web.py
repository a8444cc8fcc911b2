"""The handheld in a browser: the time to its first screen, and from a key to the canvas."""

import gzip
import json
import os
import re
import subprocess
import sys

from host_tools import words
from host_tools.base.command import show
from host_tools.play.web import chromium
from host_tools.play.web.build import OUT, build
from host_tools.play.web.program import ROOT
from host_tools.simulated.micropython import runtime

_SCRIPT = ROOT / "host_tools" / "play" / "web" / "bench.mjs"


def _row(times):
    times = sorted(times)

    def part(share):
        return times[min(len(times) - 1, int(share * len(times)))]

    mean = sum(times) / len(times)
    return {
        "unit": "ms",
        "mean": mean,
        "p99": part(0.99),
        "worst": times[-1],
        "n": len(times),
        "median": part(0.5),
        "p95": part(0.95),
    }


def _most(unit, counts):
    return {"unit": unit, "value": max(counts), "n": len(counts)}


def figures(quick: bool) -> dict:
    """Return the figures; none without Chromium."""
    try:
        browser = chromium.install()
    except chromium.NoBrowser as error:
        show(error, error=True)
        return {}
    build()
    environment = {"MELDMATE_CHROMIUM": browser, "MELDMATE_PYTHON": sys.executable}
    command = [runtime.node(), str(_SCRIPT), *(["--quick"] if quick else [])]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=1200,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    found = json.loads(done.stdout)
    size = sum(
        len(gzip.compress(path.read_bytes(), 9))
        for path in OUT.rglob("*")
        if path.is_file() and "images" not in path.parts
    )
    # What is of one language only, which the service worker keeps once the page has spoken it.
    spoken = {
        f"web.files.{name}": {
            "unit": "bytes",
            "value": sum(
                path.stat().st_size
                for path in OUT.rglob("*")
                if path.is_file() and name in re.split("[./]", path.relative_to(OUT).as_posix())
            ),
        }
        for name in words.languages()
    }
    return spoken | {
        "web.first_screen": _row(found["cold"]),
        "web.first_screen.again": _row(found["warm"]),
        "web.first_screen.phone": _row(found["coldPhone"]),
        # 200 KiB/s, a processor four times slower.
        "web.first_screen.slow": _row(found["slow"]["first"]),
        "web.first_screen.slow.answers": _row(found["slow"]["answers"]),
        "web.first_screen.bytes": _most("bytes", found["slow"]["bytes"]),
        "web.first_screen.requests": _most("requests", found["slow"]["requests"]),
        "web.press": _row(found["presses"]),
        "web.size": {"unit": "bytes", "value": size, "n": 1},
    }
