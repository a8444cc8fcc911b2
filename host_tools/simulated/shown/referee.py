"""The referee on a page that is touched: all questions, in groups, to be searched.

It is the screen `book.referee` there (screens.py). It runs on CPython and in the page's
MicroPython.
"""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from firmware.screens.book import referee
from host_tools.simulated.shown.data import say_right

if TYPE_CHECKING:
    from typing import Any

    from firmware.types import Show

    Part = dict[str, Any]

# So many are asked most.
_FIRST = 5
# In which order the questions of a game follow what is judged by cards, among those asked most: by
# the moment at which they come up, as a round is played.
_LIKELY = ("turn", "meld", "knock", "score", "poker", "win", "deal")


class Referee(referee.Referee):
    """The questions in groups; where keys are pressed, the list of the box."""

    def draw(self, show: "Show") -> None:
        """Show all of them where they are touched; else the list."""
        shows: Any = show
        if self.app.keyless and hasattr(shows, "questions"):
            shows.questions(self)
        else:
            shows.list(self)

    def told(self) -> "Part":
        """Return them as data.

        Each of the `rows` is [what is asked, the number of the rule that answers it or "", the
        group or "" for those that cards answer, what is to be agreed or "", the question in short
        or ""]; `first` has the places of those that are asked most, `book` that of the rulebook. A
        tap takes one by its place.
        """
        listed = self.listed
        rows: list[list[str]] = []
        likely: list[list[Any]] = []
        book = -1
        for at, (label, mark) in enumerate([listed[at] for at in range(len(listed))]):
            one = listed.question(at)
            if one is None:
                rows.append([say(label), "", "", "", ""])
                if label == ("ui.rulebook", {}):
                    book = at
                else:
                    likely.append([0, at])
                continue
            group = say(("rulebook.topic_" + one.moment, {}))
            agreed = say_right(mark) if mark else ""
            rows.append([say(one.asked()), one.rule, group, agreed, say(label)])
            # Those of this game come before those of every game.
            own = 1 if one.rule.startswith(self.prefix) else 2
            if one.moment in _LIKELY:
                likely.append([own, _LIKELY.index(one.moment), at])
        first = [one[-1] for one in sorted(likely)][:_FIRST]
        return {"rows": rows, "first": first, "book": book}


SCREEN = Referee
