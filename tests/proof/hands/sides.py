"""Whole hands of Canasta and Burraco by published rules, and what is entered at their end.

    python -m tests.proof.hands.sides --hands 20000 [--seed 1] [--game burraco]

No code of the engine is used to play. What the sides have laid and hold is entered as numbers and
as cards: each end is accepted, and scores what the rules say. Rules: airportes.com, gamevelvet.com,
bicyclecards.ca (Canasta), eburraco.com (Burraco). Nobody takes the discards at Canasta; at Burraco
a two is always wild. Both are allowed.
"""

import argparse
import random
from collections import Counter
from typing import Any

from engine.ask import answer
from host_tools.base.command import show

NAMES = ("Ana", "Ben", "Cleo", "Dan")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CANASTA = {"A": 20, "2": 20, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "JK": 50}
BURRACO = {"A": 15, "2": 20, "8": 10, "9": 10, "10": 10, "J": 10, "Q": 10, "K": 10, "JK": 30}


def rank(card: str) -> str:
    return card if card == "JK" else card[:-1]


def is_wild(card: str) -> bool:
    return rank(card) in ("2", "JK")


class Side:
    """What a side has: its melds, whether it took a pot, its red threes."""

    def __init__(self, players: list[int]) -> None:
        self.players = players
        self.melds: list[list[str]] = []
        self.pot: list[str] | None = None
        self.took = False
        self.red = 0

    def cards(self) -> list[str]:
        return [card for meld in self.melds for card in meld]


class Play:
    """One hand of a game: `closer` is who ended it, None where the stock ran out."""

    name = ""
    values: dict[str, int]

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.count = self.rng.choice((2, 3, 4))
        at = list(range(self.count))
        sides = [[0, 2], [1, 3]] if self.count == 4 else [[one] for one in at]
        self.sides = [Side(players) for players in sides]
        self.side_of = [next(s for s in self.sides if one in s.players) for one in at]
        self.stock = [one + suit for one in RANKS for suit in "SHDC"] * 2 + ["JK"] * 4
        self.rng.shuffle(self.stock)
        self.hands: list[list[str]] = [[] for _ in at]
        self.closer: int | None = None
        # Who has laid a card.
        self.laid: set[int] = set()
        self.deal()

    def deal(self) -> None:
        raise NotImplementedError

    def turn(self, at: int) -> None:
        raise NotImplementedError

    def over(self) -> bool:
        return not self.stock

    def play(self) -> None:
        at = 0
        while self.closer is None and not self.over():
            self.turn(at % self.count)
            at += 1

    def worth(self, cards: list[str]) -> int:
        return sum(self.values.get(rank(card), 5) for card in cards)

    def least_wanted(self, hand: list[str]) -> str:
        """Return what is discarded: of the rank and suit of which there are the fewest."""
        natural = [card for card in hand if not is_wild(card)] or hand
        of_rank = Counter(map(rank, hand))
        return min(natural, key=lambda card: (of_rank[rank(card)], self.rng.random()))

    def entry(self) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, list[str]]]:
        """Return (the event without cards, the cards laid, the cards held) by heads of sides."""
        heads = {NAMES[side.players[0]]: side for side in self.sides}
        laid = {name: side.cards() for name, side in heads.items()}
        held = {name: [card for at in side.players for card in self.hands[at]]
                for name, side in heads.items()}  # fmt: skip
        event: dict[str, Any] = {
            "event": "round", "closer": None if self.closer is None else NAMES[self.closer],
            "laid": {name: self.worth(cards) for name, cards in laid.items()},
            "held": {name: self.worth(cards) for name, cards in held.items()},
        }  # fmt: skip
        return event, laid, held

    def ends(self, side: Side) -> bool:
        return self.closer in side.players

    def settle(self) -> None:
        """Enter the end, by numbers and by cards, and compare what it scores."""
        event, laid, held = self.whole()
        scores = {NAMES[at]: self.score(side) for side in self.sides for at in side.players}
        asked = {"ask": "score", "game": "form", "form": self.name,
                 "players": list(NAMES[: self.count])}  # fmt: skip
        if self.name == "burraco":
            asked["options"] = {"three": "tournament"}
        kept = {"laid_cards": {name: cards for name, cards in laid.items() if cards},
                "held_cards": {name: cards for name, cards in held.items()
                               if cards and name in event["held"]}}  # fmt: skip
        for more in ({}, {field: cards for field, cards in kept.items() if cards}):
            found = answer({**asked, "events": [{**event, **more}]})
            assert "error" not in found, (event, more, found)
            assert found["scores"] == scores, (event, scores, found)

    def whole(self) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, list[str]]]:
        raise NotImplementedError

    def score(self, side: Side) -> int:
        raise NotImplementedError


