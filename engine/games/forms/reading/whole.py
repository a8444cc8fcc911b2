"""Reading and checking a form: a page of data becomes a Form, or a FormError names the mistake.

A form is a JSON object; `docs/forms.md` tells how one is written. Lists keep their order, objects
need not. Everything is checked before a game is made of it, so that no form raises anything else
later than a refused entry.
"""

from ....compat import TYPE_CHECKING, const, is_object, is_whole
from ..expressions import MOST, ONCE, PLAYER, Name
from ..form import (
    CARRIED,
    DIRECTIONS,
    EDITION,
    IDLE,
    IS_FLAG,
    IS_NUMBER,
    IS_PLAYER,
    NO_WORDS,
    PHASE,
    PLAYERS,
    ROUND,
    SEATED,
    STAKES,
    STARTED,
    TOTAL,
    TURN,
    Form,
)
from ..mistakes import unknown, wrong
from ..settled import can_sit_out
from .ending import read_again, read_end, read_judge
from .fields import read_names
from .options import read_option
from .parts import (
    MOST_LETTERS,
    MOST_PLAYERS,
    MOST_STEPS,
    code_of,
    codes_in,
    expression,
    is_settled,
    name_of,
    named_in,
    obj,
    rows,
    rule_of,
    said,
    side_of,
    spoken,
    values_of,
    words_of,
)
from .signs import is_name
from .steps import read_feats, read_lets, read_step

if TYPE_CHECKING:
    from typing import Any

    from ..form import Words

# The limits of a form.
MOST_LETS = const(20)
MOST_OPTIONS = const(16)
MOST_PHASES = const(40)
MOST_RULES = const(40)
MOST_TITLE = const(16)
MOST_EDITION = const(99)
MOST_SHOWN = const(4)
_FORM = ("form", "players", "steps", "end")
_FORM_MAY = ("prefix", "title", "sides", "options", "phases", "let", "carried", "again", "rules",
             "source", "unit", "units", "cards", "leads", "about", "direction", "melds", "idle",
             "judge", "share", "edition", "shown", "deal", "stake", "feats")  # fmt: skip


def read(data: "Any", ready: "Any" = None) -> Form:
    """Return the Form that a form's data say, without its melds; raise FormError.

    `ready`, if given, is called in place of `engine.games.forms.reading.expressions.compiled`.
    """
    form = Form()
    form.ready = ready
    data = obj(data, "", _FORM, _FORM_MAY)
    form.gaps = named_in(data.get("options"))
    form.has_melds = "melds" in data
    form.name = name_of(data["form"], "form")
    title = data.get("title", form.name)
    if is_object(title):
        form.title = spoken(title, "title", "", MOST_TITLE)
    else:
        form.title = {"en": said(title, "title", MOST_TITLE)}
    form.prefix = _prefix(data)
    form.edition = data.get("edition", 1)
    if not is_whole(form.edition) or not 1 <= form.edition <= MOST_EDITION:
        raise wrong("edition", "bad_edition", max=MOST_EDITION)
    _read_players(form, data)
    form.source = said(data["source"], "source") if "source" in data else ""
    _read_starts(form, data)
    form.stake = data.get("stake")
    if form.stake not in (None,) + STAKES:
        raise wrong("stake", "one_of", values=values_of(STAKES))
    form.direction = data.get("direction", DIRECTIONS[0])
    if form.direction not in DIRECTIONS:
        raise wrong("direction", "one_of", values=values_of(DIRECTIONS))
    _read_rules(form, data)
    form.unit = spoken(data["unit"], "unit", "", 16) if "unit" in data else NO_WORDS
    form.units = spoken(data["units"], "units", "", 16) if "units" in data else form.unit
    form.about = spoken(data["about"], "about", "") if "about" in data else NO_WORDS
    form.cards = _read_cards(form, data.get("cards", {}))
    form.names["round"] = Name((form.slot(ROUND, None), -1, -1))
    form.names["players"] = Name((form.slot(PLAYERS, None), -1, -1))
    form.names["started"] = Name((form.slot(STARTED, None), -1, -1))
    form.names["edition"] = Name((form.slot(EDITION, None), -1, -1))
    turn = form.slot(TURN, None)
    form.names["turn"] = Name((-1, turn, -1 if form.sides else turn), level=PLAYER)
    for at, row in enumerate(rows(data.get("options", []), "options", MOST_OPTIONS)):
        read_option(form, row, "options[%d]" % at)
    if "idle" in data:
        _read_idle(form, data["idle"])
    _read_phases(form, data)
    of_each = (-1, form.slot(TOTAL, None), -1)
    form.names["total"] = Name((-1, of_each[1], of_each[1]), level=side_of(form))
    carried = rows(data.get("carried", []), "carried", MOST_LETS)
    for at, row in enumerate(carried):
        where = "carried[%d]" % at
        row = obj(row, where, ("name", "is"), (), True)
        name = name_of(row["name"], where + ".name", list(form.names))
        slot = form.slot(CARRIED, name)
        form.names[name] = Name((-1, slot, slot), level=side_of(form))
    read_names(form, data)
    _read_by(form, data)
    read_lets(form, rows(data.get("let", []), "let", MOST_LETS))
    for at, row in enumerate(rows(data["steps"], "steps", MOST_STEPS, 1)):
        read_step(form, row, "steps[%d]" % at, form.steps[at])
    if not form.steps[-1].score:
        raise wrong("steps[%d]" % (len(form.steps) - 1), "no_score")
    for at, row in enumerate(carried):
        code = code_of(form, row["is"], "carried[%d].is" % at, form.count, side_of(form))
        form.carried.append((row["name"], code, words_of(row, "carried[%d]" % at, row["name"])))
    read_feats(form, data)
    read_end(form, data)
    for at, row in enumerate(rows(data.get("shown", []), "shown", MOST_SHOWN)):
        form.shown.append(_read_shown(form, row, "shown[%d]" % at))
    if "judge" in data:
        form.judge = read_judge(form, data["judge"])
    if "again" in data:
        read_again(form, obj(data["again"], "again", ("event", "score"),
                             ("times", "least", "stake", "rule"), True))  # fmt: skip
    form.gaps = ()
    return form


