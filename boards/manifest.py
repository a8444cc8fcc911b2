"""The program for any board, to be frozen into MicroPython; a board's own manifest adds its wiring."""

# What the port itself needs to start; the rest of its manifest, drivers for sensors, is of no use here.
freeze("$(PORT_DIR)/modules")
package("engine", base_path="..", opt=2)
package("firmware", base_path="..", opt=2)
module("main.py", base_path=".", opt=2)
