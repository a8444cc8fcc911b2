"""Where every key leads at every picture of the tour.

At each picture a child process of its own presses each key, short and held, notes what it sees, and
presses once more where the page has gone.
"""

from collections import namedtuple

from firmware.input.attention import PAUSE
from firmware.screens.base import ListScreen
from host_tools.simulated.readscreen import read_lines
from host_tools.simulated.simulator import rows_of
from tests import apart
from tests.apart import in_a_child
from tests.host.firmware.screens.inspector import inspect
from tests.host.firmware.screens.tour import (
    ECHO,
    HOLD,
    TAP,
    page,
    pin_of,
    read,
    rounds,
    rows,
    tap,
)
from tests.proof.robot.on_table import number_on_table

DIRECTIONS = ("up", "down", "left", "right")

# A list or a paper is read for at most so many presses.
LONGEST = 60

# A picture of the tour: the View, the hints of its last row as ((pin, whether it is held), what,
# words), the logical keys that are named, those whose hints found no room, whether the screen goes
# on by itself, whether it is a list, whether an arrow that is held repeats on every board, what is
# wrong on the way to its end, what is not as in a list, and the Answers.
Place = namedtuple(
    "Place", "name view hints named unnamed goes_on is_list scrolls cut unlike_a_list answers"
)
# A key: its label, its pin, what it means short, and held or None; whether it was held. Then: the
# View after it, whether the page is another one, whether nothing was seen to change, what a second
# press did, and what is wrong with the picture once it is read.
Answer = namedtuple("Answer", "label pin press hold held view moved silent echo cut")


class View:
    """What is seen of `box` now, as far as it can be handed from one process to another."""

    def __init__(self, box):
        app = box.device.app
        top = app.stack[-1]
        self.modules = [screen.module for screen in app.stack]
        self.top = self.modules[-1]
        self.kept = len(app.open_game.ledger.log) if app.session.open_game else 0
        self.number = number_on_table(app)
        self.picture = box.chip.picture()
        self.size = box.chip.width, box.chip.height
        self.said = app.attention._said is not None
        self.at = getattr(top.part or top, "at", None)

    @property
    def lines(self):
        """The lines of text that can be read."""
        return read_lines(rows_of(self.picture, *self.size))


def key_of(answer):
    """Return the name of the key of an Answer."""
    return answer.label + (" held" if answer.held else "")


def of(board, language):
    """Return the Places of a board's tour in a language."""
    return apart.call(__name__, "find", {"board": board, "language": language})


def find(board, language):
    """Walk the tour; return the Places."""
    found = []
    for name, table in rounds(board, language):
        found.append(_place(name, table.box))
        if table.box.device.app.stack[-1].goes_on():
            # What follows by itself, too.
            table.watch()
            read(table.box)
            found.append(_place(name + ", later", table.box))
    return found


def _place(name, box):
    picture = inspect(box)
    top = box.device.app.stack[-1]
    answers = []
    for key in box.board.KEYS:
        for held in (False, True):
            answers.append(in_a_child(lambda at=(box, key, held): _answer(*at)))
    hints = []
    for key, what, words in picture.hints:
        pin, held = pin_of(box, key.rstrip("–"))
        hints.append(((pin, held or key[-1] == "–"), what, words))
    return Place(
        name,
        View(box),
        hints,
        _named(picture, box),
        set(picture.unnamed),
        top.goes_on(),
        isinstance(top.part or top, ListScreen),
        box.device.keys.scrolls,
        in_a_child(lambda: _read_on(box)),
        in_a_child(lambda: _unlike_a_list(box)),
        answers,
    )


def _answer(box, key, held):
    """Press a key on what is seen; return its Answer."""
    label, pin, press, hold = key
    if box.device.keys.scrolls and {press, hold} <= set(DIRECTIONS):
        hold = None
    before, asked = box.chip.picture(), page(box)
    pictures, since = tap(box, pin, HOLD if held else TAP)
    view, there = View(box), page(box)
    silent = all(picture == before for picture in pictures)
    echo = None if there == asked else _echo(box, pin, held, hold, since)
    read(box)
    return Answer(
        label,
        pin,
        press,
        hold,
        held,
        view,
        there[:2] != asked[:2],
        silent,
        echo,
        inspect(box).wrong,
    )


def _echo(box, pin, held, hold, since):
    """Press the key of a page that has gone again; return what that does, or None for nothing."""
    there = page(box)
    # Held, the key is pressed again as soon as it is let go.
    later = 0 if held else ECHO - 2 * TAP
    # A key that means something else when held counts when it comes up.
    counts = TAP if hold is None else 2 * TAP
    if box.bench.now + later + counts - since >= PAUSE:
        # The page has been there for long enough when the second press comes.
        return None
    before = rows(box)
    box.bench.now += later
    tap(box, pin)
    if page(box) != there:
        return "acts on the next page"
    if rows(box) != before and not box.device.app.stack[-1].awake:
        return "changes the next page"
    return None


def _named(picture, box):
    """Return the logical keys that the screen names, in the footer or beside what they do."""
    keys = ("up", "down", "left", "right", "ok", "back")
    if box.device.app.comfort.resting:
        # Any key wakes it, which nothing says.
        return {key + held for key in keys for held in ("", "–")}
    named = {key for key, _, _ in picture.hints}
    words = " ".join(picture.words)
    for key in keys:
        label = box.device.app.ui.label(key)
        parts = words.replace(":", " ").split()
        arrow = not label.isascii() and label in words
        if arrow or (label and " " in label and label in words) or label in parts:
            named.add(key)
    return named


def _read_on(box):
    """Go down to the end, or round; return what is wrong on the way."""
    pin, _ = pin_of(box, "down")
    found, seen = [], set()
    while len(seen) < LONGEST:
        picture = box.chip.picture()
        if picture in seen:
            break
        seen.add(picture)
        found += [f"down {len(seen) - 1}: {wrong}" for wrong in inspect(box).wrong]
        tap(box, pin)
        read(box)
    return found


def goes_back(before, after, moved):
    """The way back: another page, and none is above the one that was seen."""
    return moved and len(after.modules) <= len(before.modules)


def _unlike_a_list(box):
    """Go down, up and back; return what is not as in a list."""
    top = box.device.app.stack[-1]
    shown = top.part or top
    if not isinstance(shown, ListScreen) or shown.count() < 2 or top.module == "box.lesson":
        # The lesson waits for the very key that it teaches.
        return ""
    first, count = View(box), shown.count()
    for key, at in (("down", (first.at + 1) % count), ("up", first.at)):
        view, moved = pressed(box, *pin_of(box, key))
        read(box)
        if moved or view.at != at:
            return f"{key} leads from row {first.at} of {count} to {view.at}"
    view, moved = pressed(box, *pin_of(box, "back"))
    if first.top != "setup.start" and not goes_back(first, view, moved):
        return f"back leads to {view.lines}"
    return ""


def pressed(box, pin, held):
    """Press a key on what is seen; return (View after it, whether the page is another one)."""
    asked = page(box)[:2]
    tap(box, pin, HOLD if held else TAP)
    return View(box), page(box)[:2] != asked
