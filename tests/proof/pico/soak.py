"""Eight hours of evenings on one Pico that is never switched off: every game and form, twelve forms
of a player's own in two editions each, the rulebook in both languages.

What is pressed is recorded in the simulator first (course.py). On the Pico the presses come at an
even pace over the eight hours; time in which nothing happens passes quickly.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import games
from engine.games import forms
from firmware.storage import forms as own_forms
from firmware.storage.store import Store
from tests.proof.forms import owned
from tests.proof.forms.evenings import GAMES, Signed
from tests.proof.pico import course, files, heap
from tests.proof.pico.machine import MS, Pico
from tests.proof.pico.tape import Different, beside
from tests.proof.robot import visits
from tests.proof.robot.evening import ENTER

if TYPE_CHECKING:
    from tests.proof.pico.tape import Recorder
    from tests.proof.robot.player import Player

HOURS = 8
_HOUR = 60 * 60 * 1000
_FOUR = ("Ana", "Ben", "Cleo", "Dan")
_EVERYONE = (*_FOUR, "Bo", "Cy")
# What would change the picture of a box at which nobody presses for a while.
_AWAKE = {"rest": 0, "dim": 0, "sleep": 0, "address": course.PAGE}
# So many games and forms take turns in each hour, and so many of the saved games.
_FORMS, _SAVED = len(forms.SHIPPED) // HOURS, 2 * len(owned.NAMES) // HOURS
# Time passes in parts: its watchdog bites after eight seconds, so it is awake in each of them.
_PART, _WORKS = 7000, 12

# What was found at the end of an hour, on the start screen, once the memory was collected.
Hour = namedtuple("Hour", ("presses", "live", "largest", "size"))


def box(image: Path) -> bytearray:
    """Return the flash of a Pico with a game of each edition of each own form."""
    flash = course.fresh(image, players=_EVERYONE)
    with files.opened(flash) as system:
        store = Store(Pico().board.DATA, system)
        store.put("settings", _AWAKE)
    for edition in (1, 2):
        flash = course.played(given(edition), flash)
    pico = Pico("pico", flash)
    course.settle(pico)
    return pico.flash


def given(edition: int, names: "Sequence[str]" = owned.NAMES) -> "Callable[[Player], None]":
    """Return a visit that gives the box own forms in an edition and begins a game of each."""

    def visit(table):
        app: Any = table.box.device.app
        for text in owned.texts(edition, names):
            assert own_forms.keep(app.store, text) is None
        for name in names:
            game = games.load(forms.PREFIX + name)
            seats = list(_FOUR[: game.max_players])
            app.session.start_game(game.name, seats, game.with_defaults(None), seats[0])
            # Without an entry it would be gone with the next game. One that is over would stand at
            # another place of the list of saved games once the box has had time to find that out.
            entry = {"event": "adjust", "player": seats[0], "by": 1, "reason": "penalty"}
            app.session.add(entry)
            app.session.close()

    return visit


def play(table: "Any", ends: "list[int]") -> None:
    """Play the eight hours; `ends` gets how many presses there were at the end of each."""
    titles = [*ENTER, *ENTER][:HOURS]
    for hour in range(HOURS):
        names = visits.seated(titles[hour])
        table.sit_down(titles[hour], names)
        ENTER[titles[hour]](table, names[0], names[1:])
        go_home(table)
        for row in forms.SHIPPED[hour * _FORMS : (hour + 1) * _FORMS]:
            begin(table, row[0])
        rules(table, hour)
        _language(table, 1)
        for at in range(hour * _SAVED, (hour + 1) * _SAVED):
            # The editions of a form in turn.
            resume(table, at // 2 + at % 2 * len(owned.NAMES))
        rules(table, hour)
        _language(table, 0)
        # The start screen shows the same each hour; what is kept last is the largest form.
        begin(table, "scala40")
        set_up(table, "skat")
        go_home(table)
        # The last press is recorded once the next one comes.
        ends.append(len(table.recorder.steps) + 1)


def set_up(table: "Any", name: str) -> None:
    """Open the set-up of a form that ships, from the start screen."""
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    count, at = len(forms.SHIPPED) + len(owned.NAMES), forms.names().index(forms.PREFIX + name)
    if at > count // 2:
        _up(table, count - at)
    row = forms.row_of(forms.PREFIX + name)
    assert row is not None
    table.choose(str(row[1]))


def _up(table, count):
    """Go up so many rows: lists go round, so their ends are near."""
    for _ in range(count):
        visits.tap(table, "up")


def begin(table: "Any", name: str) -> None:
    """Begin a game of a form, enter its first hand, and leave it."""
    names, house, entries = GAMES[name][:3]
    set_up(table, name)
    table.seat(names)
    table.choose("ui.begin")
    if not house:
        table.press("ok")
        for value in entries[0]:
            if isinstance(value, Signed):
                table.signed(int(value))
            elif isinstance(value, int):
                table.number(value)
            else:
                table.choose(value)
        table.keep()
    go_home(table)


def resume(table: "Any", at: int) -> None:
    """Resume the saved game of a form of one's own with a number, and leave it."""
    table.choose("ui.saved_games")
    for _ in range(at):
        visits.tap(table, "down")
    table.press("ok")
    go_home(table)


