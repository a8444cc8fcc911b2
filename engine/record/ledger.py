"""The ledger of a game: events in, state out.

A ledger stores nothing but its log of entries, in the order they were made: events, and the entries
`undo`, `redo` and `amend`, which refer to earlier ones. The state of the game results from applying
the events in force one after another. So undoing, amending and restoring after a power cut are one
operation: apply again.

Applying again starts from the latest copy of the game made before the first changed event. A copy
is made after every 16 events, and the last few are retained. As long as one of them is old enough,
going back over d events applies at most d + 16. All events after an amended one are applied,
because any of them may have become impossible, until the game is as it was there before.
"""

from ..compat import TYPE_CHECKING, const, is_count, is_object
from ..errors import InputError, RuleError
from .entries import Change, Entries, check_fields

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..game.effect import Effect
    from ..game.game import Game
    from ..types import Event, House, Log, Message

    # A copy of a game: (number of events, place in the log after them, game).
    Copy = tuple[int, int, Game]
    # What applying again returns.
    Replayed = tuple[Game, int, Effect | None, list[Copy], Effect | None]

ABOUT_OTHERS = ("amend", "undo", "redo")

# The number of events between two copies.
_STEP = const(16)
# The work of applying an event with hands, which are counted, in events without.
_HANDS = const(20)


