"""What players ask at the table, and the answers: by words, under the house rules of a game.

The texts are in `engine/texts/<language>/disputes_<prefix>.py`, one module for each game and one
for all games (`ALL`). Its tuple `DISPUTES` has a plain text for each question, which stays in flash
in a board's image:

    equal GIN-9 knock undercut_tie: Equal deadwood|Equal count
    The opponent has as much deadwood as the knocker. Who wins?
    opponent: The opponent. An equal count is an undercut.
    knocker: The knocker, for 0 points. An equal count is no undercut.

The first line has the question's name, the rule that answers it, the moment at which it comes up
(`MOMENTS`), the house rule on which the answer depends, if any, and after the colon the question in
short, in one or two lengths. The second line is the question as a player asks it. Then comes the
answer; where it depends on a house rule, one for each value, "*" for any other. `{value}` stands
for the value.

Other house rules, and the number of players, may change an answer:

    players=4 no: No. The hand is drawn. It counts 0 and is not dealt again.

Of the answers whose conditions hold, the first is given. Where a question has only these, the last
one is that of "*".

In place of a house rule, "?" says that the rules leave the question to the table. Then the answers
are those that players give, each by a name, in a long and a short form: `no: No. Only ...|No`.
Which of them the table has agreed on is an event of the game (ALL-14).
"""

from ..compat import TYPE_CHECKING
from . import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ..types import House, Message

# What the modules and their tuples are called.
KIND = "disputes"
# In place of a house rule: the table decides.
OPEN = "?"
# When a question comes up, in the order of an evening and of the lists. `rulebook.topic_<name>` is
# what it is called: but for the first, these are topics of the rulebook.
MOMENTS = ("before", "deal", "poker", "turn", "meld", "knock", "score", "win", "table")
# In place of a value: any other.
ANY = "*"
# What conditions know besides the house rules of a game.
PLAYERS = "players"


class Dispute:
    """One question. `name` tells it from the others of its game; the rest is read when needed."""

    def __init__(self, rows: "rulebook.Rows", at: int, prefix: str) -> None:
        """Read the question at a place of `rows`, those of the game `prefix` or of all games."""
        words = rows.starts[at]
        self.name = words[: words.find(" ")]
        self._rows = rows
        self._at = at
        self._words = words
        self._key = KIND + ":" + prefix.lower() + "." + self.name

    def _head(self) -> list[str]:
        return self._words[: self._words.find(":")].split()

    @property
    def rule(self) -> str:
        """The number of the rule that answers it."""
        return self._head()[1]

    @property
    def moment(self) -> str:
        """When it comes up, one of MOMENTS."""
        return self._head()[2]

    @property
    def option(self) -> str | None:
        """The name of the house rule on which the answer depends, or None."""
        head = self._head()
        return head[3] if len(head) > 3 and head[3] != OPEN else None

    @property
    def is_open(self) -> bool:
        """Whether the rules leave it to the table."""
        return self._head()[-1] == OPEN

    def cases(self) -> list[str]:
        """Return what the answers are given for, in order: conditions, then a value.

        A question that has one answer gives it for "".
        """
        lines = self._rows.rest(self._at).split("\n")[1:]
        if self.option is None and not self.is_open and len(lines) == 1:
            return [""]
        return [line[: line.find(": ")] for line in lines]

    def house_rules(self) -> list[str]:
        """Return the names of the house rules on which the answer depends, its own one last.

        >>> find("RML", "bets").house_rules()
        ['first_bet', 'poker']
        """
        found: list[str] = []
        for case in self.cases():
            for name in conditions(case):
                if name != PLAYERS and name not in found:
                    found.append(name)
        return found + ([self.option] if self.option else [])

    def values(self) -> list[str]:
        """Return the values of the house rule that have an answer, or the names of the answers.

        A question that one rule answers has one answer, of the value "" or ANY.
        """
        found: list[str] = []
        for case in self.cases():
            value = case[case.rfind(" ") + 1 :]
            if "=" not in value and value not in found:
                found.append(value)
        return found

    def case(self, value: object, rules: "House | None" = None) -> str | None:
        """Return the case of the answer under a `value` of the house rule, or None.

        The value of an open question is the name of an answer. `rules` are house rules, and may
        have the number of PLAYERS.

        >>> find("GIN", "last_two").case("no", {"players": 4}), find("GIN", "last_two").case("no")
        ('players=4 no', 'no')
        """
        for case in self.cases():
            if _holds(case, value, rules or {}):
                return case
        return None

    # Texts, as (key, facts).

    def label(self) -> "Message":
        """Return the question in short."""
        return self._key, {}

    def asked(self) -> "Message":
        """Return the question as a player asks it."""
        return self._key + "?", {}

    def says(self, value: object, rules: "House | None" = None) -> "Message | None":
        """Return the answer under a `value` of the house rule, or None; as `case`.

        >>> from . import text
        >>> text(find("GIN", "equal").says("knocker")[0])
        'The knocker, for 0 points. An equal count is no undercut.'
        """
        case = self.case(value, rules)
        return None if case is None else self.words(case, value)

    def words(self, case: str, value: object) -> "Message":
        """Return the answer of a case, for a `value` of the house rule."""
        return self._key + ":" + case, {"value": value}


