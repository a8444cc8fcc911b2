"""Damaged and hostile forms and expressions, made from the shipped ones; plain Python.

Whatever a form has in it, reading it ends with a game or a FormError, and playing that game with
entries taken or refused: nothing else is raised, and no score is beyond the limit.
"""

from engine.compat import TYPE_CHECKING, is_list, is_object
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER, PICK
from engine.games import forms
from engine.games.forms.expressions import MOST, ONCE, PLAYER, SIDE, Name, run, told
from engine.games.forms.mistakes import FormError
from engine.games.forms.reading.expressions import compiled
from engine.record.ledger import Ledger

if TYPE_CHECKING:
    from typing import Any

JUNK = (
    None, True, False, 0, 1, -1, 7, 10**9, -(10**30), 1.5, "", " ", "x", "points", "sum(points)",
    "1 // 0", "999999999 * 999999999", "((((((((", "'", "0 to 999999999", "9 to 1", "{round}", "{",
    "{0}", "{x.__class__}", "²", "più", "é" * 50, "a" * 900, "1" + "+1" * 90, "|||", "\x00", [], {},
    [[]], {"en": "{"}, {"is": "1"}, ["yes", "no"], "player", "each side", "yes/no", "low",
)  # fmt: skip
WORDS = (
    "points", "sum", "count", "others", "min", "max", "abs", "(", ")", "(", ")", ",", "+", "-", "*",
    "//", "%", "==", "!=", "<", ">=", "and", "or", "not", "if", "else", "0", "1", "2", "13", "100",
    "999999999", "'ten'", "'", "round", "players", "total", "bid", "laid", "bags", "=", ".", "²",
    "turn", "idle", "edition", "started", "closer", "re",
)  # fmt: skip
ADDED = (
    "x en is when sum for times whose holds cards check rule each once ask asked from notes tell "
    "parts suits won idle share"
).split()
# Parts that few forms have: right for a form that has such a FIELD, wrong for others.
PARTS = {
    "idle": (
        "turn == players",
        "players > 2 and turn == players",
        "turn",
        "idle",
        "FIELD",
        "1 // (turn - 2)",
        "turn == round",
        {"is": "players > 3 and turn == 1", "rule": 1},
        {"is": "x", "rule": 99},
    ),
    "sides": ("by FIELD", "by FIELD", "opposite, by FIELD", "by", "by by FIELD", "alternate", ", "),
    "share": ("divided", "", "halved"),
    "stake": ("points", "difference", "win"),
    "direction": ("left", "right", "up"),
    "edition": (0, 1, 2, -1, 10**12, "2"),
    "shown": (
        [{"is": "FIELD", "en": "bid {n}|{n}"}],
        [{"is": "total", "en": "{n} bag#{n} bags|{n}"}],
        [{"is": "FIELD"}],
        [{"is": "1 // FIELD", "en": "{n}{turn}#"}],
        [{"is": "round", "en": "{n}"}] * 9,
        {"is": "FIELD"},
    ),
    "cards": (
        {"hand": {"2": -2, "K": 0, "*": -999}},
        {"hand": {"suits": "all", "7": -21, "A": 5}},
        {"hand": {"A": -1000}},
        {"hand": {"suits": "some"}},
        {"a": {}, "b": {}, "c": {}, "d": {}, "e": {}},
    ),
    "judge": (
        {"is": "FIELD", "fields": ["FIELD"], "en": "Worth?|?"},
        {"is": "FIELD + 999999999", "fields": ["FIELD"], "options": {"FIELD": 7}},
        {"is": "turn", "fields": []},
    ),
}
WON = (
    "total > 20",
    "total > 20 and turn == 1",
    "FIELD",
    "total // (total - 3)",
    {"is": "total != others(total)", "rule": 1, "en": "{name} won#{n}"},
    {"is": "FIELD", "en": "{"},
    {"en": "x"},
)
HOLDS = ("7D", ["AD", "2D"], ["AD", "AD"], ["7D"] * 60, "8Z", [], [7], "K")
CHECKS = (
    {"once": "players > 0", "en": "{n} {players}"},
    {"each": "not FIELD or total == 0", "en": "{name}: {FIELD}, not {n}.|{name}", "it": "{nobody}"},
    {"each": "turn or FIELD", "rule": 1, "en": "{name} {n} {FIELD}"},
    {"once": "sum(FIELD) // max(FIELD)", "en": "{}"},
    {"each": "total", "en": ["x"]},
    {"once": "count(turn > 1) < 2", "rule": 2},
    {"each": "FIELD > -5", "once": "1", "en": "both"},
    {"en": "no expression"},
    {"each": "FIELD < 3", "en": "{FIELD} card#{n} cards|{n}"},
)
NAMES = {
    "round": Name((0, -1, -1)),
    "players": Name((0, -1, -1)),
    "bags": Name((1, -1, -1), "word", words=("ten", "free")),
    "bid": Name((-1, 2, -1), "number", PLAYER),
    "points": Name((-1, 2, -1), "number", PLAYER),
    "laid": Name((-1, 3, 3), "number", SIDE),
    "total": Name((-1, 3, 3), "number", SIDE),
}


class Dice:
    """The same numbers on every runtime."""

    def __init__(self, seed):
        self.state = (seed * 2654435761 + 12345) & 0x3FFFFFFF

    def below(self, count):
        self.state = (self.state * 1103515245 + 12345) & 0x3FFFFFFF
        return (self.state >> 8) % count

    def of(self, values):
        return values[self.below(len(values))]


class World:
    """Values for expressions that stand alone: four players in two sides."""

    def __init__(self):
        self.values = [3, "ten", [0, 5, -2, 13], [10, 0, 10, 0]]

    def whose(self, mode, at):
        own = [at % 2, at % 2 + 2]
        others = [one for one in range(4) if one not in own]
        return ([0, 1, 2, 3], [0, 1], own, own[:1], others, others[:1])[mode]


