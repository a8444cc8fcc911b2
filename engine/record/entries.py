"""Which entries of a game's log are in force: undo takes one back, redo restores, amend replaces.

The log may be any object with `append(entry)`, `__len__` and `__getitem__`: a list, or a journal in
flash that also has `kind(at)`, which returns "undo", "redo", "amend" or something else.
"""

from collections import namedtuple

from ..compat import TYPE_CHECKING, is_count
from ..errors import InputError, RuleError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import NamedTuple

    from ..game.effect import Effect
    from ..types import Event, Log

    class Change(NamedTuple):
        """What `undo` takes back or `redo` restores: an "event", or an "amend" of one.

        `at`, `event` and `effect` are its index, the event and its effect: for `undo` as it is now,
        for `redo` as it would be.
        """

        what: str
        at: int
        event: Event
        effect: Effect | None

else:
    # MicroPython has the plain form only.
    Change = namedtuple("Change", ("what", "at", "event", "effect"))


def check_fields(entry: "Event", fields: tuple[str, ...], may: tuple[str, ...] = ()) -> None:
    """Raise InputError unless an entry has its `fields`, those it `may` have, and no others."""
    for field in fields:
        if field not in entry:
            raise InputError(field, "all.event_missing", event=entry["event"], field=field)
    for field in entry:
        if field != "event" and field not in fields + may:
            raise InputError(field, "all.event_unknown_field", event=entry["event"], field=field)


