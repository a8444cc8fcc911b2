"""Events that are entered by keyed hands: RML-7, RML-8, RML-17 and TUS-7 to TUS-11."""

from engine import games
from engine.cards import ITALIAN40, STANDARD52
from engine.errors import InputError
from engine.game.entry import Entry
from engine.game.questions import BY_CARDS, CARDS, PICK
from engine.texts import text
from tests.portable.tools import FOUR, Table, fill_in, raises, untyped

STRAIGHT = "AS KD QS JS 10D"
ALSO = "AH KH QD JH 10H"
PAIR = "2C 2D 5S 7H 9C"
HIGH = "3C 4C 6D 8S KC"


def hand(words, deck=STANDARD52):
    return [deck.read(word) for word in words.split()]


def rummoli(**options):
    table = Table("rummoli", FOUR, **options)
    table.add("ante")
    return table


def test_rml_8_a_showdown_by_cards_shares_the_pot():
    table = rummoli()
    entry = Entry(table.game, "poker")
    entry.answer(BY_CARDS)
    # From the dealer's left on; the hands lie open.
    for name, words in (("Bo", STRAIGHT), ("Cy", PAIR), ("Di", ALSO), ("Ann", HIGH)):
        question = entry.question
        assert question.kind == CARDS and not question.private and question.who == name
        assert (question.minimum, question.maximum) == (5, 5)
        entry.answer(hand(words))
    table.ledger.add(entry.event)
    table.sound()
    assert table.scores() == [41, 43, 41, 43] and untyped(table.game).leader == "Bo"


def test_rml_8_a_card_cannot_be_in_two_hands():
    entry = Entry(rummoli().game, "poker")
    entry.answer(BY_CARDS)
    entry.answer(hand(STRAIGHT))
    raises(InputError, entry.answer, hand("AS 2C 5S 7H 9C"))
    assert entry.back() == hand(STRAIGHT)


def test_rml_7_after_bets_only_those_still_in_show():
    table = rummoli(poker="betting")
    entry = Entry(table.game, "poker")
    entry.answer(BY_CARDS)
    for stays in (False, True, False, True):
        assert entry.question.kind == PICK
        entry.answer(stays)
    entry.answer(hand(PAIR))
    assert entry.question.who == "Ann"
    entry.answer(hand(HIGH))
    assert sorted(entry.event["hands"]) == ["Ann", "Cy"]
    table.ledger.add(entry.event)
    assert table.score("Cy") == 45
    # Amended, the others stay out.
    again = fill_in(table.game, "poker", entry.event)
    assert again.event == entry.event


def test_rml_7_the_last_one_in_shows_nothing():
    for stays, winner in (((True, False, False, False), "Bo"), ((False, False, False), "Ann")):
        entry = Entry(rummoli(poker="betting").game, "poker")
        entry.answer(BY_CARDS)
        for answer in stays:
            entry.answer(answer)
        assert entry.event == {"event": "poker", "winners": [winner]}


def test_rml_8_an_amended_showdown_offers_the_cards_again():
    table = rummoli()
    # More than five were given: the best five count.
    event = {
        "event": "poker",
        "hands": {"Bo": hand_texts(STRAIGHT + " 2S"), "Di": hand_texts(PAIR)},
    }
    table.ledger.check(event)
    entry = Entry(table.game, "poker", event)
    assert entry.question.default == BY_CARDS
    entry.answer(BY_CARDS)
    assert entry.question.default == hand(STRAIGHT + " 2S") and entry.question.maximum == 6
    entry.answer(entry.question.default)
    assert entry.question.who == "Cy" and entry.question.default is None


def hand_texts(words):
    return words.split()


def test_rml_17_the_end_by_five_cards_each():
    table = rummoli()
    table.add("poker", winners=["Bo"])
    table.add("out", player="Cy", left={"Ann": 1, "Bo": 1, "Di": 1})
    answers = (BY_CARDS, hand(STRAIGHT), hand(PAIR), hand(ALSO), hand(HIGH))
    event = fill_in(table.game, "finish", None, answers).event
    assert sorted(event["hands"]) == sorted(FOUR)
    table.ledger.add(event)
    assert table.game.over and table.game.ending[0] == "RML-17"


SETTE = "AS 2S 3S 4S 5H 5C 5D"
NOTHING = "AH 3H 5S 7H KC QD 2C"


def test_tus_7_a_hand_by_cards():
    table = Table("tuscan", FOUR[:3])
    names = table.game.following(table.game.dealer)
    answers = (BY_CARDS, False, hand(SETTE, ITALIAN40), hand(NOTHING, ITALIAN40))
    answers = answers + (hand("2H 4H 6H JH QC KD 7D", ITALIAN40),)
    event = fill_in(table.game, "hand", None, answers).event
    assert event["exhausted"] is False and event["hands"][names[0]] == SETTE.split()
    table.ledger.add(event)
    assert table.score(names[0]) == 1
    assert fill_in(table.game, "hand", event).event == event


def test_tus_11_an_empty_stock_counts_points_and_all_7_bears_a_card_too_few():
    table = Table("tuscan", FOUR[:2], deck="german36")
    deck = table.game.faces.deck(table.game.house)
    first, second = hand("6S 7S 9H 10C QD KC", deck), hand("6H 7H 9S 10D QS KS AS", deck)
    event = fill_in(table.game, "hand", None, (BY_CARDS, True, first, second)).event
    effect = table.ledger.add(event)
    assert effect.notes[0][0] == "TUS-11"


