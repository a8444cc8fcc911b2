"""Reading what a form works out of its fields: lets, scores, checks, and lines that tell of it."""

from ....compat import TYPE_CHECKING, const, is_list, is_object
from ..expressions import NUMBER, ONCE, PLAYER, Name
from ..form import LET, Line
from ..mistakes import wrong
from .fields import level_of, read_field
from .parts import code_of, codes_in, name_of, obj, rows, rule_of, side_of, spoken, words_of

if TYPE_CHECKING:
    from typing import Any

    from ..expressions import Code
    from ..form import Form, Step, Words

MOST_TERMS = const(12)
MOST_CHECKS = const(16)
MOST_NOTES = const(6)
MOST_PARTS = const(12)
# As many as a row of the statistics has room for (`Game.feats`).
MOST_FEATS = const(4)


def read_lets(form: "Form", found: "list[Any]") -> None:
    """Read the values that have a name of their own."""
    for at, row in enumerate(found):
        where = "let[%d]" % at
        if not is_list(row) or len(row) != 2:
            raise wrong(where, "no_let")
        name = name_of(row[0], where + "[0]", list(form.names))
        code = code_of(form, row[1], where + "[1]", form.count, None)
        slot = form.slot(LET, name)
        form.lets[slot] = code
        each = -1 if code.level == ONCE else slot
        slots = (slot if each < 0 else -1, each, each)
        if code.level == PLAYER and form.sides:
            slots = (-1, slot, -1)
        form.names[name] = Name(slots, NUMBER, code.level, code.known_from, (), code.lets + (slot,))


def read_step(form: "Form", row: "Any", where: str, step: "Step") -> None:
    """Read the rest of a step whose fields have their names."""
    first = form.names[step.fields[0].name].known_from
    last = first + len(step.fields) - 1
    for at, field in enumerate(step.fields):
        read_field(form, row["fields"][at], "%s.fields[%d]" % (where, at), field, first + at)
    step.score = []
    if "score" in row:
        terms = row["score"]
        if not is_list(terms):
            terms = [terms]
        for at, term in enumerate(rows(terms, where + ".score", MOST_TERMS, 1)):
            place = "%s.score[%d]" % (where, at)
            label = None
            if is_object(term):
                label = words_of(obj(term, place, ("is",), (), True), place, "")
                term = term["is"]
            step.score.append((code_of(form, term, place, last, side_of(form)), label))
    step.checks = []
    for at, check in enumerate(rows(row.get("check", []), where + ".check", MOST_CHECKS)):
        place = "%s.check[%d]" % (where, at)
        check = obj(check, place, (), ("once", "each", "rule"), True)
        if ("once" in check) == ("each" in check):
            raise wrong(place, "once_or_each")
        if "once" in check:
            code = code_of(form, check["once"], place + ".once", last, ONCE)
        else:
            code = code_of(form, check["each"], place + ".each", last, None)
            if code.level == ONCE:
                # Its names are of nobody, or the players of fields: these are asked of each.
                code = code_of(form, check["each"], place + ".each", last, side_of(form))
        step.checks.append((code, rule_of(check, place, form), _sentence(form, check, place, code)))
    step.notes = []
    for at, line in enumerate(rows(row.get("notes", []), where + ".notes", MOST_NOTES)):
        place = "%s.notes[%d]" % (where, at)
        whose = line.get("for", "once") if is_object(line) else "once"
        step.notes.append(_read_line(form, line, place, last, level_of(form, whose, place)))
    if "tell" in row:
        step.tell = _read_line(form, row["tell"], where + ".tell", last, ONCE)
    if codes_in(row):
        step.words = words_of(row, where, "")
    if "coming" in row:
        once = [name for name in form.names if form.names[name].level == ONCE]
        gaps = [name for name in once if form.names[name].known_from < first]
        gaps.append("phase")
        step.coming = spoken(row["coming"], where + ".coming", step.name, 160, gaps)


def _read_line(form: "Form", value: "Any", where: str, last: int, level: int) -> Line:
    """Read a line: its parts, the rule behind it, and of whom it is told."""
    given = obj(value, where, ("parts",), ("rule", "for") if "notes" in where else ("rule",))
    names = form.names
    known = [name for name in names
             if names[name].level in (ONCE, level) and names[name].known_from <= last]  # fmt: skip
    if level != ONCE:
        known.append("name")
    found: list[tuple[Code | None, Words]] = []
    for at, part in enumerate(rows(given["parts"], where + ".parts", MOST_PARTS, 1)):
        place = "%s.parts[%d]" % (where, at)
        part = obj(part, place, (), ("is",), True)
        code = code_of(form, part["is"], place + ".is", last, level) if "is" in part else None
        if not codes_in(part):
            raise wrong(place, "lacks", part="en")
        found.append((code, words_of(part, place, "", 120, ["n"] + known)))
    return Line(found, rule_of(given, where, form), level)


def read_feats(form: "Form", data: "Any") -> None:
    """Read what counts as a feat in the statistics."""
    for at, row in enumerate(rows(data.get("feats", []), "feats", MOST_FEATS)):
        where = "feats[%d]" % at
        row = obj(row, where, ("feat", "is"), ("for",), True)
        name = name_of(row["feat"], where + ".feat", [feat[0] for feat in form.feats])
        level = level_of(form, row.get("for", "each player"), where)
        if level == ONCE:
            raise wrong(where + ".for", "one_of", values="each player, each side")
        code = code_of(form, row["is"], where + ".is", form.count, level)
        form.feats.append((name, code, words_of(row, where, name.replace("_", " "), 40)))


def _sentence(form: "Form", check: "Any", where: str, code: "Code") -> "Words | None":
    """Return the sentence of a check, which may tell what is known where it stands."""
    if not codes_in(check):
        return None
    names = form.names
    gaps = ["n"] if code.level == ONCE else ["n", "name"]
    gaps += form.gaps
    for name in names:
        if names[name].known_from <= code.known_from and names[name].level in (ONCE, code.level):
            gaps.append(name)
    return words_of(check, where, "", 160, gaps)
