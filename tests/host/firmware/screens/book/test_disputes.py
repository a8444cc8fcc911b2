"""Disputes: each question is answered in three presses, and the table can agree on answers."""

import random

import pytest

from engine import games, texts
from engine.errors import RuleError
from engine.game.house import value_key
from engine.record.ledger import Ledger
from engine.texts import disputes, text
from host_tools.base.speaking import speaking
from tests.proof import samples
from tests.proof.robot.player import Player

# Six keys, and three and four: there an arrow that is held means left or right elsewhere.
BOARDS = ("sim_128x64", "sim_72x40", "sim_128x32", "sim_128x64_4")
SIZES = [(board, language) for board in BOARDS for language in ("en", "it")]
NAMES = ("Ana", "Ben", "Cy")
GAMES = [name for name in games.names() if any(disputes.disputes(games.load(name).prefix))]
ALL = [(name, one) for name in GAMES for one in (*disputes.Shelf(games.load(name).prefix),)]


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


def begin(person, name, options=None):
    """Put a game on the table."""
    game = games.load(name)
    names = list(samples.of(name).players)
    app = person.box.device.app
    app.session.start_game(name, names, game.with_defaults(options), names[0])
    app.show_sheet()
    person.box.step()
    person.changed()


def squeezed(words):
    """Return words without blanks, in which lines that were broken are whole again."""
    return "".join(words.split())


def rough(words):
    """Return words without the letters whose tails cannot be read in a row that is chosen."""
    return "".join(letter for letter in squeezed(words) if letter not in "jpq")


def is_row(one, row):
    """Return whether a row of the list, as it is read, is a question: with its mark if open."""
    shown = [rough(form) for form in texts.variants(one.label()[0])]
    return rough(row) in shown + [form + "?" for form in shown if one.is_open]


def look_up(person, one):
    """Go from the sheet to the answer, as a player does; return how many presses it takes."""
    before = person.presses
    person.press("right")

    def chosen():
        return is_row(one, person.chosen())

    if not chosen():
        person.hold_down("down", chosen)
    person.press("ok")
    return person.presses - before


def drawn(board, language, count=10):
    """Return questions drawn at random, other ones for each: (game, question)."""
    return random.Random(f"disputes {board} {language}").sample(ALL, count)


@pytest.mark.parametrize(("board", "language"), SIZES)
def test_ten_questions_drawn_at_random_are_answered_in_three_presses(board, language):
    for name, one in drawn(board, language):
        with speaking(language), Player(board, NAMES, {"language": language}) as person:
            begin(person, name)
            assert look_up(person, one) <= 3, one.name
            assert person.bar().split()[0] == one.rule
            rules = games.load(name).with_defaults(None)
            said = one.says(
                rules.get(one.option), dict(rules, players=len(person.app.game.players))
            )
            if said is None:
                said = "rulebook_screen.not_decided", {}
            words = squeezed(text(said[0], **said[1]))
            # What is in sight at once is the beginning of the answer, or all of it.
            seen = squeezed(" ".join(person.middle()))
            assert words in seen or words.startswith(seen[: max(12, len(seen))]), (one.name, seen)
            assert words in squeezed(person.paper()), one.name


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_is_in_the_list(name):
    with Player("sim_128x64", NAMES) as person:
        begin(person, name)
        person.press("right")
        seen = []
        while not seen or person.chosen() != seen[0]:
            seen.append(person.chosen())
            person.press("down")
        for one in disputes.Shelf(games.load(name).prefix):
            assert sum(is_row(one, row) for row in seen) == 1, one.name


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_two_rows_of_a_list_are_called_alike(language):
    with speaking(language):
        for name in GAMES:
            game = games.load(name)
            keys = [one.label()[0] for one in disputes.Shelf(game.prefix)]
            keys += [key for _, key, _, _ in game.referee]
            shown = {}
            for key in keys:
                for form in texts.variants(key):
                    shown.setdefault(form.lower().rstrip("?"), set()).add(key)
            assert not {form: keys for form, keys in shown.items() if len(keys) > 1}, name


