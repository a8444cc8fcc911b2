"""The hands that players show: asked for in turn, as events have them, and read again."""

from ..compat import TYPE_CHECKING
from .declared import Field, field_path, require_names
from .questions import cards as ask_cards

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ..cards import Deck
    from ..types import Hands, Playing
    from .declared import EntrySoFar
    from .game import Game
    from .questions import Question
    from .verdict import Verdict


def ask_hands(
    deck: "Deck",
    names: list[str],
    key: str,
    minimum: int,
    maximum: int,
    old: dict[str, list[str]] | None = None,
) -> "Generator[Question, Any, Hands]":
    """Ask each of `names` for the hand that they show; return {name: cards}.

    At a showdown hands lie open: the box need not be passed from player to player. A generator. A
    hand has `minimum` to `maximum` cards. `key` is the question's text, with the fact `name`. `old`
    holds the card texts of an earlier form of the event, offered again; one of its hands may be
    larger than `maximum`.
    """
    hands: Hands = {}
    taken: tuple[int, ...] = ()
    for name in names:
        before = (old or {}).get(name)
        before = deck.read_all(before) if before else None
        room = max(maximum, len(before or ()))
        question = ask_cards(key, deck, minimum, room, taken, name, name=name)
        question.default = before
        hands[name] = yield question
        taken = taken + tuple(hands[name])
    return hands


def as_texts(deck: "Deck", hands: "Hands") -> dict[str, list[str]]:
    """Return {name: card texts}, the form that an event has."""
    shown: dict[str, list[str]] = {}
    for name in hands:
        shown[name] = deck.texts(hands[name])
    return shown


def with_event(
    game: "Game", verdict: "Verdict", kind: str, hands: "Hands", exhausted: bool | None = None
) -> "Verdict":
    """Return `verdict` with the event that the hands shown make, if the game takes one now."""
    if not game.over and kind in game.actions():
        verdict.event = {"event": kind, "hands": as_texts(verdict.deck, hands)}
        if exhausted is not None:
            verdict.event["exhausted"] = exhausted
    return verdict


class HandsField(Field):
    """The hands that all who are in play show: lists of cards by name, all from one deck."""

    holds_names = True
    hands = True

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> "Hands":
        """Return {name: cards}."""
        return read_hands(game, value, game.names_in_play(), self.name)


def read_hands(game: "Playing", given: object, names: list[str], field: str = "hands") -> "Hands":
    """Return {name: cards} for all `names`, with all cards from the game's deck."""
    given = require_names(game, given, names, field)
    deck = game.faces.deck(game.house)
    seen: list[int] = []
    hands: Hands = {}
    for name in names:
        hands[name] = deck.read_all(given[name], field_path(field, name), seen)
    return hands
