"""A pay card was laid: what its player collects; OK keeps it, back leaves it for later (RML-12)."""

from firmware.screens.preview import Preview


class Collect(Preview):
    """`effect` is what the pay event `entry` does; `later()` is called where it is left for
    later.
    """

    def __init__(self, app, entry, effect, game, later):
        super().__init__(app, entry, effect, game)
        self.later = later

    def title(self):
        """Return the bar."""
        return ("rml.do_pay", {}), ("ui.keep", {})

    def hints(self):
        """Say what the keys do."""
        return (("ok", "stops_screen.collect"), ("back", "stops_screen.later"))

    def press(self, key, kind):
        """Keep it and go on with the phase, or leave it for later."""
        if key == "ok" and kind == "press":
            self.collect()
        else:
            super().press(key, kind)

    def collect(self):
        """Keep it, and go on with the phase."""
        if self.app.session.add(self.entry, self.seen):
            self.app.close()

    def leave(self):
        """The chips stay on the space; the phase still shows who may take them."""
        self.later()
        self.app.close()


SCREEN = Collect
