"""Reading and checking a form: a page of data becomes a Form, or a FormError names the mistake.

A form is a JSON object; `docs/forms.md` tells how one is written. Lists keep their order, objects
need not. Everything is checked before a game is made of it, so that no form raises anything else
later than a refused entry.
"""

from ...cards import ITALIAN40
from ...compat import TYPE_CHECKING, const, is_list, is_object, is_whole, is_whole_text
from ...errors import InputError, RuleError
from ...texts import listed
from .expressions import (
    EITHER,
    MOST,
    NUMBER,
    ONCE,
    PLAYER,
    SIDE,
    WORD,
    Code,
    Name,
    compiled,
    is_name,
    is_word,
    run,
    tokens,
)
from .mistakes import unknown, wrong

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    # {language: text}.
    Words = dict[str, str]

# The limits of a form.
MOST_PLAYERS = const(8)
MOST_STEPS = const(4)
MOST_FIELDS = const(16)
MOST_LETS = const(16)
MOST_OPTIONS = const(16)
MOST_PHASES = const(40)
MOST_RULES = const(40)
MOST_VALUES = const(24)
MOST_TERMS = const(12)
MOST_LETTERS = const(400)
MOST_TITLE = const(16)
MOST_NOTES = const(6)
MOST_PARTS = const(12)
MOST_EDITION = const(99)
MOST_SHOWN = const(4)
LANGUAGES = ("en", "it")
# Which way play and deal go, as the house rule `direction` says it.
DIRECTIONS = ("left", "right")
# How partners are seated, where the seats say who plays together: in pairs, or every other player.
SEATED = ("opposite", "alternate")
# Names that no option or field of a form can have: the house rules of all forms.
_HOUSE = ["sides", "direction"]
# What stands beside the fields of an event where one is added: see `engine.api.Game`.
_BESIDE = ["event", "index", "self"]

# Where the value of a slot comes from.
(
    OPTION,
    ROUND,
    PLAYERS,
    TOTAL,
    CARRIED,
    PHASE,
    FIELD,
    OF_PLAYER,
    OF_SIDE,
    WHO_ONCE,
    WHO_PLAYER,
    WHO_SIDE,
    LET,
    STARTED,
    TURN,
    IDLE,
    EDITION,
) = range(17)
# What is known when a game begins, and stays.
_SETTLED = (OPTION, PLAYERS, STARTED, EDITION)
# What a field takes.
IS_NUMBER, IS_FLAG, IS_PLAYER, IS_SIDE, IS_WORD = "number", "flag", "player", "side", "word"
# The events of every game, and entries about events: no step has their names.
_TAKEN = ("void", "adjust", "join", "leave", "dealer", "stop", "amend", "undo", "redo", "event")
_FORM = ("form", "players", "steps", "end")
_FORM_MAY = ("prefix", "title", "sides", "options", "phases", "let", "carried", "again", "rules",
             "source", "unit", "cards", "leads", "about", "direction", "melds", "idle",
             "judge", "share", "edition", "shown")  # fmt: skip


# In place of a table of cards: they are counted by the form's melds. What follows the name of such
# a field where it says whether the cards win at once, and how many that count are in no meld.
MELDS, WINS, LOOSE = "melds", "_wins", "_loose"


class Range:
    """`A to B [by C]`: the Codes of its bounds and of its step (None: 1)."""

    def __init__(self, least: Code, most: Code, step: "Code | None") -> None:
        self.least = least
        self.most = most
        self.step = step


class FormField:
    """A field of a step: its name, what it takes, for whom, its range or words, and its words."""

    name: str
    # One of IS_NUMBER and so on, and one of ONCE, PLAYER, SIDE.
    takes: str
    level: int
    range: "Range | None" = None
    values: "tuple[str | int, ...]" = ()
    nobody = False
    when: "Code | None" = None
    sum: "Code | None" = None
    rule: "int | None" = None
    # The name of a table of what cards are worth, from which a number can be counted; or MELDS.
    cards: "str | None" = None
    # Of a number counted by melds: the slots of whether the cards win at once, and of how many are
    # in no meld.
    counted: "tuple[int, ...]" = ()
    # The cards that who is named has; of a number, those of which whoever the field `whose` names
    # has so many.
    holds: "tuple[int, ...]" = ()
    whose: "str | None" = None
    slots: "tuple[int, int, int]"
    words: "Words"
    # Its question, if it has one of its own.
    ask: "Words"


class Line:
    """What is told of an entry, in parts: (Code of its number or None, words) of each; its rule."""

    def __init__(self, parts: "list[tuple[Code | None, Words]]", rule: "int | None") -> None:
        self.parts = parts
        self.rule = rule


class Judge:
    """A question of the referee: the fields asked, house rules that it has, what it is worth."""

    words: "Words"
    fields: "list[str]"
    options: "dict[str, Any]"
    code: Code
    rule: "int | None"


