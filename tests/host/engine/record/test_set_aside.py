"""An edit that ends the game earlier sets the later entries aside, and undo brings them back."""

from hypothesis import given
from hypothesis import strategies as st

from engine import games
from engine.errors import EngineError, InputError, RuleError
from engine.record.ledger import Ledger
from tests.portable.tools import raises, shown

NAMES = ["Ana", "Bo"]
TARGET = 20


def ledger(log=None):
    game = games.load("any")
    return Ledger(
        game, NAMES, game.with_defaults({"target": TARGET}), None, [] if log is None else log, 2
    )


def points(ana, bo):
    return {"event": "round", "points": {"Ana": ana, "Bo": bo}}


def game_of(events):
    """Return a game of these events alone, or None if they cannot stand."""
    found = ledger()
    try:
        for event in events:
            found.add(event)
    except EngineError:
        return None
    return found.game


NUMBERS = st.integers(0, 9) | st.just(TARGET)
STEP = st.one_of(
    st.tuples(st.just("add"), NUMBERS, NUMBERS),
    st.tuples(st.just("add"), NUMBERS, NUMBERS),
    st.tuples(st.sampled_from(["undo", "redo"])),
    st.tuples(st.just("amend"), NUMBERS, NUMBERS, st.integers(0, 40), st.booleans()),
)


@given(st.lists(STEP, max_size=60))
def test_whatever_is_set_aside_the_game_is_that_of_the_entries_in_force(steps):
    played = ledger()
    # The entries in force, what undo leads back to, and what redo leads to.
    here, back, forth = [], [], []
    for step in steps:
        if step[0] in ("undo", "redo"):
            source, target = (back, forth) if step[0] == "undo" else (forth, back)
            change = played.to_undo() if step[0] == "undo" else played.to_redo()
            ahead = played.game_after(step[0]) if change and change.what == "amend" else None
            try:
                played.add({"event": step[0]})
            except RuleError:
                assert not source
                continue
            target.append(here)
            here = source.pop()
            assert ahead is None or shown(ahead) == shown(played.game)
        else:
            event = points(step[1], step[2])
            if step[0] == "add":
                wanted, entry = [*here, event], event
            else:
                at, last = step[3] % (len(here) + 1), step[4]
                rest = [] if last else here[at + 1 :]
                wanted = [*here[:at], event, *rest]
                entry = {"event": "amend", "index": at, "to": event}
                if last:
                    entry["last"] = True
            game = game_of(wanted)
            possible = game is not None and (step[0] == "add" or at < len(here))
            possible = possible and ("last" not in entry or game.over)
            try:
                played.add(entry)
            except EngineError:
                assert not possible
                continue
            assert possible
            back.append(here)
            here, forth = wanted, []
        assert list(played.events()) == here and played.count == len(here)
        assert shown(played.game) == shown(game_of(here))
        # So it is after the power was cut.
        again = ledger(list(played.log))
        assert list(again.events()) == here and shown(again.game) == shown(played.game)


def test_the_offer_is_made_only_where_the_game_ends_and_something_follows():
    played = ledger()
    for event in (points(5, 1), points(5, 2), points(5, 3)):
        played.add(event)
    ending = {"event": "amend", "index": 0, "to": points(TARGET, 0)}
    error = raises(RuleError, played.add, ending)
    assert error.key == "all.later_impossible"
    assert played.ends_there(ending) == 2
    assert played.ends_there(dict(ending, to=points(6, 0))) == 0
    assert played.ends_there(dict(ending, index=2)) == 0
    assert played.ends_there(dict(ending, index=7)) == 0
    assert raises(RuleError, played.add, dict(ending, to=points(6, 0), last=True)).why()
    for bad in (False, 1, None, "yes"):
        assert raises(InputError, played.add, dict(ending, last=bad)).field == "last"
    played.add(dict(ending, last=True))
    assert played.game.over and played.count == 1 and played.game.winners == ["Ana"]
    played.add({"event": "undo"})
    assert not played.game.over and played.count == 3
    assert [player.score for player in played.game.players] == [15, 6]
