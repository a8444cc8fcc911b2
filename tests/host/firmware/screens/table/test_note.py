"""A note on a game: typed on the box, kept beside it, and gone with it."""

import pytest

from tests.proof.robot.sitter import Sitter

WORDS = "Zoë's birthday"


def note_of(table):
    return table.app.store.noted(1)


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_a_note_is_typed_changed_and_taken_away_and_survives_a_restart(board):
    with Sitter(board) as table:
        table.begin("any", ("Ana", "Bo"))
        for words in (WORDS, "Pizza"):
            table.menu("ui.note")
            for _ in note_of(table):
                table.app.stack[-1].type("\b")
            for letter in words:
                table.app.stack[-1].type(letter)
            table.app.stack[-1].finish()
            assert table.app.stack[-1].module == "table.sheet"
            assert note_of(table) == words
            table.restart()
            assert note_of(table) == words
            assert table.app.session.note() == words
        menu = table.app.open("table.menu")
        assert [row[1] for row in menu.list_game() if row[0][0] == "ui.note"] == ["✓"]
        table.app.home()
        table.app.session.resume(1)
        table.box.wait(2000)
        assert table.app.session.note() == "Pizza"
        table.menu("ui.note")
        for _ in range(5):
            table.press("back")
        table.app.stack[-1].finish()
        assert note_of(table) == ""
        assert table.app.stack[-1].module == "table.sheet"


def test_a_note_that_is_left_stays_as_it_was_and_one_of_a_game_that_is_over_can_be_written():
    with Sitter("sim_128x64") as table:
        table.begin("any", ("Ana", "Bo"), None, [{"event": "stop"}])
        table.menu("ui.note")
        table.app.stack[-1].text = WORDS
        table.app.stack[-1].leave()
        assert note_of(table) == ""
        table.app.close_to("table.ending")
        table.box.wait(4000)
        table.menu("ui.note")
        table.app.stack[-1].text = WORDS
        table.app.stack[-1].finish()
        assert table.app.stack[-1].module == "table.ending" and note_of(table) == WORDS


def test_a_note_goes_with_its_game_and_what_is_none_is_not_shown():
    with Sitter("sim_128x64") as table:
        table.begin("any", ("Ana", "Bo"))
        store = table.app.store
        store.put_beside(1, ".say", WORDS)
        # The other copy is there after damage.
        with store.files.open(store.beside(1, ".say"), "wb") as file:
            file.write(b"x")
        assert note_of(table) == WORDS
        table.app.session.ask_note()
        table.app.stack[-1].put("\U0001f382 Zoë\n" + 100 * "e")
        assert note_of(table) == "\U0001f382 Zoë" + 74 * "e"
        table.app.session.ask_note()
        table.box.wait(2000)
        table.app.close()
        store.put_beside(1, ".say", [3])
        assert note_of(table) == ""
        store.put_beside(1, ".say", WORDS)
        table.app.session.remove(1)
        assert not [name for name in store.files.listdir(store.games_folder) if name == "00001.say"]
