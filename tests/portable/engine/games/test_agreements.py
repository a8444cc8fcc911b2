"""What the table agrees on during a game (ALL-14), in every game that has such questions."""

from engine import games
from engine.errors import InputError, RuleError
from engine.game import agreements, house
from engine.record.ledger import Ledger
from engine.texts import disputes, text, variants
from tests.portable.tools import raises, untyped
from tests.proof import samples

NAMES = ["Ana", "Ben", "Cy"]


def tables():
    """Yield (class, names) of every game with questions of its own."""
    for name in games.names():
        game = games.load(name)
        if list(disputes.disputes(game.prefix)):
            yield game, list(samples.of(name).players)


def free(game):
    """Yield (question, values) on which the table may agree."""
    for one in disputes.Shelf(game.prefix):
        if agreements.may_agree(game, one):
            yield one, agreements.values(game, one)


def entry(one, answer):
    return {"event": "agree", "question": one.name, "answer": answer}


def test_all_14_each_answer_can_be_agreed_on_and_taken_back():
    for game, names in tables():
        count = 0
        for one, values in free(game):
            assert len(values) > 1
            for value in values:
                ledger = Ledger(game, names)
                before = ledger.game.copy()
                effect = ledger.add(entry(one, value))
                count += 1
                assert not any(effect.changes.values()) and effect.notes[0][0] == one.rule
                assert agreements.value(ledger.game, ledger.game.house, one) == value
                told = ledger.game.story(entry(one, value), effect)
                words = text(told[0], **told[1])
                assert text(one.label()[0]).split("|")[0] in words
                ledger.add({"event": "undo"})
                assert ledger.game.is_like(before)
                ledger.add({"event": "redo"})
                assert agreements.value(ledger.game, ledger.game.house, one) == value
        assert count, game.name


def test_all_14_an_agreement_holds_for_what_comes_after_it():
    tie = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 4}}
    ledger = Ledger(games.load("gin"), ["Ana", "Ben"])
    ledger.add(tie)
    ledger.add({"event": "agree", "question": "equal", "answer": "knocker"})
    ledger.add(tie)
    ledger.add({"event": "agree", "question": "equal", "answer": "opponent"})
    ledger.add(tie)
    assert [player.score for player in ledger.game.players] == [0, 50]
    # Edited to what it was: the round after it is an undercut again.
    ledger.add(
        {
            "event": "amend",
            "index": 1,
            "to": {"event": "agree", "question": "equal", "answer": "opponent"},
        }
    )
    assert [player.score for player in ledger.game.players] == [0, 75]
    ledger.add({"event": "undo"})
    assert [player.score for player in ledger.game.players] == [0, 50]


def test_melds_are_judged_by_what_is_agreed_on():
    ledger = Ledger(games.load("rumino"), ["Ana", "Ben"])
    assert ledger.game.own_rules().twins
    ledger.add({"event": "agree", "question": "same_suit", "answer": "no"})
    assert not ledger.game.own_rules().twins
    assert ledger.house["twins"] == "yes"


def test_what_cannot_be_agreed_on_is_refused():
    game = Ledger(games.load("gin"), ["Ana", "Ben"]).game
    for question, answer in (
        ("corner", "yes"),
        ("limit", 5),
        ("nothing", "yes"),
        (7, "yes"),
        (None, None),
        ("look_back", "perhaps"),
        ("look_back", True),
        ("undercut_pays", "25"),
        ("undercut_pays", 15),
    ):
        raises(InputError, game.plan, {"event": "agree", "question": question, "answer": answer})
    raises(InputError, game.plan, {"event": "agree", "question": "look_back"})


def test_nothing_is_agreed_on_after_the_end():
    ledger = Ledger(games.load("gin"), ["Ana", "Ben"])
    ledger.add({"event": "stop"})
    agreed = {"event": "agree", "question": "look_back", "answer": "no"}
    raises(RuleError, ledger.add, agreed)


def test_the_questions_of_an_agreement():
    ledger = Ledger(games.load("gin"), ["Ana", "Ben"])
    asking = ledger.game.questions("agree", {})
    question = next(asking)
    assert "look_back" in [name for name, _ in question.choices]
    assert "corner" not in [name for name, _ in question.choices]
    answers = asking.send("equal")
    assert answers.default == "opponent"
    assert [value for value, _ in answers.choices] == ["opponent", "knocker"]
    assert asking.send("knocker") == {"event": "agree", "question": "equal", "answer": "knocker"}


def test_a_question_is_agreed_on_within_a_round_and_the_round_goes_on():
    game = games.load("rummoli")
    ledger = Ledger(game, NAMES)
    ledger.add({"event": "ante"})
    ledger.add({"event": "agree", "question": "own_five", "answer": "free"})
    ledger.add({"event": "widow", "how": "kept"})
    assert ledger.game.agreed == {"own_five": "free"}


def test_open_house_rules_have_a_few_values_and_a_question():
    for game, _ in tables():
        asked = [one.option for one in disputes.disputes(game.prefix)]
        for name in game.midgame_options:
            option = house.find(game.options, name)
            assert option is not None and option.parse is None
            assert not [value for value in option.values if house.is_span(value)], name
            assert name in asked, (game.name, name)


def test_all_14_the_question_stays_with_its_answer():
    """Where the answer is asked for, in the preview, and in ever fewer words in the history."""
    for game, names in tables():
        for one, values in free(game):
            ledger = Ledger(game, names)
            asking = ledger.game.questions("agree", {})
            next(asking)
            asked = asking.send(one.name)
            question, labels = text(one.asked()[0]), variants(one.label()[0])
            forms = variants(asked.key, **asked.facts)
            assert forms[0] == question and labels[0] in forms and labels[-1] in forms
            for value in values:
                effect = ledger.game.plan(entry(one, value))
                _, key, facts = effect.notes[0]
                assert text(key, **facts).startswith(question + " ")
                told, facts = untyped(ledger.game.story(entry(one, value), effect))
                forms = variants(told, **facts)
                for form in forms[:-1]:
                    assert form.startswith(labels[0]) or form.startswith(labels[-1]), form


def test_all_14_old_discards_in_the_history():
    ledger = Ledger(games.load("gin"), ["Ana", "Ben"])
    agreed = {"event": "agree", "question": "look_back", "answer": "yes"}
    told, facts = untyped(ledger.game.story(agreed, ledger.add(agreed)))
    assert variants(told, **facts)[:4] == [
        "Look at old discards? – Yes, at any time.",
        "Look at old discards? – Yes",
        "Old discards – Yes",
        "Old discards",
    ]
