"""Evenings of Gin Rummy, played by keys and read from the pixels: by numbers, by cards, Oklahoma,
Hollywood; each on every size of screen, in both languages.
"""

import pytest

from engine import texts
from engine.cards import STANDARD52
from tests.proof.played import PLAYED
from tests.proof.robot.finger import Finger
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter

TWO = ("Ana", "Bo")
KNOCKER = "7S 8S 9S 4H 4D 4C QS QH QD 2C"
OPPONENT = "10S JS KH KD KC QC 4S 9H AD 5C"


@pytest.fixture(params=[(board, language) for board in BOARDS for language in PLAYED])
def table(request):
    board, language = request.param
    texts.use(language)
    with Sitter(board, TWO, settings={"language": language}) as player:
        yield player
    texts.use("en")


def gin(table, who, rest):
    """Enter a hand that ended with gin, up to its preview."""
    other = "Bo" if who == "Ana" else "Ana"
    table.press("ok")
    table.choose(who)
    table.numbers({who: 0})
    table.choose("all.no")
    table.numbers({other: rest})


def told(table, key, **facts):
    """Assert that a page says what a text of Gin Rummy says."""
    table.reads(texts.text("gin." + key, **facts))


def test_gin_8_9_10_14_an_evening_to_the_target(table):
    table.sit_down("Gin Rummy", TWO)
    table.round("Ana", {"Ana": 4, "Bo": 36})
    knocks = texts.text("gin.did_knock", name="Ana", n=4, other="Bo", rest=36)
    table.reads(knocks, "36 - 4", "GIN-8")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 0} and table.dealer() == "Bo"
    # An undercut, and its undo.
    table.round("Ana", {"Ana": 9, "Bo": 4})
    table.reads("25 + 9 - 4", "GIN-9")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 30} and table.dealer() == "Ana"
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 0}
    table.round("Ana", {"Ana": 9, "Bo": 9})
    table.reads("25 + 9 - 9")
    table.keep()
    # The power fails, and the game is there.
    table.restart()
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 25}
    gin(table, "Ana", 50)
    table.reads("25 + 50 = 75", "GIN-10", "107 + 50 + 100 = 257", "25 → 50", "GIN-14")
    table.keep()
    table.says("★ Ana 257")
    table.reads("2. Bo 50", "GIN-13", "107 + 50 + 100", "25 + 25 = 50")


def test_gin_7_both_hands_are_counted_and_entered(table):
    table.sit_down("Gin Rummy", TWO)
    table.menu("gin.do_knock")
    table.choose("Bo")
    table.key_cards(STANDARD52, KNOCKER, finish=True)
    table.key_cards(STANDARD52, OPPONENT, finish=True)
    table.says("+13", "GIN-8")
    table.press("ok")
    table.reads("10♠ J♠", "K♥ K♦ K♣")
    table.press("ok")
    table.reads("15 - 2", "GIN-7")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 0, "Bo": 13}


def test_gin_6_an_evening_of_oklahoma(table):
    house = [
        ("gin.option_knock_limit", "gin.value_upcard"),
        ("gin.option_spades_double", "all.yes"),
    ]
    table.sit_down("Gin Rummy", TWO, house=house)
    # Keying the card ends on the sheet, which says what it sets; so it does when the game was left.
    says_in_part(table, "coming_upcard")
    table.press("ok")
    table.key_cards(STANDARD52, "6S")
    says_in_part(table, "coming_play", limit=6)
    table.menu("ui.put_away")
    table.choose("ui.resume")
    says_in_part(table, "coming_play", limit=6)
    table.pass_upcard()
    says_in_part(table, "coming_play", limit=6)
    # The card is known, so it is not asked again, also after a power cut.
    table.restart()
    table.press("ok")
    table.choose("Ana")
    table.cannot(7, "GIN-6")
    table.number(6)
    table.number(36)
    table.reads(texts.text("gin.did_double"), "72 - 12")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 60, "Bo": 0}
    # Another hand, another card.
    table.press("ok")
    table.key_cards(STANDARD52, "AH")
    table.pass_upcard()
    table.press("ok")
    table.choose("Bo")
    table.cannot(2, "GIN-6")
    table.number(1)
    table.number(11)
    table.reads("11 - 1")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 60, "Bo": 10}


def test_gin_6_a_hand_is_entered_without_the_card_keyed_before(table):
    table.sit_down("Gin Rummy", TWO, house=[("gin.option_knock_limit", "gin.value_upcard")])
    table.menu("gin.do_round")
    table.key_cards(STANDARD52, "5H")
    table.choose("Ana")
    table.cannot(6, "GIN-6")
    table.number(5)
    table.number(36)
    table.reads("36 - 5")
    table.keep()
    assert table.sheet(TWO) == {"Ana": 31, "Bo": 0}


