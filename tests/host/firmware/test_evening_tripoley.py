"""A hand of Tripoley by its published rules, Hearts, poker and stops, in both languages: by keys,
and by a finger.
"""

import pytest

from engine import texts
from tests.proof.robot.finger import Finger
from tests.proof.robot.player import Player
from tests.proof.robot.stops_person import lays, leads

FOUR = ("Ana", "Bo", "Cy", "Di")
TRIPOLEY = (
    ("board", "tripoley"),
    ("collect", "held"),
    ("poker", "betting"),
    ("first_bet", "dealer"),
    ("first_lead", "dealer"),
    ("next_lead", "suit"),
    ("pass_chip", "lead"),
    ("unclaimed", "stays"),
)
HOUSE = [("rummoli.option_" + name, "rummoli.value_" + value) for name, value in TRIPOLEY]
WAYS = [
    (person, board, language)
    for person, board in ((Player, "sim_128x64"), (Player, "sim_72x40"), (Finger, "sim_128x64"))
    for language in ("en", "it")
]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0].__name__}-{way[1]}-{way[2]}")
def table(request):
    person, board, language = request.param
    with person(board, FOUR, settings={"language": language}) as player:
        yield player
    texts.use("en")


def game(table):
    return table.box.device.app.game


def totals(table):
    """Return the chips of each; the sheet shows the same, where it shows all in one language."""
    found = {player.name: player.score for player in game(table).players}
    assert table.sheet(FOUR) == found
    return tuple(found.values())


def test_rml_25_a_hand_of_tripoley(table):
    table.sit_down("Rummoli", FOUR, house=HOUSE)
    table.press("ok")
    table.keep()
    table.press("ok")
    table.choose("rummoli.widow_kept")
    table.keep()

    # Hearts: ten, jack, queen, king and ace; king and queen together follow by themselves.
    table.press("ok")
    table.says("rummoli.ask_holds", space="10♥")
    table.choose("Bo")
    table.choose("rummoli.nobody")
    table.choose("Di")
    table.choose("Di")
    table.choose("rummoli.nobody")
    table.says("rummoli.ask_holds", space="8-9-10")
    table.choose("Ana")
    table.choose("Cy")
    table.choose("rummoli.nobody_else")
    table.reads("RML-25", "41 → 53")
    table.keep()
    assert totals(table) == (43, 45, 43, 53)

    # The dealer bets first.
    table.press("ok")
    table.says("rummoli.ask_move_check", name="Ana")
    for _ in FOUR:
        table.choose("rummoli.move_check")
    table.keep()
    table.press("ok")
    table.choose("Cy")
    table.choose("rummoli.nobody_else")
    table.keep()
    assert totals(table) == (43, 45, 47, 53)

    # The dealer leads, whoever won the poker hand.
    table.press("ok")
    table.says("stops_screen.first", name="Ana")
    leads(table, "Ana", "2C")
    table.says("stops_screen.due", card="3♣")
    lays(table, "Bo")
    table.choose("stops_screen.nobody", card="4♣")
    # A power cut loses nothing; Bo has nothing but clubs, and Cy leads black again.
    table.restart()
    table.press("ok")
    leads(table, "Cy", "5S")
    table.says("stops_screen.due", card="6♠")
    # The jack of hearts, had it been laid, would pay nothing now.
    lays(table, "Di")
    table.choose("stops_screen.count_out")
    table.reads("RML-24", "45 → 44")
    table.press("ok")
    table.choose("Di")
    table.numbers({"Ana": 9, "Bo": 8, "Cy": 7})
    table.reads("RML-13", "5 + 9 + 8 + 7")
    table.keep()
    assert totals(table) == (34, 36, 40, 82)
    assert game(table).dealer == "Bo"
    # The jack and the ace were in the dead hand: their chips stay.
    pots = game(table).board.pots
    assert pots["JH"] == pots["AH"] == 4 and sum(pots.values()) == 8


def enter(table, event):
    """Save an event; who enters it by keys is tested above."""
    assert table.box.device.app.session.add(event), event


def test_rml_25_an_earlier_entry_of_hearts_is_edited_and_undone(table):
    table.sit_down("Rummoli", FOUR, house=HOUSE)
    enter(table, {"event": "ante"})
    enter(table, {"event": "hearts", "collects": [["Bo", "10H"], ["Di", "AH"]]})
    enter(table, {"event": "bets", "moves": [[name, "check"] for name in FOUR]})
    enter(table, {"event": "poker", "winners": ["Cy"]})
    table.press("back", "back")
    table.menu("ui.history")
    # As much of it as the row has room for.
    table.choose("1 pay cards: 8", "1 Hearts", "1 premi: 8", "1 Cuori")
    table.press("ok")
    # Another one has the ten now; what was said of the other cards stays.
    table.choose("Cy")
    table.reads("RML-25")
    table.press("ok")
    scores = {player.name: player.score for player in game(table).players}
    assert scores == {"Ana": 41, "Bo": 41, "Cy": 49, "Di": 45}
    enter(table, {"event": "undo"})
    scores = {player.name: player.score for player in game(table).players}
    assert scores == {"Ana": 41, "Bo": 45, "Cy": 45, "Di": 45}


def test_rml_24_the_word_for_another_suit_fits(table):
    table.sit_down("Rummoli", FOUR, house=HOUSE)
    enter(table, {"event": "ante"})
    enter(table, {"event": "poker", "winners": ["Cy"]})
    table.press("ok")
    leads(table, "Ana", "AC")
    table.says("stops_screen.lead", name="Ana", colour=texts.text("stops.another"))
    # All cards but one are still in the hands, as they were dealt; nobody passed.
    table.choose("stops_screen.nobody_leads_another")
    table.reads("RML-11")
    table.keep()
    assert totals(table) == (32, 30, 35, 31)
