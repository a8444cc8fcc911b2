"""Numbers that may be counted from cards: by a table of their worth, or by melds."""

from ....cards import ITALIAN40, RANKS, RUMINO108, STANDARD52, Deck
from ....compat import TYPE_CHECKING, const, is_list, is_object, load_module
from ....rummy.table import MOST
from ....texts import listed
from ..decks import JOKERS
from ..form import CRIB, CUT, LOOSE, MELDS, WINS
from .made import Made

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....cards import Deck
    from ....game.declared import EntrySoFar, Values
    from ....game.effect import Effect
    from ....game.questions import Question
    from ..form import Step
    from ..melds import Judged, Melds
    from .types import Formed

# What follows the name of a field where an event keeps the cards that gave its value.
KEYED = "_cards"

# The deck of cards that are counted, and that of those that say who somebody is.
# A joker has all the names that it has where melds are judged.
COUNTED = Deck(
    RUMINO108.name, RUMINO108.suits, RUMINO108.ranks, 2, RUMINO108.wilds, ("JK",) + JOKERS, RANKS
)
NAMING = ITALIAN40

# So many hands of a round are kept with what they came to.
_MOST_COUNTED = const(16)


class Counting(Made):
    """A number that may be counted from cards: by a table of their worth, or by melds.

    Those of a table are of two decks with jokers: what is not in it counts 0. By melds cards of the
    form's deck count that are in none. The event keeps the cards.
    """

    # The names of all fields of the step whose cards are of the same decks.
    kin: "tuple[str, ...]" = ()
    # What melds are in a moment, by what it is known, and what hands came to in it.
    _now: "tuple[Any, Judged, dict[tuple[int, ...], tuple[int, bool, int, bool]]] | None" = None

    def its_cards(self) -> "dict[str, int] | None":
        """Return {rank: points}, or None where no cards can be given by a table."""
        table = self.made.cards
        if table is None or table == MELDS or self.made.shown:
            return None
        return self.form.cards[table]

    cards: "Any" = property(its_cards)

    def its_melds(self) -> "Melds | None":
        """Return what melds are, where these count."""
        return self.form.melds if self.made.cards == MELDS else None

    melds: "Any" = property(its_melds)

    @property
    def whole(self) -> "Deck":
        """The deck that cards of an event are read with."""
        if self.made.shown:
            return STANDARD52
        return self.melds.whole if self.melds else COUNTED

    def deck(self, game: "Formed") -> "Deck":
        """Return the deck that is played with."""
        return self.judged(game).deck if self.melds else self.whole

    def cut(self, game: "Formed") -> "list[int]":
        """Return the card that was cut, in a list; [] where nobody entered it."""
        if self.made.shown in (None, CUT):
            return []
        return game.step_values.get("%s%s" % (self.form.cut, KEYED)) or []

    def can_count(self, game: "Formed") -> bool:
        """Return whether cards can be counted now: a hand of cribbage with the cut alone."""
        if self.made.shown:
            return self.made.shown == CUT or self.cut(game) != []
        return self.cards is not None or bool(self.melds and self.melds.keyed)

    def least_cards(self) -> int:
        """Return the fewest cards that are counted."""
        return 4 if self.made.shown not in (None, CUT) else 1

    def most_cards(self, game: "Formed") -> int:
        """Return the most cards of a hand; in a game of an earlier edition there may be more."""
        if self.made.shown:
            return self.least_cards()
        if self.melds is None or game.house.get("edition", 1) < self.form.edition:
            return self.deck(game).size
        return self.judged(game).most

    def judged(self, game: "Formed") -> "Judged":
        """Return what melds are in this round."""
        assert self.melds
        count = len(game.names_in_play())
        moment = count, game.rounds, [game.house[name] for name in sorted(game.house)]
        if self._now is None or self._now[0] != moment:
            self._now = moment, self.melds.judged(game.house, count, game.rounds + 1), {}
        return self._now[1]

    def _counted(self, keyed: "list[int]") -> "tuple[int, bool, int, bool]":
        """Return what cards come to by the melds of the moment, counted once (`Judged.counted`)."""
        assert self._now
        _, judged, counted = self._now
        hand = tuple(keyed)
        if hand not in counted:
            if len(counted) > _MOST_COUNTED:
                counted.clear()
            counted[hand] = judged.counted(keyed)
        return counted[hand]

    def worth(self, game: "Formed", keyed: "list[int]") -> int:
        """Return what cards come to."""
        if self.made.shown:
            show = load_module("engine.games.forms.show")
            if self.made.shown == CUT:
                return show.heels(keyed[0]) if keyed else 0
            return sum(show.parts(keyed, self.cut(game)[0], self.made.shown == CRIB))
        if self.melds:
            self.judged(game)
            return self._counted(keyed)[0]
        cards: dict[str, int] = self.cards or {}
        return sum([cards.get("*" if one == COUNTED.wild else RANKS[one % 13], 0) for one in keyed])

    def proved(self, game: "Formed", keyed: "list[int]") -> bool:
        """Return whether cards come to no less than what they were counted as."""
        if not self.melds:
            return True
        self.judged(game)
        return self._counted(keyed)[3]

    def offered(self, game: "Formed", before: "Any", number: "Any") -> "Any":
        """Return the cards that are offered again, or the number that people entered below them."""
        if is_list(before) and number is not None and number < self.worth(game, before):
            return before if self.proved(game, before) else number
        return before

    def by_cards(self, game: "Formed", question: "Question", entry: "EntrySoFar") -> "Question":
        """Allow cards as the answer, if they can be counted; return the question."""
        if not self.can_count(game):
            return question
        deck = self.deck(game)
        taken = tuple(keyed_of(entry, self.kin) + self.cut(game))
        # Each card counts by itself.
        question.adds = not self.made.shown and (
            self.melds is None or self.judged(game).counts == "all"
        )
        question.proved = lambda keyed: self.proved(game, keyed)
        return question.of_cards(
            deck,
            taken,
            (self.least_cards(), self.most_cards(game)),
            worth=lambda keyed: self.worth(game, keyed),
        )

    def note_counted(self, keyed: "Any", entry: "EntrySoFar") -> None:
        """Note whether cards win at once, and how many are loose: of nobody, or {name: cards}."""
        if self.melds is None or self._now is None:
            return
        judged = self._now[1]
        counted: Any = self._counted
        for ending, wanted, at in ((WINS, judged.wins, 1), (LOOSE, judged.loose < MOST, 2)):
            if wanted:
                entry[self.name + ending] = (
                    {name: counted(keyed[name])[at] for name in keyed}
                    if is_object(keyed)
                    else counted(keyed)[at]
                )

    def unproved(self, game: "Formed", entry: "EntrySoFar") -> "list[tuple[str, int]]":
        """Return (who, points) of hands whose count was cut short: they may come to less."""
        keyed: Any = entry.get(self.name + KEYED)
        if not (self.melds and keyed):
            return []
        self.judged(game)
        hands: Any = keyed if is_object(keyed) else {"": keyed}
        given: Any = entry[self.name]
        counts = [(name, self._counted(hands[name])) for name in hands]
        # Who entered less knows it.
        short = [
            (name, points)
            for name, (points, _, _, proved) in counts
            if not proved and (given[name] if name else given) == points
        ]
        return [(self.called(game, entry, name) if name else "", points) for name, points in short]

    def called(self, game: "Any", entry: "EntrySoFar", name: str) -> str:
        """Return how the owner of a hand is called."""
        return name

    def kept(self, entry: "EntrySoFar", name: "str | None") -> "list[int] | None":
        """Return the cards that an earlier event has for `name`, or for nobody; None for none."""
        found: Any = entry.old.get(self.name + KEYED)
        if found and name is not None:
            found = found.get(name)
        return self.whole.read_all(found) if found else None

    def keep(self, question: "Question", answer: "Any", entry: "EntrySoFar") -> None:
        """Keep the cards that an answer is; they are lost with another answer."""
        if not is_list(answer):
            return
        name = self.name + KEYED
        texts = self.whole.texts(answer)
        if question.who is None:
            entry[name], entry.event[name] = answer, texts
        else:
            for where, given in ((entry, answer), (entry.event, texts)):
                where[name] = dict(where.get(name) or {})
                where[name][question.who] = given
        self.note_counted(entry[name], entry)


def note_unproved(game: "Formed", step: "Step", entry: "EntrySoFar", effect: "Effect") -> None:
    """Remark in the effect of a step whose cards were not counted to the end."""
    fields: Sequence[Any] = game.event_type(step.name).fields
    for field in fields:
        found = field.unproved(game, entry) if isinstance(field, Counting) else []
        if found:
            told = [("%s %d" % (who, points)).strip() for who, points in found]
            facts = {"what": game.word_of(field.name), "list": listed(told, True)}
            number: Any = field
            effect.note(number.rule, "forms.cards_most", **facts)


def keyed_of(said: "Values", names: "tuple[str, ...]") -> "list[int]":
    """Return all cards that were said of some fields."""
    found: list[int] = []
    for name in names:
        keyed: Any = said.get(name + KEYED) or []
        given: list[list[int]] = [keyed[one] for one in keyed] if is_object(keyed) else [keyed]
        for cards_of in given:
            found += cards_of
    return found
