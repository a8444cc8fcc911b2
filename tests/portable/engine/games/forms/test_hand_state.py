"""The state of a hand by a form: what it pays, whether it may end the round, what to discard."""

from engine.ask import answer
from engine.games import forms
from tests.portable.tools import untyped


def asked(question, name, cards, **fields):
    said = {"ask": question, "game": "form", "form": name, "cards": cards.split()}
    said.update(fields)
    return answer(said)


def pays(name, cards, **fields):
    found = asked("pays", name, cards, **fields)
    return found["points"], found["counts"], found["rule"]


def ends(name, cards, **fields):
    found = asked("may_end", name, cards, **fields)
    return found["ok"], found["missing"], found["rule"]


def table(*melds):
    return [meld.split() for meld in melds]


# -- what do I pay? --------------------------------------------------------------------------


def test_of_a_hand_that_is_left_melds_count_too_where_the_rule_says_so():
    for name, rule, points in (
        ("rummy500", "RFH-7", 25),
        ("scala40", "SCL-2", 25),
        ("romme", "ROM-6", 25),
        ("kalooki", "KAL-6", 25),
        ("liverpool", "LIV-6", 25),
        ("continental", "CNT-6", 25),
    ):
        assert pays(name, "5S 5H 5D KH") == (points, "all", rule), name
        left = asked("pays", name, "5S 5H 5D KH")
        assert left["melds"] == [] and len(left["left"]) == 4, name
    assert pays("phase10", "R5 B5 G5 S W") == (55, "all", "PTN-5")


def test_elsewhere_cards_in_no_meld_count_or_none():
    for name, rule, cards in (
        ("ramino", "RAM-4", "5S 5H 5D KH"),
        ("chinchon", "CHN-5", "5S 5H 5D KH"),
        ("three_thirteen", "THT-6", "5S 5H 5D KH"),
    ):
        now = {"round": 2} if name == "three_thirteen" else {}
        assert pays(name, cards, **now) == (10, "loose", rule), name
        assert asked("pays", name, cards, **now)["melds"] == [["5S", "5H", "5D"]], name
    assert pays("conquian", "5S 5H 5D KH")[:2] == (0, "nothing")


def test_inr_6_without_two_sequences_all_cards_are_paid():
    hand = "4S 5S 6S 8S 8H 8D JH KD KC KS 2C 2D 2H"
    assert pays("indian_rummy", hand) == (80, "all", "INR-6")
    # Who has laid them, or has them, pays what is in no meld.
    assert pays("indian_rummy", "8S 8H 8D JH KD KC KS", down=True)[0] == 10
    assert pays("indian_rummy", hand.replace("8S 8H 8D", "9S 10S JS"))[0] == 10


# -- may I end? ------------------------------------------------------------------------------


