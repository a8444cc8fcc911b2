"""Reads on the emulated handheld what a person reads, from its pixels alone."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.texts import has, variants
from firmware.display.fitting import sentence
from firmware.screens.asking.choice import PickPart
from host_tools.simulated import readscreen

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels
    from host_tools.simulated.simulator import Simulator

# Titles that have several lengths, by the longest.
_TITLES = {"Tuscan Rummy": "all.title_tuscan"}
# What was read before: the same screens recur often.
_read = {}


def plain(lines: Iterable[str]) -> str:
    """Return lines of text as one line with single spaces."""
    return " ".join(" ".join(lines).split())


def forms(words: str, **facts: Any) -> list[str]:
    """Return all forms in which `words`, a text or a text's key, can appear on a screen."""
    key = _TITLES.get(words, words)
    # A message gives its text a capital.
    return [sentence((key, facts)), *variants(key, **facts)] if has(key) else [words]


class Eyes:
    """Reads the screen of `box`, a simulator; a subclass presses the buttons."""

    def __init__(self, box: "Simulator") -> None:
        self.box = box
        self._frame = None
        self._runs = None

    def press(self, *keys: str) -> None:
        """Press buttons one after another."""
        raise NotImplementedError

    def runs(self) -> list:
        """Return the runs of text on the screen, from the top left."""
        if self._runs is None:
            frame = self.frame()
            key = b"".join(bytes(row) for row in frame)
            if key not in _read:
                _read[key] = readscreen.read_runs(frame)
            self._runs = _read[key]
        return self._runs

    def frame(self) -> "Pixels":
        """Return the pixels, rows of 0 and 1."""
        if self._frame is None:
            self._frame = self.box.frame()
        return self._frame

    @property
    def app(self) -> Any:
        """The program (firmware.app.App), to reach into it."""
        return self.box.device.app

    @property
    def top(self) -> Any:
        """The screen on top."""
        return self.app.stack[-1]

    @property
    def part(self) -> Any:
        """The part of the screen on top that asks the question, or that screen."""
        return self.top.part or self.top

    def changed(self) -> None:
        """Forget what was read: the picture may have changed."""
        self._frame = self._runs = None

    @property
    def hints_at(self) -> int:
        """The height at which the row of hints begins."""
        return self.box.height - 8

    def lines(self, top: int = 0, bottom: int | None = None) -> list[str]:
        """Return the lines of text from height `top` to `bottom`; wide gaps become two spaces."""
        end = self.box.height if bottom is None else bottom
        found = {}
        small = {run.y for run in self.runs() if run.size == 8}
        for run in self.runs():
            # A large text may begin above the screen.
            if top <= max(0, run.y) < end:
                # Large digits stand level with their label, or at the middle of it.
                middle = run.y + (run.size - 8) // 2
                level = middle if run.y not in small and middle in small else run.y
                found.setdefault(level, []).append(run)
        return [
            "  ".join(run.text for run in sorted(found[y], key=lambda run: run.x))
            for y in sorted(found)
        ]

    def words(self) -> list[tuple[str, int, int, int]]:
        """Return (word, x, y, size) of the words between the bar and the hints."""
        found = []
        for run in self.runs():
            if not 8 <= run.y < self.hints_at:
                continue
            at = 0
            for word in run.text.split():
                found.append((word, run.boxes[at][0], run.y, run.size))
                at += len(word)
        return found

    def screen(self) -> str:
        """Return everything on the screen as one line of text."""
        return plain(self.lines())

    def bar(self) -> str:
        """Return the text of the bar."""
        return plain(self.lines(0, 8))

    def middle(self) -> list[str]:
        """Return the rows between the bar and the hints."""
        return self.lines(8, self.hints_at)

    def hints(self) -> str:
        """Return the text of the hints in the last row."""
        return plain(self.lines(self.hints_at))

    def chosen(self) -> str:
        """Return the text of the inverted row, or "" if there is none."""
        runs = [run for run in self.runs() if run.inverted and 8 <= run.y < self.hints_at]
        return plain([run.text for run in runs])

    def row_is(self, wanted: Sequence[str]) -> bool:
        """Return whether the inverted row is one of `wanted`, or begins so and has a value.

        Another row may begin with the same short word. So the value stands apart, or where room is
        short it has digits or few words; behind a colon anything may stand. In a row of a page that
        is answered by a word, it is that word.
        """
        runs = [run for run in self.runs() if run.inverted and 8 <= run.y < self.hints_at]
        row, label = plain([run.text for run in runs]), plain([run.text for run in runs[:1]])
        part = self.part
        if isinstance(part, PickPart) and part.rows and self.app.ui.holds_rows(part.cross):
            return any(word in wanted for word in row.split())
        for form in wanted:
            if form in (row, label) or row.startswith(form + ":" * (form[-1:] != ":")):
                return True
            value = row[len(form) :] if row.startswith(form + " ") else ""
            if not value:
                continue
            if len(form) > 4 or len(value.split()) <= 2 or any(map(str.isdigit, value)):
                return True
        return False

    def blinks(self) -> bool:
        """Return whether the last row, under a line, says why a button did nothing."""
        return readscreen.answer_line(self.frame())

    def more(self, below: bool) -> bool:
        """Return whether the line at the right edge says that there is more below, or above."""
        # On an inverted row the line is dark: it differs from the column beside it.
        rows = self.frame()[8 : self.hints_at]
        line = [y for y, row in enumerate(rows) if row[-1] != row[-2]]
        if len(line) < 4 or line != list(range(line[0], line[-1] + 1, 2)):
            return False
        # With two rows it is as long as both if there is more on either side.
        both = len(line) == len(rows) // 2
        return both or (line[-1] < len(rows) - 2 if below else line[0] > 0)

    def paper(self) -> str:
        """Read a page that may be longer than the screen to its end; return all its text."""
        found = [self.middle()]
        while self.more(below=True):
            self.press("down")
            found.append(self.middle())
        lines = found[0]
        for page in found[1:]:
            shared = len(page)
            while shared and lines[-shared:] != page[:shared]:
                shared -= 1
            lines = lines + page[shared:]
        return plain(lines)

    def columns(self) -> str:
        """Return the text of each column of rows that begin at the same x, one after another."""
        found = {}
        for run in self.runs():
            found.setdefault(run.x, []).append(run.text)
        return " / ".join(plain(found[x]) for x in sorted(found))

    def results(self) -> str:
        """Return each large result with what stands at its left: "Ana 37 + 7 = 44 / ..."."""
        half = self.box.width // 2
        found = []
        for run in self.runs():
            if run.size == 16 and run.y >= 8:
                # The name is level with it, what leads to it is in the row below; both are in the
                # same half of the screen.
                words: list[str] = []
                for y in (run.y, run.y + 8):
                    left = [
                        one
                        for one in self.runs()
                        if one.y == y and one.size == 8 and run.x // half * half <= one.x < run.x
                    ]
                    words += [left[-1].text] if left else []
                # An arithmetic has several terms; a change alone leads to the result by itself.
                if len(words) > 1 and " " in words[1] and words[1][-1:].isdigit():
                    words.append("=")
                found.append(plain([*words, run.text]))
        return " / ".join(found)

    def says(self, *words: str, **facts: Any) -> None:
        """Fail unless the screen says all of `words`, across, in a column, or with a result."""
        screen = " / ".join((self.screen(), self.columns(), self.results()))
        for one in words:
            assert any(" ".join(form.split()) in screen for form in forms(one, **facts)), (
                one,
                self.lines(),
            )

    def reads(self, *words: str, **facts: Any) -> str:
        """Fail unless the page, read to its end, says all of `words`; return its text."""
        results = self.results()
        paper = self.paper() + " / " + results
        for one in words:
            assert any(" ".join(form.split()) in paper for form in forms(one, **facts)), (
                one,
                paper,
            )
        return paper
