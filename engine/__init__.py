"""Meldmate's engine: the rules, scores and verdicts of five card games, without dependencies."""
