"""Verdicts on poker hands: the best five of a hand, and who wins (RML-7, RML-8)."""

from engine.cards import STANDARD52
from engine.games.rummoli import poker, poker_words
from engine.play.questions import cards as ask_cards
from engine.referee.verdict import Verdict
from engine.rummy.counted_hands import ask_hands, with_event


class Shown:
    """Hands that were compared: the `winners`, and of each name `best`, the five cards that count,
    and `category`.
    """

    def __init__(self, hands, wheel):
        self.winners = poker.winners(hands, wheel)[0]
        self.best = {}
        self.category = {}
        for name in hands:
            _, self.category[name], self.best[name] = poker.best(hands[name], wheel)


def has_wheel(house):
    """Tell whether A 2 3 4 5 is a straight (RML-8)."""
    return house["wheel"] == "yes"


def five(game):
    """The best five of a hand (RML-7, RML-8)."""
    given = yield ask_cards("judge.ask_five", STANDARD52, 5, 26)
    wheel = has_wheel(game.house)
    _, category, best = poker.best(given, wheel)
    facts = {"n": len(given), "hand": poker_words.named(best, wheel)}
    label = ("poker." + category, {})
    verdict = Verdict(STANDARD52, "RML-8", "judge.poker_is", facts, None, label, given)
    verdict.show("", best)
    yield verdict


def poker_showdown(game):
    """Who wins the poker hand? (RML-7, RML-8) Each shows the five that count."""
    order = game.following(game.dealer)
    hands = yield from ask_hands(STANDARD52, order, "judge.ask_five_of", 5, 5)
    yield with_event(game, judge_poker(hands, has_wheel(game.house), order), "poker", hands)


def judge_poker(hands, wheel, order=()):
    """Return the Verdict who wins with `hands`, name -> five cards or more; `found` is what is
    Shown, laid out in `order`.
    """
    found = Shown(hands, wheel)
    winners = found.winners
    reason = poker_words.decided(hands, wheel)
    facts = {
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
    house = "" if wheel else ("poker.no_wheel", {})
    full_key = "poker.one" if alone else "poker.shared"
    verdict.explain(lambda: ("RML-8", full_key, dict(facts, house=house)))
    return verdict
