"""Damaged files: every bit of a journal, ranges, truncations, strangers; never a wrong score
without a word.
"""

import io
import os
import random

import pytest

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.errors import StoreError
from firmware.storage.journal import Journal
from firmware.storage.records import frame
from firmware.storage.store import Store
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.portable.tools import untyped
from tests.proof.powercut.evening import BLOCKS, play

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
ENTRIES = 60 if SOAK else 20
RANGES = 5000 if SOAK else 1000
BOXES = 2000 if SOAK else 120
LOG = "/saves/games/00001.log"


@pytest.fixture(scope="module")
def played():
    """A flash with one game on the table, played by keys; its content and its entries."""
    recorder = play("rummoli", ENTRIES, 4)
    flash = recorder.flash
    store = Store("/saves", FlashFiles(flash))
    store.put("current", 1)
    return bytes(flash.content), list(store.open(1)), dict(store.open(1).header)


class OneFile:
    """Files of which there is one, in memory, to be read."""

    def open(self, path, mode):
        assert mode == "rb"
        return io.BytesIO(untyped(self).content)

    def stat(self, path):
        return (0x8000, 0, 0, 0, 0, 0, len(untyped(self).content), 0, 0, 0)


@pytest.fixture
def folder(played):
    """The same game in memory, where it is quickly damaged."""
    content, entries, _ = played
    with FlashFiles(NorFlash(BLOCKS, content)).open(LOG, "rb") as file:
        whole = file.read(100000)
    return OneFile(), LOG, whole, entries


def read_damaged(folder, content):
    """Return how many entries come back of a damaged file; fail unless they are the first ones, and
    it says so.
    """
    files, path, whole, entries = folder
    files.content = content
    try:
        journal = Journal(files, path)
    except StoreError:
        return -1
    found = list(journal)
    assert found == entries[: len(found)]
    assert (journal.lost > 0) == (content != whole)
    return len(found)


def test_every_single_bit_of_a_journal(folder, record_property):
    whole, entries = folder[2], folder[3]
    counts = []
    for bit in range(8 * len(whole)):
        damaged = bytearray(whole)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        count = read_damaged(folder, bytes(damaged))
        # The header stands there twice: one bit never costs the game.
        assert count >= 0
        counts.append(count)
    assert set(counts) == set(range(len(entries) + 1))
    record_property(
        "summary",
        f"damage: each of the {len(counts)} bits of a journal of {len(entries)} entries found",
    )


def test_every_truncation_and_what_is_appended(folder, record_property):
    whole = folder[2]
    for size in range(len(whole)):
        read_damaged(folder, whole[:size])
    rng = random.Random(3)
    for _ in range(100):
        assert read_damaged(folder, whole + rng.randbytes(rng.randrange(1, 300))) == len(folder[3])
    record_property("summary", f"damage: all {len(whole)} truncations found")


def test_ranges_of_zeros_and_of_ones_and_of_noise(folder, record_property):
    whole = folder[2]
    rng = random.Random(5)
    for tried in range(RANGES):
        start = rng.randrange(len(whole))
        end = min(len(whole), start + rng.choice((1, 2, 8, 64, 256, 4096)))
        new = (b"\0" * (end - start), b"\xff" * (end - start), rng.randbytes(end - start))[
            tried % 3
        ]
        read_damaged(folder, whole[:start] + new + whole[end:])
    record_property("summary", f"damage: {RANGES} ranges of zeros, ones and noise found")


def test_lines_that_are_swapped_repeated_or_left_out(folder):
    whole, entries = folder[2], folder[3]
    lines = whole.splitlines(keepends=True)
    rng = random.Random(6)
    for at in range(2, len(lines)):
        assert read_damaged(folder, b"".join(lines[:at] + lines[at + 1 :])) == at - 2
        assert read_damaged(folder, b"".join(lines[: at + 1] + lines[at:])) == min(
            at - 1, len(entries)
        )
        mixed = lines[2:]
        rng.shuffle(mixed)
        read_damaged(folder, b"".join(lines[:2] + mixed))


