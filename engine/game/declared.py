"""The events of a game, declared once: their fields in the order in which they are asked and read.

From an `EventType` follow the form of an event, reading it and refusing it by rule, its questions
with what is offered, which fields hold names and hands, and what the menu and the history need.

What varies is a value, or a `Callback`: a function of the game and of the entry so far, best a
method of the game above its `events`. It reads `entry["ender"]`, a field that was read or asked
before, or `entry.event`, `entry.value`, `entry.old`, `entry.player`: see `EntrySoFar`.
"""

from ..compat import TYPE_CHECKING, is_list, is_object
from ..errors import EngineError, InputError, RuleError
from ..texts import quoted
from .questions import NOBODY, Question, pick, yes_no

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any, ClassVar, TypedDict, Unpack, dataclass_transform

    from ..types import Choices, Event, Playing

    # Values by the names of fields, as an entry so far has them.
    Values = dict[str, Any]
    # A function of the game and of the entry so far.
    Callback = Callable[[Any, "EntrySoFar"], Any]
    Bound = int | Callback | None
    Asking = Generator[Question | EngineError, Any, "Event | None"]

    class More(TypedDict, total=False):
        """What is given to an `EventType` by name."""

        rule: str
        precheck: Callback
        when: Callback
        alternative: "tuple[Field, ...]"
        group: str
        totals: bool
        may_name_nobody: bool
        new_round: bool
        facts: Callback

else:
    Values = dict


class EntrySoFar(Values):
    """What was read or asked of an entry so far, by the names of its fields.

    In a round of several steps it has the fields of the earlier steps, too.
    """

    # The event that is read, or that the answers make.
    event: "Event"
    # What stands in the event, for `Field.parse`; cards, for what counts them.
    value: "Any" = None
    # The event whose values are offered, {} for a new one.
    old: "Event" = {}
    # Who has just answered, for what is asked after it.
    player = ""


def begin_entry(game: "Playing", event: "Event", old: "Event | None" = None) -> EntrySoFar:
    """Return an entry of which nothing was read or asked yet but the steps before."""
    entry = EntrySoFar(game.step_values)
    entry.event = event
    if old:
        entry.old = old
    return entry


def resolve(bound: "Bound", game: "Playing", entry: "EntrySoFar") -> "Any":
    """Return what a bound comes to; None and what is no number bound nothing."""
    return bound(game, entry) if callable(bound) else bound


def from_left(game: "Playing", entry: "EntrySoFar") -> list[str]:
    """Return who is in play from the dealer's left, the dealer last."""
    return game.following(game.dealer)


def require_names(game: "Playing", given: object, names: list[str], field: str) -> "dict[str, Any]":
    """Return `given`, or raise InputError if its keys are not exactly `names`.

    A player who is out or has left is refused with the rule behind that.
    """
    if not is_object(given):
        raise InputError("event", "ask.not_an_object", field=field)
    for name in given:
        if name not in names:
            game.active(name)
            raise InputError(field_path(field, name), "all.not_concerned", name=name, field=field)
    if len(given) < len(names):
        name = [name for name in names if name not in given][0]
        raise InputError(field_path(field, name), "all.lacks_player", name=name, field=field)
    return given


def field_path(field: str, name: str | None) -> str:
    """Return what an error calls the part of a `field` that is of the player `name`.

    >>> field_path("deadwood", "Ana"), field_path("by", None)
    ('deadwood.Ana', 'by')
    """
    return field if name is None else field + "." + name


def one_of(event: "Event", first: str, second: str) -> str:
    """Return which of two fields the event has; raise InputError unless it has exactly one."""
    if (first in event) == (second in event):
        raise InputError(first, "all.one_of_two", first=first, second=second)
    return first if first in event else second


def set_attributes(what: object, more: "Any") -> None:
    """Set what differs from the class of `what`; raise TypeError for a name that it has not."""
    for name in more:
        if not hasattr(what, name):
            raise TypeError(name)
        setattr(what, name, more[name])


if TYPE_CHECKING:

    @dataclass_transform()
    class Declaration:
        """What takes a value for each annotation of its class, by position or by name."""

