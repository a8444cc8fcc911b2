"""Verdicts at Rumski's table: may this be discarded, what can be laid."""

from engine.cards import RUMSKI70
from engine.errors import RuleError
from engine.games.rumski.solver.layout import all_cards
from engine.games.rumski.solver.play import best_play
from engine.games.rumski.turn import check_discard
from engine.play.questions import cards as ask_cards
from engine.play.questions import pick_name, yes_no
from engine.referee.verdict import Verdict

# Bytes for each state that the search keeps after a rank: what leads back from it, and the new
# states that come of it until they are compared.
_STATE = 600


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


def play(game):
    """What can this hand lay on the table? (RSK-4 to RSK-7)

    On the table that is remembered; where none is, the hand is judged by itself.
    """
    log = game.table_log()
    melds = log.legal_melds(game.house)
    if melds:
        name = yield pick_name("table_screen.ask_who", log.order, log.turn)
        taken = tuple(all_cards(melds))
        hand = yield ask_cards("judge.ask_lay", RUMSKI70, 1, 70 - len(taken), taken, name, True)
        opened = log.has_opened(name)
    else:
        hand = yield ask_cards("judge.ask_lay", RUMSKI70, 1, 70)
        opened = yield yes_no("judge.ask_opened")
    box = game.box
    room = box.room() if box else None
    width = 0 if room is None else max(8, room // _STATE)
    found = best_play(hand, melds, opened, width, box.progress if box else None)
    yield verdict(found, hand, opened)


def verdict(found, hand, opened):
    """Return the Verdict on a Play; what is not proved to be the most is said to be at least so
    many.
    """
    figure = str(len(found.cards))
    if not found.cards:
        key = "judge.lay_nothing" if found.proved else "community.none_found"
        if not opened:
            key = "community.none_own"
        return Verdict(RUMSKI70, None, "RSK-7" if opened else "RSK-6", key, {}, figure, hand)
    facts = {"n": len(found.cards), "all": len(hand)}
    groups = [(("judge.to_lay", {}), found.cards)] + [("", each) for each in found.table]
    if found.all_out:
        return Verdict(RUMSKI70, None, "RSK-9", "judge.lay_all", facts, figure, [], groups)
    key = "judge.lay"
    if not found.proved:
        figure = "≥" + figure
        key = "table_screen.lay_at_least"
    return Verdict(RUMSKI70, None, "RSK-7", key, facts, figure, [], groups)
