"""What the page must show: the golden scenes that are played by keys alone, as JSON for the
browser's tests.

    python -m tests.web.expected

prints [{board, language, files: {path: base64}, steps: [[pin, milliseconds] or name of a
picture]}]. A scene that reaches into the program is followed up to there. The names are those of
tests/golden/.
"""

import base64
import json
import sys
from pathlib import Path

from host_tools.simulated.emulator import install
from tests.portable.tools import untyped

# What is imported below needs MicroPython's modules.
install()

from engine import texts  # noqa: E402
from tests.host.firmware.screens.test_golden import SIZES  # noqa: E402
from tests.proof.robot.scenes import SCENES  # noqa: E402
from tests.proof.robot.sitter import Sitter  # noqa: E402


class Recorder(Sitter):
    """A sitter whose presses are written down; `parts` are what is to be played on the page."""

    def __init__(self, board, language):
        Sitter.__init__(self, board, settings={"language": language})
        self.parts = []
        self._down_and_up = self.box._down_and_up
        untyped(self.box)._down_and_up = self._press
        untyped(self.box).wait, self._wait = self._waited, self.box.wait
        self._start(board=board, language=language)

    def _start(self, **facts):
        self.facts = facts
        self.parts.append(dict(facts, files=self._files(), steps=[]))

    def _files(self):
        folder = Path(self._folder.name)
        found = {}
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                found["/saves/" + path.relative_to(folder).as_posix()] = base64.b64encode(
                    path.read_bytes()
                ).decode()
        return found

    def _press(self, pin, milliseconds, until=None):
        # How long a press lasts that ends with a condition, the page cannot know.
        if until is not None:
            self.parts.append(None)
        if self.parts[-1] is not None:
            self.parts[-1]["steps"].append([pin, milliseconds])
        # What lasts passes by waiting, which is a part of the press.
        wait, self.box.wait = self.box.wait, self._wait
        changed = self._down_and_up(pin, milliseconds, until)
        self.box.wait = wait
        return changed

    def _waited(self, milliseconds):
        self.parts.append(None)
        return self._wait(milliseconds)

    def begin(self, *arguments, **named):
        """Start a game; the page finds it among its saved games."""
        super().begin(*arguments, **named)
        self._start(**self.facts)

    def open(self, *arguments):
        """Open a screen directly, which the page cannot repeat."""
        super().open(*arguments)
        self.parts.append(None)

    def inside(self):
        """Return the program, into which the page cannot reach."""
        self.parts.append(None)
        return super().inside()

    def change_setting(self, *arguments):
        """Change a setting directly, which the page cannot repeat."""
        super().change_setting(*arguments)
        self.parts.append(None)

    def date(self, *arguments):
        """Set the box's time of day, which the page cannot repeat."""
        super().date(*arguments)
        self.parts.append(None)

    def seen(self, name):
        """Note that the picture called `name` is on the screen now."""
        if self.parts[-1] is not None:
            self.parts[-1]["steps"].append(name)


def parts():
    """Return all that can be played by keys, in all sizes that have pictures."""
    found = []
    for board, language in SIZES:
        for scene in SCENES:
            texts.use(language)
            with Recorder(board, language) as table:
                for name in scene(table):
                    table.seen(scene.__name__ + "_" + name)
            found += [
                part
                for part in table.parts
                if part and any(isinstance(step, str) for step in part["steps"])
            ]
    texts.use("en")
    return found


if __name__ == "__main__":
    json.dump(parts(), sys.stdout)
