"""Reading how a form's game ends, how players come back, and what its referee is asked."""

from ....compat import TYPE_CHECKING, is_object, is_whole
from ..expressions import MOST, ONCE
from ..form import IS_PLAYER, IS_SIDE, WHEN, Again, Judge
from ..mistakes import unknown, wrong
from .fields import MOST_FIELDS, TAKEN
from .parts import (
    MOST_PLAYERS,
    code_of,
    codes_in,
    either,
    name_of,
    obj,
    rows,
    rule_of,
    side_of,
    values_of,
    words_of,
)

if TYPE_CHECKING:
    from typing import Any

    from ..form import Form

_MAY = ("limit", "when", "first", "reached", "rounds", "equal", "rule", "won")


def read_end(form: "Form", data: "Any") -> None:
    """Read who wins, and when."""
    end = obj(data["end"], "end", ("wins",), _MAY)
    if end["wins"] not in ("high", "low", "last in"):
        raise wrong("end.wins", "one_of", values="high, low, last in")
    form.wins = end["wins"]
    form.limit = form.rounds = None
    if "limit" in end:
        form.limit = code_of(form, end["limit"], "end.limit", -1, ONCE, True)
    if "rounds" in end:
        form.rounds = code_of(form, end["rounds"], "end.rounds", -1, ONCE, True)
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
    if "when" in end:
        _read_when(form, end["when"])
    if "first" in end:
        _read_first(form, end["first"])
    if "won" in end:
        won = end["won"] if is_object(end["won"]) else {"is": end["won"]}
        won = obj(won, "end.won", ("is",), ("rule",), True)
        form.won = code_of(form, won["is"], "end.won", form.count, side_of(form))
        form.won_rule = rule_of(won, "end.won", form)
        if codes_in(won):
            form.won_words = words_of(won, "end.won", "")


def _read_when(form: "Form", words: "Any") -> None:
    """Read when the limit counts, by house rules."""
    where = "end.when"
    found = either(
        words if isinstance(words, str) else "",
        where,
        lambda value, where: code_of(form, value, where, -1, ONCE, True),
    )
    if [word for word, _ in found if word not in WHEN]:
        raise wrong(where, "one_of", values=values_of(WHEN))
    if form.wins != "high" or form.limit is None:
        raise wrong(where, "when_high")
    form.when = found


def _read_first(form: "Form", name: "Any") -> None:
    """Read which field says who was first, of those who arrive in one term."""
    where = "end.first"
    if not form.when:
        raise wrong("end", "lacks", part="when")
    lasts = {step.fields[-1].name: step for step in form.steps}
    if not isinstance(name, str) or name not in lasts:
        raise unknown(where, "no_name", str(name)[:24], list(lasts))
    step = lasts[name]
    field, known_from = step.fields[-1], form.names[name].known_from
    plain = field.takes == (IS_SIDE if form.seated else IS_PLAYER) and not field.nobody
    later = [code for code, _ in step.score if code.known_from >= known_from]
    if not plain or field.when or field is form.by or later or not step.score:
        raise wrong(where, "first_plain", name=name)
    form.first = name
    field.decides = True


def read_judge(form: "Form", row: "Any") -> Judge:
    """Read what the referee is asked of a hand."""
    row = obj(row, "judge", ("is", "fields"), ("options", "rule"), True)
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
            raise wrong(where, "one_of", values=values_of(option.values))
    judge.code = code_of(form, row["is"], "judge.is", form.count, ONCE)
    judge.rule = rule_of(row, "judge", form)
    judge.words = words_of(row, "judge", "hand")
    return judge


def read_again(form: "Form", row: "Any") -> None:
    """Read how players who are out come back."""
    again = Again()
    if not form.out:
        raise wrong("again", "nobody_out")
    again.event = name_of(row["event"], "again.event", [step.name for step in form.steps])
    if again.event in TAKEN:
        raise wrong("again.event", "taken", name=again.event)
    again.score = code_of(form, row["score"], "again.score", -1, ONCE)
    again.times = code_of(form, row.get("times", MOST), "again.times", -1, ONCE, True)
    again.least = row.get("least", 1)
    if not is_whole(again.least) or not 1 <= again.least <= MOST_PLAYERS:
        raise wrong("again.least", "bad_least", max=MOST_PLAYERS)
    if row.get("stake", "each") not in ("each", "none"):
        raise wrong("again.stake", "one_of", values="each, none")
    again.stake = row.get("stake", "each") == "each"
    again.rule = rule_of(row, "again", form)
    again.words = words_of(row, "again", again.event)
    form.again = again
