"""What all fields of a form have in common: the FormField that they are made of."""

from ....compat import TYPE_CHECKING
from ..expressions import ONCE, run

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import EntrySoFar
    from ..form import Form, FormField
    from .types import Formed


class Made:
    """A declared field that is `made` of a form's field: it looks there what it is like.

    A form has many fields, and a board little memory: nothing is kept here that stands there.
    """

    name: str
    in_history = False

    def __init__(self, form: "Form", made: "FormField") -> None:
        self.form = form
        self.made = made
        self.name = made.name

    def its_key(self) -> str:
        """Return the key of its question."""
        return "%s.ask_%s" % (self.form.section, self.name)

    key: "Any" = property(its_key)

    def its_number(self) -> "str | None":
        """Return the number of the rule behind it."""
        return self.form.number(self.made.rule)

    number: "Any" = property(its_number)

    def its_when(self) -> "Any":
        """Return what says whether it is asked, of anybody; None where it always is."""
        return self.is_wanted if self.made.when or self.made.decides else None

    when: "Any" = property(its_when)

    def its_unasked(self) -> "tuple[str | None, str]":
        """Return the rule and the text that refuse it where it is not asked."""
        return self.number, "forms.not_asked"

    unasked: "Any" = property(its_unasked)

    def is_wanted(self, game: "Formed", entry: "EntrySoFar") -> bool:
        """Return whether it is asked."""
        if self.made.decides:
            return bool(game.together(entry))
        when = self.made.when
        assert when is not None
        if self.made.level == ONCE:
            return bool(run(when, game.world(entry)))
        return bool(self.names_of(game, entry))

    def names_of(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return the names that have a value, where each player or side has one."""
        raise NotImplementedError
