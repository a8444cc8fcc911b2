"""`make image`: one file to drag onto a board, MicroPython with the program frozen in."""
