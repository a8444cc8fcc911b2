"""Golden scenes of the dealer's screens, the rulebook, the settings and what the box does by
itself.
"""

import random

NAMES = ("Ana", "Benedetta", "Carlo")
ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 5, "Benedetta": 20, "Carlo": 31}}


def dealer(table):
    """The deal, the deck, the upcard round the table."""
    table.begin("ginski", NAMES, events=(ROUND,))
    yield "sheet"
    table.open("deal")
    yield "deal"
    table.press("right")
    yield "deck"
    table.press("back", "ok")
    yield "offered"
    table.press("down", "ok")
    yield "taken"
    table.press("back", "down", "down")
    yield "passed"


def draw(table):
    """The draw for the first dealer, drawn by the box: a tie, and again."""
    from engine import games

    cards = [3, 13, 25, 12, 25]
    fair, random.getrandbits = random.getrandbits, lambda bits: cards.pop(0)
    try:
        game = games.load("rumski")
        table.open("ready", "rumski", list(NAMES), game.settle(None), "Ana")
        table.choose("ui.draw_dealer")
        yield "how"
        table.choose("dealer.by_box")
        yield "drawn"
        table.press("back", "ok")
        yield "cut"
    finally:
        random.getrandbits = fair


def rulebook(table):
    """The topics, a rule, one with a house rule in force, the other games, what comes next."""
    table.begin("rumino", NAMES, {"knock_limit": 5})
    table.open("rulebook")
    yield "topics"
    table.press("ok")
    yield "rule"
    table.open("rule", "RMN-8")
    while table.more(below=True):
        table.press("down")
    yield "house"
    table.open("rulebook", None, True)
    yield "games"
    table.open("help")
    yield "coming"


def comforts(table):
    """The settings, the turn timer, and the resting screen."""
    table.begin("ginski", NAMES, events=(ROUND,))
    app = table.box.device.app
    table.open("settings")
    yield "settings"
    for group in ("idle", "play", "box"):
        table.press("right")
        yield "settings_" + group
    table.open("languages")
    yield "languages"
    table.open("address")
    yield "address"
    app.settings.put("timer", 60)
    table.open("timer")
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


SCENES = (dealer, draw, rulebook, comforts)
