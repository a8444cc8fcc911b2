"""The main screen answers four questions, read from its pixels: what happens now, who does it, how
everyone stands, and how far it is to the end; with the fewest players and with the most.
"""

import pytest

from engine import games, texts
from firmware.display import sheet
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fred", "Gus", "Hans", "Ivo", "Jon", "Kai", "Lea")
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")
CASES = [
    (board, name, count, house)
    for board in BOARDS
    for name, house in [(name, None) for name in games.names()] + [("any", {"target": 500})]
    for count in sorted({games.facts(name)[1], games.facts(name)[2]})
]


def scores(table):
    """Return what is read between the bar and the keys as words."""
    return " ".join(table.middle()).replace("■", " ").replace("▶", " ").split()


@pytest.fixture(params=PLAYED)
def language(request):
    texts.use(request.param)
    yield request.param
    texts.use("en")


@pytest.mark.parametrize(("board", "name", "count", "house"), CASES)
def test_the_main_screen_answers_four_questions(board, name, count, house, language):
    with Sitter(board, settings={"language": language}) as table:
        table.begin(name, NAMES[:count], house)
        game = table.box.device.app.game
        for index, player in enumerate(game.players):
            # As far as three digits go; a correction would end the game.
            player.score = 3 + 12 * index if index < 7 else 149
        table.box.device.app.dirty = True
        table.box.step()
        table.changed()
        # What happens now: the round's number, and the step on OK's label.
        assert "1" in table.bar().replace(",", " ").split()
        step = texts.variants(game.next_key())[-1]
        assert step in table.hints()
        # Who does it.
        assert any(word in table.screen() for word in ("■", "deals", "Mazziere")), table.screen()
        if game.first_player():
            assert "▶" in " ".join(table.middle())
        # How does everyone stand: a beginning of each name, all different, and every score.
        words = scores(table)
        seen = set()
        # Partners share a line and a score: "Ana + Cleo  27", their names as short as needed.
        words = [part for word in words for part in word.split("+") if part]
        # Of more than eight, small screens say before the game how many are in sight.
        in_sight = sheet.in_sight(table.app.ui, count) if count > 8 else count
        for player in game.players[:in_sight]:
            forms = [player.name[:length] for length in range(len(player.name), 0, -1)]
            shown = [form for form in forms if form in words]
            assert shown, (player.name, table.lines())
            seen.add(shown[0])
            lead = game.find(game.sides.of(player.name)[0])
            assert str(lead.score) in words, (lead.score, table.lines())
        assert len(seen) == in_sight >= min(count, 9)
        # How far to the end: the limit as a number, where there is one.
        goal = game.progress(game.players[0])
        if goal:
            assert str(goal[1]) in table.bar().replace("→", " ").split()
        else:
            # No score ends it.
            copy = game.copy()
            copy.players[0].score = 9999
            copy.check_end(copy.effect("adjust"))
            assert not copy.over


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("name", "says"), [("rumino", "+88"), ("ginski", "88"), ("tuscan", "2")])
def test_points_to_the_limit_are_one_key_away(board, name, says):
    with Sitter(board) as table:
        table.begin(name, NAMES[: max(2, games.facts(name)[1])])
        game = table.box.device.app.game
        game.players[0].score = 1 if name == "tuscan" else 12
        table.press("down")
        assert "Ana" in table.screen()
        assert says in table.screen().replace(":", " ").split(), table.screen()


@pytest.mark.parametrize("board", BOARDS)
def test_who_leads_after_the_poker_hand_is_said(board):
    with Sitter(board) as table:
        events = ({"event": "ante"}, {"event": "widow", "how": "kept"})
        table.begin("rummoli", NAMES[:8], events=(*events, {"event": "poker", "winners": ["Cleo"]}))
        assert "Cl" in table.bar()
        # The mark stands for the word where there is no room for both it and the name.
        assert "leads" in table.bar() or "▶" in table.bar()


@pytest.mark.parametrize("board", BOARDS)
def test_the_pots_are_in_sight_or_one_key_away(board):
    with Sitter(board) as table:
        table.begin("rummoli", NAMES[:4], events=({"event": "ante"},))
        if "Pok" not in table.screen():
            table.press("left")
        table.reads("A♠", "4") if board != "sim_128x64" else table.says("A♠", "4")


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_who_is_nearly_out_is_said_unless_somebody_is_selected(count):
    names = ("Ann", "Bo", "Cy", "Di", "Eve")[:count]
    with Sitter("sim_128x64") as table:
        table.begin("rumino", names)
        table.app.game.find("Ann").score = 60
        for points in (84, 85):
            table.app.game.find("Bo").score = points
            table.app.dirty = True
            table.box.step()
            table.changed()
            near = "out with" in " ".join(table.screen().split())
            assert near == (points == 85), table.screen()
        table.press("up", "down")
        assert table.screen().count("out with") <= 1 and "Bo: out" not in table.screen()


