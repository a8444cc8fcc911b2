"""Records what is done to an emulated handheld and what it sends, to repeat it elsewhere."""

from binascii import crc32
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator


class Recorder:
    """Listens to a Simulator: `tape` is what was done, `sent` what each step sent.

    Start it on a new Simulator: the tape begins with switching on.
    """

    def __init__(self, box: "Simulator") -> None:
        self.tape = ["r"]
        self.sent = []
        self._box = box
        self._count = self._sum = 0
        self._listen(box.chip, box.board.SCREEN)
        self._follow(box)
        box.restart()

    def _listen(self, chip, screen):
        if "address" in screen:
            write = chip.i2c_write

            def i2c_write(data):
                self._hear(data)
                return write(data)

            chip.i2c_write = i2c_write
            return
        send = chip.spi_write

        def spi_write(data, is_data):
            self._hear(bytes((is_data,)))
            self._hear(data)
            return send(data, is_data)

        chip.spi_write = spi_write

    def _hear(self, data):
        self._sum = crc32(data, self._sum)
        self._count += len(data)

    def _follow(self, box):
        step, restart, set_pin = box.step, box.restart, box.bench.set_pin
        starting = []

        def on_step(now=None):
            sent = step(now)
            if not starting:
                self.tape.append(f"s {box.bench.now}")
                self._keep()
            return sent

        def on_restart():
            starting.append(True)
            if self.sent:
                self.tape.append("r")
            restart()
            starting.clear()
            self._keep()

        def on_pin(pin, level):
            if not starting:
                self.tape.append(f"p {pin} {level}")
            return set_pin(pin, level)

        box.step, box.restart, box.bench.set_pin = on_step, on_restart, on_pin

    def _keep(self):
        self.sent.append((self._count, self._sum & 0xFFFFFFFF))
        self._count = self._sum = 0
