"""Run inside the page's MicroPython: what is written on the screen, for those who cannot see it."""


class Reading:
    """The texts that were drawn since the screen was last cleared, for those who cannot see it."""

    def __init__(self, display):
        self._drawn = []
        self._height = display.height
        self._text, self._clear, self._invert = display.text, display.clear, display.invert
        self.changed = False
        display.text, display.clear, display.invert = self.text, self.clear, self.invert

    def clear(self, ink=0):
        """Note that the screen is blank."""
        self._drawn = []
        self.changed = True
        return self._clear(ink)

    def text(self, s, x, y, size=8, ink=1):
        """Note a text; what is dark on bright below the bar is chosen."""
        self._drawn.append([y + size // 2, x, s, not ink and y > 0])
        self.changed = True
        return self._text(s, x, y, size, ink)

    def invert(self, x, y, w, h):
        """Note that the texts of a row are chosen."""
        if h >= 8 and w > 8 and y > 0:
            for part in self._drawn:
                if y <= part[0] < y + h and x <= part[1] < x + w:
                    part[3] = not part[3]
        return self._invert(x, y, w, h)

    def lines(self):
        """Return [[text, chosen]] from the top; texts side by side are one line."""
        self.changed = False
        found = []
        for middle, _, words, chosen in sorted(self._drawn, key=lambda part: (part[0], part[1])):
            if found and abs(found[-1][2] - middle) < 4:
                found[-1][0] += "  " + words
                found[-1][1] = found[-1][1] or chosen
            else:
                found.append([words, chosen, middle])
        return [line[:2] for line in found]
