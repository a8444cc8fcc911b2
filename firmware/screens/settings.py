"""The settings: OK takes the next value, and it is so at once."""

from firmware.image import about
from firmware.screens.base import ListScreen
from firmware.wishes import ROWS


class SettingsScreen(ListScreen):
    """What can be wished for, with its value; at the right of the bar how full the battery is.

    The last row tells which program this is.
    """

    def __init__(self, app):
        super().__init__(app)
        self.rows = [row[0] for row in ROWS if row[0] != "beeps" or app.comfort.has_buzzer()]

    def title(self):
        """Return the bar."""
        battery = self.app.settings.get("battery")
        level = battery() if battery else None
        return ("settings.title", {}), "" if level is None else ("settings.battery", {"n": level})

    def items(self):
        """Return the rows."""
        rows = [(("settings." + name, {}), self.words(name)) for name in self.rows]
        return rows + [
            (("settings.program", {}), self.program("settings.build", "settings.simulated"))
        ]

    def words(self, name):
        """Return what is wished of `name` in words."""
        value = self.app.wishes.get(name)
        if name in ("language", "brightness"):
            return ("settings." + name + "_" + value, {})
        if value in ("yes", "no"):
            return ("all." + value, {})
        if value == 0:
            return ("settings.off" if name == "timer" else "settings.never", {})
        if value % 60 or name == "timer":
            return ("settings.seconds", {"n": value})
        return ("settings.minutes", {"n": value // 60})

    def program(self, words, simulated):
        """Return which program this is, by the keys of the words for it."""
        version, board, build = about()
        if not version:
            return (simulated, {})
        return (words, {"version": version, "board": board, "build": build})

    def hints(self):
        """Say what the keys do."""
        return (
            ("ok", "ui.show" if self.at == len(self.rows) else "ui.do_change"),
            ("back", "ui.done"),
        )

    def chosen(self, index):
        """Take the next value, or tell all of the program."""
        if index == len(self.rows):
            told = self.program("device.program", "device.simulated")
            self.app.open("message", ("settings.program", {}), None, told)
            return
        self.app.wishes.advance(self.rows[index])
        self.app.comfort.apply()


SCREEN = SettingsScreen
