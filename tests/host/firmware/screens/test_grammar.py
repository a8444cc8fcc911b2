"""One grammar of keys on every screen: lists behave as lists, a key named in the footer does what
it says, what does something has a name, and no plain direction moves points.

At every picture of the tour a child process of its own tries each key.
"""

import pytest

from engine import games, texts
from firmware.screens.base import ListScreen
from host_tools import samples
from host_tools.robot.sitter import Sitter
from tests.host.firmware.screens.inspector import inspect
from tests.host.firmware.screens.tour import (
    BOARDS,
    HOLD,
    LANGUAGES,
    READ,
    SOAK,
    TAP,
    in_a_child,
    page,
    pin_of,
    rounds,
    tap,
)

DIRECTIONS = ("up", "down", "left", "right")
# The tour takes long: without MELDMATE_SOAK=1 one board walks it in Italian, too.
TOURS = [(board, "en") for board in BOARDS] + [("sim_72x40", "it")]
if SOAK:
    TOURS = [(board, language) for board in BOARDS for language in LANGUAGES]


class Seen:
    """What is seen of `box` now, as far as it can be handed from one process to another."""

    def __init__(self, box):
        app = box.device.app
        top = app.stack[-1]
        self.modules = [screen.module for screen in app.stack]
        self.top = self.modules[-1]
        self.kept = len(app.session.ledger.log) if app.session.ledger else 0
        self.number = app.session.number
        self.lines = box.text()
        self.frame = b"".join(map(bytes, box.frame()))
        self.said = app.attention._said is not None
        self.at = getattr(top.part or top, "at", None)


def opens(*modules):
    """Return the test of a hint that opens a screen."""
    return lambda before, after, moved: after.top in modules


def goes_back(before, after, moved):
    """The way back: another page, and none is above the one that was seen."""
    return moved and len(after.modules) <= len(before.modules)


def changes(before, after, moved):
    """Something that is seen changes, and it is no refusal."""
    return after.frame != before.frame and not after.said


def keeps(before, after, moved):
    """One entry is kept."""
    return after.kept == before.kept + 1


# What the words of the footer promise; all others promise that something changes.
PROMISES = {
    "ui.back": goes_back,
    "ui.mend": goes_back,
    "ui.menu": opens("table.menu", "asking.cards_menu"),
    "ui.read_on": lambda before, after, moved: not moved and changes(before, after, moved),
    "ui.rule": opens("book.rule"),
    "ui.referee": opens("book.referee"),
    "ui.rulebook": opens("book.rulebook"),
    "ui.see_history": opens("past.history"),
    "ui.see_board": opens("rummoli.board"),
    "ui.player": opens("table.player"),
    "payments.cut": opens("asking.entry", "confirm"),
    "ui.deck": opens("table.deck"),
    "ui.offer": opens("table.upcard"),
    "ui.rename": opens("asking.name"),
    "ui.amend": opens("asking.entry", "message"),
    "ui.rematch": opens("setup.ready"),
    "ui.delete": opens("past.delete"),
    "ui.why": opens("message"),
    "ui.type": opens("asking.keyboard"),
    "ui.do_begin": opens("table.sheet"),
    "ui.do_keep": keeps,
    "ui.do_undo": keeps,
    "ui.do_redo": keeps,
    "stops_screen.collect": keeps,
}

# Keys that do something where nothing on the screen names them, each with its reason: by the module
# of the screen (None: of any) and the logical key, a held one with a dash.
TURNED = "the other way round of the key that is named"
SAME = "does the same as the key that is named"
UNNAMED = {
    (None, "up"): "up and down move in every list and text; the edge says that there is more",
    (None, "down"): "as up",
    (None, "back"): "the way back, from everywhere",
    (None, "back–"): "home, from everywhere; the first start teaches it",
    ("asking.entry", "left"): "the arrows choose among the cards to take out, all four alike",
    ("asking.entry", "right"): "as left",
    ("asking.entry", "ok–"): "ends the keying of cards, also where one is taken out",
    ("table.menu", "left"): TURNED,
    ("box.settings", "left"): TURNED,
    ("setup.ready", "left"): TURNED,
    ("book.rule", "left"): TURNED,
    ("rummoli.board", "right"): SAME,
    ("rumski.table_back", "left"): "named on the steps that need no scrolling",
    ("rumski.table_meld", "left"): "the arrows choose among the cards of a row, all four alike",
    ("rumski.table_meld", "right"): "as left",
    ("table.sheet", "left"): "the history, or who is chosen: three names are all the room there is",
    ("table.sheet", "right"): "the referee, where a chosen player's name leaves no room for it",
    ("asking.keyboard", "left"): "with letters for a finger, a key shows where the keys lead",
    ("asking.keyboard", "right"): "as left",
    ("box.timer", "left"): "as up: the player before",
    ("box.timer", "right"): SAME,
    ("box.timer", "ok"): "wakes a box that rests, as any key",
    ("table.upcard", "right"): SAME,
    ("box.frame", "left"): "any key but OK is no, as the picture says in its own words",
    ("box.frame", "right"): "as left",
}


