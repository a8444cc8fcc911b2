"""The real simulator, killed with -9: its flash is a file, and what was confirmed is in it."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from firmware.storage.store import Store
from host_tools.base.boards import ROOT
from host_tools.simulated.nor_flash import BLOCK, ImageError, ImageFlash, NorFlash, open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.powercut.evening import play_games
from tests.proof.powercut.person import Person

KILLS = 40 if os.environ.get("MELDMATE_SOAK") else 3


class Writer(Person):
    """A person who writes down what they press."""

    def __init__(self, box, rng):
        super().__init__(box, rng)
        self.script = []

    def press(self, *keys):
        for key in keys:
            self.script.append(key)
            super().press(key)

    def hold(self, key):
        self.script.append("hold " + key)
        super().hold(key)

    def wait(self, milliseconds):
        self.script.append(f"wait {milliseconds}")
        super().wait(milliseconds)


def entries_on(flash):
    """Return {number: entries} of all games; fail where a file is damaged."""
    store = Store("/saves", FlashFiles(flash, make=True))
    found = {}
    for number in store.numbers():
        journal = store.open(number)
        assert not journal.lost
        found[number] = list(journal)
    return found


def command(folder, script):
    return [
        sys.executable,
        "-m",
        "host_tools.play.terminal",
        "--data",
        str(folder),
        "--script",
        str(script),
    ]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_simulator_has_lost_nothing(tmp_path, record_property):
    flash = NorFlash()
    writer = Writer(Simulator(flash=flash), random.Random(3))
    for game in ("ginski", "rumski"):
        play_games(writer, game, 40)
    script = tmp_path / "keys.txt"
    script.write_text("\n".join(writer.script))
    whole = entries_on(flash)
    begun = time.monotonic()
    subprocess.run(
        command(tmp_path / "whole", script), cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    length = time.monotonic() - begun
    assert entries_on(ImageFlash(tmp_path / "whole" / "flash.img")) == whole
    rng = random.Random(1)
    counts = []
    for turn in range(KILLS):
        folder = tmp_path / str(turn)
        process = subprocess.Popen(command(folder, script), cwd=ROOT, stdout=subprocess.DEVNULL)
        time.sleep(length * (0.2 + 0.7 * rng.random()))
        process.kill()
        process.wait()
        image = folder / "flash.img"
        found = entries_on(NorFlash(content=image.read_bytes())) if image.exists() else {}
        for number, entries in found.items():
            assert entries == whole[number][: len(entries)]
        counts.append(sum(len(entries) for entries in found.values()))
        # It starts again, and so does the game that was on the table.
        again = tmp_path / "again.txt"
        again.write_text("wait 10")
        subprocess.run(command(folder, again), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    record_property(
        "summary",
        f"kill -9: {KILLS} simulators killed after {sorted(counts)} entries, nothing lost",
    )


def test_two_simulators_do_not_share_a_flash(tmp_path):
    first, aside = open_image(str(tmp_path / "flash.img"))
    assert aside is None
    with pytest.raises(ImageError, match="in use"):
        open_image(str(tmp_path / "flash.img"))
    first.close()
    open_image(str(tmp_path / "flash.img"))[0].close()


@pytest.mark.parametrize(
    "content", [b"no flash", b"\0" * (352 * BLOCK), b"x" * (352 * BLOCK), b"y" * (400 * BLOCK)]
)
def test_what_is_no_flash_is_kept_aside(tmp_path, content):
    path = tmp_path / "flash.img"
    path.write_bytes(content)
    flash, aside = open_image(str(path))
    assert aside == str(path) + ".bad1" and Path(aside).read_bytes()[: len(content)] == content
    assert FlashFiles(flash).listdir("/") == []
    flash.close()


def test_an_image_is_written_through(tmp_path):
    path = tmp_path / "flash.img"
    flash, _ = open_image(str(path))
    files = FlashFiles(flash)
    with files.open("/a.txt", "wb") as file:
        file.write(b"here")
    with FlashFiles(NorFlash(content=path.read_bytes())).open("/a.txt", "rb") as file:
        assert file.read(10) == b"here"
    flash.close()
