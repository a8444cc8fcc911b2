"""The effect of an event: points or chips moved, how they add up, and remarks."""

from ..compat import TYPE_CHECKING
from ..texts import fact

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..types import Bonus, Facts, Label, Note

    Term = int | tuple[str, Label]
    # (name, terms, total) of how the points of a player add up.
    Sum = tuple[str, Sequence[Term], int]


def arithmetic(terms: "Sequence[Term]") -> str:
    """Return a sum as it is shown; a term is a number, or its (arithmetic, label).

    >>> arithmetic((25, 9, -4)), arithmetic((("10 x 7", ""), ("2", "bags")))
    ('25 + 9 - 4', '10 x 7 + bags 2')
    """
    words = ""
    for term in terms:
        one, label = (str(term), "") if isinstance(term, int) else term
        minus = one[:1] == "-" and bool(words)
        if minus:
            one = one[1:]
        if label:
            one = fact(label) + " " + one
        words += (" - " if minus else " + ") + one if words else one
    return words


class Effect:
    """The effect of one event."""

    # -- what an event does (`Effect`) ---------------------------------------------------------

    # The kind of the event.
    event: str
    # Its round, 0 if it belongs to none.
    number = 0
    # Who dealt, or None.
    dealer: "str | None" = None
    # The points or chips that each player gets, by name.
    changes: "dict[str, int]"
    # The chips that each section of the board gets.
    pots: "dict[str, int]"
    # What the round itself was worth, by name, where it counts in several games at once, and so
    # changes more than that; else None.
    worth: "dict[str, int] | None" = None
    # What players achieved, as (name, one of `Game.feats`). Here and below, most effects share the
    # empty list of the class; what is added makes a new one.
    feats: "list[tuple[str, str]]" = []
    # Those who won the round, if the points alone do not decide.
    winners: "Sequence[str]" = ()
    # What else the game, or a count of its hands, needs of the event, by the game's own names.
    facts: "Facts"
    # What the end of a game adds to the changes.
    bonuses: "list[Bonus]" = []
    # What returns further remarks, where they are only put into words when someone reads them.
    noted: "Callable[[], list[Note]] | None" = None
    # What was read of a step of a round, by the names of its fields.
    said: "dict[str, Any]" = {}
    # What returns further sums, where they are only worked out when someone reads them, or None.
    lazy_sums: "Callable[[], list[Sum]] | None" = None
    # The sums that have been put into words.
    _told: "list[tuple[str, str, int]]" = []

    def __init__(self, event: str) -> None:
        self.event = event
        self.changes = {}
        self.pots = {}
        self._sums: list[Sum] = []
        self.facts = {}
        self._notes: list[Note] = []

    def __repr__(self) -> str:
        return "<Effect of %s: %r>" % (self.event, self.changes)

    def add(self, name: str, points: int) -> None:
        """Add `points` to the change of `name`."""
        self.changes[name] = self.changes.get(name, 0) + points

    def add_pot(self, pot: str, chips: int) -> None:
        """Add `chips` to the change of the section `pot`."""
        self.pots[pot] = self.pots.get(pot, 0) + chips

    def sum(self, name: str, terms: "Sequence[int]", total: int) -> None:
        """Record how a player's points add up; `terms` are shown with their signs.

        What is the total by itself adds up to nothing new.
        """
        if len(terms) != 1 or terms[0] != total:
            self._sums.append((name, terms, total))

    @property
    def sums(self) -> list[tuple[str, str, int]]:
        """All recorded sums as (name, arithmetic, total), such as ("Cy", "25 + 9 + 20", 54)."""
        if self.lazy_sums:
            self._sums += self.lazy_sums()
            self.lazy_sums = None
        new = self._sums[len(self._told) :]
        if new:
            words = [(name, arithmetic(terms), total) for name, terms, total in new]
            self._told = self._told + words
        return self._told

    @property
    def notes(self) -> "list[Note]":
        """All remarks for people, in the preview and in the history: (rule, key, facts)."""
        if self.noted:
            self._notes += self.noted()
            self.noted = None
        return self._notes

    def added(self, name: str) -> int:
        """Return all that the event adds to the score of `name`."""
        points = self.changes.get(name, 0)
        for bonus in self.bonuses:
            if bonus[0] == name:
                points += bonus[2]
        return points

    def feat(self, name: str, feat: str) -> None:
        """Count one more `feat` of `name` for the statistics, one of `Game.feats`."""
        self.feats = self.feats + [(name, feat)]

    def note(self, rule: str | None, key: str, **facts: "Any") -> None:
        """Add a remark and the rule behind it."""
        self._notes.append((rule, key, facts))
