"""What a verdict says: its rule and sentence, the cards it shows, and the reason in full."""

from engine import ask, games, texts
from engine.cards import RUMSKI70, STANDARD52
from engine.errors import RuleError
from engine.game.entry import Entry
from engine.game.questions import CARDS
from engine.games.rummoli import referee as rummoli
from engine.games.rummoli.stops import Course
from engine.games.rumski import referee as rumski
from engine.games.rumski.solver.play import Play, best_play
from engine.games.rumski.table_log import TableLog
from engine.games.tuscan import referee as tuscan
from engine.record.ledger import Ledger
from engine.rummy import referee as rummy
from tests.portable.tools import untyped


def rules_of(_game, **options):
    game = games.load(_game)
    return game.rules_for(game.with_defaults(options))


def words(label):
    return label if isinstance(label, str) else texts.text(label[0], **label[1])


def said(verdict):
    """The rule and the sentence."""
    return verdict.rule, texts.text(verdict.key, **verdict.facts)


def full(verdict):
    """The rule and the reason that `ask` gives."""
    rule, key, facts = verdict.full()
    return rule, texts.text(key, **facts)


def why(_ask, _game, cards, **options):
    """The rule and the reason of an answer of `ask`, with the house rules that decide."""
    what = {"cards": cards.split()} if isinstance(cards, str) else cards
    reply = ask.answer(dict(what, ask=_ask, game=_game, options=options))
    return reply["rule"], reply["why"]


def laid_out(verdict):
    """The groups as one text: "label: cards | cards"."""
    shown = []
    for label, cards in verdict.groups:
        label = words(label)
        shown.append((label + ": " if label else "") + " ".join(verdict.deck.texts(cards)))
    return " | ".join(shown)


def meld(_game, cards, **options):
    rules = rules_of(_game, **options)
    return rummy.judge_meld(rules, rules.deck.read_all(cards.split()))


def hand(_game, cards, **options):
    rules = rules_of(_game, **options)
    return rummy.judge_hand(rules, rules.deck.read_all(cards.split()))


def discard(_game, cards, **options):
    rules = rules_of(_game, **options)
    return rummy.judge_discard(rules, rules.deck.read_all(cards.split()))


def asked(_game, action, *answers, **options):
    """The questions of the referee, as [(minimum, maximum)] or kinds, and the Verdict."""
    kind = games.load(_game)
    names = ["Ann", "Bo", "Cy"]
    running = kind(names, kind.with_defaults(options), "Cy").questions(action, {})
    found, step = [], next(running)
    for answer in answers:
        question = step
        found.append((question.minimum, question.maximum) if question.kind == CARDS else "pick")
        step = running.send(answer)
    return found, step


# -- melds -----------------------------------------------------------------------------------


def test_rmn_5_a_set_shows_the_rank_of_a_joker_and_nothing_without_one():
    assert laid_out(meld("rumino", "7H JK 7D")) == "the wild is 7: "
    assert laid_out(meld("rumino", "7H 7C 7D")) == ""
    verdict = meld("rumino", "7H JK JK")
    assert words(verdict.groups[0][0]) == "the wild is 7 7"
    assert laid_out(meld("ginski", "R5 W G5")) == "the wild is 5: "


def test_rmn_6_a_run_shows_the_card_that_a_joker_stands_for():
    assert laid_out(meld("rumino", "5H JK 7H")) == "the wild is: 6H"
    assert laid_out(meld("rumino", "5H 6H 7H")) == ""
    assert laid_out(meld("ginski", "R5 W R7")) == "the wild is: R6"


def test_rmn_5_the_verdict_keeps_the_cards_that_were_asked_about():
    for cards in ("7H 7C 7D", "7H 7C 8D"):
        verdict = meld("rumino", cards)
        assert " ".join(verdict.deck.texts(verdict.cards)) == cards


