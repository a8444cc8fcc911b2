"""The questions a game asks to make an event, and the entry that collects the answers.

A game describes an event as a generator: it yields a `Question`, is sent the answer, and finally
yields the event, a dict. An `Entry` runs the generator over the answers so far. Going back a step
means dropping the last answer, and every front end asks the same questions.
"""

from ..compat import TYPE_CHECKING, is_list, is_whole
from ..errors import Cancelled, InputError, RuleError
from ..texts import range_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..cards import Deck
    from ..types import Asker, Choices, Event, Facts, Label

PICK = "pick"
NUMBER = "number"
TEXT = "text"
NAME = "name"
CARDS = "cards"

# The value of a choice such as "nobody" or "none of these"; no player can have this name.
NOBODY = ""
# The value of the choice to enter hands card by card instead; no player's name is blank.
BY_CARDS = " "


class Question:
    """One question: its `kind`, the `key` and `facts` of its text, and which answers are possible.

    PICK: `choices` is a list of (value, label); a label is a text or a (key, facts) pair.

    NUMBER: a whole number from `minimum` to `maximum` in steps of `step`. Numbers from `odd` up are
    possible but unusual: a front end asks once whether the number is right. A NUMBER with a `deck`
    may also be answered with a list of cards; the game then counts the hand. `hand` is (minimum,
    maximum) for the number of cards, `worth` the function that counts them. `beside` has (label,
    number) pairs to be shown with it, in place of the numbers that were given before; 0 is not
    shown. A PICK may have some, too, for a screen with room for them.

    TEXT, NAME: a text of 1 to `maximum` characters; NAME is the name of a new player.

    CARDS: a list of `minimum` to `maximum` cards of `deck`. Together with those `taken` no card may
    occur more often than in the deck. With `private`, only the player `who` should see them for
    now. The next card goes to the place `gap` of those in `default`, or to their end (None).

    `default` is the answer offered first, or None. With `known`, a player whom people chose before
    is the answer, and is not asked for. `who` is the player a number belongs to, the first of them
    if it belongs to `several`, `rule` the rule that limits it. `limit` and `floor` are the texts
    shown for a number above `maximum` or below `minimum`.
    """

    # Most questions have few of these, so the defaults belong to the class.
    step = 1
    odd: "int | None" = None
    who: "str | None" = None
    rule: "str | None" = None
    limit = "all.number_range"
    floor = "all.number_range"
    deck: "Deck | None" = None
    taken: tuple[int, ...] = ()
    hand = (0, 0)
    worth: "Callable[[list[int]], int] | None" = None
    private = False
    gap: "int | None" = None
    known = False
    several = False
    beside: "tuple[tuple[Label, int], ...]" = ()

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
        odd: int | None = None,
        step: int = 1,
        limit: str = "all.number_range",
        floor: str = "all.number_range",
    ) -> "Question":
        """Set more limits of a NUMBER and whom and which rule they belong to; return the question.

        The parameters are attributes of a Question.
        """
        self.who = who
        self.rule = rule
        self.odd = odd
        self.step = step
        self.limit = limit
        self.floor = floor
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

    def whom(self) -> str:
        """Return the name of the player it is about, or ""."""
        return self.who or str(self.facts.get("name", ""))

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
                key = self.limit if answer > self.maximum else self.floor
                raise RuleError(
                    self.rule, key, n=answer, min=self.minimum, max=self.maximum, name=self.who
                )
            if (answer - self.minimum) % self.step:
                raise RuleError(self.rule, "all.number_step", n=answer, step=self.step)
        elif not isinstance(answer, str) or not 1 <= len(answer) <= self.maximum:
            raise InputError("answer", "all.text_length", max=self.maximum)

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

    def is_odd(self, answer: object) -> bool:
        """Return whether a number is possible but unusual, so that a front end asks once.

        The answer that the question offers is known already.
        """
        if self.odd is None or not is_whole(answer) or answer == self.default:
            return False
        return answer >= self.odd


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


