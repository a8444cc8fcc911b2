"""Play whole hands of the rummies that lay melds down, and compare what the engine says.

    python -m tests.proof.hands --hands 20000 [--seed 1] [--game liverpool]

In each turn of each player an exact search by published rules (`rules`) says whether the hand can
end. The engine is asked, with what lies on the table, of the turn that ends it, which may, and of
the one before it of the same player, which may not: of all turns with `--turns`, which takes three
times as long. At the end the others' cards are entered, as numbers and as cards.
"""

import argparse
import random

from engine.ask import answer
from host_tools.base.command import show
from tests.proof.hands import held, rules
from tests.proof.hands.rules import JOKER, NAMES, Card, Meld, Rummy, text

GAMES = ("scala40", "romme", "kalooki", "rummy500", "liverpool", "continental", "phase10",
         "conquian", *held.GAMES)  # fmt: skip


def game_of(name: str, rng: random.Random) -> Rummy:
    """Return the rules of a game, of a contract game those of some deal."""
    if name == "liverpool":
        return rules.Liverpool(rng.randint(1, 7))
    if name == "continental":
        return rules.Continental(rng.randint(1, 7))
    if name == "phase10":
        return rules.Phase10(rng.randint(1, 10))
    kinds: dict[str, type[Rummy]] = {
        "conquian": rules.Conquian,
        "scala40": rules.Scala40,
        "romme": rules.Romme,
        "kalooki": rules.Kalooki,
    }
    return kinds.get(name, rules.Rummy500)()


class Hand:
    """One hand of a game, from the deal to its end, or to the end of the stock."""

    def __init__(self, name: str, rng: random.Random, every: bool = True) -> None:
        self.name, self.rng, self.every = name, rng, every
        # Of each player the turn before: the cards, whether down, the table, whether it could end.
        self.before: dict[int, tuple[list[Card], bool, list[Meld], bool]] = {}
        self.rules = game_of(name, rng)
        self.stock = self.rules.pack()
        rng.shuffle(self.stock)
        count = self.rules.players
        self.hands = [[self.stock.pop() for _ in range(self.rules.hand)] for _ in range(count)]
        self.down = [False] * count
        self.table: list[Meld] = []
        # How many answers were compared, and how many of them were yes.
        self.asked = self.yes = self.unproved = 0

    def question(self, ask: str, cards: list[Card], **fields: object) -> dict[str, object]:
        """Return the engine's answer."""
        asked = {"ask": ask, "game": "form", "form": self.name, **self.rules.ask, **fields}
        found = answer({**asked, "cards": [text(card) for card in cards]})
        assert "error" not in found, (asked, cards, found)
        return found

    def may_end(self, at: int) -> bool:
        """Return whether a player can end now; in the turns that are asked, the engine agrees."""
        cards, down = list(self.hands[at]), self.down[at]
        turn = cards, down, list(self.table), self.rules.ends(cards, down, self.table)
        right = turn[3]
        if right or self.every:
            self.compare(*turn)
        if right and not self.every and at in self.before:
            self.compare(*self.before[at])
        self.before[at] = turn
        return right

    def compare(self, cards: list[Card], down: bool, there: list[Meld], right: bool) -> None:
        """Ask the engine whether a hand can end, and compare."""
        table = [[text(card) for card in meld] for meld in there]
        found = self.question("may_end", cards, down=down, drawn=True, table=table)
        self.asked += 1
        self.yes += right
        assert found["ok"] == right, (self.name, self.rules.ask, cards, down, there, found)

    def play(self) -> int | None:
        """Play until a player ends, and return who; None: the stock ran out."""
        turn = 0
        while self.stock:
            at = turn % len(self.hands)
            self.hands[at].append(self.stock.pop())
            if self.may_end(at):
                return at
            self.lay(at)
            self.discard(at)
            turn += 1
        return None

    def lay(self, at: int) -> None:
        """Lay what is asked for first, further melds and single cards, and keep a card."""
        hand, game = self.hands[at], self.rules
        if not self.down[at]:
            first = self.opening(hand)
            if not first:
                return
            self.down[at] = True
            self.put(at, first)
        if game.more:
            for group, _, _ in game.melds(hand):
                if not group - rules.Counter(hand) and group.total() < len(hand) - 1:
                    self.put(at, [tuple(group.elements())])
        for card in sorted(hand, key=lambda one: self.rng.random()):
            for place, meld in enumerate(self.table):
                if len(hand) > 2 and game.fits(meld, (card,)):
                    self.table[place] = (*meld, card)
                    hand.remove(card)
                    break

    def put(self, at: int, melds: list[Meld]) -> None:
        """Lay melds on the table."""
        for meld in melds:
            self.table.append(meld)
            for card in meld:
                self.hands[at].remove(card)

    def opening(self, hand: list[Card]) -> list[Meld]:
        """Return melds with which a player goes down, or none."""
        game = self.rules
        if isinstance(game, rules.Phase10):
            return game.first(hand)
        some = game.melds(hand)
        self.rng.shuffle(some)
        most = len(game.contract and range(sum(game.contract)) or range(3))
        sizes = [sum(game.contract)] if game.contract else range(1, most + 1)
        for size in sizes:
            found = self._some(hand, some[:150], size)
            if found:
                return found
        return []

    def _some(self, hand: list[Card], some: list, size: int) -> list[Meld]:
        game = self.rules

        def more(rest, first, left, worth, kinds, chosen):
            if not left:
                asked = game.contract
                right = worth >= game.points if asked is None else kinds == asked
                return chosen if right and rest.total() > 1 else None
            for at in range(first, len(some)):
                group, kind, value = some[at]
                if group - rest:
                    continue
                sets, runs = kinds
                after = (sets + 1, runs) if kind == "set" else (sets, runs + 1)
                if game.contract and (after[0] > game.contract[0] or after[1] > game.contract[1]):
                    continue
                meld = tuple(group.elements())
                found = more(rest - group, at, left - 1, worth + value, after, [*chosen, meld])
                if found:
                    return found
            return None

        return more(rules.Counter(hand), 0, size, 0, (0, 0), []) or []

    def discard(self, at: int) -> None:
        """Discard a card that is in no meld, or any."""
        hand = self.hands[at]
        partners = [
            sum(one[0] == card[0] or (one[1] == card[1] and abs(one[0] - card[0]) < 3)
                for one in hand) for card in hand
        ]  # fmt: skip
        card = min(zip(partners, hand), key=lambda pair: (pair[1] == JOKER, pair[0]))[1]
        hand.remove(card)

    def settle(self, closer: int) -> None:
        """Enter what the others hold, as numbers and as cards: what each costs is right."""
        if self.name == "conquian":
            asked = {"ask": "score", "game": "form", "form": self.name, "players": list(NAMES[:2])}
            found = answer({**asked, "events": [{"event": "round", "winner": NAMES[closer]}]})
            assert found["scores"][NAMES[closer]] == 1, found
            return
        if self.name == "rummy500":
            for at, hand in enumerate(self.hands):
                if at != closer:
                    found = self.question("pays", hand)
                    assert found["points"] == sum(map(self.rules.value, hand)), (hand, found)
            return
        names = NAMES[: len(self.hands)]
        points = {names[at]: sum(map(self.rules.value, hand))
                  for at, hand in enumerate(self.hands) if at != closer}  # fmt: skip
        cards = {names[at]: [text(card) for card in hand]
                 for at, hand in enumerate(self.hands) if at != closer}  # fmt: skip
        field = "points" if self.name == "scala40" else "points_left"
        step = "hand" if self.name == "phase10" else "round"
        event = {"event": step, "closer": names[closer], field: points}
        before: list[dict[str, object]] = []
        if isinstance(self.rules, rules.Phase10):
            # So far each has made each phase, and paid 5 where another went out.
            made = {name: self.down[at] or at == closer for at, name in enumerate(names)}
            event["made"] = made
            earlier = {"event": step, "closer": names[0], "made": dict.fromkeys(names, True)}
            before = [{**earlier, field: {names[1]: 5}}] * (self.rules.stage - 1)
        event.update({"scala40": {"in_hand": False}, "romme": {"hand_romme": False},
                      "continental": {"at_once": False}}.get(self.name, {}))  # fmt: skip
        for more in ({}, {field + "_cards": cards}):
            asked = {"ask": "score", "game": "form", "form": self.name, "players": list(names)}
            found = answer({**asked, "events": [*before, {**event, **more}]})
            assert "error" not in found, (event, more, found)
            for name, value in points.items():
                paid = value + (5 * len(before) if name == names[1] else 0)
                assert found["scores"][name] == paid, (event, found)
        for at, hand in enumerate(self.hands):
            if at != closer:
                found = self.question("pays", hand, down=self.down[at])
                assert found["points"] == points[names[at]], (hand, found)


