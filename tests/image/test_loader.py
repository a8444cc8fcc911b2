"""A computer's request starts the boot loader of an image's board: as far as the emulator shows."""

from host_tools.boards.deploy.box import Box
from tests.proof.cable import PicoWire
from tests.proof.pico import Pico

# What the ROM writes into the watchdog's scratch register 4 before it starts anew into its boot
# loader (RP2040 data sheet, 2.8.1.1, "watchdog boot"), and the end of the ROM.
_VECTOR = 0xB007C0D3
_ROM = 0x4000


def test_a_request_starts_the_rom_once_the_answer_is_out(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    before = bytes(pico.mcu.flash[: len(pico.flash)])
    box = Box(PicoWire(pico))
    assert box.who["board"] == "pico"
    resets = []
    watchdog = pico.mcu.watchdog
    start = watchdog.on_watchdog_trigger

    def note():
        resets.append((watchdog.scratch_data[4], pico.mcu.core.pc))
        start()

    watchdog.on_watchdog_trigger = note
    assert "error" not in box.ask("loader")
    for _ in range(100):
        pico.run(10)
        if resets:
            break
    [(magic, place)] = resets
    assert magic == _VECTOR and place < _ROM
    # Nothing that is saved has changed.
    assert bytes(pico.mcu.flash[: len(before)]) == before
