"""One game or one screen never stops the box: an exception in every method of every screen.

Each trial runs in a child process (`apart.in_a_child`), on the program as it stands at a picture of
the tour.
"""

import contextlib

import pytest

from engine import games
from firmware.app import App
from firmware.screens import base
from host_tools.simulated.simulator import Simulator
from tests.apart import in_a_child
from tests.host.firmware.screens.tour import SOAK, Tourist
from tests.proof.robot.on_table import number_on_table
from tests.proof.robot.scenes import SCENES

METHODS = ("opened", "make", "draw", "press")
ERRORS = (ValueError("seven"), OSError(5, "EIO"), MemoryError(), KeyError("pot"), IndexError())
BOARDS = ("sim_128x64", "sim_72x40")
# In `make test` each board takes one of so many parts of the screens.
PARTS = 4
# What is pressed on a fault page: back leads home at once, OK goes on where that can be done.
LEAVING = ("back", "ok")


def saved(box):
    """Return {name: bytes} of the journals on the flash."""
    files, found = box.device.files, {}
    for name in files.listdir("/saves/games"):
        if name.endswith(".log"):
            with files.open("/saves/games/" + name, "rb") as file:
                found[name] = file.read()
    return found


def is_home(box):
    """Return whether the start page is on the screen, and works."""
    device = box.device
    if device.trace is not None or not hasattr(device.app, "stack"):
        return False
    return [screen.module for screen in device.app.stack] == ["setup.start"]


def is_stopped(box):
    """Return whether a fault page, the rescue screen or a message of the start is shown."""
    device = box.device
    if device.trace is not None or not hasattr(device.app, "stack"):
        return True
    return device.app.stack[-1].module == "message" and device.app.session.open_game is None


def trial(box, method, error, way, given):
    """Break a method of the screen that is shown; return what is wrong, "" or None: no fault."""
    box.strict = False
    before = saved(box)
    screen = box.device.app.stack[-1]
    broken = []

    def fail(*_):
        broken.append(True)
        raise error

    setattr(type(screen), method, fail)
    if way != "play":
        box.restart()
    elif method == "draw":
        box.device.app.dirty = True
    elif method == "press":
        box.press("down")
    else:
        arguments, more = given
        screen.press = lambda key, kind: box.device.app.open(screen.module, *arguments, **more)
        box.press("ok")
    box.step()
    if not broken or (not is_stopped(box) and not is_home(box)):
        # It is not shown there, or the box has found a way without it.
        return None if saved(box) == before else "a game is gone"
    presses = []
    # Where each press of a draft's screen meets a flash that fails, the rescue comes once more.
    most = 4 if isinstance(error, OSError) else 3
    while not is_home(box):
        if len(presses) == most:
            return f"{way}: no start page after {presses}: {box.text()}"
        presses.append("back" if way == "play" else way)
        if way != "play" or is_stopped(box):
            box.press(presses[-1])
        else:
            # A game goes on: held, back leads home from everywhere.
            box.hold("back")
    if saved(box) != before:
        return "a game is gone"
    if screen.module != "setup.start":
        box.press("down")
        if not is_home(box):
            return "the start page does not work"
    return ""


@contextlib.contextmanager
def arguments_of_screens():
    """Note with what each screen is opened last: {module: (arguments, those by name)}."""
    found, was = {}, App.open

    def record(app, name, *arguments, **more):
        found[name] = arguments, more
        return was(app, name, *arguments, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "open", record)
        yield found


def first_sights(board):
    """Yield (number of the scene, simulator) at the first picture of each screen of the tour."""
    seen = set()
    for number, scene in enumerate(SCENES):
        with Tourist(board) as table:
            for _ in scene(table):
                module = table.box.device.app.stack[-1].module
                if module not in seen:
                    seen.add(module)
                    yield number, table.box


@pytest.mark.forks
@pytest.mark.parametrize("board", BOARDS)
def test_the_start_page_comes_in_three_presses_whatever_screen_fails(board):
    wrong, faults, seen, tried = [], 0, 0, 0
    with arguments_of_screens() as given:
        for at, box in first_sights(board):
            seen += 1
            module = box.device.app.stack[-1].module
            if len(module) % PARTS != BOARDS.index(board) and not SOAK:
                # It is tried on the other board, or in `make test-all`.
                continue
            tried += 1
            for number, method in enumerate(METHODS):
                if module == "setup.start" and method != "press":
                    # Without a start page there is none to come to.
                    continue
                error = ERRORS[(at + number) % len(ERRORS)]
                for way in ("play", *LEAVING):
                    work = (box, method, error, way, given.get(module, ((), {})))
                    found = in_a_child(lambda work=work: trial(*work))
                    faults += found is not None
                    if found:
                        wrong.append(f"{module}.{method} {error!r} {found}")
    assert not wrong, "\n".join(wrong)
    assert seen > 45 and faults > 3 * tried > 30, (seen, tried, faults)


