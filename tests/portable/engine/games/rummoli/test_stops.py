"""The stops phase of Rummoli, RML-9 to RML-13, and its boards, RML-3."""

from engine.ask import answer
from engine.games.rummoli import board as rummoli_board
from tests.portable.tools import untyped

PLAYERS = ("Ann", "Bo", "Cy")


def ask(plays, hands=None, options=None, players=PLAYERS):
    """Ask about plays written as "Ann 7S 8S, Bo 9S" and hands as {"Ann": "2H 3C"}."""
    entries = []
    for play in plays.split(", "):
        words = play.split()
        if words:
            entries.append([words[0], words[1:]])
    question = {"ask": "stops", "game": "rummoli", "plays": entries, "players": list(players)}
    if hands is not None:
        question["hands"] = {}
        for name in hands:
            question["hands"][name] = hands[name].split()
    if options:
        question["options"] = options
    return answer(question)


def state(said):
    return said["ok"], said["next"], said["stopped"], said["leader"], said["lead_colour"]


def wrong(said, index, rule):
    return said["ok"] is False and said["index"] == index and said["rule"] == rule


def test_rml_9_nothing_laid():
    said = ask("")
    assert state(said) == (True, None, False, None, None)
    assert said["collects"] == [] and said["rule"] == "RML-9"
    assert "deadlock" not in said and "index" not in said


def test_rml_9_the_next_card_of_the_suit():
    assert state(ask("Ann 7S")) == (True, "8S", False, None, None)
    assert state(ask("Ann 7S 8S, Cy 9S 10S, Bo JS")) == (True, "QS", False, None, None)
    assert state(ask("Ann KH")) == (True, "AH", False, None, None)


def test_rml_9_anybody_who_has_it_plays_it():
    assert ask("Ann 7S, Ann 8S, Cy 9S, Bo 10S, Bo JS")["ok"]


def test_rml_9_a_wrong_card():
    assert wrong(ask("Ann 7S, Bo 9S"), 1, "RML-9")
    assert wrong(ask("Ann 7S 9S"), 0, "RML-9")
    assert wrong(ask("Ann 7S, Bo 8S, Cy 6S"), 2, "RML-9")
    # The 8 was held, as it is laid later: the red lead came too soon, even if it was followed.
    assert wrong(ask("Ann 7S, Ann 9H, Bo 10H JH QH KH AH, Bo 8S"), 1, "RML-9")


def test_rml_9_the_first_lead_is_the_lowest_card_of_the_hand():
    hands = {"Ann": "3H 9S", "Bo": "2C", "Cy": "2D"}
    assert ask("Ann 3C", hands)["ok"]
    assert wrong(ask("Ann 4C", hands), 0, "RML-9")
    assert ask("Ann 4C", hands)["leader"] == "Ann"
    # The ace is high.
    assert ask("Ann 3C", {"Ann": "AH", "Bo": "2C", "Cy": "2D"})["ok"]
    # What is laid later was in the hand before.
    assert wrong(ask("Ann 5C, Bo 6C, Ann 3D"), 0, "RML-9")


def test_rml_9_stopped_by_the_ace():
    said = ask("Ann KS, Bo AS")
    assert state(said) == (True, None, True, "Bo", "red")
    assert said["rule"] == "RML-10"


def test_rml_9_stopped_by_a_card_that_was_played_already():
    said = ask("Ann 9H 10H, Ann JS, Bo QS KS AS, Bo 7H 8H")
    assert state(said) == (True, None, True, "Bo", "black")


def test_rml_9_stopped_by_the_dead_hand():
    said = ask("Bo 4C, Cy 5C", {"Ann": "2H", "Bo": "QS 5H", "Cy": "KS 3D"})
    assert state(said) == (True, None, True, "Cy", "red")
    assert said["deadlock"] is False
    assert state(ask("Bo 4C, Cy 5C"))[:3] == (True, "6C", False)


def test_rml_10_the_other_colour():
    hands = {"Ann": "4S 5H", "Bo": "KD", "Cy": "9S 9D"}
    assert ask("Cy 2C, Ann 5D 6D 7D, Ann 8C", {"Ann": "KC", "Bo": "KD", "Cy": "9S"})["ok"]
    assert ask("Ann 2C, Ann 5H", {"Ann": "3S", "Bo": "KD", "Cy": "9S"})["ok"]
    assert wrong(ask("Ann 2C, Ann 3S", hands), 1, "RML-10")
    assert wrong(ask("Ann KS AS, Ann 2C", None), 0, "RML-9")
    assert wrong(ask("Ann 2S, Bo AC, Bo 5S", None), 1, "RML-10")
    assert wrong(ask("Ann KS AS, Ann AC", None), 1, "RML-10")
    assert wrong(ask("Ann KD AD, Ann AH", None), 1, "RML-10")


