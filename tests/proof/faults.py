"""Puts faults into what changed since a commit, one at a time, and runs the tests nearest to each.

    python -m tests.proof.faults [--since ea42160f] [--count 30] [--seed 1] [--quick]

A fault is a small slip: `<` for `<=`, `and` for `or`, plus for minus, one more or less, a condition
the other way round, a line left out. Places are drawn from the lines of `engine/` and `firmware/`
that the commit has not, at most one of a function, by the seed; each fault is shown with its file
and line. The tests are those of `tests.proof.near`. A fault that none of them notices survives: it
is one that changes nothing, or a test is missing at that module.

It writes the faults into the files of this checkout and puts these back, so they must be committed.
"""

import argparse
import ast
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show

WHERE = ("engine", "firmware")
# Tests that run for so many seconds do not end: those nearest to a module take a few minutes.
ENDLESS = 1200
_BRACKETED = ast.BoolOp | ast.IfExp | ast.Compare | ast.BinOp
_COMPARED: dict[type, str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
_RECKONED: dict[type, str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "//",
}


class Fault(NamedTuple):
    """A place of a file, as line and column of its beginning and its end, and what stands there."""

    path: str
    start: tuple[int, int]
    end: tuple[int, int]
    words: str
    # The function that it is in.
    within: str


def changed(since: str) -> dict[str, set[int]]:
    """Return the numbers of the lines of each file that are not those of a commit."""
    command = ["git", "diff", "-U0", "--no-renames", since, "HEAD", "--", *WHERE]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, set[int]] = {}
    path = ""
    for line in told.splitlines():
        if line.startswith("+++ "):
            path = line.removeprefix("+++ b/")
        place = re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line)
        if place and path.endswith(".py") and "/texts/" not in path:
            first, count = int(place[1]), int(place[2] or 1)
            found.setdefault(path, set()).update(range(first, first + count))
    return found


def faults(path: str, source: str) -> Iterator[Fault]:
    """Yield the faults that can be put into a module.

    >>> [one.words for one in faults("", "def f(a):\\n    if a < 2:\\n        return a + 1\\n")]
    ['not (a < 2)', 'a <= 2', '3', 'a - 1', '2']
    """
    tree = ast.parse(source)
    yield from _within(path, source, tree, "")


def _within(path: str, source: str, tree: ast.AST, name: str) -> Iterator[Fault]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            for one in node.body:
                yield from _of(path, source, one, f"{name}.{node.name}".strip("."))
        elif isinstance(node, ast.stmt) and name:
            yield from _of(path, source, node, name)


def _of(path: str, source: str, node: ast.AST, name: str) -> Iterator[Fault]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        for one in node.body:
            yield from _of(path, source, one, f"{name}.{node.name}".strip("."))
        return
    # Words in quotation marks, types and what must be so are no work.
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
        return
    for part, words in _slips(source, node):
        assert part.end_lineno is not None and part.end_col_offset is not None
        start, end = (part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)
        yield Fault(path, start, end, words, name)
    for field, value in ast.iter_fields(node):
        if field != "annotation":
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.AST):
                    yield from _of(path, source, one, name)


def _slips(source: str, node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield (a part of the code, what is put in its place)."""

    def words(part: ast.AST) -> str:
        found = ast.get_source_segment(source, part) or ""
        return f"({found})" if isinstance(part, _BRACKETED) else found

    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield (
            node.test,
            f"not {words(node.test)}" if _simple(node.test) else f"not ({words(node.test)})",
        )
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = _COMPARED[type(node.ops[0])]
        yield node, f"{words(node.left)} {other} {words(node.comparators[0])}"
    elif isinstance(node, ast.BoolOp):
        other = " or " if isinstance(node.op, ast.And) else " and "
        yield node, "(" + other.join(map(words, node.values)) + ")"
    elif isinstance(node, ast.BinOp) and type(node.op) in _RECKONED:
        if not isinstance(node.left, ast.Constant) or not isinstance(node.left.value, str):
            yield node, f"{words(node.left)} {_RECKONED[type(node.op)]} {words(node.right)}"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, str(node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield node, str(not node.value)
    elif isinstance(node, ast.AugAssign) or _is_call(node):
        assert isinstance(node, ast.stmt)
        yield node, "pass"
    elif isinstance(node, ast.Continue):
        yield node, "break"


def _simple(test: ast.expr) -> bool:
    return isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Compare)


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def put_in(source: str, fault: Fault) -> str:
    """Return a module with a fault; raise SyntaxError where it is none any more."""
    lines = source.encode().splitlines(keepends=True)
    (first, left), (last, right) = fault.start, fault.end
    whole = lines[first - 1][:left] + fault.words.encode() + lines[last - 1][right:]
    found = b"".join([*lines[: first - 1], whole, *lines[last:]]).decode()
    ast.parse(found)
    return found


def drawn(since: str, count: int, seed: int) -> list[Fault]:
    """Return so many faults of what changed since a commit, no two of them in one function."""
    found: list[Fault] = []
    for path, lines in sorted(changed(since).items()):
        source = (ROOT / path).read_text("utf-8")
        found += [one for one in faults(path, source) if one.start[0] in lines]
    random.Random(seed).shuffle(found)
    seen: set[tuple[str, str]] = set()
    chosen = []
    for fault in found:
        if (fault.path, fault.within) not in seen and len(chosen) < count:
            seen.add((fault.path, fault.within))
            chosen.append(fault)
    return chosen


def survives(fault: Fault, quick: bool) -> bool:
    """Run the tests nearest to a fault that is put in; return whether none of them fails.

    A fault that makes a loop endless is found, too: its tests do not end.
    """
    path = ROOT / fault.path
    before = path.read_text("utf-8")
    more = ["--quick"] if quick else []
    command = [sys.executable, "-m", "tests.proof.near", fault.path, *more, "--", "-x"]
    quiet = subprocess.DEVNULL
    try:
        path.write_text(put_in(before, fault), encoding="utf-8")
        # In a session of their own, so that the tests, too, end with it.
        run = subprocess.Popen(
            command, cwd=ROOT, stdout=quiet, stderr=quiet, start_new_session=True
        )
        try:
            return run.wait(ENDLESS) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)
                run.wait()
    finally:
        path.write_text(before, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Put the faults in; return 1 if more than two of thirty survive."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.faults")
    parser.add_argument(
        "--since", default="ea42160f", help="a commit; faults are put in what is new"
    )
    parser.add_argument("--count", type=int, default=30, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--skip", type=int, default=0, help="how many of them to pass over")
    parser.add_argument("--quick", action="store_true", help="leave out tests that take long")
    parser.add_argument("--list", action="store_true", help="only show the faults")
    options = parser.parse_args(arguments)
    dirty = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=no", "--", *WHERE],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    if dirty and not options.list:
        show("Commit what changed first: faults are written into the files.", error=True)
        return 2
    left = 0
    for at, fault in enumerate(drawn(options.since, options.count, options.seed), 1):
        lines = (ROOT / fault.path).read_text("utf-8").splitlines()
        stood = lines[fault.start[0] - 1].strip()
        said = f"{at:2} {fault.path}:{fault.start[0]} {stood}  ->  {fault.words.splitlines()[0]}"
        if at <= options.skip:
            continue
        if options.list:
            show(said)
            continue
        alive = survives(fault, options.quick)
        left += alive
        show(f"{'SURVIVES' if alive else 'found   '} {said}")
        sys.stdout.flush()
    if not options.list:
        show(f"{left} of {options.count - options.skip} survive")
    return 1 if left * 15 > options.count - options.skip else 0


if __name__ == "__main__":
    end_with(main)
