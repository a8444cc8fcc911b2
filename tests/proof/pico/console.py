"""The USB console of an emulated Pico: bytes in and out."""

from typing import Any

from rp2040py.usb.cdc import USBCDC


class Console:
    """What is connected to the USB socket of `mcu`; `output` is its output so far.

    A request for bytes is answered when there are some: answering each at once with none, as the
    package does, would keep the processor busy.
    """

    def __init__(self, mcu: Any) -> None:
        self.output = bytearray()
        self.connected = False
        self._waiting = bytearray()
        self._wanted = None
        self._usb = mcu.usb_ctrl
        self._cdc = USBCDC(self._usb)
        self._cdc.on_serial_data = self.output.extend
        self._cdc.on_device_connected = self._connect
        self._others = self._usb.on_endpoint_read
        self._usb.on_endpoint_read = self._read

    def _connect(self):
        self.connected = True

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
