"""The questions that make the events of Rumino (see `GameFacts.asks`)."""

from ...cards import RUMINO108
from ...compat import TYPE_CHECKING, is_list
from ...record.questions import NOBODY, pick, yes_no
from ...rummy.counted_hands import deadwood_of, deadwood_question, with_answers
from ...rummy.rules import hand_rules
from ..shared.asks import ask_player
from .rules import RuminoRules

if TYPE_CHECKING:
    from typing import Any

    from ...types import Event, Label, Questions
    from .game import Rumino

HAND = RuminoRules.size
MAX_DEADWOOD = RuminoRules.max_deadwood


def ask_round(game: "Rumino", old: "Event") -> "Questions":
    """Ask who ended the round and what is left in each hand."""
    names = game.names_in_play()
    choices: list[tuple[str, Label]] = [(name, name) for name in names]
    if game.house["stock_out"] == "score":
        choices.append((NOBODY, ("rmn.nobody", {})))
    was_rumino = old.get("event") == "rumino"
    if was_rumino:
        # A Rumino entered in a round is offered again as a hand without deadwood.
        name, cards = old["player"], old.get("cards")
        old = {"event": "rumino", "ender": name}
        if cards:
            old["hands"] = {name: cards}
        else:
            old["deadwood"] = {name: 0}
    before = old.get("ender")
    if old.get("event") == "round" and before is None:
        before = NOBODY
    ender = (yield pick("rmn.ask_ender", choices, before)) or None
    limit = game.house["knock_limit"]
    deadwood: dict[str, Any] = {}
    order = names if ender is None else [ender] + [name for name in names if name != ender]
    for name in order:
        knocks = name == ender
        if knocks:
            question = deadwood_question(
                game, name, "rmn.ask_knocker", limit, (HAND, HAND), deadwood, old
            )
            question.bounded(name, "RMN-8", limit="rmn.knocker_limit")
        else:
            sizes = (HAND - 1, HAND + 1)
            question = deadwood_question(
                game, name, "rmn.ask_deadwood", MAX_DEADWOOD, sizes, deadwood, old
            )
            question.bounded(name, "RMN-4", odd=61, limit="rmn.hand_limit")
        deadwood[name] = yield question
        answer = deadwood[name]
        if is_list(answer):
            if hand_rules(game).wins(answer):
                # Whoever holds it, the game is over (RMN-16).
                yield {"event": "rumino", "player": name, "cards": RUMINO108.texts(answer)}
                return
            if knocks:
                # Refused at once, not after the others have keyed their cards.
                game.check_own(name, deadwood_of(game, answer))
        elif knocks and answer == 0 and (was_rumino or not old):
            # No deadwood is left, so this may be a Rumino (RMN-11).
            if (yield yes_no("rmn.ask_is_rumino", was_rumino, name=name)):
                yield {"event": "rumino", "player": name}
                return
    event = {"event": "round", "ender": ender}
    yield with_answers(
        event, deadwood, "deadwood", "hands", RUMINO108, lambda cards: deadwood_of(game, cards)
    )


def ask_rumino(game: "Rumino", old: "Event") -> "Questions":
    """Ask who has the Rumino."""
    return ask_player("rumino", "rmn.ask_rumino", game.names_in_play(), old)


def ask_re_enter(game: "Rumino", old: "Event") -> "Questions":
    """Ask who re-enters."""
    return ask_player("re_enter", "rmn.ask_re_enter", game.may_re_enter(), old)
