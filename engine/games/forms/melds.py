"""The melds of a form, and what they are in a moment of a game.

`Melds.judged` compiles them for a moment: house rules, round, players, the card turned up, the
score, and the player's own stage. They are read by `engine.games.forms.reading.melds`.
"""

from ...cards import NUMBERS
from ...compat import TYPE_CHECKING, const, is_list, is_whole, load_module
from ...rummy.budget import Budget
from ...rummy.found import Found, less
from ...rummy.table import MOST, SET, SUIT, Contract, Table, Winning
from .expressions import MOST as MOST_NUMBER
from .form import TOTAL
from .mistakes import wrong
from .settled import Moment

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...rummy.ending import Terms
    from ...rummy.table import Requirement
    from ...types import House
    from .decks import DeckWords, FormDeck
    from .expressions import Code
    from .form import Form
    from .settled import Either

    # Melds of the table.
    Melded = Sequence[Sequence[int]]

# The most points that a card is worth.
MOST_POINTS = const(999)
# The steps of a search after which a hand that is entered counts as it was laid out by then.
_COUNTED = const(5000)


def _rummy(name: str) -> "Any":
    """Return a module that searches, imported by now: with most games nobody keys any cards."""
    return load_module("engine.rummy." + name)


class Judged:
    """The melds of a form in one moment, compiled.

    `hand` is the number of cards in a hand, or None, `held` the most, where some are bought;
    `close` the most deadwood to close with, and `loose` the most cards that it may be;
    `counts` what is paid of a hand when another ends the round: "all" cards, "loose", "nothing";
    `most_points` what a hand counts at most;
    `opens` the Contracts of which one is laid first, if any, not where all is laid at once with
    `outright`; `then` what may follow: "melds", or only "lay off"; `discard` whether a card "must"
    be discarded to end, "may", or "no"; `lay_off` on which melds cards are laid off; `wins` the
    ways to win at once.
    """

    def __init__(self, table: Table, deck: "FormDeck") -> None:
        self.table = table
        self.deck = deck
        self.hand: int | None = None
        self.held: int | None = None
        self.down = False
        self.counts, self.then, self.discard, self.outright = "loose", "melds", "must", False
        self.close, self.loose = 0, MOST
        self.most_points = MOST_NUMBER
        self.opens: list[Contract] = []
        self.lay_off = "no"
        self.wins: list[Winning] = []

    @property
    def lays_down(self) -> bool:
        """Whether melds go to the table in play, so that a hand may have few cards."""
        return bool(self.opens) or self.lay_off in ("table", "own")

    @property
    def laying(self) -> bool:
        """Whether more decides about the end than cards in no meld: what is laid first, or last."""
        return bool(self.first) or self.lays_off_only or self.discard == "may"

    @property
    def lays_off_only(self) -> bool:
        """Whether the player has gone down, and no melds may follow."""
        return self.down and self.then == "lay off"

    @property
    def most(self) -> int:
        """The most cards of a hand."""
        return self.held or MOST

    def closing(self, cards: "Sequence[int]", found: "Found", budget: Budget) -> "Found | None":
        """Return what is left of a hand that may close, or None; `found` was counted of it."""
        return _rummy("deadwood").closing(self.table, cards, self.close, self.loose, found, budget)

    def go_down(self) -> None:
        """Take it that the player has laid down the melds that come first."""
        self.down = True
        self.table.needs = self.table.suited = None

    def drawn(self, cards: "Sequence[int]") -> bool:
        """Return whether the card of this turn is among the cards, as far as their number tells."""
        if self.discard == "no":
            return len(cards) + 1 != self.hand
        if len(cards) == self.hand and not self.down:
            return False
        return self.lays_down or not self.hand or len(cards) > self.hand

    def short_of(self, cards: "Sequence[int]", drawn: bool, there: "Melded | None" = None) -> int:
        """Return how many cards are still to be melded in a game without a discard.

        The melds on the table are the player's own, and count. Where nobody told them, the others
        of fewer cards than were dealt lie there, and `drawn` says whether one was taken.
        """
        if self.discard != "no" or not self.hand:
            return 0
        if there is None and len(cards) + 1 < self.hand:
            return 0 if drawn else 1
        return max(0, self.hand - len(cards) - sum([len(meld) for meld in there or ()]))

    def untold(self, cards: "Sequence[int]") -> bool:
        """Return whether the number of cards leaves open if one was drawn in this turn."""
        if self.discard == "no" or not self.lays_down or len(cards) >= self.with_discard:
            return False
        return self.down or len(cards) != self.hand

    @property
    def with_discard(self) -> int:
        """The cards of a hand before its discard."""
        return (self.hand or 0) + self._discarded

    @property
    def most_in_turn(self) -> int:
        """The most cards of a hand before its discard."""
        return min(self.most + self._discarded, MOST)

    @property
    def _discarded(self) -> int:
        return 0 if self.discard == "no" else 1

    def all_melded(self, there: "Melded") -> bool:
        """Return whether who closed has melded all cards, so that nothing is laid off."""
        number = sum([len(meld) for meld in there])
        return self.lay_off == "closer unless all" and number >= (self.hand or MOST)

    def terms(self, contract: "Contract | None", drawn: bool) -> "Terms":
        """Return what ending takes, with the melds that come first, and a card of this turn."""
        terms: Terms = _rummy("ending").Terms()
        terms.contract = contract or self.table.needs
        if self.then == "lay off":
            # What is laid for its points may be any melds.
            terms.melds = not self.down and not (contract and contract.points is None)
        terms.discards = 1 if drawn and self.discard != "no" else 0
        terms.must = drawn and self.discard == "must"
        terms.close, terms.loose = self.close, self.loose
        return terms

    def of_suit(self, cards: "Sequence[int]") -> bool:
        """Return whether cards are of one suit, as some player has to lay them down."""
        return _rummy("general").suit_of(self.table, cards) is not None

    @property
    def first(self) -> "Sequence[Contract]":
        """What is still to be laid first: one of these, if any."""
        return () if self.down else self.opens

    def ended(
        self, cards: "Sequence[int]", drawn: bool, there: "Melded", budget: Budget
    ) -> "Found | None":
        """Return how all cards can be laid, but for the discard and what may be left, or None.

        Where a search is cut short, the budget is spent.
        """
        readings = _rummy("general").ways_there(self.table, there)
        tries = [(terms, there, way) for terms in self.all_terms(drawn) for way in readings]
        # A card that is only discarded is no whole hand.
        outright = len(tries)
        if self.outright and self.first and len(cards) > 1:
            tries.append((self.terms(None, drawn), (), []))
        for at, (terms, table_melds, way) in enumerate(tries):
            part = budget.part(len(tries) - at)
            search = _rummy("ending").Ending(self.table, cards, terms, table_melds, way, part)
            found = search.find()
            if found:
                budget.back(part)
                found.outright = at == outright
                return found
            if not search.proved:
                budget.left = -1
                return None
            budget.back(part)
        return None

    def end_choices(self, cards: "Sequence[int]", there: "Melded", budget: Budget) -> "list[int]":
        """Return the cards after whose discard all others can be laid, higher ones first."""
        found: list[int] = []
        for card in sorted(set(cards), key=lambda card: -self.table.values[card]):
            if self.ended(less(cards, card), False, there, budget):
                found.append(card)
            if budget.spent:
                break
        return found

    def staying(self, cards: "Sequence[int]", drawn: bool, there: "Melded", budget: Budget) -> int:
        """Return how many cards stay at least, with what is laid first and after the discard.

        Of a search that was cut short it is at most so many.
        """
        terms = self.all_terms(drawn)
        readings = _rummy("general").ways_there(self.table, there)
        for n in range(1, len(cards)):
            for one, way in [(one, way) for one in terms for way in readings]:
                search = _rummy("ending").Ending(self.table, cards, one, there, way, budget)
                search.left_over = n
                if search.find():
                    return n
            if budget.spent:
                break
        return len(cards) - (1 if terms[0].discards else 0)

    def all_terms(self, drawn: bool) -> "list[Terms]":
        """Return what ending takes, by each of the ways to go down."""
        ways: list[Contract | None] = list(self.first)
        return [self.terms(way, drawn) for way in ways or [None]]

    def paid(self, cards: "Sequence[int]") -> Found:
        """Return what is paid of the cards that somebody holds when another ends the round.

        It is what an entry by cards counts, and the same on every runtime.
        """
        if self.counts == "loose":
            found: Found = _rummy("deadwood").count(self.table, cards, (), Budget(_COUNTED))
        else:
            points = self.table.total(cards) if self.counts == "all" else 0
            found = Found(points, [], sorted(cards))
        found.points = min(found.points, self.most_points)
        return found

    def counted(self, cards: "Sequence[int]") -> "tuple[int, bool, int, bool]":
        """Return (points, whether they win at once, loose cards, whether it is proved) of cards."""
        found, budget = self.paid(cards), Budget(_COUNTED)
        if self.counts != "loose":
            return found.points, False, len(cards), True
        others = Budget(_COUNTED)
        closing = self.closing(cards, found, others)
        # As many points may be fewer cards.
        left = closing.left if closing and closing.points == found.points else found.left
        loose: int = _rummy("deadwood").loose(self.table, left)
        won: bool = _rummy("contracts").wins(self.table, self.wins, cards, False, budget)
        proved = found.proved and not others.spent and (won or not budget.spent)
        return found.points, won, loose, proved


