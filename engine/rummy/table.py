"""What melds are, compiled into one table: everything that judges melds and hands reads it.

The table of a form is made by `engine.games.forms.melds`, that of a game's `MeldRules` by
`compiled`.

`fits(kind, cards)` is a mask: bit `w` is set where a meld of so many cards may have `w` wild cards.
Sizes and all limits of wild cards are in it, so that no reader can pass one by.
"""

from ..compat import TYPE_CHECKING, const, is_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..cards import Deck
    from ..game.meld_rules import MeldRules

# The kinds of melds; the cards of one suit are none, but a contract may ask for them.
SET, RUN, SUIT = "set", "run", "suit"
_KINDS = (SET, RUN, SUIT)
# No hand and no meld has more cards.
MOST = const(24)
# So many ways to read wild cards as themselves are always looked at; the steps of one more.
_FEW = const(256)
_OF_WAY = const(32)
# The quick search adds up fewer points than a thousand, of 14 cards at most.
_MOST_SEARCHED = const(70)


class Requirement:
    """What a contract asks for: `count` melds of a `kind`, of at least `size`; `pure`: no wilds."""

    def __init__(self, count: int, kind: str, size: int, pure: bool) -> None:
        self.count = count
        self.kind = kind
        self.size = size
        self.pure = pure


class Contract:
    """What must be laid down: the melds `asked`, and at least so many `points` (None: any)."""

    def __init__(self, asked: "Sequence[Requirement]", points: "int | None" = None) -> None:
        self.asked = asked
        self.points = points

    def each(self) -> "list[Requirement]":
        """Return the requirement of each meld."""
        return [one for one in self.asked for _ in range(one.count)]


class Winning:
    """A way to win at once: the melds of a `contract`, or `true(total)` of what the cards count."""

    def __init__(
        self, contract: "Contract | None", true: "Callable[[int], bool] | None" = None
    ) -> None:
        self.contract = contract
        self.true = true


