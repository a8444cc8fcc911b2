"""Shapes for annotations. Nothing here exists at run time.

Other modules import from here under `if TYPE_CHECKING:`. The protocols say what parts of the
program need of what is above them: of the program itself, of a screen, of the device.
"""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol, TypedDict

    from engine.record.ledger import Ledger
    from engine.types import Clock
    from firmware.display.pictures import Pictures
    from firmware.storage.people import People
    from firmware.storage.settings import Settings
    from firmware.storage.store import Store

    class WhichChip(Protocol):
        """The chips that a screen may have (see `firmware.board.which_chip.WhichChip`)."""

        def begin(self, __safe: bool) -> None:
            """Leave the platform unless there is something to ask."""
            ...

        def try_next(self) -> None:
            """Use the next chip's driver."""
            ...

        def keep(self) -> None:
            """Save that the chip that is tried now is the right one."""
            ...

    class Platform(TypedDict, total=False):
        """What a board offers the program (see `firmware.app.App`)."""

        tone: Callable[[int, int], object]
        felt: Callable[[], object]
        battery: Callable[[], int | None]
        cable: Callable[[], bool]
        usb: Callable[[], int]
        wired: Callable[[], tuple[Any, Any]]
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
        sheet: Callable[[Any, bool], Any]
        address: str
        more: list[list[Any]]

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

    class OpenGame(Protocol):
        """The game on the table (see `firmware.games.session.OpenGame`)."""

        number: int
        ledger: Ledger
        journal: Any
        drafts: Any

    class App(Protocol):
        """The program, as its parts see it (see `firmware.app.App`)."""

        dirty: bool
        count_room: bool
        display: Any
        keys: Any
        ui: Pictures
        store: Store
        settings: Settings
        people: People
        platform: Platform
        stack: list[Any]
        session: Any
        comfort: Any
        drafts: Any

        @property
        def game(self) -> Any:
            """The game on the table."""
            ...

        @property
        def keyless(self) -> bool:
            """Whether there are no keys."""
            ...

        @property
        def open_game(self) -> Any:
            """The game on the table, with its ledger and its journal."""
            ...

        def open(self, __name: str, *__arguments: Any, **__more: Any) -> Any:
            """Open a screen by its name, and return it."""
            ...

        def go_home(self) -> None:
            """Close all screens, and open the first."""
            ...

        def make_way(self) -> None:
            """Let go of all games, and of what was imported for them and for lists of them."""
            ...

        def show_sheet(self, fresh: bool = False) -> None:
            """Close all screens but the score sheet."""
            ...

        def refuse(self, *__arguments: Any, **__more: Any) -> None:
            """Show why something is refused."""
            ...

        def not_shown(self, __number: int, __why: Any) -> None:
            """Show that a game cannot be shown."""
            ...

        def not_kept(self, __why: Any) -> None:
            """Show that something could not be saved."""
            ...

    class Screen(Protocol):
        """A screen, as the program sees it (see `firmware.screens.base.Screen`)."""

        module: str
        names: Any
        awake: bool
        seldom: bool
        next_modules: tuple[str, ...]

        def opened(self) -> None:
            """Begin, when it is on top for the first time."""
            ...

        def resumed(self) -> None:
            """Go on, when it is on top again."""
            ...

        def asked(self) -> object:
            """Return what it asks."""
            ...

        def takes_sides(self) -> bool:
            """Return whether left and right mean something of their own."""
            ...

        def act(self, __name: str) -> None:
            """Do one of its actions."""
            ...

        def take(self, __index: int) -> None:
            """Choose a row."""
            ...

        def put(self, __what: Any) -> None:
            """Take an answer that says itself to what it is one."""
            ...

        def expects(self, __letter: str) -> bool:
            """Return whether a letter means something."""
            ...

        def once(self, __letters: str) -> str:
            """Return what of letters counts once."""
            ...

        def why_not(self, __key: str) -> Any:
            """Return why a key does nothing."""
            ...

        def tick(self, __now: int) -> None:
            """Let time pass."""
            ...

        def draw(self, __show: Any) -> None:
            """Say what it shows."""
            ...

        def type(self, __letter: str) -> None:
            """Take a letter."""
            ...

        def tap(self, __letters: str) -> None:
            """Take letters that were tapped."""
            ...

        def touch(self, __pointer: Any) -> None:
            """Take what a finger points at."""
            ...

        def press(self, __key: str, __kind: str) -> None:
            """Take a logical key."""
            ...

    class Device(Protocol):
        """The box, as its board and a computer see it (see `firmware.device.Device`)."""

        app: Any
        board: Any
        display: Any
        panel: Any
        screen: Any
        files: Any
        folder: str
        log: Any
        trace: Any

        def use_screen(self, __screen: Any) -> None:
            """Use a screen that is wired as a board's `SCREEN` says."""
            ...

        def use_panel(self, __panel: Any) -> None:
            """Use another panel from now on."""
            ...

        def finish_restore(self) -> str:
            """Complete the restore of a backup; return how that ended, or ""."""
            ...

        def start_afresh(self, restored: str) -> None:
            """Start the program with other saved games; `restored` is how they came."""
            ...

    # To what a screen says what it shows: a display's elements (`firmware.display.widgets.Ui`), or
    # data (`host_tools.simulated.shown.data.Data`).
    Show = Any
