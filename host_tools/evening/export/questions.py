"""Saved games as questions that `host_tools.ask` answers, and as its answers."""

import json
from typing import TYPE_CHECKING

from engine import ask
from host_tools.base.plain import safe_json

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame


def question_lines(games: "list[SavedGame]") -> str:
    """Return one `score` question a line, for each SavedGame; its answer has the same totals."""
    return "".join(_line(game.question) for game in games)


def answer_lines(games: "list[SavedGame]") -> str:
    """Return the answer to each SavedGame's `score` question, one a line."""
    return "".join(_line(ask.answer(game.question)) for game in games)


def _line(value):
    return safe_json(json.dumps(value, ensure_ascii=False)) + "\n"