def yes_no(key: str, default: bool | None = None, **facts: "Any") -> Question:
    """Return a question answered with True or False; "no" is offered first."""
    labels: Choices = [(False, ("all.no", {})), (True, ("all.yes", {}))]
    return pick(key, labels, default, **facts)


class Entry:
    """The answers given so far to the questions about one event, or to the referee's.

    `action` is the kind of the event, or the name of a referee's question (`Game.referee`). `old`
    is an event of that kind whose values are offered first, as when a round is amended. `question`
    is the next question; it is None once `event`, a dict or a Verdict, is complete. `asked` lists
    the questions answered so far.

    What `back` drops is offered again. `later` has the answers that followed the present ones, the
    next one last: with the same answers before them, the same questions come. After another answer
    only what belongs to one question is offered, out of `keyed`: hands, texts, and numbers of a
    player, each with what the game offered there, {question: [offered, answer]}.
    """

    def __init__(self, game: "Asker", action: str, old: "Event | None" = None) -> None:
        self.game = game
        self.action = action
        self.old = old
        self.answers: list[Any] = []
        self.asked: list[Question] = []
        self.later: list[Any] = []
        self.keyed: dict[str, Any] = {}
        self.question: Question | None = None
        self.event: Any = None
        # What the game itself offers at this question.
        self._offered: Any = None
        game.upcard.look(game)
        self._ask()

    def _ask(self) -> None:
        """Ask again from the first question, up to the first one without an answer."""
        self._steps = self.game.questions(self.action, self.old or {})
        self.asked = []
        self._take(next(self._steps))
        for answer in self.answers:
            self._go_on(answer)
        self.offer()

    def _go_on(self, answer: object) -> None:
        if self.question:
            self.asked.append(self.question)
        self._take(self._steps.send(answer))

    def _take(self, step: "Any") -> None:
        if isinstance(step, Question):
            self.question = step
        else:
            self.question, self.event = None, step
            self._steps.close()

    def offer(self) -> None:
        """Offer what was answered here before, if it was dropped and still fits."""
        question = self.question
        if question is None:
            return
        self._offered = question.default
        if self.later:
            question.offer(self.later[-1])
        elif self.keyed:
            found = self.keyed.get(self._place(question))
            # What the game works out from newer answers comes first.
            if is_list(found) and len(found) == 2 and found[0] == self._offered:
                question.offer(found[1])

    def _place(self, question: Question) -> str:
        """Return what a question is known by: its text, whom it asks, how often it was asked."""
        asked = [(one.key, one.whom()) for one in self.asked]
        key, whom = question.key, question.whom()
        return "%d %s %s" % (asked.count((key, whom)), key, whom)

    def answer(self, value: object) -> None:
        """Give the answer to `question`; raise RuleError or InputError if it is refused.

        A refused answer changes nothing. Nor does one whose search was cancelled (Cancelled).
        """
        question = self.question
        if question is None:
            return
        question.check(value)
        self.answers.append(value)
        try:
            self._go_on(value)
        except (RuleError, InputError, Cancelled):
            self.answers.pop()
            self._ask()
            raise
        if self.later and self.later[-1] == value:
            self.later.pop()
        else:
            self.later = []
        self.offer()

    def back(self) -> "Any":
        """Drop the last answer and return it; return None if there is none."""
        if not self.answers:
            return None
        left = self.question
        hand = left.offered_cards() if left else None
        if left and hand:
            # A hand that is offered, or half keyed, comes after it.
            if not self.later or self.later[-1] != hand:
                self.later = [hand]
            self._keep(left, hand)
        last = self.answers.pop()
        self.later.append(last)
        self.event = None
        self._ask()
        if self.question:
            self._keep(self.question, last)
        return last

    def _keep(self, question: Question, value: "Any") -> None:
        """Keep what belongs to this question whatever is answered before it."""
        number = question.kind == NUMBER and question.whom() and not question.several
        if number or question.deck or question.kind == TEXT:
            self.keyed[self._place(question)] = [self._offered, value]
