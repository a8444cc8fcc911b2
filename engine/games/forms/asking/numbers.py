"""The fields of a form that are numbers, words, or yes and no."""

from ....compat import TYPE_CHECKING
from ....errors import InputError, RuleError
from ....game.declared import BoolField, ChoiceField, Field, require_names, resolve
from ....game.numbers import NumberField, NumbersField
from ....game.questions import Page, Question, yes_no
from ....texts import listed
from ..expressions import run
from .counting import Counting
from .made import Made
from .owned import Owned

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import Asking, EntrySoFar
    from ..expressions import Code
    from .types import Formed

# So many numbers of the last one are tried for what the others rule out.
_MOST_TRIED = 20


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

        A sum that follows from the numbers themselves bounds none of them.
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

    # The checks that stand behind it and look at all numbers together.
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
                step.barred, name = self.barred(game, entry, step), step.who
            answer = yield step

    def barred(self, game: "Any", entry: "EntrySoFar", question: "Question") -> "int | None":
        """Return the number that its own checks rule out, and for the last one those of all.

        Of many numbers, it is only known whether they rule out the least, but not the next.
        """
        tried = range(question.minimum, question.maximum + 1)
        many = len(tried) > _MOST_TRIED + 1
        if many:
            tried = range(question.minimum, question.minimum + 2 * question.step, question.step)
        world, numbers, name = game.world(entry), entry[self.name], question.who
        codes = tuple([code for code, _ in self.alone])
        if self.checks and len(numbers) + 1 == len(self.in_turn(game, entry)):
            codes += self.checks
        if not codes:
            return None
        at = world.names.index(name)
        found: list[int] = []
        for number in tried:
            numbers[name] = number
            self.forget(world)
            try:
                holds = all([run(code, world, at) for code in codes])
            except RuleError:
                holds = False
            if not holds:
                found.append(number)
        del numbers[name]
        self.forget(world)
        if len(found) != 1 or many and found[0] != question.minimum:
            return None
        return found[0]

    def question(  # noqa: PLR0913  as the question of a Number
        self, game: "Any", entry: "EntrySoFar", name: "Any", before: "Any", bounds: "Any"
    ) -> "Question":
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
        """Ask for each."""
        before: dict[str, bool] = entry.old.get(self.name) or {}
        flags: dict[str, bool] = {}
        entry[self.name] = entry.event[self.name] = flags
        names = self.in_turn(game, entry)
        page = Page(self.counts_what(game, entry), self.rows(game, entry, names))
        for name in names:
            question = yes_no(
                self.key,
                before.get(name),
                self.made.yes_first,
                name=self.called(game, entry, name),
            )
            question.who, question.field, question.page = name, self.name, page
            flags[name] = yield question
            refused = self.refused_alone(game, entry, name)
            if refused:
                yield refused
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