def test_rml_8_a_verdict_on_the_showdown_is_the_event():
    table = rummoli()
    answers = (hand(STRAIGHT), hand(PAIR), hand(ALSO), hand(HIGH))
    verdict = answered(table.game, "judge_poker", answers)
    table.ledger.add(verdict.event)
    assert table.scores() == [41, 43, 41, 43]
    # Once the pot is settled it is a verdict and nothing else.
    assert answered(table.game, "judge_poker", answers).event is None


def test_tus_11_a_verdict_on_a_drawn_or_won_hand_is_the_event():
    table = Table("tuscan", FOUR[:2], deck="german36")
    deck = table.game.faces.deck(table.game.house)
    hands = (hand("6S 7S 9H 10C QD KC JH", deck), hand("6H 7H 9S 10D QS KS AS", deck))
    for exhausted in (False, True):
        event = answered(table.game, "judge_showdown", (exhausted,) + hands).event
        assert (event is not None) == exhausted
    table.ledger.add(event)
    assert table.game.rounds == 1


def test_a_question_for_a_hand_says_what_the_hand_counts():
    for game, words, points in (
        ("rumino", "7H 7D 7S 4C 5C 6C KD", 10),
        ("ginski", "R1 R2 R3 B5 G5 P5 B7 B8 B9 Y9", 9),
    ):
        entry = Entry(Table(game, FOUR[:3]).game, "round")
        entry.answer("Ann")
        cards = entry.question.deck.read_all(words.split())
        # The round has ended: the hands lie open.
        assert entry.question.worth(cards) == points and not entry.question.private


def answered(game, question, answers):
    """Return the Verdict on `answers`."""
    entry = Entry(game, question)
    for answer in answers:
        entry.answer(answer)
    return entry.event


def advice(game, words, **options):
    """Return (rule, sentence) of what the referee says to discard."""
    table = Table(game, FOUR[:3], **options)
    entry = Entry(table.game, "judge_discard")
    deck = entry.question.deck
    entry.answer([deck.read(word) for word in words.split()])
    verdict = entry.event
    return verdict.rule, text(verdict.key, **verdict.facts)


def test_the_advice_what_to_discard_says_whether_the_round_may_end():
    assert advice("rumino", "7H 7D 7S 4C 5C 6C 2D KH") == (
        "RMN-8",
        "Discard KH: 2 left, you may knock",
    )
    assert advice("rumino", "7H 7D 7S 4C 5C 9D QS KH") == ("RMN-8", "Discard QS: 28 left, over 7")
    assert advice("rumino", "7H 7D 7S 4C 5C 6C 7C KH") == ("RMN-10", "Discard KH: gin, no deadwood")
    assert advice("rumino", "3C 4C 5C 6C 7C 8C 9C KH") == ("RMN-11", "Discard KH: a Rumino!")
    assert (
        advice("rumino", "7H 7D 7S 4C 5C 6C 2D KH", knock_limit=1)[1]
        == "Discard KH: 2 left, over 1"
    )
    melded = "R1 R2 R3 B5 G5 P5 Y7 Y8 Y9"
    assert advice("ginski", melded + " R12 B2") == ("GSK-6", "Discard R12: 2 left, you may end")
    assert advice("ginski", melded + " Y10 B12") == ("GSK-8", "Discard B12: Ginski, no deadwood")
    assert advice("ginski", melded + " Y10 Y11")[0] == "GSK-9"


def judged(table, *hands):
    """Return the Verdict of the referee's showdown: who sits where the question goes first."""
    entry = Entry(table.game, "judge_showdown" if table.game.name == "tuscan" else "judge_poker")
    if table.game.name == "tuscan":
        entry.answer(False)
    for words in hands:
        entry.answer(entry.question.deck.read_all(words.split()))
    return entry.event


def test_tus_9_and_10_the_referee_shows_the_cards_that_decide():
    table = Table("tuscan", FOUR[:3])
    verdict = judged(table, "4S 5S 6S 7S JH JD JC", "2C 3C 4C 5C QH QS QD", "AH 3H 5D 7D 2D 4D KH")
    winner = verdict.figure
    assert verdict.rule == "TUS-10"
    said = text(verdict.key, **verdict.facts)
    assert said == winner + " wins: sette, longest suits equal: high card 7 against 5"
    (key, facts), cards = verdict.groups[0]
    assert (
        key == "judge.compared"
        and facts["name"] == winner
        and ITALIAN40.texts(cards) == ["4S", "5S", "6S", "7S"]
    )
    assert len(verdict.groups) == 2 + 3 and verdict.event["event"] == "hand"
    verdict = judged(table, "AH 2H 3H 4H 5H 6H 7H", "AC 2C 3C 4C 5C 6C 7C", "AD KD QD JD 2S 3S KS")
    assert verdict.rule == "TUS-9" and "clubs over hearts" in text(verdict.key, **verdict.facts)


def test_rml_8_the_referee_names_the_hands_in_full():
    table = rummoli()
    verdict = judged(table, "AS AH KD 9C 4S", "AC AD KH 8C 7S", "2C 2D 5S 7H 9D", "3C 4C 6D 8S KC")
    said = text(verdict.key, **verdict.facts)
    assert said == "Bo wins: pair of aces, K 9 4; next Cy: pair of aces, K 8 7; kicker 2: 9 beats 8"


def test_the_others_are_asked_from_the_left_of_who_ended_in_every_game():
    for name, ender in (("rumino", "Bo"), ("ginski", "Bo"), ("rumski", "Bo")):
        kind = games.load(name)
        game = kind(["Ann", "Bo", "Cy"], kind.with_defaults(None), "Cy")
        entry = Entry(game, "round")
        entry.answer(ender)
        asked = []
        while entry.question:
            asked.append(entry.question.who)
            entry.answer(5)
        if name == "rumski":
            asked = [ender] + asked
        assert asked == ["Bo", "Cy", "Ann"], (name, asked)
