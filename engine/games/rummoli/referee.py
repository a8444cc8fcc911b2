"""Verdicts on poker hands and on the stops phase (RML-7 to RML-13)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...game.questions import cards as ask_cards
from ...game.shown_hands import ask_hands, with_event
from ...game.verdict import Verdict
from ...texts import listed
from . import poker, showdown

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...game.game import Game
    from ...types import Facts, Hands, House, Label, Questions
    from .poker_events import RummoliPoker
    from .stops import Course


class Shown:
    """Hands that were compared: the `winners`, and `best` and `category` of each name.

    `best` holds the five cards that count.
    """

    def __init__(self, hands: "Hands", wheel: bool) -> None:
        self.winners = poker.winners(hands, wheel)
        self.best: Hands = {}
        self.category: dict[str, str] = {}
        for name in hands:
            _, self.category[name], self.best[name] = poker.best(hands[name], wheel)


def has_wheel(house: "House") -> bool:
    """Return whether A 2 3 4 5 is a straight (RML-8)."""
    return house["wheel"] == "yes"


def five(game: "Game") -> "Questions":
    """Ask for a hand and judge its best five (RML-7, RML-8)."""
    given = yield ask_cards("judge.ask_five", STANDARD52, 5, 26)
    yield judge_five(given, has_wheel(game.house))


def judge_five(cards: list[int], wheel: bool) -> Verdict:
    """Return the Verdict on the best five of five or more `cards`, which it shows (RML-8)."""
    _, category, best = poker.best(cards, wheel)
    facts = {"n": len(cards), "hand": showdown.named(best, wheel)}
    label: Label = ("poker." + category, {})
    verdict = Verdict(STANDARD52, "RML-8", "judge.poker_is", facts, None, label, cards)
    verdict.show("", best)
    return verdict


def poker_showdown(game: "RummoliPoker") -> "Questions":
    """Ask for five cards of all who are still in and judge who wins (RML-7, RML-8, RML-20)."""
    order = game.showing()
    hands = yield from ask_hands(STANDARD52, order, "judge.ask_five_of", 5, 5)
    yield with_event(game, judge_poker(hands, has_wheel(game.house), order), "poker", hands)


def judge_poker(hands: "Hands", wheel: bool, order: "Sequence[str]" = ()) -> Verdict:
    """Return the Verdict on who wins with `hands`, name -> five or more cards.

    `found` is a Shown; the hands are shown in `order`.
    """
    found = Shown(hands, wheel)
    winners = found.winners
    reason = showdown.decided(hands, wheel)
    facts: Facts = {
        "name": winners[0],
        "names": listed(winners),
        "hand": showdown.named(hands[winners[0]], wheel),
        "why": reason,
    }
    alone = len(winners) == 1
    why = "_why" if reason else ""
    key = ("judge.wins_poker" if alone else "judge.shares_poker") + why
    verdict = Verdict(STANDARD52, "RML-8", key, facts, None, winners[0])
    for name in order:
        verdict.show(name, found.best[name])
    verdict.found = found
    full_key = ("poker.one" if alone else "poker.shared") + why
    verdict.explain(lambda: ("RML-8", full_key, facts))
    return verdict


def judge_stops(course: "Course", word: "Callable[[int], str]") -> Verdict:
    """Return the Verdict on a stops phase: what comes next, or the first wrong play (RML-9 to 13).

    `word` returns a card as people read it. `found` is the Course.
    """
    facts: Facts = {}
    for name in course.facts:
        fact = course.facts[name]
        facts[name] = word(fact) if name in ("card", "last") else fact
    key = "stops." + course.key
    verdict = Verdict(STANDARD52, course.rule, key, facts, course.index is None)
    verdict.found = course
    return verdict