def after(box, pin, held):
    """Press a key on what is seen; return (before, after, whether the page is another one)."""
    before, asked = Seen(box), page(box)[:2]
    tap(box, pin, HOLD if held else TAP)
    return before, Seen(box), page(box)[:2] != asked


def names_on(picture, box):
    """Return the logical keys that the screen names, in the footer or beside what they do."""
    named = {key for key, _, _ in picture.hints}
    words = " ".join(picture.words)
    for key in (*DIRECTIONS, "ok", "back"):
        label = box.device.app.ui.label(key)
        parts = words.replace(":", " ").split()
        arrow = not label.isascii() and label in words
        if arrow or (label and " " in label and label in words) or label in parts:
            named.add(key)
    return named


@pytest.mark.forks
@pytest.mark.parametrize(("board", "language"), TOURS)
def test_a_key_that_is_named_does_what_it_says(board, language):
    wrong, tried = [], 0
    for name, table in rounds(board, language):
        box = table.box
        for key, what, words in inspect(box).hints:
            pin, held = pin_of(box, key.rstrip("–"))
            found = in_a_child(lambda at=(box, pin, held or key[-1] == "–"): after(*at))
            assert isinstance(found, tuple), (name, key, found)
            tried += 1
            if not PROMISES.get(what, changes)(*found):
                wrong.append(f"{name}: {words} ({what}) leads to {found[1].lines}")
    assert tried > (150 if SOAK else 30), tried
    assert not wrong, "\n".join(wrong)


