"""Each headword of the two glossaries is the word that is used."""

import re

from host_tools.base.boards import ROOT
from tests.host.engine.texts.test_terms import bad, page_words, said

DOCS = ROOT / "docs"


def rows(name):
    """Return [(headword, meaning)] of a page's tables, without their headings."""
    lines = re.findall(r"^\| ([^|]+) \| (.+) \|$", (DOCS / name).read_text("utf-8"), re.M)
    return [row for row in lines if row[0] != "word" and not row[0].startswith("---")]


def in_order(words):
    return words == sorted(words, key=str.lower)


def test_the_headwords_of_the_table_are_the_words_of_screens_and_rules():
    spoken = " ".join(
        words for where, words in said("en") if not where.startswith(("docs/", "boards/"))
    )
    spoken = " ".join((spoken, *dict(page_words("en")).values())).lower()
    found = rows("glossary.md")
    assert len(found) > 60 and in_order([word for word, _ in found])
    missing = []
    for word, _ in found:
        # The first word may be inflected: goes out, laid off.
        first, _, rest = re.escape(word.lower()).partition("\\ ")
        forms = {"go": "go(es)?|going", "lay": "lays?|laid|laying", "settle": "settles?|settled"}
        pattern = rf"\b({forms.get(first, first)})\w{{0,3}}" + (rf"\ {rest}" if rest else "")
        if not re.search(pattern, spoken):
            missing.append(word)
    assert not missing
    assert not [(word, text) for word, text in found if bad("en", word) or bad("en", text)]


def test_no_word_stands_in_a_glossary_twice():
    words = [word for word, _ in rows("glossary.md")]
    assert len(words) == len(set(words))
