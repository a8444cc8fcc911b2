include("../esp32/micropython/manifest.py")
module("board.py", opt=2)