def test_gin_6_the_upcard_of_an_earlier_hand_is_shown_with_the_keys_that_count(table):
    table.sit_down("Gin Rummy", TWO, house=[("gin.option_knock_limit", "gin.value_upcard")])
    table.menu("gin.do_round")
    table.key_cards(STANDARD52, "7H")
    table.choose("Ana")
    table.number(5)
    table.number(30)
    table.keep()
    table.menu("ui.edit_entry")
    table.press("ok", "ok")
    # One card is all: no arrow leads to another, and OK takes no other.
    shown = " ".join(run.text for run in table.runs() if run.y >= 8)
    assert "7♥" in shown and not any(mark in shown for mark in "▲▼◀▶8"), shown
    table.says("ui.done")
    table.press("ok")
    # What Ana had is kept; the knocker's 30 is too much, and asked again.
    table.choose("Bo")
    table.number(5)
    table.press("back")
    table.number(30)
    table.keep()
    assert table.sheet(TWO) == {"Ana": 0, "Bo": 25}


def test_gin_2_the_new_score_is_seen_before_the_upcard_is_offered(table):
    table.sit_down("Gin Rummy", TWO)
    table.round("Ana", {"Ana": 4, "Bo": 36})
    table.says("ui.do_keep")
    table.press("ok")
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 0} and table.offers_upcard()
    table.press("ok")
    table.says("Ana")
    table.press("down")
    table.says("Bo")
    table.press("ok")
    # What was taken is true on the page of the deal, too.
    table.says("dealer.goes_on", name="Ana")
    table.press("ok")
    assert not table.offers_upcard()
    table.menu("ui.deal")
    table.reads(texts.text("dealer.goes_on", name="Ana"))


def test_gin_2_house_rule_upcard_offer_no(table):
    table.sit_down("Gin Rummy", TWO, house=[("gin.option_upcard_offer", "all.no")])
    assert not table.offers_upcard()
    table.round("Ana", {"Ana": 4, "Bo": 36})
    table.keep()
    assert table.sheet(TWO) == {"Ana": 32, "Bo": 0} and not table.offers_upcard()
    table.menu("ui.deal")
    table.reads(texts.text("ui.begins", name="Ana"))


def says_in_part(table, key, **facts):
    """Assert that the sheet says a short form of a text of Gin Rummy."""
    shown = " ".join(" ".join(table.middle()).split())
    found = [form for form in texts.variants("gin." + key, **facts)[1:] if form in shown]
    assert found or table.box.height < 64, (key, shown)


def test_gin_15_an_evening_of_hollywood(table):
    house = [("gin.option_hollywood", "all.yes"), ("gin.option_spades_double", "all.no")]
    table.sit_down("Gin Rummy", TWO, house=house)
    for who, rest, rows in (
        ("Ana", 20, ("45 0 0", "0 0 0")),
        ("Ana", 5, ("75 30 0", "0 0 0")),
        ("Bo", 5, ("75 30 0", "30 0 0")),
    ):
        gin(table, who, rest)
        games = columns(rows, who)
        told(table, "did_columns", name=who, games=texts.listed(games), n=len(games))
        table.keep()
        for row in rows:
            table.says(row)
    # This ends the first game: 105 + 3 x 25 + 100.
    gin(table, "Ana", 5)
    told(table, "did_end", n=1, name="Ana")
    table.keep()
    table.says("280 60 30")
    # This ends the other two, where Bo has won no hand: 2 x (135 + 75 + 100), 2 x (105 + 50 + 100).
    gin(table, "Ana", 50)
    table.keep()
    table.says("★ Ana 1410")
    over = texts.text("gin.end_hollywood")
    paper = table.reads(over, "GIN-15", "280 + 620 + 510")
    # Each bonus says in which of the games.
    for key, n, part in (
        ("bonus_game_in", 100, 1),
        ("bonus_shutout_in", 310, 2),
        ("bonus_shutout_in", 255, 3),
    ):
        facts = {"game": part, "name": "Ana", "n": n}
        said = texts.variants("gin." + key, **facts)
        assert any(" ".join(form.split()) in paper for form in said), (said, paper)


def columns(rows, who):
    """Return in which games the hand of `who` counted, by how many of them have points of it."""
    row = rows[0 if who == "Ana" else 1].split()
    return [str(place + 1) for place in range(3) if row[place] != "0"]


