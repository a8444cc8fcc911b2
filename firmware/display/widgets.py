"""The few elements that every screen is made of.

Rows lie on the display's own pages of eight pixels. The first is the bar, which says where you are:
plain text, with a leader of dots between its two ends. The last has the hints, which say what the
keys do; between them is the content. Only what is chosen is inverted. Of a text in several lengths,
the longest that fits is drawn; nothing ends in three dots.
"""

from engine.compat import TYPE_CHECKING, const
from engine.texts import language
from firmware.display.fitting import Fitting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label, Message
    from firmware.display.display import Display
    from firmware.input.buttons import Buttons

    # (key, what it does): see `Ui.hints`.
    Hint = tuple[str, Label]
    # What a finger can point at: a key, the number of a part, (a letter to type,), or nothing.
    Place = str | int | tuple[str] | None
    # What is chosen in a row, or None: x, width, and the edges that letters touch.
    Chosen = tuple[int, int, int] | None
    # A drawn row: what from, its columns, what is chosen in it, whether it lacks its value.
    Drawn = tuple[object, bytes | bytearray, Chosen, bool]

LINE = const(8)
# The pixels from one dot of the bar's leader to the next, and the least between a dot and a text.
# The dots keep their columns whatever the texts say, so that few of them change.
_LEADER = const(4)
_BESIDE = const(3)
# The least between the names of two groups in the bar.
_TAB_GAP = const(3)
# The least between two hints, with the column after a glyph.
_HINT_GAP = const(6)
# The sign of the key called back.
_BACK = "↩"
# How many drawn rows are kept: those of a screen, and one that scrolls into sight.
_ROWS = const(12)


