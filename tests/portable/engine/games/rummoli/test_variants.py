"""Where tables differ: Rummoli's house rules, each with an example of who plays it so.

RML-4, RML-6, RML-7, RML-9 to RML-12, RML-17, RML-18, RML-22 to RML-25. The addresses of what is
published are in docs/sources.md.
"""

from engine.cards import STANDARD52
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.games.rummoli.game import Rummoli
from engine.games.rummoli.stops_log import Phase
from engine.texts import rulebook, text
from tests.portable.engine.games.rummoli.test_stops import ask, state, wrong
from tests.portable.tools import FOUR, Table, chips_in_play, score, untyped

THREE = ("Ann", "Bo", "Cy")
# Tripoley as its maker has it.
TRIPOLEY = {
    "board": "tripoley",
    "collect": "held",
    "poker": "betting",
    "first_bet": "dealer",
    "first_lead": "dealer",
    "next_lead": "suit",
    "unclaimed": "stays",
}


def notes(effect):
    return [(rule, text(key, **facts)) for rule, key, facts in effect.notes]


def refused(table, rule, event, **fields):
    """Return the sentence with which an event is refused by `rule` (None: its form is wrong)."""
    try:
        table.add(event, **fields)
    except RuleError as error:
        assert error.rule == rule, (error.rule, error.why())
        return error.why()
    except InputError as error:
        assert rule is None, error.why()
        return error.why()
    raise AssertionError(event)


def answered(entry, *answers):
    """Give answers to the questions of an entry; return its event."""
    for given in answers:
        entry.answer(given)
    assert entry.question is None
    return entry.event


def ask_for(table, action, *answers, **old):
    return answered(Entry(table.game, action, old or None), *answers)


# -- the antes and the widow -------------------------------------------------------------------


def test_rml_4_the_dealer_puts_in_twice_as_much():
    """michigan-rummy-rules.com: one chip of each player on each space, two of the dealer."""
    table = Table("rummoli", THREE, dealer="Bo", dealer_ante="double")
    effect = table.add("ante")
    assert table.scores() == [41, 32, 41]
    assert set(table.game.board.pots.values()) == {4}
    assert notes(effect)[1] == ("RML-4", "Bo deals: 2 on each space")
    # The next dealer does so in the next hand.
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1})
    table.add("ante")
    assert table.scores()[2] == 41 - 1 - 18


def test_rml_15_a_short_double_ante_fills_the_spaces_in_order():
    table = Table("rummoli", THREE, chips_each=11, dealer_ante="double", short="all_in")
    table.add("ante")
    pots = table.game.board.pots
    assert table.scores() == [0, 2, 2]
    # Eleven chips of the dealer: two each on five sections, and one more.
    assert [pots[name] for name in table.game.board.sections] == [4, 4, 4, 4, 4, 3, 2, 2, 2]


def test_rml_6_the_widow_only_for_who_has_no_pay_card():
    """rodsgamesite.blogspot.com: nobody with a pay card in hand swaps or bids."""
    table = Table("rummoli", THREE, widow_for="no_pay_card")
    table.add("ante")
    assert notes(table.add("widow", how="exchanged"))[-1] == (
        "RML-6",
        "Only without a pay card in hand: Ann had none",
    )
    table.add("undo")
    sold = table.add("widow", how="sold", buyer="Cy", price=2)
    assert notes(sold)[-1][1].endswith("Cy had none")
    table.add("undo")
    assert len(notes(table.add("widow", how="kept"))) == 1


# -- poker -------------------------------------------------------------------------------------


def test_rml_7_the_dealer_bets_first():
    """centralconnector.com (Tripoley): the dealer bets, checks or passes before all others."""
    table = Table("rummoli", FOUR, dealer="Cy", poker="betting", first_bet="dealer")
    table.add("ante")
    assert table.game.deal().first == "Cy"
    assert refused(table, "RML-20", "bets", moves=[["Di", "check"]]) == "it is Cy's turn, not Di's"
    table.add("bets", moves=[["Cy", "bet", 2], ["Di", "fold"], ["Ann", "fold"], ["Bo", "fold"]])
    assert untyped(table.game).showing() == ["Cy"]


