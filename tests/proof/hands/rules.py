"""Rummies by their published rules: melds, what is laid first, and whether a hand can end.

No code of the engine is used. Each game has the address of its rules. Cards are (rank, suit), ranks
from 1, a joker is (0, ""). Everything is searched: a hand is small.
"""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

Card = tuple[int, str]
Meld = tuple[Card, ...]
JOKER: Card = (0, "")
# A card of Phase 10 that is in no meld.
SKIP: Card = (99, "")
NAMES = ("Ana", "Ben", "Cy")
FACES = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def text(card: Card) -> str:
    """Return a card as the engine reads it."""
    if card in (JOKER, SKIP):
        return "JK" if card == JOKER else "S"
    # Of Phase 10 the number stands behind the colour.
    return f"{card[1]}{card[0]}" if card[1] in "RYGB" else FACES[card[0]] + card[1]


class Rummy:
    """The facts of a game; `ask` is what the engine has to be told besides."""

    source = ""
    decks, jokers, players = 2, 4, 2
    suits_differ, least_run = True, 3
    # "both": before the two or after the king; "high"; "round": also between them.
    ace = "both"
    ace_value, joker_value = 11, 25
    # What is laid first: points, or (sets, runs).
    points = 0
    contract: tuple[int, int] | None = None
    # Whether other melds may follow, a discard has to, and all at once needs nothing first.
    more, discards, at_once = True, True, False
    hand = 13
    ask: dict[str, object]

    def __init__(self) -> None:
        self.ask = {}

    def pack(self) -> list[Card]:
        ranks = range(1, 14)
        return [(r, s) for r in ranks for s in "SHDC"] * self.decks + [JOKER] * self.jokers

    def wilds(self, kind: str, naturals: int, wilds: int) -> bool:
        return naturals > 0

    def value(self, card: Card) -> int:
        if card == JOKER:
            return self.joker_value
        return self.ace_value if card[0] == 1 else min(card[0], 10)

    # -- melds -------------------------------------------------------------------------------

    def worths(self, cards: Sequence[Card]) -> list[tuple[str, int]]:
        """Return (kind, what it is worth first) of each way in which cards are a meld."""
        naturals = [card for card in cards if card != JOKER]
        wilds = len(cards) - len(naturals)
        found = []
        if len({rank for rank, _ in naturals}) == 1 and len(cards) >= 3:
            suits = [suit for _, suit in naturals]
            differ = len(set(suits)) == len(suits) and len(cards) <= 4
            if (differ or not self.suits_differ) and self.wilds("set", len(naturals), wilds):
                found.append(("set", self.value(naturals[0]) * len(cards)))
        if len({suit for _, suit in naturals}) == 1 and len(cards) >= self.least_run:
            if self.wilds("run", len(naturals), wilds):
                found += [("run", worth) for worth in self._runs(naturals, len(cards))]
        return found

    def _runs(self, naturals: list[Card], size: int) -> list[int]:
        places = {
            "both": [*range(1, 14), 1],
            "high": [*range(2, 14), 1],
            "round": list(range(1, 14)),
            "seven": [*range(1, 8), 11, 12, 13],
        }[self.ace]
        found = []
        if size > len(places):
            return []
        for first in range(len(places)):
            if self.ace != "round" and first + size > len(places):
                break
            ranks = [places[(first + at) % len(places)] for at in range(size)]
            have = Counter(rank for rank, _ in naturals)
            if have - Counter(ranks):
                continue
            # Where a rank stands twice its one card may be at either place.
            for gaps in self._gaps(ranks, have):
                if self.beside(gaps):
                    worth = 0
                    for at, rank in enumerate(ranks):
                        low = rank == 1 and at + 1 < size
                        worth += 1 if low else self.value((rank, "S"))
                    found.append(worth)
        return found

    def _gaps(self, ranks: list[int], have: Counter[int]) -> Iterator[tuple[int, ...]]:
        places = [[at for at, one in enumerate(ranks) if one == rank] for rank in have]
        ways = [itertools.combinations(all, have[rank]) for rank, all in zip(have, places)]
        for way in itertools.product(*ways):
            taken = {at for some in way for at in some}
            yield tuple(at for at in range(len(ranks)) if at not in taken)

    def beside(self, gaps: Sequence[int]) -> bool:
        """Return whether jokers may stand on these places of a run."""
        return True

    # -- laying the cards of a hand ----------------------------------------------------------

    def melds(self, cards: Sequence[Card]) -> list[tuple[Counter[Card], str, int]]:
        """Return (cards, kind, the most that it is worth) of all melds of a hand."""
        have = Counter(cards)
        jokers = have[JOKER]
        groups: set[Meld] = set()
        for rank in {rank for rank, _ in have if rank}:
            same = [card for card in sorted(cards) if card[0] == rank]
            for size in range(1, len(same) + 1):
                groups |= set(itertools.combinations(same, size))
        for suit in {suit for _, suit in have if suit}:
            same = sorted({card for card in cards if card[1] == suit})
            for size in range(1, len(same) + 1):
                groups |= set(itertools.combinations(same, size))
            if self.ace == "both" and have[1, suit] > 1:
                groups |= {(*group, (1, suit)) for group in groups if (1, suit) in group}
        found = []
        for group in groups:
            for wilds in range(jokers + 1):
                found += self._best(group + (JOKER,) * wilds)
        return found

    def _best(self, cards: Meld) -> list[tuple[Counter[Card], str, int]]:
        """Return the most that cards are worth of each kind; known, since hands change little."""
        known: dict[Meld, list[tuple[Counter[Card], str, int]]]
        known = self.__dict__.setdefault("_known", {})
        if cards not in known:
            best: dict[str, int] = {}
            for kind, worth in self.worths(cards):
                best[kind] = max(best.get(kind, 0), worth)
            known[cards] = [(Counter(cards), kind, worth) for kind, worth in best.items()]
        return known[cards]

    def ends(self, cards: Sequence[Card], down: bool, table: Sequence[Meld]) -> bool:
        """Return whether a hand, with the card that was drawn, can end in this turn."""
        melds = self.melds(cards)
        if down and not self.more:
            return self._joined(Counter(cards), table, 0)
        needs = None if down else self.contract
        for rest, worth in self._laid(Counter(cards), melds, needs, down):
            if not down and worth < self.points:
                continue
            if self._joined(rest, table, 0):
                return True
        if self.at_once and not down:
            for rest, _ in self._laid(Counter(cards), melds, None, True):
                if self._joined(rest, (), 0):
                    return True
        return False

    def _laid(  # noqa: PLR0913
        self,
        have: Counter[Card],
        melds: list[tuple[Counter[Card], str, int]],
        needs: tuple[int, int] | None,
        down: bool,
        first: int = 0,
        worth: int = 0,
        out: int = 0,
    ) -> Iterator[tuple[Counter[Card], int]]:
        """Yield (what is left, what the melds are worth) of all ways to lay melds."""
        if needs is None or needs == (0, 0):
            yield have, worth
            if needs is not None and not self.more:
                return
        for at in range(first, len(melds)):
            group, kind, more = melds[at]
            if group - have:
                continue
            after = needs
            if needs is not None and needs != (0, 0):
                sets, runs = needs
                after = (sets - 1, runs) if kind == "set" else (sets, runs - 1)
                if min(after) < 0:
                    continue
            yield from self._laid(have - group, melds, after, down, at, worth + more)

    def fits(self, meld: Meld, some: Meld) -> bool:
        """Return whether cards can be laid off on a meld of the table."""
        return bool(self.worths(meld + some))

    def _joined(self, rest: Counter[Card], table: Sequence[Meld], at: int) -> bool:
        """Return whether cards can go to melds of the table, but for the discard."""
        count = rest.total()
        if count == 1 or (count == 0 and not self.discards):
            return True
        if at == len(table) or count == 0:
            return False
        cards = list(rest.elements())
        for size in range(min(count, 6) + 1):
            for some in set(itertools.combinations(sorted(cards), size)):
                if not some or self.fits(table[at], some):
                    if self._joined(rest - Counter(some), table, at + 1):
                        return True
        return False


