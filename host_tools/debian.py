"""Programs that a command needs and Debian has: found, or installed."""

import os
import shutil
import subprocess
import tempfile
from collections import namedtuple


class NoProgram(Exception):
    """A program is not there and cannot be installed; the text says what to do."""


# What people call it, the commands it goes by, the package that has it, and the variable of the
# environment that names another.
Program = namedtuple("Program", ("title", "commands", "package", "variable"))


def find(program: Program) -> str | None:
    """Return the path of a program (or of the one that its variable names), or None."""
    named = os.environ.get(program.variable)
    if named:
        return shutil.which(named)
    return next(filter(None, map(shutil.which, program.commands)), None)


def install(program: Program) -> str:
    """Return the path of a program, installed if missing; raise NoProgram.

    One that is there needs no administrator's rights. Of several processes that want it, one
    installs it and the others wait.
    """
    found = find(program)
    if found:
        return found
    title, package, name_it = program.title, program.package, f"{program.variable}=path"
    if shutil.which("apt-get") is None:
        raise NoProgram(
            f"There is no {title} here and no apt-get to install it. Install {title}, or name it:"
            f" {name_it}"
        )
    if not hasattr(os, "geteuid") or os.geteuid():
        raise NoProgram(f"There is no {title} here. Run: sudo apt-get install {package}")
    # Only Linux has apt-get, and not every system has this module.
    import fcntl

    with open(os.path.join(tempfile.gettempdir(), "meldmate-apt-get.lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = find(program)
        if not found:
            _apt_get(title, package)
            found = find(program)
    if not found:
        raise NoProgram(f"{title} was installed and is not on the PATH. Name it: {name_it}")
    return found


def _apt_get(title, package):
    """Install `package` with apt-get; raise NoProgram."""
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    for command in (["apt-get", "update", "-qq"], install):
        done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise NoProgram(
                f"{title} cannot be installed: {' '.join(command)} says:\n{done.stderr.strip()}"
            )
