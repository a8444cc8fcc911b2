"""Tools for the computer: simulators, answers from the shell, benchmarks, builders."""
