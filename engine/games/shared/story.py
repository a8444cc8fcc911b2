"""What happened as people tell it: "Ben gin", "Cleo pays Dan 12"; see `Game.story`."""

from ...compat import TYPE_CHECKING

if TYPE_CHECKING:
    from ...record.effect import Effect
    from ...types import Event, Facts, Message

# Who an event is about, and the number that it names, by the fields of events.
_WHO = ("player", "ender", "winner", "buyer")
_NUMBERS = ("chips", "by", "price")


def facts_of(event: "Event", effect: "Effect") -> "Facts":
    """Return the facts for the story of an event: its texts, `name` and `n`.

    `name` is who it is about, or else who gained by it, "" where nobody did; `n` is the number that
    it names, or else what changed for that player.
    """
    facts: Facts = {}
    for field in event:
        if field != "event" and isinstance(event[field], str):
            facts[field] = event[field]
    name = ""
    for field in _WHO:
        name = name or event.get(field)
    if event["event"] in ("dealer", "void"):
        name = name or effect.dealer
    facts["name"] = name or ", ".join(event.get("winners") or _gainers(effect))
    facts["n"] = effect.changes.get(facts["name"], 0)
    for field in reversed(_NUMBERS):
        facts["n"] = event.get(field, facts["n"])
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
    return section + ".tell_gin" if number == 0 else key, dict(facts, n=number)