def damaged_boxes(whole, rng):
    """Yield (what, content) of damaged files of all kinds."""
    for at in range(BOXES):
        kind = at % 6
        start = rng.randrange(len(whole))
        end = min(len(whole), start + rng.randrange(1, 400))
        if kind == 0:
            damaged = bytearray(whole)
            damaged[start] ^= 1 << rng.randrange(8)
            yield "a bit", bytes(damaged)
        elif kind == 1:
            yield "zeros", whole[:start] + b"\0" * (end - start) + whole[end:]
        elif kind == 2:
            yield "ones", whole[:start] + b"\xff" * (end - start) + whole[end:]
        elif kind == 3:
            yield "the end", whole[:start]
        elif kind == 4:
            yield "a stranger", rng.randbytes(rng.randrange(0, 3000))
        else:
            yield "noise", whole[:start] + rng.randbytes(end - start) + whole[end:]


def test_the_box_starts_says_it_and_restores_the_longest_beginning(played, record_property):
    content, entries, header = played
    rng = random.Random(8)
    kept = found = 0
    with FlashFiles(NorFlash(BLOCKS, content)).open(LOG, "rb") as file:
        whole = file.read(100000)
    for _, damaged in damaged_boxes(whole, rng):
        flash = NorFlash(BLOCKS, content)
        files = FlashFiles(flash)
        with files.open(LOG, "wb") as file:
            file.write(damaged)
        box = Simulator(flash=flash)
        app, words = box.device.app, " ".join(box.text())
        assert app.stack[-1].module == "message"
        if app.session.open_game is None:
            if len(damaged) < len(whole):
                assert f"Game 1 is gone (entries: {len(entries)})" in words
                box.press("ok")
                words = " ".join(box.text())
            assert "no readable game" in words and "00001.log-1.bad" in FlashFiles(
                NorFlash(BLOCKS, flash.content)
            ).listdir("/saves/games")
            continue
        count = len(app.open_game.ledger.log)
        if "saved again" in words:
            # Shorter than the note of it says: the rest was found in the blocks of the flash.
            assert count == len(entries)
            found += 1
        elif count < len(entries) and "Memory" in words:
            assert f"entries left: {count} of {len(entries)}" in words
        else:
            assert f" {count} entr" in words and "Damaged" in words
        ledger = Ledger(
            games.load(header["game"]),
            header["players"],
            header["house"],
            header["dealer"],
            entries[:count],
        )
        assert [p.score for p in app.game.players] == [p.score for p in ledger.game.players]
        assert app.session.add({"event": "undo"} if app.game.over else {"event": "void"})
        again = Store("/saves", FlashFiles(NorFlash(BLOCKS, flash.content)))
        assert len(again.open(1)) == count + 1 and not again.open(1).lost
        with again.files.open(LOG + "-1.bad", "rb") as file:
            assert file.read(100000) == damaged
        kept += 1
    record_property(
        "summary",
        f"damage: {BOXES} boxes started with damaged files, {kept} games restored, {found} of"
        " them in full",
    )


def start(content, change, restored=False):
    """Start a box after `change(files)` was done to its files."""
    flash = NorFlash(BLOCKS, content)
    files = FlashFiles(flash)
    change(files)
    if restored:
        # A restore replaces the notes, too (firmware.storage.game_index).
        for name in files.listdir("/saves/known"):
            files.remove("/saves/known/" + name)
    return Simulator(flash=flash)


def test_a_newer_file_is_refused_politely_and_left_alone(played):
    content, _, header = played
    newer = frame(0, dict(header, format=2, invention="unknown")) + b"something else altogether"

    def change(files):
        with files.open(LOG, "wb") as file:
            file.write(newer)

    box = start(content, change)
    assert "newer" in " ".join(box.text())
    with box.device.files.open(LOG, "rb") as file:
        assert file.read(100000) == newer
    box.press("ok")
    assert box.device.app.stack[-1].module == "setup.start"


@pytest.mark.parametrize(
    "wrong",
    [
        {"archived": True},
        {"archived": {"scores": [["Ana"]], "winners": []}},
        {"began": 5},
        {"players": []},
        {"players": ["Ana", 5]},
        {"house": ["target"]},
        {"dealer": 5},
        {"game": ["rummoli"]},
    ],
)
def test_a_game_whose_header_has_another_form_is_set_aside_and_another_is_played(played, wrong):
    content, _, header = played

    def change(files):
        line = frame(0, dict(header, **wrong))
        with files.open(LOG, "wb") as file:
            file.write(line + line + frame(1, None, line[5:13]))

    box = start(content, change, True)
    assert "Game 1 is gone (entries: 0)" in " ".join(box.text())
    assert "00001.log-1.bad" in box.device.files.listdir("/saves/games")
    # Before somebody has read it, the next start says it, too. An earlier header is another game.
    again = Simulator(flash=NorFlash(BLOCKS, bytes(box.flash.content)))
    assert "Game 1 is gone (entries: 0)" in " ".join(again.text())
    assert again.device.app.store.numbers() == []
    box.press("ok")
    assert "no readable game" in " ".join(box.text())
    box.press("ok")
    box.restart()
    assert box.device.app.stack[-1].module == "setup.start"
    assert box.device.app.store.numbers() == []
    game = games.load("ginski")
    box.device.app.session.start_game(
        "ginski", ["Ana", "Bo", "Cy"], game.with_defaults(None), "Ana"
    )
    box.step()
    assert box.device.app.stack[-1].module == "table.sheet"


