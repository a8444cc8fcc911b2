"""Reading the fields of a form's steps: first their names, then their expressions."""

from ....cards import ITALIAN40
from ....compat import TYPE_CHECKING, const, is_list
from ....errors import InputError, RuleError
from ..expressions import NUMBER, ONCE, PLAYER, SIDE, Name, run
from ..form import (
    CRIB,
    CUT,
    FIELD,
    IS_FLAG,
    IS_NUMBER,
    IS_PLAYER,
    IS_SIDE,
    IS_WORD,
    LOOSE,
    MELDS,
    OF_PLAYER,
    OF_SIDE,
    SHOW,
    WHO_ONCE,
    WHO_PLAYER,
    WHO_SIDE,
    WINS,
    FormField,
    Step,
)
from ..mistakes import unknown, wrong
from ..settled import Settled, settled_range
from .options import MOST_VALUES, different, kind_of
from .parts import (
    BESIDE,
    HOUSE,
    MOST_STEPS,
    code_of,
    name_of,
    obj,
    range_of,
    rows,
    rule_of,
    spoken,
    values_words,
    words_of,
)

if TYPE_CHECKING:
    from typing import Any

    from ..form import Form, Range

MOST_FIELDS = const(16)

# The events of every game, and entries about events: no step has their names.
TAKEN = ("void", "adjust", "join", "leave", "dealer", "seats", "stop", "amend", "undo", "redo",
         "event")  # fmt: skip


def read_names(form: "Form", data: "Any") -> None:
    """Read the names of steps and fields, which expressions before them refer to."""
    steps = rows(data["steps"], "steps", MOST_STEPS, 1)
    for at, row in enumerate(steps):
        where = "steps[%d]" % at
        row = obj(row, where, ("step", "fields"),
                  ("score", "check", "coming", "notes", "tell"), True)  # fmt: skip
        step = Step()
        step.name = name_of(row["step"], where + ".step", [one.name for one in form.steps])
        if step.name in TAKEN:
            raise wrong(where + ".step", "taken", name=step.name)
        step.fields = []
        for to, field in enumerate(rows(row["fields"], where + ".fields", MOST_FIELDS, 1)):
            step.fields.append(_read_name(form, field, "%s.fields[%d]" % (where, to)))
            if form.count > MOST_FIELDS:
                raise wrong(where + ".fields", "how_many", min=1, max=MOST_FIELDS, n=form.count)
        form.steps.append(step)


def level_of(form: "Form", owner: "Any", where: str) -> int:
    """Return for whom something is: ONCE, or for each player or side."""
    owners = {"once": ONCE, "each player": PLAYER, "each side": SIDE}
    if not isinstance(owner, str) or owner not in owners:
        raise wrong(where + ".for", "one_of", values="once, each player, each side")
    return PLAYER if owner == "each side" and not form.sides else owners[owner]


def _read_name(form: "Form", row: "Any", where: str) -> FormField:
    """Read name, kind and owner of a field, and give it its slots."""
    row = obj(
        row,
        where,
        ("field", "is"),
        ("for", "when", "sum", "rule", "cards", "holds", "whose", "ask", "default", "values"),
        True,
    )
    field = FormField()
    field.name = name_of(row["field"], where + ".field", list(form.names) + HOUSE + BESIDE)
    field.level = level_of(form, row.get("for", "once"), where)
    takes = row["is"]
    kind, values = NUMBER, ()
    if is_list(takes):
        values = rows(takes, where + ".is", MOST_VALUES, 1)
        if sorted([str(value) for value in values]) == ["no", "yes"]:
            field.yes_first = takes[0] == "yes"
            field.takes, values = IS_FLAG, ()
        else:
            field.takes, kind = IS_WORD, kind_of(different(values, where + ".is"))
    elif takes == "yes/no":
        field.takes = IS_FLAG
    elif takes in ("player", "player or nobody", "side", "side or nobody"):
        field.takes = IS_PLAYER if takes[:6] == "player" else IS_SIDE
        field.nobody = takes[-6:] == "nobody"
    elif isinstance(takes, str) and " to " in takes:
        field.takes = IS_NUMBER
    else:
        raise wrong(where + ".is", "no_kind")
    if field.takes in (IS_PLAYER, IS_SIDE, IS_WORD) and field.level != ONCE:
        raise wrong(where + ".for", "only_once")
    if "default" in row:
        if field.takes != IS_FLAG or field.level != ONCE or row["default"] != "no":
            raise wrong(where + ".default", "default_no")
        field.left_out = True
    if values:
        field.values = tuple(values)
    field.words = words_of(row, where, field.name.replace("_", " "))
    field.said = values_words(row, where, field.values)
    if "ask" in row:
        gaps = ["name"] if field.level else []
        field.ask = spoken(row["ask"], where + ".ask", field.name, 120, gaps)
    name, at, level = field.name, form.count, field.level
    if field.takes in (IS_PLAYER, IS_SIDE):
        by_player = form.slot(WHO_PLAYER, name)
        by_side = form.slot(WHO_SIDE, name) if form.sides else by_player
        if field.takes == IS_SIDE:
            by_player = by_side
        field.slots = (form.slot(WHO_ONCE, name), by_player, by_side)
        level = ONCE
    elif level == ONCE:
        field.slots = (form.slot(FIELD, name), -1, -1)
    else:
        slot = form.slot(OF_SIDE if level == SIDE else OF_PLAYER, name)
        field.slots = (-1, slot, slot if level == SIDE or not form.sides else -1)
    form.names[name] = Name(field.slots, kind, level, at, values)
    if row.get("cards") == MELDS and field.takes == IS_NUMBER:
        kind = form.slots[max(field.slots)][0]
        for ending in (WINS, LOOSE):
            more = name_of(name + ending, where + ".cards", list(form.names))
            fresh = form.slot(kind, more)
            slots = [fresh if slot >= 0 else -1 for slot in field.slots]
            field.counted += tuple(slots)
            form.names[more] = Name((slots[0], slots[1], slots[2]), NUMBER, level, at)
    form.count += 1
    return field


