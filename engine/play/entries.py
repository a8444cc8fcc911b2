"""Which entries of a game's log are in force: undo takes back, redo brings back, amend replaces.

The log may be any object with `append(entry)`, `__len__` and `__getitem__`: a list, or a journal
on flash, which also has `kind(at)`: "undo", "redo", "amend" or something else.
"""


class Entries:
    """A log, and what is in force of it: one bit for each entry and a number for each amend in
    memory.
    """

    def __init__(self, log):
        self.log = log
        # Bit i: entry i of the log is in force (not undone, no undo or redo itself).
        self._live = bytearray()
        # What `redo` brings back: places of entries taken back by `undo`, the latest last.
        self._undone = []
        # Index of an event -> places of its amends that are in force, the latest last.
        self._amends = {}
        for at in range(len(log)):
            self._note(at, self.kind(at))

    def kind(self, at):
        """Return the kind of entry `at`; a journal tells it without reading the entry."""
        if hasattr(self.log, "kind"):
            return self.log.kind(at)
        return self.log[at]["event"]

    def append(self, entry):
        """Put one more entry into the log, and do what it says about others."""
        self.log.append(entry)
        self._note(len(self.log) - 1, entry["event"])

    def _note(self, at, kind):
        if kind == "undo":
            taken = self.to_undo()
            self._set_live(taken, False)
            self._undone.append(taken)
            if self.kind(taken) == "amend":
                self._amends[self.log[taken]["index"]].pop()
        elif kind == "redo":
            back = self._undone.pop()
            self._set_live(back, True)
            if self.kind(back) == "amend":
                self._note_amend(back)
        else:
            self._set_live(at, True)
            self._undone = []
            if kind == "amend":
                self._note_amend(at)

    def _note_amend(self, at):
        index = self.log[at]["index"]
        if index in self._amends:
            self._amends[index].append(at)
        else:
            self._amends[index] = [at]

    def _is_live(self, at):
        return at >> 3 < len(self._live) and self._live[at >> 3] >> (at & 7) & 1

    def _set_live(self, at, live):
        while len(self._live) <= at >> 3:
            self._live.append(0)
        if live:
            self._live[at >> 3] |= 1 << (at & 7)
        else:
            self._live[at >> 3] &= 0xFF ^ (1 << (at & 7))

    def to_undo(self):
        """Return the place of the entry that `undo` takes back, or None."""
        for at in range(len(self._live) * 8 - 1, -1, -1):
            if self._is_live(at):
                return at
        return None

    def to_redo(self):
        """Return the place of the entry that `redo` brings back, or None."""
        return self._undone[-1] if self._undone else None

    def events(self, index=0, place=0):
        """Yield (place, event in its amended form) for the events in force, in order.

        They begin with event `index`, which stands at `place` of the log or later.
        """
        for at in range(place, len(self.log)):
            if self._is_live(at) and self.kind(at) != "amend":
                amends = self._amends.get(index)
                yield at, self.log[amends[-1]]["to"] if amends else self.log[at]
                index += 1
