"""Golden scenes from power-on to the first deal, and from the end of a game to the saved games."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from firmware.screens.box.lesson import to_hold
from firmware.storage.forms import keep
from tests.proof.robot.player import seats_row
from tests.proof.robot.sitter import NAMES, deadwood

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter


# A score form for a game of stars, as the text of a link to it.
_STARS = (
    "1.7eb2ddb6.TY2xCsMwDER_xWj2ENou9W90LB1MotQCJw6OoBTjf-85KSHb3endqdCY8kSOVvV5JUsqGhn-8fdL9F-Gcs-Lvb0sOF6a"
    "K5sCGPw8gBuF47AfNnmaxAc49n0w-xoyAUqd0WTuVNtsnzIfnZYwZl2hj8wNDfIOqEWZRMldu1p_"
)


def setup(table: "Sitter") -> Iterator[str]:
    """Go from power-on to the first deal."""
    yield "start"
    table.press("ok")
    yield "games"
    # Some languages list other games first.
    table.choose("Rumino")
    yield "ready"
    table.press("right")
    yield "five"
    table.choose(*seats_row())
    # On a touch page the names are asked one after the other.
    if table.box.device.app.stack[-1].module == "asking.keyboard":
        table.press("back")
    yield "seats"
    table.press("ok")
    yield "keyboard"
    table.type("Anna")
    yield "seated"
    # A page that is touched asks for the next name at once.
    if table.box.device.app.stack[-1].module == "asking.keyboard":
        table.press("back")
    table.press("up", "ok")
    yield "names"
    table.press("back", "back")
    table.choose("ui.house_rules")
    yield "house"
    table.choose("rumino.option_knock_limit")
    yield "house_number"


def own(table: "Sitter") -> Iterator[str]:
    """Give Any game a name of the table's own, and look at a template."""
    table.choose("ui.new_game")
    table.press("up")
    yield "games"
    table.choose("Golf")
    yield "ready"
    table.choose("ui.house_rules")
    yield "house"
    table.press("back")
    table.choose("ui.own_game")
    yield "manage"
    table.choose("own.delete")
    yield "delete"
    table.press("back", "back", "back")
    table.choose("all.title_any")
    table.move_to("ui.name_game")
    yield "name"
    table.press("ok")
    yield "keyboard"
    table.begin("any:Whist 500", NAMES, {"target": 500})
    yield "sheet"


def forms(table: "Sitter") -> Iterator[str]:
    """Choose a score form; play a hand of Spades, in which partners share a line."""
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    yield "list"
    bids = {"event": "bids", "bid": dict(zip(NAMES, (4, 3, 3, 2), strict=True))}
    tricks = {"event": "hand", "tricks": dict(zip(NAMES, (5, 2, 4, 2), strict=True))}
    table.begin("form:spades", NAMES, events=[bids])
    yield "bids"
    table.begin("form:spades", NAMES, events=[bids, tricks])
    yield "hand"
    table.press("down")
    yield "chosen"
    table.begin("form:canasta", NAMES)
    yield "opens"
    table.press("ok")
    table.choose(NAMES[0])
    table.press("ok")
    yield "page"
    table.press("down", "ok", "ok")
    table.number(1)
    yield "page_number"
    table.begin("form:skat", NAMES)
    yield "sits_out"


def given(table: "Sitter") -> Iterator[str]:
    """Keep a score form that was sent, and send it as a code."""
    app = table.inside()
    keep(app.store, _STARS)
    table.change_setting("address", "meldmate.example")
    table.open("setup.form", "form:stars")
    yield "form"
    table.press("ok")
    yield "code"


def lesson(table: "Sitter") -> Iterator[str]:
    """Take the lesson about the buttons."""
    table.open("box.lesson")
    yield "choose"
    table.press("ok")
    yield "hold"
    logical = to_hold(table.box.device.app.keys)
    if logical == "ok":
        table.box.hold("ok")
        table.changed()
    else:
        table.press(logical)
    yield "back"


def buttons(table: "Sitter") -> Iterator[str]:
    """Try the buttons: another one comes, the first is passed over, and then one is held."""
    box = table.box
    pins, pressed = [pin for _, pin, _, _ in box.board.KEYS], box.board.KEYS_PRESSED

    def tap(at, ms=60):
        box.wait(40)
        box.bench.set_pin(pins[at], pressed)
        box.wait(ms)
        box.bench.set_pin(pins[at], 1 - pressed)
        box.wait(40)
        table.changed()

    table.open("box.buttons")
    yield "ask"
    tap(1)
    yield "was"
    tap(1, 850)
    for at in range(1, len(pins)):
        tap(at)
    yield "dead"
    tap(1)
    box.bench.set_pin(pins[0], pressed)
    table.open("box.buttons")
    yield "held"
    box.bench.set_pin(pins[0], 1 - pressed)
    box.wait(40)