class Scala40(Rummy):
    """A joker a meld; the last card is discarded."""

    source = "wikipedia2007.classicistranieri.com/it/s/c/a/Scala_40.html"
    points = 40

    def wilds(self, kind: str, naturals: int, wilds: int) -> bool:
        return wilds <= 1


class Romme(Rummy):
    """Two cards at least are no jokers; who lays all at once needs no points."""

    source = "romme24.com, online-romme-lernen.de"
    jokers, joker_value, points, at_once = 6, 20, 40, True

    def wilds(self, kind: str, naturals: int, wilds: int) -> bool:
        return naturals >= 2


class Kalooki(Rummy):
    """The ace is high."""

    source = "ludopoli.us/kalooki40_rules.aspx, getwpt.com"
    jokers, joker_value, points, ace = 2, 15, 40, "high"


class Rummy500(Rummy):
    """Nothing is asked for first, and a hand ends with a discard or without."""

    source = "pagat.com/rummy/500rum.html, bufton.org/meggiesoft/rummy500.htm"
    decks, jokers, players, hand = 1, 2, 3, 7
    ace_value = joker_value = 15
    discards = False

    def __init__(self) -> None:
        self.ask = {"players": 3}


CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))


class Liverpool(Rummy):
    """A contract in each deal; then only single cards go to the table."""

    source = "courseweb.unt.edu/gjones, en.wikipedia.org/wiki/Liverpool_rummy"
    players, suits_differ, least_run, more = 3, False, 4, False
    ace_value = joker_value = 15

    def __init__(self, deal: int) -> None:
        self.contract = CONTRACTS[deal - 1]
        self.hand = 10 if deal < 5 else 12
        self.discards = deal < 7
        self.ask = {"round": deal, "players": 3}


