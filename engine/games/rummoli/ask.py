"""The questions of `ask` about Rummoli: `poker`, and `stops` for the stops phase."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_list
from ...errors import InputError
from ...game.fields import with_reason
from ...texts import quoted
from . import stops as stops_phase
from .game import Rummoli
from .referee import has_wheel, judge_poker, judge_stops

if TYPE_CHECKING:
    from ...game.fields import Fields
    from ...types import Answer, Hands, Laid


def poker(fields: "Fields") -> "Answer":
    """Answer `poker`: the best five of each hand, and who wins (RML-7, RML-8).

    Raises InputError.
    """
    fields.game(Rummoli.name)
    house = fields.house()
    hands = fields.hands("hands", STANDARD52, 5, STANDARD52.size)
    return fields.under_house(house, lambda house: _poker(hands, has_wheel(house)))


def _poker(hands: "Hands", wheel: bool) -> "Answer":
    verdict = judge_poker(hands, wheel)
    found = verdict.found
    best: dict[str, list[str]] = {}
    for name in hands:
        best[name] = STANDARD52.texts(found.best[name])
    answer = {"winners": found.winners, "best": best, "category": found.category}
    return with_reason(answer, verdict)


def stops(fields: "Fields") -> "Answer":
    """Answer `stops`: the state of the stops phase, and the first wrong play (RML-9 to RML-13).

    After a wrong play the answer describes the state before it. Raises InputError.
    """
    game = fields.game(Rummoli.name)
    house = fields.house()
    players = fields.players(game)
    seen: list[int] = []
    plays = [_play(entry, players, seen) for entry in fields.array("plays")]
    hands = _left(fields, players, seen) if fields.has("hands") else None
    return fields.under_house(
        house, lambda house: _stops(stops_phase.Course(plays, players, hands, house))
    )


def _stops(course: "stops_phase.Course") -> "Answer":
    verdict = judge_stops(course, STANDARD52.text)
    answer: Answer = {
        "ok": verdict.ok,
        "next": None if course.next is None else STANDARD52.text(course.next),
        "stopped": course.stopped,
        "leader": course.leader,
        "lead_colour": course.lead_colour,
        "collects": [list(collected) for collected in course.collects],
    }
    with_reason(answer, verdict)
    if course.index is not None:
        answer["index"] = course.index
    if course.hands_known:
        answer["deadlock"] = course.deadlock
    return answer


def _play(entry: object, players: list[str], seen: list[int]) -> "Laid":
    """Return one entry of `plays` as (name, cards)."""
    if not is_list(entry) or len(entry) != 2 or not is_list(entry[1]):
        raise InputError("plays", "stops.bad_play")
    name, words = entry
    if name not in players:
        raise InputError("plays", "stops.unknown_player", name=quoted(name))
    if not words:
        raise InputError("plays", "stops.bad_play")
    return name, STANDARD52.read_all(words, "plays", seen)


def _left(fields: "Fields", players: list[str], seen: list[int]) -> "Hands":
    """Return the field `hands`: the remaining cards of each player, none of them laid already."""
    hands = fields.hands("hands", STANDARD52, 0, STANDARD52.size)
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
