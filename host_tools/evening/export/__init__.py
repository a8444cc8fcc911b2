"""Exports saved games: as a report, a workbook, a spreadsheet, questions or answers.

Games are read from a copy of a simulator's flash, from a backup or from a connected board, none of
which is written to. A draft, the entry that is still being made, is not exported: a hand that was
not shown stays private.
"""

from host_tools.evening.export.card import card_svg
from host_tools.evening.export.card_picture import card_png
from host_tools.evening.export.database import database
from host_tools.evening.export.markdown import markdown
from host_tools.evening.export.message import message
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.page import page
from host_tools.evening.export.questions import answer_lines, question_lines
from host_tools.evening.export.saved import SavedGame, read_game
from host_tools.evening.export.sources import open_backup, open_image, open_place
from host_tools.evening.export.spreadsheet import spreadsheet
from host_tools.evening.export.statistics import Statistics, statistics_text
from host_tools.evening.export.tidy import tidy
from host_tools.evening.export.workbook import workbook

__all__ = [
    "ExportError",
    "SavedGame",
    "Statistics",
    "answer_lines",
    "card_png",
    "card_svg",
    "database",
    "markdown",
    "message",
    "open_backup",
    "open_image",
    "open_place",
    "page",
    "question_lines",
    "read_game",
    "spreadsheet",
    "statistics_text",
    "tidy",
    "workbook",
]
