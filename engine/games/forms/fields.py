"""The fields of a form as declared fields (`engine.game.declared`) of its events."""

from ...cards import ITALIAN40, RANKS, RUMINO108
from ...compat import TYPE_CHECKING, const, is_list, is_object
from ...errors import EngineError, InputError, RuleError
from ...game.declared import (
    BoolField,
    Check,
    ChoiceField,
    Field,
    NumberField,
    NumbersField,
    PlayerField,
    field_path,
    require_names,
    resolve,
)
from ...game.questions import BY_CARDS, Page, Question, cards, is_mixed, yes_no
from ...rummy.table import MOST
from ...texts import listed
from .expressions import ONCE, SIDE, run
from .reading import IS_FLAG, IS_NUMBER, IS_PLAYER, IS_SIDE, LOOSE, MELDS, WINS

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any, Protocol

    from ...cards import Deck
    from ...game.declared import Asking, Callback, EntrySoFar, Values
    from ...game.effect import Effect
    from ...game.questions import PageRow
    from ...types import Facts, Label, Message, Playing
    from .expressions import Code
    from .melds import Judged, Melds
    from .reading import Form, FormField, Step
    from .world import World

    class Formed(Playing, Protocol):
        """A game made of a form, as the fields of its events see it."""

        form: Form
        rounds: int

        def world(self, __said: Values) -> World:
            """Return what expressions see with these values."""
            ...

        def idle(self, __world: World) -> Sequence[str]:
            """Return who sits out this round."""
            ...

        def word_of(self, __name: str) -> Message:
            """Return what a field is called."""
            ...

        def told_of(self, __code: Code, __words: Any, __world: World, __at: int) -> Facts:
            """Return what the sentence of a check tells of a player or side."""
            ...

        def sits_out(self, __name: str) -> RuleError:
            """Return what refuses an entry about a player who sits out."""
            ...

        def event_type(self, __name: object) -> Any:
            """Return the event type called so."""
            ...


# What follows the name of a field where an event keeps the cards that gave its value.
KEYED = "_cards"
# The deck of cards that are counted, and that of those that say who somebody is.
COUNTED, NAMING = RUMINO108, ITALIAN40
# So many numbers of the last one are tried for what the others rule out.
_MOST_TRIED = 20
# So many hands of a round are kept with what they came to.
_MOST_COUNTED = const(16)
# What fields take that name somebody.
WHO = (IS_PLAYER, IS_SIDE)


