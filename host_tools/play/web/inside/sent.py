"""Runs inside the page's MicroPython: the message and the card of the last evening.

They are made by the modules of `make export FORMAT=text` and `FORMAT=card`, of the games on the
box, so both say the same.
"""

from host_tools.evening.export.card import drawn
from host_tools.evening.export.evening import evenings
from host_tools.evening.export.message import message_of
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.place import Place
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.report import Report
from host_tools.evening.export.whole import told

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

_FOLDER = "/saves/games"
# What was read is thrown away only between two calls of the page, so a call reads a few games.
_AT_ONCE = 5


class Sent:
    """What can be sent of the last evening on `flash`; `step` reads some games."""

    def __init__(self, flash: "Any") -> None:
        self._left_out: list[str] = []
        self._reading = Reading(self._trouble)
        self._steps = self._reading.steps([Place("", flash, _FOLDER)], Wanted())
        # The games of the evening that is being read.
        self._evening: list[Any] = []

    def _trouble(self, words):
        self._left_out.append(str(words))

    def step(self) -> "Any":
        """Return [games read, of how many], in the end what can be sent; None without a game.

        That is `text`, the message; `strokes`, what to draw (host_tools/evening/export/card.py);
        `said`, its words for those who do not see it; `left_out`, a sentence for each game
        that is damaged or left out.
        """
        progress: Any = None
        try:
            for _ in range(_AT_ONCE):
                progress = next(self._steps, None)
                if progress is None:
                    return self._told()
                self._keep_results()
        except ExportError:
            return None
        return list(progress)

    def _keep_results(self):
        """Keep only the results of the evenings before: their rounds would fill the memory."""
        games, evening = self._reading.games, self._evening
        if not games or (evening and games[-1] is evening[-1]):
            return
        if evening and len(evenings([evening[-1], games[-1]])) > 1:
            for game in evening:
                game.reduce()
            evening.clear()
        evening.append(games[-1])

    def _told(self):
        found = told(self._reading.games, _made, self._trouble) if self._reading.games else None
        if found is None:
            return None
        text, (strokes, said) = found
        return {"text": text, "strokes": strokes, "said": said, "left_out": self._left_out}


def _made(games):
    report = Report(games)
    return message_of(report), drawn(report)
