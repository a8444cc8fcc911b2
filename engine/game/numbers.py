"""The fields of an event that are numbers: one, or one of each player."""

from ..compat import TYPE_CHECKING, is_list, is_object, is_whole
from ..errors import InputError, RuleError
from ..texts import has
from .declared import Field, field_path, require_names, resolve
from .questions import NUMBER, Page, Question

if TYPE_CHECKING:
    from typing import Any

    from ..types import Label, Playing
    from .declared import Asking, Bound, Callback, EntrySoFar
    from .questions import PageRow


class NumberField(Field):
    """A whole number; where `of` names the field of a player, it is that player's."""

    is_number = True
    hot_attributes = Field.hot_attributes + ("of", "within", "least", "most", "rule", "step")
    of: str = ""
    # Its bounds, its steps, and the rule behind them. `within` returns (least, most, rule) where
    # these depend on each other.
    least: "Bound" = 0
    most: "Bound" = 9999
    step: "Bound" = 1
    rule: "str | None" = None
    within: "Callback | None" = None
    # The least that is asked for, where a smaller number is refused by another rule.
    ask_minimum: "int | None" = None
    # The numbers from which on a front end asks once whether it is right.
    unusual_from: "Bound" = None
    # The key of what is said of something else than a number, or than one of 0 or more; with
    # `signed`, less than 0 is a number like others.
    text_malformed: str = "all.bad_number"
    signed: bool = False
    # The keys of what is said of a number that is out of its bounds, or between two steps; with
    # `text_invalid`, that is the key of all that can be wrong, and no rule stands behind it.
    text_out_of_range: str = "all.impossible"
    text_off_step: str = "all.number_step"
    text_invalid: str = ""
    # The texts of a number above or below what can be answered.
    text_above: str = "all.number_range"
    text_below: str = "all.number_range"
    # What is offered where there is no earlier event.
    offer: "Bound" = None

    def bounds(self, game: "Playing", entry: "EntrySoFar") -> "tuple[Any, Any, Any]":
        """Return (least, most, rule)."""
        if self.within:
            return self.within(game, entry)
        least, most = self.least, self.most
        return (
            least if isinstance(least, int) else resolve(least, game, entry),
            most if isinstance(most, int) else resolve(most, game, entry),
            self.rule,
        )

    def refusal(
        self, name: "str | None", number: "Any", least: int, most: int, rule: "str | None"
    ) -> "InputError | RuleError":
        """Return what is wrong with something that is no whole number within the bounds."""
        where = self.where(name)
        if self.text_invalid:
            return InputError(where, self.text_invalid, min=least, max=most)
        if not is_whole(number) or (number < 0 and not self.signed):
            return InputError(where, self.text_malformed, name=name, field=self.name)
        return RuleError(
            rule, self.text_out_of_range, name=name, n=number, field=self.name, min=least, max=most
        )

    def where(self, name: "str | None") -> str:
        """Return what an error calls the number of `name`."""
        return self.name

    def player(self, entry: "EntrySoFar") -> "str | None":
        """Return whose number it is, the first of several, or None."""
        who = entry.get(self.of)
        return who[0] if is_list(who) else who

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the number."""
        least, most, rule = self.bounds(game, entry)
        if not is_whole(value) or not least <= value <= most:
            raise self.refusal(self.player(entry), value, least, most, rule)
        if self.step != 1:
            self.check_step(game, entry, {self.player(entry): value}, rule)
        return value

    def check_step(
        self, game: "Playing", entry: "EntrySoFar", numbers: "dict[Any, int]", rule: "str | None"
    ) -> None:
        """Raise RuleError for the first of `numbers`, by name, that is between two steps."""
        step = resolve(self.step, game, entry)
        for name in numbers:
            if numbers[name] % step:
                raise RuleError(rule, self.text_off_step, name=name, n=numbers[name], step=step)

    def question(
        self,
        game: "Playing",
        entry: "EntrySoFar",
        name: "str | None",
        before: "Any",
        bounds: "tuple[Any, Any, Any]",
    ) -> Question:
        """Return the question for the number of `name`, or of nobody; `before` is offered."""
        least, most, rule = bounds
        if self.ask_minimum is not None:
            least = self.ask_minimum
        facts = self.words(game, entry)
        if name is not None:
            facts["name"] = name
        unusual, step = self.unusual_from, self.step
        question = Question(NUMBER, self.key, facts, (), least, most, before)
        question.field = self.name
        return question.bounded(
            name,
            rule,
            unusual if unusual is None else resolve(unusual, game, entry),
            1 if step == 1 else resolve(step, game, entry),
            self.text_above,
            self.text_below,
        )

    def before(self, entry: "EntrySoFar", name: "str | None") -> "Any":
        """Return what an earlier event has for `name`, or for nobody; None if it has nothing."""
        return entry.old.get(self.name)

    def take(self, question: Question, answer: "Any", entry: "EntrySoFar") -> "Any":
        """Return the number that an answer gives."""
        return question.number(answer)

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask for the number."""
        before = self.before(entry, None)
        if before is None:
            before = resolve(self.offer, game, entry)
        question = self.question(game, entry, self.player(entry), before, self.bounds(game, entry))
        question.several = is_list(entry.get(self.of))
        answer = yield question
        entry.event[self.name] = entry[self.name] = self.take(question, answer, entry)
        return None