def test_rmn_5_a_meld_is_asked_for_as_one_to_fourteen_cards():
    found, verdict = asked("rumino", "judge_meld", rules_of("rumino").deck.read_all(["7H"] * 2))
    assert found == [(1, 14)] and verdict.ok is False


# -- hands -----------------------------------------------------------------------------------


def test_rmn_8_the_melds_and_the_cards_left_are_laid_out():
    assert laid_out(hand("rumino", "9S 9H 9D AS AH AD 7C")) == (
        "AS AH AD | 9S 9H 9D | left over: 7C"
    )
    assert laid_out(hand("rumino", "9S 9H 9D AS AH AD 9C")) == "AS AH AD | 9S 9H 9D 9C"
    drawn = hand("rumino", "9S 9H 9D AS AH AD 7C KS")
    assert laid_out(drawn) == "AS AH AD | 9S 9H 9D | left over: KS 7C"


def test_rmn_8_the_reason_says_whether_a_discard_comes_first():
    seven, drawn = "9S 9H 9D AS AH AD 7C", "9S 9H 9D AS AH AD 7C KS"
    within = "within the knock limit of 7"
    assert full(hand("rumino", seven)) == ("RMN-8", "deadwood 7: " + within)
    assert full(hand("rumino", drawn)) == ("RMN-8", "deadwood 7 after a discard: " + within)


def test_rmn_8_the_hand_is_asked_for_with_or_without_the_drawn_card():
    cards = rules_of("rumino").deck.read_all("9S 9H 9D AS AH AD 7C".split())
    found, verdict = asked("rumino", "judge_hand", cards)
    assert found == [(7, 8)] and said(verdict) == ("RMN-8", "May end: 7 is 7 or less")
    cards = RUMSKI70.read_all("R1 R2 R3 R4 R5 R6 B1 B2 B3 B4".split())
    found, verdict = asked("ginski", "judge_hand", cards)
    assert found == [(10, 11)] and verdict.rule == "GSK-8"


def test_rmn_5_the_house_rule_is_named_only_where_the_usual_one_would_count_less():
    twins, others = "7H 7H 7S AS 3D 5C 9S", "7H 7D 7S AS 3D 5C 9S"
    over = "over the knock limit of 7"
    assert why("deadwood", "rumino", twins, twins="no") == (
        "RMN-8",
        "deadwood 39: " + over + " (house: twins=no)",
    )
    assert why("deadwood", "rumino", others, twins="no") == ("RMN-8", "deadwood 18: " + over)
    # With the drawn card, what is left after the best discard is compared.
    assert why("deadwood", "rumino", twins + " KD", twins="no") == (
        "RMN-8",
        "deadwood 39 after a discard: " + over + " (house: twins=no)",
    )
    assert why("deadwood", "rumino", others + " KD", twins="no") == (
        "RMN-8",
        "deadwood 18 after a discard: " + over,
    )
    assert why("best_discard", "rumino", others + " KD", twins="no")[1].endswith(over)
    said = why("best_discard", "rumino", twins + " KD", twins="no")[1]
    assert said.endswith("(house: twins=no)")


def test_rmn_11_natural_rumino_is_named_where_it_decides():
    run = "2S 3S 4S 5S 6S 7S "
    assert why("deadwood", "rumino", run + "JK", natural_rumino="yes") == (
        "RMN-10",
        "gin: no deadwood (house: natural_rumino=yes)",
    )
    # A Rumino, or none, under any house rule: it is not named.
    for cards, said in (
        (run + "8S", ("RMN-11", "Rumino: the game is won")),
        ("2S 3S 4S 9H 9D 9C 9S", ("RMN-10", "gin: no deadwood")),
    ):
        assert why("deadwood", "rumino", cards, natural_rumino="yes") == said
        assert why("deadwood", "rumino", cards) == said


def test_rmn_8_the_limit_is_named_with_the_house_rules_about_melds():
    said = why("deadwood", "rumino", "7H 7H 7S AS 3D 5C 9S", twins="no", knock_limit=6)[1]
    assert said.endswith(" of 6 (house: twins=no, knock_limit=6)")


