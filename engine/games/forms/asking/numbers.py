"""The fields of a form that are numbers, words, or yes and no."""

from ....compat import TYPE_CHECKING
from ....errors import InputError, RuleError
from ....game.declared import BoolField, ChoiceField, Field, require_names, resolve
from ....game.numbers import NumberField, NumbersField
from ....game.questions import Page, Question, pick, yes_no
from ....texts import listed
from ..expressions import run
from .checks import possible, rule_out, takes, ways_of
from .counting import Counting
from .made import Made
from .owned import Owned

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import Asking, EntrySoFar
    from ..expressions import Code
    from .types import Formed


class _Bounded(Counting):
    """A number within a range of a form."""

    text_malformed = "all.not_whole"
    signed = True

    def its_step(self) -> "Any":
        """Return its steps, or what returns them."""
        given = self.made.range
        return 1 if given is None or given.step is None else self.steps

    step: "Any" = property(its_step)

    def steps(self, game: "Formed", entry: "EntrySoFar") -> int:
        """Return its steps."""
        given = self.made.range
        assert given is not None and given.step is not None
        return max(1, run(given.step, game.world(entry)))

    def its_within(self, game: "Formed", entry: "EntrySoFar") -> "tuple[int, int, str | None]":
        """Return the least, the most, and the rule behind them."""
        given = self.made.range
        assert given is not None
        world = game.world(entry)
        return run(given.least, world), run(given.most, world), self.number

    within: "Any" = its_within


class FormNumber(_Bounded, NumberField):
    """A number that is asked once; of the cards that it `holds`, `whose` names who has so many."""

    text_out_of_range = "all.number_range"

    def its_rule(self) -> "str | None":
        """Return the number of the rule behind it."""
        return self.number

    rule: "Any" = property(its_rule)

    def its_holds(self) -> "tuple[int, ...]":
        """Return the cards of which `whose` has so many."""
        return self.made.holds

    holds: "Any" = property(its_holds)

    def its_whose(self) -> "str | None":
        """Return the name of the field that says who."""
        return self.made.whose

    whose: "Any" = property(its_whose)

    def before(self, entry: "EntrySoFar", name: "str | None") -> "Any":
        return self.kept(entry, None) or super().before(entry, name)

    def take(self, question: "Question", answer: "Any", entry: "EntrySoFar") -> "Any":
        self.keep(question, answer, entry)
        return super().take(question, answer, entry)

    def question(  # noqa: PLR0913  as the question of a Number
        self, game: "Any", entry: "EntrySoFar", name: "Any", before: "Any", bounds: "Any"
    ) -> "Question":
        before = self.offered(game, before, super().before(entry, None))
        return self.by_cards(game, super().question(game, entry, name, before, bounds), entry)


