"""What holds for every document: its links lead somewhere, and what it counts is so."""

import re

import pytest

from engine import games
from engine.texts import rulebook
from host_tools.boards import ROOT

PAGES = sorted(
    path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("boards/**/*.md"))
)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.S)


def anchors(path):
    """Return the anchors of a page's headings, as the usual public hosts make them."""
    text = re.sub(r"```.*?```", "", path.read_text("utf-8"), flags=re.S)
    found = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.M):
        plain = re.sub(r"\]\([^)]*\)|[`*\[\]]", "", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    wrong = []
    for link in _LINK.findall(_CODE.sub("", page.read_text("utf-8"))):
        if re.match(r"https?:|mailto:", link):
            continue
        where, _, anchor = link.partition("#")
        target = (page.parent / where).resolve() if where else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert not wrong


def test_the_sources_list_every_rule_as_the_rulebook_marks_it():
    page = (ROOT / "docs" / "sources.md").read_text("utf-8")
    rows = {}
    for line in page.splitlines():
        numbers = re.findall(r"[A-Z]{3}-\d+", line)
        if line.count("|") == 5 and numbers:
            rows[numbers[0][:3]] = [re.findall(r"[A-Z]{3}-\d+", cell) for cell in line.split("|")]
    prefixes = ["ALL", *(games.load(name).prefix for name in games.names())]
    assert set(rows) == set(prefixes)
    for prefix in prefixes:
        marked = {"src": [], "both": [], "gap": []}
        for rule in rulebook.rules(prefix):
            marked[rule.mark].append(rule.number)
        assert rows[prefix][2:5] == [marked["src"], marked["both"], marked["gap"]], prefix
