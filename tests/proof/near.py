"""Runs the tests that are nearest to a file or a folder: `make test FOR=...`.

What is near follows from the sources. A test is as far from a file as the imports between them: 1
if it imports the file, 2 if it imports what imports it. A test that is named after the file or its
folder is nearer still. A file that is no module is read by whoever names it, and a module that is
loaded by its name by whoever has the name as text. Where no test is as near as that, the next are
taken, so that every file has some.

They run in turn, the nearest first and those that take long last; the first that fails ends it.
How long each takes stands in `tests/seconds.txt`, which `MELDMATE_SECONDS=record make test` writes.
"""

import argparse
import ast
import fnmatch
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from engine import games
from engine.games import forms
from host_tools.base.boards import ROOT
from host_tools.base.command import end_with, show
from host_tools.base.imports import imported_from, modules

SECONDS = ROOT / "tests" / "seconds.txt"
# Seconds of tests that the first answer may take, and of one file of tests that is among the slow.
FIRST, SLOW = 5, 8
# Seconds that are worth more than one worker, which take a few to start.
MANY = 15
# What a page's test takes, with the browser that it starts, as long as nothing else is known.
_PAGE = 40
# Each test of the page opens what a browser opens.
_OPENED = {"browser.mjs": ("index.html", "report.html")}
_SCRIPTS = (".js", ".mjs")
# How many tests count that only open a page.
_OPENING = 4
# Tests with a command of their own, which need more than this computer has at first.
_APART = {"tests/image": "test-image", "tests/qemu": "test-qemu", "tests/case": "test-case"}
# What names files without being a script.
_WRITTEN = (".html", ".cmake", ".toml", ".yml", ".txt", ".json")
# Walks over all documents and pictures, whoever else reads them.
_DOCUMENTS = "tests/host/docs/test_documents.py"
_WALKED = re.compile(r"[\w./*-]*\*[\w./*-]*\.\w+")
_PATH = re.compile(r"[\w.-]*[/.][\w./-]*")


def files() -> list[str]:
    """Return the paths of the repository's files, from its top."""
    known = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    paths = known.stdout.splitlines()
    if known.returncode:
        # A copy without git.
        found = (one.relative_to(ROOT) for one in ROOT.rglob("*") if one.is_file())
        kept = (one for one in found if not {".venv", "node_modules", "build"} & set(one.parts))
        paths = [one.as_posix() for one in kept]
    return sorted(path for path in paths if (ROOT / path).is_file())


def is_test(path: str) -> bool:
    """Return whether a path is that of a file of tests."""
    name = path.rpartition("/")[2]
    python = name.startswith("test_") and name.endswith(".py")
    return path.startswith("tests/") and (python or name.endswith(".test.mjs"))


def _above(path: str) -> list[str]:
    """Return the folders that hold a file, the nearest first."""
    return [one.as_posix() for one in Path(path).parents if one.name]


