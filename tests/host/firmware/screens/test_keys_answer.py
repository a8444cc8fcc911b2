"""No press is silent, and no press is taken for another question: on every screen of the tour, by
every key.

The tour are the scenes of the golden pictures. At every picture a child process of its own tries
each key of the board, short and held, on the very program as it stands, with a flash that is the
child's own.
"""

import os
import pickle

import pytest

from engine import texts
from host_tools.flash import NorFlash
from host_tools.robot import evening
from host_tools.robot.player import Player
from host_tools.robot.scenes import SCENES
from host_tools.robot.sitter import Sitter
from host_tools.sim import Simulator

BOARDS = ("sim_128x64", "sim_128x64_5", "sim_128x64_4", "sim_128x32", "sim_72x40")
LANGUAGES = ("en", "it")
# A second press of somebody nervous, or a contact that bounces for long: so many milliseconds after
# the first.
ECHO = 120
TAP = 40
HOLD = 560


class Tourist(Sitter):
    """A sitter whose handheld has its flash in memory, so that a child process has its own."""

    def __init__(self, board):
        super().__init__(board)
        self.box.close()
        self.box = Simulator(board, flash=NorFlash(64))
        self.changed()


def tap(box, pin, ms=TAP):
    """Press a key by its pin at once and let go; return (what was seen meanwhile, since when the
    page is there).
    """
    bench, frames = box.bench, []
    asked, since = box.device.app.stack[-1].asked(), bench.now
    bench.set_pin(pin, box.board.KEYS_PRESSED)
    end = bench.now + ms
    while bench.now <= end:
        if bench.now == end:
            bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
        bench.now += TAP
        box.step()
        frames.append(box.frame())
        if box.device.app.stack[-1].asked() != asked:
            asked, since = box.device.app.stack[-1].asked(), bench.now
    return frames, since


def page(box):
    """Return what the program asks now, and what is kept."""
    app = box.device.app
    kept = list(app.session.ledger.log) if app.session.ledger else None
    return list(app.stack), app.stack[-1].asked(), kept, app.session.number


def trial(box, label, pin, held):
    """Press a key on what is seen; return what is wrong with the answer, or None."""
    name = (label + " held") if held else label
    # What is said in the last row has been read.
    box.wait(1100)
    before, asked = box.frame(), page(box)
    frames, since = tap(box, pin, HOLD if held else TAP)
    if all(frame == before for frame in frames):
        return name + " is silent"
    there = page(box)
    if there == asked or box.bench.now - since > ECHO:
        # The page is the same, or was there long before the key was let go.
        return None
    # The page has gone: the same key again means nothing.
    after = box.frame()
    box.bench.now += ECHO - 2 * TAP
    tap(box, pin)
    if page(box) != there:
        return name + ", pressed twice, acts on the next page"
    if box.frame() != after and not box.device.app.stack[-1].awake:
        return name + ", pressed twice, changes the next page"
    return None


def in_a_child(work):
    """Return what `work()` returns, done in a process that is a copy of this one."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            found = work()
        except BaseException as error:  # noqa: BLE001  the parent must learn of it
            found = repr(error)
        with os.fdopen(write, "wb") as file:
            pickle.dump(found, file)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        found = pickle.load(file)
    os.waitpid(child, 0)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_key_answers_on_every_screen_and_never_on_the_next(board, language):
    wrong, seen = [], set()
    for scene in SCENES:
        table = Tourist(board)
        with table:
            box = table.box
            box.device.app.settings.put("language", language)
            texts.use(language)
            box.device.app.dirty = True
            box.step()
            for picture in scene(table):
                seen.add(picture)
                for label, pin, _, _ in box.board.KEYS:
                    for held in (False, True):
                        found = in_a_child(lambda at=(box, label, pin, held): trial(*at))
                        if found:
                            wrong.append(f"{scene.__name__} {picture}: {found}")
    texts.use("en")
    assert len(seen) > 50
    assert not wrong, "\n".join(wrong)


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
            assert page(self.box) == there and self.box.frame() == seen, (key, self.lines())
            self.echoes += 1


@pytest.mark.parametrize("board", ("sim_128x64", "sim_128x32", "sim_72x40"))
def test_an_evening_with_every_key_repeated_after_its_page_has_gone(board):
    course = tuple((title, 3) for title, _ in evening.COURSE)
    with Nervous(board, evening.PLAYERS) as table:
        assert evening.play(table, course) == 15
        assert table.echoes > 100
