"""The questions `games` and `rule`: which games there are, and what a rule says."""

from .. import games
from ..compat import TYPE_CHECKING
from ..errors import InputError
from ..game.house import is_span
from ..texts import fact, rulebook

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..game.fields import Fields
    from ..game.game import Game
    from ..game.house import Option
    from ..texts.rulebook import Rule
    from ..types import Answer


def _values(option: "Option") -> "list[Any]":
    """Return the accepted values: a range as an object, "custom" if other values are parsed."""
    values: list[Any] = []
    for known in option.values:
        if is_span(known):
            known = {"least": known.minimum, "most": known.maximum}
        values.append(known)
    if option.parse is not None:
        values.append("custom")
    return values


def _option(option: "Option") -> "Answer":
    return {
        "name": option.name,
        "default": option.default,
        "values": _values(option),
        "rule": option.rule,
    }


def list_games(fields: "Fields") -> "Answer":
    """Answer `games`: id, title, players, deck and house rules of each game, in order."""
    fields.no_options()
    found: list[Answer] = []
    for name in games.names():
        game = games.load(name)
        found.append(
            {
                "id": name,
                "title": fact(game.title),
                "players": [game.min_players, game.max_players],
                "deck": game.faces.deck(game.with_defaults(None)).name,
                "options": [_option(option) for option in game.options],
            }
        )
    return {"games": found}


def _entry(rule: "Rule", played: "Sequence[type[Game]]") -> "Answer":
    house: list[str] = []
    for game in played:
        for name in rulebook.house_rules(rule, game.options):
            if name not in house:
                house.append(name)
    return {"number": rule.number, "text": rule.full, "house": house}


def rule(fields: "Fields") -> "Answer":
    """Answer `rule`: the rule of a `number`, or all the rules of a `game`.

    Raises InputError for both fields or neither, an unknown number or game, or unknown options.

    >>> from engine.ask import answer
    >>> reply = answer({"ask": "rule", "number": "rmn-8"})
    >>> reply["rules"][0]["number"], reply["rules"][0]["house"]
    ('RMN-8', ['knock_limit'])
    """
    if fields.has("game"):
        if fields.has("number"):
            raise InputError("number", "rulebook.one_of")
        game = fields.game()
        fields.house()
        found = rulebook.rules(game.prefix)
        return {"rules": [_entry(each, [game]) for each in found]}
    number = fields.text("number")
    found = rulebook.find(number)
    if found is None:
        raise InputError("number", "rulebook.unknown", number=number)
    game = games.with_prefix(found.number[: found.number.find("-")])
    if game is None:
        fields.no_options()
        return {"rules": [_entry(found, [games.load(name) for name in games.names()])]}
    game.with_defaults(fields.raw("options") if fields.has("options") else None)
    return {"rules": [_entry(found, [game])]}


QUESTIONS = {
    "games": ((), list_games),
    "rule": (("number", "game"), rule),
}
