"""Rows that are drawn again: copied where they say the same, drawn where anything about them has
changed.
"""

from engine import texts
from firmware.display import rows
from firmware.display.display import Display
from firmware.display.pictures import Pictures
from firmware.input.buttons import Buttons
from tests.portable.tools import untyped


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


TABS = (("ui.literal", {"words": "gyp"}), ("ui.literal", {"words": "yjq"}), ("ui.back", {}))


def make():
    keys = Buttons(KEYS, (Pin(), Pin(), Pin()), 0, lambda: 0)
    return Pictures(Display(Panel()), keys), keys


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
    yield lambda ui: (
        ui.bar("Rumino"),
        ui.hints(("ok", ("ui.next", {})), ("back", ("ui.back", {}))),
    )
    yield lambda ui: (
        ui.bar("Rumino", "3"),
        ui.hints(("ok", ("ui.choose", {})), ("back", ("ui.back", {}))),
    )
    yield lambda ui: (ui.bar("Ginski", "3"), ui.hints(("ok", ("ui.choose", {}))))
    yield lambda ui: (ui.tabs(TABS, 0), ui.finish())
    yield lambda ui: (ui.tabs(TABS, 1), ui.finish())
    yield lambda ui: (ui.tabs(TABS[:2], 1), ui.finish())


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
    untyped(ui).names = (long, other)
    among = drawn(ui, name)
    assert among != alone
    untyped(ui).names = ()
    assert drawn(ui, name) == alone

    def hints(ui):
        ui.hints(("up", ("ui.count_up", {"n": 1})))

    before = drawn(ui, hints)
    keys.turn(True)
    turned = drawn(ui, hints)
    keys.turn(False)
    assert drawn(ui, hints) == before and any(turned)


def test_groups_are_named_by_whole_words_as_many_as_fit_page_by_page():
    ui = make()[0]
    seen = []
    untyped(ui).part = lambda index, words, x, y, size=8: seen.append((index, words))
    assert ui.tabs(TABS, 1) and [index for index, _ in seen] == [0, 1, 2]
    names = tuple([("ui.literal", {"words": words}) for words in ("Correggi", "Arbitro")]) * 4
    pages = []
    for current in range(len(names)):
        seen.clear()
        assert ui.tabs(names, current)
        assert all(words == names[index][1]["words"] for index, words in seen)
        assert current in [index for index, _ in seen]
        pages.append(tuple(seen))
    # The names stay where they are while the choice moves over them; each is on one page.
    assert sum(len(page) for page in set(pages)) == len(names)
    # Two are the fewest that are worth it.
    ui = make()[0]
    wide = (("ui.literal", {"words": "W" * 16}), ("ui.literal", {"words": "M" * 16}))
    assert not ui.tabs(wide, 0) and not any(ui.display.panel.buffer)


def narrow():
    ui, _ = make()
    ui.width = 72
    untyped(ui).names = ("Benedetta", "Ana")
    return ui


def test_a_value_stays_beside_its_row_in_a_shorter_form_or_with_shorter_words():
    ui = narrow()
    title = ("all.title_tuscan", {})
    assert ui.pair(title, ("ui.players_count", {"n": "2-4"}), 64) == ("Tuscan", "2-4")
    # A word of a value may be another value, so the label is what gives way.
    label, value = ("gin.option_shutout", {}), ("gin.value_bonus_twice", {})
    assert ui.pair(label, value, 64)[1] != ui.pair(label, ("gin.value_double", {}), 64)[1]
    ui.width = 128
    assert ui.pair(("any.option_entry", {}), ("any.value_single", {}), 80)[1] == "one player"
    ui.width = 72
    # A name is shortened rather than lost.
    words, name = ui.pair(
        ("rumski_screen.whose_turn", {}), ("ui.literal", {"words": "Benedetta"}), 64
    )
    assert words == "Turn" and name and "Benedetta".startswith(name)
    # Of a name and a number beside it, the name is shortened.
    words, number = ui.pair("Benedetta", ("recount.uncounted", {"n": 41}), 54)
    assert (words, number) == ("Benedett", "41?")
    # Nothing is made up: what does not fit at all is left out.
    assert ui.pair("Rummoli and more", ("ui.literal", {"words": "RML-18"}), 40)[1] == ""