def test_rmn_7_house_rules_of_which_each_is_enough_are_named_together():
    both = {"twins": "no", "jokers_per_meld": 1}
    # 7H 7H needs twins, JK JK more than a joker: either rule alone forbids each way to meld them.
    cards = "7H 7H JK JK 2S 2D 2C"
    assert why("deadwood", "rumino", cards)[0] == "RMN-10"
    assert why("deadwood", "rumino", cards, **both)[1].endswith(
        "(house: twins=no, jokers_per_meld=1)"
    )


def test_gin_6_two_house_rules_that_decide_are_both_named():
    """Oklahoma with an ace turned up: with the card's value alone the hand might knock."""
    cards = "AS 3H 4H 5H 7S 7D 7C KS KD KC"
    oklahoma = {"knock_limit": "upcard", "oklahoma_ace": "gin"}
    asked = {"cards": cards.split(), "upcard": "AD"}
    assert why("deadwood", "gin", asked, **oklahoma) == (
        "GIN-6",
        "deadwood 1: over the knock limit of 0 (house: knock_limit=upcard, oklahoma_ace=gin)",
    )
    # Another card turned up: the ace's rule decides nothing; a court card counts as usual.
    asked["upcard"] = "4D"
    assert why("deadwood", "gin", asked, **oklahoma)[1].endswith("(house: knock_limit=upcard)")
    asked["upcard"] = "QD"
    assert "house" not in why("deadwood", "gin", asked, **oklahoma)[1]


def test_rmn_16_a_rumino_that_is_no_meld_is_called_what_it_is():
    """RMN-11, too: on the screen it is no NO, and `ask` names the rule."""
    won = "No meld, but a Rumino: it wins the game"
    for cards, options in (
        ("7H 7S 7D 7C 7H 7S JK", {}),
        ("7H 7H 7S 7D 7C 7C 7D", {"twins": "no"}),
        ("2S 3S JK 5S JK 7S 8S", {"jokers_per_meld": 1}),
    ):
        verdict = meld("rumino", cards, **options)
        assert (verdict.ok, words(verdict.figure)) == (False, "RUMINO")
        assert said(verdict) == ("RMN-16", won)
        assert why("meld", "rumino", cards, **options)[0] == "RMN-16"
    # With natural_rumino=yes a joker makes none; six or eight cards are none.
    said_no = why("meld", "rumino", "7H 7S 7D 7C 7H 7S JK", natural_rumino="yes")
    assert said_no[0] == "RMN-5" and said_no[1].endswith("(house: natural_rumino=yes)")
    assert why("meld", "rumino", "7H 7S 7D 7C 7H 7S")[0] == "RMN-5"
    assert meld("rumino", "2S 3S 4S 5S 6S 7S 8S").ok is True


# -- discards --------------------------------------------------------------------------------


def test_rmn_8_a_discard_shows_what_may_go_and_how_the_rest_lies():
    verdict = discard("rumino", "9S 9H 9D AS AH AD 7C KS")
    assert said(verdict) == ("RMN-8", "Discard KS: 7 left, you may knock")
    assert laid_out(verdict) == "best discard: KS | AS AH AD | 9S 9H 9D | left over: 7C"
    assert full(verdict)[1] == "discard KS; deadwood 7: within the knock limit of 7"


def test_gsk_6_of_equal_discards_all_are_shown_and_the_first_one_goes():
    verdict = discard("ginski", "R1 R2 R3 R4 R5 R6 B1 B2 B3 G9 Y9")
    assert said(verdict) == ("GSK-6", "Discard G9: 9 left, you may end")
    assert laid_out(verdict) == (
        "best discard: G9 Y9 | R1 R2 R3 R4 R5 R6 | B1 B2 B3 | left over: Y9"
    )


