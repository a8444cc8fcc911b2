"""The rulebook and the questions `rule` and `games`."""

from engine import games, texts
from engine.ask import answer
from engine.texts import rulebook

_COUNTS = (
    ("ALL", 15),
    ("RMN", 16),
    ("GSK", 16),
    ("RML", 25),
    ("RSK", 15),
    ("TUS", 14),
    ("ANY", 13),
)
_PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]


def _numbers(reply):
    return [rule["number"] for rule in reply["rules"]]


def test_every_number_is_there_in_order():
    for prefix, count in _COUNTS:
        assert len(list(rulebook.rules(prefix))) == count
    for prefix in _PREFIXES:
        numbers = [rule.number for rule in rulebook.rules(prefix)]
        assert numbers == [f"{prefix}-{n}" for n in range(1, len(numbers) + 1)] != []


def test_every_rule_is_complete():
    for prefix in _PREFIXES:
        for rule in rulebook.rules(prefix):
            assert rule.topic in rulebook.TOPICS, rule.number
            assert rule.mark in ("src", "gap", "both"), rule.number
            assert 5 < len(rule.short) <= 60 and rule.short.endswith("."), rule.number
            assert len(rule.full) >= len(rule.short) - 10 and rule.full[-1] in ".)", rule.number
            assert isinstance(rule.also, tuple), rule.number


def test_numbers_that_a_rule_mentions_exist():
    for prefix in _PREFIXES:
        for rule in rulebook.rules(prefix):
            for word in rule.full.replace("(", " ").replace(")", " ").split():
                word = word.strip(".,:;")
                if word[:4] in [known + "-" for known in _PREFIXES]:
                    assert rulebook.find(word) is not None, (rule.number, word)


def test_topics_have_titles_and_hold_all_rules():
    for prefix in _PREFIXES:
        held = 0
        for topic in rulebook.topics(prefix):
            assert texts.has("rulebook.topic_" + topic)
            held += len([rule for rule in rulebook.rules(prefix) if rule.topic == topic])
        assert held == len(list(rulebook.rules(prefix)))


def test_find_takes_either_case_and_nothing_else():
    assert rulebook.find("rmn-8").full == rulebook.find("RMN-8").full
    assert rulebook.find("RMN-8").number == "RMN-8"
    for number in ("", "-", "RMN", "RMN-", "RMN-0", "RMN-08", "RMN-99", "RMN8", "8", "XXX-1"):
        assert rulebook.find(number) is None, number
    for number in ("../RMN-1", "en.rules_rmn-1", "\x00-1", "RMN" * 100 + "-1", "é-1", "RMN-8 "):
        assert rulebook.find(number) is None, number


def test_every_house_rule_bends_a_rule_that_exists_and_names_itself_there():
    for name in games.names():
        game = games.load(name)
        for option in game.options:
            rule = rulebook.find(option.rule)
            assert rule is not None, option.name
            # What has its words beside it stands in a line of its own below the rule.
            assert option.words or option.name in rule.full, (option.name, rule.number)
            assert option.name in rulebook.house_rules(rule, game.options)


def test_house_rules_of_other_numbers_exist():
    options = []
    for name in games.names():
        options.extend([option.name for option in games.load(name).options])
    for prefix in _PREFIXES:
        for rule in rulebook.rules(prefix):
            for name in rule.also:
                assert name in options, (rule.number, name)


# A line that begins like a rule is none, and a colon may come again.
TOY = (
    """TOY-1 win gap: Short: è così.
The whole, see
TOY-2 score.""",
    """TOY-2 score both one two: The last.
Ends here.""",
)


def test_a_guest_game_brings_its_rules():
    rulebook.add("TOY", TOY)
    assert [rule.number for rule in rulebook.rules("TOY")] == ["TOY-1", "TOY-2"]
    for rule in (rulebook.find("toy-1"), list(rulebook.rules("TOY"))[0]):
        assert (rule.topic, rule.mark, rule.also) == ("win", "gap", ())
        assert (rule.short, rule.full) == ("Short: è così.", "The whole, see TOY-2 score.")
    for rule in (rulebook.find("TOY-2"), list(rulebook.rules("TOY"))[1]):
        assert (rule.topic, rule.mark, rule.also) == ("score", "both", ("one", "two"))
        assert (rule.short, rule.full) == ("The last.", "Ends here.")
    assert rulebook.topics("TOY") == ["score", "win"]
    rulebook.remove("TOY")
    assert rulebook.find("TOY-1") is None


