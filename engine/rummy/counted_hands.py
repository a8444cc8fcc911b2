"""Numbers of an event, such as deadwood: entered as numbers, or counted from each hand's cards."""

from ..compat import TYPE_CHECKING, is_list
from ..errors import InputError, RuleError
from ..game.declared import one_of
from ..game.meld_rules import hand_rules
from ..game.numbers import NumbersField
from ..game.shown_hands import read_hands
from .table import compiled

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..cards import Deck
    from ..game.declared import Asking, Callback, EntrySoFar, Values
    from ..game.game import Game
    from ..game.numbers import NumberField
    from ..game.questions import Question
    from ..types import Event, Hands

# The referee's questions for games with deadwood (`Game.referee`).
REFEREE = (
    ("judge_meld", "judge.do_meld", "engine.rummy.referee", "meld"),
    ("judge_hand", "judge.do_hand", "engine.rummy.referee", "hand"),
    ("judge_discard", "judge.do_discard", "engine.rummy.referee", "discard"),
    ("judge_number", "judge.do_number", "engine.rummy.referee", "wrong_number"),
)


def deadwood_of(game: "Game", cards: list[int]) -> int:
    """Return the least deadwood of a hand by the game's `HandRules` (RMN-9, GSK-7)."""
    from . import deadwood

    return deadwood.least(compiled(hand_rules(game)), cards)


def with_answers(
    event: "Event",
    answers: "dict[str, Any]",
    numbers: str,
    hands: str,
    deck: "Deck",
    count: "Callable[[list[int]], int]",
) -> "Event":
    """Put `answers` (name -> number or list of cards) into `event` and return it.

    If all are cards, they go into its field `hands`, as texts; else into `numbers`, with the cards
    counted by `count(cards)`.
    """
    by_cards = [name for name in answers if is_list(answers[name])]
    field: dict[str, Any] = {}
    if len(by_cards) == len(answers):
        for name in answers:
            field[name] = deck.texts(answers[name])
        event[hands] = field
    else:
        for name in answers:
            answer = answers[name]
            field[name] = count(answer) if is_list(answer) else answer
        event[numbers] = field
    return event


def earlier_answer(old: "Event", name: str, numbers: str, hands: str, deck: "Deck") -> "Any":
    """Return what the earlier event has for `name`: a number, a list of cards, or None."""
    if hands in old:
        words = old[hands].get(name)
        return None if words is None else deck.read_all(words, hands)
    given: dict[str, int] = old.get(numbers) or {}
    return given.get(name)


def cards_among(answers: "dict[str, Any]") -> tuple[int, ...]:
    """Return all cards among the answers so far: they cannot be in another hand."""
    taken: tuple[int, ...] = ()
    for name in answers:
        answer = answers[name]
        if is_list(answer):
            taken = taken + tuple(answer)
    return taken


