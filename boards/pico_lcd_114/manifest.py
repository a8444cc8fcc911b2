include("../rp2/manifest.py")
module("board.py", opt=2)
