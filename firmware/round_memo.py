"""What the box offers to a game's questions: what it remembers of the round, patience, free
memory.
"""

from engine import games
from engine.compat import free_memory
from engine.play.ledger import ABOUT_OTHERS


def _field(name):
    for memo, field in games.memos():
        if memo == name:
            return field
    raise KeyError(name)


def kept_by(store, number, name):
    """Return what is kept under `name` for the game `number`, None where it is none of that game or
    whoever wrote it was another program.
    """
    kept = store.get(name)
    if not isinstance(kept, dict) or kept.get("game") != number:
        return None
    return kept if "place" in kept and _field(name) in kept else None


def forget(store, number):
    """Forget what is kept for the game `number`: it may come back with another game."""
    for name, _ in games.memos():
        if kept_by(store, number, name):
            store.put(name, None)


def rename(store, number, change):
    """Let `change` put another name into what is kept for the game `number`."""
    for name, field in games.memos():
        kept = kept_by(store, number, name)
        if kept:
            kept[field] = change(kept[field])
            store.put(name, kept)


class Box:
    """The box of `app`, as a game (`Game.box`) and its screens see it.

    What is kept belongs to one round: it names the game and the place in its ledger of the event
    with which the round began (`Game.new_round`). The end of a round that is undone finds it again.
    """

    def __init__(self, app):
        self._app = app
        # The game, the length of its log, and where the round began as it stood then.
        self._seen = (None, 0)
        self._place = -1

    def _round(self):
        """Return the place in the ledger at which this round began."""
        ledger, number = self._app.session.ledger, self._app.session.number
        size = len(ledger.log)
        seen, self._seen = self._seen, (number, size)
        begins = ledger.game_class.new_round
        if seen == (number, size - 1):
            last = ledger.log[size - 1]["event"]
            if last not in ABOUT_OTHERS:
                # One more event: the rest need not be read again.
                if last in begins:
                    self._place = ledger.count - 1
                return self._place
        if seen != self._seen:
            self._place = -1
            for index, event in enumerate(ledger.events()):
                if event["event"] in begins:
                    self._place = index
        return self._place

    def kept(self, name):
        """Return what `keep` put under `name` in this round, or None."""
        kept = kept_by(self._app.store, self._app.session.number, name)
        return kept[_field(name)] if kept and kept["place"] == self._round() else None

    def keep(self, name, form):
        """Keep a small value under `name` until the round is over; a power cut does not lose it."""
        kept = {"game": self._app.session.number, "place": self._round(), _field(name): form}
        self._app.store.put(name, kept)

    def progress(self, percent):
        """Show that so much of a long search is done; return whether back was pressed."""
        busy = self._app.platform.get("busy")
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
