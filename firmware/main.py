"""Start of the program on a board: `board.py` beside it says what hardware there is."""

from engine.compat import const, sleep_ms, ticks_ms
from firmware.device import Device

_PAUSE = const(10)


def main():
    """Run the handheld for ever."""
    import board

    device = Device(board)
    while True:
        device.step(ticks_ms())
        sleep_ms(_PAUSE)


if __name__ == "__main__":
    main()
