"""The program for a board with an RP2040 or RP2350, with our own `_boot.py`."""

include("../manifest.py")
freeze("$(PORT_DIR)/modules", "rp2.py")
module("_boot.py", opt=2)
module("mounting.py", base_path="..", opt=2)
