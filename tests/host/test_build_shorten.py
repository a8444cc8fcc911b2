"""Short names for a board: the same program, and the names can be put back."""

import pytest
from built_programs import run

from host_tools.build.shorten import ShortenError, shorten


def check(tmp_path, *gone, kept=(), outside=(), **modules):
    """Assert that the sources do the same with short names; return those and the names.

    `gone` are names that must be replaced, `kept` names that must not.
    """
    sources = {name.replace("_in_", "/") + ".py": text for name, text in modules.items()}
    short, names = shorten(sources, outside)
    before, after = run(tmp_path / "before", sources), run(tmp_path / "after", short)
    assert before == after and before
    longs = {long.rpartition(":")[2].removesuffix("()") for long in names}
    assert not [name for name in gone if name not in longs], short
    assert not [name for name in kept if name in longs], short
    return short, names


def test_attributes_methods_and_functions_are_renamed(tmp_path):
    short, _ = check(
        tmp_path,
        "Purse",
        "weigh",
        "coins",
        "bulky",
        "heaviest",
        start="""
class Purse:
    "A purse."
    bulky = 2
    def __init__(self, coins):
        self.coins = coins
        self._hidden = coins * self.bulky
    @property
    def weigh(self):
        return self.coins + self._hidden
    @weigh.setter
    def weigh(self, coins):
        self.coins = coins
    def __len__(self):
        return self.coins
def heaviest(*purses):
    return max([purse.weigh for purse in purses])
one = Purse(3)
print(heaviest(one, Purse(4)), len(one), Purse.bulky)
one.weigh = 7
print(one.coins)
""",
    )
    assert "Purse" not in short["start.py"].replace("A purse", "")


def test_names_in_texts_are_kept(tmp_path):
    check(
        tmp_path,
        "other_thing",
        kept=("colour", "plan_deal", "plan_draw", "size_of", "lap", "Rule", "number", "full", "done_so"),
        start="""
from collections import namedtuple
Rule = namedtuple("Rule", ("number", "full"))
class Game:
    def __init__(self):
        self.colour, self.lap, self.other_thing = 1, 2, 3
    def plan_deal(self):
        return "deal"
    def plan_draw(self):
        return "draw"
    def size_of(self):
        return 5
    def done_so(self):
        return 6
game = Game()
for event in ("deal", "draw"):
    print(getattr(game, "plan_" + event)())
print(getattr(game, "%s_of" % "size")(), getattr(game, "done_{}".format("so"))())
print("{0.colour} {game.lap}".format(game, game=game), hasattr(game, "colour"), game.other_thing)
print(Rule(1, "x").full, Rule(number=2, full=3))
""",
    )


def test_facts_of_texts_travel_under_their_names(tmp_path):
    check(
        tmp_path,
        "_say_again",
        kept=("player", "points", "n"),
        start="""
from told import say
class Seat:
    player = 1
    def points(self):
        return say("key", player="Ann", points=self.player, n=2)
print(Seat().points())
""",
        told="""
TABLE = {"key": "{player}: {points} {n}"}
def say(_key, **facts):
    return _say_again(_key, dict(facts))
def _say_again(_key, deeper):
    return TABLE[_key].format(**deeper)
""",
    )


def test_keywords_for_our_own_functions_are_renamed_with_them(tmp_path):
    check(
        tmp_path,
        "paces",
        "reach",
        kept=("sep", "end", "reverse", "surely", "wheel"),
        start="""
class Walk:
    def __init__(self, paces=1, wheel=2):
        self.paces = paces
        self.wheel = wheel
class Run(Walk):
    pass
def stride(walk, reach=2, *, paces=3):
    return walk.paces * reach * paces
def any_of(surely):
    return surely
def through(call):
    return call(surely=4)
def filled(first, wheel):
    return first, wheel
print(stride(Walk(paces=5), paces=6), stride(Run(paces=2), reach=7), sep="-", end="\\n")
print(sorted([1, 2], reverse=True), through(any_of), filled(1, **{"wheel": 5}))
print((lambda reach: reach + 1)(3))
""",
    )


def test_locals_closures_and_comprehensions_stay_apart(tmp_path):
    check(
        tmp_path,
        "_total",
        "inner",
        start="""
_total = 10
_count = 0
def outer(value_of_it, step_by):
    seen = []
    def inner(value_of_it, again):
        nonlocal step_by
        global _count
        step_by += 1
        _count += 1
        seen.append(value_of_it + again + step_by + _total)
        return lambda deep: (deep, value_of_it, step_by, _total)
    first = inner(1, 2)(5)
    return first, seen, [_total + each + value_of_it for each in range(3) if each != step_by], inner(0, 0)(1)
def shadow(_total):
    try:
        return _total / 0
    except ZeroDivisionError as failing:
        return type(failing) is ZeroDivisionError, {_total: key for key in (_total, 2)}, (yes := 3), yes
class Tag:
    _total = _total + 1
    table = [_total for _ in range(2)]
    def get_it(self, extra=_total):
        return _total, extra, self._total
print(outer(3, 4), shadow(5), Tag.table, Tag().get_it(), _count)
""",
    )


def test_what_is_imported_keeps_its_meaning(tmp_path):
    check(
        tmp_path,
        "measure",
        "inches",
        "scale",
        "_private",
        kept=("far", "near", "ceil", "path", "hard_to_find"),
        start="""
import os
from math import ceil
from far import near
from far import inches as long_ones
from far.near import measure
import far.near as nearby
def late():
    from far.near import scale
    from far import inches
    return scale(inches)
def _private(inches):
    return inches, long_ones
print(ceil(1.5), near.measure(2), long_ones, measure(3), nearby.scale(4), late(), _private(1), os.path.sep)
print(__import__("far.near", None, None, ("hard_to_find",)).hard_to_find)
""",
        far_in___init__="inches = 12\n",
        far_in_near="""
from far import inches
hard_to_find = 8
def measure(paces):
    return scale(paces) + inches
def scale(paces):
    return _private * paces
_private = 3
""",
    )


