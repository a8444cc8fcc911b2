"""The USB console of an emulated Pico: bytes in and out, and code through the raw REPL."""

from typing import TYPE_CHECKING, Any

from rp2040py.usb.cdc import USBCDC

if TYPE_CHECKING:
    from host_tools.pico.machine import Pico

_INTERRUPT, _RAW, _FRIENDLY, _RUN = b"\x03", b"\x01", b"\x02", b"\x04"


class ConsoleError(Exception):
    """The console does not answer as expected; the text has its output."""


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


def wait_for(pico: "Pico", words: bytes, ms: int = 10_000) -> bytes:
    """Run until the console has printed `words`; remove and return the output up to their end."""
    console = pico.console
    for _ in range(int(ms)):
        at = console.output.find(words)
        if at >= 0:
            found = bytes(console.output[: at + len(words)])
            del console.output[: at + len(words)]
            return found
        pico.run(1)
    raise ConsoleError(
        f"The console has not said {words!r} within {ms} ms, but {bytes(console.output[-200:])!r}."
    )


def interrupt(pico: "Pico", ms: int = 10_000) -> None:
    """Stop the program and enter MicroPython's raw REPL."""
    for _ in range(int(ms)):
        if pico.console.connected:
            break
        pico.run(1)
    pico.console.send(b"\r" + _INTERRUPT + _INTERRUPT)
    pico.run(50)
    pico.console.take()
    pico.console.send(b"\r" + _RAW)
    wait_for(pico, b"raw REPL; CTRL-B to exit\r\n>", ms)


def execute(pico: "Pico", code: str, ms: int = 60_000) -> str:
    """Run `code` at the raw REPL (see `interrupt`); return what it printed, as text.

    Raises ConsoleError with the traceback if it fails.
    """
    for at in range(0, len(code), 256):
        pico.console.send(code[at : at + 256].encode())
        pico.run(20)
    pico.console.send(_RUN)
    wait_for(pico, b"OK")
    printed = wait_for(pico, b"\x04", ms)[:-1]
    trace = wait_for(pico, b"\x04")[:-1]
    wait_for(pico, b">")
    if trace:
        raise ConsoleError(trace.decode())
    return printed.decode().replace("\r\n", "\n")
