"""A newer image finds the saved games; a full flash is reported and loses nothing."""

from engine.texts import text
from firmware.storage.store import Store
from host_tools.base.boards import facts
from host_tools.simulated.nor_flash import BLOCK
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.readscreen import read_lines
from host_tools.simulated.simulator import Simulator
from tests.image.limits import switched_on
from tests.proof.pico import course, files, uf2
from tests.proof.pico.tape import replay
from tests.proof.robot import visits
from tests.proof.robot.evening import rumino

PLAYERS = visits.PLAYERS
_PINS = {row[2]: row[1] for row in facts("pico")["KEYS"]}


def two_rounds(table):
    """Sit down to Rumino and enter two rounds."""
    table.sit_down("Rumino", PLAYERS)
    for _ in range(2):
        rumino(table, "Ana", ["Bo", "Cy"])


def newer(image, path):
    """Write an image like `image` to `path` whose program is another: as if a block of it had been
    built anew.
    """
    content = bytearray(image.read_bytes())
    blocks = len(content) // 512
    last = (blocks - 1) * 512
    # The last block is data of the program's end; what fills it up belongs to nothing.
    content[last + 32 + 255] ^= 0x5A
    path.write_bytes(content)
    return path


def test_a_newer_image_finds_the_saved_games(image, flash, tmp_path):
    recorder = course.record(two_rounds, flash)
    pico = switched_on(flash)
    replay(pico, recorder.steps)
    picture = pico.picture()
    pico.power_off()
    before = bytes(pico.flash)
    start, _ = files.region(pico.flash)
    assert uf2.size(image) <= start
    pico.drag(newer(image, tmp_path / "newer.uf2"))
    assert pico.flash[:start] != before[:start] and pico.flash[start:] == before[start:]
    pico.power_on()
    pico.rest()
    assert pico.picture() == picture


def fill(flash):
    """Fill the file system, to the last block that it gives."""
    with files.opened(flash) as system:
        # A file of many blocks has pointers in each.
        sizes = [system.statvfs("/")[3] * (BLOCK - 64), *[BLOCK] * 64]
        for number, size in enumerate(sizes):
            try:
                with system.open(f"/filler{number}", "wb") as file:
                    file.write(b"x" * size)
            except OSError:
                break


def test_a_full_flash_says_so_and_loses_nothing(flash):
    recorder = course.record(two_rounds, flash)
    pico = switched_on(flash)
    replay(pico, recorder.steps)
    pico.power_off()
    full = bytearray(pico.flash)
    fill(full)

    def another(table):
        # The box says that nothing fits; that is read. Then a round is entered, and refused.
        table.wait(1100)
        table.press("ok")
        table.round("Cy", {"Cy": 1, "Ana": 2, "Bo": 3})
        table.press("ok")

    steps = course.record(another, full).steps
    pico = switched_on(full)
    replay(pico, steps[:-1])
    # How the runtime words the reason differs; what the box says of it does not.
    pico.tap(steps[-1].pin)
    assert steps[-1].where.endswith("message")
    assert read_lines(pico.picture())[0] == "Not saved"
    pico.power_off()
    store = Store("/saves", FlashFiles(files.chip(pico.flash)))
    (number,) = store.numbers()
    assert len(list(store.open(number))) == 2
    with Simulator("pico", flash=files.chip(pico.flash)) as box:
        again = switched_on(pico.flash)
        assert again.picture() == box.frame()


def test_a_file_system_that_cannot_be_mounted_is_not_erased_unasked(flash):
    damaged = bytearray(flash)
    start, _ = files.region(damaged)
    for block in (start, start + BLOCK):
        # Behind the name, which stays: the version, the sizes and the checksum.
        damaged[block + 16 : block + 64] = bytes(48)
    pico = switched_on(damaged)
    assert read_lines(pico.picture())[0].startswith(text("rescue.found"))
    assert pico.flash[start:] == damaged[start:]
    for key in ("ok", "down", "down", "down", "down", "ok", "down", "down", "down", "down", "ok"):
        pico.tap(_PINS[key])
    assert read_lines(pico.picture())[0].startswith(text("rescue.done"))
    pico.power_off()
    files.region(pico.flash)
    again = switched_on(pico.flash)
    # A clean start is a first start.
    assert read_lines(again.picture())[0].startswith(text("lesson.title"))