class Table:
    """The facts about melds in one round.

    `places` are the ranks (minus one) in the order of a run; a rank may stand there twice, and
    with `circle` the last is followed by the first. `sizes` has the least and the most cards of a
    set, a run and a suit; (0, 0): there are none. `set_any`: cards of a set may share suits;
    `run_any`: those of a run need not. `apart`: no two wild cards are side by side in a run.

    By the number of a card: `wild`, whether it is wild; `never`, whether it can be in no meld;
    `values`, what it counts in a hand; `worths`, what it counts for an opening, where `low` is that
    of an ace which another card follows in a run (None: as elsewhere). `own`: a wild card has its
    own worth there, else that of the card it stands for. With `natural` a wild card of a suit may
    be itself, in sets only with `natural_sets`.

    `needs` are melds without which all cards count; with `exact` these, and what is laid first,
    have no more cards than they must. `suited` asks for cards of one suit, which are
    a meld of the hand while that is to be laid down; `suit_least` is how many lie on the table at
    least, 0 where they are nobody's.

    `limit` is the most wild cards in a meld, which then has a natural card, too; or else
    `limit(kind, cards, wilds)` says whether so many may be in a meld.

    The quick ways of counting (`engine.rummy.deadwood`) know some melds only. `guard` finds out
    which of them read this table: `masks` is 10 or 13, the most that a card counts there, or 0;
    `searched` says whether the search may be used, `lays_off` whether laying off is quick.
    """

    run_any = set_any = apart = exact = circle = natural = own = False
    natural_sets = True
    low: "int | None" = None
    needs: "Contract | None" = None
    suited: "Contract | None" = None
    suit_least = 0
    masks = 0
    searched = lays_off = False
    # For the quick ways: the points of the ranks from the king down; whether any card is wild, and
    # whether cards besides the joker are.
    by_rank = b""
    has_wilds = others_wild = False
    # The keys of why cards are no meld: what the cards of a run share, too many wild cards, and the
    # end of a run.
    suit_word, wild_key, corner_key = "suit", "kit.wilds", "kit.corner"

    def __init__(
        self,
        deck: "Deck",
        places: "Sequence[int]",
        sizes: "tuple[tuple[int, int], tuple[int, int]]",
        limit: "Callable[[str, int, int], bool] | int",
        count: int,
    ) -> None:
        """`count` is how many cards have a number."""
        self.deck = deck
        self.joker = deck.wild
        self.single = deck.copies == 1
        self.places = places
        self.sizes = sizes + ((1, MOST),)
        self.limit: Any = limit
        # Of that: the number, or none.
        self.most_wilds = limit if is_whole(limit) else -1
        self.wild = bytearray(count)
        self.never = bytearray(count)
        self.values = [0] * count
        self.worths = [0] * count
        # Cards -> mask, of each kind, and with its sizes lifted; None: not worked out yet.
        self._limits: list[list[int | None]] = [[None] * (MOST + 1) for _ in _KINDS]

    def fits(self, kind: str, cards: int, lifted: bool = False) -> int:
        """Return the mask of the numbers of wild cards allowed in a meld of so many cards.

        With `lifted` a meld may have more cards than one may have: a hand that wins at once is
        none (as RMN-16 says of Rumino).
        """
        at = _KINDS.index(kind)
        least, most = self.sizes[at]
        if not cards or cards > MOST or cards < least or not most or cards > most and not lifted:
            return 0
        mask = self._limits[at][cards]
        if mask is None:
            mask = self._limits[at][cards] = self._allowed(kind, cards)
        return mask

    def _allowed(self, kind: str, cards: int) -> int:
        if self.most_wilds >= 0:
            return (2 << min(self.most_wilds, cards - 1)) - 1
        mask = 0
        for wilds in range(cards + 1):
            if self.limit(kind, cards, wilds):
                mask |= 1 << wilds
        return mask

    def guard(self) -> None:
        """Find out which of the quick ways of counting read this table, once all is in it."""
        self.masks, self.searched, self.lays_off = 0, False, False
        deck, places = self.deck, self.places
        (least_set, most_set), (least_run, most_run), _ = self.sizes
        count, suits = len(places), range(len(deck.suits))
        in_order = count and tuple(places) == tuple(range(places[0], places[0] + count))
        if not in_order or count != len(deck.ranks) or self.run_any or self.circle:
            return
        if self.needs or self.suited:
            return
        if least_set != 3 or least_run != 3 or most_run < count or len(suits) > 5:
            return
        if max(self.never):
            return
        values = self.values
        for suit in suits:
            for rank in places:
                if values[13 * suit + rank] != values[rank]:
                    return
        self.others_wild = max(self.wild[: self.joker]) == 1
        self.has_wilds = self.others_wild or deck.wilds > 0
        if most_set >= len(suits):
            for most in (10, 13):
                if not [rank for rank in places if values[rank] != min(rank + 1, most)]:
                    self.masks = most
                    self.lays_off = self.single and count == 13 and len(suits) == most_set == 4
                    break
        highest = max(max(values[:13]), values[self.joker])
        simple = self.most_wilds >= 0 and not (self.others_wild or self.apart)
        if simple and count == 13 and deck.copies < 3 and highest <= _MOST_SEARCHED:
            self.searched = True
            self.by_rank = bytes([values[rank] for rank in range(12, -1, -1)])

    @property
    def most_set(self) -> int:
        """The most cards of a set."""
        return self.sizes[0][1]

    @property
    def suitless(self) -> bool:
        """Whether no meld asks for suits."""
        return (self.set_any or not self.sizes[0][1]) and (self.run_any or not self.sizes[1][1])

    def total(self, cards: "Sequence[int]") -> int:
        """Return what the cards count in a hand."""
        return sum([self.values[card] for card in cards])

    def longest(self, lifted: bool = False) -> int:
        """Return the most places of a run."""
        return min(len(self.places), MOST if lifted else self.sizes[1][1])


