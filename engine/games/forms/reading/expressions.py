"""Reading the expressions of a form: words become the operations of a Code.

    EXPR : A if C [else B] (no else: 0) > or > and > not > == != < <= > >= > + - > * // % > -x
           123, 'word' (a value of an option), name, (E), min max abs (E, ...),
           sum count others min max (E): over the players, not nested

It uses two stacks, so that it needs no more of a board's stack for a longer expression. What they
come to is worked out by `engine.games.forms.expressions`.
"""

from ....compat import TYPE_CHECKING, const, is_whole
from ..expressions import (
    ABS,
    ADD,
    AND,
    CONST,
    DIV,
    EACH,
    EITHER,
    EQ,
    GE,
    GT,
    JUMP,
    LE,
    LOAD,
    LT,
    MAX,
    MIN,
    MOD,
    MOST,
    MUL,
    NE,
    NEG,
    NOT,
    NUMBER,
    ONCE,
    OR,
    PLAIN,
    PLAYER,
    SIDE,
    SUB,
    TRUTH,
    UNLESS,
    WORD,
    Code,
    Name,
)
from ..mistakes import unknown, wrong
from .signs import DIGITS, KEYWORDS, is_name, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    # A piece of an expression that is read: (operations, type, words it can be, its name or word).
    Piece = tuple[list[Any], str, "Sequence[Any]", str]

# The limits of an expression.
MOST_LETTERS = const(200)
MOST_OPERATIONS = const(300)

# How many operations one counts that is made for each player.
EACH_COUNTS = const(8)

# Operator -> (how tightly it binds, its operation).
_BINARY = {
    "if": (1, UNLESS),
    "or": (2, OR),
    "and": (3, AND),
    "==": (5, EQ),
    "!=": (5, NE),
    "<": (5, LT),
    "<=": (5, LE),
    ">": (5, GT),
    ">=": (5, GE),
    "+": (6, ADD),
    "-": (6, SUB),
    "*": (7, MUL),
    "//": (7, DIV),
    "%": (7, MOD),
}
_NOT_BINDS = const(4)
_COMPARES = const(5)
_NEG_BINDS = const(8)
_CALLS = {"min": MIN, "max": MAX, "abs": ABS}
_OVER = ("sum", "count", "others", "min", "max")

# Signs that people write for others.
_MEANT = {"=": "==", "/": "//", "&": "and", "|": "or", "!": "not", "^": "*", "**": "*", "&&": "and",
          "||": "or", "<>": "!=", "=>": ">=", "=<": "<=", "×": "*", "÷": "//", "−": "-", "–": "-",
          "≠": "!=", "≤": "<=", "≥": ">="}  # fmt: skip

# Words that people compare with what is true or false.
_TRUTHS = ("yes", "no", "true", "false", "nobody")


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
                self.waiting[-1] = (1, JUMP, "else", None)
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
        if token[0] in DIGITS:
            raise wrong(self.where, key, token=token[:40])
        raise wrong(self.where, "no_sign", sign=token[:40])

    def take_value(self, found: "list[str]", at: int, token: str, char: str) -> bool:
        """Take a token where a value must begin; return whether one is still to come."""
        if token == "(":
            # (0, what to do with it, "(", [level before, how many]).
            self.waiting.append((0, -1, "(", [self.level, 1]))
            return True
        if token == "-":
            self.waiting.append((_NEG_BINDS, NEG, token, None))
            return True
        if token == "not":
            self.waiting.append((_NOT_BINDS, NOT, token, None))
            return True
        if token in _OVER or token in _CALLS:
            if at + 1 == len(found) or found[at + 1] != "(":
                raise wrong(self.where, "no_bracket", name=token)
            self.call(found, at, token)
            return True
        if char == "'":
            self.pieces.append(([CONST, token[1:]], WORD, (), token[1:]))
        elif char in DIGITS:
            number = self.number(token)
            self.pieces.append(([CONST, number], NUMBER, (), token))
        elif is_name(token):
            self.pieces.append(self.name(token))
        else:
            self.refuse(token, "value_missing")
        return False

    def number(self, token: str) -> int:
        """Return a number of an expression."""
        if not all([char in DIGITS for char in token]):
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
        if self.waiting and [one for one in self.waiting if one[2] == "(" and one[1] == EACH]:
            raise wrong(self.where, "nested", name=token)
        if token == "others" and self.level == ONCE:
            raise wrong(self.where, "others_of", name=token)
        inside = self.inside(found, at)
        group = 2 if self.sides and self.level != ONCE else 0
        if token == "others":
            group = 4
        mode = group + (1 if inside == SIDE else 0)
        self.waiting.append((0, EACH, "(", [self.level, 1, token, mode]))
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
        return [LOAD, slot], name.type, name.words, token

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
        return ops + [PLAIN, 0] if its == EITHER else ops

    def apply(self, operation: int, token: str) -> None:
        """Put an operator and its values together."""
        pieces = self.pieces
        right = pieces.pop()
        if operation in (NEG, NOT):
            ops = self.plain(right, token) + [operation, 0]
        elif operation in (EQ, NE):
            left = pieces.pop()
            self.check_words(left, right)
            ops = left[0] + right[0] + [operation, 0]
        elif operation in (AND, OR):
            after = self.plain(right, token) + [TRUTH, 0]
            ops = self.plain(pieces.pop(), token) + [operation, len(after)] + after
        elif operation == UNLESS:
            ops = self.branches(pieces.pop(), right, ([CONST, 0], NUMBER, (), ""))
        elif operation == JUMP:
            condition = pieces.pop()
            ops = self.branches(pieces.pop(), condition, right)
        else:
            before = self.plain(pieces.pop(), token)
            ops = before + self.plain(right, token) + [operation, 0]
        pieces.append((ops, NUMBER, (), ""))

    def branches(self, then: "Piece", condition: "Piece", other: "Piece") -> "list[Any]":
        """Return the operations of `then if condition else other`."""
        first, last = self.plain(then, "if"), self.plain(other, "else")
        ops = self.plain(condition, "if") + [UNLESS, len(first) + 2] + first
        return ops + [JUMP, len(last)] + last

    def check_words(self, left: "Piece", right: "Piece") -> None:
        """Raise what is wrong with two values that are compared: a word that cannot be."""
        for one, other in ((left, right), (right, left)):
            if one[1] != WORD or one[0][0] != CONST:
                continue
            if other[1] == NUMBER and one[3].lower() in _TRUTHS:
                raise wrong(self.where, "truth", word=one[3])
            if other[1] == NUMBER:
                raise wrong(self.where, "no_word", word=one[3][:40])
            known = [word for word in other[2] if isinstance(word, str)]
            if other[0][0] == LOAD and one[3] not in known:
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
        if operation == EACH:
            if count != 1:
                raise wrong(self.where, "one_value", name=token)
            body = self.plain(pieces.pop(), token)
            ops: list[Any] = [EACH, (token, len(body), more[3])] + body
        else:
            if operation == ABS and count != 1:
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
    return Code(ops, tuple(reader.lets), where, level, reader.latest)


def _work(ops: "list[Any]") -> int:
    """Return how many operations an expression takes at most."""
    total = len(ops) // 2
    for at in range(0, len(ops), 2):
        if ops[at] == EACH:
            total += (EACH_COUNTS - 1) * (ops[at + 1][1] // 2)
    return total
