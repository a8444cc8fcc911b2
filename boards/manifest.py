"""The program, to be frozen into MicroPython; a board's own manifest adds its wiring.

It is taken as it stands beside this folder, or from the folder MELDMATE_PROGRAM: an image has it
without what only type checkers read (host_tools/boards/image/staging.py).
"""

import os

program = os.environ.get("MELDMATE_PROGRAM", "..")


def modules(name):
    """Return the modules of a package in order: the same sources give the same image everywhere.

    Where nothing is named, MicroPython takes a folder's files in the order of the file system. It
    looks a module up in this order. The deepest folders come last, and with them what a start does
    not need: the games and the texts.
    """
    top = os.path.join(program, name)
    found = []
    for folder, _, files in os.walk(top):
        inside = os.path.relpath(folder, top)
        found += [os.path.normpath(os.path.join(inside, file)) for file in files]
    return sorted(
        (file for file in found if file.endswith(".py")),
        key=lambda file: (file.count(os.sep), file),
    )


module("main.py", base_path=".", opt=2)
package("firmware", modules("firmware"), base_path=program, opt=2)
package("engine", modules("engine"), base_path=program, opt=2)
