"""A scripted player: presses the handheld's buttons and reads its pixels.

Tests, benchmarks, golden pictures and the emulated boards share it.
"""

from host_tools.simulated import emulator

# The modules of this package import the firmware, which needs the emulated `machine`.
emulator.install()
