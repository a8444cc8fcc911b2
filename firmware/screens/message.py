"""A message: what happened, which rule, what to do now."""

from firmware.screens.base import Paper
from firmware.ui import say


class Message(Paper):
    """A sentence under a title, with the rule that decides at the right; any of OK and back closes it."""

    def __init__(self, app, title, rule, sentence):
        Paper.__init__(self, app)
        self.words = title
        self.rule = rule
        self.sentence = sentence

    def title(self):
        """Return the title and the rule's number."""
        return self.words, self.rule or ""

    def lines(self, ui):
        """Return the sentence in lines."""
        return [(line, "") for line in ui.wrap(say(self.sentence), ui.width - 6)]

    def hints(self):
        """Say that it is read, and where the rule stands."""
        if self.rule:
            return (("ok", "ui.understood"), ("right", "ui.rule"))
        return (("ok", "ui.understood"),)

    def press(self, key, kind):
        """Close on OK and back, show the rule on right."""
        if key == "ok" and kind == "press":
            self.app.close()
        elif key == "right" and kind == "press" and self.rule:
            self.app.go("rule", self.rule)
        else:
            Paper.press(self, key, kind)


SCREEN = Message
