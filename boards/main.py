"""MicroPython starts this file when a board starts."""

import sys

# A frozen program runs, whatever else is on the file system.
if ".frozen" in sys.path:
    sys.path.remove(".frozen")
    sys.path.insert(0, ".frozen")

from firmware.main import main  # noqa: E402

main()