THREE = ("Ana", "Bo", "Cy")
FOUR = ("Ana", "Bo", "Cy", "Di")
# Who begins the line that partners share.
LINES = FOUR[:2]


# By keys on each size, and by a finger.
WAYS = [
    (person, board, language)
    for person, board in (*((Player, board) for board in BOARDS), (Finger, "sim_128x64"))
    for language in PLAYED
]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0].__name__}-{way[1]}-{way[2]}")
def larger(request):
    person, board, language = request.param
    texts.use(language)
    with person(board, FOUR, settings={"language": language}) as player:
        yield player
    texts.use("en")


def other_language(table):
    """Let the box speak the other language from here on."""
    language = "it" if texts.language() == "en" else "en"
    texts.use(language)
    table.change_setting("language", language)


def test_gin_18_an_evening_of_three(larger):
    table = larger
    table.sit_down("Gin Rummy", THREE)
    # Ana deals and sits out.
    table.menu("ui.deal")
    table.reads(texts.text("gin.idle_now", name="Ana", first="Bo"), "GIN-18")
    table.press("back", "back")
    table.round("Bo", {"Bo": 4, "Cy": 24})
    table.reads("24 - 4")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 20, "Cy": 0} and table.dealer() == "Cy"
    # Cy has lost, deals and sits out; an undercut, its undo, and an edit of the first hand.
    table.round("Bo", {"Bo": 9, "Ana": 4})
    table.keep()
    assert table.sheet(THREE) == {"Ana": 30, "Bo": 20, "Cy": 0} and table.dealer() == "Bo"
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 20, "Cy": 0} and table.dealer() == "Cy"
    table.restart()
    table.round("Bo", {"Bo": 9, "Ana": 4})
    table.keep()
    table.restart()
    assert table.sheet(THREE) == {"Ana": 30, "Bo": 20, "Cy": 0} and table.dealer() == "Bo"
    # The first hand was 6 points more: what came after it is counted anew.
    edit(table, "Bo")
    table.number(4)
    table.number(30)
    table.reads("20 → 26")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 30, "Bo": 26, "Cy": 0} and table.dealer() == "Bo"
    # Cy has had enough; the two others play on, in the other language, too.
    table.menu("all.do_leave")
    table.choose("Cy")
    table.keep()
    other_language(table)
    table.round("Ana", {"Ana": 0})
    table.choose("all.no")
    table.number(50)
    table.reads("25 + 50 = 75", "GIN-13")
    table.keep()
    table.says("★ Ana 255")


def test_gin_19_an_evening_of_two_pairs(larger):
    table = larger
    table.sit_down("Gin Rummy", FOUR)
    pair_hand(table, "Ana", 4, "Bo", 49)
    table.reads(texts.text("gin.did_first", name="Ana + Cy", n=45), "GIN-19")
    table.keep()
    assert table.sheet(LINES) == {"Ana": 0, "Bo": 0}
    # The power fails between the two hands.
    table.restart()
    table.press("ok")
    table.choose("Di")
    table.numbers({"Di": 2, "Cy": 25})
    table.reads("45 - 23", texts.text("gin.did_both", name="Ana + Cy", n=22))
    table.keep()
    assert table.sheet(LINES) == {"Ana": 22, "Bo": 0}
    assert table.dealer() == "Bo"
    # Undo takes back the second hand alone.
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(LINES) == {"Ana": 0, "Bo": 0}
    other_language(table)
    table.press("ok")
    table.choose("gin.drawn")
    table.keep()
    assert table.sheet(LINES) == {"Ana": 45, "Bo": 0}
    # The first hand of the pair's round is edited.
    edit(table, "Ana", "Bo")
    table.number(4)
    table.number(39)
    table.keep()
    assert table.sheet(LINES) == {"Ana": 35, "Bo": 0}
    # Opponents change; gin ends the game.
    pair_hand(table, "Cy", 0, "Bo", 50, big=True)
    table.keep()
    table.press("ok")
    table.choose("gin.drawn")
    table.reads("110 + 50 + 100 + 260 = 520", "Ana + Cy")
    table.keep()
    table.says("★ Ana")
    table.reads("520", "GIN-13")


def edit(table, *names):
    """Open the first entry again and answer who played."""
    table.menu("ui.history")
    begins = "1 " + names[0]
    table.choose(begins + ": 4", begins + " knocks", begins + " bussa")
    table.press("ok")
    for name in names:
        table.choose(name)


def pair_hand(table, ender, own, opponent, rest, big=False):
    """Enter a hand of partners, up to its preview."""
    table.press("ok")
    table.choose(ender)
    table.choose(opponent)
    table.number(own)
    if big:
        table.choose("all.no")
    table.number(rest)
