"""The part `deal` of a form: how it is read, and checked.

A form that is shipped is read when its deal is asked for, and checked by tests; a player's form is
read and checked with all else.
"""

from ....compat import TYPE_CHECKING, is_list, is_object, is_whole
from ....errors import InputError, RuleError
from ....texts import listed
from ..dealing import Dealing, amount
from ..expressions import ONCE, run
from ..form import PHASE, ROUND
from ..mistakes import FormError, wrong
from ..settled import DEALT, Moment
from .decks import read_deck
from .parts import (
    codes_in,
    either,
    expression,
    obj,
    rows,
    rule_of,
    said,
    settled_names,
    spoken,
    words_of,
)

if TYPE_CHECKING:
    from typing import Any

    from ..expressions import Code
    from ..form import Form

# What says nothing without `cards`.
_ABOUT_CARDS = ("deck", "by", "dealer", "beside", "upcard", "without", "further", "pass")
# The most packets, rows of cards beside, and cards left out; the rounds of a game without a last
# one that are tried.
_MOST_PACKETS = 24
_MOST_BESIDE = 4
_MOST_OUT = 24
_MOST_ROUNDS = 99
# Who has the first turn: the next after the dealer, the dealer, or who sits before them.
STARTERS = ("next", "dealer", "previous")
# Where cards are passed before the play.
PASSES = ("left", "right", "across", "no")


def dealing(form: "Form") -> Dealing:
    """Return what a form says of the deal, which is read once; raise FormError."""
    if form.dealing is None:
        form.dealing = _Reader(form).read(form.deal)
    return form.dealing


class _Reader:
    def __init__(self, form: "Form") -> None:
        self.form = form
        self.names = settled_names(form, DEALT)
        self.names["total"] = form.names["total"]

    def code(self, value: "Any", where: str, level: int = ONCE) -> "Code":
        """Return the Code of an expression of what is known before a round."""
        return expression(self.form, value, self.names, False, where, -1, level)

    def read(self, data: "Any") -> Dealing:
        """Return what the part says."""
        data = obj(data, "deal", (), ("cards", "starts", "rule", "from") + _ABOUT_CARDS)
        found = Dealing()
        form = self.form
        rule_of(data, "deal", form)
        if "from" in data:
            said(data["from"], "deal.from")
        if "starts" in data:
            self._read_starts(found, data["starts"])
        if "cards" not in data:
            for part in _ABOUT_CARDS:
                if part in data:
                    raise wrong("deal", "lacks", part="cards")
            return found
        found.cards = self.code(data["cards"], "deal.cards")
        if "deck" in data:
            found.deck = read_deck(data["deck"], self.code, "deal.deck")
        elif form.melds:
            found.deck = form.melds.deck
        else:
            raise wrong("deal", "lacks", part="deck")
        for part, name in (("dealer", "more"), ("upcard", "upcard"), ("further", "further")):
            if part in data:
                setattr(found, name, self.code(data[part], "deal." + part))
        for at, row in enumerate(rows(data.get("beside", []), "deal.beside", _MOST_BESIDE)):
            where = "deal.beside[%d]" % at
            if not codes_in(obj(row, where, ("cards",), (), True)):
                raise wrong(where, "lacks", part="en")
            words_of(row, where, "", 40)
            found.beside.append(self.code(row["cards"], where + ".cards"))
        if "by" in data:
            found.by = _packets(data["by"], bool(found.beside))
        self._read_without(found, data)
        if "pass" in data:
            given = obj(data["pass"], "deal.pass", ("cards", "to"), ())
            found.passed = self.code(given["cards"], "deal.pass.cards")
            found.passes = rows(given["to"], "deal.pass.to", _MOST_BESIDE, 1)
            if [way for way in found.passes if way not in PASSES]:
                raise wrong("deal.pass.to", "one_of", values=listed(PASSES, True))
        return found

    def _read_starts(self, found: Dealing, starts: "Any") -> None:
        if is_object(starts):
            spoken(starts, "deal.starts", "", 80)
            return
        found.starts = either(starts, "deal.starts", self.code) if isinstance(starts, str) else []
        if not found.starts or [word for word, _ in found.starts if word not in STARTERS]:
            raise wrong("deal.starts", "one_of", values=listed(STARTERS, True))

    def _read_without(self, found: Dealing, data: "Any") -> None:
        assert found.deck
        whole = found.deck.whole(self.form.name)
        for at, words in enumerate(rows(data.get("without", []), "deal.without", _MOST_OUT)):
            where = "deal.without[%d]" % at
            card, _, true = (words if isinstance(words, str) else "").partition(" if ")
            try:
                whole.read(card)
            except InputError as error:
                raise FormError(where, (error.key, error.facts))
            found.without.append((card, self.code(true, where) if true else None))


