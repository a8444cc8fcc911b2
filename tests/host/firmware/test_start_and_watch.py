"""Switching on, safe mode, battery, buzzer and watchdog on an emulated board."""

import sys
import types
from pathlib import Path

import pytest

from engine import games
from firmware import app as app_module
from firmware import main
from firmware.board import extras
from firmware.device import Device, Parts
from firmware.input import buttons
from firmware.storage.files import Files
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator, load_board
from tests.proof.cable import Cable

NAMES = ["Ana", "Bo", "Cy"]


class PWM(machine.PWM):
    """A pin that makes tones; `made` lists what was asked of it."""

    made = []

    def __init__(self, pin):
        super().__init__(pin)
        self.made.clear()

    def freq(self, hertz=None):
        self.made.append(("freq", hertz))
        return super().freq(hertz)

    def duty_u16(self, duty=None):
        self.made.append(("duty", duty))
        return super().duty_u16(duty)


class Timer(machine.Timer):
    """A timer that the test lets fire; `latest` is the last one that was begun."""

    latest = None

    def init(self, *arguments, **settings):
        super().init(*arguments, **settings)
        Timer.latest = self


@pytest.fixture(autouse=True)
def parts(monkeypatch):
    Timer.latest = None
    monkeypatch.setattr(machine, "PWM", PWM)
    monkeypatch.setattr(machine, "Timer", Timer)


def board_with(**parts):
    board = load_board("sim_128x64")
    for name, value in parts.items():
        setattr(board, name, value)
    return board


def begin(box, game="ginski"):
    box.device.app.session.start_game(game, NAMES, games.load(game).with_defaults(None), "Ana")
    box.step()


def switch_on_holding(box, key):
    """Cut the power and switch on again with a key held down."""
    pin, _ = box._key_for(key)
    machine.use(box.bench)
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    box.chip.power_cut()
    box.device = Device(box.board, parts=Parts(box.data, clock=lambda: box.bench.now & 0x3FFFFFFF))
    box.step()
    box.wait(700)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(100)


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_it_starts_with_the_score_sheet_of_the_running_game(board):
    with Simulator(board) as box:
        begin(box)
        sheet = box.text()
        box.restart()
        assert box.text() == sheet and not box.device.safe


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_it_goes_on_with_the_upcard_until_that_is_left(board):
    with Simulator(board) as box:
        begin(box)
        box.press("ok")
        box.press("down")
        for key in ("ok", "back"):
            asked = box.text()
            box.restart()
            assert box.text() == asked and box.device.app.stack[-1].module == "table.upcard"
            box.press(key)
        box.press("back")
        box.press("back")
        assert box.device.app.stack[-1].module == "table.sheet"
        box.restart()
        assert box.device.app.stack[-1].module == "table.sheet"


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_safe_mode_takes_up_no_game_and_no_settings_and_loses_nothing(board):
    with Simulator(board) as box:
        begin(box, "rumino")
        box.device.app.settings.put("inverted", "yes")
        switch_on_holding(box, "ok")
        assert box.device.safe and "Safe mode" in box.text()[0], box.text()
        assert not box.device.app.settings.on("inverted")
        box.press("ok")
        assert box.text()[0].startswith("Meldmate")
        box.restart()
        assert "Rumino" in box.text()[0] and box.device.app.settings.on("inverted")


def test_a_thumby_has_its_safe_mode_by_b_for_early_ones_open_their_drive_by_a():
    with Simulator("thumby") as box:
        begin(box)
        sheet = box.text()
        switch_on_holding(box, "ok")
        assert box.text() == sheet and not box.device.safe
        switch_on_holding(box, "back")
        assert box.device.safe and "Safe mode" in box.text()[0], box.text()


def test_another_key_held_starts_as_always():
    with Simulator("sim_128x64") as box:
        begin(box)
        sheet = box.text()
        switch_on_holding(box, "down")
        assert box.text() == sheet and not box.device.safe


def test_a_game_that_breaks_the_program_does_not_break_the_safe_mode():
    with Simulator("sim_128x64", strict=False) as box:
        begin(box)
        box.device.app.store.put("current", "no number")
        switch_on_holding(box, "ok")
        # It is damage: what is on the table is a number.
        assert "Memory" in box.text()[0]
        box.press("ok")
        assert "Safe mode" in box.text()[0]


