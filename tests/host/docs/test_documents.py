"""What holds for every document: its links lead somewhere, and what it counts is so."""

import json
import re
import subprocess

import pytest

from engine import games
from engine.texts import rulebook
from host_tools import typecheck
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


def pinned():
    """Return {file: its packages} of everything that the project installs by name."""
    found = {}
    for path in (ROOT / "requirements").glob("*.txt"):
        lines = path.read_text("utf-8").splitlines()
        names = [line.split("==")[0] for line in lines if "==" in line]
        assert len(names) == len([line for line in lines if line and line[0] not in "#-"])
        found[f"requirements/{path.name}"] = set(map(canonical, names))
    tools = json.loads((ROOT / "package.json").read_text("utf-8"))
    found["package.json"] = set(tools["dependencies"]) | set(tools.get("devDependencies", ()))
    stubs = (*typecheck.PORTS.values(), typecheck._COMMON)
    found["host_tools/typecheck.py"] = {stub.split("==")[0] for stub in stubs}
    return found


def canonical(name):
    """Return a package's name as PyPI compares names."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_dependencies_are_those_of_the_requirement_files():
    page = (ROOT / "docs" / "dev" / "dependencies.md").read_text("utf-8")
    listed = {}
    for part in page.split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        cells = [line.split("|")[1] for line in body.splitlines() if line.startswith("| `")]
        names = [canonical(name) for cell in cells for name in re.findall(r"`([^`]+)`", cell)]
        assert len(names) == len(set(names)), heading
        if names:
            listed[heading.split(": ")[1]] = set(names)
    wanted = pinned()
    wanted["package.json"] = set(map(canonical, wanted["package.json"]))
    assert set(listed) == set(wanted)
    # A package that a file shares with one that it includes (-r) may be named in one place.
    for file, names in wanted.items():
        assert listed[file] <= names, (file, listed[file] - names)
        shared = {name for other in wanted if other != file for name in listed[other]}
        assert names - listed[file] <= shared, (file, names - listed[file] - shared)


README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_has_at_most_650_words():
    plain = re.sub(r"\]\([^)]*\)", "]", README)
    assert 400 < len([word for word in plain.split() if re.search(r"\w", word)]) <= 650


def test_the_two_commands_stand_at_the_top_of_the_readme_and_are_in_the_makefile():
    block = README.split("```")[1]
    commands = re.findall(r"^make (\w+)", block, re.M)
    assert commands == ["run", "test"] and README.index("```") < 400
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for path in PAGES:
        for command in re.findall(r"`make ([a-z-]+)", path.read_text("utf-8")):
            assert re.search(rf"^([a-z -]+ )?{command}( [a-z -]+)?:", makefile, re.M), (
                path.name,
                command,
            )


def test_every_picture_of_the_readme_has_words_and_a_caption():
    pictures = re.findall(r"!\[([^\]]*)\]\(", README)
    assert len(pictures) >= 4 and all(len(words) > 10 for words in pictures)
    captions = re.findall(r"(?<!\*)\*[A-Z][^*]+\.\*", README)
    assert len(captions) == len(pictures)


def test_make_help_lists_every_command_in_its_group():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = {
        word for line in re.findall(r"^\.PHONY: (.*)", makefile, re.M) for word in line.split()
    }
    said = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    groups = [group.splitlines() for group in said.stdout.strip().split("\n\n")]
    assert len(groups) >= 4 and all(not group[0].startswith(" ") for group in groups)
    listed = [line.split()[0] for group in groups for line in group[1:]]
    assert sorted(listed) == sorted(phony - {"help"})
    assert all(len(line.split()) > 3 for group in groups for line in group[1:])


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_a_workflow_runs_commands_that_there_are():
    """`make lint` checks them against the host's schema."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    used = [
        word
        for path in WORKFLOWS
        for word in re.findall(
            r"\bmake ([a-z-]+)(?=$|'| [A-Z]+=| &&)", path.read_text("utf-8"), re.M
        )
    ]
    commands = ["image", "release", "test", "test-image", "test-web", "web"]
    assert len(WORKFLOWS) == 3 and sorted(used) == commands
    assert all(re.search(rf"^{word}:", makefile, re.M) for word in used)
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    assert "run: .ci/run\n" in checks
    assert re.findall(r"'(3\.\d+)'", checks) == ["3.11", "3.12", "3.13", "3.14"]
