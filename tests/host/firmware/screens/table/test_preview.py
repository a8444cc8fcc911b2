"""What is seen of an entry before OK saves it: the result comes first, on every size of screen."""

import random
import re

import pytest

from firmware.display.page import Sum, sum_lines
from firmware.screens.table.preview import result_lines
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

TWO = ("Ann", "Cleo")
THREE = ("Ana", "Bo", "Cy")
HANDS = {
    "Cleo": "7S 8S 9S 4H 4D 4C QS QH QD 2C".split(),
    "Ann": "10S JS KH KD KC QC 4S 9H AD 5C".split(),
}


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        yield table


def preview(table, event):
    app = table.app
    effect, game = app.open_game.ledger.preview(event)
    table.open("table.preview", event, effect, game)


def shown(table):
    """Return the words of the first page, single blanks between them."""
    return " ".join(" ".join(table.middle()).split())


def test_gin_7_the_new_totals_come_before_what_was_laid_off(table):
    table.begin("gin", TWO)
    preview(table, {"event": "round", "ender": "Cleo", "hands": HANDS})
    assert "Cleo +13" in shown(table) and "→ 13" in shown(table), table.lines()
    words = table.paper()
    assert words.index("Cleo +13") < words.index("lays off") < words.index("GIN-8")
    assert words.index("Ann +0 0") < words.index("Cleo +13") and words.count("15 - 2") == 1


def test_gsk_10_the_winner_stands_in_the_order_of_the_table(table):
    table.begin("ginski", THREE)
    deadwood = {"Ana": 9, "Bo": 20, "Cy": 5}
    preview(table, {"event": "round", "ender": "Ana", "deadwood": deadwood})
    words = table.paper()
    # Also where not all are in sight.
    assert words.index("Ana +0 0") < words.index("Bo +0 0") < words.index("Cy +54")


def test_eight_stand_in_the_order_of_the_table_whoever_scores():
    names = ("Ana", "Bo", "Cy", "Di", "Eva", "Fay", "Gus", "Hal")
    with Sitter("sim_128x64") as table:
        table.begin("any", names)
        preview(table, {"event": "round", "points": dict.fromkeys(names, 0) | {"Hal": 9, "Cy": 4}})
        words = table.paper()
        places = [words.index(f"{name} +") for name in names]
        assert places == sorted(places), words


def test_eight_names_are_as_long_as_their_own_rows_leave_room():
    names = ("Anna", "Beppe", "Mariangela", "Dino", "Elena", "Federico", "Gus", "Hilde")
    with Sitter("sim_72x40") as table:
        table.begin("any", names)
        points = dict(zip(names, (12, 5, -3, 20, 4, 7, 110, 33), strict=True))
        preview(table, {"event": "round", "points": points})
        words = table.paper()
        for name, change in points.items():
            begun = re.search(rf"(\w+) \{change:+}", words)
            assert begun and name.startswith(begun[1]) and len(begun[1]) >= 2, words
        assert "Anna +12" in words and "Mari" in words


@pytest.mark.parametrize("names", [("Anna", "Beppe", "Rosa", "Dino"), ("Jo", "Al", "Cy", "Di")])
def test_the_sides_of_a_row_and_what_is_added_are_read_however_large_the_score(names):
    first, other = names[:2]
    each = {"clean": [1, 1], "semi": [0, 0], "dirty": [0, 0], "laid": [300, 350], "held": [10, 45]}
    hand = {field: dict(zip((first, other), row, strict=True)) for field, row in each.items()}
    with Sitter("sim_72x40") as table:
        table.begin("form:burraco", names)
        for _ in range(3):
            table.app.save({"event": "adjust", "player": first, "by": 600})
            table.app.save({"event": "adjust", "player": other, "by": 555})
            preview(table, dict(hand, event="round", closer=first, pot={other: True}))
            words = table.paper()
            for one, mate in ((first, names[2]), (other, names[3])):
                row = rf"{one[0]}\w*\+{mate[0]}\w* \+\d+ (\d+ )?(→ )?\d+"
                assert re.search(row, words), words
            table.app.close()


