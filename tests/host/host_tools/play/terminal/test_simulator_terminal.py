"""The simulator in a real (pseudo) terminal, and without one."""

import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

from host_tools.base.boards import ROOT
from host_tools.play.terminal import glyphs, lettering
from host_tools.simulated.nor_flash import open_image
from tests.proof.robot.scenes_games import STORY
from tests.proof.robot.sitter import Sitter

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
pytest.importorskip("blessed")

# Seconds after which a program hangs: a busy machine takes long, and only that is not a fault.
HUNG = 600

# A program that says its last key, shown by the real terminal front end; "x" breaks the front end.
PROGRAM = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from host_tools.simulated.simulator import Simulator
from host_tools.base.boards import ROOT
from host_tools.play.terminal.terminal import TerminalView, make_terminal

class Echo:
    def __init__(self, display, keys, store, settings):
        self.display, self.last, self.dirty = display, "ready", True
    WAYS = ("typed", "point")
    def press(self, key, kind, at=None):
        named = {"\\n": "enter", "\\b": "rub", " ": "space"}
        said = kind if kind == "point" else named.get(key, key) + " " + kind
        self.last, self.dirty = said, True
    def tick(self, now):
        pass
    def draw(self):
        self.display.clear()
        self.display.text(self.last, 0, 0, 16)

class View(TerminalView):
    def draw(self):
        super().draw()
        said = " ".join(self.simulator.text())
        sys.stdout.write(self.term.move_xy(0, self.term.height - 1) + "<" + said + ">")
        sys.stdout.flush()
    def key(self, name):
        if name == "x":
            raise RuntimeError("front end broke")
        return super().key(name)

with Simulator(sys.argv[1], make_app=Echo) as box:
    sys.exit(View(box, make_terminal()).run())
"""


def _hear_interrupts():
    """Let Ctrl-C work in a process whose parent runs in the background of a shell, without it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Session:
    """A program in a pseudo terminal of `columns` x `rows`."""

    def __init__(self, arguments, columns=80, rows=40, term="xterm-256color"):
        self.master, self.slave = pty.openpty()
        import fcntl
        import struct

        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.before = termios.tcgetattr(self.slave)
        environment = dict(
            os.environ,
            TERM=term,
            LC_ALL="C.UTF-8",
            BLESSED_QUERY_TIMEOUT_SECONDS="0.1",
            PYTHONPATH=str(ROOT),
        )
        environment.pop("COLUMNS", None)
        environment.pop("LINES", None)
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=self.slave, stdout=self.slave, stderr=self.slave,
            cwd=ROOT, env=environment, start_new_session=True, preexec_fn=_hear_interrupts,
        )  # fmt: skip
        self.output = ""

    def read(self, seconds=0.05):
        if select.select([self.master], [], [], seconds)[0]:
            self.output += os.read(self.master, 65536).decode("utf-8", "replace")

    def until(self, text, seconds=HUNG):
        end = time.monotonic() + seconds
        while text not in self.output:
            assert time.monotonic() < end, f"no {text!r} in {self.output[-2000:]!r}"
            self.read()
        return self.output

    def send(self, keys):
        self.output = ""
        os.write(self.master, keys.encode())

    def end(self):
        end = time.monotonic() + HUNG
        while self.process.poll() is None:
            assert time.monotonic() < end, "it does not end"
            self.read()
        self.read()
        return self.process.returncode

    def is_restored(self):
        after = termios.tcgetattr(self.slave)
        return (
            after == self.before
            and "\x1b[?1049l" in self.output
            and "\x1b[?25h" in self.output.replace("\x1b[?12l", "")
        )

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def start():
    sessions = []

    def begin(board="sim_128x64", **facts):
        sessions.append(Session(["-c", PROGRAM, board], **facts))
        return sessions[-1]

    yield begin
    for session in sessions:
        session.close()


def test_it_shows_the_screen_takes_keys_and_quits(start):
    session = start()
    session.until("<ready>")
    assert re.search("[▘▝▀▖▌▞▛▗▚▐▜▄▙▟█]", session.output)
    assert "Enter = OK" in session.output
    for keys, said in (
        ("\x1b[A", "up press"),
        ("\x1b[C", "right press"),
        ("\r", "enter typed"),
        ("\x7f", "rub typed"),
        (" ", "space typed"),
        ("7", "7 typed"),
        ("q", "q typed"),
        ("é", "é typed"),
    ):
        session.send(keys)
        session.until(f"<{said}>")
    session.send("\x1b")
    session.until("<back press>")
    session.send("\t")
    session.until("hold which button?")
    session.send("\r")
    session.until("<ok long>")
    session.send("\x04")
    assert session.end() == 0 and session.is_restored()


