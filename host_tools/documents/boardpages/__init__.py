"""The pages of `docs/boards/`, made from the boards' folders: parts, wiring, a case, faults."""

from host_tools.boards.notes import PAGES, page_of
from host_tools.documents.boardpages.page import ITALIAN, italian_pages, pages

__all__ = ["ITALIAN", "PAGES", "italian_pages", "page_of", "pages"]
