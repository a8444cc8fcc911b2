"""The address of what is served to a network."""

import re

import numpy
import pytest

from host_tools.base import address
from host_tools.evening.scores.__main__ import main as scores
from host_tools.play.web.__main__ import main as web


def test_the_code_in_the_terminal_is_the_address():
    """Read by another program, dark on light and light on dark."""
    zxingcpp = pytest.importorskip("zxingcpp")
    where = "http://192.168.178.101:8000/"
    lines = address.code(where)
    lit = {half: both for both, half in address._HALVES.items()}
    rows = [[lit[one][half] for one in line] for line in lines for half in (0, 1)]
    for light in (255, 0):
        picture = numpy.array([[light if on else 255 - light for on in row] for row in rows])
        picture = numpy.kron(picture, numpy.ones((4, 4))).astype("uint8")
        (found,) = zxingcpp.read_barcodes(picture)
        assert found.text == where


def test_an_address_is_one_that_others_reach():
    assert re.fullmatch(r"\d+(\.\d+){3}", address.address_of("0.0.0.0"))
    assert address.address_of("192.168.1.7") == "192.168.1.7"


@pytest.mark.parametrize("main", [scores, web])
def test_a_port_that_there_is_not_is_refused_in_words(main, capsys):
    for words in ("65536", "-1", "http", "8000.5", ""):
        with pytest.raises(SystemExit):
            main([f"--port={words}"])
        assert "a port is a number from 0 to 65535" in capsys.readouterr().err
    assert [address.port_of(words) for words in ("0", "8010", "65535")] == [0, 8010, 65535]
