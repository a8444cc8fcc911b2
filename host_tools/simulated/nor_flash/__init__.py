"""A simulated NOR flash like the boards', with a real littlefs (`littlefs.py`)."""

from host_tools.simulated.nor_flash.image import ImageError, ImageFlash, open_image, unused
from host_tools.simulated.nor_flash.nor import BLOCK, PAGE, NorFlash, PowerCut

__all__ = [
    "BLOCK",
    "PAGE",
    "ImageError",
    "ImageFlash",
    "NorFlash",
    "PowerCut",
    "open_image",
    "unused",
]
