"""The expressions of a form: whole numbers, words and names, worked out.

One that was read (`engine.games.forms.reading.expressions`) is a list of operations, for which two
stacks are enough: a longer one needs no more of a board's stack. One of a form that ships is a
function, which was made of the operations when the program was built. Both give the same, on every
runtime: there are only whole numbers, and no result is beyond MOST. `//` rounds down and `%` is
never negative for a number above 0. A truth is 1 or 0.
"""

from ...compat import TYPE_CHECKING, const, is_list
from ...errors import RuleError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# The limits of an expression.
MOST = const(999999999)

# For whom an expression is evaluated: once, for a player, for a side.
ONCE, PLAYER, SIDE = 0, 1, 2

# The types: a number (or truth), a word, and what may be either.
NUMBER, WORD, EITHER = "number", "word", "either"

# The operations. Each stands in the list with one argument.
CONST = const(0)
LOAD = const(1)
ADD = const(2)
SUB = const(3)
MUL = const(4)
DIV = const(5)
MOD = const(6)
EQ = const(7)
NE = const(8)
LT = const(9)
LE = const(10)
GT = const(11)
GE = const(12)
NEG = const(13)
NOT = const(14)
AND = const(15)
OR = const(16)
TRUTH = const(17)
UNLESS = const(18)
JUMP = const(19)
ABS = const(20)
MIN = const(21)
MAX = const(22)
PLAIN = const(23)
EACH = const(24)


class Name:
    """A name that expressions use: its type, for whom it stands, and where its value is.

    `slots` are the places of its value once, by player and by side (a name has the first, or the
    last two, the player of a field all three). It is known from field number `known_from` on, or
    always (-1). `words` are the words that it can be, `lets` the slots of the lets that it needs.
    """

    # A form has many names: what is as usual takes no memory of each.
    type: str = NUMBER
    level: int = ONCE
    known_from: int = -1
    words: "Sequence[Any]" = ()
    lets: "Sequence[int]" = ()

    def __init__(  # noqa: PLR0913  all that a name can say
        self,
        slots: "tuple[int, int, int]",
        type: str = NUMBER,
        level: int = ONCE,
        known_from: int = -1,
        words: "Sequence[Any]" = (),
        lets: "Sequence[int]" = (),
    ) -> None:
        self.slots = slots
        if type != NUMBER:
            self.type = type
        if level:
            self.level = level
        if known_from >= 0:
            self.known_from = known_from
        if words:
            self.words = words
        if lets:
            self.lets = lets


class Code:
    """An expression that was read: `ops`, the `lets` that it needs in order, and its place."""

    # The function of (world, at) that works it out, where it was compiled before.
    work: "Any" = None

    def __init__(
        self, ops: "list[Any]", lets: "tuple[int, ...]", where: str, level: int, known_from: int
    ):
        self.ops = ops
        self.lets = lets
        self.where = where
        self.level = level
        self.known_from = known_from

    def loads(self) -> "list[int]":
        """Return the slots whose values it needs; -1 stands for those of all players."""
        found: list[int] = []
        for at in range(0, len(self.ops), 2):
            if self.ops[at] == LOAD:
                found.append(self.ops[at + 1])
            elif self.ops[at] == EACH:
                found.append(-1)
        return found

    def loads_over(self) -> "list[int]":
        """Return the slots whose values it needs of several, in calls over the players."""
        found: list[int] = []
        end = 0
        for at in range(0, len(self.ops), 2):
            if self.ops[at] == EACH:
                end = at + 2 + self.ops[at + 1][1]
            elif self.ops[at] == LOAD and at < end:
                found.append(self.ops[at + 1])
        return found

    def is_zero(self) -> bool:
        """Return whether it is written as 0."""
        return self.ops == [CONST, 0]


class Ready(Code):
    """An expression of a form that ships: the function that was made of it, or its one value.

    `where` is its place; `facts` are bytes: for whom it is, 1 and the field from which on it is
    known, whether it is 0, then its lets, what it loads, and what it loads of several, each with
    their number before. Both are constants, which take no memory of a board.
    """

    # The function of (world, at) that returns (value, words, how they bind), of a term of a score.
    tell: "Any" = None

    def __init__(self, work: "Any", where: str, facts: bytes) -> None:
        self.work = work
        self.where = where
        self.facts = facts

    def _slots(self, place: int) -> "tuple[int, ...]":
        """Return the slots of a list in the facts; 255 stands for -1."""
        at = 3
        for _ in range(place):
            at += 1 + self.facts[at]
        slots = self.facts[at + 1 : at + 1 + self.facts[at]]
        return tuple([slot if slot < 255 else -1 for slot in slots])

    def its_level(self) -> int:
        """Return it as `Code` has it."""
        return self.facts[0]

    level: "Any" = property(its_level)

    def its_known_from(self) -> int:
        """Return it as `Code` has it."""
        return self.facts[1] - 1

    known_from: "Any" = property(its_known_from)

    def its_lets(self) -> "tuple[int, ...]":
        """Return it as `Code` has it."""
        return self._slots(0)

    lets: "Any" = property(its_lets)

    def loads(self) -> "list[int]":
        return list(self._slots(1))

    def loads_over(self) -> "list[int]":
        return list(self._slots(2))

    def is_zero(self) -> bool:
        return self.facts[2] == 1


