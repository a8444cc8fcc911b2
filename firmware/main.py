"""Start of the program on a board: `board.py` beside it says what hardware there is."""

from engine.compat import sleep_ms, ticks_ms
from engine.modules import close
from firmware.device import Device


def main():
    """Run the handheld until somebody interrupts it on the console."""
    import board  # pyright: ignore[reportMissingImports]

    device = Device(board, at_once=False)
    watchdog = None
    wanted = getattr(board, "WATCHDOG", None)
    if wanted and not device.safe:
        from firmware.extras import Watchdog

        watchdog = Watchdog(wanted)
    try:
        while True:
            now = ticks_ms()
            if device.part(now):
                device.collect()
                while device.part(now):
                    device.collect()
                # The next press begins with what this one left free.
                device.collect()
            if watchdog:
                watchdog.live(now)
            sleep_ms(device.pause)
    except KeyboardInterrupt:
        if watchdog:
            watchdog.release()
        raise
    finally:
        # What is put onto the board next may be another program.
        close()


if __name__ == "__main__":
    main()