def titles(language):
    """Yield (game, question, its title in all lengths, the room that the smallest screen has)."""
    with speaking(language), Player("sim_72x40", NAMES) as person:
        ui = person.app.ui
        for name in GAMES:
            for one in disputes.Shelf(games.load(name).prefix):
                room = ui.width - 4 - (ui.size(disputes.OPEN) + 4 if one.is_open else 0)
                fits = [form for form in texts.variants(one.label()[0]) if ui.fits(form, room)]
                yield name, one, texts.variants(one.label()[0]), fits


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_title_is_whole_and_more_than_a_word_on_the_smallest_screen(language):
    """A word alone is a riddle, unless it is all that there is to say."""
    for name, one, forms, fits in titles(language):
        assert fits, (name, one.name, forms)
        assert len(fits[0].split()) > 1 or "-" in fits[0] or len(forms) == 1, (name, fits)


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_typed_letters_leave_the_questions_with_a_word_that_begins_so(board, language):
    """Any beginning of any word finds its question, on both lists, and Backspace takes it back."""
    chance = random.Random(board + language)
    with speaking(language), Player(board, NAMES, {"language": language}) as person:
        begin(person, "rummoli")
        for opened in ("book.disputes", "book.referee"):
            person.app.open(opened)
            screen = person.top
            whole = screen.count()
            for one in chance.sample(list(disputes.Shelf("RML")), 12):
                words = texts.variants(one.label()[0])[0].lower()
                begins = [at for at in range(len(words)) if at == 0 or words[at - 1] == " "]
                at = chance.choice(begins)
                typed = words[at : at + chance.randint(1, 9)].strip()
                for letter in typed.upper():
                    screen.type(letter)
                names = [screen.listed.question(at) for at in range(screen.count())]
                assert one.name in [found.name for found in names if found], typed
                for row in range(screen.count()):
                    forms = person.app.ui.forms(screen.items()[row][0])
                    assert any(f" {typed}" in f" {form.lower()}" for form in forms), (typed, forms)
                assert screen.count() < whole and screen.title()[1] == typed
                # What finds nothing changes nothing; an arrow stays within what was found.
                screen.type("\\")
                screen.press("up", "press")
                assert screen.found == typed and screen.at == screen.count() - 1
                screen.press("ok", "press")
                assert person.top is not screen
                person.app.close()
                assert screen.found == typed
                for _ in typed:
                    screen.type("\b")
                assert screen.count() == whole and person.top is screen
            screen.type("\b")
            assert person.top is not screen


def test_the_bar_says_when_a_question_comes_up():
    with Player("sim_72x40", NAMES) as person:
        begin(person, "gin")
        person.press("right")
        for name, moment in (("misdeal", "The deal"), ("ace_up", "Round end")):
            one = disputes.find("GIN", name) or disputes.find("ALL", name)
            person.hold_down("down", lambda one=one: is_row(one, person.chosen()))
            assert person.bar().endswith(moment), person.bar()


def test_the_answer_is_that_of_the_house():
    with Player("sim_128x64", NAMES) as person:
        begin(person, "gin", {"undercut_tie": "knocker", "knock_limit": 5})
        look_up(person, disputes.find("GIN", "equal"))
        person.reads("The knocker, for 0 points.")
        assert person.bar().split() == ["GIN-9", "house"]
        person.press("right")
        assert person.bar().split()[0] == "GIN-9"
        person.press("back", "back", "back")
        look_up(person, disputes.find("GIN", "limit"))
        person.reads("With at most 5 after the discard.")


def test_the_answer_is_that_of_the_house_rules_together_and_of_how_many_play():
    with Player("sim_128x64", NAMES) as person:
        begin(person, "rummoli", {"first_bet": "dealer"})
        look_up(person, disputes.find("RML", "first_bet"))
        person.reads("There are no bets here.")
        # The house rule that decides is told; who would bet first changes nothing without bets.
        paper = squeezed(person.paper())
        assert "Pokershowdown" in paper and "Firsttobet" not in paper
        person.press("back", "back")
        begin(person, "rummoli", {"poker": "betting", "first_bet": "dealer"})
        look_up(person, disputes.find("RML", "first_bet"))
        # With bets both decide.
        paper = squeezed(person.paper())
        assert "Pokerbetting" in paper and "Firsttobetdealer" in paper
        person.press("back", "back")
        begin(person, "gin", {"box": 0, "extra_boxes": "yes"})
        look_up(person, disputes.find("GIN", "extra"))
        person.reads("Here a hand won adds nothing")
    with Player("sim_128x64", (*NAMES, "Di")) as person:
        app = person.box.device.app
        names = [*NAMES, "Di"]
        app.session.start_game("gin", names, games.load("gin").with_defaults(None), names[0])
        app.show_sheet()
        person.box.step()
        person.changed()
        look_up(person, disputes.find("GIN", "last_two"))
        person.reads("The hand is drawn.")


def agree(person, one, value):
    """Agree on an answer: from the sheet to the sheet."""
    look_up(person, one)
    person.press("ok")
    person.choose(person_label(one, value))
    person.press("ok")


def person_label(one, value):
    if one.option:
        section = games.with_prefix(one.rule[:3]).section
        return value_key(section, one.option, str(value))
    return one.says(value)[0]


def undo(person):
    person.menu("ui.undo")
    person.press("ok")


@pytest.mark.parametrize(("board", "language"), SIZES)
def test_what_the_table_agrees_on_holds_is_in_the_history_and_can_be_undone(board, language):
    """ALL-14."""
    one = disputes.find("GIN", "look_back")
    with speaking(language), Player(board, NAMES, {"language": language}) as person:
        begin(person, "gin")
        agree(person, one, "yes")
        ledger = person.app.open_game.ledger
        assert ledger.game.agreed == {"look_back": "yes"}
        look_up(person, one)
        assert squeezed(text(one.says("yes")[0])) in squeezed(person.paper())
        person.press("back", "back")
        # A power cut, and it is still so.
        person.restart()
        assert person.app.open_game.ledger.game.agreed == {"look_back": "yes"}
        person.menu("ui.history")
        assert person.chosen().startswith("- ")
        while person.top.module != "table.sheet":
            person.press("back")
        person.menu("ui.undo")
        person.press("ok")
        assert person.app.open_game.ledger.game.agreed == {}


