"""Makes functions of the expressions of a form that ships, when a program is built.

A board then needs neither the words of an expression, nor the operations that they are read as.
What reads them, and what checks them, is the engine: an expression is read here, and what its
operations do is written as Python. Both ways give the same values and the same refusals
(`tests.proof.forms.formulas`).
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.games import forms
from engine.games.forms import expressions as ex
from engine.games.forms.form import (
    CARRIED,
    IDLE,
    OF_PLAYER,
    OF_SIDE,
    OPTION,
    ROUND,
    TOTAL,
    TURN,
    WHO_PLAYER,
    WHO_SIDE,
)
from engine.games.forms.reading.expressions import compiled

# The kinds of values that each player has.
_OF_EACH = (TOTAL, CARRIED, OF_PLAYER, OF_SIDE, WHO_PLAYER, WHO_SIDE, TURN, IDLE)
_SIGNS = {ex.ADD: "+", ex.SUB: "-", ex.MUL: "*", ex.DIV: "//", ex.MOD: "%",
          ex.EQ: "==", ex.NE: "!=", ex.LT: "<", ex.LE: "<=", ex.GT: ">", ex.GE: ">="}  # fmt: skip
_BOUNDED = (ex.ADD, ex.SUB, ex.MUL)
_COMPARED = (ex.EQ, ex.NE, ex.LT, ex.LE, ex.GT, ex.GE)
# What a module with functions imports; the names are short, as each stands there often.
IMPORT = "from ..expressions import joined as j, needed as n, plain as p, spoken as s, within as b"

# What an expression is: (operation, parts); of a name and a constant the part is its argument.
Node = tuple[int, Any]


def tree(ops: Sequence[Any]) -> Node:
    """Return what operations do, as a tree.

    >>> tree([ex.CONST, 1, ex.CONST, 2, ex.ADD, 0]) == (ex.ADD, [(ex.CONST, 1), (ex.CONST, 2)])
    True
    """
    stack: list[Node] = []
    at = 0
    while at < len(ops):
        op, arg = ops[at], ops[at + 1]
        at += 2
        if op in (ex.CONST, ex.LOAD):
            stack.append((op, arg))
        elif op in _SIGNS:
            right = stack.pop()
            stack.append((op, [stack.pop(), right]))
        elif op in (ex.AND, ex.OR):
            stack.append((op, [stack.pop(), tree(ops[at : at + arg])]))
            at += arg
        elif op == ex.UNLESS:
            # Its first branch ends with the jump over the other one.
            end = at + arg
            assert ops[end - 2] == ex.JUMP
            other = end + ops[end - 1]
            stack.append((op, [stack.pop(), tree(ops[at : end - 2]), tree(ops[end:other])]))
            at = other
        elif op == ex.EACH:
            kind, length, mode = arg
            stack.append((op, [kind, mode, tree(ops[at : at + length])]))
            at += length
        elif op in (ex.MIN, ex.MAX):
            parts = stack[-arg:]
            del stack[-arg:]
            stack.append((op, parts))
        else:
            assert op in (ex.NEG, ex.NOT, ex.TRUTH, ex.ABS, ex.PLAIN), op
            stack.append((op, [stack.pop()]))
    (found,) = stack
    return found


class _Writer:
    """Writes an expression as Python.

    `kind(slot)` says what a value is: one of each player, or one that is there from the start.
    """

    def __init__(self, code: ex.Code, kind: Callable[[int], int]) -> None:
        self.code = code
        self.kind = kind
        # The slots whose values must be fetched before.
        self.needs: set[int] = set()

    def value(self, node: Node, at: str = "at") -> str:
        """Return the value of a node, for the player or side `at`."""
        op, parts = node
        if op == ex.CONST:
            return repr(parts)
        if op == ex.LOAD:
            kind, found = self.kind(parts), f"v[{parts}]"
            if kind == IDLE:
                # Who sits out may be refused: it is worked out where it is needed.
                found = f"({found} or w.fetch({parts}))"
            elif parts not in self.code.lets and kind != OPTION:
                self.needs.add(parts)
            return f"{found}[{at}]" if kind in _OF_EACH else found
        if op == ex.EACH:
            kind, mode, inner = parts
            return self.over(kind, mode, inner, at)
        if op == ex.UNLESS:
            condition, then, other = parts
            return (
                f"({self.value(then, at)} if {self.truth(condition, at)}"
                f" else {self.value(other, at)})"
            )
        if op in (ex.AND, ex.OR, ex.NOT, ex.TRUTH, *_COMPARED):
            return f"(1 if {self.truth(node, at)} else 0)"
        values = [self.value(part, at) for part in parts]
        if op in _SIGNS:
            words = f"({values[0]} {_SIGNS[op]} {values[1]})"
            return f"b{words}" if op in _BOUNDED else words
        if op == ex.NEG:
            return f"(-{values[0]})"
        if op in (ex.MIN, ex.MAX):
            return f"{'min' if op == ex.MIN else 'max'}({', '.join(values)})"
        return f"{'abs' if op == ex.ABS else 'p'}({values[0]})"

    def truth(self, node: Node, at: str) -> str:
        """Return what is true where the value of a node is not 0."""
        op, parts = node
        if op in (ex.AND, ex.OR):
            sign = " and " if op == ex.AND else " or "
            return "(" + sign.join(self.truth(part, at) for part in parts) + ")"
        if op == ex.NOT:
            return f"(not {self.truth(parts[0], at)})"
        if op == ex.TRUTH:
            return self.truth(parts[0], at)
        if op in _COMPARED:
            left, right = (self.value(part, at) for part in parts)
            return f"({left} {_SIGNS[op]} {right})"
        return self.value(node, at)

    def over(self, kind: str, mode: int, inner: Node, at: str) -> str:
        """Return the value of a call over the players or sides that `mode` means."""
        each = f"for i in w.whose({mode}, {at})"
        if kind == "count":
            return f"len([1 {each} if {self.truth(inner, 'i')}])"
        found = f"[{self.value(inner, 'i')} {each}]"
        return f"{kind}({found} or (0,))" if kind in ("min", "max") else f"b(sum({found}))"

    def told(self, node: Node) -> str:
        """Return (value, words, how they bind) of a node, as the lines of a score are told."""
        op, parts = node
        if op in _BOUNDED:
            return f"j({op}, {self.told(parts[0])}, {self.told(parts[1])})"
        if op == ex.NEG:
            return f"j({ex.SUB}, (0, '0', 2), {self.told(parts[0])})"
        if op == ex.UNLESS:
            condition, then, other = parts
            return f"({self.told(then)} if {self.truth(condition, 'at')} else {self.told(other)})"
        return f"s({self.value(node)})"

    def is_one_value(self, node: Node) -> bool:
        """Return whether a node is told as its value, whichever branch of it holds."""
        op, parts = node
        if op == ex.UNLESS:
            return all(map(self.is_one_value, parts[1:]))
        return op not in _BOUNDED and op != ex.NEG

    def function(self, words: str) -> str:
        """Return the body of a function that returns `words`, once what it needs is there."""
        line = f"        return {words}"
        if self.code.lets or self.needs:
            given = f"{_slots(self.code.lets)}, {_slots(sorted(self.needs))}"
            return f"        v = n(w, {given})\n{line}"
        return f"        v = w.values\n{line}" if "v[" in words else line


def _slots(slots: Sequence[int]) -> str:
    """Return slots as Python: of many, bytes take less of a flash than a tuple."""
    return repr(bytes(slots) if len(slots) > 3 else tuple(slots))


def _facts(code: ex.Code) -> bytes:
    """Return the facts of a Ready."""
    found = [code.level, code.known_from + 1, int(code.is_zero())]
    for slots in (code.lets, code.loads(), code.loads_over()):
        found += [len(slots), *(255 if slot < 0 else slot for slot in slots)]
    return bytes(found)


def functions(codes: Sequence[ex.Code], kinds: Sequence[Callable[[int], int]]) -> str:
    """Return, as Python, a function `codes`: (work, where, facts[, tell]) of each of `codes`.

    `kinds` say of each what its slots have. Terms of a score can be told; those that are told as
    their value need nothing for it.
    """
    known: dict[str, str] = {}
    lines: list[str] = []
    rows: list[str] = []

    def named(body: str) -> str:
        """Return the name of the function with this body; equal ones are one."""
        if body not in known:
            known[body] = f"f{len(known)}"
            lines.extend([f"    def {known[body]}(w, at):", body, ""])
        return known[body]

    for code, kind in zip(codes, kinds, strict=True):
        writer, node = _Writer(code, kind), tree(code.ops)
        if node[0] == ex.CONST:
            work = repr(node[1])
        elif node[0] == ex.LOAD and kind(node[1]) != IDLE:
            # Many are only a name: no function, which takes flash.
            work = "True"
        else:
            work = named(writer.function(writer.value(node)))
        row = f"{work}, {code.where!r}, {_facts(code)!r}"
        if ".score[" in code.where and not writer.is_one_value(node):
            row += f", {named(writer.function(writer.told(node)))}"
        rows.append(f"        ({row}),")
    return "\n".join(["def codes():", *lines, "    return (", *rows, "    )", ""])


def read(
    data: Any, reading: Callable[..., Any] = forms.read
) -> tuple[list[ex.Code], list[Callable[[int], int]]]:
    """Return the Codes of a form in the order in which they are read, and the kinds of values."""
    codes: list[ex.Code] = []

    def kept(*given: Any) -> ex.Code:
        codes.append(compiled(*given))
        return codes[-1]

    form = reading(data, kept)

    def kind(slot: int) -> int:
        if slot in form.lets and form.lets[slot].level != ex.ONCE:
            return OF_PLAYER
        return form.slots[slot][0]

    def once(slot: int) -> int:
        # What melds are is known before a round: no value there is one of each player.
        return OPTION if form.slots[slot][0] == OPTION else ROUND

    return codes, [once if code.where.startswith("melds") else kind for code in codes]


def with_functions(source: str, data: Any) -> str:
    """Return the source of a form that ships, with the functions of its expressions at its end."""
    return f"{source.rstrip()}\n\n\n{IMPORT}\n\n\n{functions(*read(data))}"
