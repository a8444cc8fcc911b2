"""What is said of a step: how its points add up, its notes, its line in the history."""

from ....compat import TYPE_CHECKING
from ....game.effect import arithmetic
from ....texts import listed, text
from ..asking.counting import KEYED, note_unproved
from ..expressions import SIDE
from ..expressions import told as how
from ..scoring.points import share
from .lines import told, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....game.declared import EntrySoFar, Values
    from ....game.effect import Effect
    from ....types import Facts, Message, Note
    from ..form import FormField, Line, Step
    from ..world import World


def tell_step(  # noqa: PLR0913  a step, and what it came to
    game: "Any",
    step: "Step",
    entry: "EntrySoFar",
    world: "World",
    worth: "list[tuple[int, list[int]]]",
    effect: "Effect",
) -> None:
    """Have the effect of a step say how it came about; what is long to say, once it is shown."""
    form = game.form
    if step.score:
        effect.lazy_sums = lambda: _sums(game, step, world, worth)
    for field in form.keyed if step is form.steps[-1] else ():
        if field.name + KEYED in entry:
            rule, key, facts = _keyed(game, field, entry, world)
            effect.note(rule, key, **facts)
    if form.melds:
        note_unproved(game, step, entry, effect)
    if step.notes or not step.score:
        effect.noted = lambda: remarks(game, step, world)
    if step.tell:
        effect.facts["tells"] = world


def _sums(
    game: "Any", step: "Step", world: "World", worth: "list[tuple[int, list[int]]]"
) -> "list[Any]":
    """Return (name, terms, total) of how the points of each side, `worth`, add up."""
    found: list[Any] = []
    for at, points in worth:
        parts: list[Any] = []
        for place, (code, label) in enumerate(step.score):
            # What is zero is left out.
            if points[place]:
                key = "%s.term_%s_%d" % (game.section, step.name, place)
                parts.append((how(code, world, at), (key, {}) if label else ""))
        total = share(game.form, sum(points), world, at)
        count = len(world.units[at])
        if parts and game.form.divided and world.sided and count > 1:
            words = arithmetic(parts)
            words = ("(%s) / %d" if " " in words else "%s / %d") % (words, count)
            if sum(points) % count:
                words = text("forms.rounded", words=words)
            parts = [(words, "")]
        if len(parts) > 1 or (parts and parts[0] != (str(total), "")):
            # A side of this round is no line of the sheet: each player has the sum.
            for one in world.units[at] if world.sided else (at,):
                found.append((world.names[one], parts, total))
    return found


def _keyed(game: "Any", field: "FormField", said: "Values", world: "World") -> "Note":
    """Return the remark on what the cards of each came to that said who a field names."""
    keyed: Any = [one for one in game.event_type(game.form.steps[-1].name).fields
                  if one.name == field.name][0]  # fmt: skip
    points = keyed.points_of(said[field.name + KEYED])
    told = ["%s %d" % (world.words(at), points[world.names[at]]) for at in world.heads]
    facts = {"what": game.word_of(field.name), "list": listed(told, True)}
    return game.form.number(field.rule), "forms.cards_came", facts


def remarks(
    game: "Any", step: "Step", world: "World", beside: "Sequence[str]" = ()
) -> "list[Note]":
    """Return the notes of a step that say something; without a score, its fields as well."""
    found: list[Note] = []
    for at, line in enumerate(step.notes):
        for of in whose(line, world):
            words = told(game, line, key_of_note(game, step, at), world, of)
            if words:
                facts = {"long": words[0], "short": words[1]}
                found.append((game.form.number(line.rule), "forms.line", facts))
    return found if step.score else found + _entered(game, step, world, beside)


def whose(line: "Line", world: "World") -> "Sequence[int]":
    """Return the places of the players, or sides, of whom a line is told; one if it is of all."""
    if not line.level:
        return (0,)
    return world.heads if line.level == SIDE else range(len(world.names))


def key_of_note(game: "Any", step: "Step", at: int) -> str:
    """Return the beginning of the keys of the parts of a note."""
    return "%s.note_%s_%d" % (game.section, step.name, at)


def _entered(game: "Any", step: "Step", world: "World", beside: "Sequence[str]") -> "list[Note]":
    """Return a line for each field of a step that is not `beside`, partners together."""
    found: list[Note] = []
    said = world.said
    for field in step.fields:
        if field.name not in said or field.name in beside:
            continue
        given = said[field.name]
        groups = [world.group(at) for at in world.heads]
        if not field.level:
            given, groups = {"": given}, [[""]]
        long: list[str] = []
        short: list[str] = []
        rows: list[tuple[list[str], str]] = []
        for group in groups:
            names = [name for name in group if name in given]
            words = [words_of(game, field, given[name]) for name in names]
            for at in range(len(names)):
                rows.append((group if field.level == SIDE else [names[at]], words[at]))
            if field.level == SIDE:
                names = [" + ".join(group) for _ in names]
            short.append(" + ".join(words))
            told: list[str] = []
            for at in range(len(names)):
                # "Player 1: 2"
                colon = ":" if names[at][-1:].isdigit() else ""
                told.append((names[at] + colon + " " + words[at]).strip())
            long.append(" + ".join(told))
        facts: dict[str, Any] = {"long": listed(long, True), "short": listed(short, True)}
        facts["what"] = game.word_of(field.name)
        if field.level:
            # Where each has a row.
            facts["rows"] = rows
        found.append((None, "forms.entered", facts))
    return found


def story(game: "Any", name: str, effect: "Effect", facts: "Facts") -> "Message | None":
    """Return what the step `name` did as its form tells it, or None; `facts` name somebody."""
    world = effect.facts.get("tells")
    if world is None:
        return None
    for step in game.form.steps:
        words = (
            step.tell
            and step.name == name
            and told(game, step.tell, "%s.tells_%s" % (game.section, step.name), world)
        )
        if words:
            return "forms.line", {
                "long": words[0],
                "short": words[1],
                "name": facts["name"] or words[0],
            }
    return None