# -- the stops ---------------------------------------------------------------------------------


def test_rml_9_who_leads_first():
    """99wfmk.com: the player at the dealer's left; ourpastimes.com (Tripoly): the dealer."""
    for first, leader in (("winner", "Ann"), ("left", "Di"), ("dealer", "Cy")):
        table = Table("rummoli", FOUR, dealer="Cy", first_lead=first)
        table.add("ante")
        opening = table.game.deal().opening
        assert opening[2] == ({} if first == "winner" else {"name": leader})
        effect = table.add("poker", winners=["Ann"])
        assert untyped(table.game).leader == leader == table.game.first_player()
        assert notes(effect)[-1] == ("RML-9", leader + " leads the lowest card")
    assert ask("", None, {"first_lead": "left"})["why"] == (
        "the player at the dealer's left leads their lowest card (house: first_lead=left)"
    )
    assert ask("", None, {"first_lead": "dealer"})["why"].startswith("the dealer leads")


def test_rml_9_the_first_lead_is_black():
    """Fundex's leaflet (Michigan Rummy): the lowest black card begins."""
    black = {"first_suit": "black"}
    assert state(ask("", None, black)) == (True, None, False, None, "black")
    hands = {"Ann": "9S 2H", "Bo": "3D", "Cy": "KC"}
    assert ask("Ann 4S", hands, black)["ok"]
    said = ask("Ann 2D", hands, black)
    assert wrong(said, 0, "RML-9")
    assert said["why"] == "the first lead must be black (house: first_suit=black)"
    # The lowest black card, whatever lies lower in red.
    assert wrong(ask("Ann 10S", hands, black), 0, "RML-9")


def test_rml_10_any_other_suit_is_led():
    """redbloxgames.com: in Tripoley only the suit has to change, not the colour."""
    suit = {"next_lead": "suit"}
    hands = {"Ann": "9C", "Bo": "KD", "Cy": "9S"}
    assert ask("Ann 2C, Ann 3S", hands, suit)["ok"]
    assert wrong(ask("Ann 2C, Ann 3S", hands), 1, "RML-10")
    said = ask("Ann 2C, Ann 4C", hands, suit)
    assert wrong(said, 1, "RML-10")
    assert said["why"] == (
        "after 2C stopped, the lead must be another suit (house: next_lead=suit)"
    )
    # Who has no other suit passes the lead, as where the colour changes.
    said = ask("Ann 2C", hands, suit)
    assert state(said) == (True, None, True, "Bo", None)
    assert said["why"] == "stopped: Bo leads another suit (house: next_lead=suit)"
    said = ask("Ann 2C, Cy 8S", hands, suit)
    assert wrong(said, 1, "RML-10") and "Bo's, who had another suit" in said["why"]


def test_rml_11_a_deadlock_where_nobody_has_another_suit():
    said = ask("Ann 2C", {"Ann": "9C", "Bo": "KC", "Cy": "5C"}, {"next_lead": "suit"})
    assert said["deadlock"] and said["rule"] == "RML-11" and said["leader"] is None
    assert said["why"].startswith("nobody has another suit: the hand is over")
    said = ask("Ann 2C, Ann 9C", {"Ann": "JC", "Bo": "KC", "Cy": "5C"}, {"next_lead": "suit"})
    assert wrong(said, 1, "RML-11")


def test_rml_10_any_suit_is_led():
    """ehow.com: who played the stop card starts anew with the lowest card of any suit."""
    options = {"next_lead": "any"}
    hands = {"Ann": "9C", "Bo": "KD", "Cy": "9S"}
    assert ask("Ann 2C, Ann 4C", hands, options)["ok"]
    said = ask("Ann 2C", hands, options)
    assert state(said) == (True, None, True, "Ann", None) and not said["deadlock"]
    assert said["why"] == "stopped: Ann leads any suit (house: next_lead=any)"
    said = ask("Ann 2C, Bo 3D", hands, options)
    assert wrong(said, 1, "RML-10") and "the lead was Ann's, who had cards left" in said["why"]


