"""Notes what the rows of lists lack: words that are cut, names that are shorter than their room."""

from firmware.display import lists
from firmware.display.display import Display
from firmware.display.fitting import Fitting
from firmware.display.widgets import Ui
from firmware.screens.past.history import History

# A name may leave as much room as its next letter and the gap after it take.
_LETTER = 9


class Watch:
    """While it is open, every row of a list is looked at: `rows` is how many, `wrong` what is.

    `lists` has what was drawn of each list, each once.
    """

    def __init__(self, monkeypatch):
        self.rows = 0
        self.lists = set()
        self.wrong = set()
        # What is looked at now, for `wrong`; how many lists are being drawn; what was drawn.
        self.where = ""
        self._within = 0
        self._drawn = []
        self._list = []
        for owner, name in ((lists, "draw"), (History, "row_of")):
            monkeypatch.setattr(owner, name, self._inside(getattr(owner, name)))
        for owner, name, watched in (
            (Fitting, "shorten", self._shorten),
            (Ui, "row", self._row),
            (Display, "text", self._text),
        ):
            original = getattr(owner, name)
            monkeypatch.setattr(owner, name, self._watched(watched, original))

    @staticmethod
    def _watched(watched, original):
        return lambda *given, **more: watched(original, *given, **more)

    def _inside(self, original):
        def drawing(*given):
            if not self._within:
                self._list = []
            self._within += 1
            try:
                return original(*given)
            finally:
                self._within -= 1
                if self._list:
                    self.lists.add(tuple(self._list))

        return drawing

    def _shorten(self, original, ui, words, width):
        found = original(ui, words, width)
        named = words in ui.names or ui.partners(words)
        if self._within and found != words and not named:
            self.wrong.add((self.where, "cut", words, found))
        return found

    def _text(self, original, display, words, *given, **more):
        self._drawn.append(words)
        return original(display, words, *given, **more)

    def _row(self, original, ui, index, left, right="", chosen=False, indent=0):
        self._drawn.clear()
        lacks = original(ui, index, left, right, chosen, indent)
        if self._within and self._drawn:
            self.rows += 1
            self._list += self._drawn
            used = sum(ui.size(words) + 4 for words in self._drawn) - 4
            # What is left out stands in the bar.
            shown = (left,) if lacks else (left, right)
            self._names(ui, shown, ui.width - 4 - indent - used)
        return lacks

    def _names(self, ui, labels, spare):
        """Look whether a name of what was drawn could be longer."""
        drawn = " ".join(self._drawn)
        words = drawn.replace("+", " ").replace(",", " ").split()
        forms = " ".join(form for label in labels for form in ui.forms(label))
        for name in [name for label in labels for name in _facts(label)]:
            for one in ui.partners(name) or [name]:
                short = one in ui.names and one in forms and one not in drawn
                # A short name that is no beginning of its own is the same everywhere.
                cut = any(one.startswith(word) and word != ui.short(one) for word in words)
                if short and cut and spare > _LETTER:
                    self.wrong.add((self.where, "short", one, drawn))


def _facts(label):
    """Yield the texts that a label was given."""
    if isinstance(label, str):
        yield label
        return
    for value in label[1].values():
        if isinstance(value, (str, tuple)):
            yield from _facts(value)


def afresh(app):
    """Draw what `app` shows, as if nothing of it had been drawn before."""
    app.ui._rows = [(None, b"", None, False)] * len(app.ui._rows)
    app.draw()