def copied(value: "Any") -> "Any":
    if is_object(value):
        return {key: copied(value[key]) for key in value}
    return [copied(one) for one in value] if is_list(value) else value


def places(value: "Any", found):
    """Add (container, key) of every part of a form to `found`."""
    keys: Any = sorted(value) if is_object(value) else range(len(value)) if is_list(value) else ()
    for key in keys:
        found.append((value, key))
        places(value[key], found)
    return found


def soup(dice):
    """Return words of expressions in a random order."""
    return " ".join([dice.of(WORDS) for _ in range(1 + dice.below(12))])


def whole(dice):
    """Return a shipped form under another name."""
    form = copied(forms.data_of(dice.of(forms.SHIPPED)[0]))
    form["form"] = "hostile"
    return form


def damaged(dice):
    """Return a shipped form with parts replaced, missing or somewhere else, most with one more."""
    form = whole(dice)
    if dice.below(3):
        form = dressed(dice, form)
        if dice.below(2):
            return form
    for _ in range(1 + dice.below(3)):
        found = places(form, [])
        if not found:
            break
        container, key = dice.of(found)
        how = dice.below(6)
        if how == 0:
            del container[key]
        elif how == 1:
            other, its = dice.of(found)
            if not is_object(container[key]) and not is_list(container[key]):
                container[key] = copied(other[its]) if its in other or is_list(other) else 1
        elif how == 2 and is_object(container):
            container[dice.of(ADDED)] = dice.of(JUNK)
        elif how == 3:
            container[key] = soup(dice)
        else:
            container[key] = copied(dice.of(JUNK))
    return form


def named(value, name):
    """Return a copy of a part in which FIELD is a name."""
    if is_object(value):
        return {key.replace("FIELD", name): named(value[key], name) for key in value}
    if is_list(value):
        return [named(one, name) for one in value]
    return value.replace("FIELD", name) if isinstance(value, str) else value


def dressed(dice, form):
    """Return a shipped form with one more part of those that few forms have."""
    step = dice.of(form["steps"])
    field = dice.of(step["fields"])
    name = field["field"]
    how = dice.below(8)
    if how == 0:
        form["end"]["won"] = named(dice.of(WON), name)
    elif how == 1:
        field["holds"] = copied(dice.of(HOLDS))
        field["whose"] = dice.of((dice.of(step["fields"])["field"], "whose", "", 3, None))
    elif how == 2:
        field["cards"] = "hand"
        form["cards"] = copied(dice.of(PARTS["cards"]))
    elif how == 3:
        step["check"] = [named(dice.of(CHECKS), name) for _ in range(1 + dice.below(2))]
    else:
        part = dice.of(sorted(PARTS))
        form[part] = named(dice.of(PARTS[part]), name)
    return form


def expression(dice):
    """Read and work out a soup of words; return whether it was one."""
    try:
        code = compiled(soup(dice), NAMES, True, "here", 9, dice.of((ONCE, PLAYER, SIDE, None)))
    except FormError as error:
        assert error.why()
        return False
    at = dice.below(2)
    try:
        value = run(code, World(), at)
    except EngineError as error:
        assert error.why()
        return True
    assert isinstance(value, int) and -MOST <= value <= MOST and told(code, World(), at)
    return True


def answered(dice, game, kind):
    """Answer the questions of an entry at random; return (entry, whether all were answered)."""
    entry = Entry(game, kind)
    for _ in range(60):
        question = entry.question
        if question is None:
            break
        if question.kind == PICK:
            entry.answer(dice.of(question.choices)[0])
        elif question.kind == NUMBER and question.default is None:
            low, high, _ = question.limits()
            step = dice.below(max(1, min(20, (high - low) // question.step + 1)))
            entry.answer(low + step * question.step)
        else:
            entry.answer(question.default)
    return entry, entry.question is None


def shown(ledger, event, effect):
    """Look at all that is shown of an entry and of where the game then stands."""
    game = ledger.game
    told = [key for key, _ in game.noted([player.name for player in game.players])]
    told += [key for _, key, _ in effect.notes] + [words for _, words, _ in effect.sums]
    assert all(told) and game.tell(event, effect)[0]
    for kind in game.referee[:1]:
        assert answered(Dice(len(ledger.log)), game, kind[0])[0].event


def play(dice, game):
    """Play a few entries with random answers; return how many were taken."""
    names = ["A", "B", "C", "D", "E", "F", "G", "H"][: game.max_players - dice.below(2)]
    try:
        ledger = Ledger(game, names)
    except EngineError:
        return 0
    taken = 0
    for _ in range(4):
        if ledger.game.over:
            break
        key, facts = ledger.game.coming()
        assert key
        try:
            entry, whole = answered(dice, ledger.game, dice.of(ledger.game.actions()[:2]))
            if whole:
                event = entry.event
                if dice.below(8) == 0:
                    event[dice.of(sorted(event))] = copied(dice.of(JUNK))
                shown(ledger, event, ledger.add(event))
                taken += 1
        except EngineError as error:
            assert error.why()
        for player in ledger.game.players:
            assert -MOST <= player.score <= MOST
    return taken


def tried(seed, count):
    """Try so many hostile forms and expressions; return (games, entries taken, expressions)."""
    played = entries = sound = 0
    for at in range(count):
        dice = Dice(seed + at)
        sound += expression(dice)
        try:
            game = forms.tried(damaged(dice))
        except FormError as error:
            assert error.why()
            continue
        played += 1
        entries += play(dice, game)
        forms.release(game)
    return played, entries, sound
