"""The stops phase that is being followed, kept so that a power cut loses nothing.

What is kept belongs to one hand: it names the game and the place in its ledger at which the hand
began, and is passed over once another hand is dealt. An end of the hand that is undone finds it.
"""

from engine.stops_phase import Phase, sizes

_NAME = "stops"


def hand_of(app):
    """Return (place, buyer): the event with which this hand began, and who bought its widow."""
    place, buyer, index = -1, None, 0
    for event in app.ledger.events():
        kind = event["event"]
        if kind == "ante" or kind == "void":
            place, buyer = index, None
        elif kind == "widow":
            buyer = event.get("buyer")
        index += 1
    return place, buyer


def load(app, begin=True):
    """Return (Phase, place) of the hand that is played; the Phase is None without one.

    Unless `begin`, it is None also where nothing was followed yet.
    """
    game = app.game
    if game.over or not game.aids():
        return None, -1
    kept = app.store.get(_NAME)
    if kept and kept["game"] != app.number:
        kept = None
    if not kept and not begin:
        return None, -1
    place, buyer = hand_of(app)
    laid = kept["plays"] if kept and kept["place"] == place else None
    if laid is None and not begin:
        return None, -1
    players = game.names_in_play()
    spaces = [section for section, _, _ in game.board()[2:]]
    return Phase(players, sizes(game, buyer), spaces, game.leader, laid), place


def keep(app, phase, place):
    """Keep what was laid."""
    app.store.put(_NAME, {"game": app.number, "place": place, "plays": phase.form()})
