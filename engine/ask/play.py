"""The questions `score` and `deal`: the result of a list of events, and how a round is dealt."""

from ..compat import TYPE_CHECKING, load_module
from ..errors import InputError, RuleError
from ..game.fields import sentence
from ..record.ledger import Ledger
from ..texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..game.fields import Fields
    from ..game.game import Game
    from ..types import Answer, House

# With this many copies, amends in a game of 16,000 events start close to what they change.
_COPIES = 1000
# The module that answers for score forms, and the fields that only they have.
FORMS = "engine.games.forms.ask"
_OF_FORMS = ("form", "sides")
# The last round that can be asked of, where a game has none.
_MOST_ROUNDS = 9999
# The most events that one question may have applied again; one with hands counts as 20.
MAX_AGAIN = 50000


def _dealer(fields: "Fields", names: list[str]) -> str | None:
    """Return the dealer named by a question, or None."""
    if not fields.has("dealer"):
        return None
    name = fields.text("dealer")
    if name not in names:
        raise InputError("dealer", "all.unknown_player", name=name)
    return name


def _begun(fields: "Fields") -> "tuple[Any, Any, list[str], House]":
    """Return (the module of forms or None, the class, the names, the house) of a question."""
    made = load_module(FORMS) if fields.raw("game") == "form" else None
    game_class = made.game_of(fields) if made else fields.game()
    names = fields.players(game_class)
    house = fields.house()
    if made:
        made.seat(fields, game_class, names, house)
    else:
        for name in _OF_FORMS:
            if fields.has(name):
                raise InputError(name, "ask.unknown_field", field=name)
    return made, game_class, names, house


def score(fields: "Fields") -> "Answer":
    """Answer `score`: play the events and report the standing."""
    made, game_class, names, house = _begun(fields)
    ledger = Ledger(game_class, names, house, _dealer(fields, names), copies=_COPIES)
    entries = fields.array("events")
    for index in range(len(entries)):
        try:
            ledger.add(entries[index])
        except RuleError as error:
            return _refused(index, error.rule, sentence(error))
        except InputError as error:
            return _refused(index, None, sentence(error))
        if ledger.again > MAX_AGAIN:
            return _refused(index, None, text("ask.too_much_again", max=MAX_AGAIN))
    # Of a form, who plays alone is a side, too.
    return _standing(ledger, made.sides(ledger.game) if made else ledger.game.sides.lists)


def _refused(index: int, rule: str | None, why: str) -> "Answer":
    return {"error": why, "field": "events", "index": index, "rule": rule}


def _standing(ledger: Ledger, sides: "Sequence[Sequence[str]]") -> "Answer":
    """Return the answer to `score`; `sides` are the lists of those who share a score."""
    game = ledger.game
    scores: dict[str, int] = {}
    for player in game.players:
        scores[player.name] = player.score
    result: Answer = {
        "scores": scores,
        "status": "over" if game.over else "playing",
        "winners": list(game.winners),
        "places": game.places(),
        "out": game.elimination.names(game.winners),
        "dealer": None if game.over else game.dealer,
        "rounds": [effect.changes for _, _, effect, _ in ledger.history()],
    }
    left = [player.name for player in game.players if player.has_left]
    if left:
        result["left"] = left
    if game.board.sections:
        result["pots"] = dict(game.board.pots)
    if sides:
        result["sides"] = [{"players": list(side), "score": scores[side[0]]} for side in sides]
    more = game.columns.more()
    for field in more:
        result[field] = more[field]
    if game.ending:
        rule, key, facts = game.ending
    else:
        rule, (key, facts) = None, game.goal()
    result["rule"] = rule
    result["why"] = text(key, **facts)
    return result


def deal(fields: "Fields") -> "Answer":
    """Answer `deal`: how many cards each gets in a round, in what order, and who starts."""
    made, game_class, names, house = _begun(fields)
    fields.raw("dealer")
    dealer = _dealer(fields, names)
    game_class.check_start(names, house)
    game = game_class(names, house, dealer)
    if game.deal() is None:
        raise InputError("game", "ask.no_deal", game=game.title)
    last = made.last_round(game) if made else 0
    round = fields.number("round", 1, last or _MOST_ROUNDS) if fields.has("round") else 1

    def dealt(house: "House") -> "Answer":
        game = game_class(names, house, dealer)
        game.rounds = round - 1
        return _dealt(game)

    return fields.under_house(house, dealt)


def _dealt(game: "Game") -> "Answer":
    plan = game.deal()
    assert plan
    each: dict[str, int] = {}
    extra: dict[str, int] = {}
    for name in plan.order:
        if name == plan.extra:
            extra[name] = plan.counts[name]
        else:
            each[name] = plan.counts[name]
    for name, _, count in plan.beside:
        extra[name] = count
    if plan.upcard:
        extra["upcard"] = plan.upcard
    if plan.without:
        extra["left_out"] = len(plan.without)
    if plan.stock:
        extra["stock"] = plan.stock
    key, facts = game.why_deal(plan)
    answer: Answer = {
        "cards_each": each,
        "order": list(plan.order),
        "packets": list(plan.packets),
        "direction": plan.direction,
        "extra": extra,
        "deck": {"name": plan.deck.name, "cards": plan.deck.size},
        "first_turn": plan.first,
        "rule": game.deal_rule or None,
        "why": text(key, **facts),
    }
    if plan.without:
        answer["left_out"] = plan.deck.texts(plan.without)
    if plan.further:
        answer["further"] = plan.further
    if plan.passing:
        answer["pass"] = {"to": plan.passing[0], "cards": plan.passing[1]}
    return answer


QUESTIONS = {
    "score": (("game", "players", "dealer", "events") + _OF_FORMS, score),
    "deal": (("game", "players", "dealer", "round") + _OF_FORMS, deal),
}
