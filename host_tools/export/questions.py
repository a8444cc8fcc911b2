"""Saved games as questions that `host_tools.ask` answers, and as its answers."""

import json

from engine import ask
from host_tools.export.plain import safe_json


def question_lines(games):
    """Return one `score` question a line, for each SavedGame; its answer has the same totals."""
    return "".join(_line(game.question) for game in games)


def answer_lines(games):
    """Return the answer to each SavedGame's `score` question, one a line."""
    return "".join(_line(ask.answer(game.question)) for game in games)


def _line(value):
    return safe_json(json.dumps(value, ensure_ascii=False)) + "\n"
