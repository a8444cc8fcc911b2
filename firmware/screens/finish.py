"""For keys of which OK cannot be held: finish keying cards, take one back or out, or leave."""

from firmware.screens.base import ListScreen


class Finish(ListScreen):
    """What can be done with the cards of `picker`, the card picker below."""

    def __init__(self, app, picker):
        ListScreen.__init__(self, app)
        self.picker = picker
        self.rows = []
        if picker.enough():
            self.rows.append(("ui.done", picker.finish))
        self.rows.append(("ui.rub", picker.pad.step_back))
        self.rows.append(("ui.take_out", picker.take_one))
        self.rows.append(("ui.leave", picker.leave))

    def title(self):
        """Return the bar."""
        return ("ui.cards", {}), ""

    def items(self):
        """Return the rows."""
        return [((key, {}), "") for key, _ in self.rows]

    def chosen(self, index):
        """Close, and do it."""
        self.app.close()
        self.rows[index][1]()


SCREEN = Finish