def test_a_house_rule_agreed_on_counts_from_then_on():
    """ALL-14: what was entered before stays as it was, also where it is edited."""
    tie = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 4}}
    one = disputes.find("GIN", "equal")
    with Player("sim_128x64", NAMES) as person:
        begin(person, "gin")
        assert person.app.session.add(tie)
        agree(person, one, "knocker")
        assert person.app.session.add(tie)
        ledger = person.app.open_game.ledger
        assert [player.score for player in ledger.game.players] == [0, 25]
        assert ledger.game.house["undercut_tie"] == "knocker"
        lower = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 3}}
        ledger.add({"event": "amend", "index": 0, "to": lower})
        assert [player.score for player in ledger.game.players] == [0, 26]
        person.restart()
        look_up(person, one)
        person.reads("The knocker, for 0 points.")


@pytest.mark.parametrize("board", BOARDS)
def test_an_agreement_is_an_entry_like_any_other(board):
    """ALL-14.

    A player leaves and returns, the game is put away, the power fails, the language changes, the
    agreement is edited, and all of it is undone.
    """
    one = disputes.find("RMN", "same_suit")
    twins = {"event": "round", "ender": "Ana"}
    twins["hands"] = {
        "Ana": "7H 7H 7S KD KC KS AH".split(),
        "Ben": "9H 9H 9S QD QC QS 2H".split(),
        "Cy": "2S 4D 6C 8S 10D QH KH".split(),
        "Dee": "3S 4H 5D 6D 9C 10H JC".split(),
    }
    with speaking("en"), Player(board, NAMES) as person:
        begin(person, "rumino")
        session, ledger = person.app.session, person.app.open_game.ledger

        def scores():
            return [player.score for player in ledger.game.players]

        assert session.add(twins) and scores() == [1, 2, 50, 47]
        agree(person, one, "no")
        assert not ledger.game.own_rules().twins
        assert session.add({"event": "leave", "player": "Cy"})
        assert session.add({"event": "join", "player": "Cy"})
        # The same cards, and no set of 7♥ 7♥ 7♠ any more: Ana may not knock.
        with pytest.raises(RuleError, match="22"):
            ledger.check(twins)
        person.menu("ui.put_away")
        assert person.top.module == "setup.start"
        person.press("ok")
        assert person.top.module == "table.sheet"
        # The power fails, and somebody else takes over, who speaks Italian.
        person.change_setting("language", "it")
        person.restart()
        session, ledger = person.app.session, person.app.open_game.ledger
        look_up(person, one)
        assert squeezed(text(one.says("no")[0])) in squeezed(person.paper())
        person.press("back", "back")
        person.menu("ui.history")
        person.press("down", "down")
        row = rough(person.chosen())
        # The question is there, in its short form at least.
        assert rough(texts.variants(one.label()[0])[-1])[:6] in row, row
        # Edited: the same question, and the other answer.
        person.press("ok", "ok", "ok")
        person.choose(person_label(one, "yes"))
        person.press("ok")
        while person.top.module != "table.sheet":
            person.press("back")
        assert ledger.count == 4 and ledger.game.house["twins"] == "yes"
        assert session.add(twins) and scores() == [2, 4, 100, 94]
        for _ in range(2):
            undo(person)
        assert ledger.game.house["twins"] == "no" and ledger.count == 4
        for _ in range(3):
            undo(person)
        assert ledger.game.house["twins"] == "yes"
        assert scores() == [1, 2, 50, 47] and ledger.count == 1


def test_an_answer_that_is_left_changes_nothing():
    with Player("sim_128x64", NAMES) as person:
        begin(person, "gin")
        look_up(person, disputes.find("GIN", "look_back"))
        person.press("ok")
        person.restart()
        # The choice is still open after a power cut; back leads to the question, then to the sheet.
        assert person.app.open_game.ledger.count == 0
        person.press("back")
        while person.top.module != "table.sheet":
            person.press("back")
        assert person.app.open_game.ledger.game.agreed == {}


def test_disputes_are_in_the_book_without_a_game():
    with Player("sim_128x64", NAMES) as person:
        person.choose("ui.rulebook")
        person.choose("Gin Rummy")
        person.choose("rulebook_screen.disputes")
        person.choose("disputes:gin.equal")
        person.reads("The opponent. An equal count is an undercut.")
        assert person.top.free is False


def test_a_ledger_replays_agreements():
    ledger = Ledger(games.load("rumino"), ["Ana", "Ben"])
    ledger.add({"event": "agree", "question": "stock", "answer": "void"})
    assert ledger.game.house["stock_out"] == "void" and ledger.house["stock_out"] == "reshuffle"
    again = Ledger(games.load("rumino"), ["Ana", "Ben"], ledger.house, None, list(ledger.log))
    assert again.game.house == ledger.game.house
