"""The rulebook by game and topic, and the way to it from refusals and verdicts."""

import pytest

from engine import games, texts
from engine.texts import rulebook
from firmware.display.house_words import spoken
from tests.proof.robot.player import BOARDS, Player

NAMES = ["Ana", "Bo", "Cy"]


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def begin(person, game, options=None):
    app = person.box.device.app
    app.session.start_game(game, NAMES, games.load(game).with_defaults(options), "Ana")
    app.show_sheet()
    person.box.step()
    person.changed()


def squeezed(words):
    """Return words without blanks, in which lines that were broken are whole again."""
    return "".join(words.split())


def test_every_rule_of_the_game_is_read_in_full(person):
    begin(person, "ginski")
    person.menu("ui.rulebook")
    person.press("down", "ok")
    seen = []
    first = person.bar().split()[0]
    while first not in seen[1:]:
        number = person.bar().split()[0]
        seen.append(number)
        full = spoken(rulebook.find(number).full, "ginski", ("target",))
        assert squeezed(full) in squeezed(person.paper()), number
        person.press("right")
        if person.bar().split()[0] == first:
            break
    assert sorted(seen) == sorted(rule.number for rule in rulebook.rules("GSK"))


@pytest.mark.parametrize("game", ["rumino", "ginski", "rummoli", "rumski", "tuscan"])
def test_the_aim_comes_first_and_an_example_shows_cards(person, game):
    begin(person, game)
    person.menu("ui.rulebook")
    person.press("ok")
    section = games.load(game).section
    assert squeezed(texts.text(section + ".aim")) in squeezed(person.paper())
    person.press("back")
    person.choose("rulebook.topic_example")
    words = squeezed(person.paper())
    for step in range(len(games.load(game).example_cards)):
        assert squeezed(texts.text("%s.example_%d" % (section, step + 1))) in words
    # The way back is the list of topics.
    person.press("back")
    assert person.box.device.app.stack[-1].module == "book.rulebook"


def test_left_turns_back(person):
    begin(person, "tuscan")
    person.box.device.app.open("book.rule", "TUS-4")
    person.box.step()
    person.changed()
    person.press("left")
    # Pages turn in the order in which one learns the game: a turn comes before the hands.
    assert "TUS-14" in person.bar()
    person.press("right", "right")
    assert "TUS-5" in person.bar()


def test_house_rules_in_force_are_marked_and_said(person):
    begin(person, "rumino", {"knock_limit": 5})
    person.menu("ui.rulebook")
    rows = []
    while person.chosen() not in rows:
        rows.append(person.chosen())
        person.press("down")
    marked = [row for row in rows if "!" in row]
    assert len(marked) <= 1
    if person.box.width >= 128:
        assert len(marked) == 1 and marked[0].startswith("Ending")
    person.box.device.app.open("book.rule", "RMN-8")
    person.box.step()
    person.changed()
    bar, words = person.bar(), person.paper()
    assert "RMN-8" in bar and ("house" in bar or "!" in bar)
    assert "5" in words.split() and ("usually 7" in words or "(7)" in words)


def test_a_rule_without_a_house_rule_is_not_marked(person):
    begin(person, "rumino", {"knock_limit": 5})
    person.box.device.app.open("book.rule", "RMN-6")
    person.box.step()
    person.changed()
    assert "house" not in person.bar() and "House rule" not in person.paper()


def test_the_shared_rules_and_the_other_games_are_there_too(person):
    begin(person, "rumski")
    person.menu("ui.rulebook")
    person.choose("rulebook.all")
    person.says("ALL")
    person.press("back")
    person.choose("rulebook_screen.other_games")
    person.choose("Tuscan Rummy")
    person.says("TUS")
    person.press("down", "ok")
    assert person.bar().startswith("TUS-")
    person.press("back", "back", "back", "back")
    assert person.box.device.app.stack[-1].module == "table.menu"


def test_without_a_game_it_begins_with_the_games(person):
    person.choose("ui.rulebook")
    for title in ("Rumino", "Ginski", "Rummoli", "Rumski", "Tuscan Rummy", "In every game"):
        person.move_to("rulebook.all" if title.startswith("In") else title)
    person.choose("Rummoli")
    person.says("RML")


def test_a_refusal_leads_to_its_rule_with_one_press(person):
    begin(person, "rumski")
    person.press("ok")
    person.choose("Ana")
    if not person.has_cross():
        # Where it is counted, only fives are offered: there is nothing to refuse.
        counted = []
        for _ in range(3):
            counted.append(person.part.value())
            person.press("up")
        assert counted == [0, 5, 10]
        return
    person.number(42)
    person.says("RSK-10")
    person.press("right")
    assert person.bar().startswith("RSK-10")
    assert squeezed(rulebook.find("RSK-10").full) in squeezed(person.paper())
    person.press("back", "ok")
    assert "42" in squeezed(person.screen()), "what was entered is still there"
    person.mend(42, 40)


def test_rmn_8_a_number_that_cannot_be_names_its_rule_while_it_is_typed(person):
    begin(person, "rumino")
    person.press("ok")
    person.choose("Ana")
    person.cannot(9, "RMN-8")


def test_rmn_6_a_verdict_leads_to_its_rule_with_one_press(person):
    begin(person, "rumino")
    from engine.cards import RUMINO108
    from engine.game.entry import Entry

    entry = Entry(person.box.device.app.game, "judge_meld")
    entry.answer(RUMINO108.read_all(["QS", "KS", "AS"]))
    person.box.device.app.open("book.verdict", entry.event)
    person.box.step()
    person.changed()
    person.press("right")
    assert person.bar().startswith("RMN-6")
    person.press("back")
    person.says("judge.no")


def test_a_number_that_no_rule_has_is_said_and_left_again(person):
    person.box.device.app.open("book.rule", "RMN-99")
    person.box.step()
    person.changed()
    assert "there is no rule RMN-99" in person.paper()
    person.press("back")
