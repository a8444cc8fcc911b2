"""No press is silent, and no press is taken for another question: on every screen of the tour, by
every key, short and held.
"""

import pytest

from firmware.input.attention import PAUSE
from host_tools.robot import evening
from host_tools.robot.player import Player
from tests.host.firmware.screens.tour import (
    BOARDS,
    HOLD,
    LANGUAGES,
    SOAK,
    TAP,
    in_a_child,
    page,
    rounds,
    tap,
)

# A second press of somebody nervous, or a contact that bounces for long: so many milliseconds after
# the first.
ECHO = 120


def rows(frame):
    """Return a picture without its last row, which says why a press is ignored."""
    return frame[:-8]


def trial(box, key, held):
    """Press a key on what is seen; return what is wrong with the answer, or None."""
    label, pin, _, hold = key
    name = (label + " held") if held else label
    before, asked = box.frame(), page(box)
    frames, since = tap(box, pin, HOLD if held else TAP)
    # Another chip's driver may draw the same picture: then it is the right one, too.
    if all(frame == before for frame in frames) and box.device.app.stack[-1].module != "box.frame":
        return name + " is silent"
    there = page(box)
    # Held, the key is pressed again as soon as it is let go.
    later = 0 if held else ECHO - 2 * TAP
    # A key that means something else when held counts when it comes up.
    counts = TAP if hold is None else 2 * TAP
    if there == asked or box.bench.now + later + counts - since >= PAUSE:
        # The page is the same, or has been there for long enough when the second press comes.
        return None
    # The page has gone: the same key again means nothing.
    after = box.frame()
    box.bench.now += later
    tap(box, pin)
    if page(box) != there:
        return name + ", pressed twice, acts on the next page"
    if rows(box.frame()) != rows(after) and not box.device.app.stack[-1].awake:
        return name + ", pressed twice, changes the next page"
    return None


@pytest.mark.forks
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_key_answers_on_every_screen_and_never_on_the_next(board, language):
    wrong, seen = [], 0
    for name, table in rounds(board, language):
        box = table.box
        seen += 1
        for key in box.board.KEYS:
            for held in (False, True):
                found = in_a_child(lambda at=(box, key, held): trial(*at))
                if found:
                    wrong.append(f"{name}: {found}")
    assert seen > (50 if SOAK else 10), seen
    assert not wrong, "\n".join(wrong)


# For so long after a change of a contact, others are bounces (firmware/input/buttons.py).
BOUNCE = 50


class Nervous(Player):
    """Somebody who presses each key again as soon as its page has gone."""

    echoes = 0

    def press(self, *keys):
        """Press keys; where the page has gone, the key once more after 120 ms, which must change
        nothing.
        """
        pins = {press: pin for _, pin, press, _ in self.box.board.KEYS}
        for key in keys:
            before = page(self.box)
            super().press(key)
            there = page(self.box)
            if there == before or key not in pins:
                continue
            seen = self.box.frame()
            self.box.bench.now += ECHO - 2 * TAP
            tap(self.box, pins[key])
            # A release right after a press counts when it is no bounce.
            self.box.wait(BOUNCE)
            assert page(self.box) == there and rows(self.box.frame()) == rows(seen), (
                key,
                self.lines(),
            )
            self.echoes += 1


@pytest.mark.parametrize("board", ("sim_128x64", "sim_128x32", "sim_72x40"))
def test_an_evening_with_every_key_repeated_after_its_page_has_gone(board):
    course = tuple((title, 3) for title, _ in evening.COURSE)
    with Nervous(board, evening.PLAYERS) as table:
        assert evening.play(table, course) == 15
        assert table.echoes > 100
