"""Every command that a document prints is run as it stands there, and every program has --help.

What needs a board, hours or another computer's packages is listed below, with why and what is done
instead; an entry that no document needs any more fails.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from host_tools.base.boards import ROOT
from host_tools.evening import season
from host_tools.play.terminal.__main__ import main as sim

PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("boards/**/*.md"))
    # Versions that were given out are history.
    if path.name != "CHANGELOG.md"
)
PROGRAMS = ("make", "python", "python3", ".venv/bin/python", "git", "pip", "mpremote", "sudo")
# Fences of what is no command: tests run those by other means.
OTHER = ("python", "diff", "json", "toml", "html")

BOARD, LONG, OPEN, WRITES = (
    "needs a board at this computer: it would change a real one",
    "takes minutes or hours, and tests or measures by itself",
    "is ended by a person",
    "writes the sources, documents or pictures that are in the repository",
)
# Targets of make of which the program is asked for its --help, and every option is looked up in it.
HELP = {
    "backup": BOARD,
    "check-board": BOARD,
    "console": BOARD,
    "deploy": BOARD,
    "flash": BOARD,
    "pi": BOARD,
    "restore": BOARD,
    "bench": LONG,
    "bench-peers": LONG,
    "case": LONG,
    "image": LONG,
    "package": LONG,
    "release": LONG,
    "site": LONG,
    "test-all": LONG,
    "test": LONG,
    "test-case": LONG,
    "test-image": LONG,
    "test-qemu": LONG,
    "test-web": LONG,
    "texts": LONG,
    "lint": LONG,
    "run": OPEN,
    "web": OPEN,
    "format": WRITES,
    "generate": WRITES,
    "golden": WRITES,
}
# Commands that are not run, by how they begin; what they name in the repository must be there.
NOT_RUN = {
    "git": "is git's, and would change this checkout",
    "pip install": "test_package.py installs the package",
    "mpremote": BOARD,
    "sudo": "changes this computer",
    "make -C": "builds what is outside the repository",
    "make export FORMAT=html FROM=board:": BOARD + "; test_export_board.py reads a simulated one",
    "make scores ARGS=--serve": OPEN,
    "make scores FROM=board: ARGS=--serve": BOARD + "; test_export_board.py reads a simulated one",
    "make run ARGS=--board my_pico": "test_howto.py runs it in a copy that has the board",
    "python -m host_tools.documents.fontmaker": WRITES,
    "python -m tests.portable.brute_melds": "takes many minutes; test_meld_brute.py tries a sample",
    "python -m tests.proof.bench.rummies_hard": "climbs for hours; a test measures what it found",
    "python -m tests.proof.powercut.damage": "takes hours; test_late.py tries a sample",
    "python -m tests.proof.positions": "takes many minutes; test_positions.py plays a sample",
    "python -m tests.proof.micropython.games": "takes minutes; the portable tests play a sample",
    "python -m tests.proof.forms": "takes many minutes; test_forms_agree.py plays a sample",
}


def commands():
    """Return {command: pages} of all documents, without `$` and comments, in one spelling."""
    found = {}
    for page in PAGES:
        text = page.read_text("utf-8")
        printed = []
        for fence, block in re.findall(r"^```(\w*)\n(.*?)^```", text, re.M | re.S):
            if fence not in OTHER:
                printed += block.splitlines()
        rest = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        printed += re.findall(r"^ {4,}(\S.*)$", rest, re.M)
        printed += re.findall(r"`([^`\n]+)`", rest)
        for line in printed:
            line = re.sub(r"^\$ |\s+# .*$", "", line.strip())
            for command in line.split(" && "):
                words = command.split()
                # A name alone is the program, not a command; an example of ask is test_ask.py's.
                if len(words) > 1 and words[0] in PROGRAMS and "..." not in words:
                    found.setdefault(command.strip(), set()).add(page.name)
    return found


COMMANDS = commands()


def is_make(command):
    return command.startswith("make ")


def plain(command):
    """Return a command in one spelling, without quotes."""
    return " ".join(shlex.split(command))


def not_run(command):
    """Return the entry of NOT_RUN for a command, or None."""
    found = [start for start in NOT_RUN if (plain(command) + " ").startswith(start)]
    return found[0] if found else None


def helped(command):
    """Return the target of a command that would only print its help, or None."""
    if not is_make(command):
        return None
    words = shlex.split(command)
    # What starts a screen for a person does not where it is asked for something else.
    if words[1] == "run" and re.search(r"ARGS=--(version|backup|restore)", plain(command)):
        return None
    return words[1] if words[1] in HELP else None


def recipe(words):
    """Return the lines of Python with which make would carry out a target."""
    done = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", *words],
        cwd=ROOT,
        # What this run of make was given is none of that one's.
        env={name: value for name, value in os.environ.items() if name != "MAKEFLAGS"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if "/bin/" in line.split(" -m ")[0]]
    setting_up = re.compile(r"-m (pip|venv) |host_tools\.simulated\.micropython install|command -v")
    return [line for line in lines if not setting_up.search(line)]


def run(line, folder):
    """Run a line in a folder as if the project's Python were first on the PATH."""
    line = re.sub(r"(?<![\w./])(\.venv/bin/)?python3?(?= )", shlex.quote(sys.executable), line)
    environment = dict(
        os.environ, PYTHONPATH=str(ROOT), XDG_DATA_HOME=str(folder / "data"), NO_COLOR="1"
    )
    return subprocess.run(
        line,
        shell=True,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A folder with everything that the documents name: games, a backup, questions."""
    folder = tmp_path_factory.mktemp("evening")
    for name in ("backups/...", "backups/pico-..."):
        season.make(folder / name, count=4)
    data = str(folder / "data" / "meldmate")
    assert sim(["--data", data, "--restore", str(folder / "backups/...")]) == 0
    assert sim(["--data", data, "--backup", str(folder / "FILE.zip")]) == 0
    (folder / "questions.jsonl").write_text('{"ask": "games"}\n', "utf-8")
    # What is named in the repository, for a command that is run from it.
    (folder / "tests").symlink_to(ROOT / "tests")
    return folder


@pytest.fixture
def place(evening, tmp_path):
    """A copy of it."""
    shutil.copytree(evening, tmp_path / "here", symlinks=True)
    return tmp_path / "here"


RUN = sorted(one for one in COMMANDS if not not_run(one) and not helped(one))


@pytest.mark.parametrize("command", RUN)
def test_a_command_of_a_document_runs_as_it_is_printed(command, place):
    if "--backup FILE.zip" in command:
        # A backup never replaces anything.
        (place / "FILE.zip").unlink()
    if "build/season" in command:
        season.make(place / "build" / "season", count=2)
    lines = [command]
    if is_make(command):
        words = shlex.split(command)[1:]
        shown = words in (["help"], ["help-all"])
        lines = [f"make -C {shlex.quote(str(ROOT))} {words[0]}"] if shown else recipe(words)
        given = [word.partition("=")[2] for word in words if "=" in word]
        assert all(any(value in line for line in lines) for value in given), "an unused variable"
    assert lines
    for line in lines:
        done = run(line, place)
        assert done.returncode == 0, (line, done.stderr[-2000:])


@pytest.mark.parametrize("command", sorted(one for one in COMMANDS if helped(one)))
def test_a_command_that_is_not_run_has_a_program_with_these_options(command, place):
    words = shlex.split(command)[1:]
    lines = recipe(words)
    assert lines
    for word in words:
        name, _, value = word.partition("=")
        if name == "FOR":
            # The tests that mirror a place are run, not the place.
            value = value.rsplit("/", 1)[-1]
        assert not value or any(value in line for line in lines), f"{name} is not used"
    for line in lines:
        found = re.search(r"-m ([\w.]+)", line)
        if not found or found[1] == "pytest" or "ruff" in line:
            continue
        options = re.findall(r"(?<=\s)--[\w-]+", line)
        said = HELPS.get(found[1]) or run(f"python -m {found[1]} --help", place).stdout
        HELPS[found[1]] = said
        assert said.startswith("usage: ")
        assert all(option in said for option in options), (line, said)


HELPS = {}


def test_what_is_not_run_is_needed_and_names_what_is_there():
    used = {not_run(command) for command in COMMANDS} - {None}
    assert used == set(NOT_RUN)
    assert {helped(command) for command in COMMANDS} - {None} == set(HELP)
    for command in COMMANDS:
        if not_run(command) and "../" not in command:
            for name in re.findall(r"(?:boards|docs|tests|host_tools)/[\w./]+", command):
                assert (ROOT / name).exists(), command


def test_the_commands_of_the_documents_are_found():
    assert "make run" in COMMANDS and 'make run ARGS="--backup FILE.zip"' in COMMANDS
    assert any(command.startswith("python -m tests.proof.powercut") for command in COMMANDS)
    assert len(RUN) > 20 and len(COMMANDS) > 100


MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__main__")
    for folder in ("host_tools", "tests/proof")
    for path in (ROOT / folder).rglob("*.py")
    if path.name == "__main__.py" or '\nif __name__ == "__main__":' in path.read_text("utf-8")
)


# Makes Python refuse to change a file, start a program or open a connection.
READ_ONLY = """
import sys

def refuse(event, arguments):
    if event == "open" and arguments[0] != "/dev/null":
        if set(str(arguments[1])) & set("wax+") and not isinstance(arguments[0], int):
            raise AssertionError(f"{event} {arguments}")
    if event in ("os.mkdir", "os.remove", "os.rename", "os.rmdir", "shutil.rmtree"):
        raise AssertionError(f"{event} {arguments}")
    if event in ("subprocess.Popen", "os.system", "os.posix_spawn", "socket.connect"):
        raise AssertionError(f"{event} {arguments}")

sys.addaudithook(refuse)
"""


@pytest.mark.parametrize("module", MODULES)
def test_every_program_has_a_help_and_does_nothing_else(module, tmp_path):
    if module == "tests.proof.bench.peers":
        pytest.importorskip("pokerkit", reason="needs the peers: make bench-peers")
    (tmp_path / "sitecustomize.py").write_text(READ_ONLY)
    path = f"PYTHONDONTWRITEBYTECODE=1 PYTHONPATH={shlex.quote(f'{tmp_path}:{ROOT}')}"
    done = run(f"{path} python -m {module} --help", tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ") and done.stderr == ""
    assert done.stdout.count("\n") > 4
    wrong = run(f"{path} python -m {module} --no-such-option", tmp_path)
    assert wrong.returncode != 0 and "Traceback" not in wrong.stderr


def test_a_program_that_writes_is_found(tmp_path):
    (tmp_path / "sitecustomize.py").write_text(READ_ONLY)
    for line in ("open('x', 'w')", "import os; os.mkdir('x')", "import os; os.system('true')"):
        done = run(f'PYTHONPATH=. python -c "{line}"', tmp_path)
        assert done.returncode and "AssertionError" in done.stderr