def conditions(case: str) -> list[str]:
    """Return the names of the house rules that a case of an answer depends on besides its own.

    >>> conditions("players=4 no"), conditions("yes")
    (['players'], [])
    """
    return [word[: word.find("=")] for word in case.split() if "=" in word]


def _holds(case: str, value: object, rules: "House") -> bool:
    """Return whether an answer of this case is given for a value under these house rules."""
    for word in case.split():
        at = word.find("=")
        if at < 0 and word not in (ANY, str(value)):
            return False
        if at >= 0 and (word[:at] not in rules or str(rules[word[:at]]) != word[at + 1 :]):
            return False
    return True


class Shelf:
    """The questions of a game and of all games by moment: a list of which none is kept.

    It has their places alone; a Dispute is made when it is looked at.
    """

    def __init__(self, prefix: str) -> None:
        shared = rulebook.SHARED
        self._prefixes = [prefix, shared] if prefix != shared else [shared]
        self._places = list(range(sum([len(rows.starts) for rows in self._rows()])))
        moments = [MOMENTS.index(self._at(place).moment) for place in self._places]
        # A place breaks ties: not every runtime sorts stably.
        self._places.sort(key=lambda place: (moments[place], place))

    def _rows(self) -> "list[rulebook.Rows]":
        return [rulebook.rows_of(prefix, KIND) for prefix in self._prefixes]

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, at: int) -> Dispute:
        return self._at(self._places[at])

    def _at(self, place: int) -> Dispute:
        rows = self._rows()
        own = len(rows[0].starts)
        if place < own:
            return Dispute(rows[0], place, self._prefixes[0])
        return Dispute(rows[1], place - own, self._prefixes[1])


def looks_up(section: str, language: str) -> "Callable[[str], str | None]":
    """Return what looks up the texts of the questions of a game, the section `disputes:gin`.

    The name of a question is the question in short, with "?" it is the question as it is asked, and
    with ":" and a value the answer.

    >>> looks_up("disputes:gin", "en")("equal:knocker")
    'The knocker, for 0 points. An equal count is no undercut.'
    """
    prefix = section[len(KIND) + 1 :].upper()
    rows = rulebook.rows_in(language, prefix, KIND)
    # What a form has is asked for each time: another one may have its prefix by then.
    return lambda name: _text_of(rows or rulebook.made(language, prefix, KIND), name)


def _text_of(rows: "rulebook.Rows", name: str) -> str | None:
    """Return a text of the questions `rows`, or None if there is none."""
    ends = [at for at in (name.find("?"), name.find(":")) if at >= 0]
    at = rows.place(name[: ends[0]] if ends else name)
    if at is None:
        return None
    if not ends:
        words = rows.starts[at]
        return words[words.find(":") + 2 : words.find("\n")]
    return _line(rows.rest(at).split("\n"), name[ends[0] :])


def _line(lines: "list[str]", wanted: str) -> str | None:
    """Return the question as it is asked ("?"), the first answer (":") or that of ":case"."""
    if wanted == "?":
        return lines[0]
    if wanted == ":":
        return lines[1]
    for line in lines[1:]:
        if line.startswith(wanted[1:] + ": "):
            return line[len(wanted) + 1 :]
    return None


def disputes(prefix: str) -> "Iterator[Dispute]":
    """Yield the questions of a game; `prefix` is "RMN" or the like, or "ALL".

    >>> [one.name for one in disputes("ALL")][:2]
    ['misdeal', 'card_short']
    """
    rows = rulebook.rows_of(prefix.upper(), KIND)
    for at in range(len(rows.starts)):
        yield Dispute(rows, at, prefix)


def find(prefix: str, name: object) -> Dispute | None:
    """Return the question called `name` of a game or of all games, or None."""
    for shelf in (prefix, rulebook.SHARED):
        for one in disputes(shelf):
            if one.name == name:
                return one
    return None
