"""The two ways in which the engine says no.

Both carry a key into the table of texts and the facts for it, not a sentence, so that every front
end can say it in its own language; `why()` gives the sentence in the current one. (The underscores
keep the names of facts, such as `rule` and `field`, free.)
"""

from engine.texts import text


class EngineError(Exception):
    """The parent of the engine's errors: a text's key and the facts that fill it in."""

    def __init__(self, key, facts):
        super().__init__(key)
        self.key = key
        self.facts = facts

    def why(self):
        """Return one short sentence that a player understands."""
        return text(self.key, **self.facts)

    def __str__(self):
        return self.why()


class RuleError(EngineError):
    """The rules of play do not allow it.

    `rule` is the number that decides, such as "RMN-8", or None where no numbered rule does.
    """

    def __init__(self, _rule, _key, **facts):
        super().__init__(_key, facts)
        self.rule = _rule


class InputError(EngineError):
    """What was given cannot be read: an unknown card, a wrong count, a number that no hand can be.

    `field` names the part of the question that is wrong.
    """

    def __init__(self, _field, _key, **facts):
        super().__init__(_key, facts)
        self.field = _field


class Cancelled(Exception):
    """A long search was given up because its `progress` callback returned True."""
