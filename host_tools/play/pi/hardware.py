"""The bus and the pins of this computer, opened by Blinka as a board's file names them."""

import importlib
import os
from typing import Any

from firmware.input.buttons import per_key
from firmware.input.contact import Contact
from host_tools.play.pi.keys import Input
from host_tools.play.pi.messages import text

# What Blinka raises for something that is missing or not permitted: each kind of computer raises
# what its own drivers do.
_REFUSALS = (
    OSError,
    RuntimeError,
    ValueError,
    TypeError,
    AttributeError,
    ImportError,
    NotImplementedError,
)


class HardwareError(Exception):
    """The hardware that a board's file names is not there; the text says what to do."""


def _load(name):
    """Return Blinka's module `name`."""
    # Blinka would ask at the keyboard whether to install packages that only LED strips need.
    os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise HardwareError(text("no_library", module=error.name)) from error
    except (NotImplementedError, RuntimeError) as error:
        if isinstance(error.__cause__, ModuleNotFoundError):
            raise HardwareError(text("no_library", module=error.__cause__.name)) from error
        raise HardwareError(text("not_supported", why=_why(error))) from error


def _why(error):
    """Return the first line of an exception's text, or its type."""
    return (str(error).strip() or type(error).__name__).split("\n")[0].rstrip(".")


class Computer:
    """The computer that runs this, with the pins of `board` (a module as in boards/README.md).

    A pin of the board's file is a number N, which Blinka names `DN`, or Blinka's own name. Every
    method raises HardwareError if the computer lacks what the file names.
    """

    def __init__(self, board: Any) -> None:
        self._board = board
        self._names = _load("board")
        self._kind = getattr(self._names, "board_id", None) or "unknown"
        if getattr(self._names, "SCL", None) is None:
            raise HardwareError(text("no_pins", computer=self._kind))

    def _pin(self, pin):
        name = pin if isinstance(pin, str) else f"D{pin}"
        found = getattr(self._names, name, None)
        if found is None:
            raise HardwareError(
                text("no_pin", computer=self._kind, pin=name, board=self._board.NAME)
            )
        return found

    def bus(self) -> Any:
        """Return the I2C bus of the screen."""
        screen = self._board.SCREEN
        scl, sda = self._pin(screen["scl"]), self._pin(screen["sda"])
        busio = _load("busio")
        try:
            return busio.I2C(scl, sda)
        except _REFUSALS as error:
            raise HardwareError(text("no_i2c", why=_why(error))) from error

    def contacts(self) -> list:
        """Return a Contact for each button of the board, in its order."""
        digitalio = _load("digitalio")
        ways = {"up": digitalio.Pull.UP, "down": digitalio.Pull.DOWN, None: None}
        board, count = self._board, len(self._board.KEYS)
        levels, pulls = per_key(board.KEYS_PRESSED, count), per_key(board.KEYS_PULL, count)
        also = getattr(board, "KEYS_ALSO", ())
        contacts = []
        for (_, pin, _, _), level, pull in zip(board.KEYS, levels, pulls, strict=True):
            inputs = []
            for one in (pin, *(other for key, other in also if key == pin)):
                name = self._pin(one)
                try:
                    found = digitalio.DigitalInOut(name)
                    found.switch_to_input(pull=ways[pull])
                except _REFUSALS as error:
                    raise HardwareError(text("no_gpio", why=_why(error))) from error
                inputs.append(Input(found))
            contacts.append(Contact(inputs, level, levels[0]))
        return contacts