class Step:
    """A step of a round: its fields, the terms of its score, its checks, and its words."""

    name: str
    fields: "list[FormField]"
    # (Code, words of its label or None) of each.
    score: "list[tuple[Code, Words | None]]"
    # (Code, rule, its own sentence or None) of each.
    checks: "list[tuple[Code, int | None, Words | None]]"
    words: "Words"
    coming: "Words"
    # The lines of the preview, and that of the history.
    notes: "list[Line]"
    tell: "Line | None" = None


class FormOption:
    """A house rule of a form: its name, values or range, default, and words."""

    name: str
    values: "Sequence[Any]" = ()
    range: "Range | None" = None
    default: "Any"
    # Whether it is yes or no: true or false in expressions. Among other words these are words.
    truth = False
    slot: int
    rule: "int | None" = None
    words: "Words"

    def worth(self, value: "Any") -> "Any":
        """Return a value as an expression has it."""
        return (1 if value == "yes" else 0) if self.truth else value


class Again:
    """How players who are out come back: the event, their score, how often, how many are in."""

    event: str
    score: Code
    times: Code
    least: int
    stake: bool
    rule: "int | None"
    words: "Words"


class Form:
    """A form that was read: see `docs/forms.md` for each part. `slots` say where values are."""

    name: str
    title: "Words"
    prefix: str
    # The fewest and the most players, and whether they play in sides where they can.
    least: int
    most: int
    sides: bool
    # How partners are seated: "opposite", "alternate", or None; the field that makes the sides of a
    # round where nobody is; whether what such a side scores is divided by its players.
    seated: "str | None"
    by: "FormField | None" = None
    divided: bool
    # Which edition of the rules it is: a game that was begun under an earlier one keeps that.
    edition: int
    # The numbers of players that there can be.
    counts: "list[int]"
    source: str
    # Who leads: "left" of the dealer, or None.
    leads: "str | None"
    # Which way play and deal go unless the house says otherwise: "left" or "right".
    direction: str
    rules: "list[Words]"
    # Where each rule comes from, and what is said there; "" for none.
    sources: "list[str]"
    # The question that each rule answers; {} for none.
    asked: "list[Words]"
    # The topic of each rule in the rulebook.
    topics: "list[str]"
    unit: "Words"
    about: "Words"
    # {table: {rank: points}} of what cards are worth; the tables that need a card of each suit.
    cards: "dict[str, dict[str, int]]"
    all_suits: "list[str]"
    # "high", "low" or "last in"; where the limit puts players out; where the best, equal, play on.
    wins: str
    limit: "Code | None"
    rounds: "Code | None"
    out: bool
    play_on: bool
    end_rule: "int | None"
    # What is true, after a round, of those who win at once; its rule, and its sentence.
    won: "Code | None" = None
    won_rule: "int | None" = None
    won_words: "Words | None" = None
    # What is true of those who sit out a round, and its rule.
    idle: "Code | None" = None
    idle_rule: "int | None" = None
    # What the referee is asked of a hand.
    judge: "Judge | None" = None
    # What it was read from, unless it is shipped: it is saved with each game.
    data: "Any" = None

    def __init__(self, data: "Any") -> None:
        """Read a form; raise FormError."""
        self.has_melds: bool = is_object(data) and "melds" in data
        self.slots: list[tuple[int, Any]] = []
        self.names: dict[str, Name] = {}
        self.options: list[FormOption] = []
        self.phases: list[dict[str, Any]] = []
        # Slot, Code and level of each let.
        self.lets: dict[int, Code] = {}
        self.carried: list[tuple[str, Code, Words]] = []
        self.steps: list[Step] = []
        self.again: Again | None = None
        # The fields of the last step that name a player or side by a table of cards.
        self.keyed: list[FormField] = []
        # (name, words) of what stands behind the score.
        self.shown: list[tuple[str, Words]] = []
        # What melds are, if the form says so: `engine.games.forms` reads them.
        self.melds: Any = None
        self.count = 0
        _read(self, data)

    def number(self, rule: "int | None") -> "str | None":
        """Return the number of a rule as people know it, such as "SPD-3", or None."""
        if rule is None or rule > len(self.rules):
            return None
        return "%s-%d" % (self.prefix, rule)

    def slot(self, kind: int, name: "Any") -> int:
        """Return a new slot."""
        self.slots.append((kind, name))
        return len(self.slots) - 1


class Settled:
    """The values that are there before a game is: house rules, how many play, each one's turn."""

    def __init__(self, form: "Form", house: "dict[str, Any]", count: int) -> None:
        self.values: list[Any] = [None] * len(form.slots)
        for option in form.options:
            if option.name in house:
                self.values[option.slot] = option.worth(house[option.name])
        for slot in range(len(form.slots)):
            kind = form.slots[slot][0]
            if kind in (PLAYERS, STARTED):
                self.values[slot] = count
            elif kind == EDITION:
                self.values[slot] = house.get("edition", form.edition)
            elif kind == TURN:
                self.values[slot] = list(range(1, count + 1))


