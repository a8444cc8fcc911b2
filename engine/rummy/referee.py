"""Verdicts on melds and hands: is it a meld, what does the hand count, what to discard.

The game's `rules_for(house)` define what counts; nothing here knows a game.
"""

from ..compat import TYPE_CHECKING
from ..errors import RuleError
from ..game.meld_rules import BIG, MAY_END, MAY_NOT_END, WON, hand_rules, meld_rules
from ..game.questions import cards as ask_cards
from ..game.questions import pick
from ..game.verdict import Verdict, refused, under_house
from . import deadwood, melds, outcome
from .table import SET, compiled

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from ..cards import Deck
    from ..game.game import Game
    from ..game.meld_rules import HandRules
    from ..game.questions import Question
    from ..types import Choices, Label, Note, Questions


class Meld:
    """A meld: its `kind`, SET or RUN, and what each wild card `stands` for (see `melds.check`)."""

    def __init__(self, kind: str, stands: list[int]) -> None:
        self.kind = kind
        self.stands = stands


class Discard:
    """What to discard: the `choices` that are equally good, best first (`outcome.advised`).

    `deadwood` is what the first of them leaves. `may_end` says whether the hand may then end the
    round.
    """

    def __init__(self, deadwood: int, choices: "Sequence[int]", may_end: bool) -> None:
        self.deadwood = deadwood
        self.choices = choices
        self.may_end = may_end


# -- is it a meld? ---------------------------------------------------------------------------


def meld(game: "Game") -> "Questions":
    """Ask for cards and judge whether they are a meld."""
    rules = meld_rules(game)
    given = yield ask_cards("judge.ask_meld", rules.deck, 1, 14)
    yield under_house(game, lambda house: judge_meld(game.rules_for(house), given))


def judge_meld(rules: "Any", cards: list[int]) -> Verdict:
    """Return the Verdict on whether `cards` are a meld by `rules`, the game's MeldRules.

    `found` is the Meld, or None. Of what is no meld, but a hand that wins the game, it says so.
    """
    try:
        kind, stands = melds.check(rules, cards)
    except RuleError as error:
        if rules.wins(cards):
            return _won(rules, cards)
        return refused(rules.deck, error, cards)
    rule = melds.rule_of(rules, kind)
    verdict = Verdict(rules.deck, rule, "meld." + kind, {"n": len(cards)}, True, cards=cards)
    verdict.found = Meld(kind, stands)
    if stands and kind == SET:
        words = " ".join([rules.deck.faces[rank - 1] for rank in stands])
        verdict.show(("judge.stands_for", {"ranks": words}), [])
    elif stands:
        verdict.show(("judge.stands_for_cards", {}), stands)
    return verdict


def _won(rules: "HandRules", cards: list[int]) -> Verdict:
    """Return the Verdict on cards that are no meld, and win the game (RMN-16)."""
    says = rules.says[WON]
    figure: Label = (says.key + "_figure", {})
    return Verdict(rules.deck, rules.won_rule, says.key + "_no_meld", {}, False, figure, cards)


# -- what does a hand count? -----------------------------------------------------------------


def _ready(game: "Game") -> "Generator[Question, Any, HandRules]":
    """Return the rules of hands of this round; ask for the card turned up if they depend on it."""
    rules = hand_rules(game)
    if rules.asks_upcard:
        card = yield from game.upcard.ask(game, {})
        assert card is not None
        rules = rules.turned_up(card)
    return rules


def hand(game: "Game") -> "Questions":
    """Ask for a hand and judge what it counts and whether it may end the round."""
    rules = yield from _ready(game)
    size = rules.size
    given = yield ask_cards("judge.ask_hand", rules.deck, size, size + 1, n=size)
    game.upcard.keep(game, rules.upcard)
    yield judge_hand(rules, given)


def judge_hand(rules: "HandRules", cards: list[int]) -> Verdict:
    """Return the Verdict on a hand, or a hand and the drawn card; `found` is its `Count`."""
    found = outcome.count_hand(rules, cards)
    says = rules.says[found.outcome]
    facts = {"n": found.points, "after": found.after, "limit": rules.limit}
    verdict = Verdict(rules.deck, says.rule, says.key, facts, None, str(found.after), cards)
    verdict.found = found
    lay_out(verdict, found.melds, found.left)
    verdict.explain(lambda: reason_in_full(rules, found, len(cards)))
    return verdict