def test_three_keys_by_letter_and_by_meaning(start):
    session = start("sim_128x32")
    session.until("<ready>")
    for keys, said in (
        ("\x1ba", "up press"),
        ("\x1bB", "right press"),
        ("\x1bc", "down press"),
        ("b", "b typed"),
        ("\x1b[D", "left press"),
    ):
        session.send(keys)
        session.until(f"<{said}>")
    session.send("\x04")
    assert session.end() == 0


def test_f1_helps_f2_changes_the_view_and_clicks_point(start):
    session = start(columns=80, rows=24)
    session.until("<ready>")
    assert "\x1b[?1000;1006h" in session.output or "\x1b[?1006h" in session.output
    session.send("\x1bOP")
    session.until("Press anything to close")
    session.send("7")
    session.until("F1 = help")
    # The key that closed the page of help was for nothing else.
    assert "7 typed" not in session.output
    session.send("\x1bOQ")
    session.until("⠀")
    session.until("<ready>")
    # There is no room for blocks: letters follow.
    session.send("\x1bOQ")
    session.until("│")
    session.send("\x1b[<0;12;5M\x1b[<0;12;5m")
    session.until("<point>")
    session.send("\x04")
    assert session.end() == 0 and session.is_restored()
    assert "\x1b[?1000;1006l" in session.output or "\x1b[?1006l" in session.output


@pytest.mark.parametrize(
    ("columns", "rows", "shown"),
    [(132, 40, "▀"), (80, 40, "▌"), (80, 24, "│[^│]*ready"), (40, 12, "too small")],
)
def test_it_fits_the_window(start, columns, rows, shown):
    session = start(columns=columns, rows=rows)
    session.until("<ready>")
    assert re.search(shown, session.output)
    session.send("\x04")
    assert session.end() == 0


def test_ctrl_c_restores_the_terminal(start):
    session = start()
    session.until("<ready>")
    session.send("\x03")
    assert session.end() == 0 and session.is_restored() and "Traceback" not in session.output


def test_sigterm_restores_the_terminal(start):
    session = start()
    session.until("<ready>")
    os.kill(session.process.pid, signal.SIGTERM)
    assert (
        session.end() == 128 + signal.SIGTERM
        and session.is_restored()
        and "Traceback" not in session.output
    )


def test_an_exception_restores_the_terminal_and_is_told(start):
    session = start()
    session.until("<ready>")
    session.send("x")
    assert session.end() == 1 and session.is_restored()
    assert "front end broke" in session.output.split("\x1b[?1049l")[-1]