def compiled(rules: "MeldRules") -> Table:
    """Return the Table of a game's rules, made when it is first needed.

    Their attributes are not read again.
    """
    table = rules.table
    if table is None:
        deck = rules.deck
        sizes = (3, rules.max_set), (3, MOST)
        table = Table(deck, tuple(rules.ranks), sizes, rules.wild_limit, deck.wild + 1)
        table.set_any = rules.twins
        table.wild[deck.wild] = 1
        table.values = [rules.value(card) for card in range(deck.wild + 1)]
        table.suit_word, table.wild_key = rules.suit_word, rules.wild_key
        table.corner_key = rules.corner_key
        table.guard()
        rules.table = table
    return table


def readings(
    table: Table,
    cards: "Sequence[int]",
    every: bool = False,
    step: "Callable[[int], bool] | None" = None,
) -> "list[tuple[list[int], list[int]]]":
    """Return the ways to read cards as (natural, wild), with the fewest wild cards first.

    Without `every`, cards that could be in no meld as themselves are wild only, and of ways that
    are melds alike there is one. Where there are many ways, `step(count)` is called with the steps
    of more; where it returns a false value, or nobody gives it, further cards are wild only.
    """
    cards = sorted(cards)
    natural = [card for card in cards if not table.wild[card]]
    found: list[tuple[list[int], list[int]]] = [(natural, [])]
    joker = table.deck.wild
    for card in cards:
        if not table.wild[card]:
            continue
        count = len(found)
        grows = count < _FEW or not every and step is not None and step(_OF_WAY * count)
        more: list[tuple[list[int], list[int]]] = []
        for natural, wilds in found:
            both = sorted(natural + [card])
            if table.natural and card != joker and grows:
                if every or _may_be(table, both):
                    more.append((both, wilds))
            more.append((natural, wilds + [card]))
        # Equal cards are read alike in all orders.
        found = []
        seen: set[tuple[int, ...]] = set()
        for natural, wilds in more:
            alike = tuple(natural) if every else _alike(table, natural)
            if alike not in seen:
                seen.add(alike)
                found.append((natural, wilds))
    found.sort(key=lambda one: len(one[1]))
    return found


def _alike(table: Table, natural: "Sequence[int]") -> "tuple[int, ...]":
    """Return what natural cards must share to be the same melds, with the same wild cards.

    In a run of any suits that is their ranks, and which are in no meld.
    """
    if table.run_any and [card for card in natural if card % 13 != natural[0] % 13]:
        return tuple(sorted([2 * (card % 13) + table.never[card] for card in natural]))
    return tuple(natural) + (-1,)


