"""The rulebook: every numbered rule in words, by number, game and topic.

The texts are in `engine/texts/<language>/rules_<prefix>.py`, one module for each game and one for
the rules that all games share (`ALL`). Its tuple `RULES` has a plain text for each rule, which
stays in flash in a board's image:

    GIN-10 score gap spades_double: Gin, no deadwood: 25 and the other's. No undercut.
    Gin means ending the hand with no deadwood: it scores 25 and the opponent's deadwood, and cannot
    be undercut. The opponent lays off nothing. The house rule gin_bonus sets 20.

The first line has number, topic, mark, any house rules of other numbers that the rule depends on,
and after the colon one sentence. The whole rule follows, broken into lines anywhere. A module is
imported when one of its rules is first needed. A language without the module falls back to English.
In the images that this project builds, all but the first lines is packed (packed.py).
"""

from .. import texts
from ..compat import TYPE_CHECKING
from . import folders
from .packed import load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..types import Ruled

SHARED = "ALL"

# The topics in the order in which one learns a game, after its aim; `rulebook.topic_<name>` is a
# topic's title.
TOPICS = (
    "table",
    "cards",
    "chips",
    "deal",
    "turn",
    "meld",
    "hands",
    "knock",
    "poker",
    "stops",
    "score",
    "win",
    "odd",
)


class Rows:
    """The rules or the questions of a game, in order: `starts` begin with the first line of each.

    The first line ends with a line feed there. What follows it may be there, too, or `rest_of(at)`
    returns it for one place.
    """

    def __init__(
        self, starts: "Sequence[str]", rest_of: "Callable[[int], str] | None" = None
    ) -> None:
        self.starts = starts
        self._rest_of = rest_of

    def rest(self, at: int) -> str:
        """Return what follows the first line at a place."""
        if self._rest_of is not None:
            return self._rest_of(at)
        words = self.starts[at]
        return words[words.find("\n") + 1 :]

    def place(self, name: str) -> int | None:
        """Return the place of what is called `name`, the first word of its first line, or None."""
        start = name + " "
        for at in range(len(self.starts)):
            if self.starts[at].startswith(start):
                return at
        return None


# Those of a game that has none.
NO_ROWS = Rows(())


class Rule:
    """One numbered rule.

    `number` is like "RMN-8"; `topic` is one of TOPICS. `short` is one sentence for a small screen,
    `full` the whole rule. `mark` is "src" if the game's source says so, "gap" if the source is
    silent and this is our default, or "both". `also` names house rules with other numbers that the
    rule depends on.
    """

    def __init__(self, rows: Rows, at: int) -> None:
        """Read the rule at a place of `rows`."""
        words = rows.starts[at]
        number = words.find(" ")
        topic = words.find(" ", number + 1)
        self.number = words[:number]
        self.topic = words[number + 1 : topic]
        self._rows = rows
        self._at = at
        self._words = words
        self._after = topic + 1

    # The rest is cut out when it is read: most rules are only looked through.
    @property
    def mark(self) -> str:
        """Whether the source says so."""
        return self._words[self._after : self._words.find(":")].split()[0]

    @property
    def also(self) -> tuple[str, ...]:
        """The house rules of other numbers."""
        start, colon = self._words.find(" ", self._after), self._words.find(":")
        return tuple(self._words[start:colon].split()) if start < colon else ()

    @property
    def short(self) -> str:
        """The sentence for a small screen."""
        return self._words[self._words.find(":") + 2 : self._words.find("\n")]

    @property
    def full(self) -> str:
        """The whole rule."""
        return self._rows.rest(self._at).replace("\n", " ")


_HOME = "en"
# (language, prefix) -> texts added from outside.
_guests: "dict[tuple[str, str], Sequence[str]]" = {}
# What returns the rules, or texts of another kind, of prefixes that have no module.
_makers: "list[Callable[[str, str, str], Sequence[str]]]" = []


def add(prefix: str, rows: "Sequence[str]", language: str = _HOME) -> None:
    """Register the rules of a game outside this package: a text for each, as described above."""
    _guests[(language, prefix)] = rows


def remove(prefix: str) -> None:
    """Remove the rules that were added under a prefix, in all languages."""
    for key in list(_guests):
        if key[1] == prefix:
            del _guests[key]


def provide(maker: "Callable[[str, str, str], Sequence[str]]") -> None:
    """Let `maker(prefix, language, kind)` return the texts of prefixes that have no module."""
    _makers.append(maker)


def rows_of(prefix: str, kind: str = "rules") -> Rows:
    """Return the rules of a game, or the texts of another `kind`; none for an unknown prefix."""
    # Letters only: a typed prefix becomes part of a module's name.
    if prefix.isalpha() and len(prefix) < 10:
        for language in (texts.language(), _HOME):
            rows = rows_in(language, prefix, kind)
            if rows is not None:
                return rows
        return made(texts.language(), prefix, kind)
    return NO_ROWS


def made(language: str, prefix: str, kind: str) -> Rows:
    """Return the texts of a `kind` of a game that has no module; none for an unknown prefix."""
    for maker in _makers:
        found = maker(prefix, language, kind)
        if found:
            return Rows(found)
    return NO_ROWS


def rows_in(language: str, prefix: str, kind: str) -> Rows | None:
    """Return the texts of a `kind` in a language, or None: it has no module of this game."""
    guests = _guests.get((language, prefix)) if kind == "rules" else None
    if guests is not None:
        return Rows(guests)
    section = kind + "_" + prefix.lower()
    # MicroPython keeps for ever the name of each module that was looked for in vain.
    if not folders.has(language, section):
        return None
    packed, module = load(language, section)
    return Rows(packed.names, packed.text) if packed else Rows(getattr(module, kind.upper()))


def rules(prefix: str) -> "Iterator[Rule]":
    """Yield the rules of a game in order; `prefix` is "RMN" or the like, or "ALL".

    An unknown prefix has no rules.

    >>> [rule.number for rule in rules("TUS")][:2]
    ['TUS-1', 'TUS-2']
    """
    rows = rows_of(prefix.upper())
    for at in range(len(rows.starts)):
        yield Rule(rows, at)


def in_order(prefix: str) -> "list[Rule]":
    """Return the rules of a game in the order in which one learns it: by topic, then by number.

    >>> [rule.number for rule in in_order("RMN")][:5]
    ['RMN-1', 'RMN-13', 'RMN-2', 'RMN-4', 'RMN-3']
    """
    found = list(rules(prefix))
    return [rule for topic in TOPICS for rule in found if rule.topic == topic]


def find(number: str) -> Rule | None:
    """Return the Rule with a number, in upper or lower case, or None.

    >>> find("rmn-6").short
    'A run: 3 or more in order in one suit, ace low.'
    >>> find("RMN-99") is None
    True
    """
    number = number.upper()
    rows = rows_of(number[: max(number.find("-"), 0)])
    at = rows.place(number)
    return None if at is None else Rule(rows, at)


def topics(prefix: str) -> list[str]:
    """Return the topics of a game's rules, in the rulebook's order.

    >>> topics("GSK")
    ['table', 'cards', 'deal', 'turn', 'meld', 'knock', 'score', 'win', 'odd']
    """
    found = [rule.topic for rule in rules(prefix)]
    return [topic for topic in TOPICS if topic in found]


def house_rules(rule: Rule, options: "Sequence[Ruled]") -> list[str]:
    """Return the names of the `options` of a game that affect a Rule.

    Options under the rule's own number come first, then those named in `also`.
    """
    own = [option.name for option in options if option.rule == rule.number]
    names = [option.name for option in options]
    return own + [name for name in rule.also if name in names and name not in own]
