"""The referee: a verdict for each question about cards."""

# What the modules of this package that have questions import, and they themselves, in an order in
# which no import nests.
_RUMMY = (
    "engine.rummy.melds",
    "engine.rummy.deadwood_masks",
    "engine.rummy.deadwood_search",
    "engine.rummy.deadwood",
    "engine.referee.rummy",
)
_HANDS = (
    "engine.rummy.melds",
    "engine.games.rummoli.poker",
    "engine.games.rummoli.poker_words",
    "engine.games.tuscan.hands",
    "engine.games.tuscan.decided",
    "engine.referee.hands",
)
_TABLE = (
    "engine.rummy.melds",
    "engine.games.rumski.solver.layout",
    "engine.games.rumski.solver.states",
    "engine.games.rumski.solver.step",
    "engine.games.rumski.solver.search",
    "engine.games.rumski.solver.tidy",
    "engine.games.rumski.solver.play",
    "engine.games.rumski.turn",
    "engine.referee.table",
)
_MODULES = {"rummy": _RUMMY, "hands": _HANDS, "table": _TABLE}


def modules_of(game):
    """Return the names of the modules that settle the disputes of `game`, each after those that it
    imports itself.
    """
    found = []
    for _, _, module, _ in game.referee:
        for name in _MODULES.get(module, ()):
            if name not in found:
                found.append(name)
    return found