def in_order(rows: "Sequence[tuple[Any, ...]]") -> "Any":
    """Return what gives a Ready of each of `rows` in turn, as `compiled` would read it.

    A row is (work, where, facts), or with `tell` behind them of a term of a score that is told as
    more than its value.
    """
    rest = iter(rows)

    def take(  # noqa: PLR0913  as `compiled`
        words: object, names: object, sides: bool, where: str, known_from: int, level: object
    ) -> Ready:
        row = next(rest)
        code = Ready(row[0], row[1], row[2])
        assert code.where == where, where
        if len(row) > 3:
            code.tell = row[3]
        return code

    return take


def run(code: "Code", world: "Any", at: int = 0) -> int:
    """Return the value of an expression for the player or side `at`; raise RuleError beyond MOST.

    `world` has the values by their slots.
    """
    if code.work is None:
        return _operated(code, world, at, None)
    return _worked(code, code.work, world, at)


def told(code: "Code", world: "Any", at: int) -> str:
    """Return how the value of an expression comes about: "3 x 10", or "8 + 5".

    It has the branches that hold, and nothing that is zero. Raises RuleError as `run` does.
    """
    if code.work is None:
        words: list[Any] = []
        _operated(code, world, at, words)
        return words[-1][0]
    assert isinstance(code, Ready)
    if code.tell is None:
        return str(_worked(code, code.work, world, at))
    return _worked(code, code.tell, world, at)[1]


def _worked(code: "Code", work: "Any", world: "Any", at: int) -> "Any":
    """Return what the function that was made of an expression gives.

    In place of a function stands a number, its value, or True: its value is that of its one name.
    """
    if work is True:
        slot = code.loads()[0]
        found = needed(world, code.lets, (slot,))[slot]
        return found[at] if is_list(found) else found
    if isinstance(work, int):
        return work
    try:
        return work(world, at)
    except ZeroDivisionError:
        raise RuleError(None, "forms.by_zero", where=code.where)
    except OverflowError:
        raise _beyond(code)


def _beyond(code: "Code") -> RuleError:
    return RuleError(None, "forms.beyond", where=code.where, max=MOST)


# -- what the functions call -----------------------------------------------------------------


def needed(world: "Any", lets: "Sequence[int]", slots: "Sequence[int]") -> "list[Any]":
    """Return the values of a world once the lets are worked out, in order, and others fetched.

    What an expression names is known when it is worked out, so it does not matter which of its
    values it comes to need.
    """
    values = world.values
    for let in lets:
        if values[let] is None:
            world.work_out(let)
    for slot in slots:
        if values[slot] is None:
            world.fetch(slot)
    return values


def within(value: int) -> int:
    """Return a sum, difference or product; raise OverflowError beyond MOST."""
    if -MOST <= value <= MOST:
        return value
    raise OverflowError


def plain(value: "Any") -> int:
    """Return a value where a number is needed: a word counts 0."""
    return 0 if isinstance(value, str) else value


def spoken(value: int) -> "tuple[int, str, int]":
    """Return a value with its words and how they bind."""
    return value, str(value), 2


def joined(
    op: int, left: "tuple[int, str, int]", right: "tuple[int, str, int]"
) -> "tuple[int, str, int]":
    """Return a sum, difference or product with its words; raise OverflowError beyond MOST."""
    one, other = left[0], right[0]
    value = within(one * other if op == MUL else one - other if op == SUB else one + other)
    return (value,) + _joined(op, left[1:], right[1:], value)


# -- operations ------------------------------------------------------------------------------


def _operated(code: "Code", world: "Any", at: int, told: "list[Any] | None") -> int:
    """Return the value of operations; `told` gets (words, binds) of how it came about."""
    for let in code.lets:
        if world.values[let] is None:
            world.work_out(let)
    return _run(code.ops, 0, len(code.ops), world, at, code, told)


