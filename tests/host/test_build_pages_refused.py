"""Classes that cannot be split into pages as their headings say: the build refuses them and says why."""

import pytest
from built_programs import PAGED, build

from host_tools.build.families import PageError


def refused(why, **modules):
    sources = {name.replace("_in_", "/") + ".py": text for name, text in modules.items()}
    with pytest.raises(PageError, match=why):
        build(sources)


@pytest.mark.parametrize(
    ("why", "stays", "goes"),
    [
        ("uses super", "", "def go(self):\n        return super().go()"),
        ("uses __class__", "", "def go(self):\n        return __class__"),
        ("sets a global", "", "def go(self):\n        global _x\n        _x = 1"),
        ("decorated, or Python's own", "", "def __len__(self):\n        return 1"),
        ("decorated, or Python's own", "", "@property\n    def go(self):\n        return 1"),
        ("decorated, or Python's own", "", "@staticmethod\n    def go():\n        return 1"),
        ("has optional arguments", "", "@classmethod\n    def go(cls, more=1):\n        return 1"),
        ("page is a name of the build's", "", "@classmethod\n    def go(cls, page):\n        return 1"),
        ("there are two of it", "def go(self):\n        return 0", "def go(self):\n        return 1"),
        ("STEP is read where the class is made", "def by(self, far=STEP):\n        return far", "STEP = 3"),
        ("SIZE is read where the class is made", "SIZE = 3", "def go(self, far=SIZE):\n        return far"),
        ("_x is set by a function", "def set(self):\n        global _x\n        _x = 2", "def go(self):\n        return _x"),
    ],
)
def test_what_cannot_be_paged_is_refused(why, stays, goes):
    refused(f"engine/a.py: A.* cannot be paged: .*{why}", engine_in_a=f"_x = 1\nclass A:\n    {stays}\n{PAGED}\n    {goes}\n")


def test_what_would_be_hidden_is_refused():
    below = f"class Below:\n    def go(self):\n        return 1\nclass A(Below):\n{PAGED}\n    def go(self):\n        return 2\n"
    refused("A.go cannot be paged: Below has it in memory", engine_in_a=below)
    beside = f"class Beside:\n    def go(self):\n        return 1\nclass A:\n{PAGED}\n    def go(self):\n        return 2\n"
    same_name = beside + "class Both(A, Beside):\n    pass\n"
    refused("A.go cannot be paged: Beside has it in memory", engine_in_a=same_name)
    build({"engine/a.py": beside + "class Both(Beside, A):\n    pass\n"})


def test_names_that_the_build_needs_are_refused():
    base = f"class A:\n{PAGED}\n    def go(self):\n        return 1\n"
    call = "from engine.a import A\nclass B(A):\n    def go(self):\n        {}\n"
    refused("page is a name", engine_in_a=base, engine_in_b=call.format("page = 1\n        return A.go(self)"))
    refused("A.go is paged and cannot be set", engine_in_a=base, engine_in_b=call.format("A.go = None"))


def test_more_pages_than_a_byte_counts_are_refused():
    text = "class A:\n"
    for number in range(256):
        text += f"    # -- part {number} (paged) ----\n    def go{number}(self):\n        return {number}\n"
    refused("more than 255 pages", engine_in_a=text)
