"""The handheld without hardware: `Simulator`, and `python -m host_tools.play.terminal` to play.

The firmware runs as it is. Pins, buses and the display chip are emulated beneath it, and the
picture is decoded from the bytes that its driver sent.
"""
