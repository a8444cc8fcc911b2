"""Quiddler: the rules of the form, by number, and rounds that are played with words."""

from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable import paged
from tests.portable.brute import Chance
from tests.portable.form_tables import THREE, each, points, sums, table


def ended(closer="Ann", words=(9, 7, 3), left=(0, 4), **more):
    """Return the fields of the first round of three; `left` has those who did not go out."""
    others = [name for name in THREE if name != closer]
    found = {"closer": closer, "words": each(*words, names=THREE), "left": dict(zip(others, left))}
    found.update({"long": None, "many": None})
    found.update(more)
    return found


def marks(fields, **house):
    """Return what a round scores for three."""
    game = table("quiddler", THREE, **house).game
    return points(game.plan(dict(fields, event="round")), THREE)


def test_qdl_1_and_2_rounds_and_who_goes_out():
    game = table("quiddler", THREE)
    assert game.refuses("round", **ended(closer=None)) == "input"
    # Who went out has no card left.
    wrong = ended()
    wrong["left"]["Ann"] = 0
    assert game.refuses("round", **wrong)


def test_qdl_3_cards_in_words_less_those_left():
    # everything2.com: the cards in words, less those that are left.
    assert marks(ended()) == [9, 7, -1]
    assert marks(ended(words=(9, 0, 3), left=(12, 0))) == [9, -12, 3]
    game = table("quiddler", THREE)
    error = game.refusal("round", **ended(words=(9, 2, 3), left=(0, 4)))
    assert (error.rule, error.why()) == ("QDL-3", "3 cards count 3 or more, not 2 and 0.")
    error = game.refusal("round", **ended(words=(9, 40, 3), left=(6, 4)))
    assert (error.rule, error.why()) == ("QDL-3", "3 cards count 45 at most, not 40 and 6.")
    assert marks(ended(words=(45, 3, 0), left=(42, 45))) == [45, -39, -45]


def test_qdl_4_both_bonuses_for_whoever_has_them_and_for_nobody():
    # myshopinabox.com.au: 10 each, and nobody has it in a tie.
    assert marks(ended(long="Cy", many="Ann")) == [19, 7, 9]
    assert marks(ended(long="Bo", many="Bo")) == [9, 27, -1]
    assert marks(ended(long=None, many="Cy")) == [9, 7, 9]
    game = table("quiddler", THREE)
    none = ended(words=(9, 0, 3), left=(12, 0))
    assert game.refuses("round", **dict(none, long="Bo")) == "QDL-4"
    assert game.refuses("round", **dict(none, many="Bo")) == "QDL-4"
    for bonuses, asked in (("longest", ("long",)), ("most", ("many",)), ("none", ())):
        fields = ended(long="Bo", many="Bo")
        game = table("quiddler", THREE, bonuses=bonuses)
        assert game.refuses("round", **fields)
        fields = {name: fields[name] for name in fields if name not in ("long", "many")}
        fields.update(dict.fromkeys(asked, "Bo"))
        assert marks(fields, bonuses=bonuses) == [9, 7 + 10 * len(asked), -1]
    effect = table("quiddler", THREE).add("round", **ended(long="Cy", many="Cy"))
    assert sums(effect) == [("Cy", "3 - left 4 + longest word 10 + most words 10")]


def test_qdl_5_the_end():
    game = table("quiddler", THREE)
    for number in range(8):
        assert not game.game.over
        worth = 3 * (number + 3)
        game.add("round", **ended(words=(worth, worth, 0), left=(0, worth)))
    assert game.end() == (["Ann", "Bo"], "QDL-5")


# -- a model that lays words ---------------------------------------------------------------------

# Cards as (letters, worth): some have two letters.
CARDS = (("a", 2), ("e", 2), ("n", 5), ("qu", 9), ("er", 7), ("z", 14), ("q", 15), ("in", 7))


def words_of(chance, cards):
    """Part some cards into words of two or more; return (words, cards left)."""
    words, left = [], []
    while len(cards) > 1 and chance.below(8):
        length = 2 + chance.below(len(cards) - 1)
        words.append([cards.pop() for _ in range(length)])
    left += cards
    return words, left


def alone_the_most(counts):
    """Return the seat that has alone the most, or None."""
    best = [seat for seat in range(len(counts)) if counts[seat] == max(counts)]
    return best[0] if len(best) == 1 and max(counts) else None


def play(chance):
    """Play a random game; return how many bonuses nobody had."""
    paged.known("quiddler")
    game_class = forms.load("form:quiddler")
    ledger = Ledger(game_class, list(THREE), game_class.with_defaults(None))
    table, ties = [0, 0, 0], 0
    for number in range(8):
        closer, hands = chance.below(3), []
        for seat in range(3):
            cards = [chance.of(CARDS) for _ in range(3 + number)]
            if seat == closer:
                hands.append(([cards], []))
            else:
                hands.append(words_of(chance, cards))
        event = {"event": "round", "closer": THREE[closer], "words": {}, "left": {}}
        lengths, counts = [], []
        for seat in range(3):
            words, left = hands[seat]
            laid = [card[1] for word in words for card in word]
            kept = [card[1] for card in left]
            event["words"][THREE[seat]] = sum(laid)
            if seat != closer:
                event["left"][THREE[seat]] = sum(kept)
            for worth in laid:
                table[seat] += worth
            for worth in kept:
                table[seat] -= worth
            lengths.append(max([len("".join([card[0] for card in word])) for word in words] + [0]))
            counts.append(len(words))
        for bonus, seat in (("long", alone_the_most(lengths)), ("many", alone_the_most(counts))):
            event[bonus] = None if seat is None else THREE[seat]
            ties += seat is None
            if seat is not None:
                table[seat] += 10
        ledger.add(event)
        assert [one.score for one in ledger.game.players] == table, event
        assert ledger.game.over == (number == 7)
    return ties


def test_random_games_are_scored_as_their_words_lie():
    chance = Chance(118)
    assert sum([play(chance) for _ in range(60)]) > 0
