"""Verdicts on Tuscan hands: what a hand is, and who wins a showdown."""

from ...compat import TYPE_CHECKING
from ...game.questions import cards as ask_cards
from ...game.questions import yes_no
from ...game.shown_hands import ask_hands, with_event
from ...game.verdict import Verdict
from .decided import decided_by, with_reason
from .hands import classify, rule_of
from .rules import deck_for
from .showdown import showdown as compare

if TYPE_CHECKING:
    from ...types import House, Label, Questions
    from .game import Tuscan


def hand(game: "Tuscan") -> "Questions":
    """Ask for a hand and judge what it is (TUS-4 to TUS-6)."""
    size = game.hand_size()
    given = yield ask_cards("judge.ask_tuscan", deck_for(game.house), size, size, n=size)
    yield judge_hand(given, game.house)


def judge_hand(cards: list[int], house: "House") -> Verdict:
    """Return the Verdict on what a hand of 7 or 10 cards is; `found` is the Hand."""
    found = classify(cards, house)
    won = found.kind != "none"
    label: Label = ("tuscan." + found.kind, {}) if won else ("judge.nothing", {})
    rule = rule_of(found.kind)
    verdict = Verdict(deck_for(house), rule, "judge.tuscan_is", {"hand": label}, won, cards=cards)
    for each in found.melds:
        verdict.show("", each)
    verdict.found = found
    name = found.kind
    if name in ("ramino", "none"):
        name += "_" + str(len(cards))
    verdict.explain(lambda: (rule, "tuscan_hands." + name, {}))
    return verdict


def showdown(game: "Tuscan") -> "Questions":
    """Ask for the hands shown and judge who wins (TUS-7 to TUS-11)."""
    size = game.hand_size()
    deck = deck_for(game.house)
    exhausted = yield yes_no("judge.ask_exhausted")
    hands = yield from ask_hands(deck, game.names_in_play(), "judge.ask_hand_of", size, size)
    verdict = judge_showdown(hands, game.house, exhausted)
    if verdict.found.winner or exhausted:
        with_event(game, verdict, "hand", hands, exhausted)
    yield verdict


def judge_showdown(hands: dict[str, list[int]], house: "House", exhausted: bool) -> Verdict:
    """Return the Verdict on who wins with `hands`, name -> cards; `found` is the Showdown.

    Raises InputError if the hands differ in size, or have a size that is not dealt.
    """
    found = compare(hands, house, exhausted)
    winner, kind = found.winner, found.kind
    reason = decided_by(hands, house, kind, exhausted)
    compared = reason.cards
    key, facts = with_reason(winner, kind, reason)
    verdict = Verdict(deck_for(house), reason.rule, key, facts, None, winner or "–")
    order = [name for group in found.ranking for name in group]
    # The cards compared come before the whole hands.
    for name in order:
        if name in compared:
            verdict.show(("judge.compared", {"name": name}), compared[name])
    for name in order:
        verdict.show(name, hands[name])
    verdict.found = found
    return verdict
