"""A simulated NOR flash with a real littlefs on it (`host_tools.flash.littlefs`), as the boards
have it.
"""

from host_tools.flash.image import ImageError, ImageFlash, open_image, unused
from host_tools.flash.nor import BLOCK, PAGE, NorFlash, PowerCut

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
