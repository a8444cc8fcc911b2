"""The program for an ESP32, with our own `_boot.py`; a board's own manifest adds its wiring."""

include("../../manifest.py")
freeze("$(PORT_DIR)/modules", "flashbdev.py")
module("_boot.py", opt=2)
module("mounting.py", base_path="../..", opt=2)
