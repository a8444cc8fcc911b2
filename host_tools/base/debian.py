"""Programs that a command needs and Debian has: found, or installed."""

import os
import shutil
import subprocess
import tempfile
import time
from collections import namedtuple
from collections.abc import Callable

from host_tools.base.command import show

# How apt-get installs packages without a question, and no more than these need.
INSTALL = ("install", "-y", "--no-install-recommends")
# How long apt-get waits for another program that installs something, in seconds, and how often it
# is asked anew where it does not wait by itself.
_WAIT, _PAUSE = 300, 5
# What it says where another program fetches its lists, for which it does not wait.
_LISTS_BUSY = "lists/lock"


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
    for command in (("update",), (*INSTALL, package)):
        failed = apt_get(*command)
        if failed:
            raise NoProgram(
                f"{title} cannot be installed: apt-get {' '.join(command)} says:\n{failed}"
            )


def apt_get(
    *arguments: str,
    say: Callable[[str], object] = show,
    wait: Callable[[float], object] = time.sleep,
) -> str:
    """Run apt-get, in its turn if another program uses it; return what it says if it fails, or "".

    `say` is told of the wait.
    """
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive", LC_ALL="C.UTF-8")
    said = ""
    for tried in range(_WAIT // _PAUSE):
        done = subprocess.run(
            ["apt-get", *arguments, "-q", f"-oDPkg::Lock::Timeout={_WAIT}"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        said = done.stdout.strip()
        if not done.returncode:
            return ""
        if _LISTS_BUSY not in said:
            break
        if not tried:
            say(f"Another program is using apt. Waiting for it, {_WAIT // 60} minutes at most ...")
        wait(_PAUSE)
    return said or "nothing"
