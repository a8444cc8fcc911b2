"""Numbers of an event, such as deadwood: entered as numbers, or counted from each hand's cards."""

from ..compat import TYPE_CHECKING, is_count, is_list, is_object
from ..errors import InputError, RuleError
from ..game.meld_rules import hand_rules
from ..game.questions import NUMBER, Question
from ..game.questions import cards as ask_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from typing import Any

    from ..cards import Deck
    from ..game.game import Game
    from ..game.verdict import Verdict
    from ..types import Event, Hands

# The referee's questions for games with deadwood (`Game.referee`).
REFEREE = (
    ("judge_meld", "judge.do_meld", "engine.rummy.referee", "meld"),
    ("judge_hand", "judge.do_hand", "engine.rummy.referee", "hand"),
    ("judge_discard", "judge.do_discard", "engine.rummy.referee", "discard"),
    ("judge_number", "judge.do_number", "engine.rummy.referee", "wrong_number"),
)


def one_of(event: "Event", first: str, second: str) -> str:
    """Return which of two fields the event has; raise InputError unless it has exactly one."""
    if (first in event) == (second in event):
        raise InputError("events", "all.one_of_two", first=first, second=second)
    return first if first in event else second


def check_covers(game: "Game", given: object, names: list[str], field: str) -> "dict[str, Any]":
    """Return `given`, or raise InputError if its keys are not exactly `names`.

    A player who is out or has left is refused with the rule behind that.
    """
    if not is_object(given):
        raise InputError("events", "ask.not_an_object", field=field)
    for name in given:
        if name not in names:
            game.active(name)
            raise InputError("events", "all.not_concerned", name=name, field=field)
    for name in names:
        if name not in given:
            raise InputError("events", "all.lacks_player", name=name, field=field)
    return given


def read_numbers(
    game: "Game",
    given: object,
    names: list[str],
    field: str,
    minimum: int,
    maximum: int,
    rule: str | None,
) -> dict[str, int]:
    """Return {name: number}, a whole number from `minimum` to `maximum` for each of `names`.

    A number above `maximum` is refused with `rule`; other faults are an InputError.
    """
    given = check_covers(game, given, names, field)
    numbers: dict[str, int] = {}
    for name in names:
        number = given[name]
        if not is_count(number):
            raise InputError("events", "all.bad_number", name=name, field=field)
        if not minimum <= number <= maximum:
            raise RuleError(
                rule, "all.impossible", name=name, n=number, field=field, min=minimum, max=maximum
            )
        numbers[name] = number
    return numbers


def read_hands(game: "Game", given: object, names: list[str], field: str = "hands") -> "Hands":
    """Return {name: cards} for all `names`, with all cards from the game's deck."""
    given = check_covers(game, given, names, field)
    deck = game.deck_for(game.house)
    seen: list[int] = []
    hands: Hands = {}
    for name in names:
        hands[name] = deck.read_all(given[name], "events", seen)
    return hands


def deadwood_of(game: "Game", cards: list[int]) -> int:
    """Return the least deadwood of a hand by the game's `HandRules` (RMN-9, GSK-7)."""
    from . import deadwood

    return deadwood.least(hand_rules(game), cards)


def count_hands(
    game: "Game", event: "Event", ender_sizes: tuple[int, ...] | None = None
) -> dict[str, int]:
    """Return {name: deadwood} of all who are in, from the event's numbers or its hands.

    The player who ended the round must have a full hand (or one of `ender_sizes`). The others may
    have one card too few or too many; these count as they are (ALL-7). No number may exceed the
    deadwood of a whole hand.
    """
    rules = hand_rules(game)
    size = rules.size
    names = game.names_in_play()
    if one_of(event, "deadwood", "hands") == "deadwood":
        return read_numbers(
            game, event["deadwood"], names, "deadwood", 0, rules.max_deadwood, rules.count_rule
        )
    hands = read_hands(game, event["hands"], names)
    # Solvers are imported when cards are first entered: most players enter numbers.
    from . import deadwood

    counts: dict[str, int] = {}
    for name in names:
        cards = hands[name]
        if name == event["ender"]:
            if len(cards) not in (ender_sizes or (size,)):
                raise RuleError("ALL-7", "all.ender_cards", name=name, n=len(cards), size=size)
        elif abs(len(cards) - size) > 1:
            raise InputError("events", "all.hand_size", name=name, n=len(cards), size=size)
        counts[name] = deadwood.least(rules, cards)
    return counts


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
        return None if words is None else deck.read_all(words, "events")
    given: dict[str, int] = old.get(numbers) or {}
    return given.get(name)


def deadwood_question(
    game: "Game",
    name: str,
    key: str,
    maximum: int,
    sizes: tuple[int, int],
    answers: "dict[str, Any]",
    old: "Event",
) -> Question:
    """Return the question for the deadwood of `name`, up to `maximum`, or for their hand.

    `key` is its text, with the facts `name` and `limit`; `sizes` are the fewest and most cards.
    `answers` are those of the other players so far, `old` is an earlier form of the event.
    """
    rules = hand_rules(game)
    question = Question(
        NUMBER,
        key,
        {"name": name, "limit": rules.limit},
        maximum=maximum,
        default=earlier_answer(old, name, "deadwood", "hands", rules.deck),
    )
    # The round has ended: all hands lie open, and none need be hidden from the others.
    taken = cards_among(answers)
    return question.of_cards(rules.deck, taken, sizes, worth=lambda cards: deadwood_of(game, cards))


def cards_among(answers: "dict[str, Any]") -> tuple[int, ...]:
    """Return all cards among the answers so far: they cannot be in another hand."""
    taken: tuple[int, ...] = ()
    for name in answers:
        answer = answers[name]
        if is_list(answer):
            taken = taken + tuple(answer)
    return taken


def ask_hands(
    deck: "Deck",
    names: list[str],
    key: str,
    minimum: int,
    maximum: int,
    old: dict[str, list[str]] | None = None,
) -> "Generator[Question, Any, Hands]":
    """Ask each of `names` for the hand that they show; return {name: cards}.

    At a showdown hands lie open: the box need not be passed from player to player. A generator. A
    hand has `minimum` to `maximum` cards. `key` is the question's text, with the fact `name`. `old`
    holds the card texts of an earlier form of the event, offered again; one of its hands may be
    larger than `maximum`.
    """
    hands: Hands = {}
    taken: tuple[int, ...] = ()
    for name in names:
        before = (old or {}).get(name)
        before = deck.read_all(before, "events") if before else None
        room = max(maximum, len(before or ()))
        question = ask_cards(key, deck, minimum, room, taken, name, name=name)
        question.default = before
        hands[name] = yield question
        taken = taken + tuple(hands[name])
    return hands


def as_texts(deck: "Deck", hands: "Hands") -> dict[str, list[str]]:
    """Return {name: card texts}, the form that an event has."""
    shown: dict[str, list[str]] = {}
    for name in hands:
        shown[name] = deck.texts(hands[name])
    return shown


def with_event(
    game: "Game", verdict: "Verdict", kind: str, hands: "Hands", exhausted: bool | None = None
) -> "Verdict":
    """Return `verdict` with the event that the hands shown make, if the game takes one now."""
    if not game.over and kind in game.actions():
        verdict.event = {"event": kind, "hands": as_texts(verdict.deck, hands)}
        if exhausted is not None:
            verdict.event["exhausted"] = exhausted
    return verdict
