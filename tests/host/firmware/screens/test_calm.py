"""A person has one short name on a screen, in the bar, on the sheet and in lists; and only what is
chosen is inverted.
"""

import pytest

from engine import games, texts
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter, deadwood

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")
ALS = ("Alessandra", "Alessandro", "Alessia", "Alex", "Aleksandr", "Ali", "Alice", "Alina")
ONES = {"en": "Player", "it": "Giocatore"}


@pytest.fixture(params=PLAYED)
def language(request):
    texts.use(request.param)
    yield request.param
    texts.use("en")


def words_of(table):
    """Return the words on the screen, without marks and punctuation."""
    text = table.screen()
    for sign in "■▶★:,":
        text = text.replace(sign, " ")
    return text.split()


def shown(words, name, short):
    """Return which forms of `name` are among `words`: whole, short, or cut in another way."""
    longer = {name[:at] for at in range(len(short), len(name))} if name.startswith(short) else ()
    found = {word for word in words if word in (name, short) or word in longer}
    others = [*(one for one in ALS if one != name), *short_of_all(ALS)]
    cut = {name[:length] for length in range(2, len(name))} - {name, short} - set(others)
    # More of a short name that is a beginning is the same name, where nobody else begins so.
    cut -= {
        one
        for one in cut
        if one.startswith(short) and not any(other.startswith(one) for other in others)
    }
    return found, {word for word in words if word in cut}


def short_of_all(names, table=None):
    """Return the short names as the box has them."""
    return () if table is None else tuple(table.box.device.app.ui.shorts(names).values())


@pytest.mark.parametrize("count", (2, 3, 4, 6))
@pytest.mark.parametrize("board", BOARDS)
def test_one_short_name_in_bar_sheet_and_lists(board, count, language):
    names = ALS[:count]
    with Sitter(board, roster=names, settings={"language": language}) as table:
        table.begin("rumino", names)
        forms = table.box.device.app.ui.shorts(names)
        assert len(set(forms.values())) == count
        pages = [words_of(table)]
        table.press("down")
        # While a player is chosen, the name stands there in full.
        assert names[0] in words_of(table), table.lines()
        pages.append(words_of(table))
        table.press("ok")
        pages.append(words_of(table))
        table.press("back")
        table.menu("ui.players")
        pages.append(words_of(table))
        table.press("back", "back")
        table.menu("ui.history")
        pages.append(words_of(table))
        for words in pages:
            for name in names:
                _, cut = shown(words, name, forms[name])
                assert not cut, (name, cut, forms, words)
        # On the sheet everyone is there, whole or by the short name.
        for name in names:
            assert shown(pages[0], name, forms[name])[0], (name, forms, pages[0])


@pytest.mark.parametrize("count", (2, 3, 4, 5, 8))
@pytest.mark.parametrize("board", BOARDS)
def test_ready_made_names_are_whole_or_a_letter_and_the_number(board, count, language):
    with Sitter(board, settings={"language": language}) as table:
        names = [f"{ONES[language]} {number}" for number in range(1, count + 1)]
        table.begin("rummoli", names)
        text = table.bar() + " " + " ".join(table.middle())
        letter = ONES[language][0]
        for number in range(1, count + 1):
            assert f"{ONES[language]} {number}" in text or f"{letter}{number}" in text, text
        # The bar says who deals by a whole name, or by the mark before the short one.
        bar = table.bar()
        assert names[0] in bar or f"■ {letter}1" in bar or "■" in " ".join(table.middle()), bar
        cut = {ONES[language][:length] for length in range(2, len(ONES[language]))}
        assert not cut & set(text.split()), text


@pytest.mark.parametrize("board", BOARDS)
def test_only_what_is_chosen_is_inverted(board, language):
    names = ALS[:4]
    with Sitter(board, roster=names, settings={"language": language}) as table:
        table.begin("rumino", names)
        app = table.box.device.app
        app.game.players[1].score = 30
        app.dirty = True
        table.box.step()
        table.changed()
        assert not [run.text for run in table.runs() if run.inverted], table.lines()
        table.press("down")
        assert [run.text for run in table.runs() if run.inverted]
        table.press("ok")
        inverted = {run.y for run in table.runs() if run.inverted}
        assert len(inverted) == 1 and min(inverted) >= 8, table.lines()


@pytest.mark.parametrize("board", BOARDS)
def test_a_score_that_leads_and_one_that_is_chosen_look_different(board):
    frames = []
    for leader, presses in ((0, ()), (1, ("down",)), (1, ())):
        with Sitter(board) as table:
            table.begin("ginski", ("Ana", "Ben", "Cy"))
            app = table.box.device.app
            for at, player in enumerate(app.game.players):
                player.score = 20 if at == leader else 10
            app.dirty = True
            table.box.step()
            table.changed()
            table.press(*presses)
            frames.append(table.frame())
    leads, chosen, neither = frames
    assert leads != chosen and leads != neither and chosen != neither


