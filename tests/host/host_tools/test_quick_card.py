"""The card to print: one sheet for each number of keys, in both languages, with the box's words."""

import re

import pytest
from PIL import Image

from engine import texts
from host_tools import quick_card
from host_tools.quick_card import BOARDS, labels, lines
from tests.proof.robot.sitter import Sitter


def test_there_is_a_card_for_each_number_of_keys():
    assert {keys: len(quick_card.load_board(board).KEYS) for keys, board in BOARDS.items()} == {
        keys: keys for keys in BOARDS
    }


@pytest.mark.parametrize("keys", BOARDS)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_panel_has_the_keys_of_the_board_and_the_words_of_its_menu(keys, language):
    said = lines(keys, language)
    assert texts.language() == "en"
    assert not [line for line in said if "{" in "".join(line) or "}" in "".join(line)]
    texts.use(language)
    menu = " ".join(does for _, does in said)
    for key in ("ui.undo", "ui.history", "all.do_leave", "payments.title"):
        assert texts.text(key) in menu
    printed = {label for label, _, _, _ in quick_card.load_board(BOARDS[keys]).KEYS}
    for key, _ in said[1:6]:
        assert {word.rstrip("–") for word in key.split()} <= printed


@pytest.mark.parametrize("keys", BOARDS)
def test_the_keys_do_what_the_card_says(keys):
    """On the sheet of a game, the key that the card names opens the referee and the menu."""
    found = labels(BOARDS[keys])
    logical = {label: pressed for label, _, pressed, _ in quick_card.load_board(BOARDS[keys]).KEYS}
    for name, wanted in (
        ("right", "ui.referee"),
        ("back", "ui.tab_fix"),
        ("ok", "rumino.ask_ender"),
    ):
        with Sitter(BOARDS[keys]) as table:
            table.begin("rumino")
            if found[name].endswith("–"):
                table.box.hold(logical[found[name][:-1]])
                table.changed()
            else:
                table.press(logical[found[name]])
            table.says(wanted)


def test_the_sheet_is_a4_and_the_same_each_time(tmp_path, capsys):
    for folder in ("one", "two"):
        assert quick_card.main(["3", "-o", str(tmp_path / folder)]) == 0
    assert "meldmate-3-keys" in capsys.readouterr().out
    for name in ("meldmate-3-keys.png", "meldmate-3-keys.pdf"):
        data = (tmp_path / "one" / name).read_bytes()
        assert data == (tmp_path / "two" / name).read_bytes()
    assert data.startswith(b"%PDF") and data.count(b"/Type /Page\n") == 1
    (box,) = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", data)
    # A4 across, in points.
    assert [round(float(side)) for side in box] == [842, 595]
    with Image.open(tmp_path / "one" / "meldmate-3-keys.png") as page:
        assert page.size == (2339, 1654)
        assert all(page.crop((x, 0, x + 900, 1654)).getextrema()[0] == 0 for x in (100, 1300))


@pytest.mark.parametrize("keys", BOARDS)
def test_all_words_fit_on_the_sheet(keys):
    quick_card.sheet(keys)


def test_words_that_do_not_fit_are_noticed(monkeypatch):
    monkeypatch.setitem(quick_card.WORDS, "en", ("A heading",) * 60)
    with pytest.raises(ValueError, match="do not fit"):
        quick_card.sheet(6)
