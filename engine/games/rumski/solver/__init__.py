"""The largest play that a Rumski hand and table allow (RSK-4 to RSK-7)."""
