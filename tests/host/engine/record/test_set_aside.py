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


def ends_at(events, at, event):
    """Return the index of the event that ends a game with `event` in place of that at `at`."""
    changed = [*events[:at], event, *events[at + 1 :]]
    for end in range(at, len(changed) - 1):
        if game_of(changed[: end + 1]).over:
            return end
    return None


NUMBERS = st.integers(0, 9) | st.just(TARGET)
STEP = st.one_of(
    st.tuples(st.just("add"), NUMBERS, NUMBERS),
    st.tuples(st.just("add"), NUMBERS, NUMBERS),
    st.tuples(st.sampled_from(["undo", "redo"])),
    st.tuples(
        st.just("amend"), NUMBERS, NUMBERS, st.integers(0, 40), st.none() | st.integers(0, 3)
    ),
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
                wanted = [*here[:at], event, *here[at + 1 :]]
                entry = {"event": "amend", "index": at, "to": event}
                if last is not None:
                    entry["last"] = at + last
                    wanted = wanted[: at + last + 1]
                offered = at < len(here) and played.ends_at(entry)
                assert not at < len(here) or offered == ends_at(here, at, event)
            game = game_of(wanted)
            possible = game is not None and (step[0] == "add" or at < len(here))
            possible = possible and ("last" not in entry or game.over and entry["last"] < len(here))
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
    assert played.ends_at(ending) == 0
    assert played.ends_at(dict(ending, to=points(6, 0))) is None
    assert played.ends_at(dict(ending, index=2)) is None
    assert played.ends_at(dict(ending, index=7)) is None
    assert raises(RuleError, played.add, dict(ending, to=points(6, 0), last=0)).why()
    for bad in (False, True, None, "yes", -1, 3):
        assert raises(InputError, played.add, dict(ending, last=bad)).field == "last"
    assert raises(InputError, played.add, dict(ending, index=1, last=0)).field == "last"
    # The event that ends it must be the one that is named.
    assert raises(RuleError, played.add, dict(ending, last=1)).key == "all.later_impossible"
    played.add(dict(ending, last=0))
    assert played.game.over and played.count == 1 and played.game.winners == ["Ana"]
    played.add({"event": "undo"})
    assert not played.game.over and played.count == 3
    assert [player.score for player in played.game.players] == [15, 6]


def test_what_ends_the_game_may_come_after_what_is_changed():
    played = Ledger(games.load("rumino"), ["Ana", "Bo", "Cy"], None, None, [], 2)

    def round_of(**deadwood):
        return {"event": "round", "ender": "Ana", "deadwood": dict(deadwood, Ana=0)}

    leaving = {"event": "leave", "player": "Cy"}
    for event in (round_of(Bo=60, Cy=20), round_of(Bo=20, Cy=20), leaving, round_of(Bo=9)):
        played.add(event)
    # With 100 points Bo is out in the second round, and only Ana is left when Cy goes.
    change = {"event": "amend", "index": 1, "to": round_of(Bo=40, Cy=20)}
    assert raises(RuleError, played.add, change).key == "all.later_impossible"
    assert raises(RuleError, played.add, dict(change, last=1)).key == "all.amend_goes_on"
    assert played.ends_at(change) == 2
    for _ in range(2):
        played.add(dict(change, last=2))
        assert played.game.over and played.count == 3 and played.game.winners == ["Ana"]
        played.add({"event": "undo"})
        assert not played.game.over and played.count == 4
    played.add({"event": "redo"})
    again = Ledger(played.game_class, played.names, None, None, list(played.log), 2)
    assert again.game.over and shown(again.game) == shown(played.game)
