"""The portable tests in the images' own MicroPython, in QEMU: `make test-qemu`; `make test` leaves
them out.
"""


def pytest_ignore_collect(collection_path, config):
    """Collect nothing here unless it was asked for."""
    return None if any("tests/qemu" in str(argument) for argument in config.args) else True
