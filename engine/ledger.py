"""The ledger of a game: events in, state out.

A ledger keeps nothing but its log of entries, in the order in which they were made: events, and
the entries `undo`, `redo` and `amend`, which say something about earlier ones. The state of the
game is what comes of applying the events that are in force, one after another, so undoing,
amending and restoring after a power cut are one operation: apply again.

What applies events comes in two forms: at once, such as `add`, and step by step, such as `adding`, a
generator that yields where memory may be tidied, at least after each event, and returns the same.

The log may be any object with `append(entry)`, `__len__` and `__getitem__`: a list, or a journal
on flash, which also has `kind(at)`: "undo", "redo", "amend" or something else. In memory the ledger holds one bit for each entry and a number for each amended event.
"""

from engine.compat import finish
from engine.errors import InputError, RuleError

ABOUT_OTHERS = ("amend", "undo", "redo")


class Ledger:
    """One game from its first event on.

    `game_class` is the game, `names` the players in seat order, `house` its complete house rules,
    frozen from now on, `dealer` who deals first (None: the first name), `log` the entries so far.
    Where it is not opened at once, `opening()` does it step by step, before anything else.
    """

    def __init__(self, game_class, names, house=None, dealer=None, log=None, at_once=True):
        self.game_class = game_class
        self.names = list(names)
        self.house = game_class.settle(None) if house is None else dict(house)
        self.first_dealer = dealer
        self.log = log if log is not None else []
        # Bit i of `_live`: entry i of the log is in force (not undone, no undo or redo itself).
        self._live = bytearray()
        # What `redo` brings back: entries taken back by `undo`, the latest last.
        self._undone = []
        self.count = 0
        self.game = self._new_game()
        self.last = None
        if at_once:
            finish(self.opening())

    # -- which entries are in force (paged) --------------------------------------------------

    def _new_game(self):
        return self.game_class(self.names, self.house, self.first_dealer)

    def _is_live(self, at):
        return self._live[at >> 3] >> (at & 7) & 1

    def _set_live(self, at, live):
        while len(self._live) <= at >> 3:
            self._live.append(0)
        if live:
            self._live[at >> 3] |= 1 << (at & 7)
        else:
            self._live[at >> 3] &= 0xFF ^ (1 << (at & 7))

    def _last_live(self):
        for at in range(len(self._live) * 8 - 1, -1, -1):
            if self._is_live(at):
                return at
        return None

    def opening(self):
        """Read the log from its beginning and apply what is in force: a generator."""
        for at in range(len(self.log)):
            self._mark(at, self._kind(at))
        yield
        yield from self._replaying()

    def _kind(self, at):
        """Return the kind of entry `at`; a journal tells it without reading the entry."""
        if hasattr(self.log, "kind"):
            return self.log.kind(at)  # pyright: ignore[reportAttributeAccessIssue]
        return self.log[at]["event"]

    def _mark(self, at, kind):
        """Bring `_live` and `_undone` up to date with entry `at`, of the kind given."""
        if kind == "undo":
            taken = self._last_live()
            self._set_live(taken, False)
            self._undone.append(taken)
        elif kind == "redo":
            self._set_live(self._undone.pop(), True)
        else:
            self._set_live(at, True)
            self._undone = []
        self._set_live(at, kind not in ("undo", "redo"))

    def events(self):
        """Yield the events in force, in order, each in its amended form."""
        amended = {}
        for at in range(len(self.log)):
            if self._is_live(at) and self._kind(at) == "amend":
                amended[self.log[at]["index"]] = at
        index = 0
        for at in range(len(self.log)):
            if self._is_live(at) and self._kind(at) != "amend":
                yield self.log[amended[index]]["to"] if index in amended else self.log[at]
                index += 1

    def history(self):
        """Yield (index, event, effect, game) for each event in force, applied from the start.

        `game` is the running game just after the event; it changes with each step.
        """
        for one in self.telling():
            if one:
                yield one

    def telling(self):
        """Yield what `history` does, and None in between, where memory may be tidied."""
        game = self._new_game()
        yield
        for index, event in enumerate(self.events()):
            yield
            effect = yield from game.applying(event)
            yield index, event, effect, game

    def _replaying(self, replaced=None, by=None):
        """Apply all events in force anew, with event `replaced` taken as `by`: a generator.

        Raises RuleError where an event has become impossible; then nothing has changed.
        """
        game = self._new_game()
        yield
        last = None
        index = 0  # noqa: SIM113 - it is also how many events there were
        for event in self.events():
            if index == replaced:
                event = by
            yield
            try:
                last = yield from game.applying(event)
            except RuleError as error:
                if replaced is None or index == replaced:
                    raise
                reason = {"n": index + 1, "why": (error.key, error.facts)}
                raise RuleError(error.rule, "all.later_impossible", **reason)
            except InputError as error:
                if replaced is None or index == replaced:
                    raise
                reason = {"n": index + 1, "why": (error.key, error.facts)}
                raise RuleError(None, "all.later_impossible", **reason)
            index += 1
            yield
        self.game = game
        self.last = last
        self.count = index

    # -- entries (paged) ---------------------------------------------------------------------

    def check(self, entry):
        """Raise RuleError or InputError where `entry` would be refused; nothing changes."""
        kind = entry.get("event") if isinstance(entry, dict) else None
        if kind == "undo":
            self._check_plain(entry, ())
            self.check_undo()
        elif kind == "redo":
            self._check_plain(entry, ())
            self.check_redo()
        elif kind == "amend":
            self.preview(entry)
        else:
            self.game.check(entry)

    def check_undo(self):
        """Raise RuleError where there is nothing to take back."""
        if self._last_live() is None:
            raise RuleError(None, "all.nothing_to_undo")

    def check_redo(self):
        """Raise RuleError where nothing was taken back just now."""
        if not self._undone:
            raise RuleError(None, "all.nothing_to_redo")

    def _check_plain(self, entry, fields):
        for field in fields:
            if field not in entry:
                raise InputError("events", "all.event_missing", event=entry["event"], field=field)
        for field in entry:
            if field != "event" and field not in fields:
                raise InputError(
                    "events", "all.event_unknown_field", event=entry["event"], field=field
                )

    def _check_amend(self, entry):
        self._check_plain(entry, ("index", "to"))
        index, to = entry["index"], entry["to"]
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < self.count:
            raise InputError("events", "all.amend_index", n=self.count)
        if not isinstance(to, dict) or to.get("event") in ABOUT_OTHERS:
            raise InputError("events", "all.amend_to")

    def accept(self, entry, effect, game):
        """Let an event happen whose `effect` and `game` are those of `preview`; nothing came in between.

        The entry is in the log before the state moves.
        """
        self._keep(entry)
        self.game, self.last = game, effect
        self.count += 1

    def add(self, entry):
        """Let one entry happen and return its Effect (for undo, redo and amend that of the last event).

        Raises RuleError or InputError where it is refused; then nothing has changed. The entry is
        in the log before the state moves.
        """
        return finish(self.adding(entry))

    def adding(self, entry):
        """Do what `add` does: a generator."""
        kind = entry.get("event") if isinstance(entry, dict) else None
        if kind not in ABOUT_OTHERS:
            self.game.check(entry)
            yield
            self._keep(entry)
            yield
            self.last = yield from self.game.applying(entry)
            self.count += 1
            return self.last
        if kind == "amend":
            self._check_amend(entry)
            before = (self.game, self.last, self.count)
            yield from self._replaying(entry["index"], entry["to"])
            try:
                self._keep(entry)
            except OSError:
                self.game, self.last, self.count = before
                raise
            return self.last
        self.check(entry)
        yield
        self._keep(entry)
        yield
        yield from self._replaying()
        return self.last

    def _keep(self, entry):
        self.log.append(entry)
        self._mark(len(self.log) - 1, entry["event"])

    # -- looking ahead and back (paged) ------------------------------------------------------

    def preview(self, entry):
        """Return (effect, game): what `entry`, an event or an amend, would do; nothing changes.

        `game` is the game as it would stand then. Raises as `add` does.
        """
        return finish(self.previewing(entry))

    def previewing(self, entry):
        """Do what `preview` does: a generator."""
        before = (self.game, self.last, self.count)
        if entry.get("event") == "amend":
            self._check_amend(entry)
            try:
                yield from self._replaying(entry["index"], entry["to"])
                after = self.game
            finally:
                self.game, self.last, self.count = before
            game = yield from self.going_before(entry["index"])
            effect = yield from game.applying(entry["to"])
            return effect, after
        twin = self._new_game()
        yield
        twin.restore(self.game.snapshot())
        yield
        effect = yield from twin.applying(entry)
        return effect, twin

    def undone(self):
        """Find what `undo` would take back: a generator that returns (what, index, event, effect), or None.

        `what` is "event" or "amend"; for an amend, index and event are those of the event that goes
        back to its earlier form, with the effect that it has now.
        """
        at = self._last_live()
        if at is None:
            return None
        yield
        entry = self.log[at]
        yield
        if entry["event"] == "amend":
            what, wanted = "amend", entry["index"]
        else:
            what, wanted = "event", self.count - 1
        event, effect = yield from self.finding(wanted)
        return what, wanted, event, effect

    def finding(self, wanted):
        """Find event `wanted` of those in force: a generator that returns (event, effect)."""
        for one in self.telling():
            if one and one[0] == wanted:
                return one[1], one[2]
            yield
        raise IndexError(wanted)

    def going_before(self, wanted):
        """Return the game as it stood before event `wanted` of those in force: a generator."""
        game = self._new_game()
        yield
        for index, event in enumerate(self.events()):
            if index == wanted:
                break
            yield
            yield from game.applying(event)
            yield
        return game

    def redone(self):
        """Find what `redo` would bring back: a generator that returns as `undone` does."""
        if not self._undone:
            return None
        entry = self.log[self._undone[-1]]
        if entry["event"] == "amend":
            to = entry["to"]
            game = yield from self.going_before(entry["index"])
            effect = yield from game.applying(to)
            return "amend", entry["index"], to, effect
        effect, _ = yield from self.previewing(entry)
        return "event", self.count, entry, effect

    def can_undo(self):
        """Tell whether there is something to take back."""
        return self._last_live() is not None

    def can_redo(self):
        """Tell whether there is something to bring back."""
        return bool(self._undone)
