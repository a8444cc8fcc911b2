"""From an agreement on, a game is the one that had this house rule from the start.

The other game is put into the same state by hand, so nothing that the agreement may have forgotten
to change is taken over.
"""

import random

import pytest

from engine import games
from engine.errors import EngineError
from engine.game import agreements
from engine.record.ledger import Ledger
from engine.texts import disputes
from tests.proof import samples

NAMES = [name for name in games.names() if any(disputes.disputes(games.load(name).prefix))]


def transplanted(game, rules):
    """Return a game begun under the house rules `rules`, in the state of `game`."""
    other = type(game)([player.name for player in game.players], dict(rules), None)
    copy = game.copy()
    for name in game._shared_state + game.state:
        setattr(other, name, getattr(copy, name))
    return other


def tried(game, event):
    """Return what an event does: changes, notes and the scores after it, or the refusal."""
    try:
        effect = game.apply(event)
    except EngineError as error:
        return type(error).__name__, error.key, str(error.facts)
    scores = [(player.name, player.score) for player in game.players]
    return effect.changes, effect.pots, effect.notes, scores, game.dealer, game.over


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", NAMES)
def test_all_14_from_an_agreement_on_the_game_is_that_of_the_house_rule(name, seed):
    draw = random.Random(f"{name} {seed}")
    kind = games.load(name)
    players = list(samples.of(name).players)
    ledger = Ledger(kind, players)
    asked = [one for one in disputes.Shelf(kind.prefix) if one.option in kind.midgame_options]
    events = list(samples.of(name).rounds(players))
    for event in events:
        for _ in range(draw.randrange(3)):
            one = draw.choice(asked)
            value = draw.choice(agreements.values(kind, one))
            ledger.add({"event": "agree", "question": one.name, "answer": value})
        other = transplanted(ledger.game, ledger.game.house)
        mine = ledger.game.copy()
        assert tried(mine, event) == tried(other, event)
        for extra in ({"event": "void"}, {"event": "stop"}):
            assert tried(ledger.game.copy(), extra) == tried(
                transplanted(ledger.game, ledger.game.house), extra
            )
        try:
            ledger.add(event)
        except EngineError:
            continue
    replayed = Ledger(kind, players, None, None, list(ledger.log))
    assert replayed.game.is_like(ledger.game)
