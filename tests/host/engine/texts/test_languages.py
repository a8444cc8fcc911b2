"""Every language has every text, with the same facts, in letters that the fonts can draw."""

import importlib
import pkgutil
from string import Formatter

import pytest

from engine import texts
from engine.texts import en
from firmware.display.fonts import size8, size16

HOME = "en"
SECTIONS = sorted(module.name for module in pkgutil.iter_modules(en.__path__))
OTHERS = sorted(
    module.name
    for module in pkgutil.iter_modules(texts.__path__)
    if module.ispkg and module.name != HOME
)


def _module(language, section):
    return importlib.import_module(f"engine.texts.{language}.{section}")


def _facts(text):
    return sorted({name for _, name, _, _ in Formatter().parse(text) if name is not None})


def _drawn(font):
    return {ord(char) for char in font.MORE} | set(range(32, 127))


def _rows(module):
    return getattr(module, "RULES", ())


def _table(module):
    """Return {name: text} of a section; the module has them in turn."""
    words = getattr(module, "TEXTS", ())
    return dict(zip(words[::2], words[1::2], strict=True))


def _texts(module):
    """Yield (key, text) of everything that a module says."""
    yield from _table(module).items()
    for number, _, short, full, _, _ in _rows(module):
        yield number, short
        yield number, full


def test_there_is_a_second_language():
    assert "it" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_the_sections_are_the_same(language):
    package = importlib.import_module(f"engine.texts.{language}")
    assert sorted(module.name for module in pkgutil.iter_modules(package.__path__)) == SECTIONS


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", [HOME, *OTHERS])
def test_each_name_has_one_text_and_is_found(language, section):
    module = _module(language, section)
    assert 2 * len(_table(module)) == len(getattr(module, "TEXTS", ()))
    texts.use(language)
    try:
        for name, words in _table(module).items():
            assert texts._find(f"{section}.{name}") == words
    finally:
        texts.use(HOME)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_keys_and_facts_are_the_same(language, section):
    home = _table(_module(HOME, section))
    other = _table(_module(language, section))
    assert sorted(other) == sorted(home)
    for key, text in home.items():
        assert _facts(other[key]) == _facts(text), key


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("rules_")])
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_the_same(language, section):
    home = _rows(_module(HOME, section))
    other = _rows(_module(language, section))
    assert home
    # All but the words: number, topic, where it comes from, other house rules.
    assert [row[:2] + row[4:] for row in other] == [row[:2] + row[4:] for row in home]
    for row in other:
        assert 5 < len(row[2]) <= 60, row[0]


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("rules_")])
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_name_the_same_house_rules_and_numbers(language, section):
    def names(text):
        words = text.replace("(", " ").replace(")", " ").split()
        words = [word.strip(".,;:") for word in words]
        number = "".join(character if character.isdigit() else " " for character in text)
        options = sorted(word for word in words if "_" in word or "=" in word)
        return options, sorted(set(number.split()))

    home = _rows(_module(HOME, section))
    for row, said in zip(home, _rows(_module(language, section)), strict=True):
        assert names(said[3]) == names(row[3]), row[0]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", [HOME, *OTHERS])
@pytest.mark.parametrize("font", [size8, size16], ids=["size8", "size16"])
def test_the_fonts_can_draw_every_text(font, language, section):
    drawn = _drawn(font)
    for key, text in _texts(_module(language, section)):
        missing = [character for character in text if ord(character) not in drawn]
        assert not missing, (key, missing)
