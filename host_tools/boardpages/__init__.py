"""The pages of `docs/boards/`, made from the board files: parts, wiring, a case, faults."""

from host_tools.boardpages.notes import page_of
from host_tools.boardpages.page import FOLDER, pages

__all__ = ["FOLDER", "page_of", "pages"]
