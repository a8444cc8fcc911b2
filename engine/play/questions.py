"""What a game asks in order to make an event, and the entry that collects the answers.

A game describes an event as a generator of questions: it yields a `Question`, is sent the answer,
and at the end yields the event, a dict. An `Entry` runs the generator over the answers given so
far, so going back one step is dropping the last answer, and every front end asks the same.
"""

from engine.compat import is_whole
from engine.errors import Cancelled, InputError, RuleError

PICK = "pick"
NUMBER = "number"
TEXT = "text"
NAME = "name"
CARDS = "cards"

# The value of a choice such as "nobody" or "none of these"; no player can be called so.
NOBODY = ""
# The value of the choice to key hands in place of an answer; no player's name is blank.
BY_CARDS = " "


class Question:
    """One question: `kind`, the text's `key` and `facts`, and what an answer must be.

    PICK: `choices`, a list of (value, label), a label being a text or a (key, facts) pair.
    NUMBER: a whole number from `least` to `most` in steps of `step`; from `odd` on it is possible
    but unlikely, and a front end asks once whether it is meant. TEXT and NAME: a text of 1 to
    `most` characters, NAME being a new player's. CARDS: a list of `least` to `most` cards (small
    integers) of `deck`, none of them, with those `taken`, more often than the deck has it;
    `private` where nobody but `who` should see them yet. A NUMBER with a `deck` may be answered
    with such a list, too: the game counts a hand of `hand`, (least, most), cards. `default` is the
    answer that is offered first (None: none is). `who` is the player whom a number is about; `rule`
    the rule that bounds it, `limit` and `floor` the texts that refuse what is more than `most` or
    less than `least`.
    """

    def __init__(
        self,
        kind,
        key,
        facts=None,
        choices=(),
        least=0,
        most=0,
        step=1,
        odd=None,
        default=None,
        who=None,
        rule=None,
        limit="all.number_range",
        floor="all.number_range",
        deck=None,
        taken=(),
        hand=(0, 0),
        private=False,
    ):
        self.kind = kind
        self.key = key
        self.facts = facts or {}
        self.choices = choices
        self.least = least
        self.most = most
        self.step = step
        self.odd = odd
        self.default = default
        self.who = who
        self.rule = rule
        self.limit = limit
        self.floor = floor
        self.deck = deck
        self.taken = taken
        self.hand = hand
        self.private = private

    def check(self, answer):
        """Raise RuleError or InputError where `answer` cannot be one to this question."""
        if self.kind == PICK:
            for value, _ in self.choices:
                if value == answer:
                    return
            raise InputError("answer", "all.no_choice")
        if self.kind == CARDS or (self.deck and isinstance(answer, list)):
            self._check_cards(answer)
        elif self.kind == NUMBER:
            if not is_whole(answer):
                raise InputError("answer", "all.not_whole")
            if not self.least <= answer <= self.most:
                key = self.limit if answer > self.most else self.floor
                raise RuleError(
                    self.rule, key, n=answer, least=self.least, most=self.most, name=self.who
                )
            if (answer - self.least) % self.step:
                raise RuleError(self.rule, "all.number_step", n=answer, step=self.step)
        elif not isinstance(answer, str) or not 1 <= len(answer) <= self.most:
            raise InputError("answer", "all.text_length", most=self.most)

    def _check_cards(self, cards):
        least, most = self.least, self.most
        if self.kind == NUMBER:
            least, most = self.hand
        if not isinstance(cards, list) or not least <= len(cards) <= most:
            n = len(cards) if isinstance(cards, list) else 0
            want = str(most) if least == most else "%d-%d" % (least, most)
            raise InputError("answer", "cards.wrong_count", n=n, want=want)
        for card in cards:
            if cards.count(card) + self.taken.count(card) > self.deck.count(card):
                raise InputError(
                    "answer",
                    "cards.too_many",
                    card=self.deck.text(card) if self.deck.count(card) else str(card),
                    deck=self.deck.name,
                    n=self.deck.count(card),
                )

    def is_odd(self, answer):
        """Tell whether a number is possible but so unusual that it is asked about once."""
        return self.odd is not None and is_whole(answer) and answer >= self.odd


def pick(key, choices, default=None, **facts):
    """Return a question with a list of (value, label) to choose from."""
    return Question(PICK, key, facts, choices=choices, default=default)


def pick_name(key, names, default=None, **facts):
    """Return a question with player names to choose from."""
    return pick(key, [(name, name) for name in names], default, **facts)


def cards(key, deck, least, most, taken=(), who=None, private=False, **facts):
    """Return a question for `least` to `most` cards of `deck` besides those `taken`."""
    return Question(
        CARDS, key, facts, least=least, most=most, deck=deck, taken=taken, who=who, private=private
    )


def yes_no(key, default=None, **facts):
    """Return a question that is answered with True or False, no being offered first."""
    labels = [(False, ("all.no", {})), (True, ("all.yes", {}))]
    return pick(key, labels, default, **facts)


class Entry:
    """The answers given so far to a game's questions about one event, or to its referee.

    `action` is the event's name, or that of a verdict (`Game.referee`); `old` an event of that kind
    whose values are offered first (when a round is amended). `question` is the next one, None once
    `event`, a dict or a Verdict, is complete. `asked` are the questions that were answered.
    """

    def __init__(self, game, action, old=None):
        self.game = game
        self.action = action
        self.old = old
        self.answers = []
        self.asked = []
        self.question = None
        self.event = None
        self._ask()

    def _ask(self):
        """Ask anew from the first question on, up to the first without an answer."""
        self._steps = self.game.questions(self.action, self.old or {})
        self.asked = []
        self._take(next(self._steps))
        for answer in self.answers:
            self._go_on(answer)

    def _go_on(self, answer):
        self.asked.append(self.question)
        self._take(self._steps.send(answer))

    def _take(self, step):
        if isinstance(step, Question):
            self.question = step
        else:
            self.question, self.event = None, step
            self._steps.close()

    def answer(self, value):
        """Give the answer to `question`; a refused one (RuleError, InputError) changes nothing.

        Nor does one whose consequences were not waited for (Cancelled).
        """
        self.question.check(value)
        self.answers.append(value)
        try:
            self._go_on(value)
        except (RuleError, InputError, Cancelled):
            self.answers.pop()
            self._ask()
            raise

    def back(self):
        """Drop the last answer and return it; None where there is none."""
        if not self.answers:
            return None
        last = self.answers.pop()
        self.event = None
        self._ask()
        return last
