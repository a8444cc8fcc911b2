"""The question `show`: what four cards of cribbage count with the card that was cut."""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING, load_module
from ..texts import listed, text

if TYPE_CHECKING:
    from ..game.fields import Fields
    from ..types import Answer


def show(fields: "Fields") -> "Answer":
    """Answer `show`: the points of four `cards` with the `cut`, and of what; of a `crib` as such.

    Raises InputError.
    """
    fields.no_options()
    cards = fields.cards("cards", STANDARD52, 4, 4)
    seen = list(cards)
    cut = STANDARD52.read_all([fields.text("cut")], "cut", seen)[0]
    crib = fields.has("crib") and fields.flag("crib")
    counted = load_module("engine.games.forms.show")
    found: list[int] = counted.parts(cards, cut, crib)
    answer: Answer = {"points": sum(found)}
    answer.update(zip(counted.PARTS, found))
    told = [
        text("ask.show_" + name, n=points) for name, points in zip(counted.PARTS, found) if points
    ]
    answer["why"] = listed(told, True) if told else text("ask.show_nothing")
    return answer


QUESTIONS = {"show": (("cards", "cut", "crib"), show)}
