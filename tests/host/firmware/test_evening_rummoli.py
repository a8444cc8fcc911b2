"""An evening of Rummoli for five, played by keys and read from the pixels: a full hand, a deadlock,
the cut.
"""

import pytest

from engine.cards import STANDARD52
from engine.texts import listed, text
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter

FIVE = ("Ana", "Bo", "Cy", "Di", "Ed")
THREE = FIVE[:3]
BEFORE_POKER = ({"event": "ante"}, {"event": "widow", "how": "kept"})


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, FIVE) as player:
        yield player


def totals(*chips):
    return dict(zip(FIVE, chips))


def enter(table, *words, **facts):
    """From the sheet, go on with what comes next, and choose what is entered."""
    table.press("ok")
    table.choose(*words, **facts)


def board(table):
    """Return the board's text."""
    table.menu("ui.board")
    words = table.bar() + " " + table.paper().replace("Rummoli", "Rumm.").replace("|", " ")
    table.press("back", "back")
    return " ".join(words.split())


def test_rml_4_to_17_a_hand_a_deadlock_and_the_cut(table):
    table.sit_down("Rummoli", FIVE)
    # Five put one chip on each of nine sections.
    table.press("ok")
    table.reads("RML-4", "50 → 41")
    table.keep()
    assert table.sheet(FIVE) == totals(41, 41, 41, 41, 41)

    enter(table, "rummoli.widow_sold")
    table.choose("Cy")
    table.number(4)
    table.choose("rummoli.sold_to", name="Cy", n=4)
    table.reads("Cy buys the widow from Ana for 4", "RML-6", "41 → 37", "41 → 45")
    table.keep()

    # Nothing else can come now (RML-19).
    enter(table, "Bo")
    table.choose("rummoli.nobody_else")
    table.reads(
        "Bo collects 5 from the Poker Pot",
        "RML-8",
        "→ 46",
        "Bo leads the lowest card",
        "RML-9",
    )
    table.keep()

    enter(table, "rummoli.do_pay")
    table.choose("10♠: 5")
    table.choose("Di")
    table.reads("Di collects 10♠: 5", "RML-12", "→ 46")
    table.keep()
    enter(table, "rummoli.do_pay")
    table.choose("A-K♦: 5")
    table.choose("Cy")
    table.keep()
    assert table.sheet(FIVE) == totals(45, 46, 42, 46, 41)

    # Ed is out: five on Rummoli and a chip for each card left.
    enter(table, "rummoli.do_out")
    table.choose("Ed")
    table.numbers({"Ana": 3, "Bo": 2, "Cy": 1, "Di": 6})
    table.reads("Ed goes out", "RML-13", "5 + 3 + 2 + 1 + 6")
    table.keep()
    assert table.sheet(FIVE) == totals(42, 44, 41, 40, 58)
    assert table.dealer() == "Bo"
    # Five spaces were not claimed: they stay for the next hand (RML-14).
    words = board(table)
    assert "J♦ 5" in words and "10♠ 0" in words and "Rumm. 0" in words, words

    table.press("ok")
    table.keep()
    assert table.sheet(FIVE) == totals(33, 35, 32, 31, 49)
    enter(table, "rummoli.widow_kept")
    table.keep()
    # An even share of five chips between two leaves one in the pot.
    enter(table, "Di")
    table.choose("Ed")
    table.choose("rummoli.nobody_else")
    table.reads("Di collects 2 from the Poker Pot", "Ed collects 2 from the Poker Pot", "Di leads")
    table.keep()
    enter(table, "rummoli.do_deadlock")
    table.numbers({"Ana": 1, "Bo": 2, "Cy": 3, "Di": 4, "Ed": 5})
    table.reads("Deadlock: 15 onto Rummoli", "RML-11")
    table.keep()
    assert table.sheet(FIVE) == totals(32, 33, 29, 29, 46)
    words = board(table)
    assert (
        "Poker 1" in words
        and ("Rumm. 20" in words or "Rum. 20" in words)
        and "J♦ 10" in words
        and "10♠ 5" in words
    ), words

    # The end: the high cut takes the board, and the most chips win.
    table.menu("rummoli.do_finish")
    table.choose("Cy")
    table.reads("Cy collects 81 from the board", "RML-17", "29 → 110", "Cy wins")
    table.keep()
    table.says("★ Cy 110")
    table.reads("★ Cy 110", "2. Ed 46", "3. Bo 33", "4. Ana 32", "5. Di 29", "most chips", "RML-17")