def obj(value: object, where: str, must: "Sequence[str]", may: "Sequence[str]") -> "Any":
    """Return an object with the keys that it must and may have."""
    if not is_object(value):
        raise wrong(where, "no_object")
    for key in sorted([str(key) for key in value]):
        if key not in must and key not in may:
            raise unknown(where, "no_part", key, list(must) + list(may))
    for key in must:
        if key not in value:
            raise wrong(where, "lacks", part=key)
    return value


def rows(value: object, where: str, most: int, least: int = 0) -> "list[Any]":
    """Return a list of at most so many."""
    if not is_list(value):
        raise wrong(where, "no_list")
    if not least <= len(value) <= most:
        raise wrong(where, "how_many", min=least, max=most, n=len(value))
    return value


def said(value: object, where: str, most: int = MOST_LETTERS, gaps: "Sequence[str]" = ()) -> str:
    """Return a text for people, in which only the `gaps` stand in braces."""
    if not isinstance(value, str) or [form for form in value.split("|") if not form.strip()]:
        raise wrong(where, "no_text")
    if len(value) > most:
        raise wrong(where, "text_too_long", max=most)
    parts = value.split("{")
    for at in range(len(parts)):
        if at == 0:
            gap, rest = "", parts[0]
        else:
            end = parts[at].find("}")
            gap, rest = parts[at][: max(end, 0)], parts[at][end + 1 :]
            if end < 0 or gap not in gaps:
                raise unknown(where, "no_gap", gap, gaps)
        if "}" in rest:
            raise wrong(where, "brace")
    if min(value) < " " or not is_whole_text(value):
        raise wrong(where, "no_text")
    return value


def words_of(
    value: "dict[str, Any]", where: str, default: str, most: int = 80, gaps: "Sequence[str]" = ()
) -> "Words":
    """Return {language: text} of the texts that an object has, or of `default`."""
    found: Words = {}
    for language in LANGUAGES:
        if language in value:
            found[language] = said(value[language], where + "." + language, most, gaps)
    if "en" not in found:
        found["en"] = found.get("it", default)
    return found


def name_of(value: object, where: str, known: "Sequence[str]" = ()) -> str:
    """Return a name that is new."""
    if not isinstance(value, str) or not is_name(value):
        raise wrong(where, "bad_name", name=value[:40] if isinstance(value, str) else "")
    if value in known:
        raise wrong(where, "taken", name=value)
    return value


def rule_of(value: "dict[str, Any]", where: str, form: Form) -> "int | None":
    """Return the number of the sentence that `rule` names, or None."""
    rule = value.get("rule")
    if rule is None:
        return None
    if not is_whole(rule) or not 1 <= rule <= len(form.rules):
        raise wrong(where + ".rule", "no_rule", n=len(form.rules))
    return rule


def _code(
    form: Form,
    value: object,
    where: str,
    known_from: int,
    level: "int | None",
    options: bool = False,
) -> Code:
    names = form.names
    if options and isinstance(value, str):
        for token in tokens(value, where):
            if token in names and not _is_settled(form, names[token]):
                raise wrong(where, "not_settled", name=token)
    return compiled(value, names, form.sides, where, known_from, level)


def _is_settled(form: Form, name: Name) -> bool:
    """Return whether a value is known when a game begins, and stays."""
    return name.slots[0] >= 0 and form.slots[name.slots[0]][0] in _SETTLED


def _range(form: Form, words: str, where: str, known_from: int) -> Range:
    """Return the Range that a text says."""
    parts = _split(words, where, "to")
    if len(parts) != 2:
        raise wrong(where, "no_range")
    upper = _split(parts[1], where, "by")
    if len(upper) > 2:
        raise wrong(where, "no_range")
    found = [_code(form, part, where, known_from, ONCE) for part in [parts[0]] + upper]
    return Range(found[0], found[1], found[2] if len(found) == 3 else None)


def _split(words: str, where: str, word: str) -> "list[str]":
    """Return the parts of a text before, between and after a word of its own."""
    return (" " + words + " ").split(" " + word + " ")


def _add(form: Form, name: str, made: Name) -> None:
    form.names[name] = made


