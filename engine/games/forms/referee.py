"""The referee's questions about a form's melds: they ask for cards, and `judge` judges these."""

from ...compat import TYPE_CHECKING
from ...game.questions import cards as ask_cards
from ...game.questions import pick_name, yes_no
from ...game.verdict import Verdict
from ...rummy.budget import BOARD
from ...rummy.table import MOST, meld_of
from . import closing, judge
from .judge import opening_words

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...game.questions import Question
    from ...types import Progress, Questions
    from .melds import Judged, Melds

# The most cards of which is asked whether they fit a meld: each choice of them is tried.
_MOST_FITTING = 6


def _now(game: "Any", name: "str | None" = None) -> "Generator[Question, Any, Judged]":
    """Return the melds of this round; ask for the card turned up where it matters.

    `name` is the player whose score and stage count.
    """
    melds: Melds = game.form.melds
    count, round = len(game.names_in_play()), game.rounds + 1
    total, stage = 0, None
    if name:
        total = game.find(name).score
    if melds.stage:
        stage = 1 + game.carried.get(melds.stage, {}).get(name, 0)
    turned = None
    if melds.turned:
        deck = melds.deck_now(game.house, count, round, total)
        asked = ask_cards("kit.ask_turned", deck, 1, 1)
        asked.lasts = True
        (turned,) = yield asked
    return melds.judged(game.house, count, round, turned, total, stage)


def _whose(game: "Any", key: str) -> "Generator[Question, Any, str | None]":
    """Return whose cards they are, if that matters: somebody's score or stage says what is laid."""
    if not game.form.melds.asks_who:
        return None
    return (yield pick_name(key, game.names_in_play()))


def _progress(game: "Any") -> "Progress | None":
    """Return what shows how far a search is, and says whether it is cancelled."""
    return game.box.progress if game.box else None


def meld(game: "Any") -> "Questions":
    """Ask for cards, and judge whether they are a meld."""
    judged = yield from _now(game)
    given = yield ask_cards("judge.ask_meld", judged.deck, 1, MOST)
    yield judge.judge_meld(game.form.melds, judged, given, BOARD, _progress(game))


def hand(game: "Any") -> "Questions":
    """Ask for a hand, and judge what it counts and whether it may close."""
    judged = yield from _now(game, (yield from _whose(game, "kit.ask_whose")))
    given = yield from _held(judged)
    yield judge.judge_hand(game.form.melds, judged, given, BOARD, _progress(game))


def _held(judged: "Judged", drawn: int = 0) -> "Generator[Question, Any, list[int]]":
    """Return the cards of a hand, which are asked for, with so many `drawn`, or one.

    Who holds fewer than were dealt has gone down; where cards are bought, it is asked.
    """
    size = judged.hand
    if size and not judged.lays_down:
        key = "judge.ask_discard" if drawn else "judge.ask_hand"
        n = size + drawn
        return (yield ask_cards(key, judged.deck, n, size + 1, n=n))
    most = judged.most_in_turn
    given: list[int] = yield ask_cards("judge.ask_meld", judged.deck, 1 + drawn, most)
    if judged.opens and size:
        down = len(given) < size
        if not down and judged.most > size:
            down = yield yes_no("judge.ask_opened")
        if down:
            judged.go_down()
    return given


def end(game: "Any") -> "Questions":
    """Ask for a hand, and judge whether it can end the round, with melds of the table."""
    melds: Melds = game.form.melds
    judged = yield from _now(game, (yield from _whose(game, "kit.ask_end")))
    given = yield from _held(judged)
    drawn = judged.drawn(given)
    if drawn and (judged.down or len(given) != judged.with_discard):
        drawn = yield yes_no("kit.ask_drawn")
    there: list[list[int]] = []
    # Each turn takes another meld of the table out of the deck, or ends it.
    while True:
        verdict = closing.judge_end(
            melds, judged, given, drawn, there or None, BOARD, _progress(game)
        )
        if not verdict.found.stay or judged.lay_off not in ("table", "own"):
            break
        if not (yield yes_no("kit.ask_lay_off")):
            break
        taken = tuple(given)
        for meld_there in there:
            taken += tuple(meld_there)
        more = yield ask_cards("kit.ask_table", judged.deck, 2, MOST - _MOST_FITTING, taken)
        if meld_of(judged.table, more) is None and not judged.of_suit(more):
            words = " ".join(judged.deck.texts(more))
            yield Verdict(
                judged.deck, melds.rule("lay off"), "kit.no_meld", {"cards": words}, False
            )
            return
        there.append(more)
    yield verdict


def pays(game: "Any") -> "Questions":
    """Ask for the cards held when another has ended the round, and judge what they cost."""
    judged = yield from _now(game)
    given = yield ask_cards("judge.ask_meld", judged.deck, 1, min(judged.most, MOST))
    yield closing.judge_pays(game.form.melds, judged, given)


def discard(game: "Any") -> "Questions":
    """Ask for a hand and the drawn card, and judge what to discard."""
    judged = yield from _now(game, (yield from _whose(game, "kit.ask_whose")))
    given = yield from _held(judged, 1)
    yield judge.judge_discard(game.form.melds, judged, given, BOARD, _progress(game))


def opening(game: "Any") -> "Questions":
    """Ask for a hand, and judge whether it can be opened with; the question says with what."""
    melds: Melds = game.form.melds
    judged = yield from _now(game, (yield from _whose(game, "kit.ask_who")))
    what = opening_words(judged)
    given = yield ask_cards("kit.ask_opening", judged.deck, 1, MOST, what=what)
    yield judge.judge_opening(melds, judged, given, BOARD, _progress(game))


def fitting(game: "Any") -> "Questions":
    """Ask for a meld on the table and for cards, and judge which of these fit."""
    judged = yield from _now(game)
    if judged.lay_off == "no":
        rule = game.form.melds.rule("lay off")
        yield Verdict(judged.deck, rule, "kit.no_lay_off", {}, False)
        return
    there = yield ask_cards("kit.ask_table", judged.deck, 2, MOST - _MOST_FITTING)
    taken = tuple(there)
    given = yield ask_cards("kit.ask_fitting", judged.deck, 1, _MOST_FITTING, taken)
    melds = game.form.melds
    yield judge.judge_fitting(melds, judged, there, given, BOARD, _progress(game))
