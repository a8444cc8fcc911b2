"""What is at the prompt of an image is what the documents say, in docs/boards/installing.md."""

import re

import pytest

from host_tools.base.boards import ROOT
from tests.proof.pico import Pico, repl

# Prints those of the names that the board has.
_ASK = """
def has(name):
    try:
        if name[0] == '@':
            exec(name + '\\ndef f(): pass')
        elif name.endswith('()'):
            eval(name[:-2])
        else:
            place = name.split('.')
            found = __import__(place[0])
            for part in place[1:]:
                found = getattr(found, part)
    except (ImportError, AttributeError, NameError, SyntaxError):
        return False
    return True
print([name for name in %r if has(name)])
"""


def named(heading):
    """Return the names in the first column of the table that begins with `heading`."""
    text = (ROOT / "docs" / "boards" / "installing.md").read_text(encoding="utf-8")
    table = text.split(f"| {heading} |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    return re.findall(r"`([^`]+)`", "".join(cells))


@pytest.mark.parametrize(("heading", "there"), [("not in an image", False), ("in an image", True)])
def test_an_image_has_what_the_document_says(heading, there, flash):
    names = named(heading)
    # Beside them, what is certainly there, so that a wrong question does not pass.
    asked = [*names, "machine.Pin", "print()", "@micropython.bytecode"]
    assert len(names) >= 4
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    repl.interrupt(pico)
    found = eval(repl.execute(pico, "import micropython\n" + _ASK % (asked,)))
    assert found == (asked if there else asked[len(names) :])


def test_a_started_program_keeps_no_assembler_in_memory(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    # Its file system has been read from the flash by then, and what it owes that is written.
    pico.run(1500)
    repl.interrupt(pico)
    loaded = eval(repl.execute(pico, "import sys\nprint(list(sys.modules))"))
    assert "firmware.storage.tables" in loaded and "rp2" not in loaded
