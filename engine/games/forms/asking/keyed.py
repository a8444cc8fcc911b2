"""The cards that gave the value of a field, which the event keeps."""

from ....compat import TYPE_CHECKING, is_object
from ....errors import InputError, RuleError
from ....game.declared import Check, Field, field_path
from ..expressions import ONCE
from ..form import MELDS, SHOW
from .counting import KEYED, NAMING, keyed_of
from .numbers import FormNumber
from .who import WHO, FormKeyed, FormWho, holders, naming_of

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import EntrySoFar
    from ..form import Form, Step
    from .types import Formed


class FormCounted(Field):
    """The cards from which a number was counted; any number but theirs is refused.

    Where the count was cut short it is the most that they come to, and less is taken.
    """

    required = False
    of_cards = True
    of: "Any" = None
    rule: "str | None" = None

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the cards; of a number for each, {name: cards} of those who have some."""
        numbers = entry[self.of.name]
        if not self.of.can_count(game):
            raise RuleError(self.rule, "forms.no_cut")
        seen = keyed_of(entry, self.of.kin) + self.of.cut(game)
        if not self.holds_names:
            keyed = self.read_all(game, value, None, numbers, seen)
            self.of.note_counted(keyed, entry)
            return keyed
        if not is_object(value):
            raise InputError("event", "ask.not_an_object", field=self.name)
        found: dict[str, list[int]] = {}
        for name in value:
            if name not in numbers:
                game.active(name)
                facts = {"name": name, "field": self.name}
                raise InputError(field_path(self.name, name), "all.not_concerned", **facts)
        for name in numbers:
            if name in value:
                owner = self.of.called(game, entry, name)
                found[name] = self.read_all(game, value[name], name, numbers[name], seen, owner)
        self.of.note_counted(found, entry)
        return found

    def read_all(  # noqa: PLR0913  where they stand, and what they must come to
        self,
        game: "Any",
        value: "Any",
        name: "str | None",
        number: int,
        seen: "list[int]",
        called: str = "",
    ) -> "list[int]":
        """Return the cards of `name`, or of nobody; raise RuleError where they give another."""
        where = field_path(self.name, name)
        deck = self.of.deck(game)
        least, most = self.of.least_cards(), self.of.most_cards(game)
        cards = deck.read_all(value, where, seen)
        if not least <= len(cards) <= most:
            raise InputError(where, "forms.how_many", min=least, max=most, n=len(cards))
        n = self.of.worth(game, cards)
        # Of a count that was cut short the cards may come to less, and people may know it.
        if n < number or n != number and self.of.proved(game, cards):
            what = called or game.word_of(self.of.name)
            raise RuleError(self.rule, "forms.cards_make", what=what, n=n, number=number)
        return cards


def _deck_of(field: "Any") -> "str | None":
    """Return what fields whose cards are of the same decks have in common."""
    return SHOW if field.shown else MELDS if field.cards == MELDS else None


def keyed_field(form: "Form", step: "Step", at: int, field: "Any") -> "FormKeyed | FormCounted":
    """Return the field of the cards that gave the value of a field."""
    made = step.fields[at]
    if made.takes in WHO:
        keyed = FormKeyed(made.name + KEYED)
        keyed.who = field
    else:
        keyed = FormCounted(made.name + KEYED)
        keyed.of = field
        keyed.holds_names = made.level != ONCE
        # Cards that are counted by melds are of the form's deck, the others of a table's.
        kin = [one for one in step.fields if one.cards and one.takes not in WHO]
        field.kin = tuple([one.name for one in kin if _deck_of(one) == _deck_of(made)])
    keyed.rule = form.number(made.rule)
    keyed.when = lambda game, entry: made.name in entry
    keyed.unasked = (keyed.rule, "forms.not_asked")
    return keyed


def holding(step: "Step", fields: "list[Any]", at: int) -> "list[Check]":
    """Return what refuses a name where cards say that another has its cards.

    It stands behind the field `at` that names somebody, or behind the cards of a later one.
    """
    naming = naming_of(step)
    some = fields[at : at + 1] if step.fields[at].name not in naming else fields[:at]
    holding = [field for field in some if isinstance(field, (FormWho, FormNumber)) and field.holds]

    def refuses(game: "Formed", entry: "EntrySoFar") -> None:
        for field in holding:
            if field.name in entry:
                _check_holds(game, field, entry, naming)

    return [Check(refuses)] if naming and holding else []


def _check_holds(
    game: "Formed", field: "FormWho | FormNumber", entry: "EntrySoFar", naming: "list[str]"
) -> None:
    """Raise RuleError where cards say that somebody else has one of the cards of a field."""
    name, cards_of = entry[field.name], field.holds
    if field.whose:
        length, name = max(0, name), entry.get(field.whose)
        cards_of = cards_of[:length] if name else ()
    for head, card in holders(entry, naming, cards_of):
        world = game.world(entry)
        # Nobody need have all of several cards.
        if world.head(name) != head if name else len(field.holds) == 1:
            facts = {"name": world.words(world.names.index(head)), "card": NAMING.text(card)}
            raise RuleError(field.rule, "forms.cards_hold", **facts)
