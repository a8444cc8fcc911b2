"""Thousand: the rules of the form, by number, with sums that others have printed."""

from engine.game.entry import Entry
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable import paged
from tests.portable.brute import Chance
from tests.portable.form_tables import THREE, each, noted, points, table
from tests.portable.tools import FOUR, untyped


def hand(taker, bid, made, *taken, names=THREE):
    """Return the fields of a hand; `taken` are the points of the others, in seat order."""
    others = [name for name in names if name != taker]
    return {"taker": taker, "bid": bid, "made": made, "taken": dict(zip(others, taken))}


def standing(*scores, **house):
    """Return a table of three that stands as `scores` say."""
    game = table("thousand", THREE, **house)
    for name, score in each(*scores, names=THREE).items():
        if score:
            game.add("adjust", player=name, by=score, reason="so it stands")
    return game


def after(game, *fields):
    """Return the scores of three after another hand."""
    game.add("hand", **hand(*fields))
    return [player.score for player in game.game.players]


def test_tho_1_of_four_the_dealer_sits_out():
    game = table("thousand", FOUR)
    question = untyped(Entry(game.game, "hand").question)
    assert [value for value, _ in question.choices] == ["Bo", "Cy", "Di"]
    assert game.refuses("hand", **hand("Ann", 100, True, 10, 10, 0, names=FOUR))
    effect = game.add("hand", taker="Bo", bid=100, made=True, taken={"Cy": 10, "Di": 10})
    assert points(effect) == [0, 100, 10, 10]


def test_tho_2_what_cards_and_pairs_count_together():
    game = table("thousand", THREE)
    assert game.refuses("hand", **hand("Ann", 100, True, 1, 0)) == "THO-2"
    # 120 in cards, and 280 in pairs.
    assert points(game.add("hand", **hand("Ann", 200, True, 200, 0)), THREE) == [200, 200, 0]
    assert game.refuses("hand", **hand("Ann", 205, True, 196, 0)) == "THO-2"
    assert game.refuses("hand", **hand("Ann", 100, False, 250, 151)) == "THO-2"


def test_tho_3_the_bid_for_both_sides():
    # everything2.com: 140 for a bid of 120 are 120; 100 for a bid of 120 lose 120.
    assert after(table("thousand", THREE), "Ann", 120, True, 0, 0) == [120, 0, 0]
    assert after(table("thousand", THREE), "Ann", 120, False, 10, 10) == [-120, 10, 10]
    game = table("thousand", THREE)
    for bid in (95, 102, 405):
        assert game.refuses("hand", **hand("Ann", bid, True, 0, 0))
    # 110 of the 120 are the bidder's, pairs or not.
    error = game.refusal("hand", **hand("Ann", 110, False, 10, 0))
    assert error.rule == "THO-3"
    assert error.why() == "The cards alone leave the bidder 110 or more: it was made."
    assert game.refusal("hand", **hand("Ann", 115, False, 10, 0)) is None


def test_tho_4_what_is_rounded():
    for rounding, wanted in (
        ("ten", (0, 10, 10, 50)),
        ("five", (5, 5, 15, 50)),
        ("ten_down", (0, 0, 10, 40)),
        ("five_down", (0, 5, 10, 45)),
        ("no", (4, 5, 14, 49)),
    ):
        for taken, rounded in zip((4, 5, 14, 49), wanted):
            scores = after(table("thousand", THREE, rounding=rounding), "Ann", 120, False, taken, 9)
            assert scores[1] == rounded, (rounding, taken)


def test_tho_5_the_barrel():
    # chelmetar.ru: over 880 is 880; after three hands there 760, after a bid of 125 lost 755.
    game = standing(0, 850, 700)
    effect = game.add("hand", **hand("Ann", 100, True, 40, 0))
    assert game.game.find("Bo").score == 880
    assert noted(effect) == [("THO-5", "Bo sits on the barrel")]
    # Who sits there gets nothing for what was taken.
    assert after(game, "Ann", 100, True, 60, 10) == [200, 880, 710]
    assert after(game, "Cy", 100, True, 10, 60) == [210, 880, 810]
    effect = game.add("hand", **hand("Cy", 100, False, 30, 60))
    assert noted(effect) == [("THO-5", "Bo falls off the barrel")]
    assert [player.score for player in game.game.players] == [240, 760, 710]
    # Counted anew from the next time on.
    assert after(game, "Bo", 120, True, 0, 0) == [240, 880, 710]
    assert after(game, "Bo", 125, False, 60, 60) == [300, 755, 770]
    # A bid does not go over it, either.
    assert after(game, "Bo", 300, True, 0, 0) == [300, 880, 770]
    assert after(game, "Bo", 120, True, 0, 0) == [300, 1000, 770]
    assert game.end() == (["Bo"], "THO-7")


def test_tho_5_only_bids_over_800_or_all():
    # zagraj.pl: over 800 only what was bid counts.
    game = standing(810, 800, 0, ends="limit")
    assert after(game, "Cy", 100, True, 30, 30) == [810, 830, 100]
    assert after(game, "Ann", 190, True, 0, 0) == [1000, 830, 100]
    assert game.end() == (["Ann"], "THO-7")
    assert after(standing(880, 870, 0, ends="open"), "Cy", 100, True, 20, 20) == [900, 890, 100]