@pytest.mark.parametrize("undone", [False, True])
def test_a_first_amend_of_an_event_that_is_not_there_is_said_and_locks_nothing(played, undone):
    content, _, header = played
    entries = [{"event": "amend", "index": 0, "to": {"event": "void"}}]
    if undone:
        entries.append({"event": "undo"})

    def change(files):
        with files.open(LOG, "wb") as file:
            file.write(journal_bytes(header, entries))

    box = start(content, change, True)
    assert box.device.app.session.open_game is None
    assert box.device.app.stack[-1].module == "message"
    box.press("ok")
    assert box.device.app.stack[-1].module == "setup.start" and box.device.app.store.numbers() == [
        1
    ]


def test_an_undone_entry_that_was_never_possible_is_refused_by_redo(played):
    content, _, header = played
    entries = [{"event": "void"}, {"event": "no such event"}, {"event": "undo"}]

    def change(files):
        with files.open(LOG, "wb") as file:
            file.write(journal_bytes(header, entries))

    box = start(content, change, True)
    box.device.app.open("table.menu")
    box.device.app.open("past.undo", "redo")
    box.step()
    assert [screen.module for screen in box.device.app.stack] == [
        "setup.start",
        "table.sheet",
        "table.menu",
        "message",
    ]


def test_a_folder_in_the_place_of_a_game(played):
    def change(files):
        files.remove(LOG)
        files.mkdir(LOG)
        files.mkdir(LOG + "/deep")

    box = start(played[0], change)
    assert "found and saved again with all its entries" in " ".join(box.text())
    assert "00001.log-1.bad" in box.device.files.listdir("/saves/games")
    assert list(box.device.app.open_game.ledger.log) == played[1]


def test_a_file_or_nothing_in_the_place_of_the_folders(played):
    def lost(files):
        for path, _ in reversed(list(files.tree("/saves"))):
            files.remove(path)
        files.remove("/saves")
        with files.open("/saves", "wb") as file:
            file.write(b"a file")

    box = start(played[0], lost)
    assert box.device.app.stack[-1].module == "setup.start" and "/saves-1.bad" in [
        p for p, _ in box.device.files.tree()
    ]

    def odd(files):
        for path, _ in reversed(list(files.tree("/saves/games"))):
            files.remove(path)
        files.remove("/saves/games")
        with files.open("/saves/games", "wb") as file:
            file.write(b"")
        for name in ("current", "last", "roster", "standings"):
            if name + ".txt" in files.listdir("/saves"):
                files.remove(f"/saves/{name}.txt")
            files.mkdir(f"/saves/{name}.txt")

    box = start(played[0], odd)
    assert box.device.app.stack[-1].module == "message"
    assert "The memory was damaged" in " ".join(box.text())
    assert box.device.app.store.put("roster", ["Ana"]) and box.device.app.people.names() == ["Ana"]


@pytest.mark.parametrize("name", ["current", "last", "roster", "standings"])
@pytest.mark.parametrize(
    "value",
    [
        *[None, 5, -1, 99999, "1", [], [1], [[]], {}, {"game": "ginski"}, {"game": 5}, [1, 2, 3]],
        True,
        {"game": "ginski", "players": ["Ana", "Bo"], "house": {}, "number": "7"},
        {"game": "ginski", "players": ["Ana", "Bo"], "house": {}, "dealer": ["Ana"]},
        {"game": ["ginski"], "players": ["Ana", "Bo"], "house": {}},
        {"game": "ginski", "players": ["Ana", "Bo"], "house": {"target": [5]}},
        {"names": ["Ana"], "was": [["Ana", "Bo", 1]]},
    ],
)
def test_small_values_of_any_form_do_not_stop_the_box(played, name, value):
    def change(files):
        with files.open(f"/saves/{name}.txt", "wb") as file:
            file.write(frame(0, value))

    box = start(played[0], change)
    box.press("ok")
