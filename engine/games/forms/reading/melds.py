"""Reading the part `melds` of a form: what melds are, what cards count, who may close and open.

It is read once and checked; words and shapes are in `docs/forms.md`.
"""

from ....compat import TYPE_CHECKING, is_list, is_object, is_whole
from ....errors import InputError
from ....rummy.table import MOST, RUN, SET, SUIT, Requirement
from ....texts import listed
from ..expressions import MOST as MOST_NUMBER
from ..expressions import ONCE, Name
from ..form import CARRIED, MELDS
from ..melds import MOST_POINTS, Melds
from ..mistakes import FormError, unknown, wrong
from .decks import ranks_of, read_deck
from .parts import either, expression, obj, rows, said, settled_names
from .signs import tokens

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..expressions import Code
    from ..form import Form
    from ..settled import Either

# The parts besides the deck.
PARTS = ("set", "suits", "run", "run suits", "ace", "order", "wild", "wilds", "natural", "apart",
        "never", "cards", "worth", "hand", "close", "loose", "most", "counts", "opens", "outright",
        "exact", "then", "discard", "needs", "wins", "lay off", "stage", "rule")  # fmt: skip
# The parts whose rule a form can name.
RULES = ("set", "run", "wild", "hand", "close", "counts", "opens", "outright", "needs", "wins",
         "lay off")  # fmt: skip
# What a part is about: it says nothing without the other.
_ABOUT = (("suits", "set"), ("run suits", "run"), ("ace", "run"), ("order", "run"),
          ("apart", "run"), ("apart", "wild"), ("wilds", "wild"), ("natural", "wild"),
          ("exact", "opens"), ("then", "opens"), ("outright", "opens"))  # fmt: skip
_LAY_OFF = ("no", "table", "closer", "closer unless all", "own")
_MOST_WAYS = 24
_DIGITS = "0123456789"
# The names that a limit of wild cards has beside the others.
_LOCAL = ("cards", "wilds", "naturals")
_KINDS = {"set": SET, "sets": SET, "run": RUN, "runs": RUN, "suit": SUIT, "suits": SUIT}


def _list(value: "Any") -> "list[Any]":
    return value if is_list(value) else [value]


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


def read_melds(form: "Form", data: "Any") -> Melds:
    """Return the melds of a form that has been read besides; raise FormError."""
    reader = _Reader(form)
    reader.read(data)
    return reader.melds