def _may_be(table: Table, natural: "Sequence[int]") -> bool:
    """Return whether natural cards may be in one meld, as far as ranks and suits say."""
    ranks = [card % 13 for card in natural]
    suits = set([card // 13 for card in natural])
    if len(set(ranks)) == 1 and (table.set_any or len(suits) == len(natural)):
        return True
    if not table.run_any and len(suits) > 1:
        return False
    return not [rank for rank in ranks if ranks.count(rank) > table.places.count(rank)]


def as_set(table: Table, natural: "Sequence[int]", wilds: int, lifted: bool = False) -> bool:
    """Return whether natural and wild cards are a set."""
    count = len(natural) + wilds
    if not table.fits(SET, count, lifted) >> wilds & 1:
        return False
    for at in range(len(natural)):
        if natural[at] % 13 != natural[0] % 13 or table.never[natural[at]]:
            return False
        if table.wild[natural[at]] and not table.natural_sets:
            return False
        if not table.set_any and natural[at] // 13 in [one // 13 for one in natural[:at]]:
            return False
    return True


def as_run(table: Table, natural: "Sequence[int]", wilds: int) -> "list[int] | None":
    """Return a run of natural and wild cards: by place a natural card, or -1; or None.

    Free wild cards are at the high end as far as there is room. The first place comes first in the
    list of `run_from`.
    """
    found = run_from(table, natural, wilds)
    return found[1] if found else None


def run_from(table: Table, natural: "Sequence[int]", wilds: int) -> "tuple[int, list[int]] | None":
    """Return (first place, by place a natural card or -1) of a run, or None."""
    count = len(natural) + wilds
    if not table.fits(RUN, count) >> wilds & 1 or count > table.longest():
        return None
    if not table.run_any and len(set([card // 13 for card in natural])) > 1:
        return None
    if [card for card in natural if table.never[card]]:
        return None
    for first in _firsts(table, natural, count):
        for backwards in (False, True):
            run = _filled(table, natural, wilds, first, count, backwards)
            if run:
                return first, run
    return None


def _firsts(table: Table, natural: "Sequence[int]", count: int) -> "list[int]":
    """Return where a run of so many cards may begin to have a natural card, from the high end."""
    size = len(table.places)
    firsts = range(size if table.circle else size - count + 1)
    if natural:
        found: list[int] = []
        for at in range(size):
            if table.places[at] == natural[0] % 13:
                found += [(at - back) % size for back in range(count)]
        firsts = [first for first in firsts if first in found]
    return sorted(firsts, reverse=True)


def _filled(  # noqa: PLR0913  what a run is made of
    table: Table, natural: "Sequence[int]", wilds: int, first: int, count: int, backwards: bool
) -> "list[int] | None":
    """Return the cards at the places of a run, filled from the low or the high end, or None."""
    left = list(natural)
    run = [-1] * count
    order = range(count - 1, -1, -1) if backwards else range(count)
    for at in order:
        rank = table.places[(first + at) % len(table.places)]
        for card in left:
            if card % 13 == rank:
                run[at] = card
                left.remove(card)
                break
    if left or run.count(-1) != wilds:
        return None
    if table.apart and [at for at in range(1, count) if run[at] < 0 and run[at - 1] < 0]:
        return None
    return run


class Meld:
    """A meld: its `kind`, its cards in reading order, and what each wild card `stands` for.

    In a set and in a run of any suits that is a rank (minus one), in other runs a card.
    """

    def __init__(self, kind: str, cards: "list[int]", stands: "list[int]") -> None:
        self.kind = kind
        self.cards = cards
        self.stands = stands


def meld_of(
    table: Table, cards: "Sequence[int]", step: "Callable[[int], bool] | None" = None
) -> "Meld | None":
    """Return the meld that cards in any order are, or None.

    As few of them as possible are wild; cards that could be either are a set. Wild cards alone
    stand for nothing. `step(count)` is called with the steps of each reading; where it returns a
    false value, the others are left out.
    """
    fewest, as_a_run = 0, None
    for natural, wild in readings(table, cards, False, step):
        if as_a_run and len(wild) > fewest:
            break
        if step and not step(1 + len(cards) // 8):
            break
        if as_set(table, natural, len(wild)):
            return Meld(SET, natural + wild, [natural[0] % 13] * len(wild) if natural else [])
        found = None if as_a_run else run_from(table, natural, len(wild))
        if found:
            # Others of the cards may be the wild ones of a set.
            fewest, as_a_run = len(wild), _run(table, natural, wild, found)
    return as_a_run


def _run(
    table: Table, natural: "list[int]", wild: "list[int]", found: "tuple[int, list[int]]"
) -> Meld:
    first, run = found
    shown: list[int] = []
    stands: list[int] = []
    left = list(wild)
    for at in range(len(run)):
        if run[at] >= 0:
            shown.append(run[at])
            continue
        shown.append(left.pop())
        if natural:
            rank = table.places[(first + at) % len(table.places)]
            stands.append(rank if table.run_any else natural[0] // 13 * 13 + rank)
    return Meld(RUN, shown, stands)
