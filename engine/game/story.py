"""What happened as people tell it: "Ben gin", "Cleo pays Dan 12"; see `Game.story`."""

from ..compat import TYPE_CHECKING, is_list
from ..texts import listed

if TYPE_CHECKING:
    from typing import Any

    from ..types import Event, Facts, Message
    from .declared import EventType
    from .effect import Effect
    from .sides import Sides


def facts_of(kind: "EventType", event: "Event", effect: "Effect", sides: "Sides") -> "Facts":
    """Return the facts for the story of an event of that kind: its texts, `name` and `n`.

    `name` is who it is about, a side as "Ana + Cy": the first of the `history_names` that is there,
    or else who gained by it, "" where nobody did; `n` is the number told, or else what changed for
    that player or side.
    """
    facts: Facts = {}
    for field in event:
        if field != "event" and isinstance(event[field], str):
            facts[field] = event[field]
    who: list[Any] = [event[field] for field in kind.history_names if event.get(field)]
    if not who and effect.dealer and event["event"] in ("dealer", "void"):
        who = [effect.dealer]
    names: list[str] = (who[0] if is_list(who[0]) else [who[0]]) if who else _gainers(effect)
    one = bool(names) and sorted(names) == sorted(sides.of(names[0]))
    facts["name"] = sides.words(names[0]) if one else listed(names)
    numbers: list[int] = [event[field] for field in kind.history_numbers if field in event]
    facts["n"] = numbers[0] if numbers else effect.changes.get(names[0], 0) if one else 0
    return facts


def _gainers(effect: "Effect") -> list[str]:
    # In no order that matters: one, as a rule.
    return sorted([name for name in effect.changes if effect.changes[name] > 0])


def with_deadwood(section: str, effect: "Effect", story: "Message") -> "Message":
    """Return `story` with the deadwood of the player who ended the round, `own`.

    It is among the facts of the effect, however it was entered; without deadwood the story says so.
    """
    key, facts = story
    number = effect.facts.get("own")
    if number is None:
        return story
    return section + ".tell_clean" if number == 0 else key, dict(facts, n=number)
