"""Verdicts at Rumski's table: may this be discarded, what can be laid, does the turn stand."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...game.questions import cards as ask_cards
from ...game.questions import pick_name, yes_no
from ...game.verdict import Verdict, refused, under_house
from .rules import points_of
from .solver.layout import all_cards, without
from .solver.play import best_play, own_melds
from .turn import bad_melds, check_discard, check_table

if TYPE_CHECKING:
    from ...game.game import Game
    from ...types import House, Note, Questions
    from .game import Rumski
    from .solver.play import Play
    from .table_log import TableLog

# Bytes for each state that the search retains after a rank, with the way back to it and the new
# states made from it until they are compared.
_STATE = 600
# The fewest states with which a search works.
_NARROWEST = 8


# -- a discard -------------------------------------------------------------------------------


def discard(game: "Game") -> "Questions":
    """Ask for a card and the top of the pile, and judge the discard (RSK-8)."""
    card = yield ask_cards("judge.ask_card", RUMSKI70, 1, 1)
    top = yield ask_cards("judge.ask_top", RUMSKI70, 0, 1, taken=card)
    on = top[0] if top else None
    yield under_house(game, lambda house: judge_discard(card[0], on, house))


def judge_discard(card: int, top: int | None, house: "House") -> Verdict:
    """Return the Verdict on discarding `card` on `top`, None for an empty pile (RSK-8)."""
    given = [card] if top is None else [card, top]
    try:
        key, facts = check_discard(card, top, house)
    except RuleError as error:
        return refused(RUMSKI70, error, given)
    return Verdict(RUMSKI70, "RSK-8", key, facts, True, cards=given)


# -- what can be laid ------------------------------------------------------------------------


def play(game: "Rumski") -> "Questions":
    """Ask for a hand and judge what it can lay on the table (RSK-4 to RSK-7).

    Uses the saved table; without one, the hand is judged by itself. What the player whose turn it
    is can lay can be laid so (`Verdict.act`).
    """
    log = game.table_log()
    melds = log.legal_melds()
    name = log.turn
    if melds:
        name = yield pick_name("rumski_screen.ask_who", log.order, log.turn)
        taken = tuple(all_cards(melds))
        maximum = RUMSKI70.size - len(taken)
        hand = yield ask_cards("judge.ask_lay", RUMSKI70, 1, maximum, taken, name, True)
        opened = log.has_opened(name)
    else:
        hand = yield ask_cards("judge.ask_lay", RUMSKI70, 1, RUMSKI70.size)
        opened = yield yes_no("judge.ask_opened")
    box = game.box
    room = box.room() if box else None
    width = 0 if room is None else max(_NARROWEST, room // _STATE)
    found = best_play(hand, melds, opened, width, box.progress if box else None)
    verdict = judge_play(found, hand, opened)
    if box and found.cards and name == log.turn:
        followed = bool(melds) or log.can_undo()
        verdict.act = (
            "rumski_screen.lay_so",
            lambda: lay_so(game, found, hand, opened),
            "rumski.table",
            followed,
        )
    yield verdict


def lay_so(game: "Rumski", found: "Play", hand: list[int], opened: bool) -> None:
    """Put the table of `found`, the Play of a `hand`, on the saved table, as a step of the turn.

    A player who has not `opened` does so with a meld of the cards that are played (RSK-6).
    """
    log = game.table_log()
    opening: list[int] | None = None
    if not opened:
        for meld in own_melds(hand):
            if not without(meld, found.cards):
                opening = meld
                break
    log.arrange(found.table, opening)
    if game.box is not None:
        game.box.keep("table", log.form())


def judge_play(found: "Play", hand: list[int], opened: bool) -> Verdict:
    """Return the Verdict on `found`, the Play of a hand; an unproved one says "at least"."""
    figure = str(len(found.cards))
    facts = {"n": len(found.cards), "all": len(hand)}
    if not found.cards:
        key = "judge.lay_nothing" if found.proved else "rumski_table.none_found"
        if not opened:
            key = "rumski_table.none_own"
        verdict = Verdict(RUMSKI70, "RSK-7" if opened else "RSK-6", key, {}, None, figure, hand)
    else:
        rule, key = "RSK-7", "judge.lay"
        if found.all_out:
            rule, key = "RSK-9", "judge.lay_all"
        elif not found.proved:
            figure, key = "≥" + figure, "rumski_screen.lay_at_least"
        verdict = Verdict(RUMSKI70, rule, key, facts, None, figure)
        verdict.show(("judge.to_lay", {}), found.cards)
        for each in found.table:
            verdict.show("", each)
    verdict.found = found
    verdict.explain(lambda: _play_in_full(found, opened))
    return verdict


def _play_in_full(found: "Play", opened: bool) -> "Note":
    count = len(found.cards)
    if found.all_out:
        return "RSK-9", "rumski_table.all_out" if count else "rumski_table.empty_hand", {"n": count}
    if count:
        key = "some" if found.proved else "at_least"
        if count == 1:
            key = "one" if found.proved else "one_at_least"
        facts = {"n": count, "points": points_of(found.cards)}
        return "RSK-7" if opened else "RSK-6", "rumski_table." + key, facts
    if not found.proved:
        return "RSK-7", "rumski_table.none_found", {}
    return ("RSK-7", "rumski_table.none", {}) if opened else ("RSK-6", "rumski_table.none_own", {})


# -- a turn ----------------------------------------------------------------------------------


def judge_turn(
    before: list[list[int]],
    after: list[list[int]],
    played: list[int],
    opened: bool,
    own_melds: list[list[int]],
) -> Verdict:
    """Return the Verdict on a turn; the arguments are those of `turn.check_table` (RSK-4 to 7).

    `found` is the list of illegal melds of `after`.
    """
    bad = [after[at] for at, _ in bad_melds(after)]
    try:
        key = check_table(before, after, played, opened, own_melds)
    except RuleError as error:
        verdict = refused(RUMSKI70, error, played)
    else:
        verdict = Verdict(RUMSKI70, "RSK-7", key, {}, True, cards=played)
        for meld in after:
            verdict.show("", meld)
        _show_before(verdict, [meld for meld in before if meld not in after])
    verdict.found = bad
    return verdict


def judge_log(log: "TableLog") -> Verdict:
    """Return the Verdict on the current turn of a TableLog."""
    opened = log.turn in log.opened
    return judge_turn(log.before, log.melds, log.played(), opened, log.own_melds)


def judge_fault(log: "TableLog", cards: list[int], error: RuleError, words: str) -> Verdict:
    """Return the Verdict that the table of `log` does not stand, for one of its faults.

    `cards` and `error` are the fault (`TableLog.faults`); `words` are the cards as people read
    them.
    """
    key, facts = error.key, error.facts
    if cards in log.melds:
        # Name the illegal meld and why it is illegal.
        key, facts = "rumski_table.bad_meld", {"cards": words, "reason": (key, facts)}
    verdict = Verdict(RUMSKI70, error.rule, key, facts, False, cards=cards)
    if cards:
        verdict.show("", cards)
    lain: list[list[int]] = []
    for meld in log.before:
        naturals = [card for card in meld if card != RUMSKI70.wild]
        if len(without(naturals, cards)) < len(naturals):
            lain.append(meld)
    _show_before(verdict, lain)
    return verdict


def _show_before(verdict: Verdict, melds: list[list[int]]) -> None:
    for meld in melds:
        verdict.show(("rumski_screen.was", {}), meld)
