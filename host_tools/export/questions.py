"""Saved games as questions of the form that `host_tools.ask` answers, and as its answers."""

import json

from engine import ask
from host_tools.export.plain import safe_json


def question_lines(games):
    """Return one question `score` a line, for each SavedGame; asked again, it gives the same
    totals.
    """
    return "".join(_line(game.question) for game in games)


def answer_lines(games):
    """Return the answer to each SavedGame's question `score`, one a line."""
    return "".join(_line(ask.answer(game.question)) for game in games)


def _line(value):
    return safe_json(json.dumps(value, ensure_ascii=False)) + "\n"
