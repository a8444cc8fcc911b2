"""The program: a stack of screens over the game that is being played.

Screens are modules of `firmware.screens`, imported by name when they are first opened.
"""

from sys import modules

from engine import games, texts
from engine.compat import TYPE_CHECKING, collect, drop_module, free_memory, load_module
from firmware.display.pictures import Pictures
from firmware.games.session import Session
from firmware.idle.comfort import Comfort
from firmware.input.attention import KNOWN, Attention
from firmware.screens import GUESTS
from firmware.storage.drafts import Drafts
from firmware.storage.people import People
from firmware.storage.settings import Settings
from firmware.storage.store import news_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.errors import EngineError
    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event, Label, Message, Ticks
    from firmware.display.display import Display
    from firmware.games.session import OpenGame
    from firmware.input.buttons import Buttons
    from firmware.storage.errors import StoreError
    from firmware.storage.store import News, Store
    from firmware.types import Platform, Screen

# The screens on which people are when an entry is saved.
_AFTER_ENTRY = ("table.sheet", "table.ending")
# Those that tell how saved games stand; only these do not need what is imported for a game.
_TELLING = ("setup.start", "past.saved")


def module_of(name: str) -> str:
    """Return the module of a screen.

    >>> module_of("table.menu")
    'firmware.screens.table.menu'
    """
    return GUESTS.get(name) or "firmware.screens." + name


def imported() -> "tuple[str, ...]":
    """Return the names of the modules of this program that are imported."""
    return tuple([name for name in modules if name.split(".")[0] in ("engine", "firmware")])


