"""Counts what the program does for a press, so that a loop without an end fails, and says where.

A step is a call of a Python function of engine/ or firmware/, or a round of a `while` there. Once
`install` was called, these are compiled with a call of `_step` in both places; elsewhere the
program is as it stands. Nothing depends on the clock or on the computer.
"""

import ast
import builtins
import marshal
import sys
from collections.abc import Callable, Generator, Sequence
from hashlib import sha256
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

_T = TypeVar("_T")

# The most steps of one pass of the firmware's loop: all that a press leads to, with its picture; of
# a search that shows how far it is, up to each report. Tests need far less.
LIMIT = 1_000_000
# The most steps of such a search in all.
SEARCH = 100_000_000

_ROOMS = ("engine", "firmware")
_STEP = "_step"
# What is cached was made by this.
_MAKER = Path(__file__).read_bytes()
# What `_step` is while nobody counts: the cheapest call that does nothing.
_nothing = int


class EndlessError(BaseException):
    """A press takes more steps than are allowed; the text has its key, the screen, and the calls.

    No `Exception`: the program itself takes up all of those.
    """


class _Stepping(ast.NodeTransformer):
    """Puts a call of `_step` at the beginning of each function, and of each round of a `while`."""

    def _begin(self, node: Any, at: int) -> Any:
        self.generic_visit(node)
        step = ast.Expr(ast.Call(ast.Name(_STEP, ast.Load()), [], []))
        node.body.insert(at, ast.copy_location(step, node.body[0]))
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Count a call, behind the docstring."""
        return self._begin(node, 0 if ast.get_docstring(node) is None else 1)

    def visit_While(self, node: ast.While) -> ast.While:
        """Count a round."""
        return self._begin(node, 0)


def stepping(source: bytes | str, path: str) -> CodeType:
    """Return the code of a module whose steps can be counted."""
    tree = _Stepping().visit(ast.parse(source, path))
    return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class _Loader(SourceFileLoader):
    """Loads a module so that its steps can be counted.

    Its code is cached beside that of the module as it stands, under a name of its own, with what it
    was made from: each process of the tests begins with all modules.
    """

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the module."""
        path = self.get_filename(fullname)
        source = self.get_data(path)
        made_from = sha256(b"\0".join((_MAKER, path.encode(), source))).digest()
        cache = cache_from_source(path, optimization="steps")
        try:
            kept = self.get_data(cache)
        except OSError:
            kept = b""
        if kept.startswith(made_from):
            return marshal.loads(kept[len(made_from) :])
        code = stepping(source, path)
        if not sys.dont_write_bytecode:
            self.set_data(cache, made_from + marshal.dumps(code))
        return code


class _Finder:
    """Finds the modules of engine/ and firmware/."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: Any = None
    ) -> ModuleSpec | None:
        """Return where a module is, and that `_Loader` loads it."""
        if name.split(".")[0] not in _ROOMS:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


def install() -> None:
    """From now on, count the steps of each Simulator.

    The emulated modules are there, and nothing of the program is imported yet.
    """
    assert not {name.split(".")[0] for name in sys.modules} & set(_ROOMS)
    setattr(builtins, _STEP, _nothing)
    sys.meta_path.insert(0, _Finder())
    # It imports the program.
    from firmware.device import Device
    from host_tools.simulated.simulator import Simulator

    Simulator.counter = Steps
    # Through it, a search shows how far it is.
    Device._busy = _told(Device._busy)


class Steps:
    """Runs parts of a program and counts their steps.

    `most` and `longest` are the most steps that one pass took so far, without a search that reports
    and with one.
    """

    # Who counts at the moment.
    now: "Steps | None" = None

    def __init__(self) -> None:
        from firmware.device import Device

        # Its local variables `key` and `kind` name the press.
        self._loop = Device.step.__code__
        self._ticks: Any = None
        self._before = 0
        self._searched = False
        self.most = self.longest = 0

    def count(self, do: Callable[..., _T], *arguments: Any) -> _T:
        """Return what `do(*arguments)` returns; raises EndlessError."""
        if Steps.now is not None:
            return do(*arguments)
        self._before, self._searched = 0, False
        Steps.now = self
        self._begin()
        try:
            return do(*arguments)
        finally:
            Steps.now = None
            setattr(builtins, _STEP, _nothing)
            if self._searched:
                self.longest = max(self.longest, self._taken())
            else:
                self.most = max(self.most, self._taken())

    def reported(self) -> None:
        """Begin anew to count: a search has shown how far it is."""
        self._before = self._taken()
        self._searched = True
        if self._before > SEARCH:
            self._fail(sys._getframe(1))
        self._begin()

    def _begin(self) -> None:
        self._ticks = self._ticking()
        setattr(builtins, _STEP, self._ticks.__next__)

    def _ticking(self) -> Generator[None, None, None]:
        """Yield at each step, up to the limit."""
        for _at in range(LIMIT):
            yield
        # What ends the press must not count.
        setattr(builtins, _STEP, _nothing)
        self._fail(sys._getframe(1))

    def _taken(self) -> int:
        """Return the steps so far."""
        frame = self._ticks.gi_frame if self._ticks else None
        return self._before + (frame.f_locals.get("_at", -1) + 1 if frame else LIMIT)

    def _fail(self, frame: FrameType) -> None:
        """Raise EndlessError."""
        where: list[str] = []
        press = "no press"
        at: FrameType | None = frame
        while at is not None:
            if at.f_code is self._loop:
                values = at.f_locals
                if "key" in values:
                    press = f"{values['key']!r} ({values['kind']})"
                screens = getattr(values["self"].app, "stack", ())
                if screens:
                    press += f" on {screens[-1].module}"
                break
            name = f"{Path(at.f_code.co_filename).stem}.{at.f_code.co_name}"
            if name not in where:
                where.append(name)
            at = at.f_back
        raise EndlessError(f"{press} has no end in {LIMIT} steps: {' < '.join(where[:9])}")


def _told(busy: Callable) -> Callable:
    """Return what tells who counts before it does the same as `busy`."""

    def told(*arguments: Any) -> Any:
        if Steps.now is not None:
            Steps.now.reported()
        return busy(*arguments)

    return told
