"""The referee's one kind of answer.

Every question about cards is judged once, by a function that takes the cards and returns a Verdict;
`ask` and the screens only write it down. Where the handheld asks for the cards first, a generator
like those of a game does (`Game.referee`) and ends with the Verdict. The modules bring the solvers
along, so they are imported when a verdict is first asked for.
"""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.cards import Deck
    from engine.errors import RuleError
    from engine.types import Event, Facts, Label, Note


class Verdict:
    """What the referee says of cards of `deck`.

    `rule` decides, `key` and `facts` are the sentence. `ok` is True or False where the question was
    yes or no, else None, and `figure`, a text or a (key, facts) pair, is the number or the word
    that is the answer. `cards` is what was judged; `groups` a list of (label, cards): melds laid
    out, what is left; a label is a text, a (key, facts) pair or "". `found` is what the solver
    found, in its own form. `event` is the event that the same cards would make, where they make
    one now, so that nothing is keyed twice.
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
        self._full: Callable[[], Note] | None = None

    def show(self, label: "Label", cards: "Sequence[int]") -> None:
        """Lay `cards` out under a label."""
        self.groups.append((label, cards))

    def explain(self, full: "Callable[[], Note]") -> None:
        """Give the longer reason, a function that returns (rule, key, facts): it is only worked out
        where somebody reads it.
        """
        self._full = full

    def full(self) -> "Note":
        """Return (rule, key, facts) of the reason in full, with the house rules that bear on it."""
        return self._full() if self._full else (self.rule, self.key, self.facts)


def refused(deck: "Deck", error: "RuleError", cards: "Sequence[int]") -> Verdict:
    """Return the Verdict that says no for the reason of a RuleError."""
    return Verdict(deck, error.rule, error.key, error.facts, False, cards=cards)
