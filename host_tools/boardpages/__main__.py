"""Writes docs/boards anew: `python -m host_tools.boardpages`."""

from host_tools.boardpages import FOLDER, pages

FOLDER.mkdir(parents=True, exist_ok=True)
for name, text in pages().items():
    (FOLDER / name).write_text(text, encoding="utf-8")
    print(FOLDER / name)
