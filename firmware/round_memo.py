"""What the box offers to a game's questions: what it remembers of the round, patience, free
memory.
"""

from engine.compat import free_memory

# The events with which a round is over, so that what was remembered of it no longer counts.
_ENDS = ("round", "hand", "void")


class Box:
    """The box of `app`, as a game (`Game.box`) and its screens see it.

    What is kept belongs to one round: it names the game and the place in its ledger of the event
    that ended the round before. The end of a round that is undone finds it again.
    """

    def __init__(self, app):
        self._app = app
        self._place = None

    def _round(self):
        """Return the place in the ledger at which this round began."""
        ledger = self._app.ledger
        if self._place is None or self._place[0] != len(ledger.log):
            place = -1
            for index, event in enumerate(ledger.events()):
                if event["event"] in _ENDS:
                    place = index
            self._place = (len(ledger.log), place)
        return self._place[1]

    def kept(self, name):
        """Return what `keep` put under `name` in this round, or None."""
        kept = self._app.store.get(name)
        if kept and kept["game"] == self._app.number and kept["place"] == self._round():
            return kept["form"]
        return None

    def keep(self, name, form):
        """Keep a small value under `name` until the round is over; a power cut does not lose it."""
        self._app.store.put(name, {"game": self._app.number, "place": self._round(), "form": form})

    def progress(self, percent):
        """Show that so much of a long search is done; return whether back was pressed."""
        busy = self._app.settings.get("busy")
        return busy(lambda: self._draw(percent)) if busy else False

    def _draw(self, percent):
        ui = self._app.ui
        ui.display.clear()
        ui.bar(("busy.searching", {}))
        y = ui.top + (ui.rows * 8 - 8) // 2
        ui.display.frame(2, y, ui.width - 4, 8)
        ui.display.fill(4, y + 2, (ui.width - 8) * percent // 100, 4, 1)
        ui.hints(("back", "busy.stop"))

    def room(self):
        """Return how many bytes of memory are free for a search, None where there are plenty."""
        return free_memory()
