"""Tests of the cases that OpenSCAD makes: `make test-case`; `make test` leaves them out."""


def pytest_ignore_collect(collection_path, config):
    """Collect nothing here unless it was asked for."""
    return None if any("tests/case" in str(argument) for argument in config.args) else True