def test_rml_20_a_hand_with_betting_and_a_power_cut_in_the_middle(table):
    table.sit_down("Rummoli", FIVE, house=[("rummoli.option_poker", "rummoli.value_betting")])
    table.press("ok")
    table.keep()
    enter(table, "rummoli.widow_kept")
    table.keep()
    # Bo sits at the dealer's left; each is asked in turn what a call costs them.
    enter(table, "rummoli.move_check")
    table.choose("rummoli.move_bet", n=1)
    table.restart()
    assert "Di" in table.bar()
    table.choose("rummoli.move_other")
    table.number(4)
    table.choose("rummoli.move_fold")
    # Back takes one bet back: Ed called.
    table.press("back")
    assert "Ed" in table.bar()
    table.choose("rummoli.move_call", n=5)
    table.choose("rummoli.move_fold")
    table.choose("rummoli.move_fold")
    table.choose("rummoli.move_call", n=4)
    table.reads("15 into the Poker Pot: 20 in all", "Folded: Ana and Bo", "RML-20", "41 → 36")
    table.keep()
    assert table.sheet(FIVE) == totals(41, 41, 36, 36, 36)
    # Only who is still in can win; the shown hands are theirs.
    table.press("ok")
    words = table.paper()
    assert "Cy" in words and "Di" in words and "Ed" in words
    assert "Ana" not in words and "Bo" not in words
    table.choose("Di")
    table.choose("rummoli.nobody_else")
    table.reads("Di collects 20 from the Poker Pot", "→ 56")
    table.keep()
    # All bets are one entry: undone and restored in one step.
    table.menu("ui.undo")
    table.press("ok")
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(FIVE) == totals(41, 41, 41, 41, 41)
    enter(table, "rummoli.move_bet", n=1)
    for _ in range(4):
        table.choose("rummoli.move_fold")
    table.reads("Bo alone is still in")
    table.keep()
    # There is nothing to ask: Bo collects.
    table.press("ok")
    # Nobody answered the bet of 1: it goes back.
    table.reads("Bo collects 5 from the Poker Pot", "→ 46")
    table.keep()


def test_rml_21_the_chips_are_divided_before_the_game(table):
    six = (*FIVE, "Flo")
    table.choose("ui.new_game")
    table.choose("Rummoli")
    table.seat(six)
    table.choose("rummoli.setup_chips")
    table.number(250)
    table.reads("250 chips for 6 players: 41 each, 4 left over.")
    assert "RML-21" in table.bar()
    table.press("ok")
    # The number of players changes what each gets; too few chips are refused, not lost.
    table.choose("rummoli.setup_total", n=250)
    table.number(6)
    table.reads("1 each")
    table.press("ok")
    table.press("right")
    table.choose("ui.begin")
    table.reads("6 chips are too few for 7 players")
    table.press("ok")
    table.press("left")
    table.choose("rummoli.setup_total", n=6)
    table.number(250)
    table.press("ok")
    table.choose("ui.begin")
    assert table.sheet(six) == dict.fromkeys(six, 41)


def key_hand(table, words):
    """Key five cards of a hand that is shown, and finish."""
    table.key_cards(STANDARD52, words, finish=True)


