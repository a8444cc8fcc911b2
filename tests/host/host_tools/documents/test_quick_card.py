"""The card to print: a sheet for each number of buttons and each language, in the box's words."""

import re

import pytest

from engine import texts
from host_tools import words
from host_tools.documents import quick_card
from host_tools.documents.quick_card import BOARDS, labels, lines
from tests.proof.robot.sitter import Sitter

LANGUAGES = [one for one in texts.LANGUAGES if words.is_whole(one, "card")]


def test_there_is_a_card_for_each_number_of_keys():
    assert {keys: len(quick_card.load_board(board).KEYS) for keys, board in BOARDS.items()} == {
        keys: keys for keys in BOARDS
    }


@pytest.mark.parametrize("keys", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_has_the_keys_of_the_board_and_the_words_of_its_menu(keys, language):
    left, right = lines(keys, language)
    said = left + right
    assert texts.language() == "en"
    assert not [line for line in said if "{" in "".join(line) or "}" in "".join(line)]
    texts.use(language)
    menu = " ".join(does for _, does in said)
    for key in ("ui.undo", "ui.history", "all.do_leave", "payments.title"):
        assert texts.text(key) in menu
    printed = {label for label, _, _, _ in quick_card.load_board(BOARDS[keys]).KEYS}
    # A button without a sign or a letter is named in the language.
    if "back" in printed:
        printed = printed - {"back"} | {texts.text("ui.back")}
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
    assert "meldmate-3-buttons-en.pdf" in capsys.readouterr().out
    for language in LANGUAGES:
        name = f"meldmate-3-buttons-{language}.pdf"
        data = (tmp_path / "one" / name).read_bytes()
        assert data == (tmp_path / "two" / name).read_bytes()
        assert data.startswith(b"%PDF") and data.count(b"/Type /Page\n") == 1
        (box,) = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", data)
        # A4 across, in points.
        assert [round(float(side)) for side in box] == [842, 595]
        # Type, and no picture of it.
        assert b"/Helvetica-Bold" in data and b"/Subtype /Image" not in data


@pytest.mark.parametrize("keys", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_speaks_one_language_and_uses_both_halves(keys, language, tmp_path):
    quick_card.draw(keys, language, tmp_path / "card.pdf")
    data = (tmp_path / "card.pdf").read_bytes().decode("latin-1")
    written = [
        (float(x), float(y), float(size), words)
        for size, x, y, words in re.findall(
            r"/F\d (\S+) Tf.*?1 0 0 1 (\S+) (\S+) Tm \((.*?)\) Tj", data, re.S
        )
    ]
    said = " ".join(one for *_, one in written)
    # What is no ASCII stands there in octal digits.
    said = re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), said)
    found = {one: words.module(one, "card").NUMBER[0] for one in LANGUAGES}
    assert [one for one in LANGUAGES if found[one] in said] == [language]
    halves = [[y for x, y, *_ in written if (x > 421) == side] for side in (False, True)]
    # From margin to margin, in type that is read at arm's length.
    assert all(min(ys) < 110 and max(ys) > 500 for ys in halves)
    assert min(size for _, _, size, _ in written) >= 11


def test_words_that_do_not_fit_are_noticed(monkeypatch, tmp_path):
    halves = (("A heading",) * 90, (("", "a line"),))
    monkeypatch.setattr(words.module("en", "card"), "WORDS", halves)
    with pytest.raises(ValueError, match="do not fit"):
        quick_card.draw(6, "en", tmp_path / "card.pdf")
