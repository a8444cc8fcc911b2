"""Tasks of an evening that enter or correct something."""

from tests.proof.bench.entering import ANTE, DEADWOOD, POKER, WIDOW, answer, enter, table
from tests.proof.robot.ways import keys_number


def round_of_rumino(board: str) -> int:
    """Enter a round of four by deadwood: 5, 12, 23 and 34."""
    hand = table(board, "rumino", 4)
    enter(hand, "round")
    return answer(hand, "Bo", 5, 12, 23, 34)


def round_of_ginski(board: str) -> int:
    """Enter a round of three by deadwood: 5, 12 and 23."""
    hand = table(board, "ginski", 3)
    enter(hand, "round")
    return answer(hand, "Bo", 5, 12, 23)


def round_of_rumski(board: str) -> int:
    """Enter a round of three by points: 25 and 40."""
    hand = table(board, "rumski", 3)
    enter(hand, "round")
    return answer(hand, "Bo", 25, 40)


def hand_of_tuscan(board: str) -> int:
    """Enter a hand of Tuscan Rummy that the second player wins with a ramino."""
    hand = table(board, "tuscan", 2)
    enter(hand, "hand")
    return answer(hand, "Bo", "tuscan.ramino")


def hand_of_gin(board: str) -> int:
    """Enter a hand of Gin Rummy by deadwood: a knock with 4, 27 after laying off."""
    hand = table(board, "gin", 2)
    enter(hand, "round")
    return answer(hand, "Bo", 4, 27)


def gin_of_gin(board: str) -> int:
    """Enter a hand of Gin Rummy that ended with gin, no big one, against 27."""
    hand = table(board, "gin", 2)
    enter(hand, "round")
    return answer(hand, "Bo", 0, "all.no", 27)


def limit_of_gin(board: str) -> int:
    """Ask the referee of Gin Rummy for the knock limit."""
    hand = table(board, "gin", 2)
    hand.menu("gin.do_limit")
    return hand.is_at("book.verdict")


def ante(board: str) -> int:
    """Enter the ante of Rummoli."""
    hand = table(board, "rummoli", 4)
    enter(hand, "ante")
    return answer(hand)


def widow(board: str) -> int:
    """Enter that the dealer keeps the hand."""
    hand = table(board, "rummoli", 4, ANTE)
    enter(hand, "widow")
    return answer(hand, "rummoli.widow_kept")


def bets(board: str) -> int:
    """Enter that Bo bets one, Cy raises by one, and Dina, Ana and Bo call."""
    hand = table(board, "rummoli", 4, WIDOW, {"poker": "betting"})
    enter(hand, "bets")
    calls = ["rummoli.move_call"] * 3
    return answer(hand, "rummoli.move_bet", "rummoli.move_raise", *calls)


def bets_keyed(board: str) -> int:
    """Enter that Bo bets three, keyed as a number, and the three others call."""
    hand = table(board, "rummoli", 4, WIDOW, {"poker": "betting"})
    enter(hand, "bets")
    calls = ["rummoli.move_call"] * 3
    return answer(hand, "rummoli.move_other", 3, *calls)


def bid(board: str) -> int:
    """Enter that Bo buys the widow for five, and nobody bids more."""
    hand = table(board, "rummoli", 4, ANTE)
    enter(hand, "widow")
    hand.choose("rummoli.widow_sold")
    # Bo, with the chips that he has.
    hand.choose_row(0)
    return answer(hand, 5, "rummoli.sold_to")


def pot_in_sum(board: str) -> int:
    """Enter that the Poker Pot holds 16 chips in all after bets, and nobody folded."""
    hand = table(board, "rummoli", 4, WIDOW, {"poker": "betting"})
    enter(hand, "bets")
    return answer(hand, "rummoli.move_sum", 16, "rummoli.nobody")


def poker(board: str) -> int:
    """Enter that Cy alone wins the poker hand."""
    hand = table(board, "rummoli", 4, WIDOW)
    enter(hand, "poker")
    return answer(hand, "Cy", "rummoli.nobody_else")


def pay_card(board: str) -> int:
    """Enter that Dina collects the first space."""
    hand = table(board, "rummoli", 4, POKER)
    enter(hand, "pay")
    return answer(hand, "rummoli.space_chips", "Dina")


def stops_begun(board: str) -> int:
    """Follow the stops phase of Rummoli card by card: to its first card."""
    hand = table(board, "rummoli", 4, POKER)
    hand.press("ok")
    if hand.top.module == "table.menu":
        hand.press("ok")
    return hand.is_at("rummoli.stops")


def hand_over(board: str) -> int:
    """Enter that Ana goes out; 3, 2 and 1 cards are left."""
    hand = table(board, "rummoli", 4, POKER)
    enter(hand, "out")
    return answer(hand, "Ana", 3, 2, 1)


def hand_of_rummoli(board: str) -> int:
    """Enter a whole hand: ante, widow, poker, three pay cards, and that Ana goes out."""
    hand = table(board, "rummoli", 4)
    enter(hand, "ante")
    answer(hand)
    enter(hand, "widow")
    answer(hand, "rummoli.widow_kept")
    enter(hand, "poker")
    answer(hand, "Cy", "rummoli.nobody_else")
    for name in ("Dina", "Bo", "Cy"):
        enter(hand, "pay")
        answer(hand, "rummoli.space_chips", name)
    enter(hand, "out")
    return answer(hand, "Ana", 3, 2, 1)


# -- putting it right ----------------------------------------------------------------------


def undo_seen(board: str) -> int:
    """Show what undo would take back."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("ui.undo")
    return hand.is_at("past.undo")


def undo_done(board: str) -> int:
    """Undo the last entry."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("ui.undo")
    hand.press("ok")
    assert hand.app.open_game.ledger.count == 0
    return hand.presses


def redo_done(board: str) -> int:
    """Redo it."""
    hand = table(board, "rumino", 4, (*DEADWOOD, {"event": "undo"}))
    hand.menu("ui.redo")
    hand.press("ok")
    assert hand.app.open_game.ledger.count == 1
    return hand.presses


def edit_begun(board: str) -> int:
    """Edit the last round: to its first question."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.press("left")
    hand.press("ok", "ok")
    return hand.is_at("asking.entry")


def misdeal(board: str) -> int:
    """Cancel and deal again."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_void")
    return answer(hand)


def penalty_begun(board: str) -> int:
    """Enter a penalty: to its first question."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_adjust")
    return hand.is_at("asking.entry")


def penalty_saved(board: str) -> int:
    """Enter a penalty of one point for the first player with a reason, saved."""
    hand = table(board, "rumino", 4, DEADWOOD)
    hand.menu("all.do_adjust")
    for _ in range(12):
        if hand.top.module == "table.sheet":
            break
        if keys_number(hand.part):
            hand.number(1)
        else:
            hand.press("ok")
    return hand.is_at("table.sheet")


ENTRIES = (
    round_of_rumino,
    round_of_ginski,
    round_of_rumski,
    hand_of_tuscan,
    hand_of_gin,
    gin_of_gin,
    limit_of_gin,
    ante,
    widow,
    bid,
    bets,
    bets_keyed,
    pot_in_sum,
    poker,
    pay_card,
    stops_begun,
    hand_over,
    hand_of_rummoli,
)
CORRECTIONS = (
    undo_seen,
    undo_done,
    redo_done,
    edit_begun,
    misdeal,
    penalty_begun,
    penalty_saved,
)
