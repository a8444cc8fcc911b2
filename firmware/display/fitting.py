"""Which words fit where: a text that comes in several lengths stands in the longest that fits.

Nothing is drawn here.
"""

from engine.texts import fact, text, variants
from firmware.display.house_words import spoken
from firmware.display.short_names import short_names, shortened


class Fitting:
    """Chooses and breaks words for a screen `width` pixels wide; `size(words, type_size=8)` tells
    their width.
    """

    def __init__(self, width, size):
        self.width = width
        self.size = size
        # Who is at the table, a tuple: where these names must be shortened, they stay different.
        self.names = ()

    def fits(self, words, width, type_size=8):
        """Return whether `words` fit into `width` pixels."""
        return self.size(words, type_size) <= width

    def forms(self, what):
        """Return `what`, a text or a (key, facts) pair, in all its lengths, the longest first."""
        return [what] if isinstance(what, str) else variants(what[0], **copied(what[1]))

    def best(self, what, width, type_size=8):
        """Return the longest form of `what` that fits into `width`, else the shortest.

        `what` is a text or a (key, facts) pair; facts that are long are shortened in a last try.
        """
        if isinstance(what, str):
            return what
        key, facts = what[0], copied(what[1])
        for form in variants(key, **facts):
            if self.fits(form, width, type_size):
                return form
        for name in facts:
            if isinstance(facts[name], tuple):
                # A text itself, such as a game's title: its shortest form is better than a cut one.
                facts[name] = self.forms(facts[name])[-1]
        for form in variants(key, **facts):
            if self.fits(form, width, type_size):
                return form
        for name in facts:
            value = fact(facts[name])
            facts[name] = self.shorten(value, width // 3) if isinstance(value, str) else value
        forms = variants(key, **facts)
        for form in forms:
            if self.fits(form, width, type_size):
                return form
        return forms[-1]

    def shorten(self, words, width):
        """Return the beginning of `words` that fits into `width`; of a player's name, a form of its
        own.
        """
        if self.fits(words, width):
            return words
        if words in self.names:
            return self.short_names(self.names, width)[words]
        return shortened(words, width, self.size)

    def short_names(self, names, width):
        """Return {name: a form that fits into `width`}, all different."""
        return short_names(names, width, self.size)

    def bar_parts(self, left, right):
        """Return the longest forms of a bar's words that fit side by side; "" for a detail that
        does not.

        A detail that may be shorter takes half of the bar at most, more where it would be lost;
        last, what is long in the words is shortened.
        """
        room = self.width - 4
        details = [form for form in self.forms(right) if form]
        for most in (room // 2, room):
            for form in details:
                if form is not right and not self.fits(form, most):
                    continue
                for words in self.forms(left):
                    if self.size(words) + self.size(form) + 4 <= room:
                        return words, form
        words, detail = self._squeezed(left, right, room - 4) if details else ("", "")
        return (words, detail) if detail else (self.best(left, room), "")

    def _squeezed(self, left, right, room):
        """Return forms of `left` and `right` that fit side by side where names in them are
        shortened; "" for `right` where that does not suffice.
        """
        detail = self.forms(right)[-1]
        words = self.best(left, room - self.size(detail))
        if self.fits(words, room - self.size(detail)):
            return words, detail
        words = self.forms(left)[-1]
        rest = room - self.size(words)
        if detail in self.names:
            return words, self.shorten(detail, rest)
        if not isinstance(right, str) and any([name in self.names for name in right[1].values()]):
            detail = self.best(right, rest)
            if self.fits(detail, rest):
                return words, detail
        return self.best(left, room), ""

    def pair(self, left, right, room):
        """Return the longest forms of `left` and `right` that fit side by side; `right` yields
        first.
        """
        for words in self.forms(left):
            for detail in self.forms(right):
                if self.size(words) + self.size(detail) <= room:
                    return words, detail
        return self._squeezed(left, right, room)

    def wrap(self, words, width, first=0):
        """Return `words` as lines of at most `width` pixels; the first begins `first` pixels in."""
        # Widths with the gap behind the last letter: those of a line's parts add up.
        blank = self.size("  ") - self.size(" ")
        gap = blank - self.size(" ")
        lines = []
        line = ""
        taken = 0
        room = width - first
        for word in words.split(" "):
            length = self.size(word) + gap if word else 0
            longer = taken + blank + length if line else length
            if longer - gap <= room:
                line = line + " " + word if line else word
                taken = longer
                continue
            if line:
                lines.append(line)
                room = width
            # A word wider than a line is broken at a mark in it, else where the line ends.
            while not self.fits(word, width):
                part = shortened(word, width, self.size)
                marks = [at for at in range(2, len(part)) if part[at] in "-=_"]
                if marks:
                    part = part[: marks[-1] + 1]
                lines.append(part)
                word = word[len(part) :]
            line = word
            taken = self.size(word) + gap if word else 0
        if line:
            lines.append(line)
        return lines


# The facts that hold cards: the display draws suit pictures in them.
_CARDS = ("space", "pot", "card")
_PICTURES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def pictured(cards):
    """Return the text of a card, or of two of one suit, with a picture for the suit.

    >>> pictured("10S"), pictured("AD-KD"), pictured("7-8-9"), pictured("poker")
    ('10♠', 'A-K♦', '7-8-9', 'poker')
    """
    parts = cards.split("-")
    suit = parts[-1][-1:]
    if suit not in _PICTURES or len(parts) > 2 or len(parts[-1]) > 3:
        return cards
    return "-".join([part[:-1] for part in parts]) + _PICTURES[suit]


def copied(facts):
    """Return a copy of a dict of facts, cards with suit pictures."""
    twin = {}
    for name in facts:
        value = facts[name]
        twin[name] = pictured(value) if name in _CARDS and isinstance(value, str) else value
    return twin


def say(what):
    """Return a text or a (key, facts) pair as words, in its longest form."""
    words = what if isinstance(what, str) else text(what[0], **copied(what[1]))
    return spoken(words) if "=" in words else words
