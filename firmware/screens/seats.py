"""The seats, one after another to the left; OK moves a player one seat on."""

from firmware.screens.base import ListScreen


class Seats(ListScreen):
    """The players in seat order; `names` is changed in place."""

    ok_hint = "ui.move_down"

    def __init__(self, app, names):
        super().__init__(app)
        self.names = names

    def title(self):
        """Return the bar."""
        return ("ui.seat_order", {}), ("ui.to_the_left", {})

    def items(self):
        """Return the names with their seats."""
        return [(name, str(index + 1)) for index, name in enumerate(self.names)]

    def chosen(self, index):
        """Change places with the next."""
        name = self.names.pop(index)
        other = (index + 1) % (len(self.names) + 1)
        self.names.insert(other, name)
        self.at = other


SCREEN = Seats
