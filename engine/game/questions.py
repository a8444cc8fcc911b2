"""The questions that a game asks to make an event: what is asked, and which answers fit.

A game describes an event as a generator: it yields a `Question`, is sent the answer, and finally
yields the event, a dict. An `Entry` (`entry.py`) runs the generator over the answers, and every
front end asks the same questions.
"""

from ..compat import TYPE_CHECKING, is_list, is_whole
from ..errors import InputError, RuleError
from ..texts import range_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..cards import Deck
    from ..types import Choices, Facts, Label

    # The field and the name of whom it is, what the row is called, and what belongs to it.
    PageRow = tuple[str, str, Label, Sequence[Label]]

PICK = "pick"
NUMBER = "number"
TEXT = "text"
NAME = "name"
CARDS = "cards"

# The value of a choice such as "nobody" or "none of these"; no player can have this name.
NOBODY = ""
# The value of the choice to enter hands card by card instead; no player's name is blank.
BY_CARDS = " "


def is_mixed(rows: "Sequence[tuple[Any, ...]]") -> bool:
    """Return whether rows, each with its field first, are of several fields."""
    return rows[0][0] != rows[-1][0]


class Page:
    """The page that a question is a row of: the same is asked of several, one after the other.

    `what` is the text of what is counted. Where several fields are asked of the same people, they
    are one page, and `what` is that of the field that is asked. `rows` has (field, whom, label,
    said) of each question in its order: its `field` and its `whom()`, what the row is called, and
    the texts of what belongs to it: which field it is, what they said before in this round, what is
    carried for them. `total` is what the
    numbers add up to, or None if that is open; with `summed`, their sum is worth showing.
    """

    total: "int | None" = None
    summed = False

    def __init__(self, what: "Label", rows: "Sequence[PageRow]") -> None:
        self.what = what
        self.rows = rows

    def at(self, question: "Question") -> int:
        """Return which row a question is."""
        return [row[:2] for row in self.rows].index(question.row())

    def has(self, question: "Question") -> bool:
        """Return whether a question is one of its rows."""
        return question.row() in [row[:2] for row in self.rows]


