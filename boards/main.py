"""MicroPython starts this file when a board starts."""

import sys

files = []
if ".frozen" in sys.path:
    # A frozen program runs, whatever else is on the file system. MicroPython would look there for
    # each module that is its own, too, before it takes that: while the program is imported, it
    # does not.
    files = [place for place in sys.path if place != ".frozen"]
    sys.path[:] = [".frozen"]

try:
    from firmware.main import main
finally:
    sys.path.extend(files)
main()
