"""Texts while the box thinks for longer."""

TEXTS = (
    "searching", "Searching …|Search …",
    "stop", "stop",
)
