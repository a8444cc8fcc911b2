"""The clocks of the emulated Pico: cycles get longer or shorter, and time stays time."""

import pytest
from rp2040py.rp2040 import RP2040

from tests.proof.pico.clocks import Clock, Clocks, OutOfBoundsError

# Registers: VREG; CS, FBDIV and PRIM of the system's PLL; CTRL of clk_ref, clk_sys and clk_peri.
VREG = 0x40064000
PLL = 0x40028000
REF, SYS, PERI = 0x40008030, 0x4000803C, 0x40008048


@pytest.fixture
def mcu():
    found = RP2040(Clock())
    Clocks(found)
    # The crystal.
    found.write_uint32(REF, 2)
    return found


def choose(mcu, times, first, second):
    """Run the processor by a PLL of 12 MHz * times / first / second."""
    mcu.write_uint32(SYS, 0)
    mcu.write_uint32(PLL + 8, times)
    mcu.write_uint32(PLL + 12, first << 16 | second << 12)
    mcu.write_uint32(SYS, 1)


def test_the_processor_runs_by_what_the_program_has_chosen(mcu):
    assert mcu.clk_sys == 12e6
    assert mcu.read_uint32(PLL) >> 31, "it is locked"
    choose(mcu, 125, 6, 2)
    assert mcu.clk_sys == mcu.clk_peri == 125e6
    # By the other PLL, which is not set: peripherals stand still.
    mcu.write_uint32(PERI, 2 << 5)
    assert mcu.clk_peri == 0
    mcu.write_uint32(PERI, 1 << 5)
    assert mcu.clk_peri == 125e6


def test_a_cycle_takes_as_long_as_its_clock_says_and_alarms_ring_on_time(mcu):
    rung = []
    choose(mcu, 125, 6, 2)
    begin = mcu.clock.nanos
    # A thousand cycles at 125 MHz, then with 12 MHz in between, then at 125 again.
    mcu.clock.create_alarm(lambda: rung.append(mcu.clock.nanos - begin)).schedule(50_000)
    mcu.clock.tick(1000 * 8)
    assert mcu.clock.nanos - begin == pytest.approx(8000)
    mcu.write_uint32(SYS, 0)
    mcu.clock.tick(120 * 8)
    assert mcu.clock.nanos - begin == pytest.approx(18_000)
    choose(mcu, 125, 6, 2)
    mcu.clock.tick(10_000 * 8)
    assert mcu.clock.nanos - begin == pytest.approx(98_000)
    assert rung == [pytest.approx(50_000)]


def test_a_cancelled_alarm_does_not_ring_at_another_clock(mcu):
    rung = []
    alarm = mcu.clock.create_alarm(lambda: rung.append(1))
    alarm.schedule(1000)
    alarm.cancel()
    choose(mcu, 125, 6, 2)
    mcu.clock.let(5000)
    assert rung == []


def test_200_mhz_want_a_higher_voltage_and_more_are_too_many(mcu):
    with pytest.raises(OutOfBoundsError, match="200 MHz, VSEL 11"):
        choose(mcu, 100, 6, 1)
    mcu.write_uint32(SYS, 0)
    mcu.write_uint32(VREG, 0xC1)
    choose(mcu, 100, 6, 1)
    assert mcu.clk_sys == 200e6
    with pytest.raises(OutOfBoundsError, match="240 MHz"):
        choose(mcu, 120, 6, 1)
