"""Screens of the box itself: settings, the lesson of its keys, the timer."""
