"""Hostile text: names and reasons that no keyboard makes, through files and restores, out on every screen."""

import random

import pytest

from engine import games
from engine.games.base import NAME_LENGTH
from firmware.records import to_json, value_of
from firmware.store import Store
from host_tools.flash import NorFlash
from host_tools.flash.littlefs import FlashFiles
from host_tools.powercut.evening import NAMES
from host_tools.powercut.person import Person
from host_tools.sim import Simulator

HOSTILE = (
    "A" * NAME_LENGTH,
    "😀" * NAME_LENGTH,
    "\u202eevil\u202c\u200f\u200b",
    "a\x00b\x07\x1b[2J\r\n\tc\x7f",
    "=HYPERLINK(\"http://x\";\"y\")",
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
)


def flash_with(game, names, entries=()):
    """Return a flash on which a game of `names` is on the table."""
    flash = NorFlash(64)
    store = Store("/saves", FlashFiles(flash, make=True))
    _, journal = store.create({"game": game, "players": list(names), "house": games.load(game).settle(None), "dealer": names[0]})
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
        names = rng.sample(HOSTILE, len(NAMES[game]))
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
        assert store.open(1).header["players"] == names and store.open(1)[0] == reason


def test_hostile_names_of_the_roster_sit_down_and_play():
    flash = flash_with("ginski", ("Ana", "Ben", "Cy"))
    box = Simulator(flash=flash)
    person = Person(box, random.Random(1))
    person.put_away()
    person.choose("ui.new_game")
    titles = [name for name, _, _ in person.top.games]
    person.take(person.top, titles.index("rumski"))
    for index in (1, 4, 9):
        person.take(person.top, [label for label, _ in person.top.items()].index(HOSTILE[index]))
    person.choose("ui.players_done")
    person.choose("ui.begin")
    assert person.enter("round")
    kept = Store("/saves", FlashFiles(NorFlash(64, flash.content))).open(2)
    assert kept.header["players"] == [HOSTILE[1], HOSTILE[4], HOSTILE[9]] and len(kept) == 1
    box.restart()
    assert [player.name for player in person.app.game.players] == kept.header["players"]
