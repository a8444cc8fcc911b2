"""Every language has the same texts, with the same facts, in letters that the fonts can draw.

What a language lacks is shown in English: `make missing` lists it, and nothing fails.
"""

import importlib
import pkgutil
import re
import types

import pytest

from engine import texts
from engine.games import forms as score_forms
from engine.games.forms.telling import words as form_words
from engine.texts import folders, rulebook
from firmware.display.fonts import size8, size16
from host_tools.base import languages
from host_tools.release.languages import gaps, main, report

HOME = "en"
SECTIONS = languages.of_english()
OTHERS = sorted(
    module.name
    for module in pkgutil.iter_modules(texts.__path__)
    if module.ispkg and module.name != HOME
)


def _module(language, section):
    """Return the module of a section, one without texts if the language lacks it."""
    if language == HOME and section.startswith("form_"):
        found = types.ModuleType(section)
        pairs = languages.english(section).items()
        vars(found)["TEXTS"] = tuple(word for pair in pairs for word in pair)
        return found
    if section not in languages.sections(language):
        return types.ModuleType(section)
    module = importlib.import_module(f"engine.texts.{language}.{section}")
    beside = languages.beside(language, section)
    if beside:
        found = types.ModuleType(section)
        vars(found)["TEXTS"] = (*module.TEXTS, *(word for pair in beside.items() for word in pair))
        return found
    return module


def _facts(text):
    return sorted(gaps(text))


def _by_number(text):
    """Return the forms of a text, with those of a word within a gap of its own as they are."""
    return re.split(r"#(?![^{]*\})", text)


def _drawn(font):
    return {ord(char) for char in font.MORE} | set(range(32, 127))


def _rules(module):
    rows = rulebook.Rows(getattr(module, "RULES", ()))
    return [rulebook.Rule(rows, at) for at in range(len(rows.starts))]


class Asked:
    """A question of players, read from its text without the program."""

    def __init__(self, words):
        head, self.question, *answers = words.split("\n")
        facts, _, label = head.partition(": ")
        self.name, self.rule, self.moment, *self.on = facts.split()
        self.forms = label.split("|")
        self.answers = [("", answers)]
        # Several answers, or one for a house rule, say what they are given for.
        if self.on or len(answers) > 1:
            self.answers = [
                (line.partition(": ")[0], line.partition(": ")[2].split("|")) for line in answers
            ]

    def words(self):
        """Yield (name, text) of everything that it says."""
        for forms in [self.forms, [self.question], *(forms for _, forms in self.answers)]:
            for form in forms:
                yield self.name, form


def disputes_of(module):
    """Return the questions of a module with disputes, none of another one."""
    return [Asked(words) for words in getattr(module, "DISPUTES", ())]


def _table(module) -> dict[str, str]:
    """Return {name: text} of a section; the module has them in turn."""
    words = getattr(module, "TEXTS", ())
    return dict(zip(words[::2], words[1::2], strict=True))


def _texts(module):
    """Yield (key, text) of everything that a module says."""
    yield from _table(module).items()
    for rule in _rules(module):
        yield rule.number, rule.short
        yield rule.number, rule.full
    for one in disputes_of(module):
        yield from one.words()


def test_what_python_has_compiled_is_no_language(tmp_path, monkeypatch):
    for name in ("en", "it", "__pycache__"):
        (tmp_path / name).mkdir()
    (tmp_path / "__pycache__" / "__init__.cpython-311.pyc").touch()
    for name in ("en", "it"):
        (tmp_path / name / "__init__.py").touch()
    monkeypatch.setattr(folders, "__file__", str(tmp_path / "folders.py"))
    assert folders._codes() == ("en", "it")


def test_there_is_a_second_language():
    assert "it" in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_section_that_english_lacks(language):
    assert set(languages.sections(language)) <= set(SECTIONS)


def test_what_a_language_lacks_is_listed_by_chapters(monkeypatch):
    rumino = _module("it", "rumino")
    at = rumino.TEXTS.index("option_floor_zero")
    monkeypatch.setattr(rumino, "TEXTS", rumino.TEXTS[:at] + rumino.TEXTS[at + 2 :])
    there = languages.sections
    monkeypatch.setattr(
        languages,
        "sections",
        lambda language: [one for one in there(language) if (language, one) != ("it", "form_skat")],
    )
    languages.whole.cache_clear()
    try:
        found = list(report("it"))
        rumino = "rumino: in English, 1 of 105 texts are missing:"
        assert (
            found[found.index(rumino) + 1]
            == "    rumino.option_floor_zero: Never below zero|Zero floor"
        )
        assert not [line for line in found if "too long" in line]
        count = len(languages.form_words("skat"))
        assert f"form:skat: in English, {count} of {count} texts are missing:" in found
        # Its English is beside it: in the form, a text has no such name.
        assert "    form_skat.value_game_null: null" in found
        assert found[0].startswith("box: whole")
        assert languages.left_out("it") == ["disputes_rmn", "rules_rmn", "rumino", "form_skat"]
        assert languages.offered() == list(texts.LANGUAGES)
        monkeypatch.setattr(_module("it", "ui"), "TEXTS", ())
        languages.whole.cache_clear()
        assert "it" not in languages.offered()
    finally:
        languages.whole.cache_clear()


