"""Benchmarks: one module per topic, each with `figures(quick=False)`."""
