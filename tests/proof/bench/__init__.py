"""Benchmarks: one module for each topic, each with `figures(quick=False)`."""
