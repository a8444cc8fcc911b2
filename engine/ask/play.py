"""The questions `score` and `deal`: the result of a list of events, and how a round is dealt."""

from ..compat import TYPE_CHECKING, load_module
from ..errors import InputError, RuleError
from ..game.fields import sentence
from ..record.ledger import Ledger
from ..texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.fields import Fields
    from ..game.game import Game
    from ..types import Answer

# With this many copies, amends in a game of 16,000 events start close to what they change.
_COPIES = 1000
# The module that answers for score forms, and the fields that only they have.
FORMS = "engine.games.forms.ask"
_OF_FORMS = ("form", "sides")
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


def score(fields: "Fields") -> "Answer":
    """Answer `score`: play the events and report the standing."""
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
    """Answer `deal`: how many cards each gets, in what order, and who starts."""
    game_class = fields.game()
    names = fields.players(game_class)
    fields.raw("dealer")
    dealer, house = _dealer(fields, names), fields.house()
    game = game_class(names, house, dealer)
    if game.deal() is None:
        raise InputError("game", "ask.no_deal", game=game.title)
    return fields.under_house(house, lambda house: _dealt(game_class(names, house, dealer)))


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
    if plan.upcard:
        extra["upcard"] = plan.upcard
    if plan.stock:
        extra["stock"] = plan.stock
    why = ".why_deal" if game.upcard.offer(game) or not game.upcard.rule else ".why_no_offer"
    return {
        "cards_each": each,
        "order": list(plan.order),
        "packets": list(plan.packets),
        "direction": plan.direction,
        "extra": extra,
        "deck": {"name": plan.deck.name, "cards": plan.deck.size},
        "first_turn": plan.first,
        "rule": game.deal_rule,
        "why": text(game.section + why, dealer=plan.dealer, first=plan.first),
    }


QUESTIONS = {
    "score": (("game", "players", "dealer", "events") + _OF_FORMS, score),
    "deal": (("game", "players", "dealer"), deal),
}