else:

    class Declaration:
        """What takes its `name`, the `key` of its question, and by name what else differs."""

        def __init__(self, name, key="", **more):
            self.name = name
            self.key = key
            set_attributes(self, more)
            # What is read of every event is found at once, not in the classes one by one.
            for attribute in self.hot_attributes:
                setattr(self, attribute, getattr(self, attribute))


class Field(Declaration):
    """A field of an event: its `name`, and the `key` of its question; without one it is not asked.

    Everything else has a default, and is given by name. This class takes any value.
    """

    # The attributes that reading an event needs.
    hot_attributes: "ClassVar[tuple[str, ...]]" = ("required", "when", "parse")
    name: str
    key: str = ""
    # Whether an event must have it.
    required: bool = True
    # Whether it holds names of players: a name, a list of names or of lists that start with one, or
    # an object by name.
    holds_names: bool = False
    # Whether it holds hands, lists of cards by name; and whether these replace numbers.
    hands: bool = False
    counted: bool = False
    # Whether it holds other cards: a list, or lists by name.
    of_cards: bool = False
    # Whether it is a number, or one of each.
    is_number: "ClassVar[bool]" = False
    # Whether the history names the player, or the number.
    in_history: bool = False
    # Whether it is asked; if not, it is refused with the rule and the text `unasked`.
    when: "Callback | None" = None
    unasked: "tuple[str | None, str]" = (None, "all.not_now")
    # Reads `entry.value`: returns the value, or raises RuleError or InputError.
    parse: "Callback | None" = None
    # Further facts of the question's text.
    facts: "Callback | None" = None

    def event_fields(self) -> "list[tuple[str, bool]]":
        """Return (name, whether an event must have it) of what stands in an event."""
        return [(self.name, self.required and self.when is None)]

    def read(self, game: "Playing", entry: "EntrySoFar") -> None:
        """Read the field of the event; raise RuleError or InputError if it is wrong."""
        name, event = self.name, entry.event
        if self.when and not self.when(game, entry):
            if name in event:
                rule, key = self.unasked
                raise RuleError(rule, key, field=self.name)
        elif name in event:
            value = event[name]
            if self.parse:
                entry.value = value
                entry[name] = self.parse(game, entry)
            else:
                entry[name] = self.check(game, value, entry)
        elif self.required:
            raise InputError(name, "all.event_missing", event=event["event"], field=name)

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return a value as it is read, or refuse it."""
        return value

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask for the field, and put the answer into the entry and its event.

        A generator; it yields a question, or an error where an answer is refused that was taken. It
        returns None, or another event that takes the place of this one.
        """
        raise NotImplementedError

    def is_asked(self, game: "Playing", entry: "EntrySoFar") -> bool:
        """Return whether there is a question for it."""
        return bool(self.key) and (self.when is None or bool(self.when(game, entry)))

    def words(self, game: "Playing", entry: "EntrySoFar") -> "Values":
        """Return the further facts of the question's text."""
        return self.facts(game, entry) if self.facts else {}


