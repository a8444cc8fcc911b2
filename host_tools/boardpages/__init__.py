"""The pages of `docs/boards/`: what to buy, how to wire it, what goes wrong, drawn from board
files.
"""

from host_tools.boardpages.page import FOLDER, pages

__all__ = ["FOLDER", "pages"]
