"""Rows that are drawn again: copied where they say the same, drawn where anything about them has
changed.
"""

from engine import texts
from firmware.display.display import Display
from firmware.display.widgets import Ui
from firmware.input.buttons import Buttons


class Panel:
    width, height = 128, 64

    def __init__(self):
        self.buffer = bytearray(1024)

    def show(self):
        return 0


class Pin:
    def value(self):
        return 1


KEYS = (("\u25b2", 1, "up", None), ("\u25bc", 2, "down", None), ("OK", 3, "ok", "back"))


def make():
    keys = Buttons(KEYS, (Pin(), Pin(), Pin()), 0, lambda: 0)
    return Ui(Display(Panel()), keys), keys


def drawn(ui, draw):
    """Return the picture that `draw(ui)` makes, drawn on a box that has drawn something before."""
    ui.display.clear()
    draw(ui)
    return bytes(ui.display.panel.buffer)


def afresh(draw):
    return drawn(make()[0], draw)


def screens():
    """Give drawings that differ from each other in one thing."""
    yield lambda ui: ui.row(1, "Ana", "12")
    yield lambda ui: ui.row(1, "Ana", "12", True)
    yield lambda ui: ui.row(1, "Ana", "13", True)
    yield lambda ui: ui.row(1, "Ana", "13", True, 4)
    yield lambda ui: ui.row(2, "Ana", "13", True, 4)
    yield lambda ui: ui.row(1, ("ui.range", {"min": 0, "max": 9}))
    yield lambda ui: ui.row(1, ("ui.range", {"min": 0, "max": 8}))
    yield lambda ui: (ui.display.frame(0, 10, 40, 10), ui.row(1, "Ana", "12"))
    yield lambda ui: (ui.display.frame(0, 10, 40, 12), ui.row(1, "Ana", "12"))
    yield lambda ui: ui.row_at(19, "Ana", "12")
    yield lambda ui: (ui.bar("Rumino"), ui.hints(("ok", "ui.next"), ("back", "ui.back")))
    yield lambda ui: (ui.bar("Rumino", "3"), ui.hints(("ok", "ui.choose"), ("back", "ui.back")))
    yield lambda ui: (ui.bar("Ginski", "3"), ui.hints(("ok", "ui.choose")))


def test_a_row_looks_as_if_it_was_drawn_for_the_first_time():
    ui, _ = make()
    draws = list(screens())
    for draw in draws + draws[::-1]:
        want = afresh(draw)
        for _ in range(3):
            assert drawn(ui, draw) == want


def test_a_row_is_drawn_anew_in_another_language_for_other_names_and_for_turned_keys():
    ui, keys = make()

    def row(ui):
        ui.row(0, ("ui.not_possible", {}), chosen=True)

    english = drawn(ui, row)
    texts.use("it")
    try:
        italian = drawn(ui, row)
        assert italian == afresh(row) and italian != english
    finally:
        texts.use("en")
    assert drawn(ui, row) == english

    long = "Massimiliano Bianchi-Rossi"
    other = "Massimiliano Bianchi-Verdi"

    def name(ui):
        ui.row(0, other, "1,234,567,890,123")

    alone = drawn(ui, name)
    ui.names = (long, other)
    among = drawn(ui, name)
    assert among != alone
    ui.names = ()
    assert drawn(ui, name) == alone

    def hints(ui):
        ui.hints(("up", "ui.digit_up"))

    before = drawn(ui, hints)
    keys.turn(True)
    turned = drawn(ui, hints)
    keys.turn(False)
    assert drawn(ui, hints) == before and any(turned)


def narrow():
    ui, _ = make()
    ui.width = 72
    ui.names = ("Benedetta", "Ana")
    return ui


def test_a_value_stays_beside_its_row_in_a_shorter_form_or_with_shorter_words():
    ui = narrow()
    title = ("all.title_tuscan", {})
    assert ui.pair(title, ("ui.players_count", {"n": "2-4"}), 64) == ("Tuscan", "2-4")
    # A name is shortened rather than lost.
    words, name = ui.pair(
        ("table_screen.whose_turn", {}), ("ui.literal", {"words": "Benedetta"}), 64
    )
    assert words == "Turn" and name and "Benedetta".startswith(name)
    # Nothing is made up: what does not fit at all is left out.
    assert ui.pair("Rummoli and more", ("ui.literal", {"words": "RML-18"}), 40)[1] == ""


def test_a_bar_keeps_its_detail_by_shorter_words():
    ui = narrow()
    assert ui.bar_parts(("ui.house_rules", {}), "RMN-5") == ("House", "RMN-5")
    words, rule = ui.bar_parts(("ui.deals", {"name": "Benedetta"}), "GSK-1")
    assert rule == "GSK-1" and words.endswith("deals") and ui.size(words) < 42
    assert ui.bar_parts("Rummoli and more", "RML-18") == ("Rummoli and more", "")
