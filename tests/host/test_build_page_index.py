"""The index of a class's pages: how methods are found in it, and told apart."""

import hashlib

from built_programs import PAGED, build, same

from host_tools.build.link import LIBRARY
from host_tools.build.page_index import key_of, pack_indexes


def test_an_index_has_three_bytes_for_each_method_and_then_inherited_ones():
    base = f"class A:\n{PAGED}\n    def go(self):\n        return 1\n    def come(self):\n        return 1\n"
    built = build({"engine/a.py": base, "engine/b.py": base.replace("A:", "B(A):").replace("come", "stay")})
    row = {name: key_of(name) for name in ("go", "come", "stay")}
    assert f"PAGES = {b''.join(sorted((row['go'] + bytes([1]), row['come'] + bytes([1]))))!r}" in built["engine/a.py"]
    built = build({"engine/a.py": base, "engine/b.py": "from engine.a import A\n" + base.replace("A:", "B(A):").replace("come", "stay")})
    assert f"PAGES = {b''.join(sorted((row['go'] + bytes([2]), row['stay'] + bytes([2]))))!r} + A.PAGES" in built["engine/b.py"]


def alike():
    """Return two names with the same key."""
    seen = {}
    for number in range(2000):
        name = "go_" + hashlib.md5(b"%d" % number).hexdigest()
        other = seen.setdefault(key_of(name), name)
        if other != name:
            return other, name
    raise AssertionError("no two names are alike")


def test_methods_with_the_same_hash_are_told_apart(tmp_path):
    one, two = alike()
    built = same(
        tmp_path,
        engine_in_a=f"class A:\n{PAGED}\n    def {one}(self):\n        return 1\n",
        engine_in_b=f"from engine.a import A\nclass B(A):\n{PAGED}\n    def {two}(self):\n        return 2\n",
        start=f"from engine.b import B\nprint(B().{one}(), B().{two}())\n",
    )
    assert "crc32(name.encode(), 0) >> 0" not in built[LIBRARY]
    assert "crc32(name.encode(), 0) >> 0" in build({"engine/a.py": f"class A:\n{PAGED}\n    def go(self):\n        return 1\n"})[LIBRARY]


def test_a_class_of_numbers_is_no_index():
    text = "class A:\n    class Kind:\n        RED = 1\n    class Nothing:\n        pass\n"
    assert "class Kind" in pack_indexes({"engine/a.py": text})["engine/a.py"]