def rules(table: "Any", at: int) -> None:
    """Open the rulebook of a game, and some of its rules."""
    _up(table, 2)
    table.choose("ui.rulebook")
    for _ in range(at):
        visits.tap(table, "down")
    for key in ("ok", "ok", "ok", "right", "right"):
        visits.tap(table, key)
    go_home(table)


def _language(table, at):
    _up(table, 1)
    table.choose("ui.settings")
    table.press("ok")
    table.press("down" if at else "up")
    table.press("ok")
    go_home(table)


def go_home(table: "Any") -> None:
    """Hold back, which leaves a game and any list."""
    table.box.hold("back")
    table.changed()
    assert table.bar().startswith("Meldmate"), table.lines()


def record(flash: bytearray) -> "tuple[Recorder, list[int]]":
    """Return what is pressed on a box with that flash, and how many presses each hour ends with."""
    ends: list[int] = []
    return course.record(lambda table: play(table, ends), flash), ends


def soak(
    flash: bytearray, steps: "Sequence[Any]", ends: "Sequence[int]", each: "Callable[[int], object]"
) -> "Iterator[Hour]":
    """Press it on a Pico, evenly over the eight hours; yield what each hour ends with.

    After each press `each(live bytes)` is called. Raises Different where an hour ends with another
    screen than in the simulator, as after a press that was lost, and tells since which press they
    differ. Raises AssertionError where the box has written down an error of its program.
    """
    pico = Pico("pico", flash)
    pico.power_on()
    pico.rest()
    # The press since which the screens differ, with both of them. They differ for a while in each
    # hour, when a language is chosen that the image lacks.
    apart = ""
    for at, step in enumerate(steps):
        _pass(pico, HOURS * _HOUR / len(steps))
        contact = pico.contacts[step.pin]
        contact.move(True)
        # As long as in the simulator, whatever the program is at: a longer one repeats. Buttons
        # that bounce are left to the evenings.
        pico.run(max(step.ms, 40))
        contact.move(False)
        pico.run(_WORKS)
        pico.rest()
        found = heap.measure(pico)
        each(found.live)
        if bytes(pico.chip.ram) == step.ram:
            apart = ""
        elif not apart:
            apart = f"since press {at + 1}, {step.where}:\n{beside(pico, step)}"
        if at + 1 in ends:
            if apart:
                told = [f"hour {ends.index(at + 1) + 1}", apart, beside(pico, step)]
                pico.power_off()
                raise Different("\n".join([*told, _logged(pico)]))
            yield Hour(at + 1, found.live, heap.largest_free(pico), found.size)
    pico.power_off()
    logged = _logged(pico)
    assert not logged, logged


def _logged(pico: Pico) -> str:
    """Return what a box that is off has written down of errors of its program."""
    with files.opened(pico.flash) as system:
        if "log.txt" not in system.listdir(pico.board.DATA):
            return ""
        return system.open(pico.board.DATA + "/log.txt", "r").read()


def _pass(pico: Pico, ms: float) -> None:
    """Let time pass in which the program has only some moments."""
    while ms > 0:
        part = min(ms, _PART)
        while not pico.asleep:
            pico.run(1)
        pico.mcu.clock.let(max(0, part - _WORKS) * MS)
        pico.run(_WORKS)
        ms -= part
