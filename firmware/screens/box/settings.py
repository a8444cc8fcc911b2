"""The settings in groups: OK changes a value at once; below the list is what the setting is for."""

from engine import texts
from engine.compat import TYPE_CHECKING
from firmware.board.image import about
from firmware.screens.tabs import TabList

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Action, Hints

_VALUES = {
    "screen": ("language", "brightness", "inverted", "turned"),
    "idle": ("rest", "dim", "sleep"),
    "play": ("timer", "tips", "cards", "beeps"),
}


class SettingsScreen(TabList):
    """The settings with their values, and facts on the box: battery, program."""

    seldom = True
    tabs = ("screen", "idle", "play", "box")
    tab_key = "settings.tab_"

    def __init__(self, app: "App", tab: str = "screen"):
        if not app.comfort.protects:
            self.tabs = tuple([one for one in self.tabs if one != "idle"])
        super().__init__(app, tab)

    # -- its rows -----------------------------------------------------------------------------

    def list_screen(self) -> "list[Action]":
        """Return the settings of the display."""
        rows = self.values("screen")
        if self.app.keyless:
            # The rest is about a panel, which is not seen.
            del rows[1:]
        rows[0] = rows[0][:2] + (self.app.open, "box.languages")
        return rows

    def list_idle(self) -> "list[Action]":
        """Return what happens while no one presses."""
        return self.values("idle")

    def list_play(self) -> "list[Action]":
        """Return the settings for play."""
        return self.values("play")

    def list_box(self) -> "list[Action]":
        """Return the rows for the box itself: names, lesson, battery, address and program."""
        app = self.app
        version = self.program("device.program", "device.simulated")
        usb = app.platform.get("usb")
        if usb and isinstance(version, tuple) and version[1]:
            version = "device.program_usb", dict(version[1], usb="%08X" % usb())
        battery = app.platform.get("battery")
        level = battery() if battery else None
        cable = app.platform.get("cable")
        rows: list[Action] = [
            (("settings.people", {}), str(len(app.people.names())), app.open, "people.people"),
        ]
        if not app.keyless:
            rows.append((("settings.lesson", {}), "", app.open, "box.lesson"))
            rows.append((("settings.test", {}), "", app.open, "box.test"))
        if level is not None:
            left = ("settings.battery_left", {"n": level})
            name: Label = ("settings.battery", {})
            rows.append(
                (name, ("settings.percent", {"n": level}), app.open, "message", name, None, left)
            )
        elif cable is not None and cable():
            said: Label = ("settings.on_cable", {})
            name: Label = ("settings.battery", {})
            rows.append((name, ("settings.cable", {}), app.open, "message", name, None, said))
        return rows + [
            (
                ("settings.address", {}),
                app.settings.get("address") or ("settings.no_address", {}),
                app.open,
                "box.address",
            ),
            (
                ("settings.program", {}),
                self.program("settings.build", "settings.simulated"),
                app.open,
                "message",
                ("settings.program", {}),
                None,
                version,
            ),
        ]

    def values(self, group: str) -> "list[Action]":
        """Return the rows of a group whose values OK changes."""
        rows: list[Action] = []
        for name in _VALUES[group]:
            if name != "beeps" or self.app.comfort.has_buzzer():
                rows.append((("settings." + name, {}), self.words(name), self.advance, name))
        return rows

    def words(self, name: str) -> "Label":
        """Return the value of `name` in words."""
        value = self.app.settings.get(name)
        if name == "language":
            return texts.own_name(value)
        if name in ("brightness", "cards"):
            return ("settings." + name + "_" + value, {})
        if value in ("yes", "no"):
            return ("all." + value, {})
        if value == 0:
            return ("settings.off" if name == "timer" else "settings.never", {})
        if value % 60 or name == "timer":
            return ("settings.seconds", {"n": value})
        return ("settings.minutes", {"n": value // 60})

    def program(self, words: str, simulated: str) -> "Label":
        """Return which program this is, in the text `words`, or `simulated`."""
        version, board, build = about()
        if not version:
            return (simulated, {})
        return (words, {"version": version, "board": board, "build": build})

    # -- what is seen -------------------------------------------------------------------------

    def about(self) -> "Label | None":
        """Return what the selected setting is for."""
        key = self.rows[self.at][0][0]
        return "settings.about_" + key[key.find(".") + 1 :], {}

    def hints(self) -> "Hints":
        """Return the hints for this row."""
        _, _, do, *given = self.rows[self.at]
        ok: Label = ("ui.do_change" if do == self.advance else "ui.choose"), {}
        if given[0] == "message":
            ok = ("ui.show", {})
        return (("ok", ok), ("back", ("ui.done", {})), ("right", ("ui.group", {})))

    def advance(self, name: str) -> None:
        """Change to the next value."""
        self.app.settings.advance(name)
        self.app.comfort.apply()
        self.resumed()


SCREEN = SettingsScreen
