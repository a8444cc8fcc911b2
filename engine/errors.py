"""The errors with which the engine refuses something.

Each carries the key of a text and the facts to fill in, not a sentence, so that every front end can
show it in its own language. `why()` returns the sentence in the current language. The parameters
`_rule`, `_field` and `_key` have underscores so that facts may be called `rule`, `field` and `key`.
"""

from .compat import TYPE_CHECKING
from .texts import text

if TYPE_CHECKING:
    from typing import Any

    from .types import Facts


class EngineError(Exception):
    """Base class of the engine's errors: `key` of a text and the `facts` that fill it in.

    `field` names the part of the question, or of the event, that is wrong: `deadwood.Ana`. It is
    `event` where no part of an event is named.
    """

    field = "event"

    def __init__(self, key: str, facts: "Facts") -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def why(self) -> str:
        """Return the reason as one short sentence for a player."""
        return text(self.key, **self.facts)

    def within(self, field: str) -> "EngineError":
        """Return the error as that of a `field` of an event, unless it names a part already."""
        if self.field == "event" and field:
            self.field = field
        return self

    def __str__(self) -> str:
        return self.why()

    def __repr__(self) -> str:
        return "<%s: %s>" % (type(self).__name__, self.why())


class RuleError(EngineError):
    """The rules do not allow it.

    `rule` is the number of the deciding rule, such as "RMN-8", or None if no numbered rule decides.
    """

    def __init__(self, _rule: str | None, _key: str, **facts: "Any") -> None:
        super().__init__(_key, facts)
        self.rule = _rule


class InputError(EngineError):
    """The input is malformed: an unknown card, a wrong count, an impossible number."""

    def __init__(self, _field: str, _key: str, **facts: "Any") -> None:
        super().__init__(_key, facts)
        self.field = _field


class Cancelled(Exception):
    """A long search was cancelled: its `progress` callback returned a true value."""