class ConquianHand(Hand):
    """A card is taken only where it is melded at once; then a card of the hand is given away."""

    def play(self) -> int | None:
        own: list[list[Meld]] = [[] for _ in self.hands]
        turn = 0
        while self.stock:
            at, card = turn % len(self.hands), self.stock.pop()
            turn += 1
            self.hands[at].append(card)
            self.table, self.down[at] = own[at], bool(own[at])
            if self.may_end(at):
                return at
            if not self.take(at, card, own[at]):
                self.hands[at].remove(card)
        return None

    def take(self, at: int, card: Card, table: list[Meld]) -> bool:
        """Meld the card, and discard another; return False where it goes nowhere."""
        hand = self.hands[at]
        for place, meld in enumerate(table):
            if self.rules.worths((*meld, card)) and len(hand) > 1:
                table[place] = (*meld, card)
                hand.remove(card)
                self.discard(at)
                return True
        for group, _, _ in self.rules.melds(hand):
            if card in group and group.total() < len(hand):
                table.append(tuple(group.elements()))
                for one in group.elements():
                    hand.remove(one)
                self.discard(at)
                return True
        return False


def played(name: str, seed: int, every: bool = True) -> Hand | held.HeldHand:
    """Play one hand, and compare all turns or the last two; return it."""
    kinds = {**dict.fromkeys(held.GAMES, held.HeldHand), "conquian": ConquianHand}
    hand = kinds.get(name, Hand)(name, random.Random(seed), every)
    closer = hand.play()
    if closer is not None:
        hand.settle(closer)
    return hand


def main() -> None:
    """Play as many hands as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.hands")
    parser.add_argument("--hands", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--turns", action="store_true")
    given = parser.parse_args()
    for name in [given.game] if given.game else GAMES:
        asked = yes = unproved = 0
        for seed in range(given.seed, given.seed + given.hands):
            hand = played(name, seed, given.turns)
            asked, yes = asked + hand.asked, yes + hand.yes
            unproved += hand.unproved
        cut = f"; {unproved} searches were cut short" if unproved else ""
        show(f"{name}: {given.hands} hands, {asked} turns agree, {yes} of them end it{cut}")


if __name__ == "__main__":
    main()
