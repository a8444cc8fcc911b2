"""The course of Tuscan Rummy: TUS-1 to TUS-3, TUS-7, TUS-11 and TUS-13."""

from engine import texts
from engine.ask import answer
from engine.games.tuscan.decided import decided_by
from engine.games.tuscan.game import Tuscan
from engine.games.tuscan.referee import judge_showdown
from engine.texts import text, use
from engine.texts.rulebook import find
from tests.portable.tools import FOUR, Table, score

TWO = ("Ann", "Bo")
THREE = ("Ann", "Bo", "Cy")
GRAN = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "JS", "QS", "KS"]
DIECI = ["AH", "AD", "AC", "2H", "2D", "2C", "KH", "KD", "KC", "QC"]
NOTHING = ["AH", "3D", "5C", "7H", "JD", "KC", "2H", "4D", "6C", "QH"]


def test_tus_1_two_to_four_players():
    for n in (2, 3, 4):
        assert score("tuscan", FOUR[:n], [])["status"] == "playing"
    for n in (1, 5):
        assert score("tuscan", ["P%d" % i for i in range(n)], [])["field"] == "players"


def deal(players, dealer, **options):
    return answer(
        {
            "ask": "deal",
            "game": "tuscan",
            "players": list(players),
            "dealer": dealer,
            "options": options,
        }
    )


def test_tus_2_two_players_have_ten_cards_by_fives():
    reply = deal(TWO, "Ann")
    assert reply["cards_each"] == {"Ann": 10, "Bo": 10} and reply["packets"] == [5, 5]
    assert reply["order"] == ["Bo", "Ann"] and reply["first_turn"] == "Bo"
    assert reply["extra"] == {"stock": 20}, "nothing is turned up"
    assert reply["deck"] == {"name": "italian40", "cards": 40}


def test_tus_2_seven_cards_for_more_or_with_a_german_deck():
    reply = deal(FOUR, "Ann")
    assert reply["cards_each"] == {"Ann": 7, "Bo": 7, "Cy": 7, "Di": 7}
    assert reply["packets"] == [1] * 7 and reply["extra"] == {"stock": 12}
    reply = deal(TWO, "Ann", deck="german36")
    assert reply["cards_each"] == {"Ann": 7, "Bo": 7} and reply["packets"] == [1] * 7
    assert reply["deck"] == {"name": "german36", "cards": 36}
    assert reply["extra"] == {"stock": 22}


def test_tus_3_the_player_at_the_dealers_right_begins():
    reply = deal(FOUR, "Bo")
    assert reply["order"] == ["Ann", "Di", "Cy", "Bo"]
    assert reply["first_turn"] == "Ann" and reply["direction"] == "right"


def test_tus_7_hands_decide():
    table = Table("tuscan", TWO)
    hands = {"Ann": DIECI, "Bo": GRAN}
    assert table.refuses("hand", hands={"Ann": NOTHING, "Bo": DIECI}) == "input", "one deck"
    assert table.refuses("hand", hands={"Ann": NOTHING}) == "input"
    hands = {"Ann": NOTHING, "Bo": GRAN}
    effect = table.add("hand", hands=hands)
    assert table.scores() == [0, 1] and "TUS-4" in table.notes(effect)


def test_tus_7_nobody_has_a_hand_and_there_is_stock():
    other = ["AS", "3S", "5S", "7D", "JS", "KS", "2D", "4S", "6D", "QC"]
    table = Table("tuscan", TWO)
    hands = {"Ann": NOTHING, "Bo": other}
    assert table.refuses("hand", hands=hands) == "TUS-6"
    assert table.refuses("hand", hands=hands, exhausted=1) == "input"
    assert table.refuses("hand", hands=hands, winner="Ann") == "input"


def test_tus_11_points_decide_when_the_stock_is_out():
    richer = ["KS", "3S", "5S", "7D", "JS", "KD", "2D", "4S", "6D", "QC"]
    table = Table("tuscan", TWO, dealer="Bo")
    effect = table.add("hand", hands={"Ann": NOTHING, "Bo": richer}, exhausted=True)
    assert table.scores() == [0, 1] and "TUS-11" in table.notes(effect)
    assert table.game.dealer == "Ann"


