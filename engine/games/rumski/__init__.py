"""Rumski: the round's points, the table that is followed, and the plays it allows (RSK-1 to
RSK-14).
"""
