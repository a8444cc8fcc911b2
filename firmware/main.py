"""Start of the program on a board: the board's `board.py` describes the hardware."""

from engine.compat import TYPE_CHECKING, collect, load_module, sleep_ms, ticks_ms
from firmware import preload

if TYPE_CHECKING:
    from types import ModuleType

    from firmware.board.extras import Watchdog
    from firmware.device import Device


def _wait(device: "Device") -> None:
    """Wait until the next step is due, or until a key is pressed."""
    for _ in range(device.pause):
        if device.keys.waiting():
            break
        sleep_ms(1)


def _begin(board: "ModuleType") -> "tuple[Device, Watchdog | None]":
    """Return (device, watchdog or None) of a board, once its first picture is out."""
    from firmware.board import today
    from firmware.device import Device

    device = Device(board, platform={"time": today.now})
    watchdog = None
    wanted = getattr(board, "WATCHDOG", None)
    if wanted and not device.safe:
        from firmware.board.extras import Watchdog

        watchdog = Watchdog(wanted)
    device.step(ticks_ms())
    return device, watchdog


def main() -> None:
    """Run the handheld until it is interrupted on the console."""
    preload.load(preload.FIRST)

    from firmware.board import image

    _, (device, watchdog), error = image.start(_begin)
    image.report_wiring(device, error)
    checked = False
    try:
        while True:
            now = ticks_ms()
            device.step(now)
            if watchdog:
                watchdog.live(now)
            if preload.waiting:
                # A picture is up: what a game needs is imported between two polls of the keys.
                load_module(preload.waiting.pop(0))
                if not preload.waiting:
                    collect()
                    if not checked:
                        checked = True
                        image.report_old_copy(device)
            else:
                _wait(device)
    except KeyboardInterrupt:
        if watchdog:
            watchdog.release()
        raise


if __name__ == "__main__":
    main()