class Melds:
    """The part `melds` of a form, as it was read; words and shapes are in `docs/forms.md`."""

    deck: "DeckWords"
    # Slots of the names that a limit of wild cards has beside the others.
    local: "dict[str, int]"
    # The least and the most cards of a set, and of a run.
    sizes: "tuple[tuple[Code, Code] | None, tuple[Code, Code] | None]"
    set_suits: "Either"
    run_suits: "Either"
    ace: "Either"
    # Ranks minus one, and what must be true of them.
    orders: "list[tuple[tuple[int, ...], Code | None]]"
    # Whether the card turned up makes cards wild; (words, what they say) of each that is wild.
    turned: "bool"
    wild: "list[tuple[str, Any]]"
    # Whether the limits of wild cards are the same for all kinds; of each kind (Code, whether it is
    # what must be true), or None.
    alike: "bool"
    limits: "dict[str, tuple[Code, bool] | None]"
    natural: "Code"
    natural_runs: "bool"
    apart: "Code"
    exact: "Code"
    never: "list[tuple[int, int]]"
    cards: "list[tuple[str, Any, Any]]"
    worth: "list[tuple[str, Any, Any]] | None"
    hand: "Code | None"
    held: "Code | None"
    counts: "Either"
    then: "Either"
    discard: "Either"
    outright: "Code"
    close: "Code"
    loose: "Code"
    most: "Code"
    # The ways to open, of each round; the melds that a hand needs to close.
    opens: "list[list[tuple[list[Requirement], Code | None]]]"
    needs: "list[Requirement]"
    # Either melds, or a Code that must be true.
    wins: "list[list[Requirement] | Code]"
    lay_off: "Either"
    # What is carried and says the stage of a player, or None.
    stage: "str | None"
    # The number of the form's rule on each part.
    rules: "dict[str, int]"
    # All cards of any of its decks, to read what was entered.
    whole: "FormDeck"

    def __init__(self, form: "Form") -> None:
        self.form = form

    @property
    def asks_who(self) -> bool:
        """Whether an opening depends on who opens: on their score, or their own stage."""
        codes = [points for ways in self.opens for _, points in ways if points]
        codes += [self.form.lets[let] for code in codes for let in code.lets]
        slots = [slot for code in codes for slot in code.loads()]
        return bool(self.stage) or TOTAL in [self.form.slots[slot][0] for slot in slots]

    @property
    def asks_pure(self) -> bool:
        """Whether a run without wild cards is asked for."""
        asked = self.needs + [one for ways in self.opens for way in ways for one in way[0]]
        return bool([one for one in asked if one.pure])

    @property
    def keyed(self) -> bool:
        """Whether the pads of cards have room for the deck: so many suits, and ranks with others.

        The joker and the cards in no meld are ranks there.
        """
        deck = self.deck
        return len(deck.suits) <= 5 and len(deck.ranks) + 1 + len(deck.dead) <= 16

    @property
    def fits(self) -> bool:
        """Whether cards are laid off on melds, by some house rules at least."""
        return bool([word for word, _ in self.lay_off if word != "no"])

    def rule(self, part: str) -> "str | None":
        """Return the number of the rule on a part, or None; what counts is a rule on hands, too."""
        number = self.rules.get(part)
        return self.form.number(
            self.rules.get("hand") if part == "counts" and not number else number
        )

    def judged(
        self,
        house: "House",
        players: int,
        round: int = 1,
        turned: "int | None" = None,
        total: int = 0,
        stage: "int | None" = None,
    ) -> Judged:
        """Return the melds in a moment; raise FormError or InputError where house rules make none.

        `stage` is the player's own; None: openings go by rounds.
        """
        moment = Moment(self.form, house, players, round, total)
        deck = self._deck_in(moment)
        table = self._table(deck, moment, turned)
        judged = Judged(table, deck)
        if self.hand:
            judged.hand = _within(moment.of(self.hand), 1, MOST - 1, "melds.hand")
        if self.held:
            judged.held = _within(moment.of(self.held), judged.hand or 1, MOST, "melds.hand")
        judged.counts, judged.then = moment.chosen(self.counts), moment.chosen(self.then)
        judged.discard = moment.chosen(self.discard)
        judged.outright = bool(moment.of(self.outright))
        judged.close, judged.loose = moment.of(self.close), moment.of(self.loose)
        judged.most_points = moment.of(self.most)
        judged.lay_off = moment.chosen(self.lay_off)
        ways = [way for ways in self.opens for way in ways]
        sizes = [one.size for asked, _ in ways for one in asked if one.kind == SUIT]
        table.suit_least = min(sizes) if sizes else 0
        if self.opens:
            at = (round if stage is None else stage) - 1
            for asked, points in self.opens[min(at, len(self.opens) - 1)]:
                judged.opens.append(Contract(asked, moment.of(points) if points else None))
                if [one for one in asked if one.kind == SUIT]:
                    table.suited = Contract(asked)
                    table.guard()
        for way in self.wins:
            if is_list(way):
                judged.wins.append(Winning(Contract(way)))
            else:
                judged.wins.append(Winning(None, self._true(way, moment)))
        return judged

    def places(self, house: "House") -> "tuple[int, ...]":
        """Return the ranks (minus one) in the order of a run under house rules."""
        moment = Moment(self.form, house, self.form.least)
        return self._places(moment, self._deck_in(moment))

    def _places(self, moment: Moment, deck: "FormDeck") -> "tuple[int, ...]":
        ace = moment.chosen(self.ace)
        ranks: tuple[int, ...] = moment.chosen(self.orders)
        order = tuple([rank for rank in ranks if rank + 1 in deck.ranks])
        first, rest = order[:1], order[1:]
        return rest + first if ace == "high" else first + rest + (first if ace == "both" else ())

    def deck_now(self, house: "House", players: int, round: int = 1, total: int = 0) -> "FormDeck":
        """Return the deck in a moment, for the card turned up; raises as `judged` does."""
        return self._deck_in(Moment(self.form, house, players, round, total))

    def _deck_in(self, moment: Moment) -> "FormDeck":
        return self.deck.made(self.form.name, moment.of)

    def _true(self, code: "Any", moment: Moment) -> "Any":
        """Return what says whether a total of cards wins."""
        slots = [at for at in range(len(moment.values)) if self.form.slots[at][0] == TOTAL]

        def true(total: int) -> bool:
            before = moment.values[slots[0]]
            moment.values[slots[0]] = total
            won = moment.of(code)
            moment.values[slots[0]] = before
            return bool(won)

        return true

    def _table(self, deck: "FormDeck", moment: Moment, turned: "int | None") -> Table:
        sizes: list[tuple[int, int]] = []
        for pair, where in zip(self.sizes, ("melds.set", "melds.run")):
            if pair is None:
                sizes.append((0, 0))
                continue
            least = _within(moment.of(pair[0]), 2, MOST, where)
            sizes.append((least, _within(moment.of(pair[1]), least, MOST, where)))
        count = deck.wild + 1 + len(deck.dead)
        limits = self._limits(moment)
        table = Table(deck, self._places(moment, deck), (sizes[0], sizes[1]), limits, count)
        table.circle = moment.chosen(self.ace) == "round"
        if deck.faces is NUMBERS:
            table.suit_word = "colour"
        if deck.faces[0] == "A":
            table.corner_key = _corner_key(table.places)
        table.set_any = moment.chosen(self.set_suits) == "any"
        table.run_any = moment.chosen(self.run_suits) == "any"
        table.natural_sets = not self.natural_runs
        table.natural = self.natural_runs or bool(moment.of(self.natural))
        table.apart = bool(moment.of(self.apart))
        table.exact = bool(moment.of(self.exact))
        for card in range(deck.wild + 1, count):
            table.never[card] = 1
        for named in self.never:
            for card in _cards(deck, named):
                table.never[card] = 1
        self._mark_wild(table, deck, moment, turned)
        _put(table, table.values, self.cards, moment)
        self._put_worths(table, moment)
        if self.needs:
            table.needs = Contract(self.needs)
        table.guard()
        return table

    def _limits(self, moment: Moment) -> "Any":
        """Return the most wild cards in a meld, or a function where it is not one number."""
        values, local = moment.values, self.local
        most = self._most_wilds(moment)
        if most >= 0:
            return most
        seen: dict[tuple[str, int], int] = {}

        def allowed(kind: str, cards: int, wilds: int) -> bool:
            given = self.limits[kind]
            if given is None:
                return wilds < cards
            code, true = given
            values[local["cards"]] = cards
            if not true:
                key = kind, cards
                if key not in seen:
                    seen[key] = moment.of(code)
                return wilds < cards and wilds <= seen[key]
            values[local["wilds"]], values[local["naturals"]] = wilds, cards - wilds
            return bool(moment.of(code))

        def limit(kind: str, cards: int, wilds: int) -> bool:
            if not allowed(kind, cards, wilds):
                return False
            # One number allowed, the next not, one after it allowed again is a slip of the pen.
            if wilds > 1 and not allowed(kind, cards, wilds - 1):
                for before in range(wilds - 1):
                    if allowed(kind, cards, before):
                        raise wrong("melds.wilds", "kit.gap", cards=cards, n=wilds - 1)
            return True

        return limit

    def _most_wilds(self, moment: Moment) -> int:
        """Return the most wild cards in any meld, or -1 where it is not one number."""
        if not max([given is not None for given in self.limits.values()]):
            return MOST
        given = self.limits[SET]
        if not self.alike or given is None or given[1]:
            return -1
        code = given[0]
        return -1 if self.local["cards"] in code.loads() else min(moment.of(code), MOST)

    def _mark_wild(
        self, table: Table, deck: "FormDeck", moment: Moment, turned: "int | None"
    ) -> None:
        for word, what in self.wild:
            named: tuple[int, int] | None = what
            if word == "rank":
                named = (moment.of(what) - 1, -1)
                if named[0] < 0:
                    continue
            elif word == "if":
                if not moment.of(what[0]):
                    continue
                named = what[1]
            elif word != "card":
                if turned is None or turned > deck.wild:
                    continue
                rank, suit = turned % 13, turned // 13
                if word == "turned":
                    # A joker turned up makes the aces wild.
                    named = (0 if turned == deck.wild else rank, -1)
                elif turned == deck.wild:
                    continue
                else:
                    ranks = sorted(deck.ranks)
                    at = (ranks.index(rank + 1) + 1) % len(ranks)
                    named = (ranks[at] - 1, suit)
            assert named is not None
            for card in _cards(deck, named):
                table.wild[card] = 0 if table.never[card] else 1

    def _put_worths(self, table: Table, moment: Moment) -> None:
        """Put what cards are worth for an opening: as in a hand, wild cards as others."""
        given = self.worth
        if given is None:
            given = [row for row in self.cards if row[0] not in ("*", "wild")]
        words = [row[0] for row in given]
        table.own = "*" in words or "wild" in words
        _put(table, table.worths, given, moment)
        for word, _, worth in given:
            if word == "low":
                table.low = _worth(worth, moment)


