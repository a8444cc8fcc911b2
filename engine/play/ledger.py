"""The ledger of a game: events in, state out.

A ledger keeps nothing but its log of entries, in the order in which they were made: events, and
the entries `undo`, `redo` and `amend`, which say something about earlier ones. The state of the
game is what comes of applying the events that are in force, one after another, so undoing,
amending and restoring after a power cut are one operation: apply again.

Applying again begins at the latest copy of the game from before the first event that has changed. A
copy is made after each 16 events and the last few are kept: going back over d events applies d + 16
at most as long as there is one. All events after a changed one are applied in any case, since each
of them may have become impossible.
"""

from engine.compat import const
from engine.errors import InputError, RuleError
from engine.play.entries import Entries

ABOUT_OTHERS = ("amend", "undo", "redo")

# How many events lie between two copies.
_STEP = const(16)


class Ledger:
    """One game from its first event on.

    `game_class` is the game, `names` the players in seat order, `house` its complete house rules,
    frozen from now on, `dealer` who deals first (None: the first name), `log` the entries so far
    (see `engine.play.entries`), each of which was accepted when it was made. `copies` is how many
    copies of the game are kept: four let a board go back over 48 events, and take 1 to 4 KiB of its
    memory.

    `game` is the game as it stands, `count` the number of events in force, `last` the Effect of the
    last of them, or None.
    """

    def __init__(self, game_class, names, house=None, dealer=None, log=None, copies=4):
        self.game_class = game_class
        self.names = list(names)
        self.house = game_class.settle(None) if house is None else dict(house)
        self.first_dealer = dealer
        self.log = log if log is not None else []
        self._entries = Entries(self.log)
        # The (number of events, place in the log after them, game), the oldest first.
        self._copies = []
        self._most_copies = copies
        self._take(self._replayed(0))

    def _new_game(self):
        return self.game_class(self.names, self.house, self.first_dealer)

    def events(self):
        """Yield the events in force, in order, each in its amended form."""
        for _, event in self._entries.events():
            yield event

    def history(self):
        """Yield (index, event, effect, game) for each event in force, applied from the start.

        `game` is the running game just after the event; it changes with each step.
        """
        game = self._new_game()
        for index, event in enumerate(self.events()):
            yield index, event, game.apply(event), game

    # -- applying again ----------------------------------------------------------------------

    def _before(self, index):
        """Return (number of events, place in the log after them, game) of the last copy before
        event `index`.
        """
        count, place, game = 0, 0, None
        for copy in self._copies:
            if copy[0] <= index:
                count, place, game = copy
        return count, place, game.copy() if game else self._new_game()

    def _replayed(self, first, amended=None, to=None):
        """Apply the events in force anew, where those before event `first` are as they were.

        Returns (game, count, last effect, copies, effect of the amended event). `amended` is the
        index of an event that is taken as `to`. Raises RuleError or InputError for that one, and
        RuleError where a later one has become impossible; nothing changes.
        """
        index, place, game = self._before(first)
        copies = [copy for copy in self._copies if copy[0] <= index]
        last = changed = None
        for at, event in self._entries.events(index, place):
            if index == amended:
                event = to
            try:
                last = game.apply(event)
            except (RuleError, InputError) as error:
                if amended is None or index == amended:
                    raise
                rule = error.rule if isinstance(error, RuleError) else None
                reason = {"n": index + 1, "why": (error.key, error.facts)}
                raise RuleError(rule, "all.later_impossible", **reason)
            if index == amended:
                changed = last
            index += 1
            copies = self._with_copy(copies, index, at + 1, game)
        return game, index, last, copies, changed

    def _with_copy(self, copies, count, place, game):
        """Return the copies to be kept after `count` events, with one of the game where it is
        due.
        """
        if count % _STEP:
            return copies
        return (copies + [(count, place, game.copy())])[-self._most_copies :]

    def _take(self, replayed):
        self.game, self.count, self.last, self._copies, _ = replayed

    def _go_on(self, game, effect):
        """Take the game that comes of one more event, the last entry of the log."""
        self.game, self.last = game, effect
        self.count += 1
        self._copies = self._with_copy(self._copies, self.count, len(self.log), game)

    # -- entries -----------------------------------------------------------------------------

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
        if not self.can_undo():
            raise RuleError(None, "all.nothing_to_undo")

    def check_redo(self):
        """Raise RuleError where nothing was taken back just now."""
        if not self.can_redo():
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
        """Let an event happen whose `effect` and `game` are those of `preview`; nothing came in
        between.

        The entry is in the log before the state moves.
        """
        self._entries.append(entry)
        self._go_on(game, effect)

    def add(self, entry):
        """Let one entry happen and return its Effect (for undo, redo and amend that of the last
        event).

        Raises RuleError or InputError where it is refused; then nothing has changed. The entry is
        in the log before the state moves.
        """
        kind = entry.get("event") if isinstance(entry, dict) else None
        if kind == "amend":
            self._check_amend(entry)
            after = self._replayed(entry["index"], entry["index"], entry["to"])
            self._entries.append(entry)
            self._take(after)
        elif kind in ABOUT_OTHERS:
            self.check(entry)
            about = self._entries.to_undo() if kind == "undo" else self._entries.to_redo()
            if self._entries.kind(about) == "amend":
                first = self.log[about]["index"]  # pyright: ignore[reportCallIssue, reportArgumentType]
            else:
                # From the event on that will be the last one.
                first = self.count - (2 if kind == "undo" else 1)
            self._entries.append(entry)
            self._take(self._replayed(first))
        else:
            effect = self.game.plan(entry)
            self._entries.append(entry)
            self.game.carry_out(entry, effect)
            self._go_on(self.game, effect)
        return self.last

    # -- looking ahead and back --------------------------------------------------------------

    def preview(self, entry):
        """Return (effect, game): what `entry`, an event or an amend, would do; nothing changes.

        `game` is the game as it would stand then. Raises as `add` does.
        """
        if entry.get("event") == "amend":
            self._check_amend(entry)
            after = self._replayed(entry["index"], entry["index"], entry["to"])
            return after[4], after[0]
        twin = self.game.copy()
        return twin.apply(entry), twin

    def undone(self):
        """Return what `undo` would take back as (what, index, event, effect), or None.

        `what` is "event" or "amend"; for an amend, index and event are those of the event that goes
        back to its earlier form, with the effect that it has now.
        """
        at = self._entries.to_undo()
        if at is None:
            return None
        entry = self.log[at]
        if entry["event"] != "amend":
            return "event", self.count - 1, entry, self.last
        event, effect = self.find(entry["index"])
        return "amend", entry["index"], event, effect

    def redone(self):
        """Return what `redo` would bring back, as `undone` does."""
        at = self._entries.to_redo()
        if at is None:
            return None
        entry = self.log[at]
        if entry["event"] != "amend":
            return "event", self.count, entry, self.preview(entry)[0]
        effect = self.game_before(entry["index"]).apply(entry["to"])
        return "amend", entry["index"], entry["to"], effect

    def find(self, wanted):
        """Return (event, effect) of event `wanted` of those in force; raises IndexError."""
        index, place, game = self._before(wanted)
        for _, event in self._entries.events(index, place):
            effect = game.apply(event)
            if index == wanted:
                return event, effect
            index += 1
        raise IndexError(wanted)

    def game_before(self, wanted):
        """Return the game as it stood before event `wanted` of those in force."""
        index, place, game = self._before(wanted)
        for _, event in self._entries.events(index, place):
            if index == wanted:
                break
            game.apply(event)
            index += 1
        return game

    def can_undo(self):
        """Tell whether there is something to take back."""
        return self._entries.to_undo() is not None

    def can_redo(self):
        """Tell whether there is something to bring back."""
        return self._entries.to_redo() is not None
