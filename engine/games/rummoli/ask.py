"""The questions of `ask` about Rummoli: `poker`, and `stops`, the stops phase."""

from engine.ask.fields import with_reason
from engine.cards import STANDARD52
from engine.errors import InputError
from engine.games.rummoli import stops as stops_phase
from engine.games.rummoli.board import DEFAULT, spaces
from engine.games.rummoli.game import Rummoli
from engine.games.rummoli.referee import has_wheel, judge_poker
from engine.texts import text


def poker(fields):
    """Answer `poker`: the best five of each hand, and who has the best of all (RML-7, RML-8).

    Raises InputError.
    """
    fields.game(Rummoli.name)
    house = fields.house()
    hands = fields.hands("hands", STANDARD52, 5, STANDARD52.size)
    verdict = judge_poker(hands, has_wheel(house))
    found = verdict.found
    best = {}
    for name in hands:
        best[name] = STANDARD52.texts(found.best[name])
    answer = {"winners": found.winners, "best": best, "category": found.category}
    return with_reason(answer, verdict)


def stops(fields):
    """Answer `stops`: how the stops phase stands, and the first play that was wrong (RML-9 to
    RML-13).

    After a wrong play the answer tells how things stood before it. Raises InputError.
    """
    game = fields.game(Rummoli.name)
    house = fields.house()
    players = fields.players(game)
    seen = []
    plays = [_play(entry, players, seen) for entry in fields.list("plays")]
    hands = _left(fields, players, seen) if fields.has("hands") else None
    course = stops_phase.Course(plays, players, hands, spaces(house["board"]))
    facts = {}
    for name in course.facts:
        fact = course.facts[name]
        facts[name] = STANDARD52.text(fact) if name in ("card", "last") else fact
    why = text("stops." + course.key, **facts)
    if course.collects and house["board"] != DEFAULT:
        board = house["board"]
        board = board if isinstance(board, str) else text("stops.board_own")
        why += text("stops.board", board=board)
    answer = {
        "ok": course.index is None,
        "next": None if course.next is None else STANDARD52.text(course.next),
        "stopped": course.stopped,
        "leader": course.leader,
        "lead_colour": course.lead_colour,
        "collects": [list(collected) for collected in course.collects],
        "rule": course.rule,
        "why": why,
    }
    if course.index is not None:
        answer["index"] = course.index
    if hands is not None:
        answer["deadlock"] = course.deadlock
    return answer


def _play(entry, players, seen):
    """Return one entry of `plays` as (name, cards)."""
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[1], list):
        raise InputError("plays", "stops.bad_play")
    name, words = entry
    if name not in players:
        raise InputError("plays", "stops.unknown_player", name=str(name))
    if not words:
        raise InputError("plays", "stops.bad_play")
    return name, STANDARD52.read_all(words, "plays", seen)


def _left(fields, players, seen):
    """Return the field `hands`: what every player has left, none of it laid already."""
    hands = fields.hands("hands", STANDARD52, 0, 52)
    for name in sorted(hands):
        if name not in players:
            raise InputError("hands", "stops.unknown_player", name=name)
        for card in hands[name]:
            if card in seen:
                raise InputError("hands", "stops.still_held", card=STANDARD52.text(card))
    for name in players:
        if name not in hands:
            raise InputError("hands", "stops.no_hand", name=name)
    return hands


QUESTIONS = {
    "poker": (("game", "hands"), poker),
    "stops": (("game", "plays", "players", "hands"), stops),
}
