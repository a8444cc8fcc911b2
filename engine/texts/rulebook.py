"""The rulebook: every numbered rule in words, by number, game and topic.

The texts are in `engine/texts/<language>/rules_<prefix>.py`, one module per game and one for the
rules all games share (`ALL`). A module is imported when one of its rules is first needed. A
language without the module falls back to English.
"""

from .. import texts
from ..compat import TYPE_CHECKING, load_module

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..types import Rows, Ruled

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


class Rule:
    """One numbered rule.

    `number` is like "RMN-8"; `topic` is one of TOPICS. `short` is one sentence for a small screen,
    `full` the whole rule. `mark` is "src" if the game's source says so, "gap" if the source is
    silent and this is our default, or "both". `also` names house rules with other numbers that the
    rule depends on.
    """

    def __init__(
        self, number: str, topic: str, short: str, full: str, mark: str, also: tuple[str, ...]
    ) -> None:
        self.number = number
        self.topic = topic
        self.short = short
        self.full = full
        self.mark = mark
        self.also = also


_HOME = "en"
# (language, prefix) -> rows added from outside.
_guests: "dict[tuple[str, str], Rows]" = {}


def add(prefix: str, rows: "Rows", language: str = _HOME) -> None:
    """Register the rules of a game outside this package; each row has the six fields of Rule."""
    _guests[(language, prefix)] = rows


def remove(prefix: str) -> None:
    """Remove the rules that were added under a prefix, in all languages."""
    for key in list(_guests):
        if key[1] == prefix:
            del _guests[key]


def _rows(prefix: str) -> "Rows":
    for language in (texts.language(), _HOME):
        rows = _guests.get((language, prefix))
        if rows is not None:
            return rows
        try:
            return load_module("engine.texts." + language + ".rules_" + prefix.lower()).RULES
        except ImportError:
            continue  # not in this language
    return ()


def rules(prefix: str) -> "Iterator[Rule]":
    """Yield the rules of a game in order; `prefix` is "RMN" or the like, or "ALL".

    An unknown prefix has no rules.

    >>> [rule.number for rule in rules("TUS")][:2]
    ['TUS-1', 'TUS-2']
    """
    # Letters only: a typed prefix becomes part of a module's name.
    if prefix.isalpha() and len(prefix) < 10:
        for row in _rows(prefix.upper()):
            yield Rule(*row)


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
    for rule in rules(number[: max(number.find("-"), 0)]):
        if rule.number == number:
            return rule
    return None


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
