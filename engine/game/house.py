"""House rules: what players can agree on before a game, each with the rule it changes.

A game lists its options as a tuple of `Option`. The house is a complete dict from option names to
values; it is fixed in the game's ledger when the game starts.
"""

from ..compat import TYPE_CHECKING, is_object, is_whole
from ..errors import InputError, RuleError
from ..texts import has, listed, quoted, text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeGuard

    from ..types import Facts, House, Message


class Span:
    """A range of whole numbers that an option accepts."""

    def __init__(self, minimum: int, maximum: int) -> None:
        self.minimum = minimum
        self.maximum = maximum


class Option:
    """One house rule: its `name`, `default`, accepted `values` and the `rule` it changes.

    `values` is a tuple of texts, numbers and at most one `Span`. `parse`, if given, converts any
    other value to its stored form or returns None; `screen` is the screen on which people enter
    such a value. `words` say what it is called and what it decides, in each language, where the
    section of its game does not: (language, name, sentence, then a value and its words, and so on).
    Each may have several lengths, with `|` between them.
    """

    def __init__(
        self,
        name: str,
        default: str | int,
        values: tuple[str | int | Span, ...],
        rule: str,
        parse: "Callable[[object], Any] | None" = None,
        screen: str | None = None,
        words: "tuple[tuple[str, ...], ...]" = (),
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.parse = parse
        self.screen = screen
        self.words = words

    def __repr__(self) -> str:
        return "<%s %s: %s (%s)>" % (self.rule, self.name, self.default, self.allowed())

    def accept(self, value: object) -> "Any":
        """Return `value` in its stored form, or None if the option does not accept it."""
        for known in self.values:
            if is_span(known):
                if is_whole(value) and known.minimum <= value <= known.maximum:
                    return value
            elif type(known) is type(value) and known == value:
                return value
        return self.parse(value) if self.parse else None

    def allowed(self) -> str:
        """Return a short text of the accepted values, such as "yes, no" or "1-15"."""
        parts: list[str] = []
        for known in self.values:
            if is_span(known):
                parts.append("%d-%d" % (known.minimum, known.maximum))
            else:
                parts.append(str(known))
        if self.parse:
            # A custom value has a form of its own.
            parts.append(text("ask.form_" + self.name))
        return listed(parts, True)


YES_NO = ("yes", "no")


def words_beside(options: tuple[Option, ...]) -> "Callable[[str, str], str | None] | None":
    """Return what finds the texts that stand beside options, by name and language.

    None if none has any. The names are those in the section of a game.

    >>> option = Option("low", "no", YES_NO, "RMN-1", words=(("en", "Low", "Does low win?"),))
    >>> find = words_beside((option,))
    >>> find("option_low", "en"), find("about_low", "en"), find("about_low", "it")
    ('Low', 'Does low win?', None)
    """
    spoken = [option for option in options if option.words]
    if not spoken:
        return None

    def found(name: str, language: str) -> str | None:
        for option in spoken:
            for row in option.words:
                if row[0] == language:
                    if name == "option_" + option.name:
                        return row[1]
                    if name == "about_" + option.name:
                        return row[2]
                    for at in range(3, len(row), 2):
                        if name == "value_" + option.name + "_" + row[at]:
                            return row[at + 1]
        return None

    return found


def is_span(known: str | int | Span) -> "TypeGuard[Span]":
    """Return whether one of an option's accepted values is a Span."""
    return not isinstance(known, (str, int))


def with_defaults(options: tuple[Option, ...], given: object) -> "House":
    """Return the complete house rules: the defaults of `options`, replaced by those `given`.

    Raises InputError (field "options") for an unknown name or a value that is not accepted; it says
    which there are.

    >>> with_defaults((Option("twins", "yes", YES_NO, "RMN-5"),), {"twins": "no"})
    {'twins': 'no'}
    """
    house: House = {}
    for option in options:
        house[option.name] = option.default
    if given is None:
        return house
    if not is_object(given):
        raise InputError("options", "ask.not_an_object", field="options")
    for name in given:
        option = find(options, name)
        if option is None:
            names = listed([option.name for option in options], True)
            key = "ask.unknown_option" if names else "ask.no_options"
            raise InputError("options", key, name=quoted(name), names=names)
        value = option.accept(given[name])
        if value is None:
            raise InputError(
                "options",
                "ask.bad_option",
                name=name,
                value=quoted(given[name]),
                values=option.allowed(),
            )
        house[name] = value
    return house


def values(option: Option) -> "list[Any]":
    """Return the values that an option accepts by themselves, both ends of each range."""
    found: list[Any] = []
    for known in option.values:
        found += [known.minimum, known.maximum] if is_span(known) else [known]
    return found


def find(options: tuple[Option, ...], name: str) -> Option | None:
    """Return the option called `name`, or None."""
    for option in options:
        if option.name == name:
            return option
    return None


def value_key(section: str, name: str, value: str) -> str | None:
    """Return the key of the words for a `value` of house rule `name`, or None if it has none.

    A value that means something else in other house rules has words of its own.
    """
    for key in (section + ".value_" + name + "_" + value, section + ".value_" + value):
        if has(key):
            return key
    return "all." + value if value in ("yes", "no") else None


def deciding(
    game: "Any",
    house: "House",
    judged: "Callable[[House], object]",
    cards: "Sequence[int]" = (),
) -> list[str]:
    """Return the house rules, each as "name=value", on which `judged(house)` depends.

    `game` is a game or its class. They are those at other than their default that change the result
    if put back alone. Where none does, because each of several is enough for it, they are the
    fewest that do so together. A house whose deck has not all of the `cards` judges otherwise.

    >>> from engine.games.rumino.game import Rumino
    >>> house = Rumino.with_defaults({"twins": "no", "out_at": 90})
    >>> deciding(Rumino, house, lambda house: house["twins"])
    ['twins=no']
    """
    own = [option for option in game.options if house[option.name] != option.default]
    said = judged(house) if own else None

    def changed_by(back: "Sequence[Option]") -> bool:
        usual = dict(house)
        for option in back:
            usual[option.name] = option.default
        deck = game.faces.deck(usual)
        return not all([deck.count(card) for card in cards]) or judged(usual) != said

    found = [option for option in own if changed_by([option])]
    if not found and len(own) > 1 and changed_by(own):
        found = own
        for option in own:
            rest = [other for other in found if other is not option]
            if changed_by(rest):
                found = rest
    return ["%s=%s" % (option.name, _in_short(house[option.name])) for option in found]


def _in_short(value: "Any") -> "Any":
    # What a house enters itself is too long for a sentence.
    return value if isinstance(value, str) or is_whole(value) else "custom"


def by_house(key: str, facts: "Facts", rules: list[str]) -> "Message":
    """Return a reason with the house rules on which it depends, as `deciding` returns them.

    >>> by_house("all.yes", {}, []), text("{0[0]}".format(by_house("all.yes", {}, ["a=b"])))
    (('all.yes', {}), '{why} (house: {rules})')
    """
    if not rules:
        return key, facts
    return "all.by_house", {"why": (key, facts), "rules": listed(rules, True)}


def refusal(rule: "str | None", key: str, rules: list[str], **facts: "Any") -> RuleError:
    """Return the RuleError that names the house rules on which it depends."""
    key, facts = by_house(key, facts, rules)
    return RuleError(rule, key, **facts)
