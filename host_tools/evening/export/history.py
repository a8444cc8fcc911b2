"""A game's events in force, one by one, with the texts of the spreadsheet and the page."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.texts import has, text, told
from firmware.display.card_faces import pictured
from firmware.display.fitting import say

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame

# The terms of a sum that are not 0.
_NUMBER = re.compile("[1-9][0-9]*")


class Line:
    """One event: `index` from 1, `time` or None, `round` (0: none), `name` in words, `dealer`.

    `changes` and `totals` map names to points (chips), bonuses at the end included; `board` maps
    sections to chips; `sums` and `notes` are texts.
    """

    def __init__(
        self, index: int, event: dict, effect: Any, game: Any, time: str | None = None
    ) -> None:
        self.index = index + 1
        self.time = time
        self.round = effect.number
        self.name = text(game.key_of("name_", event["event"]))
        self.dealer = effect.dealer
        # What the end of a game adds belongs to the entry that ended it.
        self.changes = {
            name: effect.added(name)
            for name in (*effect.changes, *(bonus[0] for bonus in effect.bonuses))
        }
        self.totals = {player.name: player.score for player in game.players}
        self.board = dict(game.board.pots)
        self.sums = [
            told(name, "%s = %d" % (words, total))
            for name, words, total in effect.sums
            if not self._is_plain(name, words)
        ]
        self.notes = [_said(rule, say((key, facts))) for rule, key, facts in effect.notes]

    def _is_plain(self, name, words):
        """Return whether a sum says nothing that change and total do not: "21 + 3" under +3."""
        change = self.changes.get(name, 0)
        before = self.totals.get(name, 0) - change
        sign = "-" if change < 0 else "+"
        plain = f"{before} {sign} {abs(change)}"
        return len(_NUMBER.findall(words)) < 2 or words == plain


def _said(rule, words):
    return told(rule, words) if rule else words


def lines_of(game: "SavedGame") -> "Iterator[Line]":
    """Yield a Line for each event in force of a SavedGame, in order."""
    for index, event, effect, state in game.ledger.history():
        yield Line(index, event, effect, state, game.times[index] if game.times else None)


def players_of(game: "SavedGame") -> list[str]:
    """Return the names of everyone who ever played in a SavedGame, in seat order."""
    return [player.name for player in game.ledger.game.players]


def section_label(game: "SavedGame", section: str, pictures: bool = False) -> str:
    """Return the text for a section of a SavedGame's board, with suits as `pictures` if set."""
    key = game.game_class.section + ".pot_" + section
    if has(key):
        return text(key)
    return pictured(section) if pictures else section
