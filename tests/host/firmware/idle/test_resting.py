"""The table at rest: every name and score in seat order, as large as promised, on every board."""

import tempfile

import pytest

from engine import games, texts
from host_tools.simulated import readscreen
from host_tools.simulated.simulator import Simulator, board_names, load_board
from tests.proof.robot.player import BOARDS, Player

# Names of which some begin or end alike, as at real tables.
NAMES = (
    *("Annabella", "Annabelle", "Benedetta", "Cleo", "Player 5", "Giovanni", "Peggy", "Jürgen"),
    *("Ugo", "Massimiliano", "Player 15", "Jo"),
)
SCORES = (312, -145, 98, 0, 101, 312, 7, -3, 45, 250, 86, 133)
# The promised height of digits, by the screen's height and how many lines a page has.
PROMISED = {64: {2: 15, 3: 15, 4: 13}, 32: {1: 13, 2: 13}, 40: {2: 15, 3: 10}}
PAGE = 4000


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


def every_screen():
    """Return a board for each size of screen that some board has, and each kind of ink."""
    found = {}
    for name in board_names():
        screen = load_board(name).SCREEN
        found.setdefault((screen["width"], screen["height"], screen["chip"] == "st7789"), name)
    return sorted(found.values())


@pytest.fixture(params=every_screen())
def box(request):
    with tempfile.TemporaryDirectory() as folder:
        yield Simulator(request.param, data=folder, settings={"lesson": False})


def drawn(box, lines, page, beneath=""):
    """Draw a page of lines, also of more players than a game takes; return its pixels."""
    from firmware.idle.resting import draw_table, pages_of

    app = box.device.app
    app.ui.names = tuple(line[0] for line in lines)
    app.display.clear()
    draw_table(app.ui, lines, page, beneath)
    app.display.show()
    return box.frame(), pages_of(app.ui, len(lines))


def lines_for(count):
    best = max(SCORES[:count])
    marks = {0: "■", 1: "▶"}
    return [
        (
            NAMES[at],
            SCORES[at],
            marks.get(at, "") + ("★" if SCORES[at] == best else ""),
            at == 2,
            False,
        )
        for at in range(count)
    ]


def without_dash(frame, pages):
    """Return the picture without the dotted dash at the edge, and the rows in which that is lit."""
    if pages == 1:
        return frame, []
    column = max(x for x in range(len(frame[0])) if any(row[x] for row in frame))
    dash = [y for y, row in enumerate(frame) if row[column]]
    bare = [[*row[:column], 0, *row[column + 1 :]] for row in frame]
    # Nothing but the dash is so far to the right.
    assert not any(row[column - 1] or row[column - 2] for row in frame)
    return bare, dash


def bands(frame):
    """Return (first row, row behind) of each band of lit rows, between rows that are all dark."""
    found, start = [], None
    for y, row in enumerate([*frame, []]):
        if any(row) and start is None:
            start = y
        elif not any(row) and start is not None:
            found.append((start, y))
            start = None
    return found


def digit_height(frame, band):
    """Return how high the last figure of a line is, in rows, by its pixels."""
    first, end = band
    columns = [any(row[x] for row in frame[first:end]) for x in range(len(frame[0]))]
    last = max(x for x, lit in enumerate(columns) if lit)
    start = last
    while columns[start - 1]:
        start -= 1
    lit = [y for y in range(first, end) if any(frame[y][start : last + 1])]
    return lit[-1] - lit[0] + 1


def is_form(form, name):
    """Return whether `form` has letters of `name` in their order, the first one first."""
    at = 0
    for letter in form.replace(" ", ""):
        at = name.find(letter, at) + 1
        if not at:
            return False
    return form[0] == name[0]


@pytest.mark.parametrize("count", range(2, 13))
def test_all_names_and_scores_stand_on_the_pages_in_seat_order(box, count):
    lines = lines_for(count)
    read, dashes = [], []
    page, pages = 0, 1
    while page < pages:
        frame, (pages, rows) = drawn(box, lines, page)
        frame, dash = without_dash(frame, pages)
        dashes.append(dash)
        here = min(rows, count - page * rows)
        found = bands(frame)
        # Between two lines is a dark row at least, and nothing is cut at an edge.
        assert len(found) == here, (page, found)
        assert found[-1][1] < box.device.app.display.height
        promised = PROMISED[box.device.app.display.height][rows]
        assert {digit_height(frame, band) for band in found} == {promised}
        for line in readscreen.read_lines(frame):
            words = line.lstrip("■★▶ ").split()
            read.append((" ".join(words[:-1]), words[-1]))
        page += 1
    assert [int(score) for _, score in read] == list(SCORES[:count])
    forms = [form for form, _ in read]
    assert len(set(forms)) == count and all(map(is_form, forms, NAMES)), forms
    # A dash is dotted, which no digit is, and that of each page is lower than the one before.
    assert all(lit[at] + 2 == lit[at + 1] for lit in dashes for at in range(len(lit) - 1))
    assert dashes == sorted(dashes) and len({tuple(dash) for dash in dashes}) == pages


