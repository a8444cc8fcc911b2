"""The referee: a verdict for each question about cards."""
