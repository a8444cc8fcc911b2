"""Runs inside the page's MicroPython: what asks all of an entry at once."""

from host_tools.simulated.shown.sheet import sheet_of

__all__ = ("sheet_of",)
