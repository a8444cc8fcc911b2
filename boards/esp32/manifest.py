include("../manifest.py")
module("board.py", opt=2)