def test_families_of_classes_may_share_names_and_no_others(tmp_path):
    text = ""
    for kind in ("Ace", "Bee", "Cup"):
        attributes = "".join(f"        self._{kind.lower()}{n} = {n}\n" for n in range(60))
        total = " + ".join(f"self._{kind.lower()}{n}" for n in range(60))
        text += f"class {kind}:\n    def __init__(self):\n{attributes}    def total_up(self):\n        return {total}\n"
    text += """
class Dot(Ace):
    def __init__(self):
        Ace.__init__(self)
        self._ace_more = 5
        self.planted_on = None
    def everything(self):
        return self.total_up() + self._ace_more + len([self._ace1 for _ in "ab"]), self.planted_on
dot = Dot()
dot.planted_on = 9
print(dot.everything(), Ace().total_up(), Bee().total_up(), Cup().total_up())
"""
    _, names = check(tmp_path, "_ace59", "_bee7", "_cup7", "everything", "planted_on", start=text)
    assert len(set(names.values())) < 90
    dots = [short for long, short in names.items() if "_ace" in long or "planted" in long or "total" in long]
    assert len(set(dots)) == len(dots)
    with pytest.raises(ShortenError, match="start.py: what class Odd"):
        shorten({"start.py": "def make(): return object\nbase = make()\nclass Odd(base): pass\n"})


def test_classes_of_one_base_may_share_names_and_what_inherits_from_two_may_not(tmp_path):
    text = """
class Card:
    def __init__(self):
        self._below = 1
    def told(self):
        return self._below
"""
    for kind in ("Ace", "Jack"):
        sums = " + ".join(f"self._{kind.lower()}{n}" for n in range(150))
        sets = "".join(f"        self._{kind.lower()}{n} = {n}\n" for n in range(150))
        text += f"class {kind}(Card):\n    def deal(self):\n{sets}        return {sums} + self.told()\n"
    apart, names = check(tmp_path, "_ace7", "_jack7", start=text + "print([kind().deal() for kind in (Ace, Jack)])\n")
    own = {short for long, short in names.items() if ":_ace" in long or ":_jack" in long}
    assert len(own) == 150 and names["start.py:_below"] not in own
    # An object of both would have two attributes of one name.
    both = "class Both(Ace, Jack):\n    def deal(self):\n        return Ace.deal(self), Jack.deal(self), Ace.deal(self)\n"
    _, names = check(tmp_path, "_ace7", "_jack7", start=text + both + "print(Both().deal())\n")
    own = {short for long, short in names.items() if ":_ace" in long or ":_jack" in long}
    assert len(own) == 300


def test_the_pages_of_a_class_belong_to_its_family():
    stays = "class Deal:\n    def __init__(self):\n        self._kept = 1\n    def _stay(self):\n        return self._kept\n"
    stays += "    class PAGES:\n        _paged_out = 1\nclass Other:\n    class PAGES:\n        _paged_out = 2\n"
    page = "class PAGE:\n    def _paged_out(self):\n        return self._only_there()\n    def _only_there(self):\n        return 2\n"
    short, names = shorten({"deal.py": stays, "_1.py": page, "_2.py": page.replace("_only", "_far")})
    own = [names["deal.py:_kept"], names["deal.py:_stay()"], names["deal.py:_paged_out"], names["_1.py:_only_there()"]]
    assert len(set(own)) == 4
    assert names["deal.py:_paged_out"] == names["_1.py:_paged_out()"]


def test_constants_that_the_compiler_folds_keep_their_underscore(tmp_path):
    short, _ = check(
        tmp_path,
        "_text_like",
        kept=("_LIMIT",),
        start='const = lambda x: x\n_LIMIT = const(7)\n_text_like = "a"\nprint(_LIMIT, _text_like)\n',
    )
    assert "_LIMIT = const(7)" in short["start.py"]


def test_exceptions_and_what_is_known_outside_are_kept(tmp_path):
    check(
        tmp_path,
        "unknown",
        kept=("Spilled", "WorseSpilled", "started", "LEVEL", "wave"),
        outside=["import start\nstart.Device().started\nLEVEL = 3\ndef wave(): pass\n"],
        start="""
class Spilled(Exception):
    pass
class WorseSpilled(Spilled):
    def wave(self):
        return type(self).__name__
class Device:
    started = 4
    LEVEL = 5
    def unknown(self):
        return self.started + self.LEVEL
print(WorseSpilled().wave(), Device().unknown())
""",
    )
    with pytest.raises(ShortenError, match="start.py"):
        shorten({"start.py": "from os import *\n"})


def test_a_new_name_is_none_that_stands_anywhere():
    words = "abs ArithmeticError callable dir divmod endswith eval exec hash pow zip zi"
    free = shorten({"a.py": "class A:\n    def __init__(self):\n        self.own_one = self.own_two = 0\n"})[1]
    assert {"abs", "ArithmeticError"} <= set(free.values())
    used = shorten({"a.py": f"TEXTS = {{'a': '{words}'}}\n", "b.py": "def f(given):\n    return given\nclass A:\n    own = 1\n"})
    assert not set(used[1].values()) & set(words.split())