class Entries:
    """A log and which of its entries are in force.

    `count` is how many events are in force. Takes one bit of memory for each entry and one number
    for each amend. Raises RuleError for a log with an undo or redo that has nothing to work on, and
    InputError for an amend of an event that was not there: nobody could have entered these.
    """

    def __init__(self, log: "Log") -> None:
        self.log = log
        # A journal knows the kind of an entry without reading it.
        self._kind_of = getattr(log, "kind", None)
        # Bit i: entry i of the log is in force (not undone, and not itself an undo or redo).
        self._live = bytearray()
        # What `redo` restores: places of entries taken back by `undo`, the latest last.
        self._undone: list[int] = []
        # Index of an event -> places of its amends in force, the latest last.
        self._amends: dict[int, list[int]] = {}
        # Place of an amend in force that has a `last` event -> (places of what it has set aside,
        # amends of these events).
        self._aside: dict[int, tuple[list[int], dict[int, list[int]]]] = {}
        self.count = 0
        for at in range(len(log)):
            self._note(at, self.kind(at))

    def kind(self, at: int) -> str:
        """Return the kind of entry `at`."""
        return self._kind_of(at) if self._kind_of else self.log[at]["event"]

    def append(self, entry: "Event") -> None:
        """Append an entry to the log and apply what it says about earlier ones."""
        self.log.append(entry)
        self._note(len(self.log) - 1, entry["event"])

    def _note(self, at: int, kind: str) -> None:
        if kind == "undo":
            taken = self.to_undo()
            if taken is None:
                raise RuleError(None, "all.nothing_to_undo")
            self._set_live(taken, False)
            self._undone.append(taken)
            if self.kind(taken) == "amend":
                self._amends[self.log[taken]["index"]].pop()
                self._put_back(taken)
            else:
                self.count -= 1
        elif kind == "redo":
            if not self._undone:
                raise RuleError(None, "all.nothing_to_redo")
            restored = self._undone.pop()
            self._note_event(restored, self.kind(restored))
        else:
            if self._undone:
                self._undone = []
            self._note_event(at, kind)

    def _note_event(self, at: int, kind: str) -> None:
        """Put an event or an amend in force."""
        if kind == "amend":
            self._note_amend(at)
        else:
            self.count += 1
        self._set_live(at, True)

    def _note_amend(self, at: int) -> None:
        index = self.log[at]["index"]
        if not is_count(index) or index >= self.count:
            raise InputError("index", "all.amend_index", n=self.count)
        if index in self._amends:
            self._amends[index].append(at)
        else:
            self._amends[index] = [at]
        last = self.log[at].get("last")
        if last is not None:
            if not is_count(last) or not index <= last < self.count:
                raise InputError("last", "all.amend_last", first=index, last=self.count - 1)
            self._set_aside(at, last)

    def _set_aside(self, at: int, index: int) -> None:
        """Take out of force what comes after event `index`, for the amend at place `at`."""
        places: list[int] = []
        amends: dict[int, list[int]] = {}
        found = 0
        for place in range(at):
            if self._is_live(place) and self.kind(place) != "amend":
                if found > index:
                    places.append(place)
                found += 1
        for later in list(self._amends):
            if later > index:
                amends[later] = self._amends.pop(later)
                places += amends[later]
        for place in places:
            self._set_live(place, False)
        self.count = index + 1
        self._aside[at] = places, amends

    def _put_back(self, at: int) -> None:
        """Put in force again what the amend at place `at` had set aside, if anything."""
        if at not in self._aside:
            return
        places, amends = self._aside.pop(at)
        for place in places:
            self._set_live(place, True)
            self.count += self.kind(place) != "amend"
        self._amends.update(amends)

    def set_aside(self, at: int) -> "Iterator[Event]":
        """Yield the events that the amend at place `at` has set aside, in their amended forms."""
        if at not in self._aside:
            return
        places, amends = self._aside[at]
        index = self.count
        for place in places:
            if self.kind(place) != "amend":
                changed = amends.get(index)
                yield self.log[changed[-1]]["to"] if changed else self.log[place]
                index += 1

    def _is_live(self, at: int) -> int:
        return at >> 3 < len(self._live) and self._live[at >> 3] >> (at & 7) & 1

    def _set_live(self, at: int, live: bool) -> None:
        while len(self._live) <= at >> 3:
            self._live.append(0)
        if live:
            self._live[at >> 3] |= 1 << (at & 7)
        else:
            self._live[at >> 3] &= 0xFF ^ (1 << (at & 7))

    def to_undo(self) -> int | None:
        """Return the place of the entry that `undo` would take back, or None."""
        byte = len(self._live) - 1
        while byte >= 0 and not self._live[byte]:
            byte -= 1
        for at in range(byte * 8 + 7, byte * 8 - 1, -1):
            if at >= 0 and self._is_live(at):
                return at
        return None

    def to_redo(self) -> int | None:
        """Return the place of the entry that `redo` would restore, or None."""
        return self._undone[-1] if self._undone else None

    def is_amended(self, index: int) -> bool:
        """Return whether event `index` of those in force differs from its first form."""
        return bool(self._amends.get(index))

    def former(self, index: int, place: int) -> "Event":
        """Return event `index`, at `place` of the log, as it was before its last amend in force."""
        amends = self._amends[index]
        return self.log[amends[-2]]["to"] if len(amends) > 1 else self.log[place]

    def last_of(self, kinds: "Sequence[str]") -> int:
        """Return the index of the last event in force that is one of `kinds`, or -1.

        Those before it are not read.
        """
        index, at = self.count, len(self.log)
        while index:
            at -= 1
            if self._is_live(at) and self.kind(at) != "amend":
                index -= 1
                amends = self._amends.get(index)
                event = self.log[amends[-1]]["to"] if amends else self.log[at]
                if event["event"] in kinds:
                    return index
        return -1

    def events(self, index: int = 0, place: int = 0) -> "Iterator[tuple[int, Event]]":
        """Yield (place, event in its amended form) for the events in force, in order.

        Starts with event `index`, which is at `place` of the log or later.
        """
        at, live = place, self._live
        # What was undone is skipped eight at a time.
        while at < len(live) * 8:
            bits = live[at >> 3] >> (at & 7)
            if not bits:
                at = (at | 7) + 1
                continue
            if bits & 1 and self.kind(at) != "amend":
                amends = self._amends.get(index)
                yield at, self.log[amends[-1]]["to"] if amends else self.log[at]
                index += 1
            at += 1
