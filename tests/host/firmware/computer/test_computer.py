"""A computer at the cable of a simulated box: what it is told, what it may do and may not."""

import errno
import json
import os
import random
import zlib
from base64 import b64encode
from pathlib import Path

import pytest

from firmware.computer.lines import line_of
from firmware.storage.store import Store
from host_tools.boards.backups import read_backup
from host_tools.boards.deploy.box import Box, Refused
from host_tools.boards.deploy.link import BoardGone, DeployError
from host_tools.evening import season
from host_tools.play.form_link import text_of
from host_tools.simulated.nor_flash.nor import NorFlash
from tests.proof import nonsense
from tests.proof.cable import Cable, SimWire, box_at

# MicroPython's buffer is full with so many bytes, and Ctrl-C is not seen any more.
RING = 511
# How often the cable is pulled out (make test-all: 100 times).
MOMENTS = 100 if os.environ.get("MELDMATE_SOAK") else 12
# In a file system of its own, as on a board.
BLOCKS = 192


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A backup of three games."""
    folder = tmp_path_factory.mktemp("played") / "season"
    season.make(folder, count=3)
    return read_backup(folder)


class Table:
    """A box with `games` on its flash, and a computer at its cable."""

    def __init__(self, games=()):
        self.cable = Cable()
        self.flash = NorFlash(BLOCKS)
        self.sim = box_at(self.cable, flash=self.flash, strict=False)
        self.wire = SimWire(self.sim, self.cable)
        if games:
            self.box().restore(dict(games))
            self.sim.press("ok")

    def box(self):
        return Box(self.wire)

    def send(self, data, ms=2000):
        """Send bytes; return the answers that come within `ms`, as dicts."""
        self.cable.send(data)
        self.sim.wait(ms)
        parts = self.cable.get().split(b"\x1e")[1:]
        return [json.loads(part.rpartition(b"#")[0]) for part in parts]

    def ask(self, **facts):
        """Return the answer to one question."""
        (answer,) = self.send(line_of({"id": 1, **facts}), 50)
        return answer

    def games(self):
        """Return what is saved of games, by what a start finds."""
        self.sim.restart()
        files = self.sim.device.files
        numbers = Store("/saves", files).numbers()
        return {number: size(files, number) for number in numbers}


def size(files, number):
    with files.open("/saves/games/%05d.log" % number, "rb") as file:
        return zlib.crc32(file.read())


def test_the_box_says_which_one_it_is(played):
    table = Table(played)
    who = table.box().who
    assert (who["program"], who["board"], who["games"]) == ("meldmate", "pico", 3)
    assert who["room"][0] == 4096 and 0 < who["room"][1] < who["room"][2] == BLOCKS
    # Less than a hundred bytes go to what is not known yet.
    assert len(line_of({"id": 2**30, "do": "who"})) < 100


def test_a_copy_is_what_is_saved_and_goes_back(played):
    table = Table(played)
    box = table.box()
    copy = box.read(box.files())
    assert {name: copy[name] for name in played if name.endswith(".log")} == {
        name: played[name] for name in played if name.endswith(".log")
    }
    other = Table()
    other.box().restore(copy)
    assert "The backup with 3" in " ".join(other.sim.text())
    assert other.games() == table.games() and len(other.games()) == 3
    assert max(table.cable.most, other.cable.most) < RING


def test_meanwhile_the_box_says_so_and_then_goes_on_where_it_was(played):
    table = Table(played)
    table.sim.press("down")
    before = table.sim.text()
    assert "error" not in table.ask(do="begin", what="save")
    assert table.sim.text()[0].startswith("Computer")
    assert "copying" in " ".join(table.sim.text())
    first = sorted(played)[0]
    assert "data" in table.ask(do="read", name=first, at=0, percent=40)
    assert table.sim.text()[0].endswith("40%")
    table.ask(do="seal")
    assert table.sim.text() == before


def test_back_stops_what_a_computer_does(played):
    table = Table(played)
    before = table.games()
    assert "error" not in table.ask(do="begin", what="restore")
    assert "at" in table.ask(do="write", name="games/00009.log", at=0, data="eHl6")
    table.sim.press("back")
    assert table.ask(do="write", name="games/00009.log", at=3, data="eHl6")["error"] == (
        "computer.no_session"
    )
    assert table.games() == before
    assert not [name for name in table.sim.device.files.listdir("/") if name != "saves"]


def test_a_computer_that_goes_away_changes_nothing_and_that_is_said(played):
    table = Table(played)
    before = table.games()
    for what, words in (("save", "its copy was complete"), ("restore", "Nothing was replaced")):
        table.ask(do="begin", what=what)
        table.sim.wait(19000)
        assert table.sim.text()[0].startswith("Computer  0%")
        table.sim.wait(2000)
        table.sim.press("down")
        said = " ".join(table.sim.text())
        assert words in said or "stopped answering" in said
        table.sim.press("ok")
    assert table.games() == before


def test_an_answer_that_is_lost_comes_again_and_nothing_is_done_twice(played):
    table = Table(played)
    table.ask(do="begin", what="restore")
    line = line_of({"id": 7, "do": "write", "name": "roster.txt", "at": 0, "data": "eHl6"})
    first = table.send(line, 50)
    assert table.send(line, 50) == first == [{"id": 7, "at": 3}]
    end = {"name": "roster.txt", "at": 3, "data": "eHl6", "crc": zlib.crc32(b"xyzxyz")}
    line = line_of({"id": 8, "do": "write", **end})
    assert table.send(line, 50) == table.send(line, 50) == [{"id": 8, "at": 6}]
    line = line_of({"id": 9, "do": "seal", "files": 1})
    assert table.send(line, 2000)[0]["games"] == table.send(line, 50)[0]["games"] == 0


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "/boot.py", "../main.py", "games/../../x", "games", "known", "games/", "/",
     "restored.txt", "saves/x", "games/a/b", "games\\x", "GAMES/x", "x" * 61, "è", "a b", "a\n",
     "games//x", "./x", "~", None, 7, [], {"a": 1}, True],
)  # fmt: skip
def test_other_files_are_neither_read_nor_written(name):
    table = Table()
    for folder in ("", "/other"):
        if folder:
            table.sim.device.files.mkdir(folder)
        with table.sim.device.files.open(folder + "/main.py", "wb") as file:
            file.write(b"mine")
    before = table.sim.device.files.tree("/")
    assert table.ask(do="read", name=name, at=0)["error"] == "computer.name"
    table.ask(do="begin", what="restore")
    found = table.ask(do="write", name=name, at=0, data="eHl6")
    assert found["error"] == "computer.name" and found["text"]
    table.ask(do="stop")
    assert list(table.sim.device.files.tree("/")) == list(before)


@pytest.mark.parametrize("folder", ["..", "/", ".", "other", "games/..", None, 3, "known/"])
def test_other_folders_are_not_listed(folder):
    table = Table()
    assert table.ask(do="list", **{"in": folder, "at": 0})["error"] == "computer.name"


def test_a_copy_that_is_not_whole_replaces_nothing(played):
    table = Table(played)
    before = table.games()
    part = {"name": "games/00001.log", "data": "eHl6"}
    for questions in (
        [],
        [{"at": 0, **part}],
        [{"at": 3, **part}],
        [{"at": 0, **part, "crc": 5}],
        [{"at": 0, **part}, {"at": 2, **part}],
        [{"at": 0, **part, "crc": zlib.crc32(b"xyz")}] * 2,
        [{"at": 0, "name": "a.txt", "data": "?"}],
    ):
        table.ask(do="begin", what="restore")
        found = [table.ask(id=10 + at, do="write", **one) for at, one in enumerate(questions)]
        assert "error" in table.ask(id=90, do="seal", files=2), found
        assert "error" in table.ask(id=91, do="seal", files=0)
        table.ask(do="stop")
    assert table.games() == before


def test_a_full_flash_replaces_nothing(played):
    table = Table(played)
    before = table.games()
    with pytest.raises(Refused) as raised:
        table.box().restore({"games/00001.log": bytes(BLOCKS * 4096)})
    assert raised.value.key == "computer.full" and "Delete games" in str(raised.value)
    assert table.games() == before


def sent(table, games):
    """Send a copy, all but the last question; return that."""
    table.ask(do="begin", what="restore")
    for at, name in enumerate(sorted(games)):
        data = games[name]
        for start in range(0, max(1, len(data)), 240):
            part = data[start : start + 240]
            last = {"crc": zlib.crc32(data)} if start + 240 >= len(data) else {}
            words = b64encode(part).decode()
            answer = table.ask(
                id=1000 * (at + 2) + start, do="write", name=name, at=start, data=words, **last
            )
            assert "error" not in answer, answer
    return {"do": "seal", "files": len(games)}


FAILING = [(name, at) for name in ("rename", "remove", "rmdir", "sync") for at in range(3)]


@pytest.mark.parametrize(("name", "at"), FAILING)
def test_a_flash_that_fails_while_a_copy_takes_the_games_place_is_said_as_it_is(played, name, at):
    fewer = {one: data for one, data in played.items() if "00003" not in one}
    table = Table(played)
    before = table.games()
    seal = sent(table, fewer)
    files, left = table.sim.device.files, [at]
    original = getattr(files, name)

    def fails(*given):
        left[0] -= 1
        if left[0] == -1:
            raise OSError(errno.EIO, "once")
        return original(*given)

    setattr(files, name, fails)
    answer = table.ask(**seal)
    delattr(files, name)
    if "error" in answer:
        assert answer["error"] == "computer.failed" and "Nothing was replaced" in answer["text"]
        assert table.games() == before
        return
    # The program has started with what is there now.
    assert table.sim.device.app.session.open_game is None
    assert "restored" in " ".join(table.sim.text())
    found = table.games()
    assert found != before and found == Table(fewer).games()


def test_a_flash_that_goes_on_failing_leaves_the_rest_to_the_next_start(played):
    fewer = {one: data for one, data in played.items() if "00003" not in one}
    table = Table(played)
    seal = sent(table, fewer)
    files = table.sim.device.files

    def fails(*given):
        raise OSError(errno.EIO, "always")

    files.rename = fails
    answer = table.ask(**seal)
    assert answer["error"] == "computer.half_done" and "off and on" in answer["text"]
    assert "Switch off and on" in " ".join(table.sim.text())
    assert table.ask(id=2, do="begin", what="restore")["error"] == "computer.half_done"
    del files.rename
    assert table.games() == Table(fewer).games()


def test_a_copy_with_a_part_that_did_not_come_replaces_nothing(played):
    table = Table(played)
    before = table.games()
    good = {"do": "write", "name": "a.txt", "at": 0, "data": "eHl6", "crc": zlib.crc32(b"xyz")}
    for bad in (
        {"do": "write", "name": "games/00007.log", "at": 0, "data": "eHl6"},
        {"do": "write", "name": "games/00007.log", "at": 0, "data": "eHl6", "crc": 5},
    ):
        table.ask(do="begin", what="restore")
        assert "at" in table.ask(id=2, **good)
        table.ask(id=3, **bad)
        if "crc" not in bad:
            other = table.ask(id=4, **dict(good, name="b.txt"))
            assert other["error"] == "computer.order"
            assert table.ask(id=5, do="seal", files=1)["error"] == "computer.order"
        else:
            assert "games/00007.log" not in table.sim.device.files.listdir("/saves.in/games")
        for count in (True, 0, 2):
            assert table.ask(id=6, do="seal", files=count)["error"] == "computer.order"
        table.ask(id=7, do="stop")
    assert table.games() == before


def test_an_answer_that_finds_no_memory_is_said_and_a_message_that_fails_ends_nothing(
    played, monkeypatch
):
    from firmware.computer import listener

    table = Table(played)
    line, calls = listener.line_of, []

    def once(found):
        calls.append(found)
        if len(calls) == 1:
            raise MemoryError
        return line(found)

    monkeypatch.setattr(listener, "line_of", once)
    assert table.ask(do="who")["error"] == "computer.memory"
    assert table.ask(id=2, do="who")["program"] == "meldmate"
    table.ask(id=3, do="begin", what="save")
    monkeypatch.setattr(table.sim.device.app, "open", once)
    calls.clear()
    table.sim.wait(21000)
    assert table.sim.device.trace is not None
    monkeypatch.undo()
    assert table.ask(id=4, do="who")["program"] == "meldmate"


def test_what_a_computer_reads_beside_an_error_ends_with_it(played):
    table = Table(played)
    device = table.sim.device
    device._crash(ValueError("x"))
    assert "error" not in table.ask(do="begin", what="save")
    table.sim.press("ok")
    assert table.sim.device.trace is None
    assert table.ask(id=2, do="seal")["error"] == "computer.no_session"


def test_messages_that_a_computer_has_gone_do_not_pile_up(played):
    table = Table(played)
    depth = len(table.sim.device.app.stack)
    for number in range(3):
        table.ask(id=number, do="begin", what="save")
        table.sim.wait(21000)
        assert len(table.sim.device.app.stack) == depth + 1
    table.sim.press("ok")
    assert len(table.sim.device.app.stack) == depth


def test_a_battery_too_low_to_write_replaces_nothing(played):
    table = Table(played)
    before = table.games()
    table.sim.device.files.low = lambda: True
    with pytest.raises(Refused) as raised:
        table.box().restore({"games/00001.log": b"x"})
    assert raised.value.key == "computer.low" and "Nothing was replaced" in str(raised.value)
    assert table.games() == before


def test_a_search_that_takes_long_drains_what_comes_and_says_busy():
    table = Table()
    line = line_of({"id": 3, "do": "who"})
    said = []
    for at in range(0, 10 * len(line), 50):
        table.cable.send((10 * line)[at : at + 50])
        table.sim.device._busy(lambda: None)
        said += table.cable.get().split(b"\x1e")[1:]
        table.sim.bench.now += 20
    while table.cable.coming:
        table.sim.device._busy(lambda: None)
        said += table.cable.get().split(b"\x1e")[1:]
    assert table.cable.most < RING and len(said) == 10
    assert all(b'"error":"computer.busy","id":3' in one for one in said)


def test_letters_at_the_console_are_drained():
    table = Table()
    for _ in range(100):
        table.cable.send(b"print(1)\r\n" * 40)
        table.sim.wait(10)
        assert not table.cable.coming
    assert table.ask(do="who")["program"] == "meldmate"


@pytest.mark.parametrize(
    "time, right",
    [
        ("2026-11-25T02:03:04", (2026, 11, 25, 2, 2, 3, 4, 0)),
        ("2026-12-31T02:03:04", (2026, 12, 31, 3, 2, 3, 4, 0)),
        ("2028-02-29T23:59:59", (2028, 2, 29, 1, 23, 59, 59, 0)),
        *[(wrong, None) for wrong in ("", "2024-01-01T00:00:00", "2026-13-01T00:00:00",
          "2026-01-01T24:00:00", "2026-01-01T00:60:00", "2026-01-01", 5, None, "x" * 19,
          "2026-02-29T10:00:00", "2026-04-31T10:00:00", "2026-12-32T10:00:00")],
    ],
)  # fmt: skip
def test_the_clock_is_set(time, right):
    table = Table()
    found = table.ask(do="clock", time=time)
    assert table.sim.bench.clock == right
    assert ("error" in found) == (right is None)


def test_the_boot_loader_starts_once_the_answer_is_out():
    table = Table()
    assert table.ask(do="loader") == {"id": 1} and table.sim.bench.loads == 1


def test_a_box_that_fails_can_still_be_read(played):
    table = Table(played)
    table.sim.device._crash(ValueError("anything"))
    box = table.box()
    assert box.read(box.files())["games/00001.log"] == played["games/00001.log"]
    with pytest.raises(Refused, match="Switch it off and on again"):
        box.restore(played)


def test_what_is_no_box_gets_three_short_tries():
    sent = []

    class Nobody:
        def write(self, data):
            sent.append(data)

        def wait(self, seconds):
            return b""

        def close(self):
            sent.append(None)

    with pytest.raises(DeployError, match="No Meldmate answers at COM7"):
        Box(Nobody(), "COM7")
    assert len(sent) == 4 and sent[3] is None and all(len(data) < 100 for data in sent[:3])


@pytest.mark.parametrize("prompt", (b"\r\n>>> ", b""), ids=("prompt", "prompt_was_read"))
def test_a_board_whose_program_was_stopped_is_started_again(prompt, played):
    table = Table(played)

    class Prompt(SimWire):
        """MicroPython's prompt, until a soft reset."""

        stopped = True

        def write(self, data):
            if not self.stopped:
                self.cable.send(data)
            elif data == b"\x03\x04":
                self.stopped = False
                self.cable.going += b"MPY: soft reboot\r\n"
            else:
                # It echoes what is printable.
                self.cable.going += prompt + data[1:]

    table.wire = Prompt(table.sim, table.cable)
    assert table.box().who["games"] == 3


