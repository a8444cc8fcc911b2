"""The user settings, how they are saved, and the line about the next step."""

from engine import texts
from engine.compat import ticks_add  # pyright: ignore[reportAttributeAccessIssue]
from engine.games import load, names
from engine.texts import has, own_name, variants
from firmware.idle.comfort import Comfort
from firmware.input.buttons import Buttons
from firmware.storage.settings import ROWS, Settings


class Store:
    """Keeps values in memory."""

    def __init__(self, kept=None):
        self.kept = {"settings": kept}

    def get(self, name, default=None):
        return self.kept.get(name, default)

    def put(self, name, value):
        self.kept[name] = value


class Panel:
    """Notes what is asked of it."""

    def __init__(self):
        self.said = []

    def contrast(self, value):
        self.said.append(("contrast", value))

    def invert(self, on):
        self.said.append(("invert", on))

    def rotate(self, on):
        self.said.append(("rotate", on))

    def power(self, on):
        self.said.append(("power", on))


class Pin:
    """A key's pin; 1 is let go."""

    def __init__(self):
        self.level = 1

    def value(self):
        return self.level


class Top:
    """The topmost screen."""

    awake = False
    module = "table.sheet"


class App:
    """As much of the program as comforts need."""

    def __init__(self, kept=None, **gifts):
        self.platform = gifts
        self.settings = Settings(Store(kept))
        self.display = self
        self.panel = Panel()
        self.pins = [Pin(), Pin(), Pin()]
        table = (("A", 9, "up", "back"), ("B", 8, "ok", "right"), ("C", 7, "down", "left"))
        self.keys = Buttons(table, self.pins, 0, lambda: 0)
        self.stack = [Top()]
        self.session = self.open_game = self
        self.dirty = False
        self.opened = []
        self.comfort = Comfort(self)
        self.panel.said = []

    def open(self, *arguments):
        self.opened.append(arguments)


def test_settings_are_saved():
    store = Store()
    settings = Settings(store)
    assert settings.get("timer") == 0
    assert settings.advance("timer") == 30
    assert Settings(store).get("timer") == 30


def test_every_wish_comes_round_to_where_it_was():
    for name, values, first in ROWS:
        if not values:
            # What is typed has no next value.
            continue
        settings = Settings(Store({name: first}))
        seen = [settings.advance(name) for _ in values]
        assert sorted(seen) == sorted(values) and seen[-1] == first


def test_what_is_typed_is_kept_and_bounded():
    store = Store()
    Settings(store).put("address", "meldmate.example")
    assert Settings(store).get("address") == "meldmate.example"
    assert Settings(Store({"address": "a" * 41})).get("address") == ""
    assert Settings(Store({"address": 7})).get("address") == ""


def test_nonsense_on_the_flash_is_as_at_first():
    for kept in (None, 7, [1], {"timer": "soon", "sleep": True, "brightness": 3}):
        settings = Settings(Store(kept))
        assert (settings.get("timer"), settings.get("sleep")) == (0, 1200)
        assert settings.get("brightness") == "high"


def test_safe_mode_reads_nothing():
    assert Settings(Store({"brightness": "low"}), True).get("brightness") == "high"


def test_all_values_have_words():
    for name, values, _ in ROWS:
        assert has("settings." + name)
        if name == "brightness":
            for value in values:
                assert has("settings." + name + "_" + value)
        if name == "language":
            for value in values:
                assert has(own_name(value)[0])


def test_rest_then_dim_then_sleep_and_the_first_press_only_wakes():
    app = App({"rest": 30, "dim": 60, "sleep": 300})
    comfort = app.comfort
    comfort.tick(1000)
    comfort.tick(30999)
    assert not comfort.resting
    comfort.tick(31000)
    assert comfort.resting and not comfort.dimmed and app.dirty
    comfort.tick(61000)
    assert comfort.dimmed and app.panel.said == [("contrast", 1)]
    comfort.tick(301000)
    assert comfort.asleep and app.panel.said[-1] == ("power", False)
    assert comfort.takes("ok", "press")
    assert not (comfort.asleep or comfort.dimmed or comfort.resting)
    assert app.panel.said[-2:] == [("power", True), ("contrast", 0xCF)]
    assert comfort.takes("ok", "long"), "the key that woke the box is still held"
    assert not comfort.takes("ok", "press")


def test_a_press_begins_the_time_anew_also_where_the_clock_wraps():
    app = App({"rest": 30, "dim": 0, "sleep": 0})
    # Where it wraps is the runtime's own matter.
    near = ticks_add(0, -5000)
    assert ticks_add(near, 5000) == 0 < near
    app.comfort.tick(near)
    assert not app.comfort.takes("ok", "press")
    app.comfort.tick(near + 4999)
    assert not app.comfort.resting
    app.comfort.tick(24999)
    assert not app.comfort.resting
    app.comfort.tick(25000)
    assert app.comfort.resting


def test_zero_is_never():
    app = App({"rest": 0, "dim": 0, "sleep": 0})
    app.comfort.tick(0)
    app.comfort.tick(400000000)
    assert not (app.comfort.resting or app.comfort.dimmed or app.comfort.asleep)