def test_tus_11_equal_points_are_a_drawn_hand_and_the_deal_passes_on():
    table = Table("tuscan", FOUR, dealer="Bo")
    effect = table.add("hand", winner=None)
    assert table.scores() == [0, 0, 0, 0] and table.notes(effect) == ["TUS-11"]
    assert table.game.dealer == "Ann" and table.game.rounds == 1
    assert table.refuses("hand", winner=None, kind="points") == "TUS-11"
    same = ["AS", "3S", "5S", "7D", "JS", "KS", "2S", "4S", "6D", "QC"]
    table = Table("tuscan", TWO)
    table.add("hand", hands={"Ann": NOTHING, "Bo": same}, exhausted=True)
    assert table.scores() == [0, 0] and table.game.rounds == 1


def test_tus_13_a_hand_scores_one():
    table = Table("tuscan", TWO)
    for kind in ("gran_ramino", "ramino", None):
        table.add("hand", winner="Ann", kind=kind)
    assert table.scores() == [3, 0] and table.end() == (["Ann"], "TUS-13")


def test_tus_13_ranked():
    worth = (("gran_ramino", 3), ("ramino", 2), ("dieci", 1), ("points", 1))
    for kind, points in worth:
        table = Table("tuscan", TWO, hand_values="ranked", hands=0)
        table.add("hand", winner="Bo", kind=kind)
        assert table.scores() == [0, points]
    table = Table("tuscan", FOUR, hand_values="ranked")
    table.add("hand", winner="Bo", kind="sette")
    assert table.scores() == [0, 1, 0, 0]
    assert table.refuses("hand", winner="Bo") == "TUS-13"
    table = Table("tuscan", TWO, hand_values="ranked")
    table.add("hand", hands={"Ann": NOTHING, "Bo": GRAN})
    assert table.end() == (["Bo"], "TUS-13")


def test_tus_13_the_match_goes_to_three_hands():
    table = Table("tuscan", FOUR)
    for winner in ("Ann", "Bo", "Bo", "Ann"):
        table.add("hand", winner=winner)
    assert not table.game.over
    table.add("hand", winner="Bo")
    assert table.end() == (["Bo"], "TUS-13")
    assert table.game.places() == [["Bo"], ["Ann"], ["Cy", "Di"]]


def test_tus_13_hands_is_a_house_rule():
    table = Table("tuscan", TWO, hands=1)
    table.add("hand", winner="Bo")
    assert table.game.over
    table = Table("tuscan", TWO, hands=0)
    for _ in range(20):
        table.add("hand", winner="Bo")
    assert not table.game.over, "0 is no end"
    table.add("stop")
    assert table.end() == (["Bo"], "ALL-4")
    for wrong in (-1, 1000, "3", True):
        assert score("tuscan", TWO, [], options={"hands": wrong})["field"] == "options"


def test_tus_13_the_deal_passes_in_the_direction_of_play():
    table = Table("tuscan", FOUR, dealer="Bo")
    dealers = []
    for _ in range(4):
        dealers.append(table.game.dealer)
        table.add("hand", winner=None)
    assert dealers == ["Bo", "Ann", "Di", "Cy"]


def test_tus_4_and_6_kinds_that_the_hand_size_does_not_have():
    table = Table("tuscan", FOUR)
    assert table.refuses("hand", winner="Ann", kind="gran_ramino") == "TUS-4"
    assert table.refuses("hand", winner="Ann", kind="dieci") == "TUS-6"
    table = Table("tuscan", TWO)
    assert table.refuses("hand", winner="Ann", kind="sette") == "TUS-6"
    for wrong in ("flush", 3, [], {}, True):
        assert table.refuses("hand", winner="Ann", kind=wrong) == "input"
    assert table.refuses("hand", winner="Eve") == "input"
    assert table.refuses("hand") == "input"


def test_all_7_a_card_too_few_counts_and_a_card_too_many_cannot_win():
    table = Table("tuscan", TWO)
    table.add("hand", hands={"Ann": NOTHING[:9], "Bo": GRAN})
    assert table.scores() == [0, 1]
    assert table.refuses("hand", hands={"Ann": NOTHING, "Bo": GRAN + ["KD"]}) == "ALL-7"
    hands = {
        "Ann": NOTHING,
        "Bo": ["AS", "2S", "4S", "5S", "7S", "JS", "QS", "3C", "5D", "KD", "JC"],
    }
    assert table.refuses("hand", hands=hands) == "TUS-6", "no discard makes a hand of it"
    assert table.refuses("hand", hands={"Ann": NOTHING[:8], "Bo": GRAN}) == "input"


ELEVEN = ["AH", "AD", "AC", "AS", "2H", "2D", "2C", "JC", "QC", "KC", "7S"]
LOOSE = ["3H", "5D", "5C", "7H", "JD", "4C", "2S", "4D", "6C", "QH"]


