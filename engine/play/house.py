"""House rules: what players may agree on before a game, each with the rule that it bends.

A game lists its options as a tuple of `Option`; a house is a plain dict from option names to
values, complete, which is frozen into a game's ledger when the game starts.
"""

from engine.compat import is_whole
from engine.errors import InputError
from engine.texts import text


class Span:
    """A range of whole numbers that an option accepts."""

    def __init__(self, least, most):
        self.least = least
        self.most = most


class Option:
    """One house rule: its `name`, `default`, the `values` it takes and the `rule` that it bends.

    `values` is a tuple of texts, numbers and at most one `Span`; `parse` (optional) is a function
    that turns any other value into its kept form or returns None; `screen` is the screen on which
    people make such a value.
    """

    def __init__(self, name, default, values, rule, parse=None, screen=None):
        self.name = name
        self.default = default
        self.values = values
        self.rule = rule
        self.parse = parse
        self.screen = screen

    def accept(self, value):
        """Return `value` in its kept form, or None where the option does not take it."""
        for known in self.values:
            if is_span(known):
                if is_whole(value) and known.least <= value <= known.most:
                    return value
            elif type(known) is type(value) and known == value:
                return value
        return self.parse(value) if self.parse else None

    def allowed(self):
        """Return a short text of what the option takes, such as "yes, no" or "1-15"."""
        parts = []
        for known in self.values:
            if is_span(known):
                parts.append("%d-%d" % (known.least, known.most))
            else:
                parts.append(str(known))
        if self.parse:
            # What else it takes has a form of its own.
            parts.append(text("ask.form_" + self.name))
        return ", ".join(parts)


YES_NO = ("yes", "no")


def is_span(known):
    """Tell whether one of the values that an option takes is a Span."""
    return not isinstance(known, (str, int))


def settle(options, given):
    """Return the complete house rules: the defaults of `options` with those `given` in place.

    Raises InputError (field "options") for an unknown name or a value that the option does not
    take.

    >>> settle((Option("twins", "yes", YES_NO, "RMN-5"),), {"twins": "no"})
    {'twins': 'no'}
    """
    house = {}
    for option in options:
        house[option.name] = option.default
    if given is None:
        return house
    if not isinstance(given, dict):
        raise InputError("options", "ask.not_an_object", field="options")
    for name in given:
        option = find(options, name)
        if option is None:
            raise InputError("options", "ask.unknown_option", name=name)
        value = option.accept(given[name])
        if value is None:
            raise InputError(
                "options",
                "ask.bad_option",
                name=name,
                value=str(given[name]),
                values=option.allowed(),
            )
        house[name] = value
    return house


def find(options, name):
    """Return the option called `name`, or None."""
    for option in options:
        if option.name == name:
            return option
    return None


def note(options, house, name):
    """Return " (house: name=value)" where a house rule is not at its default, else "".

    >>> note((Option("twins", "yes", YES_NO, "RMN-5"),), {"twins": "no"}, "twins")
    ' (house: twins=no)'
    """
    value = house[name]
    return "" if value == find(options, name).default else " (house: %s=%s)" % (name, value)