def test_gsk_9_big_ginski_lays_out_all_eleven_and_asks_for_no_discard():
    cards = "R1 R2 R3 R4 R5 R6 B1 B2 B3 W B5"
    verdict = discard("ginski", cards)
    assert said(verdict) == ("GSK-9", "Big Ginski: all eleven cards melded")
    shown = laid_out(verdict).replace(" |", "").split()
    assert sorted(shown) == sorted(cards.split())
    # `ask` gives the same rule, and does not send anyone to discard.
    reply = ask.answer({"ask": "best_discard", "game": "ginski", "cards": cards.split()})
    assert (reply["rule"], reply["why"]) == ("GSK-9", "Big Ginski: all eleven cards melded")
    assert (reply["deadwood"], reply["may_end"]) == (0, True)


# -- Rumski's table --------------------------------------------------------------------------


def card(word):
    return RUMSKI70.read(word)


def may_discard(word, top, wild_discard="free"):
    return rumski.judge_discard(
        card(word), card(top) if top else None, {"wild_discard": wild_discard}
    )


def test_rsk_8_the_verdict_says_why_a_card_may_be_discarded():
    """An empty pile, or a wild, has no colour and no number to match."""
    for word, top, why in (
        ("R7", None, "the discard pile is empty: any card may be discarded"),
        ("R7", "W", "any card may be discarded on a wild"),
        ("W", "R7", "a wild may be discarded on anything"),
        ("R7", "R9", "R7 and R9 have the same colour"),
        ("R7", "B7", "R7 and B7 have the same number"),
    ):
        verdict = may_discard(word, top)
        assert verdict.ok and said(verdict) == full(verdict) == ("RSK-8", why)
        assert RUMSKI70.texts(verdict.cards) == [word] + ([top] if top else [])


def test_rsk_8_a_refusal_shows_both_cards():
    verdict = may_discard("R7", "B9")
    assert verdict.ok is False and RUMSKI70.texts(verdict.cards) == ["R7", "B9"]
    assert said(verdict) == ("RSK-8", "R7 has neither the colour nor the number of B9")
    assert may_discard("W", "B9", "never").ok is False


def test_rsk_8_the_card_is_asked_for_and_the_top_of_the_pile_may_be_missing():
    found, verdict = asked("rumski", "judge_may_discard", [card("R7")], [])
    assert found == [(1, 1), (0, 1)] and RUMSKI70.texts(verdict.cards) == ["R7"]
    found, verdict = asked("rumski", "judge_may_discard", [card("R7")], [card("B9")])
    assert verdict.ok is False


def lay(hand_, table="", opened=False):
    hand_ = RUMSKI70.read_all(hand_.split())
    before = [RUMSKI70.read_all(each.split()) for each in table.split("|")] if table else []
    return rumski.judge_play(best_play(hand_, before, opened), hand_, opened)


def test_rsk_6_nothing_to_lay_before_opening_names_the_rule_about_opening():
    verdict = lay("R1 B5", "G5 G6 G7")
    why = "you must open with a meld of your own, and this hand has none"
    assert said(verdict) == full(verdict) == ("RSK-6", why)
    assert words(verdict.figure) == "0" and RUMSKI70.texts(verdict.cards) == ["R1", "B5"]


def test_rsk_7_nothing_to_lay_after_opening():
    verdict = lay("R1 B5", "G5 G6 G7", True)
    assert said(verdict) == ("RSK-7", "No card can be laid")
    assert full(verdict) == ("RSK-7", "no card in hand can be laid on this table")


def test_rsk_7_the_cards_to_lay_and_the_table_after_are_shown():
    verdict = lay("R1 B5 G8", "G5 G6 G7", True)
    assert said(verdict) == ("RSK-7", "Can be laid: 1 of 3")
    assert laid_out(verdict) == "lay: G8 | G5 G6 G7 G8" and words(verdict.figure) == "1"
    assert full(verdict) == ("RSK-7", "one card can be laid, 5 points")
    verdict = lay("R1 R2 R3 B9")
    assert laid_out(verdict) == "lay: R1 R2 R3 | R1 R2 R3"
    assert full(verdict) == ("RSK-6", "3 cards can be laid, 15 points")
    assert full(lay("R1 R2 R3 B9", "", True))[0] == "RSK-7"


