"""Damaged and hostile forms and expressions, made from the shipped ones; plain Python.

Whatever a form has in it, reading it ends with a game or a FormError, and playing that game with
entries taken or refused: nothing else is raised, and no score is beyond the limit.
"""

from engine.compat import is_list, is_object
from engine.errors import EngineError
from engine.game.questions import NUMBER, PICK, Entry
from engine.games import forms
from engine.games.forms.expressions import MOST, ONCE, PLAYER, SIDE, Name, compiled, run
from engine.games.forms.mistakes import FormError
from engine.record.ledger import Ledger

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
)  # fmt: skip
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


def copied(value):
    if is_object(value):
        return {key: copied(value[key]) for key in value}
    return [copied(one) for one in value] if is_list(value) else value


def places(value, found):
    """Add (container, key) of every part of a form to `found`."""
    keys = sorted(value) if is_object(value) else range(len(value)) if is_list(value) else ()
    for key in keys:
        found.append((value, key))
        places(value[key], found)
    return found


def soup(dice):
    """Return words of expressions in a random order."""
    return " ".join([dice.of(WORDS) for _ in range(1 + dice.below(12))])


def damaged(dice):
    """Return a shipped form with one to three of its parts replaced, missing or somewhere else."""
    form = copied(forms.data_of(dice.of(forms.SHIPPED)[0]))
    form["form"] = "hostile"
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
            container[dice.of(("x", "en", "is", "when", "sum", "for", "times"))] = dice.of(JUNK)
        elif how == 3:
            container[key] = soup(dice)
        else:
            container[key] = copied(dice.of(JUNK))
    return form


def expression(dice):
    """Read and work out a soup of words; return whether it was one."""
    try:
        code = compiled(soup(dice), NAMES, True, "here", 9, dice.of((ONCE, PLAYER, SIDE, None)))
    except FormError as error:
        assert error.why()
        return False
    told = []
    try:
        value = run(code, World(), dice.below(2), told)
    except EngineError as error:
        assert error.why()
        return True
    assert isinstance(value, int) and -MOST <= value <= MOST and told[-1][0]
    return True


def play(dice, game):
    """Play a few entries with random answers; return how many were taken."""
    names = ["A", "B", "C", "D", "E", "F", "G", "H"][: game.max_players]
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
            entry = Entry(ledger.game, dice.of(ledger.game.actions()[:2]))
            for _ in range(60):
                question = entry.question
                if question is None:
                    break
                if question.kind == PICK:
                    entry.answer(dice.of(question.choices)[0])
                elif question.kind == NUMBER and question.default is None:
                    low, high = question.minimum, question.maximum
                    step = dice.below(max(1, min(20, (high - low) // question.step + 1)))
                    entry.answer(low + step * question.step)
                else:
                    entry.answer(question.default)
            if entry.question is None:
                effect = ledger.add(entry.event)
                for _, words, _ in effect.sums:
                    assert words
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
