"""What a hand costs is one number: the entry by cards, the referee and `ask` say the same."""

from engine.ask import answer
from engine.game.entry import Entry
from engine.games import forms
from tests.portable.brute import Chance
from tests.portable.tools import untyped

# The field of each rummy that is entered by the cards that a player holds.
ENTERED = {
    "scala40": "points",
    "romme": "points_left",
    "kalooki": "points_left",
    "liverpool": "points_left",
    "continental": "points_left",
    "phase10": "points_left",
    "ramino": "points_left",
    "chinchon": "points_left",
    "three_thirteen": "points_left",
    "rummy500": "held",
    # The card turned up decides there; a number is entered.
    "indian_rummy": None,
}
JOKERS = ("*", "JK", "W", "JOKER", "WILD", "jk", "Joker")


def moment(name, chance):
    """Return (the game after some rounds, how many play, its house rules) of a rummy."""
    kind = untyped(forms.load("form:" + name))
    count = chance.of(kind.form.counts)
    given = {}
    for option in kind.form.options:
        if option.values and chance.below(2):
            given[option.name] = chance.of(option.values)
    if name == "rummy500":
        given["entry"] = "both"
    house = kind.with_defaults(given)
    game = kind(list("ABCDEFGH"[:count]), house, "A")
    game.rounds = chance.below(7 if name in ("liverpool", "continental") else 10)
    return game, count, house


def deal(deck, count, chance):
    """Return so many cards of a deck, jokers more often than they come."""
    cards = [card for card in range(deck.wild + 1 + len(deck.dead)) if deck.count(card)]
    pack = [card for card in cards for _ in range(deck.count(card))]
    found = []
    while len(found) < count:
        card = chance.of(pack)
        if chance.sometimes(5) and deck.wilds:
            card = deck.wild
        if card in pack:
            pack.remove(card)
            found.append(card)
    return found


def said_by_entry(game, name, hand):
    """Return what the entry by cards offers for a hand."""
    (event,) = [one for one in game.events if one.name == game.form.steps[-1].name]
    (field,) = [one for one in event.fields if one.name == ENTERED[name]]
    return field.worth(game, hand)


def said_by_referee(game, hand, turned):
    """Return what the referee's row says, as the box asks it."""
    entry = Entry(game, "judge_pays")
    if turned is not None:
        entry.answer([turned])
    entry.answer(hand)
    assert entry.question is None
    verdict = untyped(entry.event)
    return verdict.found.points, verdict.rule, verdict.figure


def compare(name, chance):
    """Compare the three for a hand of a random moment; return what it costs."""
    game, count, house = moment(name, chance)
    melds = game.form.melds
    deck = melds.deck_now(house, count, game.rounds + 1, 0)
    turned = (
        chance.of([one for one in range(deck.wild) if deck.count(one)]) if melds.turned else None
    )
    judged = melds.judged(house, count, game.rounds + 1, turned)
    most = min(judged.most, 13)
    hand = deal(deck, 1 + chance.below(most), chance)
    if turned is not None and hand.count(turned) >= deck.count(turned):
        hand.remove(turned)
        hand = hand or [deck.wild]
    words = [chance.of(JOKERS) if one == deck.wild else deck.text(one) for one in hand]
    asked = {"ask": "pays", "game": "form", "form": name, "cards": words, "players": count}
    asked["round"], asked["options"] = (
        game.rounds + 1,
        {option.name: house[option.name] for option in game.form.options},
    )
    if turned is not None:
        asked["turned"] = deck.text(turned)
    said = answer(asked)
    points, rule, figure = said_by_referee(game, hand, turned)
    assert (said["points"], said["rule"]) == (points, rule), (asked, said, points)
    if said.get("proved", True):
        assert figure == str(points), (asked, figure)
    if ENTERED[name]:
        assert said_by_entry(game, name, hand) == points, (asked, points)
    return points


def test_for_each_dealt_hand_entry_referee_and_ask_say_one_number():
    for name in sorted(ENTERED):
        chance = Chance(len(name) * 131 + ord(name[0]))
        costs = [compare(name, chance) for _ in range(12)]
        assert len(set(costs)) > 4, (name, costs)


def test_a_scala_40_of_the_first_edition_keeps_more_cards_than_a_hand_has():
    """They were counted one by one, whatever their number."""
    cards = "2S 3S 4S 5S 6S 7S 8S 9S 10S 2H 3H 4H 5H *".split()
    event = {"event": "round", "closer": "A", "in_hand": False, "points": {"B": 93},
             "points_cards": {"B": cards}}  # fmt: skip
    asked = {"ask": "score", "game": "form", "form": "scala40", "players": ["A", "B"]}
    said = answer(dict(asked, options={"edition": 1}, events=[event]))
    assert said.get("scores") == {"A": 0, "B": 93}, said
    refused = answer(dict(asked, events=[event]))
    assert refused["error"] == "1 to 13 are possible here, not 14"
    # Corrected, the entry offers them again.
    kind = untyped(forms.load("form:scala40"))
    game = kind(["A", "B"], kind.restore_house({}), "A")
    entry = Entry(game, "round", event)
    while entry.question.deck is None:
        entry.answer(entry.question.default)
    assert entry.question.default is not None
    entry.answer(entry.question.deck.read_all(cards))
    while entry.question is not None:
        entry.answer(entry.question.default)
    assert untyped(entry.event)["points"] == {"B": 93}


def test_a_joker_has_all_its_names_where_cards_are_entered():
    for name, count, fields in (
        ("scala40", 2, {"closer": "A", "points": {"B": 36}, "points_cards": {"B": ["AS", "*"]}}),
        ("romme", 2, {"closer": "A", "hand_romme": False, "points_left": {"B": 31},
                      "points_left_cards": {"B": ["AS", "*"]}}),
        ("rummy500", 2, {"laid": {"A": 0, "B": 0}, "held": {"A": 0, "B": 30},
                         "held_cards": {"B": ["AS", "*"]}}),
        ("burraco", 2, {"closer": None, "pot": {"A": False, "B": False}, "clean": {"A": 0, "B": 0},
                        "semi": {"A": 0, "B": 0}, "dirty": {"A": 0, "B": 0},
                        "laid": {"A": 0, "B": 0}, "held": {"A": 5, "B": 45},
                        "held_cards": {"B": ["AS", "*"]}}),
    ):  # fmt: skip
        (field,) = [one for one in fields if one.endswith("_cards")]
        asked = {"ask": "score", "game": "form", "form": name, "players": list("AB"[:count])}
        if name == "rummy500":
            asked["options"] = {"entry": "both"}
        for joker in JOKERS:
            event = dict(fields, event="round")
            event[field] = {"B": ["AS", joker]}
            said = answer(dict(asked, events=[event]))
            assert "error" not in said, (name, joker, said)
