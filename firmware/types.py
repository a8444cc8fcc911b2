"""Shapes for annotations: what a module asks of one above it. Nothing here exists at run time.

Other modules import from here under `if TYPE_CHECKING:`, so that no import points up.
"""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import ModuleType
    from typing import Any, Protocol, TypedDict

    from engine.errors import EngineError
    from engine.game.game import Game
    from engine.record.ledger import Ledger
    from engine.types import Box, Clock, Event, Label, Message
    from firmware.display.display import Display
    from firmware.display.pointer import Pointer
    from firmware.display.ssd1306 import SSD1306
    from firmware.display.widgets import Ui
    from firmware.input.buttons import Buttons
    from firmware.storage.errors import StoreError
    from firmware.storage.files import FileSystem
    from firmware.storage.journal import Journal
    from firmware.storage.people import People
    from firmware.storage.settings import Settings
    from firmware.storage.store import Store
    from firmware.trouble.fault import Log

    class WhichChip(Protocol):
        """The chips that the screen may have (see `firmware.board.which_chip.WhichChip`)."""

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
    # data (`host_tools.shown.data.Data`).
    Show = Any

    class Screen(Protocol):
        """What `App` asks of a screen (see `firmware.screens.base.Screen`)."""

        module: str

        @property
        def names(self) -> Sequence[str]:
            """The players that the screen names, if they are not those of the game on the table."""
            ...

        @property
        def next_modules(self) -> Sequence[str]:
            """Modules that the next screen will need."""
            ...

        @property
        def awake(self) -> bool:
            """Whether it shows time passing, so that the box neither goes on standby nor sleeps."""
            ...

        def opened(self) -> None:
            """Start."""
            ...

        def shown(self) -> None:
            """Resume."""
            ...

        def asked(self) -> object:
            """Return what the screen asks now."""
            ...

        def goes_on(self) -> bool:
            """Return whether the screen goes on by itself in a moment."""
            ...

        def takes_sides(self) -> bool:
            """Return whether left and right mean something now."""
            ...

        def unfinished(self) -> list[Any] | str | None:
            """Return what is keyed of an answer, or None."""
            ...

        def setup(self) -> list[Any] | None:
            """Return what reopens this screen of a game's set-up, or None."""
            ...

        def why_not(self, __key: str) -> Label:
            """Return what is shown when a key changed nothing."""
            ...

        def tick(self, __now: int) -> None:
            """Do what is due."""
            ...

        def draw(self, __show: Any) -> None:
            """Say what is shown."""
            ...

        def expects(self, __letter: str) -> bool:
            """Return whether a typed letter can be meant for this page alone."""
            ...

        def type(self, __letter: str) -> None:
            """Handle a typed letter."""
            ...

        def tap(self, __letters: str) -> None:
            """Handle what a finger taps on a pad of its own."""
            ...

        def once(self, __letters: str) -> str:
            """Return the name of what is tapped once only, or ""."""
            ...

        def can(self, __name: str) -> bool:
            """Return whether one of its actions can be done now."""
            ...

        def act(self, __name: str) -> None:
            """Do one of its actions."""
            ...

        def take(self, __index: int) -> None:
            """Choose what has that number."""
            ...

        def touch(self, __pointer: Pointer) -> None:
            """Handle what a finger points at."""
            ...

        def press(self, __key: str, __kind: str) -> None:
            """Handle a logical key."""
            ...

    class Session(Protocol):
        """The game on the table (see `firmware.games.session.Session`)."""

        number: int
        ledger: Ledger
        journal: Journal

        @property
        def box(self) -> Box:
            """The box as the game on the table sees it."""
            ...

        def put_aside(self, question: object, cards: Sequence[int]) -> None:
            """Remember the `cards` keyed for a `question` that is left."""
            ...

    class Drafts(Protocol):
        """What is being keyed (see `firmware.storage.drafts.Drafts`)."""

        def all(self) -> "list[dict[str, Any]]":
            """Return the drafts that can be continued now."""
            ...

        def keep(self) -> None:
            """Save what is keyed on the screen, or was on one that was left."""
            ...

        def saved(self, entry: Event, rounds: int) -> None:
            """Delete the draft of an entry that was saved when the game had had `rounds`."""
            ...

        def renamed(self, change: "Callable[[object], Any]") -> None:
            """Call a player otherwise."""
            ...

        def offer(self) -> None:
            """Open the entry that was being keyed when the power failed."""
            ...

    class App(Protocol):
        """The program, as its parts see it (see `firmware.app.App`)."""

        platform: Platform
        store: Store
        keys: Buttons
        display: Display
        ui: Ui
        settings: Settings
        people: People
        dirty: bool
        # Whether the free room is to be counted, once the picture is out.
        count_room: bool

        @property
        def session(self) -> Session:
            """What the program does with games."""
            ...

        @property
        def drafts(self) -> Drafts:
            """What saves and offers what is being keyed."""
            ...

        @property
        def stack(self) -> Sequence[Screen]:
            """The screens, the topmost last."""
            ...

        @property
        def game(self) -> Game:
            """The game on the table."""
            ...

        def open(self, name: str, *arguments: Any) -> Any:
            """Open the screen `name`."""
            ...

        def go_home(self) -> None:
            """Show the first screen."""
            ...

        def show_sheet(self, fresh: bool = False) -> None:
            """Show the main screen of the game."""
            ...

        def refuse(
            self, error: EngineError | StoreError, read: Callable[[], object] | None = None
        ) -> None:
            """Show why something is refused."""
            ...

        def not_shown(self, number: int, why: Label) -> None:
            """Show that a game cannot be shown."""
            ...

        def not_kept(self, why: Message) -> None:
            """Show that something is not saved."""
            ...

        def ask(self, question: Message, done: Callable[[], object]) -> None:
            """Ask before something that cannot be undone."""
            ...

    class Device(Protocol):
        """The box, as what finds its wiring or answers a computer sees it.

        See `firmware.device.Device`.
        """

        app: Any
        board: ModuleType
        folder: str
        panel: SSD1306
        display: Display
        files: FileSystem
        log: Log
        trace: str | None

        def finish_restore(self) -> str:
            """Complete the restore of a backup, or take it back."""
            ...

        def start_afresh(self, __restored: str) -> None:
            """Start the program with other saved games."""
            ...
