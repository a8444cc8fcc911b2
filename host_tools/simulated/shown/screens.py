"""The screens that a page that is touched has in place of the box's own, by name."""

from firmware.screens import GUESTS

_HOME = "host_tools.simulated.shown."
_IN_PLACE = (("setup.which_game", "games"), ("setup.seats", "seats"), ("book.referee", "referee"))


def use() -> None:
    """Open these from now on; where keys are pressed they are as the box's are."""
    for name, module in _IN_PLACE:
        GUESTS[name] = _HOME + module
