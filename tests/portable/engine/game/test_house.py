"""House rules: names, values, defaults."""

from engine import games
from engine.ask import answer
from engine.errors import InputError
from engine.game.house import YES_NO, Option, Span, value_key, with_defaults, words_beside
from engine.texts import beside, has, text, use
from tests.portable.tools import raises

GAMES = games.names()[:5]
YES = Option("yes", "no", YES_NO, "RMN-1")


def defaults(name):
    """Return the defaults; tests/data/house_rules.txt has them all, as they are."""
    return {option.name: option.default for option in games.load(name).options}


def test_the_defaults():
    for name in GAMES:
        assert games.load(name).with_defaults(None) == defaults(name)
        assert games.load(name).with_defaults({}) == defaults(name)


def test_every_value_that_is_listed_is_taken():
    for name in GAMES:
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
    for name in GAMES:
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


def test_words_stand_beside_a_rule():
    words = (("en", "Low|L", "Does low win?", "half", "a half"), ("it", "Basso", "Vince?"))
    find = words_beside((Option("low", "no", ("no", "half"), "RMN-1", words=words), YES))
    assert find("option_low", "en") == "Low|L" and find("about_low", "it") == "Vince?"
    assert find("value_low_half", "en") == "a half" and find("value_low_half", "it") is None
    for name in ("option_yes", "option", "low", "about_lo", "value_low_no"):
        assert find(name, "en") is None, name
    assert words_beside((YES,)) is None and words_beside(()) is None


def test_what_a_language_lacks_beside_a_rule_is_said_in_english():
    words = (("en", "Low", "Does low win?", "half", "a half"), ("it", "Basso", "Vince?"))
    beside("toyish", words_beside((Option("low", "no", ("no", "half"), "RMN-1", words=words),)))
    try:
        for language, said in (("en", "Low"), ("it", "Basso"), ("xx", "Low")):
            use(language)
            assert text("toyish.option_low") == said
            assert text(value_key("toyish", "low", "half")) == "a half"
            assert not has("toyish.option_high")
    finally:
        use("en")


def test_ask_lists_them():
    for game in answer({"ask": "games"})["games"]:
        if game["id"] in GAMES:
            found = {}
            for option in game["options"]:
                found[option["name"]] = option["default"]
                assert option["rule"].find("-") == 3
            assert found == defaults(game["id"])


def test_every_option_has_a_rule_of_its_game():
    for name in GAMES:
        game = games.load(name)
        assert has(game.section + ".unit")
        for option in game.options:
            assert option.rule[:4] == game.prefix + "-"