def _read(form: Form, data: "Any") -> None:
    data = obj(data, "", _FORM, _FORM_MAY)
    form.name = name_of(data["form"], "form")
    title = data.get("title", form.name)
    if is_object(title):
        form.title = words_of(obj(title, "title", ("en",), LANGUAGES), "title", "", MOST_TITLE)
    else:
        form.title = {"en": said(title, "title", MOST_TITLE)}
    form.prefix = _prefix(data)
    form.edition = data.get("edition", 1)
    if not is_whole(form.edition) or not 1 <= form.edition <= MOST_EDITION:
        raise wrong("edition", "bad_edition", max=MOST_EDITION)
    _read_players(form, data)
    form.source = said(data["source"], "source") if "source" in data else ""
    form.leads = data.get("leads")
    if form.leads not in (None, "left"):
        raise wrong("leads", "one_of", values="left")
    form.direction = data.get("direction", DIRECTIONS[0])
    if form.direction not in DIRECTIONS:
        raise wrong("direction", "one_of", values=_listed(DIRECTIONS))
    _read_rules(form, data)
    form.unit = words_of(obj(data.get("unit", {}), "unit", (), LANGUAGES), "unit", "round", 16)
    if "unit" not in data:
        form.unit = {}
    form.about = {}
    if "about" in data:
        form.about = words_of(obj(data["about"], "about", ("en",), LANGUAGES), "about", "")
    form.cards = _read_cards(form, data.get("cards", {}))
    _add(form, "round", Name((form.slot(ROUND, None), -1, -1)))
    _add(form, "players", Name((form.slot(PLAYERS, None), -1, -1)))
    _add(form, "started", Name((form.slot(STARTED, None), -1, -1)))
    _add(form, "edition", Name((form.slot(EDITION, None), -1, -1)))
    turn = form.slot(TURN, None)
    _add(form, "turn", Name((-1, turn, -1 if form.sides else turn), level=PLAYER))
    for at, row in enumerate(rows(data.get("options", []), "options", MOST_OPTIONS)):
        _read_option(form, row, "options[%d]" % at)
    if "idle" in data:
        _read_idle(form, data["idle"])
    _read_phases(form, data)
    of_each = (-1, form.slot(TOTAL, None), -1)
    _add(form, "total", Name((-1, of_each[1], of_each[1]), level=_side(form)))
    carried = rows(data.get("carried", []), "carried", MOST_LETS)
    for at, row in enumerate(carried):
        where = "carried[%d]" % at
        row = obj(row, where, ("name", "is"), LANGUAGES)
        name = name_of(row["name"], where + ".name", list(form.names))
        slot = form.slot(CARRIED, name)
        _add(form, name, Name((-1, slot, slot), level=_side(form)))
    _read_names(form, data)
    _read_by(form, data)
    _read_lets(form, rows(data.get("let", []), "let", MOST_LETS))
    for at, row in enumerate(rows(data["steps"], "steps", MOST_STEPS, 1)):
        _read_step(form, row, "steps[%d]" % at, form.steps[at])
    if not form.steps[-1].score:
        raise wrong("steps[%d]" % (len(form.steps) - 1), "no_score")
    for at, row in enumerate(carried):
        code = _code(form, row["is"], "carried[%d].is" % at, form.count, _side(form))
        form.carried.append((row["name"], code, words_of(row, "carried[%d]" % at, row["name"])))
    _read_end(form, data)
    for at, row in enumerate(rows(data.get("shown", []), "shown", MOST_SHOWN)):
        form.shown.append(_read_shown(form, row, "shown[%d]" % at))
    if "judge" in data:
        form.judge = _read_judge(form, data["judge"])
    if "again" in data:
        _read_again(form, obj(data["again"], "again", ("event", "score"),
                              ("times", "least", "stake", "rule") + LANGUAGES))  # fmt: skip


def phase_at(form: Form, rounds: int) -> int:
    """Return the place of the phase after so many rounds; after the last one it stays."""
    for at in range(len(form.phases)):
        rounds -= form.phases[at]["times"]
        if rounds < 0:
            return at
    return len(form.phases) - 1


def _read_idle(form: Form, value: "Any") -> None:
    """Read who sits out, and try it for each number of players."""
    given = obj(value if is_object(value) else {"is": value}, "idle", ("is",), ("rule",))
    if form.seated:
        raise wrong("idle", "idle_sides")
    known = {name: form.names[name] for name in form.names
             if name == "turn" or _is_settled(form, form.names[name])}  # fmt: skip
    form.idle = compiled(given["is"], known, False, "idle", -1, PLAYER)
    if -1 in form.idle.loads():
        raise wrong("idle", "idle_alone")
    form.idle_rule = rule_of(given, "idle", form)
    defaults = {option.name: option.default for option in form.options}
    for count in form.counts:
        if not can_sit_out(form, defaults, count):
            raise wrong("idle", "idle_bad", n=count)
    slot = form.slot(IDLE, None)
    _add(form, "idle", Name((-1, slot, slot), level=PLAYER))


def can_sit_out(form: Form, house: "dict[str, Any]", count: int) -> bool:
    """Return whether two or more of so many play a round, whoever sits out by `form.idle`."""
    assert form.idle is not None
    settled = Settled(form, house, count)
    try:
        return len([at for at in range(count) if not run(form.idle, settled, at)]) >= 2
    except RuleError:
        return False


