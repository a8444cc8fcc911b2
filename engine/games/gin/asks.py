"""The questions that make a hand of Gin Rummy (GIN-6, GIN-7)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_list
from ...errors import RuleError
from ...game.declared import begin_entry
from ...game.numbers import NumberField
from ...game.questions import NOBODY, pick, pick_name, yes_no
from ...game.questions import cards as ask_cards
from ...rummy.counted_hands import Deadwood, cards_among, deadwood_of, with_answers
from . import knock, rules

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.questions import Question
    from ...types import Event, Label, Questions

HAND = rules.HAND
# The opponent's deadwood, and the knocker's.
_DEADWOOD = Deadwood(
    "deadwood",
    "gin.ask_deadwood",
    size=HAND,
    most=rules.GinRules.max_deadwood,
    rule="GIN-5",
    unusual_from=71,
    text_above="gin.hand_limit",
    own=NumberField(
        "own",
        "gin.ask_own",
        most=lambda game, entry: entry["limit"],
        rule="GIN-6",
        text_above="gin.knock_limit",
        facts=lambda game, entry: {"limit": entry["limit"]},
    ),
    full=(HAND, HAND + 1),
)


def upcard(game: "Any", old: "Event") -> "Generator[Question, Any, int | None]":
    """Ask for the card turned up, once in a hand, if it counts for something; return it (GIN-6)."""
    if not rules.needs_upcard(game.house):
        return None
    before = old.get("upcard")
    if before is None and game.told is not None:
        return game.told
    question = ask_cards("gin.ask_upcard", STANDARD52, 1, 1)
    if before is not None:
        question.default = STANDARD52.read_all([before])
    return (yield question)[0]


def turned_up(game: "Any") -> "Generator[Question, Any, int]":
    """Ask for the card turned up, offering the one that is known; keep it and return it (GIN-6)."""
    before = game.upcard.card(game)
    question = ask_cards("gin.ask_upcard", STANDARD52, 1, 1)
    question.default = None if before is None else [before]
    card: int = (yield question)[0]
    game.upcard.keep(game, card)
    return card


def who(
    game: "Any", old: "Event", drawn: bool = False
) -> "Generator[Question, Any, tuple[str, str] | None]":
    """Ask who ended the hand; return them and their opponent, None for a hand that was `drawn`.

    Partners say against whom, where it is not clear, and may have drawn one of two (GIN-19). After
    the game, somebody in it may have left.
    """
    names = [player.name for player in game.players] if game.over else game.waiting()
    choices: list[tuple[str, Label]] = [(name, name) for name in names]
    before = old.get("ender")
    if game.sides.lists and drawn:
        choices.append((NOBODY, ("gin.drawn", {})))
        before = NOBODY if old and before is None else before
    ender: str = yield pick("gin.ask_ender", choices, before)
    if ender == NOBODY:
        return None
    others = [name for name in names if name not in game.sides.of(ender)]
    if len(others) == 1:
        return ender, others[0]
    before = old.get("opponent") or game.opposed(ender)
    return ender, (yield pick_name("gin.ask_opponent", others, before, name=ender))


def both(game: "Any", old: "Event") -> "Questions":
    """Ask who ended the hand, and what both hands count after laying off."""
    turned_up = yield from upcard(game, old)
    limit = rules.limit(game.house, turned_up)
    players = yield from who(game, old, True)
    if players is None:
        yield {"event": "round", "ender": None}
        return
    ender, other = players
    answers: dict[str, Any] = {ender: 0}
    big = False
    asked = [ender, other] if limit or "hands" in old else [other]
    entry = begin_entry(game, {"event": "round"}, old)
    entry["ender"], entry["limit"] = ender, limit
    page = _DEADWOOD.page(game, entry, asked)
    if ender in asked:
        question = _DEADWOOD.question_of(game, entry, ender, ())
        question.page = page
        answers[ender] = yield question
    mine = answers[ender] if is_list(answers[ender]) else None
    own = deadwood_of(game, mine) if mine else answers[ender]
    if mine:
        # Refused at once, not after the opponent's cards are keyed.
        big = len(mine) > HAND
        if big and own:
            raise RuleError("GIN-11", "gin.no_big", n=own)
        knock.check_limit(game.house, own, turned_up, ender)
    elif own == 0 and game.house["big_gin"] != "no":
        big = yield yes_no("gin.ask_big", old.get("big"), name=ender)
    question = question_of(game, entry, other, mine, own)
    if own:
        field, whom, label, _ = page.rows[-1]
        after: Label = ("gin.after_laying", {})
        page.rows = list(page.rows[:-1]) + [(field, whom, label, [after])]
    question.page = page
    answers[other] = yield question
    event = entry.event
    event["ender"] = ender
    if game.sides.lists:
        event["opponent"] = other
    if big:
        event["big"] = True
    if turned_up is not None:
        event["upcard"] = STANDARD52.text(turned_up)
    if mine and own and is_list(answers[other]):
        words = yield from laid(mine, answers[other], old, ender)
        if words:
            event["laid"] = words
    yield with_answers(
        event, answers, "deadwood", "hands", STANDARD52, lambda cards: deadwood_of(game, cards)
    )


def question_of(
    game: "Any", entry: "EntrySoFar", other: str, mine: "list[int] | None", own: int
) -> "Question":
    """Return the question for the deadwood of the opponent, `other`, after laying off (GIN-7).

    It can be answered by cards where it is known what they are laid off on: the cards `mine` of the
    knocker, or nothing after gin.
    """
    taken = cards_among({entry["ender"]: mine})
    question = _DEADWOOD.question_of(game, entry, other, taken)
    if own:
        question.key = "gin.ask_rest"
    if own and mine:
        question.worth = lambda cards: knock.counted(mine, cards, None).opponent
    elif own:
        question.deck = None
        if is_list(question.default):
            question.default = None
    return question


def laid(
    knocker: list[int], opponent: list[int], old: "Event", name: str
) -> "Generator[Question, Any, list[list[str]] | None]":
    """Ask how the knocker melded where that matters to the opponent (GIN-7); return the melds.

    None: as the box counts, which is the best for the knocker.
    """
    from ...rummy import deadwood
    from . import layoff

    text = STANDARD52.texts
    ways: list[tuple[int, list[list[str]], Label]] = []
    for points, melds, _ in deadwood.every_count(rules.table(), knocker):
        rest = layoff.laid(points, melds, opponent).opponent
        cards = [text(meld) for meld in melds]
        words = " ".join([knock.short_meld(meld) for meld in melds])
        ways.append((-rest, cards, ("gin.way", {"cards": words, "n": rest})))
    if len(set([way[0] for way in ways])) == 1 and "laid" not in old:
        return None
    ways.sort(key=lambda way: way[0])
    before = old.get("laid")
    if before is not None and before not in [way[1] for way in ways]:
        # Laid out in another way, which is offered again; the event is refused if it cannot be.
        ways.insert(0, (0, before, ("gin.way_before", {})))
    choices = [(at, ways[at][2]) for at in range(len(ways))]
    offered = [at for at in range(len(ways)) if ways[at][1] == before]
    at: int = yield pick("gin.ask_laid", choices, offered[0] if offered else None, name=name)
    return ways[at][1]