def test_a_terminal_that_answers_nothing_and_wants_no_colour(start, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    session = start()
    session.until("<ready>")
    assert not re.search(r"\x1b\[[34]8;[25];", session.output)
    session.send("\x04")
    assert session.end() == 0 and session.is_restored()


def test_a_terminal_without_a_cursor_is_a_sentence():
    session = Session(["-m", "host_tools.play.terminal"], term="dumb")
    try:
        assert session.end() == 2
        assert "needs a terminal" in session.output and "Traceback" not in session.output
    finally:
        session.close()


def test_the_command_itself_plays_keeps_games_and_quits(tmp_path):
    for board in ("sim_128x64", "sim_128x32", "sim_72x40"):
        session = Session(
            ["-m", "host_tools.play.terminal", "--data", str(tmp_path / "games"), "--board", board]
        )
        try:
            session.until("Enter = OK")
            session.send("\x04")
            assert session.end() == 0 and "Traceback" not in session.output
            assert "\x1b[?1049l" in session.output
        finally:
            session.close()
    assert (tmp_path / "games").is_dir()


def run(*arguments, **facts):
    return subprocess.run(
        [sys.executable, "-m", "host_tools.play.terminal", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HUNG,
        check=False,
        stdin=subprocess.DEVNULL,
        **facts,
    )


def test_without_a_terminal_it_says_so():
    done = run()
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "needs a terminal" in done.stderr


def test_wrong_arguments_are_sentences(tmp_path):
    done = run("--board", "sim_1x1", "--script", "x")
    assert done.returncode == 2 and "There is no board sim_1x1" in done.stderr
    done = run("--script", str(tmp_path / "none"))
    assert done.returncode == 2 and "cannot be read" in done.stderr
    blocked = tmp_path / "file"
    blocked.write_text("")
    script = tmp_path / "script"
    script.write_text("jump\n")
    done = run("--script", str(script), "--data", str(blocked / "inside"))
    assert done.returncode == 2 and "cannot be used" in done.stderr
    done = run("--script", str(script))
    assert done.returncode == 2 and "no key for jump" in done.stderr
    assert "Traceback" not in done.stderr


def test_frames_as_text_and_png_and_a_fresh_start_that_deletes_nothing(tmp_path):
    script = tmp_path / "script"
    script.write_text("shot first\nok shot second\n")
    data = tmp_path / "games"
    data.mkdir()
    (data / "old").write_text("42")
    done = run(
        "--script", str(script), "--data", str(data), "--fresh", "--frames", str(tmp_path / "f")
    )
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in (tmp_path / "f").iterdir()) == ["first.txt", "second.txt"]
    aside = [path for path in tmp_path.iterdir() if path.name.startswith("games.")]
    assert (
        len(aside) == 1 and (aside[0] / "old").read_text() == "42" and not (data / "old").exists()
    )
    done = run(
        "--script",
        str(script),
        "--frames",
        str(tmp_path / "p"),
        "--format",
        "png",
        "--board",
        "sim_72x40",
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "p" / "first.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("form", ["text", "png"])
def test_frames_that_cannot_be_written_are_a_sentence(tmp_path, form):
    script = tmp_path / "script"
    for words, folder in (
        ("shot first\n", "/proc"),
        ("shot " + "\U0001f600" * 90, str(tmp_path / "f")),
    ):
        script.write_text(words, encoding="utf-8")
        done = run("--script", str(script), "--frames", folder, "--format", form)
        assert done.returncode == 2 and done.stdout == "", done
        assert (
            "line 1" in done.stderr
            and "cannot be written" in done.stderr
            and len(done.stderr.splitlines()) == 1
        )


def test_a_fresh_start_leaves_the_games_of_a_running_simulator_where_they_are(tmp_path):
    script = tmp_path / "script"
    script.write_text("ok\n")
    data = tmp_path / "games"
    data.mkdir()
    running, _ = open_image(str(data / "flash.img"))
    done = run("--script", str(script), "--data", str(data), "--fresh")
    assert (
        done.returncode == 2
        and "in use by another simulator" in done.stderr
        and len(done.stderr.splitlines()) == 1
    )
    assert [path.name for path in tmp_path.iterdir() if path.is_dir()] == ["games"]
    running.close()
    done = run("--script", str(script), "--data", str(data), "--fresh")
    assert done.returncode == 0 and len([path for path in tmp_path.iterdir() if path.is_dir()]) == 2


def test_a_script_needs_nothing_but_python(tmp_path):
    script = tmp_path / "script"
    script.write_text("shot first\n")
    code = (
        "import sys; sys.path.insert(0, '.'); from host_tools.play.terminal.__main__ import main;"
        " sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, "--script", str(script)],
        cwd=ROOT, capture_output=True, text=True, timeout=HUNG, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "first:" in done.stdout


def test_every_style_shows_every_pixel():
    pixels = tuple(tuple((x * 7 + y * 3) % 5 < 2 for x in range(13)) for y in range(11))
    lit = sum(map(sum, pixels))
    marks = {"half": {"▀": 1, "▄": 1, "█": 2}, "block": {"█": 0.5}}
    for style, counts in marks.items():
        assert (
            sum(counts.get(char, 0) for line in glyphs.render(pixels, style) for char in line)
            == lit
        )
    assert (
        sum(
            (ord(char) - 0x2800).bit_count()
            for line in glyphs.render(pixels, "braille")
            for char in line
        )
        == lit
    )
    weight = {char: i.bit_count() for i, char in enumerate(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")}
    assert sum(weight[char] for line in glyphs.render(pixels, "quadrant") for char in line) == lit
    for style in glyphs.STYLES:
        lines = glyphs.render(pixels, style)
        assert (len(lines[0]), len(lines)) == glyphs.size(style, 13, 11)


def braille_dots(char):
    """Return the four rows of two dots of a braille character."""
    code = ord(char) - 0x2800
    left, right = (0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80)
    return [(code & one > 0, code & other > 0) for one, other in zip(left, right, strict=True)]


@pytest.mark.parametrize("screen", ("menu", "history", "people", "setup_house"))
def test_what_is_chosen_has_no_gaps_in_braille_either(screen):
    with Sitter("sim_128x64") as table:
        if screen == "setup_house":
            table.choose("ui.new_game")
            table.choose("Rumino")
            table.choose("ui.house_rules")
        else:
            table.begin("rumino", events=STORY)
            if screen == "menu":
                table.press("back")
            else:
                table.menu("ui.history" if screen == "history" else "ui.players")
        lit = table.frame()
    lines = glyphs.runs(lit, "braille")
    bright = 0
    for at, line in enumerate(lines):
        shown = [[], [], [], []]
        for chars, swap in line:
            for char in chars:
                for row, dots in zip(shown, braille_dots(char), strict=True):
                    row += [int(dot != swap) for dot in dots]
        assert [tuple(row) for row in shown] == list(lit[4 * at : 4 * at + 4])
        # A row of a list is light from edge to edge if it is chosen, else nowhere.
        if 2 <= at < 14:
            row = lit[at // 2 * 8 : at // 2 * 8 + 8]
            chosen = sum(map(sum, row)) / (8 * 128) > 0.5
            assert [swap for _, swap in line] == [chosen], (at, line)
            bright += chosen
    assert bright == 2


def test_letters_show_where_rows_are_and_what_a_click_there_means():
    with Sitter("sim_128x64") as table:
        pixels = table.box.frame()
        lines = ["".join(char for char, _ in line) for line in lettering.places(pixels)[0]]
        assert lines[0].startswith("Meldmate") and lines[0].endswith("start")
        row = lettering.places(pixels)[0][2]
        # The chosen row is inverted from edge to edge, and no other place.
        assert "".join(char for char, _ in row).strip() == "New game"
        assert all(inverted for _, inverted in row)
        others = [line for at, line in enumerate(lettering.places(pixels)[0]) if at != 2]
        assert not any(inverted for line in others for _, inverted in line)
        place = (lines[4].index("Rulebook") + 2, 4)
        table.point(*lettering.places(pixels)[1][place])
        assert table.box.device.app.stack[-1].module == "book.rulebook"


def test_letters_know_suits_and_a_code_is_no_text():
    with Sitter("sim_128x64") as table:
        table.begin("rummoli", ("Ana", "Bo", "Cy", "Di", "Eva"), events=({"event": "ante"},))
        shown = "".join(char for line in lettering.places(table.box.frame())[0] for char, _ in line)
        assert "♠" in shown and "♦" in shown and not lettering.is_picture(table.box.frame())
        table.menu("qr_code.title")
        assert lettering.is_picture(table.box.frame())


def lettered(table):
    """Return the lines of the letters view."""
    return ["".join(char for char, _ in line) for line in lettering.places(table.box.frame())[0]]


def test_letters_have_a_full_line_at_the_left_and_what_the_arrows_lead_to():
    with Sitter("sim_128x64") as table:
        table.choose("ui.settings")
        assert lettered(table)[10].startswith(" Language of every screen.")
    with Sitter("sim_128x64", ("Ana", "Carlo V", "Benedetta")) as table:
        table.begin("rumino", ("Ana", "Carlo V", "Benedetta"))
        for key in ("right", "ok"):
            table.press(key)
        for group, signs in (("down", "QJK"), ("up", "2A34"), ("right", "98"), ("left", "657")):
            table.press(group)
            shown = "".join(lettered(table))
            assert all(sign in shown for sign in signs) and "▲" in shown, (group, lettered(table))
            table.press("right" if group != "up" else "left")
            shown = "".join(lettered(table))
            assert all(sign in shown for sign in "♠♥♦♣▲▼◀▶"), (group, lettered(table))
            table.press("back")
        # The dots of the bar are none of its words, wherever a pointer is drawn below them.
        table.press("back")
        assert " . " not in lettered(table)[0]


def test_the_view_that_was_chosen_is_remembered(tmp_path):
    first = Session(
        ["-m", "host_tools.play.terminal", "--data", str(tmp_path)], columns=80, rows=24
    )
    try:
        first.until("F1 = help")
        first.send("\x1bOQ")
        first.until("⠀")
        first.send("\x04")
        assert first.end() == 0
    finally:
        first.close()
    assert (tmp_path / "terminal.txt").read_text() == "dots\n"
    again = Session(
        ["-m", "host_tools.play.terminal", "--data", str(tmp_path)], columns=80, rows=24
    )
    try:
        again.until("F1 = help")
        assert "⠀" in again.output
        again.send("\x04")
        assert again.end() == 0
    finally:
        again.close()
