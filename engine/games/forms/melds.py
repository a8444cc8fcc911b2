"""The part `melds` of a form: what melds are, what cards count, who may close, open and lay off.

Read once and checked; `Melds.judged` compiles it for a moment: house rules, round, players, the
card turned up, the score, and the player's own stage. Words and shapes are in `docs/forms.md`.
"""

from ...compat import TYPE_CHECKING, const, is_list, is_object, is_whole
from ...errors import InputError, RuleError
from ...rummy import kit
from ...rummy.kit import Winning
from ...rummy.layout import Budget
from ...rummy.table import MOST, RUN, SET, SUIT, Contract, Requirement, Table
from ...texts import listed
from .decks import DeckWords, ranks_of
from .expressions import MOST as MOST_NUMBER
from .expressions import ONCE, Code, Name, compiled, run, tokens
from .mistakes import FormError, unknown, wrong
from .reading import (
    CARRIED,
    EDITION,
    LET,
    MELDS,
    OPTION,
    PHASE,
    PLAYERS,
    ROUND,
    STARTED,
    TOTAL,
    Settled,
    obj,
    phase_at,
    rows,
    said,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...types import House
    from .decks import FormDeck
    from .reading import Form

    # The words that a part may be, each with what must be true; the last one is for all else.
    _Words = list[tuple[str, Code | None]]

# The parts besides the deck.
PARTS = ("set", "suits", "run", "run suits", "ace", "order", "wild", "wilds", "natural", "apart",
        "never", "cards", "worth", "hand", "close", "loose", "most", "opens", "needs", "wins",
        "lay off", "stage", "rule")  # fmt: skip
# The parts whose rule a form can name.
RULES = ("set", "run", "wild", "hand", "close", "opens", "needs", "wins", "lay off")
# What a part is about: it says nothing without the other.
_ABOUT = (("suits", "set"), ("run suits", "run"), ("ace", "run"), ("order", "run"),
          ("apart", "run"), ("apart", "wild"), ("wilds", "wild"), ("natural", "wild"))  # fmt: skip
# The kinds of values that are known before a round is played.
_SETTLED = (OPTION, ROUND, PLAYERS, STARTED, TOTAL, PHASE, EDITION)
_LAY_OFF = ("no", "table", "closer", "own")
_MOST_POINTS = 999
_MOST_WAYS = 24
_DIGITS = "0123456789"
# The names that a limit of wild cards has beside the others.
_LOCAL = ("cards", "wilds", "naturals")
_KINDS = {"set": SET, "sets": SET, "run": RUN, "runs": RUN, "suit": SUIT, "suits": SUIT}


class Moment(Settled):
    """What expressions see in one moment of a game, where nothing has been entered yet."""

    def __init__(
        self, form: "Form", house: "House", players: int, round: int = 1, total: int = 0
    ) -> None:
        super().__init__(form, house, players)
        self.form = form
        for slot in range(len(form.slots)):
            kind, name = form.slots[slot]
            if kind == ROUND:
                self.values[slot] = round
            elif kind == TOTAL:
                self.values[slot] = total
            elif kind == PHASE:
                self.values[slot] = form.phases[phase_at(form, round - 1)][name]

    def of(self, code: Code) -> int:
        """Return the value of an expression; raise InputError where it has none."""
        try:
            return run(code, self)
        except RuleError as error:
            raise InputError("options", error.key, **error.facts)

    def work_out(self, slot: int) -> None:
        """Work out the value of a let."""
        self.values[slot] = run(self.form.lets[slot], self)


# The steps of a search after which a hand that is entered counts as it was laid out by then.
_COUNTED = const(5000)


class Judged:
    """The melds of a form in one moment, compiled.

    `hand` is the number of cards in a hand, or None; `close` the most deadwood to close with, and
    `loose` the most cards that it may be;
    `most_points` what a hand counts at most;
    `opens` the Contracts of which one is laid first, if any; `lay_off` on which melds cards are
    laid off; `wins` the ways to win at once.
    """

    def __init__(self, table: Table, deck: "FormDeck") -> None:
        self.table = table
        self.deck = deck
        self.hand: int | None = None
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
    def most(self) -> int:
        """The most cards of a hand."""
        return self.hand or MOST

    def closing(
        self, cards: "Sequence[int]", found: kit.Found, budget: Budget
    ) -> "kit.Found | None":
        """Return what is left of a hand that may close, or None; `found` was counted of it."""
        return kit.closing(self.table, cards, self.close, self.loose, found, budget)

    def counted(self, cards: "Sequence[int]") -> "tuple[int, bool, int, bool]":
        """Return (points, whether they win at once, loose cards, whether it is proved) of cards.

        It is the same on every runtime.
        """
        found, budget = kit.count(self.table, cards, (), Budget(_COUNTED)), Budget(_COUNTED)
        closing = self.closing(cards, found, Budget(_COUNTED))
        # As many points may be fewer cards.
        left = closing.left if closing and closing.points == found.points else found.left
        loose = kit.loose(self.table, left)
        won = kit.wins(self.table, self.wins, cards, False, budget)
        points = min(found.points, self.most_points)
        return points, won, loose, found.proved and (won or not budget.spent)


class Melds:
    """The part `melds` of a form, as it was read."""

    def __init__(self, form: "Form", data: "Any") -> None:
        """Read it; raise FormError. The rest of the form has been read."""
        self.form = form
        self._names = _names(form)
        data = obj(data, "melds", ("deck",), PARTS)
        for part, other in _ABOUT:
            if part in data and other not in data:
                raise wrong("melds", "kit.lacks_for", part=other, name=part)
        if "set" not in data and "run" not in data:
            raise wrong("melds", "lacks", part="run")
        if "ace" in data and "order" in data:
            raise wrong("melds.order", "kit.ace_or_order")
        self.deck = DeckWords(data["deck"], self._code)
        self._local = {name: form.slot(-1, name) for name in _LOCAL}
        self.sizes = (self._size(data, "set", 1), self._size(data, "run", 2))
        self.set_suits = self._words(data, "suits", ("differ", "any"))
        self.run_suits = self._words(data, "run suits", ("same", "any"))
        self._read_order(data)
        self._read_wild(data)
        # Wild cards may be themselves in runs alone.
        self.natural_runs = data.get("natural") == "runs"
        self.natural = self._truth({} if self.natural_runs else data, "natural")
        self.apart = self._truth(data, "apart")
        self.never = [self._named(one, "melds.never") for one in _list(data.get("never", []))]
        self.cards = self._values(data, "cards")
        self.worth = self._values(data, "worth") if "worth" in data else None
        self.hand = self._code(data["hand"], "melds.hand") if "hand" in data else None
        self.close = self._code(data.get("close", 0), "melds.close")
        self.loose = self._code(data.get("loose", MOST), "melds.loose")
        self.most = self._code(data.get("most", MOST_NUMBER), "melds.most")
        self._read_contracts(data)
        self.lay_off = self._words(data, "lay off", _LAY_OFF)
        self._read_stage(data)
        self._read_rules(data)
        self._check()
        if self.turned and MELDS in [one.cards for step in form.steps for one in step.fields]:
            raise wrong("melds.wild", "kit.turned_unknown")
        self.whole = self.deck.whole(form.name)

    # -- reading -----------------------------------------------------------------------------

    def _code(self, value: "Any", where: str, names: "dict[str, Name] | None" = None) -> Code:
        code = compiled(value, names or self._names, False, where, -1, ONCE)
        if -1 in code.loads():
            raise wrong(where, "kit.no_players_here")
        return code

    def _truth(self, data: "Any", part: str) -> Code:
        value = data.get(part, "no")
        if value in ("yes", "no"):
            value = "1" if value == "yes" else "0"
        return self._code(value, "melds." + part)

    def _either(self, words: str, where: str) -> "_Words":
        """Return what a part is by house rules: "any if twins else differ"."""
        found: _Words = []
        rest = words
        while " if " in rest:
            word, after = rest.split(" if ", 1)
            parts = after.split(" else ", 1)
            if len(parts) < 2:
                break
            found.append((word.strip(), self._code(parts[0], where)))
            rest = parts[1]
        found.append((rest.strip(), None))
        return found

    def _words(self, data: "Any", part: str, values: "Sequence[str]") -> "_Words":
        """Return the words that a part may be, which are among `values`."""
        where = "melds." + part
        given = data.get(part, values[0])
        found = self._either(given, where) if isinstance(given, str) else []
        if not found or [word for word, _ in found if word not in values]:
            raise wrong(where, "one_of", values=listed(values, True))
        return found

    def _size(self, data: "Any", part: str, least: int) -> "tuple[Code, Code] | None":
        """Return the Codes of the least and the most cards of a meld."""
        if part not in data:
            return None
        words, where = data[part], "melds." + part
        parts = words.split(" to ") if isinstance(words, str) else [words]
        if len(parts) > 2:
            raise wrong(where, "no_range")
        codes = [self._code(one, where) for one in parts]
        return codes[0], codes[1] if len(codes) > 1 else self._code(MOST, where)

    def _named(self, word: "Any", where: str) -> "tuple[int, int]":
        """Return (rank, suit) of a card, (rank, -1) of a rank, (-1, place) of others.

        Ranks are minus one; the joker is (-1, 0), cards in no meld come after it.
        """
        deck = self.deck
        if isinstance(word, str):
            if word == "*":
                return -1, 0
            if len(word) == 1 and word in deck.dead:
                return -1, 1 + deck.dead.index(word)
            if word in deck.ranks:
                return deck.faces.index(word), -1
            for suit, face in ((word[:1], word[1:]), (word[-1:], word[:-1])):
                if suit and suit in deck.suits and face in deck.ranks:
                    return deck.faces.index(face), deck.suits.index(suit)
        raise wrong(where, "kit.no_card", name=str(word)[:12])

    def _read_order(self, data: "Any") -> None:
        """Read the places of a run."""
        deck = self.deck
        self.ace = self._words(data, "ace", ("low", "high", "both", "round"))
        ranks = sorted(deck.numbers)
        if ranks[0] != 1 and [word for word, _ in self.ace if word in ("high", "both")]:
            raise wrong("melds.ace", "kit.deck_lacks", name="A")
        # Ranks minus one, and what must be true of them.
        self._orders: list[tuple[tuple[int, ...], Code | None]] = []
        if "order" in data:
            words = said(data["order"], "melds.order", 200)
            for row, true in self._either(words, "melds.order"):
                self._orders.append((self._order(row), true))
        else:
            self._orders.append((tuple([rank - 1 for rank in ranks]), None))

    def _order(self, words: str) -> "tuple[int, ...]":
        """Return the ranks (minus one) that words name one after the other."""
        deck = self.deck
        named = ranks_of(words, deck.faces, "melds.order")
        for rank in named:
            if rank not in deck.ranks:
                raise wrong("melds.order", "kit.deck_lacks", name=rank)
        if len(named) > MOST:
            raise wrong("melds.order", "how_many", min=1, max=MOST, n=len(named))
        return tuple([deck.faces.index(rank) for rank in named])

    def _read_wild(self, data: "Any") -> None:
        """Read which cards are wild, and how many a meld may have."""
        self.turned = False
        # (words, what they say) of each.
        self.wild: list[tuple[str, Any]] = []
        for word in _list(data.get("wild", [])):
            if word in ("turned", "after turned"):
                self.wild.append((word, None))
                self.turned = True
            elif isinstance(word, str) and word[:5] == "rank ":
                self.wild.append(("rank", self._code(word[5:], "melds.wild")))
            else:
                named = self._named(word, "melds.wild")
                if named[0] < 0 and named[1]:
                    raise wrong("melds.wild", "kit.no_card", name=str(word)[:12])
                self.wild.append(("card", named))
        if ("card", (-1, 0)) not in self.wild and self.deck.jokers:
            raise wrong("melds.wild", "kit.joker_not_wild")
        limits = data.get("wilds")
        # Whether the limits are the same for all kinds.
        self.alike = not is_object(limits)
        if is_object(limits):
            obj(limits, "melds.wilds", (), ("set", "run"))
        # (Code, whether it is what must be true) of each kind, or None.
        self.limits: dict[str, tuple[Code, bool] | None] = {}
        for kind in (SET, RUN, SUIT):
            words, where = limits, "melds.wilds"
            if is_object(limits):
                words, where = limits.get(kind), "melds.wilds." + kind
            self.limits[kind] = None if words is None else self._limit(words, where)

    def _limit(self, words: "Any", where: str) -> "tuple[Code, bool]":
        """Return (Code, whether it must be true), else it is the most wild cards."""
        names = dict(self._names)
        for name in _LOCAL:
            names[name] = Name((self._local[name], -1, -1))
        code = self._code(words, where, names)
        used = tokens(words, where) if isinstance(words, str) else []
        return code, "wilds" in used or "naturals" in used

    def _values(self, data: "Any", part: str) -> "list[tuple[str, Any, Any]]":
        """Return (word, card or rank, value or its Code) of each line of a table of values."""
        where = "melds." + part
        table = data.get(part, {})
        if not is_object(table):
            raise wrong(where, "no_object")
        found: list[tuple[str, Any, Any]] = []
        low = self.deck.faces[0] + " low"
        for key in sorted([str(key) for key in table]):
            worth = table[key]
            named: Any = None
            if key == low and part == "worth" and 1 in self.deck.numbers:
                pass
            elif key == "*" and not self.deck.jokers:
                raise wrong(where, "kit.no_card", name=key)
            elif key not in ("wild", "else"):
                named = self._named(key, where)
            if is_whole(worth):
                if not 0 <= worth <= _MOST_POINTS:
                    raise wrong(where, "kit.no_points", max=_MOST_POINTS)
            else:
                worth = self._code(worth, where)
            found.append(("low" if key == low else key, named, worth))
        return found

    def _read_contracts(self, data: "Any") -> None:
        # The ways to open, of each round.
        self.opens: list[list[tuple[list[Requirement], Code | None]]] = []
        for at, words in enumerate(_list(data.get("opens", []))):
            where = "melds.opens" if not is_list(data["opens"]) else "melds.opens[%d]" % at
            ways = _ways(said(words, where, 200))
            self.opens.append([self._contract(way, where) for way in ways])
        rows(self.opens, "melds.opens", _MOST_WAYS)
        self.needs: list[Requirement] = []
        if "needs" in data:
            self.needs, points = self._contract(data["needs"], "melds.needs")
            if points or [one for one in self.needs if one.kind == SUIT]:
                raise wrong("melds.needs", "kit.sets_and_runs")
        # Either melds, or a Code that must be true.
        self.wins: list[list[Requirement] | Code] = []
        for at, words in enumerate(_list(data.get("wins", []))):
            where = "melds.wins" if not is_list(data["wins"]) else "melds.wins[%d]" % at
            if isinstance(words, str) and "total" in tokens(words, where):
                self.wins.append(self._code(words, where))
                continue
            asked, points = self._contract(words, where)
            if points:
                raise wrong(where, "kit.sets_and_runs")
            self.wins.append(asked)
        rows(self.wins, "melds.wins", _MOST_WAYS)

    def _contract(self, words: "Any", where: str) -> "tuple[list[Requirement], Code | None]":
        """Return the melds and the points that words such as "2 sets 3 + 40 points" ask for."""
        asked: list[Requirement] = []
        points: Code | None = None
        waiting: list[str] = []
        for part in said(words, where, 200).split("+"):
            one = None if waiting else _asked(part.split())
            if one:
                asked.append(one)
                continue
            waiting.append(part)
            if part.split()[-1:] == ["points"]:
                if points:
                    raise wrong(where, "kit.no_contract")
                rest = "+".join(waiting).rstrip()
                points = self._code(rest[: -len("points")], where)
                waiting = []
        if waiting or not asked and not points:
            raise wrong(where, "kit.no_contract")
        suits = [one for one in asked if one.kind == SUIT]
        if suits and (points or len(asked) > 1 or suits[0].count > 1):
            raise wrong(where, "kit.suit_alone")
        for one in asked:
            if one.kind != SUIT and not self.sizes[0 if one.kind == SET else 1]:
                raise wrong(where, "kit.lacks_for", part=one.kind, name=one.kind)
        return asked, points

    def _read_stage(self, data: "Any") -> None:
        self.stage: str | None = data.get("stage")
        if self.stage is not None:
            names = [name for kind, name in self.form.slots if kind == CARRIED]
            if self.stage not in names:
                raise unknown("melds.stage", "kit.not_carried", str(self.stage), names)

    def _read_rules(self, data: "Any") -> None:
        """Read the number of the form's rule on each part."""
        given = data.get("rule", {})
        if is_whole(given):
            given = dict.fromkeys(RULES, given)
        given = obj(given, "melds.rule", (), RULES)
        for part in RULES:
            rule = given.get(part, 1)
            if not is_whole(rule) or not 1 <= rule <= max(1, len(self.form.rules)):
                raise wrong("melds.rule." + part, "no_rule", n=len(self.form.rules))
        self.rules = given

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
        """Return the number of the rule on a part, or None."""
        return self.form.number(self.rules.get(part))

    def _check(self) -> None:
        """Refuse what cannot be compiled under the standard house rules."""
        form = self.form
        house = {option.name: option.default for option in form.options}
        try:
            judged = self.judged(house, form.least)
        except FormError:
            raise
        except InputError as error:
            # An expression has no value: the place is that of the expression.
            raise wrong(error.facts.get("where", "melds"), "no_worth")
        for kind in (SET, RUN):
            for cards in range(1, MOST + 1):
                judged.table.fits(kind, cards)

    # -- a moment of a game ------------------------------------------------------------------

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
        judged.close, judged.loose = moment.of(self.close), moment.of(self.loose)
        judged.most_points = moment.of(self.most)
        judged.lay_off = _chosen(self.lay_off, moment)
        if self.opens:
            at = (round if stage is None else stage) - 1
            for asked, points in self.opens[min(at, len(self.opens) - 1)]:
                judged.opens.append(Contract(asked, moment.of(points) if points else None))
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
        ace = _chosen(self.ace, moment)
        ranks: tuple[int, ...] = _chosen(self._orders, moment)
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
        table.circle = _chosen(self.ace, moment) == "round"
        if deck.faces[0] == "A":
            table.corner_key = _corner_key(table.places)
        table.set_any = _chosen(self.set_suits, moment) == "any"
        table.run_any = _chosen(self.run_suits, moment) == "any"
        table.natural_sets = not self.natural_runs
        table.natural = self.natural_runs or bool(moment.of(self.natural))
        table.apart = bool(moment.of(self.apart))
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
        values, local = moment.values, self._local
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
        return -1 if self._local["cards"] in code.loads() else min(moment.of(code), MOST)

    def _mark_wild(
        self, table: Table, deck: "FormDeck", moment: Moment, turned: "int | None"
    ) -> None:
        for word, what in self.wild:
            named: tuple[int, int] | None = what
            if word == "rank":
                named = (moment.of(what) - 1, -1)
                if named[0] < 0:
                    continue
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


def _names(form: "Form") -> "dict[str, Name]":
    """Return the names that expressions about melds know: nothing of a round that is played."""
    names: dict[str, Name] = {}
    settled: list[int] = []
    for name in form.names:
        its = form.names[name]
        slot = max(its.slots)
        kind = form.slots[slot][0]
        if kind == LET:
            # One of its expression's names at least is another.
            if not _settles(form, form.lets[slot], its.lets):
                continue
            names[name] = Name((slot, -1, -1), its.type, lets=its.lets)
        elif kind in _SETTLED:
            names[name] = Name((slot, -1, -1), its.type, words=its.words)
        settled.append(slot)
    return names


def _settles(form: "Form", code: Code, lets: "Sequence[int]") -> bool:
    """Return whether a let, and those that it needs, can be worked out before a round is played."""
    for each in [code] + [form.lets[let] for let in lets if let in form.lets]:
        for slot in each.loads():
            if slot < 0 or form.slots[slot][0] not in _SETTLED + (LET,):
                return False
    return True


def _list(value: "Any") -> "list[Any]":
    return value if is_list(value) else [value]


def _chosen(words: "Sequence[tuple[Any, Code | None]]", moment: Moment) -> "Any":
    """Return what a part is in a moment, of those with what must be true."""
    for word, code in words:
        if code is None or moment.of(code):
            return word
    raise ValueError(words)


def _corner_key(places: "Sequence[int]") -> str:
    """Return the text on where runs end, in a deck with aces."""
    if places[-1:] == (0,):
        return "kit.ace_ends" if places[0] == 0 else "meld.ace_high"
    return "meld.ace_low" if (places[:1], places[-1:]) == ((0,), (12,)) else "kit.corner"


def _within(value: int, least: int, most: int, where: str) -> int:
    if not least <= value <= most:
        raise wrong(where, "how_many", min=least, max=most, n=value)
    return value


def _ways(words: str) -> "list[str]":
    """Return the ways that words such as "2 sets 3 or run 7" name.

    An expression has an "or", too: a way ends with what is asked for.

    >>> _ways("run 4 + 50 if a or b else 40 points or run 3 pure")
    ['run 4 + 50 if a or b else 40 points', 'run 3 pure']
    """
    ways: list[str] = []
    waiting: list[str] = []
    for part in words.split(" or "):
        waiting.append(part)
        last = part.split("+")[-1].split()
        if last[-1:] == ["points"] or _asked(last):
            ways.append(" or ".join(waiting))
            waiting = []
    return ways + [" or ".join(waiting)] if waiting else ways


def _asked(words: "list[str]") -> "Requirement | None":
    """Return what words such as ["2", "sets", "3"] or ["run", "3", "pure"] ask for, or None."""
    count = 1
    if words and _is_number(words[0]):
        count, words = int(words[0]), words[1:]
    pure = len(words) == 3 and words[2] == "pure"
    if len(words) != 2 and not pure:
        return None
    if words[0] not in _KINDS or not _is_number(words[1]):
        return None
    size = int(words[1])
    if not 1 <= count <= 8 or not 1 <= size <= MOST:
        return None
    return Requirement(count, _KINDS[words[0]], size, pure)


def _is_number(word: str) -> bool:
    return 0 < len(word) < 3 and not [char for char in word if char not in _DIGITS]


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
    return max(0, min(moment.of(worth), _MOST_POINTS))


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
