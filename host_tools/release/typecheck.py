"""Checks types: `python -m host_tools.release.typecheck`, part of `make lint`.

The engine, the firmware and the boards are checked against MicroPython's own interfaces, one port
at a time, the tools against CPython's. The stubs come from PyPI into `typings/<port>`.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host_tools.base.command import no_options, show
from host_tools.release import package

ROOT = Path(__file__).resolve().parents[2]
_TYPINGS = ROOT / "typings"
# The stubs of each port, with hashes.
PORTS = {port: ROOT / "requirements" / f"types-{port}.txt" for port in ("rp2", "esp32")}
# What is checked strictly: every name has a type.
STRICT = ("engine", "firmware")
# What tests may do: give wrong values and doubles, override as they need, and rely on what is not
# None (where it is, the test fails). Names and calls are checked.
LOOSE = dict.fromkeys(
    (
        "reportArgumentType",
        "reportIncompatibleMethodOverride",
        "reportIncompatibleVariableOverride",
        "reportOperatorIssue",
        "reportOptionalCall",
        "reportOptionalIterable",
        "reportOptionalMemberAccess",
        "reportOptionalOperand",
        "reportOptionalSubscript",
        "reportPossiblyUnboundVariable",
        "reportTypedDictNotRequiredAccess",
    ),
    "none",
)


def config(include: list[str], **more: Any) -> dict[str, Any]:
    """Return pyright's configuration for the folders `include`."""
    found = {
        "include": include,
        "exclude": ["**/__pycache__"],
        "pythonVersion": "3.11",
        "typeCheckingMode": "standard",
    }
    found.update(more)
    return found


def install(port: str) -> Path:
    """Install the pinned version of a port's stubs; return their folder."""
    folder = _TYPINGS / port
    stamp = folder / "stamp"
    wanted = PORTS[port].read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--require-hashes",
        ]
        subprocess.run([*command, "--target", str(folder), "-r", str(PORTS[port])], check=True)
        stamp.write_text(wanted)
    return folder


def check(path: Path) -> int:
    """Run pyright with the configuration at `path`; return its exit status."""
    command = [sys.executable, "-m", "pyright", "-p", str(path), "--pythonpath", sys.executable]
    return subprocess.run(command, cwd=ROOT).returncode


def use_of_package() -> Path:
    """Write the package and the lines of its page; return the path of a strict configuration.

    A name that the package has not is an error: one that is expected and missing is one, too.
    """
    folder = _TYPINGS / "package"
    shutil.rmtree(folder, ignore_errors=True)
    for inside, path in package.files().items():
        target = folder / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    page = (ROOT / "docs" / "dev" / "package.md").read_text(encoding="utf-8")
    lines = re.findall(r"^>>> (.*)$", page, re.M)
    # Both checkers say so when what they are to ignore is no error.
    ignored = "# type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]"
    lines.append("meldmate.deadwod  " + ignored)
    (folder / "page.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    path = folder / "pyrightconfig.json"
    more = {
        "typeCheckingMode": "strict",
        "reportUnnecessaryTypeIgnoreComment": "error",
        # What another checker ignores.
        "enableTypeIgnoreComments": False,
        # The page's lines show what they print.
        "reportUnusedExpression": "none",
        "reportUnknownMemberType": "none",
    }
    path.write_text(json.dumps(config(["page.py"], **more), indent=1))
    return path


def check_package() -> int:
    """Run both checkers over the package and the lines of its page; return the exit status."""
    status = check(use_of_package())
    config = ROOT / "pyproject.toml"
    command = [sys.executable, "-m", "mypy", "--config-file", str(config), "-p", package.NAME]
    status |= subprocess.run(command, cwd=_TYPINGS / "package").returncode
    command[-2:] = ["page.py"]
    return status | subprocess.run(command, cwd=_TYPINGS / "package").returncode


def host() -> Path:
    """Write the configuration of what CPython runs; return its path."""
    # What runs inside MicroPython imports the fake hardware, and its neighbours, by their names.
    paths = ["..", "../host_tools/simulated/emulator", "../host_tools/play/web/inside"]
    found = config(["../host_tools", "../tests"], extraPaths=paths)
    # Left out: a text that is filled in before it runs in MicroPython.
    found["exclude"].append("../tests/proof/micropython/board_setup.py")
    # The first that holds a file says how it is checked.
    found["executionEnvironments"] = [
        {"root": "../tests/proof", "extraPaths": paths},
        {"root": "../tests", "extraPaths": paths, **LOOSE},
        {"root": "..", "extraPaths": paths},
    ]
    path = _TYPINGS / "host.json"
    path.write_text(json.dumps(found, indent=1))
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Check everything; return the exit status."""
    no_options(
        "python -m host_tools.release.typecheck",
        "Check the types of the engine, the firmware and the tools.",
        arguments,
    )
    status = 0
    for port in PORTS:
        folder = install(port)
        path = folder / "pyrightconfig.json"
        inside = ["../../engine", "../../firmware", "../../boards"]
        more = {"stubPath": ".", "typeshedPath": ".", "extraPaths": ["../.."]}
        more["strict"] = [f"../../{folder}" for folder in STRICT]
        # MicroPython's builder defines the functions that a manifest calls.
        more["exclude"] = ["../../boards/**/manifest.py", "**/__pycache__"]
        # A folder named after a port belongs to that port.
        more["exclude"] += [f"../../boards/{other}" for other in PORTS if other != port]
        path.write_text(json.dumps(config(inside, **more), indent=1))
        show(f"types of the firmware on {port}:")
        status |= check(path)
    show("types of the tools and the tests:")
    status |= check(host())
    show("types of the package, as its page uses it:")
    return status | check_package()


if __name__ == "__main__":
    sys.exit(main())
