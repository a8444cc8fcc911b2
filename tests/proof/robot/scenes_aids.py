"""Golden scenes of the deal, the rulebook, the settings and the resting screen."""

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games
from engine.texts import language
from host_tools.base import boards

if TYPE_CHECKING:
    from firmware.display.ssd1306 import BoardScreen
    from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Benedetta", "Carlo")
ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 5, "Benedetta": 20, "Carlo": 31}}


def dealer(table: "Sitter") -> Iterator[str]:
    """Show the deal, the deck, and the upcard as it is offered round the table."""
    table.begin("ginski", NAMES, events=(ROUND,))
    yield "sheet"
    table.open("table.deal")
    yield "deal"
    table.press("right")
    yield "deck"
    table.press("back", "ok")
    yield "offered"
    table.press("down", "ok")
    yield "taken"
    table.press("back", "down", "down")
    yield "passed"


def draw(table: "Sitter") -> Iterator[str]:
    """Let the box cut for the first dealer: a tie, then another cut."""
    from engine import games

    cards = [3, 13, 25, 12, 25]
    fair, random.getrandbits = random.getrandbits, lambda bits: cards.pop(0)
    try:
        game = games.load("rumski")
        table.open("setup.ready", "rumski", list(NAMES), game.with_defaults(None), "Ana")
        table.choose("ui.draw_dealer")
        yield "how"
        table.move_to("dealer.by_box")
        table.box.press("ok")
        table.box.wait(1500)
        table.changed()
        yield "card"
        table.watch()
        yield "drawn"
        table.press("back")
        table.choose("dealer.by_hand")
        yield "cut"
    finally:
        random.getrandbits = fair


def rulebook(table: "Sitter") -> Iterator[str]:
    """Show the topics, a rule, a rule with its house rule, the other games, the next steps."""
    table.begin("rumino", NAMES, {"knock_limit": 5})
    table.open("book.rulebook")
    yield "topics"
    table.press("ok")
    yield "aim"
    table.press("back", "down", "ok")
    yield "rule"
    table.open("book.rule", "RMN-8")
    while table.more(below=True):
        table.press("down")
    yield "house"
    for name in ("rumino", "ginski", "rummoli", "rumski", "tuscan", "gin"):
        game = games.load(name)
        house = game.with_defaults(game.faces.offered(language()))
        table.open("book.example", game, house, "example")
        yield "example_" + name
    table.open("book.rulebook", None, True)
    yield "games"
    table.open("table.help")
    yield "coming"


def comforts(table: "Sitter") -> Iterator[str]:
    """Show the settings, the turn timer and the resting screen."""
    table.begin("ginski", NAMES, events=(ROUND,))
    app = table.box.device.app
    table.open("box.settings")
    yield "settings"
    for group in ("idle", "play", "box"):
        table.press("right")
        yield "settings_" + group
    table.open("box.languages")
    yield "languages"
    table.open("box.address")
    yield "address"
    app.settings.put("timer", 60)
    table.open("box.timer")
    table.box.wait(3500)
    table.changed()
    yield "timer"
    table.press("down")
    yield "paused"
    table.press("down")
    table.box.wait(58000)
    table.changed()
    yield "time"
    table.box.wait(121000)
    table.changed()
    yield "resting"


def too_fast(table: "Sitter") -> Iterator[str]:
    """Press OK, then down before the page that came can have been read."""
    table.begin("rumino")
    table.box.wait(1000)
    pins = boards.pins(table.box.board)
    down = table.box.board.KEYS_PRESSED
    for key in ("ok", "down"):
        for level in (down, 1 - down):
            table.box.bench.set_pin(pins[key], level)
            table.box.wait(50)
    table.changed()
    yield "said"


def which_chip(table: "Sitter") -> Iterator[str]:
    """Ask which chip the screen has."""
    from firmware.board.which_chip import WhichChip

    app, device = table.box.device.app, table.box.device
    screen: BoardScreen = device.board.SCREEN.copy()
    screen["also"] = ("sh1106",)
    # As in safe mode, the answer is known and asked for again; the bus is not asked meanwhile.
    app.store.put("chip", screen["chip"])
    app.platform["which_chip"] = which = WhichChip(screen, device, app.platform)
    table.open("box.frame", which)
    yield "frame"


def computer(table: "Sitter") -> Iterator[str]:
    """Let a computer save a copy, and put one back."""
    from firmware.computer.requests import Requests

    table.begin("ginski", NAMES, events=(ROUND,))
    table.inside()
    requests = Requests(table.box.device, 480)
    for what in ("save", "restore"):
        requests.answer(b'{"id":1,"do":"begin","what":"%s"}' % what.encode(), 0)
        requests.percent = 40
        table.box.step()
        table.changed()
        yield what
    requests.tick(1 << 20)
    table.box.step()
    table.changed()
    yield "gone"


def disputes(table: "Sitter") -> Iterator[str]:
    """Answer questions by words: decided, by a house rule, open; agree on one and look it up."""
    table.begin("gin", NAMES[:2])
    table.open("book.disputes")
    yield "list"
    table.open("book.answer", "GIN", "corner")
    yield "decided"
    table.press("back")
    table.open("book.answer", "GIN", "equal")
    yield "house"
    table.press("back")
    table.open("book.answer", "GIN", "look_back")
    yield "open"
    table.press("ok")
    yield "choice"
    table.press("ok")
    yield "preview"
    table.press("ok")
    table.open("past.history")
    yield "history"
    table.press("back")
    table.open("book.answer", "GIN", "look_back")
    yield "agreed"


SCENES = (dealer, draw, rulebook, disputes, comforts, too_fast, which_chip, computer)