def test_a_screen_that_does_not_wear_never_rests_dims_sleeps_or_moves():
    app = App({"rest": 30, "dim": 60, "sleep": 300}, wears=False)
    for now in (0, 31000, 61000, 301000, 4000000, 400000000):
        app.comfort.tick(now)
        assert not (app.comfort.resting or app.comfort.dimmed or app.comfort.asleep)
        assert not app.dirty and app.panel.said == []
        assert not app.comfort.takes("left", "press"), "no press is used up for waking"


def test_a_screen_that_shows_time_keeps_the_box_awake():
    app = App({"rest": 30})
    app.stack[0].awake = True
    app.comfort.tick(0)
    app.comfort.tick(100000)
    assert not app.comfort.resting


def test_beeps_only_where_the_settings_allow_them():
    sounds = []
    for kept in ({}, {"beeps": "yes"}):
        app = App(kept, tone=lambda hertz, ms: sounds.append(hertz))
        app.comfort.tick(0)
        app.comfort.takes("ok", "press")
        # Not every press counts; one that does is heard.
        assert not sounds
        app.comfort.confirm()
        app.comfort.takes("ok", "repeat")
    assert len(sounds) == 1
    assert not App().comfort.has_buzzer()


def test_a_low_battery_is_said_once():
    levels = [50, 9, 8]
    app = App({}, battery=lambda: levels.pop(0))
    for now in (0, 59999, 60000, 60001, 200000):
        app.comfort.tick(now)
    assert len(app.opened) == 1 and app.opened[0][3] == ("settings.battery_words", {"n": 9})
    assert levels == [8]


def test_turned_round_the_arrows_keep_what_is_seen():
    table = (("▲", 1, "up", "left"), ("▼", 2, "down", "right"), ("OK", 3, "ok", None))
    pins = [Pin(), Pin(), Pin()]
    keys = Buttons(table, pins, 0, lambda: 0)
    keys.turn(True)
    # The key that is printed with an arrow up points down now, and is called so.
    assert keys.label("down") == "▼" and keys.label("right") == "hold ▼"
    assert keys.label("ok") == "OK"
    pins[1].level = 0
    keys.poll(1000)
    assert keys.poll(1600) == (("left", "press"),)


def test_turned_round_and_back_is_as_before():
    app = App()
    before = app.keys.label("up"), app.keys.label("back"), app.keys.label("left")
    app.keys.turn(True)
    assert (app.keys.label("up"), app.keys.label("back")) == ("C", "hold C")
    app.keys.turn(True)
    assert app.keys.label("up") == "C"
    app.keys.turn(False)
    assert (app.keys.label("up"), app.keys.label("back"), app.keys.label("left")) == before


def test_turned_round_the_pins_have_changed_places():
    app = App()
    app.keys.turn(True)
    app.pins[0].level = 0
    app.keys.poll(1000)
    app.pins[0].level = 1
    assert app.keys.poll(1100) == (("down", "press"),)


def test_a_key_that_is_down_at_power_on_means_nothing_until_it_is_let_go():
    app = App()
    app.pins[1].level = 0
    app.keys.ignore_down()
    assert app.keys.poll(1000) == ()
    app.pins[1].level = 1
    assert app.keys.poll(2000) == ()
    app.pins[1].level = 0
    app.keys.poll(3000)
    app.pins[1].level = 1
    assert app.keys.poll(3100) == (("ok", "press"),)


def shortest(what):
    """Return the shortest form of a (key, facts) pair."""
    return variants(what[0], **what[1])[-1]


def test_every_game_says_what_comes_next():
    for name in names():
        game_class = load(name)
        game = game_class(["Ana", "Bo", "Cy"], game_class.with_defaults(None))
        key, _ = game.coming()
        assert has(key) and len(shortest(game.coming())) <= 20


def test_rml_4_to_10_what_comes_next_follows_the_hand():
    game_class = load("rummoli")
    game = game_class(["Ana", "Bo", "Cy"], game_class.with_defaults(None))
    seen = [game.coming()[0]]
    for event in (
        {"event": "ante"},
        {"event": "widow", "how": "kept"},
        {"event": "poker", "winners": ["Bo"]},
    ):
        game.apply(event)
        seen.append(game.coming()[0])
    assert seen == [
        "rummoli.coming_ante",
        "rummoli.coming_widow",
        "rummoli.coming_showdown",
        "rummoli.coming_stops",
    ]
    assert game.coming()[1]["name"] == "Bo"


def test_tus_2_what_comes_next_knows_the_size_of_the_hand():
    game_class = load("tuscan")
    assert game_class(["Ana", "Bo"]).coming()[0] == "tuscan.coming_ten"
    assert game_class(["Ana", "Bo", "Cy"]).coming()[0] == "tuscan.coming_seven"


def test_nobody_chose_a_language_and_none_is_changed():
    before = texts.language()
    texts.use("it")
    assert Settings(Store()).get("language") == "it"
    assert Settings(Store({"language": "en"})).get("language") == "en"
    texts.use(before)
