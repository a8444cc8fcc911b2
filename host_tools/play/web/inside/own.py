"""Runs inside the page's MicroPython: the screens that are the page's own (screens.py).

The program opens them by name; here they are named so that they are there.
"""

from host_tools.simulated.shown.games import Games
from host_tools.simulated.shown.referee import Referee
from host_tools.simulated.shown.seats import Seats

__all__ = ("Games", "Referee", "Seats")