def test_an_exception_is_seen_also_while_the_box_sleeps():
    with Simulator("sim_128x64", strict=False) as box:
        begin(box, "rumino")
        box.device.app.settings.put("sleep", 300)
        box.wait(301000)
        assert not any(map(any, box.frame()))
        box.device.app.stack[-1].tick = lambda now: [][1]
        box.wait(50)
        assert "Internal error" in box.text()[0]
        del box.device.app.stack[-1].tick
        box.press("ok")
        box.press("ok")
        assert "Rumino" in box.text()[0]


def test_it_beeps_where_there_is_a_buzzer_and_the_settings_allow_it():
    with Simulator(board_with(BUZZER=28)) as box:
        assert box.bench.levels[28] == 0
        PWM.made.clear()
        box.press("down")
        assert PWM.made == []
        box.device.app.settings.put("beeps", "yes")
        box.press("down")
        assert [what for what, _ in PWM.made] == ["freq", "duty", "duty"]
        assert PWM.made[-1] == ("duty", 0), "the tone has ended"
        box.device.app.open("box.settings", "play")
        box.step()
        assert any("Beeps" in line for line in box.text())
    with Simulator("sim_128x64") as box:
        box.device.app.open("box.settings", "play")
        box.step()
        assert not any("Beeps" in line for line in box.text())


def test_the_end_of_a_turn_is_heard():
    with Simulator(board_with(BUZZER=28)) as box:
        begin(box)
        box.device.app.settings.put("beeps", "yes")
        box.device.app.settings.put("timer", 30)
        box.device.app.open("box.timer")
        PWM.made.clear()
        box.wait(31000)
        assert [what for what, _ in PWM.made] == ["freq", "duty", "duty"]


BATTERY = {"pin": 26, "ratio": (2, 1), "empty": 3300, "full": 4100}


@pytest.mark.parametrize(
    ("volts", "percent"), [(4.1, 100), (3.7, 50), (3.3, 0), (5.0, 100), (3.0, 0)]
)
def test_the_battery_is_read_through_its_divider(volts, percent):
    bench = machine.use(machine.Workbench())
    bench.levels[26] = min(65535, round(volts / 2 / 3.3 * 65535))
    assert abs(extras.Battery(BATTERY).percent() - percent) <= 1


def test_no_battery_is_no_empty_one():
    machine.use(machine.Workbench())
    assert extras.Battery(BATTERY).percent() is None


def test_on_a_cable_there_is_no_level_to_show_or_warn_of():
    bench = machine.use(machine.Workbench())
    known = extras.Battery({**BATTERY, "usb": 24})
    bench.levels[26] = round(3.3 / 2 / 3.3 * 65535)
    bench.set_pin(24, 1)
    assert known.percent() is None and known.cable()
    bench.set_pin(24, 0)
    assert known.percent() == 0 and not known.cable()
    # Where nothing is measured, as on a Pico W, the other pin says nothing, either.
    bench.set_pin(24, 1)
    bench.levels[26] = 0
    assert known.percent() is None and not known.cable()


def test_the_settings_say_that_it_runs_on_the_cable():
    with Simulator("pico") as box:
        box.bench.levels[29] = round(4.7 / 3 / 3.3 * 65535)
        box.bench.set_pin(24, 1)
        begin(box)
        box.device.app.open("box.settings", "box")
        box.step()
        words = " ".join(" ".join(box.text()).split())
        assert "Battery USB" in words
        box.bench.set_pin(24, 0)
        box.bench.levels[29] = round(3.75 / 3 / 3.3 * 65535)
        box.device.app.close()
        box.device.app.open("box.settings", "box")
        box.step()
        words = " ".join(" ".join(box.text()).split())
        assert "Battery 49%" in words or "Battery 50%" in words


def test_an_esp32_measures_microvolts_behind_its_attenuator(monkeypatch):
    made = []

    class ADC:
        ATTN_11DB = 3

        def __init__(self, pin):
            made.append(self)

        def atten(self, value):
            self.attenuation = value

        def read_uv(self):
            return 1_850_000

    monkeypatch.setattr(extras.machine, "ADC", ADC)
    machine.use(machine.Workbench())
    assert extras.Battery(BATTERY).percent() == 50 and made[0].attenuation == 3


def test_the_battery_is_shown_and_said_when_it_is_low():
    with Simulator(board_with(BATTERY=BATTERY)) as box:
        box.bench.levels[26] = round(3.7 / 2 / 3.3 * 65535)
        begin(box, "rumino")
        box.wait(61000)
        box.device.app.open("box.settings", "box")
        box.step()
        words = " ".join(" ".join(box.text()).split())
        assert "Battery 49%" in words or "Battery 50%" in words
        box.device.app.close()
        box.bench.levels[26] = round(3.35 / 2 / 3.3 * 65535)
        box.wait(61000)
        assert "Battery low" in box.text()[0]


