"""A message: what happened, which rule, what to do now."""

from firmware.screens.page import Page, wrapped


class Message(Page):
    """A sentence under a title, with the rule that decides at the right; any of OK and back closes
    it.
    """

    def __init__(self, app, title, rule, sentence):
        super().__init__(app)
        self.words = title
        self.rule = rule
        self.sentence = sentence

    def title(self):
        """Return the title and the rule's number."""
        return self.words, self.rule or ""

    def lines(self, ui):
        """Return the sentence in lines."""
        return wrapped(ui, self.sentence)

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
            self.app.open("rule", self.rule)
        else:
            super().press(key, kind)


SCREEN = Message