def test_a_bar_keeps_its_detail_by_shorter_words():
    ui = narrow()
    assert ui.bar_parts(("ui.house_rules", {}), "RMN-5") == ("House", "RMN-5")
    words, rule = ui.bar_parts(("ui.deals", {"name": "Benedetta"}), "GSK-1")
    assert rule == "GSK-1" and words.endswith("deals") and ui.size(words) < 42
    assert ui.bar_parts("Rummoli and more", "RML-18") == ("Rummoli and more", "")


def pixels(ui):
    """Return the picture as a function: whether (x, y) is lit."""
    buffer, width = ui.display.panel.buffer, ui.display.width
    return lambda x, y: buffer[(y >> 3) * width + x] >> (y & 7) & 1


def touching(ui, y, above, below):
    """Return the columns in which a dark pixel of the chosen row at `y` touches the dark.

    `above` and `below` are the columns in which something of the rows beside it is in the way.
    """
    lit = pixels(ui)
    found = []
    for x in range(ui.width - 2):
        if not lit(x, y) and not lit(x, y - 1) and x not in above:
            found.append(x)
        if not lit(x, y + 7) and not lit(x, y + 8) and x not in below:
            found.append(x)
    return found


def in_the_way(columns, bits):
    """Return the columns next to which, or in which, a page has one of `bits`."""
    near, at = bits
    found = []
    for x in range(len(columns)):
        if columns[x] & at or any([c & near for c in columns[max(0, x - 1) : x + 2]]):
            found.append(x)
    return found


WORDS = (
    ("Ginski", "2-8 players"),
    ("Bjork", "(\u00e0 \u00c0 \u00fc)"),
    ("fghijklpqty", "dfbg?\u00e7,;@$"),
)


def test_no_letter_of_the_chosen_row_touches_the_dark_where_a_pixel_is_free():
    for above, chosen, below in ((0, 1, 2), (1, 0, 2), (2, 1, 0), (0, 2, 1), (1, 1, 1), (2, 2, 2)):
        ui, _ = make()
        ui.row(0, *WORDS[above])
        ui.row(1, *WORDS[chosen], chosen=True)
        ui.row(2, *WORDS[below])
        upper, lower = ui.display.page(ui.top), ui.display.page(ui.top + 16)
        ui.finish()
        blocked = in_the_way(upper, (0x80, 0x40)), in_the_way(lower, (0x01, 0x02))
        assert touching(ui, ui.top + 8, *blocked) == []
        # What is in the way is whole.
        for page, before in ((ui.top, upper), (ui.top + 16, lower)):
            now = ui.display.page(page)
            assert all([now[x] & before[x] == before[x] for x in range(len(now))])


def test_the_letters_of_the_chosen_row_keep_their_shape():
    ui, _ = make()
    ui.row(1, "lhdpqg\u00e0f\u2660", chosen=True)
    chosen = ui.display.page(ui.top + 8)
    ui.display.clear()
    ui.row(1, "lhdpqg\u00e0f\u2660")
    plain = ui.display.page(ui.top + 8)
    ends = [plain[x] ^ chosen[x] ^ 0xFF for x in range(len(plain))]
    # Only stems are a pixel shorter: of l, h and d at the top, of p and q at the bottom.
    assert [end for end in ends if end] == [0x01, 0x01, 0x01, 0x80, 0x80]


def test_two_chosen_rows_one_below_the_other_stay_whole():
    ui, _ = make()
    ui.row(1, "gyjq", chosen=True)
    ui.row(2, "bdfhl\u00e0\u00fc", chosen=True)
    before = ui.display.page(ui.top + 8), ui.display.page(ui.top + 16)
    ui.finish()
    assert (ui.display.page(ui.top + 8), ui.display.page(ui.top + 16)) == before


def test_what_is_chosen_between_two_pages_has_a_line_more_where_it_is_free():
    for free in (True, False):
        ui, _ = make()
        ui.display.text("Dörte", 12, 28)
        if not free:
            ui.display.dot(15, 36)
        ui.choose(10, 28, 40)
        ui.finish()
        lit = pixels(ui)
        assert all([lit(x, 27) for x in range(10, 50)]) and not lit(9, 27) and not lit(10, 26)
        assert all([lit(x, 36) == (free or x == 15) for x in range(10, 50)])
        # Nothing else is lit.
        assert not any([lit(x, y) for x in range(128) for y in (23, 24, 25, 26, 37)])