def test_rsk_9_a_whole_hand_that_can_be_laid_is_out():
    verdict = lay("R1 R2 R3")
    assert said(verdict) == ("RSK-9", "Every card can be laid (3): out!")
    assert full(verdict) == ("RSK-9", "every card in hand can be laid (3)")
    none = rumski.judge_play(Play([], [], True, True), [], True)
    assert full(none) == ("RSK-9", "there are no cards in hand")


def test_rsk_7_what_is_not_proved_is_said_to_be_the_least():
    hand_ = RUMSKI70.read_all("R1 R2 R3 B9".split())
    for count, figure, in_full in (
        (1, "≥1", "at least one card can be laid, 5 points"),
        (2, "≥2", "at least 2 cards can be laid, 10 points"),
    ):
        verdict = rumski.judge_play(Play(hand_[:count], [], False, False), hand_, True)
        assert verdict.figure == figure and full(verdict) == ("RSK-7", in_full)
        assert said(verdict)[1] == "Can be laid: at least " + str(count) + " of 4"
    found = Play([], [], False, False)
    verdict = rumski.judge_play(found, hand_, True)
    why = "no card to lay was found in the time available"
    assert said(verdict) == full(verdict) == ("RSK-7", why) and verdict.found is found


def test_rsk_7_without_a_followed_table_the_whole_deck_and_opening_are_asked():
    found, verdict = asked("rumski", "judge_play", RUMSKI70.read_all(["R1", "R2", "R3"]), False)
    assert found == [(1, 70), "pick"] and verdict.rule == "RSK-9"
    found, verdict = asked("rumski", "judge_play", RUMSKI70.read_all(["R1", "B2"]), True)
    assert said(verdict) == ("RSK-7", "No card can be laid")


def test_rsk_7_a_turn_that_stands_shows_the_table_and_the_melds_that_changed():
    before = [RUMSKI70.read_all(each.split()) for each in ("G5 G6 G7", "B1 B2 B3")]
    after = [RUMSKI70.read_all(each.split()) for each in ("G5 G6 G7 G8", "B1 B2 B3")]
    verdict = rumski.judge_turn(before, after, [card("G8")], True, [])
    assert verdict.ok and laid_out(verdict) == "G5 G6 G7 G8 | B1 B2 B3 | was: G5 G6 G7"


# -- Tuscan hands ----------------------------------------------------------------------------


def tuscan_hand(cards, **options):
    house = games.load("tuscan").with_defaults(options)
    return tuscan.judge_hand(tuscan.deck_for(house).read_all(cards.split()), house)


SETTE = "7H 7C 7D AH 2H 3H 4H"


def test_tus_6_a_winning_hand_shows_its_melds_and_another_none():
    verdict = tuscan_hand(SETTE)
    assert verdict.ok is True and said(verdict) == ("TUS-6", "This hand is sette")
    assert laid_out(verdict) == "AH 2H 3H 4H | 7H 7D 7C"
    assert full(verdict) == ("TUS-6", "sette: a meld of four and one of three")
    verdict = tuscan_hand(SETTE.replace("4H", "KC"))
    assert verdict.ok is False and said(verdict)[1] == "This hand is no winning hand"
    assert laid_out(verdict) == ""
    assert full(verdict)[1] == "no sette: needs a meld of four and one of three"


def test_tus_5_the_reason_of_a_ramino_is_told_by_the_size_of_the_hand():
    run = "AS 2S 3S 4S 5S 6S 7S"
    assert full(tuscan_hand(run))[1] == "ramino: seven in order in one suit"
    verdict = tuscan_hand(run + " 7H JD QC")
    assert full(verdict)[1] == "ramino: seven in order in one suit, plus another three"


