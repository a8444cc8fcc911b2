"""Runs inside the page's MicroPython: the real firmware on a fake `machine`.

`host` is the page's side. `picture(address, length, contrast, faults)` receives what the panel
shows, as the model of the display chip decodes it; `text(lines, language)` what it reads, and
`about(facts)` what the box says of itself: `game`, the title of the game on the table or "",
`over`, whether it has ended, `rule`, the number of the rule that is named or "", `shown`, what the
screen shows as data (host_tools/simulated/shown/data.py), and `said`, what is new of it (voice.py).
`stands(facts)` receives how everyone stands (standing.py there), null without a game, whatever is
on the screen.
`event()` returns the next change of a pin,
`now()` the milliseconds, `time()` the time of day or an empty text. `kept` and `gone` are called
with what is to be saved, `felt` for each press that counts, `searching` with how many percent of a
long search are done, for which nobody presses a key. Longer data is JSON text.
"""

import json
from gc import collect
from sys import modules

import host  # pyright: ignore[reportMissingImports]
import machine
from flash import Flash
from reading import Reading
from uctypes import addressof, bytes_at  # pyright: ignore[reportMissingImports]
from vfs import rom_ioctl  # pyright: ignore[reportMissingImports]

from engine import ask, games, texts
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from firmware.display.fitting import say
from firmware.storage.errors import NewerError, StoreError
from firmware.storage.journal import Journal
from host_tools.play.more_forms import MORE
from host_tools.simulated.emulator.chips import make_chip
from host_tools.simulated.levels import levels
from host_tools.simulated.shown import screens
from host_tools.simulated.shown.data import shown
from host_tools.simulated.shown.voice import said, sheet_of

if TYPE_CHECKING:
    from typing import Any

    from firmware.types import Platform

_TICK = 10
_TAP = 40
# Waited before a press of a script: a page must be visible for a moment (firmware.input.attention).
_LOOK = 260
_MASK = 0x3FFFFFFF
_NO_EVENT = -1
# What data of a wrong shape raise.
_WRONG = (ValueError, TypeError, KeyError, AttributeError, IndexError)
# A script may have many more presses than a person makes between two collections.
_COLLECT_EVERY = 25