class NumbersField(NumberField):
    """A number for each player in play, an object by name.

    Where the numbers add up to `total`, what is left is offered to the last player.
    """

    hot_attributes = NumberField.hot_attributes + ("whose", "no_zero", "total")
    holds_names = True
    # Whose numbers, and the order in which they are asked for.
    whose: "Callback | None" = None
    order: "Callback | None" = None
    # The rule and the text with which a 0 is refused before anything else.
    no_zero: "tuple[str, str] | None" = None
    # What the numbers add up to; the rule and the text `unequal` refuse others. The others leave to
    # the last player what `rest` returns, or the difference: where that is out of bounds, it is not
    # offered, or the rule and the text `no_rest` refuse it.
    total: "Bound" = None
    unequal: "tuple[str, str]" = ("", "")
    rest: "Callback | None" = None
    no_rest: "tuple[str, str] | None" = None
    # Whether those who are asked leave each other no more than what lacks to the `total`; and
    # whether, where nothing bounds it, their sum is worth showing.
    narrows: bool = False
    summed: bool = False

    def where(self, name: "str | None") -> str:
        """Return what an error calls the number of `name`."""
        return field_path(self.name, name)

    def before(self, entry: "EntrySoFar", name: "str | None") -> "Any":
        """Return what an earlier event has for `name`; None if it has nothing."""
        found: dict[str | None, Any] = entry.old.get(self.name) or {}
        return found.get(name)

    def names(self, game: "Playing", entry: "EntrySoFar") -> list[str]:
        """Return the names of those who have a number."""
        return self.whose(game, entry) if self.whose else game.names_in_play()

    def check(self, game: "Playing", value: "Any", entry: "EntrySoFar") -> "dict[str, int]":
        """Return {name: number}."""
        names = self.names(game, entry)
        if self.no_zero and is_object(value):
            for name in names:
                if name in value and is_whole(value[name]) and value[name] == 0:
                    raise RuleError(self.no_zero[0], self.no_zero[1], name=name)
        given = require_names(game, value, names, self.name)
        least, most, rule = self.bounds(game, entry)
        numbers: dict[str, int] = {}
        for name in names:
            number = numbers[name] = given[name]
            if not is_whole(number) or not least <= number <= most:
                raise self.refusal(name, number, least, most, rule)
        if self.step != 1:
            self.check_step(game, entry, numbers, rule)
        if self.total is not None:
            entry[self.name] = numbers
            self.check_total(game, entry)
        return numbers

    def check_total(self, game: "Playing", entry: "EntrySoFar") -> None:
        """Raise RuleError unless the numbers add up as they must."""
        total = resolve(self.total, game, entry)
        found = sum(entry[self.name].values())
        if is_whole(total) and found != total:
            raise RuleError(self.unequal[0], self.unequal[1], n=found, sum=total)

    def in_order(self, game: "Playing", entry: "EntrySoFar") -> list[str]:
        """Return the names of those who have a number, in the order in which they are asked."""
        return self.order(game, entry) if self.order else self.names(game, entry)

    def called(self, game: "Any", entry: "EntrySoFar", name: str) -> str:
        """Return how the owner of a number is called."""
        return name

    def owners(self, game: "Any", entry: "EntrySoFar", name: str) -> list[str]:
        """Return the players whose number it is."""
        return [name]

    def counts_what(self, game: "Any", entry: "EntrySoFar") -> "Label":
        """Return what is counted, as a screen says it: else what the event is called."""
        key = game.key_of("what_", self.name)
        return (key if has(key) else game.key_of("name_", entry.event["event"])), {}

    def rows(self, game: "Any", entry: "EntrySoFar", names: list[str]) -> "list[PageRow]":
        """Return the rows of the page on which `names` are asked."""
        return [
            (
                self.name,
                name,
                self.called(game, entry, name),
                game.noted(self.owners(game, entry, name)),
            )
            for name in names
        ]

    def page(self, game: "Any", entry: "EntrySoFar", names: list[str]) -> Page:
        """Return the page with a row for each of `names`."""
        page = Page(self.counts_what(game, entry), self.rows(game, entry, names))
        page.summed = self.summed
        return page

    def ask(self, game: "Playing", entry: "EntrySoFar") -> "Asking":
        """Ask for the number of each player."""
        numbers: dict[str, int] = {}
        entry[self.name] = entry.event[self.name] = numbers
        names = self.in_order(game, entry)
        usual, bounds = resolve(self.offer, game, entry), self.bounds(game, entry)
        page = self.page(game, entry, names)
        for name in names:
            offered = self.before(entry, name)
            if offered is None:
                offered = usual
            if name == names[-1] and self.total is not None:
                try:
                    offered = self.left(game, entry, name, offered)
                except RuleError as error:
                    yield error
            page.total = self.adds_up_to(game, entry)
            question = self.question(game, entry, name, offered, bounds)
            question.page = page
            if self.narrows:
                question.leave(page.total, sum(numbers.values()), name == names[-1])
            answer = yield question
            numbers[name] = self.take(question, answer, entry)
        if self.total is not None:
            try:
                self.check_total(game, entry)
            except RuleError as error:
                yield error
        return None

    def adds_up_to(self, game: "Playing", entry: "EntrySoFar") -> "int | None":
        """Return what the numbers add up to, as far as they are known; None if that is open."""
        total = None if self.total is None else resolve(self.total, game, entry)
        return total if is_whole(total) else None

    def left(
        self, game: "Playing", entry: "EntrySoFar", name: str, usual: "int | None"
    ) -> "int | None":
        """Return what the others leave to `name`, the last one, or what is offered as `usual`."""
        total = self.adds_up_to(game, entry)
        if total is None:
            return usual
        rest = self.rest(game, entry) if self.rest else total - sum(entry[self.name].values())
        least, most, _ = self.bounds(game, entry)
        if least <= rest <= most:
            return rest
        if self.no_rest:
            raise RuleError(self.no_rest[0], self.no_rest[1], n=rest, name=name)
        return usual
