"""Writes docs/boards and its like in docs/it: `python -m host_tools.documents.boardpages`."""

from host_tools.base.command import no_options, show
from host_tools.documents.boardpages import ITALIAN, PAGES, italian_pages, pages

if __name__ == "__main__":
    no_options("make generate", "Write docs/boards and the boards' pages in docs/it anew.")
    for folder, made in ((PAGES, pages()), (ITALIAN, italian_pages())):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (folder / name).write_text(text, encoding="utf-8")
            show(folder / name)
