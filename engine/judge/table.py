"""Verdicts at Rumski's table: may this be discarded, what can be laid."""

from engine.cards import RUMSKI70
from engine.community import best_play
from engine.community_turn import check_discard
from engine.errors import RuleError
from engine.judge import Verdict
from engine.judge.rummy import meld
from engine.questions import cards as ask_cards
from engine.questions import yes_no



def discard(game):
    """May this card be discarded on that one? (RSK-8)"""
    card = yield ask_cards("judge.ask_card", RUMSKI70, 1, 1)
    top = yield ask_cards("judge.ask_top", RUMSKI70, 0, 1, taken=card)
    given = card + top
    try:
        check_discard(card[0], top[0] if top else None, game.house)
    except RuleError as error:
        yield Verdict(RUMSKI70, False, error.rule, error.key, error.facts, cards=given)
        return
    yield Verdict(RUMSKI70, True, "RSK-8", "judge.may_discard", {}, cards=given)


def play(game, table=()):
    """What can this hand lay on the table? (RSK-4 to RSK-7) `table` is the list of melds there."""
    laid = []
    for each in table:
        laid.extend(each)
    hand = yield ask_cards("judge.ask_lay", RUMSKI70, 1, 70 - len(laid), taken=tuple(laid))
    opened = yield yes_no("judge.ask_opened")
    found = best_play(hand, [list(each) for each in table], opened)
    figure = str(len(found.cards))
    if not found.cards:
        rule = "RSK-4" if opened else "RSK-6"
        yield Verdict(RUMSKI70, None, rule, "judge.lay_nothing", {}, figure, hand)
        return
    key = "judge.lay_all" if found.all_out else "judge.lay"
    facts = {"n": len(found.cards), "all": len(hand)}
    groups = [(("judge.to_lay", {}), found.cards)] + [("", each) for each in found.table]
    rule = "RSK-9" if found.all_out else "RSK-7"
    yield Verdict(RUMSKI70, None, rule, key, facts, figure, [], groups)
