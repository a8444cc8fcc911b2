"""The worked example of each game in the rulebook: the engine comes to what the words say."""

from engine import games, texts
from engine.ask import answer
from engine.texts import has, rulebook, text

NAMES = ("Ana", "Ben", "Cy")


def melds(game, step):
    """Return the melds or hands of a step of an example, lists of words."""
    return [words.split() for words in games.load(game).example_cards[step].split("|")]


def said(game, step):
    return text("%s.example_%d" % (game, step + 1))


def ask(what, game, **fields):
    fields.update({"ask": what, "game": game})
    return answer(fields)


def round_of(game, event, players=NAMES):
    reply = ask("score", game, players=list(players), events=[event])
    return [reply["rounds"][-1][name] for name in players]


def test_each_game_of_cards_has_an_aim_and_an_example_in_both_languages():
    for name in games.names():
        game = games.load(name)
        steps = len(game.example_cards)
        if name == "any":
            assert not steps
            continue
        assert steps >= 2, name + ": its class has no example: see engine/games/rumino/game.py"
        try:
            for language in texts.LANGUAGES:
                texts.use(language)
                assert has(game.section + ".aim"), (name, language)
                for step in range(steps):
                    assert has("%s.example_%d" % (game.section, step + 1)), (name, language)
                assert not has("%s.example_%d" % (game.section, steps + 1))
        finally:
            texts.use("en")


def test_each_rule_that_an_example_names_exists():
    for name in games.names():
        for step in range(len(games.load(name).example_cards)):
            words = said(name, step)
            for number in [part.split(")")[0] for part in words.split("(")[1:]]:
                assert rulebook.find(number), (name, number)


def test_rmn_8_the_example_of_rumino():
    cards = sum(melds("rumino", 0), [])
    reply = ask("deadwood", "rumino", cards=cards)
    assert (reply["deadwood"], reply["may_end"], reply["rule"]) == (4, True, "RMN-8")
    event = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 12, "Cy": 25}}
    assert round_of("rumino", event) == [4, 12, 25]
    assert "Ana 4, Ben 12, Cy 25" in said("rumino", 1)


def test_gsk_7_the_example_of_ginski():
    reply = ask("deadwood", "ginski", cards=sum(melds("ginski", 0), []))
    assert (reply["deadwood"], reply["may_end"]) == (7, True)
    event = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 7, "Ben": 20, "Cy": 31}}
    assert round_of("ginski", event) == [44, 0, 0] and "= 44" in said("ginski", 1)


def test_rml_8_the_example_of_rummoli():
    hands = {"Ana": melds("rummoli", 0)[0], "Ben": melds("rummoli", 1)[0]}
    reply = ask("poker", "rummoli", hands=hands)
    assert reply["winners"] == ["Ben"] and reply["category"]["Ana"] == "pair"
    assert "3D" in hands["Ben"] and "3 of diamonds" in said("rummoli", 2)


def test_rsk_7_the_example_of_rumski():
    before, held = melds("rumski", 0)
    after = melds("rumski", 1)
    reply = ask(
        "table",
        "rumski",
        before=[before],
        after=after,
        played=held,
        opened=True,
        own_melds=[],
    )
    assert reply["ok"]
    left = {"Ben": ["R7", "G12"], "Cy": ["W", "Y3"]}
    assert round_of("rumski", {"event": "round", "winner": "Ana", "left": left}) == [45, 0, 0]
    assert "scores 45" in said("rumski", 2)


def test_tus_6_the_example_of_tuscan_rummy():
    reply = ask("classify", "tuscan", cards=sum(melds("tuscan", 0), []))
    assert (reply["hand"], reply["rule"]) == ("dieci", "TUS-6")
    event = {"event": "hand", "winner": "Ana", "kind": "dieci"}
    assert round_of("tuscan", event, NAMES[:2]) == [1, 0]


def test_gin_7_the_example_of_gin_rummy():
    knocker, other = sum(melds("gin", 0), []), sum(melds("gin", 1), [])
    reply = ask("layoff", "gin", knocker=knocker, opponent=other)
    assert reply["points"] == 13 and reply["deadwood"] == {"knocker": 2, "opponent": 15}
    assert sorted([card for card, _ in reply["laid_off"]]) == ["10S", "4S", "JS", "QC"]
    assert "= 13" in said("gin", 2) and "= 15" in said("gin", 1)


def test_the_book_is_in_the_order_in_which_one_learns_a_game():
    for name in games.names():
        prefix = games.load(name).prefix
        found = rulebook.in_order(prefix)
        numbers = [rule.number for rule in rulebook.rules(prefix)]
        assert sorted([rule.number for rule in found]) == sorted(numbers)
        places = [rulebook.TOPICS.index(rule.topic) for rule in found]
        assert places == sorted(places), name
    order = ["cards", "deal", "turn", "meld", "knock", "score", "win", "odd"]
    places = [rulebook.TOPICS.index(topic) for topic in order]
    assert places == sorted(places)
    # A hand of Rummoli: the chips, the deal, then what comes in which order.
    numbers = [rule.number for rule in rulebook.in_order("RML")]
    wanted = ["RML-4", "RML-5", "RML-19", "RML-7", "RML-9", "RML-17", "RML-18"]
    assert [number for number in numbers if number in wanted] == wanted
