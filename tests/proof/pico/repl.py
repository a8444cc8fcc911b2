"""Code for an emulated Pico, through the raw REPL of its console."""

from tests.proof.pico.machine import Pico

_INTERRUPT, _RAW, _RUN = b"\x03", b"\x01", b"\x04"


class ConsoleError(Exception):
    """The console does not answer as expected; the text has its output."""


def wait_for(pico: Pico, words: bytes, ms: int = 10_000) -> bytes:
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


def interrupt(pico: Pico, ms: int = 10_000) -> None:
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


def execute(pico: Pico, code: str, ms: int = 60_000) -> str:
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