class Question:
    """One question: its `kind`, the `key` and `facts` of its text, and which answers are possible.

    PICK: `choices` is a list of (value, label); a label is a text or a (key, facts) pair.

    NUMBER: a whole number from `minimum` to `maximum` in steps of `step`. Numbers from
    `unusual_from` up are possible but unusual: a front end asks once whether the number is right. A
    NUMBER with a `deck` may also be answered with a list of cards; the game then counts the hand.
    `hand` is (minimum, maximum) for the number of cards, `worth` the function that counts them.
    Where `proved` does not hold for cards, they may come to less: their count was cut short.
    With `adds` each card counts alone, so that a part of the cards can be counted at once.
    `beside` has (label, number) pairs to be shown with it, in place of the numbers that were given
    before; 0 is not shown. A PICK may have some, too, for a screen with room for them.

    TEXT, NAME: a text of 1 to `maximum` characters; NAME is the name of a new player.

    CARDS: a list of `minimum` to `maximum` cards of `deck`. Together with those `taken` no card may
    occur more often than in the deck. With `private`, only the player `who` should see them for
    now. The next card goes to the place `gap` of those in `default`, or to their end (None).

    `default` is the answer offered first, or None. With `takes_chosen`, a player whom people chose
    before is the answer, and is not asked for. `who` is the player a number belongs to, the first
    of them if it belongs to `several`, `rule` the rule that limits it. `text_above` and
    `text_below` are the texts shown for a number above `maximum` or below `minimum`. `field` is the
    field of the event that it asks for; with `whom` it says which answer it is, whatever the text.
    `page` is the Page of which it is a row, if it is one of several. Its limits are those of the
    number alone, whatever the others are; `left` is (least, most) of what the answers before leave
    of them, `barred` the number that they rule out, if it is one; the least one may be the first of
    several, and `first_left` is then the least that they leave. What they do not leave is said
    (`limits`) and can be answered all the same: one of them may be wrong. `begun` is what was
    keyed of a number; with `half`, the cards in `default` were keyed and not given. With `lasts`
    the answer holds for the round: it is offered when the same is asked again. One that `follows`
    is not asked where the answers before leave a single one: an `Entry` gives that itself.
    """

    # Most questions have few of these, so the defaults belong to the class.
    step = 1
    unusual_from: "int | None" = None
    who: "str | None" = None
    rule: "str | None" = None
    text_above = "all.number_range"
    text_below = "all.number_range"
    deck: "Deck | None" = None
    taken: tuple[int, ...] = ()
    hand = (0, 0)
    worth: "Callable[[list[int]], int] | None" = None
    proved: "Callable[[list[int]], bool] | None" = None
    adds = False
    private = False
    gap: "int | None" = None
    takes_chosen = False
    several = False
    beside: "tuple[tuple[Label, int], ...]" = ()
    field = ""
    page: "Page | None" = None
    barred: "int | None" = None
    first_left: "int | None" = None
    left: "tuple[int, int] | None" = None
    begun = ""
    half = False
    lasts = False
    follows = False

    def __init__(
        self,
        kind: str,
        key: str,
        facts: "Facts | None" = None,
        choices: "Choices" = (),
        minimum: int = 0,
        maximum: int = 0,
        default: "Any" = None,
    ) -> None:
        self.kind = kind
        self.key = key
        self.facts = facts or {}
        self.choices = choices
        self.minimum = minimum
        self.maximum = maximum
        self.default: Any = default

    def bounded(
        self,
        who: str | None = None,
        rule: str | None = None,
        unusual_from: int | None = None,
        step: int = 1,
        text_above: str = "all.number_range",
        text_below: str = "all.number_range",
    ) -> "Question":
        """Set more limits of a NUMBER and whom and which rule they belong to; return the question.

        The parameters are attributes of a Question.
        """
        self.who = who
        self.rule = rule
        self.unusual_from = unusual_from
        self.step = step
        self.text_above = text_above
        self.text_below = text_below
        return self

    def of_cards(
        self,
        deck: "Deck",
        taken: tuple[int, ...] = (),
        hand: tuple[int, int] = (0, 0),
        worth: "Callable[[list[int]], int] | None" = None,
    ) -> "Question":
        """Allow cards as the answer; return the question. Those `taken` are elsewhere."""
        self.deck = deck
        self.taken = taken
        self.hand = hand
        self.worth = worth
        return self

    def limits(self) -> "tuple[int, int, int | None]":
        """Return the least and the largest number that are left, and which between is not.

        >>> question = Question(NUMBER, "any.ask_points", maximum=12)
        >>> question.barred = 12
        >>> question.limits()
        (0, 11, None)
        """
        least, most = self.left or (self.minimum, self.maximum)
        barred = self.barred
        if barred == least < most:
            after = least + self.step if self.first_left is None else self.first_left
            least, barred = after, None
        elif barred == most > least:
            most, barred = most - self.step, None
        return least, most, barred

    def only(self) -> "list[Any]":
        """Return the answer that follows from those before, in a list; [] where it is asked."""
        if not self.follows:
            return []
        if self.kind == PICK:
            return [self.choices[0][0]] if len(self.choices) == 1 else []
        least, most, _ = self.limits()
        return [least] if least == most else []

    def whom(self) -> str:
        """Return the name of the player it is about, or ""."""
        return self.who or str(self.facts.get("name", ""))

    def concerns(self, names: "Sequence[str]") -> bool:
        """Return whether it is about one of `names`, be it as a partner of the row's first."""
        shared: Any = self.page.rows[self.page.at(self)][2] if self.page else ""
        partners = shared.split(" + ") if isinstance(shared, str) else []
        return any(name in names for name in [self.whom()] + partners)

    def row(self) -> tuple[str, str]:
        """Return what it is known by: what it asks for, and whose it is."""
        return self.field or self.key, self.whom()

    def number(self, answer: "Any") -> "Any":
        """Return the number that an answer gives: cards are counted."""
        return self.worth(answer) if self.worth and is_list(answer) else answer

    def allows(self, number: object) -> bool:
        """Return whether `number` is a whole number in the range of a NUMBER, and in its steps."""
        return (
            is_whole(number)
            and self.minimum <= number <= self.maximum
            and (number - self.minimum) % self.step == 0
        )

    def check(self, answer: object) -> None:
        """Raise RuleError or InputError if `answer` does not fit this question."""
        if self.kind == PICK:
            for value, _ in self.choices:
                if value == answer:
                    return
            raise InputError("answer", "all.no_choice")
        deck = self.deck
        if deck and (self.kind == CARDS or is_list(answer)):
            self._check_cards(answer, deck)
        elif self.kind == NUMBER:
            if not is_whole(answer):
                raise InputError("answer", "all.not_whole")
            if not self.minimum <= answer <= self.maximum:
                key = self.text_above if answer > self.maximum else self.text_below
                raise RuleError(
                    self.rule, key, n=answer, min=self.minimum, max=self.maximum, name=self.who
                )
            if (answer - self.minimum) % self.step:
                raise RuleError(self.rule, "all.number_step", n=answer, step=self.step)
        elif not isinstance(answer, str) or not 1 <= len(answer) <= self.maximum:
            raise InputError("answer", "all.text_length", max=self.maximum)

    def least(self) -> "Any":
        """Return what may stand for an open answer: the least number, or the first choice."""
        return self.choices[0][0] if self.kind == PICK else self.minimum

    def is_kept(self) -> bool:
        """Return whether an answer belongs to this question whatever is answered before it."""
        number = self.kind == NUMBER and self.whom() and not self.several
        return bool(number or self.page or self.deck or self.kind == TEXT)

    def offered_cards(self) -> "list[Any] | None":
        """Return the cards that are offered, as `offer` takes them: a gap is a list behind them."""
        if not is_list(self.default):
            return None
        return self.default + ([] if self.gap is None else [[self.gap]])

    def offer(self, value: object) -> None:
        """Offer `value`, an answer or what was keyed of one, if it still fits this question."""
        if is_list(value) and self.deck:
            self._offer_cards(value, self.deck)
        elif self.kind in (TEXT, NAME) and isinstance(value, str):
            self.default = value[: self.maximum]
        elif self.kind == NUMBER and isinstance(value, str):
            self.begun = value
        else:
            try:
                self.check(value)
            except (RuleError, InputError):
                return
            self.default = value

    def _offer_cards(self, cards: "list[Any]", deck: "Deck") -> None:
        gap: int | None = None
        if cards and is_list(cards[-1]):
            last, cards = cards[-1], cards[:-1]
            if len(last) != 1 or not is_whole(last[0]) or not 0 <= last[0] < len(cards):
                return
            gap = last[0]
        for card in cards:
            if not is_whole(card) or not 0 <= card <= deck.wild:
                return
            if cards.count(card) + self.taken.count(card) > deck.count(card):
                return
        if len(cards) <= (self.maximum if self.kind == CARDS else self.hand[1]):
            self.default = cards
            self.gap = gap

    def _check_cards(self, cards: object, deck: "Deck") -> None:
        minimum, maximum = self.minimum, self.maximum
        if self.kind == NUMBER:
            minimum, maximum = self.hand
        if not is_list(cards) or not minimum <= len(cards) <= maximum:
            n = len(cards) if is_list(cards) else 0
            want = range_of(minimum, maximum)
            raise InputError("answer", "cards.wrong_count", n=n, want=want)
        for card in cards:
            if cards.count(card) + self.taken.count(card) > deck.count(card):
                raise InputError(
                    "answer",
                    "cards.too_many",
                    card=deck.text(card) if deck.count(card) else str(card),
                    deck=deck.name,
                    n=deck.count(card),
                )

    def leave(self, total: "int | None", others: int, last: bool) -> None:
        """Note what the `others` leave of a `total`, if that is possible: to the `last`, all."""
        rest = -1 if total is None else total - others
        if total is None or rest < self.minimum:
            return
        if not last:
            self.left = self.minimum, min(rest, self.maximum)
        elif self.allows(rest):
            self.left = rest, rest

    def is_odd(self, answer: object) -> bool:
        """Return whether a number is possible but unusual, so that a front end asks once.

        The answer that the question offers is known already.
        """
        if self.unusual_from is None or not is_whole(answer) or answer == self.default:
            return False
        return answer >= self.unusual_from


def pick(key: str, choices: "Choices", default: "Any" = None, **facts: "Any") -> Question:
    """Return a question with a list of (value, label) to choose from."""
    return Question(PICK, key, facts, choices=choices, default=default)


def pick_name(key: str, names: list[str], default: "Any" = None, **facts: "Any") -> Question:
    """Return a question with players' names to choose from."""
    return pick(key, [(name, name) for name in names], default, **facts)


def cards(
    key: str,
    deck: "Deck",
    minimum: int,
    maximum: int,
    taken: tuple[int, ...] = (),
    who: str | None = None,
    private: bool = False,
    **facts: "Any",
) -> Question:
    """Return a question for `minimum` to `maximum` cards of `deck`, besides those `taken`."""
    question = Question(CARDS, key, facts, minimum=minimum, maximum=maximum).of_cards(deck, taken)
    question.who = who
    question.private = private
    return question


def yes_no(
    key: str, default: bool | None = None, yes_first: bool = False, **facts: "Any"
) -> Question:
    """Return a question answered with True or False; "no" is offered first, unless `yes_first`."""
    labels: Choices = [(False, ("all.no", {})), (True, ("all.yes", {}))]
    return pick(key, labels[::-1] if yes_first else labels, default, **facts)
