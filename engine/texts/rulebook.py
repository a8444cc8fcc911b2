"""The rulebook: every numbered rule in words, looked up by number, by game and by topic.

The texts stand in `engine/texts/<language>/rules_<prefix>.py`, one module for each game and one for
what all games share (`ALL`). Such a module is imported when one of its rules is first asked for. A
language that lacks a module is read in English.
"""

from collections import namedtuple

from engine import texts
from engine.compat import load_module

SHARED = "ALL"

# The topics in the order in which a rulebook has them; `rulebook.topic_<name>` is a topic's title.
TOPICS = (
    "table",
    "cards",
    "deal",
    "turn",
    "meld",
    "hands",
    "knock",
    "poker",
    "stops",
    "chips",
    "score",
    "win",
    "odd",
)

# `number` such as "RMN-8"; its `topic`; `short`, one sentence for a small screen; `full`, the whole
# rule; `mark`: "src" the game's source says so, "gap" it is silent and this is our default, "both";
# `also`: names of house rules of other numbers that the rule depends on.
Rule = namedtuple("Rule", ("number", "topic", "short", "full", "mark", "also"))

_HOME = "en"
_guests = {}


def add(prefix, rows, language=_HOME):
    """Register the rules of a game that lives outside of this package: `rows` of Rule's six
    fields.
    """
    _guests[(language, prefix)] = rows


def remove(prefix):
    """Forget the rules that were added under a prefix, in all languages."""
    for key in list(_guests):
        if key[1] == prefix:
            del _guests[key]


def _rows(prefix):
    for language in (texts.language(), _HOME):
        rows = _guests.get((language, prefix))
        if rows is not None:
            return rows
        try:
            return load_module("engine.texts." + language + ".rules_" + prefix.lower()).RULES
        except ImportError:
            continue  # this language does not have them
    return ()


def rules(prefix):
    """Yield the rules of a game, named by its prefix such as "RMN" (or "ALL"), in their order.

    An unknown prefix has none.

    >>> [rule.number for rule in rules("TUS")][:2]
    ['TUS-1', 'TUS-2']
    """
    # Only letters: a prefix that somebody typed becomes part of a module's name.
    if prefix.isalpha() and len(prefix) < 10:
        for row in _rows(prefix.upper()):
            yield Rule(*row)


def find(number):
    """Return the Rule of a number in upper or lower case, or None where there is none.

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


def topics(prefix):
    """Return the topics that a game's rules have, in the rulebook's order.

    >>> topics("GSK")
    ['table', 'cards', 'deal', 'turn', 'meld', 'knock', 'score', 'win', 'odd']
    """
    found = [rule.topic for rule in rules(prefix)]
    return [topic for topic in TOPICS if topic in found]


def house_rules(rule, options):
    """Return the names of those `options` (a game's tuple of Option) that bear on a Rule.

    Those of the rule's own number come first, then those that it names in `also`.
    """
    own = [option.name for option in options if option.rule == rule.number]
    names = [option.name for option in options]
    return own + [name for name in rule.also if name in names and name not in own]