def _side(form: Form) -> int:
    """Return for whom scores are."""
    return SIDE if form.sides else PLAYER


def _prefix(data: "Any") -> str:
    """Return the beginning of the rule numbers: three letters, by default those of the name."""
    letters = [char for char in data["form"].upper() if "A" <= char <= "Z"] + ["X", "X", "X"]
    prefix = data.get("prefix", "".join(letters[:3]))
    if not isinstance(prefix, str) or not 2 <= len(prefix) <= 4:
        raise wrong("prefix", "bad_prefix")
    if not all(["A" <= char <= "Z" for char in prefix]):
        raise wrong("prefix", "bad_prefix")
    return prefix


def _read_players(form: Form, data: "Any") -> None:
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
            raise wrong("sides", "one_of", values=_listed(SEATED + ("by ...",)))
    if "share" in data:
        if data["share"] != "divided" or " by " not in " " + str(data.get("sides")):
            raise wrong("share", "share_by")
        form.divided = True


def _read_by(form: Form, data: "Any") -> None:
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


def _read_rules(form: Form, data: "Any") -> None:
    form.rules = []
    form.sources = []
    form.asked = []
    form.topics = []
    for at, row in enumerate(rows(data.get("rules", []), "rules", MOST_RULES)):
        where = "rules[%d]" % at
        row = obj(row, where, (), ("on", "from", "asked") + LANGUAGES)
        if "en" not in row and "it" not in row:
            raise wrong(where, "lacks", part="en")
        form.rules.append(words_of(row, where, "", MOST_LETTERS))
        asked: Words = {}
        if "asked" in row:
            given = obj(row["asked"], where + ".asked", (), LANGUAGES)
            asked = words_of(given, where + ".asked", "", 120)
        form.asked.append(asked)
        form.sources.append(said(row["from"], where + ".from") if "from" in row else "")
        topic = row.get("on", "table" if at == 0 else "score")
        if topic not in ("table", "cards", "deal", "turn", "hands", "score", "win"):
            raise wrong(
                where + ".on", "one_of", values="table, cards, deal, turn, hands, score, win"
            )
        form.topics.append(topic)


def _read_cards(form: Form, value: object) -> "dict[str, dict[str, int]]":
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


def _read_option(form: Form, row: "Any", where: str) -> None:
    row = obj(row, where, ("option", "is"), ("default", "rule") + LANGUAGES)
    option = FormOption()
    option.name = name_of(row["option"], where + ".option", list(form.names) + _HOUSE)
    option.rule = rule_of(row, where, form)
    listed_values = [row["is"]] if isinstance(row["is"], str) else row["is"]
    values = rows(listed_values, where + ".is", MOST_VALUES, 1)
    ranges = [value for value in values if isinstance(value, str) and " to " in value]
    if len(ranges) > 1 or (isinstance(row["is"], str) and not ranges):
        raise wrong(where + ".is", "no_option")
    if ranges:
        option.range = _option_range(form, ranges[0], where + ".is")
    option.values = _values([value for value in values if value not in ranges], where + ".is")
    _read_default(form, option, row, where)
    texts = [value for value in option.values if isinstance(value, str)]
    option.truth = sorted(texts) == ["no", "yes"] and len(values) == 2
    kind = NUMBER if option.truth else _kind_of(option.values, option.range is not None)
    option.slot = form.slot(OPTION, option.name)
    option.words = words_of(row, where, option.name.replace("_", " "), 160)
    form.options.append(option)
    made = Name((option.slot, -1, -1), kind, words=option.values)
    _add(form, option.name, made)


def _option_range(form: Form, words: str, where: str) -> Range:
    """Return the Range of an option, of options before it and of how many play."""
    known = {name: form.names[name] for name in form.names if name != "round"}
    parts = _split(words, where, "to")
    if len(parts) != 2 or " by " in parts[1]:
        raise wrong(where, "no_option")
    codes = [compiled(part, known, False, where, -1, ONCE) for part in parts]
    return Range(codes[0], codes[1], None)


def _values(values: "Sequence[Any]", where: str) -> "Sequence[str | int]":
    """Return words and numbers that are all different."""
    for value in values:
        if is_whole(value):
            if not -MOST <= value <= MOST:
                raise wrong(where, "too_large", max=MOST)
        elif not isinstance(value, str) or not is_word(value):
            raise wrong(where, "bad_value")
    if len(set([repr(value) for value in values])) < len(values):
        raise wrong(where, "value_twice")
    return values


def _kind_of(values: "Sequence[Any]", numbers: bool = False) -> str:
    """Return what an expression takes values for, among which there may be `numbers` besides."""
    texts = [value for value in values if isinstance(value, str)]
    if not texts:
        return NUMBER
    return WORD if len(texts) == len(values) and not numbers else EITHER


