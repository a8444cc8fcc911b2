"""Writes docs/boards and the boards' pages in docs/it anew: `python -m host_tools.boardpages`."""

from host_tools.boardpages import ITALIAN, PAGES, italian_pages, pages
from host_tools.command import no_options, show

if __name__ == "__main__":
    no_options("make generate", "Write docs/boards and the boards' pages in docs/it anew.")
    for folder, made in ((PAGES, pages()), (ITALIAN, italian_pages())):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (folder / name).write_text(text, encoding="utf-8")
            show(folder / name)
