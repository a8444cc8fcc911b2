"""What holds for every document: its links lead somewhere, and what it counts is so."""

import re
import subprocess
import tomllib

import pytest

from engine import games
from engine.texts import rulebook as rules
from host_tools.base.boards import ROOT
from host_tools.documents import rulebook

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


def test_what_belongs_to_a_step_is_indented_as_the_site_needs_it():
    """With three spaces, the site would end the list and start another."""
    for path in PAGES:
        text = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.M | re.S)
        assert not re.findall(r"\n\n {1,3}\S.*", text), path.name


# What is looked up, not read.
REFERENCES = (
    *(rulebook.target(language).name for language in rulebook.languages()),
    "variants.md",
    "game-interface.md",
    "ask.md",
)
# A page that is as long as the tables of the parts that `make bench` measured.
MEASURED = "figures.md"
# A page that is read from above, of which the second half is looked up: all parts of a form.
HALF = ("forms.md",)


def test_no_document_but_a_reference_has_more_than_2000_words():
    long = {path.name for path in PAGES if len(path.read_text("utf-8").split()) > 2000}
    assert long - {MEASURED} == set(REFERENCES + HALF)


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
        for rule in rules.rules(prefix):
            marked[rule.mark].append(rule.number)
        assert rows[prefix][2:5] == [marked["src"], marked["both"], marked["gap"]], prefix


@pytest.mark.parametrize(
    "path", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name
)
def test_every_package_is_pinned_with_the_hashes_of_its_files(path):
    text = re.sub(r" \\\n +", " ", path.read_text("utf-8"))
    # What the file is for, then a version and the hash of every file that it may be installed from.
    assert text.startswith("# ")
    lines = [line for line in text.splitlines() if line and line[0] not in "#-"]
    pin = re.compile(r"([\w.-]+)==[\w.]+( --hash=sha256:[0-9a-f]{64})+")
    assert lines and [line for line in lines if not pin.fullmatch(line)] == []


README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_is_a_screen_and_a_half():
    plain = re.sub(r"\]\([^)]*\)", "]", README)
    assert 250 < len([word for word in plain.split() if re.search(r"\w", word)]) <= 450


def test_the_readme_has_three_doors_to_where_the_project_is():
    """The address of the page is the one to which the workflow publishes it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    home, source = project["urls"]["Homepage"], project["urls"]["Source"]
    owner, name = source.removeprefix("https://github.com/").split("/")
    assert home == f"https://{owner}.github.io/{name}/"
    (doors,) = re.findall(r"^\| \[\*\*Open it\*\*\].*", README, re.M)
    assert f"({home}app/)" in doors and f"({source}/releases)" in doors and "`make run`" in doors
    # Every other address of the project in a document is below one of the two.
    for path in (*PAGES, ROOT / "engine" / "README.md"):
        for found in re.findall(r"https://[^\s)>`]*meldmate[^\s)>`]*", path.read_text("utf-8")):
            assert found.startswith((home, source)), (path.name, found)


def test_a_download_is_checked_against_the_repository_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"--repo (\S+)", (ROOT / "SECURITY.md").read_text("utf-8"))
    assert [f"https://github.com/{name}" for name in named] == [project["urls"]["Source"]]


def test_every_address_in_pyproject_is_below_the_first_two():
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    others = [urls[name] for name in urls if name not in ("Homepage", "Source")]
    assert others and all(url.startswith(urls["Source"] + "/") for url in others)


def test_the_two_commands_stand_at_the_top_of_the_readme_and_are_in_the_makefile():
    block = README.split("```")[1]
    commands = re.findall(r"^make (\w+)", block, re.M)
    assert commands == ["run", "test"]
    # What it is, and the ways in, come first; all of it before the first heading.
    assert README.index("Play in the browser") < README.index("```") < README.index("\n## ")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for path in PAGES:
        for command in re.findall(r"`make ([a-z-]+)", path.read_text("utf-8")):
            assert re.search(rf"^([a-z -]+ )?{command}( [a-z -]+)?:", makefile, re.M), (
                path.name,
                command,
            )


def test_the_python_of_the_readme_is_of_the_page_whose_lines_are_run():
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    page = (ROOT / "docs" / "dev" / "package.md").read_text("utf-8")
    steps = [step for step in re.split(r"(?m)^(?=>>> )", code) if step]
    assert len(steps) == 3 and all(step in page for step in steps)


def test_every_picture_of_the_readme_has_words_and_a_caption():
    pictures = re.findall(r'!\[([^\]]*)\]\(|<img [^>]*alt="([^"]*)"', README)
    assert len(pictures) == 3 and all(len("".join(words)) > 10 for words in pictures)
    # The last two are side by side.
    captions = re.findall(r"(?<!\*)\*[A-Z][^*]+\.\*", README)
    assert len(captions) == 2


# What a person needs, in the order of `make help`.
PEOPLE = "run web export scores people card image flash backup restore case check-board test lint"


def asked(*words):
    """Return (exit status, standard output, standard error) of make with some words."""
    command = ["make", "--no-print-directory", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def commands():
    """Return every command of the Makefile."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return " ".join(re.findall(r"^COMMANDS \+?:?= (.*)", makefile, re.M)).split()


