"""Rumski: points of a round, the table as it is followed, and possible plays (RSK-1 to RSK-14)."""
