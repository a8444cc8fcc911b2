"""How long exports of a made-up season take, how large they are, and how much memory they need."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from host_tools.evening import season

SIZES = (60, 200, 2000)
_FORMATS = ("html", "csv")
# Runs one export, and prints its seconds of processor and its memory: one thread does all of it, so
# on a quiet machine they are the seconds that it takes.
_PROGRAM = """
import json, resource, sys, time
from host_tools.evening.export.__main__ import main
started = time.process_time()
status = main(sys.argv[1:])
took = time.process_time() - started
# Linux counts KiB, macOS bytes.
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps([status, took, peak / (1 << 20 if sys.platform == "darwin" else 1024)]))
"""


def figures(quick: bool) -> dict:
    """Return seconds, bytes and MiB of each export."""
    found = {}
    for size in SIZES[:1] if quick else SIZES:
        with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
            games = Path(folder) / "season"
            season.make(games, count=size)
            for form in _FORMATS:
                found[f"report.{form}.{size}"] = _export(games, form, Path(folder) / form)
    return found


def _export(games, form, target):
    command = [sys.executable, "-c", _PROGRAM, "--from", str(games), "--format", form, "--quiet"]
    command += ["--rename", "ana=Ana", "-o", str(target)]
    command += ["--stake", "0.10"] if form == "html" else []
    done = subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
    status, took, peak = json.loads(done.stdout)
    if status:
        raise RuntimeError(f"the export ended with {status}: {done.stderr}")
    return {
        "unit": "s",
        "value": round(took, 2),
        "bytes": target.stat().st_size,
        "heap": round(peak),
    }