class Continental(Rummy):
    """A contract in each hand; runs pass the ace, jokers are not side by side."""

    source = "continental.org.es, es.stringtranslate.com/wiki/Continental"
    suits_differ, least_run, more, ace = False, 4, False, "round"
    ace_value, joker_value = 20, 50

    def __init__(self, deal: int) -> None:
        self.contract = CONTRACTS[deal - 1]
        self.hand = 6 + deal
        self.ask = {"round": deal}

    def beside(self, gaps: Sequence[int]) -> bool:
        return not [at for at in gaps if at + 1 in gaps]


class Conquian(Rummy):
    """All cards held and the one turned over are melded, on one's own melds, too; no discard."""

    source = "play-win-rummy.com/conquian, docslib.org"
    decks, jokers, hand, ace = 1, 0, 10, "seven"

    def pack(self) -> list[Card]:
        return [card for card in super().pack() if card[0] not in (8, 9, 10)]

    def _joined(self, rest: Counter[Card], table: Sequence[Meld], at: int) -> bool:
        return self._all(rest, table)

    def _all(self, rest: Counter[Card], table: Sequence[Meld]) -> bool:
        """Return whether all cards go to melds of the table."""
        if not rest.total():
            return True
        if not table:
            return False
        cards = sorted(rest.elements())
        return any(
            (not some or self.worths(table[0] + some))
            and self._all(rest - Counter(some), table[1:])
            for size in range(len(cards) + 1)
            for some in set(itertools.combinations(cards, size))
        )


PHASES = (
    (("set", 3), ("set", 3)), (("set", 3), ("run", 4)), (("set", 4), ("run", 4)), (("run", 7),),
    (("run", 8),), (("run", 9),), (("set", 4), ("set", 4)), (("colour", 7),),
    (("set", 5), ("set", 2)), (("set", 5), ("set", 3)),
)  # fmt: skip