class Canasta(Play):
    """Melds of a rank, with up to three wild cards; red threes are laid at once."""

    name, values = "canasta", CANASTA
    concealed = False

    def deal(self) -> None:
        size = {2: 15, 3: 13, 4: 11}[self.count]
        for at in range(self.count):
            for _ in range(size):
                self.draw(at)
        self.stock.pop()

    def draw(self, at: int) -> bool:
        """Take a card; a red three is laid, and another taken. False: the stock ran out."""
        while self.stock:
            card = self.stock.pop()
            if card not in ("3H", "3D"):
                self.hands[at].append(card)
                return True
            self.side_of[at].red += 1
        return False

    def canastas(self, side: Side) -> tuple[int, int]:
        """Return how many natural and mixed canastas a side has."""
        full = [meld for meld in side.melds if len(meld) >= 7]
        mixed = [meld for meld in full if any(map(is_wild, meld))]
        return len(full) - len(mixed), len(mixed)

    def turn(self, at: int) -> None:
        for _ in range(2 if self.count == 2 else 1):
            if not self.draw(at):
                return
        hand, side = self.hands[at], self.side_of[at]
        fresh = at not in self.laid
        if not side.melds:
            self.open(hand, side)
        if side.melds:
            self.add(hand, side)
            self.go_out(at, fresh)
            if side.cards():
                self.laid.add(at)
        if self.closer is None and hand:
            hand.remove(self.least_wanted(hand))

    def groups(self, hand: list[str]) -> list[list[str]]:
        """Return melds of three natural cards or more, and of two with a wild one."""
        wild = [card for card in hand if is_wild(card)]
        found = []
        for one in RANKS[3:] + RANKS[:1]:
            some = [card for card in hand if rank(card) == one]
            if len(some) == 2 and wild:
                some.append(wild.pop())
            if len(some) > 2:
                found.append(some)
        return found

    def open(self, hand: list[str], side: Side) -> None:
        """Lay the first melds, of 50 points at least, and keep two cards."""
        taken: list[list[str]] = []
        for meld in self.groups(hand):
            taken.append(meld)
            cards = [card for one in taken for card in one]
            if self.worth(cards) >= 50 and len(cards) <= len(hand) - 2:
                for card in cards:
                    hand.remove(card)
                side.melds += taken
                return

    def add(self, hand: list[str], side: Side) -> None:
        """Lay natural cards of the own ranks, then new melds; two cards are kept."""
        ranks = {rank(next(c for c in meld if not is_wild(c))): meld for meld in side.melds}
        for card in sorted(hand):
            if rank(card) in ranks and len(hand) > 2:
                ranks[rank(card)].append(card)
                hand.remove(card)
        for meld in self.groups(hand):
            if len(meld) <= len(hand) - 2 and rank(meld[0]) not in ranks:
                for card in meld:
                    hand.remove(card)
                side.melds.append(meld)
        for meld in side.melds:
            wilds = sum(map(is_wild, meld))
            for card in [one for one in hand if is_wild(one)]:
                natural = len(meld) - wilds
                if 5 <= len(meld) < 7 and wilds < min(3, natural) and len(hand) > 2:
                    meld.append(card)
                    hand.remove(card)
                    wilds += 1

    def go_out(self, at: int, fresh: bool) -> None:
        """Lay all cards but one, where there are canastas enough."""
        hand, side = self.hands[at], self.side_of[at]
        ranks = {rank(next(c for c in meld if not is_wild(c))): meld for meld in side.melds}
        stay = [card for card in hand if rank(card) not in ranks and not is_wild(card)]
        natural = [card for card in hand if rank(card) in ranks]
        wild = [card for card in hand if is_wild(card)]
        room = [meld for meld in side.melds for _ in range(3 - sum(map(is_wild, meld)))]
        after = [len(meld) + sum(rank(c) == one for c in natural) for one, meld in ranks.items()]
        needed = 2 if self.count == 2 else 1
        if len(stay) > 1 or len(wild) > len(room) or sum(size >= 7 for size in after) < needed:
            return
        for card in natural:
            ranks[rank(card)].append(card)
        for card, meld in zip(wild, room, strict=False):
            meld.append(card)
        # One card may be discarded, whichever it is.
        hand.clear()
        self.closer, self.concealed = at, fresh

    def whole(self) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, list[str]]]:
        event, laid, held = self.entry()
        heads = {NAMES[side.players[0]]: side for side in self.sides}
        made = {name: self.canastas(side) for name, side in heads.items()}
        event["concealed"] = self.concealed
        event["melded"] = {name: bool(side.melds) for name, side in heads.items()}
        event["natural"] = {name: one for name, (one, _) in made.items()}
        event["mixed"] = {name: one for name, (_, one) in made.items()}
        event["red"] = {name: side.red for name, side in heads.items()}
        return event, laid, held

    def score(self, side: Side) -> int:
        natural, mixed = self.canastas(side)
        held = sum(self.worth(self.hands[at]) for at in side.players)
        red = 800 if side.red == 4 else 100 * side.red
        ended = (200 if self.concealed else 100) if self.ends(side) else 0
        points = 500 * natural + 300 * mixed + self.worth(side.cards()) - held + ended
        return points + (red if side.melds else -red)


