"""Verdicts on the end of a round by the part `melds` of a form: who may end it, what others pay.

They are judged by a `Judged` (`engine.games.forms.melds`): the melds of a form in one moment.
"""

from ...compat import TYPE_CHECKING
from ...game.verdict import Verdict
from ...rummy import contracts
from ...rummy import deadwood as counting
from ...rummy.budget import BOARD, COMPUTER, Budget
from . import judge

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...rummy.table import Requirement
    from ...types import Message, Progress
    from .melds import Judged, Melds

    Melded = Sequence[Sequence[int]]


def judge_pays(melds: "Melds", judged: "Judged", cards: "list[int]") -> Verdict:
    """Return the Verdict on what is paid of a hand that another has ended; `found` is a Found."""
    found = judged.paid(cards)
    points = found.points
    why: Message = ("kit.pays_" + judged.counts, {"n": points})
    rule = melds.rule("counts")
    if not found.met:
        table = judged.table
        needed = contracts.needed(table, table.needs, cards, Budget(BOARD))
        why = judge.unmet(judged, needed, points)
    if points == judged.most_points and points < judged.table.total(found.left):
        why = ("kit.capped", {"why": why})
    if not found.proved:
        why = judge.at_most(why)
    verdict = Verdict(judged.deck, rule, why[0], why[1], None, str(points), cards)
    verdict.found = found
    for meld in found.melds:
        verdict.show("", meld)
    if found.left:
        verdict.show(("judge.left", {}), found.left)
    return verdict


class End:
    """How a round can be ended: the `melds`, what is `laid` off, the `discard` or None; or not.

    `laid` has pairs of a card and the meld of the table that it joins. Of what is not there,
    `missing` tells in the words of a form. `wins`: the hand wins at once.
    """

    discard: "int | None" = None
    wins = False
    # How many cards have no place, where what is laid first is there.
    stay = 0

    def __init__(self) -> None:
        self.melds: list[list[int]] = []
        self.laid: Sequence[tuple[int, int]] = ()
        self.missing: list[str] = []
        self.proved = True


def judge_end(  # noqa: PLR0913  what a turn has
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    drawn: bool,
    there: "Melded | None" = None,
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on whether a hand can end the round in this turn; `found` is its End.

    `there` are melds of the table; None: nobody told them.
    """
    table, deck, end = judged.table, judged.deck, End()
    taken, drawn, known = drawn, drawn and judged.discard != "no", there
    there = there or ()
    whole = Budget(budget, progress)
    for_wins = whole.part(5)
    end.wins = contracts.wins(table, judged.wins, cards, drawn, for_wins)
    rule: str | None
    why: Message
    half = whole.part(2)
    found = judged.ended(cards, drawn, there, half)
    end.proved = bool(found) or end.wins or not (half.spent or for_wins.spent)
    whole.back(half)
    one_more = judged.short_of(cards, taken, known) if found else 0
    if one_more:
        found = None
    if found:
        end.melds, end.laid = found.melds, found.joined
        end.discard = found.choices[0] if found.choices else None
    if end.wins:
        rule, why = melds.rule("wins"), ("kit.wins", {})
        if drawn:
            # What makes it win need be in no melds, as cards of one suit.
            best = judge.winning(judged, cards, for_wins, whole)
            if best:
                end.melds, end.discard = best.melds, best.choices[0]
    elif found:
        n = min(found.points, judged.most_points)
        key = "deadwood.end" if n else "kit.all_laid"
        part = "outright" if found.outright else "close"
        rule, why = melds.rule(part), (key, {"n": n, "limit": judged.close})
    elif one_more:
        rule, why = melds.rule("close"), ("kit.one_more", {"n": one_more})
        end.missing = [_cards(one_more)]
        # Other melds of the player's own may lie there.
        end.stay = one_more if known else 0
    else:
        rule, why = _missing(melds, judged, cards, drawn, there, end, whole)
    if not end.proved and why[0] != "kit.unsure":
        why = ("kit.unsure", {"why": why})
    if not drawn and judged.untold(cards):
        why = ("kit.before_drawing", {"why": why})
    if end.discard is not None:
        why = ("deadwood.after", {"card": deck.text(end.discard), "why": why})
    verdict = Verdict(deck, rule, why[0], why[1], bool(found) or end.wins, cards=cards)
    verdict.found = end
    for meld in end.melds:
        verdict.show("", meld)
    if end.laid:
        verdict.show(("kit.laid_off", {}), [card for card, _ in end.laid])
    return verdict


def _missing(  # noqa: PLR0913  what a turn has
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    drawn: bool,
    there: "Melded",
    end: End,
    whole: Budget,
) -> "tuple[str | None, Message]":
    """Return (rule, why) a hand cannot end the round, and note what is missing."""
    table = judged.table
    if judged.first:
        opening = judge.opening_within(melds, judged, cards, whole)
        if not opening.ok:
            first: Any = opening.found
            end.missing = lacking(first.lacks)
            if first.short:
                end.missing.append(_points(first.short))
            end.proved = end.proved and first.proved
            return opening.rule, (opening.key, opening.facts)
    if table.needs:
        needed = contracts.needed(table, table.needs, cards, whole)
        if needed and needed.lacks:
            end.missing = lacking(needed.lacks)
            n = table.total(cards)
            if drawn:
                n -= max([table.values[card] for card in cards])
            why = judge.unmet(judged, needed, min(n, judged.most_points))
            return melds.rule("needs"), ("kit.after_discard", {"why": why}) if drawn else why
    if judged.close and not there:
        counted = counting.best_discard if drawn else counting.count
        after = counted(table, cards, budget=whole).points
        if after > judged.close:
            end.missing = [_points(after - judged.close)]
            return melds.rule("close"), ("deadwood.no_end", {"n": after, "limit": judged.close})
    n = end.stay = judged.staying(cards, drawn, there, whole)
    most = judged.loose if judged.close and judged.loose < n else 0
    end.missing = [_cards(n - most)]
    key = "kit.loose" if most else "kit.stay"
    if drawn and judged.discard == "must":
        half = whole.part(2)
        if judged.ended(cards, False, there, half):
            key = "kit.none_to_discard"
        whole.back(half)
    return melds.rule("close"), (key, {"n": n, "most": most})


def _cards(n: int) -> str:
    return "%d card%s" % (n, "" if n == 1 else "s")


def _points(n: int) -> str:
    return "%d point%s" % (n, "" if n == 1 else "s")


def lacking(asked: "Sequence[Requirement]") -> "list[str]":
    """Return each meld that is missing in the words of a form: "set 3", "run 4 pure"."""
    found: list[str] = []
    for one in asked:
        words = "%s %d%s" % (one.kind, one.size, " pure" if one.pure else "")
        found += [words] * one.count
    return found
