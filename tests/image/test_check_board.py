"""`make check-board` on the emulated Pico's USB console, and what counts beside an image."""

from engine.texts import text
from host_tools.boards import FOLDER
from host_tools.checkboard import __main__ as checking
from host_tools.checkboard import portable, report
from host_tools.pico import Pico, files
from host_tools.pico.remote import PicoLink


def test_check_board_on_the_console(flash, record_property):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    # mpremote comes while the board is still starting.
    link = PicoLink(pico)
    found, failures = checking.probe(link, lambda _: None)
    tests = portable.run(link, ("test_cards", "test_melds"), lambda _: None)
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


def first_picture(flash):
    pico = Pico("pico", flash)
    pico.power_on()
    pico.settle()
    # What is not needed for it comes afterwards, and then what there is to say.
    pico.run(3000)
    pico.settle()
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
        assert file.read() == text("device.old_copy", files="engine, firmware") + "\n"
    assert said != before
    assert first_picture(flash)[0] == before
