"""The referee's question of a form: what a hand is worth, by the fields that the form names."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...game.declared import Check, begin_entry
from ...game.verdict import Verdict
from .asking.who import WHO
from .expressions import run
from .telling.lines import told
from .telling.remarks import key_of_note

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...game.declared import Values


def judged(game: "Any") -> "Generator[Any, Any, None]":
    """Ask for the fields that are needed, and say what they come to; whoever is named is somebody.

    What was not asked is no, nothing, nobody.
    """
    judge = game.form.judge
    asked = game.copy()
    asked.house = dict(game.house, **judge.options)
    step = game.form.steps[-1]
    entry = begin_entry(game, {"event": step.name})
    for field in step.fields:
        if field.takes in WHO:
            entry[field.name] = asked.names_in_play()[0]
    for field in game.event_type(step.name).fields:
        wanted = isinstance(field, Check) or field.name in judge.fields
        if wanted and field.is_asked(asked, entry):
            yield from field.ask(asked, entry)
    yield verdict(asked, entry)


def verdict(game: "Any", said: "Values") -> Verdict:
    """Return the Verdict on what was said, with the first line that tells of it."""
    form = game.form
    step = form.steps[-1]
    world = game.world(said)
    worth = str(run(form.judge.code, world))
    for at, line in enumerate(step.notes):
        words = None if line.level else told(game, line, key_of_note(game, step, at), world)
        if words:
            facts = {"long": words[0], "short": words[1]}
            return Verdict(STANDARD52, form.number(line.rule), "forms.line", facts, None, worth)
    rule = form.number(form.judge.rule)
    return Verdict(STANDARD52, rule, "forms.line", {"long": worth, "short": worth}, None, worth)