class _Reader:
    """Reads the part `melds`: it has the names that its expressions know."""

    def __init__(self, form: "Form") -> None:
        self.form = form
        self.names = settled_names(form)
        self.melds = Melds(form)

    def read(self, data: "Any") -> None:
        """Read and check all of it; raise FormError."""
        form, melds = self.form, self.melds
        data = obj(data, "melds", ("deck",), PARTS)
        for part, other in _ABOUT:
            if part in data and other not in data:
                raise wrong("melds", "kit.lacks_for", part=other, name=part)
        if "set" not in data and "run" not in data:
            raise wrong("melds", "lacks", part="run")
        if "ace" in data and "order" in data:
            raise wrong("melds.order", "kit.ace_or_order")
        melds.deck = read_deck(data["deck"], self.code)
        melds.local = {name: form.slot(-1, name) for name in _LOCAL}
        melds.sizes = (self.size(data, "set"), self.size(data, "run"))
        melds.set_suits = self.words(data, "suits", ("differ", "any"))
        melds.run_suits = self.words(data, "run suits", ("same", "any"))
        self.read_order(data)
        melds.never = [self.named(one, "melds.never") for one in _list(data.get("never", []))]
        self.read_wild(data)
        # Wild cards may be themselves in runs alone.
        melds.natural_runs = data.get("natural") == "runs"
        melds.natural = self.truth({} if melds.natural_runs else data, "natural")
        melds.apart = self.truth(data, "apart")
        melds.exact = self.truth(data, "exact")
        melds.cards = self.values(data, "cards")
        melds.worth = self.values(data, "worth") if "worth" in data else None
        # The cards of a hand, and the most that are held where some are bought.
        cards = self.size(data, "hand")
        melds.hand, melds.held = cards or (None, None)
        melds.counts = self.words(data, "counts", ("loose", "all", "nothing"))
        melds.then = self.words(data, "then", ("melds", "lay off"))
        melds.discard = self.words(data, "discard", ("must", "may", "no"))
        melds.outright = self.truth(data, "outright")
        melds.close = self.code(data.get("close", 0), "melds.close")
        melds.loose = self.code(data.get("loose", MOST), "melds.loose")
        melds.most = self.code(data.get("most", MOST_NUMBER), "melds.most")
        self.read_contracts(data)
        melds.lay_off = self.words(data, "lay off", _LAY_OFF)
        self.read_stage(data)
        self.read_rules(data)
        self.check()
        if melds.turned and MELDS in [one.cards for step in form.steps for one in step.fields]:
            raise wrong("melds.wild", "kit.turned_unknown")
        melds.whole = melds.deck.whole(form.name)

    def code(self, value: "Any", where: str, names: "dict[str, Name] | None" = None) -> "Code":
        code = expression(self.form, value, names or self.names, False, where, -1, ONCE)
        if -1 in code.loads():
            raise wrong(where, "kit.no_players_here")
        return code

    def truth(self, data: "Any", part: str) -> "Code":
        value = data.get(part, "no")
        if value in ("yes", "no"):
            value = "1" if value == "yes" else "0"
        return self.code(value, "melds." + part)

    def words(self, data: "Any", part: str, values: "Sequence[str]") -> "Either":
        """Return the words that a part may be, which are among `values`."""
        where = "melds." + part
        given = data.get(part, values[0])
        found = either(given, where, self.code) if isinstance(given, str) else []
        if not found or [word for word, _ in found if word not in values]:
            raise wrong(where, "one_of", values=listed(values, True))
        return found

    def size(self, data: "Any", part: str) -> "tuple[Code, Code] | None":
        """Return the Codes of the least and the most cards of a meld, or of a hand."""
        if part not in data:
            return None
        words, where = data[part], "melds." + part
        parts = words.split(" to ") if isinstance(words, str) else [words]
        if len(parts) > 2:
            raise wrong(where, "no_range")
        codes = [self.code(one, where) for one in parts]
        if len(codes) == 1:
            codes.append(codes[0] if part == "hand" else self.code(MOST, where))
        return codes[0], codes[1]

    def named(self, word: "Any", where: str) -> "tuple[int, int]":
        """Return (rank, suit) of a card, (rank, -1) of a rank, (-1, place) of others.

        Ranks are minus one; the joker is (-1, 0), cards in no meld come after it.
        """
        deck = self.melds.deck
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

    def read_order(self, data: "Any") -> None:
        """Read the places of a run."""
        deck = self.melds.deck
        self.melds.ace = self.words(data, "ace", ("low", "high", "both", "round"))
        ranks = sorted(deck.numbers)
        if ranks[0] != 1 and [word for word, _ in self.melds.ace if word in ("high", "both")]:
            raise wrong("melds.ace", "kit.deck_lacks", name="A")
        self.melds.orders = []
        if "order" in data:
            words = said(data["order"], "melds.order", 200)
            for row, true in either(words, "melds.order", self.code):
                self.melds.orders.append((self.order(row), true))
        else:
            self.melds.orders.append((tuple([rank - 1 for rank in ranks]), None))

    def order(self, words: str) -> "tuple[int, ...]":
        """Return the ranks (minus one) that words name one after the other."""
        deck = self.melds.deck
        named = ranks_of(words, deck.faces, "melds.order")
        for rank in named:
            if rank not in deck.ranks:
                raise wrong("melds.order", "kit.deck_lacks", name=rank)
        if len(named) > MOST:
            raise wrong("melds.order", "how_many", min=1, max=MOST, n=len(named))
        return tuple([deck.faces.index(rank) for rank in named])

    def read_wild(self, data: "Any") -> None:
        """Read which cards are wild, and how many a meld may have."""
        self.melds.turned = False
        self.melds.wild = []
        for word in _list(data.get("wild", [])):
            if word in ("turned", "after turned"):
                self.melds.wild.append((word, None))
                self.melds.turned = True
            elif isinstance(word, str) and word[:5] == "rank ":
                self.melds.wild.append(("rank", self.code(word[5:], "melds.wild")))
            else:
                card, by_rule, true = word, "", ""
                if isinstance(word, str):
                    card, by_rule, true = word.partition(" if ")
                named = self.named(card, "melds.wild")
                if named[0] < 0 and named[1]:
                    raise wrong("melds.wild", "kit.no_card", name=str(word)[:12])
                row: Any = ("card", named)
                if by_rule:
                    row = ("if", (self.code(true, "melds.wild"), named))
                self.melds.wild.append(row)
        # A rank may be wild but for one card of it.
        for rank, suit in self.melds.never:
            for word, card in self.melds.wild:
                if word == "card" and card[0] == rank and suit in (card[1], -1):
                    raise wrong("melds.never", "kit.never_wild")
        if ("card", (-1, 0)) not in self.melds.wild and self.melds.deck.jokers:
            raise wrong("melds.wild", "kit.joker_not_wild")
        limits = data.get("wilds")
        self.melds.alike = not is_object(limits)
        if is_object(limits):
            obj(limits, "melds.wilds", (), ("set", "run"))
        self.melds.limits = {}
        for kind in (SET, RUN, SUIT):
            words, where = limits, "melds.wilds"
            if is_object(limits):
                words, where = limits.get(kind), "melds.wilds." + kind
            self.melds.limits[kind] = None if words is None else self.limit(words, where)

    def limit(self, words: "Any", where: str) -> "tuple[Code, bool]":
        """Return (Code, whether it must be true), else it is the most wild cards."""
        names = dict(self.names)
        for name in _LOCAL:
            names[name] = Name((self.melds.local[name], -1, -1))
        code = self.code(words, where, names)
        used = tokens(words, where) if isinstance(words, str) else []
        return code, "wilds" in used or "naturals" in used

    def values(self, data: "Any", part: str) -> "list[tuple[str, Any, Any]]":
        """Return (word, card or rank, value or its Code) of each line of a table of values."""
        where = "melds." + part
        table = data.get(part, {})
        if not is_object(table):
            raise wrong(where, "no_object")
        found: list[tuple[str, Any, Any]] = []
        low = self.melds.deck.faces[0] + " low"
        for key in sorted([str(key) for key in table]):
            worth = table[key]
            named: Any = None
            if key == low and part == "worth" and 1 in self.melds.deck.numbers:
                pass
            elif key == "*" and not self.melds.deck.jokers:
                raise wrong(where, "kit.no_card", name=key)
            elif key not in ("wild", "else"):
                named = self.named(key, where)
            if is_whole(worth):
                if not 0 <= worth <= MOST_POINTS:
                    raise wrong(where, "kit.no_points", max=MOST_POINTS)
            else:
                worth = self.code(worth, where)
            found.append(("low" if key == low else key, named, worth))
        return found

    def read_contracts(self, data: "Any") -> None:
        self.melds.opens = []
        for at, words in enumerate(_list(data.get("opens", []))):
            where = "melds.opens" if not is_list(data["opens"]) else "melds.opens[%d]" % at
            ways = _ways(said(words, where, 200))
            self.melds.opens.append([self.contract(way, where) for way in ways])
        rows(self.melds.opens, "melds.opens", _MOST_WAYS)
        self.melds.needs = []
        if "needs" in data:
            self.melds.needs, points = self.contract(data["needs"], "melds.needs")
            if points or [one for one in self.melds.needs if one.kind == SUIT]:
                raise wrong("melds.needs", "kit.sets_and_runs")
        self.melds.wins = []
        for at, words in enumerate(_list(data.get("wins", []))):
            where = "melds.wins" if not is_list(data["wins"]) else "melds.wins[%d]" % at
            if isinstance(words, str) and "total" in tokens(words, where):
                self.melds.wins.append(self.code(words, where))
                continue
            asked, points = self.contract(words, where)
            if points:
                raise wrong(where, "kit.sets_and_runs")
            self.melds.wins.append(asked)
        rows(self.melds.wins, "melds.wins", _MOST_WAYS)

    def contract(self, words: "Any", where: str) -> "tuple[list[Requirement], Code | None]":
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
                points = self.code(rest[: -len("points")], where)
                waiting = []
        if waiting or not asked and not points:
            raise wrong(where, "kit.no_contract")
        suits = [one for one in asked if one.kind == SUIT]
        if suits and (points or len(asked) > 1 or suits[0].count > 1):
            raise wrong(where, "kit.suit_alone")
        for one in asked:
            if one.kind != SUIT and not self.melds.sizes[0 if one.kind == SET else 1]:
                raise wrong(where, "kit.lacks_for", part=one.kind, name=one.kind)
        return asked, points

    def read_stage(self, data: "Any") -> None:
        self.melds.stage = data.get("stage")
        if self.melds.stage is not None:
            names = [name for kind, name in self.form.slots if kind == CARRIED]
            if self.melds.stage not in names:
                raise unknown("melds.stage", "kit.not_carried", str(self.melds.stage), names)

    def read_rules(self, data: "Any") -> None:
        """Read the number of the form's rule on each part."""
        given = data.get("rule", {})
        if is_whole(given):
            given = dict.fromkeys(RULES, given)
        given = obj(given, "melds.rule", (), RULES)
        for part in RULES:
            rule = given.get(part, 1)
            if not is_whole(rule) or not 1 <= rule <= max(1, len(self.form.rules)):
                raise wrong("melds.rule." + part, "no_rule", n=len(self.form.rules))
        self.melds.rules = given

    def check(self) -> None:
        """Refuse what cannot be compiled under the standard house rules."""
        form = self.form
        house = {option.name: option.default for option in form.options}
        try:
            judged = self.melds.judged(house, form.least)
        except FormError:
            raise
        except InputError as error:
            # An expression has no value: the place is that of the expression.
            raise wrong(error.facts.get("where", "melds"), "no_worth")
        for kind in (SET, RUN):
            for cards in range(1, MOST + 1):
                judged.table.fits(kind, cards)