def names_kept(table: "Sitter") -> Iterator[str]:
    """Show the saved names, two of which are one person."""
    people = table.box.device.app.people
    people.remember(("Ana", "Benedetta", "Carlo", "ana"))
    people.rename("Carlo", "Carla", 1)
    table.open("people.people")
    yield "people"
    table.choose("ana")
    yield "person"
    table.choose("people.merge")
    yield "same"
    table.choose("Ana")
    yield "merge"
    table.press("back", "back")
    table.choose("Carla")
    table.choose("people.separate", name="Carlo")
    yield "separate"
    table.press("back")
    table.choose("people.remove")
    yield "remove"


def endings(table: "Sitter") -> Iterator[str]:
    """Show the end of a game, the start after it, the saved games."""
    table.begin(
        "rumino",
        NAMES[:2],
        events=(deadwood("Ana", Ana=3, Benedetta=60), deadwood("Ana", Ana=0, Benedetta=41)),
    )
    yield "over"
    table.open("table.ending", True)
    yield "winner"
    table.watch()
    table.inside().close()
    table.box.wait(500)
    table.changed()
    table.menu("qr_code.title")
    yield "code"
    table.press("back", "back")
    table.menu("ui.put_away")
    yield "start_again"
    table.choose("ui.saved_games")
    yield "saved"
    table.press("right")
    yield "delete"


def codes(table: "Sitter") -> Iterator[str]:
    """Show the score sheet as a code that links to a page."""
    table.begin("rumino", NAMES[:2], events=(deadwood("Ana", Ana=3, Benedetta=60),))
    table.change_setting("address", "meldmate.example")
    table.menu("qr_code.title")
    yield "link"


def evening(table: "Sitter") -> Iterator[str]:
    """Show the code of an evening of two games, where the screen has room for one."""
    if table.box.width < 128 or table.box.height < 64:
        return
    for when in ("2026-11-21T20:15", "2026-11-21T21:30"):
        table.date(when)
        table.begin(
            "rumino",
            NAMES[:2],
            events=(deadwood("Ana", Ana=3, Benedetta=60), deadwood("Ana", Ana=0, Benedetta=41)),
        )
    table.menu("qr_code.title")
    table.press("up")
    for _ in range(4):
        table.box.step()
    table.changed()
    yield "evening"


def dated(table: "Sitter") -> Iterator[str]:
    """Show what was saved while the time of day was known."""
    table.date("2026-11-21T20:15")
    table.begin("rumino", NAMES[:3], events=(deadwood("Ana", Ana=3, Benedetta=40, Carlo=21),))
    table.menu("ui.history")
    table.press("ok")
    yield "event"
    table.press("back", "back", "back")
    table.menu("ui.put_away")
    table.choose("ui.saved_games")
    yield "saved"


def fingers(table: "Sitter") -> Iterator[str]:
    """Show the letters for a finger, and the signs, where they have room to be apart."""
    if table.box.height < 64:
        return
    app = table.inside()
    app.ui.pointed = True
    table.open("asking.keyboard", ("ui.new_name", {}), "Zo", 12, lambda name: True)
    yield "letters"
    app.stack[-1].pad.more()
    app.dirty = True
    table.box.step()
    table.changed()
    yield "signs"


def test(table: "Sitter") -> Iterator[str]:
    """Test the box, with one answer of each kind, up to the letters."""
    box = table.box
    table.change_setting("address", "meldmate.example")
    table.open("box.test")
    yield "light"
    # Where rows are few, the frame looks like the line above what is said of a button.
    box.press("ok")
    table.wait(400)
    yield "edges"
    box.press("ok")
    for _, pin, _, _ in box.board.KEYS:
        box.wait(40)
        box.bench.set_pin(pin, box.board.KEYS_PRESSED)
        box.wait(60)
        box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
        box.wait(40)
    table.changed()
    yield "letters"


SCENES = (
    setup,
    own,
    forms,
    given,
    lesson,
    buttons,
    test,
    names_kept,
    endings,
    codes,
    evening,
    dated,
    fingers,
)