class Check(Field):
    """What is refused between fields, when they are read and when they are asked.

    Its one argument raises RuleError or InputError.
    """

    name = ""

    def __init__(self, refuses: "Callback") -> None:
        self.refuses = refuses

    def is_asked(self, game: "Playing", entry: "EntrySoFar") -> bool:
        """Return True: answers are refused, too."""
        return True

    def event_fields(self) -> "list[tuple[str, bool]]":
        """Return nothing: it stands in no event."""
        return []

    def read(self, game: "Playing", entry: "EntrySoFar") -> None:
        """Raise RuleError or InputError if the fields before do not go together."""
        self.refuses(game, entry)

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Refuse the answers that `read` would refuse."""
        try:
            self.refuses(game, entry)
        except EngineError as error:
            yield error
        return None


class PlayerField(Field):
    """A player who is in play."""

    holds_names = True
    in_history = True
    # The names to choose from; by default those of all who are in play.
    among: "Callback | None" = None
    # Whether players who are out, but have not left, can be named, too.
    also_out: bool = False
    # The key of the choice that it is nobody, which an event has as null, or a bound of it. Where
    # there is none, null is refused with the rule and the text `somebody`.
    nobody: "str | Callback | None" = None
    somebody: "tuple[str | None, str]" = (None, "all.not_now")
    # Who is offered where there is no earlier event.
    offer: "Callback | None" = None
    # Whether a player whom people chose before is the answer, without being asked for.
    takes_chosen: bool = False

    def _nobody(self, game: "Playing", entry: "EntrySoFar") -> "str | None":
        return self.nobody(game, entry) if callable(self.nobody) else self.nobody

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the name, or None for nobody."""
        if self.nobody and value is None:
            if not self._nobody(game, entry):
                raise RuleError(*self.somebody)
            return None
        if self.also_out:
            if game.find(value).has_left:
                raise RuleError("ALL-2", "all.has_left", name=value)
        else:
            game.active(value)
        return value

    def someone(self, game: "Playing", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return (answer, label) of each player who can be named."""
        names = self.among(game, entry) if self.among else game.names_in_play()
        return [(name, name) for name in names]

    def choices(self, game: "Playing", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return (answer, label) of each player who can be named, and of nobody."""
        found = self.someone(game, entry)
        nobody = self._nobody(game, entry)
        if nobody:
            found.append((NOBODY, (nobody, {})))
        return found

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask for a player."""
        old = entry.old
        before = old.get(self.name)
        if before is None and old and (self.name in old or not self.required):
            before = NOBODY
        elif before is None and self.offer:
            before = self.offer(game, entry)
        question = pick(self.key, self.choices(game, entry), before, **self.words(game, entry))
        question.takes_chosen = self.takes_chosen
        name = (yield question) or None
        entry[self.name] = name
        if name is not None or self.required:
            entry.event[self.name] = name
        return None


class BoolField(Field):
    """Yes or no; an event that need not have it means no."""

    # Whether yes is offered before no.
    yes_first: bool = False

    def read(self, game: "Playing", entry: "EntrySoFar") -> None:
        """Read true or false."""
        if self.name in entry.event or self.required:
            super().read(game, entry)
        else:
            entry[self.name] = False

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> bool:
        """Return true or false."""
        if value is not True and value is not False:
            raise InputError("event", "ask.not_a_flag", field=self.name)
        return value

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask whether it is so."""
        entry.event[self.name] = entry[self.name] = yield yes_no(
            self.key, entry.old.get(self.name), self.yes_first, **self.words(game, entry)
        )
        return None


class ChoiceField(Field):
    """One of some words; the text of each is `label` and the word."""

    values: "tuple[Any, ...]" = ()
    label: str = ""
    # The key of what is said of any other word.
    text_invalid: str = ""

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> str:
        """Return the word."""
        if value not in self.values:
            raise InputError("event", self.text_invalid, **{self.name: quoted(value)})
        return value

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask which it is."""
        choices: Choices = [(value, (self.label + str(value), {})) for value in self.values]
        entry.event[self.name] = entry[self.name] = yield pick(
            self.key, choices, entry.old.get(self.name), **self.words(game, entry)
        )
        return None


class PlayersField(Field):
    """A list of players who are in play; it is asked for one after the other."""

    holds_names = True
    in_history = True
    # The most that can be named; the rule and the text that refuse fewer, more, or one twice.
    most: "Bound" = 9999
    refusal: "tuple[str, str]" = ("", "")
    # The question for a further player, and the choice that there is none.
    more: str = ""
    nobody_else: str = ""

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> list[str]:
        """Return the names."""
        if not is_list(value):
            raise InputError("event", "ask.not_a_list", field=self.name)
        names = [game.active(name).name for name in value]
        most = resolve(self.most, game, entry)
        if not 1 <= len(names) <= most or len(set(names)) < len(names):
            raise RuleError(self.refusal[0], self.refusal[1], max=most)
        return names

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask for one player, and for further ones until there is none."""
        before: list[str] = entry.old.get(self.name) or []
        found: list[str] = []
        most = resolve(self.most, game, entry)
        while not found or len(found) < most:
            choices: list[tuple[str, Any]] = [(NOBODY, (self.nobody_else, {}))] if found else []
            choices += [(name, name) for name in game.names_in_play() if name not in found]
            again = before[len(found)] if len(found) < len(before) else None
            name = yield pick(self.more if found else self.key, choices, again)
            if name == NOBODY:
                break
            found.append(name)
        entry[self.name] = entry.event[self.name] = found
        return None


class EventType:
    """A kind of event: its `name` and its fields, in the order in which they are asked and read.

    Everything else has a default, and is given by name.
    """

    # The rule by which it has its turn in a round (`Game.steps`).
    rule: "str | None" = None
    # Refuses it before its fields are read; `entry.event` is there.
    precheck: "Callback | None" = None
    # Whether the house plays with it: only then it is in the menu.
    when: "Callback | None" = None
    # The fields that it has in place of the others, if it has the first of them that it must have.
    alternative: "tuple[Field, ...]" = ()
    # The group of the menu in which it stands, if it is not one of the round's: "table", where
    # players come and go, "game", "fix", or "referee", where the questions of players stand for it.
    group: "str | None" = None
    # Whether its preview shows the totals of all players, also of those who score nothing.
    totals = False
    # Whether it has a line in the history even where that names nobody.
    may_name_nobody = False
    # Further facts of its story, of `entry.event`.
    facts: "Callback | None" = None
    # Whether it starts another round, so that what the box remembers of a round counts no more.
    new_round = False

    def __init__(self, name: str, *fields: Field, **more: "Unpack[More]") -> None:
        self.name = name
        self.fields = fields
        set_attributes(self, more)
        # The names that an event must have, and those that it may have.
        self.required, self.optional = self.names_in_event(fields)
        self._other = self.names_in_event(self.alternative)

    # What the history, the menu and corrections of names need is worked out when it is asked for:
    # each game has ten kinds of events or more.

    @property
    def every(self) -> "tuple[Field, ...]":
        """All its fields."""
        return self.fields + self.alternative

    @property
    def names(self) -> "list[str]":
        """The names of the fields that hold names of players."""
        found = [field for field in self.every if field.holds_names]
        return [name for field in found for name, _ in field.event_fields()]

    @property
    def hands(self) -> "list[str]":
        """The names of the fields that hold hands."""
        return [name for field in self.every if field.hands for name, _ in field.event_fields()]

    @property
    def of_cards(self) -> "list[str]":
        """The names of the fields that hold cards: a list, or lists by name, as hands are."""
        found = [field for field in self.every if field.hands or field.of_cards]
        return [name for field in found for name, _ in field.event_fields()]

    @property
    def history_names(self) -> "list[str]":
        """The names of the fields with the players whom the history names."""
        return self._told(False)

    @property
    def history_numbers(self) -> "list[str]":
        """The names of the fields with the numbers that the history tells."""
        return self._told(True)

    def _told(self, numbers: bool) -> "list[str]":
        told = [field for field in self.every if field.in_history]
        return [field.name for field in told if field.is_number is numbers]

    @property
    def by_cards(self) -> bool:
        """Whether its numbers can be counted from hands entered card by card."""
        return bool([field for field in self.every if field.counted])

    @staticmethod
    def names_in_event(fields: "tuple[Field, ...]") -> "tuple[tuple[str, ...], tuple[str, ...]]":
        """Return (names that an event must have, names that it may have) of `fields`."""
        rows = [row for field in fields for row in field.event_fields()]
        required = tuple([name for name, needed in rows if needed])
        return required, tuple([name for name, needed in rows if not needed])

    def fields_of(self, event: "Event") -> "tuple[Field, ...]":
        """Return the fields of an event, after a look at its form; raise InputError."""
        fields, required, optional = self.fields, self.required, self.optional
        if self.alternative and self._other[0][0] in event:
            fields, (required, optional) = self.alternative, self._other
        for field in required:
            if field not in event:
                raise InputError(field, "all.event_missing", event=self.name, field=field)
        if len(event) > len(required) + 1:
            for field in event:
                if field != "event" and field not in required and field not in optional:
                    raise InputError(field, "all.event_unknown_field", event=self.name, field=field)
        return fields

    def ask(self, game: "Playing", old: "Event") -> "Generator[Any, Any, None]":
        """Ask for the fields in their order; `old` is an event whose values are offered, or {}."""
        entry = begin_entry(game, {"event": self.name}, old)
        for field in self.fields:
            if field.is_asked(game, entry):
                other = yield from field.ask(game, entry)
                if other is not None:
                    yield other
                    return
        yield entry.event


# The kind of what is no event of a game, such as an undo.
UNKNOWN_EVENT = EventType("")
