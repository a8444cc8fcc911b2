"""The fields of a question, each checked when an answer reads it."""

from ..compat import TYPE_CHECKING, is_list, is_message, is_object, is_whole
from ..errors import InputError
from ..texts import listed, range_of, text
from .house import deciding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..cards import Deck
    from ..errors import RuleError
    from ..types import Answer, Facts, Hands, House, Progress
    from .game import Game
    from .verdict import Verdict

_ALWAYS = ("ask", "options", "language")
# How many characters of a word an error message repeats.
MAX_WORD = 60
_LONG = 10**MAX_WORD
# Facts of errors that are our own lists, not words of a question.
_OURS = ("names", "values", "cards")


def cut(word: str) -> str:
    """Return a word of a question, shortened for an error message.

    >>> cut("Ana"), len(cut("x" * 1000))
    ('Ana', 61)
    """
    return word if len(word) <= MAX_WORD else word[:MAX_WORD] + "…"


def sentence(error: "RuleError | InputError") -> str:
    """Return why an InputError or RuleError refuses.

    Long words and numbers of the question are shortened.
    """
    return text(error.key, **_shortened(error.facts))


def _shortened(facts: "Facts") -> "Facts":
    found: Facts = {}
    for name in facts:
        fact = facts[name]
        if is_message(fact):
            fact = (fact[0], _shortened(fact[1]))
        elif is_whole(fact) and abs(fact) >= _LONG:
            fact = cut(str(fact))
        elif isinstance(fact, str) and name not in _OURS:
            fact = cut(fact)
        found[name] = fact
    return found


# What an answer shows of cards: they can be laid out in several ways that are equally good.
_LAID_OUT = ("melds", "own", "left", "laid_off")


def with_reason(answer: "Answer", verdict: "Verdict") -> "Answer":
    """Put the rule and the full reason of a Verdict into `answer` and return it."""
    answer["rule"], key, facts = verdict.full()
    answer["why"] = text(key, **facts)
    return answer


class Fields:
    """A question whose fields all have known names; each getter checks the form of its field.

    Every getter raises InputError, naming the field, if the field is missing or malformed.
    `progress` is called by long searches.
    """

    def __init__(
        self,
        question: "Answer",
        names: "Sequence[str]",
        find: "Callable[[str, Sequence[str]], type[Game]]",
        progress: "Progress | None" = None,
    ) -> None:
        """`find(name, allowed)` returns a game's class, or raises InputError."""
        self._question = question
        self.progress = progress
        self._find = find
        self._game: type[Game] | None = None
        for name in question:
            if name not in names and name not in _ALWAYS:
                raise InputError(name, "ask.unknown_field", field=name)
        if not isinstance(question.get("options", {}), dict):
            raise InputError("options", "ask.not_an_object", field="options")

    def has(self, name: str) -> bool:
        """Return whether the question has the field."""
        return name in self._question

    def raw(self, name: str) -> "Any":
        """Return a field as given; it must be there."""
        if name not in self._question:
            raise InputError(name, "ask.missing", field=name)
        return self._question[name]

    def text(self, name: str) -> str:
        """Return a text."""
        value = self.raw(name)
        if not isinstance(value, str) or not value:
            raise InputError(name, "ask.not_a_text", field=name)
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self.raw(name)
        if value is not True and value is not False:
            raise InputError(name, "ask.not_a_flag", field=name)
        return value

    def number(self, name: str, minimum: int, maximum: int) -> int:
        """Return a whole number from `minimum` to `maximum`."""
        value = self.raw(name)
        if not is_whole(value):
            raise InputError(name, "ask.not_whole", field=name)
        if not minimum <= value <= maximum:
            raise InputError(name, "ask.out_of_range", field=name, min=minimum, max=maximum)
        return value

    def array(self, name: str, default: "list[Any] | None" = None) -> "list[Any]":
        """Return a list, or `default`, if there is one, for a missing field."""
        if default is not None and name not in self._question:
            return default
        value = self.raw(name)
        if not is_list(value):
            raise InputError(name, "ask.not_a_list", field=name)
        return value

    def object(self, name: str) -> "dict[str, Any]":
        """Return a dict."""
        value = self.raw(name)
        if not is_object(value):
            raise InputError(name, "ask.not_an_object", field=name)
        return value

    def game(self, *allowed: str) -> "type[Game]":
        """Return the class of the game asked about, one of those `allowed` (by default, any)."""
        self._game = self._find(self.text("game"), allowed)
        return self._game

    def use(self, game: "type[Game]") -> "type[Game]":
        """Take `game` as the one asked about, and return it."""
        self._game = game
        return game

    def house(self) -> "House":
        """Return the game's complete house rules with the question's `options` applied."""
        game = self._game or self.game()
        return game.with_defaults(self._question.get("options"))

    def under_house(
        self, house: "House", made: "Callable[[House], Answer]", cards: "Sequence[int]" = ()
    ) -> "Answer":
        """Return the answer `made(house)`; its reason names the house rules that decide it.

        Of `cards`, a house with another deck may not have all.
        """
        assert self._game
        game = self._game
        answer = made(house)

        def judged(other: "House") -> "Answer":
            found = made(other)
            for name in _LAID_OUT:
                found.pop(name, None)
            return found

        rules = deciding(game, house, judged, cards)
        if rules:
            answer["why"] = text("all.by_house", why=answer["why"], rules=listed(rules, True))
        return answer

    def no_options(self) -> None:
        """Refuse options in a question without a game."""
        if "options" in self._question:
            raise InputError("options", "ask.unknown_field", field="options")

    def cards(
        self, name: str, deck: "Deck", minimum: int, maximum: int, seen: list[int] | None = None
    ) -> list[int]:
        """Return the cards (small integers) of a list field: `minimum` to `maximum` cards."""
        return self._read_cards(self.array(name), name, deck, minimum, maximum, seen)

    def _read_cards(
        self,
        words: "Any",
        name: str,
        deck: "Deck",
        minimum: int,
        maximum: int,
        seen: list[int] | None,
    ) -> list[int]:
        """Return the cards named by `words`, a list in the field `name`."""
        cards = deck.read_all(words, name, seen)
        if not minimum <= len(cards) <= maximum:
            want = range_of(minimum, maximum)
            raise InputError(name, "cards.wrong_count", n=len(cards), want=want)
        return cards

    def card(self, name: str, deck: "Deck") -> int:
        """Return the card of a text field."""
        return deck.read(self.text(name), name)

    def hands(self, name: str, deck: "Deck", minimum: int, maximum: int) -> "Hands":
        """Return {player: cards} of an object field, with all cards from one deck."""
        hands = self.object(name)
        if not hands:
            raise InputError(name, "ask.empty", field=name)
        seen: list[int] = []
        result: Hands = {}
        for player in sorted(hands):
            if not player:
                raise InputError(name, "ask.not_a_text", field=name)
            result[player] = self._read_cards(hands[player], name, deck, minimum, maximum, seen)
        return result

    def players(self, game: "type[Game]") -> list[str]:
        """Return the names in seat order, as many as the game takes, all different."""
        names = self.array("players")
        game.check_names(names)
        return names
