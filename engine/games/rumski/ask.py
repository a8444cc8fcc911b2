"""The questions of `ask` about Rumski's table: `play`, `table` and `discard`."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import InputError
from ...game.fields import with_reason
from . import referee
from . import turn as community_turn
from .game import Rumski
from .solver.play import best_play

if TYPE_CHECKING:
    from ...game.fields import Fields
    from ...types import Answer, House

# No hand is larger than the deck.
_MAX_CARDS = RUMSKI70.size


def _read_melds(fields: "Fields", name: str, seen: list[int] | None = None) -> list[list[int]]:
    if seen is None:
        seen = []
    return [RUMSKI70.read_all(words, name, seen) for words in fields.array(name)]


def _check_old(table: list[list[int]], field: str) -> None:
    for at, error in community_turn.bad_melds(table):
        cards = community_turn.meld_text(table[at])
        raise InputError(
            field, "rumski_table.old_table", cards=cards, reason=(error.key, error.facts)
        )


def _texts(melds: list[list[int]]) -> list[list[str]]:
    return [RUMSKI70.texts(meld) for meld in melds]


def play(fields: "Fields") -> "Answer":
    """Answer `play`: what a hand can lay on the table now (RSK-4 to RSK-7, RSK-9)."""
    fields.game(Rumski.name)
    fields.house()
    seen: list[int] = []
    hand = fields.cards("hand", RUMSKI70, 0, _MAX_CARDS, seen)
    table = _read_melds(fields, "table", seen)
    opened = fields.flag("opened")
    _check_old(table, "table")
    found = best_play(hand, table, opened, progress=fields.progress)
    answer = {
        "cards": RUMSKI70.texts(found.cards),
        "count": len(found.cards),
        "table": _texts(found.table),
        "all_out": found.all_out,
        "proved": found.proved,
    }
    return with_reason(answer, referee.judge_play(found, hand, opened))


def table(fields: "Fields") -> "Answer":
    """Answer `table`: whether a turn stands, by the tables before and after it."""
    fields.game(Rumski.name)
    fields.house()
    seen: list[int] = []
    before = _read_melds(fields, "before", seen)
    played = fields.cards("played", RUMSKI70, 0, _MAX_CARDS, seen)
    after = _read_melds(fields, "after")
    own_melds = _read_melds(fields, "own_melds")
    opened = fields.flag("opened")
    _check_old(before, "before")
    verdict = referee.judge_turn(before, after, played, opened, own_melds)
    return with_reason({"ok": verdict.ok, "bad": _texts(verdict.found)}, verdict)


def discard(fields: "Fields") -> "Answer":
    """Answer `discard`: whether a card may be discarded on the top one (RSK-8)."""
    fields.game(Rumski.name)
    house = fields.house()
    seen: list[int] = []
    card = RUMSKI70.read_all([fields.raw("card")], "card", seen)[0]
    top = fields.raw("top")
    if top is not None:
        top = RUMSKI70.read_all([top], "top", seen)[0]

    def judged(house: "House") -> "Answer":
        verdict = referee.judge_discard(card, top, house)
        return with_reason({"ok": verdict.ok}, verdict)

    return fields.under_house(house, judged)


QUESTIONS = {
    "play": (("game", "hand", "table", "opened"), play),
    "table": (("game", "before", "after", "played", "opened", "own_melds"), table),
    "discard": (("game", "card", "top"), discard),
}