class Ledger:
    """One game from its first event on.

    `game_class` is the class of the game, `names` are the players in seat order, `house` its
    complete house rules, fixed from now on, and `dealer` the first dealer (None: the first name).
    `log` holds the entries so far (see `engine.record.entries`), all accepted when they were made.
    `copies` is the number of copies of the game to retain, at least 1: with four, a board can go
    back 47 events, at 1 to 4 KiB of memory. Raises InputError where `names` cannot play.

    `game` is the current state, `count` the number of events in force and `last` the Effect of the
    last one, or None. `again` is how many events were applied again so far; one with hands, which
    are counted each time, is as much work as 20.
    """

    def __init__(
        self,
        game_class: "type[Game]",
        names: list[str],
        house: "House | None" = None,
        dealer: str | None = None,
        log: "Log | None" = None,
        copies: int = 4,
    ) -> None:
        # Once for all the games that are made from here.
        game_class.check_names(names)
        self.game_class = game_class
        self.names = list(names)
        self.house = game_class.with_defaults(None) if house is None else dict(house)
        game_class.check_start(names, self.house)
        self.first_dealer = dealer
        self.log: Log = log if log is not None else []
        self._entries = Entries(self.log)
        # (number of events, place in the log after them, game) of each copy, the oldest first.
        self._copies: list[Copy] = []
        self._max_copies = copies
        self.again = 0
        self._take(self._replayed(0))

    def __repr__(self) -> str:
        return "<Ledger of %r, events: %d>" % (self.game, self.count)

    def _new_game(self) -> "Game":
        return self.game_class(self.names, self.house, self.first_dealer)

    def events(self) -> "Iterator[Event]":
        """Yield the events in force, in order, each in its amended form."""
        for _, event in self._entries.events():
            yield event

    def last_of(self, kinds: "Sequence[str]") -> int:
        """Return the index of the last event in force that is one of `kinds`, or -1."""
        return self._entries.last_of(kinds)

    def history(self, first: int = 0) -> "Iterator[tuple[int, Event, Effect, Game]]":
        """Yield (index, event, effect, game) for each event in force from `first` on.

        `game` is the running game just after the event; it changes with each step.
        """
        index, place, game = self._before(first)
        for _, event in self._entries.events(index, place):
            effect = game.apply(event)
            if index >= first:
                yield index, event, effect, game
            index += 1

    # -- applying again ----------------------------------------------------------------------

    def _before(self, index: int) -> "tuple[int, int, Game]":
        """Return (number of events, place in the log, game) of the last copy before `index`."""
        count, place, game = 0, 0, None
        for copy in self._copies:
            if copy[0] <= index:
                count, place, game = copy
        return count, place, game.copy() if game else self._new_game()

    def _replayed(
        self,
        first: int,
        amended: int | None = None,
        to: "Event | None" = None,
        ends_at: int | None = None,
    ) -> "Replayed":
        """Apply the events in force again; those before event `first` are unchanged.

        Returns (game, count, last effect, copies, effect of the amended event). `amended` is the
        index of an event to replace with `to`. Raises RuleError or InputError for that event, and
        RuleError if a later one has become impossible; nothing changes. An amend that is
        taken back or restored (`to` is None) leads to what was there before. Event `ends_at`, if
        given, must end the game, and those after it are not applied.
        """
        index, place, game = self._before(first)
        copies = [copy for copy in self._copies if copy[0] <= index]
        # More copies are to come than are retained: those up to here would be dropped again.
        first_kept = self._entries.count - _STEP * self._max_copies
        last = changed = None
        self.again += 1
        for at, event in self._entries.events(index, place):
            try:
                if to is not None and index == amended:
                    event = to
                last = game.apply(event)
            except (RuleError, InputError) as error:
                if amended is None or index == amended:
                    if to is not None and isinstance(error, InputError):
                        error.field = "to." + error.field
                    raise
                raise self._later_impossible(index, error)
            self.again += _HANDS if "hands" in event else 1
            if index == amended:
                changed = last
            index += 1
            if index > first_kept:
                copies = self._with_copy(copies, index, at + 1, game)
            if ends_at is not None:
                if index <= ends_at:
                    continue
                if not game.over:
                    raise RuleError(None, "all.amend_goes_on")
                break
            if amended is not None and amended < index < self.count and index % _STEP == 0:
                # What was set aside is no rest to go on with, and comes back without one.
                rest = self._rest(index, game) if self.count == self._entries.count else []
                if rest:
                    # As before from here on: what follows has not changed.
                    copies = [copy for copy in copies if copy[0] < index] + rest
                    copies = copies[-self._max_copies :]
                    return self.game, self.count, self.last, copies, changed
        return game, index, last, copies, changed

    def _rest(self, count: int, game: "Game") -> "list[Copy]":
        """Return the copies from the one after `count` events on, if that is equal to `game`."""
        for at in range(len(self._copies)):
            if self._copies[at][0] == count and self._copies[at][2].is_like(game):
                return self._copies[at:]
        return []

    def _later_impossible(self, index: int, error: "RuleError | InputError") -> RuleError:
        """Return the refusal of an amend with which event `index` of those in force is impossible.

        It names that event as the history does: by its round or, outside the rounds, by its story.
        """
        event, effect = self.find(index)
        name: Message = (self.game.key_of("name_", event["event"]), {})
        what, key = name, "all.later_impossible"
        if not effect.number:
            key = "all.later_entry_impossible"
            what = self.game.story(event, effect) or name
        rule = error.rule if isinstance(error, RuleError) else None
        why = (error.key, error.facts)
        return RuleError(rule, key, what=what, n=effect.number, why=why)

    def _with_copy(
        self, copies: "list[Copy]", count: int, place: int, game: "Game"
    ) -> "list[Copy]":
        """Return the copies to retain after `count` events, with a new one if it is due."""
        if count % _STEP:
            return copies
        return (copies + [(count, place, game.copy())])[-self._max_copies :]

    def _take(self, replayed: "Replayed") -> None:
        self.game, self.count, self.last, self._copies, _ = replayed

    def _go_on(self, game: "Game", effect: "Effect") -> None:
        """Continue with the game that results from one more event, the last entry of the log."""
        self.game, self.last = game, effect
        self.count += 1
        self._copies = self._with_copy(self._copies, self.count, len(self.log), game)

    # -- entries -----------------------------------------------------------------------------

    def check(self, entry: "Event") -> None:
        """Raise RuleError or InputError if `entry` would be refused; nothing changes."""
        kind = entry.get("event") if is_object(entry) else None
        if kind == "undo":
            check_fields(entry, ())
            self.check_undo()
        elif kind == "redo":
            check_fields(entry, ())
            self.check_redo()
        elif kind == "amend":
            self.preview(entry)
        else:
            self.game.plan(entry)

    def check_undo(self) -> None:
        """Raise RuleError if there is nothing to take back."""
        if not self.can_undo():
            raise RuleError(None, "all.nothing_to_undo")

    def check_redo(self) -> None:
        """Raise RuleError if there is nothing to restore."""
        if not self.can_redo():
            raise RuleError(None, "all.nothing_to_redo")

    def _check_amend(self, entry: "Event") -> None:
        check_fields(entry, ("index", "to"), ("last",))
        index, to = entry["index"], entry["to"]
        if not is_count(index) or index >= self.count:
            raise InputError("index", "all.amend_index", n=self.count)
        last = entry.get("last", index)
        if not is_count(last) or not index <= last < self.count:
            raise InputError("last", "all.amend_last", first=index, last=self.count - 1)
        if not is_object(to) or to.get("event") in ABOUT_OTHERS:
            raise InputError("to", "all.amend_to")

    def accept(self, entry: "Event", effect: "Effect", game: "Game") -> None:
        """Apply an event whose `effect` and `game` were returned by `preview` just before.

        The entry is in the log before the state changes.
        """
        self._entries.append(entry)
        self._go_on(game, effect)

    def add(self, entry: "Event") -> "Effect | None":
        """Apply one entry and return its Effect; for undo, redo, amend that of the last event.

        Raises RuleError or InputError if the entry is refused; then nothing has changed. The entry
        is in the log before the state changes.
        """
        kind = entry.get("event") if is_object(entry) else None
        if kind == "amend":
            self._check_amend(entry)
            after = self._replayed(entry["index"], entry["index"], entry["to"], entry.get("last"))
            self._entries.append(entry)
            self._take(after)
        elif kind in ABOUT_OTHERS:
            self.check(entry)
            about = self._entries.to_undo() if kind == "undo" else self._entries.to_redo()
            assert about is not None
            amended = None
            if self._entries.kind(about) == "amend":
                first = amended = self.log[about]["index"]
            else:
                # The event that becomes the last one.
                first = self.count - (2 if kind == "undo" else 1)
            self._entries.append(entry)
            self._take(self._replayed(first, amended))
        else:
            effect = self.game.plan(entry)
            self._entries.append(entry)
            self.game.carry_out(entry, effect)
            self._go_on(self.game, effect)
        return self.last

    # -- looking ahead and back --------------------------------------------------------------

    def preview(self, entry: "Event") -> "tuple[Effect, Game]":
        """Return (effect, game) that `entry`, an event or an amend, would lead to; nothing changes.

        `game` is the game as it would then be. Raises the same errors as `add`.
        """
        if entry.get("event") == "amend":
            self._check_amend(entry)
            index = entry["index"]
            game, _, _, _, effect = self._replayed(index, index, entry["to"], entry.get("last"))
            assert effect is not None
            return effect, game
        copy = self.game.copy()
        effect = copy.plan(entry)
        copy.carry_out(entry, effect)
        return effect, copy

    def ends_at(self, entry: "Event") -> int | None:
        """Return the index of the event with which an amend would end the game earlier, or None.

        It is what the amend may have as its `last`: the amended event, or a later one that ends the
        game because of it. None, too, where nothing comes after that.
        """
        wanted = entry["index"]
        index, place, game = self._before(wanted)
        try:
            for _, event in self._entries.events(index, place):
                game.apply(entry["to"] if index == wanted else event)
                index += 1
                if game.over and index > wanted:
                    return index - 1 if index < self.count else None
        except (RuleError, InputError):
            # It becomes impossible before the game is over.
            pass
        return None

    def to_undo(self) -> "Change | None":
        """Return the Change that `undo` would take back, or None.

        For an amend, it is the event in its present form, the one that an undo would change back.
        """
        at = self._entries.to_undo()
        if at is None:
            return None
        entry = self.log[at]
        if entry["event"] != "amend":
            return Change("event", self.count - 1, entry, self.last)
        event, effect = self.find(entry["index"])
        return Change("amend", entry["index"], event, effect)

    def to_redo(self) -> "Change | None":
        """Return the Change that `redo` would restore, or None."""
        at = self._entries.to_redo()
        if at is None:
            return None
        entry = self.log[at]
        if entry["event"] != "amend":
            return Change("event", self.count, entry, self.game.copy().apply(entry))
        effect = self.game_before(entry["index"]).apply(entry["to"])
        return Change("amend", entry["index"], entry["to"], effect)

    def game_after(self, kind: str) -> "Game":
        """Return the game as it would be after an undo or redo (`kind`) that concerns an amend."""
        at = self._entries.to_undo() if kind == "undo" else self._entries.to_redo()
        assert at is not None
        wanted = self.log[at]["index"]
        if kind == "undo":
            form = self._entries.former(wanted, self.place(wanted))
        else:
            form = self.log[at]["to"]
        index, place, game = self._before(wanted)
        for _, event in self._entries.events(index, place):
            game.apply(form if index == wanted else event)
            if kind == "redo" and index == self.log[at].get("last"):
                return game
            index += 1
        for event in self._entries.set_aside(at) if kind == "undo" else ():
            game.apply(event)
        return game

    def find(self, wanted: int) -> "tuple[Event, Effect]":
        """Return (event, effect) of event `wanted` in force; raise IndexError if there is none."""
        index, place, game = self._before(wanted)
        for _, event in self._entries.events(index, place):
            effect = game.apply(event)
            if index == wanted:
                return event, effect
            index += 1
        raise IndexError(wanted)

    def place(self, wanted: int) -> int:
        """Return the place of event `wanted` in the log; raise IndexError if there is none.

        It is the place of the event's first form, of those in force.
        """
        index, place, _ = self._before(wanted)
        for at, _ in self._entries.events(index, place):
            if index == wanted:
                return at
            index += 1
        raise IndexError(wanted)

    def is_amended(self, index: int) -> bool:
        """Return whether event `index` of those in force was amended, and that is in force."""
        return self._entries.is_amended(index)

    def game_before(self, wanted: int) -> "Game":
        """Return the game as it was before event `wanted` of those in force."""
        index, place, game = self._before(wanted)
        for _, event in self._entries.events(index, place):
            if index == wanted:
                break
            game.apply(event)
            index += 1
        return game

    def can_undo(self) -> bool:
        """Return whether there is something to take back."""
        return self._entries.to_undo() is not None

    def can_redo(self) -> bool:
        """Return whether there is something to restore."""
        return self._entries.to_redo() is not None