class Burraco(Play):
    """Sets and runs with a wild card at most; whoever has played all cards takes a pot."""

    name, values = "burraco", BURRACO

    def deal(self) -> None:
        for hand in self.hands:
            hand += [self.stock.pop() for _ in range(11)]
        for side in self.sides:
            side.pot = [self.stock.pop() for _ in range(11)]
        self.discards = [self.stock.pop()]

    def over(self) -> bool:
        return len(self.stock) <= 2

    def turn(self, at: int) -> None:
        hand, side = self.hands[at], self.side_of[at]
        if len(self.discards) > self.rng.randint(1, 6):
            hand += self.discards
            self.discards = []
        else:
            hand.append(self.stock.pop())
        self.lay(hand, side)
        if not hand:
            self.take_pot(hand, side)
            self.lay(hand, side)
        card = self.least_wanted(hand)
        hand.remove(card)
        self.discards.append(card)
        if not hand and side.took:
            self.closer = at
        elif not hand:
            self.take_pot(hand, side)

    def take_pot(self, hand: list[str], side: Side) -> None:
        assert side.pot
        hand += side.pot
        side.pot, side.took = None, True

    def burracos(self, side: Side) -> tuple[int, int, int]:
        """Return how many clean, semi-clean and dirty burracos a side has."""
        found = [0, 0, 0]
        for meld in side.melds:
            natural = len(meld) - sum(map(is_wild, meld))
            if len(meld) >= 7:
                found[0 if natural == len(meld) else 1 if natural >= 7 else 2] += 1
        return found[0], found[1], found[2]

    def keeps(self, side: Side) -> int:
        """Return how many cards stay in hand before the discard."""
        if not side.took:
            # The pot is taken without a discard, too.
            return 0
        return 1 if any(self.burracos(side)) else 2

    def is_meld(self, cards: list[str]) -> bool:
        """Return whether cards are a set or a run; the wild card of a run is at an end."""
        natural = [card for card in cards if not is_wild(card)]
        if len(cards) - len(natural) > 1 or len(natural) < 2 or len(cards) < 3:
            return False
        if len({rank(card) for card in natural}) == 1:
            return len(natural) < 9
        if len({card[-1] for card in natural}) > 1 or len(cards) > 13:
            return False
        for high in (0, 13):
            places = sorted(RANKS.index(rank(c)) + (high if rank(c) == "A" else 0) for c in natural)
            if places == list(range(places[0], places[0] + len(places))):
                # Beside all from three to king there is the place of the two or of the ace.
                return places[0] > 1 or len(places) == len(cards)
        return False

    def lay(self, hand: list[str], side: Side) -> None:
        """Add cards to melds, and lay new ones, as long as cards may go."""
        again = True
        while again:
            again = False
            for card in sorted(hand, key=is_wild):
                spare = (
                    [meld for meld in side.melds if len(meld) >= 5] if is_wild(card) else side.melds
                )
                for meld in spare:
                    if len(hand) > self.keeps_after(side, meld, [card]) and self.is_meld(
                        [*meld, card]
                    ):
                        meld.append(card)
                        hand.remove(card)
                        again = True
                        break
            for meld in self.new(hand):
                if len(hand) - len(meld) >= self.keeps(side) and not again:
                    for card in meld:
                        hand.remove(card)
                    side.melds.append(meld)
                    again = True

    def keeps_after(self, side: Side, meld: list[str], more: list[str]) -> int:
        """Return how many cards have to be in hand before these go to a meld."""
        first = len(meld) + len(more) == 7 and side.took and not any(self.burracos(side))
        return (1 if first else self.keeps(side)) + len(more) - 1

    def new(self, hand: list[str]) -> list[list[str]]:
        """Return melds of three cards of a hand, and of two with a wild card, now and then."""
        natural = sorted({card for card in hand if not is_wild(card)})
        found = []
        for one in RANKS[2:] + RANKS[:1]:
            some = [card for card in hand if rank(card) == one]
            if len(some) > 2:
                found.append(some[:8])
        for at, card in enumerate(natural):
            for other in natural[at + 1 :]:
                for third in natural + [c for c in hand if is_wild(c) and self.rng.random() < 0.2]:
                    some = [card, other, third]
                    if third not in some[:2] and self.is_meld(some):
                        found.append(some)
        return found

    def whole(self) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, list[str]]]:
        event, laid, held = self.entry()
        heads = {NAMES[side.players[0]]: side for side in self.sides}
        for place, kind in enumerate(("clean", "semi", "dirty")):
            event[kind] = {name: self.burracos(side)[place] for name, side in heads.items()}
        pots = {name: side.took for name, side in heads.items() if not self.ends(side)}
        if pots:
            event["pot"] = pots
        if self.closer is not None and self.count < 4:
            del event["held"][NAMES[self.closer]]
        return event, laid, held

    def score(self, side: Side) -> int:
        clean, semi, dirty = self.burracos(side)
        held = sum(self.worth(self.hands[at]) for at in side.players)
        points = 200 * clean + 150 * semi + 100 * dirty + self.worth(side.cards()) - held
        return points + (100 if self.ends(side) else 0) - (0 if side.took else 100)


GAMES: dict[str, type[Play]] = {"canasta": Canasta, "burraco": Burraco}


def played(name: str, seed: int) -> Play:
    """Play one hand, and compare; return it."""
    hand = GAMES[name](seed)
    hand.play()
    hand.settle()
    return hand


def main() -> None:
    """Play as many hands as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.hands.sides")
    parser.add_argument("--hands", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES)
    given = parser.parse_args()
    for name in [given.game] if given.game else GAMES:
        closed = 0
        for seed in range(given.seed, given.seed + given.hands):
            closed += played(name, seed).closer is not None
        show(
            f"{name}: {given.hands} ends are accepted with their points, {closed} hands were closed"
        )


if __name__ == "__main__":
    main()