def test_rml_10_the_lowest_card_of_its_suit():
    """looneyville.net (Rummy Royal): the lowest of the suit that is chosen, not of the hand."""
    hands = {"Ann": "3H 6D QC", "Bo": "KD", "Cy": "9S"}
    suit = {"lowest": "suit"}
    assert wrong(ask("Ann 2C, Ann 5D", hands), 1, "RML-10")
    assert ask("Ann 2C, Ann 5D", hands, suit)["ok"]
    said = ask("Ann 2C, Ann 4H", hands, suit)
    assert wrong(said, 1, "RML-10")
    assert said["why"] == "the lead must be the lowest: Ann had 3H"
    # The first lead as well (RML-9).
    assert ask("Ann 5D", hands, suit)["ok"] and wrong(ask("Ann 5D", hands), 0, "RML-9")


def test_rml_24_a_chip_for_who_passes():
    """reference.com: who cannot go on puts one chip in the pot, until somebody can."""
    table = Table("rummoli", THREE, pass_chip="lead")
    table.add("ante")
    assert refused(table, "RML-19", "pass", chips={"Ann": 1, "Bo": 0, "Cy": 0})
    table.add("poker", winners=["Ann"])
    effect = table.add("pass", chips={"Ann": 1, "Bo": 0, "Cy": 2})
    assert notes(effect) == [("RML-24", "Passed: 3 onto Rummoli")]
    assert table.scores() == [43, 41, 39] and table.game.board.pots["rummoli"] == 6
    assert text(*table.game.story({"event": "pass"}, effect)[:1], n=3) == "passes: 3"
    # Again, and back: what was paid is known for the rest of the hand.
    table.add("pass", chips={"Ann": 1, "Bo": 0, "Cy": 0})
    assert untyped(table.game).passed == {"Ann": 2, "Bo": 0, "Cy": 2}
    table.add("undo")
    assert untyped(table.game).passed == {"Ann": 1, "Bo": 0, "Cy": 2}
    table.add("out", player="Bo", left={"Ann": 1, "Cy": 1})
    assert table.scores() == [42, 41 + 6 + 2, 38] and untyped(table.game).passed == {}
    assert refused(table, "RML-24", "pass", chips={"Ann": 1, "Bo": 0, "Cy": 0})


def test_rml_24_passing_costs_nothing_as_a_rule():
    table = Table("rummoli", THREE)
    table.add("ante")
    table.add("poker", winners=["Ann"])
    assert refused(table, "RML-24", "pass", chips={"Ann": 1, "Bo": 0, "Cy": 0}) == (
        "nobody pays for passing (house: pass_chip=no)"
    )
    assert "pass" not in table.game.actions() and "pass" not in table.game.order()


def test_rml_24_the_box_asks_how_often_each_passed():
    table = Table("rummoli", THREE, dealer="Cy", pass_chip="turn")
    table.add("ante")
    table.add("poker", winners=["Ann"])
    event = ask_for(table, "pass", 1, 0, 4)
    assert event == {"event": "pass", "chips": {"Ann": 1, "Bo": 0, "Cy": 4}}
    for number, rule in ((-1, None), (53, "RML-24"), ("1", None)):
        assert refused(table, rule, "pass", chips={"Ann": number, "Bo": 0, "Cy": 0})


def test_rml_9_and_rml_24_who_has_no_black_card_to_lead_first_passes():
    """Ann and Bo have no black card, so Cy leads; the box counts both passes."""
    for how, paid in (("no", 0), ("lead", 1), ("turn", 1)):
        house = Rummoli.with_defaults({"first_suit": "black", "pass_chip": how})
        phase = Phase(list(THREE), dict.fromkeys(THREE, 13), house, "Ann")
        phase.lay("Cy", STANDARD52.read("2S"))
        assert phase.passes() == {"Ann": paid, "Bo": paid, "Cy": 0}
    # Where any suit is led nobody has to pass: a wrong lead stood (RML-18).
    phase = Phase(
        list(THREE), dict.fromkeys(THREE, 13), Rummoli.with_defaults({"pass_chip": "lead"}), "Ann"
    )
    phase.lay("Cy", STANDARD52.read("2S"))
    assert not any(phase.passes().values())


