"""The expressions of a form: whole numbers, words and names, read once into a list of operations.

    EXPR : A if C [else B] (no else: 0) > or > and > not > == != < <= > >= > + - > * // % > -x
           123, 'word' (a value of an option), name, (E), min max abs (E, ...),
           sum count others min max (E): over the players, not nested

`//` rounds down and `%` is never negative for a number above 0. A truth is 1 or 0. Reading uses two
stacks and evaluating one, so that neither needs more of a board's stack for a longer expression.
The runtimes give the same: there are only whole numbers, and no result is beyond MOST.
"""

from ...compat import TYPE_CHECKING, const, is_whole
from ...errors import RuleError
from .mistakes import unknown, wrong

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    # A piece of an expression that is read: (operations, type, words it can be, its name or word).
    Piece = tuple[list[Any], str, "Sequence[Any]", str]

# The limits of an expression.
MOST = const(999999999)
MOST_LETTERS = const(200)
MOST_OPERATIONS = const(300)
# How many operations one counts that is made for each player.
EACH_COUNTS = const(8)

# For whom an expression is evaluated: once, for a player, for a side.
ONCE, PLAYER, SIDE = 0, 1, 2
# The types: a number (or truth), a word, and what may be either.
NUMBER, WORD, EITHER = "number", "word", "either"

# The operations. Each stands in the list with one argument.
_CONST = const(0)
_LOAD = const(1)
_ADD = const(2)
_SUB = const(3)
_MUL = const(4)
_DIV = const(5)
_MOD = const(6)
_EQ = const(7)
_NE = const(8)
_LT = const(9)
_LE = const(10)
_GT = const(11)
_GE = const(12)
_NEG = const(13)
_NOT = const(14)
_AND = const(15)
_OR = const(16)
_TRUTH = const(17)
_UNLESS = const(18)
_JUMP = const(19)
_ABS = const(20)
_MIN = const(21)
_MAX = const(22)
_PLAIN = const(23)
_EACH = const(24)

# Operator -> (how tightly it binds, its operation).
_BINARY = {
    "if": (1, _UNLESS),
    "or": (2, _OR),
    "and": (3, _AND),
    "==": (5, _EQ),
    "!=": (5, _NE),
    "<": (5, _LT),
    "<=": (5, _LE),
    ">": (5, _GT),
    ">=": (5, _GE),
    "+": (6, _ADD),
    "-": (6, _SUB),
    "*": (7, _MUL),
    "//": (7, _DIV),
    "%": (7, _MOD),
}
_NOT_BINDS = const(4)
_COMPARES = const(5)
_NEG_BINDS = const(8)
_CALLS = {"min": _MIN, "max": _MAX, "abs": _ABS}
_OVER = ("sum", "count", "others", "min", "max")
# Signs that people write for others.
_MEANT = {"=": "==", "/": "//", "&": "and", "|": "or", "!": "not", "^": "*", "**": "*", "&&": "and",
          "||": "or", "<>": "!=", "=>": ">=", "=<": "<=", "×": "*", "÷": "//", "−": "-", "–": "-",
          "≠": "!=", "≤": "<=", "≥": ">="}  # fmt: skip
# Words that people compare with what is true or false.
_TRUTHS = ("yes", "no", "true", "false", "nobody")
# The quotation marks that a telephone makes of straight ones.
_CURLED = (("\u2018", "'"), ("\u2019", "'"), ("\u201c", '"'), ("\u201d", '"'))
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
_DIGITS = "0123456789"
# Words that are no names.
KEYWORDS = ("if", "else", "and", "or", "not", "min", "max", "abs", "sum", "count", "others", "to")