@pytest.mark.parametrize("name", ("rumino", "ginski", "tuscan", "rummoli", "any"))
def test_points_of_two_to_four_players_are_in_large_digits(name):
    low, high = games.facts(name)[1:3]
    for count in range(low, min(4, high) + 1):
        with Sitter("sim_128x64") as table:
            table.begin(name, ("Ana", "Ben", "Cy", "Di")[:count])
            for at, player in enumerate(table.box.device.app.game.players):
                player.score = 2 if name == "tuscan" else 41 + at
            table.box.device.app.dirty = True
            table.box.step()
            table.changed()
            large = [run for run in table.runs() if run.size >= 16 and run.text[:1].isdigit()]
            assert sum(len(run.text.split()) for run in large) == count, table.lines()
            assert all(run.size == (24 if count == 2 else 16) for run in large)


@pytest.mark.parametrize(("board", "counts"), (("sim_128x32", (2, 3)), ("sim_72x40", (2, 3))))
def test_points_of_two_or_three_are_large_on_small_screens(board, counts):
    for count in counts:
        with Sitter(board) as table:
            table.begin("rumino", ("Ana", "Ben", "Cy")[:count])
            for at, player in enumerate(table.box.device.app.game.players):
                player.score = 41 + at
            table.box.device.app.dirty = True
            table.box.step()
            table.changed()
            large = [run for run in table.runs() if run.size == 16 and run.text[:1].isdigit()]
            assert sum(len(run.text.split()) for run in large) == count, table.lines()


@pytest.mark.parametrize(
    ("name", "bar"),
    [
        ("Bo", "Bo out +1405"),
        # Longer names stand alone; the player's page has the points.
        ("Benedetta", "Benedetta"),
        ("Massimiliano", "Massimiliano"),
    ],
)
def test_points_to_go_stand_beside_the_whole_name_where_they_fit(name, bar):
    with Sitter("sim_72x40") as table:
        table.begin("rumino", (name, "Al", "Cy", "Di"))
        table.box.device.app.game.players[0].score = -1305
        table.press("down")
        words = table.bar().replace(".", " ").replace(":", "").split()
        assert words[: len(bar.split())] == bar.split(), table.bar()
        assert "1405" in bar or not any(word.isdigit() for word in words)
        if "1405" not in bar:
            table.press("left")
            assert "1405" in table.paper()


@pytest.mark.parametrize("count", (2, 3, 4, 5, 6))
def test_where_the_column_has_room_a_mark_stands_off_its_name(count):
    names = ("Ana", "Ben", "Car", "Din", "Eva", "Lia")[:count]
    with Sitter("sim_72x40") as table:
        table.begin("rumino", names)
        app = table.box.device.app
        drawn = []
        draw = app.display.text

        def text(words, x, y, *given):
            drawn.append((words, x, y))
            return draw(words, x, y, *given)

        app.display.text = text
        app.draw()
        places = {words: (x, y) for words, x, y in drawn}
        marked = 0
        for (mark, at, row), (name, x, y) in zip(drawn, drawn[1:], strict=False):
            if mark not in ("■", "▶") or name not in names or y != row:
                continue
            marked += 1
            # The mark's ink ends before the gap that its width leaves out.
            end = at + app.display.text_width(mark)
            assert x - end >= 2, (mark, name)
            before = [words for words in names if places[words][1] == y and places[words][0] < x]
            if before:
                other = places[before[-1]][0] + app.display.text_width(before[-1])
                assert at - other >= x - end, "nearer to its own name"
        assert marked == 2 or count > 4, drawn


def large(table):
    """Return the texts in type of 16 pixels or more, between bar and hints."""
    return [run.text for run in table.runs() if run.size >= 16 and 8 <= run.y < table.hints_at]


@pytest.mark.parametrize("count", (2, 3, 4))
def test_the_results_of_a_round_are_large_before_it_is_saved(count, language):
    names = ("Ana", "Benedetta", "Carlo", "Dina")[:count]
    with Sitter("sim_128x64", roster=names, settings={"language": language}) as table:
        table.begin("rumino", names)
        table.round("Benedetta", dict(zip(names, (31, 5, 40, 12), strict=False)))
        shown = [words.removeprefix("= ") for words in large(table)]
        assert shown == ["31", "5", "40", "12"][:count], table.lines()
        sums = table.results() + " / " + table.paper()
        assert "+31 0 → 31" in sums and "+5 0 → 5" in sums, sums
        table.says("RMN-8")
        table.keep()
        table.round("Ana", dict(zip(names, (7, 6, 9, 8), strict=False)))
        assert len(large(table)) == count


@pytest.mark.parametrize("board", BOARDS)
def test_every_result_is_in_the_preview_whatever_its_size(board, language):
    names = ("Ana", "Benedetta", "Carlo", "Dina")
    with Sitter(board, roster=names, settings={"language": language}) as table:
        table.begin("rumino", names)
        event = deadwood("Benedetta", **dict(zip(names, (31, 5, 40, 12), strict=True)))
        table.open("table.preview", event, *table.box.device.app.open_game.ledger.preview(event))
        seen = table.results() + " / " + table.paper()
        for points in (31, 5, 40, 12):
            assert f"→ {points}" in seen, seen