# -- a cable that is pulled out, and what is no question ----------------------------------------


def cut_after(table, count, do):
    """Do something and pull the cable out after so many bytes; return whether that was said."""
    table.cable.left = count
    try:
        do()
        return False
    except BoardGone as error:
        assert "stopped answering" in str(error)
        return True
    finally:
        table.cable.left = None
        table.cable.coming.clear()


def test_a_cable_that_is_pulled_out_at_any_moment_loses_nothing(played):
    rng = random.Random(46)
    table = Table(played)
    old = table.games()
    fewer = {name: content for name, content in played.items() if "00002" not in name}
    other = Table()
    other.box().restore(fewer)
    new = other.games()
    assert new and new != old
    begun = sum(len(content) for content in fewer.values())
    ends = set()
    for _ in range(MOMENTS):
        box = table.box()
        said = cut_after(table, rng.randrange(3 * begun), lambda box=box: box.restore(fewer))
        table.sim.wait(25000)
        if said:
            # The box says it too, unless the question that was cut off was the last or the first.
            ends.add(table.sim.text()[0].split("  ")[0])
        found = table.games()
        assert found in (old, new)
        if found == new:
            table.box().restore(played)
            table.sim.press("ok")
            assert table.games() == old
        box = table.box()
        cut_after(table, rng.randrange(3 * begun), lambda box=box: box.read(box.files()))
        table.sim.wait(25000)
        assert table.games() == old
    assert "Computer" in ends