class Box:
    """The handheld of `boards/<name>/board.py` with the files of `flash`, in `language`.

    `address` is the page's own, for the links in QR codes; "" if no other computer can reach it.
    `keyless`, whether the page shows it in its own type (`touched`).
    """

    def __init__(
        self, name: str, flash: "Any", language: str, address: str = "", keyless: bool = False
    ) -> None:
        from firmware.device import Device, Parts

        self.board = _board(name)
        self.flash = flash
        self.now = host.now()
        self.failed = None
        # Milliseconds that a script has skipped.
        self.ahead = 0
        self._draining = False
        self._sent: Any = None
        self._since = 0
        # What the page was last told of the box, and what its screen showed then.
        self._about = ""
        self._heard: Any = None
        # The score sheet that it was told last.
        self._sheet: Any = None
        # Of which ledger, with how many entries, in which language it was told how all stand.
        self._stood: Any = ()
        screen = self.board.SCREEN
        bench = self.bench = machine.use(machine.Workbench())
        self.chip = make_chip(screen)
        # A chip that had no power shows noise until it is set up.
        self.chip.power_cut()
        # How many bytes the chip had been sent when the page was last told of its picture.
        self._told = -1
        if "address" in screen:
            bench.i2c[screen["address"]] = self.chip
        else:
            bench.spi = (self.chip, screen["dc"], screen["cs"])
        self._levels = levels(self.board)
        for pin, level in self._levels.items():
            bench.set_pin(pin, 1 - level)
        texts.use(language)
        screens.use()
        platform: Platform = {
            "simulator": True,
            "address": address,
            "time": host.time,
            "felt": host.felt,
            "wears": False,
            "paints": True,
            "keyless": keyless,
            "more": MORE,
            "sheet": _sheet_of,
        }
        self.device = Device(
            self.board,
            platform=platform,
            parts=Parts(files=flash, clock=self.clock),
            on_crash=self.crashed,
        )
        self.reading = Reading(self.device.display)
        self.step()

    def crashed(self, error: "Any") -> None:
        """Note an exception in the program; the box itself shows it."""
        self.failed = error

    def clock(self) -> int:
        """Return the milliseconds, after setting the pins to their present levels.

        A long search reads the clock now and then, so a press of back reaches it.
        """
        if not self._draining:
            self._draining = True
            while True:
                event = host.event()
                if event == _NO_EVENT:
                    break
                self.now = host.event_time() + self.ahead
                self.bench.set_pin(event >> 1, event & 1)
            self.now = host.now() + self.ahead
            self._draining = False
        return self.now & _MASK

    def step(self) -> int:
        """Run one step of the firmware's loop; return the milliseconds to wait before the next."""
        self.device.step(self.clock())
        self.tell()
        self._since += 1
        if self._since >= _COLLECT_EVERY:
            self._since = 0
            collect()
        return self.device.pause

    def press(self, pin: "Any", milliseconds: int) -> None:
        """Press a button for that long, all at once: the box's clock runs ahead."""
        self.clock()
        # A script sees what is drawn.
        self.in_sight(self.now)
        self._draining = True
        bench, pressed = self.bench, self._levels[pin]
        self.pass_time(_LOOK)
        bench.set_pin(pin, pressed)
        self.pass_time(milliseconds)
        bench.set_pin(pin, 1 - pressed)
        self.pass_time(_TAP)
        self._draining = False
        self.tell()

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass for the box."""
        end = self.ahead + milliseconds
        if milliseconds <= _LOOK:
            self.ahead = end
            self.now += milliseconds
            self.device.step(self.now & _MASK)
        while self.ahead < end:
            self.ahead += _TICK
            self.now += _TICK
            self.device.step(self.now & _MASK)

    def tell(self) -> None:
        """Report to the page what is on the screen and what is to be saved."""
        chip = self.chip
        if chip.sent != self._told:
            self._told = chip.sent
            picture = chip.picture()
            host.picture(addressof(picture), len(picture), chip.contrast, len(chip.faults))
        if self.reading.changed:
            host.text(json.dumps(self.reading.lines()), texts.language())
            found = about(self.device.app)
            facts = json.dumps(found)
            if facts != self._about:
                self._about = facts
                shown_now = found["shown"]
                if shown_now:
                    found["said"] = said(shown_now, self._heard, self._sheet)
                    self._sheet = sheet_of(shown_now) or self._sheet
                self._heard = shown_now
                host.about(json.dumps(found))
            self._tell_standing()
        for path, content in self.flash.take():
            if content is None:
                host.gone(path)
            else:
                host.kept(path, addressof(content), len(content))

    def _tell_standing(self) -> None:
        """Report how everyone stands, once an entry was made."""
        app = self.device.app
        # A fault is shown in the program's place.
        open_game = app.session.open_game if hasattr(app, "session") else None
        ledger = open_game.ledger if open_game else None
        stands = (ledger, len(ledger.log) if ledger else 0, texts.language())
        if stands != self._stood:
            self._stood = stands
            found = None
            if open_game:
                from stands import told

                found = told(open_game.ledger, open_game.journal)
            host.stands(json.dumps(found))

    # -- what the page asks ------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Switch the box to a language."""
        app = self.device.app
        app.settings.put("language", language)
        app.comfort.apply()
        app.dirty = True

    def touched(self, keyless: bool) -> None:
        """Have texts that name no key, or those of the drawn box."""
        app = self.device.app
        app.dirty = True
        if not hasattr(app, "session"):
            return
        # The device has a copy of what it was made with.
        app.platform["keyless"] = keyless
        if app.stack[-1].module == "asking.entry":
            # What is asked is asked in the other way.
            app.stack[-1].next()
        if keyless and app.stack[-1].module == "box.lesson":
            app.close()

    def begin(self, setup: dict) -> None:
        """Start a game on this box: `setup` has game, players, house."""
        names = list(setup["players"])
        game = games.played(setup["game"], setup.get("form")).name
        self.device.app.session.start_game(
            game,
            names,
            games.load(game).repeat_house(setup.get("house")),
            setup.get("dealer") or names[0],
        )
        self.device.step(self.clock())

    def note(self) -> None:
        """Ask for a note on the game on the table."""
        app = self.device.app
        if hasattr(app, "session") and app.session.open_game:
            app.session.ask_note()

    def choose_game(self) -> None:
        """Ask which game is played next; the one on the table waits with the saved games."""
        app = self.device.app
        app.home()
        app.open("setup.which_game")

    def replay(self, events: list) -> None:
        """Add events to the ledger of the new game, and show the sheet."""
        app = self.device.app
        for event in events:
            app.open_game.ledger.add(event)
        app.show_sheet()
        self.device.step(self.clock())

    def dispute(self, action: str, answers: list) -> "Any":
        """Ask the referee, with the answers that settle the question."""
        app = self.device.app
        if action not in [row[0] for row in app.game.referee]:
            raise ValueError(action)
        app.open("asking.entry", action, given=answers)
        self.device.step(self.clock())
        return app.stack[-1].module == "book.verdict"

    def links(self) -> dict:
        """Return what a link could carry now (linked.py)."""
        from linked import links

        return links(self.device.app)

    def form(self, what: str, *given: "Any") -> "Any":
        """Do something with the score forms of the box (form_desk.py)."""
        import form_desk

        return getattr(form_desk, what)(self.device.app, *given)

    def give(self, what: "Any", kind: str, at: int) -> None:
        """Note what is meant since `at` milliseconds of the page, as of `Device.give`.

        Letters are "typed" one by one.
        """
        for one in what if kind == "typed" else [what]:
            self.device.give(one, kind, (at + self.ahead) & _MASK)

    def in_sight(self, at: int) -> None:
        """Note that the page shows since `at` what it was told: who pressed before saw less."""
        attention = getattr(self.device.app, "attention", None)
        if attention is not None:
            attention.in_sight(at & _MASK)

    def message(self, begin: bool) -> "Any":
        """Read some games; return how far that is, in the end what can be sent (sent.py).

        `begin` starts anew.
        """
        from sent import Sent

        if begin or self._sent is None:
            self._sent = Sent(self.flash)
        found = self._sent.step()
        if not isinstance(found, list):
            self._sent = None
        return found


