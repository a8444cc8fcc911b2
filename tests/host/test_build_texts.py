"""Texts packed for a board: every one is given back, in half of the room."""

import runpy
from pathlib import Path

import pytest
from engine.texts.packed import Packed
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.build import pack
from host_tools.build.compile import ROOT, languages
from host_tools.build.pack import PackError, letters_of, pack_rows, pack_texts, packed_source


@pytest.mark.parametrize("language", languages())
def test_every_text_and_rule_of_a_language_is_given_back(language, record_property):
    folder = ROOT / "engine" / "texts" / language
    letters = pack.letters(str(folder))
    plain = packed = 0
    for path in sorted(folder.glob("*.py")):
        module = runpy.run_path(str(path))
        if "TEXTS" in module:
            blocks = pack_texts(module["TEXTS"], letters)
            table = Packed(blocks, *letters)
            assert {name: table.get(name) for name in module["TEXTS"]} == module["TEXTS"]
            assert table.get("no_such_text") is None and table.get("") is None
            plain += sum(len(name) + len(text.encode()) + 2 for name, text in module["TEXTS"].items())
            packed += sum(map(len, blocks))
            assert max(map(len, blocks)) <= 256
        elif "RULES" in module:
            blocks = pack_rows(module["RULES"], letters)
            wanted = [[*row[:5], " ".join(row[5])] for row in module["RULES"]]
            assert list(Packed(blocks, *letters).rows()) == wanted
            # One rule may be longer.
            assert max(map(len, blocks)) <= 256 or max(len(block) for block in blocks if block.count(b"\0") > 2) <= 256
    record_property("summary", f"texts in {language}: {plain:,} bytes, {packed:,} packed")
    assert packed < 0.55 * plain


_TEXT = st.text(st.sampled_from("abcde {}|.…è"), max_size=60)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.text(st.sampled_from("abc_"), min_size=1, max_size=6), _TEXT, max_size=90))
def test_any_table_is_given_back(table):
    letters = letters_of(list(table.values()))
    packed = Packed(pack_texts(table, letters), *letters)
    assert {name: packed.get(name) for name in table} == table
    assert packed.get("d") is None


def test_pairs_do_not_stand_for_pairs_too_deep():
    # Each doubling of a text would be one deeper.
    letters = letters_of(["a" * 2**17])
    text = "a" * 1000
    assert Packed(pack_texts({"n": text}, letters), *letters).get("n") == text


def test_a_text_that_a_block_cannot_hold_is_refused():
    with pytest.raises(PackError, match="control character"):
        pack_texts({"a": "b\0c"})
    with pytest.raises(PackError, match="no other text"):
        pack_texts({"a": "è"})
    with pytest.raises(PackError, match="too long"):
        pack_texts({"a": "b" * 256})
    with pytest.raises(PackError, match="same hash"):
        pack_texts({"plumless": "1", "buckeroo": "2"})
    with pytest.raises(PackError, match="too many letters"):
        letters_of(["".join(chr(code) for code in range(0xC0, 0xE0))])
    assert pack_rows([("X-1", "t", "s", "f", "src", ("one", "two"))]) == (b"\0X-1\1t\1s\1f\1src\1one two\0",)


def test_a_table_of_many_texts_is_several_blocks():
    many = {str(number): "" for number in range(1000)}
    blocks = pack_texts(many)
    assert len(blocks) > 15 and max(map(len, blocks)) <= 256
    assert all(Packed(blocks).get(name) == "" for name in many) and Packed(blocks).get("1000") is None
    assert pack_texts({}) == (b"\0",) and Packed(pack_texts({})).get("a") is None


def test_only_modules_of_texts_are_replaced(tmp_path):
    assert packed_source({"OTHER": 1}) is None
    Path(tmp_path, "__init__.py").write_text("")
    Path(tmp_path, "some.py").write_text('TEXTS = {"a": "one one one"}\n')
    made = {}
    exec(packed_source(runpy.run_path(str(tmp_path / "__init__.py"))), made)
    exec(packed_source(runpy.run_path(str(tmp_path / "some.py"))), made)
    assert Packed(made["PACK"], made["PAIRS"], made["OTHERS"]).get("a") == "one one one"
