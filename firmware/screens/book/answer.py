"""The answer to a question of players, under the house rules of the game on the table."""

from engine.compat import TYPE_CHECKING
from engine.game import agreements
from engine.game.house import find
from engine.texts import disputes, text
from firmware.display.fitting import copied
from firmware.display.house_words import spoken
from firmware.screens.book.rulebook import table_of
from firmware.screens.page import Page, wrapped
from firmware.screens.setup.house import label_of, value_words

if TYPE_CHECKING:
    from engine.texts.disputes import Dispute
    from engine.types import Label, Message
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row


class Answer(Page):
    """The answer to the question `name` of the game with the rules `prefix`.

    What the rules leave open is said so, with the answers among which the table can choose. On the
    table, OK asks what holds from now on.
    """

    def __init__(self, app: "App", prefix: str, name: str):
        super().__init__(app)
        self.prefix = prefix
        self.name = name
        self.question: Label = ""
        self.answers: list[str] = []
        self.rows: list[Row] = []
        self.rule = ""
        # The right end of the bar, and whether the table may agree on it now.
        self.state = ""
        self.free = False

    def make(self) -> None:
        """Lay out the answer: the table may have agreed since."""
        one = disputes.find(self.prefix, self.name)
        assert one is not None
        game, house = table_of(self.app, self.prefix)
        table = self.app.game_or_none()
        self.rule = one.rule
        self.free = False
        if table is not None and table is game and not table.over:
            self.free = agreements.may_agree(table, one)
        case = agreements.answer(game, house, one)
        self.question = one.asked()
        found = self.find_answer(one, case, agreements.value(game, house, one))
        section = game.section if game else ""
        names = [option.name for option in game.options] if game else ()
        self.answers = [spoken(text(key, **copied(facts)), section, names) for key, facts in found]
        self.rows = []
        for name in agreements.deciding(game, house, one) if game else ():
            option = find(game.options, name) if game else None
            assert game and option
            value = house[name]
            self.rows.append((label_of(game, option), value_words(game, name, value)))
            if value != option.default:
                self.state = "rulebook_screen.house"
                usual = value_words(game, name, option.default)
                self.rows.append(("", ("rulebook_screen.usually", {"value": usual})))

    def find_answer(self, one: "Dispute", case: str | None, value: object) -> "list[Message]":
        """Return the answer of a case, or that there is none, and say so in the bar."""
        self.state = "rulebook_screen.agreed" if one.is_open and case is not None else ""
        if case is not None:
            return [one.words(case, value)]
        self.state = "rulebook_screen.left_open"
        said: list[Message] = [("rulebook_screen.not_decided", {})]
        for name in one.values():
            said.append(("rulebook_screen.either", {"answer": one.says(name)}))
        return said

    def title(self) -> "Row":
        """Return the bar: the rule, and whether the table has agreed."""
        return self.rule, (self.state, {}) if self.state else ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return what was asked, and the answer."""
        asked = wrapped(ui, self.question)
        answer: list[Line] = []
        for what in self.answers:
            answer += wrapped(ui, what)
        # What was asked comes first where the answer is in sight below it.
        spare = ui.rows - len(asked) - len(answer)
        gap: list[Line] = [("", "")] if spare else []
        shown = asked + gap + answer if spare >= 0 else answer + gap + asked
        return shown + self.rows

    def hints(self) -> "Hints":
        """Return the hints."""
        back: Hint = ("back", ("ui.back", {}))
        rule: Hint = ("right", ("ui.rule", {}))
        if self.free:
            return (("ok", ("rulebook_screen.from_now", {})), back, rule)
        return (back, rule)

    def press(self, key: str, kind: str) -> None:
        """Ask what holds from now on, show the rule, or page."""
        if key == "ok" and kind == "press" and self.free:
            self.app.open("asking.entry", "agree", given=[self.name])
        elif key == "right" and kind == "press":
            self.app.open("book.rule", self.rule)
        else:
            super().press(key, kind)


SCREEN = Answer
