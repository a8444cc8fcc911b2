"""A scripted person at the table: presses the handheld's keys and reads its pixels.

Tests, benchmarks, golden pictures and the emulated boards share it.
"""

from host_tools import emulator

# The firmware, which the modules of this package import, needs the emulated `machine`.
emulator.install()
