"""A game made of a form, as the fields of its events see it; only annotations need it."""

from ....compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from ....errors import RuleError
    from ....game.declared import EntrySoFar, Values
    from ....types import Facts, Message, Playing
    from ..expressions import Code
    from ..form import Form
    from ..world import World

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

        def together(self, __entry: EntrySoFar) -> Sequence[str]:
            """Return who arrives at the limit together, of whom one was first."""
            ...

        def sits_out(self, __name: str) -> RuleError:
            """Return what refuses an entry about a player who sits out."""
            ...

        def event_type(self, __name: object) -> Any:
            """Return the event type called so."""
            ...