class Phase10(Rummy):
    """A phase is laid, then single cards; runs have any colours, skips are in no meld."""

    source = "howwiki.pro/how-to-play-phase-10, bergeronwoodgrains.ca/phase-10"
    jokers, joker_value, hand, more, discards = 8, 25, 10, False, False

    def __init__(self, stage: int) -> None:
        self.stage = stage
        self.phase = PHASES[stage - 1]
        self.ask = {"stage": stage}

    def pack(self) -> list[Card]:
        cards = [(rank, colour) for rank in range(1, 13) for colour in "RYGB"]
        return cards * 2 + [JOKER] * 8 + [SKIP] * 4

    def value(self, card: Card) -> int:
        return {0: 25, SKIP[0]: 15}.get(card[0], 5 if card[0] < 10 else 10)

    def worths(self, cards: Sequence[Card]) -> list[tuple[str, int]]:
        naturals = [card for card in cards if card != JOKER]
        ranks = [rank for rank, _ in naturals]
        found: list[tuple[str, int]] = []
        if not naturals or SKIP in cards:
            return found
        if len(set(ranks)) == 1 and len(cards) >= 2:
            found.append(("set", 0))
        short = max(ranks) - min(ranks) < len(cards) <= 12
        if len(set(ranks)) == len(ranks) and short and len(cards) >= 4:
            found.append(("run", 0))
        return found

    def alike(self, cards: Sequence[Card]) -> bool:
        """Return whether cards are of one colour."""
        return SKIP not in cards and len({colour for _, colour in cards if colour}) == 1

    def fits(self, meld: Meld, some: Meld) -> bool:
        """What lies there for its colour takes that; the engine takes a run for a run."""
        return bool(self.worths(meld + some)) if self.worths(meld) else self.alike(meld + some)

    def melds(self, cards: Sequence[Card]) -> list[tuple[Counter[Card], str, int]]:
        some = sorted(card for card in cards if card not in (JOKER, SKIP))
        wilds = list(cards).count(JOKER)
        by_rank = [[None, *(c for c in sorted(set(some)) if c[0] == rank)] for rank in range(1, 13)]
        groups: set[Meld] = set()
        if "run" in dict(self.phase):
            for way in itertools.product(*by_rank):
                groups.add(tuple(card for card in way if card))
        for part in (0, 1) if self.stage == 8 else (0,):
            for same in {card[part] for card in some}:
                alike = [card for card in some if card[part] == same]
                for size in range(1, len(alike) + 1):
                    groups |= set(itertools.combinations(alike, size))
        asked = {
            kind: min(size for one, size in self.phase if one == kind) for kind, _ in self.phase
        }
        found = []
        for group in groups:
            for more in range(wilds + 1):
                cards = group + (JOKER,) * more
                kinds = [kind for kind, _ in self.worths(cards)]
                kinds += ["colour"] if self.alike(cards) else []
                for kind in kinds:
                    if kind in asked and len(group) + more >= asked[kind]:
                        found.append((Counter(group + (JOKER,) * more), kind, 0))
        return found

    def ways(
        self, have: Counter[Card], melds: list, at: int = 0
    ) -> Iterator[tuple[list[Meld], Counter[Card]]]:
        """Yield (melds of the phase, what is left) of all ways to lay it."""
        if at == len(self.phase):
            yield [], have
            return
        wanted, size = self.phase[at]
        for group, kind, _ in melds:
            if kind == wanted and group.total() >= size and not group - have:
                for more, rest in self.ways(have - group, melds, at + 1):
                    yield [tuple(group.elements()), *more], rest

    def ends(self, cards: Sequence[Card], down: bool, table: Sequence[Meld]) -> bool:
        if down:
            return self._joined(Counter(cards), table, 0)
        seen = set()
        for _, rest in self.ways(Counter(cards), self.melds(cards)):
            left = tuple(sorted(rest.elements()))
            if left not in seen and self._joined(rest, table, 0):
                return True
            seen.add(left)
        return False

    def first(self, cards: Sequence[Card]) -> list[Meld]:
        """Return the melds of the phase, with cards left, or none."""
        for melds, rest in self.ways(Counter(cards), self.melds(cards)):
            if rest.total() > 1:
                return melds
        return []