def test_rml_10_the_lowest_card_of_that_colour():
    hands = {"Ann": "3H 6H QC", "Bo": "KD", "Cy": "9S"}
    assert wrong(ask("Ann 2C, Ann 5H", hands), 1, "RML-10")
    assert ask("Ann 2C, Ann 5H", hands)["leader"] == "Ann"
    hands["Ann"] = "5D 6H QC"
    assert ask("Ann 2C, Ann 5H", hands)["ok"]


def test_rml_10_who_cannot_passes_the_lead_to_the_left():
    hands = {"Ann": "9H", "Bo": "QC", "Cy": "KC 8D"}
    said = ask("Ann 2C, Bo 3C", hands)
    assert state(said) == (True, None, True, "Cy", "red")
    assert ask("Ann 2C, Bo 3C, Cy 7D", hands)["next"] == "8D"
    assert wrong(ask("Ann 2C, Bo 3C, Ann 7D", hands), 2, "RML-10")
    # Without the hands Bo may have had nothing red; not if he lays it later.
    assert ask("Ann 2C, Bo 3C, Cy 7D")["ok"]
    said = ask("Ann 2C, Bo 3C, Cy 7D, Cy 9C 10C, Bo 4H")
    assert wrong(said, 2, "RML-10") and said["next"] == "4C"


def test_rml_10_the_lead_goes_round_to_the_right_player():
    hands = {"Ann": "9H 2D", "Bo": "QC", "Cy": "KC"}
    assert ask("Bo 3C, Bo 4C", hands)["leader"] == "Ann"
    assert wrong(ask("Bo 3C, Bo 4C, Ann 8H", hands), 2, "RML-10")


def test_rml_11_deadlock():
    said = ask("Ann 2C, Bo 3C", {"Ann": "9S", "Bo": "QC", "Cy": "KC 8S"})
    assert state(said) == (True, None, True, None, None)
    assert said["deadlock"] is True and said["rule"] == "RML-11"
    said = ask("Ann 2C, Bo 3C, Cy 8S", {"Ann": "9S", "Bo": "QC", "Cy": "KC"})
    assert wrong(said, 2, "RML-11") and said["deadlock"] is True


def test_rml_11_all_cards_of_the_colour_laid():
    red = []
    for suit in "HD":
        for face in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]:
            red.append(face + suit)
    plays = "Ann %s, Bo 2S, Bo %s, Cy 3C" % (" ".join(red[:13]), " ".join(red[13:]))
    # Bo's lead of a black card, then all diamonds, then a black card again.
    said = ask(plays)
    assert state(said) == (True, "4C", False, None, None)
    said = ask(plays.replace("Cy 3C", "Cy AC"))
    assert state(said) == (True, None, True, None, None)
    assert said["rule"] == "RML-11"


def test_rml_12_single_spaces():
    said = ask("Ann 9S, Bo 10S JS QS KS, Cy AS")
    assert said["collects"] == [["Bo", "10S"], ["Cy", "AS"]]
    assert ask("Ann QC KC")["collects"] == [["Ann", "QC"]]


def test_rml_12_a_sequence_by_one_player_alone():
    assert ask("Ann QD KD AD")["collects"] == [["Ann", "AD-KD"]]
    assert ask("Ann QD KD, Bo AD")["collects"] == []
    assert ask("Ann QD, Bo KD, Bo AD")["collects"] == [["Bo", "AD-KD"]]
    assert ask("Ann 6H, Bo 7H 8H, Cy 9H")["collects"] == []
    assert ask("Ann 6H 7H, Ann 8H, Ann 9H")["collects"] == [["Ann", "7-8-9"]]


def test_rml_12_the_second_to_complete_a_sequence_finds_it_empty():
    said = ask("Ann 7H 8H 9H, Ann 7S, Ann 8S 9S")
    assert said["ok"] and said["collects"] == [["Ann", "7-8-9"]]


def test_rml_12_tripoley():
    said = ask("Ann JH QH KH, Bo AH", None, {"board": "tripoley"})
    assert said["collects"] == [
        ["Ann", "JH"],
        ["Ann", "QH"],
        ["Ann", "KH"],
        ["Ann", "KH-QH"],
        ["Bo", "AH"],
    ]
    assert said["why"].endswith("(house: board=tripoley)")