def _corner_key(places: "Sequence[int]") -> str:
    """Return the text on where runs end, in a deck with aces."""
    if places[-1:] == (0,):
        return "kit.ace_ends" if places[0] == 0 else "meld.ace_high"
    return "meld.ace_low" if (places[:1], places[-1:]) == ((0,), (12,)) else "kit.corner"


def _within(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise wrong(where, "how_many", min=least, max=most, n=value)
    return value


def _cards(deck: "FormDeck", named: "tuple[int, int]") -> "list[int]":
    """Return the numbers of the cards that `Melds._named` means."""
    rank, suit = named
    if rank < 0:
        return [deck.wild + suit]
    if suit >= 0:
        return [13 * suit + rank]
    if rank + 1 not in deck.ranks:
        return []
    return [13 * each + rank for each in range(len(deck.suits))]


def _worth(worth: "Any", moment: Moment) -> int:
    """Return a value of a table, at most so many points."""
    if is_whole(worth):
        return worth
    return max(0, min(moment.of(worth), MOST_POINTS))


def _put(
    table: Table, values: "list[int]", given: "list[tuple[str, Any, Any]]", moment: Moment
) -> None:
    """Put what cards count: a card comes before what is wild, that before ranks."""
    deck: Any = table.deck
    other = [_worth(worth, moment) for word, _, worth in given if word == "else"]
    for card in range(deck.wild):
        values[card] = other[0] if other else min(card % 13 + 1, 10)
    for card in range(deck.wild, len(values)):
        values[card] = other[0] if other else 0
    for turn in range(3):
        for word, named, worth in given:
            if turn == 1 and word == "wild":
                for card in range(len(values)):
                    if table.wild[card]:
                        values[card] = _worth(worth, moment)
            elif named is not None and turn == (0 if named[0] >= 0 and named[1] < 0 else 2):
                for card in _cards(deck, named):
                    values[card] = _worth(worth, moment)