def read_field(form: "Form", row: "Any", where: str, field: FormField, at: int) -> None:
    """Read the expressions of a field, which is number `at` of the form."""
    if field.takes == IS_NUMBER:
        field.range = range_of(form, row["is"], where + ".is", at - 1)
        _check_range(form, field.range, where + ".is")
    if "when" in row:
        level = field.level if field.level != ONCE else ONCE
        field.when = code_of(form, row["when"], where + ".when", at - 1, level)
    if "sum" in row:
        if field.takes != IS_NUMBER or field.level == ONCE:
            raise wrong(where + ".sum", "no_sum")
        field.sum = code_of(form, row["sum"], where + ".sum", at, ONCE)
    if "rule" in row:
        field.rule = rule_of(row, where, form)
    if "cards" in row:
        if field.takes not in (IS_NUMBER, IS_PLAYER, IS_SIDE):
            raise wrong(where + ".cards", "cards_of")
        by_melds = row["cards"] == MELDS and form.has_melds and field.takes == IS_NUMBER
        if row["cards"] in (CUT, SHOW, CRIB) and row["cards"] not in form.cards:
            _read_shown(form, field, row["cards"], where + ".cards")
        elif row["cards"] not in list(form.cards) and not by_melds:
            raise unknown(where + ".cards", "no_table", str(row["cards"]), list(form.cards))
        field.cards = row["cards"]
        # The event keeps the cards by this name.
        if field.name + "_cards" in form.names:
            raise wrong(where + ".cards", "taken", name=field.name + "_cards")
        if field.takes != IS_NUMBER and field in form.steps[-1].fields:
            form.keyed.append(field)
    if "whose" in row:
        field.whose = _read_whose(form, field, row, where + ".whose")
    if "holds" in row:
        field.holds = _read_holds(field, row["holds"], where + ".holds")


def _read_shown(form: "Form", field: FormField, kind: str, where: str) -> None:
    """Read a number that is counted as in cribbage: the cut is asked in an earlier step."""
    if field.takes != IS_NUMBER:
        raise wrong(where, "cards_of")
    if kind == CUT:
        if form.cut is not None or field.level != ONCE:
            raise wrong(where, "one_cut")
        form.cut = field.name
    else:
        before = [
            one.name for step in form.steps if field not in step.fields for one in step.fields
        ]
        if form.cut is None or form.cut not in before:
            raise wrong(where, "no_cut_before")
    field.shown = kind


def _read_whose(form: "Form", field: FormField, row: "Any", where: str) -> str:
    """Read the name of the field before a number that says who has so many of its cards."""
    if field.takes != IS_NUMBER or field.level != ONCE or "holds" not in row:
        raise wrong(where, "whose_holds")
    fields = [step.fields for step in form.steps if field in step.fields][0]
    before = fields[: fields.index(field)]
    names = [one.name for one in before if one.takes in (IS_PLAYER, IS_SIDE)]
    if row["whose"] not in names:
        raise unknown(where, "no_name", str(row["whose"]), names)
    return row["whose"]


def _read_holds(field: FormField, value: "Any", where: str) -> "tuple[int, ...]":
    """Read the cards that who is named has."""
    if field.takes not in (IS_PLAYER, IS_SIDE) and field.whose is None:
        raise wrong(where, "holds_who")
    words = rows([value] if isinstance(value, str) else value, where, ITALIAN40.size, 1)
    try:
        return tuple(ITALIAN40.read_all(words))
    except InputError as error:
        raise wrong(where, error.key, **error.facts)


def _check_range(form: "Form", given: "Range", where: str) -> None:
    """Refuse a range that has no number, under the usual house rules, for any number of players."""
    if not settled_range(form, given):
        return
    defaults = {option.name: option.default for option in form.options}
    least = most = 0
    for count in form.counts:
        settled = Settled(form, defaults, count)
        try:
            least, most = run(given.least, settled), run(given.most, settled)
        except RuleError:
            continue
        if least <= most:
            return
    raise wrong(where, "empty_range", min=least, max=most)
