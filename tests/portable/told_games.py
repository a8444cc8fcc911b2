"""Games of forms that were played elsewhere, entry by entry, and are played again from a file.

`tests.proof.forms` writes them on CPython, where a plain function scored each; in MicroPython each
entry has to come to the same.
"""

import json

from engine import games
from engine.errors import InputError, RuleError
from engine.record.ledger import Ledger
from tests.portable.paged import known


def seen(game):
    """Return what is compared of a game."""
    sides = game.sides.lists or [[player.name] for player in game.players]
    return {
        "scores": {player.name: player.score for player in game.players},
        "over": game.over,
        "winners": sorted(game.winners),
        "out": sorted(game.elimination.names(game.winners)),
        "dealer": game.dealer,
        "sides": sorted([sorted(side) for side in sides]),
    }


def again(path):
    """Play the games of a file again; return (games, entries). Raise AssertionError otherwise."""
    entries = 0
    with open(path) as file:
        told = json.load(file)
    for form, names, house, rows in told:
        known(form)
        game = games.load("form:" + form)
        ledger = Ledger(game, names, game.with_defaults(house))
        for event, taken, wanted in rows:
            try:
                ledger.add(event)
                allowed = True
            except (RuleError, InputError):
                allowed = False
            assert allowed == taken, (form, names, house, event)
            found = seen(ledger.game)
            assert found == wanted, (form, names, house, event, found, wanted)
            entries += 1
    return len(told), entries
