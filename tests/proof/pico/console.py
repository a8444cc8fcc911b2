"""The USB console of an emulated Pico: bytes in and out, and a cable that can be pulled out."""

from typing import Any

from rp2040py.peripherals.usb import INTR_DEV_SUSPEND
from rp2040py.usb.cdc import USBCDC

# A bus on which nothing moves for so many nanoseconds is suspended (USB 2.0, 7.1.7.6).
_IDLE = 3_000_000


class Console:
    """What is connected to the USB socket of `mcu`; `output` is its output so far.

    With a number for `left`, that many more bytes go over the cable, in packets; then it is out.
    `plugged` is whether it is in, `connected` whether the board has answered.

    A request for bytes is answered when there are some: answering each at once with none, as the
    package does, would keep the processor busy.
    """

    def __init__(self, mcu: Any) -> None:
        self.output = bytearray()
        self.left: int | None = None
        self._waiting = bytearray()
        self._usb = mcu.usb_ctrl
        self._idle = mcu.clock.create_alarm(self._suspend)
        self._attach()

    # -- the cable -----------------------------------------------------------------------------

    def _attach(self):
        self.plugged = True
        self.connected = False
        self._wanted = None
        self._cdc = USBCDC(self._usb)
        self._cdc.on_serial_data = self._came
        self._cdc.on_device_connected = self._connect
        self._others = self._usb.on_endpoint_read
        self._usb.on_endpoint_read = self._read

    def unplug(self) -> None:
        """Pull the cable out; what is on its way is lost, and the power stays."""
        self.plugged = self.connected = False
        self.left = None
        self._waiting.clear()
        self._usb.on_endpoint_read = self._usb.on_endpoint_write = lambda *_: None
        self._idle.schedule(_IDLE)

    def plug(self) -> None:
        """Put the cable back in: the computer resets the bus, and asks the board what it is."""
        self._attach()
        self._usb.reset_device()

    def _suspend(self):
        # The status bit is no latch in the package: it would interrupt for ever.
        if not self.plugged:
            self._usb._int_raw |= INTR_DEV_SUSPEND
            self._usb.check_interrupts()

    def _passes(self, data):
        """Return whether a packet still goes over the cable."""
        if self.left is not None:
            if self.left < len(data):
                self.unplug()
                return False
            self.left -= len(data)
        return True

    def _connect(self):
        self.connected = True

    # -- bytes ---------------------------------------------------------------------------------

    def _came(self, data):
        if self._passes(data):
            self.output += data

    def _read(self, endpoint, size):
        if endpoint == 0 or endpoint != self._cdc._out_endpoint:
            self._others(endpoint, size)
            return
        self._wanted = size
        self._pump()

    def _pump(self):
        if self._wanted is not None and self._waiting:
            data = bytes(self._waiting[: self._wanted])
            del self._waiting[: self._wanted]
            if self._passes(data):
                self._wanted = None
                self._usb.endpoint_read_done(self._cdc._out_endpoint, data)

    def send(self, data: bytes) -> None:
        """Type `data`, as soon as the board asks for it."""
        self._waiting += data
        self._pump()

    def take(self) -> bytes:
        """Return the output since the last call."""
        data = bytes(self.output)
        del self.output[:]
        return data
