"""For keys of which OK cannot be held: finish keying cards, go on, take one back or out, or leave."""

from firmware.screens.base import ListScreen


class Finish(ListScreen):
    """What can be done with the cards of `picker`, the card picker below; back takes the last one back.

    So back again and again leads out of the picker, as everywhere.
    """

    back_hint = "ui.rub"

    def __init__(self, app, picker):
        ListScreen.__init__(self, app)
        self.picker = picker
        self.rows = []
        if picker.enough():
            self.rows.append(("ui.done", picker.finish))
        self.rows.append(("ui.go_on", None))
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
        do = self.rows[index][1]
        if do:
            do()

    def leave(self):
        """Take the last card back."""
        self.app.close()
        self.picker.pad.step_back()


SCREEN = Finish