@pytest.mark.parametrize("count", range(2, 13))
def test_no_name_is_small_where_there_is_room(box, count):
    if box.device.app.display.width < 100:
        return
    frame, _ = drawn(box, lines_for(count), 0)
    sizes = {run.size for run in readscreen.read_runs(frame) if run.text[:1].isalpha()}
    assert sizes and min(sizes) >= 16


def test_a_score_that_is_wide_is_whole_and_the_name_has_room(box):
    lines = [("Annabella", -12345, "■", False, False), ("Bo", 99999, "▶★", False, False)]
    frame, _ = drawn(box, [*lines, ("Cy", 0, "", False, False)], 0)
    words = " ".join(readscreen.read_lines(frame))
    assert "-12345" in words and "99999" in words and "An" in words


def test_a_score_as_wide_as_the_screen_is_whole(box):
    lines = [(name, -1234567890, "", False, False) for name in NAMES[:3]]
    frame, _ = drawn(box, lines, 0)
    assert "1234567890" in " ".join(readscreen.read_lines(frame))


def lit_always(box, lines, beneath=""):
    """Return the share of the pixels that are lit in all four places on all pages, in percent."""
    from firmware.idle.comfort import _PLACES
    from firmware.idle.resting import spare

    frames, page, pages = [], 0, 1
    while page < pages:
        frame, (pages, _) = drawn(box, lines, page, beneath)
        display = box.device.app.display
        for right, down in _PLACES:
            drawn(box, lines, page, beneath)
            display.move(right * spare(display.width, pages), down)
            display.show()
            moved = box.frame()
            # Nothing is lost at the edges.
            assert sum(map(sum, moved)) == sum(map(sum, frame)), (page, right, down)
            frames.append(moved)
        page += 1
    always = [
        min(column) for rows in zip(*frames, strict=True) for column in zip(*rows, strict=True)
    ]
    return 100 * sum(always) / len(always)


@pytest.mark.parametrize("count", range(2, 13))
def test_hardly_a_pixel_is_always_lit(box, count):
    """Before it was the large name of the dealer: 4.8 % of 128x64. docs/boards/power.md says it."""
    share = lit_always(box, lines_for(count), "52 to go" if count == 2 else "")
    display = box.device.app.display
    assert share <= (1 if display.width * display.height >= 120 * 64 else 2)


def test_where_there_are_colours_leaders_are_amber_and_who_is_nearly_out_red():
    with tempfile.TemporaryDirectory() as folder:
        box = Simulator("pico_display", data=folder, settings={"lesson": False})
        lines = lines_for(4)
        drawn(box, lines, 0)
        display = box.device.app.display
        size = display.width * display.height // 8
        planes = [box.device.app.display.panel.buffer[at : at + size] for at in (0, size, 2 * size)]
        for at, (_, _, marks, near, _) in enumerate(lines):
            # Four lines of two pages each.
            page = slice(2 * at * display.width, (2 * at + 2) * display.width)
            lit, red, lead = (int.from_bytes(plane[page], "little") for plane in planes)
            assert lit & lead == (lit if "★" in marks else 0)
            assert lit & red == (lit if near and "★" not in marks else 0)


@pytest.fixture(params=BOARDS)
def person(request):
    with Player(request.param, NAMES) as person:
        yield person


def at_rest(person, game, count, events=(), house=None):
    """Put a game on the table, and let two minutes pass."""
    names = list(NAMES[:count])
    person.box.show_game(game, names, house, events)
    person.changed()
    person.box.wait(121000)
    person.changed()
    return names


def pages_of(person):
    """Read all pages that follow each other; return their lines, each page once."""
    found = []
    for _ in range(12):
        lines = person.lines()
        if lines in found:
            break
        found.append(lines)
        person.box.wait(PAGE)
        person.changed()
    return found


