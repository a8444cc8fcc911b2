"""What a picture is made of, as it is drawn: every text with its place, what is drawn past an edge,
over another text, cut, or left out.

`inspect` draws the screen on top once more, with every call of the display noted, and returns a
`Picture`. The pixels tell what a person can read; what should have been there, only the calls know.
"""

from firmware.display.display import font, lay_out


class Picture:
    """What was found in one picture.

    `wrong` are sentences about what is cut, hidden or past an edge; `hints` the (key, text, form)
    that stand in the last row; `unnamed` the keys whose hints found no room there; `words` are all
    texts, in the order in which they were drawn.
    """

    def __init__(self):
        self.wrong = []
        self.hints = []
        self.unnamed = []
        self.words = []


def inspect(box):
    """Draw what the simulator `box` shows once more and return its `Picture`."""
    watch = _Watch(box.device.app)
    try:
        watch.look()
    finally:
        watch.undo()
    return watch.picture


def ink(words, x, y, size):
    """Return (left, top, right, bottom) of the dots of a text, the last two exclusive; None without
    any.
    """
    pages = lay_out(font(size), words)
    width = len(pages) * 8 // size
    columns = [
        sum(pages[page * width + at] << 8 * page for page in range(size // 8))
        for at in range(width)
    ]
    inked = [at for at, column in enumerate(columns) if column]
    if not inked:
        return None
    rows = 0
    for column in columns:
        rows |= column
    top = (rows & -rows).bit_length() - 1
    return x + inked[0], y + top, x + inked[-1] + 1, y + rows.bit_length()


def _meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class _Watch:
    """Stands before the methods of a display and of its Ui while one picture is drawn."""

    def __init__(self, app):
        self.app = app
        self.ui = app.ui
        self.display = app.display
        self.picture = Picture()
        # (the words, the rectangle of their dots) of what is to be seen.
        self.texts = []
        # (what is cut, its beginning) of what was tried; not all that is tried is drawn.
        self.cuts = []
        # What the bar says, what a chosen row should and does say, and the words of the hints.
        self.title = []
        self.chosen = []
        self.footer = []

    def look(self):
        """Draw the picture."""
        for name in ("text", "fill", "frame", "hline", "vline", "dots", "invert"):
            setattr(self.display, name, getattr(self, "_" + name))
        self.ui.again = lambda *_: None
        for name in ("row", "bar", "hints", "shorten"):
            assert hasattr(type(self.ui), name), name
            setattr(self.ui, name, getattr(self, "_" + name))
        self.app.draw()
        for forms, drawn in self.chosen:
            # Where a row has no room for its value, the bar has it, or the last row.
            seen = drawn + self.title + [words for words, _ in self.texts]
            if not any(self._is_there(form, seen) for form in forms):
                self.wrong("a row loses its value", repr(forms[0]), "beside", drawn)
        for whole, short in self.cuts:
            seen = [words for words in self.picture.words if words not in self.footer]
            if any(short in words and whole not in words for words in seen):
                self.wrong(repr(whole), "is cut to", repr(short))

    def undo(self):
        """Take the methods away again."""
        for thing in (self.display, self.ui):
            own = [name for name in vars(thing) if hasattr(type(thing), name)]
            for name in own:
                delattr(thing, name)

    def wrong(self, *words):
        """Note what is wrong."""
        self.picture.wrong.append(" ".join(str(word) for word in words))

    def original(self, name, thing=None):
        """Return a method as it is."""
        thing = thing or self.display
        return getattr(type(thing), name).__get__(thing)

    # -- the display ---------------------------------------------------------------------------

    def _within(self, what, x, y, w, h):
        display = self.display
        if w > 0 and h > 0 and (x < 0 or y < 0 or x + w > display.width or y + h > display.height):
            self.wrong(what, "past the edge:", (x, y, w, h))

    def _text(self, words, x, y, size=8, ink_=1, **given):
        place = ink(words, x, y, size) if words else None
        if place:
            left, top, right, bottom = place
            self._within(repr(words), left, top, right - left, bottom - top)
            for other, there in self.texts:
                if _meet(place, there):
                    self.wrong(repr(words), "lies over", repr(other), place, there)
            self.texts.append((words, place))
            self.picture.words.append(words)
        return self.original("text")(words, x, y, size, given.get("ink", ink_))

    def _fill(self, x, y, w, h, ink=1):
        self._within("a rectangle", x, y, w, h)
        over = x, y, x + w, y + h
        for words, place in list(self.texts):
            if _meet(place, over):
                self.texts.remove((words, place))
                whole = over[0] <= place[0] and place[2] <= over[2]
                whole = whole and over[1] <= place[1] and place[3] <= over[3]
                # The bar, which the menu draws anew, may be covered as a whole.
                if not whole or y:
                    self.wrong(repr(words), "is covered" if whole else "is partly covered")
        self.original("fill")(x, y, w, h, ink)

    def _frame(self, x, y, w, h, ink=1):
        self._within("a frame", x, y, w, h)
        self.original("frame")(x, y, w, h, ink)

    def _hline(self, x, y, w, ink=1):
        self._within("a line", x, y, w, 1)
        self.original("hline")(x, y, w, ink)

    def _vline(self, x, y, h, ink=1):
        self._within("a line", x, y, 1, h)
        self.original("vline")(x, y, h, ink)

    def _dots(self, x, y, w, step=3, ink=1):
        self._within("dots", x, y, w, 1)
        self.original("dots")(x, y, w, step, ink)

    def _invert(self, x, y, w, h):
        if w > self.display.width or x + w > self.display.width + 1 or y + h > self.display.height:
            self.wrong("what is bright is past the edge:", (x, y, w, h))
        self.original("invert")(x, y, w, h)

    def _is_there(self, form, drawn):
        """Tell whether a text was drawn, with the names in it whole or shortened."""
        if form in drawn:
            return True
        for name in self.ui.names:
            if name in form:
                before, after = form.split(name, 1)
                shortest = before + name[0]
                for words in drawn:
                    whole = len(words) >= len(shortest + after)
                    if whole and words.startswith(shortest) and words.endswith(after):
                        return True
        return False

    # -- the elements --------------------------------------------------------------------------

    def _drawn(self, draw, *given):
        """Return (the words that `draw` puts on the screen, what it returns)."""
        before = len(self.texts)
        found = draw(*given)
        return [words for words, _ in self.texts[before:]], found

    def _row(self, index, left, right="", chosen=False, indent=0):
        draw = self.original("row", self.ui)
        drawn, lacks = self._drawn(draw, index, left, right, chosen, indent)
        forms = [form for form in self.ui.forms(right) if form.strip()]
        # What is told in it has its own lengths, and may have shorter names.
        shorter = self.ui.whole(right, self.ui.width - 2)
        if shorter:
            forms.append(shorter)
        if chosen and forms:
            self.chosen.append((forms, drawn))
        return lacks

    def _bar(self, left, right=""):
        drawn, _ = self._drawn(self.original("bar", self.ui), left, right)
        self.title = drawn
        forms = [form for form in self.ui.forms(right) if form.strip()]
        if forms and not any(self._is_there(form, drawn) for form in forms):
            # A word may give way, a number or a name may not.
            whole = forms[0]
            if any(char.isdigit() for char in whole) or any(n in whole for n in self.ui.names):
                self.wrong("the bar loses", repr(whole), "beside", drawn)

    def _hints(self, *pairs):
        ui = self.ui
        pairs = [pair for pair in pairs if ui.keys.has(pair[0].rstrip("–"))]
        parts, kept = ui._hint_parts(pairs)
        self.picture.hints += [
            (key, what if isinstance(what, str) else what[0], part)
            for (key, what), part in zip(kept, parts, strict=True)
        ]
        self.picture.unnamed += [key for key, _ in pairs[len(kept) :]]
        self.footer, _ = self._drawn(self.original("hints", ui), *pairs)

    def _is_names(self, words):
        """Tell whether a text is a name or those of partners, which may be shortened."""
        return all(name in self.ui.names for name in words.split(" + "))

    def _shorten(self, words, width):
        short = self.original("shorten", self.ui)(words, width)
        if short != words and not self._is_names(words):
            self.cuts.append((words, short))
        return short
