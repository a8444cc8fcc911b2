"""Rummoli followed card by card on the handheld: the poker by keyed hands, the stops phase, the
board.
"""

import pytest

from engine.cards import STANDARD52
from tests.proof.robot.player import BOARDS, Player, forms
from tests.proof.robot.stops_person import begin, lays, leads, to_stops

FOUR = ("Ana", "Bo", "Cy", "Di")
SIX = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, SIX) as player:
        yield player


def totals(names, *chips):
    return dict(zip(names, chips, strict=True))


def collected(table, *words):
    """Keep what a pay card brings."""
    table.reads(*words, "RML-12")
    table.press("ok")


def test_rml_8_a_showdown_of_four_by_keyed_hands_shares_the_pot(table):
    begin(table, FOUR)
    table.menu("rummoli.do_poker")
    table.choose("all.by_cards")
    hands = (
        ("Bo", "10D JS QS KD AS"),
        ("Cy", "2C 2D 5S 7H 9C"),
        ("Di", "10H JH QD KH AH"),
        ("Ana", "3C 4C 6D 8S KC"),
    )
    for name, words in hands:
        # Hands lie open: the box is not passed.
        assert name in table.bar()
        table.key_cards(STANDARD52, words)
    table.reads("Bo collects 2", "Di collects 2", "straight", "RML-8", "→ 43", "Bo leads")
    table.keep()
    assert table.sheet(FOUR) == totals(FOUR, 41, 43, 41, 43)


def test_rml_12_and_13_a_hand_with_7_8_9_and_a_k_of_diamonds(table):
    to_stops(table, SIX)
    before = table.presses
    table.says("stops_screen.first", name="Bo")
    leads(table, "Bo", "4D")
    table.says("stops_screen.due", card="5♦")
    lays(table, "Bo")
    lays(table, "Cy")
    lays(table, "Di", 3)
    collected(table, "Di collects 7-8-9: 6", "→ 47")
    # Nobody has the ten: whoever laid last leads the other colour.
    table.press("right")
    table.says("stops_screen.lead", name="Di", colour="black")
    leads(table, "Di", "10S")
    collected(table, "Di collects 10♠: 6")
    # A power cut loses nothing.
    table.restart()
    table.press("ok")
    table.says("stops_screen.due", card="J♠")
    lays(table, "Ana")
    lays(table, "Bo")
    lays(table, "Cy", 2)
    collected(table, "Cy collects A♠: 6")
    table.says("stops_screen.lead", name="Cy", colour="red")
    leads(table, "Cy", "QD")
    lays(table, "Di", 2)
    collected(table, "Di collects A-K♦: 6")
    leads(table, "Di", "QC")
    collected(table, "Di collects Q♣: 6")
    # It was Di's seventh card, of seven: nobody counts anything.
    table.reads("Di goes out", "RML-13", "6 + 6 + 5 + 4 + 7 + 7")
    assert table.presses - before < 110
    table.keep()
    assert table.sheet(SIX) == totals(SIX, 35, 42, 43, 100, 34, 34)
    assert table.dealer() == "Bo"
    # What is left on the board, what everybody holds, and all of it (RML-14, RML-16).
    table.menu("ui.board")
    table.reads("J♦ 6", "K♥ 6", "10♠ 0", "Di 100", "300")
    # The next hand begins with nothing laid.
    table.press("back", "back", "ok")
    table.keep()
    table.menu("rummoli.do_poker")
    table.choose("Ed")
    table.choose("rummoli.nobody_else")
    table.keep()
    table.press("ok")
    table.says("stops_screen.first", name="Ed")


def test_rml_12_a_pay_card_left_for_later_is_pointed_out_and_one_taken_back_gives_its_chips_back(
    table,
):
    to_stops(table, FOUR)
    leads(table, "Bo", "9S")
    lays(table, "Cy")
    collected(table, "Cy collects 10♠: 4")
    # The card is taken back, and with it the chips.
    table.choose("stops_screen.take_back", card="10♠")
    table.choose("all.yes")
    table.says("stops_screen.due", card="10♠")
    lays(table, "Di")
    table.reads("Di collects 10♠: 4")
    table.press("back")
    table.says("stops_screen.due", card="J♠")
    table.choose("stops_screen.collects", name="Di", space="10♠")
    collected(table, "Di collects 10♠: 4")
    table.press("back")
    assert table.sheet(FOUR) == totals(FOUR, 41, 45, 41, 45)


def test_rml_8_the_sentence_that_decides_a_showdown_is_read_to_its_end():
    names = ("Ana", "Carlo V", "Benedetta", "Dina")
    hands = ("9S 9H 5S 5H KS", "2C 3D 7S 8C JH", "2S 3H 7D 8H JC", "9C 9D 5C 5D AS")
    with Player("sim_128x64", names) as table:
        begin(table, names)
        table.press("right")
        table.choose("judge.do_showdown")
        for _ in names:
            table.key_cards(STANDARD52, hands[names.index(table.bar().split(":")[0])])
        table.reads("Dina wins: two pairs", "K; kicker A beats K")


