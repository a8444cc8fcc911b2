"""Damage below the files: blocks of the flash swapped, copied, erased; the box starts, and says
nothing untrue.
"""

import errno
import os
import random
import re
import sys
import types
from pathlib import Path

import pytest

from engine import games, texts
from engine.record.ledger import Ledger
from engine.texts import fact
from firmware.app import App
from firmware.storage.files import Files
from firmware.storage.store import Store
from firmware.trouble.rescue import Rescue
from host_tools.simulated.nor_flash import BLOCK, ImageFlash, NorFlash, open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.played import PLAYED
from tests.proof.powercut.evening import evening

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
DAMAGED = 3000 if SOAK else 100
BLOCKS = 32
# Through the longest sentence on the smallest screen, to its yes.
DOWN = ("down",) * 20
NEW = ("rumino", ["Ana", "Ben"], {}, "Ana")


def game_called(title):
    """Return the name of the game that has a title in the language in use."""
    return next(name for name in games.names() if fact(games.facts(name)[0]) == title)


@pytest.fixture(scope="module")
def whole():
    """The content of a flash after an evening of five games, and {game: [standings after 0, 1, ..
    entries]}.
    """
    flash = evening(12, 5, BLOCKS).flash
    content = bytes(flash.content)
    store = Store("/saves", FlashFiles(NorFlash(BLOCKS, content)))
    standings = {}
    for number in store.numbers():
        header = store.header(number)
        found = standings.setdefault(header["game"], set())
        if "archived" in header:
            found.add(store.result(header))
            continue
        entries = list(store.open(number))
        kind = games.load(header["game"])
        for count in range(len(entries) + 1):
            game = Ledger(
                kind, header["players"], header["house"], header["dealer"], entries[:count]
            ).game
            scores = ", ".join(f"{player.name} {player.score}" for player in game.players)
            found.add(f"{scores} (entries: {count})")
    return content, standings


def saved(whole):
    """Return how many games the flash has."""
    return len(Store("/saves", FlashFiles(NorFlash(BLOCKS, whole[0]))).numbers())


def damaged(content, seed):
    """Return the content with some damage to the blocks that are in use."""
    rng = random.Random(seed)
    used = [at for at in range(0, len(content), BLOCK) if content[at : at + BLOCK].strip(b"\xff")]
    found = bytearray(content)
    at, other = rng.choice(used), rng.choice(used)
    kind = seed % 8
    if kind == 0:
        found[at : at + BLOCK], found[other : other + BLOCK] = (
            content[other : other + BLOCK],
            content[at : at + BLOCK],
        )
    elif kind == 1:
        found[other : other + BLOCK] = content[at : at + BLOCK]
    elif kind == 2:
        found[at : at + BLOCK] = bytes(BLOCK)
    elif kind == 3:
        found[at : at + BLOCK] = b"\xff" * BLOCK
    elif kind == 4:
        start, size = at + rng.randrange(BLOCK - 600), rng.randrange(1, 600)
        found[start : start + size] = rng.randbytes(size)
    elif kind == 5:
        for _ in range(rng.randrange(1, 40)):
            found[at + rng.randrange(BLOCK)] ^= 1 << rng.randrange(8)
    elif kind == 6:
        start = at + 256 * rng.randrange(16)
        found[start : start + 256] = b"\xff" * 256
    else:
        for _ in range(3):
            one, two = rng.choice(used), rng.choice(used)
            found[one : one + BLOCK], found[two : two + BLOCK] = (
                found[two : two + BLOCK],
                found[one : one + BLOCK],
            )
    return bytes(found)


def mounts(content):
    try:
        FlashFiles(NorFlash(BLOCKS, content))
    except OSError:
        return False
    return True


def do(box, what, *given):
    """Let the program do something as a part of a round of its loop, unless its memory has failed
    already.
    """
    app = box.device.app
    if isinstance(app, App):
        tick = app.tick

        def once(now):
            app.tick = tick
            getattr(app if hasattr(app, what) else app.session, what)(*given)

        app.tick = once
        box.step()
        box.step()
        check(box)


def check(box):
    """No exception is shown, and nothing is promised of the scores."""
    assert box.device.trace is None, box.device.trace
    if isinstance(box.device.app, Rescue):
        assert "safe" not in " ".join(box.text())


def begins(box):
    """A new game can be begun, entered into, and is there after a restart."""
    app = box.device.app
    assert isinstance(app, App)
    do(box, "go_home")
    do(box, "start_game", *NEW)
    if app.session.open_game is None:
        # Refused with a sentence: the memory is full of damaged files.
        assert app.stack[-1].module == "message"
        return False
    number = app.open_game.number
    assert app.session.add({"event": "void"})
    box.restart()
    assert list(Store("/saves", box.device.files).open(number)) == [{"event": "void"}]
    return True


