"""The rulebook by game and topic; without a game on the table, a choice of games first."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.texts import disputes, has, range_of, rulebook
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.game import Game
    from engine.game.house import Option
    from engine.texts.rulebook import Rule
    from engine.types import House, Label, Message
    from firmware.app import App
    from firmware.screens.base import Action, Row


class RulebookScreen(ActionList):
    """The topics of the rules `prefix`.

    None: those of the game on the table, or a choice of games.
    """

    ok_hint = ("rulebook_screen.read", {})

    def __init__(self, app: "App", prefix: str | None = None, choose: bool = False):
        super().__init__(app)
        if prefix is None and app.session.open_game and not choose:
            prefix = app.game.prefix
        self.prefix = prefix

    def opened(self) -> None:
        """List what there is to read; no screen above changes it."""
        self.rows = self.topics() if self.prefix else self.books()

    def books(self) -> "list[Action]":
        """Return a row for each game other than the one on the table."""
        rows: list[Action] = []
        table = self.app.game_or_none()
        for name in games.names():
            game = games.load(name)
            if not table or games.base(table.name) != name:
                rows.append(self.book(game.title, game.prefix))
        if not table:
            rows.append(self.book(("rulebook.all", {}), rulebook.SHARED))
        return rows

    def topics(self) -> "list[Action]":
        """Return a row for each topic, with the numbers of its rules."""
        game, house = table_of(self.app, self.prefix)
        options = game.options if game else ()
        found: dict[str, list[str]] = {}
        changed: list[str] = []
        for rule in rulebook.rules(self.prefix or rulebook.SHARED):
            found.setdefault(rule.topic, []).append(rule.number)
            if rule.topic not in changed and is_changed(rule, options, house):
                changed.append(rule.topic)
        rows: list[Action] = []
        if game and has(game.section + ".aim"):
            rows.append(self.told(game, house, "aim"))
        for topic in rulebook.TOPICS:
            numbers = found.get(topic)
            if not numbers:
                continue
            words = span(numbers)
            detail = "! " + words if topic in changed else words
            rows.append(
                (
                    ("rulebook.topic_" + topic, {}),
                    literal(detail),
                    self.app.open,
                    "book.rule",
                    numbers[0],
                )
            )
        if game and game.example_cards:
            rows.append(self.told(game, house, "example"))
        if any(disputes.disputes(self.prefix or "")):
            row: Action = (("rulebook_screen.disputes", {}), "", self.app.open, "book.disputes")
            rows.append(row + (self.prefix,))
        table = self.app.game_or_none()
        if table and self.prefix == table.prefix:
            rows.append(self.book(("rulebook.all", {}), rulebook.SHARED))
            rows.append(
                (
                    ("rulebook_screen.other_games", {}),
                    "",
                    self.app.open,
                    "book.rulebook",
                    None,
                    True,
                )
            )
        return rows

    def told(self, game: "Game | type[Game]", house: "House", topic: str) -> "Action":
        """Return the row that opens the aim of a game, or its worked example."""
        return (
            ("rulebook.topic_" + topic, {}),
            "",
            self.app.open,
            "book.example",
            game,
            house,
            topic,
        )

    def book(self, title: "Label", prefix: str) -> "Action":
        """Return the row that opens the topics of a game."""
        return title, literal(prefix), self.app.open, "book.rulebook", prefix

    def title(self) -> "Row":
        """Return the bar."""
        return ("rulebook_screen.title", {}), self.prefix or ""


def literal(words: str) -> "Message":
    """Return a text as a detail that yields where the label needs the room."""
    return "ui.literal", {"words": words}


def span(numbers: "Sequence[str]") -> str:
    """Return the numbers of a topic's rules in short, without their prefix.

    >>> span(["RMN-5", "RMN-6", "RMN-7", "RMN-12"])
    '5-7 12'
    """
    parts: list[list[int]] = []
    for number in [int(number[number.find("-") + 1 :]) for number in numbers]:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join([range_of(first, last) for first, last in parts])


def table_of(app: "App", prefix: str | None) -> "tuple[Game | type[Game] | None, House]":
    """Return (game or its class, house rules) for the rules of `prefix`."""
    table = app.game_or_none()
    if table and prefix in (table.prefix, "ALL"):
        return table, table.house
    game = games.with_prefix(prefix) if prefix else None
    if game and not (table and games.base(table.name) == game.name):
        return game, game.with_defaults(None)
    return None, {}


def is_changed(rule: "Rule", options: "Sequence[Option]", house: "House") -> bool:
    """Return whether one of a game's `options` that change `rule` is not at its default."""
    names = rulebook.house_rules(rule, options)
    return any(option.name in names and house[option.name] != option.default for option in options)


SCREEN = RulebookScreen
