"""A form that was read: a plain structure. `docs/forms.md` tells of each part.

`engine.games.forms.reading` makes it and checks everything; the others take from it.
"""

from ...compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .expressions import Code, Name

    # {language: text}; of a form that ships in English alone (`engine.texts`, sections `form_...`).
    Words = dict[str, str]

# Which way play and deal go, as the house rule `direction` says it.
DIRECTIONS = ("left", "right")
# What is paid for where points are payments: each by itself, or the difference of two players.
STAKES = ("points", "difference")

# When the limit counts: after the round, or in the term of a score in which somebody arrives.
WHEN = ("round", "at once")

# How partners are seated, where the seats say who plays together: in pairs, or every other player.
SEATED = ("opposite", "alternate")

# Where the value of a slot comes from.
(
    OPTION,
    ROUND,
    PLAYERS,
    TOTAL,
    CARRIED,
    PHASE,
    FIELD,
    OF_PLAYER,
    OF_SIDE,
    WHO_ONCE,
    WHO_PLAYER,
    WHO_SIDE,
    LET,
    STARTED,
    TURN,
    IDLE,
    EDITION,
) = range(17)

# What a field takes.
IS_NUMBER, IS_FLAG, IS_PLAYER, IS_SIDE, IS_WORD = "number", "flag", "player", "side", "word"

# In place of a table of cards: they are counted by the form's melds. What follows the name of such
# a field where it says whether the cards win at once, and how many that count are in no meld.
MELDS, WINS, LOOSE = "melds", "_wins", "_loose"
# Or as cribbage counts them: the card that was cut, a hand with it, and the crib.
CUT, SHOW, CRIB = "cut", "show", "crib"


# What says nothing, wherever words are missing.
NO_WORDS: "Words" = {}


class Range:
    """`A to B [by C]`: the Codes of its bounds and of its step (None: 1)."""

    step: "Code | None" = None

    def __init__(self, least: "Code", most: "Code", step: "Code | None") -> None:
        self.least = least
        self.most = most
        if step is not None:
            self.step = step


class FormField:
    """A field of a step: its name, what it takes, for whom, its range or words, and its words."""

    name: str
    # One of IS_NUMBER and so on, and one of ONCE, PLAYER, SIDE.
    takes: str
    level: int
    range: "Range | None" = None
    values: "tuple[str | int, ...]" = ()
    nobody = False
    # Of a yes or no: whether yes is offered first, and whether an event without it means no.
    yes_first = False
    left_out = False
    when: "Code | None" = None
    sum: "Code | None" = None
    rule: "int | None" = None
    # The name of a table of what cards are worth, from which a number can be counted; or MELDS.
    cards: "str | None" = None
    # How a number is counted in cribbage: CUT, SHOW or CRIB. Not `cards`, for a table may have such
    # a name.
    shown: "str | None" = None
    # Of a number counted by melds: the slots of whether the cards win at once, and of how many are
    # in no meld.
    counted: "tuple[int, ...]" = ()
    # The cards that who is named has; of a number, those of which whoever the field `whose` names
    # has so many.
    holds: "tuple[int, ...]" = ()
    whose: "str | None" = None
    slots: "tuple[int, int, int]"
    words: "Words"
    # Value -> its words, a text or in languages; those without are called as they are written.
    said: "dict[str, Any]"
    # Its question, if it has one of its own.
    ask: "Words" = NO_WORDS
    # Whether it says who of those was first who arrive at the limit together (`Form.first`).
    decides = False


class Line:
    """What is told of an entry, in parts: (Code of its number or None, words) of each; its rule.

    `level` is of whom it is told: once, or of each player or side.
    """

    def __init__(
        self, parts: "list[tuple[Code | None, Words]]", rule: "int | None", level: int
    ) -> None:
        self.parts = parts
        self.rule = rule
        self.level = level


class Judge:
    """A question of the referee: the fields asked, house rules that it has, what it is worth."""

    words: "Words"
    fields: "list[str]"
    options: "dict[str, Any]"
    code: "Code"
    rule: "int | None"


class Step:
    """A step of a round: its fields, the terms of its score, its checks, and its words."""

    name: str
    fields: "list[FormField]"
    # (Code, words of its label or None) of each.
    score: "list[tuple[Code, Words | None]]"
    # (Code, rule, its own sentence or None) of each.
    checks: "list[tuple[Code, int | None, Words | None]]"
    words: "Words" = NO_WORDS
    coming: "Words" = NO_WORDS
    # The lines of the preview, and that of the history.
    notes: "list[Line]"
    tell: "Line | None" = None