def _read_default(form: Form, option: FormOption, row: "Any", where: str) -> None:
    """Read what holds unless a house says otherwise: by default the first value of a list."""
    if "default" not in row and not option.values:
        raise wrong(where, "lacks", part="default")
    default = option.default = row["default"] if "default" in row else option.values[0]
    if [value for value in option.values if type(value) is type(default) and value == default]:
        return
    if option.range is None:
        raise wrong(where + ".default", "one_of", values=_listed(option.values))
    if not is_whole(default):
        raise wrong(where + ".default", "not_whole")
    _check_default(form, option, where + ".default")


def _check_default(form: Form, option: FormOption, where: str) -> None:
    """Refuse the default of a range that has it for no number of players."""
    assert option.range is not None
    defaults = {other.name: other.default for other in form.options}
    least = most = 0
    for count in form.counts:
        settled = Settled(form, defaults, count)
        try:
            least, most = run(option.range.least, settled), run(option.range.most, settled)
        except RuleError:
            continue
        if least <= option.default <= most:
            return
    raise wrong(where, "how_many", min=least, max=most, n=option.default)


def settled_range(form: Form, given: Range) -> bool:
    """Return whether the bounds of a range are known when a game begins."""
    codes = [given.least, given.most]
    slots = [slot for code in codes for slot in code.loads()]
    known = (OPTION, PLAYERS, EDITION)
    return not [code for code in codes if code.lets] and all(
        [slot >= 0 and form.slots[slot][0] in known for slot in slots]
    )


def _check_range(form: Form, given: Range, where: str) -> None:
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


def _listed(values: "Sequence[Any]") -> str:
    return listed([str(value) for value in values], True)


def _read_phases(form: Form, data: "Any") -> None:
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
        names = sorted([str(name) for name in row if name not in ("times",) + LANGUAGES])
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
        _add(form, name, Name((form.slot(PHASE, name), -1, -1)))


def _read_names(form: Form, data: "Any") -> None:
    """Read the names of steps and fields, which expressions before them refer to."""
    steps = rows(data["steps"], "steps", MOST_STEPS, 1)
    for at, row in enumerate(steps):
        where = "steps[%d]" % at
        row = obj(row, where, ("step", "fields"),
                  ("score", "check", "coming", "notes", "tell") + LANGUAGES)  # fmt: skip
        step = Step()
        step.name = name_of(row["step"], where + ".step", [one.name for one in form.steps])
        if step.name in _TAKEN:
            raise wrong(where + ".step", "taken", name=step.name)
        step.fields = []
        for to, field in enumerate(rows(row["fields"], where + ".fields", MOST_FIELDS, 1)):
            step.fields.append(_read_name(form, field, "%s.fields[%d]" % (where, to)))
            if form.count > MOST_FIELDS:
                raise wrong(where + ".fields", "how_many", min=1, max=MOST_FIELDS, n=form.count)
        form.steps.append(step)


def _read_name(form: Form, row: "Any", where: str) -> FormField:
    """Read name, kind and owner of a field, and give it its slots."""
    row = obj(
        row,
        where,
        ("field", "is"),
        ("for", "when", "sum", "rule", "cards", "holds", "whose", "ask") + LANGUAGES,
    )
    field = FormField()
    field.name = name_of(row["field"], where + ".field", list(form.names) + _HOUSE + _BESIDE)
    owner = row.get("for", "once")
    owners = {"once": ONCE, "each player": PLAYER, "each side": SIDE}
    if not isinstance(owner, str) or owner not in owners:
        raise wrong(where + ".for", "one_of", values="once, each player, each side")
    field.level = owners[owner]
    if field.level == SIDE and not form.sides:
        field.level = PLAYER
    takes = row["is"]
    kind, values = NUMBER, ()
    if is_list(takes):
        values = rows(takes, where + ".is", MOST_VALUES, 1)
        if sorted([str(value) for value in values]) == ["no", "yes"]:
            field.takes, values = IS_FLAG, ()
        else:
            field.takes, kind = IS_WORD, _kind_of(_values(values, where + ".is"))
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
    field.values = tuple(values)
    field.words = words_of(row, where, field.name.replace("_", " "))
    field.ask = {}
    if "ask" in row:
        given = obj(row["ask"], where + ".ask", (), LANGUAGES)
        gaps = ["name"] if field.level else []
        field.ask = words_of(given, where + ".ask", field.name, 120, gaps)
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
    _add(form, name, Name(field.slots, kind, level, at, values))
    if row.get("cards") == MELDS and field.takes == IS_NUMBER:
        kind = form.slots[max(field.slots)][0]
        for ending in (WINS, LOOSE):
            more = name_of(name + ending, where + ".cards", list(form.names))
            fresh = form.slot(kind, more)
            slots = [fresh if slot >= 0 else -1 for slot in field.slots]
            field.counted += tuple(slots)
            _add(form, more, Name((slots[0], slots[1], slots[2]), NUMBER, level, at))
    form.count += 1
    return field


