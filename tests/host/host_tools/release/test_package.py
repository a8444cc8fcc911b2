"""The engine as a package: what pip and mip install answers as docs/dev/package.md says."""

import ast
import contextlib
import functools
import http.server
import json
import os
import re
import subprocess
import sys
import threading
import venv
import zipfile
from pathlib import Path

import pytest
from mpremote import mip

from engine import games, texts
from engine.api import Ledger
from engine.texts import rulebook
from host_tools.base import identity
from host_tools.release import package
from host_tools.simulated.micropython import runtime
from tests.proof import samples

NAME = "meldmate"


def page_lines():
    """Return the lines of docs/dev/package.md, with what they print."""
    page = (package.ROOT / "docs" / "dev" / "package.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(>>> import meldmate\n.*?)```", page, re.S)
    assert block.count(">>>") == 21
    return block


VERSION = identity.version()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Give the wheel of a release, if one is named, else a new one."""
    named = os.environ.get("MELDMATE_WHEEL")
    if named:
        return Path(named)
    return package.build_wheel(tmp_path_factory.mktemp("wheel"), "wheel")


def test_the_wheel_has_the_engine_and_nothing_else(wheel):
    with zipfile.ZipFile(wheel) as file:
        names = {name for name in file.namelist() if ".dist-info/" not in name}
        about = next(name for name in file.namelist() if name.endswith("METADATA"))
        said = file.read(about).decode()
    assert names == {*package.files(), f"{NAME}/py.typed"}
    assert len(names) > 60 and "Requires-Dist" not in said


def test_an_installed_wheel_answers_as_the_page_says(wheel, tmp_path):
    venv.create(tmp_path / "bare", with_pip=False)
    python = tmp_path / "bare" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-index", str(wheel)], check=True)
    readme = (package.ROOT / "engine" / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", readme, re.S)
    (tmp_path / "lines.txt").write_text(page_lines() + "\n" + block, encoding="utf-8")
    done = subprocess.run(
        [str(python), "-m", "doctest", "lines.txt"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    code = "import meldmate; print(meldmate.__version__)"
    said = subprocess.run([str(python), "-c", code], cwd=tmp_path, capture_output=True, text=True)
    assert said.stdout == VERSION + "\n"
    listed = subprocess.run([*pip, "list"], check=True, capture_output=True, text=True).stdout
    assert [line.split()[0] for line in listed.splitlines()[2:]] == [NAME]


class Board:
    """A board's files, as mpremote's mip reaches them, in a folder here."""

    def __init__(self, folder):
        self.folder = folder

    def fs_exists(self, path):
        return (self.folder / path.lstrip("/")).exists()

    def fs_mkdir(self, path):
        (self.folder / path.lstrip("/")).mkdir()

    def fs_hashfile(self, path, algorithm):
        raise FileNotFoundError(path)

    def fs_writefile(self, path, data, progress_callback=None):
        (self.folder / path.lstrip("/")).write_bytes(data)


@contextlib.contextmanager
def served(folder):
    """Serve `folder` here; yield its address."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *words):
            pass

    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield "http://127.0.0.1:{}".format(server.server_address[1])
        server.shutdown()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Give a folder with the packages for mip."""
    folder = tmp_path_factory.mktemp("mip")
    # With the table of codes of each language, without the words of forms in Italian.
    others = [one for one in package.files() if "/texts/" in one and not spoken(one, "en", "it")]
    forms_words = [one for one in package.files() if "/texts/it/form_" in one]
    left = len(package.files()) - len(others) - len(forms_words)
    assert package.build_mip(folder) == left + 2
    return folder


def spoken(path, *languages):
    """Return whether a module of the package is of all languages, or of one of these."""
    parts = path.removeprefix(f"{NAME}/texts/").split("/")
    return len(parts) == 1 or parts[0] in languages


def installed(address, board):
    """Return [(path inside, path outside)] of what mip writes into the folder `board`."""
    board.mkdir()
    mip._install_package(Board(board), address, None, "/lib", None, mpy=True)
    files = sorted((board / "lib").rglob("*.mpy"))
    return [("/" + path.relative_to(board).as_posix(), str(path)) for path in files]


def read(line):
    """Return what a line prints as a value: a board's dicts have an order of their own."""
    try:
        return ast.literal_eval(line)
    except (ValueError, SyntaxError):
        return line


MORE = """
import sys
print(meldmate.__version__)
meldmate.texts.text("all.list_last")
print([name for name in sorted(sys.modules) if "_codes" in name])
"""
# A board has the modules that it loads in its memory, codes take 9 KB: only English was read.
CODES_LOADED = "['meldmate.texts.en._codes']"


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_mip_installs_an_engine_that_answers_on_micropython(folder, version, tmp_path):
    with served(folder) as address:
        inside = installed(f"{address}/package.json", tmp_path / "board")
    # All games are there in English, with the codes of its texts.
    english = [one for one in package.files() if "/texts/" not in one or spoken(one, "en")]
    assert len(inside) == len(english) + 1 > 60
    lines = re.findall(r"^>>> (.*)\n([^>].*)?", page_lines(), re.M)
    # What the page says in Italian, a package of one game says.
    lines = lines[: next(at for at, (line, _) in enumerate(lines) if "use_language" in line)]
    assert len(lines) > 14
    code = "\n".join(f"print(repr(({line})))" if said else line for line, said in lines)
    said = runtime.run(code + MORE, inside, version=version)
    wanted = [*(said for _, said in lines if said), VERSION, CODES_LOADED]
    assert [read(line) for line in said.splitlines()] == [read(line) for line in wanted]


# Imports everything, then plays the rounds of a sample, and reads the rules, in two languages.
PLAY = """
import json, meldmate
from meldmate import texts
from meldmate.texts import rulebook
for name in {modules}:
    __import__(name)
ledger = meldmate.Ledger({game!r}, {names})
for event in json.loads({events!r}):
    ledger.add(event)
print([player.score for player in ledger.game.players])
for language in ("en", "it"):
    texts.use(language)
    for action in ledger.game.actions():
        texts.text(ledger.game.key_of("do_", action))
    print(len(rulebook.in_order(ledger.game.prefix)))
"""


@pytest.mark.parametrize("game", games.names())
def test_scores_are_kept_without_looking_up_a_text(game, monkeypatch):
    # On a stock board the first text takes 15 KB: its section, and the codes of its language.
    def refuse(key):
        raise AssertionError(f"{key} is looked up")

    monkeypatch.setattr(texts, "_find", refuse)
    sample = samples.of(game)
    ledger = Ledger(game, list(sample.players))
    for event in sample.rounds(list(sample.players)):
        ledger.add(event)


@pytest.mark.parametrize("game", games.names())
def test_mip_installs_one_game_without_the_others(folder, game, tmp_path):
    inside = installed(str(folder / game / "package.json"), tmp_path / "board")
    assert len(inside) < len(package.files()) - 40
    sample = samples.of(game)
    names = list(sample.players)
    events = sample.rounds(sample.players)
    ledger = Ledger(game, names)
    for event in events:
        ledger.add(event)
    modules = [
        path.removeprefix("/lib/").removesuffix(".mpy").replace("/", ".").replace(".__init__", "")
        for path, _ in inside
    ]
    code = PLAY.format(modules=modules, game=game, names=names, events=json.dumps(events))
    said = runtime.run(code, inside).splitlines()
    rules = len(rulebook.in_order(ledger.game.prefix))
    assert said == [str([player.score for player in ledger.game.players]), *[str(rules)] * 2]