def test_make_help_says_in_fourteen_lines_what_people_need():
    status, said, _ = asked("help")
    lines = said.splitlines()
    assert status == 0 and [line.split()[0] for line in lines[:14]] == PEOPLE.split()
    assert all(len(line.split()) > 3 and len(line) <= 80 for line in lines[:14])
    assert lines[14:] == ["", "make help-all lists every command, with its options."]
    assert asked()[1] == said


def test_make_help_all_lists_every_command_in_its_group():
    groups = [group.splitlines() for group in asked("help-all")[1].strip().split("\n\n")]
    assert len(groups) >= 4 and all(not group[0].startswith(" ") for group in groups)
    listed = [line.split()[0] for group in groups for line in group[1:]]
    assert sorted(listed) == sorted(set(commands()) - {"help", "help-all"})
    assert all(len(line.split()) > 3 for group in groups for line in group[1:])


@pytest.mark.parametrize("words", [["tests"], ["docs/guide.md"], ["run", "tests"], ["soak"]])
def test_make_says_what_it_does_not_know(words):
    """Also where a folder or a file of that name would be nothing to be done."""
    status, said, error = asked(*words)
    assert status and not said
    assert f'There is no command "make {words[-1]}". "make help" lists the commands' in error


def test_every_command_of_the_makefile_is_one_that_make_knows():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^([a-z][a-z -]*):(?!=)", makefile, re.M)
    assert {word for target in targets for word in target.split()} == set(commands())


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_is_pinned_and_keeps_no_token(path):
    text = path.read_text("utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, comment in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), action
    for container in re.findall(r"container: (\S+)", text):
        assert re.fullmatch(r"[a-z]+:[a-z]+@sha256:[0-9a-f]{64}", container)
    # The token stays out of the checkout, in which packages of others run.
    checkouts = re.findall(
        r"uses: actions/checkout@.*\n( +)with:\n\1  persist-credentials: false\n", text
    )
    assert len(checkouts) == text.count("uses: actions/checkout@")


def test_what_builds_may_publish_nothing():
    for name in ("pages", "release"):
        text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
        assert "\npermissions: {}\n" in text
        for job in re.split(r"\n  (?=\w+:\n)", text.split("\njobs:\n")[1]):
            # Whoever may write runs nothing of this repository, and so no package of others.
            if re.search(r"^ +[a-z-]+: write$", job, re.M):
                assert "checkout" not in job and "make " not in job, job
            else:
                assert re.search(
                    r"^    permissions:\n(?:      [a-z-]+: read\n)+(?=    \w)", job, re.M
                ), job


MADE = r"\bmake ((?:--dry-run )?[a-z-]+(?: [a-z-]+)*)(?=$|'| [A-Z]+=| &&)"


def made(texts):
    """Return the targets of make that some scripts name."""
    return {
        word
        for text in texts
        for found in re.findall(MADE, text, re.M)
        for word in found.split()
        if word != "--dry-run"
    }


def test_a_workflow_runs_commands_that_there_are():
    """`make lint` checks them against the host's schema."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    used = made(path.read_text("utf-8") for path in (*WORKFLOWS, *CHECKS))
    assert len(WORKFLOWS) == 3 and {"release", "site", "test-qemu"} <= used
    assert all(re.search(rf"^(?:[a-z ]+ )?{word}:", makefile, re.M) for word in used)
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    assert "run: .ci/run\n" in checks
    assert re.findall(r"'(3\.\d+)'", checks) == ["3.11", "3.12", "3.13", "3.14"]


CHECKS = (
    ROOT / ".ci" / "run",
    ROOT / ".ci" / "commands",
    ROOT / ".github" / "workflows" / "checks.yml",
)


def test_each_command_is_run_on_each_change():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = set(re.findall(r"^([a-z-]+):.*##", makefile, re.M))
    assert len(commands) > 30 and "bench-peers" in commands
    assert made(path.read_text("utf-8") for path in CHECKS) >= commands


def test_each_prover_is_run_on_each_change():
    proof = ROOT / "tests" / "proof"
    programs = {
        path.relative_to(ROOT)
        .with_suffix("")
        .as_posix()
        .replace("/", ".")
        .removesuffix(".__main__")
        for path in proof.rglob("*.py")
        if path.name == "__main__.py" or '\nif __name__ == "__main__":' in path.read_text("utf-8")
    }
    # A benchmark may start another program.
    run_by = [*CHECKS, ROOT / "Makefile", *proof.glob("bench/*.py")]
    run = "\n".join(path.read_text("utf-8") for path in run_by).replace('"-m", "', "-m ")
    assert len(programs) > 8
    assert not [name for name in programs if not re.search(rf"-m {name}(?=[ \n\"])", run)]
