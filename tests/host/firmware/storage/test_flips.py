"""One wrong bit of the flash: what is missing is said and put back, whichever block it is in."""

import json
import os
import random

import pytest

from engine import games, texts
from engine.texts import text
from firmware.storage import forms, own
from firmware.storage.game_index import length_of
from firmware.storage.store import Store
from host_tools.boards import backups
from host_tools.play.form_link import text_of
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import PICO_BLOCKS
from host_tools.simulated.simulator import Simulator
from tests.proof.played import PLAYED
from tests.proof.powercut import flips
from tests.proof.powercut.cuts import alarms

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
FLIPS = 20000 if SOAK else 600
# In each block of a table.
IN_TABLES = 600 if SOAK else 60
# How many games are saved; the last one was played last.
COUNT = len(games.names())


@pytest.fixture(scope="module")
def played():
    """A flash with a game of each kind."""
    return flips.image()


def tables(content, name):
    """The blocks of the tables that have a name in them, and are not the content of a file."""
    found = [at for at in flips.used_blocks(content) if name in content[at * BLOCK :][:BLOCK]]
    return [at for at in found if content[at * BLOCK :][:2] != b"00"]


def files_of(content):
    return FlashFiles(NorFlash(len(content) // BLOCK, content))


def test_no_wrong_bit_loses_an_entry_without_a_word(played, record_property):
    did, lost = flips.try_flips(played, FLIPS, random.Random(1))
    assert lost == [] and sum(did.values()) == FLIPS
    said = ", ".join(f"{count} {what}" for what, count in sorted(did.items()))
    record_property("summary", f"flash: {FLIPS} single wrong bits, nothing lost silently ({said})")


@pytest.mark.parametrize("name", [b"littlefs", b"games", b"00001.log", b"00001.16."])
def test_no_wrong_bit_in_a_table_loses_an_entry_without_a_word(played, name):
    expected = flips.saved(played)
    blocks = tables(played, name)
    # Both halves of each table are written, so that either can take the place of the other.
    assert len(blocks) >= 2
    rng = random.Random(2)
    did = set()
    for block in blocks:
        for _ in range(IN_TABLES):
            bit = block * BLOCK * 8 + rng.randrange(BLOCK * 8)
            what, hidden = flips.silent(flips.flipped(played, bit), expected)
            did.add(what)
            assert hidden == [], f"bit {bit} of the flash: {hidden} silently"
    assert "recovered" in did or name != b"00001.log", did


@pytest.fixture(scope="module")
def loss(played):
    """A flash, the same with one wrong bit, and the entries that its last game lacks then."""
    content = played
    for entries in range(15, 9, -1):
        expected = flips.saved(content)
        rng = random.Random(4)
        blocks = tables(content, b"00001.log")
        for _ in range(300):
            damaged = flips.flipped(
                content, rng.choice(blocks) * BLOCK * 8 + rng.randrange(BLOCK * 8)
            )
            store = Store("/saves", files_of(damaged))
            try:
                missing = len(expected[COUNT][1]) - len(store.journal(COUNT))
            except Exception:  # noqa: BLE001  another kind of damage
                continue
            if missing > 0:
                return content, damaged, missing
        # The table has just been written anew, so that both halves have all: a shorter evening.
        content = flips.image(entries)
    raise AssertionError("no wrong bit loses an entry of the last game")


def test_the_flips_find_a_box_that_does_not_look(loss, monkeypatch):
    whole, content, _ = loss
    assert flips.silent(content, flips.saved(whole))[1] == []
    monkeypatch.setattr(Store, "check", lambda self: [])
    assert flips.silent(content, flips.saved(whole))[1] == [COUNT]


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40", "sim_128x64_4"])
@pytest.mark.parametrize("language", PLAYED)
def test_what_was_missing_is_back_and_the_screen_says_so(loss, board, language):
    whole, content, missing = loss
    texts.use(language)
    try:
        flash = NorFlash(len(content) // BLOCK, content)
        with Simulator(board, flash=flash, settings={"language": language}) as box:
            app = box.device.app
            texts.use(language)
            app.dirty = True
            box.step()
            # What was being keyed may be put back, too.
            found, *others = alarms(box)
            assert found == "store.found_again" and set(others) <= {"store.value_back"}
            for _ in others:
                box.press("ok")
                box.wait(1000)
            assert alarms(box) == [found]
            words = ""
            for _ in range(12):
                words += " " + " ".join(box.text())
                box.press("down")
            sentence = text("store.found_again", n=COUNT, missing=missing)
            for word in sentence.split(" "):
                assert word in words
            box.press("ok")
            assert alarms(box) == [] and app.stack[-1].module == "setup.start"
            assert flips.saved(flash.content) == flips.saved(whole)
            # It is said once; then it is so.
            box.restart()
            assert alarms(box) == []
    finally:
        texts.use("en")


@pytest.mark.parametrize("on_the_table", (COUNT, 3))
def test_what_cannot_be_put_back_is_said_until_it_was_read(played, on_the_table):
    """It is said once, also of the game on the table, whose file is damaged besides."""
    flash = NorFlash(PICO_BLOCKS, played)
    files = FlashFiles(flash)
    Store("/saves", files).put("current", on_the_table)
    with files.open("/saves/games/00003.log", "rb") as file:
        whole = file.read()
    lines = whole.splitlines(keepends=True)
    with files.open("/saves/games/00003.log", "wb") as file:
        file.write(b"".join(lines[:5]) + b"0006 00000000 4 null\n")
    # Nothing of it is left in any block.
    for at in range(0, len(flash.content), BLOCK):
        for line in lines[6:]:
            if line[:13] in flash.content[at : at + BLOCK]:
                place = flash.content.index(line[:13], at)
                flash.content[place : place + 13] = b"\x00" * 13
    for _ in range(2):
        box = Simulator(flash=flash)
        assert alarms(box) == ["store.found_some"]
        words = " ".join(box.text())
        assert "Game 3: entries left: 4 of 16" in words, words
        assert [one.module for one in box.device.app.stack].count("message") == 1
    box.press("ok")
    assert box.device.app.stack[-1].module == "table.sheet"
    box.restart()
    assert alarms(box) == []
    assert len(box.device.app.store.journal(3)) == 4


def test_a_game_that_is_gone_is_said_until_it_was_read(played):
    content = bytearray(played)
    files = files_of(content)
    files.remove("/saves/games/00002.log")
    content = files.flash.content
    header = flips.saved(played)[2][0]
    first = Store("/saves", files_of(played))
    with first.files.open("/saves/games/00002.log", "rb") as file:
        line = file.read(13)
    while line in content:
        at = content.index(line)
        content[at : at + 13] = b"\x00" * 13
    flash = NorFlash(PICO_BLOCKS, content)
    for _ in range(2):
        box = Simulator(flash=flash)
        assert alarms(box) == ["store.game_gone"] and "Game 2 is gone" in " ".join(box.text())
    box.press("ok")
    box.restart()
    assert (
        alarms(box) == []
        and header["game"]
        and box.device.app.store.numbers() == [n for n in range(COUNT, 0, -1) if n != 2]
    )


def test_deleted_and_reduced_games_do_not_come_back(played):
    flash = NorFlash(PICO_BLOCKS, played)
    with Simulator(flash=flash) as box:
        box.device.app.session.remove(2)
        box.device.app.session.archive(4)
    content = bytes(flash.content)
    store = Store("/saves", files_of(content))
    there = {
        number: length_of(store.files, store.beside(number, ".log")) for number in store.numbers()
    }
    rng = random.Random(6)
    blocks = tables(content, b"00001.16.")
    for block in blocks:
        for _ in range(IN_TABLES):
            bit = block * BLOCK * 8 + rng.randrange(BLOCK * 8)
            with Simulator(flash=NorFlash(PICO_BLOCKS, flips.flipped(content, bit))) as box:
                assert alarms(box) == []
                store = box.device.app.store
                assert store.game_index.all() == there


def contents(games):
    """Return each game as text, whatever its number and the order of its fields."""
    return sorted(json.dumps(game, sort_keys=True) for game in games.values())


def lost_is_said(box):
    """What is not brought back is said before the question is asked, and read with a press."""
    assert alarms(box) == ["store.bring_back", "store.value_lost"]
    said = " ".join(box.text())
    assert text("store.of_roster") in said and text("store.of_forms") not in said, said
    box.press("ok")


def test_the_games_of_an_earlier_file_system_are_offered(played):
    flash = NorFlash(PICO_BLOCKS, played)
    files = FlashFiles(flash)
    files.format()
    box = Simulator(flash=flash)
    box.step()
    lost_is_said(box)
    assert alarms(box) == ["store.bring_back"] and str(COUNT) in " ".join(box.text())
    # No comes first; nothing is written, and it is asked again.
    box.press("ok")
    assert box.device.app.stack[-1].module == "setup.start" and not box.device.app.store.numbers()
    box.restart()
    box.step()
    lost_is_said(box)
    box.press("down")
    box.press("ok")
    assert f"Games brought back: {COUNT}" in " ".join(box.text()), box.text()
    found = flips.saved(flash.content)
    assert contents(found) == contents(flips.saved(played))
    box.press("ok")
    assert "Saved games" in " ".join(box.text())
    box.restart()
    box.step()
    assert alarms(box) == []


@pytest.mark.parametrize(("language", "bar"), (("en", "Earlier games"), ("it", "Partite")))
def test_the_smallest_screen_says_what_is_to_be_brought_back(played, language, bar):
    flash = NorFlash(PICO_BLOCKS, played)
    files = FlashFiles(flash)
    files.format()
    box = Simulator("sim_72x40", flash=flash)
    box.device.app.settings.put("language", language)
    texts.use(language)
    try:
        box.step()
        while "store.value_lost" in alarms(box):
            # The rest of it is a page further on.
            box.press("ok")
        lines = box.text()
        assert lines[0] == bar and f"{COUNT}?" in lines[1], lines
    finally:
        texts.use("en")


def with_values(settings=3):
    """A flash with people, settings, games and forms of one's own, and a game."""
    flash = NorFlash(PICO_BLOCKS)
    with Simulator(flash=flash) as box:
        app = box.device.app
        app.session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")
        for at in range(settings):
            app.settings.put("language", "it" if at % 2 else "en")
        assert app.people.remember(["Ana", "Ben", "Cy"])
        assert own.keep(app.store, "Friday", app.game.house)
        words = text_of({"form": "mine", "players": [2, 4], "prefix": "MIN", "title": "Mine",
                           "steps": [{"step": "round", "score": "points", "fields": [
                               {"field": "points", "for": "each player", "is": "0 to 99"}]}],
                           "end": {"wins": "low"}, "rules": [{"en": "A rule."}]})  # fmt: skip
        assert forms.keep(app.store, words) is None
        box.wait(1000)
    return flash


KINDS = ("roster", "settings", "own", "forms")


@pytest.mark.parametrize("bit", [None, 3, 4096])
@pytest.mark.parametrize("torn_write", [False, True])
def test_all_that_is_not_brought_back_is_said_until_a_game_is_there(torn_write, bit):
    """A torn write, a flipped bit and a cut in the repair leave a file system without names."""
    flash = with_values()
    if bit is not None:
        # Half of a table that names the folders: the other half takes its place.
        block = tables(flash.content, b"known")[0]
        flash.content[block * BLOCK + bit // 8] ^= 1 << bit % 8
    if torn_write:
        half = tables(flash.content, b"games")[-1] * BLOCK + BLOCK // 2
        flash.content[half : half + BLOCK // 2] = b"\xff" * (BLOCK // 2)
    FlashFiles(flash).format()
    box = Simulator(flash=flash)
    for _ in range(2):
        # The power fails before it is read, and it is said again.
        box.step()
        assert alarms(box) == ["store.bring_back", "store.value_lost"]
        sentence = box.device.app.stack[-1].sentence
        for kind in KINDS:
            assert text("store.of_" + kind) in text(sentence[0], **sentence[1]), kind
        box.restart()
    box.step()
    while "store.value_lost" in alarms(box):
        box.press("ok")
    box.press("down")
    box.press("ok")
    assert "Games brought back: 1" in " ".join(box.text())
    box.restart()
    box.step()
    assert alarms(box) == []


def test_what_was_saved_again_since_is_not_lost():
    flash = with_values(settings=0)
    FlashFiles(flash).format()
    box = Simulator(flash=flash)
    for at in range(9):
        box.device.app.settings.put("language", "it" if at % 2 else "en")
    box.step()
    sentence = box.device.app.stack[-1].sentence
    said = text(sentence[0], **sentence[1])
    assert text("store.of_settings") not in said and text("store.of_roster") in said


def test_a_new_flash_has_nothing_to_offer():
    box = Simulator(flash=NorFlash(PICO_BLOCKS))
    box.step()
    assert box.device.app.stack[-1].module == "setup.start" and alarms(box) == []


def test_a_game_that_began_before_the_search_is_not_offered(played):
    box = Simulator(flash=NorFlash(PICO_BLOCKS))
    box.device.app.session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")
    box.wait(50)
    assert box.device.app.stack[-1].module == "table.sheet" and alarms(box) == []
    # Earlier games are offered beside it, and it stays.
    flash = NorFlash(PICO_BLOCKS, played)
    FlashFiles(flash).format()
    box = Simulator(flash=flash)
    box.device.app.session.start_game("ginski", ["Dee", "Eve", "Flo"], {}, "Dee")
    box.wait(50)
    lost_is_said(box)
    assert alarms(box) == ["store.bring_back"] and str(COUNT) in " ".join(box.text())
    box.press("down")
    box.press("ok")
    assert f"Games brought back: {COUNT}" in " ".join(box.text()), box.text()
    found = flips.saved(flash.content)
    assert len(found) == COUNT + 1 and found[1][0]["players"] == ["Dee", "Eve", "Flo"]


def test_from_the_first_game_on_both_halves_of_each_table_name_the_games():
    flash = NorFlash(PICO_BLOCKS)
    with Simulator(flash=flash) as box:
        session = box.device.app.session
        writes = flash.operations
        session.start_game("ginski", ["Ana", "Ben", "Cy"], {}, "Ana")
        # Only what the picture waits for comes at once.
        assert flash.operations - writes < 40
        box.wait(100)
        # The power fails before all is mirrored, so the next start begins again.
        box.restart()
        box.wait(1000)
        assert not box.device.app.store.catch_up()
    for name in (b"saves", b"known", b"games", b"00001.log"):
        assert len(tables(flash.content, name)) >= 2
    assert not [path for path, _ in FlashFiles(flash).tree() if "settle" in path]


def test_before_the_first_game_both_halves_of_each_table_name_the_folders():
    flash = NorFlash(PICO_BLOCKS)
    with Simulator(flash=flash) as box:
        # The power fails before all is mirrored, so the next start begins again.
        box.wait(100)
        box.restart()
        box.wait(1000)
        assert not box.device.app.store.catch_up()
    for name in (b"saves", b"known", b"games"):
        assert len(tables(flash.content, name)) >= 2


def test_an_older_backup_that_is_restored_is_no_loss(played):
    data = "/saves"
    flash = NorFlash(PICO_BLOCKS, played)
    before = files_of_backup(flash)
    # A backup that lacks the file, and one that has it.
    for without_notes in (True, False):
        with Simulator(flash=flash) as box:
            session = box.device.app.session
            session.resume(6)
            box.device.app.go_home()
            assert session.add({"event": "undo"}) and session.add({"event": "redo"})
        content = {
            name: before[name] for name in before if not without_notes or "known" not in name
        }
        backups.put_files(FlashFiles(flash), data, content)
        with Simulator(flash=flash) as box:
            assert alarms(box) == []
            assert len(box.device.app.store.game_index.all()) == COUNT
        assert flips.saved(flash.content) == flips.saved(played)


def files_of_backup(flash):
    return backups.files_of(FlashFiles(flash), "/saves")
