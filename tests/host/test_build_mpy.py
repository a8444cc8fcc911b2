"""Compiled modules: what their names are, in what order, and how a bundle says them once for all."""

import pytest

from host_tools.build import compile as compiling
from host_tools.build.literals import texts_as_objects
from host_tools.build.mpy import (
    HEAD,
    SHORT,
    MpyError,
    as_objects,
    only_texts,
    put_together,
    reorder,
    take_apart,
    uint,
)
from host_tools.build.name_table import NameTable
from host_tools.micropython import runtime

# Functions in functions, arguments of all kinds, cells, jumps, numbers, exceptions and objects.
_SOURCE = """
TABLE = (1.5, 10**20, b"bytes", ("a tuple", None, True, ...), 70000)

def outer(deck, *cards, dealer=3, **more):
    def inner(card=deck):
        return card, deck, dealer
    for number, card in enumerate(cards):
        try:
            if card > 200 and not more:
                continue
            yield number * 1000, inner(card), [one for one in TABLE]
        except ValueError as error:
            raise IndexError(error) from None
        finally:
            Hand.size = card

class Hand:
    size = 5
    def meld(self, *, run=-7):
        self.size += run
        while True:
            with Hand() as other:
                return f"{self.size}{other!r}"
    def __enter__(self):
        return 9
    def __exit__(self, *_):
        return False

print(list(outer(1, 2, 300)), Hand().meld(run=-3), Hand().meld())
"""


def compiled(tmp_path, source, name="some"):
    path = tmp_path / f"{name}.mpy"
    compiling.compile_module(source, f"{name}.py", path)
    return path.read_bytes()


def out_of(tmp_path, data):
    path = tmp_path / "again.mpy"
    path.write_bytes(data)
    return runtime.run("import again", [("/again.mpy", path)])


def test_what_is_taken_apart_can_be_put_together(tmp_path):
    data = compiled(tmp_path, _SOURCE)
    assert put_together(take_apart(data)) == data


def test_a_module_does_the_same_with_its_names_in_another_order(tmp_path):
    data = compiled(tmp_path, _SOURCE)
    parts = take_apart(data)
    assert len(parts.names) <= SHORT
    backwards = reorder(parts, list(range(len(parts.names)))[::-1])
    assert sorted(backwards.names) == sorted(parts.names) and put_together(backwards) != data
    assert out_of(tmp_path, put_together(backwards)) == out_of(tmp_path, data) != ""


def test_names_with_short_and_long_numbers_do_not_change_sides(tmp_path):
    source = "".join(f"name_{number} = {number}\n" for number in range(200))
    source += "print(" + " + ".join(f"name_{number}" for number in range(200)) + ")\n"
    data = compiled(tmp_path, source)
    parts = take_apart(data)
    count = len(parts.names)
    order = [*range(SHORT)[::-1], *range(SHORT, count)[::-1]]
    assert out_of(tmp_path, put_together(reorder(parts, order))) == f"{sum(range(200))}\n"
    with pytest.raises(MpyError, match="would get"):
        reorder(parts, list(range(count))[::-1])


# Short texts as constants, keys, arguments, defaults, attributes by name, and one that is a name as well.
_TEXTS = """
class Hand:
    suit = "spades"
def key(deck, face="jack"):
    return {"ace": 1, "jack": 11}[face], deck.get("size"), getattr(Hand, "suit"), "jack" in ("jack", "ace"), "%d" % 7
def jack():
    return "ace" + "%s!" % "jack", "suit" == Hand.suit, {"size": 3} == {"si" + "ze": 3}
print(key({"size": 52}), key({"size": 40}, face="ace"), jack())
"""


