"""Events that are declared: what is read, refused and asked follows from their fields."""

from engine.errors import InputError, RuleError
from engine.game.declared import (
    UNKNOWN_EVENT,
    BoolField,
    Check,
    ChoiceField,
    EventType,
    Field,
    PlayerField,
)
from engine.game.numbers import NumberField, NumbersField
from engine.games.any import AnyGame
from tests.portable.tools import raises

NAMES = ["Ana", "Ben", "Cy"]


def refuse(game, entry):
    if entry["cards"] == 3:
        raise RuleError("X-2", "all.not_now")


class Declared(AnyGame):
    """A game with one event of each field, and with a second step."""

    name = "declared"
    events = (
        EventType(
            "bids",
            PlayerField("caller", "any.ask_player", nobody="any.nobody_else"),
            NumberField("cards", "any.ask_won", least=1, most=5, rule="X-1"),
            Check(refuse),
            NumbersField(
                "bids", "any.ask_points", most=lambda game, entry: entry["cards"], rule="X-3"
            ),
        ),
        EventType(
            "hand",
            NumbersField(
                "tricks",
                "any.ask_points",
                most=lambda game, entry: entry["cards"],
                total=lambda game, entry: entry["cards"],
                unequal=("X-4", "any.not_sum"),
                rule="X-4",
            ),
            BoolField(
                "twice", "any.ask_player", when=lambda game, entry: entry["caller"] is not None
            ),
            ChoiceField(
                "trump",
                "any.ask_won",
                values=("high", "low"),
                label="any.value_",
                text_invalid="ask.empty",
            ),
            rule="X-4",
        ),
    )
    steps = ("bids", "hand")

    def plan_bids(self, entry):
        return self.round_effect("bids")

    def plan_hand(self, entry):
        effect = self.round_effect("hand")
        effect.changes = dict(entry["tricks"])
        return effect


def table():
    return Declared(NAMES)


def bids(**other):
    return dict({"event": "bids", "caller": "Ben", "cards": 4, "bids": each(1, 1, 1)}, **other)


def hand(**other):
    event = {"event": "hand", "tricks": each(4, 0, 0), "twice": True, "trump": "low"}
    return dict(event, **other)


def each(*numbers):
    return dict(zip(NAMES, numbers))


def why(game, event):
    """Return the rule, or the text, with which an event is refused."""
    try:
        game.plan(event)
    except RuleError as error:
        return error.rule or error.key
    except InputError as error:
        return error.key
    raise AssertionError("it was not refused")


def test_the_order_of_the_fields_is_the_order_of_what_is_refused():
    game = table()
    wrong = bids(caller="Zoe", cards=9, bids={})
    assert why(game, wrong) == "all.unknown_player"
    assert why(game, dict(wrong, caller=None)) == "X-1"
    assert why(game, dict(wrong, caller=None, cards=3)) == "X-2"
    assert why(game, dict(wrong, caller=None, cards=2)) == "all.lacks_player"
    assert why(game, bids(cards=2, bids=each(0, 3, 0))) == "X-3"
    assert why(game, bids(cards=2, bids=each(0, True, 0))) == "all.bad_number"
    assert why(game, bids(odd=1)) == "all.event_unknown_field"
    game.plan(bids())


def test_the_bounds_of_a_number_are_allowed_and_what_is_next_to_them_is_not():
    game = table()
    for cards, some in ((1, 1), (5, 5)):
        game.plan(bids(cards=cards, bids=each(0, some, 0)))
        assert why(game, bids(cards=cards, bids=each(0, some + 1, 0))) == "X-3"
        assert why(game, bids(cards=cards, bids=each(0, -1, 0))) == "all.bad_number"
    assert why(game, bids(cards=0)) == why(game, bids(cards=6)) == "X-1"


def test_a_step_knows_what_was_said_before_and_a_misdeal_forgets_it():
    game = table()
    assert why(game, hand()) == "X-4"
    game.apply(bids())
    assert why(game, bids()) == "all.step_first" and game.dealer == "Ana"
    assert why(game, {"event": "join", "player": "Dee"}) == "ALL-3"
    assert why(game, hand(tricks=each(1, 1, 1))) == "X-4"
    copy = game.copy()
    game.apply({"event": "void"})
    assert why(game, hand()) == "X-4"
    copy.apply(hand())
    assert copy.rounds == 1 and copy.dealer == "Ben" and copy.step_values == {}
    assert [player.score for player in copy.players] == [4, 0, 0]


def test_a_field_that_is_not_asked_is_refused():
    game = table()
    game.apply(bids(caller=None))
    assert why(game, hand()) == "all.not_now"
    event = hand()
    del event["twice"]
    game.plan(event)
    assert why(game, dict(event, trump="none")) == "ask.empty"


def test_the_form_and_the_names_follow_from_the_fields():
    first, second = Declared.events
    assert (first.required, first.optional) == (("caller", "cards", "bids"), ())
    assert (second.required, second.optional) == (("tricks", "trump"), ("twice",))
    assert first.names == ["caller", "bids"] and first.history_names == ["caller"]
    assert Declared.event_type("bids") is first and Declared.event_type([]) is UNKNOWN_EVENT
    assert Declared.event_type("void") in Declared.shared.event_types


def test_what_a_field_has_not_cannot_be_given():
    raises(TypeError, Field, "x", most=3)
    raises(TypeError, NumberField, "x", mots=3)
    raises(TypeError, EventType, "x", totls=True)
