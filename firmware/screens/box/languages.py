"""The languages, each under its own name."""

from engine import texts
from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row


class Languages(ListScreen):
    """The languages; OK changes to the selected one."""

    seldom = True

    def __init__(self, app: "App"):
        super().__init__(app)
        self.at = texts.LANGUAGES.index(texts.language())

    def title(self) -> "Row":
        """Return the bar."""
        return ("settings.language", {}), ""

    def items(self) -> "Sequence[Row]":
        """Return the languages."""
        return [(texts.own_name(language), "") for language in texts.LANGUAGES]

    def choose(self, index: int) -> None:
        """Change to the language."""
        self.app.settings.put("language", texts.LANGUAGES[index])
        self.app.comfort.apply()
        self.leave()


SCREEN = Languages
