"""The file system with the program: what `make deploy` would copy, as bytes for a partition."""

from host_tools.deploy.sync import room
from host_tools.espflash.errors import EspError
from host_tools.flash import BLOCK, NorFlash
from host_tools.flash.littlefs import FlashFiles

# Blocks that have to be left for a year of saved games and the log.
SPARE = 60


def make(files: dict[str, bytes], size: int) -> bytes:
    """Return a littlefs of `size` bytes that has {path: bytes}, up to its last block in use.

    What follows is not read before it is written, so it may hold anything. Raises EspError if there
    would be too little room for saved games.
    """
    blocks, needed = size // BLOCK, room({"/" + path: data for path, data in files.items()}) + 2
    if needed + SPARE > blocks:
        raise EspError(
            f"The firmware keeps {size // 1024} KiB for files. The program needs"
            f" {needed * BLOCK // 1024}, and saved games {SPARE * BLOCK // 1024}. Take a firmware"
            " for a larger flash."
        )
    flash = NorFlash(blocks)
    system = FlashFiles(flash, make=True)
    folders = set()
    for path in sorted(files):
        parts = path.split("/")[:-1]
        for count in range(len(parts)):
            folder = "/" + "/".join(parts[: count + 1])
            if folder not in folders:
                folders.add(folder)
                system.mkdir(folder)
        with system.open("/" + path, "wb") as file:
            file.write(files[path])
    whole = bytes(flash.content)
    used = len(whole.rstrip(b"\xff"))
    return whole[: -(-used // BLOCK) * BLOCK]
