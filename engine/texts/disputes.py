"""What players ask at the table, and the answers: by words, under the house rules of a game.

The texts are in `engine/texts/<language>/disputes_<prefix>.py`, one module for each game and one
for all games (`ALL`). Its tuple `DISPUTES` has a plain text for each question, which stays in flash
in a board's image:

    equal GIN-9 undercut_tie: Equal deadwood|Equal count
    The opponent has as much deadwood as the knocker. Who wins?
    opponent: The opponent. An equal count is an undercut.
    knocker: The knocker, for 0 points. An equal count is no undercut.

The first line has the question's name, the rule that answers it, the house rule on which the answer
depends, if any, and after the colon the question in short, in one or two lengths. The second line
is the question as a player asks it. Then comes the answer; where it depends on a house rule, one
for each value, "*" for any other. `{value}` stands for the value.

In place of a house rule, "?" says that the rules leave the question to the table. Then the answers
are those that players give, each by a name, in a long and a short form: `no: No. Only ...|No`.
Which of them the table has agreed on is an event of the game (ALL-14).
"""

from ..compat import TYPE_CHECKING
from . import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

# In place of a house rule: the table decides.
OPEN = "?"
# In place of a value: any other.
ANY = "*"


class Dispute:
    """One question. `name` tells it from the others of its game; the rest is read when needed."""

    def __init__(self, words: str) -> None:
        """Read a question from its text."""
        self.name = words[: words.find(" ")]
        self._words = words
        self._colon = words.find(":")

    def _head(self) -> list[str]:
        return self._words[: self._colon].split()

    @property
    def rule(self) -> str:
        """The number of the rule that answers it."""
        return self._head()[1]

    @property
    def option(self) -> str | None:
        """The name of the house rule on which the answer depends, or None."""
        head = self._head()
        return head[2] if len(head) > 2 and head[2] != OPEN else None

    @property
    def is_open(self) -> bool:
        """Whether the rules leave it to the table."""
        return self._head()[-1] == OPEN

    @property
    def forms(self) -> list[str]:
        """The question in short, the longest form first."""
        return self._words[self._colon + 2 : self._words.find("\n")].split("|")

    @property
    def question(self) -> str:
        """The question as a player asks it."""
        return self._words.split("\n")[1]

    def answers(self) -> "list[tuple[str, list[str]]]":
        """Return (value or name, the answer in all lengths) of each answer.

        A question that one rule answers has one, of the value "".
        """
        lines = self._words.split("\n")[2:]
        if self.option is None and not self.is_open:
            return [("", [" ".join(lines)])]
        found: list[tuple[str, list[str]]] = []
        for line in lines:
            colon = line.find(": ")
            found.append((line[:colon], line[colon + 2 :].split("|")))
        return found

    def answer(self, value: object) -> "list[str] | None":
        """Return the answer under a `value` of the house rule, in all lengths, or None.

        The value of an open question is the name of an answer.

        >>> find("GIN", "equal").answer("knocker")
        ['The knocker, for 0 points. An equal count is no undercut.']
        """
        for name, forms in self.answers():
            if name in ("", ANY, str(value)):
                return [form.replace("{value}", str(value)) for form in forms]
        return None


def disputes(prefix: str) -> "Iterator[Dispute]":
    """Yield the questions of a game; `prefix` is "RMN" or the like, or "ALL".

    >>> [one.name for one in disputes("ALL")][:2]
    ['misdeal', 'card_short']
    """
    for words in rulebook.rows_of(prefix, "disputes"):
        yield Dispute(words)


def find(prefix: str, name: str) -> Dispute | None:
    """Return the question called `name` of a game, or of all games, or None."""
    start = name + " "
    for shelf in (prefix, rulebook.SHARED):
        for words in rulebook.rows_of(shelf, "disputes"):
            if words.startswith(start):
                return Dispute(words)
    return None


def by_length(prefix: str) -> list[Dispute]:
    """Return the questions of a game and of all games, the shortest first."""
    found = list(disputes(prefix)) + list(disputes(rulebook.SHARED))
    found.sort(key=lambda one: (len(one.forms[0]), one.name))
    return found
