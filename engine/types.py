"""Names for annotations. Nothing in this module exists at run time.

Other modules import from here under `if TYPE_CHECKING:` and quote the names, because CPython
evaluates the annotations of functions and MicroPython has no module `typing`.
"""

from .compat import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Generator, Sequence
    from typing import Any, Protocol

    # Option name -> value: the complete house rules of a game.
    House = dict[str, Any]
    # One entry of a game's log: `event` is its kind, the other fields depend on it.
    Event = dict[str, Any]
    # What fills the gaps in a text.
    Facts = dict[str, Any]
    # (key, facts): a text that is looked up when it is shown.
    Message = tuple[str, Facts]
    # A text as it is, or one that is looked up.
    Label = str | Message
    # (rule, key, facts): a remark on an effect or a verdict, with the rule behind it.
    Note = tuple[str | None, str, Facts]
    # (value, label) of each answer to choose from.
    Choices = Sequence[tuple[Any, Label]]
    # Player's name -> cards.
    Hands = dict[str, list[int]]
    # What the end of a game adds: (name, kind, points, further facts of its text). The text is
    # `bonus_<kind>`; with the fact `game`, of several played at once, it is `bonus_<kind>_in`.
    Bonus = tuple[str, str, int, Facts]
    # (payer, payee, amount): see `engine.record.settle_up`.
    Payment = tuple[str, str, int]
    # Milliseconds as `ticks_ms` counts them; the ports' stubs have a type of their own for them.
    Ticks = Any
    Clock = Callable[[], Ticks]
    # Called with how far a search is; a true answer cancels it.
    Progress = Callable[[int], object]
    # Yields each Question, is sent the answer, and finally yields the event, Verdict or Drawn.
    Questions = Generator[Any, Any, None]

    class Log(Protocol):
        """The entries of a game: a list, or a journal in flash."""

        def append(self, __entry: Event) -> None:
            """Append an entry."""
            ...

        def __len__(self) -> int: ...

        def __getitem__(self, __at: int) -> Event: ...

    class Asker(Protocol):
        """What gives an `Entry` its questions: a game, or the cut for the first dealer."""

        upcard: Any

        def questions(self, action: str, old: Event) -> Questions:
            """Return the generator of the questions about `action`."""
            ...

    class Playing(Protocol):
        """A game, as the declarations of its events see it."""

        house: House
        step_values: dict[str, Any]
        dealer: Any
        faces: Any
        shared: Any

        def following(self, __name: str) -> list[str]:
            """Return the names of those who are in, from the one after a player round to them."""
            ...

        def names_in_play(self) -> list[str]:
            """Return the names of the players who are still in."""
            ...

        def active(self, __name: str) -> Any:
            """Return a player who is in play, or refuse the name."""
            ...

        def find(self, __name: str) -> Any:
            """Return a player, or refuse the name."""
            ...

    class HasRules(Protocol):
        """A game, as the rules of its melds see it."""

        def own_rules(self) -> object:
            """Return its MeldRules, or None."""
            ...

    class Ruled(Protocol):
        """A house rule, as the rulebook sees it: its name and the number of the rule it changes."""

        @property
        def name(self) -> str:
            """The name of the house rule."""
            ...

        @property
        def rule(self) -> str:
            """The number of the rule."""
            ...

    # A table of texts: a name, its text, the next name, and so on.
    Table = tuple[str, ...]
    # Cards that a player laid in turn: (name, cards).
    Laid = tuple[str, Sequence[int]]
    # The states of Rumski's search after a rank: see `engine.games.rumski.solver.states`.
    Layer = tuple[list[int], list[int], array[int], array[int]]
    # See `engine.games.rumski.table_log.way_back`.
    WayBack = tuple[list[tuple[list[int], list[tuple[list[int], list[int]]]]], list[int]]
    # Masks of a hand, two suits in each: see `engine.rummy.masks`.
    Masks = tuple[int, int, int]

    class Box(Protocol):
        """What the engine may ask of the device that runs it."""

        def kept(self, __name: str) -> Any:
            """Return what was saved for this round under `name`, or None."""
            ...

        def keep(self, __name: str, __form: Any) -> None:
            """Save a small value under `name` until the round is over."""
            ...

        def progress(self, __percent: int) -> object:
            """Show how far a search is; a true answer cancels it."""
            ...

        def room(self) -> int | None:
            """Return the number of free bytes, or None if memory is plentiful."""
            ...

    # A question or an answer of `ask`, a JSON object.
    Answer = dict[str, Any]
    # A row of the statistics: a number, or None, for each column of `engine.record.tally`.
    Row = list[Any]
