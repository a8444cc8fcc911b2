"""A simulated NOR flash like the boards', with a real littlefs (`host_tools.flash.littlefs`)."""

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