def test_10000_bad_requests_are_all_answered_and_touch_nothing_else(tmp_path):
    rng = random.Random(10000)
    cable = Cable()
    (tmp_path / "boot.py").write_text("mine")
    sim = box_at(cable, data=str(tmp_path / "saves"), strict=False)
    answered = 0
    for number in range(10000):
        sent = nonsense.bad(rng)
        for at in range(0, len(sent.data), 400):
            cable.send(sent.data[at : at + 400])
            sim.wait(10)
        # What does not go on is given up after a second.
        sim.bench.now += 1100
        sim.wait(20)
        said = cable.get()
        assert b"\x1e" in said or not sent.must, (number, sent)
        answered += said.count(b"\x1e")
        assert not cable.coming
        cable.send(line_of({"id": number, "do": "who"}))
        sim.wait(20)
        said = cable.get()
        assert b'"program":"meldmate"' in said and b'"id":%d,' % number in said, (number, sent)
    assert answered > 8000 and sim.device.trace is None
    assert sorted(path.name for path in Path(tmp_path).iterdir() if path.name != "saves.in") == [
        "boot.py",
        "saves",
    ]
    assert (tmp_path / "boot.py").read_text() == "mine"
    # Each refusal is one that was thought of: what is not goes into the log.
    assert not (tmp_path / "saves" / "log.txt").exists()