def _run(  # noqa: PLR0913  one loop, which a call over the players enters once more
    ops: "list[Any]",
    pc: int,
    end: int,
    world: "Any",
    at: int,
    code: "Code",
    told: "list[Any] | None",
) -> "Any":
    values = world.values
    stack: list[Any] = []
    while pc < end:
        op = ops[pc]
        arg = ops[pc + 1]
        pc += 2
        if op == LOAD:
            value: Any = values[arg]
            if value is None:
                value = world.fetch(arg)
            stack.append(value[at] if isinstance(value, list) else value)
        elif op == CONST:
            stack.append(arg)
        elif op <= GE:
            right = stack.pop()
            left = stack[-1]
            if op == EQ:
                stack[-1] = 1 if left == right else 0
            elif op == NE:
                stack[-1] = 1 if left != right else 0
            elif op == MUL:
                stack[-1] = left * right
            elif op == ADD:
                stack[-1] = left + right
            elif op == SUB:
                stack[-1] = left - right
            elif op == LT:
                stack[-1] = 1 if left < right else 0
            elif op == LE:
                stack[-1] = 1 if left <= right else 0
            elif op == GT:
                stack[-1] = 1 if left > right else 0
            elif op == GE:
                stack[-1] = 1 if left >= right else 0
            elif not right:
                raise RuleError(None, "forms.by_zero", where=code.where)
            elif op == DIV:
                stack[-1] = left // right
            else:
                stack[-1] = left % right
            if op <= MUL and not -MOST <= stack[-1] <= MOST:
                raise _beyond(code)
            if told is not None:
                last = told.pop()
                told[-1] = _joined(op, told[-1], last, stack[-1])
            continue
        elif op == UNLESS:
            if told is not None:
                told.pop()
            if not stack.pop():
                pc += arg
            continue
        elif op == JUMP:
            pc += arg
            continue
        elif op in (AND, OR):
            if told is not None:
                told.pop()
            if bool(stack[-1]) == (op == OR):
                stack[-1] = 1 if op == OR else 0
                pc += arg
            else:
                stack.pop()
                continue
        elif op == NEG:
            stack[-1] = -stack[-1]
            if told is not None:
                told[-1] = _joined(SUB, ("0", 2), told[-1], stack[-1])
            continue
        elif op == EACH:
            stack.append(_over(ops, pc, world, at, code, arg))
            pc += arg[1]
        else:
            count = arg if op in (MIN, MAX) else 1
            of = stack[-count:]
            del stack[-count:]
            if told is not None:
                del told[-count:]
            stack.append(_call(op, of))
        if told is not None:
            told.append((str(stack[-1]), 2))
    return stack[-1]


def _call(op: int, of: "list[Any]") -> "Any":
    """Return the value of an operation on `of`, which shows as one value."""
    if op == MIN:
        return min(of)
    if op == MAX:
        return max(of)
    if op == ABS:
        return abs(of[0])
    if op == NOT:
        return 0 if of[0] else 1
    if op == TRUTH:
        return 1 if of[0] else 0
    return plain(of[0])


def _over(
    ops: "list[Any]", pc: int, world: "Any", at: int, code: "Code", arg: "tuple[str, int, int]"
) -> int:
    """Return the value of a call over the players or sides that `arg` means."""
    kind, length, mode = arg
    found = [_run(ops, pc, pc + length, world, one, code, None) for one in world.whose(mode, at)]
    if kind == "count":
        return len([value for value in found if value])
    if kind == "min":
        return min(found) if found else 0
    if kind == "max":
        return max(found) if found else 0
    total = sum(found)
    if not -MOST <= total <= MOST:
        raise _beyond(code)
    return total


def _joined(op: int, left: "tuple[str, int]", right: "tuple[str, int]", value: int) -> "Any":
    """Return (words, binds) of a sum, difference or product; of anything else, its value.

    What is zero is left out, and so is a factor of one. A sum binds 0, a product 1, a number 2.
    """
    if not value or op > MUL:
        return str(value), 2
    words, binds = right
    if op == MUL:
        for one, other in ((left, right), (right, left)):
            if one[0] == "1":
                return other
            if one[0] == "-1":
                return _joined(SUB, ("0", 2), other, value)
        if not binds or words[0] == "-":
            words = "(" + words + ")"
        return ("(" + left[0] + ")" if not left[1] else left[0]) + " x " + words, 1
    if op == SUB:
        if words == "0":
            return left
        if words[0] == "-" and binds:
            words, op = words[1:], ADD
        elif not binds:
            words = "(" + words + ")"
        if left[0] == "0":
            return (words, max(binds, 1)) if op == ADD else ("-" + words, max(binds, 1))
        return left[0] + (" + " if op == ADD else " - ") + words, 0
    if left[0] == "0":
        return right
    if words == "0":
        return left
    if words[0] == "-":
        return left[0] + " - " + words[1:], 0
    return left[0] + " + " + words, 0
