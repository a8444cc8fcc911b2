"""House rules with their rule numbers, to be set before a game and read during one."""

from engine.compat import TYPE_CHECKING
from engine.game.house import is_span, value_key
from engine.game.questions import NUMBER, Question
from engine.texts import has
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.errors import EngineError
    from engine.game.game import Game
    from engine.game.house import Option, Span
    from engine.types import House, Label
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints, Row
    from firmware.storage.errors import StoreError

    # (label, value in words, its rule, whether it is the default, what it is for) of an option.
    Told = tuple[Label, Label, str, bool, Label | None]


def label_of(game: "Game | type[Game]", option: "Option") -> "Label":
    """Return the words for an option: the game's text for it, or its name."""
    key = game.section + ".option_" + option.name
    return (key, {}) if has(key) else option.name


def value_words(game: "Game | type[Game]", name: str, value: object) -> "Label":
    """Return the words for a value of the option `name`."""
    if isinstance(value, (tuple, list)):
        return ("ui.custom", {})
    key = value_key(game.section, name, str(value))
    return (key, {}) if key else str(value)


class HouseRules(ListScreen):
    """The options of `game`; `house` is changed in place if `free` is true."""

    sides = True

    def __init__(
        self,
        app: "App",
        game: "Game | type[Game]",
        house: "House",
        free: bool,
        agree: "Callable[[House], EngineError | StoreError | None] | None" = None,
    ):
        super().__init__(app)
        self.agree = agree
        self.game = game
        self.house = house
        self.free = free
        # A row for each option.
        self.rows: list[Told] = []

    def options(self) -> "Sequence[Option]":
        """Return the options that count as the house rules stand."""
        return self.game.setup.in_force(self.game.options, self.house)

    def make(self) -> None:
        """Put the options and their values into words."""
        self.rows = []
        for option in self.options():
            value = self.house[option.name]
            words = value_words(self.game, option.name, value)
            about = self.game.section + ".about_" + option.name
            self.rows.append(
                (
                    label_of(self.game, option),
                    words,
                    option.rule,
                    value == option.default,
                    (about, {}) if has(about) else None,
                )
            )

    def title(self) -> "Row":
        """Return the bar, with the rule that the selected option changes."""
        return ("ui.house_rules", {}), self.rows[self.at][2] if self.rows else ""

    def items(self) -> "Sequence[Row]":
        """Return the options with their values."""
        return [row[:2] for row in self.rows]

    def about(self) -> "Label | None":
        """Return what the selected option is for."""
        return self.rows[self.at][4]

    def marked(self, index: int) -> bool:
        """Return whether a value is not the default."""
        return not self.rows[index][3]

    def hints(self) -> "Hints":
        """Return the hints."""
        right: Hint = ("right", ("ui.rule", {}))
        if not self.free:
            return (("ok", ("ui.why", {})), ("back", ("ui.back", {})), right)
        return (("ok", ("ui.do_change", {})), ("back", ("ui.done", {})), right)

    def shown(self) -> None:
        """Show what was set on the screen that was on top."""
        super().shown()
        self.settled()

    def settled(self) -> "EngineError | StoreError | None":
        """Save what is set for the game on the table; return why that is not possible, or None."""
        return self.agree(self.house) if self.agree else None

    def leave(self) -> None:
        """Go back, unless the house rules do not fit each other: then the reason is shown."""
        why = self.settled()
        if why:
            self.app.refuse(why)
        else:
            super().leave()

    def press(self, key: str, kind: str) -> None:
        """Show the rule that the option changes on right, go back a value on left."""
        if key == "right" and kind == "press" and self.rows:
            self.app.open("book.rule", self.rows[self.at][2])
        elif key == "left" and kind == "press" and self.rows:
            self.turn(self.at, -1)
        else:
            super().press(key, kind)

    def choose(self, index: int) -> None:
        """Change to the next value."""
        self.turn(index, 1)

    def turn(self, index: int, step: int) -> None:
        """Change to the value `step` further; after the last one, ask for a number or a board."""
        option = self.options()[index]
        if not self.free:
            self.app.open("message", label_of(self.game, option), option.rule, ("ui.frozen", {}))
            return
        values = list(option.values)
        span = None
        for value in values:
            if is_span(value):
                span = value
        fixed = [value for value in values if not is_span(value)]
        now = self.house[option.name]
        # A number or a board of their own is one more value.
        count = len(fixed) + (1 if span or option.screen else 0)
        at = ((fixed.index(now) if now in fixed else len(fixed)) + step) % count
        if at < len(fixed):
            self.accept(option.name, fixed[at])
        elif span:
            self.ask_number(option, span)
        elif option.screen:
            self.app.open(option.screen, self.game, self.house, option)

    def ask_number(self, option: "Option", span: "Span") -> None:
        """Ask for a number within the option's range."""
        now = self.house[option.name]
        question = Question(
            NUMBER,
            "ui.option_number",
            {"option": label_of(self.game, option), "min": span.minimum, "max": span.maximum},
            minimum=span.minimum,
            maximum=span.maximum,
            # "No target" is a value beside the range: it is no number to start from.
            default=now if isinstance(now, int) and now >= span.minimum else None,
        ).bounded(rule=option.rule)

        def done(number: int) -> None:
            self.take_number(option.name, number)

        self.app.open("asking.number", question, done)

    def take_number(self, name: str, number: int) -> None:
        """Set an option to the number that was keyed."""
        self.house[name] = number
        self.app.close()

    def accept(self, name: str, value: object) -> None:
        """Set an option."""
        self.house[name] = value
        self.settled()
        self.make()


SCREEN = HouseRules
