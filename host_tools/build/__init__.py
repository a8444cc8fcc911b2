"""The firmware for a board: compiled, with its texts packed, ready to be copied or frozen in."""

from host_tools.build.compile import BUDGET, Build, BuildError, languages, make
from host_tools.build.pack import pack_rows, pack_texts

__all__ = ["BUDGET", "Build", "BuildError", "languages", "make", "pack_rows", "pack_texts"]
