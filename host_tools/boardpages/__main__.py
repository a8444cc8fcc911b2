"""Writes docs/boards and the boards' pages in docs/it anew: `python -m host_tools.boardpages`."""

from host_tools.boardpages import FOLDER, italian, pages

for folder, made in ((FOLDER, pages()), (italian.FOLDER, italian.pages())):
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)