def test_who_has_left_has_no_row():
    with Sitter("sim_128x64") as table:
        table.begin("any", THREE)
        table.app.save({"event": "leave", "player": "Bo"})
        preview(table, {"event": "round", "points": {"Ana": 0, "Cy": 4}})
        words = table.paper()
        assert "Ana +0" in words and "Cy +4" in words and "Bo" not in words


def test_gin_14_at_the_end_the_final_totals_come_first(table):
    first = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 0, "Cleo": 60}}
    table.begin("gin", TWO, None, [first])
    preview(table, {"event": "round", "ender": "Ann", "deadwood": {"Ann": 4, "Cleo": 34}})
    words = table.paper()
    final = words.index("→ 530")
    assert final < words.index("34 - 4 = 30") < words.index("115 + 50 + 100 + 265 = 530"), words
    assert final < words.index("GIN-13") and words.index("Ann wins") < words.index("GIN-8")


def test_what_the_totals_say_is_not_said_by_an_arithmetic_too():
    with Sitter("sim_128x32") as table:
        events = ({"event": "ante"}, {"event": "widow", "how": "kept"})
        table.begin("rummoli", THREE, None, events)
        preview(table, {"event": "poker", "winners": ["Bo"]})
        words = table.paper()
        assert "Bo +3 41 → 44" in words and "41 + 3" not in words


def hands_of(game, names, chance, rounds):
    """Return the events of some hands with numbers by chance."""
    found = []
    for _ in range(rounds):
        if game == "any":
            points = {name: chance.choice((0, 3, 12, -4, 110)) for name in names}
            found.append({"event": "round", "points": points})
            continue
        count = 13
        cuts = sorted(chance.randint(0, count) for _ in names[1:])
        ends = [0, *cuts, count]
        tricks = {name: ends[at + 1] - ends[at] for at, name in enumerate(names)}
        bids = {name: chance.choice((number, 4)) for name, number in tricks.items()}
        found.append({"event": "bids", "bid": bids})
        found.append({"event": "hand", "tricks": tricks})
    return found


@pytest.mark.parametrize("game", ["any", "form:spades"])
@pytest.mark.parametrize("board", BOARDS)
def test_each_player_has_one_row_in_the_order_of_the_table(board, game):
    chance = random.Random(61)
    names = ("Ana", "Benny", "Cleo", "Dan") if game != "any" else ("Ana", "Bo", "Cy", "Di", "Eva")
    for _ in range(4):
        with Sitter(board) as table:
            *before, event = hands_of(game, names, chance, 2)
            table.begin(game, names, None, before)
            game_before = table.app.game
            preview(table, event)
            screen = table.app.stack[-1]
            rows, others = screen.results()
            lines = game_before.sides.lines(names)
            assert [row[0] for row in rows] == lines and not others
            for _, added, old, new, sums in rows:
                assert old + added == new and len(sums) <= 1
                for words in sums:
                    # What leads to what is added, and nothing else.
                    assert eval(words.replace("x", "*").replace("nil ", "")) == added, words  # noqa: S307
            told = table.paper()
            for name, added, *_ in rows:
                change = "%+d" % added
                # A name is cut to its beginning where there is no room for it.
                found = re.findall(
                    r"(\S+|%s) %s(?!\d)" % (re.escape(name), re.escape(change)), told
                )
                assert [one for one in found if one[:1] == name[:1]], (name, told)