def test_a_hand_in_melds_does_not_end_without_the_contract():
    hand = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S"
    assert ends("liverpool", hand) == (False, ["set 3", "set 3"], "LIV-5")
    assert ends("liverpool", "AS 2S 3S 4S 5S 6S 9C 9D 9H 9S KD", round=2)[0]
    # After the contract other melds stay in hand.
    assert ends("liverpool", "AS 2S 3S 4S 5S 5H 5D 9C 9D 9H KD", round=2)[1] == ["2 cards"]
    counted = asked("deadwood", "liverpool", hand)
    assert (counted["deadwood"], counted["may_end"], counted["rule"]) == (0, False, "LIV-5")
    assert counted["why"].startswith("0 in no meld: the hand may not end; ")
    advised = asked("best_discard", "liverpool", hand + " KD")
    assert (advised["discard"], advised["may_end"]) == ("KD", False)
    assert ends("continental", "5S 6S 7S 8S 9S 10S JS QS", round=2) == (
        False, ["set 3"], "CNT-5")  # fmt: skip
    assert ends("phase10", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11")[:2] == (False, ["set 3", "set 3"])


def test_counting_a_hand_that_can_go_down_says_what_stays():
    for name, cards, said in (
        ("liverpool", "AS AH AD 9S 9H 9D 9C KD KH 2C", "after going down 3 cards stay"),
        ("liverpool", "AS AH AD 9S 9H 9D 9C 9C KH 2C", "after going down 2 cards stay"),
        # In Liverpool no third set is laid; in Scala 40 it is.
        ("liverpool", "AS AH AD 9S 9H 9D 5C 5D 5S KH", "after going down 4 cards stay"),
        ("scala40", "JS JH JD KS KH KD 5C 5D 5S 9S QC 2C 7H", "after going down 4 cards stay"),
        ("scala40", "JS JH JD KS KH KD 5C 5D 5S 9S QC 2C 7H 8D", "after going down 4 cards stay"),
        ("continental", "AS AH AD 9S 9H 9D 6C", "after going down 1 card stays"),
    ):
        why = asked("deadwood", name, cards)["why"]
        assert why.endswith(said), (name, cards, why)
        assert ends(name, cards)[0] is False
    # Who cannot open is told what is missing.
    why = asked("deadwood", "liverpool", "AS AH AD 9S 8H 7D 6C KD QH 2C")["why"]
    assert "stay" not in why and "missing" in why, why


def test_of_an_opening_the_points_are_missing():
    hand = "3S 3D 3C 5S 6S 7S 2H 2D 2C AC AD AS 8S 9D"
    assert ends("scala40", hand)[0]
    low = "2S 2D 2C 3H 4H 5H AH 2H 3S 3D 3C 3H 4S 9D"
    found = asked("may_end", "scala40", low)
    assert (found["ok"], found["rule"]) == (False, "SCL-8")
    assert found["missing"] == ["%d points" % (40 - asked("opens", "scala40", low)["points"])]


def test_rom_7_all_at_once_needs_no_opening():
    hand = "AS 2S 3S AH 2H 3H 4H 2D 3D 4D 2C 3C 4C"
    assert asked("opens", "romme", hand)["points"] < 40
    assert ends("romme", hand + " KD") == (True, [], "ROM-7")
    assert asked("deadwood", "romme", hand)["rule"] == "ROM-7"
    assert asked("deadwood", "romme", hand + " KD")["rule"] == "ROM-7"
    assert asked("best_discard", "romme", hand + " KD")["rule"] == "ROM-7"
    # Once melds are on the table, what is laid off on them is no meld of the hand.
    assert ends("romme", "AS 2S 3S KD", table=table("4D 5D 6D"))[0]
    assert not ends("romme", "AS 2S 3S 3D KD", table=table("4D 5D 6D"))[0]
    assert ends("romme", "AS 2S 3S 3D KD", table=table("4D 5D 6D"), down=True)[0]
    assert not ends("kalooki", "2S 3S 4S 3D KD")[0]


def test_who_is_down_lays_further_melds_or_lays_off_only():
    assert ends("scala40", "5S 5H 5D KH", down=True) == (True, [], "SCL-9")
    assert ends("liverpool", "5S 5H 5D KH", down=True) == (False, ["3 cards"], "LIV-5")
    on_table = table("5C 5S 5H", "7S 8S 9S 10S")
    found = asked("may_end", "liverpool", "5D JS 6S KH", down=True, table=on_table)
    assert found["ok"] and found["discard"] == "KH"
    assert sorted(found["laid"]) == [["5D", 0], ["6S", 1], ["JS", 1]]


def test_whether_a_card_was_drawn_decides_about_the_last_one():
    assert ends("scala40", "KH", down=True, drawn=True)[0]
    assert not ends("scala40", "KH", down=True, drawn=False)[0]
    # The size of a hand that was dealt tells it: a discard is there, or is not.
    hand = "3S 3D 3C 5S 6S 7S 2H 2D 2C AC AD AS 8S"
    assert ends("scala40", hand)[0] and ends("scala40", hand + " KD")[0]
    assert not ends("scala40", hand.replace("8S", "KD"))[0]


def test_the_last_card_is_discarded_where_it_has_to_be():
    assert not ends("scala40", "5S 5H 5D", down=True)[0]
    assert ends("rummy500", "5S 5H 5D", drawn=True) == (True, [], "RFH-8")
    assert asked("may_end", "rummy500", "5S 5H 5D")["discard"] is None
    assert not ends("conquian", "5S 5H 5D 6C")[0]
    assert ends("conquian", "5S 5H 5D")[0]
    runs = "AS 2S 3S 4S 6H 7H 8H 9H 10D JD QD KD AD"
    assert ends("liverpool", runs, round=7)[0]


def test_phase_8_is_laid_and_laid_off_on_by_its_colour():
    seven = "R1 R1 R3 R4 R6 R9 W"
    opened = asked("opens", "phase10", seven, stage=8)
    assert opened["ok"] and sorted(opened["melds"][0]) == sorted(seven.split())
    found = asked("may_end", "phase10", seven + " R12 W B9 R2", stage=8)
    assert found["ok"] and found["discard"] == "B9" and len(found["melds"][0]) == 10
    found = asked("may_end", "phase10", "R2 W B3", down=True, table=[seven.split()])
    assert found["ok"] and found["laid"] == [["R2", 0], ["W", 0]]
    assert ends("phase10", "R2 B4 B3", down=True, table=[seven.split()])[1] == ["1 card"]
    # In the same turn other cards are laid off on runs and sets that lie there.
    run = "G1 Y2 G3 G4 W G6 G7 G8".split()
    found = asked("may_end", "phase10", seven + " Y9 B10 G5 Y1", stage=8, table=[run])
    assert found["ok"] and sorted(found["laid"]) == [["B10", 0], ["G5", 0], ["Y9", 0]], found
    said = asked("may_end", "phase10", "R1 R2 B3 B4 B5 B6 G1 G2 G3 Y9", stage=8)
    assert (said["missing"], said["why"]) == (
        ["suit 7"], "not all there: 7 cards of one colour")  # fmt: skip


def test_where_points_close_the_rest_is_told():
    assert ends("ramino", "5S 5H 5D 6S 7S 8S 9S 2D 3C KD KH") == (False, ["10 points"], "RAM-5")
    found = asked("may_end", "ramino", "5S 5H 5D 6S 7S 8S 9S 2D 3C 10S KH")
    assert (found["ok"], found["discard"], found["rule"]) == (True, "KH", "RAM-5")
    assert ends("chinchon", "AS 2S 3S 4H 5H 6H AD 2C")[0]
    assert ends("chinchon", "AS 2S 3S 4H 5H JH AD 2C")[0] is False
    assert ends("indian_rummy", "4S 5S 6S 8S 8H 8D JH KD KC KS 2C 2D 2H 9D")[1:] == (
        ["run 3"], "INR-5")  # fmt: skip
    assert ends("ramino", "AS 3S 4S 5S 7S 8S 9S JS QS KS KD") == (True, [], "RAM-7")


def test_once_down_the_highest_card_goes_where_nothing_else_is_laid():
    found = asked("best_discard", "liverpool", "5S 5H 5D 9C", down=True)
    assert (found["discard"], found["choices"], found["deadwood"]) == ("9C", ["9C"], 15)
    found = asked("best_discard", "scala40", "5S 5H 5D 9C 2C", down=True)
    assert (found["discard"], found["deadwood"], found["may_end"]) == ("9C", 2, False)
    found = asked("best_discard", "scala40", "5S 5H 5D 9C", down=True)
    assert (found["discard"], found["may_end"]) == ("9C", True)


def test_the_best_discards_are_those_that_let_a_hand_end():
    hand = "5S 5H 5D 5C 5S 9C 9D 9H 9S 9C 3S"
    found = asked("best_discard", "liverpool", hand)
    assert found["may_end"] and ends("liverpool", hand)[0]
    for card in found["choices"]:
        rest = hand.split()
        rest.remove(card)
        assert ends("liverpool", " ".join(rest), drawn=False)[0], card


# -- what is refused -------------------------------------------------------------------------


def test_what_is_no_question_about_a_hand_is_refused():
    assert asked("pays", "ramino", "5S", drawn=True)["field"] == "drawn"
    assert asked("may_end", "ramino", "5S", down="yes")["field"] == "down"
    assert asked("may_end", "ramino", "5S", table=table("6S 7S 8S"))["field"] == "table"
    assert asked("may_end", "ramino", "9S", table=[])["field"] == "cards"
    hand = "AS 2S 3S 4S 5S 6S 7S 8S 9S JD"
    assert asked("may_end", "ramino", hand, table=[])["ok"] is False
    # CHN-2: seven cards are a hand; of eight, one was drawn.
    assert asked("may_end", "chinchon", "AS 2S 3S 4S 5S 6S 7S", drawn=True)["field"] == "drawn"
    assert asked("deadwood", "chinchon", "AS 2S 3S 4S 5S 6S 7S JS", drawn=False)["field"] == "drawn"
    assert asked("may_end", "scala40", "5S", table=table("6S 7S"))["field"] == "table"
    assert asked("may_end", "scala40", "5S 5S", table=table("5S 6S 7S"))["field"] == "table"
    for question in ("pays", "may_end"):
        said = answer({"ask": question, "game": "rumino", "cards": ["5S"]})
        assert said["field"] == "game", question
    said = answer({"ask": "deadwood", "game": "rumino", "cards": ["5S"], "down": True})
    assert said["field"] == "down"
    assert asked("pays", "spades", "5S")["field"] == "form"
    # A form's name is no game's: that is said before what its question has.
    for field in ("down", "round", "nothing"):
        said = answer({"ask": "deadwood", "game": "scala40", "cards": ["5S"], field: 1})
        assert said["field"] == "game" and '"form": "scala40"' in said["error"], said


def test_what_is_in_no_meld_is_not_wild():
    form = {"form": "rummy_x", "players": [2, 4], "end": {"wins": "low"},
            "steps": [{"step": "round", "score": "points",
                       "fields": [{"field": "points", "for": "each player", "is": "0 to 9"}]}],
            "melds": {"deck": "52", "set": "3", "wild": ["2"], "never": ["2"]}}  # fmt: skip
    for wild, never, refused in (("2", "2", True), ("2S", "2", True), ("2", "2S", False),
                                 ("2S", "2H", False), ("2", "3", False)):  # fmt: skip
        form["melds"].update(wild=[wild], never=[never])
        said = answer({"ask": "form", "form": form})
        assert (said.get("where") == "melds.never") == refused, (wild, never, said)


# -- one number ------------------------------------------------------------------------------


def test_the_entry_counts_what_the_question_says():
    for name, cards in (
        ("scala40", "5S 5H 5D * KH AC"),
        ("romme", "5S 5H 5D * KH AC"),
        ("kalooki", "5S 5H 5D * KH AC"),
        ("liverpool", "5S 5H 5D * KH AC"),
        ("continental", "5S 5H 5D * KH AC"),
        ("phase10", "R5 B5 G5 W S Y12"),
        ("ramino", "5S 5H 5D * KH AC"),
        ("chinchon", "5S 5H 5D KH AC"),
        ("three_thirteen", "5S 5H 5D"),
        ("three_thirteen", "5S KH AC"),
    ):
        kind = untyped(forms.load("form:" + name))
        count = kind.min_players
        house = kind.with_defaults({})
        game = kind(["Ana", "Bo", "Cy"][:count], house, "Ana")
        (event,) = [one for one in kind.events if one.name == game.form.steps[-1].name]
        (field,) = [one for one in event.fields if getattr(one, "melds", None)]
        keyed = field.whole.read_all(cards.split())
        said = asked("pays", name, cards, players=count)["points"]
        assert field.worth(game, keyed) == said, name


def test_rfh_8_where_a_hand_ends_only_without_a_discard_none_is_named():
    found = asked("best_discard", "rummy500", "10D JD QD", down=True)
    assert (found["discard"], found["choices"], found["deadwood"]) == (None, [], 0)
    assert found["may_end"] and found["rule"] == "RFH-8"
    assert found["why"] == "all cards can be laid without a discard: the hand may end"
    # A run of four ends it both ways, and what is named leaves a run.
    found = asked("best_discard", "rummy500", "10D JD QD KD", down=True)
    assert (found["discard"], found["choices"]) == ("10D", ["10D", "KD"])
    assert found["may_end"] and found["deadwood"] == 0
    # What must be discarded, is.
    assert asked("best_discard", "scala40", "10D JD QD", down=True)["may_end"] is False


def test_inr_6_which_sequence_is_missing_is_told_of_what_is_paid_too():
    pure = "AS 2S 3S 9H 9S 9C JS JD JC 7D 7H 7C 7S"
    said = "there: 1 pure run; missing: 1 run; so all cards count: 80 (no hand counts more)"
    for question in ("pays", "deadwood"):
        assert asked(question, "indian_rummy", pure, turned="8D")["why"] == said
    none = pure.replace("2S", "2D")
    said = "1 pure run, 1 run: not there, so all cards count: 80 (no hand counts more)"
    for question in ("pays", "deadwood"):
        assert asked(question, "indian_rummy", none, turned="8D")["why"] == said


def test_ram_7_a_ramino_is_better_than_a_colour_and_both_need_the_discard():
    found = asked("best_discard", "ramino", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S KS")
    # A colour of ten spades would be left by each other card.
    assert (found["choices"], found["rule"]) == (["KS"], "RAM-7")
    assert asked("best_discard", "ramino", "AS 2S 3S 4S 5S 6S 7S 8S JS KS QS")["may_end"]
    found = asked("may_end", "ramino", "AS 2S 3S 4S 5S 6S 7S 8S 9S KS KD")
    assert (found["ok"], found["discard"], found["rule"]) == (True, "KD", "RAM-7")
    assert found["why"] == "discard KD; the hand closes at once"
    found = asked("may_end", "ramino", "AS 2S 3S 4S 5S 6S 7S 8S 9S KS")
    assert (found["ok"], found["discard"]) == (True, None)


def test_what_is_paid_is_of_no_more_cards_than_an_entry_takes():
    for name, most in (("scala40", 13), ("chinchon", 7), ("ramino", 10), ("phase10", 10)):
        deck = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11" if name == "phase10" else (
            "AS 2S 3S 4S 5S 6S 7S JS QS KS AH 2H 3H 4H")  # fmt: skip
        cards = deck.split()
        assert "points" in asked("pays", name, " ".join(cards[:most])), name
        said = asked("pays", name, " ".join(cards[: most + 1]))
        assert said["error"] == "cards given: %d, needed: 1-%d" % (most + 1, most), name


def test_rom_7_a_single_card_is_no_hand_rommé():
    assert ends("romme", "QC", drawn=True) == (False, ["40 points"], "ROM-5")
    assert ends("romme", "QC", drawn=True, down=True)[0]


def test_liv_5_melds_in_hand_that_cannot_be_laid_any_more_are_told_of():
    said = "0 in no meld: the hand may not end; after going down cards are only laid off"
    said += " (before drawing)"
    found = asked("deadwood", "liverpool", "2S 3S 4S 5S 9S 10S JS QS", round=3, down=True)
    assert (found["may_end"], found["rule"], found["why"]) == (False, "LIV-5", said)
    assert asked("deadwood", "scala40", "2S 3S 4S 5S", down=True)["why"].count("laid off") == 0


def test_liv_5_melds_on_the_table_hide_no_ending_by_melds_alone():
    """Three jokers can be laid off in many ways: endings without them are tried first."""
    hand = "QH 9D 8H 9H JK 10S 10H 10C JK 10H JK QS JD"
    there = table(
        "10C JC QC KC", "5C 6C 7C 8C", "JD JH JS", "5H 6H 7H 8H", "QD QH QS", "3H JK 5H 6H"
    )
    found = asked("may_end", "liverpool", hand, round=6, players=3, drawn=True, table=there)
    assert (found["ok"], found["proved"], found["laid"]) == (True, True, [])
    assert len(found["melds"]) == 3


def test_cnq_5_a_hand_ends_with_one_card_more_than_were_dealt():
    hand = "AS 2S 3S 4S 5S 6S 7S KD KS KC"
    said = "all cards are in melds: 1 more is needed"
    found = asked("deadwood", "conquian", hand)
    assert (found["may_end"], found["rule"], found["why"]) == (False, "CNQ-5", said)
    assert ends("conquian", hand) == (False, ["1 card"], "CNQ-5")
    assert asked("may_end", "conquian", hand)["why"] == said
    # With the card taken, and with fewer where some are laid.
    assert (
        ends("conquian", hand + " KH")[0] and asked("deadwood", "conquian", hand + " KH")["may_end"]
    )
    assert ends("conquian", "AS 2S 3S KD KS KC")[0]
    assert not ends("conquian", "AS 2S 3S 4S 5S 6S 7S JD JS JC", options={"cards": 10})[0]
    assert ends("conquian", hand, options={"cards": 9})[0]
    # A discard ends no hand, whatever it leaves.
    found = asked("best_discard", "conquian", hand, down=True)
    assert (found["may_end"], found["discard"], found["rule"]) == (False, "7S", "CNQ-5")
    assert found["why"] == "discard 7S; 0 in no meld: a discard does not end the hand"


def test_scl_9_all_laid_but_no_card_to_discard_is_told_as_such():
    said = "all cards can be laid, but none is left to discard: it may not end"
    found = asked("may_end", "scala40", "2C 2S 2D 7H 8H 9H", down=True, drawn=True)
    assert (found["ok"], found["missing"], found["rule"]) == (False, ["2 cards"], "SCL-9")
    assert found["why"] == said
    # With a longer run the last card is there; so it is where a meld of the table takes one.
    assert ends("scala40", "2C 2S 2D 7H 8H 9H 10H", down=True, drawn=True)[0]
    assert ends("scala40", "2C 2S 2D 7H 8H 9H", down=True, drawn=False)[0]
    # Where a discard is left to the player, all may be laid.
    assert ends("rummy500", "2C 2S 2D 7H 8H 9H", drawn=True)[0]
    assert asked("may_end", "scala40", "2C 2S 2D 7H 8H", down=True, drawn=True)["why"] == (
        "1 card stays in hand: it may not end"
    )


# -- what rules say beyond the cards in hand ---------------------------------------------------


def lays_off(name, cards, *melds, **fields):
    found = asked("layoff", name, cards, table=table(*melds), **fields)
    return found["deadwood"], [card for card, _ in found["laid"]], found["rule"]


def test_who_has_gone_down_only_lays_off():
    # LIV-5, CNT-5, PTN-4: no melds follow on those of the contract.
    assert lays_off("liverpool", "8S 8H 8D", "4S 5S 6S 7S") == (16, ["8S"], "LIV-5")
    assert lays_off("continental", "2S 3S 4S 5S", "7S 7H 7D") == (14, [], "CNT-5")
    run = "R9 B10 G11 Y12"
    assert lays_off("phase10", "R5 B5 S", run) == (25, [], "PTN-4")
    assert lays_off("phase10", "W R1", run) == (5, ["W"], "PTN-4")
    # SCL-9: here melds may follow.
    assert lays_off("scala40", "8H 8D 8C", "4S 5S 6S") == (0, [], "SCL-9")


def test_chn_8_nothing_is_laid_off_on_seven_melded_cards():
    run, chinchon = "AS 2S 3S", "AS 2S 3S 4S 5S 6S 7S"
    assert lays_off("chinchon", "4S KH QD", run, "7H 7D 7C 7S") == (24, [], "CHN-8")
    assert lays_off("chinchon", "JS KH QD", chinchon) == (30, [], "CHN-8")
    assert lays_off("chinchon", "4S KH QD", run, "7H 7D 7C") == (20, ["4S"], "CHN-8")
    why = asked("layoff", "chinchon", "JS KH QD", table=table(chinchon))["why"]
    assert why.startswith("all cards of who closed are melded: nothing is laid off")


def test_cnq_5_melds_on_the_table_count():
    there = table("AS 2S 3S 4S 5S 6S 7S")
    one_more = (False, ["1 card"], "CNQ-5")
    for drawn in (False, True):
        assert ends("conquian", "4H 4D 4C", table=there, drawn=drawn) == one_more
        assert ends("conquian", "4H 4D 4C JS", table=there, drawn=drawn)[0]
    assert ends("conquian", "4H 4D 4C", drawn=False) == one_more
    assert ends("conquian", "4H 4D 4C", drawn=True)[0]
    assert not asked("deadwood", "conquian", "4H 4D 4C")["may_end"]
    for cards, more in (("5H 5D 5C", "8 cards"), ("AS 2S 3S 4S 5S 6S 7S JS", "3 cards")):
        assert ends("conquian", cards, table=[]) == (False, [more], "CNQ-5")
    found = asked("may_end", "conquian", "5H 5D 5C", table=table("AS 2S 3S"))
    assert found["why"] == "all cards are in melds: 5 more are needed"
    # Where all are melded, nothing is discarded.
    found = asked("best_discard", "conquian", "AS 2S 3S 4S 5S 6S 7S JS 5H 5D 5C")
    assert (found["discard"], found["may_end"], found["choices"]) == (None, True, [])
    # CNQ-1: a card is discarded of those dealt and the one taken.
    ten = "AS 2S 3S 4S 5S 6S 7S 4H 4D 4C"
    assert asked("best_discard", "conquian", ten + " KH")["choices"] == ["KH"]
    assert asked("best_discard", "conquian", ten, options={"cards": 9})["deadwood"] == 0
    assert asked("best_discard", "conquian", "4H 4D 4C KH")["discard"] == "KH"


def test_rfh_2_a_hand_may_have_more_cards_than_were_dealt():
    many = "2S 3S 5S 7S 9S JS KS 2H 4H 6H 8H 10H QH 3D 5D 7D"
    assert pays("rummy500", many) == (101, "all", "RFH-7")
    # RFH-8: and fewer, for melds are laid at any time.
    assert asked("best_discard", "rummy500", "AS 2S 3S KH")["choices"] == ["KH"]


def test_ptn_4_cards_are_laid_off_on_one_colour():
    seven = "R4 R5 R6 R7 R9 R10 R11"
    assert lays_off("phase10", "R8 B7", seven, stage=8) == (5, ["R8"], "PTN-4")
    assert lays_off("phase10", "R8 W Y3", seven) == (5, ["R8", "W"], "PTN-4")
    # The wild card may as well continue the run.
    both = lays_off("phase10", "R1 Y6 W", seven, "R9 B10 G11 Y12")
    assert (both[0], sorted(both[1])) == (5, ["R1", "W"])


def test_ptn_2_seven_of_a_colour_are_no_deadwood_in_phase_8():
    hand = "R1 R2 R3 R5 R7 R9 W B4 G4 Y4"
    assert asked("deadwood", "phase10", hand, stage=8)["deadwood"] == 0
    assert asked("deadwood", "phase10", hand)["deadwood"] > 0
    assert asked("best_discard", "phase10", hand + " Y12", stage=8)["choices"] == ["Y12"]
    assert asked("meld", "phase10", "R1 R2 R3 R5 R7 R9 W", stage=8)["ok"] is False


def test_inr_6_of_fourteen_cards_thirteen_count():
    hand = "2S 3S 4S 5S 5D 5C 5H 7D 7C 7S 9D 9C 9S KH"
    said = "there: 1 pure run; missing: 1 run; so all cards count: 77"
    for question in ("may_end", "deadwood"):
        why = asked(question, "indian_rummy", hand, turned="JD")["why"]
        assert why == said + " (after a discard)", question
    found = asked("best_discard", "indian_rummy", hand, turned="JD")
    assert (found["deadwood"], found["why"]) == (77, "discard KH; " + said)
    hand = "2S 3S 4S 3D 3C 3H 5D 5C 5H 6D 6C 6S KH 2D"
    assert asked("may_end", "indian_rummy", hand, turned="JD")["why"].endswith(
        "count: 53 (after a discard)"
    )


def test_a_hand_says_whether_the_card_of_the_turn_is_in_it():
    for name, cards, before, after in (
        ("scala40", "JS QS KS", True, False),
        ("scala40", "JS QS KS 2H", False, True),
        ("liverpool", "7S", False, True),
        ("rummy500", "AS 2S 3S 5H", False, True),
    ):
        fields = {"down": name != "rummy500", "players": 3}
        for drawn, right in ((False, before), (True, after)):
            hand = asked("deadwood", name, cards, drawn=drawn, **fields)
            end = asked("may_end", name, cards, drawn=drawn, **fields)
            assert hand["may_end"] == end["ok"] == right, (name, cards, drawn)
            assert ("(before drawing)" in hand["why"]) == (not drawn)
            assert ("(before drawing)" in end["why"]) == (not drawn)
        # Nobody said: the reason tells what was taken.
        assert "(before drawing)" in asked("deadwood", name, cards, **fields)["why"]
        assert "(before drawing)" not in asked("may_end", name, cards, **fields)["why"]
    for name, cards in (("scala40", "2S 3S 4S 5S 6S 7S 8H 8D 8C JS QS KS 2H"),
                        ("chinchon", "AS 2S 3S 4H 4D 4C 5S")):  # fmt: skip
        assert "before" not in asked("deadwood", name, cards)["why"]


def test_an_ace_is_not_at_both_ends_of_a_run():
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    for name, rule in (("rummy500", "RFH-5"), ("liverpool", "LIV-3"), ("indian_rummy", "INR-3")):
        assert asked("meld", name, whole)["ok"]
        found = asked("meld", name, whole + " JK")
        assert (found["ok"], found["rule"]) == (False, rule)
        if name != "rummy500":
            assert not asked("meld", name, whole + " AS")["ok"]
    # Nothing else is said in Scala 40 (SCL-6).
    assert asked("meld", "scala40", whole + " JK")["ok"]