def _read_lets(form: Form, found: "list[Any]") -> None:
    for at, row in enumerate(found):
        where = "let[%d]" % at
        if not is_list(row) or len(row) != 2:
            raise wrong(where, "no_let")
        name = name_of(row[0], where + "[0]", list(form.names))
        code = _code(form, row[1], where + "[1]", form.count, None)
        slot = form.slot(LET, name)
        form.lets[slot] = code
        each = -1 if code.level == ONCE else slot
        slots = (slot if each < 0 else -1, each, each)
        if code.level == PLAYER and form.sides:
            slots = (-1, slot, -1)
        _add(form, name, Name(slots, NUMBER, code.level, code.known_from, (), code.lets + [slot]))


def _read_step(form: Form, row: "Any", where: str, step: Step) -> None:
    first = form.names[step.fields[0].name].known_from
    last = first + len(step.fields) - 1
    for at, field in enumerate(step.fields):
        _read_field(form, row["fields"][at], "%s.fields[%d]" % (where, at), field, first + at)
    step.score = []
    if "score" in row:
        terms = row["score"]
        if not is_list(terms):
            terms = [terms]
        for at, term in enumerate(rows(terms, where + ".score", MOST_TERMS, 1)):
            place = "%s.score[%d]" % (where, at)
            label = None
            if is_object(term):
                label = words_of(obj(term, place, ("is",), LANGUAGES), place, "")
                term = term["is"]
            step.score.append((_code(form, term, place, last, _side(form)), label))
    step.checks = []
    for at, check in enumerate(rows(row.get("check", []), where + ".check", MOST_TERMS)):
        place = "%s.check[%d]" % (where, at)
        check = obj(check, place, (), ("once", "each", "rule") + LANGUAGES)
        if ("once" in check) == ("each" in check):
            raise wrong(place, "once_or_each")
        if "once" in check:
            code = _code(form, check["once"], place + ".once", last, ONCE)
        else:
            code = _code(form, check["each"], place + ".each", last, None)
            if code.level == ONCE:
                # Its names are of nobody, or the players of fields: these are asked of each.
                code = _code(form, check["each"], place + ".each", last, _side(form))
        step.checks.append((code, rule_of(check, place, form), _sentence(form, check, place, code)))
    step.notes = []
    for at, line in enumerate(rows(row.get("notes", []), where + ".notes", MOST_NOTES)):
        step.notes.append(_read_line(form, line, "%s.notes[%d]" % (where, at), last))
    if "tell" in row:
        step.tell = _read_line(form, row["tell"], where + ".tell", last)
    step.words = {}
    if "en" in row or "it" in row:
        step.words = words_of(row, where, "")
    step.coming = {}
    if "coming" in row:
        once = [name for name in form.names if form.names[name].level == ONCE]
        gaps = [name for name in once if form.names[name].known_from < first]
        coming = obj(row["coming"], where + ".coming", (), LANGUAGES)
        step.coming = words_of(coming, where + ".coming", step.name, 160, gaps + ["phase"])


def _read_line(form: Form, value: "Any", where: str, last: int) -> Line:
    """Read a line: its parts, and the rule behind it."""
    given = obj(value, where, ("parts",), ("rule",))
    known = [name for name in form.names
             if form.names[name].level == ONCE and form.names[name].known_from <= last]  # fmt: skip
    found: list[tuple[Code | None, Words]] = []
    for at, part in enumerate(rows(given["parts"], where + ".parts", MOST_PARTS, 1)):
        place = "%s.parts[%d]" % (where, at)
        part = obj(part, place, (), ("is",) + LANGUAGES)
        code = _code(form, part["is"], place + ".is", last, ONCE) if "is" in part else None
        if "en" not in part and "it" not in part:
            raise wrong(place, "lacks", part="en")
        found.append((code, words_of(part, place, "", 120, ["n"] + known)))
    return Line(found, rule_of(given, where, form))


def _sentence(form: Form, check: "Any", where: str, code: Code) -> "Words | None":
    """Return the sentence of a check, which may tell what is known where it stands."""
    if "en" not in check and "it" not in check:
        return None
    names = form.names
    gaps = ["n"] if code.level == ONCE else ["n", "name"]
    for name in names:
        if names[name].known_from <= code.known_from and names[name].level in (ONCE, code.level):
            gaps.append(name)
    return words_of(check, where, "", 160, gaps)


def _read_field(form: Form, row: "Any", where: str, field: FormField, at: int) -> None:
    if field.takes == IS_NUMBER:
        field.range = _range(form, row["is"], where + ".is", at - 1)
        _check_range(form, field.range, where + ".is")
    if "when" in row:
        level = field.level if field.level != ONCE else ONCE
        field.when = _code(form, row["when"], where + ".when", at - 1, level)
    if "sum" in row:
        if field.takes != IS_NUMBER or field.level == ONCE:
            raise wrong(where + ".sum", "no_sum")
        field.sum = _code(form, row["sum"], where + ".sum", at, ONCE)
    field.rule = rule_of(row, where, form)
    if "cards" in row:
        if field.takes not in (IS_NUMBER, IS_PLAYER, IS_SIDE):
            raise wrong(where + ".cards", "cards_of")
        by_melds = row["cards"] == MELDS and form.has_melds and field.takes == IS_NUMBER
        if row["cards"] not in list(form.cards) and not by_melds:
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


