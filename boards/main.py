"""MicroPython starts this file when a board starts."""

import sys

files = []
if ".frozen" in sys.path:
    # A frozen program runs, whatever else is on the file system. MicroPython looks for a file
    # before it takes a built-in module, so the file system is left out during the import.
    files = [place for place in sys.path if place != ".frozen"]
    sys.path[:] = [".frozen"]

try:
    from firmware.main import main
finally:
    sys.path.extend(files)
main()
