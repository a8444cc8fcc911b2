"""House rules: names, values, defaults."""

from engine import games
from engine.ask import answer
from engine.errors import InputError
from engine.game.house import Option, Span, with_defaults
from engine.texts import has
from tests.portable.tools import raises

# The house rules and their defaults.
DEFAULTS = {
    "rumino": {
        "twins": "yes",
        "jokers_per_meld": "any",
        "knock_limit": 7,
        "floor_zero": "no",
        "gin_bonus_for_all": "no",
        "natural_rumino": "no",
        "three_gins": "no",
        "out_at": 100,
        "re_entry": "no",
        "stock_out": "reshuffle",
    },
    "ginski": {
        "upcard_offer": "yes",
        "end_limit": 13,
        "undercut_pays": "both_others",
        "undercut_tie": "nearer_left",
        "target": 100,
        "stock_out": "reshuffle",
    },
    "rummoli": {
        "chips_each": 50,
        "chips_total": 0,
        "board": "rummoli",
        "ante": 1,
        "poker": "showdown",
        "wheel": "yes",
        "short": "owes",
        "collect": "played",
        "dealer_ante": "same",
        "widow_for": "anyone",
        "first_bet": "left",
        "side_pots": "yes",
        "first_lead": "winner",
        "first_suit": "any",
        "next_lead": "colour",
        "lowest": "hand",
        "pass_chip": "no",
        "unclaimed": "paid",
        "board_end": "cut",
    },
    "rumski": {"wild_discard": "free", "target": "100*players"},
    "tuscan": {
        "deck": "italian40",
        "suit_names": "french",
        "german_ace": "high",
        "hand_values": "one",
        "hands": 3,
    },
}


def test_the_defaults():
    for name in DEFAULTS:
        assert games.load(name).with_defaults(None) == DEFAULTS[name]
        assert games.load(name).with_defaults({}) == DEFAULTS[name]


def test_every_value_that_is_listed_is_taken():
    for name in DEFAULTS:
        game = games.load(name)
        for option in game.options:
            for value in option.values:
                tried = [value.minimum, value.maximum] if isinstance(value, Span) else [value]
                for one in tried:
                    house = game.with_defaults({option.name: one})
                    assert house[option.name] == one
                if isinstance(value, Span):
                    for one in (value.minimum - 1, value.maximum + 1):
                        raises(InputError, game.with_defaults, {option.name: one})
                else:
                    assert option.allowed().find(str(value)) >= 0


def test_every_other_value_is_refused():
    for name in DEFAULTS:
        game = games.load(name)
        for option in game.options:
            for value in (None, True, False, "", "maybe", 0.5, 1.0, 2.0, 7.0, [], {}, -1, 10**12):
                if value not in (1, 2, 7) or isinstance(value, float):
                    error = raises(InputError, game.with_defaults, {option.name: value})
                    assert error.field == "options"
        raises(InputError, game.with_defaults, {"no_such": 1})
        for given in ([], "twins", 7):
            raises(InputError, game.with_defaults, given)


def test_a_value_is_of_its_kind():
    option = Option("x", 1, (1, "yes", Span(5, 7)), "ALL-1")
    assert option.accept(1) == 1 and option.accept("yes") == "yes" and option.accept(6) == 6
    for value in (True, "1", 6.0, "6", 8, None):
        assert option.accept(value) is None
    assert option.allowed() == "1, yes, 5-7"


def test_settle_gives_a_house_of_its_own():
    options = (Option("twins", "yes", ("yes", "no"), "RMN-5"),)
    given = {"twins": "no"}
    house = with_defaults(options, given)
    given["twins"] = "yes"
    assert house == {"twins": "no"}


def test_ask_lists_them():
    for game in answer({"ask": "games"})["games"]:
        if game["id"] in DEFAULTS:
            found = {}
            for option in game["options"]:
                found[option["name"]] = option["default"]
                assert option["rule"].find("-") == 3
            assert found == DEFAULTS[game["id"]]


def test_every_option_has_a_rule_of_its_game():
    for name in DEFAULTS:
        game = games.load(name)
        assert has(game.section + ".unit")
        for option in game.options:
            assert option.rule[:4] == game.prefix + "-"
