"""Flashes that are full of games, in every size that a board gives to its files.

`python -m tests.web.full_flashes FOLDER` writes a backup of each, `BLOCKS-KIND.zip`: games of an
evening, and games that were only begun, whose journals are small files.
"""

import sys
import tomllib
from pathlib import Path

from firmware.storage.game_index import length_of
from firmware.storage.values import line_of
from host_tools.base.files import MemoryFiles
from host_tools.boards import backups
from host_tools.boards.image.targets import PROGRAM, TARGETS
from host_tools.simulated.nor_flash import littlefs
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import BLOCK, NorFlash
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.proof.bench.durability import entry, header

# Bytes of littlefs's map of free blocks: with a board's 32 this takes minutes.
littlefs._LOOKAHEAD = 512

# The entries of the games, in turn.
KINDS = {"played": (12, 3, 40, 0), "begun": (0,)}


def sizes() -> list[int]:
    """Return the numbers of blocks: of each image, and of MicroPython's own builds."""
    found = {((target.flash << 20) - PROGRAM) // BLOCK for target in TARGETS.values()}
    for path in Path(__file__).parents[2].glob("boards/*/page.toml"):
        found.update(tomllib.loads(path.read_text(encoding="utf-8")).get("stock", {}).values())
    return sorted(found)


def filled(blocks: int, kind: str) -> FlashFiles:
    """Return a flash of so many blocks on which no game has room any more."""
    flash = FlashFiles(NorFlash(blocks), make=True)
    for folder in ("/saves", "/saves/games", "/saves/known"):
        flash.mkdir(folder)
    _write(flash, "roster.txt", line_of("roster.txt", ["Ana", "Ben", "Cy"]))
    number = 0
    try:
        while True:
            number += 1
            entries = KINDS[kind][number % len(KINDS[kind])]
            name = f"games/{number:05}.log"
            content = journal_bytes(
                {**header(), "number": number}, [entry(index) for index in range(entries)]
            )
            _write(flash, name, content)
            length = length_of(MemoryFiles({name: content}), name)  # pyright: ignore[reportArgumentType]
            assert length
            _write(flash, f"known/{number:05}.{length[0]}.{length[1]}.{length[2]}", b"")
            if entries:
                _write(flash, f"games/{number:05}.sum", line_of(f"{number:05}.sum", [0] * 40))
    except OSError:
        return flash


def _write(flash, name, content):
    with flash.open(f"/saves/{name}", "wb") as file:
        file.write(content)


def main(folder: str) -> None:
    """Write the backups; games that were begun, which are slow to write, in small sizes only."""
    for blocks in sizes():
        for kind in KINDS:
            if kind == "played" or blocks <= 352:
                files = backups.files_of(filled(blocks, kind), "/saves")
                backups.write_backup(Path(folder, f"{blocks}-{kind}.zip"), files)


if __name__ == "__main__":
    main(sys.argv[1])
