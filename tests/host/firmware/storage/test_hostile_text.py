"""Hostile text: names and reasons that no keyboard makes, through files and restores, out on every
screen.
"""

import contextlib
import csv
import io
import json
import random
from html.parser import HTMLParser

import pytest

from engine import games
from engine.game.player import NAME_LENGTH
from firmware.storage.records import to_json, value_of
from firmware.storage.store import Store
from host_tools.ask import answer_line
from host_tools.base.plain import cell, visible
from host_tools.boards.deploy import restore
from host_tools.evening.export import (
    answer_lines,
    open_backup,
    open_image,
    page,
    question_lines,
    read_game,
    spreadsheet,
)
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.host.host_tools.evening.page_parts import ATTRIBUTES, TAGS
from tests.proof import samples
from tests.proof.powercut.person import Person

HOSTILE = (
    "A" * NAME_LENGTH,
    "😀" * NAME_LENGTH,
    "\u202eevil\u202c\u200f\u200b",
    "a\x00b\x07\x1b[2J\r\n\tc\x7f",
    '=HYPERLINK("http://x";"y")',
    "<script>alert('&amp;')</script>",
    "'; DROP TABLE games; --",
    "{name} {n} %s %d | ",
    "../../games/00001",
    "e\u0301\u0302\u0303" * 20,
    "\ud800 \udfff",
    "ﷺ𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    "\u2028\u2029\ufeff",
    "  x  ",
    "null",
    '","winners":["Eve',
    "+1",
    "-2+3",
    "@SUM(A1:A9)",
    "\t=1+1",
    "\r\n=1+1",
    "x;=1+1",
    "\u2067=1+1\u2069",
    '"=1+1',
    "</td></table></style><img src=x onerror=alert(1)>",
    "<!-- ]]> &lt; &#0;",
    "a,b\"c'd",
)


def flash_with(game, names, entries=()):
    """Return a flash on which a game of `names` is on the table."""
    flash = NorFlash(64)
    store = Store("/saves", FlashFiles(flash, make=True))
    _, journal = store.create(
        {
            "game": game,
            "players": list(names),
            "house": games.load(game).with_defaults(None),
            "dealer": names[0],
        }
    )
    for entry in entries:
        journal.append(entry)
    store.put("roster", list(HOSTILE))
    return flash


@pytest.mark.parametrize("words", HOSTILE, ids=range(len(HOSTILE)))
def test_json_brings_every_text_back(words):
    line = to_json({words: [words]})
    assert "\n" not in line and "\x1b" not in line
    assert value_of(line.encode()) == {words: [words]}


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
@pytest.mark.parametrize("game", games.names())
def test_every_screen_shows_hostile_names(game, board):
    rng = random.Random(len(game))
    for turn in range(2):
        names = rng.sample(HOSTILE, len(samples.of(game).players))
        reason = {"event": "adjust", "player": names[1], "by": 7, "reason": HOSTILE[turn]}
        if game == "rummoli":
            reason = {"event": "leave", "player": names[1]}
        flash = flash_with(game, names, [reason])
        box = Simulator(board, flash=flash)
        assert box.device.app.game.players[0].name == names[0]
        for key in ("ok", "back", "right", "down", "left"):
            for _ in range(12):
                box.press(rng.choice(("ok", "down", "right", "up", key)))
            for _ in range(6):
                box.press("back")
        store = Store("/saves", FlashFiles(NorFlash(64, flash.content)))
        kept = store.open(1)
        # The keys may have given a player another name of the roster.
        now = dict(zip(names, kept.header["players"], strict=True))
        assert set(now.values()) <= set(HOSTILE)
        assert kept[0] == dict(reason, player=now[names[1]])


def test_hostile_names_of_the_roster_sit_down_and_play():
    flash = flash_with("ginski", ("Ana", "Ben", "Cy"))
    box = Simulator(flash=flash)
    person = Person(box, random.Random(1))
    person.put_away()
    person.choose_game("rumski", 3)
    person.seat([HOSTILE[index] for index in (1, 4, 9)])
    person.choose("ui.begin")
    assert person.enter("round")
    kept = Store("/saves", FlashFiles(NorFlash(64, flash.content))).open(2)
    assert kept.header["players"] == [HOSTILE[1], HOSTILE[4], HOSTILE[9]] and len(kept) == 1
    box.restart()
    assert [player.name for player in person.app.game.players] == kept.header["players"]


# -- out through the exports ---------------------------------------------------------------------


class Words(HTMLParser):
    """The tags and attributes of a page, and the words of each of its cells."""

    def __init__(self, words):
        super().__init__()
        self.tags, self.attributes, self.cells = set(), set(), []
        self.feed(words)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag in ("td", "th", "p", "h2"):
            self.cells.append("")

    def handle_data(self, data):
        if self.cells:
            self.cells[-1] += data


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def is_number(words):
    """Tell whether a cell is one of the program's own numbers."""
    return words.lstrip("-").isdigit()


