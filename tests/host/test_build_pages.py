"""Classes split into pages: they do what they did whole, and what could go wrong is refused."""

import ast

from built_programs import PAGED, build, library, run, same

from host_tools.build import compile as compiling
from host_tools.build.pages import split
from host_tools.micropython import runtime

RESIDENT = "    # -- always ------------------------------\n"


def classes(text):
    """Return {class: names of what is in it} of a source."""
    return {
        node.name: {name for part in node.body for name in _bound(part)}
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }


def _bound(part):
    if isinstance(part, ast.Assign):
        return [target.id for target in part.targets]
    return [part.name] if hasattr(part, "name") else []


PURSE = f"""
from math import ceil, floor
_HALF = 2
_TABLE = (1, 2, 3, 4, 5, 6)
_RATES = ("a", "b", "c", "d", "e")
_seen = []
class Purse:
    kind = "purse"
    def __init__(self, coins):
        self.coins = coins
    def weigh(self):
        return floor(self.coins / _HALF) + _RATES.index("c")
{PAGED}
    COLOUR = "red"
    def split(self, among, *, spare=1):
        return _share(self, among, spare), self.COLOUR, self.weigh()
    def worth(self):
        _seen.append(self.coins)
        return [_TABLE[at] + len(_RATES) for at in range(3)], Purse.kind
{RESIDENT}
    def total(self):
        return self.worth(), len(_seen)
def _share(purse, among, spare):
    return ceil(purse.coins / among) * _HALF + spare
"""


def test_methods_attributes_helpers_and_constants_move(tmp_path):
    built = same(
        tmp_path,
        engine_in_purse=PURSE,
        start="from engine.purse import Purse\none = Purse(7)\nprint(one.split(2), one.split(3, spare=4), one.total())\n"
        "print(one.COLOUR, hasattr(one, 'nothing'), one.total(), Purse(3).worth())\n",
    )
    rest, page = built["engine/purse.py"], built["_1.py"]
    assert classes(rest) == {"Purse": {"kind", "__init__", "weigh", "total", "PAGES"}}
    assert classes(page) == {"PAGE": {"COLOUR", "split", "worth"}}
    assert "_share" not in rest and "ceil" not in rest and "_TABLE" not in rest and "floor" not in page
    # A number is repeated, a table and a list stay where they are.
    assert "_HALF = 2" in rest and "_HALF = 2" in page and "('a', 'b'" not in page and "_seen = []" not in page


def test_nothing_changes_without_a_heading_that_says_so():
    sources = {**library(), "engine/a.py": "class A:\n    # -- here ---------\n    def b(self):\n        return 1\n"}
    assert split(sources) == sources
    assert split({"a.py": PURSE}) == {"a.py": PURSE}


def test_overridden_methods_are_found_in_the_class_of_the_object(tmp_path):
    built = same(
        tmp_path,
        engine_in_a=f"""
class Game:
{PAGED}
    def deal(self, count):
        return "deal %d" % count, self.draw()
    def draw(self):
        return "draw"
    def score(self):
        return "score"
""",
        engine_in_b=f"""
from engine import a
from engine.a import Game
class Rumino(a.Game):
    def draw(self):
        return "mine", a.Game.draw(self)
class Toy(Game):
{PAGED}
    def score(self):
        return "toy", Game.score(self), self.deal(1)
class Late(Toy):
    def deal(self, count):
        return "late", Toy.deal(self, count), Game.score(self)
""",
        start="""
from engine.a import Game
from engine.b import Rumino, Toy, Late
games = [Game(), Rumino(), Toy(), Late()]
for _ in range(2):
    for game in games + games[::-1]:
        print(game.score(), game.deal(2), game.draw())
take = games[1].deal
print(take(3), take(count=4))
""",
    )
    page = built["_1.py"]
    assert classes(page) == {"PAGE": set(), "LOOSE": {"deal", "draw", "score"}}
    assert "page(1).LOOSE.draw(self)" in built["engine/b.py"] and "page(1).LOOSE.score(self)" in built["_2.py"]


def test_two_parents_with_pages_are_looked_into_in_their_order(tmp_path):
    built = same(
        tmp_path,
        engine_in_a=f"""
class Left:
{PAGED}
    def name(self):
        return "left"
    def left(self):
        return "only left", self.name()
class Right:
{PAGED}
    def name(self):
        return "right"
    def right(self):
        return "only right", self.name()
class Both(Left, Right):
    pass
class More(Right):
    def extra(self):
        return Right.right(self)
""",
        start="""
from engine.a import Both, Left, More, Right
one = Both()
print(one.right(), one.name(), one.left(), Right().right(), Left().left(), More().extra(), one.name())
""",
    )
    # Objects of Both have a name before that of Right, which no class that inherits from Right makes.
    assert classes(built["_2.py"]) == {"PAGE": {"right"}, "LOOSE": {"name"}}