# -- pay cards ---------------------------------------------------------------------------------


def test_rml_12_a_pay_card_not_claimed_at_once():
    """rodsgamesite.blogspot.com: not taken before the next card, the chips stay in the pot."""
    for unclaimed in ("paid", "stays"):
        table = Table("rummoli", THREE, unclaimed=unclaimed)
        table.add("ante")
        table.add("poker", winners=["Ann"])
        table.add("pay", player="Bo", space="10S")
        table.add("out", player="Bo", left={"Ann": 1, "Cy": 1})
        if unclaimed == "paid":
            # RML-18: also after the hand.
            assert "pay" in table.game.actions()
            table.add("pay", player="Cy", space="QC")
            continue
        assert "pay" not in table.game.actions()
        assert refused(table, "RML-12", "pay", player="Cy", space="QC") == (
            "too late: the chips stay on the space (house: unclaimed=stays)"
        )
        assert table.game.board.pots["QC"] == 3


def test_rml_25_hearts_the_holders_collect_before_the_poker():
    """centralconnector.com (Tripoley): king and queen pay their own spaces and K-Q as well."""
    table = Table("rummoli", FOUR, **TRIPOLEY)
    table.add("ante")
    table.add("widow", how="kept")
    assert table.game.actions()[0] == "hearts"
    claims = [["Ann", "KH"], ["Ann", "QH"], ["Ann", "KH-QH"], ["Bo", "JH"], ["Cy", "8-9-10"]]
    effect = table.add("hearts", collects=claims)
    assert table.scores() == [41 + 12, 41 + 4, 41 + 4, 41]
    assert ("RML-25", "Ann collects KH-QH: 4") in notes(effect)
    # Nobody has the ace and the ten: they lie in the dead hand, and their chips stay.
    assert table.game.board.pots["AH"] == table.game.board.pots["10H"] == 4
    assert table.game.story({"event": "hearts", "collects": claims}, effect) is not None
    # The poker hand follows, and the pay cards pay no more when they are played.
    assert table.game.actions()[0] == "bets"
    assert refused(table, "RML-25", "hearts", collects=[["Di", "AH"]])
    table.add("bets", moves=[["Ann", "check"], ["Bo", "check"], ["Cy", "check"], ["Di", "check"]])
    table.add("poker", winners=["Di"])
    assert untyped(table.game).leader == "Ann"
    assert refused(table, "RML-12", "pay", player="Di", space="AH") == (
        "pay cards collect before the poker hand only (house: unclaimed=stays)"
    )
    assert refused(table, "RML-19", "hearts", collects=[["Di", "AH"]])
    assert ask("Ann QH KH AH", None, TRIPOLEY)["collects"] == []
    table.add("out", player="Bo", left={"Ann": 3, "Cy": 2, "Di": 1})
    assert table.scores() == [50, 45 + 4 + 6, 43, 44]


def test_rml_25_several_with_a_sequence_share_it():
    """ourpastimes.com (Tripoley): players with 8-9-10 of different suits split its chips."""
    table = Table("rummoli", FOUR, **TRIPOLEY)
    table.add("ante")
    table.add("hearts", collects=[["Ann", "8-9-10"], ["Bo", "8-9-10"], ["Di", "10-9-8"]])
    assert table.scores() == [42, 42, 41, 42] and table.game.board.pots["8-9-10"] == 1


