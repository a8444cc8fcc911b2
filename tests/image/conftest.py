"""Tests of the built images on the emulated Pico: `make test-image`; `make test` leaves them
out.
"""

import pytest

from host_tools import emulator

emulator.install()

from host_tools.pico import course, images  # noqa: E402  the firmware needs the emulator's modules


def pytest_ignore_collect(collection_path, config):
    """Collect nothing here unless it was asked for."""
    return None if any("tests/image" in str(argument) for argument in config.args) else True


@pytest.fixture(scope="session")
def image():
    """Give the Pico's image."""
    try:
        return images.of("pico")
    except images.NoImage as error:
        pytest.skip(str(error))


@pytest.fixture(scope="session")
def flash(image):
    """Give the flash of a Pico that was switched on once and knows three names."""
    return course.fresh(image)