@pytest.mark.parametrize("board", BOARDS)
def test_an_edit_shows_those_who_change_and_nobody_else(board):
    names = ("Ana", "Bo", "Cy", "Di", "Eva")
    with Sitter(board) as table:
        first = {"event": "round", "points": dict(zip(names, (5, 4, 3, 2, 1), strict=True))}
        table.begin("any", names, None, [first, first])
        to = {"event": "round", "points": dict(first["points"], Bo=9, Di=-20)}
        preview(table, {"event": "amend", "index": 0, "to": to})
        rows, _ = table.app.stack[-1].results()
        assert [row[:4] for row in rows] == [("Bo", 5, 8, 13), ("Di", -22, 4, -18)]
        words = table.paper()
        assert words.startswith("Bo +5")
        assert not [name for name in ("Ana", "Cy", "Eva") if name in words]


OUT_LATER = {
    "en": "Cy was out in round 3",
    "it": "Cy è fuori, mano 3",
    "de": "Cy ist in Runde 3 ausgeschieden",
    "es": "Cy quedó fuera en la mano 3",
    "fr": "Cy hors jeu, manche 3",
}


def rounds_of(game, points):
    """Return rounds in which Cy gets `points`, and Ana and Bo nearly nothing."""
    if game == "rumino":
        dead = [{"Ana": 1, "Bo": 2, "Cy": n} for n in points]
        return [{"event": "round", "ender": "Ana", "deadwood": one} for one in dead]
    return [{"event": "round", "points": {"Ana": 1, "Bo": 2, "Cy": n}} for n in points]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", OUT_LATER)
@pytest.mark.parametrize("game", ("rumino", "any"))
def test_an_edit_says_who_goes_out_by_it_in_a_later_round(board, language, game):
    house = {"target": 100, "limit": "out", "wins": "low"} if game == "any" else None
    with Sitter(board, settings={"language": language}) as table:
        table.begin(game, THREE, house, rounds_of(game, (20, 30, 40)))
        for first, is_told in ((40, True), (29, False)):
            (to,) = rounds_of(game, (first,))
            preview(table, {"event": "amend", "index": 0, "to": to})
            words = table.paper()
            assert (OUT_LATER[language] in words) is is_told, words
            table.app.close()
            table.changed()
        # Who goes out in the edited round itself is told once, by that round.
        (to,) = rounds_of(game, (65,))
        preview(table, {"event": "amend", "index": 2, "to": to})
        words = table.paper()
        assert OUT_LATER[language] not in words and "115" in words, words
        table.app.close()
        # Who is out already is no news.
        table.begin(game, THREE, house, rounds_of(game, (20, 30, 60)))
        (to,) = rounds_of(game, (40,))
        preview(table, {"event": "amend", "index": 0, "to": to})
        assert OUT_LATER[language] not in table.paper()


def test_what_leads_to_a_score_is_broken_before_a_sign_and_its_result_is_beside_the_name():
    with Sitter("sim_72x40") as table:
        ui = table.app.ui
        terms = ("10 x 4", "+ 1", "+ nil 100", "- 20", "+ closing 100")
        words = " ".join(terms)
        for margin in range(2, 40):
            lines = [str(left) for left, _ in sum_lines(ui, words, margin)]
            assert " ".join(lines) == words
            if all(ui.fits(one, ui.width - margin) for one in terms):
                assert all(line[:2] in ("+ ", "- ") for line in lines[1:]), lines
            assert all(ui.fits(line, ui.width - margin) for line in lines)
        rows = Sum("Ana", words, 221).lines(ui)
        assert rows[0] == ("Ana", "= 221")


def test_an_edit_says_the_score_before_where_there_is_no_room_for_what_changes():
    with Sitter("sim_128x64") as table:
        table.begin("any", TWO)
        for changes, edited, line in (
            ((-3, 13, 10), True, ("Anna + Carla -3", "13 → 10")),
            ((-100, 1375, 1275), True, ("Anna + Carla", "1375 → 1275")),
            ((-100, 1375, 1275), False, ("Anna + Carla -100", "→ 1275")),
        ):
            rows = [("Anna + Carla", *changes, [])]
            assert result_lines(table.app.ui, rows, edited) == [line]
