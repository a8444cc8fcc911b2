"""The questions that a computer may ask, and their answers (docs/dev/decisions.md).

Only files of saved games are read or written: their names are looked at first, and nothing that
comes over the cable is run.
"""

import json
from binascii import a2b_base64, b2a_base64

from engine.compat import (
    TYPE_CHECKING,
    const,
    crc32,
    is_count,
    is_object,
    is_plain,
    is_whole,
    load_module,
    ticks_diff,
    utf8,
)
from engine.texts import text
from firmware.board import image, today
from firmware.computer.lines import FOLDERS
from firmware.storage import restoring
from firmware.storage.errors import reason, trouble
from firmware.storage.files import Writing, exists, is_folder, size_of

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label, Message, Ticks
    from firmware.types import Device

# The version of these questions and answers.
_PROTOCOL = const(1)
# Bytes of a file in an answer, and files in a list.
_CHUNK = const(1536)
_ROWS = const(24)
# After so many milliseconds without a question, the computer has gone.
_PATIENCE = const(20000)
_LONGEST_NAME = const(60)
_LARGEST = const(0x3FFFFFFF)
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-."
# The screen that is shown while the saved games must stay as they are.
_SCREEN = "box.computer"
_QUESTIONS = ("who", "list", "begin", "read", "write", "seal", "stop", "clock", "loader", "form")


class RequestError(Exception):
    """A question that is refused; `key` and `facts` are the text."""

    def __init__(self, key: str, **facts: "Label"):
        super().__init__(key)
        self.key = "computer." + key
        self.facts = facts


class RefusedError(RequestError):
    """A question that is refused for a reason with a text of its own."""

    def __init__(self, why: "Message"):
        super().__init__("")
        self.key, self.facts = why


def is_safe(name: object) -> bool:
    """Return whether `name` can be that of a file of saved games, in their folder.

    >>> is_safe("games/00001.log"), is_safe("roster.txt"), is_safe("../main.py"), is_safe("games")
    (True, True, False, False)
    """
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
        return False
    folder, slash, rest = name.rpartition("/")
    if folder not in FOLDERS or bool(slash) != bool(folder) or rest in ("", ".", ".."):
        return False
    if not folder and rest in FOLDERS + (restoring.MARK,):
        return False
    return all([letter in _LETTERS for letter in rest])