def _said(path: Path) -> tuple[set[tuple[str, str]], set[str], set[str]]:
    """Return (what a module imports, its texts, the paths that it makes of texts with `/`).

    What is imported is (module, name in it or "").
    """
    taken, texts, spelled = set(), set(), set()
    folders = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value)
        elif isinstance(node, ast.Import):
            taken.update((one.name, "") for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = imported_from(node, folders)
            taken.update((module, one.name) for one in node.names)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
            parts = []
            step: ast.expr = node
            while isinstance(step, ast.BinOp) and isinstance(step.right, ast.Constant):
                parts.insert(0, str(step.right.value))
                step = step.left
            spelled.add("/".join(parts))
    spelled |= {one for one in texts if _PATH.fullmatch(one)}
    return taken, texts, spelled


def _by_name(known: Mapping[str, Path]) -> dict[str, str]:
    """Return {what a game or a form is called: the module that is loaded by it}."""
    found = {f"form:{name}": f"engine.games.forms.shipped.{name}" for name, *_ in forms.SHIPPED}
    for name in games.names():
        module = f"engine.games.{name}"
        found[name] = f"{module}.game" if f"{module}.game" in known else module
    return found


class Tree:
    """The files of the repository, and which of them reads which."""

    def __init__(self) -> None:
        self.files = files()
        self._named: dict[str, list[str]] = {}
        self._folders = {parent for path in self.files for parent in _above(path)}
        for path in (*self.files, *self._folders):
            self._named.setdefault(path.rpartition("/")[2], []).append(path)
        self._beside: dict[str, list[str]] = {}
        self._patterns: dict[str, list[str]] = {}
        # (layer, name) or (layer, folder, name) -> the tests that are named after it.
        self._after: dict[tuple[str, ...], list[str]] = {}
        for path in filter(is_test, self.files):
            layer, folder, name = _subject(path)
            self._after.setdefault((layer, name), []).append(path)
            self._after.setdefault((layer, folder, name), []).append(path)
            self._beside.setdefault(f"{layer}/{folder}".rstrip("/"), []).append(path)
        # File or folder -> the files that read it; a folder is read by who names it.
        self.readers: dict[str, set[str]] = {path: set() for path in (*self.files, *self._folders)}
        for reader, read in self._reads():
            if read != reader and read in self.readers:
                self.readers[read].add(reader)

    def _reads(self) -> Iterator[tuple[str, str]]:
        known = modules("engine", "firmware", "boards", "host_tools", "tests")
        paths = {name: path.relative_to(ROOT).as_posix() for name, path in known.items()}
        loaded = _by_name(known)
        for name, path in known.items():
            taken, texts, spelled = _said(path)
            read = {f"{one}.{part}" if f"{one}.{part}" in known else one for one, part in taken}
            if is_test(paths[name]):
                texts = {loaded.get(text, text) for text in texts}
            # A screen is loaded by its name below the screens.
            texts |= {f"firmware.screens.{text}" for text in texts if "." in text}
            for one in (read | texts) & known.keys():
                yield paths[name], paths[one]
            yield from ((paths[name], one) for text in spelled for one in self._called(text))
            for pattern in filter(_WALKED.fullmatch, texts):
                yield from ((paths[name], one) for one in self._walked(pattern))
        for path in self.files:
            if path.endswith(_SCRIPTS):
                yield from self._read_by_script(path)
            elif path.endswith(_WRITTEN) or path == "Makefile":
                for text in re.findall(r"[\w./-]+", (ROOT / path).read_text("utf-8")):
                    yield from ((path, one) for one in self._called(text))

    def _read_by_script(self, path):
        text = (ROOT / path).read_text("utf-8")
        for other in re.findall(r"""['"]([^'"\s]+\.(?:js|mjs|css|html))['"]""", text):
            place = os.path.normpath(os.path.join(os.path.dirname(path), other))
            # A test reads the page as it is built, where each script has the name of its source.
            built = self._named.get(other.rpartition("/")[2], [])
            yield from ((path, one) for one in ([place] if place in self.readers else built))
        for opened in _OPENED.get(path.rpartition("/")[2], ()):
            yield from ((path, one) for one in self._named[opened])

    def _walked(self, pattern):
        """Return the files that a pattern finds, but for modules: what walks them asks little."""
        if pattern not in self._patterns:
            wanted = re.compile("(.*/)?" + fnmatch.translate(pattern.replace("**/", "*")))
            kept = (one for one in self.files if not one.endswith((".py", *_SCRIPTS)))
            self._patterns[pattern] = [one for one in kept if wanted.match(one)]
        return self._patterns[pattern]

    def _called(self, text):
        """Return the files and folders that a text names by a name or the end of a path."""
        text = text.strip("/").removeprefix("../").removeprefix("./")
        if "/" not in text and "." not in text[1:]:
            return []
        found = self._named.get(text.rpartition("/")[2], ())
        return [one for one in found if one.endswith("/" + text) or one == text]

    def named_after(self, path: str) -> list[str]:
        """Return the tests that have the name of a file, or of the package that holds it.

        test_rows.py is about rows.py wherever it stands, test_ginski.py about all of ginski/.
        """
        if path.endswith(_SCRIPTS):
            return self._after.get(("web", Path(path).stem), [])
        layer, *folders = path.split("/")[:-1] or [""]
        package = (layer, "/".join(folders[:-1]), folders[-1]) if folders else ()
        return self._after.get((layer, Path(path).stem), []) + self._after.get(package, [])

    def beside(self, path: str) -> list[str]:
        """Return the tests of the folder of a file."""
        return self._beside.get(path.rpartition("/")[0], [])

    def below(self, place: str) -> list[str]:
        """Return the files of a place: itself, or those in the folder."""
        place = os.path.normpath(place)
        if place in self.readers and place not in self._folders:
            return [place]
        return [path for path in self.files if path.startswith(place + "/") or place == "."]


def _subject(test: str) -> tuple[str, str, str]:
    """Return (layer, folder in it, name) of what a test is named after."""
    parts = test.split("/")
    name = parts[-1].removeprefix("test_").removesuffix(".py").removesuffix(".test.mjs")
    if parts[1] == "web":
        return "web", "", name
    return "/".join(parts[2:3]), "/".join(parts[3:-1]), name


def _alike(page: str, tests: Iterable[str]) -> list[str]:
    """Return tests of the page, first those that say most of what a part of the page says.

    What few of them say counts more.
    """
    said = {
        path: set(re.findall(r"\w{4,}", (ROOT / path).read_text("utf-8")))
        for path in (page, *tests)
    }
    often = Counter(word for words in said.values() for word in words)
    return sorted(
        tests, key=lambda test: (-sum(1 / often[word] for word in said[test] & said[page]), test)
    )


def distances(tree: Tree, places: Iterable[str]) -> dict[str, int]:
    """Return {test: how far it is from the nearest of `places`}, those nearest by their imports.

    None is further than 2, or than the nearest of all. What is in a page has tests of the page: of
    those that only open it, the few that say most of the same.
    """
    found: dict[str, int] = {}
    for place in places:
        page = place.endswith((".js", ".css", ".html"))
        own: dict[str, int] = {place: 0} if is_test(place) else {}
        own.update((one, 0) for one in tree.named_after(place))
        seen, edge, far = {place}, [place], 0
        while edge and (far < 2 or not any(one.endswith(".mjs") or not page for one in own)):
            far += 1
            edge = sorted({one for path in edge for one in tree.readers[path]} - seen)
            seen.update(edge)
            tests = [one for one in edge if is_test(one) and one not in own]
            if far > 2 and page:
                tests = _alike(place, [one for one in tests if one.endswith(".mjs")])[:_OPENING]
            own.update((one, far) for one in tests)
            if far == 2 and not page:
                own.update((one, far) for one in tree.beside(place) if one not in own)
        for test, far in own.items():
            found[test] = min(far, found.get(test, far))
    return found


def near(tree: Tree, place: str) -> dict[str, int]:
    """Return {test: how far it is} for a file or a folder of the repository; empty if it is none.

    What nobody names is read by who names its folder, or has the tests of what stands beside it.
    """
    places = tree.below(place)
    found = distances(tree, places)
    if places and not found:
        for folder in _above(os.path.normpath(place)):
            found = distances(tree, [folder])
            if not found:
                below = folder.count("/") + 1
                found = distances(
                    tree, (one for one in tree.below(folder) if one.count("/") == below)
                )
            if found:
                break
    return found or dict.fromkeys([_DOCUMENTS] if places else [], 1)


def seconds() -> dict[str, float]:
    """Return {file of tests: about how many seconds it takes}, of those that take long."""
    rows = SECONDS.read_text("utf-8").splitlines() if SECONDS.exists() else []
    pairs = (row.split() for row in rows if row and not row.startswith("#"))
    return {path: float(value) for value, path in pairs}


def record(found: Mapping[str, float]) -> None:
    """Write `tests/seconds.txt`: the files of tests that take two seconds and more."""
    rows = [
        "# The files of tests that take long, in seconds on two cores. Written by:",
        "#   MELDMATE_SECONDS=record make test",
    ]
    rows += [f"{round(value)} {path}" for path, value in sorted(found.items()) if value >= 2]
    SECONDS.write_text("\n".join(rows) + "\n", encoding="utf-8")


def cost(path: str, known: Mapping[str, float]) -> float:
    """Return about how many seconds a file of tests takes."""
    return known.get(path, _PAGE if path.endswith(".mjs") else 1)


def in_turn(found: Mapping[str, int], known: Mapping[str, float]) -> list[list[str]]:
    """Return tests in the parts that run in turn: the first answer, the others, the slow ones."""
    order = sorted(found, key=lambda path: (found[path], cost(path, known)))
    quick = [path for path in order if cost(path, known) < SLOW]
    first: list[str] = []
    for path in quick:
        if first and sum(cost(one, known) for one in (*first, path)) > FIRST:
            break
        first.append(path)
    parts = [first, quick[len(first) :], [path for path in order if path not in quick]]
    return [part for part in parts if part]


def apart(found: dict[str, int]) -> list[str]:
    """Take out of `found` the tests that have a command of their own; return the commands."""
    taken = [path for path in found if path.startswith(tuple(_APART))]
    if len(taken) < len(found):
        for path in taken:
            del found[path]
    return sorted({f"make {_APART['/'.join(path.split('/')[:2])]}" for path in taken})


def commands(part: Sequence[str], known: Mapping[str, float], more: Sequence[str]) -> list[list]:
    """Return the commands that run one part, those of the page last."""
    pages = [path.rpartition("/")[2] for path in part if path.endswith(".mjs")]
    others = [path for path in part if not path.endswith(".mjs")]
    found = []
    if others:
        many = sum(known.get(path, 1) for path in others) > MANY
        workers = ["-n", "auto", "--dist", "worksteal"] if many else []
        found.append([sys.executable, "-m", "pytest", "-q", *workers, *others, *more])
    if pages:
        found.append([sys.executable, "-m", "host_tools.play.web", "test", *pages])
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the nearest tests; return the exit status of the first that fail, 0 if none does."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.near",
        description="Run the tests that are nearest to a file or a folder.",
        epilog="What follows -- is given to pytest.",
    )
    parser.add_argument("place", help="a file or a folder, such as engine/rummy/melds.py")
    parser.add_argument("--list", action="store_true", help="only list the tests, in their order")
    parser.add_argument("--quick", action="store_true", help="leave out those that take long")
    given = list(sys.argv[1:] if arguments is None else arguments)
    at = given.index("--") if "--" in given else len(given)
    options, more = parser.parse_args(given[:at]), given[at + 1 :]
    found = near(Tree(), options.place)
    if not found:
        words = "Name a file or folder such as engine/rummy/melds.py"
        show(f"There is no {options.place}. {words}", error=True)
        return 2
    also = apart(found)
    known = seconds()
    parts = in_turn(found, known)
    if options.quick:
        parts = parts[:2] if len(parts) > 2 else parts[:1]
    if options.list:
        show(*(path for part in parts for path in part))
        return 0
    for at, part in enumerate(parts):
        left = sum(map(len, parts[at + 1 :]))
        shown = ", ".join(Path(path).name for path in part[:4])
        others = f" and {len(part) - 4} more" if len(part) > 4 else ""
        show(f"{shown}{others}" + (f"; then {left} that are further or take long" if left else ""))
        sys.stdout.flush()
        for command in commands(part, known, more):
            status = subprocess.run(command, cwd=ROOT, check=False).returncode
            # 5: none of the tests of a file was meant, by -k.
            if status not in (0, 5):
                return status
    if also:
        show(f"These are near, too: {', '.join(also)}")
    return 0


if __name__ == "__main__":
    end_with(main)