def _packets(by: "Any", beside: bool) -> "Any":
    """Return how many cards are dealt at a time, as the form says it."""
    if is_whole(by) and by > 0:
        return by
    least = 0 if beside else 1
    for packet in rows(by, "deal.by", _MOST_PACKETS, 1) if is_list(by) else [None]:
        for one in packet if is_list(packet) else [packet]:
            if not is_whole(one) or one < least:
                raise wrong("deal.by", "bad_packets")
    return by


def check(form: "Form", house: "Any" = None, count: int = 0) -> None:
    """Raise FormError where a round deals more cards than there are, or packets of other numbers.

    It looks at each number of players, or at `count`, under the usual house rules, or `house`.
    """
    found = dealing(form)
    if found.cards is None:
        return
    usual = house or {option.name: option.default for option in form.options}
    for players in [count] if count else form.counts:
        _check_rounds(form, found, usual, players)


def _check_rounds(form: "Form", found: Dealing, house: "Any", players: int) -> None:
    moment = Moment(form, house, players, 1, [0] * players)
    last = 1
    try:
        if _changes(form, found):
            last = run(form.rounds, moment) if form.rounds else _MOST_ROUNDS
        hands = players
        if form.idle:
            hands = len([at for at in range(players) if not run(form.idle, moment, at)])
        for round in range(1, min(last, _MOST_ROUNDS) + 1):
            moment.go_to(round)
            _check_round(form, found, moment, (players, hands, round))
    except FormError:
        raise
    except (RuleError, InputError) as error:
        raise FormError("deal", (error.key, error.facts))


def _changes(form: "Form", found: Dealing) -> bool:
    """Return whether a deal may be another one in another round."""
    assert found.deck
    codes = [found.cards, found.more, found.upcard] + found.beside
    codes += [true for _, true in found.without]
    for way in found.deck.ways:
        codes += way[1:]
    for code in codes:
        if code:
            for each in [code] + [form.lets[slot] for slot in code.lets if slot in form.lets]:
                if [slot for slot in each.loads() if form.slots[slot][0] in (ROUND, PHASE)]:
                    return True
    return False


def _check_round(
    form: "Form", found: Dealing, moment: Moment, facts: "tuple[int, int, int]"
) -> None:
    assert found.cards and found.deck
    players, hands, round = facts
    deck = found.deck.made(form.name, moment.of)
    each = moment.of(found.cards)
    beside, out, upcard = found.laid(moment, deck)
    more = amount(moment, found.more)
    dealt = hands * each + more + sum(beside) + len(out) + upcard
    if each < 1 or more < 0 or dealt > deck.size:
        say = {"players": players, "round": round, "n": dealt, "all": deck.size}
        raise wrong("deal.cards", "deals_none" if each < 1 or more < 0 else "deals_many", **say)
    packets = found.packets(each)
    for seat in range(hands if packets else 0):
        got = [one[seat % len(one)] if is_list(one) else one for one in packets]
        if sum(got) != each:
            raise wrong("deal.by", "deals_by", players=players, n=each, sum=sum(got))
