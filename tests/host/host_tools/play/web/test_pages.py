"""The pages to read: every rule by its number, every link leads somewhere, both languages."""

import json
import re

import pytest

from engine import games, texts
from engine.texts import fact, rulebook
from host_tools import words
from host_tools.play.web import games as facts
from host_tools.play.web import pages

MADE = pages.pages()
PICTURES = pages.pictures(MADE)
PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]
NUMBERS = [rule.number for prefix in PREFIXES for rule in rulebook.rules(prefix)]


def test_there_is_a_rulebook_and_a_page_for_each_game_in_both_languages():
    played = [name for name in games.names() if name != "any"]
    names = ["rules", *(f"play-{name}" for name in played)]
    assert set(MADE) == {
        f"{name}.{language}.html" for name in names for language in texts.LANGUAGES
    }


@pytest.mark.parametrize("language", texts.LANGUAGES)
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
                    "site.webmanifest",
                    "site.it.webmanifest",
                )
                or "icons/" in page
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