def check_exports(game, names, reasons=()):
    """Check every export of a SavedGame of `names`, in whose corrections stand `reasons`."""
    (question,) = question_lines([game]).splitlines()
    assert json.loads(question)["players"] == list(names)
    assert not any(
        ord(char) in range(32) or 127 <= ord(char) < 160 or "\ud800" <= char < "\ue000"
        for char in question
    )
    (line,) = answer_lines([game]).splitlines()
    assert json.loads(line) == answer_line(question)
    scores = json.loads(line)["scores"]
    assert set(scores) == set(names)

    table = spreadsheet([game])
    table.encode("utf-8")
    rows = list(csv.reader(io.StringIO(table, newline=""), strict=True))
    assert len({len(row) for row in rows}) == 1 and len(rows) == 1 + game.ledger.count
    for name in names:
        column = rows[0].index(cell(name + ": total"))
        assert rows[-1][column] == str(scores[name])
    for reason in reasons:
        assert any(visible(reason) in row[-1].replace("'", "") for row in rows) or "'" in reason
    for row in rows:
        for words in row:
            assert is_number(words) or not words.startswith(_FORMULA)
            assert all(32 <= ord(char) != 127 for char in words)
    # Where semicolons separate the cells, there is no formula either.
    for row in csv.reader(io.StringIO(table, newline=""), delimiter=";"):
        assert not any(
            words.strip(" \t\r\n\"'").startswith(_FORMULA[:4]) and words[:1] != "'" for words in row
        )

    sheet = page([game])
    sheet.encode("utf-8")
    seen = Words(sheet)
    assert seen.tags <= TAGS and seen.attributes <= ATTRIBUTES
    for words in (*names, *reasons):
        assert any(visible(words) in one for one in seen.cells)
    # The numeric and the named references all come from the page's own escaping.
    assert all(char == "\n" or 32 <= ord(char) != 127 for char in sheet)


@pytest.mark.parametrize("game", games.names())
def test_every_export_has_hostile_names_and_does_nothing_with_them(game, tmp_path):
    seats = len(samples.of(game).players)
    for start in range(0, len(HOSTILE), 2):
        # Neighbours in the list look alike, and no two players may.
        names = [HOSTILE[(start + 7 * at) % len(HOSTILE)] for at in range(seats)]
        reasons = [HOSTILE[(start + seats + at) % len(HOSTILE)] for at in range(2)]
        if any(not reason.strip() for reason in reasons):
            continue
        flash = flash_with(
            game, names, [samples.of(game).correction(names, reason) for reason in reasons]
        )
        image = tmp_path / "flash.img"
        image.write_bytes(flash.content)
        check_exports(read_game(open_image(image), 1), names, reasons)


def test_several_games_of_hostile_names_stay_apart(tmp_path):
    flash = flash_with("ginski", HOSTILE[:3])
    store = Store("/saves", FlashFiles(flash))
    for start in range(3, len(HOSTILE) - 2, 3):
        names = list(HOSTILE[start : start + 3])
        store.create(
            {
                "game": "ginski",
                "players": names,
                "house": games.load("ginski").with_defaults(None),
                "dealer": names[2],
            }
        )
    (tmp_path / "flash.img").write_bytes(flash.content)
    source = open_image(tmp_path / "flash.img")
    saved = [read_game(source, number) for number in source.numbers()]
    lines = question_lines(saved).splitlines()
    assert [name for line in lines for name in json.loads(line)["players"]] == list(
        HOSTILE[: 3 * len(saved)]
    )
    assert Words(page(saved)).tags <= TAGS


class CopyBox:
    """A box to restore to: its files are a dict."""

    def __init__(self):
        self.kept = {}

    def files(self):
        return {}

    def restore(self, files, check):
        check(300)
        self.kept = files


def test_hostile_names_that_were_restored_are_on_the_screen_and_in_the_exports(tmp_path):
    names = list(HOSTILE[16:20])
    files = FlashFiles(
        flash_with("rumino", names, [samples.of("rumino").correction(names, HOSTILE[1])])
    )
    folder = tmp_path / "backup"
    for path, size in files.tree("/saves"):
        target = folder / path[len("/saves/") :]
        if size is None:
            target.mkdir(parents=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            with files.open(path, "rb") as file:
                target.write_bytes(file.read(size))
    check_exports(read_game(open_backup(folder), 1), names, [HOSTILE[1]])
    box = CopyBox()
    restore(box, folder, say=lambda words: None)
    flash = NorFlash(64)
    store = Store("/saves", FlashFiles(flash, make=True))
    for path, data in [("/saves/" + name, data) for name, data in box.kept.items()]:
        for at in [at for at in range(1, len(path)) if path[at] == "/"]:
            with contextlib.suppress(OSError):
                store.files.mkdir(path[:at])
        with store.files.open(path, "wb") as file:
            file.write(data)
    box = Simulator(flash=flash)
    assert [player.name for player in box.device.app.game.players] == names
    assert box.device.app.game.players[1].score == -7
    (tmp_path / "flash.img").write_bytes(flash.content)
    check_exports(read_game(open_image(tmp_path / "flash.img"), 1), names, [HOSTILE[1]])


def test_names_and_reasons_that_the_keys_can_make_are_exported(tmp_path):
    flash = NorFlash(64)
    box = Simulator(flash=flash)
    person = Person(box, random.Random(3))
    person.choose("ui.new_game")
    person.choose_row([name for name, _, _ in person.top.games].index("ginski"))
    typed = ("+1+1", "-2", "'&.-")
    person.choose("ui.seats")
    for words in typed:
        person.press("ok")
        person.type(words)
    person.press("back")
    person.choose("ui.begin")
    assert person.enter("round")
    (tmp_path / "flash.img").write_bytes(flash.content)
    check_exports(read_game(open_image(tmp_path / "flash.img"), 1), typed)
