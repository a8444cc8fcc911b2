"""The questions about Rumski's Community: `play`, `table` and `discard`."""

from engine.cards import RUMSKI70
from engine.errors import InputError, RuleError
from engine.games.rumski import turn as community_turn
from engine.games.rumski.game import points_of
from engine.games.rumski.solver import play as community
from engine.texts import text

# More cards than this are in no hand: the deck.
_MOST = 70


def _read_melds(fields, name, seen=None):
    if seen is None:
        seen = []
    return [RUMSKI70.read_all(words, name, seen) for words in fields.list(name)]


def _check_old(table, field, house):
    for at, error in community_turn.bad_melds(table, house):
        cards = community_turn.meld_text(table[at])
        raise InputError(field, "community.old_table", cards=cards, reason=(error.key, error.facts))


def play(fields):
    """Answer what a hand can lay on the table now (RSK-4 to RSK-7, RSK-9)."""
    fields.game("rumski")
    house = fields.house()
    seen = []
    hand = fields.cards("hand", RUMSKI70, 0, _MOST, seen)
    table = _read_melds(fields, "table", seen)
    opened = fields.flag("opened")
    _check_old(table, "table", house)
    found = community.best_play(hand, table, opened)
    rule, why = _reason(found, opened)
    return {
        "cards": RUMSKI70.texts(found.cards),
        "count": len(found.cards),
        "table": [RUMSKI70.texts(meld) for meld in found.table],
        "all_out": found.all_out,
        "proved": found.proved,
        "rule": rule,
        "why": why,
    }


def _reason(found, opened):
    count = len(found.cards)
    points = points_of(found.cards)
    if found.all_out and not count:
        return "RSK-9", text("community.empty_hand")
    if found.all_out:
        return "RSK-9", text("community.all_out", n=count)
    if count:
        key = "some" if found.proved else "at_least"
        if count == 1:
            key = "one" if found.proved else "one_at_least"
        return "RSK-7" if opened else "RSK-6", text("community." + key, n=count, points=points)
    if not found.proved:
        return "RSK-7", text("community.none_found")
    if opened:
        return "RSK-7", text("community.none")
    return "RSK-6", text("community.none_own")


def table(fields):
    """Answer whether a turn stands: the table before and after, and what was played."""
    fields.game("rumski")
    house = fields.house()
    seen = []
    before = _read_melds(fields, "before", seen)
    played = fields.cards("played", RUMSKI70, 0, _MOST, seen)
    after = _read_melds(fields, "after")
    own_melds = _read_melds(fields, "own_melds")
    opened = fields.flag("opened")
    _check_old(before, "before", house)
    bad = [RUMSKI70.texts(after[at]) for at, _ in community_turn.bad_melds(after, house)]
    try:
        key = community_turn.check_table(before, after, played, opened, own_melds, house)
    except RuleError as error:
        return {"ok": False, "bad": bad, "rule": error.rule, "why": error.why()}
    return {"ok": True, "bad": bad, "rule": "RSK-7", "why": text(key)}


def discard(fields):
    """Answer whether a card may be discarded on the top one (RSK-8)."""
    fields.game("rumski")
    house = fields.house()
    seen = []
    card = RUMSKI70.read_all([fields.raw("card")], "card", seen)[0]
    top = fields.raw("top")
    if top is not None:
        top = RUMSKI70.read_all([top], "top", seen)[0]
    key, facts = community_turn.check_discard(card, top, house)
    return {"ok": True, "rule": "RSK-8", "why": text(key, **facts)}


QUESTIONS = {
    "play": (("game", "hand", "table", "opened"), play),
    "table": (("game", "before", "after", "played", "opened", "own_melds"), table),
    "discard": (("game", "card", "top"), discard),
}