class _Owned:
    """What each player or side has a value of: whose, in seat order and in the order of asking."""

    made: "FormField"
    # The fields next to it that are of several, too, itself among them: they are one page.
    beside: "Sequence[FormEach | FormFlags]" = ()
    # The checks of each that stand behind it and need no value of anybody else: (code, refuses).
    alone: "tuple[tuple[Code, Any], ...]" = ()

    def refused_alone(self, game: "Formed", entry: "EntrySoFar", name: str) -> "EngineError | None":
        """Return what is wrong with the value of `name`, whatever the others answer, or None."""
        if not self.alone:
            return None
        world = game.world(entry)
        self.forget(world)
        try:
            for _, refuses in self.alone:
                refuses(game, world, world.names.index(name))
        except EngineError as error:
            return error
        return None

    def forget(self, world: "World") -> None:
        """Have the values looked at anew: there is another one."""
        world.forget(self.made.slots)
        world.forget(self.made.counted)

    def names_of(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return the names that have a value, in seat order: of a side that of its first player."""
        world = game.world(entry)
        places = world.heads if self.made.level == SIDE else range(len(world.names))
        when = self.made.when
        found = [world.names[at] for at in places if when is None or run(when, world, at)]
        if game.form.idle is not None:
            idle = game.idle(world)
            found = [name for name in found if name not in idle]
        return found

    def in_turn(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return the same names from the dealer's left."""
        wanted = self.names_of(game, entry)
        world = game.world(entry)
        found: list[str] = []
        for name in game.following(game.dealer):
            head = world.head(name) if self.made.level == SIDE else name
            if head in wanted and head not in found:
                found.append(head)
        return found

    def check_playing(self, game: "Formed", value: "Any", entry: "EntrySoFar") -> None:
        """Refuse a value of a player who sits out."""
        for name in game.idle(game.world(entry)):
            if is_object(value) and name in value:
                raise game.sits_out(name)

    def called(self, game: "Any", entry: "EntrySoFar", name: str) -> str:
        """Return how the owner of a value is called: a side by both names."""
        return " + ".join(self.owners(game, entry, name))

    def owners(self, game: "Any", entry: "EntrySoFar", name: str) -> list[str]:
        """Return the players whose value it is."""
        if self.made.level != SIDE:
            return [name]
        world = game.world(entry)
        return world.group(world.names.index(name))

    def counts_what(self, game: "Any", entry: "EntrySoFar") -> "Label":
        """Return what is counted: what this round is about, where each is about something else."""
        return game.phase_words() if game.form.phases else game.word_of(self.made.name)

    def rows(self, game: "Any", entry: "EntrySoFar", names: list[str]) -> "list[PageRow]":
        """Return the rows of its page: those of `names`, and of the fields beside it.

        Of fields that are asked later, as far as it is known whom. Where there are several fields,
        each row says which one it is.
        """
        known_from = game.form.names[self.made.name].known_from
        rows: list[Any] = []
        for field in self.beside:
            when = field.made.when
            if when is None or when.known_from < known_from:
                rows += [
                    (field.name, name, field.owners(game, entry, name))
                    for name in field.in_turn(game, entry)
                ]
        # Each look at what was said before this event takes another world.
        noted: dict[str, list[Label]] = {}
        for _, name, owners in rows:
            if name not in noted:
                noted[name] = game.noted(owners)
        words: list[Label] = [game.word_of(field) for field, _, _ in rows]
        several = bool(rows) and is_mixed(rows)
        return [
            (field, name, " + ".join(owners), ([words[at]] if several else []) + noted[name])
            for at, (field, name, owners) in enumerate(rows)
        ]


class _Counting:
    """A number that may be counted from cards: by a table of their worth, or by melds.

    Those of a table are of two decks with jokers: what is not in it counts 0. By melds cards of the
    form's deck count that are in none. The event keeps the cards.
    """

    name: str
    rule: "str | None"
    # {rank: points}, or None where no cards can be given by a table.
    cards: "dict[str, int] | None" = None
    # What melds are, where these count.
    melds: "Melds | None" = None
    # The names of all fields of the step whose cards are of the same decks.
    kin: "tuple[str, ...]" = ()
    # What melds are in a moment, by what it is known, and what hands came to in it.
    _now: "tuple[Any, Judged, dict[tuple[int, ...], tuple[int, bool, int, bool]]] | None" = None

    @property
    def whole(self) -> "Deck":
        """The deck that cards of an event are read with."""
        return self.melds.whole if self.melds else COUNTED

    def deck(self, game: "Formed") -> "Deck":
        """Return the deck that is played with."""
        return self.judged(game).deck if self.melds else COUNTED

    def judged(self, game: "Formed") -> "Judged":
        """Return what melds are in this round."""
        assert self.melds
        count = len(game.names_in_play())
        moment = count, game.rounds, [game.house[name] for name in sorted(game.house)]
        if self._now is None or self._now[0] != moment:
            self._now = moment, self.melds.judged(game.house, count, game.rounds + 1), {}
        return self._now[1]

    def _counted(self, keyed: "list[int]") -> "tuple[int, bool, int, bool]":
        """Return what cards come to by the melds of the moment, counted once (`Judged.counted`)."""
        assert self._now
        _, judged, counted = self._now
        hand = tuple(keyed)
        if hand not in counted:
            if len(counted) > _MOST_COUNTED:
                counted.clear()
            counted[hand] = judged.counted(keyed)
        return counted[hand]

    def worth(self, game: "Formed", keyed: "list[int]") -> int:
        """Return what cards come to."""
        if self.melds:
            self.judged(game)
            return self._counted(keyed)[0]
        cards = self.cards or {}
        return sum([cards.get("*" if one == COUNTED.wild else RANKS[one % 13], 0) for one in keyed])

    def by_cards(self, game: "Formed", question: "Question", entry: "EntrySoFar") -> "Question":
        """Allow cards as the answer, if they can be counted; return the question."""
        if self.cards is None and not (self.melds and self.melds.keyed):
            return question
        deck = self.deck(game)
        most = self.judged(game).most if self.melds else deck.size
        taken = tuple(keyed_of(entry, self.kin))
        question.adds = self.melds is None
        return question.of_cards(
            deck, taken, (1, most), worth=lambda keyed: self.worth(game, keyed)
        )

    def note_counted(self, keyed: "Any", entry: "EntrySoFar") -> None:
        """Note whether cards win at once, and how many are loose: of nobody, or {name: cards}."""
        if self.melds is None or self._now is None:
            return
        judged = self._now[1]
        counted: Any = self._counted
        for ending, wanted, at in ((WINS, judged.wins, 1), (LOOSE, judged.loose < MOST, 2)):
            if wanted:
                entry[self.name + ending] = (
                    {name: counted(keyed[name])[at] for name in keyed}
                    if is_object(keyed)
                    else counted(keyed)[at]
                )

    def unproved(self, game: "Formed", entry: "EntrySoFar") -> "list[tuple[str, int]]":
        """Return (who, points) of hands whose count was cut short: they may come to less."""
        keyed: Any = entry.get(self.name + KEYED)
        if not (self.melds and keyed):
            return []
        self.judged(game)
        hands: Any = keyed if is_object(keyed) else {"": keyed}
        counts = [(name, self._counted(hands[name])) for name in hands]
        short = [(name, points) for name, (points, _, _, proved) in counts if not proved]
        return [(self.called(game, entry, name) if name else "", points) for name, points in short]

    def called(self, game: "Any", entry: "EntrySoFar", name: str) -> str:
        """Return how the owner of a hand is called."""
        return name

    def kept(self, entry: "EntrySoFar", name: "str | None") -> "list[int] | None":
        """Return the cards that an earlier event has for `name`, or for nobody; None for none."""
        found: Any = entry.old.get(self.name + KEYED)
        if found and name is not None:
            found = found.get(name)
        return self.whole.read_all(found) if found else None

    def keep(self, question: "Question", answer: "Any", entry: "EntrySoFar") -> None:
        """Keep the cards that an answer is; they are lost with another answer."""
        if not is_list(answer):
            return
        name = self.name + KEYED
        texts = self.whole.texts(answer)
        if question.who is None:
            entry[name], entry.event[name] = answer, texts
        else:
            for where, given in ((entry, answer), (entry.event, texts)):
                where[name] = dict(where.get(name) or {})
                where[name][question.who] = given
        self.note_counted(entry[name], entry)


def note_unproved(game: "Formed", step: "Step", entry: "EntrySoFar", effect: "Effect") -> None:
    """Remark in the effect of a step whose cards were not counted to the end."""
    fields: Sequence[Any] = game.event_type(step.name).fields
    for field in fields:
        found = field.unproved(game, entry) if isinstance(field, _Counting) else []
        if found:
            told = [("%s %d" % (who, points)).strip() for who, points in found]
            facts = {"what": game.word_of(field.name), "list": listed(told, True)}
            effect.note(field.rule, "forms.cards_most", **facts)


def keyed_of(said: "Values", names: "tuple[str, ...]") -> "list[int]":
    """Return all cards that were said of some fields."""
    found: list[int] = []
    for name in names:
        keyed: Any = said.get(name + KEYED) or []
        given: list[list[int]] = [keyed[one] for one in keyed] if is_object(keyed) else [keyed]
        for cards_of in given:
            found += cards_of
    return found


class FormNumber(_Counting, NumberField):
    """A number that is asked once; of the cards that it `holds`, `whose` names who has so many."""

    holds: "tuple[int, ...]" = ()
    whose: "str | None" = None

    def before(self, entry: "EntrySoFar", name: "str | None") -> "Any":
        return self.kept(entry, None) or super().before(entry, name)

    def take(self, question: "Question", answer: "Any", entry: "EntrySoFar") -> "Any":
        self.keep(question, answer, entry)
        return super().take(question, answer, entry)

    def question(  # noqa: PLR0913  as the question of a Number
        self, game: "Any", entry: "EntrySoFar", name: "Any", before: "Any", bounds: "Any"
    ) -> "Question":
        return self.by_cards(game, super().question(game, entry, name, before, bounds), entry)


class FormEach(_Owned, _Counting, NumbersField):
    """A number for each player, or each side."""

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


class FormFlags(_Owned, Field):
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
            question = yes_no(self.key, before.get(name), name=self.called(game, entry, name))
            question.who, question.field, question.page = name, self.name, page
            flags[name] = yield question
            refused = self.refused_alone(game, entry, name)
            if refused:
                yield refused
        return None


class FormWho(PlayerField):
    """A player; with a table of what cards are worth, also who shows the most, each suit once."""

    cards: "dict[str, int] | None" = None
    # Whether only who has a card of each suit is counted.
    all_suits = False
    # The cards that who is named has; the rule that refuses another name.
    holds: "tuple[int, ...]" = ()
    whose: "str | None" = None
    rule: "str | None" = None

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the name of a player who does not sit out, or None."""
        if game.form.idle is not None and value in game.idle(game.world(entry)):
            raise game.sits_out(value)
        return super().check(game, value, entry)

    def someone(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return each player who does not sit out."""
        idle = game.idle(game.world(entry))
        return [row for row in super().someone(game, entry) if row[0] not in idle]

    def choices(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return who can be named, nobody, and that the cards say who."""
        found = super().choices(game, entry)
        return found + [(BY_CARDS, ("all.by_cards", {}))] if self.cards else found

    def ask(self, game: "Any", entry: "EntrySoFar") -> "Asking":
        """Ask for a player, or for the best cards of each player or side, which the event keeps."""
        kept = entry.old.get(self.name + KEYED)
        if kept:
            entry.old = dict(entry.old)
            entry.old[self.name] = BY_CARDS
        yield from super().ask(game, entry)
        if self.cards and entry[self.name] == BY_CARDS:
            hands = yield from self._keyed(game, entry, kept or {})
            name = best_of(self.points_of(hands))
            if name is None and not self._nobody(game, entry):
                raise RuleError(*self.somebody)
            entry[self.name] = entry.event[self.name] = name
            entry.event[self.name + KEYED] = {head: NAMING.texts(hands[head]) for head in hands}
            entry[self.name + KEYED] = hands
        return None

    def _keyed(
        self, game: "Any", entry: "EntrySoFar", kept: "dict[str, Any]"
    ) -> "Generator[Any, Any, dict[str, list[int]]]":
        """Ask for up to four cards of each; those `kept` of an earlier event are offered."""
        deck = NAMING
        taken: tuple[int, ...] = ()
        world = game.world(entry)
        hands: dict[str, list[int]] = {}
        for at in world.heads:
            head = world.names[at]
            question = cards(
                "forms.ask_best", deck, 1, len(deck.suits), taken, name=world.words(at)
            )
            if head in kept:
                question.default = deck.read_all(kept[head])
            hands[head] = yield question
            taken += tuple(hands[head])
        return hands

    def points_of(self, hands: "dict[str, list[int]]") -> "dict[str, int]":
        """Return what the best cards of each hand come to."""
        assert self.cards is not None
        return {head: self.best_of_suits(NAMING, self.cards, hands[head]) for head in hands}

    def best_of_suits(self, deck: "Deck", table: "dict[str, int]", found: "list[int]") -> int:
        """Return what the best card of each suit is worth; 0 without a suit that is needed."""
        points = 0
        for suit in range(len(deck.suits)):
            worth = [table.get(RANKS[one % 13], 0) for one in found if one // 13 == suit]
            if self.all_suits and not worth:
                return 0
            points += max(worth) if worth else 0
        return points


def best_of(points: "dict[str, int]") -> "str | None":
    """Return who has the most, None where two are equal.

    >>> best_of({"Ann": 40, "Bo": 0}), best_of({"Ann": 40, "Bo": 40})
    ('Ann', None)
    """
    most = max(points.values())
    best = [name for name in points if points[name] == most]
    return best[0] if len(best) == 1 else None


class FormKeyed(Field):
    """The cards of each by which `who` was named; a name that they do not give is refused."""

    holds_names = True
    required = False
    of_cards = True
    who: "Any" = None
    rule: "str | None" = None

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "dict[str, list[int]]":
        """Return {name: cards}."""
        deck = NAMING
        world = game.world(entry)
        given = require_names(game, value, [world.names[at] for at in world.heads], self.name)
        seen: list[int] = []
        hands: dict[str, list[int]] = {}
        for at in world.heads:
            head = world.names[at]
            where = self.name + "." + head
            hands[head] = found = deck.read_all(given[head], where, seen)
            if not 1 <= len(found) <= len(deck.suits):
                facts = {"min": 1, "max": len(deck.suits), "n": len(found)}
                raise InputError(where, "forms.how_many", **facts)
        best = best_of(self.who.points_of(hands))
        if best != entry[self.who.name]:
            name: Any = ("forms.nobody", {})
            if best is not None:
                name = world.words(world.names.index(best))
            raise RuleError(self.rule, "forms.cards_say", name=name)
        return hands


class FormCounted(Field):
    """The cards from which the number of a field was counted; others than they give are refused."""

    required = False
    of_cards = True
    of: "Any" = None
    rule: "str | None" = None

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the cards; of a number for each, {name: cards} of those who have some."""
        numbers = entry[self.of.name]
        seen = keyed_of(entry, self.of.kin)
        if not self.holds_names:
            keyed = self.read_all(game, value, None, numbers, seen)
            self.of.note_counted(keyed, entry)
            return keyed
        if not is_object(value):
            raise InputError("event", "ask.not_an_object", field=self.name)
        found: dict[str, list[int]] = {}
        for name in value:
            if name not in numbers:
                game.active(name)
                facts = {"name": name, "field": self.name}
                raise InputError(field_path(self.name, name), "all.not_concerned", **facts)
        for name in numbers:
            if name in value:
                owner = self.of.called(game, entry, name)
                found[name] = self.read_all(game, value[name], name, numbers[name], seen, owner)
        self.of.note_counted(found, entry)
        return found

    def read_all(  # noqa: PLR0913  where they stand, and what they must come to
        self,
        game: "Any",
        value: "Any",
        name: "str | None",
        number: int,
        seen: "list[int]",
        called: str = "",
    ) -> "list[int]":
        """Return the cards of `name`, or of nobody; raise RuleError where they give another."""
        where = field_path(self.name, name)
        deck = self.of.deck(game)
        most = self.of.judged(game).most if self.of.melds else deck.size
        cards = deck.read_all(value, where, seen)
        if not 1 <= len(cards) <= most:
            raise InputError(where, "forms.how_many", min=1, max=most, n=len(cards))
        n = self.of.worth(game, cards)
        if n != number:
            what = called or game.word_of(self.of.name)
            raise RuleError(self.rule, "forms.cards_make", what=what, n=n, number=number)
        return cards


class FormChoice(ChoiceField):
    """One of some words and numbers; any other is refused with what there is."""

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the word or number."""
        for known in self.values:
            # True is no 1.
            if type(known) is type(value) and known == value:
                return value
        among = listed([str(known) for known in self.values], True)
        raise InputError("event", "forms.not_among", field=self.name, values=among)


class FormSide(FormWho):
    """A side, called by its first player."""

    def check(self, game: "Any", value: "Any", entry: "EntrySoFar") -> "Any":
        """Return the name of the side's first player, or None."""
        name = super().check(game, value, entry)
        return name if name is None else game.world(entry).head(name)

    def someone(self, game: "Any", entry: "EntrySoFar") -> "list[tuple[str, Any]]":
        """Return each side and its words."""
        world = game.world(entry)
        return [(world.names[at], world.words(at)) for at in world.heads]


def declared(form: "Form", step: "Step", section: str) -> "tuple[Field, ...]":
    """Return the fields of a step's event, and its checks, in the order in which they are read.

    A check stands behind the last field that it needs: what is wrong is refused when it is said.
    """
    fields: list[Field] = [_field(form, step, field, section) for field in step.fields]
    # The history names who is somebody in every round; or else who is asked for first.
    # Who makes the sides of a round is asked before anything has happened.
    somebody = [field.name for field in step.fields if field.takes in WHO and field is not form.by]
    always = [field.name for field in step.fields if field.name in somebody and not field.nobody]
    for field in fields:
        field.in_history = field.name in (always or somebody[:1])
    _join(step, fields)
    first = form.names[step.fields[0].name].known_from
    found: list[Field] = []
    for at in range(-1, len(fields)):
        if at >= 0:
            field = fields[at]
            found.append(field)
            if isinstance(field, FormEach):
                field.checks = tuple(
                    [
                        code
                        for code, _, _ in step.checks
                        if code.level == ONCE and code.known_from == first + at
                    ]
                )
            if isinstance(field, _Owned):
                field.alone = tuple(
                    [
                        (step.checks[place][0], _refuser(form, step, place, section))
                        for place in range(len(step.checks))
                        if step.checks[place][0].known_from == first + at
                        and _is_alone(form, step.checks[place][0], step.fields[at])
                    ]
                )
            if step.fields[at].cards:
                found.append(_keyed(form, step, at, fields[at]))
            found += _holders(step, fields, at)
        for place, check in enumerate(step.checks):
            if max(check[0].known_from - first, -1) == at:
                found.append(_check(form, step, place, section))
    return tuple(found)


def _join(step: "Step", fields: "list[Any]") -> None:
    """Have fields of several that stand side by side know of each other."""
    beside: list[Any] = []
    for at in range(len(fields)):
        if step.fields[at].level == ONCE:
            beside = []
        else:
            beside.append(fields[at])
            fields[at].beside = beside


def _keyed(form: "Form", step: "Step", at: int, field: "Any") -> "FormKeyed | FormCounted":
    """Return the field of the cards that gave the value of a field."""
    made = step.fields[at]
    if made.takes in WHO:
        keyed = FormKeyed(made.name + KEYED)
        keyed.who = field
    else:
        keyed = FormCounted(made.name + KEYED)
        keyed.of = field
        keyed.holds_names = made.level != ONCE
        # Cards that are counted by melds are of the form's deck, the others of a table's.
        kin = [one for one in step.fields if one.cards and one.takes not in WHO]
        by_melds = made.cards == MELDS
        field.kin = tuple([one.name for one in kin if (one.cards == MELDS) == by_melds])
    keyed.rule = form.number(made.rule)
    keyed.when = lambda game, entry: made.name in entry
    keyed.unasked = (keyed.rule, "forms.not_asked")
    return keyed


def _holders(step: "Step", fields: "list[Any]", at: int) -> "list[Check]":
    """Return what refuses a name where cards say that another has its cards.

    It stands behind the field `at` that names somebody, or behind the cards of a later one.
    """
    naming = _naming(step)
    some = fields[at : at + 1] if step.fields[at].name not in naming else fields[:at]
    holding = [field for field in some if isinstance(field, (FormWho, FormNumber)) and field.holds]

    def refuses(game: "Formed", entry: "EntrySoFar") -> None:
        for field in holding:
            if field.name in entry:
                _check_holds(game, field, entry, naming)

    return [Check(refuses)] if naming and holding else []


def _check_holds(
    game: "Formed", field: "FormWho | FormNumber", entry: "EntrySoFar", naming: "list[str]"
) -> None:
    """Raise RuleError where cards say that somebody else has one of the cards of a field."""
    name, cards_of = entry[field.name], field.holds
    if field.whose:
        length, name = max(0, name), entry.get(field.whose)
        cards_of = cards_of[:length] if name else ()
    for head, card in holders(entry, naming, cards_of):
        world = game.world(entry)
        # Nobody need have all of several cards.
        if world.head(name) != head if name else len(field.holds) == 1:
            facts = {"name": world.words(world.names.index(head)), "card": NAMING.text(card)}
            raise RuleError(field.rule, "forms.cards_hold", **facts)


def _naming(step: "Step") -> "list[str]":
    """Return the names of the fields whose cards say who somebody is."""
    return [one.name for one in step.fields if one.takes in WHO and one.cards]


def holders(
    said: "Values", naming: "list[str]", holds: "tuple[int, ...]"
) -> "list[tuple[str, int]]":
    """Return (who has it, card) of those of some cards that were said in the fields `naming`.

    >>> holders({"best_cards": {"Ann": [3], "Bo": [7, 9]}}, ["best"], (7, 8))
    [('Bo', 7)]
    """
    found: list[tuple[str, int]] = []
    for name in naming:
        hands: dict[str, list[int]] = said.get(name + KEYED) or {}
        for head in hands:
            found += [(head, card) for card in hands[head] if card in holds]
    return found


def _is_alone(form: "Form", code: "Code", made: "FormField") -> bool:
    """Return whether a check of each needs, of a field of each, only the value of whom it is of."""
    if code.level != made.level:
        return False
    # What a let stands for may hang on any field.
    several = made.slots + made.counted + tuple(code.lets)
    codes = [code] + [form.lets[slot] for slot in code.lets]
    return not [1 for one in codes for slot in one.loads_over() if slot in several]


def _refuser(form: "Form", step: "Step", place: int, section: str) -> "Any":
    """Return the function of (game, world, at) that raises where a check refuses who is `at`."""
    code, rule, words = step.checks[place]
    key = "%s.rule_%d" % (section, rule) if rule else "forms.check_failed"
    if words:
        key = "%s.check_%s_%d" % (section, step.name, place)
    number = form.number(rule)

    def refuses(game: "Formed", world: "World", at: int) -> None:
        if not run(code, world, at):
            raise RuleError(number, key, **game.told_of(code, words, world, at))

    return refuses


def _check(form: "Form", step: "Step", place: int, section: str) -> Check:
    """Return the check of all players or sides, or of what is looked at once."""
    code, refuses = step.checks[place][0], _refuser(form, step, place, section)

    def refuses_any(game: "Formed", entry: "EntrySoFar") -> None:
        world = game.world(entry)
        places = [0]
        if code.level != ONCE:
            places = world.heads if code.level == SIDE else range(len(world.names))
        for at in places:
            refuses(game, world, at)

    return Check(refuses_any)


def _field(form: "Form", step: "Step", made: "FormField", section: str) -> Field:
    key = section + ".ask_" + made.name
    more: dict[str, Any] = {}
    number = form.number(made.rule)
    when = made.when
    if when is not None:
        more["when"] = _asked(made, when)
        more["unasked"] = (number, "forms.not_asked")
    if made.takes == IS_NUMBER:
        return _number(form, made, key, number, more)
    if made.takes == IS_FLAG:
        if made.level == ONCE:
            return BoolField(made.name, key, **more)
        field = FormFlags(made.name, key, **more)
        field.made = made
        return field
    if made.takes in WHO:
        if made.nobody:
            more["nobody"] = "forms.nobody"
        if made.cards:
            more["cards"] = form.cards[made.cards]
            more["all_suits"] = made.cards in form.all_suits
        if made.holds:
            more["rule"], more["holds"] = number, made.holds
            naming = _naming(step)
            if len(made.holds) == 1 and naming:
                more["offer"] = _offered(naming, made.holds)
        return (FormSide if made.takes == IS_SIDE else FormWho)(made.name, key, **more)
    label = "%s.value_%s_" % (section, made.name)
    return FormChoice(made.name, key, values=made.values, label=label, **more)


def _offered(naming: "list[str]", holds: "tuple[int, ...]") -> "Callback":
    """Return the function that says who has a card by those that were said, or None."""

    def offered(game: "Formed", entry: "EntrySoFar") -> "str | None":
        found = holders(entry, naming, holds)
        return found[0][0] if found else None

    return offered


def _asked(made: "FormField", when: "Code") -> "Callback":
    """Return the function that says whether a field is asked, of anybody."""
    owned = _Owned()
    owned.made = made

    def of_somebody(game: "Formed", entry: "EntrySoFar") -> bool:
        return bool(owned.names_of(game, entry))

    def once(game: "Formed", entry: "EntrySoFar") -> int:
        return run(when, game.world(entry))

    return once if made.level == ONCE else of_somebody


def _number(
    form: "Form", made: "FormField", key: str, rule: "str | None", more: "dict[str, Any]"
) -> NumberField:
    assert made.range is not None
    least, most, step = made.range.least, made.range.most, made.range.step

    def within(game: "Formed", entry: "EntrySoFar") -> "tuple[int, int, str | None]":
        world = game.world(entry)
        return run(least, world), run(most, world), rule

    more["within"] = within
    if made.cards == MELDS:
        more["melds"] = form.melds
    elif made.cards:
        more["cards"] = form.cards[made.cards]
    more["text_malformed"] = "all.not_whole"
    more["signed"] = True
    if step is not None:

        def steps(game: "Formed", entry: "EntrySoFar") -> int:
            return max(1, run(step, game.world(entry)))

        more["step"] = steps
        more["text_off_step"] = "all.number_step"
    if made.level == ONCE:
        more["text_out_of_range"] = "all.number_range"
        more["rule"], more["holds"], more["whose"] = rule, made.holds, made.whose
        return FormNumber(made.name, key, **more)
    total = made.sum
    if total is not None:
        # A sum that follows from the numbers themselves bounds none of them.
        more["narrows"] = total.known_from < form.names[made.name].known_from

        def adds_up(game: "Formed", entry: "EntrySoFar") -> int:
            world = game.world(entry)
            world.forget(made.slots)
            return run(total, world)

        more["total"] = adds_up
        more["unequal"] = (rule, "forms.not_sum")
    field = FormEach(made.name, key, **more)
    field.made = made
    field.whose = field.names_of
    field.order = field.in_turn
    return field
