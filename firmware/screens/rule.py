"""One rule in words, with the house rules that bear on it; left and right turn the pages."""

from engine import rulebook
from firmware.screens.base import Paper
from firmware.screens.house import label_of, value_words
from firmware.screens.rulebook import is_bent, table_of
from firmware.ui import say


class RuleScreen(Paper):
    """The rule of a `number` such as "RMN-8"."""

    def __init__(self, app, number):
        Paper.__init__(self, app)
        self.show(number)

    # -- what it shows and does (paged) ------------------------------------------------------

    def show(self, number):
        """Turn to a rule, and keep what is needed of it."""
        self.number = number
        self.rule = None
        prefix = number[: number.find("-")]
        self.game, self.house = table_of(self.app, prefix)
        numbers = []
        for rule in rulebook.rules(prefix):
            numbers.append(rule.number)
            if rule.number == number:
                self.rule = rule
        rulebook.unload()
        at = numbers.index(number) if number in numbers else 0
        self.before = numbers[at - 1] if numbers else None
        self.after = numbers[(at + 1) % len(numbers)] if numbers else None
        self.top = 0

    def title(self):
        """Return the bar: the topic, and the number."""
        if self.rule is None:
            return self.number, ""
        if is_bent(self.rule, self.game, self.house):
            return self.number, ("rulebook_screen.house", {})
        return self.number, ("rulebook.topic_" + self.rule.topic, {})

    def lines(self, ui):
        """Return the rule, then the house rules that bear on it, then who says so."""
        width = ui.width - 6
        if self.rule is None:
            return wrapped(ui, ("rulebook.unknown", {"number": self.number}), width)
        lines = [(line, "") for line in ui.wrap(self.rule.full, width)]
        options = self.game.options() if self.game else ()
        names = rulebook.house_rules(self.rule, options)
        if names:
            lines.append((("rulebook_screen.house_rule", {}), ""))
        for option in options:
            if option.name in names:
                value = self.house[option.name]
                lines.append((label_of(self.game, option), value_words(self.game, value)))
                if value != option.default:
                    usual = value_words(self.game, option.default)
                    lines.append(("", ("rulebook_screen.usually", {"value": usual})))
        return lines + wrapped(ui, ("rulebook_screen." + self.rule.mark, {}), width)

    def hints(self):
        """Say what the keys do."""
        if self.after is None:
            return (("back", "ui.back"),)
        return (("back", "ui.back"), ("right", "rulebook_screen.next_rule"))

    def press(self, key, kind):
        """Page, or turn to the next rule or the one before."""
        if key == "right" and kind != "long" and self.after:
            self.show(self.after)
        elif key == "left" and kind != "long" and self.before:
            self.show(self.before)
        else:
            Paper.press(self, key, kind)


def wrapped(ui, what, width):
    """Return a text as rows."""
    return [(line, "") for line in ui.wrap(say(what), width)]


SCREEN = RuleScreen