FORM = {
    "form": "my_game",
    "title": "My game",
    "players": [3, 7],
    "steps": [
        {
            "step": "round",
            "fields": [{"field": "points", "for": "each player", "is": "-99 to 99"}],
            "score": "points",
        }
    ],
    "end": {"wins": "high", "limit": 100},
}


# A question that has the number of the last one is that one again.
NUMBERS = iter(range(100, 10000))


def parts_of(text, size=150):
    """Return the questions that give a form to a box."""
    found = []
    for at in range(0, len(text), size):
        found.append({"id": next(NUMBERS), "at": at, "text": text[at : at + size]})
    found[-1]["crc"] = zlib.crc32(text.encode())
    return found


def test_a_form_is_given_to_a_box_in_parts_and_a_bad_one_is_refused():
    table = Table()
    parts = parts_of(text_of(FORM))
    assert len(parts) > 1
    for part in parts:
        assert "error" not in table.ask(do="form", **part)
    store = table.sim.device.app.store
    assert [row[:4] for row in store.get("forms")] == [["my_game", "My game", 3, 7]]
    # A part is missing, the sum is another one, the form is wrong, too long, taken.
    assert table.ask(do="form", **dict(parts[1], id=2))["error"] == "computer.form_order"
    for part in parts_of(text_of(FORM))[:-1]:
        table.ask(do="form", **part)
    assert table.ask(do="form", **dict(parts[-1], crc=1, id=3))["error"] == "computer.crc"
    for form, words in (
        (dict(FORM, end={}), "end: 'wins' is missing"),
        (dict(FORM, form="hearts"), "the name 'hearts' is taken"),
    ):
        said = [table.ask(do="form", **part) for part in parts_of(text_of(form))]
        assert said[-1]["text"] == words
    for at in range(0, 4000, 400):
        assert "error" not in table.ask(id=next(NUMBERS), do="form", at=at, text="x" * 400)
    assert "too long" in table.ask(id=4, do="form", at=4000, text="x")["text"]
    # While a copy is made, everything stays as it is.
    table.ask(do="begin", what="save")
    said = [table.ask(do="form", **part) for part in parts_of(text_of(FORM))]
    assert said[-1]["error"] == "computer.copying"
    table.ask(do="seal")
    assert [row[0] for row in store.get("forms")] == ["my_game"]
    table.sim.restart()
    assert [row[0] for row in table.sim.device.app.store.get("forms")] == ["my_game"]