def _read_whose(form: Form, field: FormField, row: "Any", where: str) -> str:
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


def _read_end(form: Form, data: "Any") -> None:
    end = obj(data["end"], "end", ("wins",), ("limit", "reached", "rounds", "equal", "rule", "won"))
    if end["wins"] not in ("high", "low", "last in"):
        raise wrong("end.wins", "one_of", values="high, low, last in")
    form.wins = end["wins"]
    form.limit = form.rounds = None
    if "limit" in end:
        form.limit = _code(form, end["limit"], "end.limit", -1, ONCE, True)
    if "rounds" in end:
        form.rounds = _code(form, end["rounds"], "end.rounds", -1, ONCE, True)
    reached = end.get("reached", "out" if form.wins == "last in" else "end")
    if reached not in ("end", "out"):
        raise wrong("end.reached", "one_of", values="end, out")
    form.out = reached == "out"
    if form.out != (form.wins == "last in"):
        raise wrong("end", "out_last")
    if form.out and form.limit is None:
        raise wrong("end", "lacks", part="limit")
    equal = end.get("equal", "share")
    if equal not in ("share", "play on"):
        raise wrong("end.equal", "one_of", values="share, play on")
    form.play_on = equal == "play on"
    form.end_rule = rule_of(end, "end", form)
    if "won" in end:
        won = end["won"] if is_object(end["won"]) else {"is": end["won"]}
        won = obj(won, "end.won", ("is",), ("rule",) + LANGUAGES)
        form.won = _code(form, won["is"], "end.won", form.count, _side(form))
        form.won_rule = rule_of(won, "end.won", form)
        if "en" in won or "it" in won:
            form.won_words = words_of(won, "end.won", "")


def _read_shown(form: Form, row: "Any", where: str) -> "tuple[str, Words]":
    """Read what stands behind the score: a number of each player or side."""
    row = obj(row, where, ("is",), LANGUAGES)
    name = row["is"]
    fields = [one.name for step in form.steps for one in step.fields if one.takes == IS_NUMBER]
    each = [one for one in form.names if form.names[one].level != ONCE]
    known = [one for one in each if form.names[one].known_from < 0 or one in fields]
    if not isinstance(name, str) or name not in known:
        raise unknown(where + ".is", "not_shown", str(name)[:24], known)
    return name, words_of(row, where, "{n}", 40, ["n"])


def _read_judge(form: Form, row: "Any") -> Judge:
    """Read what the referee is asked of a hand."""
    row = obj(row, "judge", ("is", "fields"), ("options", "rule") + LANGUAGES)
    step = form.steps[-1]
    judge = Judge()
    known = [field.name for field in step.fields if field.takes not in (IS_PLAYER, IS_SIDE)]
    judge.fields = rows(row["fields"], "judge.fields", MOST_FIELDS, 1)
    for name in judge.fields:
        if name not in known:
            raise unknown("judge.fields", "no_name", str(name)[:24], known)
    judge.options = obj(
        row.get("options", {}), "judge.options", (), [option.name for option in form.options]
    )
    for option in form.options:
        if option.name in judge.options and judge.options[option.name] not in option.values:
            where = "judge.options." + option.name
            raise wrong(where, "one_of", values=_listed(option.values))
    judge.code = _code(form, row["is"], "judge.is", form.count, ONCE)
    judge.rule = rule_of(row, "judge", form)
    judge.words = words_of(row, "judge", "hand")
    return judge


def _read_again(form: Form, row: "Any") -> None:
    again = Again()
    if not form.out:
        raise wrong("again", "nobody_out")
    again.event = name_of(row["event"], "again.event", [step.name for step in form.steps])
    if again.event in _TAKEN:
        raise wrong("again.event", "taken", name=again.event)
    again.score = _code(form, row["score"], "again.score", -1, ONCE)
    again.times = _code(form, row.get("times", MOST), "again.times", -1, ONCE, True)
    again.least = row.get("least", 1)
    if not is_whole(again.least) or not 1 <= again.least <= MOST_PLAYERS:
        raise wrong("again.least", "bad_least", max=MOST_PLAYERS)
    if row.get("stake", "each") not in ("each", "none"):
        raise wrong("again.stake", "one_of", values="each, none")
    again.stake = row.get("stake", "each") == "each"
    again.rule = rule_of(row, "again", form)
    again.words = words_of(row, "again", again.event)
    form.again = again
