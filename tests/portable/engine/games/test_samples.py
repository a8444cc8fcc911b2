"""What holds in every game: its sample is played, told, edited, copied and taken back."""

from engine import games, texts
from engine.game.declared import UNKNOWN_EVENT
from engine.game.facts import GameFacts
from engine.record.ledger import Ledger
from tests.portable.tools import fill_in, shown
from tests.proof import samples


def tables():
    """Yield (ledger, sample, names) of each game, with no event yet."""
    for name in games.names():
        game, sample = games.load(name), samples.of(name)
        names = list(sample.players)
        assert game.min_players <= len(names) <= game.max_players, name
        yield Ledger(game, names, game.with_defaults(None), names[0]), sample, names


def test_the_questions_of_a_game_make_the_events_of_its_sample():
    for ledger, sample, names in tables():
        for event in sample.rounds(names):
            assert ledger.game.event_type(event["event"]) in ledger.game.events, event
            again = fill_in(ledger.game, event["event"], event).event
            assert ledger.game.plan(again).changes == ledger.game.plan(event).changes, event
            ledger.add(event)
        assert not ledger.game.over


def test_each_event_can_be_undone_edited_and_told():
    for ledger, sample, names in tables():
        for index, event in enumerate(sample.rounds(names)):
            before = shown(ledger.game)
            ledger.add(event)
            after = shown(ledger.game)
            ledger.add({"event": "undo"})
            assert shown(ledger.game) == before, event
            ledger.add({"event": "redo"})
            ledger.add({"event": "amend", "index": index, "to": event})
            assert shown(ledger.game) == after, event
        for _, event, effect, state in ledger.history():
            story = state.story(event, effect)
            assert story is None or "{" not in texts.text(story[0], **story[1]), story
            assert texts.has(state.key_of("name_", event["event"]))


def test_a_correction_is_the_game_s_own_and_a_copy_does_not_see_it():
    for ledger, sample, names in tables():
        for event in sample.rounds(names):
            ledger.add(event)
        copy, before = ledger.game.copy(), shown(ledger.game)
        assert shown(copy) == before and copy.is_like(ledger.game)
        was = ledger.game.find(names[1]).score
        ledger.add(sample.correction(names, "x"))
        assert ledger.game.find(names[1]).score != was
        assert shown(copy) == before and not copy.is_like(ledger.game)


def test_an_object_with_state_belongs_to_one_game():
    for ledger, _, _ in tables():
        game = ledger.game
        for name in ("board", "columns", "elimination", "payments", "sides"):
            part = getattr(game, name)
            if part._state and part is not getattr(GameFacts, name):
                assert name in game.state, "%s: state lacks %s" % (game.name, name)
                assert part is not getattr(type(game), name, None), (game.name, name)


def test_each_event_is_planned_by_a_method_of_its_game_or_of_the_events_of_all_games():
    for name in games.names():
        game = games.load(name)
        for kinds, owner in ((game.events, game), (game.shared.event_types, game.shared)):
            for kind in kinds:
                assert callable(getattr(owner, "plan_" + kind.name)), (name, kind.name)


def test_what_can_be_entered_is_the_game_s_and_has_its_texts():
    for ledger, _, _ in tables():
        game = ledger.game
        for kind in game.actions():
            assert game.event_type(kind) is not UNKNOWN_EVENT, (game.name, kind)
            for prefix in ("do_", "name_"):
                assert texts.has(game.key_of(prefix, kind)), (game.name, prefix, kind)
