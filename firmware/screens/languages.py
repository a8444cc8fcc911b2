"""The languages, each in its own."""

from engine import texts
from firmware.screens.base import ListScreen
from firmware.settings import LANGUAGES


class Languages(ListScreen):
    """OK speaks the chosen language from now on."""

    def __init__(self, app):
        super().__init__(app)
        self.at = LANGUAGES.index(texts.language())

    def title(self):
        """Return the bar."""
        return ("settings.language", {}), ""

    def items(self):
        """Return the languages."""
        return [(("settings.language_" + name, {}), "") for name in LANGUAGES]

    def chosen(self, index):
        """Take the language."""
        self.app.settings.put("language", LANGUAGES[index])
        self.app.comfort.apply()
        self.leave()


SCREEN = Languages