@pytest.mark.parametrize("board", BOARDS)
def test_at_a_showdown_the_box_is_not_passed_and_back_drops_nothing(board):
    with Sitter(board) as table:
        table.begin("rummoli", THREE, events=BEFORE_POKER)
        table.open("asking.entry", "poker")
        table.choose("all.by_cards")
        # Hands lie open: the cards of the first player are asked for at once.
        table.says("Bo")
        key_hand(table, "2S 2D 4C 9H JD")
        key_hand(table, "10S JS QH KH AC")
        key_hand(table, "3C 3D 5S 8H QD")
        # Back from the result leads from hand to hand, and none loses a card.
        table.press("back", "back", "back")
        for _ in range(3):
            part = table.part
            assert len(part.pad.cards) == 5
            table.finish_cards()
        table.keep()
        assert table.app.game.shown["Cy"] == ["10S", "JS", "QH", "KH", "AC"]
        # Cy has shown 10♠: who collects it is known.
        table.open("asking.entry", "pay")
        assert table.chosen().startswith("10")
        table.press("ok")
        assert table.chosen() == "Cy"
        table.press("ok")
        table.keep()
        assert table.app.open_game.ledger.last.changes["Cy"] > 0


FOUR = ["Anna", "Bruno", "Carla", "Dina"]
# Anna has 120 chips then, Bruno 41, Carla 3, Dina none, and the Poker Pot 4.
SHORT = (
    {"event": "ante"},
    {"event": "widow", "how": "kept"},
    {"event": "adjust", "from": "Carla", "to": "Anna", "chips": 38, "reason": "x"},
    {"event": "adjust", "from": "Dina", "to": "Anna", "chips": 41, "reason": "x"},
)


@pytest.fixture(params=[(board, language) for board in BOARDS for language in ("en", "it")])
def short(request):
    board, language = request.param
    with Sitter(board, settings={"language": language}) as table:
        table.begin("rummoli", FOUR, {"poker": "betting"}, SHORT)
        table.open("asking.entry", "bets")
        table.choose("rummoli.move_other")
        table.number(10)
        table.choose("rummoli.move_all_in", n=3)
        table.choose("rummoli.move_call", n=10)
        yield table


def test_rml_20_each_pot_is_said_and_asked_for(short):
    table = short
    rivals = (["Bruno", "Carla", "Dina"], ["Bruno", "Carla"], ["Bruno"])
    table.reads(
        *[
            text("rummoli." + key, n=chips, names=listed([*names, "Anna"]))
            for key, chips, names in zip(("main_pot", "side_pot", "side_pot"), (4, 9, 14), rivals)
        ]
    )
    table.keep()
    table.press("ok")
    assert "Dina" in table.paper()
    table.choose("Dina")
    table.choose("rummoli.nobody_else")
    # Dina put in nothing, and is asked for no more; what was answered outlives a power cut.
    assert "Dina" not in table.paper() and "Carla" in table.paper()
    table.choose("Carla")
    table.restart()
    table.choose("rummoli.nobody_else")
    assert "Carla" not in table.paper() and "Bruno" in table.paper()
    table.choose("Bruno")
    # Back takes one answer back.
    table.press("back")
    table.choose("Anna")
    table.choose("rummoli.nobody_else")
    side = listed(["Bruno", "Carla", "Anna"])
    table.reads(
        text("rummoli.did_main", name="Dina", n=4),
        text("rummoli.did_side", name="Carla", n=9, names=side),
        text("rummoli.did_side", name="Anna", n=14, names=listed(["Bruno", "Anna"])),
        "→ 124",
    )
    table.keep()
    game = table.box.device.app.game
    assert [player.score for player in game.players] == [124, 31, 9, 4]
    table.menu("ui.undo")
    table.press("ok")
    game = table.box.device.app.game
    assert [player.score for player in game.players] == [110, 31, 0, 0]


def test_rml_20_the_pots_of_an_entry_are_edited(short):
    table = short
    table.keep()
    pots = [["Dina", 0], ["Carla", 1], ["Bruno", 2]]
    table.box.device.app.open_game.ledger.add({"event": "poker", "pots": pots})
    # Anna had the best hand: she wins all the pots, and nothing more is asked.
    app = table.box.device.app
    game = app.open_game.ledger.game_before(5)
    table.open("asking.entry", "poker", {"event": "poker", "pots": pots}, False, game, 5)
    table.choose("Anna")
    # That nobody shares it is as it was.
    table.reads("Anna", "→ 137")
    table.keep()
    assert table.box.device.app.game.find("Anna").score == 137
