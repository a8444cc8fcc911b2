"""On CPython the firmware's hardware modules are the emulator's; MicroPython never reads this
file.
"""

from host_tools import emulator

emulator.install()
