"""The pages to read: every rule by its number, every link leads somewhere, in each language."""

import json
import re

import pytest

from engine import games
from engine.texts import fact, rulebook
from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.documents import rulebook as rulebook_document
from host_tools.play.web import games as facts
from host_tools.play.web import pages

MADE = pages.pages()
PICTURES = pages.pictures(MADE)
PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]
NUMBERS = [rule.number for prefix in PREFIXES for rule in rulebook.rules(prefix)]


def test_a_language_has_its_rulebook_and_a_page_for_each_game_that_it_tells():
    played = [name for name in games.names() if name != "any"]
    named = {"it": "it/gioca", "en": "play"}
    for language in words.languages():
        folder = words.own(language, words.READ).get("folder", "nowhere")
        assert folder == named.get(language, folder)
        told = [name for name in played if (ROOT / "docs" / folder / f"{name}.md").is_file()]
        assert told == played or language not in named
        rules = ["rules"] if language in rulebook_document.languages() else []
        found = {name for name in MADE if name.split(".")[1] == language}
        assert found == {
            f"{name}.{language}.html" for name in [*rules, *(f"play-{name}" for name in told)]
        }
    assert {"en", "it"} <= set(rulebook_document.languages())


@pytest.mark.parametrize("language", rulebook_document.languages())
def test_every_rule_has_an_anchor_by_its_number(language):
    page = MADE[f"rules.{language}.html"]
    found = re.findall(r'<section class="rule"><h3 id="([^"]+)">([^<]+)</h3>', page)
    assert [number for _, number in found if "-" in number] == NUMBERS
    for anchor, number in found:
        if number in NUMBERS:
            assert anchor == number.lower()


@pytest.mark.parametrize("name", MADE)
def test_every_link_of_a_page_leads_to_something(name):
    for target in re.findall(r' href="([^"]*)"', MADE[name]):
        page, _, anchor = target.partition("#")
        if not page.endswith(".html") and page:
            assert (
                page
                in (
                    "./",
                    "shared/style.css",
                    "read/reading.css",
                )
                or "icons/" in page
                or re.fullmatch(r"site(\.[a-z]+)?\.webmanifest", page)
            )
        elif anchor:
            assert f' id="{anchor}"' in MADE[page or name], target
        else:
            assert page in MADE, target
    for picture in re.findall(r'<img src="(pictures/[^"]+)"', MADE[name]):
        assert PICTURES[picture].is_file()


@pytest.mark.parametrize("name", MADE)
def test_a_page_is_whole_and_speaks_one_language(name):
    page = MADE[name]
    language = name.split(".")[1]
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
    assert "default-src 'none'" in page and page.count("<h1") == 1
    # House rules have the words of the screen.
    assert not re.search(r"\b[a-z]+_[a-z]+(=|\b)", re.sub(r"<[^>]+>", "", page))
    assert ".md" not in page and "<!-- Made" not in page and "()" not in page
    own, other = ("Discussioni", "Disputes") if language == "it" else ("Disputes", "Discussioni")
    if name.startswith("play"):
        assert own in page and other not in page
        assert 'class="ref" href="rules.' in page and "pictures/hands/" in page


def test_headings_links_and_code_stay_as_they_are():
    html = '<h3 id="x">RMN-6</h3><p>RMN-6, <code>RMN-7</code>, <a href="y">RMN-8</a></p>'
    linked = pages._linked(html, "en")
    assert linked.count("<a ") == 2
    assert '<a class="ref" href="rules.en.html#rmn-6">RMN-6</a>,' in linked


def test_the_page_calls_the_games_and_their_house_rules_as_the_box_does():
    found = facts.facts()
    for language, name in (("en", "Tuscan Rummy"), ("it", "Ramino toscano")):
        said = words.table(language, words.FIRST)
        for game in found[language]:
            # The score forms are listed by the box and in links only.
            if game["id"] != "any" and not game["id"].startswith("form:"):
                assert said[f"game.{game['id']}"] == game["title"]
        assert name in [game["title"] for game in found[language]]
    rumino = found["it"][0]
    knock = next(option for option in rumino["options"] if option["name"] == "knock_limit")
    assert (knock["label"], knock["span"], knock["values"]) == ("Limite per bussare", [1, 15], [])
    assert fact(games.load("tuscan").title) == "Tuscan Rummy"
    assert json.loads(json.dumps(found)) == found
