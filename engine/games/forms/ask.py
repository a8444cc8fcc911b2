"""The question `form`, and what the question `score` needs to know of a score form."""

from ...compat import TYPE_CHECKING, copied, is_list, is_object, load_module
from ...errors import InputError
from ...game.fields import MAX_WORD, sentence
from ...game.sides import SEATS
from ...texts import listed, quoted, text
from . import SHIPPED, asked, names
from . import load as load_shipped
from .mistakes import FormError, nearest
from .readings import is_deep

if TYPE_CHECKING:
    from typing import Any

    from ...game.fields import Fields
    from ...types import Answer, House


def game_of(fields: "Fields") -> "Any":
    """Return the class of the game of the field `form`: a name, or a form itself."""
    form = fields.raw("form")
    if is_object(form):
        # What is nested too deep is refused as it is: a copy may not fit on the stack.
        return fields.use(asked(form if is_deep(form) else copied(form)))
    if not isinstance(form, str):
        raise InputError("form", "forms.no_form")
    if "form:" + form not in names():
        known = [row[0] for row in SHIPPED]
        said = ("forms.unknown_form", {"name": quoted(form), "names": listed(known, True)})
        near = nearest(form, known)
        if near:
            raise InputError("form", "forms.did_you_mean", what=said, near=near)
        raise InputError("form", said[0], **said[1])
    return fields.use(load_shipped("form:" + form))


def seat(fields: "Fields", game: "Any", players: list[str], house: "House") -> None:
    """Put the `sides` of a question into the house rules; raise InputError."""
    if not fields.has("sides"):
        return
    given = fields.array("sides")
    flat: list[str] = []
    for side in given:
        if not is_list(side):
            raise InputError("sides", "forms.sides_who")
        flat += side
    if len(flat) != len(players) or [name for name in players if name not in flat]:
        raise InputError("sides", "forms.sides_who")
    wanted = sorted([sorted(side) for side in given])
    if wanted == sorted([[name] for name in players]):
        if len(_sides(game, players, house)) == len(players):
            return
    elif "sides" not in house:
        raise InputError("sides", "forms.no_sides", title=game.title)
    else:
        for seats in SEATS:
            found = _sides(game, players, dict(house, sides=seats))
            if sorted([sorted(side) for side in found]) == wanted:
                house["sides"] = seats
                return
    raise InputError("sides", "forms.sides_seats")


def _sides(game: "Any", players: list[str], house: "House") -> "list[list[str]]":
    game.check_start(players, house)
    return sides(game(players, house))


def sides(game: "Any") -> "list[list[str]]":
    """Return who shares a score, in seat order: partners, or each player alone."""
    lists: list[list[str]] = game.sides.lists
    return lists or [[player.name] for player in game.players]


def last_round(game: "Any") -> int:
    """Return the number of the last round of a game, 0 if there is none."""
    return game.last


def form(fields: "Fields") -> "Answer":
    """Answer `form`: whether a form can be played, or where its mistake is; what it may not mean.

    `warnings` is there only if there are any: [{"where": ..., "why": ...}].
    """
    fields.no_options()
    try:
        game = game_of(fields)
    except FormError as error:
        why = text(error.reason[0], **error.reason[1])
        return {
            "error": sentence(error),
            "field": "form",
            "where": error.where or "form",
            "why": why,
        }
    found: Answer = {
        "ok": True,
        "form": game.form.name[:MAX_WORD],
        "players": [game.min_players, game.max_players],
        "events": [kind.name for kind in game.events],
        "rules": ["%s-%d" % (game.prefix, at + 1) for at in range(len(game.form.rules))],
    }
    told = load_module("engine.games.forms.reading.warnings").warnings(game.form)
    if told:
        found["warnings"] = [{"where": where, "why": text(why[0], **why[1])} for where, why in told]
    return found


QUESTIONS = {"form": (("form",), form)}