def about(app: "Any") -> dict:
    """Return what the box says of itself, for JSON."""
    found = {"game": "", "over": False, "rule": "", "shown": None, "chosen": texts.language()}
    if not hasattr(app, "session"):
        # A fault is shown in the program's place.
        return found
    # A game that this does not have whole is in English meanwhile.
    found["chosen"] = app.settings.get("language")
    if app.session.open_game:
        found["game"] = say(app.game.title)
        found["over"] = bool(app.game.over)
    found["shown"] = shown(app)
    found["rule"] = found["shown"]["rule"]
    return found


def _sheet_of(screen: "Any", back: bool) -> "Any":
    """Return what asks all of an entry at once; nobody needs it before a game is on the table."""
    from asked import sheet_of

    return sheet_of(screen, back)


def _board(name):
    module = "boards." + name + ".board"
    __import__(module)
    return modules[module]


# -- the page's calls: texts in, texts out ---------------------------------------------------------


class Desk:
    """What is running: a flash, and the box on it."""

    flash: "Any" = None
    box: "Any" = None
    # A backup that is looked at, and whether there was no memory for some of it.
    weighed: "Any" = None
    too_large = False


def program_at() -> int:
    """Return where in memory the ROM file system is."""
    return addressof(rom_ioctl(2, 0))


def fresh() -> None:
    """Start with an empty flash."""
    Desk.box = None
    Desk.flash = Flash()


def load(path: str, address: int, length: int) -> None:
    """Put a file that was saved before onto the flash."""
    Desk.flash.load(path, bytes_at(address, length))


def weigh() -> None:
    """Put a backup on a flash of its own, by `load_weighed`, to see what is in it."""
    Desk.weighed = Flash()
    Desk.too_large = False


