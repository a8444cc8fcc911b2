"""Saved games out of the box: as a spreadsheet, as questions and answers, as a page to read and
print.

What is exported is read from a copy of a simulator's flash, or from a folder that `make backup`
made; neither is ever written to. A draft, the entry that is still being keyed, is not exported: a
hand that nobody has shown stays private.
"""

from host_tools.export.messages import ExportError
from host_tools.export.page import page
from host_tools.export.questions import answer_lines, question_lines
from host_tools.export.saved import SavedGame, read_game
from host_tools.export.sources import open_backup, open_image
from host_tools.export.spreadsheet import spreadsheet

__all__ = [
    "ExportError",
    "SavedGame",
    "answer_lines",
    "open_backup",
    "open_image",
    "page",
    "question_lines",
    "read_game",
    "spreadsheet",
]