def test_the_light_beside_a_chosen_row_goes_with_it():
    ui, _ = make()
    ui.row(1, "gy", chosen=True)
    ui.finish()
    assert any(ui.display.page(ui.top + 16))
    # The row is a copy now, and has its light again.
    ui.display.clear()
    ui.row(1, "gy", chosen=True)
    ui.finish()
    assert any(ui.display.page(ui.top + 16))
    ui.display.clear()
    ui.row(1, "gy")
    ui.finish()
    assert not any(ui.display.page(ui.top + 16))


def test_a_side_of_three_fits_into_its_part_of_the_sheet():
    ui = make()[0]
    untyped(ui).names = ["Alessandra", "Alessandro", "Massimo", "Cristo", "Benedetta", "Bartolomeo"]
    sides = ["Alessandra + Massimo + Benedetta", "Alessandro + Cristo + Bartolomeo"]
    for width in range(31, 128):
        forms = ui.short_forms(sides, width)
        assert all([ui.fits(forms[side], width) for side in sides]), (width, forms)
        assert forms[sides[0]] != forms[sides[1]]
    # Where there is no room for a letter of each, the first one stands for the side.
    assert ui.shorten(sides[0], 25).endswith("+2")
    # Of what one leaves of its part, another has a letter more.
    for width in range(60, 128):
        form = ui.shorten(sides[1], width)
        # A short name that is no beginning stays as it is.
        whole = form.endswith("o+Cristo+Bartolomeo")
        assert whole or width - ui.size(form) < 10, (width, form)


def test_the_names_of_two_sides_are_cut_by_one_rule():
    ui = make()[0]
    for names in (["Ana", "Ben", "Cleo", "Dan"], ["Bernardo", "Lia", "Mimmo", "Wilhelmina"]):
        untyped(ui).names = names
        sides = [names[0] + " + " + names[2], names[1] + " + " + names[3]]
        for width in range(26, 100):
            forms = ui.short_forms(sides, width)
            assert all([ui.fits(forms[side], width) for side in sides]), (width, forms)
            parts = [(name, forms[side].split("+" if forms[side] != side else " + "))
                     for side in sides for name in side.split(" + ")]  # fmt: skip
            cut = [
                (name, len(form)) for name, found in parts for form in found if form[0] == name[0]
            ]
            most = max([length for _, length in cut])
            # Nobody has fewer letters than another unless that is the whole name.
            assert all([length in (most, len(name)) for name, length in cut]), (width, forms)
    untyped(ui).names = ["Ana", "Ben", "Cleo", "Dan"]
    assert ui.short_forms(["Ben + Dan", "Ana + Cleo"], 28) == {
        "Ben + Dan": "Be+Da",
        "Ana + Cleo": "An+Cl",
    }


class Keyed:
    """A number beside rows, as their picture asks it."""

    refused = False
    offered = None

    def __init__(self, digits, choices=()):
        self.digits = digits
        self.question = untyped(type("Question", (), {"choices": choices}))

    def in_row(self):
        return self.digits or "_"

    def words(self):
        return self.digits or "_"

    def leads(self):
        return "", "", "", ""

    def span(self):
        return ("ui.range", {"min": 0, "max": 99})


def test_a_number_in_a_small_row_is_beside_the_rows_in_large_digits():
    def large(number, pitch):
        ui, _ = make()
        ui.display.clear()
        rows._draw_pad(ui, number, 40, pitch)
        lit = pixels(ui)
        return [x for x in range(128) for y in range(16) if lit(x, ui.top + y)]

    shown = large(Keyed("12"), 8)
    # Two digits of twelve dots and a gap, up to the right edge.
    assert shown and max(shown) >= 124 and min(shown) >= 96, shown
    assert len(large(Keyed("88"), 8)) > len(shown)
    # A large row shows it itself; before a digit there is none, and yes or no is in the row.
    assert not large(Keyed("12"), 16) and not large(Keyed(""), 8)
    assert not large(Keyed("1", ("no", "yes")), 8)
