"""The reports on the page: the modules of `make export`, packed for CPython in the browser."""

import io
import re
import zipfile
from importlib import metadata, util
from pathlib import Path

from host_tools.base import imports
from host_tools.base.boards import ROOT
from host_tools.base.files import zip_into

# CPython, built for browsers.
PYODIDE = ROOT / "node_modules" / "pyodide"
_PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_DESK = "host_tools.play.web.reports.desk"
_BY_NAME = ("engine.",)
# What is imported for a cable and for a flash in a file, which there are none of.
_WITHOUT = ("host_tools.evening.export.onboard", "host_tools.simulated.nor_flash.littlefs")


def python() -> dict[str, Path]:
    """Return {name on the page: path} of the files of CPython."""
    # A name whose type every host knows; the files name each other.
    return {f"python/{name}": PYODIDE / name for name in (*_PYTHON, "pyodide-lock.json")}


def _modules():
    """Return the paths of the modules that a report needs, imports in functions included."""
    known = imports.modules("engine", "firmware", "host_tools")
    known = {name: path for name, path in known.items() if not name.startswith(_WITHOUT)}
    # Games, and the words of a language, are imported by their names.
    start = [_DESK, *(name for name in known if name.startswith(_BY_NAME))]
    start += [name for name in known if re.fullmatch(r"host_tools\.words\.\w+\.export", name)]
    return [known[name] for name in sorted(imports.closure(known, start))]


def _files():
    """Yield (name, bytes) of all files of the program."""
    for path in sorted(_modules()):
        yield path.relative_to(ROOT).as_posix(), path.read_bytes()
    for folder, ending in (("engine", "*.txt"), ("host_tools/evening/export", "*.css")):
        for path in sorted((ROOT / folder).rglob(ending)):
            yield path.relative_to(ROOT).as_posix(), path.read_bytes()
    found = util.find_spec("xlsxwriter")
    assert found and found.origin
    library = Path(found.origin).parent
    for path in sorted(library.rglob("*.py")):
        yield f"xlsxwriter/{path.relative_to(library).as_posix()}", path.read_bytes()


def licence() -> Path:
    """Return the path of the licence of the library that makes workbooks."""
    files = metadata.distribution("xlsxwriter").files or []
    (path,) = [one for one in files if one.name.startswith("LICENSE")]
    return Path(str(path.locate()))


def program() -> bytes:
    """Return a zip file with the program, the same for the same sources."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        zip_into(file, _files())
    return packed.getvalue()
