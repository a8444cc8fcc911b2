"""Modules merged into one: each name is still that of its module, and what could go wrong is refused."""

import ast
import builtins

import pytest
from built_programs import same

from host_tools.build import compile as compiling
from host_tools.build.merge import GROUPS, merge
from host_tools.build.merge_names import MergeError
from host_tools.build.names_used import bound
from host_tools.build.pages import split

GROUP = {"engine/all.py": ("engine/a.py", "engine/b.py")}


def refused(why, a="", b="", c=""):
    with pytest.raises(MergeError, match=why):
        merge({"engine/a.py": a, "engine/b.py": b, "engine/c.py": c}, GROUP)


def test_names_that_two_modules_have_are_told_apart(tmp_path):
    built = same(
        tmp_path,
        GROUP,
        engine_in_a='''
"""A."""
from math import floor
_SIZE = 2
_seen = []
def size(of=_SIZE, *, more=_SIZE):
    return of + more + floor(1.5)
class Row:
    _SIZE = _SIZE + 1
    def __init__(self, _seen=_SIZE):
        self.size = _seen
    def all(self):
        return self.size, self._SIZE, _SIZE, [_SIZE for _SIZE in "ab"], _SIZE
def note(it):
    _seen.append(it)
    return sorted(_seen, key=lambda one, by=_SIZE: one * by), {size: _SIZE for size in "c"}, size()
def outer(row):
    def inner(_SIZE):
        return _SIZE, _seen
    return inner(row), _SIZE, (lambda _seen: _seen)(4)
''',
        engine_in_b='''
"""B."""
from math import floor
from engine import a
from engine.a import note as noted, size
_SIZE = 10
_seen = {}
_count = 0
class Row(a.Row):
    class size:
        _SIZE = 4
    step = _SIZE
    def all(self):
        return "b", a.Row.all(self), _SIZE, self.step, size(), self.size
def count():
    global _count
    noted(_count)
    _count += 1
    _seen[_count] = _SIZE
    return _seen
def hidden():
    _count = 5
    def deeper():
        global _count
        _count += 1
        return _count
    try:
        deeper() / 0
    except ZeroDivisionError as _seen:
        return type(_seen) is ZeroDivisionError, _count, (_SIZE := 3), _SIZE
''',
        start='''
from engine.a import Row, note, outer, _SIZE
from engine.b import Row as Other, count, hidden, _SIZE as ten
from engine import a, b
print(Row().all(), Other(4).all(), note(3), note(1), outer(2), _SIZE, ten, count(), count(), hidden(), count())
print(a._SIZE, b._SIZE, a.size(of=1), b.Row is Other, a.Row is Row, sum([a.note(one)[2] for one in (7, 8)]))
def late():
    from engine import b
    from engine.a import size as big
    return b._SIZE, big(more=5)
print(late())
''',
    )
    assert "engine/a.py" not in built and "engine/all.py" in built


def test_a_name_of_pythons_stays_pythons_for_others(tmp_path):
    same(
        tmp_path,
        GROUP,
        engine_in_a="def open(name):\n    return 'opened ' + name\ndef go():\n    return open('a'), max(1, 2)\n",
        engine_in_b="max = min\ndef go_on():\n    return max(1, 2), callable(open), open.__name__\n",
        start="from engine.a import go, open\nfrom engine.b import go_on, max\nprint(go(), open('b'), go_on()[:2], max(5, 4))\n",
    )


def test_a_module_may_be_merged_into_one_of_its_own_name(tmp_path):
    built = same(
        tmp_path,
        {"engine/b.py": ("engine/a.py", "engine/b.py")},
        engine_in_a="x = 1\n",
        engine_in_b="from engine.a import x\ny = x + 1\n",
        start="from engine.a import x\nfrom engine.b import y\nprint(x, y)\n",
    )
    assert "engine/a.py" not in built


def test_pages_find_what_was_merged(tmp_path):
    same(
        tmp_path,
        GROUP,
        engine_in_a="_TABLE = [1, 2, 3]\nclass A:\n    # -- later (paged) ----\n    def go(self):\n        return _TABLE, A.__name__ is not None\n",
        engine_in_b="from engine.a import A\n_TABLE = [4]\nclass B(A):\n    # -- later (paged) ----\n"
        "    def go(self):\n        return _TABLE, A.go(self)\n",
        start="from engine.b import B\nprint(B().go(), B().go())\n",
    )


def test_what_cannot_be_merged_is_refused():
    with pytest.raises(MergeError, match="There is no engine/b.py to merge"):
        merge({"engine/a.py": ""}, GROUP)
    refused("engine/c.py: engine.a has no y of its own", "x = 1\n", c="from engine.a import y\n")
    refused("engine/b.py: engine.a has no sep of its own", "from os import sep\n", "from engine.a import sep\n")
    refused("engine/c.py: a has no y of its own", "x = 1\n", c="from engine import a\nprint(a.y)\n")
    refused("the module a is used as a value", "x = 1\n", c="from engine import a\nprint(getattr(a, 'x'))\n")
    refused("a.x is set from outside", "x = 1\n", c="from engine import a\na.x = 2\n")
    refused("a.x changes", "x = 1\ndef f():\n    global x\n    x = 2\n", c="from engine import a\nprint(a.x)\n")
    refused("sep is imported from two places", "from os import sep\n", "from os.path import sep\n")
    refused("open is imported, and Python's own for others", "from io import open\n", "")


def test_two_modules_may_not_give_one_name_to_two_things():
    group = {"engine/all.py": ("engine/a.py", "engine/b.py", "engine/c.py")}
    sources = {
        "engine/a.py": "x, y = 1, 2\n",
        "engine/b.py": "from engine.a import x as one\n",
        "engine/c.py": "from engine.a import y as one\n",
    }
    with pytest.raises(MergeError, match="one is made in two modules"):
        merge(sources, group)


def test_merging_does_not_depend_on_the_order_of_the_sources():
    sources = split(compiling.read_sources(("en",)))
    assert merge(sources) == merge(dict(reversed(list(sources.items()))))


def test_what_is_merged_of_the_program_is_asked_for_by_no_text():
    sources = compiling.read_sources(("en", "it"))
    gone = {path.removesuffix(".py").replace("/", ".") for members in GROUPS.values() for path in members} - {
        target.removesuffix(".py").replace("/", ".") for target in GROUPS
    }
    for path, text in sources.items():
        words = {node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)}
        assert not gone & {word for word in words if isinstance(word, str)}, path


def test_no_merged_module_makes_a_name_of_pythons():
    merged = merge(split(compiling.read_sources(("en",))))
    for target in GROUPS:
        made = {name for part in ast.parse(merged[target]).body for name in bound(part)}
        assert not made & set(dir(builtins)), target
