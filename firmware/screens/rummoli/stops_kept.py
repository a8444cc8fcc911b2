"""The stops phase that is being followed, kept so that a power cut loses nothing.

What is kept belongs to one hand: it names the game and the place in its ledger at which the hand
began, and is passed over once another hand is dealt. An end of the hand that is undone finds it.
"""

from engine.cards import STANDARD52
from engine.games.rummoli.stops_log import Phase, sizes
from firmware.display.fitting import pictured

_NAME = "stops"


def hand_of(app):
    """Return (place, buyer): the event with which this hand began, and who bought its widow."""
    place, buyer = -1, None
    for index, event in enumerate(app.ledger.events()):
        kind = event["event"]
        if kind == "ante" or kind == "void":
            place, buyer = index, None
        elif kind == "widow":
            buyer = event.get("buyer")
    return place, buyer


def find(app):
    """Return (Phase, place) of the hand that is played, as far as it was followed."""
    place, buyer = hand_of(app)
    game = app.game
    names = game.names_in_play()
    kept = app.store.get(_NAME)
    laid = []
    if kept and (kept["game"], kept["place"]) == (app.number, place):
        # Undone far enough, the place may have become that of a hand of others.
        laid = [play for play in kept["plays"] if play[0] in names]
    spaces = [section for section, _, _ in game.board()[2:]]
    return Phase(names, sizes(game, buyer), spaces, game.leader, laid), place


def card_due(app):
    """Return the card that comes next where a stops phase is followed, or None."""
    kept = app.store.get(_NAME)
    if not kept or kept["game"] != app.number:
        return None
    return find(app)[0].due


def keep(app, phase, place):
    """Keep what was laid."""
    app.store.put(_NAME, {"game": app.number, "place": place, "plays": phase.form()})


def picture(card):
    """Return a card with its suit as a picture."""
    return pictured(STANDARD52.text(card))
