"""The box as a game sees it: what is saved for the round, the progress of a search, free memory."""

from engine import games
from engine.compat import TYPE_CHECKING, free_memory, is_object

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.storage.store import Store
    from firmware.types import App


# The field with what was saved for another round, which an undo may lead back to.
_OTHER = "other"


def _field(name: str) -> str:
    for memo, field in games.memos():
        if memo == name:
            return field
    raise KeyError(name)


def kept_by(store: "Store", number: int, name: str) -> "dict[str, Any] | None":
    """Return what is saved under `name` for the game `number`.

    None if it belongs to another game, or if another program wrote it.
    """
    kept: Any = store.get(name)
    if not is_object(kept) or kept.get("game") != number:
        return None
    if "place" not in kept or _field(name) not in kept:
        return None
    other: Any = kept.get(_OTHER)
    if not (is_object(other) and "place" in other and _field(name) in other):
        kept.pop(_OTHER, None)
    return kept


def forget(store: "Store", number: int) -> None:
    """Delete what is saved for the game `number`, which another game may get."""
    for name, _ in games.memos():
        if kept_by(store, number, name):
            store.put(name, None)


def has_any(store: "Store", number: int) -> bool:
    """Return whether anything is saved for the game `number`; what is empty is nothing."""
    for name, field in games.memos():
        kept = kept_by(store, number, name)
        if kept and kept[field]:
            return True
    return False


def rename(store: "Store", number: int, change: "Callable[[str, Any], Any]") -> None:
    """Replace a name in what is saved for the game `number`, by calling `change`."""
    for name, field in games.memos():
        kept = kept_by(store, number, name)
        if kept:
            kept[field] = change(name, kept[field])
            other = kept.get(_OTHER)
            if other:
                other[field] = change(name, other[field])
            store.put(name, kept)


class Box:
    """The box of `app`, as a game (`Game.box`) and its screens see it.

    What is saved belongs to one round: to a game, and to the event in its ledger with which the
    round began (`Kind.new_round`). If the end of a round is undone, it is there again.
    """

    def __init__(self, app: "App"):
        self._app = app

    def _round(self) -> int:
        """Return the place in the ledger where this round began, -1 for the first."""
        ledger = self._app.open_game.ledger
        game = ledger.game_class
        begins = [kind.name for kind in game.events + game.shared.event_types if kind.new_round]
        return ledger.last_of(begins) if begins else -1

    def kept(self, name: str) -> "Any":
        """Return what `keep` saved under `name` in this round, or None."""
        open_game = self._app.session.open_game
        kept = kept_by(self._app.store, open_game.number, name) if open_game else None
        place = self._round() if kept else -1
        while kept:
            if self._is_of(kept, place):
                return kept[_field(name)]
            kept = kept.get(_OTHER)
        return None

    def keep(self, name: str, form: object) -> None:
        """Save a small value under `name` until the round is over; it survives a power cut.

        What was saved last in another round stays beside it: the end of a round may be undone, and
        made again, whether the next one was touched or not.
        """
        store, number = self._app.store, self._app.open_game.number
        place = self._round()
        new = {"game": number, "place": place, "log": self._log_place(place), _field(name): form}
        old = kept_by(store, number, name)
        other = old
        if old and self._is_of(old, place):
            other = old.get(_OTHER)
        if other:
            other.pop(_OTHER, None)
            if other["place"] > place:
                # Play goes on in the round before: another end of it begins another round.
                other["sure"] = True
            new[_OTHER] = other
        store.put(name, new)

    def _is_of(self, kept: "dict[str, Any]", place: int) -> bool:
        """Return whether `kept` was saved in the round that began at `place`."""
        if kept["place"] != place:
            return False
        return not kept.get("sure") or kept.get("log") == self._log_place(place)

    def _log_place(self, place: int) -> int:
        """Return where the event is in the log with which a round began, or -1."""
        return -1 if place < 0 else self._app.open_game.ledger.place(place)

    def progress(self, percent: int) -> object:
        """Show how many percent of a long search are done; return whether back was pressed."""
        busy = self._app.platform.get("busy")
        return busy(lambda: self._draw(percent)) if busy else False

    def _draw(self, percent: int) -> None:
        ui = self._app.ui
        ui.display.clear()
        ui.bar(("busy.searching", {}))
        y = ui.top + (ui.rows * 8 - 8) // 2
        ui.display.frame(2, y, ui.width - 4, 8)
        ui.display.fill(4, y + 2, (ui.width - 8) * percent // 100, 4, 1)
        ui.hints(("back", ("busy.stop", {})))

    def room(self) -> int | None:
        """Return the bytes of memory that are free for a search, or None if memory is plentiful."""
        return free_memory()