def test_rml_25_what_cannot_be_held_is_refused():
    table = Table("rummoli", FOUR, **TRIPOLEY)
    assert refused(table, "RML-25", "hearts", collects=[]) == "no hand in progress: ante first"
    table.add("ante")
    why = refused(table, "RML-25", "hearts", collects=[["Ann", "KH"], ["Bo", "KH-QH"]])
    assert why == "KH cannot be in two hands: Ann has it"
    why = refused(table, "RML-25", "hearts", collects=[["Ann", "KH"], ["Bo", "KH"]])
    assert why == "more players claim KH than can hold it"
    # With all four sequences in hands, the ten of hearts is in one of them.
    five = Table("rummoli", ("Ann", "Bo", "Cy", "Di", "Eve"), **TRIPOLEY)
    five.add("ante")
    runs = [[name, "8-9-10"] for name in ("Bo", "Cy", "Di", "Eve")]
    why = refused(five, "RML-25", "hearts", collects=[["Ann", "10H"]] + runs)
    assert why == "more players claim 8-9-10 than can hold it"
    five.add("hearts", collects=[["Cy", "10H"]] + runs)
    assert refused(table, "RML-25", "hearts", collects=[["Ann", "poker"]])
    for claims in (None, {}, ["Ann"], [["Ann"]], [["Ann", "2S"]], [["Zed", "KH"]]):
        assert refused(table, None, "hearts", collects=claims)
    assert refused(table, None, "hearts", collects=[["Ann", "KH"], ["Ann", "KH"]])
    # Nobody has one: that is said, too.
    assert notes(table.add("hearts", collects=[])) == [("RML-25", "Nobody has a pay card")]


def test_rml_25_pay_cards_collect_when_played_as_a_rule():
    table = Table("rummoli", THREE, board="tripoley")
    table.add("ante")
    assert refused(table, "RML-25", "hearts", collects=[["Ann", "KH"]]) == (
        "pay cards collect when they are played (house: collect=played)"
    )
    assert "hearts" not in table.game.actions() and "hearts" not in table.game.order()


def test_rml_25_the_box_asks_who_holds_what():
    table = Table("rummoli", FOUR, **TRIPOLEY)
    table.add("ante")
    # Ten, jack, queen, king and ace; K-Q follows from them; two share 8-9-10.
    event = ask_for(table, "hearts", "Bo", "", "Di", "Di", "", "Ann", "Cy", "")
    assert event["collects"] == [
        ["Bo", "10H"],
        ["Di", "QH"],
        ["Di", "KH"],
        ["Di", "KH-QH"],
        ["Ann", "8-9-10"],
        ["Cy", "8-9-10"],
    ]
    table.ledger.check(event)
    # It is offered again when it is edited.
    entry = Entry(table.game, "hearts", event)
    offered = []
    while entry.question is not None:
        offered.append(entry.question.default)
        entry.answer(entry.question.default)
    assert entry.event == event and offered == ["Bo", "", "Di", "Di", "", "Ann", "Cy", ""]


def test_rml_25_and_all_3_a_name_that_is_changed_changes_in_the_claims():
    kind = Table("rummoli", FOUR, **TRIPOLEY).game.event_type("hearts")
    assert kind.names == ["collects"]


def test_rml_19_the_order_with_hearts():
    table = Table("rummoli", FOUR, **TRIPOLEY)
    table.add("ante")
    table.add("hearts", collects=[["Ann", "KH"]])
    assert refused(table, "RML-19", "widow", how="kept").startswith("the widow comes before")
    # A misdeal takes the chips back onto the spaces (ALL-1).
    table.add("void")
    assert table.game.board.pots["KH"] == 4 and table.scores() == [41] * 4
    table.add("widow", how="exchanged")
    table.add("hearts", collects=[["Bo", "KH"]])
    assert table.scores() == [41, 45, 41, 41]
    table.add("undo")
    table.add("bets", moves=[[name, "check"] for name in FOUR])
    assert refused(table, "RML-19", "hearts", collects=[]) == (
        "the pay cards held are collected before the poker hand: undo it first"
    )


def test_rml_25_a_forgotten_pay_card_is_paid_unless_the_house_says_no():
    table = Table("rummoli", FOUR, board="tripoley", collect="held")
    table.add("ante")
    table.add("hearts", collects=[["Ann", "KH"]])
    table.add("poker", winners=["Ann"])
    table.add("pay", player="Bo", space="QH")
    assert table.scores()[1] == 45