class Ui(Fitting):
    """Draws elements on `display`; the keys have their labels on this board, as in `keys`."""

    # Whether someone points at the screen instead of pressing keys.
    pointed = False

    def __init__(self, display: "Display", keys: "Buttons"):
        super().__init__(display.width, display.text_width)
        self.display = display
        self.keys = keys
        self.height = display.height
        # The content: the rows between the bar and the hints.
        self.top = LINE
        self.rows = display.height // LINE - 2
        # What is chosen in this picture: x, y and width of each inverted text, and which of its
        # edges a letter touches (see Display.trim).
        self._chosen: list[tuple[int, int, int, int]] = []
        self.forget()

    def forget(self) -> None:
        """Let go of what is kept to be drawn or chosen faster the next time."""
        # The rows drawn last.
        self._rows: list[Drawn] = [(None, b"", None, False)] * _ROWS
        self._oldest = 0
        self._shorts = []
        self.display.forget()

    def again(self, y: int, what: object) -> "Drawn | None":
        """Copy a row that was drawn before from the same `what`; return it, or None."""
        for drawn in self._rows:
            if drawn[0] == what:
                self.display.put_page(y, drawn[1])
                if drawn[2]:
                    x, w, touched = drawn[2]
                    self._chosen.append((x, y, w, touched))
                return drawn
        return None

    def keep(self, y: int, what: object, chosen: "Chosen" = None, lacks: bool = False) -> None:
        """Keep the row at `y`, which was drawn from `what`, and what is chosen in it."""
        self._rows[self._oldest] = (what, self.display.page(y), chosen, lacks)
        self._oldest = (self._oldest + 1) % _ROWS

    def bar(self, left: "Label", right: "Label" = "") -> None:
        """Draw the bar: where you are, and at the right a detail that yields first.

        In a longer form, the detail takes at most half of the bar.
        """
        display = self.display
        drawn_from = (left, right, self.names, language())
        if self.again(0, drawn_from):
            return
        words, detail = self.bar_parts(left, right)
        words = self.shorten(words, self.width - 2)
        display.text(words, 1, 0)
        end = self.width - 1
        if detail:
            end -= self.size(detail)
            display.text(detail, end, 0)
            end -= _BESIDE
        self.leader(1 + self.size(words), end)
        self.keep(0, drawn_from)

    def tabs(self, names: "Sequence[Message]", current: int) -> bool:
        """Draw the names of groups in the bar, the current one chosen; each answers to a finger.

        Names are whole words. Where not all fit, those beside the current one are drawn, and at the
        right which of them it is. Returns whether there was room for two; if not, nothing is drawn.
        """
        drawn_from = (names, current, language())
        if self.again(0, drawn_from):
            return True
        count = len(names)
        words = [self.forms(name)[0] for name in names]
        sizes = [self.size(word) for word in words]
        place = ""
        first, end = 0, count
        room = self.width
        if sum(sizes) + _TAB_GAP * count > room:
            place = "%d/%d" % (current + 1, count)
            room -= self.size(place) + _TAB_GAP
            # Page by page, so that the names stay where they are while the choice moves over them.
            end = 0
            while end <= current:
                first, taken = end, 0
                while end < count and taken + sizes[end] + _TAB_GAP <= room:
                    taken += sizes[end] + _TAB_GAP
                    end += 1
                if end == first:
                    return False
        if end - first < 2 and count > 1:
            return False
        gap = (room - sum(sizes[first:end])) // (end - first)
        x = max(2, gap // 2)
        chosen = None
        for index in range(first, end):
            self.part(index, words[index], x, 0)
            if index == current:
                left, width = x - 2, sizes[index] + 4
                chosen = left, width, self.choose(left, 0, width)
            x += sizes[index] + gap
        if place:
            self.display.text(place, self.width - 1 - self.size(place), 0)
        self.keep(0, drawn_from, chosen)
        return True

    def leader(self, x: int, end: int) -> None:
        """Draw the dots of the bar from a text that ends before `x` up to `end`.

        Fewer than five would look like a part of the text.
        """
        x += _BESIDE
        x += (1 - x) % _LEADER
        if end - x > 4 * _LEADER:
            self.display.dots(x, 6, end - x, _LEADER)

    def label(self, key: str) -> str:
        """Return the name of a key in the hints; a key to be held has a dash after it.

        The key called back has its sign, which is no word of a language.
        """
        name = key.rstrip("–")
        label = self.keys.label(name)
        return (_BACK if label == name == "back" else label) + key[len(name) :]

    def hints(self, *pairs: "Hint") -> None:
        """Draw the last row: (key, what it does) pairs, the most important first.

        A key with a dash after it is to be held: "ok–". Where room is short, texts take shorter
        forms, and the last hints are left out. The way back is at the right.
        """
        y = self.height - LINE
        drawn_from = (pairs, self.keys.table, language())
        if self.again(y, drawn_from):
            return
        self.display.fill(0, y, self.width, LINE, 0)
        parts, kept = self._hint_parts(
            [pair for pair in pairs if self.keys.has(pair[0].rstrip("–"))]
        )
        x = 1
        for words, (key, _) in zip(parts, kept):
            if key == "back":
                self.part(key, words, self.width - 1 - self.size(words), y)
            else:
                x = self.part(key, words, x, y) + 5
        self.keep(y, drawn_from)

    def _hint_parts(
        self, pairs: "Sequence[tuple[str, Label]]"
    ) -> "tuple[list[str], Sequence[tuple[str, Label]]]":
        """Return (texts of the hints that fit, their pairs)."""
        forms = [self._hint_forms(key, what) for key, what in pairs]
        for count in range(len(pairs), 0, -1):
            parts = self.squeeze(forms[:count], self.width - 2, _HINT_GAP)
            if parts:
                return parts, pairs[:count]
        return [], []

    def _hint_forms(self, key: str, what: "Label") -> list[str]:
        """Return a key with what it does in all its lengths; the label alone if both are equal."""
        label = self.label(key)
        if label == _BACK and not isinstance(what, str) and what[0] in ("ui.back", "ui.leave_row"):
            # The sign says it already.
            return [label]
        forms = self.forms(what)
        return [label if form == label else (label + " " + form).strip() for form in forms]

    def hint(self, key: str, what: "Label", width: int) -> str:
        """Return a key with what it does, at most `width` pixels wide if a form is that short."""
        forms = self._hint_forms(key, what)
        return (self.squeeze((forms,), width, 0) or forms[-1:])[0]

    def row(
        self,
        index: int,
        left: "Label",
        right: "Label" = "",
        chosen: bool = False,
        indent: int = 0,
    ) -> bool:
        """Draw a row of the content: `left`, `right` at the edge, inverted if it is selected.

        Returns whether `right` is left out for want of room.
        """
        y = self.top + index * LINE
        display = self.display
        drawn_from = None
        if display.is_dark(y):
            drawn_from = (left, right, chosen, indent, self.names, language())
            drawn = self.again(y, drawn_from)
            if drawn:
                return drawn[3]
        room = self.width - 4 - indent
        lacks = False
        if not isinstance(right, str):
            left, right = self.pair(left, right, room - 4)
            lacks = not right
        if right:
            size = self.size(right)
            room -= size + 4
            display.text(right, self.width - 2 - size, y)
        display.text(self.shorten(self.best(left, room), room), 2 + indent, y)
        found = (0, self.width, self.choose(0, y, self.width)) if chosen else None
        if drawn_from is not None:
            self.keep(y, drawn_from, found, lacks)
        return lacks

    def part(self, what: "Place", words: str, x: int, y: int, size: int = 8) -> int:
        """Draw `words` that answer to a finger as `what`: a logical key, or what the screen knows.

        Returns the x of what follows. See firmware.display.pointer.
        """
        return self.display.text(words, x, y, size)

    def area(self, what: "Place", x: int, y: int, w: int, h: int) -> bool | None:
        """Say that a rectangle answers to a finger as `what`; nothing is drawn."""

    def choose(self, x: int, y: int, w: int) -> int:
        """Invert a text of 8 pixels, whose top is at height `y`: it is chosen.

        Returns which of its edges a letter touches still (see Display.trim).

        Nothing else on a screen is inverted. No letter shall touch the dark around it, where it
        would be hard to read. Of a text that fills a page, a stem ends a pixel before the edge, and
        `finish` does the rest; another one has a line more above and below, where these are free.
        """
        display = self.display
        if y & LINE - 1:
            display.invert(x, y, w, LINE)
            for beyond in (y - 1, y + LINE):
                if display.is_free(x, beyond, w):
                    display.hline(x, beyond, w)
            return 0
        touched = display.trim(x, y, w)
        display.invert(x, y, w, LINE)
        self._chosen.append((x, y, w, touched))
        return touched

    def finish(self) -> None:
        """Complete the picture when all is drawn.

        Where a letter still touches the edge of what is chosen (the tail of a g, an accent), there
        is light beyond the edge, if a pixel is free. A whole line there would cost twice the bytes
        when the cursor moves.
        """
        for x, y, w, touched in self._chosen:
            # The mark of a list that goes on is in the last columns, and no letter.
            w = min(w, self.width - 2 - x)
            for edge, beyond in ((1, y - LINE), (2, y + LINE)):
                if (
                    touched & edge
                    and 0 <= beyond < self.height
                    and not any([one[1] == beyond for one in self._chosen])
                ):
                    self.display.light_beside(x, y, w, beyond)
        self._chosen = []

    def more(self, above: bool, below: bool) -> None:
        """Mark by a dotted line at the right edge that there is more above or below.

        The line is at the top if there is more below only, at the bottom if there is more above
        only, else in the middle. (A single dot beside a number would look like part of it.)
        """
        if above or below:
            rows = self.rows // 2
            first = 0 if below else self.rows - rows
            if above and below:
                first = (self.rows - rows) // 2
                rows = self.rows - 2 * first
            # Inverted, so that it shows on the selected row as well.
            self.display.invert_dotted(self.width - 1, self.top + first * LINE, rows * LINE)

    def hints_fit(self, *pairs: "Hint") -> bool:
        """Return whether the last row has room for all hints, in shorter forms if necessary."""
        return len(self._hint_parts(pairs)[1]) == len(pairs)

    def centred(self, words: str, y: int, font: int) -> None:
        """Draw `words` in the middle of the width."""
        self.display.text(words, max(0, (self.width - self.size(words, font)) // 2), y, font)
