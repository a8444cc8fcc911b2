"""One board at one port, reached through `mpremote`."""

import errno
import os
import re
import subprocess
import sys
import time
from collections import namedtuple
from collections.abc import Iterable, Sequence

import serial
from serial.tools import list_ports

from host_tools.boards.deploy.messages import text

_TIMEOUT = 120
# How long a board may take to identify itself, in seconds.
_PATIENCE = 20
# A port is busy for some seconds after plugging in, while the system looks whether it is a modem:
# how often it is tried again, and how many seconds pass between two tries.
_TRIES = 10
_PAUSE = 1.5
_SET_CLOCK = "import machine\nmachine.RTC().datetime(%r)\n"
# Out of what was being typed, into the plain prompt, and there the soft reset that runs main.py.
_SOFT_RESET = b"\r\x03\x02\x04"
# Runs on the board. Only one file's hash is in its memory at a time.
_LOOK = """
import sys, os, hashlib, binascii
def look(folder):
    try:
        entries = list(os.ilistdir(folder or '/'))
    except OSError:
        return
    for entry in entries:
        path = folder + '/' + entry[0]
        if entry[1] & 0x4000:
            print('folder', path)
            look(path)
        else:
            tell(path)
def tell(path):
    try:
        size = os.stat(path)[6]
        file = open(path, 'rb')
    except OSError:
        return
    digest = hashlib.sha256()
    part = file.read(512)
    while part:
        digest.update(part)
        part = file.read(512)
    file.close()
    print('file', binascii.hexlify(digest.digest()).decode(), size, path)
"""
_ABOUT = """
import gc
def frozen():
    path = sys.path[:]
    sys.path[:] = ['.frozen']
    was = sys.modules.pop('firmware', None)
    try:
        __import__('firmware')
        return 1
    except ImportError:
        return 0
    finally:
        sys.path[:] = path
        if was:
            sys.modules['firmware'] = was
i = sys.implementation
s = os.statvfs('/')
gc.collect()
print('machine', getattr(i, '_machine', ''))
print('board', i.name, '.'.join([str(n) for n in i.version[:3]]), getattr(i, '_mpy', 0) & 255,
    sys.platform, s[0], s[2], s[3], gc.mem_alloc() + gc.mem_free(), frozen())
"""

# `mpy` is the bytecode version it reads; `block`, `blocks` and `free` are the size and number of
# the flash's blocks and the number of the free ones; `heap` is the memory for programs, in bytes;
# `frozen` is whether the running image contains Meldmate; `machine` is what MicroPython calls the
# board, such as "Raspberry Pi Pico with RP2040", or "".
About = namedtuple(
    "About",
    ("name", "version", "mpy", "platform", "block", "blocks", "free", "heap", "frozen", "machine"),
)


class DeployError(Exception):
    """It cannot be done; the text says what happened and what to do now."""


class BoardGone(DeployError):
    """The board stopped answering in the middle."""


class FlashFull(DeployError):
    """The board's flash ran full in the middle."""


class ExecError(DeployError):
    """A program on the board ended with an exception; the text is its traceback."""


def ports() -> list[tuple[str, str]]:
    """Return [(port, description)] of the serial ports that belong to a USB device."""
    return [
        (port.device, port.description or "")
        for port in sorted(list_ports.comports())
        if port.vid is not None
    ]


def find_port(asked: str = "", naming: str = "make deploy PORT=") -> str:
    """Return the port asked for, else the one with a board; raise DeployError.

    `naming` and a port are what to type to name it.
    """
    if asked:
        if re.fullmatch(r"com\d+", asked, re.I):
            return asked.upper()
        if "://" not in asked and not os.path.exists(asked):
            raise DeployError(text("no_port", port=asked))
        return asked
    found = ports()
    if not found:
        raise DeployError(text("no_board", naming=naming))
    if len(found) > 1:
        lines = [text("one_port", naming=naming, port=port, what=what) for port, what in found]
        raise DeployError(text("several", n=len(found), ports="\n".join(lines)))
    return found[0][0]


