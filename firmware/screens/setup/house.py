"""House rules with their rule numbers, to be set before a game and read during one."""

from engine.compat import TYPE_CHECKING
from engine.game.house import is_span, value_key
from engine.game.questions import NUMBER, Question
from engine.texts import has
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

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


def fixed_values(option: "Option") -> "list[Any]":
    """Return the values of an option that are not keyed."""
    return [value for value in option.values if not is_span(value)]


def editor_of(option: "Option") -> "Label":
    """Return what the row is called from which a value is keyed; "" without one."""
    if option.screen:
        return "ui.own_board", {}
    for value in option.values:
        if is_span(value):
            return "ui.own_number", {"min": value.minimum, "max": value.maximum}
    return ""


class HouseRules(ListScreen):
    """The options of `game`; `house` is changed in place if `free` is true.

    OK and the arrows turn the values of an option, round and round. A number or a board of their
    own is keyed from a row below it, and then is one of the values.
    """

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
        # A row for each option, and one below it for what is keyed.
        self.rows: list[Told] = []
        # The option of each row, and whether the row is the one below it.
        self.places: list[tuple[Option, bool]] = []
        # The value of their own of an option, by its name, while another one is chosen.
        self.keyed: House = {}

    def options(self) -> "Sequence[Option]":
        """Return the options that count as the house rules stand."""
        return self.game.setup.in_force(self.game.options, self.house)

    def make(self) -> None:
        """Put the options and their values into words."""
        self.rows = []
        self.places = []
        for option in self.options():
            value = self.house[option.name]
            fixed = fixed_values(option)
            if value not in fixed:
                self.keyed[option.name] = value
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
            self.places.append((option, False))
            if self.free and fixed and editor_of(option):
                self.rows.append((editor_of(option), "", option.rule, True, None))
                self.places.append((option, True))

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

    def resumed(self) -> None:
        """Show what was set on the screen that was on top."""
        super().resumed()
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
        """Change to the value `step` further, round and round; or edit one of their own."""
        option, below = self.places[index]
        ring = fixed_values(option)
        if not self.free:
            self.app.open("message", label_of(self.game, option), option.rule, ("ui.frozen", {}))
            return
        own = self.keyed.get(option.name, option.default)
        if own not in ring:
            ring.append(own)
        if below or len(ring) == 1:
            self.edit(option)
        else:
            self.accept(option.name, ring[(ring.index(self.house[option.name]) + step) % len(ring)])

    def edit(self, option: "Option") -> None:
        """Ask for a number, or open the screen on which a value of their own is keyed."""
        for value in option.values:
            if is_span(value):
                self.ask_number(option, value)
                return
        if option.screen:
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