def use_everything(box):
    """Look at all saved games, take them up, keep their results, delete them."""
    do(box, "open", "past.saved")
    for number in range(1, 7):
        do(box, "resume", number)
        ledger = getattr(box.device.app, "ledger", None)
        if ledger and not ledger.game.over:
            do(box, "add", {"event": "void"})
        do(box, "go_home")
    for number in range(1, 7):
        do(box, "archive" if number % 2 else "remove", number)
    do(box, "go_home")


def clean_start(box):
    """Press the keys of a clean start; return the words of each screen on the way."""
    said = []
    for keys in (("ok",), (*DOWN, "ok"), (*DOWN, "ok"), ("ok",)):
        if not isinstance(box.device.app, Rescue) or box.device.app._view == "done":
            break
        for key in keys:
            box.press(key)
        said.append(" ".join(box.text()))
        check(box)
    if isinstance(box.device.app, Rescue):
        box.press("ok")
    return said


def test_a_board_with_a_damaged_flash_starts_or_offers_a_clean_start(whole, record_property):
    content, standings = whole
    offered = begun = 0
    for seed in range(DAMAGED):
        found = damaged(content, seed)
        if not mounts(found):
            # MicroPython's own start has made a new file system before the box runs.
            continue
        box = Simulator(flash=NorFlash(BLOCKS, found), strict=False)
        check(box)
        use_everything(box)
        if isinstance(box.device.app, Rescue):
            offered += 1
            assert "Memory fault" in " ".join(box.text())
            for line in box.device.app._words[2:]:
                title, _, standing = line.partition(": ")
                assert standing in standings[game_called(title)]
            clean_start(box)
            begun += begins(box)
        elif seed % 20 == 0:
            begun += begins(box)
        box.close()
    assert offered and begun > DAMAGED // 25
    record_property(
        "summary",
        f"flash: {DAMAGED} damaged ones, {offered} boxes offered a clean start, {begun} tried a"
        " game",
    )


def test_a_simulator_sets_a_flash_aside_whose_folders_cannot_be_used(
    whole, tmp_path, record_property
):
    content, _ = whole
    path, kept = tmp_path / "flash.img", 0
    for seed in range(DAMAGED):
        found = damaged(content, seed)
        path.write_bytes(found)
        flash, aside = open_image(str(path), BLOCKS)
        if aside is not None:
            kept += 1
            assert Path(aside).read_bytes() == found
            os.remove(aside)
        flash.close()
        box = Simulator(flash=NorFlash(BLOCKS, path.read_bytes()), strict=True)
        assert isinstance(box.device.app, App)
        check(box)
        if aside is not None:
            assert begins(box)
        box.close()
    assert kept
    record_property("summary", f"flash: {DAMAGED} damaged images, {kept} set aside")


class Faulty(FlashFiles):
    """Files of which some calls fail: `faults` is {name of a call: how the path begins}."""

    faults = {}

    def _call(self, call, *arguments):
        prefix = self.faults.get(call.__name__)
        path = arguments[0] if arguments and isinstance(arguments[0], str) else ""
        if prefix is not None and path.startswith(prefix):
            raise OSError(errno.EILSEQ, "EILSEQ")
        return super()._call(call, *arguments)


@pytest.fixture
def faulty(whole, monkeypatch):
    """A function that starts a box on files of which the `faults` given fail."""

    def start(board="sim_128x64", **faults):
        monkeypatch.setattr(Faulty, "faults", faults)
        monkeypatch.setattr("host_tools.simulated.nor_flash.littlefs.FlashFiles", Faulty)
        return Simulator(board, flash=NorFlash(BLOCKS, whole[0]), strict=False)

    return start