def test_tho_6_three_times_nothing():
    # glinskie.ru: 120 for each third time.
    game = table("thousand", THREE, zeros="yes")
    for number in range(1, 7):
        scores = after(game, "Ann", 100, True, 0, 15)
        assert scores[1:] == [-120 * (number // 3), 20 * number]
    # Not on the barrel, and not without the house rule.
    game = standing(0, 880, 0, zeros="yes")
    assert after(game, "Ann", 100, True, 0, 15) == [100, 880, 20]
    game = table("thousand", THREE)
    for _ in range(3):
        scores = after(game, "Ann", 100, True, 0, 15)
    assert scores[1] == 0


def test_tho_7_the_target():
    # marsrus.ru: 120 from the barrel for 1000; chelmetar.ru: 120 are not enough, 125 are.
    game = standing(880, 0, 0, target=1001)
    assert after(game, "Ann", 120, True, 0, 0)[0] == 880
    assert after(game, "Ann", 120, True, 0, 0)[0] == 880
    assert after(game, "Ann", 120, True, 0, 0)[0] == 760
    game = standing(880, 0, 0, target=1001)
    assert after(game, "Ann", 125, True, 0, 0)[0] == 1005
    assert game.end() == (["Ann"], "THO-7")


# -- a model that plays cards and keeps a paper --------------------------------------------------

WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
PAIRS = {"hearts": 100, "diamonds": 80, "clubs": 60, "spades": 40}


def dealt(chance, taker, count):
    """Play a hand of three; return the points of each, `taker` with the talon."""
    cards = [(suit, rank) for suit in PAIRS for rank in WORTH]
    mixed = [cards.pop(chance.below(len(cards))) for _ in range(24)]
    hands = [mixed[7 * at : 7 * at + 7] for at in range(count)]
    hands[taker] += mixed[21:]
    for at in range(count):
        if at != taker:
            hands[at].append(hands[taker].pop(chance.below(len(hands[taker]))))
    found = [0] * count
    for at in range(count):
        for suit in PAIRS:
            both = (suit, "K") in hands[at] and (suit, "Q") in hands[at]
            if both and chance.below(4):
                found[at] += PAIRS[suit]
    strong = chance.of((2, 5, 9, 30))
    for _ in range(8):
        wins = taker if chance.below(strong) else chance.below(count)
        for one in hands:
            found[wins] += WORTH[one.pop()[1]]
    return found


class Column:
    """What one player's column of the paper says."""

    def __init__(self):
        self.score, self.hands, self.noughts = 0, None, 0

    def write(self, by):
        """Write a change, and put a barrel where the player comes to 880."""
        self.score += by
        if self.score >= 880:
            self.score, self.hands = 880, 0

    def on_barrel(self, bid, made, target):
        """Write a hand on the barrel; `bid` is 0 if it was another's."""
        self.hands += 1
        if bid and not made:
            self.score, self.hands = 880 - bid, None
        elif bid and 880 + bid >= target:
            self.score = 880 + bid
        elif self.hands == 3:
            self.score, self.hands = 760, None


def play(chance):
    """Play a random game to its end; return how often someone sat on the barrel."""
    names = list(THREE) if chance.below(3) else list(FOUR)
    house = {"target": chance.of((1000, 1001)), "rounding": chance.of(("ten", "five", "no"))}
    house["zeros"] = chance.of(("no", "yes"))
    paged.known("thousand")
    game_class = forms.load("form:thousand")
    ledger = Ledger(game_class, names, game_class.with_defaults(house))
    paper, dealer, barrels = [Column() for _ in names], 0, 0
    for _ in range(200):
        seats = [at for at in range(len(names)) if len(names) == 3 or at != dealer]
        taker = chance.below(3)
        took = dealt(chance, taker, 3)
        bid = max(100, min(400, (took[taker] + chance.of((0, 0, 0, 5, 20))) // 5 * 5))
        made = took[taker] >= bid
        event = {"event": "hand", "taker": names[seats[taker]], "bid": bid, "made": made}
        event["taken"] = {names[seats[at]]: took[at] for at in range(3) if at != taker}
        ledger.add(event)
        for at in range(3):
            column, barrel = paper[seats[at]], paper[seats[at]].hands is not None
            barrels += barrel
            if barrel:
                column.on_barrel(bid if at == taker else 0, made, house["target"])
            elif at == taker:
                column.write(bid if made else -bid)
            else:
                nearest = {"ten": 10, "five": 5, "no": 1}[house["rounding"]]
                lower = took[at] - took[at] % nearest
                column.write(lower + nearest if 2 * (took[at] - lower) >= nearest else lower)
                if house["zeros"] == "yes" and took[at] == 0:
                    column.noughts += 1
                    if column.noughts % 3 == 0:
                        column.score -= 120
                        column.hands = None if column.score < 880 else column.hands
        dealer = (dealer + 1) % len(names)
        scores = [column.score for column in paper]
        assert [one.score for one in ledger.game.players] == scores, (event, scores)
        if max(scores) >= house["target"]:
            assert ledger.game.over
            assert ledger.game.winners == [names[scores.index(max(scores))]]
            return barrels
        assert not ledger.game.over
    return barrels


def test_random_games_are_scored_as_on_paper():
    chance = Chance(1000)
    assert sum([play(chance) for _ in range(30)]) > 30