class Requests:
    """Answers questions about `device`; a question has at most `longest` bytes.

    `session` is "save" while a computer reads the saved games, "restore" while it writes others in
    their place, else "".
    """

    def __init__(self, device: "Device", longest: int):
        self._device = device
        self._longest = longest
        self.session = ""
        # How much of the work is done, in percent, as far as the computer says.
        self.percent = 0
        self._heard = 0
        # The file that is being written: its name, where it ends, and the file.
        self._name, self._end = "", 0
        self._file: Any = None
        self._written: list[str] = []
        # What has come of a score form.
        self._form_text = ""
        # What is done once the answer is out.
        self._next: Any = None
        # The message that the computer has gone.
        self._told: Any = None

    # -- answering -----------------------------------------------------------------------------

    def answer(self, body: bytes, now: "Ticks") -> "dict[str, Any]":
        """Return the answer to a question, the bytes of a JSON object."""
        self._heard = now
        number: Any = None
        try:
            asked = _parsed(body)
            number = asked.get("id")
            if not is_count(number) or number > _LARGEST:
                number = None
                raise RequestError("no_id")
            what = asked.get("do")
            if what not in _QUESTIONS:
                raise RequestError("unknown")
            found: dict[str, Any] = getattr(self, "_" + what)(asked)
            found["id"] = number
            return found
        except RequestError as error:
            return self._error(number, error.key, error.facts)
        except MemoryError:
            return self._error(number, "computer.memory")
        except OSError as error:
            self._abandon()
            return self._error(number, "computer." + trouble(error), {"error": reason(error)})
        except Exception as error:  # noqa: BLE001  whatever comes over the cable gets an answer
            self._device.log.append(repr(error))
            return self._error(number, "computer.wrong")

    def answered(self) -> None:
        """Do what has to wait until the answer is out."""
        then, self._next = self._next, None
        if then is not None:
            then()

    def refusal(self, why: str, body: bytes = b"") -> "dict[str, Any]":
        """Return the answer to what is not answered, a question if `body` is one."""
        number: Any = None
        if body:
            try:
                number = _parsed(body).get("id")
            except RequestError:
                pass
        return self._error(number if is_count(number) else None, "computer." + why)

    def _error(
        self, number: "int | None", key: str, facts: "dict[str, Any] | None" = None
    ) -> "dict[str, Any]":
        return {"id": number, "error": key, "text": text(key, **(facts or {}))}

    # -- the box -------------------------------------------------------------------------------

    def _who(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Return which box this is, and what it has."""
        import sys

        device = self._device
        version, name, build = image.about()
        platform: Any = getattr(device.app, "platform", {})
        battery = platform.get("battery")
        info: Any = sys.implementation
        return {
            "program": "meldmate",
            "protocol": _PROTOCOL,
            "board": device.board.NAME,
            "image": name,
            "version": version,
            "build": build,
            "machine": getattr(info, "_machine", ""),
            "micropython": ".".join([str(part) for part in info.version[:3]]),
            "games": self._games(),
            "room": self._room(),
            "battery": battery() if battery else None,
            "time": today.now(),
            "line": self._longest,
            "chunk": _CHUNK,
        }

    def _games(self) -> int:
        try:
            names = self._device.files.listdir(self._device.folder + "/games")
        except OSError:
            return 0
        return len([name for name in names if len(name) == 9 and name[5:] == ".log"])

    def _room(self) -> "list[int]":
        """Return [bytes of a block, free blocks, blocks] of the file system."""
        try:
            numbers = self._device.files.statvfs(self._device.folder)
        except OSError:
            return [4096, 0, 0]
        return [numbers[1], numbers[3], numbers[2]]

    def _clock(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Set the clock."""
        if not today.set_clock(asked.get("time")):
            raise RequestError("no_clock")
        return {"time": today.now()}

    def _loader(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Start the boot loader of the board, once the answer is out."""
        import machine

        loader: Any = getattr(machine, "bootloader", None)
        if loader is None:
            raise RequestError("no_loader")
        self._abandon()
        self._next = loader
        return {}

    def _form(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Take a part of the text of a score form; with `crc`, that of the text, keep the form."""
        at, part = asked.get("at"), asked.get("text")
        forms = load_module("firmware.storage.forms")
        if not is_count(at) or not isinstance(part, str) or not is_plain(part):
            raise RequestError("wrong")
        if at == 0:
            self._form_text = ""
        if at != len(self._form_text):
            raise RequestError("form_order")
        if at + len(part) > forms.MAX_TEXT:
            self._form_text = ""
            raise RefusedError(("forms.link_long", {}))
        self._form_text += part
        if "crc" in asked:
            app: Any = self._device.app
            if self.session:
                raise RequestError("copying")
            if not hasattr(app, "store"):
                raise RequestError("not_now")
            whole, self._form_text = self._form_text, ""
            if crc32(utf8(whole)) != asked["crc"]:
                raise RequestError("crc")
            why = forms.keep(app.store, whole)
            if why:
                raise RefusedError(why)
            app.dirty = True
        return {"at": at + len(part)}

    # -- files ---------------------------------------------------------------------------------

    def _list(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Return some of the [name, bytes] of the files in a folder, and where to go on."""
        folder, at = asked.get("in"), asked.get("at", 0)
        if folder not in FOLDERS or not is_count(at):
            raise RequestError("name")
        path = self._device.folder + ("/" + folder if folder else "")
        rows: list[tuple[str, int]] = []
        if is_folder(self._device.files, path):
            before = folder + "/" if folder else ""
            rows = [(before + name, size) for name, size in self._device.files.sizes(path)]
            rows = sorted([row for row in rows if is_safe(row[0])])
        some = [row for row in rows[at : at + _ROWS] if not self._is_folder(row[0])]
        return {"files": some, "next": at + _ROWS if at + _ROWS < len(rows) else None}

    def _is_folder(self, name: str) -> bool:
        return is_folder(self._device.files, self._device.folder + "/" + name)

    def _read(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Return a part of a file."""
        name, at = asked.get("name"), asked.get("at")
        if not is_safe(name) or not is_count(at):
            raise RequestError("name")
        path = "%s/%s" % (self._device.folder, name)
        if not exists(self._device.files, path) or self._is_folder(str(name)):
            raise RequestError("name")
        with self._device.files.open(path, "rb") as file:
            file.seek(min(at, size_of(self._device.files, path)))
            data = file.read(_CHUNK)
        self._note_percent(asked)
        return {"data": b2a_base64(data)[:-1].decode(), "size": size_of(self._device.files, path)}

    # -- a session -----------------------------------------------------------------------------

    def _begin(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Let a computer read the saved games, or write others, until it says that it is done."""
        what = asked.get("what")
        if what not in ("save", "restore"):
            raise RequestError("unknown")
        self._abandon()
        device = self._device
        if what == "restore":
            if not self._has_screens():
                raise RequestError("not_now")
            with Writing(device.files):
                # Of a copy that could not take the games' place.
                left = device.finish_restore()
                if left in ("done", "failed"):
                    device.start_afresh(left)
                if left == "failed":
                    raise RequestError("half_done")
                self.session = what
                for name in FOLDERS:
                    path = device.folder + restoring.COMING + ("/" + name if name else "")
                    device.files.mkdir(path)
        self.session = what
        app: Any = device.app
        has_screens = self._has_screens()
        if has_screens:
            # What is being keyed is part of a copy.
            app.keep_draft()
            app.comfort.wake()
            app.open(_SCREEN, self)
        return {}

    def _has_screens(self) -> bool:
        """Return whether the program shows its screens now, and no error."""
        return hasattr(self._device.app, "open") and self._device.trace is None

    def _write(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Write a part of a file; with `crc`, that of the whole file, it is the last part."""
        name, at, data = asked.get("name"), asked.get("at"), asked.get("data")
        self._need("restore")
        if not isinstance(name, str) or not is_safe(name) or not is_count(at):
            raise RequestError("name")
        if not isinstance(data, str) or not is_plain(data):
            raise RequestError("wrong")
        try:
            content = a2b_base64(data)
        except ValueError:
            raise RequestError("wrong")
        files = self._device.files
        path = self._device.folder + restoring.COMING + "/" + name
        with Writing(files):
            if name != self._name:
                if at or self._file is not None or name in self._written:
                    raise RequestError("order")
                self._file = files.open(path, "wb")
                self._name, self._end = name, 0
            if at != self._end or self._file is None:
                raise RequestError("order")
            self._file.write(content)
            self._end += len(content)
            if "crc" in asked:
                files.sync(self._file)
                self._close()
                if _sum_of(files, path) != asked["crc"]:
                    files.remove(path)
                    raise RequestError("crc")
                self._written.append(name)
        self._note_percent(asked)
        return {"at": at + len(content)}

    def _seal(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """Let the games that have come take the place of those that are here, or end reading."""
        if self.session != "restore":
            self._need("save")
            self._leave()
            return {}
        device, files = self._device, self._device.files
        count = asked.get("files")
        if self._file is not None or not is_count(count) or not 0 < count == len(self._written):
            raise RequestError("order")
        path = device.folder + restoring.COMING + "/" + restoring.MARK
        try:
            with Writing(files):
                with files.open(path, "wb") as file:
                    files.sync(file)
                said = restoring.finish(files, device.folder)
        except OSError as error:
            # Once its mark is there, the copy takes the games' place: now, or at the next start.
            said = "undone" if trouble(error) == "low" else device.finish_restore() or "done"
            if said == "undone":
                raise
        self._leave()
        device.start_afresh(said)
        if said == "failed":
            raise RequestError("half_done")
        return {"games": self._games()}

    def _stop(self, asked: "dict[str, Any]") -> "dict[str, Any]":
        """End what was begun; nothing has changed."""
        self._abandon()
        return {}

    def _need(self, session: str) -> None:
        if self.session != session:
            raise RequestError("no_session")

    def _note_percent(self, asked: "dict[str, Any]") -> None:
        percent = asked.get("percent")
        if is_whole(percent) and 0 <= percent <= 100 and percent // 5 != self.percent // 5:
            self.percent = percent
            if self.session and hasattr(self._device.app, "dirty"):
                self._device.app.dirty = True

    def _close(self) -> None:
        file, self._file, self._name = self._file, None, ""
        if file is not None:
            file.close()

    def stop(self) -> None:
        """End what was begun, because somebody at the table wants that."""
        self._abandon()

    def tick(self, now: "Ticks") -> None:
        """End what was begun if the computer has gone."""
        if ticks_diff(now, self._heard) < _PATIENCE:
            return
        was = self.session
        self._abandon()
        app: Any = self._device.app
        if hasattr(app, "open"):
            if app.stack[-1] is self._told:
                # Nobody has read the one before.
                app.close()
            said = "computer.gone_" + was
            self._told = app.open("message", ("computer.title", {}), None, (said, {}))

    def _abandon(self) -> None:
        """End a session; what has come of a backup is removed."""
        was = self.session
        try:
            self._close()
        except OSError:
            # It is removed below, or at the next start.
            pass
        self._leave()
        if was == "restore":
            try:
                with Writing(self._device.files):
                    restoring.finish(self._device.files, self._device.folder)
            except OSError:
                # The next start takes it back.
                pass

    def _leave(self) -> None:
        """Go on with what was on the screen."""
        self.session = ""
        self.percent = 0
        self._written = []
        stack: Any = getattr(self._device.app, "stack", ())
        if stack and stack[-1].module == _SCREEN:
            self._device.app.close()


def _parsed(body: bytes) -> "dict[str, Any]":
    """Return a question; raise RequestError."""
    try:
        asked: Any = json.loads(body.decode())
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001  what is raised for bad JSON depends on the runtime
        raise RequestError("wrong")
    if not is_object(asked):
        raise RequestError("wrong")
    return asked


def _sum_of(files: "Any", path: str) -> int:
    """Return the CRC-32 of a file as it is on the flash."""
    crc = 0
    with files.open(path, "rb") as file:
        part = file.read(512)
        while part:
            crc = crc32(part, crc)
            part = file.read(512)
    return crc
