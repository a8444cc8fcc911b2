"""The pages of `docs/boards/`, made from the boards' folders: parts, wiring, a case, faults."""

from host_tools.boardpages.notes import page_of
from host_tools.boardpages.page import FOLDER, ITALIAN, italian_pages, pages

__all__ = ["FOLDER", "ITALIAN", "italian_pages", "page_of", "pages"]
