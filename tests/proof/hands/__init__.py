"""Whole hands played by published rules, which share no code with the engine, and what it says."""