def test_rml_12_a_board_of_the_house():
    board = ["2s", "3S", "4S", "5S", "KS-10S", "Q-K-A", "ks"]
    said = ask("Ann 9S 10S, Bo JS QS KS AS", None, {"board": board})
    assert said["collects"] == [["Bo", "KS"], ["Bo", "Q-K-A"]]
    said = ask("Ann 9S, Bo 10S JS QS KS AS", None, {"board": board})
    assert said["collects"] == [["Bo", "KS-10S"], ["Bo", "KS"], ["Bo", "Q-K-A"]]
    assert said["why"].endswith("(house: board=custom)")


def test_rml_13_a_hand_is_empty():
    said = ask("Ann 2C, Bo 3C 4C", {"Ann": "9H", "Bo": "", "Cy": "5C"})
    assert state(said) == (True, None, True, None, None)
    assert said["rule"] == "RML-13" and said["deadlock"] is False
    assert wrong(ask("Ann 2C, Bo 3C 4C, Cy 5C", {"Ann": "9H", "Bo": "", "Cy": "9C"}), 2, "RML-13")


def test_rml_9_the_first_wrong_play_counts():
    said = ask("Ann 3S, Bo 5S, Cy 9H, Ann 2D")
    assert said["index"] == 0  # the two was Ann's lowest
    said = ask("Ann 3S, Bo 5S, Cy 9H")
    assert said["index"] == 1 and said["next"] == "4S"


def test_ask_stops_refuses_bad_questions():
    def field(plays, hands=None, players=("Ann", "Bo"), options=None):
        question = {"ask": "stops", "game": "rummoli", "plays": plays, "players": list(players)}
        if hands is not None:
            question["hands"] = hands
        if options is not None:
            question["options"] = options
        return answer(question)["field"]

    assert field([["Dan", ["7S"]]]) == "plays"
    assert field([["Ann", ["1S"]]]) == "plays"
    assert field([["Ann", []]]) == "plays"
    assert field([["Ann", "7S"]]) == "plays"
    assert field([["Ann"]]) == "plays"
    assert field(["Ann"]) == "plays"
    assert field([[["Ann"], ["7S"]]]) == "plays"
    assert field([["Ann", ["7S"]], ["Bo", ["7S"]]]) == "plays"
    assert field("Ann 7S") == "plays"
    assert field([], None, ("Ann",)) == "players"
    assert field([], None, ("Ann", "Ann")) == "players"
    assert field([["Ann", ["7S"]]], {"Ann": ["7S"], "Bo": []}) == "hands"
    assert field([["Ann", ["7S"]]], {"Ann": ["8S"], "Bo": ["8S"]}) == "hands"
    assert field([["Ann", ["7S"]]], {"Ann": ["8S"]}) == "hands"
    assert field([["Ann", ["7S"]]], {"Ann": ["8S"], "Bo": ["9S"], "Cy": []}) == "hands"
    assert field([], None, ("Ann", "Bo"), {"board": "monopoly"}) == "options"
    assert field([], None, ("Ann", "Bo"), {"board": ["7S"] * 7}) == "options"


def test_rml_3_spaces_of_the_presets():
    assert rummoli_board.spaces("rummoli") == ("10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9")
    assert rummoli_board.spaces("tripoley") == ("10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10")
    for preset in rummoli_board.PRESETS:
        names = rummoli_board.spaces(preset)
        assert rummoli_board.parse_board(list(names)) == names


def test_rml_3_a_board_is_read_and_written_in_one_form():
    board = ["th", "2♠", "kd-AD", "9-8-7", "a-K-q", "9C-jc", "8-9-T"]
    names = ("10H", "2S", "AD-KD", "7-8-9", "Q-K-A", "JC-9C", "8-9-10")
    assert rummoli_board.parse_board(board) == names
    assert rummoli_board.spaces(names) == names
    assert rummoli_board.spaces(list(names)) == names


def test_rml_3_what_is_no_board():
    good = ["10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"]
    assert rummoli_board.parse_board(good) == tuple(good)
    for word in (
        "1S",
        "",
        "JK",
        "AD-KH",
        "AD-AD",
        "A-2-3",
        "7-8",
        "7-9-10",
        "7-8-9-10",
        "7-7-7",
        "K-A-2",
        "10s",
        "9-8-7",
        "KD-AD",
        None,
        7,
        ["7S"],
        "-",
        "--",
        "7S-8S-9S",
    ):
        bad = untyped(list(good))
        bad[2] = word
        assert rummoli_board.parse_board(bad) is None, word
    for bad in (good[:6], good + ["2S"], [], None, "rummoli", 7):
        assert rummoli_board.parse_board(bad) is None