def test_tus_12_the_german_deck_is_named_and_the_ace_only_if_one_is_there():
    ace, none = "AH KH QH JH 7C 7D 7S", "10H KH QH JH 7C 7D 7S"
    low = {"deck": "german36", "german_ace": "low"}
    assert why("classify", "tuscan", none, **low)[1].endswith("(house: deck=german36)")
    # In the other deck, too, this is none: the ace alone decides.
    assert why("classify", "tuscan", ace, **low)[1].endswith("(house: german_ace=low)")
    high = why("classify", "tuscan", ace, deck="german36")[1]
    assert high == "sette: a meld of four and one of three (house: deck=german36)"


def hands_of(**hands):
    house = games.load("tuscan").with_defaults(None)
    deck = tuscan.deck_for(house)
    return {name: deck.read_all(hands[name].split()) for name in hands}, house


def test_tus_7_a_showdown_shows_what_was_compared_before_the_whole_hands():
    hands, house = hands_of(Ann="AS 2S 3S 5H 5D 5C 5S", Bo=SETTE)
    verdict = tuscan.judge_showdown(hands, house, False)
    assert verdict.figure == verdict.found.winner
    shown = laid_out(verdict).split(" | ")
    order = [name for group in verdict.found.ranking for name in group]
    assert [each.split(":")[0] for each in shown[-2:]] == order
    for name, each in zip(order, shown[-2:]):
        assert each == name + ": " + " ".join(verdict.deck.texts(hands[name]))
    hands, house = hands_of(Ann="AS 2S 3S 5H 5D 6C JS", Bo="AH 2H 3H 4C 6H KD QD")
    verdict = tuscan.judge_showdown(hands, house, False)
    assert verdict.figure == "–" and verdict.found.winner is None
    assert said(verdict)[1].startswith("no winning hand")


def test_tus_12_a_showdown_with_the_german_deck_names_the_ace_that_lies_there():
    german = {"deck": "german36", "german_ace": "low"}
    hands = {
        "Ann": "AH KH QH JH 7C 7D 7S".split(),
        "Bo": "AS AC 8S 9D 6H 6C KD".split(),
    }
    asked = {"hands": hands, "exhausted": False}
    said = why("showdown", "tuscan", asked, **german)[1]
    assert said.endswith("(house: deck=german36, german_ace=low)")
    # An ace that decides nothing is not named.
    hands["Ann"] = "10H KH QH JH 7C 7D 7S".split()
    assert why("showdown", "tuscan", asked, **german)[1].endswith("(house: deck=german36)")


# -- Rummoli ---------------------------------------------------------------------------------


def standard(cards):
    return STANDARD52.read_all(cards.split())


def test_rml_8_the_best_five_are_asked_for_and_shown():
    found, verdict = asked("rummoli", "judge_five", standard("AS KS QS JS 10S 2D 3D"))
    assert found == [(5, 26)] and words(verdict.figure) == "straight flush"
    assert laid_out(verdict) == "AS KS QS JS 10S"
    assert said(verdict) == ("RML-8", "straight flush, A high: the best five of 7 cards")


def test_rml_8_a_showdown_shows_the_hands_in_the_order_given():
    hands = {"Ann": standard("AS KS QS JS 9S"), "Bo": standard("2S 2D 3D 3S 4C")}
    verdict = rummoli.judge_poker(hands, True, ["Bo", "Ann"])
    assert laid_out(verdict) == "Bo: 3S 3D 2S 2D 4C | Ann: AS KS QS JS 9S"
    assert said(verdict)[1].startswith("Ann wins: flush")
    hands = {"Ann": standard("AS KD QS JS 9S"), "Bo": standard("AH KH QD JD 9C")}
    verdict = rummoli.judge_poker(hands, False, ["Bo", "Ann"])
    assert said(verdict)[1].startswith("Ann and Bo share the pot: high card A K Q J 9")
    wheel = {"Ann": "AS 2D 3S 4S 5S".split(), "Bo": "2S 2H 9D 3D 4C".split()}
    assert why("poker", "rummoli", {"hands": wheel}, wheel="no")[1].endswith("(house: wheel=no)")
    wheel["Ann"] = "AS 2D 3S 4S 6S".split()
    assert "house" not in why("poker", "rummoli", {"hands": wheel}, wheel="no")[1]


