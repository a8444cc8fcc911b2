"""Twelve forms of a player's own, in two editions each, as large as a box takes them together."""

from collections.abc import Sequence
from typing import Any

from engine.games import forms
from host_tools.play.form_link import text_of

# The name of each, and of what it is a copy: in English alone, with rules in few words.
_COPIED = (
    ("our_king", "king"),
    ("our_hearts", "hearts"),
    ("our_wizard", "wizard"),
    ("our_euchre", "euchre"),
    ("our_jass", "schieber"),
    ("our_rummy", "rummy500"),
    ("our_thirteen", "three_thirteen"),
    ("our_conquian", "conquian"),
    ("our_contracts", "continental"),
    ("their_king", "king"),
    ("their_wizard", "wizard"),
    ("their_euchre", "euchre"),
)
NAMES = tuple(name for name, _ in _COPIED)


def form(name: str, edition: int = 1) -> dict[str, Any]:
    """Return the data of one of the forms.

    >>> form("our_king", 2)["title"]
    'Our king 2'
    """
    data = _english(forms.data_of(dict(_COPIED)[name]))
    for at, rule in enumerate(data["rules"]):
        rule["en"] = f"Rule {at + 1}."
        for part in ("asked", "source"):
            rule.pop(part, None)
    for part in ("about", "source", "prefix"):
        data.pop(part, None)
    words = name.replace("_", " ").capitalize()
    return data | {"form": name, "title": f"{words} {edition}"}


def _english(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _english(value[key]) for key in value if key != "it"}
    return [_english(one) for one in value] if isinstance(value, list) else value


def texts(edition: int, names: Sequence[str] = NAMES) -> list[str]:
    """Return the texts of the links to forms, by default all twelve, in an edition."""
    return [text_of(form(name, edition)) for name in names]