def test_methods_of_the_class_are_called_by_a_stub(tmp_path):
    built = same(
        tmp_path,
        engine_in_a=f"""
class Deal:
    def __init__(self, cards):
        self.cards = cards
{PAGED}
    @classmethod
    def read(cls, text, apart):
        return cls([int(word) for word in text.split(apart)])
    def show(self):
        return self.cards
""",
        engine_in_b="from engine.a import Deal\nclass Other(Deal):\n    pass\n",
        start="from engine.b import Other\none = Other.read('1-2', '-')\nprint(isinstance(one, Other), one.show(), one.read('3', ' ').cards)\n",
    )
    assert "return page(1).LOOSE.read(cls, text, apart)" in built["engine/a.py"]


def test_names_of_constants_may_be_made_of_others(tmp_path):
    same(
        tmp_path,
        engine_in_a=f"""
def const(number):
    return number
_ONE = const(1)
_TWO = const(_ONE + 1)
_BOTH, _OTHER = 3, 4
_MANY = 5
_MANY = _MANY + 1
for _LAST in (7, 8):
    pass
try:
    from math import nothing as _none
except ImportError:
    _none = 9
class A:
    def stay(self):
        return _OTHER
{PAGED}
    def go(self):
        return _ONE, _TWO, _BOTH, _MANY, _LAST, _none
""",
        start="from engine.a import A\nprint(A().go(), A().stay())\n",
    )


def test_what_a_function_sets_stays_in_its_module(tmp_path):
    built = same(
        tmp_path,
        engine_in_a=f"""
_count = 0
def _next():
    global _count
    _count += 1
    return _count
class A:
{PAGED}
    def go(self):
        return _next()
""",
        start="from engine.a import A\nfrom engine.modules import drop_pages\none = A()\nprint(one.go())\ndrop_pages()\nprint(one.go())\n",
    )
    assert "global _count" in built["engine/a.py"] and "_count = 0" in built["engine/a.py"]


def test_pages_of_a_class_that_are_dropped_leave_nothing(tmp_path):
    sources = {
        "engine/a.py": f"class A:\n{PAGED}\n    def go(self):\n        return 1\n    def do(self):\n        return 2\n"
        f"    # -- more (paged) ------\n    def be(self):\n        drop()\n        return self.go()\n"
        "from engine.modules import drop_pages as drop\n",
        "start.py": """
import gc, sys, weakref
from engine import modules as library
from engine.a import A
one, other = A(), A()
one.go()
method = weakref.ref(A.__dict__["go"])
print(method() is not None, "do" in A.__dict__)
library.drop_pages()
gc.collect()
print(method() is None, "do" in A.__dict__, [name for name in sys.modules if name[0] == "_" and name[1:].isdigit()])
print(one.go(), other.do(), one.be(), library._lent[0][0] is A)
""".replace("from engine import modules as library", "import importlib\nlibrary = importlib.import_module('engine.modules')"),
    }
    built = build(sources)
    assert run(tmp_path, built) == "True True\nTrue False []\n1 2 1 True\n"


def test_pages_that_are_dropped_give_their_memory_back_inside_micropython(tmp_path, record_property):
    body = "".join(f"        self.a{at} = (self.b, {at}, 'x{at}')\n" for at in range(200))
    sources = {"engine/a.py": f"class A:\n    b = 1\n{PAGED}    def go(self):\n        return self.b\n    def more(self):\n{body}"}
    built = build(sources)
    files = []
    for path, text in built.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
        files.append(("/" + path, tmp_path / path))
    use = "for one in ones:\n    one.go()\n"
    live = "live.append(gc.mem_alloc())\n"
    begin = "import gc\nfrom engine.a import A\nfrom engine.modules import drop_pages\nones, live = [A(), A()], [0] * 0\n"
    drop = "drop_pages()\n"
    # The heap is collected between two parts; the first use and the first drop make what stays.
    parts = [begin, use, drop, live + use, live + drop, live, "print(live)"]
    out = runtime.run([one for part in parts for one in (part, "gc.collect()\n", "pass\n")], files)
    before, loaded, after = ast.literal_eval(out)
    record_property("summary", f"a page of {loaded - before:,} bytes leaves {after - before:,} when it is dropped")
    assert loaded - before > 3000 and after - before < 200


def test_every_paged_method_of_the_program_is_in_one_page(record_property):
    sources = compiling.read_sources(("en",))
    parts = split(sources)
    pages = [path for path in parts if path not in sources]
    methods = sum(len(names) for path in pages for names in classes(parts[path]).values())
    whole = sum(len(names) for text in sources.values() for names in classes(text).values())
    rest = sum(len(names - {"PAGES"}) for path in sources for names in classes(parts[path]).values())
    stubs = sum(parts[path].count(").LOOSE.") for path in sources if "@classmethod" in parts[path])
    record_property("summary", f"pages: {len(pages)} with {methods} of the {whole} members of classes")
    assert pages == [f"_{number}.py" for number in range(1, len(pages) + 1)] or sorted(pages, key=len)
    assert methods + rest - whole <= stubs and methods + rest >= whole
