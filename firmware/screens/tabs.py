"""A list in groups: left and right change the group, and every row keeps its place."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from engine.types import Message
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.screens.base import Hints, Row


class TabList(ActionList):
    """Rows in groups; a subclass names the groups in `tabs`, and their texts by `tab_key`.

    For each group `x` there is a method `list_x()`, which returns its rows.
    """

    sides = True
    tabs = ()
    tab_key = ""

    def __init__(self, app: "App", tab: str):
        super().__init__(app)
        self.tab = self.tabs.index(tab)
        # The row that was selected in each group.
        self.places = [0] * len(self.tabs)

    def make(self) -> None:
        """List the rows of the group."""
        self.rows = getattr(self, "list_" + self.tabs[self.tab])()
        self.at = min(self.places[self.tab], len(self.rows) - 1)

    def words_of(self, tab: str) -> "Message":
        """Return the name of a group."""
        return self.tab_key + tab, {}

    def title(self) -> "Row":
        """Return the group, if there is no room for all groups."""
        return self.words_of(self.tabs[self.tab]), "%d/%d" % (self.tab + 1, len(self.tabs))

    def groups(self) -> "tuple[list[Message], int]":
        """Return the names of the groups, and which is listed."""
        return [self.words_of(tab) for tab in self.tabs], self.tab

    def act(self, name: str) -> None:
        """Change to the group whose number is in "group 2", or do as a list does."""
        if name.startswith("group "):
            for _ in range((int(name[6:]) - self.tab) % len(self.tabs)):
                self.press("right", "press")
        else:
            super().act(name)

    def actions(self) -> "Hints":
        """Return the way back: the groups are chosen by their names."""
        return [hint for hint in super().actions() if hint[0] not in ("left", "right")]

    def press(self, key: str, kind: str) -> None:
        """Change the group on left and right; else as in a list."""
        if key in ("left", "right") and kind != "long":
            self.places[self.tab] = self.at
            self.tab = (self.tab + (1 if key == "right" else -1)) % len(self.tabs)
            self.top = 0
            self.make()
        else:
            super().press(key, kind)

    def touch(self, pointer: "Pointer") -> None:
        """Change the group at its name, or at the right of the bar; else as in a list."""
        if isinstance(pointer.what, int):
            self.act("group %d" % pointer.what)
        elif pointer.y < pointer.top and pointer.x > pointer.width * 2 // 3:
            self.press("right", "press")
        else:
            super().touch(pointer)

    def resumed(self) -> None:
        """List the rows again, with the same one selected."""
        self.places[self.tab] = self.at
        self.make()