def test_pages_follow_each_other_and_begin_again(person):
    points = {name: score for name, score in zip(NAMES, SCORES, strict=True)}
    event = {"event": "round", "points": {name: points[name] for name in NAMES[:8]}}
    at_rest(person, "any", 8, [event])
    first = person.frame()
    pages = person.app.comfort._rest.pages
    assert pages == {64: 2, 32: 4, 40: 3}[person.box.height]
    read = pages_of(person)
    assert len(read) == pages
    words = " ".join(" ".join(lines) for lines in read)
    scores = [int(word) for word in words.split() if word.lstrip("-").isdigit() and word != "5"]
    assert scores == list(SCORES[:8])
    assert person.frame() == first


def marks_of(person):
    """Return the lit dots in each row of each mark in the column at the left, from the top."""
    frames = [person.frame()]
    while len(frames) < person.app.comfort._rest.pages:
        person.box.wait(PAGE)
        person.changed()
        frames.append(person.frame())
    found = []
    for frame in frames:
        column = [row[:7] for row in frame]
        found += [[sum(row) for row in column[first:end]] for first, end in bands(column)]
    return found


STAR = [1, 1, 7, 5, 3, 4, 2]


def test_the_dealer_or_the_starter_stands_above_the_leader_in_one_column(person):
    # Annabelle deals the second round, Benedetta starts, and both lead: fewest points do.
    counts = {NAMES[0]: 40, NAMES[1]: 5, NAMES[2]: 5}
    at_rest(person, "rumino", 3, [{"event": "round", "ender": NAMES[1], "deadwood": counts}])
    marks = marks_of(person)
    # A square, a dark row, the star; a triangle that touches the star's rows, but no dot of it.
    assert marks == [[5, 5, 5, 5], STAR, [1, 2, 3, 2, 1, *STAR]]


def test_a_single_mark_is_whole(person):
    counts = {NAMES[0]: 5, NAMES[1]: 40, NAMES[2]: 41}
    at_rest(person, "rumino", 3, [{"event": "round", "ender": NAMES[0], "deadwood": counts}])
    assert marks_of(person) == [STAR, 5 * [5], [1, 2, 3, 4, 3, 2, 1]]


def test_with_two_players_what_is_to_go_stands_below(person):
    event = {"event": "round", "points": {NAMES[0]: 25, NAMES[1]: 1}}
    house = games.load("any").with_defaults({"target": 100})
    at_rest(person, "any", 2, [event], house)
    assert person.app.comfort._rest.pages == 1
    if person.box.height > 32:
        person.says("all.away_to_go", n=75)


def test_at_the_end_all_scores_stay_and_the_winner_is_marked(person):
    events = [
        {"event": "round", "points": {NAMES[0]: 25, NAMES[1]: 1, NAMES[2]: 7}},
        {"event": "stop"},
    ]
    at_rest(person, "any", 3, events)
    words = " ".join(" ".join(lines) for lines in pages_of(person))
    assert words.count("★") == 1 and not any(mark in words for mark in "■▶")
    assert {"25", "1", "7"} <= set(words.split())


def test_partners_have_one_line_with_both_names(person):
    at_rest(person, "form:spades", 4)
    words = " ".join(" ".join(lines) for lines in pages_of(person))
    assert words.count("+") == 2 and words.split().count("0") == 2


def test_names_of_partners_are_whole_rather_than_large(person):
    person.box.show_game("form:spades", ["Anna", "Ben", "Carla", "Dino"], None, [])
    person.changed()
    person.box.wait(121000)
    person.changed()
    words = " ".join(person.lines())
    assert "Anna+Carla" in words and "Ben+Dino" in words


def test_the_first_press_only_wakes_and_sleep_is_as_before(person):
    at_rest(person, "any", 8, [{"event": "round", "points": dict.fromkeys(NAMES[:8], 1)}])
    assert person.app.comfort.resting
    person.box.press("ok")
    person.changed()
    assert not person.app.comfort.resting and person.top.module == "table.sheet"
    person.app.settings.put("sleep", 600)
    person.box.wait(601000)
    person.changed()
    assert person.app.comfort.asleep and person.box.device.pause > 10
    # In the dark no page is turned.
    page = person.app.comfort._rest.page
    person.box.wait(PAGE)
    assert person.app.comfort._rest.page == page and not person.app.dirty
