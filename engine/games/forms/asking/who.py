"""The fields of a form that name a player or a side, and the cards that say who it is."""

from ....cards import RANKS
from ....compat import TYPE_CHECKING
from ....errors import InputError, RuleError
from ....game.declared import Field, PlayerField, require_names
from ....game.questions import BY_CARDS, cards
from ..form import IS_PLAYER, IS_SIDE
from .counting import KEYED, NAMING
from .made import Made

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ....cards import Deck
    from ....game.declared import Asking, EntrySoFar, Values
    from ..form import Step

# What fields take that name somebody.
WHO = (IS_PLAYER, IS_SIDE)


class FormWho(Made, PlayerField):
    """A player; with a table of what cards are worth, also who shows the most, each suit once."""

    whose = None

    def its_cards(self) -> "dict[str, int] | None":
        """Return {rank: points} of cards that say who it is, or None."""
        return self.form.cards[self.made.cards] if self.made.cards else None

    cards: "Any" = property(its_cards)

    def its_all_suits(self) -> bool:
        """Return whether only who has a card of each suit is counted."""
        return self.made.cards in self.form.all_suits

    all_suits: "Any" = property(its_all_suits)

    def its_holds(self) -> "tuple[int, ...]":
        """Return the cards that who is named has."""
        return self.made.holds

    holds: "Any" = property(its_holds)

    def its_rule(self) -> "str | None":
        """Return the number of the rule that refuses another name."""
        return self.number

    rule: "Any" = property(its_rule)

    def its_nobody(self) -> "str | None":
        """Return the text of the choice that it is nobody, where there is one."""
        return "forms.nobody" if self.made.nobody else None

    nobody: "Any" = property(its_nobody)

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the name of a player who does not sit out, or None."""
        if game.form.idle is not None and value in game.idle(game.world(entry)):
            raise game.sits_out(value)
        return super().check(game, value, entry)

    def someone(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return each player who does not sit out."""
        idle = game.idle(game.world(entry))
        return [row for row in super().someone(game, entry) if row[0] not in idle]

    def choices(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return who can be named, nobody, and that the cards say who."""
        found = super().choices(game, entry)
        if self.made.decides:
            there = game.together(entry)
            found = [row for row in found if row[0] in there]
        return found + [(BY_CARDS, ("all.by_cards", {}))] if self.cards else found

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask for a player, or for the best cards of each player or side, which the event keeps."""
        kept = entry.old.get(self.name + KEYED)
        if kept:
            entry.old = dict(entry.old)
            entry.old[self.name] = BY_CARDS
        yield from super().ask(game, entry)
        if self.cards and entry[self.name] == BY_CARDS:
            hands = yield from self._keyed(game, entry, kept or {})
            name = best_of(self.points_of(hands))
            if name is None and not self._nobody(game, entry):
                raise RuleError(*self.somebody)
            entry[self.name] = entry.event[self.name] = name
            entry.event[self.name + KEYED] = {head: NAMING.texts(hands[head]) for head in hands}
            entry[self.name + KEYED] = hands
        return None

    def _keyed(
        self, game: "Any", entry: "EntrySoFar", kept: "dict[str, Any]"
    ) -> "Generator[Any, Any, dict[str, list[int]]]":
        """Ask for up to four cards of each; those `kept` of an earlier event are offered."""
        deck = NAMING
        taken: tuple[int, ...] = ()
        world = game.world(entry)
        hands: dict[str, list[int]] = {}
        for at in world.heads:
            head = world.names[at]
            question = cards(
                "forms.ask_best", deck, 1, len(deck.suits), taken, name=world.words(at)
            )
            if head in kept:
                question.default = deck.read_all(kept[head])
            hands[head] = yield question
            taken += tuple(hands[head])
        return hands

    def points_of(self, hands: "dict[str, list[int]]") -> "dict[str, int]":
        """Return what the best cards of each hand come to."""
        assert self.cards is not None
        return {head: self.best_of_suits(NAMING, self.cards, hands[head]) for head in hands}

    def best_of_suits(self, deck: "Deck", table: "dict[str, int]", found: "list[int]") -> int:
        """Return what the best card of each suit is worth; 0 without a suit that is needed."""
        points = 0
        for suit in range(len(deck.suits)):
            worth = [table.get(RANKS[one % 13], 0) for one in found if one // 13 == suit]
            if self.all_suits and not worth:
                return 0
            points += max(worth) if worth else 0
        return points


def best_of(points: "dict[str, int]") -> "str | None":
    """Return who has the most, None where two are equal.

    >>> best_of({"Ann": 40, "Bo": 0}), best_of({"Ann": 40, "Bo": 40})
    ('Ann', None)
    """
    most = max(points.values())
    best = [name for name in points if points[name] == most]
    return best[0] if len(best) == 1 else None


class FormSide(FormWho):
    """A side, called by its first player."""

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the name of the side's first player, or None."""
        name = super().check(game, value, entry)
        return name if name is None else game.world(entry).head(name)

    def someone(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return each side and its words."""
        world = game.world(entry)
        return [(world.names[at], world.words(at)) for at in world.heads]


class FormKeyed(Field):
    """The cards of each by which `who` was named; a name that they do not give is refused."""

    holds_names = True
    required = False
    of_cards = True
    who: "Any" = None
    rule: "str | None" = None

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "dict[str, list[int]]":
        """Return {name: cards}."""
        deck = NAMING
        world = game.world(entry)
        given = require_names(game, value, [world.names[at] for at in world.heads], self.name)
        seen: list[int] = []
        hands: dict[str, list[int]] = {}
        for at in world.heads:
            head = world.names[at]
            where = self.name + "." + head
            hands[head] = found = deck.read_all(given[head], where, seen)
            if not 1 <= len(found) <= len(deck.suits):
                facts = {"min": 1, "max": len(deck.suits), "n": len(found)}
                raise InputError(where, "forms.how_many", **facts)
        best = best_of(self.who.points_of(hands))
        if best != entry[self.who.name]:
            name: Any = ("forms.nobody", {})
            if best is not None:
                name = world.words(world.names.index(best))
            raise RuleError(self.rule, "forms.cards_say", name=name)
        return hands


def naming_of(step: "Step") -> "list[str]":
    """Return the names of the fields whose cards say who somebody is."""
    return [one.name for one in step.fields if one.takes in WHO and one.cards]


def holders(
    said: "Values", naming: "list[str]", holds: "tuple[int, ...]"
) -> "list[tuple[str, int]]":
    """Return (who has it, card) of those of some cards that were said in the fields `naming`.

    >>> holders({"best_cards": {"Ann": [3], "Bo": [7, 9]}}, ["best"], (7, 8))
    [('Bo', 7)]
    """
    found: list[tuple[str, int]] = []
    for name in naming:
        hands: dict[str, list[int]] = said.get(name + KEYED) or {}
        for head in hands:
            found += [(head, card) for card in hands[head] if card in holds]
    return found
