"""Looking up a text and filling in its facts; a gap shows itself and stops nothing."""

import sys

from engine import texts
from engine.errors import RuleError
from engine.texts import add, remove, text, variants
from tests.portable.tools import untyped

# What may be kept of texts looked up, in bytes of a board's memory.
KEPT = 4 * 1024


def test_a_key_that_is_not_there_is_shown_itself():
    assert variants("all.no_such") == ["all.no_such"]
    assert variants("no_such.text", name="Ann") == ["no_such.text"]


def test_a_fact_that_is_missing_stays_in_braces():
    add("toy", ("line", "{name}: {n} of {all}|{n}/{all}|{all}", "plain", "no facts"))
    assert variants("toy.line", name="Ann", n=3) == ["Ann: 3 of {all}", "3/{all}", "{all}"]
    assert text("toy.line") == "{name}: {n} of {all}"
    assert text("toy.plain", n=1) == "no facts"
    inner = ("toy.line", {"n": 1})
    assert text("toy.line", name=inner, n=2, all=3) == "{name}: 1 of {all}: 2 of 3"
    remove("toy")


def test_a_section_that_is_there_later_is_found_from_then_on():
    tables = {}

    def maker(section, language):
        table = tables.get((section, language))
        return texts.in_table(table) if table else None

    assert text("later:one.line") == "later:one.line"
    texts.provide("later", maker)
    try:
        for language in ("it", "en"):
            texts.use(language)
            assert not texts.has("later:one.line")
        tables[("later:one", "en")] = ("line", "Here")
        for language in ("it", "en"):
            texts.use(language)
            assert text("later:one.line") == "Here"
        tables[("later:one", "it")] = ("other", "Altro")
        texts.use("it")
        assert [text("later:one." + name) for name in ("line", "other")] == ["Here", "Altro"]
    finally:
        texts.use("en")
        del texts._makers["later"]


def test_an_error_without_its_facts_still_says_why():
    assert "{limit}" in RuleError("RMN-8", "rumino.over_limit", name="Ann", n=9).why()


def heap_of(words):
    """Return what a text takes of a board's heap: in blocks of 16 bytes, one for the object."""
    return 16 * (2 + len((words or "").encode()) // 16)


def kept():
    """Return what the kept texts take; a place in the table is 8 bytes, and a third may be free."""
    return sum([heap_of(key) + heap_of(found) + 11 for key, found in texts._found.items()])


def test_what_is_kept_of_texts_has_its_bound_however_long_they_are():
    # From texts of one letter to the longest of a score form.
    for length in (1, 15, 16, 100, 1000):
        names = ["line%d" % number for number in range(250)]
        table = []
        for name in names:
            table += [name, "x" * length]
        add("toy", tuple(table))
        most = 0
        for name in names:
            assert text("toy." + name) == "x" * length
            most = max(most, kept())
        assert KEPT // 2 < most <= KEPT, (length, most)
    remove("toy")


def test_a_module_of_packed_texts_is_let_go_of_once_they_are_found():
    name = "engine.texts.en.toy"

    class Module:
        # One text, as an image packs it: a name, its two-byte end, and its codes.
        PACKED = (("go",), b"\x01\x00", b"\x02")

    class Codes:
        CODES = ("", "", "Go!")

    for key, module in ((name, Module), ("engine.texts.en._codes", Codes)):
        sys.modules[key] = untyped(module)
    try:
        assert text("toy.go") == "Go!" and name not in sys.modules
    finally:
        del sys.modules["engine.texts.en._codes"]
        remove("toy")
