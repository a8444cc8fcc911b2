"""A game that is over in the middle of a round, on a box: by keys, with cuts, undo and edits."""

import pytest

from engine import texts
from engine.games import forms
from firmware.storage import forms as box_forms
from host_tools.evening.export.__main__ import FORMATS
from host_tools.play.form_link import text_of
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.firmware.test_evening_forms import answer, enter, forget_forms, mend, sit_down
from tests.host.host_tools.evening.test_export import BYTES, backup_with, export
from tests.portable.race_models import cribbage_form
from tests.proof.forms.evenings import NO
from tests.proof.robot.player import Player

TWO = ("Ana", "Ben")
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")
# A short race of two, without the first jack.
RACE = cribbage_form(2, limit=31)


def scores(app):
    return [player.score for player in app.game.players]


def begin(table):
    assert box_forms.keep(table.box.device.app.store, text_of(dict(RACE, title="Race"))) is None
    sit_down(table, "Race", TWO)
    # No heels; Ben, after the dealer, is asked first. In the second step he counts first.
    enter(table, [NO, 9, 8])


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_a_game_ends_in_a_round_and_goes_on_there(board, language):
    with Player(board, TWO, settings={"language": language}) as table:
        begin(table)
        app = table.box.device.app
        assert scores(app) == [8, 9]
        # The power fails in the entry that ends it.
        table.press("ok")
        answer(table, [24])
        forget_forms()
        table.restart()
        answer(table, [29])
        page = " ".join(table.paper().split())
        if board == "sim_128x64":
            assert "24" in page, page
        table.keep()
        app = table.box.device.app
        assert app.game.over and app.game.winners == ["Ben"]
        # Ana's hand came later.
        assert scores(app) == [8, 33]
        assert app.game.rounds == 1
        table.wait(2500)
        page = table.paper()
        assert "33" in page and "Ben" in page, page
        for _ in range(2):
            forget_forms()
            table.restart()
            app = table.box.device.app
            assert app.game.over and scores(app) == [8, 33]
            # Taken back, the round is where it was.
            table.menu("ui.undo")
            table.press("ok")
            assert not app.game.over and scores(app) == [8, 9]
            assert app.game.actions()[0] == "hands"
            table.menu("ui.redo")
            table.press("ok")
            assert app.game.over and scores(app) == [8, 33]
        # The last entry, edited, does not end the game: the crib comes next.
        table.menu("ui.history")
        table.press("ok", "ok")
        mend(table, [12, 10])
        table.press("ok")
        table.press("back", "back")
        assert not app.game.over and scores(app) == [18, 21]
        enter(table, [24])
        assert app.game.over and app.game.winners == ["Ana"]
        assert scores(app) == [42, 21]


def test_who_was_first_is_chosen_among_those_who_arrive():
    with Player("sim_128x64", TWO) as table:
        begin(table)
        enter(table, [4, 4])
        enter(table, [8])
        # The deal has passed to Ben: Ana is asked first.
        enter(table, [NO, 19, 18, "Ben"])
        app = table.box.device.app
        assert app.game.over and app.game.winners == ["Ben"]
        assert scores(app) == [39, 31]
        table.wait(2500)
        assert "Ben" in table.paper()


def test_a_game_that_ended_in_a_round_is_exported_and_counted(tmp_path, capsys):
    ended = [
        {"event": "play", "heels": False, "pegs": {"Ana": 8, "Ben": 9}},
        {"event": "hands", "hand": {"Ana": 4, "Ben": 4}},
        {"event": "crib", "box": 8},
        {"event": "play", "heels": True, "pegs": {"Ana": 1, "Ben": 2}},
        {"event": "hands", "hand": {"Ana": 29, "Ben": 29}},
    ]
    header = {
        "game": "form:crib2",
        "form": RACE,
        "players": list(TWO),
        "house": forms.class_of(RACE).with_defaults(None),
        "dealer": TWO[0],
    }
    backup = backup_with(tmp_path, journal_bytes(header, ended))
    for form in FORMATS:
        status, told, _ = export(capsys, "--backup", backup, "--format", form)
        assert status == 0, form
        assert form in (*BYTES, "json", "statistics") or "50" in told, form
    # The round in which it ended is the second one, in which Ana has 29.
    _, told, _ = export(capsys, "--backup", backup, "--format", "csv")
    rows = [line.split(",") for line in told.splitlines()]
    assert [row[4:] for row in rows[-2:]] == [
        ["2", "round", "Ben", "Ana", "29", "50", "1"],
        ["2", "round", "Ben", "Ben", "0", "17", "0"],
    ]
