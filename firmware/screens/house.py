"""House rules with their rule numbers: to be set before a game, to be read during one."""

from engine.house import is_span
from engine.questions import NUMBER, Question
from engine.texts import has
from firmware.screens.base import Call, MadeList


def label_of(game, option):
    """Return the words for an option: the game's text for it, or its name."""
    key = game.section + ".option_" + option.name
    return (key, {}) if has(key) else option.name


def value_words(game, value):
    """Return the words for an option's value."""
    if isinstance(value, (tuple, list)):
        return ("ui.custom", {})
    key = game.section + ".value_" + str(value)
    if has(key):
        return (key, {})
    return ("all." + value, {}) if value in ("yes", "no") else str(value)


class House(MadeList):
    """The options of `game`; `house` is changed in place where `free` is true."""

    def __init__(self, app, game, house, free):
        MadeList.__init__(self, app)
        self.game = game
        self.house = house
        self.free = free
        # A row for each option: (label, value in words, its rule, whether it is the default).
        self.rows = []

    # -- making the rows (paged) -------------------------------------------------------------

    def make(self):
        """Say the options and their values in words, step by step."""
        rows = []
        for option in self.game.options():
            yield
            value = self.house[option.name]
            words = value_words(self.game, value)
            rows.append((label_of(self.game, option), words, option.rule, value == option.default))
        self.rows = rows

    # -- what it shows and does (paged) ------------------------------------------------------

    def title(self):
        """Return the bar: the rule that the chosen option bends."""
        return ("ui.house_rules", {}), self.rows[self.at][2] if self.rows else ""

    def items(self):
        """Return the options with their values."""
        return [(label, words) for label, words, _, _ in self.rows]

    def draw(self, ui):
        """Draw the list with values in words, marked where they are not the default."""
        yield from MadeList.draw(self, ui)
        yield
        for index in range(min(ui.rows, len(self.rows) - self.top)):
            if not self.rows[self.top + index][3]:
                ink = 0 if self.top + index == self.at else 1
                ui.display.fill(0, ui.top + 8 * index + 1, 1, 6, ink)

    def hints(self):
        """Say what the keys do."""
        if not self.free:
            return (("back", "ui.back"), ("down", "ui.move"))
        return (("ok", "ui.do_change"), ("back", "ui.done"))

    def chosen(self, index):
        """Take the next value; ask for a number or a board."""
        option = self.game.options()[index]
        if not self.free:
            self.app.go("message", label_of(self.game, option), option.rule, ("ui.frozen", {}))
            return
        values = list(option.values)
        span = None
        for value in values:
            if is_span(value):
                span = value
        fixed = [value for value in values if not is_span(value)]
        now = self.house[option.name]
        after = fixed.index(now) + 1 if now in fixed else len(fixed)
        if after < len(fixed):
            self.house[option.name] = fixed[after]
            self.app.run(self.make())
        elif span and (now in fixed or not fixed):
            self.ask_number(option, span)
        elif option.parse and now in fixed:
            self.app.go("boardset", self.game, self.house, option)
        elif fixed:
            self.house[option.name] = fixed[0]
            self.app.run(self.make())

    def ask_number(self, option, span):
        """Ask for a number of the option's range."""
        now = self.house[option.name]
        question = Question(
            NUMBER,
            "ui.option_number",
            {"option": label_of(self.game, option), "least": span.least, "most": span.most},
            least=span.least,
            most=span.most,
            default=now if isinstance(now, int) else None,
            rule=option.rule,
        )
        self.app.go("number", question, Call(self, "take", option.name), None)

    def take(self, name, number):
        """Set an option to the number that was keyed."""
        self.house[name] = number
        self.app.close()


SCREEN = House