def test_a_card_that_is_led_can_be_typed_and_the_list_behind_does_not_move(table):
    to_stops(table, FOUR)
    table.choose("Bo")
    # Di is a player, too: the letter belongs to the card.
    table.write("4d")
    table.says("stops_screen.due", card="5♦")
    stops = table.box.device.app.stack[-1]
    assert stops.phase.plays == [("Bo", STANDARD52.read_all(["4D"])[0])]
    table.choose("stops_screen.other_card")
    table.choose("Cy")
    table.write("9s")
    assert stops.phase.plays[-1] == ("Cy", STANDARD52.read_all(["9S"])[0])


def test_rml_9_the_board_says_which_card_comes_next(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "8C")
    table.choose("ui.board")
    assert "9♣" in table.screen(), table.lines()
    table.press("back", "back")


def test_rml_9_and_18_a_wrong_card_stands_only_if_the_table_says_so(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "7S")
    table.choose("stops_screen.other_card")
    table.choose("Cy")
    table.key_cards(STANDARD52, "9S")
    table.choose("all.no")
    table.says("stops_screen.due", card="8♠")
    # Nobody seems to have it; then it turns up after the lead.
    table.press("right")
    leads(table, "Bo", "JD")
    collected(table, "Bo collects J♦: 4")
    table.choose("stops_screen.other_card")
    table.choose("Di")
    table.key_cards(STANDARD52, "8S")
    table.choose("all.yes")
    table.says("stops_screen.due", card="9♠")
    table.press("back")
    # Di's chip lies on Rummoli.
    assert table.sheet(FOUR) == totals(FOUR, 41, 49, 41, 40)


def test_rml_11_a_deadlock_takes_the_cards_left_from_the_deal(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "QS")
    lays(table, "Di", 1)
    lays(table, "Di", 1)
    collected(table, "Di collects A♠: 4")
    table.choose("stops_screen.nobody_leads", colour="red")
    # 52 cards to five hands: 11 for the widow and Bo, 10 for the others.
    table.reads("Deadlock: 38 onto Rummoli", "RML-11")
    # Not meant: the phase is still there.
    table.press("back")
    table.says("stops_screen.lead", name="Di", colour="red")
    table.choose("stops_screen.nobody_leads", colour="red")
    table.keep()
    assert table.sheet(FOUR) == totals(FOUR, 31, 35, 31, 37)


def test_rml_11_a_plain_direction_key_neither_ends_the_hand_nor_takes_a_card_back(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "QS")
    app = table.box.device.app
    phase = app.stack[-1].phase
    # Nobody has it; the same key again, and what would keep a deadlock.
    for pressed in ("right", "right", "left", "left", "right"):
        table.box.press(pressed)
        table.changed()
    assert app.stack[-1].phase is phase and app.stack[-1].part is None
    assert phase.plays == [("Bo", STANDARD52.read("QS"))] and phase.passed
    # It says why not, for a second.
    table.box.wait(1200)
    table.box.press("right")
    table.changed()
    assert any(form in table.screen() for form in forms("stops_screen.why_deadlock")), table.lines()
    table.box.wait(1200)
    table.changed()
    table.says("stops_screen.lead", name="Bo", colour="red")
    table.choose("stops_screen.not_stopped")
    table.says("stops_screen.due", card="K♠")
    assert list(app.open_game.ledger.events())[-1]["event"] == "poker"


def test_rml_10_a_key_for_the_suit_never_takes_the_card_back(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "5S")
    lays(table, "Cy", 2)
    table.press("right")
    app = table.box.device.app
    table.move_to("Cy")
    table.press("ok")
    table.key_cards(STANDARD52, "QH")
    laid = list(app.stack[-1].phase.plays)
    for pressed in ("left", "up", "down", "left"):
        table.box.press(pressed)
    assert app.stack[-1].phase.plays == laid


def test_rml_13_an_out_by_the_cards_counted_at_the_table(table):
    to_stops(table, FOUR)
    leads(table, "Bo", "QS")
    lays(table, "Cy")
    table.choose("stops_screen.count_out")
    table.choose("Di")
    # What is known is offered.
    for _ in range(3):
        table.accept()
    table.reads("Di goes out", "4 + 10 + 10 + 9")
    table.keep()
    assert sum(table.sheet(FOUR).values()) == 200 - 7 * 4


def test_rml_8_a_verdict_on_the_showdown_goes_on_to_the_score(table):
    begin(table, FOUR)
    table.press("right")
    table.choose("judge.do_showdown")
    for words in ("10D JS QS KD AS", "2C 2D 5S 7H 9C", "3H 4H 6H JH KH", "3C 4C 6D 8S KC"):
        table.key_cards(STANDARD52, words)
    table.says("Di")
    table.press("ok", "ok")
    table.reads("Di collects 4", "flush", "→ 45")
    table.keep()
    assert table.sheet(FOUR) == totals(FOUR, 41, 41, 41, 45)


def test_rml_9_a_game_that_is_deleted_takes_its_stops_phase_along():
    with Player("sim_128x64", FOUR) as table:
        to_stops(table, FOUR)
        leads(table, "Bo", "8C")
        app = table.box.device.app
        assert app.store.get("stops")["plays"] == [["Bo", "8C"]]
        app.session.remove(app.open_game.number)
        assert app.store.get("stops") is None
