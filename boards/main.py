"""The file that MicroPython runs when a board starts."""

import sys

# A program that is frozen in runs, whatever else is on the file system.
if ".frozen" in sys.path:
    sys.path.remove(".frozen")
    sys.path.insert(0, ".frozen")

from firmware.main import main  # noqa: E402

main()
