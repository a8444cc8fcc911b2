"""Shapes for annotations. Nothing here exists at run time.

Other modules import from here under `if TYPE_CHECKING:`. What is named here may be in a room above
theirs: a part of the program is given the program itself, and its annotations say so.
"""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol, TypedDict

    from engine.types import Clock
    from firmware.app import App as App
    from firmware.board.which_chip import WhichChip as WhichChip
    from firmware.device import Device as Device
    from firmware.games.session import OpenGame as OpenGame
    from firmware.screens.base import Screen as Screen

    class Platform(TypedDict, total=False):
        """What a board offers the program (see `firmware.app.App`)."""

        tone: Callable[[int, int], object]
        felt: Callable[[], object]
        battery: Callable[[], int | None]
        cable: Callable[[], bool]
        busy: Callable[[Callable[[], object]], bool]
        clock: Clock
        time: Callable[[], str | None] | None
        safe: bool
        failed: list[str]
        restored: str
        which_chip: WhichChip
        lesson: bool
        hold_key: str
        keyless: bool
        wears: bool
        paints: bool
        simulator: bool
        address: str

    class Console(Protocol):
        """The bytes of a cable to a computer (see `firmware.board.console.Console`)."""

        @property
        def longest(self) -> int:
            """The most bytes of a line that comes."""
            ...

        def waiting(self) -> bool:
            """Return whether a byte has come."""
            ...

        def take(self) -> int:
            """Return the next byte that has come."""
            ...

        def write(self, __data: bytes) -> None:
            """Send bytes."""
            ...

    # To what a screen says what it shows: a display's elements (`firmware.display.widgets.Ui`), or
    # data (`host_tools.simulated.shown.data.Data`).
    Show = Any