@pytest.mark.parametrize(
    "board", ["sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5"]
)
@pytest.mark.parametrize("language", PLAYED)
def test_what_can_be_read_is_shown_before_a_clean_start_sets_it_aside(
    faulty, whole, board, language
):
    texts.use(language)
    try:
        box = faulty(board, dir_open="/saves")
        assert isinstance(box.device.app, Rescue)
        words = " ".join(box.device.app._words)
        assert "contents damaged" in words or "contenuto danneggiato" in words
        lines = box.device.app._words[2:]
        assert len(lines) == saved(whole)
        seen = ""
        for _ in range(40):
            seen += " " + " ".join(box.text())
            box.press("down")
        for line in lines:
            title, _, standing = line.partition(": ")
            assert (
                standing.replace("voci", "entries") in whole[1][game_called(title)]
                and standing.split(" ")[0] in seen
            )
        # No comes first: nothing has changed, and the box tries again.
        box.press("ok")
        box.press("ok")
        assert isinstance(box.device.app, Rescue) and bytes(box.flash.content) == whole[0]
        Faulty.faults = {}
        box.press("ok")
        words = " ".join(box.text())
        for key in DOWN:
            box.press(key)
            words += " " + " ".join(box.text())
        for word in texts.text("rescue.aside").split(" "):
            assert word in words
        box.press("ok")
        assert box.device.app._view == "done" and any(
            "saves-1.bad" in words for words in box.device.app._words
        )
        box.press("ok")
        assert isinstance(box.device.app, App) and not box.device.app.store.numbers()
        aside = Store("/saves-1.bad", FlashFiles(NorFlash(BLOCKS, bytes(box.flash.content))))
        assert len(aside.numbers()) == saved(whole)
    finally:
        texts.use("en")


def test_back_tries_again_and_finds_the_games_where_they_were(faulty):
    box = faulty(dir_open="/saves")
    assert isinstance(box.device.app, Rescue)
    box.press("back")
    assert isinstance(box.device.app, Rescue)
    Faulty.faults = {}
    box.press("back")
    assert isinstance(box.device.app, App) and box.device.app.store.numbers()


def test_what_cannot_be_set_aside_is_erased_only_after_another_question(faulty):
    box = faulty(dir_open="/", rename="/")
    for key in ("ok", *DOWN, "ok"):
        box.press(key)
    words = " ".join(box.device.app._words)
    assert box.device.app._view == "erase" and "erased" in words and "cannot be undone" in words
    before = bytes(box.flash.content)
    box.press("ok")
    assert bytes(box.flash.content) == before and isinstance(box.device.app, Rescue)
    for key in ("ok", *DOWN, "ok", *DOWN):
        box.press(key)
    Faulty.faults = {}
    box.press("ok")
    assert "was erased" in " ".join(box.device.app._words)
    box.press("ok")
    assert begins(box)


def test_a_memory_that_holds_the_program_is_never_erased(faulty):
    flash = None
    box = faulty(dir_open="/saves", rename="/")
    with Faulty(box.flash).open("/main.py", "wb") as file:
        file.write(b"x")
    flash = bytes(box.flash.content)
    for key in ("ok", *DOWN, "ok"):
        box.press(key)
    assert box.device.app._view == "failed" and "computer" in " ".join(box.device.app._words)
    box.press("ok")
    box.press("down")
    assert box.device.app._view in ("failed", "sure")
    assert FlashFiles(NorFlash(BLOCKS, flash)).stat("/main.py")


def test_a_fault_while_it_is_played_is_not_said_to_be_safe(faulty):
    box = faulty()
    assert isinstance(box.device.app, App)
    Faulty.faults = {"dir_open": "/saves"}
    do(box, "go_home")
    assert isinstance(box.device.app, Rescue) and "safe" not in " ".join(box.text())
    Faulty.faults = {}
    box.press("back")
    assert isinstance(box.device.app, App)


def test_a_board_makes_its_file_system_anew_as_its_start_does(monkeypatch):
    done = []
    bdev = object()

    class VfsLfs2:
        def __init__(self, device, progsize):
            done.append(("made", device is bdev, progsize))

        @staticmethod
        def mkfs(device, progsize):
            done.append(("mkfs", device is bdev, progsize))

    vfs = types.SimpleNamespace(
        VfsLfs2=VfsLfs2, umount=lambda at: done.append(at), mount=lambda fs, at: done.append(at)
    )
    monkeypatch.setitem(sys.modules, "vfs", vfs)
    for name, module in (
        ("_rp2", types.SimpleNamespace(Flash=lambda: bdev)),
        ("flashbdev", types.SimpleNamespace(bdev=bdev)),
    ):
        done.clear()
        monkeypatch.setitem(sys.modules, name, module)
        Files().format()
        assert done == ["/", ("mkfs", True, 256), ("made", True, 256), "/"]
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "vfs")
    with pytest.raises(OSError):
        Files().format()


def test_an_image_of_which_the_size_is_none_is_still_refused(tmp_path):
    path = tmp_path / "flash.img"
    path.write_bytes(b"x" * (BLOCK * BLOCKS + 1))
    with pytest.raises(ValueError, match=re.escape(str(path))):
        ImageFlash(str(path), BLOCKS)