def test_a_language_that_is_not_begun_lacks_everything(capsys):
    assert main(["nl"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("engine/texts/nl/ is not there yet: ")
    missing = [line for line in said if line.endswith(" are missing:")]
    assert len(missing) == len(languages.chapters())
    for word in ("en", "Dutch", "../nl"):
        with pytest.raises(SystemExit):
            main([word])
    assert "is not the code of a language beside English" in capsys.readouterr().err


def test_a_gap_that_english_has_not_is_listed(monkeypatch):
    skat = _module("it", "form_skat")
    changed = tuple(words.replace("{number}", "{nummer}") for words in skat.TEXTS)
    monkeypatch.setattr(skat, "TEXTS", changed)
    said = "    form_skat.check_hand_0 has nummer, which English has not"
    assert said in list(report("it"))
    at = skat.TEXTS.index("value_game_clubs") + 1
    wide = (*skat.TEXTS[:at], "Rindfleischetikettierung", *skat.TEXTS[at + 1 :])
    monkeypatch.setattr(skat, "TEXTS", wide)
    found = list(report("it"))
    at = found.index("too long for a screen of 72x40:")
    assert "    form_skat.value_game_clubs: Rindfleischetikettierung" in found[at:]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", [HOME, *OTHERS])
def test_each_name_has_one_text_and_is_found(language, section):
    module = _module(language, section)
    assert 2 * len(_table(module)) == len(getattr(module, "TEXTS", ()))
    texts.use(language)
    try:
        for name, words in _table(module).items():
            if not (language == HOME and section.startswith("form_")):
                assert texts._find(f"{section}.{name}") == words
    finally:
        texts.use(HOME)


def _of_its_own(section, key):
    """Return whether a language may say what English need not."""
    if section == "games":
        return key.startswith(("title_", "suits_", "first_"))
    # A form's house rule is yes or no in English, and may be "allowed" or "forbidden" elsewhere.
    return section.startswith("form_") and re.fullmatch(r"value_\w+_(yes|no)", key)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_the_keys_and_facts_are_the_same(language, section):
    home = _table(_module(HOME, section))
    other = _table(_module(language, section))
    more = [key for key in other if key not in home and not _of_its_own(section, key)]
    assert not more
    for key, text in other.items():
        wanted = _facts(_by_number(home.get(key, ""))[0])
        for form in _by_number(text):
            # A form's text need not tell all that it may.
            if section.startswith("form_"):
                assert set(_facts(form)) <= set(wanted), key
            else:
                assert _facts(form) == wanted, key


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", [HOME, *OTHERS])
def test_a_text_by_number_has_each_form_of_its_language_once(language, section):
    form_of = importlib.import_module(f"engine.texts.{language}").form_of
    kinds = sorted({form_of(n) for n in range(1000)})
    assert kinds == list(range(len(kinds)))
    for key, text in _table(_module(language, section)).items():
        # A text that needs its forms in one language may have one in another.
        for words in re.findall(r"\{\w+#([^}]*)\}", text):
            assert len(words.split("#")) == len(kinds), key
        forms = _by_number(text)
        if len(forms) > 1:
            assert len(forms) == len(kinds) and "n" in _facts(forms[0]), key
            assert all(_facts(form) == _facts(forms[0]) for form in forms), key
            assert len({form.count("|") for form in forms}) == 1, key


@pytest.mark.parametrize("n", [1, 2])
@pytest.mark.parametrize("points", [0, 1, 2])
def test_each_of_two_numbers_chooses_the_form_of_its_word(n, points):
    said = {
        "en": (("card can", "cards can"), ("point", "points")),
        "it": (("carta,", "carte,"), ("punto", "punti")),
        "de": (("Karte lässt", "Karten lassen"), ("Punkt", "Punkte")),
        "es": (("carta,", "cartas,"), ("punto", "puntos")),
        "fr": (("carte peut", "cartes peuvent"), ("point", "points")),
    }
    for language, (cards, counted) in said.items():
        texts.use(language)
        try:
            words = texts.text("rumski_table.some", n=n, points=points)
        finally:
            texts.use(HOME)
        # French counts none as one.
        many = points != 1 and not (language == "fr" and points == 0)
        assert cards[n > 1] in words and words.endswith(f"{points} {counted[many]}"), words


def test_a_number_chooses_its_form_in_each_language():
    for language, one, many in (("en", "1 round", "2 rounds"), ("it", "1 mano", "2 mani")):
        texts.use(language)
        try:
            assert texts.text("any.goal_rounds", n=1) == one
            assert texts.text("any.goal_rounds", n="1") == one
            for n in (0, 2, 11, 21, 101):
                assert texts.text("any.goal_rounds", n=n) == many.replace("2", str(n))
            assert texts.variants("any.goal_rounds", n=1)[1] == "→1"
        finally:
            texts.use(HOME)


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("rules_")])
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_the_same(language, section):
    home = _rules(_module(HOME, section))
    other = _rules(_module(language, section))
    assert home
    if not other:
        return
    # All but the words: number, topic, where it comes from, other house rules.
    facts = [
        [(rule.number, rule.topic, rule.mark, rule.also) for rule in one] for one in (home, other)
    ]
    assert facts[0] == facts[1]
    for rule in other:
        assert 5 < len(rule.short) <= 60, rule.number


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("rules_")])
@pytest.mark.parametrize("language", [HOME, *OTHERS])
def test_the_rules_are_laid_out_for_reading(language, section):
    for words in getattr(_module(language, section), "RULES", ()):
        head, *lines = words.split("\n")
        assert re.fullmatch(r"[A-Z]{3}-\d+ [a-z]+ (src|gap|both)( [a-z_]+)*: \S.*\.", head), head
        assert lines and all(line == line.strip() != "" for line in lines), head
        assert max(map(len, lines)) <= 100 and len(head) <= 120, head


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("rules_")])
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_name_the_same_house_rules_and_numbers(language, section):
    def names(text):
        words = text.replace("(", " ").replace(")", " ").split()
        words = [word.strip(".,;:") for word in words]
        number = "".join(character if character.isdigit() else " " for character in text)
        options = sorted(word for word in words if "_" in word or "=" in word)
        return options, sorted(set(number.split()))

    home = _rules(_module(HOME, section))
    other = _rules(_module(language, section))
    for rule, said in zip(home, other, strict=bool(other)):
        assert names(said.full) == names(rule.full), rule.number


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("disputes_")])
@pytest.mark.parametrize("language", OTHERS)
def test_the_disputes_are_the_same(language, section):
    home, other = (disputes_of(_module(name, section)) for name in (HOME, language))
    assert home
    if not other:
        return
    # All but the words: name, rule, house rule, and the values that are answered.
    facts = [
        [(asked.name, asked.rule, asked.on, [name for name, _ in asked.answers]) for asked in one]
        for one in (home, other)
    ]
    assert facts[0] == facts[1]
    for one, said in zip(home, other, strict=True):
        for (_, words), (_, told) in zip(one.answers, said.answers, strict=True):
            assert _facts(told[0]) == _facts(words[0]), one.name


