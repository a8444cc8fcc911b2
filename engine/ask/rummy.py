"""The questions about a hand of rummy: of a built-in game, or of a form with melds."""

from .. import games
from ..compat import TYPE_CHECKING, load_module
from ..errors import InputError
from ..game.fields import with_reason
from ..game.meld_rules import HandRules, MeldRules
from ..rummy import referee as rummy
from ..rummy.table import SET
from . import MOMENT, unknown_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..game.fields import Fields
    from ..game.game import Game
    from ..types import Answer, House


# The module that answers for score forms. Fields that only a question about a form may have, and
# only one about a knock.
_FORMS = "engine.games.forms.ask_melds"
_OF_FORMS = ("form",) + MOMENT
_OF_KNOCKS = ("knocker", "opponent", "laid", "upcard")


def _of_form(fields: "Fields", others: "Sequence[str]" = ()) -> bool:
    """Return whether a form is asked about; raise InputError for fields of what is not.

    `others` are the fields that a question of a form does not have.
    """
    asked = fields.raw("game") == "form"
    for name in others if asked else _OF_FORMS + ("down", "drawn"):
        if fields.has(name):
            raise InputError(name, "ask.unknown_field", field=name)
    return asked


def _has(name: str, kind: type[MeldRules]) -> bool:
    game = games.load(name)
    return isinstance(game.rules_for(game.with_defaults(None)), kind)


def _game(fields: "Fields", kind: type[MeldRules]) -> "type[Game]":
    """Return the class of the game asked about, whose rules must be of `kind`.

    Raises InputError.
    """
    name = fields.text("game")
    if name not in games.names() or not _has(name, kind):
        fields.game(*[known for known in games.names() if _has(known, kind)])
    return fields.game()


def _hand_rules(fields: "Fields") -> "tuple[House, Callable[[House], HandRules]]":
    """Return the house rules, and what returns the rules of hands under house rules.

    They know the card turned up, which must be given where the limit depends on it.
    """
    game = _game(fields, HandRules)
    settled = fields.house()

    def rules_for(house: "House") -> HandRules:
        rules = game.rules_for(house)
        assert isinstance(rules, HandRules)
        return rules if upcard is None else rules.turned_up(upcard)

    upcard = None
    rules = rules_for(settled)
    if fields.has("upcard") and not rules.takes_upcard:
        raise InputError("upcard", "ask.unknown_field", field="upcard")
    if fields.has("upcard") or rules.asks_upcard:
        upcard = fields.card("upcard", rules.deck)
    return settled, rules_for


def meld(fields: "Fields") -> "Answer":
    """Answer `meld`: whether 1 to 14 `cards` are a set or a run of `game`.

    A refusal gives the rule that the cards break (RMN-5 to RMN-7, GSK-3, GSK-4, RSK-4, RSK-5,
    TUS-1, TUS-6, TUS-12). Raises InputError.
    """
    if _of_form(fields):
        return load_module(_FORMS).meld(fields)
    game, house = _game(fields, MeldRules), fields.house()
    cards = fields.cards("cards", game.faces.deck(house), 1, 14)
    return fields.under_house(house, lambda house: _meld(game.rules_for(house), cards), cards)


def _meld(rules: "Any", cards: list[int]) -> "Answer":
    verdict = rummy.judge_meld(rules, cards)
    found: rummy.Meld | None = verdict.found
    stands: list[str] = []
    if found and found.kind == SET:
        stands = [rules.deck.faces[rank - 1] for rank in found.stands]
    elif found:
        stands = rules.deck.texts(found.stands)
    answer = {"ok": verdict.ok, "kind": found.kind if found else None, "stands_for": stands}
    return with_reason(answer, verdict)


def count(fields: "Fields") -> "Answer":
    """Answer `deadwood`: the least deadwood of a hand, or of a hand and the drawn card.

    Implements RMN-4 to RMN-8, RMN-10, RMN-11, GSK-3 to GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    if _of_form(fields, ("upcard",)):
        return load_module(_FORMS).deadwood(fields)
    house, rules_for = _hand_rules(fields)
    rules = rules_for(house)
    cards = fields.cards("cards", rules.deck, rules.size, rules.size + 1)
    return fields.under_house(house, lambda house: _count(rules_for(house), cards))


def _count(rules: HandRules, cards: list[int]) -> "Answer":
    texts = rules.deck.texts
    verdict = rummy.judge_hand(rules, cards)
    found = verdict.found
    answer = {
        "deadwood": found.points,
        "melds": [texts(each) for each in found.melds],
        "left": texts(found.left),
        "may_end": found.may_end,
    }
    with_reason(answer, verdict)
    for name, flag in rules.flags:
        answer[name] = getattr(found, flag)
    return answer


def best_discard(fields: "Fields") -> "Answer":
    """Answer `best_discard`: which discards win the game, else which leave the least deadwood.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8, GSK-9. Raises InputError.
    """
    if _of_form(fields, ("upcard",)):
        return load_module(_FORMS).best_discard(fields)
    house, rules_for = _hand_rules(fields)
    rules = rules_for(house)
    cards = fields.cards("cards", rules.deck, rules.size + 1, rules.size + 1)
    return fields.under_house(house, lambda house: _discard(rules_for(house), cards))


def _discard(rules: HandRules, cards: list[int]) -> "Answer":
    deck = rules.deck
    verdict = rummy.judge_discard(rules, cards)
    found = verdict.found
    answer = {
        "discard": deck.text(found.choices[0]),
        "deadwood": found.deadwood,
        "choices": deck.texts(found.choices),
        "may_end": found.may_end,
    }
    return with_reason(answer, verdict)


def opens(fields: "Fields") -> "Answer":
    """Answer `opens`: whether cards can be laid down as the first melds of a form's game."""
    if not _of_form(fields):
        name = fields.text("game")
        raise unknown_game(name, ["form"])
    return load_module(_FORMS).opens(fields)


def pays(fields: "Fields") -> "Answer":
    """Answer `pays`: what is paid of a hand that another has ended, by a form."""
    if not _of_form(fields):
        raise unknown_game(fields.text("game"), ["form"])
    return load_module(_FORMS).pays(fields)


def may_end(fields: "Fields") -> "Answer":
    """Answer `may_end`: whether a hand can end the round in this turn, by a form."""
    if not _of_form(fields):
        raise unknown_game(fields.text("game"), ["form"])
    return load_module(_FORMS).may_end(fields)


def layoff(fields: "Fields") -> "Answer":
    """Answer `layoff`: what a knock is worth, in the game that has them, or cards by a form."""
    if _of_form(fields, _OF_KNOCKS):
        return load_module(_FORMS).layoff(fields)
    for name in ("cards", "table"):
        if fields.has(name):
            raise InputError(name, "ask.unknown_field", field=name)
    (module,) = [module for ask, module in games.QUESTIONS if ask == "layoff"]
    return load_module(module).layoff(fields)


QUESTIONS = {
    "meld": (("game", "cards") + _OF_FORMS, meld),
    "deadwood": (("game", "cards", "upcard", "down", "drawn") + _OF_FORMS, count),
    "best_discard": (("game", "cards", "upcard", "down") + _OF_FORMS, best_discard),
    "pays": (("game", "cards", "down") + _OF_FORMS, pays),
    "may_end": (("game", "cards", "down", "drawn", "table") + _OF_FORMS, may_end),
    "opens": (("game", "cards") + _OF_FORMS, opens),
    "layoff": (("game", "cards", "table") + _OF_KNOCKS + _OF_FORMS, layoff),
}
