"""Verdicts on melds and hands by the part `melds` of a form.

They are judged by a `Judged` (`engine.games.forms.melds`): the melds of a form in one moment.
"""

from ...compat import TYPE_CHECKING
from ...game.verdict import Verdict
from ...rummy import contracts
from ...rummy import deadwood as counting
from ...rummy.budget import COMPUTER, Budget
from ...rummy.found import Found, less
from ...rummy.melds import refusal
from ...rummy.table import RUN, SET, SUIT, Contract, meld_of
from ...texts import listed, text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...rummy.table import Meld, Table
    from ...types import Facts, Label, Message, Progress
    from .melds import Judged, Melds

# -- is it a meld? ---------------------------------------------------------------------------


def judge_meld(
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on whether cards are a meld; `found` is the Meld, or None."""
    table, deck = judged.table, judged.deck
    whole = Budget(budget, progress)
    meld = meld_of(table, cards, whole.step)
    if meld is None:
        part, (key, facts) = refusal(table, cards)
        if whole.spent:
            key, facts = "kit.unsure", {"why": (key, facts)}
        # A form has one rule on runs.
        rule = melds.rule(RUN if part in ("order", "corner") else part)
        return Verdict(deck, rule, key, facts, False, cards=cards)
    told: Any = {"n": len(cards)}
    key = "meld." + meld.kind
    if meld.kind == RUN and melds.asks_pure and not meld.stands:
        key = "kit.pure_run_of"
        own = [card for card in meld.cards if table.wild[card]]
        if own:
            # What is quarrelled about is that a wild card leaves it pure.
            key = "kit.pure_run_own"
            told["card"] = deck.text(own[0])
    verdict = Verdict(deck, melds.rule(meld.kind), key, told, True, cards=cards)
    verdict.found = meld
    if meld.stands and _stands_for_ranks(table, meld):
        verdict.show(("judge.stands_for", {"ranks": " ".join(stands(judged, meld))}), [])
    elif meld.stands:
        verdict.show(("judge.stands_for_cards", {}), meld.stands)
    return verdict


def _stands_for_ranks(table: "Table", meld: "Meld") -> bool:
    return meld.kind == SET or table.run_any


def stands(judged: "Judged", meld: "Meld") -> "list[str]":
    """Return what the wild cards of a meld stand for: ranks, or cards."""
    if _stands_for_ranks(judged.table, meld):
        return [judged.deck.faces[rank] for rank in meld.stands]
    return judged.deck.texts(meld.stands)


# -- what does a hand count? -----------------------------------------------------------------


class Hand:
    """What a hand counts: `found`, `after` a discard, whether it `wins` or `may_end`.

    Cards in no meld are counted, whatever is laid down first; `may_end` knows what that is.
    """

    def __init__(self, found: "Found", after: int, wins: bool, may_end: bool) -> None:
        self.found = found
        self.after = after
        self.wins = wins
        self.may_end = may_end


def judge_hand(
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
    drawn: "bool | None" = None,
) -> Verdict:
    """Return the Verdict on a hand, or a hand and the drawn card; `found` is its Hand.

    With `drawn` the card of this turn is among the cards; None: if they are more than a hand.
    """
    table = judged.table
    if drawn is None:
        drawn = judged.hand is not None and len(cards) > judged.hand
    untold, taken = judged.untold(cards), drawn
    drawn = drawn and judged.discard != "no"
    whole = Budget(budget + budget // 4, progress)
    for_wins = whole.part(5)
    part = whole.part(2)
    found = counting.count(table, cards, (), part)
    whole.back(part)
    best = counting.best_discard(table, cards, whole, found) if drawn else found
    after, proved = best.points, best.proved
    wins = contracts.wins(table, judged.wins, cards, drawn, for_wins)
    found.proved = proved and not for_wins.spent
    closing = _closing(judged, cards, best, drawn, whole)
    one_more = judged.short_of(cards, taken) if closing else 0
    if one_more:
        closing = None
    found.proved = found.proved and not whole.spent
    if closing and not drawn and closing.points == found.points:
        found.melds, found.left = closing.melds, closing.left
    hand = Hand(found, after, wins, wins or closing is not None)
    needed = (
        None if best.met or hand.may_end else contracts.needed(table, table.needs, cards, whole)
    )
    ending = "_after" if drawn else ""
    why: Message
    part_of, why = _outcome(judged, closing or best, wins, hand.may_end, ending, needed)
    if closing and closing.outright and not wins:
        part_of = "outright"
    if judged.laying and not hand.may_end:
        part_of, why = _not_ended(melds, judged, cards, after, drawn, whole)
    if one_more:
        why = ("kit.one_more", {"n": one_more})
    elif drawn and part_of == "needs":
        why = ("kit.after_discard", {"why": why})
    elif untold and not drawn:
        why = ("kit.before_drawing", {"why": why})
    found.points = min(found.points, judged.most_points)
    figure: Label = str(found.points)
    if not found.proved:
        figure = ("kit.figure_at_most", {"n": found.points})
        why = at_most(why)
    verdict = Verdict(judged.deck, melds.rule(part_of), why[0], why[1], None, figure, cards)
    verdict.found = hand
    # Where all cards count, those melds are shown that were needed and are there.
    shown = needed or found
    for meld in shown.melds:
        verdict.show("", meld)
    if shown.left:
        verdict.show(("judge.left", {}), shown.left)
    return verdict


def _closing(
    judged: "Judged", cards: "list[int]", best: "Found", drawn: bool, budget: Budget
) -> "Found | None":
    """Return what is left of cards that may close, once the one drawn is discarded, or None.

    `best` is what is left after the best discard, or was counted of the cards.
    """
    if judged.laying:
        return judged.ended(cards, drawn, (), budget)
    if not drawn or best.points > judged.close:
        return judged.closing(cards, best, budget)
    if judged.loose >= len(cards):
        return best
    # Another discard may leave more points in fewer cards.
    ways: list[tuple[int, int, int, Found]] = []
    for card in sorted(set(cards)):
        rest = less(cards, card)
        counted = counting.count(judged.table, rest, (), budget)
        found = judged.closing(rest, counted, budget)
        if found:
            ways.append((found.points, -judged.table.values[card], card, found))
    if not ways:
        return None
    ways.sort(key=lambda way: way[:3])
    closing = ways[0][3]
    closing.choices = [way[2] for way in ways if way[0] == closing.points]
    return closing


def _outcome(  # noqa: PLR0913  what was found of a hand
    judged: "Judged",
    found: "Found",
    wins: bool,
    may_end: bool,
    ending: str = "",
    needed: "contracts.Needed | None" = None,
) -> "tuple[str, Message]":
    """Return (the part whose rule decides, why) of deadwood; keys of it have the `ending`."""
    most, points, met = judged.most_points, found.points, found.met
    facts: Any = {"n": min(points, most), "limit": judged.close}
    if wins:
        return "wins", ("kit.wins", facts)
    part, key = "close", ("deadwood.end" if may_end else "deadwood.no_end") + ending
    if not met and not may_end:
        part, (key, facts) = "needs", unmet(judged, needed, min(points, most))
    elif may_end and not found.left:
        key = "kit.all_in" + ending
    elif not may_end and not judged.close:
        key = "kit.not_all_in" + ending
    elif not may_end and points <= judged.close:
        loose = counting.loose(judged.table, found.left)
        key, facts = "kit.loose", {"n": loose, "most": judged.loose}
    why: Message = (key, facts)
    return part, ("kit.capped", {"why": why}) if points > most else why


def _not_ended(  # noqa: PLR0913  what a turn has
    melds: "Melds", judged: "Judged", cards: "list[int]", after: int, drawn: bool, budget: Budget
) -> "tuple[str, Message]":
    """Return (the part whose rule decides, why) for a hand that may not end.

    One that can open is told how many cards stay once it has.
    """
    why: Message = ("kit.no_end", {"n": after})
    if drawn:
        why = ("kit.after_discard", {"why": why})
    if judged.first:
        opening = opening_within(melds, judged, cards, budget)
        if not opening.ok:
            return "opens", ("kit.and", {"why": why, "more": (opening.key, opening.facts)})
        n = judged.staying(cards, drawn, (), budget)
        if not budget.spent:
            why = ("kit.and", {"why": why, "more": ("kit.stay_down", {"n": n})})
    elif judged.lays_off_only:
        why = ("kit.and", {"why": why, "more": ("kit.only_laid_off", {})})
    return "close", why


def unmet(judged: "Judged", needed: "contracts.Needed | None", n: int) -> "Message":
    """Return why a hand of `n` points lacks the melds that are needed."""
    table = judged.table
    facts: Any = {"n": n, "what": contract_words(table.needs, table)}
    more = _lacks(table, needed)
    facts.update(more)
    return ("kit.needs_more" if more else "kit.needs"), facts


def at_most(why: "Message") -> "Message":
    """Return a reason that says that it was not searched to the end."""
    return "kit.at_most", {"why": why}


def contract_words(contract: "Contract | None", table: "Table", sizes: bool = False) -> str:
    """Return what a contract asks for in words: its melds, and points.

    Of sets and runs a size is told only where not each has it, or with `sizes`.
    """
    if contract is None:
        return ""
    words: list[str] = []
    for one in contract.asked:
        key = "kit.asks_pure_" if one.pure else "kit.asks_"
        exact = sizes and table.exact and one.kind != SUIT
        if not sizes and one.kind != SUIT or exact:
            if exact or one.size <= table.sizes[0 if one.kind == SET else 1][0]:
                key = "kit.pure_" if one.pure else "kit.any_"
        kind = table.suit_word if one.kind == SUIT else one.kind
        word = text(key + kind, n=one.count, size=one.size)
        words.append(text("kit.exact", what=word, size=one.size) if exact else word)
    if contract.points is not None:
        words.append(text("kit.asks_points", n=contract.points))
    return listed(words, True)


def _lacks(table: "Table", needed: "contracts.Needed | None") -> "Facts":
    """Return the facts of the melds that are there and that are missing; {} if all or none are."""
    if not (needed and needed.there and needed.lacks):
        return {}
    there, lacks = Contract(needed.there), Contract(needed.lacks)
    return {"there": contract_words(there, table), "what": contract_words(lacks, table)}


def opening_words(judged: "Judged") -> str:
    """Return what the first melds must be, one way or another."""
    words = ""
    for contract in judged.opens:
        one = contract_words(contract, judged.table, True)
        words = text("kit.or", what=words, other=one) if words else one
    return words


# -- what to discard? ------------------------------------------------------------------------


class Discard:
    """What to discard: the `choices`, best first, the `deadwood` after the first, `may_end`.

    Without choices, the hand ends without a discard, and only so.
    """

    def __init__(
        self, choices: "Sequence[int]", deadwood: int, may_end: bool, proved: bool
    ) -> None:
        self.choices = choices
        self.deadwood = deadwood
        self.may_end = may_end
        self.proved = proved


def judge_discard(
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on what to discard of a hand and a drawn card; `found` is a Discard.

    Discards that win at once by melds come before those that leave the least deadwood.
    """
    table, deck = judged.table, judged.deck
    whole = Budget(budget, progress)
    part = whole.part(4)
    wins_with = winning(judged, cards, part, whole)
    if wins_with:
        after = wins_with
        closing = None
    else:
        after = _highest(table, cards) if judged.lays_off_only else None
        after = after or counting.best_discard(table, cards, whole)
        closing = None
        if judged.discard != "no":
            closing = _closing(judged, cards, after, True, whole)
        elif len(cards) >= (judged.hand or 0):
            # All of them are melded: none is discarded.
            counted = counting.count(table, cards, (), whole)
            closing = judged.closing(cards, counted, whole)
        if closing and judged.laying:
            # The search for others may have been cut short.
            closing.choices = judged.end_choices(cards, (), whole) or closing.choices
        after = closing or after
        after.proved = after.proved and not whole.spent
    needed = None if after.met or wins_with else contracts.needed(table, table.needs, cards, whole)
    may_end = bool(wins_with) or closing is not None
    may_end = may_end or contracts.wins(table, judged.wins, cards, True, part)
    proved = after.proved and not part.spent
    choices = after.choices
    rule, outcome = _outcome(judged, after, bool(wins_with), may_end, "", needed)
    if closing and closing.outright:
        rule = "outright"
    if judged.laying and not may_end:
        rest = less(cards, choices[0])
        rule, outcome = _not_ended(melds, judged, rest, after.points, False, whole)
    if judged.discard == "no":
        outcome = ("kit.discard_no", {"n": after.points})
    # Without a choice, all cards have to be laid.
    figure: Label = ("kit.figure_no_discard", {})
    why: Message = ("kit.no_discard", {})
    if choices:
        figure = deck.text(choices[0])
        why = ("deadwood.after", {"card": figure, "why": outcome})
    if not proved:
        why = at_most(why)
    verdict = Verdict(deck, melds.rule(rule), why[0], why[1], None, figure)
    if choices:
        verdict.show(("judge.choices", {}), choices)
    for meld in after.melds:
        verdict.show("", meld)
    points = min(after.points, judged.most_points)
    verdict.found = Discard(choices, points, may_end, proved)
    return verdict


def winning(
    judged: "Judged", cards: "list[int]", budget: Budget, counting_budget: Budget
) -> "Found | None":
    """Return what is left after the best discard of those that win at once by melds, or None."""
    choices = contracts.winning_discards(judged.table, judged.wins, cards, budget)
    return _best_of(judged.table, cards, choices, counting_budget) if choices else None


def _highest(table: "Table", cards: "list[int]") -> "Found":
    """Return what is left after the highest card is discarded, where no melds are laid any more."""
    most = max([table.values[card] for card in cards])
    choices = [card for card in sorted(set(cards)) if table.values[card] == most]
    rest = less(cards, choices[0])
    found = Found(table.total(rest), [], sorted(rest))
    found.choices = choices
    return found


def _best_of(table: "Table", cards: "list[int]", choices: "list[int]", budget: Budget) -> "Found":
    """Return what is left after the best of these discards, with all of them as its `choices`."""
    ways: list[tuple[int, int, int, Found]] = []
    for at, card in enumerate(choices):
        part = budget.part(len(choices) - at)
        after = counting.count(table, less(cards, card), (), part)
        budget.back(part)
        ways.append((after.points, -table.values[card], card, after))
    ways.sort(key=lambda way: way[:3])
    best = ways[0][3]
    best.choices = [way[2] for way in ways]
    best.proved = not [way for way in ways if not way[3].proved]
    return best


# -- may I open, and what fits? --------------------------------------------------------------


def judge_opening(
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on whether a hand can open; `found` is a `Found`."""
    return opening_within(melds, judged, cards, Budget(budget, progress))


def opening_within(melds: "Melds", judged: "Judged", cards: "list[int]", whole: Budget) -> Verdict:
    """Return the same within a budget of which other searches of the answer took a part."""
    contract, found = _opened(judged, cards, whole)
    points = contract.points
    table = judged.table
    facts: Any = {"n": found.points, "limit": points}
    facts["what"] = contract_words(contract, table, True)
    needed = None
    if not found.met:
        found.short = max((points or 0) - found.points, 0)
        found.lacks = contract.asked
        if len(contract.each()) > 1 or (contract.asked and points is not None):
            needed = contracts.needed(table, contract, cards, whole, True)
        if needed:
            found.lacks = needed.lacks
    if not found.met and len(judged.opens) > 1:
        key, facts["what"] = "kit.not_all", opening_words(judged)
    elif points is None:
        key = "kit.opens" if found.met else "kit.not_all"
        more = _lacks(table, needed)
        if more:
            key = "kit.besides"
            facts.update(more)
    elif found.met or found.points < points:
        key = "kit.points"
    else:
        key = "kit.not_all"
    why: Message = (key, facts)
    if not found.met and not found.proved:
        why = ("kit.unsure", {"why": why})
    verdict = Verdict(judged.deck, melds.rule("opens"), why[0], why[1], found.met, cards=cards)
    verdict.found = found
    for meld in found.melds if found.met else ():
        verdict.show("", meld)
    return verdict


def _opened(judged: "Judged", cards: "list[int]", whole: Budget) -> "tuple[Contract, Found]":
    """Return the first way to open that a hand meets, else the last, and what was found of it."""
    ways, proved = judged.opens, True
    for at, contract in enumerate(ways):
        part = whole.part(len(ways) - at)
        found = contracts.opening(judged.table, contract, cards, part)
        whole.back(part)
        proved = proved and found.proved
        if found.met or at == len(ways) - 1:
            found.proved = found.proved if found.met else proved
            return contract, found
    raise ValueError(ways)


def judge_fitting(  # noqa: PLR0913  two kinds of cards, and what a search may do
    melds: "Melds",
    judged: "Judged",
    there: "list[int]",
    cards: "list[int]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on which cards fit a meld of the table; `found` has those.

    They are as many as can be, of all the choices: no more than six cards are asked about.
    """
    deck, rule = judged.deck, melds.rule("lay off")
    is_meld, of_suit = meld_of(judged.table, there) is not None, judged.of_suit(there)
    if not is_meld and not of_suit:
        words = " ".join(deck.texts(there))
        return Verdict(deck, rule, "kit.no_meld", {"cards": words}, False, cards=there)
    best: list[int] = []
    if judged.all_melded([there]):
        verdict = Verdict(deck, rule, "kit.closer_melded", {}, False, cards=cards)
        verdict.found = best
        return verdict
    search = Budget(budget, progress)
    for mask in range(1, 1 << len(cards)):
        some = [cards[at] for at in range(len(cards)) if mask >> at & 1]
        if len(some) <= len(best):
            continue
        whole = there + some
        # What lies there for its suit stays of that suit.
        fits = is_meld and meld_of(judged.table, whole, search.step)
        if fits or of_suit and judged.of_suit(whole):
            best = some
    facts: Any = {"cards": " ".join(deck.texts(best)), "n": len(best), "all": len(cards)}
    some_fit = 0 < len(best) < len(cards)
    why: Message = (
        "kit.fits_some" if some_fit else "kit.fits_all" if best else "kit.fits_none",
        facts,
    )
    if search.spent and len(best) < len(cards):
        why = ("kit.unsure", {"why": why})
    if some_fit:
        figure: Label = ("kit.figure_fits", facts)
        verdict = Verdict(deck, rule, why[0], why[1], None, figure, cards)
    else:
        verdict = Verdict(deck, rule, why[0], why[1], bool(best), cards=cards)
    verdict.found = best
    if best:
        meld = meld_of(judged.table, there + best) if is_meld else None
        verdict.show("", meld.cards if meld else sorted(there + best))
    return verdict


def judge_layoff(
    melds: "Melds",
    judged: "Judged",
    cards: "list[int]",
    there: "list[list[int]]",
    budget: int = COMPUTER,
    progress: "Progress | None" = None,
) -> Verdict:
    """Return the Verdict on laying off on melds of the table; `found` is a `Found`.

    Where melds do not follow on those laid first, the rest of the hand lays none.
    """
    melded = judged.all_melded(there)
    there = [] if melded else [sorted(each) for each in there]
    # Who lays off has gone down.
    own = judged.then != "lay off"
    found = counting.count(judged.table, cards, there, Budget(budget, progress), own)
    found.points = min(found.points, judged.most_points)
    why: Message = ("kit.laid", {"n": len(found.joined), "points": found.points})
    if melded:
        why = ("kit.and", {"why": ("kit.closer_melded", {}), "more": why})
    if not found.proved:
        why = at_most(why)
    verdict = Verdict(judged.deck, melds.rule("lay off"), why[0], why[1], None, str(found.points))
    verdict.found = found
    return verdict
