"""The check of a Rumski turn: the table before and after (RSK-4 to RSK-7), the discard (RSK-8).

Cards and melds are as in `engine.games.rumski.solver.play`. The tables are compared card by card:
twice as many cards take at most four times as long.
"""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...rummy import melds
from .rules import MELDS
from .solver.layout import all_cards, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...types import House, Label, Message

_WILD = RUMSKI70.wild


def bad_melds(table: list[list[int]]) -> list[tuple[int, RuleError]]:
    """Return (index, RuleError) for each illegal meld of `table` (RSK-4, RSK-5).

    >>> [at for at, error in bad_melds([[0, 1, 2], [0, 1, 3]])]
    [1]
    """
    bad: list[tuple[int, RuleError]] = []
    for at in range(len(table)):
        try:
            melds.check(MELDS, table[at])
        except RuleError as error:
            bad.append((at, error))
    return bad


def meld_text(meld: "Sequence[int]") -> "Label":
    """Return the cards of a meld as a fact for a text.

    >>> meld_text([3, 65])
    'R4 W'
    """
    return " ".join(RUMSKI70.texts(meld)) if meld else ("rumski_table.no_cards", {})


def check_table(
    before: list[list[int]],
    after: list[list[int]],
    played: list[int],
    opened: bool,
    own_melds: list[list[int]],
) -> str:
    """Return the key of the text that says why the turn stands, or raise RuleError.

    `before`, `after` and `own_melds` are lists of melds, `played` the cards from the hand. A turn
    stands if every card is accounted for (RSK-7), every meld of `after` is legal (RSK-4, RSK-5),
    and a player who had not `opened` laid a meld of their own first (RSK-6): `own_melds`, made of
    played cards only. A player who only lays new melds need not name them. The melds of `before`
    are assumed to be legal.

    >>> check_table([[0, 1, 2]], [[0, 1, 2, 3]], [3], True, [])
    'rumski_table.stands'
    """
    _check_cards(all_cards(before), all_cards(after), played)
    bad = bad_melds(after)
    if bad:
        raise _bad_error(after, bad)
    changed = _left_melds(before, after)
    if not played and not changed[0] and not changed[1]:
        return "rumski_table.same"
    if not opened:
        _check_opening(changed, played, own_melds)
    return "rumski_table.stands"


def _names(cards: list[int]) -> str:
    return " ".join(RUMSKI70.texts(sorted(cards)))


def _check_cards(before: list[int], after: list[int], played: list[int]) -> None:
    extra = without(after, before + played)
    if extra:
        raise RuleError("RSK-7", "rumski_table.extra", cards=_names(extra))
    missing = without(before + played, after)
    if not missing:
        return
    from_table = without(before, after)
    if from_table:
        raise RuleError("RSK-7", "rumski_table.missing", cards=_names(from_table))
    raise RuleError("RSK-7", "rumski_table.not_laid", cards=_names(missing))


def _bad_error(after: list[list[int]], bad: list[tuple[int, RuleError]]) -> RuleError:
    at, error = bad[0]
    more = len(bad) - 1
    rule = error.rule
    key = "rumski_table.bad_meld" if more == 0 else "rumski_table.bad_melds"
    return RuleError(
        rule,
        key,
        cards=meld_text(after[at]),
        reason=(error.key, error.facts),
        more=more,
    )


def _left_melds(
    before: list[list[int]], after: list[list[int]]
) -> tuple[list[list[int]], list[list[int]]]:
    """Return (changed melds of `before`, new melds of `after`)."""
    new = [sorted(meld) for meld in after]
    changed: list[list[int]] = []
    for meld in before:
        meld = sorted(meld)
        if meld in new:
            new.remove(meld)
        else:
            changed.append(meld)
    return changed, new


def _check_opening(
    changed: tuple[list[list[int]], list[list[int]]],
    played: list[int],
    own_melds: list[list[int]],
) -> None:
    old, new = changed
    if not old and not without(all_cards(new), played):
        # All new melds consist of hand cards only: these are melds of their own.
        return
    if not own_melds:
        raise RuleError("RSK-6", "rumski_table.not_opened")
    foreign = without(all_cards(own_melds), played)
    if foreign:
        raise RuleError("RSK-6", "rumski_table.not_own", cards=_names(foreign))
    bad = bad_melds(own_melds)
    if bad:
        raise _bad_error(own_melds, bad)


def check_discard(card: int, top: int | None, house: "House") -> "Message":
    """Return (text key, facts) of why `card` may be discarded on `top`, or raise RuleError (RSK-8).

    `top` is None if the pile is empty. The house rule `wild_discard` is "free" or "never".

    >>> check_discard(6, 8, {"wild_discard": "free"})[0]
    'rumski_table.colour'
    """
    names = {"card": RUMSKI70.text(card), "house": ""}
    if card == _WILD:
        if house["wild_discard"] == "never":
            raise RuleError("RSK-8", "rumski_table.no_wild")
        return "rumski_table.wild", names
    if top is None:
        return "rumski_table.empty_pile", names
    names["top"] = RUMSKI70.text(top)
    if top == _WILD:
        return "rumski_table.on_wild", names
    if card // 13 == top // 13:
        return "rumski_table.colour", names
    if card % 13 == top % 13:
        return "rumski_table.number", names
    raise RuleError("RSK-8", "rumski_table.no_match", card=names["card"], top=names["top"])