def test_a_language_without_rules_reads_them_in_english():
    before = texts.language()
    rule = rulebook.find("RSK-5")
    texts.use("xx")
    try:
        assert rulebook.find("RSK-5").full == rule.full
    finally:
        texts.use(before)


def test_ask_rule_by_number():
    reply = answer({"ask": "rule", "number": "rmn-8"})
    assert _numbers(reply) == ["RMN-8"]
    assert reply["rules"][0]["text"] == rulebook.find("RMN-8").full
    assert reply["rules"][0]["house"] == ["knock_limit"]


def test_ask_rule_names_the_house_rules_of_its_number_and_those_it_depends_on():
    """tests/data/house_rules.txt has them all, as they are."""
    for name in games.names():
        options = games.load(name).options
        for reply in answer({"ask": "rule", "game": name})["rules"]:
            rule = rulebook.find(reply["number"])
            names = [o.name for o in options if o.rule == rule.number or o.name in rule.also]
            assert sorted(reply["house"]) == sorted(names), rule.number
    assert answer({"ask": "rule", "number": "ALL-3"})["rules"][0]["house"] == ["chips_each"]


def test_ask_rule_by_game_has_all_of_its_rules_in_order():
    for name in games.names():
        reply = answer({"ask": "rule", "game": name})
        prefix = games.load(name).prefix
        assert _numbers(reply) == [rule.number for rule in rulebook.rules(prefix)]


def test_ask_rule_refuses_what_is_not_well_formed():
    cases = (
        ({}, "number"),
        ({"number": "RMN-17"}, "number"),
        ({"number": ""}, "number"),
        ({"number": 8}, "number"),
        ({"number": None}, "number"),
        ({"number": "RMN-8", "game": "rumino"}, "number"),
        ({"game": "whist"}, "game"),
        ({"game": ["rumino"]}, "game"),
        ({"game": "rumino", "options": {"no_such": 1}}, "options"),
        ({"number": "RMN-8", "options": {"knock_limit": 16}}, "options"),
        ({"number": "ALL-1", "options": {"knock_limit": 7}}, "options"),
        ({"number": "RMN-8", "numbers": 1}, "numbers"),
    )
    for fields, wrong in cases:
        question = dict(fields, ask="rule")
        reply = answer(question)
        assert reply["field"] == wrong, fields
        assert reply["error"] and "rules" not in reply


def test_ask_games_lists_the_five_in_order():
    reply = answer({"ask": "games"})
    found = [(game["id"], game["players"], game["deck"]) for game in reply["games"][:5]]
    assert found == [
        ("rumino", [2, 6], "rumino108"),
        ("ginski", [3, 3], "rumski70"),
        ("rummoli", [2, 8], "standard52"),
        ("rumski", [2, 6], "rumski70"),
        ("tuscan", [2, 4], "italian40"),
    ]
    assert reply["games"][4]["title"] == "Tuscan Rummy"


def test_ask_games_lists_every_house_rule():
    options = {}
    for game in answer({"ask": "games"})["games"]:
        for option in game["options"]:
            assert isinstance(option["values"], list) and option["values"]
            assert rulebook.find(option["rule"]) is not None
            options[(game["id"], option["name"])] = option
    knock = options[("rumino", "knock_limit")]
    assert knock == {
        "name": "knock_limit",
        "default": 7,
        "values": [{"least": 1, "most": 15}],
        "rule": "RMN-8",
    }
    assert options[("rumino", "twins")]["values"] == ["yes", "no"]
    board = options[("rummoli", "board")]
    assert board["default"] == "rummoli"
    assert board["values"] == ["rummoli", "tripoley", "custom"]
    assert options[("rumski", "target")]["default"] == "100*players"
    assert options[("rumski", "target")]["values"][0] == "100*players"


def test_ask_games_takes_no_options_and_no_field():
    assert answer({"ask": "games", "options": {}})["field"] == "options"
    assert answer({"ask": "games", "game": "rumino"})["field"] == "game"


def test_all_13_the_words_of_the_games_are_explained():
    full = rulebook.find("ALL-13").full
    for word in ("meld", "Deadwood", "stock", "discard pile"):
        assert word in full
