"""Tests of the built images on the emulated Pico: `make test-image`; `make test` leaves them
out.
"""

import pytest

from host_tools.simulated import emulator

emulator.install()

from engine import texts  # noqa: E402
from host_tools.base.languages import beside_english  # noqa: E402
from tests import apart  # noqa: E402
from tests.image.limits import keep_waiting  # noqa: E402
from tests.proof.pico import course, images  # noqa: E402  the firmware needs the emulator's modules


def pytest_ignore_collect(collection_path, config):
    """Collect nothing here unless it was asked for."""
    return None if any("tests/image" in str(argument) for argument in config.args) else True


@pytest.fixture(scope="session", autouse=True)
def languages():
    """Let the simulator that an image is compared with have the languages of the image."""
    before, texts.LANGUAGES = texts.LANGUAGES, beside_english()
    yield
    texts.LANGUAGES = before


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
    flash = course.fresh(image)
    keep_waiting(flash)
    return flash


def pytest_pyfunc_call(pyfuncitem):
    """Run a test that takes `flash` in a copy of this process, where a Pico is on already."""
    if "flash" not in pyfuncitem.fixturenames:
        return None
    names = pyfuncitem._fixtureinfo.argnames

    def work():
        pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
        return pyfuncitem.user_properties

    try:
        pyfuncitem.user_properties[:] = apart.in_a_child(work)
    except apart.Failed as failed:
        pytest.fail(str(failed), pytrace=False)
    return True