def test_all_7_eleven_cards_that_hold_a_dieci_are_a_card_too_many():
    said = score("tuscan", TWO, [{"event": "hand", "hands": {"Ann": LOOSE, "Bo": ELEVEN}}])
    assert said["rule"] == "ALL-7" and said["error"] == "Bo has a card too many: discard first"
    table = Table("tuscan", TWO)
    table.add("hand", hands={"Ann": LOOSE, "Bo": ELEVEN[:10]})
    assert table.scores() == [0, 1]
    # When the stock is out, points decide, and who has a card too many cannot win.
    table.add("hand", hands={"Ann": LOOSE, "Bo": ELEVEN}, exhausted=True)
    assert table.scores() == [1, 1]


def test_tus_9_to_11_the_notes_of_a_hand_name_what_decided():
    table = Table("tuscan", THREE, hands=0)
    high = ["4S", "5S", "6S", "7S", "JH", "JD", "JC"]
    low = ["2C", "3C", "4C", "5C", "QH", "QS", "QD"]
    other = ["AH", "3H", "5D", "7D", "2D", "4D", "KH"]
    notes = table.add("hand", hands={"Ann": high, "Bo": low, "Cy": other}).notes
    assert notes[0][0] == "TUS-6" and notes[1] == (
        "TUS-10",
        "tuscan_hands.by_high",
        {"high": "7", "other": "5"},
    )
    long = ["2S", "3S", "4S", "5S", "KS", "KH", "KD"]
    hands = {
        "Ann": ["2C", "3C", "4C", "5C", "QH", "QC", "QD"],
        "Bo": long,
        "Cy": ["AH", "3H", "5D", "7D", "2D", "4D", "6H"],
    }
    assert table.add("hand", hands=hands).notes[1][2] == {"high": "K", "other": "Q"}
    notes = table.add("hand", hands=dict(hands, Ann=low)).notes
    assert notes[1] == ("TUS-10", "tuscan_hands.by_length", {"n": 5, "less": 4})
    hearts, clubs = (
        ["AH", "2H", "3H", "4H", "5H", "6H", "7H"],
        ["AC", "2C", "3C", "4C", "5C", "6C", "7C"],
    )
    notes = table.add(
        "hand", hands={"Ann": hearts, "Bo": clubs, "Cy": ["AD", "KD", "QD", "JD", "2S", "3S", "KS"]}
    ).notes
    assert notes[1][:2] == ("TUS-9", "tuscan_hands.by_suit")
    assert text(notes[1][1], **notes[1][2]) == "in the higher suit: clubs over hearts"
    hands = {
        "Ann": other,
        "Bo": ["AC", "3C", "5C", "7C", "2S", "4S", "KC"],
        "Cy": ["KS", "QS", "JD", "7S", "QD", "JH", "6H"],
    }
    notes = table.add("hand", hands=hands, exhausted=True).notes
    assert text(notes[1][1], **notes[1][2]) == "Stock empty: Cy 57, Ann 32, Bo 32"
    notes = table.add(
        "hand", hands=dict(hands, Cy=["AD", "3D", "AS", "3S", "5S", "JH", "6H"]), exhausted=True
    ).notes
    assert [note[0] for note in notes] == ["TUS-11", "TUS-11"]
    assert text(notes[1][1], **notes[1][2]) == "Stock empty: Ann 32, Bo 32, Cy 27"


def test_all_3_a_third_player_changes_the_hands():
    table = Table("tuscan", TWO)
    table.add("hand", winner="Ann", kind="dieci")
    table.add("join", player="Cy", seat=0)
    assert [p.name for p in table.game.players] == ["Cy", "Ann", "Bo"]
    assert table.game.deal().counts == {"Ann": 7, "Bo": 7, "Cy": 7}
    table.add("hand", winner="Cy", kind="sette")
    table.add("join", player="Di")
    assert table.refuses("join", player="Eve") == "ALL-3"


def test_the_history_names_what_won_the_hand():
    table = Table("tuscan", THREE)
    table.add("hand", winner="Cy", kind="ramino")
    table.add("hand", winner="Bo")
    table.add("hand", winner=None)
    stories = [game.story(event, effect) for _, event, effect, game in table.ledger.history()]
    assert stories[0] == (
        "tuscan.tell_kind",
        dict(stories[0][1], name="Cy", kind=("tuscan.ramino", {})),
    )
    assert stories[1][0] == "tuscan.tell_hand" and stories[1][1]["name"] == "Bo"
    assert stories[2][0] == "tuscan.tell_drawn"