def a_game(box, game="rumino"):
    names = ["Ana", "Bo", "Cy"]
    session = box.device.app.session
    session.start_game(game, names, games.load(game).with_defaults(None), "Ana")
    # One in which nothing was entered would be forgotten with the next.
    assert session.add({"event": "void"})
    box.step()


def words(box):
    return " ".join(" ".join(box.text()).split())


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("method", ["opened", "make", "draw"])
def test_a_game_that_cannot_be_shown_is_named_and_another_is_played(error, method, monkeypatch):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        a_game(box, "tuscan")
        sheet = type(box.device.app.stack[-1])
        was = getattr(sheet, method)

        def fail(screen, *arguments):
            if number_on_table(screen.app) == 2:
                raise error
            return was(screen, *arguments)

        monkeypatch.setattr(sheet, method, fail)
        for _ in range(2):
            box.restart()
            assert "Game 2 cannot be shown" in words(box) and "saved" in words(box)
            assert type(error).__name__ in box.device.app.stack[-1].sentence[1]["why"]
            box.press("ok")
            assert is_home(box)
        app = box.device.app
        assert app.store.numbers() == [2, 1]
        app.open("past.saved")
        assert [row[0] for row in app.stack[-1].rows] == [2, 1]
        app.session.resume(1)
        box.step()
        assert app.open_game.number == 1 and app.stack[-1].module == "table.sheet"
        a_game(box, "any")
        box.restart()
        assert app.store.numbers() == [3, 2, 1] and box.device.app.open_game.number == 3


def test_a_draft_that_cannot_be_shown_does_not_cost_its_game(monkeypatch):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        box.press("ok")
        box.press("ok")
        box.step()
        draft = box.device.app.open_game.journal.draft()
        assert draft["open"] and draft["all"][0]["action"] == "round"
        from firmware.screens.asking.entry import EntryScreen

        monkeypatch.setattr(EntryScreen, "draw", lambda screen, ui: [][1])
        box.restart()
        app = box.device.app
        assert app.open_game.number == 1 and "cannot be shown" in words(box)
        assert app.open_game.journal.draft() == draft, "it is still there"
        box.press("ok")
        assert app.stack[-1].module == "table.sheet"


def test_a_start_that_fails_is_in_the_log(monkeypatch):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        monkeypatch.setattr(type(box.device.app.stack[-1]), "draw", lambda screen, ui: 1 // 0)
        box.restart()
        with box.device.files.open(box.data + "/log.txt", "r") as log:
            assert "ZeroDivisionError" in log.read()


def test_a_set_up_or_a_lesson_that_fails_leads_to_the_start_page(monkeypatch):
    with Simulator("sim_128x64", strict=False, settings={"lesson": True}) as box:
        assert box.device.app.stack[-1].module == "box.lesson"
        monkeypatch.setattr(type(box.device.app.stack[-1]), "draw", lambda screen, ui: 1 // 0)
        box.restart()
        assert is_home(box)
        for setup in (["no such screen"], ["ready"], ["setup.ready", 5], ["message", 1, 2, 3]):
            box.device.app.people.remember(["Ana"])
            box.device.app.store.put("setup", setup)
            box.restart()
            assert is_home(box), setup


def test_a_fault_page_leads_on_by_any_key_and_home_by_back(monkeypatch):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        sheet = box.text()
        for key, comes in (("ok", "table.sheet"), ("back", "setup.start")):
            screen = box.device.app.stack[-1]
            screen.press = lambda key, kind: [][1]
            box.press("down")
            assert "Internal error" in box.text()[0] and "↩: start" in words(box)
            del screen.press
            box.press(key)
            assert box.device.app.stack[-1].module == comes
            if key == "ok":
                assert box.text() == sheet
        # The game was put away like any other: it is the first row.
        assert "Resume" in words(box)


@pytest.mark.parametrize("what", ["answer", "keep_draft", "tick"])
def test_what_fails_beside_the_screens_is_shown_too(what):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        setattr(box.device.app, what, lambda *_: [][1])
        box.press("ok" if what == "keep_draft" else "up")
        assert "Internal error" in box.text()[0]
        for _ in range(3):
            if not is_home(box):
                # Quick presses are ignored on a fault page, too.
                box.wait(600)
                box.press("ok")
        assert is_home(box) and box.device.app.store.numbers() == [1]


def test_a_screen_that_is_half_made_is_not_shown(monkeypatch):
    with Simulator("sim_128x64", strict=False) as box:
        a_game(box)
        was = base.Screen.make
        monkeypatch.setattr(base.Screen, "make", lambda screen: [][1])
        box.device.app.stack[-1].press = lambda key, kind: box.device.app.open("page", 1)
        with pytest.raises(IndexError):
            box.device.app.open("message", "title", None, "words")
        monkeypatch.setattr(base.Screen, "make", was)
        assert [screen.module for screen in box.device.app.stack] == ["setup.start", "table.sheet"]
