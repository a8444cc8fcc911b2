"""How many presses cards, numbers and a round of four take, counted through the real firmware.

A model user looks at what the screen offers and takes the shortest way; every press goes through
the emulated pins, the firmware and the display. The hands are generated from fixed seeds: *random*
ones in the order in which they were dealt, *rich* ones in the order in which a person holds them
(melds together, runs upwards, sets by suit, the rest at the end). A hold is one press.
"""

import random
from collections.abc import Sequence
from random import Random
from typing import Any

from engine import games
from engine.game.questions import NUMBER, Question
from tests.proof.bench import evening, evening_entries, fingers, rows, tasks
from tests.proof.bench.first_names import NAMES
from tests.proof.bench.tasks import Hand
from tests.proof.robot.ways import letters

SEED = 20
BOARDS = {"6": "sim_128x64", "4": "sim_128x64_4", "3": "sim_128x32"}
# For each game: players, and the place in the referee's list of the question for a whole hand.
GAMES = {
    "rumino": (2, "judge_hand", 7),
    "ginski": (3, "judge_hand", 10),
    "rummoli": (4, "judge_five", 10),
    "rumski": (3, "judge_play", 10),
    "tuscan": (2, "judge_tuscan", 10),
}


def random_hand(rng: Random, deck: Any, size: int) -> list[int]:
    """Return `size` cards in the order dealt."""
    pool = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
    return rng.sample(pool, size)


def rich_hand(rng: Random, deck: Any, size: int) -> list[int]:
    """Return a hand of as many melds of three and four as fit, the rest at random."""
    cards = []
    ranks = [rank - 1 for rank in deck.ranks]
    while size - len(cards) >= 3:
        length = min(size - len(cards), rng.choice((3, 3, 4)))
        if rng.random() < 0.5:
            rank = rng.choice(ranks)
            suits = sorted(rng.sample(range(len(deck.suits)), length))
            meld = [suit * 13 + rank for suit in suits]
        else:
            suit, first = rng.randrange(len(deck.suits)), rng.randrange(len(ranks) - length + 1)
            meld = [suit * 13 + rank for rank in ranks[first : first + length]]
        if all(cards.count(card) < deck.count(card) for card in meld):
            cards += meld
    while len(cards) < size:
        card = rng.randrange(deck.wild + 1)
        if cards.count(card) < deck.count(card):
            cards.append(card)
    return cards


class Keyer(Hand):
    """A model user at one board with a game in progress."""

    def __init__(self, board: str, game: str, count: int = 0) -> None:
        super().__init__(board)
        names = list(tasks.NAMES[: count or GAMES[game][0]])
        self.app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])

    def key_hand(self, question: Any, cards: Sequence[int]) -> list[int]:
        """Enter a hand into a fresh picker; return the presses that each card took."""
        self.app.show_sheet()
        # The cards of the hand before would be continued.
        for draft in self.app.drafts.all():
            self.app.drafts.throw_away(draft)
        self.app.open("asking.entry", question)
        # The question is seen before the first press.
        self.box.step()
        counts = []
        for card in cards:
            before = self.presses
            pad = self.part.pad
            self.key_card(card)
            assert pad.cards[-1] == card, (pad.cards, card)
            counts.append(self.presses - before)
        return counts

    def key_number(self, value: int, maximum: int = 99) -> int:
        """Enter a number into a fresh number screen; return the presses that it took."""
        taken = []

        def take(number):
            taken.append(number)
            self.app.show_sheet()

        self.app.show_sheet()
        facts = {"name": "Ana", "what": ("all.more", {})}
        question = Question(NUMBER, "all.ask_points", facts, maximum=maximum)
        self.app.open("asking.number", question, take)
        self.box.step()
        before = self.presses
        self.number(value)
        assert taken == [value], (taken, value)
        return self.presses - before


def card_presses(keys: str, kind: str, per_game: int) -> list[int]:
    """Return the presses of every card of `per_game` hands of each game."""
    counts = []
    make = random_hand if kind == "random" else rich_hand
    for game in GAMES:
        rng = random.Random(SEED)
        player = Keyer(BOARDS[keys], game)
        _, question, size = GAMES[game]
        deck = player.app.game.faces.deck(player.app.game.house)
        for _ in range(per_game):
            counts += player.key_hand(question, make(rng, deck, size))
    return counts


def round_of_four(rounds: int) -> list[int]:
    """Return the presses of rounds of four in Rumino, from the score sheet back to it."""
    rng = random.Random(SEED)
    counts = []
    for _ in range(rounds):
        player = Keyer(BOARDS["6"], "rumino", 4)
        player.box.step()
        ender = rng.randrange(4)
        before = player.presses
        player.press("ok")
        player.choose_row(ender)
        for value in [rng.randrange(8)] + [rng.randrange(5, 50) for _ in range(3)]:
            player.number(value)
            if hasattr(player.part, "items"):
                # Was it a Rumino? "No" is the first row.
                player.press("ok")
        assert player.top.module == "table.preview"
        player.press("ok")
        assert player.top.module == "table.sheet"
        counts.append(player.presses - before)
    return counts


def figure(counts: Sequence[float]) -> dict[str, Any]:
    """Return the figures of a list of press counts."""
    ordered = sorted(counts)
    return {
        "unit": "presses",
        "mean": round(sum(counts) / len(counts), 3),
        "p99": ordered[int(0.99 * (len(ordered) - 1))],
        "worst": ordered[-1],
        "n": len(counts),
    }


def figures(quick: bool = False) -> dict:
    """Return the table of `make bench`, as the module describes."""
    per_game = 10 if quick else 60
    table = {}
    for keys in BOARDS:
        for kind in ("random", "rich"):
            table["keys.card.%s.%s" % (keys, kind)] = figure(card_presses(keys, kind, per_game))
    for keys in BOARDS:
        player = Keyer(BOARDS[keys], "rumino")
        table["keys.number." + keys] = figure([player.key_number(value) for value in range(100)])
    for keys in BOARDS:
        # The presses of a complete name, including those that finish it, for each of its letters.
        few = keys != "6"
        table["keys.letter." + keys] = figure(
            [len(letters(name, few)) / len(name) for name in NAMES]
        )
    table["keys.round4.6"] = figure(round_of_four(10 if quick else 40))
    table.update(fingers.figures())
    table.update(rows.figures())
    table.update(tasks.figures(quick))
    table.update(evening.figures())
    four = BOARDS["4"]
    table["keys.bid.4"] = {
        "unit": "presses",
        "value": evening_entries.bid(four),
        "raise": evening_entries.bets_keyed(four),
    }
    return table
