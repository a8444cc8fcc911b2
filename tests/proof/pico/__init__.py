"""A Raspberry Pi Pico without a board: the real image in an emulated RP2040.

The processor and its peripherals come from the package `rp2040py`. This package adds what is
connected to them: the display on its bus (the simulator's model), contacts that bounce, a flash
that takes its time and loses its power, a console. Of the program it knows only the pins of
`boards/<name>/board.py`.
"""

from tests.proof.pico.machine import Pico

__all__ = ["Pico"]
