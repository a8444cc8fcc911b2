"""The pages of `docs/boards/`: parts, wiring and known faults, made from the board files."""

from host_tools.boardpages.notes import page_of
from host_tools.boardpages.page import FOLDER, pages

__all__ = ["FOLDER", "page_of", "pages"]
