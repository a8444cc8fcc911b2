"""Verdicts of Gin Rummy: what a knock is worth with both hands counted, and who may knock."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...game.questions import cards as ask_cards
from ...game.verdict import Verdict, refused, under_house
from ...rummy import referee as rummy
from . import asks, knock, rules

if TYPE_CHECKING:
    from ...types import Event, House, Label, Questions
    from .game import Gin
    from .layoff import LaidOff


class Knock:
    """A knock that was judged: its `score` and both `hands` after laying off."""

    def __init__(self, score: knock.Score, hands: "LaidOff") -> None:
        self.score = score
        self.hands = hands


# -- both hands ------------------------------------------------------------------------------


def both_hands(game: "Gin") -> "Questions":
    """Ask for both hands and judge what the knock is worth (GIN-6 to GIN-11)."""
    upcard = yield from game.upcard.ask(game, {})
    players = yield from asks.who(game, {})
    assert players
    name, other = players
    hand = rules.HAND
    mine = yield ask_cards("judge.ask_hand_of", STANDARD52, hand, hand + 1, who=name, name=name)
    taken = tuple(mine)
    theirs = yield ask_cards(
        "judge.ask_hand_of", STANDARD52, hand - 1, hand + 1, taken, other, name=other
    )
    laid = None
    words = yield from asks.laid(mine, theirs, {}, name)
    if words:
        laid = [STANDARD52.read_all(meld) for meld in words]
    verdict = judge_knock(game.house, mine, theirs, laid, upcard, name, other)
    if verdict.ok is False:
        verdict = under_house(
            game, lambda house: judge_knock(house, mine, theirs, laid, upcard, name, other)
        )
    game.upcard.keep(game, upcard)
    if verdict.ok is not False and not game.over:
        event: Event = {"event": "round", "ender": name}
        if game.sides.lists:
            event["opponent"] = other
        event["hands"] = {name: STANDARD52.texts(mine), other: STANDARD52.texts(theirs)}
        if words:
            event["laid"] = words
        if upcard is not None:
            event["upcard"] = STANDARD52.text(upcard)
        verdict.event = event
    yield verdict


def judge_knock(
    house: "House",
    knocker: list[int],
    opponent: list[int],
    laid: "list[list[int]] | None",
    upcard: int | None,
    name: str = "",
    other: str = "",
) -> Verdict:
    """Return the Verdict on a knock; `found` is the Knock, or None if it is not allowed.

    `laid` are the knocker's melds, None for the best. With `name` and `other`, the names of the
    knocker and the opponent, the verdict shows the points; without, it is for `ask`.
    """
    try:
        hands = knock.counted(knocker, opponent, laid)
        knock.check_limit(house, hands.knocker, upcard, name)
    except RuleError as error:
        return refused(STANDARD52, error, knocker)
    full = len(opponent) <= rules.HAND
    big = len(knocker) > rules.HAND
    score = knock.score(house, hands.knocker, hands.opponent, big, upcard, full)
    facts = {
        "name": name,
        "other": other,
        "n": hands.knocker,
        "rest": hands.opponent,
        "points": score.points,
    }
    rule = knock.RULES[score.result]
    verdict = Verdict(
        STANDARD52, rule, "gin_judge.judge_" + score.result, facts, None, "%+d" % score.points
    )
    verdict.found = Knock(score, hands)
    for place in range(len(hands.melds)):
        verdict.show("" if place else name, hands.melds[place])
    for place in range(len(hands.melds)):
        cards = [card for card, at in hands.laid_off if at == place]
        if cards:
            verdict.show(("gin.on_meld", {"meld": knock.short_meld(hands.melds[place])}), cards)
    for place in range(len(hands.own)):
        verdict.show("" if place else other, hands.own[place])
    rummy.lay_out(verdict, (), hands.left)
    verdict.explain(lambda: (rule, "gin_judge.why_" + score.result, facts))
    return verdict


# -- may one knock? --------------------------------------------------------------------------


def limit(game: "Gin") -> "Questions":
    """Ask for the card turned up, if it counts, and say with how much one may knock (GIN-6)."""
    upcard = None
    if rules.needs_upcard(game.house):
        upcard = yield from asks.turned_up(game)
    yield under_house(game, lambda house: judge_limit(house, upcard))


def judge_limit(house: "House", upcard: int | None) -> Verdict:
    """Return the Verdict on the most deadwood with which a player may knock (GIN-6)."""
    most = rules.limit(house, upcard)
    doubled = knock.is_doubled(house, upcard)
    key = "gin_judge.limit" if most else "gin_judge.limit_gin"
    key += "_double" if doubled else ""
    figure: Label = str(most) if most else ("gin_judge.figure_gin", {})
    cards = [] if upcard is None else [upcard]
    return Verdict(STANDARD52, "GIN-6", key, {"limit": most}, None, figure, cards)


# -- two cards in the stock --------------------------------------------------------------------


def stock(game: "Gin") -> "Questions":
    """Say what happens with two cards left in the stock: the generator asks nothing (GIN-12)."""
    pairs = bool(game.sides.lists)
    yield under_house(game, lambda house: judge_stock(house, game.dealer, pairs))


def judge_stock(house: "House", dealer: str | None, pairs: bool = False) -> Verdict:
    """Return the Verdict on a hand with two cards left in the stock (GIN-12, of `pairs` GIN-19)."""
    taken = house["last_discard"] == "knock"
    key = "gin_judge.judge_last" if taken else "gin_judge.judge_stock"
    if taken and house["knock_limit"] == "gin":
        key += "_gin"
    if pairs:
        key += "_drawn"
    word = "last" if taken else "drawn" if pairs else "stock"
    figure: Label = ("gin_judge.figure_" + word, {})
    rule = "GIN-19" if word == "drawn" else "GIN-12"
    return Verdict(STANDARD52, rule, key, {"name": dealer}, None, figure)


# -- a wrong number of cards -------------------------------------------------------------------

# When it may be noticed in play: before the first draw of who has it; later, in one hand or both.
NOTICED = ("before_draw", "one_wrong", "both_wrong")


def wrong_number(game: "Gin") -> "Questions":
    """Ask when a wrong number of cards was noticed, and judge it (GIN-16, at the end ALL-7)."""
    yield judge_number((yield rummy.ask_noticed([(when, "gin_judge.") for when in NOTICED])))


def judge_number(when: str) -> Verdict:
    """Return the Verdict on a hand with a wrong number of cards, by when that was noticed."""
    if when not in NOTICED:
        return rummy.judge_number(STANDARD52, when)
    return Verdict(
        STANDARD52, "GIN-16", "gin_judge.number_" + when, {}, None, ("gin_judge.figure_" + when, {})
    )