def load_weighed(path: str, address: int, length: int) -> None:
    """Put a file of a backup onto that flash."""
    try:
        Desk.weighed.load(path, bytes_at(address, length))
    except MemoryError:
        # One file as large as no board has any.
        Desk.too_large = True


def weighed() -> str:
    """Return JSON of that backup.

    `games` is the number of games that can be read, `damaged` that of the others, `fits` whether
    there is room for all files.
    """
    flash, Desk.weighed = Desk.weighed, None
    fits = flash.spare() >= 0 and not Desk.too_large
    good = bad = 0
    for path, _ in flash.files():
        name = path.split("/")[-1]
        if path.split("/")[-2] != "games" or len(name) != 9 or name[5:] != ".log":
            continue
        try:
            Journal(flash, path)
            good += 1
        except NewerError:
            # It can be read after an update.
            good += 1
        except (StoreError, OSError, ValueError):
            bad += 1
    return json.dumps({"games": good, "damaged": bad, "fits": fits})


def looked_on() -> str:
    """Return JSON of what files of another box tell of its table, loaded by `load_weighed`."""
    from stands import looked_on as looked

    flash, Desk.weighed = Desk.weighed, None
    return json.dumps(looked(flash))


def tell_files() -> None:
    """Report all files of the flash to the page."""
    for path, content in Desk.flash.files():
        host.file(path, addressof(content), len(content))


def switch_on(
    name: str, language: str, address: str, keyless: bool = False, tags: str = ""
) -> None:
    """Switch on the box of a board; `tags` are the browser's languages, such as "de-CH,en"."""
    games.live_in(tags.split(","))
    Desk.box = Box(name, Desk.flash, language, address, keyless)


def step() -> int:
    """Run one step of the loop."""
    return Desk.box.step()


def press(pin: "Any", milliseconds: int) -> None:
    """Press a button of the box."""
    Desk.box.press(pin, milliseconds)


def give(what: str, kind: str, at: int) -> None:
    """Note what is meant, as JSON, since `at` milliseconds."""
    Desk.box.give(json.loads(what), kind, at)


def in_sight(at: int) -> None:
    """Note that the page shows what it was told since `at` milliseconds."""
    Desk.box.in_sight(at + Desk.box.ahead)


def _searching(percent: int) -> None:
    """Tell the page how far a search is; what it answers would be taken for a wish to end it."""
    host.searching(percent)


def answer(question: str) -> str:
    """Answer a question of `engine.ask`, JSON in, JSON out; the box is not affected."""
    return json.dumps(ask.answer(json.loads(question), _searching))


def desk(what: str, given: str) -> str:
    """Answer what the page asks to make a score form (form_desk.py), JSON in, JSON out."""
    import form_desk

    more = [_searching] if what == "judged" else []
    return json.dumps(getattr(form_desk, what)(*(json.loads(given) + more)))


def judge(link: str) -> str:
    """Judge a dispute from a link, as JSON, without a box (linked.py); JSON out."""
    from linked import judge

    return json.dumps(judge(json.loads(link)))


def tested(letters: str, names: str) -> str:
    """Return what the letters of a box's test say, as JSON (tested.py); null if one is wrong.

    `names` is JSON of the names of all boards.
    """
    from tested import told

    return json.dumps(told(letters, json.loads(names)))


def do(what: str, given: str) -> str:
    """Do something on the box; return JSON: `value`, or `error` with a sentence."""
    box = Desk.box
    if box is None:
        return json.dumps({"error": "", "detail": "the box is off"})
    given = json.loads(given)
    try:
        value = getattr(box, what)(*given)
        box.step()
    except EngineError as error:
        return json.dumps({"error": error.why()})
    except _WRONG as error:
        return json.dumps({"error": "", "detail": repr(error)})
    return json.dumps({"value": value})


def failure() -> str:
    """Return the exception that the program has shown since the last call, as text, or ""."""
    if Desk.box is None:
        return ""
    error, Desk.box.failed = Desk.box.failed, None
    return "" if error is None else repr(error)
