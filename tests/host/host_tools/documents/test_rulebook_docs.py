"""docs/rules.md is made from the rulebook and is fresh."""

import re

from engine import games, texts
from engine.texts import rulebook, text
from host_tools.documents import rulebook as maker

PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]


def test_the_page_is_fresh():
    assert {"en", "it"} <= set(maker.languages())
    for language in maker.languages():
        found = maker.target(language).read_text(encoding="utf-8")
        assert found == maker.page(language), "anew: make generate"
    assert maker.main(["--check"]) == 0


def test_a_stale_page_is_noticed(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(maker, "DOCS", tmp_path)
    assert maker.main(["--check"]) == 1
    assert "make generate" in capsys.readouterr().err
    assert maker.main([]) == 0
    assert maker.main(["--check"]) == 0
    (tmp_path / "it" / "regole.md").write_text("old", encoding="utf-8")
    assert maker.main(["--check"]) == 1


def test_both_languages_have_the_same_rules_in_the_same_order():
    numbers = {
        re.findall(r"^### (.+-\d+)$", maker.page(name), re.M).__repr__()
        for name in maker.languages()
    }
    assert len(numbers) == 1
    assert texts.language() == "en"
    page = maker.page("it")
    assert (
        "- Regola della casa **Limite per bussare**, `knock_limit`: di norma `7`;"
        " valori: da 1 a 15.\n" in page
    )
    assert "house rule" not in page.lower() and "by default" not in page


def test_the_page_has_every_rule_and_every_house_rule():
    page = maker.page()
    headings = re.findall(r"^### ([A-Z]{3}-\d+)$", page, re.MULTILINE)
    assert headings == [rule.number for prefix in PREFIXES for rule in rulebook.rules(prefix)]
    for prefix in PREFIXES:
        for rule in rulebook.rules(prefix):
            assert rule.full in page
    for name in games.names():
        for option in games.load(name).options:
            shown = text(f"{name}.option_{option.name}")
            line = f"- House rule **{shown}**, `{option.name}`: `{option.default}` by default"
            assert line in page


def test_a_house_rule_has_the_name_and_the_values_that_the_screen_shows():
    page = maker.page()
    zero = "- House rule **-10 for every zero hand**, `gin_bonus_for_all`: `no` by default"
    assert zero + "; takes `yes`, `no`.\n" in page
    assert "`both_others` (both others), `ender_only` (the ender).\n" in page


def test_tables_have_the_same_columns_in_every_row():
    for table in re.findall(r"(?:^\|.*\n)+", maker.page(), re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1
