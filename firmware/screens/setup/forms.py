"""The choice of a score form: the games that are a page of data (docs/forms.md)."""

from engine.compat import TYPE_CHECKING
from firmware.screens.setup.which_game import Choose
from firmware.storage import forms

if TYPE_CHECKING:
    from firmware.screens.base import Row


class Forms(Choose):
    """The games of the forms that are ready, then those that the box was given."""

    seldom = True

    def make(self) -> None:
        """List them."""
        self.games = []
        self.add(forms.names(self.app.store))

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.more_games", {}), ""

    def choose(self, index: int) -> None:
        """Go on to the table; a form that cannot be read can only be deleted."""
        name, title, _ = self.games[index]
        why = forms.why_not(name)
        if why:
            self.app.open("setup.form", name)
            self.app.open("message", title, None, why)
        else:
            super().choose(index)


SCREEN = Forms