@pytest.mark.parametrize("section", [name for name in SECTIONS if name.startswith("disputes_")])
@pytest.mark.parametrize("language", [HOME, *OTHERS])
def test_the_disputes_are_laid_out_for_reading(language, section):
    for words in getattr(_module(language, section), "DISPUTES", ()):
        head, question, *answers = words.split("\n")
        assert re.fullmatch(r"[a-z_0-9]+ [A-Z]{3}-\d+ [a-z]+( [a-z_]+| \?)?: \S.*", head), head
        assert question.endswith("?") and answers, head
        assert max(map(len, words.split("\n"))) <= 100, head
        one = Asked(words)
        for _, forms in one.answers:
            # Where the table chooses, the answers stand in a list.
            assert len(forms) == (2 if one.on == ["?"] else 1), head
            assert forms[0][-1] in ".♦♥", head


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("language", [HOME, *OTHERS])
@pytest.mark.parametrize("font", [size8, size16], ids=["size8", "size16"])
def test_the_fonts_can_draw_every_text(font, language, section):
    drawn = _drawn(font)
    for key, text in _texts(_module(language, section)):
        missing = [character for character in text if ord(character) not in drawn]
        assert not missing, (key, missing)


@pytest.mark.parametrize("form", [row[0] for row in score_forms.SHIPPED])
def test_a_question_opens_after_the_name_of_who_is_asked(form):
    read = score_forms.read(score_forms.data_of(form))
    read.section = score_forms.PREFIX + form
    texts.use("es")
    try:
        words = form_words.table(read, "es")
    finally:
        texts.use(HOME)
    assert not [one for one in words if "¿{name}: " in one]