# A round of Ginski that Bo ends with 8 while Ana has 24 and Cy 15, up to its preview.
_ROUND = "ok down ok right up ok left up up left ok left left up up ok"


@pytest.mark.parametrize(("language", "said"), [("en", "battery"), ("it", "batteria")])
def test_below_what_a_write_needs_an_entry_waits_for_power(language, said):
    def volts(value):
        box.bench.levels[26] = round(value / 2 / 3.3 * 65535)

    def saved():
        return {path: path.read_bytes() for path in Path(box.data).rglob("*") if path.is_file()}

    with Simulator(board_with(BATTERY={**BATTERY, "least": 3400})) as box:
        volts(3.7)
        app = box.device.app
        app.settings.put("language", language)
        app.comfort.apply()
        app.session.start_game("ginski", NAMES, {"upcard_offer": "no"}, "Ana")
        box.step()
        journal = app.open_game.journal
        for key in _ROUND.split():
            box.press(key)
        before = saved()
        volts(3.35)
        # What is pressed with too little power is said each time, and stays on the preview.
        for _ in range(2):
            box.press("ok")
            assert said in " ".join(box.text()).lower() and len(journal) == 0
            box.press("ok")
            assert saved() == before and "31" in " ".join(box.text())
        # The cable is in.
        volts(4.7)
        box.press("ok")
        assert len(journal) == 1 and app.open_game.ledger.game.players[1].score == 31


class Stop(Exception):
    """Ends the loop of the program in a test."""


def run_main(monkeypatch, board, ending, steps=3, safe=False):
    """Run the program on `board` until `ending` is raised in its loop; return the watchdog's
    timer.
    """
    Timer.latest = None
    left = [steps]

    class Box:
        pause = 10
        keys = types.SimpleNamespace(waiting=lambda: False)
        files = None

        def __init__(self, board, platform=None, parts=None):
            self.safe = safe
            parts.ready(self)

        def step(self, now):
            left[0] -= 1
            if left[0] == 0:
                raise ending

    monkeypatch.setattr(main, "Device", Box)
    monkeypatch.setattr(main, "Console", Cable)
    monkeypatch.setattr(main, "sleep_ms", lambda ms: None)
    module = types.ModuleType("board")
    vars(module).update(vars(board))
    monkeypatch.setitem(sys.modules, "board", module)
    with pytest.raises(type(ending)):
        main.main()
    return Timer.latest


WATCHDOG = {"timeout": 8000, "timer": -1}


def test_the_watchdog_is_fed_while_the_program_lives_and_on_the_console(monkeypatch):
    now = [1000]
    dogs = []
    monkeypatch.setattr(
        machine, "WDT", lambda timeout: dogs.append(types.SimpleNamespace(fed=0)) or Fed(dogs[-1])
    )
    watchdog = extras.Watchdog(WATCHDOG, lambda: now[0])
    beat = Timer.latest.callback
    beat(None)
    now[0] += 50000
    beat(None)
    assert dogs[0].fed == 2, "a long search is no fault"
    now[0] += 20000
    beat(None)
    assert dogs[0].fed == 2, "it hangs: nobody feeds any more"
    watchdog.live(now[0])
    assert dogs[0].fed == 3, "before the processor may sleep, whose timers stand still"
    beat(None)
    assert dogs[0].fed == 4
    watchdog.release()
    now[0] += 1000000
    beat(None)
    assert dogs[0].fed == 5, "somebody works on the console"


class Fed:
    """A watchdog that counts in `counter`."""

    def __init__(self, counter):
        self.counter = counter

    def feed(self):
        self.counter.fed += 1


def test_the_program_starts_the_watchdog_where_the_board_has_one(monkeypatch):
    assert run_main(monkeypatch, board_with(WATCHDOG=WATCHDOG), Stop()) is not None
    assert run_main(monkeypatch, board_with(WATCHDOG=WATCHDOG), KeyboardInterrupt()) is not None


@pytest.mark.parametrize(
    "version, name, safe, bit",
    [
        ((1, 25, 0), "Raspberry Pi Pico with RP2040", True, 1),
        ((1, 28, 0), "Raspberry Pi Pico2 with RP2350", False, 0),
        ((1, 29, 0), "Raspberry Pi Pico2 with RP2350", True, 0),
        ((1, 30, 0), "Raspberry Pi Pico with RP2040", True, 0),
    ],
)
def test_under_a_watchdog_a_board_sleeps_only_where_that_is_safe(
    monkeypatch, version, name, safe, bit
):
    bench = machine.use(machine.Workbench())
    info = types.SimpleNamespace(version=(*version, ""), _machine=name)
    monkeypatch.setattr(extras, "sys", types.SimpleNamespace(implementation=info))
    bench.registers[0x40010008] = 0x1FFFC
    assert extras.may_sleep() == safe
    assert bench.registers[0x40010008] == 0x1FFFC | bit


