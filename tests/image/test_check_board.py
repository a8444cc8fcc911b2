"""`make check-board` on the emulated Pico's USB console, and what counts beside an image."""

from engine.texts import listed, text
from host_tools.base.boards import FOLDER
from host_tools.boards.checkboard import __main__ as checking
from host_tools.boards.checkboard import guide, portable, report
from host_tools.simulated.readscreen import read_lines
from tests.proof.pico import Pico, files
from tests.proof.pico.machine import MS
from tests.proof.pico.remote import PicoLink


def test_check_board_on_the_console(flash, record_property):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    # mpremote comes while the board is still starting.
    link = PicoLink(pico)
    found, failures = checking.probe(link, lambda _: None)
    tests = portable.run(link, ("test_asserts", "test_cards", "test_melds"), lambda _: None)
    assert failures == {} and report.doubts(found) == []
    assert (
        found["frozen"] == "True" and found["board"] == "pico" and tests[1] == 0 and tests[0] > 20
    )
    assert found["screen"] == "lit" and found["clock"] == "125000000"
    printed = report.lines(found, failures, tests)
    record_property(
        "summary",
        "check-board: " + "; ".join(" ".join(line.split()) for line in printed if "." in line),
    )


class Person:
    """Presses what is asked for, looks at the picture, and pulls the plug."""

    def __init__(self, pico, wrong):
        self.pico, self.wrong = pico, wrong
        self.pins = {row[0]: row[1] for row in pico.board.KEYS}

    def hear(self, words):
        """Press the key that is named, once the board waits for it."""
        for label, pin in self.pins.items():
            hold = f"hold {label} " in words
            if hold or f"Press {label} " in words:
                pin = self.wrong.get(label, pin)
                if pin is not None:
                    contact = self.pico.contacts[pin]
                    contact.move(True, 800 * MS)
                    contact.move(False, (1400 if hold else 880) * MS)

    def answer(self, question):
        """Answer from the picture, or pull the plug."""
        if "Pull the plug" in question:
            self.pico.power_off()
            self.pico.power_on()
            self.pico.rest()
        if "four edges" in question:
            rows = self.pico.picture()
            around = [*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)]
            return "y" if all(around) else "n"
        if "TOP upright" in question:
            return "y" if "TOP" in read_lines(self.pico.picture())[0] else "n"
        return "y"


def test_check_board_with_a_person(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    link = PicoLink(pico)
    link.about()
    pins = {row[0]: row[1] for row in pico.board.KEYS}
    # OK is dead, and the arrows up and down are swapped.
    person = Person(pico, {"OK": None, "▲": pins["▼"], "▼": pins["▲"]})
    found = guide.Guide(link, person.answer, person.hear, wait=1500, step=20).go()
    results = {one.what: (one.result, one.words) for one in found}
    assert results["a frame on all four edges"][0] == "right"
    assert results["the picture's way up"][0] == "right"
    assert results["key OK"][0] == "wrong" and "nothing arrived" in results["key OK"][1]
    for label in ("▲", "▼"):
        assert "two wires are swapped" in results[f"key {label}"][1]
    for label in ("◀", "▶", "back"):
        assert results[f"key {label}"][0] == results[f"{label} held"][0] == "right"
    assert results["10 entries after pulling the plug"][0] == "right", results
    assert pico.chip.faults == []


def first_picture(flash):
    pico = Pico("pico", flash)
    pico.power_on()
    pico.rest()
    # What is not needed for it comes afterwards, and then what there is to say.
    pico.run(3000)
    pico.rest()
    picture = pico.picture()
    pico.power_off()
    return picture, pico.flash


def test_a_boards_own_wiring_comes_before_the_images(flash):
    upright, flash = first_picture(flash)
    own = (FOLDER / "pico" / "board.py").read_text(encoding="utf-8")
    with files.opened(flash) as inside, inside.open("/board.py", "w") as file:
        file.write(own + 'SCREEN["rotate"] = True\n')
    turned, _ = first_picture(flash)
    assert any(any(row) for row in upright)
    assert [list(row)[::-1] for row in turned][::-1] == [list(row) for row in upright]


def test_an_old_copy_does_not_count_and_that_is_said_once(flash):
    before, flash = first_picture(flash)
    with files.opened(flash) as inside:
        for name in ("engine", "firmware"):
            inside.mkdir("/" + name)
            with inside.open(f"/{name}/__init__.py", "w") as file:
                file.write("raise ValueError('an old copy')\n")
    said, flash = first_picture(flash)
    with files.opened(flash) as inside, inside.open("/saves/log.txt", "r") as file:
        assert file.read() == text("device.old_copy", files=listed(["engine", "firmware"])) + "\n"
    assert said != before
    assert first_picture(flash)[0] == before