def test_a_way_out_of_the_game_looks_otherwise_than_a_way_to_the_target():
    pictures = []
    for name in ("rumino", "ginski"):
        with Sitter("sim_128x64") as table:
            table.begin(name, NAMES[:3])
            app = table.box.device.app
            for player in app.game.players:
                player.score = 50
            app.dirty = True
            table.box.step()
            table.changed()
            frame = table.frame()
            pictures.append([row[:64] for row in frame[28:32]])
    out, to = pictures
    assert out != to
    # A post stands at the end of the way out.
    ends = [max((x for x, pixel in enumerate(row) if pixel), default=0) for row in out]
    assert ends.count(max(ends)) == 2 and max(ends) > 56, ends


@pytest.mark.parametrize("board", BOARDS)
def test_the_player_who_is_chosen_is_the_one_that_the_next_question_begins_with(board):
    with Sitter(board) as table:
        table.begin("rumino", NAMES[:4])
        table.press("down", "down", "ok")
        assert table.box.device.app.stack[-1].module == "asking.entry"
        assert table.chosen().startswith("Ben")
        table.press("back")
        table.menu("all.do_adjust")
        assert table.chosen().startswith("Ben")


# The widest points that are shown in digits of this height, and the next wider ones, which take
# smaller digits.
DIGITS = [
    ("sim_128x64", 2, 24, "99999", 16, "-99999"),
    ("sim_128x64", 4, 16, "9999", 8, "-9999"),
    ("sim_128x32", 2, 16, "-999", 8, "-9999"),
    ("sim_128x32", 3, 16, "-99", 8, "100"),
    ("sim_72x40", 2, 16, "-999", 8, "9999"),
    ("sim_72x40", 3, 16, "99", 8, "-99"),
]


@pytest.mark.parametrize(("board", "count", "size", "points", "small", "wider"), DIGITS)
def test_points_are_as_large_as_fits_and_apart(board, count, size, points, small, wider):
    with Sitter(board) as table:
        table.begin("any", NAMES[:count], None)
        for high, said in ((size, points), (small, wider)):
            for player in table.box.device.app.game.players:
                player.score = int(said)
            table.box.device.app.dirty = True
            table.box.step()
            table.changed()
            runs = [run for run in table.runs() if said in run.text]
            assert {run.size for run in runs} == {high}, (said, table.lines())
            # Numbers side by side are not read as one.
            read = [word for run in runs for word in run.text.split()]
            assert read.count(said) == count, (said, table.lines())
            # Of three in a narrow row, small points stand in the line of the name, as in a list.
            for run in runs if high == 8 and count == 3 else ():
                assert any(one.y == run.y and one.x < run.x for one in table.runs())


def test_the_sheet_says_how_many_cards_are_dealt_where_that_changes():
    five = ("Ana", "Ben", "Cleo", "Dan", "Eva")
    bids = {"event": "bids", "bid": dict.fromkeys(five, 1)}
    tricks = {"event": "hand", "tricks": dict(zip(five, (2, 2, 2, 2, 2), strict=True))}
    with Sitter("sim_128x64") as table:
        for events, cards in (((), "Deal 10 each"), ((bids, tricks), "Deal 9 each")):
            table.begin("form:oh_hell", five, None, events)
            table.says(cards)
            # Who deals is there, too.
            assert "■" in table.screen()


def test_one_wide_number_does_not_shorten_the_names_of_eight():
    eight = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Luca", "Hal", "Ida")
    for points, wanted in (
        ((12, 5, -3, 20, 0, 7, 110, 33), "An Be Cl Da Ev Lu H Id"),
        ((12, 5, -3, 20, 0, 7, 11, 33), "An Be Cl Da Ev Lu Ha Id"),
    ):
        rounds = [{"event": "round", "points": dict(zip(eight, points, strict=True))}]
        with Sitter("sim_72x40") as table:
            table.begin("any", eight, None, rounds)
            words = " ".join(table.middle()).split()
            assert words[0::2] == wanted.split(), words
            assert [int(number) for number in words[1::2]] == list(points)


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_menu_on_the_smallest_screen_says_its_group_beside_what_undo_takes_back(language):
    texts.use(language)
    four = NAMES[:4]
    events = [{"event": "round", "points": dict.fromkeys(four, 1)}]
    with Sitter("sim_72x40", settings={"language": language}) as table:
        for more in ([], [{"event": "leave", "player": four[0]}]):
            table.begin("any", four, None, events + more)
            table.press("back")
            assert texts.text("ui.tab_fix") in table.bar(), table.lines()
            assert texts.text("ui.undo") in table.chosen()
            assert not more or four[0] in table.lines()[2], table.lines()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("board", BOARDS)
def test_the_bar_of_the_board_says_what_its_number_counts(board, language):
    texts.use(language)
    with Sitter(board, settings={"language": language}) as table:
        table.begin("rummoli", NAMES[:4])
        table.box.device.app.open("rummoli.board")
        table.box.step()
        table.changed()
        assert texts.variants("stops_screen.chips", n=200)[0] in table.bar(), table.lines()
