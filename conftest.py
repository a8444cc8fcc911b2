"""Gives the firmware the emulator's hardware modules on CPython; MicroPython does not read this."""

from host_tools.simulated import emulator
from tests.proof import steps

emulator.install()
steps.install()