class Name:
    """A name that expressions use: its type, for whom it stands, and where its value is.

    `slots` are the places of its value once, by player and by side (a name has the first, or the
    last two, the player of a field all three). It is known from field number `known_from` on, or
    always (-1). `words` are the words that it can be, `lets` the slots of the lets that it needs.
    """

    def __init__(
        self,
        slots: "tuple[int, int, int]",
        type: str = NUMBER,
        level: int = ONCE,
        known_from: int = -1,
        words: "Sequence[Any]" = (),
        lets: "Sequence[int]" = (),
    ) -> None:
        self.slots = slots
        self.type = type
        self.level = level
        self.known_from = known_from
        self.words = words
        self.lets = lets


class Code:
    """An expression that was read: `ops`, the `lets` that it needs in order, and its place."""

    def __init__(
        self, ops: "list[Any]", lets: "list[int]", where: str, level: int, known_from: int
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
            if self.ops[at] == _LOAD:
                found.append(self.ops[at + 1])
            elif self.ops[at] == _EACH:
                found.append(-1)
        return found

    def loads_over(self) -> "list[int]":
        """Return the slots whose values it needs of several, in calls over the players."""
        found: list[int] = []
        end = 0
        for at in range(0, len(self.ops), 2):
            if self.ops[at] == _EACH:
                end = at + 2 + self.ops[at + 1][1]
            elif self.ops[at] == _LOAD and at < end:
                found.append(self.ops[at + 1])
        return found


def is_name(word: str) -> bool:
    """Return whether a text is a name: letters, digits and "_", of ASCII only.

    >>> is_name("failed_nil"), is_name("2nd"), is_name("più")
    (True, False, False)
    """
    return is_word(word) and word not in KEYWORDS


def is_word(word: str) -> bool:
    """Return whether a text can be a value: like a name, and "if" or "others", too."""
    if not word or len(word) > 24 or word[0] not in _LETTERS:
        return False
    return all([char in _LETTERS or char in _DIGITS for char in word])


def tokens(words: str, where: str) -> "list[str]":
    """Return the signs, names and numbers of an expression, a word with its quotation mark."""
    found: list[str] = []
    for curled, straight in _CURLED:
        words = words.replace(curled, straight)
    at = 0
    while at < len(words):
        char = words[at]
        start = at
        at += 1
        if char == " ":
            continue
        if char in _LETTERS or char in _DIGITS:
            while at < len(words) and (words[at] in _LETTERS or words[at] in _DIGITS):
                at += 1
        elif char in "'\"":
            while at < len(words) and words[at] != char:
                at += 1
            if at == len(words):
                raise wrong(where, "open_quote")
            found.append("'" + words[start + 1 : at])
            at += 1
            continue
        elif char in "()," or char in "+-%":
            pass
        else:
            while at < len(words) and words[at] in "=<>!*/&|^":
                at += 1
        found.append(words[start:at])
    return found


class _Reader:
    """Reads one expression with two stacks: of pieces, and of operators that wait for more."""

    def __init__(self, names: "dict[str, Name]", sides: bool, known_from: int, where: str) -> None:
        self.names = names
        self.sides = sides
        self.known_from = known_from
        self.where = where
        self.lets: list[int] = []
        # The last field that it uses.
        self.latest = -1

    def level_of(self, found: "Sequence[str]", level: "int | None") -> int:
        """Return for whom an expression is evaluated, where its names say so."""
        if level is not None:
            return level
        inside, depth, level = 0, 0, ONCE
        for at, token in enumerate(found):
            if token == "(":
                depth += 1
                if not inside and self.is_over(found, at - 1):
                    inside = depth
                    if self.sides or found[at - 1] == "others":
                        level = max(level, SIDE if self.sides else PLAYER)
            elif token == ")":
                if inside == depth:
                    inside = 0
                depth -= 1
            elif not inside and token in self.names:
                its = self.names[token].level
                if its == PLAYER:
                    return PLAYER
                level = max(level, its)
        return level if self.sides else min(level, PLAYER)

    def is_over(self, found: "Sequence[str]", at: int) -> bool:
        """Return whether the call that begins at `at` is over the players."""
        if at < 0 or found[at] not in _OVER:
            return False
        if found[at] not in _CALLS:
            return True
        depth = 0
        for token in found[at + 1 :]:
            depth += (token == "(") - (token == ")")
            if token == "," and depth == 1:
                return False
            if not depth:
                break
        return True

    def read(self, found: "list[str]", level: int) -> "Piece":
        """Return the piece that the tokens make."""
        self.level = self.outer = level
        self.pieces: list[Any] = []
        # (how tightly it binds, operation, token, more) of each that waits.
        self.waiting: list[tuple[int, int, str, Any]] = []
        wants = True
        at = 0
        while at < len(found):
            token = found[at]
            char = token[0]
            if wants:
                wants = self.take_value(found, at, token, char)
            elif token in _BINARY:
                self.take_operator(token)
                wants = True
            elif token == "else":
                self.reduce(2)
                if not self.waiting or self.waiting[-1][2] != "if":
                    raise wrong(self.where, "else_alone")
                self.waiting[-1] = (1, _JUMP, "else", None)
                wants = True
            elif token == ",":
                self.reduce(1)
                top: Any = self.waiting[-1] if self.waiting else (0, -1, "", None)
                if top[1] < 0 or top[2] != "(":
                    raise wrong(self.where, "comma")
                top[3][1] += 1
                wants = True
            elif token == ")":
                self.close()
            else:
                self.refuse(token, "operator_missing")
            at += 1
        if wants:
            raise wrong(self.where, "unfinished")
        self.reduce(1)
        if self.waiting:
            raise wrong(self.where, "open_bracket")
        return self.pieces[0]

    def refuse(self, token: str, key: str) -> None:
        """Raise what is wrong with a token that cannot stand where it does."""
        if token in _MEANT:
            raise wrong(self.where, "sign", sign=token, meant=_MEANT[token])
        if token == "if" and key == "value_missing":
            raise wrong(self.where, "if_first")
        if token[0] in "(),'" or token in _BINARY or token in KEYWORDS or is_name(token):
            raise wrong(self.where, key, token=token.replace("'", "")[:40])
        if token[0] in _DIGITS:
            raise wrong(self.where, key, token=token[:40])
        raise wrong(self.where, "no_sign", sign=token[:40])

    def take_value(self, found: "list[str]", at: int, token: str, char: str) -> bool:
        """Take a token where a value must begin; return whether one is still to come."""
        if token == "(":
            # (0, what to do with it, "(", [level before, how many]).
            self.waiting.append((0, -1, "(", [self.level, 1]))
            return True
        if token == "-":
            self.waiting.append((_NEG_BINDS, _NEG, token, None))
            return True
        if token == "not":
            self.waiting.append((_NOT_BINDS, _NOT, token, None))
            return True
        if token in _OVER or token in _CALLS:
            if at + 1 == len(found) or found[at + 1] != "(":
                raise wrong(self.where, "no_bracket", name=token)
            self.call(found, at, token)
            return True
        if char == "'":
            self.pieces.append(([_CONST, token[1:]], WORD, (), token[1:]))
        elif char in _DIGITS:
            number = self.number(token)
            self.pieces.append(([_CONST, number], NUMBER, (), token))
        elif is_name(token):
            self.pieces.append(self.name(token))
        else:
            self.refuse(token, "value_missing")
        return False

    def number(self, token: str) -> int:
        """Return a number of an expression."""
        if not all([char in _DIGITS for char in token]):
            raise wrong(self.where, "no_number", token=token[:40])
        if len(token) > 9:
            raise wrong(self.where, "too_large", max=MOST)
        return int(token)

    def call(self, found: "list[str]", at: int, token: str) -> None:
        """Begin a call; its opening bracket is the next token and is taken with it."""
        over = self.is_over(found, at)
        del found[at + 1]
        if not over:
            self.waiting.append((0, _CALLS[token], "(", [self.level, 1, token]))
            return
        if self.waiting and [one for one in self.waiting if one[2] == "(" and one[1] == _EACH]:
            raise wrong(self.where, "nested", name=token)
        if token == "others" and self.level == ONCE:
            raise wrong(self.where, "others_of", name=token)
        inside = self.inside(found, at)
        group = 2 if self.sides and self.level != ONCE else 0
        if token == "others":
            group = 4
        mode = group + (1 if inside == SIDE else 0)
        self.waiting.append((0, _EACH, "(", [self.level, 1, token, mode]))
        self.level = inside

    def inside(self, found: "list[str]", at: int) -> int:
        """Return for whom the argument of a call over the players is: each player, or side."""
        if not self.sides:
            return PLAYER
        depth, level = 1, SIDE
        for token in found[at + 1 :]:
            depth += (token == "(") - (token == ")")
            if not depth:
                break
            name = self.names.get(token)
            if name and (name.level == PLAYER or name.slots[0] >= 0 and name.slots[1] >= 0):
                level = PLAYER
        return level

    def name(self, token: str) -> "Piece":
        """Return the piece of a name."""
        name = self.names.get(token)
        if name is None and token.lower() in _TRUTHS:
            raise wrong(self.where, "truth", word=token)
        if name is None:
            raise unknown(self.where, "no_name", token, list(self.names))
        if name.known_from > self.known_from:
            raise wrong(self.where, "not_known", name=token)
        self.latest = max(self.latest, name.known_from)
        self.lets += [let for let in name.lets if let not in self.lets]
        slot = name.slots[self.level]
        if slot < 0:
            slot = name.slots[ONCE] if name.level == ONCE else -1
        if slot < 0:
            key = "of_each_side" if self.level == SIDE else "of_each"
            raise wrong(self.where, key, name=token)
        return [_LOAD, slot], name.type, name.words, token

    def take_operator(self, token: str) -> None:
        """Take an operator between two values."""
        binds, operation = _BINARY[token]
        # "if" and "else" group to the right.
        self.reduce(binds + 1 if token == "if" else binds)
        if binds == _COMPARES and self.waiting and self.waiting[-1][0] == _COMPARES:
            raise wrong(self.where, "chained", sign=token)
        self.waiting.append((binds, operation, token, None))

    def reduce(self, binds: int) -> None:
        """Carry out the operators that bind at least so tightly, back to the open bracket."""
        while self.waiting and self.waiting[-1][0] >= binds and self.waiting[-1][2] != "(":
            top = self.waiting[-1]
            if top[0] == _COMPARES and binds == _COMPARES:
                return
            self.waiting.pop()
            self.apply(top[1], top[2])

    def plain(self, piece: "Piece", token: str) -> "list[Any]":
        """Return the operations of a piece that must be a number."""
        ops, its, _, word = piece
        if its == WORD:
            raise wrong(self.where, "is_word", word=word[:40], sign=token)
        return ops + [_PLAIN, 0] if its == EITHER else ops

    def apply(self, operation: int, token: str) -> None:
        """Put an operator and its values together."""
        pieces = self.pieces
        right = pieces.pop()
        if operation in (_NEG, _NOT):
            ops = self.plain(right, token) + [operation, 0]
        elif operation in (_EQ, _NE):
            left = pieces.pop()
            self.check_words(left, right)
            ops = left[0] + right[0] + [operation, 0]
        elif operation in (_AND, _OR):
            after = self.plain(right, token) + [_TRUTH, 0]
            ops = self.plain(pieces.pop(), token) + [operation, len(after)] + after
        elif operation == _UNLESS:
            ops = self.branches(pieces.pop(), right, ([_CONST, 0], NUMBER, (), ""))
        elif operation == _JUMP:
            condition = pieces.pop()
            ops = self.branches(pieces.pop(), condition, right)
        else:
            before = self.plain(pieces.pop(), token)
            ops = before + self.plain(right, token) + [operation, 0]
        pieces.append((ops, NUMBER, (), ""))

    def branches(self, then: "Piece", condition: "Piece", other: "Piece") -> "list[Any]":
        """Return the operations of `then if condition else other`."""
        first, last = self.plain(then, "if"), self.plain(other, "else")
        ops = self.plain(condition, "if") + [_UNLESS, len(first) + 2] + first
        return ops + [_JUMP, len(last)] + last

    def check_words(self, left: "Piece", right: "Piece") -> None:
        """Raise what is wrong with two values that are compared: a word that cannot be."""
        for one, other in ((left, right), (right, left)):
            if one[1] != WORD or one[0][0] != _CONST:
                continue
            if other[1] == NUMBER and one[3].lower() in _TRUTHS:
                raise wrong(self.where, "truth", word=one[3])
            if other[1] == NUMBER:
                raise wrong(self.where, "no_word", word=one[3][:40])
            known = [word for word in other[2] if isinstance(word, str)]
            if other[0][0] == _LOAD and one[3] not in known:
                raise unknown(self.where, "no_value", one[3], known)

    def close(self) -> None:
        """Take a closing bracket."""
        self.reduce(1)
        if not self.waiting:
            raise wrong(self.where, "close_bracket")
        _, operation, _, more = self.waiting.pop()
        self.level = more[0]
        if operation < 0:
            return
        pieces, count, token = self.pieces, more[1], more[2]
        if operation == _EACH:
            if count != 1:
                raise wrong(self.where, "one_value", name=token)
            body = self.plain(pieces.pop(), token)
            ops: list[Any] = [_EACH, (token, len(body), more[3])] + body
        else:
            if operation == _ABS and count != 1:
                raise wrong(self.where, "one_value", name=token)
            ops = []
            for piece in pieces[-count:]:
                ops += self.plain(piece, token)
            del pieces[-count:]
            ops += [operation, count]
        pieces.append((ops, NUMBER, (), ""))


def compiled(
    words: object,
    names: "dict[str, Name]",
    sides: bool,
    where: str,
    known_from: int,
    level: "int | None",
) -> Code:
    """Return the Code of an expression, a text or a number; raise FormError.

    Names that are known only after field number `known_from` are refused. `level` says for whom it
    is evaluated; None: its own names say so.
    """
    if is_whole(words):
        words = str(words)
    if not isinstance(words, str) or not words.strip():
        raise wrong(where, "no_expression")
    if len(words) > MOST_LETTERS:
        raise wrong(where, "too_long", max=MOST_LETTERS)
    reader = _Reader(names, sides, known_from, where)
    found = tokens(words, where)
    if not found:
        raise wrong(where, "no_expression")
    level = reader.level_of(found, level)
    piece = reader.read(found, level)
    ops = reader.plain(piece, "=")
    if _work(ops) > MOST_OPERATIONS:
        raise wrong(where, "too_much", max=MOST_OPERATIONS)
    return Code(ops, reader.lets, where, level, reader.latest)


def _work(ops: "list[Any]") -> int:
    """Return how many operations an expression takes at most."""
    total = len(ops) // 2
    for at in range(0, len(ops), 2):
        if ops[at] == _EACH:
            total += (EACH_COUNTS - 1) * (ops[at + 1][1] // 2)
    return total


def run(code: Code, world: "Any", at: int = 0, told: "list[Any] | None" = None) -> int:
    """Return the value of an expression for the player or side `at`; raise RuleError beyond MOST.

    `world` has the values by their slots. `told`, if given, gets (words, binds) of how the value
    came about, with the branches that held and without what is zero.
    """
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
    code: Code,
    told: "list[Any] | None",
) -> "Any":
    values = world.values
    stack: list[Any] = []
    while pc < end:
        op = ops[pc]
        arg = ops[pc + 1]
        pc += 2
        if op == _LOAD:
            value: Any = values[arg]
            if value is None:
                value = world.fetch(arg)
            stack.append(value[at] if isinstance(value, list) else value)
        elif op == _CONST:
            stack.append(arg)
        elif op <= _GE:
            right = stack.pop()
            left = stack[-1]
            if op == _EQ:
                stack[-1] = 1 if left == right else 0
            elif op == _NE:
                stack[-1] = 1 if left != right else 0
            elif op == _MUL:
                stack[-1] = left * right
            elif op == _ADD:
                stack[-1] = left + right
            elif op == _SUB:
                stack[-1] = left - right
            elif op == _LT:
                stack[-1] = 1 if left < right else 0
            elif op == _LE:
                stack[-1] = 1 if left <= right else 0
            elif op == _GT:
                stack[-1] = 1 if left > right else 0
            elif op == _GE:
                stack[-1] = 1 if left >= right else 0
            elif not right:
                raise RuleError(None, "forms.by_zero", where=code.where)
            elif op == _DIV:
                stack[-1] = left // right
            else:
                stack[-1] = left % right
            if op <= _MUL and not -MOST <= stack[-1] <= MOST:
                raise RuleError(None, "forms.beyond", where=code.where, max=MOST)
            if told is not None:
                last = told.pop()
                told[-1] = _joined(op, told[-1], last, stack[-1])
            continue
        elif op == _UNLESS:
            if told is not None:
                told.pop()
            if not stack.pop():
                pc += arg
            continue
        elif op == _JUMP:
            pc += arg
            continue
        elif op in (_AND, _OR):
            if told is not None:
                told.pop()
            if bool(stack[-1]) == (op == _OR):
                stack[-1] = 1 if op == _OR else 0
                pc += arg
            else:
                stack.pop()
                continue
        elif op == _NEG:
            stack[-1] = -stack[-1]
            if told is not None:
                told[-1] = _joined(_SUB, ("0", 2), told[-1], stack[-1])
            continue
        elif op == _EACH:
            stack.append(_over(ops, pc, world, at, code, arg))
            pc += arg[1]
        else:
            count = arg if op in (_MIN, _MAX) else 1
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
    if op == _MIN:
        return min(of)
    if op == _MAX:
        return max(of)
    if op == _ABS:
        return abs(of[0])
    if op == _NOT:
        return 0 if of[0] else 1
    if op == _TRUTH:
        return 1 if of[0] else 0
    # A word counts 0 where a number is needed.
    return 0 if isinstance(of[0], str) else of[0]


def _over(
    ops: "list[Any]", pc: int, world: "Any", at: int, code: Code, arg: "tuple[str, int, int]"
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
        raise RuleError(None, "forms.beyond", where=code.where, max=MOST)
    return total


def _joined(op: int, left: "tuple[str, int]", right: "tuple[str, int]", value: int) -> "Any":
    """Return (words, binds) of a sum, difference or product; of anything else, its value.

    What is zero is left out, and so is a factor of one. A sum binds 0, a product 1, a number 2.
    """
    if not value or op > _MUL:
        return str(value), 2
    words, binds = right
    if op == _MUL:
        for one, other in ((left, right), (right, left)):
            if one[0] == "1":
                return other
            if one[0] == "-1":
                return _joined(_SUB, ("0", 2), other, value)
        if not binds or words[0] == "-":
            words = "(" + words + ")"
        return ("(" + left[0] + ")" if not left[1] else left[0]) + " x " + words, 1
    if op == _SUB:
        if words == "0":
            return left
        if words[0] == "-" and binds:
            words, op = words[1:], _ADD
        elif not binds:
            words = "(" + words + ")"
        if left[0] == "0":
            return (words, max(binds, 1)) if op == _ADD else ("-" + words, max(binds, 1))
        return left[0] + (" + " if op == _ADD else " - ") + words, 0
    if left[0] == "0":
        return right
    if words == "0":
        return left
    if words[0] == "-":
        return left[0] + " - " + words[1:], 0
    return left[0] + " + " + words, 0