def _read_starts(form: "Form", data: "Any") -> None:
    """Note who starts; the deal itself is read by `reading.deal`."""
    if "leads" in data:
        # So forms said it that knew no deal; saved games have theirs with them.
        if data["leads"] != "left":
            raise wrong("leads", "one_of", values="left")
        form.starts = "next"
    if "deal" in data:
        form.deal = data["deal"]
        starts: Any = form.deal.get("starts") if is_object(form.deal) else None
        if starts is not None:
            form.starts = starts if isinstance(starts, str) else ""


def _read_idle(form: "Form", value: "Any") -> None:
    """Read who sits out, and try it for each number of players."""
    given = obj(value if is_object(value) else {"is": value}, "idle", ("is",), ("rule",))
    if form.seated:
        raise wrong("idle", "idle_sides")
    known = {name: form.names[name] for name in form.names
             if name == "turn" or is_settled(form, form.names[name])}  # fmt: skip
    form.idle = expression(form, given["is"], known, False, "idle", -1, PLAYER)
    if -1 in form.idle.loads():
        raise wrong("idle", "idle_alone")
    form.idle_rule = rule_of(given, "idle", form)
    defaults = {option.name: option.default for option in form.options}
    for count in form.counts:
        if not can_sit_out(form, defaults, count):
            raise wrong("idle", "idle_bad", n=count)
    slot = form.slot(IDLE, None)
    form.names["idle"] = Name((-1, slot, slot), level=PLAYER)


def _prefix(data: "Any") -> str:
    """Return the beginning of the rule numbers: three letters, by default those of the name."""
    letters = [char for char in data["form"].upper() if "A" <= char <= "Z"] + ["X", "X", "X"]
    prefix = data.get("prefix", "".join(letters[:3]))
    if not isinstance(prefix, str) or not 2 <= len(prefix) <= 4:
        raise wrong("prefix", "bad_prefix")
    if not all(["A" <= char <= "Z" for char in prefix]):
        raise wrong("prefix", "bad_prefix")
    return prefix


def _read_players(form: "Form", data: "Any") -> None:
    count = rows(data["players"], "players", MOST_PLAYERS, 1)
    for number in count:
        if not is_whole(number) or not 2 <= number <= MOST_PLAYERS:
            raise wrong("players", "bad_players", max=MOST_PLAYERS)
    form.least, form.most = count[0], count[-1]
    if [at for at in range(1, len(count)) if count[at] < count[at - 1]]:
        raise wrong("players", "bad_players", max=MOST_PLAYERS)
    form.counts = count if len(count) > 2 else list(range(form.least, form.most + 1))
    form.sides = "sides" in data
    form.seated = None
    form.divided = False
    if form.sides:
        words = data["sides"] if isinstance(data["sides"], str) else ""
        first = words.split(", ")[0]
        if first in SEATED:
            form.seated = first
        elif first[:3] != "by " or ", " in words:
            raise wrong("sides", "one_of", values=values_of(SEATED + ("by ...",)))
    if "share" in data:
        if data["share"] != "divided" or " by " not in " " + str(data.get("sides")):
            raise wrong("share", "share_by")
        form.divided = True


