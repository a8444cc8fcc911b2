"""One rule in words, with the house rules that change it; left and right turn to other rules.

They are in the order in which one learns the game.
"""

from engine.compat import TYPE_CHECKING
from engine.texts import rulebook
from firmware.display.house_words import spoken
from firmware.screens.book.rulebook import table_of
from firmware.screens.page import Page
from firmware.screens.setup.house import label_of, value_words

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.texts.rulebook import Rule
    from engine.types import House, Message
    from firmware.app import App
    from firmware.screens.base import Hints, Row


def origin(rule: "Rule", game: "Game | type[Game] | None") -> "Message":
    """Return what says where a rule comes from; `game` is its class, None for a rule of all."""
    if game is None:
        return "rulebook_screen." + ("src_all" if rule.mark == "src" else "gap"), {}
    return "rulebook_screen." + rule.mark, {"game": game.title}


class RuleScreen(Page):
    """The rule of a `number` such as "RMN-8"."""

    def __init__(self, app: "App", number: str):
        super().__init__(app)
        self.number = number
        self.topic = ""
        self.before = self.after = None

    def opened(self) -> None:
        """Turn to the rule."""
        self.show(self.number)

    def show(self, number: str) -> None:
        """Turn to a rule."""
        prefix = number[: number.find("-")]
        game, house = table_of(self.app, prefix)
        rules = rulebook.in_order(prefix)
        numbers = [rule.number for rule in rules]
        at = numbers.index(number) if number in numbers else 0
        self.before = numbers[at - 1] if numbers else None
        self.after = numbers[(at + 1) % len(numbers)] if numbers else None
        self.number, self.topic, self.top = number, "", 0
        if number in numbers:
            rule = rules[at]
            section = game.section if game else ""
            names = rulebook.house_rules(rule, game.options) if game else ()
            said = spoken(rule.full, section, names)
            self.said = [said] + self.house_rows(rule, game, house) + [origin(rule, game)]
        else:
            self.said = [("rulebook.unknown", {"number": number})]

    def house_rows(
        self, rule: "Rule", game: "Game | type[Game] | None", house: "House"
    ) -> "list[Row]":
        """Return the rows of the house rules that change a rule; find the topic for the bar."""
        self.topic = "rulebook.topic_" + rule.topic
        rows: list[Row] = []
        if game is None:
            return rows
        options = game.options
        names = rulebook.house_rules(rule, options)
        if names:
            rows.append((("rulebook_screen.house_rule", {}), ""))
        for option in options:
            if option.name in names:
                value = house[option.name]
                rows.append((label_of(game, option), value_words(game, option.name, value)))
                if value != option.default:
                    self.topic = "rulebook_screen.house"
                    usual = value_words(game, option.name, option.default)
                    rows.append(("", ("rulebook_screen.usually", {"value": usual})))
        return rows

    def title(self) -> "Row":
        """Return the bar: the number, and the topic or that a house rule changes it."""
        return self.number, (self.topic, {}) if self.topic else ""

    def hints(self) -> "Hints":
        """Return the hints."""
        if self.after is None:
            return (("back", ("ui.back", {})),)
        return (("back", ("ui.back", {})), ("right", ("rulebook_screen.next_rule", {})))

    def press(self, key: str, kind: str) -> None:
        """Page, or turn to the next rule or the one before."""
        if key == "right" and kind != "long" and self.after:
            self.show(self.after)
        elif key == "left" and kind != "long" and self.before:
            self.show(self.before)
        else:
            super().press(key, kind)


SCREEN = RuleScreen