class App:
    """The program on `display`, `keys` and `store`.

    `platform` is a dict of what the board has to offer; every entry may be missing:

    - `tone(hertz, ms)`: sounds the buzzer.
    - `felt()`: lets the fingers feel that a press counts.
    - `battery()`: percent, or None without a battery; `cable()`: whether it runs on a cable.
    - `usb()`: the register that tells whether a computer is there (a board's `SLEEP`).
    - `wired()`: (the board's data, its `SCREEN` as it is wired, or None).
    - `busy(draw)`: shows how far a long search is; returns whether back was pressed.
    - `clock()`: milliseconds.
    - `time()`: the time of day such as "2026-11-21T20:15", or None.
    - `wears`: False for a screen that nothing burns into, so that it never rests (firmware.idle).
    - `safe`: whether the box was switched on for safe mode.
    - `failed`: why the starts before this one failed, as texts. Each start takes up less: the
      second leaves out what was being keyed, the third opens no game and says so, the fourth shows
      the start screen alone.
    - `restored`: how the restore of a backup ended at this start (firmware.storage.restoring).
    - `which_chip`: the chips that the screen may have, where people are asked
      (firmware.board.which_chip).
    - `lesson`: False where no one needs to learn the keys (a script).
    - `keyless`: True while what is shown is touched itself, so that no text names a key (a page).
    - `hold_key`: the key that is pressed before another to hold that one, where keys cannot be held
      (a terminal, in which a key that is down repeats).
    - `paints`: True where a picture is in sight only once `Attention.in_sight` is called.
    - `simulator`: True on a computer.
    - `sheet(screen, back)`: returns what asks all of an entry at once, a part of its EntryScreen,
      or None; `back` is True where people come back from cards.
    - `address`: where the browser page is, which shows what a QR code carries.
    - `more`: the forms that it brings when one is chosen (host_tools.play.more_forms).
    """

    # What can be meant without a key (see `press`).
    WAYS = ("typed", "tapped", "point", "act", "take", "put")

    def __init__(
        self,
        display: "Display",
        keys: "Buttons",
        store: "Store",
        platform: "Platform | None" = None,
    ):
        self.display = display
        self.keys = keys
        self.store = store
        self.platform: Platform = platform or {}
        tried = len(self.platform.get("failed", ()))
        # Before anything is written, which might take the place of what is missing.
        if tried < 2:
            store.check()
        else:
            store.make_folders()
        # What lasts comes to lie where that was.
        collect()
        # What was found, at this start or before, and is on a screen since.
        self._told: list[News] = []
        # Whether games are to be looked for that no file names.
        self._searches = not tried and store.is_new
        self.ui = Pictures(display, keys)
        self.ui.short_width = self._short_width
        self.settings = Settings(store, self.platform.get("safe", False))
        self.people = People(store)
        self.dirty = True
        self.quit = False
        self.stack: list[Screen] = []
        # The names of those that were opened and are `Screen.seldom`.
        self._seldom: list[str] = []
        # Whether the free room is to be counted, once the picture is out.
        self.count_room = False
        # The modules that were imported for a screen to come.
        self._prepared: Sequence[str] = ()
        self.session = Session(self)
        self.comfort = Comfort(self)
        self.attention = Attention(self)
        if self.platform.get("paints"):
            self.attention.aim = load_module("firmware.input.aim").Aim(self.attention.pace)
        self.drafts = Drafts(self)
        # The modules with which it begins. What is imported later is let go of with every return to
        # the start screen; a computer has room for all.
        self._lasting: tuple[str, ...] = ()
        self.go_home()
        load_module("firmware.display.lists")
        if free_memory() is not None:
            self._lasting = imported()
        self._begin()
        restored = self.platform.get("restored")
        if restored and len(self.platform.get("failed", ())) < 3:
            words = ("store.restore_" + restored, {"n": len(store.numbers())})
            self.open("message", ("store.restore", {}), None, words)
        self._tell()
        if self.platform.get("failed"):
            # The question itself may be what stopped the last start.
            self.platform.pop("which_chip", None)
        elif "which_chip" in self.platform:
            self.open("box.frame", self.platform["which_chip"])
        asked = self.stack[-1].module == "box.frame" or self.platform.get("safe")
        if asked and self.keys.down_now():
            # Whoever holds it lets go; of joined legs, nobody does.
            self.open("box.buttons", False)

    def _short_width(self, count: int) -> int:
        """Return how wide the short name of one of `count` players is at most."""
        return load_module("firmware.display.sheet").short_width(self.ui, count)

    def _begin(self) -> None:
        """Show the first screen: safe mode, the game on the table, the lesson or a set-up."""
        failed = self.platform.get("failed", ())
        if len(failed) > 2:
            return
        if self.platform.get("safe"):
            self.open("message", ("settings.safe_mode", {}), None, ("settings.safe_words", {}))
            return
        number = self.store.get("current")
        if number is not None and number in self.store.numbers():
            if len(failed) == 2:
                self.not_shown(number, failed[1])
                return
            self.session.resume(number, not failed)
            if not failed:
                self._go_on()
            if failed and self.session.open_game and self.drafts.is_open():
                self.open("message", ("ui.not_possible", {}), None, ("store.no_draft", {}))
        elif failed:
            return
        elif self._is_new():
            by_hand = not self.platform.get("simulator")
            if by_hand:
                # It comes after the other two, in the language that is chosen there.
                self.open("confirm", ("test.offer", {}), self._test, ("test.title", {}))
            self.open("box.lesson")
            if by_hand:
                self.open("box.buttons")
        else:
            self.drafts.offer_setup()

    def _test(self) -> None:
        self.open("box.test")

    def _go_on(self) -> None:
        """Return to an aid in which play was interrupted, unless an entry is offered."""
        if not self.session.open_game or self.stack[-1].module != "table.sheet":
            return
        game = self.game
        aid = None if game.over else game.aids.begun(game)
        if aid:
            self.open(aid.screen)

    def _tell(self) -> None:
        """Show what damage was found and what could be put back, and what could not be saved.

        What was found is said again at each start until its message was closed.
        """
        for news in self.store.unread():
            if news not in self._told:
                self._told.append(news)
                self._tell_one(news)
        unsaved = self.store.values.unsaved
        while unsaved:
            self.not_kept(unsaved.pop(0))

    def _tell_one(self, news: "News") -> None:
        words = news_words(news)
        self.open("message", ("store.memory", {}), None, words, lambda: self._read(news))

    def _read(self, news: "News") -> None:
        self._told.remove(news)
        self.store.read(news)

    def _search(self) -> None:
        """On a new file system, offer the games of the one before."""
        self._searches = False
        recover = load_module("firmware.storage.recover")
        found = recover.unnamed(self.store)

        def bring_back() -> None:
            games, entries = recover.bring_back(self.store, found)
            self.go_home()
            words = ("store.brought_back", {"n": games, "entries": entries})
            self.open("message", ("store.memory", {}), None, words)

        if found:
            words = ("store.bring_back", {"n": len(found)})
            self.open("confirm", words, bring_back, ("store.earlier", {}))
        lost = self.store.lost_words()
        if lost:
            # Said first: they are gone, whatever the answer is.
            self.open("message", ("store.memory", {}), None, lost)

    def _is_new(self) -> bool:
        """Return whether this is the first start: the keys are not known yet."""
        return (
            self.platform.get("lesson", True)
            and not self.keyless
            and self.settings.get("lesson") == "due"
            and not self.people.names()
            and not self.store.numbers()
        )

    @property
    def keyless(self) -> bool:
        """Whether what is shown is touched itself: no text names a key."""
        return bool(self.platform.get("keyless"))

    @property
    def open_game(self) -> "OpenGame":
        """The game on the table, for what is only done over one.

        Raises RuntimeError if there is none: who may be without one asks `Session.open_game`.
        """
        found = self.session.open_game
        if found is None:
            raise RuntimeError("no game on the table")
        return found

    @property
    def game(self) -> "Game":
        """The game on the table as it stands; raises RuntimeError as `open_game` does."""
        game = self.open_game.ledger.game
        if game.box is None:
            # What comes next in a round depends on what the box was told of it.
            game.box = self.session.box
        return game

    def game_or_none(self) -> "Game | None":
        """Return the game on the table as it stands, or None."""
        return self.game if self.session.open_game else None

    def sheet(self) -> "Any":
        """Return the screen of the score sheet, on top or below others; None if it is not open."""
        for screen in self.stack:
            if screen.module == "table.sheet":
                return screen
        return None

    def chosen(self) -> "str | None":
        """Return the name of the player who is selected on the score sheet, or None."""
        sheet = self.sheet()
        return sheet.chosen() if sheet else None

    # -- what the device calls ---------------------------------------------------------------

    def press(self, what: "Any", kind: str, at: "Ticks" = None) -> None:
        """Let the topmost screen do `what` is meant, if that counts now.

        `kind` is as of `Buttons.poll` for a logical key, or one of the `WAYS`: a "typed" letter,
        Enter is "\n" and Backspace "\b"; letters "tapped" by a finger, as one; a "point" (x, y)
        of the panel; of what renders the screen in its own way, the name of an action to "act", or
        the row, the player or the cell to "take"; what to "put" says for itself which answer to
        which question it is, so it is never too quick. It was meant `at` milliseconds of the clock,
        or now.
        """
        if self._press(what, kind, at):
            # The press went back one screen; holding on leads all the way home. That is no part of
            # the call which has the screen at hand: what it holds, perhaps a game, is let go of.
            self.home()

    def _press(self, what: "Any", kind: str, at: "Ticks") -> bool:
        """Do what is meant, as `press` says; return whether that is to go to the start screen."""
        way = kind if kind in self.WAYS else ""
        key, kind = (way, "press") if way else (what, kind)
        if self.comfort.takes(key, kind):
            if kind in ("press", "fast"):
                self.attention.look_away()
            return False
        screen = self.stack[-1]
        # A finger that types is as quick as one that presses: only a keyboard is typed on unseen.
        aim = KNOWN if way == "put" or way == "typed" and screen.expects(what) else ""
        if way == "put":
            self.attention.settle()
        if way and self.attention.aim and not aim:
            aim = self.attention.aim.at(screen.asked(), what, way, at)
        once = screen.once(what) if way == "tapped" else ""
        if not self.attention.takes(key, kind, screen.asked(), aim, once, at):
            return key == "back" and kind == "long" and not self.attention.ignored(key)
        if kind == "press":
            self.comfort.confirm()
            self.drafts.mark(key == "back")
        self.dirty = True
        if way == "point":
            self._point(screen, *what)
        elif way:
            does = {
                "typed": screen.type,
                "tapped": screen.tap,
                "act": screen.act,
                "take": screen.take,
                "put": screen.put,
            }
            does[way](what)
        else:
            self.ui.pointed = False
            screen.press(key, kind)
        return False

    def _point(self, screen: "Screen", x: int, y: int) -> None:
        """Let a screen do what it draws at pixel (x, y)."""
        pointer = load_module("firmware.display.pointer").Pointer(self.ui, x, y)
        screen.draw(pointer)
        self.ui.pointed = True
        screen.touch(pointer)

    def keep_draft(self) -> None:
        """Save what was keyed since the last call; called when its picture is out."""
        self.drafts.keep()
        if not self.dirty:
            self.drafts.tick()

    def say(self, what: "Label") -> None:
        """Show for a second, in place of the hints, why a key does nothing."""
        self.attention.say(what)

    def answer(self, changed: bool) -> bool:
        """If presses changed nothing (`changed`), show why; return whether to draw again."""
        return self.attention.answer(changed)

    def tick(self, now: int) -> None:
        """Let the topmost screen and the box do what is due at `now` milliseconds."""
        self.stack[-1].tick(now)
        if "which_chip" not in self.platform:
            self._tell()
        self.comfort.tick(now)
        self.attention.tick()
        if not self.dirty:
            # The picture is out, so saving a draft delays nothing, nor does importing.
            self.drafts.tick()
            if self._prepared is not self.stack[-1].next_modules:
                self._prepared = self.stack[-1].next_modules
                self._prepare(self._prepared)
            if self._searches and "which_chip" not in self.platform:
                self._search()
            if self.count_room and self.stack[-1].module in _AFTER_ENTRY:
                self.count_room = False
                self.session.warn_of_room()
            if self.attention.pace.is_idle() and not self.store.catch_up():
                self._catch_up()

    def _catch_up(self) -> None:
        """Work out how a saved game stands, on the screens that tell, and let go of it again."""
        number = self.session.behind() if self.stack[-1].module in _TELLING else None
        if number is not None:
            stay = imported()
            self.session.catch_up(number)
            self._put_away(stay)
            collect()

    def make_way(self) -> None:
        """Let go of all games, and of what was imported for them and for lists of them."""
        self._put_away(self._lasting)
        texts.forget()
        collect()

    def _put_away(self, stay: "Sequence[str]") -> None:
        """Let go of all games, and of the modules that do not stay; a computer has room for all."""
        if not self._lasting:
            return
        games.put_away()
        # What others took out of them stays, and what is needed again is imported again: only those
        # that stay may keep something of their own.
        for name in imported():
            if name not in stay:
                drop_module(name)

    def _prepare(self, modules: "Sequence[str]") -> None:
        """Import the modules that the next screen will need."""
        try:
            for name in modules:
                load_module(name)
        except Exception:  # noqa: BLE001  whoever opens that screen gets the error, and shows it
            return

    def draw(self) -> None:
        """Draw the topmost screen, or what the box shows on standby."""
        screen = self.stack[-1]
        names = screen.names
        if not names and self.session.open_game:
            names = [player.name for player in self.game.players]
        self.ui.names = tuple(names)
        self.display.clear()
        if not self.comfort.draw(self.ui):
            screen.draw(self.ui)
            self.ui.finish()
        self.comfort.shift()
        self.keys.scrolls = not screen.takes_sides()
        self.attention.drawn(self.ui, screen.asked())

    # -- the stack of screens ----------------------------------------------------------------

    def open(self, name: str, *arguments: "Any", **more: "Any") -> "Any":
        """Open the screen of module `name`, made with `arguments` and `more`, on top; return it."""
        screen = load_module(module_of(name)).SCREEN(self, *arguments, **more)
        screen.module = name
        if screen.seldom:
            self._seldom.append(name)
        count = len(self.stack)
        self.stack.append(screen)
        self.dirty = True
        try:
            screen.opened()
        except Exception:
            # A screen that is half made must not be drawn.
            del self.stack[count:]
            raise
        return screen

    def close(self, count: int = 1) -> None:
        """Close the topmost `count` screens; the first one always stays."""
        del self.stack[max(1, len(self.stack) - count) :]
        self._come_back()

    def close_to(self, name: str) -> None:
        """Close screens until one of module `name`, or the first one, is on top."""
        while len(self.stack) > 1 and self.stack[-1].module != name:
            self.stack.pop()
        self._come_back()

    def _let_go(self) -> None:
        """Let go of the modules of screens that are seldom opened and closed by now."""
        for name in self._seldom:
            drop_module(module_of(name))
        self._seldom = []

    def _come_back(self) -> None:
        """Show the screen that is now on top."""
        if self.stack[-1].module in _AFTER_ENTRY:
            self._let_go()
        self.stack[-1].resumed()
        self.dirty = True

    def go_home(self) -> None:
        """Close everything, let go of what was imported for it, and open the start screen."""
        del self.stack[:]
        del self._seldom[:]
        self._prepared = ()
        self.store.let_go()
        self.drafts.let_go()
        self.attention.let_go()
        # What lasts of the start screen comes to lie where a game was, or what was read at the
        # start, and not behind it: nothing is made before, and all is made anew.
        self.make_way()
        self.drafts.make_anew()
        self.stack = []
        self._seldom = []
        self.ui.forget()
        self.comfort.speak()
        self.open("setup.start")
        if self._lasting:
            # What was read for it is garbage by now: what is drawn comes to lie there, and not
            # behind. A start has room for it.
            collect()

    def home(self) -> None:
        """Go to the start screen; an unfinished entry is offered again when the game is resumed.

        Where back is held, its press has erased a digit or gone up a row: that is undone.
        """
        self.drafts.return_to_mark()
        if self.session.open_game:
            self.session.close()
        else:
            self.go_home()

    def show_sheet(self, fresh: bool = False) -> None:
        """Close all but the start screen and show the score sheet, or the end of the game.

        `fresh` is whether the last entry has just been made.
        """
        del self.stack[1:]
        self._let_go()
        self.open("table.sheet")
        if self.game.over:
            self.open("table.ending", fresh)

    def save(self, entry: "Event", seen: "tuple[int, Effect, Game] | None" = None) -> None:
        """Save an entry as `Session.add` does, and show the score sheet."""
        if self.session.add(entry, seen):
            self.show_sheet(True)

    def refuse(
        self, error: "EngineError | StoreError", read: "Callable[[], object] | None" = None
    ) -> None:
        """Show why something is not possible; what was entered stays.

        `error` has a `key`, `facts` and perhaps a `rule` (EngineError, StoreError). `read()` is
        called once it is closed.
        """
        rule = getattr(error, "rule", None)
        self.open("message", ("ui.not_possible", {}), rule, (error.key, error.facts), read)

    def not_shown(self, number: int, why: "Label") -> None:
        """Show that a saved game cannot be opened, and why; it stays in the list."""
        self.open(
            "message", ("ui.not_possible", {}), None, ("store.not_shown", {"n": number, "why": why})
        )

    def not_kept(self, why: "Message") -> None:
        """Show that something was not saved, and why."""
        self.open("message", ("ui.not_kept", {}), None, why)

    def ask(self, question: "Message", done: "Callable[[], object]") -> None:
        """Ask a yes-or-no question; `done()` is called on yes."""
        self.open("confirm", question, done)