class FormOption:
    """A house rule of a form: its name, values or range, default, and words."""

    name: str
    values: "Sequence[Any]" = ()
    range: "Range | None" = None
    default: "Any"
    # Whether it is yes or no: true or false in expressions. Among other words these are words.
    truth = False
    slot: int
    rule: "int | None" = None
    words: "Words"
    # The words of its values.
    said: "dict[str, Any]"

    def worth(self, value: "Any") -> "Any":
        """Return a value as an expression has it."""
        return (1 if value == "yes" else 0) if self.truth else value


class Again:
    """How players who are out come back: the event, their score, how often, how many are in."""

    event: str
    score: "Code"
    times: "Code"
    least: int
    stake: bool
    rule: "int | None"
    words: "Words"


class Form:
    """A form that was read: see `docs/forms.md` for each part. `slots` say where values are."""

    name: str
    title: "Words"
    prefix: str
    # The fewest and the most players, and whether they play in sides where they can.
    least: int
    most: int
    sides: bool
    # How partners are seated: "opposite", "alternate", or None; the field that makes the sides of a
    # round where nobody is; whether what such a side scores is divided by its players.
    seated: "str | None"
    by: "FormField | None" = None
    divided: bool
    # Where points are what the players owe each other, what is paid for by custom: each of them,
    # or what those of two players differ by; None where they are none.
    stake: "str | None"
    # Which edition of the rules it is: a game that was begun under an earlier one keeps that.
    edition: int
    # The numbers of players that there can be.
    counts: "list[int]"
    source: str
    # Who has the first turn of a round: "next", "dealer" or "previous", or by a house rule; "" if a
    # card decides; None if nothing says it.
    starts: "str | None" = None
    # How the cards are dealt as the form has it, and once it was read: a `Dealing`.
    deal: "Any" = None
    dealing: "Any" = None
    # Which way play and deal go unless the house says otherwise: "left" or "right".
    direction: str
    rules: "list[Words]"
    # Where each rule comes from, and what is said there; "" for none.
    sources: "list[str]"
    # The question that each rule answers; {} for none.
    asked: "list[Words]"
    # The topic of each rule in the rulebook.
    topics: "list[str]"
    unit: "Words"
    units: "Words"
    about: "Words"
    # The name of the field whose card is the one that was cut, in cribbage.
    cut: "str | None" = None
    # {table: {rank: points}} of what cards are worth; the tables that need a card of each suit.
    cards: "dict[str, dict[str, int]]"
    all_suits: "list[str]"
    # "high", "low" or "last in"; where the limit puts players out; where the best, equal, play on.
    wins: str
    limit: "Code | None"
    rounds: "Code | None"
    out: bool
    play_on: bool
    end_rule: "int | None"
    # When the limit counts, one of WHEN with what must be true; the field that says who was first
    # where several arrive in one term.
    when: "Any" = ()
    first: "str | None" = None
    # What is true, after a round, of those who win at once; its rule, and its sentence.
    won: "Code | None" = None
    won_rule: "int | None" = None
    won_words: "Words | None" = None
    # What is true of those who sit out a round, and its rule.
    idle: "Code | None" = None
    idle_rule: "int | None" = None
    # What the referee is asked of a hand.
    judge: "Judge | None" = None
    # The section of the texts of its game.
    section = ""
    # What it was read from, unless it is shipped: it is saved with each game.
    data: "Any" = None
    # While it is read: what gives its expressions, where they were compiled before.
    ready: "Any" = None
    # And by which gaps rules and checks name house rules.
    gaps: "Sequence[str]" = ()

    def __init__(self) -> None:
        # Whether it says what melds are.
        self.has_melds = False
        self.slots: list[tuple[int, Any]] = []
        self.names: dict[str, Name] = {}
        self.options: list[FormOption] = []
        self.phases: list[dict[str, Any]] = []
        # Slot, Code and level of each let.
        self.lets: dict[int, Code] = {}
        self.carried: list[tuple[str, Code, Words]] = []
        self.steps: list[Step] = []
        self.again: Again | None = None
        # The fields of the last step that name a player or side by a table of cards.
        self.keyed: list[FormField] = []
        # (name, how often in a round, words) of what counts as a feat in the statistics.
        self.feats: list[tuple[str, Code, Words]] = []
        # (name, words) of what stands behind the score.
        self.shown: list[tuple[str, Words]] = []
        # What melds are, if the form says so: a `Melds`.
        self.melds: Any = None
        # How many fields it has.
        self.count = 0

    def number(self, rule: "int | None") -> "str | None":
        """Return the number of a rule as people know it, such as "SPD-3", or None."""
        if rule is None or rule > len(self.rules):
            return None
        return "%s-%d" % (self.prefix, rule)

    def slot(self, kind: int, name: "Any") -> int:
        """Return a new slot."""
        self.slots.append((kind, name))
        return len(self.slots) - 1
