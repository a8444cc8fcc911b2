"""Hands of Gin Rummy played to their end by open_spiel, each scored by ours as well (GIN-6 to 11).

Needs `open_spiel`, in the benchmarks' own environment. It plays under rules of its own code:
`knock_card`, `gin_bonus`, `undercut_bonus`, `oklahoma`. Its players here draw and discard for the
least deadwood by open_spiel's own count, or at random now and then; they lay out any melds that
leave a legal knock, and lay off all, some or none of what they could.

Compared for every hand: at each decision, whether a knock is legal, with `best_discard`, except
where only the card just taken would have to go (GIN-3, `taken`) and where open_spiel, by its own
count of ten cards, misses a knock (`missed`); at the end, the score, with `score` and both hands by
cards, the knocker's melds as laid out. Where the opponent melded or
laid off less than the best, `score` gets the deadwood that was left instead. Left out: big gin and
doubled spades, which open_spiel does not have; its cap on repeated draws of the upcard ends a hand
without a score, as do two cards left in the stock (GIN-12).
"""

import random
from typing import Any

from engine.ask import answer

# open_spiel has spades, clubs, diamonds, hearts.
_SUITS = "SCDH"
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_DRAW_UPCARD, _DRAW_STOCK, _PASS, _KNOCK = 52, 53, 54, 55
_FIRST_MELD = 56
TWO = ("A", "B")

# (open_spiel's parameters, our house rules); in open_spiel equal deadwood is no undercut
# (GIN-9), and with an ace turned up only gin ends a hand (GIN-6).
HOUSES: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    ({}, {"undercut_tie": "knocker"}),
    (
        {"knock_card": 5, "gin_bonus": 20, "undercut_bonus": 10},
        {"knock_limit": 5, "gin_bonus": 20, "undercut_bonus": 10, "undercut_tie": "knocker"},
    ),
    (
        {"oklahoma": True},
        {"knock_limit": "upcard", "oklahoma_ace": "gin", "undercut_tie": "knocker"},
    ),
    (
        {"oklahoma": True, "gin_bonus": 20, "undercut_bonus": 20},
        {
            "knock_limit": "upcard",
            "oklahoma_ace": "gin",
            "gin_bonus": 20,
            "undercut_bonus": 20,
            "undercut_tie": "knocker",
        },
    ),
)


