"""Rumski's own screens: the table."""
