"""The rulebook and the referee: rules in words, questions, verdicts."""