def text(card: int) -> str:
    """Return one of open_spiel's cards as ours is written.

    >>> text(0), text(51)
    ('AS', 'KH')
    """
    return _RANKS[card % 13] + _SUITS[card // 13]


def texts(cards: Any) -> list[str]:
    """Return several of open_spiel's cards as texts."""
    return [text(card) for card in cards]


class Hand:
    """One hand, played by open_spiel to its end with random numbers from `rng`."""

    def __init__(self, game: Any, utils: Any, rng: random.Random, options: dict) -> None:
        self.utils = utils
        self.rng = rng
        self.options = options
        self.upcard: int | None = None
        self.knocker: int | None = None
        # Both hands when the knocker has discarded, and the knocker's melds.
        self.hands: list[list[int]] = []
        self.laid: list[list[int]] = []
        self.knocks = 0
        self.taken = 0
        self.missed = 0
        self.careful = rng.random() < 0.5
        state = self.state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes]
                action = rng.choices([one for one, _ in outcomes], chances)[0]
            else:
                action = self.choose()
            state.apply_action(action)
        self.points = [round(points) for points in state.returns()]

    def choose(self) -> int:
        """Return the action of the player whose turn it is."""
        state, rng = self.state, self.rng
        player = state.current_player()
        legal = state.legal_actions()
        hand = state.hands()[player]
        if self.upcard is None:
            self.upcard = state.upcard()
        if self.knocker is None and str(state.current_phase()).endswith("KNOCK"):
            # Two cards are left in the stock, and the player took the upcard to knock with it.
            self.check_knock(hand, True)
            self.knocker = player
        if self.knocker is None:
            if len(hand) == 11:
                self.check_knock(hand, _KNOCK in legal)
            if _KNOCK in legal and rng.random() < 0.8:
                self.knocker = player
                return _KNOCK
            discards = [action for action in legal if action < 52]
            if discards:
                if rng.random() < 0.05:
                    return rng.choice(discards)
                return min(discards, key=lambda card: (self.without(hand, card), rng.random()))
            if _DRAW_STOCK in legal and rng.random() < 0.7:
                return _DRAW_STOCK
            return rng.choice(legal)
        return self.after_knock(player, legal, hand)

    def without(self, hand: list[int], card: int) -> int:
        """Return the deadwood of a hand without one card, by open_spiel's count."""
        return self.utils.min_deadwood([one for one in hand if one != card])

    def check_knock(self, hand: list[int], legal: bool) -> None:
        """Assert that a knock is legal for ours where it is for open_spiel."""
        question: dict[str, Any] = {"ask": "best_discard", "game": "gin", "cards": texts(hand)}
        question["options"] = self.options
        if self.options.get("knock_limit") == "upcard":
            assert self.upcard is not None
            question["upcard"] = text(self.upcard)
        if answer(question)["may_end"] != legal:
            assert not legal, texts(hand)
            limit = self.state.knock_card()
            taken = self.state.prev_upcard()
            if all(self.without(hand, card) > limit for card in hand if card != taken):
                # The only discard that would do was just taken from the discards (GIN-3).
                self.taken += 1
            else:
                # Of eleven cards, open_spiel melds the most points and discards from the rest: not
                # always the least deadwood of ten, by its own count of ten.
                assert self.utils.min_deadwood(hand) > limit, texts(hand)
                self.missed += 1
        self.knocks += 1

    def after_knock(self, player: int, legal: list[int], hand: list[int]) -> int:
        """Return the action of a player after the knock: discard, lay out, lay off, pass."""
        rng = self.rng
        discards = [action for action in legal if action < 52]
        melds = [action for action in legal if action >= _FIRST_MELD]
        if player == self.knocker:
            if discards and not self.hands:
                card = rng.choice(discards)
                self.hands = [list(one) for one in self.state.hands()]
                self.hands[player].remove(card)
                return card
            if melds:
                action = rng.choice(melds)
                self.laid.append(list(self.utils.int_to_meld[action - _FIRST_MELD]))
                return action
            return rng.choice(legal)
        if self.careful:
            # Lay off and meld before passing.
            useful = [action for action in legal if action != _PASS]
            return rng.choice(useful or legal)
        return rng.choice(legal)

    def event(self, cards: bool) -> dict:
        """Return the hand as an event of ours, by cards or by the deadwood that was left."""
        assert self.knocker is not None
        event: dict[str, Any] = {"event": "round", "ender": TWO[self.knocker]}
        if self.options.get("knock_limit") == "upcard":
            assert self.upcard is not None
            event["upcard"] = text(self.upcard)
        if cards:
            event["hands"] = {TWO[seat]: texts(self.hands[seat]) for seat in (0, 1)}
            event["laid"] = [texts(meld) for meld in self.laid]
        else:
            event["deadwood"] = {TWO[seat]: self.state.deadwood()[seat] for seat in (0, 1)}
        return event

    def ours(self, cards: bool) -> list[int]:
        """Return what ours scores for it, as open_spiel writes it: the loser's points below 0."""
        question = {
            "ask": "score",
            "game": "gin",
            "players": list(TWO),
            "options": dict(self.options, target=9999),
            "events": [self.event(cards)],
        }
        scores = answer(question)
        assert "error" not in scores, (scores, self.event(cards))
        points = scores["scores"][TWO[0]] - scores["scores"][TWO[1]]
        return [points, -points]


def compare(count: int, seed: int = 1) -> dict[str, int]:
    """Play until `count` hands have ended with a knock or gin; return how each was compared."""
    import pyspiel  # pyright: ignore[reportMissingImports]

    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    rng = random.Random(seed)
    found = {"scored": 0, "by_cards": 0, "by_numbers": 0, "no_score": 0, "knocks_checked": 0}
    found.update(taken=0, missed=0)
    games = [(pyspiel.load_game("gin_rummy", given), options) for given, options in HOUSES]
    while found["scored"] < count:
        game, options = games[found["scored"] % len(games)]
        hand = Hand(game, utils, rng, options)
        found["knocks_checked"] += hand.knocks
        found["taken"] += hand.taken
        found["missed"] += hand.missed
        if hand.knocker is None:
            assert hand.points == [0, 0]
            found["no_score"] += 1
            continue
        found["scored"] += 1
        if hand.ours(cards=True) == hand.points:
            found["by_cards"] += 1
            continue
        # The opponent was left with more than the least.
        assert hand.ours(cards=False) == hand.points, (hand.event(False), hand.points)
        other = 1 - hand.knocker
        best = answer(layoff(hand))["deadwood"]["opponent"]
        assert best < hand.state.deadwood()[other], (hand.event(True), best)
        found["by_numbers"] += 1
    return found


def layoff(hand: Hand) -> dict:
    """Return the question about the least that the opponent can be left with."""
    assert hand.knocker is not None
    event = hand.event(True)
    question: dict[str, Any] = {"ask": "layoff", "game": "gin", "laid": event["laid"]}
    question["knocker"] = event["hands"][TWO[hand.knocker]]
    question["opponent"] = event["hands"][TWO[1 - hand.knocker]]
    question["options"] = hand.options
    if "upcard" in event:
        question["upcard"] = event["upcard"]
    return question


def figures(quick: bool = False) -> dict[str, Any]:
    """Return {"peers.gin": how many hands were compared}; nothing without open_spiel."""
    try:
        found = compare(400 if quick else 6000)
    except ImportError:
        return {}
    return {"peers.gin": dict(found, unit="count", value=found["scored"])}