class Counted(NumbersField):
    """A number for each player, or in its place their hands, which the box counts."""

    hands = True
    counted = True
    # The field of the hands, and whether it is named before that of the numbers.
    shown: str = "hands"
    shown_first: bool = False
    # What the cards `entry.value` count. By default a hand is not counted when it is read.
    counts: "Callback | None" = None
    # The cards that are in no hand, when it is asked for.
    elsewhere: "Callback | None" = None
    # The question for who is named in the field `ender`, where it is another one.
    own: "NumberField | None" = None
    # Asks further questions after the answer of `entry.player`, as `Field.ask` does.
    ask_after: "Callable[[Any, EntrySoFar], Asking] | None" = None

    def event_fields(self) -> "list[tuple[str, bool]]":
        """Return the two fields, of which an event has one."""
        both = [(self.name, False), (self.shown, False)]
        return both[::-1] if self.shown_first else both

    def read(self, game: "Any", entry: "EntrySoFar") -> None:
        """Read the numbers, or count them from the hands, which are read, too."""
        event = entry.event
        if self.when and not self.when(game, entry):
            if self.name in event or self.shown in event:
                raise RuleError(*self.unasked)
            return
        first, second = self.name, self.shown
        if self.shown_first:
            first, second = second, first
        if one_of(event, first, second) == self.name:
            entry[self.name] = self.check(game, event[self.name], entry)
            return
        hands = read_hands(game, event[self.shown], self.names(game, entry), self.shown)
        entry[self.shown] = hands
        self.check_sizes(game, entry, hands)
        if self.counts:
            numbers: dict[str, int] = {}
            for name in hands:
                numbers[name] = self.count(game, entry, hands[name])
            entry[self.name] = numbers

    def count(self, game: "Any", entry: "EntrySoFar", cards: "list[int]") -> int:
        """Return what a hand counts."""
        assert self.counts
        entry.value = cards
        return self.counts(game, entry)

    def sizes(self, game: "Any", entry: "EntrySoFar", name: str) -> tuple[int, int]:
        """Return the fewest and the most cards of a player's hand."""
        return 1, game.faces.deck(game.house).size

    def check_sizes(self, game: "Any", entry: "EntrySoFar", hands: "Hands") -> None:
        """Raise RuleError or InputError for the first hand with a wrong number of cards."""

    def question_of(
        self, game: "Any", entry: "EntrySoFar", name: str, taken: tuple[int, ...]
    ) -> "Question":
        """Return the question for the number of `name`, or for their hand; `taken` is elsewhere."""
        deck, old = game.faces.deck(game.house), entry.old
        own = self.own if self.own and name == entry.get("ender") else self
        before = earlier_answer(old, name, self.name, self.shown, deck) if old else None
        question = own.question(game, entry, name, before, own.bounds(game, entry))
        question.field = self.name
        sizes = self.sizes(game, entry, name)
        return question.of_cards(
            deck, taken, sizes, worth=lambda cards: self.count(game, entry, cards)
        )

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask each player for the number, or for the hand."""
        taken = tuple(self.elsewhere(game, entry)) if self.elsewhere else ()
        answers: dict[str, Any] = {}
        entry[self.name] = answers
        names = self.in_order(game, entry)
        page = self.page(game, entry, names)
        for name in names:
            question = self.question_of(game, entry, name, taken)
            question.page = page
            answer = answers[name] = yield question
            if is_list(answer):
                taken += tuple(answer)
            if self.ask_after:
                entry.player = name
                other = yield from self.ask_after(game, entry)
                if other is not None:
                    return other
        deck = game.faces.deck(game.house)
        with_answers(
            entry.event,
            answers,
            self.name,
            self.shown,
            deck,
            lambda cards: self.count(game, entry, cards),
        )
        return None


def _from_ender(game: "Game", entry: "EntrySoFar") -> list[str]:
    """Return who is in play, from who ended the round, or in seat order where nobody did."""
    ender = entry["ender"]
    return game.names_in_play() if ender is None else [ender] + game.following(ender)[:-1]


def limit_of(game: "Game", entry: "EntrySoFar") -> "Values":
    """Return the fact `limit` of the questions for deadwood: that with which a round may end."""
    return {"limit": hand_rules(game).limit}


def _counted(game: "Game", entry: "EntrySoFar") -> int:
    """Return the deadwood of the cards `entry.value`."""
    return deadwood_of(game, entry.value)


class Deadwood(Counted):
    """The deadwood of each player by the game's `HandRules`, from who ended the round, `ender`.

    `most` is that of a whole hand. A hand that is shown may have one card too few or too many,
    except that of the ender; these count as they are (ALL-7).
    """

    # The cards of a hand; the sizes that the ender's may have, by default that one.
    size: int = 10
    full: tuple[int, ...] = ()
    order = staticmethod(_from_ender)
    counts = staticmethod(_counted)
    facts = staticmethod(limit_of)

    def check_sizes(self, game: "Any", entry: "EntrySoFar", hands: "Hands") -> None:
        """Raise RuleError or InputError for the first hand with a wrong number of cards."""
        size = self.size
        for name in hands:
            n = len(hands[name])
            if name == entry["ender"]:
                if n not in (self.full or (size,)):
                    raise RuleError("ALL-7", "all.ender_cards", name=name, n=n, size=size)
            elif abs(n - size) > 1:
                raise InputError("hands." + name, "all.hand_size", name=name, n=n, size=size)

    def sizes(self, game: "Any", entry: "EntrySoFar", name: str) -> tuple[int, int]:
        """Return the fewest and the most cards of a player's hand."""
        if name != entry["ender"]:
            return self.size - 1, self.size + 1
        return (self.full[0], self.full[-1]) if self.full else (self.size, self.size)
