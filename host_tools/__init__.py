"""Tools for the computer at home: simulator, questions from a shell, benchmarks, builders."""
