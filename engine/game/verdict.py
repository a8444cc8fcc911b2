"""The referee's one kind of answer.

Every question about cards is judged once, by a function that takes the cards and returns a Verdict;
`ask` and the screens only present it. If the device has to ask for the cards first, a generator
like those of a game does so (`Game.referee`) and ends with the Verdict. The modules import the
solvers, so they are imported when a verdict is first needed.
"""

from ..compat import TYPE_CHECKING
from ..texts import text
from .house import by_house, deciding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..cards import Deck
    from ..errors import RuleError
    from ..types import Event, Facts, House, Label, Note
    from .game import Game


class Verdict:
    """The referee's answer about cards of `deck`.

    `rule` is the deciding rule; `key` and `facts` make the sentence. `ok` is True or False for a
    yes-or-no question, else None. `figure`, a text or a (key, facts) pair, is the number or word
    that answers it, in place of yes or no. `cards` are the cards judged. `groups` is a list of
    (label, cards) to show, such as melds and cards left; a label is a text, a (key, facts) pair or
    "". `found` is the solver's result. `act` is (text key, function, screen, always) of what can be
    done with it: the function does it, and the screen shows it done; unless `always`, it is offered
    only where that screen is open. `event` is the event that the same cards make, if they can make
    one now, so that no one enters them twice.
    """

    def __init__(
        self,
        deck: "Deck",
        rule: "str | None",
        key: str,
        facts: "Facts",
        ok: "bool | None" = None,
        figure: "Label" = "",
        cards: "Sequence[int]" = (),
    ) -> None:
        self.deck = deck
        self.rule = rule
        self.key = key
        self.facts = facts
        self.ok = ok
        self.figure = figure
        self.cards = cards
        self.groups: list[tuple[Label, Sequence[int]]] = []
        self.found: Any = None
        self.event: Event | None = None
        self.act: tuple[str, Callable[[], object], str, bool] | None = None
        self._full: Callable[[], Note] | None = None

    def __repr__(self) -> str:
        word = "" if self.ok is None else "yes, " if self.ok else "no, "
        why = text(self.key, **self.facts)
        return "<Verdict %s%s on %s: %s>" % (word, self.rule, self.deck.texts(self.cards), why)

    def says(self) -> "tuple[Any, ...]":
        """Return what it comes to in words, by which two verdicts are compared."""
        figure = self.figure
        if not isinstance(figure, str):
            figure = text(figure[0], **figure[1])
        return self.ok, self.rule, figure, text(self.key, **self.facts)

    def show(self, label: "Label", cards: "Sequence[int]") -> None:
        """Add `cards` to show under a label."""
        self.groups.append((label, cards))

    def explain(self, full: "Callable[[], Note]") -> None:
        """Set the function that returns the longer reason (rule, key, facts) when needed."""
        self._full = full

    def full(self) -> "Note":
        """Return (rule, key, facts) of the full reason."""
        return self._full() if self._full else (self.rule, self.key, self.facts)


def under_house(game: "Game", judge: "Callable[[House], Verdict]") -> Verdict:
    """Return `judge(game.house)`, a Verdict whose sentence names the house rules that decide it."""
    verdict = judge(game.house)
    rules = deciding(game, game.house, lambda house: judge(house).says(), verdict.cards)
    verdict.key, verdict.facts = by_house(verdict.key, verdict.facts, rules)
    return verdict


def refused(deck: "Deck", error: "RuleError", cards: "Sequence[int]") -> Verdict:
    """Return the Verdict that refuses for the reason of a RuleError."""
    return Verdict(deck, error.rule, error.key, error.facts, False, cards=cards)
