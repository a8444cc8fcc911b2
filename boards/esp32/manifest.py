include("micropython/manifest.py")
module("board.py", opt=2)
