include("../manifest.py")
# What the port itself needs to start; the rest of its manifest, drivers for sensors, is of no use
# here.
freeze("$(PORT_DIR)/modules")
module("board.py", opt=2)