@pytest.mark.parametrize(
    "name, register",
    [("Pico with RP2040", 0x40058000), ("Pico2 with RP2350", 0x400D8000), ("ESP32S3", None)],
)
def test_on_the_console_the_watchdog_stops_where_it_can(monkeypatch, name, register):
    bench = machine.use(machine.Workbench())
    info = types.SimpleNamespace(_machine=name)
    monkeypatch.setattr(extras, "sys", types.SimpleNamespace(implementation=info))
    watchdog = extras.Watchdog(WATCHDOG)
    running = {0x40058000: 0x47123456, 0x400D8000: 0x47123456}
    bench.registers.update(running)
    watchdog.release()
    if register:
        running[register] = 0x07123456
    assert {at: bench.registers[at] for at in running} == running


def test_no_watchdog_in_safe_mode_nor_where_there_is_none(monkeypatch):
    assert run_main(monkeypatch, board_with(WATCHDOG=WATCHDOG), Stop(), safe=True) is None
    assert run_main(monkeypatch, board_with(), Stop()) is None


def test_a_module_that_cannot_be_imported_ahead_disturbs_nothing(monkeypatch):
    """Whoever opens its screen is told then; until then the sheet stays."""
    real = app_module.load_module

    def failing(name):
        if name == "firmware.screens.table.menu":
            raise MemoryError
        return real(name)

    monkeypatch.setattr(app_module, "load_module", failing)
    box = Simulator("sim_128x64")
    box.show_game("rumino", NAMES)
    box.wait(1000)
    assert box.device.trace is None and box.device.app.stack[-1].module == "table.sheet"
    box.press("ok")
    assert box.device.app.stack[-1].module == "asking.entry"


def test_a_flash_that_cannot_count_its_free_room_leaves_the_sheet(monkeypatch):
    box = Simulator("sim_128x64", strict=False)
    box.show_game("rumino", NAMES)

    def failing(self, path):
        raise OSError(5, "EIO")

    monkeypatch.setattr(Files, "statvfs", failing)
    for begin in (box.restart, lambda: box.press("ok")):
        begin()
        box.wait(1000)
        assert box.device.trace is None and box.device.app.stack[1].module == "table.sheet"


def test_every_entry_has_the_free_room_counted_wherever_it_is_made():
    box = Simulator("sim_128x64")
    box.show_game("rumino", NAMES)
    box.wait(100)
    app = box.device.app
    assert not app.count_room
    assert app.session.add({"event": "adjust", "player": "Ana", "by": 1, "reason": "r"})
    assert app.count_room
    app.open("table.menu")
    box.wait(100)
    assert app.count_room, "a warning does not cover another screen"
    app.close()
    box.wait(100)
    assert not app.count_room


@pytest.mark.parametrize("board", ["pico", "xiao_rp2040", "thumby"])
@pytest.mark.parametrize("ms, safe", [(0, False), (1, False), (8, False), (29, False), (40, True)])
def test_a_capacitor_at_its_key_is_no_safe_mode(board, ms, safe, monkeypatch):
    def switched_on():
        bench = machine.use(machine.Workbench())
        monkeypatch.setattr(buttons, "sleep_ms", bench.run)
        board_data = load_board(board)
        logical = getattr(board_data, "SAFE_KEY", "ok")
        pressed = board_data.KEYS_PRESSED
        pins = [machine.Pin(pin) for _, pin, _, _ in board_data.KEYS]
        for pin, (_, _, means, _) in zip(pins, board_data.KEYS, strict=True):
            bench.set_pin(pin.id, pressed if means == logical and ms else 1 - pressed)
            if means == logical and ms:
                bench.set_later(ms, pin.id, 1 - pressed)
        keys = buttons.Buttons(board_data.KEYS, pins, pressed, lambda: bench.now)
        return keys.held(logical), bench.now

    held, waited = switched_on()
    assert held == safe and waited <= 30
    # Nobody waits for a key that is up; and without the guard a capacitor is a press.
    assert waited == 0 or ms
    monkeypatch.setattr(buttons, "_CHARGED", 1)
    assert switched_on()[0] == bool(ms)
