"""Room counted from sizes is never less than what littlefs itself takes, nor twice as much."""

import random

import pytest

from firmware.storage import store
from host_tools.simulated import room
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles


def taken(sizes, blocks=700):
    """Return the blocks that files, {path: bytes}, take on an empty flash."""
    flash = FlashFiles(NorFlash(blocks), make=True)
    for folder in ("/saves", "/saves/games", "/saves/known"):
        flash.mkdir(folder)
    for path in sorted(sizes):
        with flash.open(path, "wb") as file:
            file.write(bytes(sizes[path]))
    return blocks - flash.statvfs("/")[3]


def counted(sizes):
    """Return the blocks of the same by their sizes."""
    return room.blocks_of({"/saves/games/.settle": 0, "/saves/known/.settle": 0, **sizes})


def games(count, journal):
    """Return {path: bytes} of that many games with journals of `journal()` bytes."""
    found = {}
    for number in range(1, count + 1):
        found[f"/saves/games/{number:05}.log"] = journal()
        found[f"/saves/games/{number:05}.sum"] = 180
        found[f"/saves/known/{number:05}.12.3456.0123abcd"] = 0
    return found


@pytest.mark.parametrize("seed", range(6))
def test_littlefs_takes_at_most_what_is_counted_and_more_than_half_of_it(seed):
    rng = random.Random(seed)
    most = rng.choice((300, 600, 2000, 9000))
    sizes = games(rng.randint(1, 120), lambda: rng.randint(200, most))
    assert taken(sizes) <= counted(sizes) <= 2 * taken(sizes) + 4


@pytest.mark.parametrize("size", [0, 1, 512, 513, 4096, 4097, 8188, 8189, 12280, 12281, 500_000])
def test_a_file_takes_just_what_littlefs_gives_it(size):
    sizes = {"/saves/games/00001.log": size}
    assert counted(sizes) == taken(sizes)


def test_92_games_of_an_evening_take_what_littlefs_says():
    sizes = games(92, lambda: 900)
    assert taken(sizes) <= counted(sizes) < 200


def test_what_goes_is_counted_no_more():
    one = room.Room()
    one.add("/a", None)
    one.add("/a/b", 9000)
    one.add("/a/c", 100)
    full = one.blocks
    one.drop("/a/b", 9000)
    one.drop("/a/c", 100)
    assert (full, one.blocks) == (7, 4)
    one.drop("/a", None)
    assert one.blocks == room.blocks_of({}) == 2


def test_the_reserve_is_the_firmware_s():
    assert room.RESERVE == store.RESERVE
