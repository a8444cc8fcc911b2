"""Meldmate's engine: the rules, scores and verdicts of six card games, without dependencies."""