def test_tus_13_the_winner_of_a_hand_must_be_playing():
    table = Table("tuscan", THREE)
    assert table.refuses("hand", winner="Eve") == "input"
    table.leave("Cy")
    assert table.refuses("hand", winner="Cy") == table.refuses(
        "adjust", player="Cy", by=1, reason="x"
    )


def test_tus_11_a_drawn_hand_needs_no_kind_where_kinds_are_ranked():
    table = Table("tuscan", TWO, hand_values="ranked")
    assert table.notes(table.add("hand", winner=None)) == ["TUS-11"]
    assert table.refuses("hand", winner="Ann") == "TUS-13"


def test_tus_13_the_sum_of_a_hand_is_shown():
    table = Table("tuscan", TWO)
    assert table.add("hand", winner="Ann").sums == [("Ann", "0 + 1", 1)]
    assert table.add("hand", winner="Ann").sums == [("Ann", "1 + 1", 2)]


def test_tus_1_a_verdict_names_the_suits_as_the_house_does():
    hands = {"Ann": [0, 1, 2, 3, 4, 5, 6], "Bo": [39, 40, 41, 42, 43, 44, 45]}
    # The better suit first: S beats C (TUS-9).
    words = {"french": ("spades", "clubs"), "italian": ("picche", "fiori")}
    words["latin"] = ("clubs", "swords")
    words["german"] = ("leaves", "acorns")
    for names in words:
        house = {"deck": "italian40", "german_ace": "high", "suit_names": names}
        facts = decided_by(hands, house, "ramino", False).facts
        said = text(facts["suit"][0]), text(facts["other"][0])
        assert said == words[names], names
        verdict = judge_showdown(hands, house, False)
        sentence = text(verdict.key, **verdict.facts)
        assert -1 < sentence.find(words[names][0]) < sentence.find(words[names][1]), sentence


def test_tus_9_verdict_and_rulebook_order_the_suits_alike():
    # Four raminos that differ in their suits only, named as each rulebook's sentence names them.
    for language in texts.LANGUAGES:
        use(language)
        rule = find("TUS-9").full.lower()
        for names in ("french", "latin") if language == "en" else ("italian", "latin"):
            places = []
            for suit, lower in ((0, 39), (39, 26), (26, 13)):
                hands = {"Ann": [lower + n for n in range(7)], "Bo": [suit + n for n in range(7)]}
                house = {"deck": "italian40", "german_ace": "high", "suit_names": names}
                reason = decided_by(hands, house, "ramino", False)
                better, other = text(reason.facts["suit"][0]), text(reason.facts["other"][0])
                # "(spade" and "♠ spades" hold the same letters.
                mark = "(%s)" if names == "latin" else "%s ("
                places += [rule.find(mark % name.lower()) for name in (better, other)]
            assert places == sorted(places) and min(places) >= 0, (language, names, places)
    use("en")


def test_tus_1_latin_is_the_italian_deck():
    house = Tuscan.with_defaults({"suit_names": "latin"})
    assert Tuscan.faces.names(house) == "latin"
    # The knight decides: who lacks it sees it called by its name.
    hands = {"Ann": [0, 1, 2, 3, 4, 5, 11], "Bo": [13, 14, 15, 16, 17, 18, 23]}
    verdict = judge_showdown(hands, house, False)
    assert verdict.rule and "spades" not in text(verdict.key, **verdict.facts)
    assert Tuscan.faces.offered("it") == {"suit_names": "latin"}
    assert Tuscan.faces.offered("en") == {}
    assert Tuscan.with_defaults(None)["suit_names"] == "french"
    reply = score("tuscan", FOUR[:2], [], options={"suit_names": "swiss"})
    assert reply["field"] == "options" and "latin" in reply["error"]


def test_tus_14_the_turn_is_in_the_rulebook():
    text = answer({"ask": "rule", "number": "TUS-14"})["rules"][0]["text"]
    assert "draws" in text and "discards one card" in text


def test_the_lines_for_beginners_and_of_the_goal():
    for names, hands, key in ((FOUR[:2], 0, "tuscan.coming_ten"), (FOUR, 3, "tuscan.coming_seven")):
        game = Table("tuscan", names, hands=hands).game
        assert game.coming() == (key, {})
        assert game.goal() == (("all.goal_to", {"n": 3}) if hands else ("tuscan.goal_open", {}))
        assert game.progress(game.players[0]) == ((0, 3) if hands else None)
