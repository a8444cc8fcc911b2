"""Verdicts on whole hands: Tuscan Rummy's ramino and its like, and Rummoli's poker."""

from engine.cards import STANDARD52
from engine.games.rummoli import poker, poker_words
from engine.games.tuscan import hands as tuscan_hands
from engine.games.tuscan.decided import decided_by, with_reason
from engine.play.questions import cards as ask_cards
from engine.play.questions import yes_no
from engine.referee.verdict import Verdict
from engine.rummy.counted_hands import as_texts, ask_hands


def tuscan(game):
    """What is this hand? (TUS-4 to TUS-6)"""
    deck = game.deck_for(game.house)
    size = game.hand_size()
    given = yield ask_cards("judge.ask_tuscan", deck, size, size, n=size)
    kind, melds, _ = tuscan_hands.classify(given, game.house)
    groups = [("", each) for each in melds]
    won = kind != "none"
    label = ("tus." + kind, {}) if won else ("judge.nothing", {})
    rule = tuscan_hands.rule_of(kind)
    yield Verdict(deck, won, rule, "judge.tuscan_is", {"hand": label}, cards=given, groups=groups)


def with_event(game, verdict, kind, hands, exhausted=None):
    """Return `verdict` with the event that the shown hands make, if the game takes one now."""
    if not game.over and kind in game.actions():
        verdict.event = {"event": kind, "hands": as_texts(verdict.deck, hands)}
        if exhausted is not None:
            verdict.event["exhausted"] = exhausted
    return verdict


def tuscan_showdown(game):
    """Who wins with the hands that lie open? (TUS-7 to TUS-11)"""
    deck = game.deck_for(game.house)
    size = game.hand_size()
    exhausted = yield yes_no("judge.ask_exhausted")
    hands = yield from ask_hands(deck, game.names_in_play(), "judge.ask_hand_of", size, size)
    winner, kind, ranking = tuscan_hands.showdown(hands, game.house, exhausted)
    rule, how, facts, compared = decided_by(hands, game.house, kind, exhausted)
    order = [name for group in ranking for name in group]
    # What was compared comes before the whole hands.
    groups = [
        (("judge.compared", {"name": name}), compared[name]) for name in order if name in compared
    ]
    groups += [(name, hands[name]) for name in order]
    key, facts = with_reason(winner, kind, how, facts)
    verdict = Verdict(deck, None, rule, key, facts, winner or "–", groups=groups)
    yield with_event(game, verdict, "hand", hands, exhausted) if winner or exhausted else verdict


def five(game):
    """The best five of a hand (RML-7, RML-8)."""
    given = yield ask_cards("judge.ask_five", STANDARD52, 5, 26)
    wheel = game.house["wheel"] == "yes"
    _, category, best = poker.best(given, wheel)
    label = ("poker." + category, {})
    groups = [("", best)]
    facts = {"n": len(given), "hand": poker_words.named(best, wheel)}
    yield Verdict(STANDARD52, None, "RML-8", "judge.poker_is", facts, label, given, groups)


def poker_showdown(game):
    """Who wins the poker hand? (RML-7, RML-8) Each shows the five that count."""
    wheel = game.house["wheel"] == "yes"
    order = game.following(game.dealer)
    hands = yield from ask_hands(STANDARD52, order, "judge.ask_five_of", 5, 5)
    winners, _ = poker.winners(hands, wheel)
    groups = [(name, poker.best(hands[name], wheel)[2]) for name in order]
    hand = poker_words.named(hands[winners[0]], wheel)
    reason = poker_words.decided(hands, wheel)
    why = ("poker.why", {"why": reason}) if reason else ""
    facts = {"names": ", ".join(winners), "hand": hand, "why": why}
    key = "judge.wins_poker" if len(winners) == 1 else "judge.shares_poker"
    verdict = Verdict(STANDARD52, None, "RML-8", key, facts, winners[0], groups=groups)
    yield with_event(game, verdict, "poker", hands)
