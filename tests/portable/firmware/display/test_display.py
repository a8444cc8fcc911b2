"""The screen as rectangles and text: pixels, clipping, type."""

from firmware.display.display import Display, font


class Panel:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 8)

    def show(self):
        return 0


def make(width=32, height=16):
    panel = Panel(width, height)
    return Display(panel), panel


def rows(panel):
    found = []
    for y in range(panel.height):
        row = ""
        for x in range(panel.width):
            row += "#" if panel.buffer[(y >> 3) * panel.width + x] >> (y & 7) & 1 else "."
        found.append(row)
    return found


def test_text_draws_the_glyph_and_returns_the_next_place():
    display, panel = make(8, 8)
    assert display.text("1", 0, 0) == 5
    assert [row[:4] for row in rows(panel)] == [
        "....",
        "..#.",
        ".##.",
        "..#.",
        "..#.",
        "..#.",
        ".###",
        "....",
    ]


def test_text_between_pages_is_the_same_picture_lower():
    display, panel = make()
    display.text("Ag♥", 2, 0)
    upper = rows(panel)
    for y in range(1, 9):
        display.clear()
        display.text("Ag♥", 2, y)
        assert rows(panel)[y : y + 8] == upper[:8]
        assert "#" not in "".join(rows(panel)[:y])


def test_text_is_clipped_at_every_edge():
    for size in (8, 16, 24):
        wide, whole = make(96, 80)
        wide.text("Wg8", 32, 32, size)
        expected = rows(whole)
        for x, y in ((-5, 0), (30, 3), (3, -4), (2, 13), (-40, -40), (40, 40), (0, -9), (-3, -17)):
            display, panel = make()
            display.text("Wg8", x, y, size)
            want = ""
            for row in range(16):
                for column in range(32):
                    ex, ey = column - x + 32, row - y + 32
                    want += expected[ey][ex] if 0 <= ex < 96 and 0 <= ey < 80 else "."
            assert "".join(rows(panel)) == want


def test_dark_ink_takes_the_letters_out_of_a_bright_ground():
    display, panel = make()
    display.text("No 7", 1, 4)
    bright = rows(panel)
    display.clear(1)
    display.text("No 7", 1, 4, 8, 0)
    dark = rows(panel)
    for y in range(16):
        for x in range(32):
            assert bright[y][x] != dark[y][x]


def test_text_width_is_the_ink_without_the_last_gap():
    display, _ = make(128, 64)
    for size in (8, 16, 24):
        for s in ("Hn", "42", "W", "7♥"):
            width = display.text_width(s, size)
            end = display.text(s, 0, 0, size)
            assert end == width + font(size).GAP
    assert display.text_width("") == 0
    assert display.text("", 5, 0) == 5


def test_digits_and_the_figure_space_have_one_width():
    display, _ = make()
    for size in (8, 16, 24):
        widths = [display.text_width(digit, size) for digit in "0123456789"]
        assert widths == [widths[0]] * 10
    assert display.text_width("\u2007") == display.text_width("0")


def test_an_unknown_character_is_a_box():
    display, panel = make(8, 8)
    display.text("\u4e2d", 0, 0)
    assert [row[:4] for row in rows(panel)] == [
        "####",
        "#..#",
        "#..#",
        "#..#",
        "#..#",
        "#..#",
        "####",
        "....",
    ]
    # The big type has no @; it says so instead of drawing nothing. Nor does any type have a new
    # line.
    for size, char in ((8, "\n"), (16, "\u4e2d"), (24, "@"), (24, "\u4e2d")):
        box, panel = make(32, 24)
        box.text("\x7f", 0, 0, size)
        want = rows(panel)
        assert not box.draws(char, size)
        box.clear()
        box.text(char, 0, 0, size)
        assert rows(panel) == want and "#" in "".join(want)


def test_every_size_has_digits_letters_and_suits():
    display, _ = make()
    for size in (8, 16, 24):
        for (
            char
        ) in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-−=♠♥♦♣✓àèéìòùÀÈÉÌÒÙ":
            assert display.draws(char, size)


def test_small_type_has_the_accents_signs_and_colours():
    display, _ = make()
    for size in (8, 16):
        for char in "«»–…·°×−▲▼◀▶■★✓✗→≠\ue041\ue042\ue050\ue052\ue056\ue057\ue05a":
            assert display.draws(char, size)


def test_black_suits_are_filled_and_red_ones_are_outlined():
    for size in (8, 16, 24):
        ink = []
        for suit in "♠♣♥♦":
            display, panel = make(32, 32)
            display.text(suit, 0, 0, size)
            ink.append("".join(rows(panel)).count("#"))
        assert min(ink[:2]) > max(ink[2:])


def test_an_unknown_size_is_refused():
    display, _ = make()
    refused = False
    try:
        display.text("x", 0, 0, 9)
    except KeyError:
        refused = True
    assert refused


def test_invert_swaps_exactly_its_rectangle():
    for x, y, w, h in (
        (0, 0, 32, 16),
        (3, 2, 9, 5),
        (3, 5, 9, 7),
        (-4, -3, 10, 9),
        (28, 12, 20, 20),
        (5, 5, 0, 3),
        (40, 3, 4, 4),
    ):
        display, panel = make()
        display.text("Ab", 1, 1)
        before = rows(panel)
        display.invert(x, y, w, h)
        after = rows(panel)
        for row in range(16):
            for column in range(32):
                inside = x <= column < x + w and y <= row < y + h
                assert (before[row][column] != after[row][column]) == inside


def test_lines_frames_and_dots():
    display, panel = make()
    display.frame(1, 1, 6, 4)
    display.hline(0, 8, 5)
    display.vline(31, 0, 3)
    display.dots(10, 10, 8)
    display.fill(20, 12, 3, 2)
    display.dot(0, 15)
    picture = rows(panel)
    assert [row[1:7] for row in picture[1:5]] == ["######", "#....#", "#....#", "######"]
    assert picture[8][:6] == "#####."
    assert [row[31] for row in picture[:4]] == ["#", "#", "#", "."]
    assert picture[10][10:19] == "#..#..#.."
    assert [row[20:24] for row in picture[12:14]] == ["###.", "###."]
    assert picture[15][0] == "#"