class Link:
    """The board at `port`: its description, its files, and copying."""

    def __init__(self, port: str) -> None:
        self.port = port

    def command(self, *arguments: str) -> list[str]:
        """Return the command line of mpremote for `arguments`, without a soft reset beforehand."""
        return [sys.executable, "-m", "mpremote", "connect", self.port, "resume", *arguments]

    def run(self, *arguments: str, timeout: float = _TIMEOUT) -> str:
        """Run mpremote and return what it printed; raises DeployError."""
        number = None
        try:
            for left in reversed(range(_TRIES)):
                done = self.mpremote(arguments, timeout)
                said = done.stdout + done.stderr
                if not done.returncode:
                    return done.stdout
                if "failed to access" not in said:
                    raise self._problem(said)
                # mpremote does not say why.
                number = _refusal(self.port)
                if number not in (None, errno.EBUSY) or not left:
                    break
                time.sleep(_PAUSE)
        except subprocess.TimeoutExpired as error:
            raise BoardGone(text("gone", after="")) from error
        raise DeployError(_why_refused(self.port, number))

    def mpremote(
        self, arguments: Sequence[str], timeout: float
    ) -> "subprocess.CompletedProcess[str]":
        """Run mpremote for at most `timeout` seconds; raises subprocess.TimeoutExpired."""
        return subprocess.run(
            self.command(*arguments),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
        )

    def check(self) -> None:
        """Wait until the port can be opened; raises DeployError if it cannot."""
        open_port(self.port).close()

    def _problem(self, said):
        """Return the error for mpremote's output."""
        if "ENOSPC" in said or "OSError: 28" in said or "No space left" in said:
            return FlashFull(text("full_midway", after=""))
        # `File "<stdin>"` is a place on the board; any other traceback is mpremote's own, raised
        # when the port disappeared.
        if 'File "<stdin>"' in said:
            return ExecError(said.strip())
        gone = (
            "could not enter raw repl",
            "timeout",
            "disconnected",
            "Traceback",
            "could not exec",
            "device not",
        )
        if any(word in said for word in gone):
            return BoardGone(text("gone", after=""))
        return DeployError(text("failed", said=said.strip()))

    def about(self) -> "About":
        """Return About the board."""
        try:
            said = self.run("exec", _LOOK + _ABOUT, timeout=_PATIENCE)
        except BoardGone as error:
            raise DeployError(text("silent", port=self.port)) from error
        machine = ""
        for line in said.splitlines():
            word = line.split()
            if word[:1] == ["machine"]:
                machine = line[len("machine") :].strip()
            if word[:1] == ["board"] and len(word) == 10:
                block, blocks, free, heap = (int(text) for text in word[5:9])
                return About(
                    word[1],
                    _numbers(word[2]),
                    int(word[3]),
                    word[4],
                    block,
                    blocks,
                    free,
                    heap,
                    word[9] == "1",
                    machine,
                )
        raise DeployError(text("failed", said=said.strip()))

    def look(self, folders: Iterable[str] = (), paths: Iterable[str] = ()) -> tuple[dict, set]:
        """Return {path: (sha256, size)} of files on the board, and the set of folders.

        These are the files in `folders` and those of `paths`.
        """
        code = _LOOK + "".join(f"look({folder!r})\n" for folder in folders)
        code += "".join(f"tell({path!r})\n" for path in paths)
        files, inside = {}, set()
        for line in self.run("exec", code).splitlines():
            word = line.split(" ", 3)
            if word[0] == "file" and len(word) == 4:
                files[word[3].strip()] = (word[1], int(word[2]))
            elif word[0] == "folder":
                inside.add(line.split(" ", 1)[1].strip())
        return files, inside

    def make_folders(self, folders: Iterable[str]) -> None:
        """Make folders on the board, from the top down; existing ones are left alone."""
        code = (
            "import os\nfor path in %r:\n    try:\n        os.mkdir(path)\n    except OSError:\n   "
            "     pass\n"
        )
        self.run("exec", code % sorted(folders))

    def remove(self, paths: Iterable[str]) -> None:
        """Remove files from the board; missing ones are ignored."""
        code = (
            "import os\nfor path in %r:\n    try:\n        os.remove(path)\n    except OSError:\n  "
            "      pass\n"
        )
        self.run("exec", code % sorted(paths))

    def remove_folders(self, folders: Iterable[str]) -> None:
        """Remove empty folders from the board, from the bottom up; missing ones are ignored."""
        code = (
            "import os\nfor path in %r:\n    try:\n        os.rmdir(path)\n    except OSError:\n   "
            "     pass\n"
        )
        self.run("exec", code % sorted(folders, reverse=True))

    def put(self, pairs: list) -> None:
        """Copy [(local path, path on the board)]."""
        self.run(*_chain([str(local), ":" + remote] for local, remote in pairs))

    def restart(self) -> None:
        """Start the board's program again, its clock set to this computer's local time.

        A reset would stop the clock, so this is a soft reset: the board's own start runs, as after
        power-on. Where that cannot be done, the board is reset without a clock.
        """
        now = time.localtime()
        try:
            self.run("exec", _SET_CLOCK % (now[:3] + (now[6],) + now[3:6] + (0,),))
            with serial.serial_for_url(self.port, baudrate=115200, timeout=1) as port:
                port.write(_SOFT_RESET)
                port.flush()
                # The answer shows that it has arrived.
                port.read(1)
        except (ExecError, OSError):
            self.run("reset")


def open_port(port: str) -> "serial.SerialBase":
    """Return the serial port called `port`, opened; wait while the system examines it.

    Raises DeployError.
    """
    for left in reversed(range(_TRIES)):
        opened, number = _opened(port)
        if opened is not None:
            return opened
        if number != errno.EBUSY or not left:
            raise DeployError(_why_refused(port, number))
        time.sleep(_PAUSE)
    raise AssertionError


def _opened(port):
    """Return (a serial port, None), or (None, the system's number of the error)."""
    try:
        if "://" in port:
            return serial.serial_for_url(port, timeout=1), None
        return serial.Serial(port, 115200, timeout=1, exclusive=True), None
    except serial.SerialException as error:
        if error.errno is not None:
            return None, error.errno
        # On Windows the number is only in the text.
        return None, errno.EACCES if "PermissionError" in str(error) else errno.ENOENT


def _refusal(port):
    """Return the system's number of the error when a port is opened, or None if it opens."""
    opened, number = _opened(port)
    if opened is not None:
        opened.close()
    return number


def _why_refused(port, number):
    """Return the sentence for a port that could not be opened, with the system's `number`."""
    if number in (errno.EACCES, errno.EPERM) and os.name == "posix":
        return text("no_permission", port=port, group=_group(port))
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO):
        return text("no_port", port=port)
    # Windows says "access denied" of a port that is open elsewhere.
    if number in (None, errno.EAGAIN, errno.EBUSY, errno.EACCES):
        return text("busy", port=port)
    return text("unusable", port=port, why=os.strerror(number))


def _group(port):
    """Return the name of the group that a port belongs to."""
    try:
        import grp

        return grp.getgrgid(os.stat(port).st_gid).gr_name
    except (ImportError, OSError, KeyError):
        return "dialout"


def _numbers(version):
    return tuple(int(part) for part in version.split("."))


def _chain(copies):
    arguments = []
    for pair in copies:
        arguments += [*(["+"] if arguments else []), "fs", "cp", *pair]
    return arguments