def stops(plays, **options):
    kind = games.load("rummoli")
    house = kind.with_defaults(options)
    laid = [(name, standard(cards)) for name, cards in plays]
    course = Course(laid, ["Ann", "Bo"], None, house)
    return rummoli.judge_stops(course, STANDARD52.text)


def test_rml_9_the_card_that_comes_next_is_named_as_people_read_it():
    verdict = stops([("Ann", "4S")])
    assert said(verdict) == ("RML-9", "5S comes next, if anyone has it")
    assert verdict.ok and verdict.found.next == STANDARD52.read("5S")
    verdict = stops([("Ann", "4S"), ("Bo", "6S")])
    assert verdict.ok is False and said(verdict)[1] == "after 4S comes 5S"


def test_rml_12_another_board_is_named_where_a_space_is_collected():
    assert stops([("Ann", "9H 10H")], board="tripoley").found.collects == [("Ann", "10H")]

    def reason(cards, board):
        asked = {"players": ["Ann", "Bo"], "plays": [["Ann", cards.split()]]}
        return why("stops", "rummoli", asked, board=board)

    comes = "JH comes next, if anyone has it"
    assert reason("9H 10H", "tripoley") == ("RML-9", comes + " (house: board=tripoley)")
    assert "house" not in reason("9H", "tripoley")[1]
    assert "house" not in reason("9S 10S", "rummoli")[1]
    own = ["10H", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"]
    assert reason("9H 10H", own)[1].endswith("(house: board=custom)")
    # A card on which both boards pay alike.
    assert "house" not in reason("9S 10S", ["10S"] + own[1:])[1]


# -- a table that the box has followed -------------------------------------------------------


class Box:
    """A box that has kept one table."""

    progress = None

    def __init__(self, log, room=None):
        self.log = log
        self._room = room

    def kept(self, name):
        assert name == "table"
        return self.log.form()

    def room(self):
        return self._room


def followed(*before, **opened):
    """A table where Ann's turn begins with the melds `before`."""
    log = TableLog(["Ann", "Bo", "Cy"])
    for meld_ in before:
        log.lay(RUMSKI70.read_all(meld_.split()))
    log.accept()
    for name in opened:
        log.set_opened(name, opened[name])
    return log


def test_rsk_7_with_a_followed_table_the_player_is_asked_and_not_whether_they_opened():
    kind = games.load("rumski")
    game = kind(["Ann", "Bo", "Cy"], kind.with_defaults(None), "Cy")
    for name, rule, count in (("Ann", "RSK-7", "1"), ("Bo", "RSK-6", "0")):
        untyped(game).box = Box(followed("G5 G6 G7", Ann=True, Bo=False))
        running = game.questions("judge_play", {})
        who = next(running)
        assert [value for value, _ in who.choices] == ["Ann", "Bo", "Cy"] and who.default == "Ann"
        question = running.send(name)
        # Three cards lie on the table: they are in no hand.
        assert (question.minimum, question.maximum) == (1, 67)
        assert sorted(question.taken) == RUMSKI70.read_all(["G5", "G6", "G7"]) and question.private
        verdict = running.send(RUMSKI70.read_all(["G8", "R1", "B5"]))
        assert (verdict.rule, words(verdict.figure)) == (rule, count)


def test_rsk_7_little_memory_finds_no_card_too_many():
    kind = games.load("rumski")
    game = kind(["Ann", "Bo", "Cy"], kind.with_defaults(None), "Cy")
    for room in (0, 600, 60000, None):
        untyped(game).box = Box(followed(), room)
        running = game.questions("judge_play", {})
        next(running)
        running.send(RUMSKI70.read_all(["R1", "R2", "R3", "B9"]))
        verdict = running.send(True)
        assert words(verdict.figure) == "3" and verdict.rule == "RSK-7"


def test_rsk_6_the_turn_of_a_log_is_judged_by_whether_its_player_has_opened():
    for opened in (True, False):
        log = followed("G5 G6 G7", Ann=opened)
        log.add(0, [card("G8")])
        assert rumski.judge_log(log).ok is opened


def test_rsk_4_a_fault_names_the_meld_and_how_the_cards_lay_before():
    log = followed("G5 G6 G7 W", "B1 B2 B3", Ann=True)
    log.lay(RUMSKI70.read_all(["R1", "R5", "W"]))
    ((cards, error),) = [fault for fault in log.faults()][:1]
    verdict = rumski.judge_fault(log, cards, error, "R1 R5 W")
    assert verdict.ok is False and verdict.rule == error.rule
    why = texts.text(error.key, **error.facts)
    assert said(verdict)[1] == "R1 R5 W: " + why
    # The wild in it does not tell where a meld has come from.
    assert laid_out(verdict) == " ".join(RUMSKI70.texts(cards))


def test_rsk_7_a_card_that_left_the_table_shows_the_meld_in_which_it_lay():
    log = followed("G5 G6 G7", "B1 B2 B3", Ann=True)
    missing = RUMSKI70.read_all(["G7"])
    error = RuleError("RSK-7", "rumski_table.missing", cards="G7")
    verdict = rumski.judge_fault(log, missing, error, "G7")
    assert said(verdict) == ("RSK-7", "G7 left the table; cards on the table stay there")
    assert laid_out(verdict) == "G7 | was: G5 G6 G7"
    early = RuleError("RSK-6", "rumski_table.not_opened")
    assert laid_out(rumski.judge_fault(log, [], early, "")) == ""


def test_tus_2_a_hand_is_asked_for_by_its_size():
    kind = games.load("tuscan")
    for names, size in ((["Ann", "Bo"], 10), (["Ann", "Bo", "Cy"], 7)):
        game = kind(names, kind.with_defaults(None), "Ann")
        running = game.questions("judge_tuscan", {})
        question = next(running)
        assert (question.minimum, question.maximum) == (size, size)
        cards = "AS 2S 3S 4S 5S 6S 7S JS QS KS".split()[:size]
        assert running.send(question.deck.read_all(cards)).ok is True


def test_all_7_a_wrong_number_of_cards():
    for name in ("rumino", "ginski", "tuscan"):
        players = ("Ann", "Bo", "Cy")[: games.load(name).max_players]
        game = Ledger(games.load(name), list(players), None, "Ann").game
        said = {}
        for when in ("in_play", "too_few", "too_many"):
            entry = Entry(game, "judge_number")
            assert [value for value, _ in entry.question.choices] == [
                "in_play",
                "too_few",
                "too_many",
            ]
            entry.answer(when)
            verdict = entry.event
            assert verdict.rule == "ALL-7" and verdict.ok is None
            said[when] = texts.text(verdict.key, **verdict.facts)
        # In play nothing is decided: no rule is made up.
        assert "Not decided here: agree" in said["in_play"]
        assert "counts as it is" in said["too_few"] and "cannot end or win" in said["too_many"]


def test_all_7_a_number_that_is_wrong_by_more_is_not_decided():
    for cards in ("AS 2S 3S 4S 5S", "AS 2S 3S 4S 5S 7H 9D JD KC"):
        hands = {"Ann": "3H 3D 3C 5H 6H 7H 2C".split(), "Bo": cards.split()}
        event = {"event": "round", "ender": "Ann", "hands": hands}
        question = {"ask": "score", "game": "rumino", "players": ["Ann", "Bo"], "events": [event]}
        assert "not decided here, agree" in ask.answer(question)["error"]
