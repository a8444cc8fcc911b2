"""Verdicts on poker hands: the best five of a hand, and who wins (RML-7, RML-8)."""

from engine.cards import STANDARD52
from engine.compat import TYPE_CHECKING
from engine.games.rummoli import poker, poker_words
from engine.play.questions import cards as ask_cards
from engine.referee.verdict import Verdict
from engine.rummy.counted_hands import ask_hands, with_event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.game import Game
    from engine.types import Facts, Hands, House, Label, Questions


class Shown:
    """Hands that were compared: the `winners`, and `best` and `category` of each name.

    `best` holds the five cards that count.
    """

    def __init__(self, hands: "Hands", wheel: bool) -> None:
        self.winners = poker.winners(hands, wheel)[0]
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
    wheel = has_wheel(game.house)
    _, category, best = poker.best(given, wheel)
    facts = {"n": len(given), "hand": poker_words.named(best, wheel)}
    label: Label = ("poker." + category, {})
    verdict = Verdict(STANDARD52, "RML-8", "judge.poker_is", facts, None, label, given)
    verdict.show("", best)
    yield verdict


def poker_showdown(game: "Game") -> "Questions":
    """Ask for five cards of each player and judge who wins the poker hand (RML-7, RML-8)."""
    order = game.following(game.dealer)
    hands = yield from ask_hands(STANDARD52, order, "judge.ask_five_of", 5, 5)
    yield with_event(game, judge_poker(hands, has_wheel(game.house), order), "poker", hands)


def judge_poker(hands: "Hands", wheel: bool, order: "Sequence[str]" = ()) -> Verdict:
    """Return the Verdict on who wins with `hands`, name -> five or more cards.

    `found` is a Shown; the hands are shown in `order`.
    """
    found = Shown(hands, wheel)
    winners = found.winners
    reason = poker_words.decided(hands, wheel)
    facts: Facts = {
        "name": winners[0],
        "names": ", ".join(winners),
        "hand": poker_words.named(hands[winners[0]], wheel),
        "why": ("poker.why", {"why": reason}) if reason else "",
    }
    alone = len(winners) == 1
    key = "judge.wins_poker" if alone else "judge.shares_poker"
    verdict = Verdict(STANDARD52, "RML-8", key, facts, None, winners[0])
    for name in order:
        verdict.show(name, found.best[name])
    verdict.found = found
    house: Label = "" if wheel else ("poker.no_wheel", {})
    full_key = "poker.one" if alone else "poker.shared"
    verdict.explain(lambda: ("RML-8", full_key, dict(facts, house=house)))
    return verdict
