"""Each form that only the page has, put on a box and played by keys to its end, with an early edit.

The scores are worked out by hand; the box speaks each language.
"""

from pathlib import Path

import pytest

from engine import texts
from engine.games import forms
from firmware.storage import forms as box_forms
from host_tools.play.form_link import text_of
from host_tools.play.web.inside import form_desk
from tests.host.firmware.test_evening_forms import enter, forget_forms, mend
from tests.portable import paged
from tests.proof.forms.evenings import FOUR, NO, NOBODY, YES
from tests.proof.forms.naive import Book
from tests.proof.robot.player import Player

INSIDE = str(Path(form_desk.__file__).parent)
BOARDS = ("sim_128x64", "sim_72x40")
SAUSPIEL, WENZ, SOLO = (":value_game_" + one for one in ("sauspiel", "wenz", "solo"))
# Form -> (players, house rules, answers of each entry, those of the edit of the first entry, scores
# at the end, who wins). What begins with a colon is a text of the form. Everyone is asked from the
# dealer's left, Ana deals first.
GAMES = {
    "ligretto": (
        FOUR[:3],
        {"target": 29},
        [
            # Whose pile is gone; Ben's, Cleo's and Ana's cards in the middle; those left.
            ["Ana", 12, 5, 20, 3, 10],
            # Cleo, Ana, Ben; then Ana, Ben, Cleo.
            [NOBODY, 25, 14, 22, 4, 10, 1],
            ["Ben", 30, 2, 11, 6, 2],
        ],
        # Cleo has stopped it; Ben has 3 left, and Ana 2.
        ["Cleo", 12, 5, 20, 3, 2],
        [20 - 4 + 14 - 20 + 30 - 12, 12 - 6 + 22 - 2 + 2, 5 + 25 - 8 + 11 - 4],
        ["Cleo"],
    ),
    "quiddler": (
        FOUR[:3],
        {},
        [
            # Who went out; points in words of Ben, Cleo and Ana; those left; who has 10 more.
            ["Ana", 9, 7, 12, 4, 2, "Ben", NOBODY],
            # The first to be asked has 30, the next 20, the last 10, in turn.
            *[["Ben", 30, 20, 10, 0, 15, "Cleo", "Ben"] for _ in range(7)],
        ],
        ["Ana", 9, 7, 12, 4, 2, NOBODY, "Cleo"],
        [
            12 + 3 * (20 - 15) + 2 * 30 + 2 * (10 - 15),
            9 - 4 + 3 * (10 + 10) + 2 * (20 + 10) + 2 * (30 + 10),
            7 - 2 + 10 + 3 * (30 + 10) + 2 * (10 - 15 + 10) + 2 * (20 + 10),
        ],
        ["Ben", "Cleo"],
    ),
    "schafkopf": (
        FOUR,
        {"rounds": 4},
        [
            # Schneider, Kontra and Re: 4 x (20 + 10).
            ["Ana", SAUSPIEL, "Cleo", 95, 0, 0, 2],
            # A Wenz with two Laufende is lost: 50 + 20.
            ["Dan", WENZ, ":value_tout_no", 60, 2, 0, 0],
            [NOBODY],
            ["Ben", SOLO, ":value_tout_tout", YES, 0, 1, 0],
        ],
        # Two of three Laufende are not enough, and nobody is Schneider.
        ["Ana", SAUSPIEL, "Cleo", 90, 3, 0, 0],
        [50 + 70 - 200, -50 + 70 + 600, 50 + 70 - 200, -50 - 210 - 200],
        ["Ben"],
    ),
    "thousand": (
        FOUR,
        {},
        [
            # Who bid most, the bid, made, what the two others took.
            ["Ben", 300, YES, 0, 0],
            # Cleo and Ana: 25 are 30, 14 are 10.
            ["Dan", 120, NO, 25, 14],
            ["Ben", 300, YES, 0, 0],
            # Ben is on the barrel; Ana and Cleo: 45 are 50.
            ["Ben", 250, YES, 100, 45],
            ["Cleo", 100, YES, 30, 4],
            # Ben deals and sits out.
            ["Ana", 100, NO, 60, 15],
            ["Ben", 120, YES, 0, 0],
        ],
        ["Ben", 350, YES, 20, 0],
        [10 + 100 - 100, 1000, 20 + 30 + 50 + 100 + 60, -120 + 0 + 20],
        ["Ben"],
    ),
}
EVENINGS = [
    (form, board, texts.LANGUAGES[(at + turn) % len(texts.LANGUAGES)])
    for at, form in enumerate(GAMES)
    for turn, board in enumerate((*BOARDS, *BOARDS, BOARDS[0]))
]


def said(app, values):
    """Return answers with the names of the form's texts on the table."""
    section = app.game.section + "."
    return [section + one[1:] if isinstance(one, str) and one[0] == ":" else one for one in values]


@pytest.fixture(autouse=True)
def forgotten():
    """Other tests know none of these forms from a box that is gone."""
    yield
    texts.use("en")
    for form in GAMES:
        forms.forget(form)


def test_each_form_has_an_evening():
    assert set(GAMES) == set(paged.NAMES)


@pytest.mark.parametrize(("form", "board", "language"), EVENINGS)
def test_it_is_played_to_its_end_with_an_early_edit(form, board, language, monkeypatch):
    monkeypatch.syspath_prepend(INSIDE)
    names, house, entries, edit, scores, winners = GAMES[form]
    with Player(board, FOUR, settings={"language": language}) as table:
        app = table.box.device.app
        data = form_desk.data(form)
        assert box_forms.keep(app.store, text_of(data)) is None
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose(data["title"])
        table.seat(names)
        app.stack[-1].house.update(house)
        table.choose("ui.begin")
        steps = len(app.game.steps)
        for values in entries[:steps]:
            enter(table, said(app, values))
        table.menu("ui.history")
        for _ in range(steps - 1):
            table.press("down")
        table.press("ok", "ok")
        mend(table, said(app, edit))
        table.says("ui.do_keep")
        table.press("ok")
        table.press("back", "back")
        for values in entries[steps:-1]:
            assert not app.game.over
            enter(table, said(app, values))
        # The power fails before the last entry, which is taken back and entered again.
        forget_forms()
        table.restart()
        app = table.box.device.app
        before = [player.score for player in app.game.players]
        enter(table, said(app, entries[-1]))
        table.menu("ui.undo")
        table.press("ok")
        assert [player.score for player in app.game.players] == before
        table.menu("ui.redo")
        table.press("ok")
        assert [player.score for player in app.game.players] == scores
        assert app.game.over and app.game.winners == winners
        book = Book(form, names, house, None).played(list(app.open_game.ledger.events()))
        assert [book.scores[name] for name in names] == scores
        forget_forms()
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == scores and app.game.over