class FormEach(Owned, _Bounded, NumbersField):
    """A number for each player, or each side."""

    rule = None

    def its_total(self) -> "Any":
        """Return what returns what the numbers add up to, or None."""
        return self.sum_of if self.made.sum else None

    total: "Any" = property(its_total)

    def sum_of(self, game: "Formed", entry: "EntrySoFar") -> int:
        """Return what the numbers add up to."""
        assert self.made.sum is not None
        world = game.world(entry)
        world.forget(self.made.slots)
        return run(self.made.sum, world)

    def its_narrows(self) -> bool:
        """Return whether they leave each other no more than what lacks to their sum.

        A sum that follows from the numbers themselves narrows none of them.
        """
        total = self.made.sum
        return total is not None and total.known_from < self.form.names[self.name].known_from

    narrows: "Any" = property(its_narrows)

    def its_unequal(self) -> "tuple[Any, str]":
        """Return the rule and the text that refuse another sum."""
        return self.number, "forms.not_sum"

    unequal: "Any" = property(its_unequal)

    def its_whose(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return whose numbers they are."""
        return self.names_of(game, entry)

    whose: "Any" = its_whose

    def its_order(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return whose numbers they are, in the order in which they are asked."""
        return self.in_turn(game, entry)

    order: "Any" = its_order

    # The checks that stand behind it, of all numbers together and of each.
    checks: "tuple[Code, ...]" = ()

    def before(self, entry: "EntrySoFar", name: "str | None") -> "Any":
        return self.kept(entry, name) or super().before(entry, name)

    def take(self, question: "Question", answer: "Any", entry: "EntrySoFar") -> "Any":
        self.keep(question, answer, entry)
        return super().take(question, answer, entry)

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "dict[str, int]":
        """Return {name: number}."""
        if game.form.idle is not None:
            self.check_playing(game, value, entry)
        return super().check(game, value, entry)

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask for each; what no number of the others can mend is said and refused in its row."""
        steps: Any = super().ask(game, entry)
        answer = name = None
        # Ends with the last of its questions.
        while True:
            try:
                step = steps.send(answer)
            except StopIteration:
                step = None
            refused = self.refused_alone(game, entry, name) if name else None
            if refused:
                yield refused
            if step is None:
                return None
            name = None
            if isinstance(step, Question):
                name = step.who
                # What is left of a sum is asked: it shows whether the numbers above it are right.
                left = step.left
                step.follows = left is None or left[0] < left[1] or left[1] == step.minimum
                rule_out(self, game, entry, step)
            answer = yield step

    def question(  # noqa: PLR0913  as the question of a Number
        self, game: "Any", entry: "EntrySoFar", name: "Any", before: "Any", bounds: "Any"
    ) -> "Question":
        before = self.offered(game, before, super().before(entry, name))
        question = super().question(game, entry, name, before, bounds)
        question.facts["name"] = self.called(game, entry, name)
        return self.by_cards(game, question, entry)

    def check_total(self, game: "Any", entry: "EntrySoFar") -> None:
        total = resolve(self.total, game, entry)
        found = sum(entry[self.name].values())
        if found != total:
            rule, key = self.unequal
            raise RuleError(rule, key, n=found, sum=total, field=game.word_of(self.name))


class FormFlags(Owned, Field):
    """Yes or no for each player, or each side."""

    holds_names = True
    # The checks that stand behind it and look at all answers together.
    checks: "tuple[Code, ...]" = ()

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "dict[str, bool]":
        """Return {name: whether}."""
        if game.form.idle is not None:
            self.check_playing(game, value, entry)
        names = self.names_of(game, entry)
        given = require_names(game, value, names, self.name)
        for name in names:
            if given[name] is not True and given[name] is not False:
                raise InputError("event", "ask.not_a_flag", field=self.name)
        return {name: given[name] for name in names}

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask for each; or who it is, where the checks want one or two of them."""
        before: dict[str, bool] = entry.old.get(self.name) or {}
        flags: dict[str, bool] = {}
        names = self.in_turn(game, entry)
        ways = ways_of(self, game, entry, names)
        entry[self.name] = entry.event[self.name] = flags
        if ways and len(ways[0]) in (1, 2) and not [1 for way in ways if len(way) != len(ways[0])]:
            yield from self._named(game, entry, names, ways, before)
            return None
        page = Page(self.counts_what(game, entry), self.rows(game, entry, names))
        for name in names:
            question = yes_no(
                self.key,
                before.get(name),
                self.made.yes_first,
                name=self.called(game, entry, name),
            )
            question.who, question.field, question.page = name, self.name, page
            left = possible(self, game, entry, name, ways)
            if len(left) == 1:
                question.choices = [row for row in question.choices if row[0] in left]
            question.follows = True
            flags[name] = yield question
            ways = [way for way in ways if (name in way) == flags[name]]
            refused = self.refused_alone(game, entry, name)
            if refused:
                yield refused
        return None

    def _named(  # noqa: PLR0913  what ask has worked out
        self,
        game: "Any",
        entry: "EntrySoFar",
        names: "list[str]",
        ways: "list[list[str]]",
        before: "dict[str, bool]",
    ) -> "Asking":
        """Ask for the names of those who have a yes."""
        flags: dict[str, bool] = entry[self.name]
        for name in names:
            flags[name] = False
        offered = [name for name in names if before.get(name)]
        for at in range(len(ways[0])):
            left = [one for one in names if not flags[one] and [1 for way in ways if one in way]]
            question = pick(
                "forms.ask_who_else" if at else "forms.ask_who",
                [(one, self.called(game, entry, one)) for one in left],
                what=game.word_of(self.name),
            )
            if at < len(offered) and offered[at] in left:
                question.default = offered[at]
            question.field, question.follows = self.name, True
            name = yield question
            flags[name] = True
            ways = [way for way in ways if name in way]
        return None


class FormFlag(Made, BoolField):
    """Yes or no, asked once; the form says which stands first, and whether it may be left out."""

    def its_first(self) -> bool:
        """Return whether yes is offered first."""
        return self.made.yes_first

    yes_first: "Any" = property(its_first)

    def its_required(self) -> bool:
        """Return whether an event must have it."""
        return not self.made.left_out

    required: "Any" = property(its_required)

    # The checks that stand behind it and are looked at once.
    checks: "tuple[Code, ...]" = ()

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask whether it is so, where the checks take both."""
        question: Any = next(super().ask(game, entry))
        left = [row for row in question.choices if takes(game, entry, self, row[0], self.checks)]
        question.choices, question.follows = left or question.choices, True
        entry.event[self.name] = entry[self.name] = yield question
        return None


class FormChoice(Made, ChoiceField):
    """One of some words and numbers; any other is refused with what there is."""

    def its_values(self) -> "tuple[Any, ...]":
        """Return what it can be."""
        return self.made.values

    values: "Any" = property(its_values)

    def its_label(self) -> str:
        """Return what the keys of the texts of its values begin with."""
        return "%s.value_%s_" % (self.form.section, self.name)

    label: "Any" = property(its_label)

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the word or number."""
        for known in self.values:
            # True is no 1.
            if type(known) is type(value) and known == value:
                return value
        among = listed([str(known) for known in self.values], True)
        raise InputError("event", "forms.not_among", field=self.name, values=among)