# -- the end -----------------------------------------------------------------------------------


def test_rml_17_all_divide_what_lies_on_the_board():
    """Pressman's leaflet (Michigan Rummy): what remains is divided equally among the players."""
    table = Table("rummoli", FOUR, dealer="Bo", board_end="divided")
    table.add("ante")
    table.add("poker", winners=["Ann"])
    table.add("out", player="Ann", left={"Bo": 1, "Cy": 1, "Di": 1})
    table.add("adjust", **{"from": "Ann", "to": "QC", "chips": 2, "reason": "x"})
    lying = table.game.board.chips()
    assert lying == 30
    assert refused(table, "RML-17", "finish", winner="Ann") == (
        "all divide the chips: name no winner (house: board_end=divided)"
    )
    before = table.scores()
    event = ask_for(table, "finish")
    assert event == {"event": "finish"}
    effect = table.add("finish")
    # Seven each, and one more from the left of Cy on, who would deal: for Di and for Ann.
    assert [b - a for a, b in zip(before, table.scores())] == [8, 7, 7, 8]
    assert table.game.over and table.game.board.chips() == 0
    assert text(table.game.story(event, effect)[0]) == "the board, divided"
    table.add("undo")
    assert not table.game.over and table.game.board.chips() == 30


def test_rml_17_what_lies_on_the_board_is_divided_as_evenly_as_possible():
    for chips, names, shares in (
        (23, THREE, [7, 8, 8]),
        (23, FOUR, [5, 6, 6, 6]),
        (24, THREE, [8, 8, 8]),
        (2, THREE, [0, 1, 1]),
    ):
        table = Table("rummoli", names, dealer="Ann", board_end="divided")
        table.add("adjust", **{"from": "Ann", "to": "rummoli", "chips": chips, "reason": "x"})
        before = table.scores()
        effect = table.add("finish")
        assert [b - a for a, b in zip(before, table.scores())] == shares
        told = ["%s collects %d from the board" % (name, n) for name, n in zip(names, shares)]
        assert sorted([note for _, note in notes(effect)][: len(names)]) == sorted(told)


def test_rml_17_somebody_is_named_where_one_takes_the_board():
    reply = score("rummoli", THREE, [{"event": "ante"}, {"event": "void"}, {"event": "finish"}])
    assert reply["index"] == 2 and reply["field"] == "events"


# -- the source's sentences about cards --------------------------------------------------------


def test_rml_22_and_rml_23_cards_are_called_aloud_and_the_dead_hand_lies_face_down():
    """The source says both; who looks at the dead hand pays (RML-18)."""
    called, dead = rulebook.find("RML-22"), rulebook.find("RML-23")
    assert called.topic == "stops" and "calls it aloud" in called.full
    assert dead.topic == "deal" and "face down" in dead.full and "RML-18" in dead.full
    table = Table("rummoli", THREE)
    table.add("ante")
    fine = dict(untyped(table.game).fine("Bo"))
    kind = fine.pop("event")
    table.add(kind, **fine)
    assert table.scores() == [41, 40, 41] and table.game.board.pots["rummoli"] == 4


def test_all_2_and_all_3_players_come_and_go_between_hands_of_tripoley():
    table = Table("rummoli", FOUR, dealer_ante="double", pass_chip="turn", **TRIPOLEY)
    table.add("ante")
    table.add("hearts", collects=[["Bo", "AH"]])
    table.add("void")
    table.add("leave", player="Bo")
    table.add("join", player="Eve", seat=0)
    assert refused(table, "ALL-2", "hearts", collects=[["Bo", "AH"]])
    table.add("hearts", collects=[["Eve", "AH"]])
    table.add("amend", index=5, to={"event": "hearts", "collects": [["Di", "AH"]]})
    scores = {player.name: player.score for player in table.game.players}
    assert scores["Di"] == 41 + 5 and scores["Eve"] == 50
    assert chips_in_play(table.game) == untyped(table.game).issued
