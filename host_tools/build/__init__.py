"""The firmware for a board, ready to be copied or frozen in: `compile.make` does one step after another.

    pages (families, names_used)    sections of classes that stay on flash become modules
    merge (merge_names)             what is always in memory becomes one module
    shorten (shorten_*, rom_names)  names become short, or names of the ROM; names: what they stand for
    page_index, link                methods and modules are found by hash and number
    pack                            texts become blocks of letters in pairs
    bundle (literals, squeeze, mpy, name_table)   all of it becomes one file
"""

from host_tools.build.compile import BUDGET, Build, BuildError, languages, make
from host_tools.build.pack import pack_rows, pack_texts

__all__ = ["BUDGET", "Build", "BuildError", "languages", "make", "pack_rows", "pack_texts"]