def _read_by(form: "Form", data: "Any") -> None:
    """Find the field that makes the sides of a round, a player or a yes or no for each."""
    parts: list[str] = data["sides"].split(", ") if form.sides else []
    if form.seated:
        del parts[0]
    if not parts:
        return
    name = parts[0][3:]
    made = [field for step in form.steps for field in step.fields if field.name == name]
    if len(parts) > 1 or parts[0][:3] != "by " or not made:
        raise unknown("sides", "no_name", name, list(form.names))
    field = made[0]
    if field.takes != IS_PLAYER and (field.takes, field.level) != (IS_FLAG, PLAYER):
        raise wrong("sides", "by_whom", name=name)
    form.by = field


def _read_rules(form: "Form", data: "Any") -> None:
    form.rules = []
    form.sources = []
    form.asked = []
    form.topics = []
    for at, row in enumerate(rows(data.get("rules", []), "rules", MOST_RULES)):
        where = "rules[%d]" % at
        row = obj(row, where, (), ("on", "from", "asked"), True)
        if not codes_in(row):
            raise wrong(where, "lacks", part="en")
        form.rules.append(words_of(row, where, "", MOST_LETTERS, form.gaps))
        asked = NO_WORDS
        if "asked" in row:
            asked = spoken(row["asked"], where + ".asked", "", 120)
        form.asked.append(asked)
        form.sources.append(said(row["from"], where + ".from") if "from" in row else "")
        topic = row.get("on", "table" if at == 0 else "score")
        if topic not in ("table", "cards", "deal", "turn", "hands", "score", "win"):
            raise wrong(
                where + ".on", "one_of", values="table, cards, deal, turn, hands, score, win"
            )
        form.topics.append(topic)


def _read_cards(form: "Form", value: object) -> "dict[str, dict[str, int]]":
    """Return {table: {rank: points}} of what cards are worth; note which need each suit."""
    form.all_suits = []
    if not is_object(value):
        raise wrong("cards", "no_object")
    found: dict[str, dict[str, int]] = {}
    for table in value:
        where = "cards." + str(table)[:24]
        if not is_name(str(table)) or not is_object(value[table]) or len(found) > 3:
            raise wrong(where, "no_cards")
        found[table] = {}
        for rank in value[table]:
            worth = value[table][rank]
            if rank == "suits":
                if worth != "all":
                    raise wrong(where + ".suits", "one_of", values="all")
                form.all_suits.append(table)
                continue
            if rank not in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "*"):
                raise wrong(where, "no_rank", rank=str(rank)[:8])
            if not is_whole(worth) or not -999 <= worth <= 999:
                raise wrong(where, "no_cards")
            found[table][rank] = worth
    return found


def _read_phases(form: "Form", data: "Any") -> None:
    """Read what a round has by its number: numbers by name, and words."""
    numbers: list[str] = []
    for at, row in enumerate(rows(data.get("phases", []), "phases", MOST_PHASES)):
        where = "phases[%d]" % at
        if not is_object(row):
            raise wrong(where, "no_object")
        times = row.get("times", 1)
        if not is_whole(times) or not 1 <= times <= 99:
            raise wrong(where + ".times", "bad_times")
        phase: dict[str, Any] = {"words": words_of(row, where, ""), "times": times}
        words = ["times"] + codes_in(row)
        names = sorted([str(name) for name in row if name not in words])
        if at == 0:
            numbers = names
        for name in names:
            if name not in numbers:
                raise unknown(where, "no_part", str(name), numbers)
            if not is_whole(row[name]) or abs(row[name]) > MOST:
                raise wrong(where + "." + name, "not_whole")
        for name in numbers:
            if name not in row:
                raise wrong(where, "lacks", part=name)
            phase[name] = row[name]
        form.phases.append(phase)
    for name in numbers:
        name_of(name, "phases[0]." + str(name)[:24], list(form.names))
        form.names[name] = Name((form.slot(PHASE, name), -1, -1))


def _read_shown(form: "Form", row: "Any", where: str) -> "tuple[str, Words]":
    """Read what stands behind the score: a number of each player or side."""
    row = obj(row, where, ("is",), (), True)
    name = row["is"]
    fields = [one.name for step in form.steps for one in step.fields if one.takes == IS_NUMBER]
    each = [one for one in form.names if form.names[one].level != ONCE]
    known = [one for one in each if form.names[one].known_from < 0 or one in fields]
    if not isinstance(name, str) or name not in known:
        raise unknown(where + ".is", "not_shown", str(name)[:24], known)
    return name, words_of(row, where, "{n}", 40, ["n"])