def test_texts_that_are_objects_do_what_names_do(tmp_path):
    data = compiled(tmp_path, _TEXTS)
    parts = take_apart(data)
    texts = {name[1:-1].decode() for name in only_texts(parts) if name[-1:] == b"\0"}
    # These two are attributes or functions, too.
    assert {"ace", "size", "%d", "%s!", "spades"} <= texts and not {"suit", "jack", "face"} & texts
    other = as_objects(parts, only_texts(parts))
    assert other.objects == parts.objects + len(only_texts(parts))
    assert not set(other.names) & only_texts(parts) and other.names[0] == parts.names[0]
    again = put_together(other)
    assert put_together(take_apart(again)) == again
    assert out_of(tmp_path, again) == out_of(tmp_path, data) != ""


def test_a_module_with_too_many_names_keeps_its_texts(tmp_path):
    source = "".join(f"name_{number} = 't{number}'\n" for number in range(100)) + "print(name_99)\n"
    parts = take_apart(compiled(tmp_path, source))
    assert len(parts.names) > SHORT
    assert as_objects(parts, only_texts(parts)) == parts


def test_rare_texts_become_objects_and_those_of_what_stays_do_not(tmp_path):
    files = {f"m{at}": compiled(tmp_path, "print('often')\n" + "print('rare')\n" * (at < 2), f"m{at}") for at in range(9)}
    files["stays"] = compiled(tmp_path, "print('kept', 'rare', 'alone')\n", "stays")
    files["more"] = compiled(tmp_path, "print('kept')\nalone = 5\nprint('is me')\n", "more")
    for stays, wanted in (("stays", {"is me"}), ("none", {"is me", "kept", "rare"})):
        made = texts_as_objects(files, (stays,))
        gone = set()
        for path, data in files.items():
            gone |= set(take_apart(data).names) - set(take_apart(made[path]).names)
            assert out_of(tmp_path, made[path]) == out_of(tmp_path, data)
        assert {name[1:-1].decode() for name in gone} == wanted


def test_other_files_are_refused(tmp_path):
    data = compiled(tmp_path, "x = 1")
    for wrong in (b"", b"M\5\0\x1f\0\0", data + b"x"):
        with pytest.raises(MpyError):
            take_apart(wrong)


def told(table, said):
    """Return the module that a table and what stands for it tell, as a reader finds it."""
    front, at = said[:4], 4
    size, at = said[at], at + 1
    if size & 128:
        size, at = (size & 127) << 7 | said[at], at + 1
    names, place = [], 0
    for length, count in zip(table.groups[2::2], table.groups[3::2]):
        for _ in range(count):
            text = table.data[place : place + (length or 1)]
            names.append(uint(2 * length) + text + b"\0" if length else uint(2 * text[0] + 1))
            place += length or 1
    found, number = b"", table.start - 1
    for distance in said[at : at + size]:
        number += 254 if distance == 255 else distance
        found += b"" if distance == 255 else names[number % len(names)]
    return HEAD + front + found + said[at + size :]


@pytest.mark.parametrize("room", [512, 40, 0])
def test_names_are_found_again_from_the_table(tmp_path, room):
    many = "".join(f"name_{number} = len\n" for number in range(300))
    sources = [_SOURCE, _SOURCE + "other = 1\n", many, "first = " + many, "alone = 5\n"]
    files = [compiled(tmp_path, source, f"file{at}") for at, source in enumerate(sources)]
    table = NameTable(files)
    for data in files:
        again = told(table, table.shorten(data, room))
        assert take_apart(again).names[0] == take_apart(data).names[0]
        assert sorted(take_apart(again).names) == sorted(take_apart(data).names)
        assert out_of(tmp_path, again) == out_of(tmp_path, data)
    # What only one has is not in the table.
    assert b"alone" not in table.data and b"dealer" in table.data


def test_a_name_too_long_for_the_table_stays_in_its_modules(tmp_path):
    name = "n" * 64
    files = [compiled(tmp_path, f"{name} = 1\nprint({name})\n", f"file{at}") for at in range(2)]
    table = NameTable(files)
    assert name.encode() not in table.data
    assert out_of(tmp_path, told(table, table.shorten(files[0], 512))) == "1\n"