@pytest.mark.forks
@pytest.mark.parametrize(("board", "language"), TOURS)
def test_a_key_that_does_something_is_named_or_in_the_list(board, language):
    wrong = []
    for name, table in rounds(board, language):
        box = table.box
        # While the winners are all that is seen, no key counts.
        table.watch()
        box.wait(READ)
        picture, top = inspect(box), box.device.app.stack[-1].module
        # What the last row has no room for on this screen, it names on a larger one.
        named = names_on(picture, box) | set(picture.unnamed)
        for _, pin, press, hold in box.board.KEYS:
            for held in (False, True):
                key = (hold or press + "–") if held else press
                if key in named or (top, key) in UNNAMED or (None, key) in UNNAMED:
                    continue
                if held and not hold and press in DIRECTIONS:
                    # A direction that is held repeats.
                    continue
                found = in_a_child(lambda at=(box, pin, held): after(*at))
                assert isinstance(found, tuple), (name, key, found)
                if held and not hold:
                    # What its press does is no business of the hold.
                    short = in_a_child(lambda at=(box, pin, False): after(*at))
                    if short[1].frame == found[1].frame:
                        continue
                if changes(*found):
                    wrong.append(f"{name} ({top}): {key} leads to {found[1].lines[:2]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.forks
@pytest.mark.parametrize(("board", "language"), TOURS)
def test_no_direction_ends_undoes_or_moves_points(board, language):
    for name, table in rounds(board, language):
        box = table.box
        for key in DIRECTIONS:
            way = pin_of(box, key)
            if way is None:
                continue
            before, found, _ = in_a_child(lambda at=(box, *way): after(*at))
            assert (found.kept, found.number) == (before.kept, before.number), (name, key)


def as_a_list(box):
    """Go down, up and back; return what is not as in a list."""
    top = box.device.app.stack[-1]
    shown = top.part or top
    if not isinstance(shown, ListScreen) or shown.count() < 2 or top.module == "box.lesson":
        # The lesson waits for the very key that it teaches.
        return ""
    first = Seen(box)
    count = shown.count()
    for key, at in (("down", (first.at + 1) % count), ("up", first.at)):
        _, found, moved = after(box, *pin_of(box, key))
        box.wait(READ)
        if moved or found.at != at:
            return f"{key} leads from row {first.at} of {count} to {found.at}"
    _, found, moved = after(box, *pin_of(box, "back"))
    if first.top != "setup.start" and not goes_back(first, found, moved):
        return f"back leads to {found.lines}"
    return ""


@pytest.mark.forks
@pytest.mark.parametrize(("board", "language"), TOURS)
def test_lists_behave_as_lists(board, language):
    lists, wrong = 0, []
    for name, table in rounds(board, language):
        found = in_a_child(lambda box=table.box: as_a_list(box))
        lists += isinstance(table.box.device.app.stack[-1], ListScreen)
        if found:
            wrong.append(f"{name}: {found}")
    assert lists > (20 if SOAK else 4), lists
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("board", BOARDS)
def test_the_main_screen_leads_on_to_the_menu_and_home(board, game):
    with Sitter(board) as table:
        table.begin(game, samples.of(game).players)
        box = table.box
        box.wait(READ)
        found = {}
        for key in ("ok", "back"):
            pin, held = pin_of(box, key)
            found[key] = in_a_child(lambda at=(box, pin, held): after(*at))[1]
        assert found["back"].top == "table.menu"
        # What comes next is entered, and is never the menu by another name.
        assert found["ok"].lines != found["back"].lines
        assert found["ok"].top != "table.menu" or found["ok"].lines[0] != found["back"].lines[0]
        pin, held = pin_of(box, "back")
        if not held:
            assert in_a_child(lambda: after(box, pin, True))[1].top == "setup.start"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("board", BOARDS)
def test_at_the_end_of_a_game_the_keys_do_what_they_do_on_its_main_screen(board, game, language):
    with Sitter(board) as table:
        app = table.box.device.app
        app.settings.put("language", language)
        texts.use(language)
        try:
            table.begin(game, samples.of(game).players, events=({"event": "stop"},))
            box = table.box
            box.wait(READ)
            assert app.stack[-1].module == "table.ending"
            hints = inspect(box).hints
            assert [what for _, what, _ in hints[:2]] == ["ui.rematch", "ui.menu"]
            for key, what, words in hints:
                pin, held = pin_of(box, key)
                found = in_a_child(lambda at=(box, pin, held): after(*at))
                assert PROMISES.get(what, changes)(*found), (words, found[1].lines)
            for key in DIRECTIONS:
                way = pin_of(box, key)
                if way:
                    before, found, _ = in_a_child(lambda at=(box, *way): after(*at))
                    assert (found.kept, found.number) == (before.kept, before.number), key
            pin, held = pin_of(box, "back")
            if not held:
                assert in_a_child(lambda: after(box, pin, True))[1].top == "setup.start"
        finally:
            texts.use("en")


def rows_of(table):
    """Return the rows of all groups of the menu as they are listed, by their texts' keys."""
    menu = table.box.device.app.open("table.menu")
    found, first = [], menu.rows[0][0]
    for _ in range(12):
        found.append([row[0][0].replace("_what", "") for row in menu.rows])
        menu.press("right", "press")
        if menu.rows[0][0] == first:
            break
    table.box.device.app.close()
    return found


@pytest.mark.parametrize("game", games.names())
def test_the_menu_has_the_same_rows_in_the_same_places_whatever_can_be_done(game):
    with Sitter("sim_128x64") as table:
        table.begin(game, samples.of(game).players)
        app = table.box.device.app
        fresh = rows_of(table)
        assert app.session.add(samples.of(game).correction(samples.of(game).players, "x"))
        assert rows_of(table) == fresh
        app.session.add({"event": "undo"})
        assert rows_of(table) == fresh
        app.session.add({"event": "finish"}) or app.session.add({"event": "stop"})
        assert rows_of(table) == fresh
        assert texts.has(fresh[0][0])