def lay_out(verdict: Verdict, melds_found: "Sequence[list[int]]", left: "Sequence[int]") -> None:
    """Show melds and the cards left."""
    for each in melds_found:
        verdict.show("", each)
    if left:
        verdict.show(("judge.left", {}), left)


def reason_in_full(rules: "HandRules", found: outcome.Count, size: int) -> "Note":
    """Return (rule, key, facts) of the outcome of a hand of `size` cards."""
    says = rules.says[found.outcome]
    key = says.full_key
    if found.outcome in (MAY_END, MAY_NOT_END) and size > rules.size:
        key += "_after"
    return says.rule, key, {"n": found.after, "limit": rules.limit}


# -- a wrong number of cards -----------------------------------------------------------------

# When it is noticed, and what then holds.
IN_PLAY = "in_play"
TOO_FEW = "too_few"
TOO_MANY = "too_many"


def wrong_number(game: "Game") -> "Questions":
    """Ask when a wrong number of cards was noticed, and judge it (ALL-7)."""
    yield judge_number(game.faces.deck(game.house), (yield ask_noticed([(IN_PLAY, "judge.")])))


def ask_noticed(in_play: "Sequence[tuple[str, str]]") -> "Question":
    """Return the question when a wrong number of cards was noticed: in play, or at the end.

    `in_play` are the moments in play, and the beginnings of the keys of their texts.
    """
    moments = list(in_play) + [(TOO_FEW, "judge."), (TOO_MANY, "judge.")]
    choices: Choices = [(when, (section + when, {})) for when, section in moments]
    return pick("judge.ask_number", choices)


def judge_number(deck: "Deck", when: str) -> Verdict:
    """Return the Verdict on a hand with a wrong number of cards (ALL-7).

    IN_PLAY nothing is decided: the players agree. At the end of a round a hand with TOO_FEW cards
    counts, and one with TOO_MANY does not win.
    """
    figure: Label = ("judge.figure_" + when, {})
    return Verdict(deck, "ALL-7", "judge.number_" + when, {}, None, figure)


# -- what to discard? ------------------------------------------------------------------------


def discard(game: "Game") -> "Questions":
    """Ask for a hand and the drawn card and judge which card to discard."""
    rules = yield from _ready(game)
    size = rules.size + 1
    given = yield ask_cards("judge.ask_discard", rules.deck, size, size, n=size)
    game.upcard.keep(game, rules.upcard)
    yield judge_discard(rules, given)


def judge_discard(rules: "HandRules", cards: list[int]) -> Verdict:
    """Return the Verdict on what to discard of a hand and drawn card; `found` is the Discard."""
    found = deadwood.count(compiled(rules), cards)
    least, choices = outcome.advised(rules, cards)
    rest = list(cards)
    rest.remove(choices[0])
    after = outcome.count_hand(rules, rest)
    card = rules.deck.text(choices[0])
    if rules.has_big and found.points == 0:
        # Everything is melded: no discard is needed.
        verdict = Verdict(rules.deck, rules.says[BIG].rule, rules.says[BIG].key, {}, None, "0")
        lay_out(verdict, found.melds, ())
    else:
        says = rules.says[after.outcome]
        facts = {"card": card, "n": least, "limit": rules.limit}
        verdict = Verdict(rules.deck, says.rule, says.discard_key, facts, None, card)
        verdict.show(("judge.choices", {}), choices)
        lay_out(verdict, after.melds, after.left)
    may_end = least <= rules.limit or outcome.reaches_win(rules, cards)
    verdict.found = Discard(least, choices, may_end)
    if rules.has_big and found.points == 0:
        verdict.explain(lambda: (rules.says[BIG].rule, rules.says[BIG].full_key, {}))
    else:
        verdict.explain(lambda: _discard_in_full(rules, after, card))
    return verdict


def _discard_in_full(rules: "HandRules", after: outcome.Count, card: str) -> "Note":
    rule, key, facts = reason_in_full(rules, after, rules.size)
    return rule, "deadwood.after", {"card": card, "why": (key, facts)}
