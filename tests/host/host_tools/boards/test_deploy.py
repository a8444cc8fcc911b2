"""Deploying with the real mpremote to real MicroPython on a loopback socket, and every way it
fails.
"""

import contextlib
import errno
import hashlib
import os
import pty
import re
import select
import socket
import subprocess
import sys
import threading
import time
import tty
import zipfile
from types import SimpleNamespace

import pytest
import serial

from host_tools.boards import compile as compiling
from host_tools.boards.backups import write_backup
from host_tools.boards.compile import Build
from host_tools.boards.deploy import Box, DeployError, Link, deploy, find_port, restore, sync
from host_tools.boards.deploy import link as link_module
from host_tools.boards.image import staging
from host_tools.simulated.micropython.runtime import ROOT
from host_tools.simulated.nor_flash.nor import NorFlash
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.proof.cable import Cable, ServedBox, SimWire, box_at
from tests.proof.micropython.served import ServedBoard

HEADER = {"game": "any", "players": ["Ana", "Ben"], "house": {}, "dealer": "Ana"}
GAME = journal_bytes(HEADER)


@pytest.fixture
def flash(tmp_path):
    """The flash of a board that has a saved game."""
    games = tmp_path / "flash" / "saves" / "games"
    games.mkdir(parents=True)
    (games / "00001.log").write_bytes(GAME)
    return tmp_path / "flash"


@pytest.fixture
def build(tmp_path):
    """A small build: what is copied does not matter here, and each file takes a while."""
    files = {f"firmware/part{at}.mpy": bytes([at]) * 300 for at in range(4)}
    files["engine/games/toy.mpy"] = b"toy" * 1000
    files["board.mpy"] = b"board"
    files["main.py"] = b"# a program that ends\n"
    return write(files, tmp_path / "build")


def write(files, folder):
    for path, data in files.items():
        (folder / "flash" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "flash" / path).write_bytes(data)
    return Build("pico", folder, files)


def on_flash(flash):
    """Return {path: bytes} of what is on the flash, without the saved game, which must be whole."""
    found = {
        path.relative_to(flash).as_posix(): path.read_bytes()
        for path in flash.rglob("*")
        if path.is_file()
    }
    assert found.pop("saves/games/00001.log") == GAME
    return found


def put_on(board, build, said=None):
    said = [] if said is None else said
    deploy(Link(board.port), "pico", said.append, build)
    return said


def refusal(board, build):
    with pytest.raises(DeployError) as raised:
        put_on(board, build)
    return str(raised.value)


def test_the_clock_is_set_when_the_program_starts_again(flash, build):
    before = time.time()
    with ServedBoard(flash) as board:
        put_on(board, build)
    assert board.starts == 1 and on_flash(flash) == build.files
    (clock,) = board.clocks
    year, month, day, weekday, hour, minute, second, rest = clock
    at = time.mktime((year, month, day, hour, minute, second, 0, 0, -1))
    assert int(before) <= at <= time.time()
    assert weekday == time.localtime(at).tm_wday and rest == 0


def test_a_board_without_a_clock_is_reset(monkeypatch):
    ran = []

    def run(self, *arguments, timeout=0):
        ran.append(arguments)
        if arguments[0] == "exec":
            raise link_module.ExecError("AttributeError")

    monkeypatch.setattr(Link, "run", run)
    Link("/dev/nothing").restart()
    assert [arguments[0] for arguments in ran] == ["exec", "reset"]


def test_a_build_arrives_and_a_second_run_has_nothing_to_do(flash, build):
    with ServedBoard(flash) as board:
        said = put_on(board, build)
        assert on_flash(flash) == build.files
        assert said[-2:] == [
            "Verified: 7 files. Saved games were not touched.",
            "The board restarts.",
        ]
        assert put_on(board, build)[-1] == "Nothing has changed since last time."


def test_only_what_changed_is_copied_and_what_is_stale_goes(flash, build):
    for path, data in build.files.items():
        (flash / path).parent.mkdir(parents=True, exist_ok=True)
        (flash / path).write_bytes(data)
    # MicroPython would import board.py rather than board.mpy, and engine/old.py rather than
    # nothing.
    for path in ("board.py", "engine/old.py", "firmware/part1.py"):
        (flash / path).write_bytes(b"stale")
    (flash / "notes.txt").write_bytes(b"mine")
    changed = write({**build.files, "firmware/part2.mpy": b"new"}, build.folder)
    with ServedBoard(flash) as board:
        said = put_on(board, changed)
    assert "Copying 2 of 7 files, 1 KiB ..." in said
    assert on_flash(flash) == {**changed.files, "notes.txt": b"mine"}


def test_another_programs_start_is_kept(flash, build):
    (flash / "main.py").write_bytes(b"print('blink')\n")
    with ServedBoard(flash) as board:
        said = put_on(board, build)
    assert "The board had another program's main.py; it was saved as main_before.py." in said
    assert on_flash(flash) == {**build.files, "main_before.py": b"print('blink')\n"}


def test_pulled_out_in_the_middle_a_second_run_completes(flash, build):
    with ServedBoard(flash, pull=4000) as board:
        why = refusal(board, build)
        assert why == (
            "The board stopped answering after 0 of 7 files. "
            "Plug it in again and run this again: it continues where it stopped."
        )
        half = on_flash(flash)
        whole = [path for path in half if half[path] == build.files[path]]
        assert 0 < len(whole) < len(build.files)
        assert "main.py" not in half, "half of a program must not start"
        said = put_on(board, build)
        assert f"Copying {len(build.files) - len(whole)} of 7 files" in "".join(said)
        assert on_flash(flash) == build.files


def test_too_old_a_micropython_is_named(flash, build):
    with ServedBoard(flash, version=(1, 20, 0, "")) as board:
        assert refusal(board, build).startswith(
            "The board has MicroPython 1.20.0; Meldmate needs 1.24 or newer."
        )
    assert on_flash(flash) == {}


def test_another_processor_is_named(flash, build):
    with ServedBoard(flash, platform="esp32") as board:
        why = refusal(board, build)
    assert (
        why.startswith("This board's processor is esp32; pico is for rp2.")
        and "esp32_c3_042" in why
    )
    assert on_flash(flash) == {}


def test_a_full_flash_is_noticed_before_anything_is_copied(flash, build):
    (flash / "photos").write_bytes(bytes(4096 * 9))
    with ServedBoard(flash, blocks=20) as board:
        assert refusal(board, build).startswith(
            "The board's flash is too full: 44 KiB are needed, 24 KiB are free."
        )
    assert list(on_flash(flash)) == ["photos"]


def test_where_the_program_can_never_fit_the_image_is_the_way(flash, build):
    with ServedBoard(flash, blocks=12) as board:
        said = refusal(board, build)
    assert said.startswith("The program needs 44 KiB of flash, and this board's files have 40 KiB")
    assert said.endswith(
        "make image BOARD=pico, and drag the file onto it as docs/boards/pico.md says."
    )
    assert on_flash(flash) == {}


@pytest.mark.parametrize(
    "name, platform, machine",
    [
        ("feather_rp2040", "rp2", "Raspberry Pi Pico with RP2040"),
        ("pico", "rp2", "Adafruit Feather RP2040 with RP2040"),
        ("esp32", "esp32", "ESP32C3 module with ESP32C3"),
    ],
)
def test_a_board_of_another_kind_is_refused_unless_it_is_wired_alike(
    name, platform, machine, flash, build
):
    with ServedBoard(flash, platform=platform, machine=machine) as board:
        with pytest.raises(DeployError) as raised:
            deploy(Link(board.port), name, lambda _: None, build)
        said = str(raised.value)
        assert said.startswith(f"This board is a {machine}; {name} is for ")
        assert f"make deploy BOARD={name} ARGS=--any-kind" in said
        assert on_flash(flash) == {}
        deploy(Link(board.port), name, lambda _: None, build, any_kind=True)
    assert on_flash(flash) == build.files


def test_a_flash_that_runs_full_midway_is_named(flash, build, monkeypatch):
    monkeypatch.setattr(sync, "_check_room", lambda *_: None)
    with ServedBoard(flash, blocks=12) as board:
        assert refusal(board, build).startswith("The board's flash ran full after 0 of 7 files.")
    assert "main.py" not in on_flash(flash)


def test_what_did_not_arrive_whole_is_named(flash, build, monkeypatch):
    copy = Link.put

    def lossy(link, pairs):
        copy(link, [pair for pair in pairs if pair[1] != "/firmware/part3.mpy"])

    monkeypatch.setattr(Link, "put", lossy)
    with ServedBoard(flash) as board:
        assert refusal(board, build).startswith("/firmware/part3.mpy did not arrive completely.")


def test_no_board_says_what_to_do(monkeypatch):
    monkeypatch.setattr(link_module, "ports", list)
    with pytest.raises(DeployError, match="No board was found.* make backup PORT="):
        find_port("", "make backup PORT=")


def test_several_boards_are_listed(monkeypatch):
    monkeypatch.setattr(
        link_module, "ports", lambda: [("/dev/ttyACM0", "Pico"), ("/dev/ttyACM1", "Feather")]
    )
    with pytest.raises(
        DeployError, match="There are 2 boards(.|\n)*make deploy PORT=/dev/ttyACM1   .Feather."
    ):
        find_port()
    monkeypatch.setattr(link_module, "ports", lambda: [("/dev/ttyACM0", "Pico")])
    assert find_port() == "/dev/ttyACM0"


def test_a_port_that_is_not_there_is_named():
    with pytest.raises(DeployError, match="There is no port /dev/ttyNONE"):
        find_port("/dev/ttyNONE")


def test_a_port_of_windows_is_taken_in_small_letters():
    assert find_port("com3") == find_port("COM3") == "COM3"
    assert find_port("Com12") == "COM12"


def refused_with(monkeypatch, numbers):
    """Let a port be refused with each of `numbers` in turn, then open; return the pauses."""
    waiting, pauses = list(numbers), []
    port = SimpleNamespace(close=lambda: None)

    def opened(_):
        return (None, waiting.pop(0)) if waiting else (port, None)

    monkeypatch.setattr(link_module, "_opened", opened)
    monkeypatch.setattr(link_module.time, "sleep", pauses.append)
    return pauses


def test_a_port_that_one_may_not_open_names_its_group(monkeypatch, tmp_path):
    import grp

    pauses = refused_with(monkeypatch, [errno.EACCES])
    port = tmp_path / "ttyACM0"
    port.touch()
    group = grp.getgrgid(port.stat().st_gid).gr_name
    with pytest.raises(DeployError) as raised:
        Link(str(port)).check()
    assert str(raised.value) == (
        f"You are not allowed to open the port {port}: it belongs to the group {group}. Add"
        f" yourself to it, log out and in again, and run this again: sudo usermod -aG {group} $USER"
    )
    assert pauses == []


def test_the_system_says_why_a_port_cannot_be_opened(tmp_path):
    assert link_module._refusal(str(tmp_path / "ttyACM0")) == errno.ENOENT
    _, other = pty.openpty()
    port = os.ttyname(other)
    assert link_module._refusal(port) is None
    with serial.Serial(port, exclusive=True):
        assert link_module._refusal(port) == errno.EAGAIN


def test_a_port_that_is_busy_after_plugging_in_is_tried_again(monkeypatch):
    pauses = refused_with(monkeypatch, [errno.EBUSY] * 4)
    Link("/dev/ttyACM0").check()
    assert len(pauses) == 4
    pauses = refused_with(monkeypatch, [errno.EBUSY] * 99)
    with pytest.raises(DeployError, match="another program"):
        Link("/dev/ttyACM0").check()
    assert len(pauses) == link_module._TRIES - 1


def test_mpremote_is_started_again_while_the_port_is_busy(monkeypatch):
    pauses = refused_with(monkeypatch, [errno.EBUSY, errno.EBUSY])
    answers = [(1, "mpremote: failed to access /dev/ttyACM0 (it may be in use)")] * 2 + [(0, "hi")]

    def run(*_, **__):
        status, said = answers.pop(0)
        return subprocess.CompletedProcess([], status, said, "")

    monkeypatch.setattr(link_module.subprocess, "run", run)
    assert Link("/dev/ttyACM0").run("exec", "pass") == "hi" and len(pauses) == 2
    refused_with(monkeypatch, [errno.EACCES])
    answers[:] = [(1, "mpremote: failed to access /dev/ttyACM0 (it may be in use)")]
    with pytest.raises(DeployError, match="You are not allowed to open the port /dev/ttyACM0"):
        Link("/dev/ttyACM0").run("exec", "pass")


def test_on_windows_access_denied_means_another_program(monkeypatch):
    monkeypatch.setattr(link_module.os, "name", "nt")
    said = link_module._why_refused("COM3", errno.EACCES)
    monkeypatch.undo()
    assert "another program" in said


def test_without_a_board_the_command_asks_which(capsys):
    from host_tools.boards.deploy.__main__ import main

    assert main(["deploy"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Which board? make deploy BOARD=pico (or esp32, ")
    for command in ("backup", "restore", "console"):
        assert main([command, "picco"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"There is no board picco. Which board? make {command} BOARD=pico")
    assert main(["restore", "pico"]) == 2
    assert capsys.readouterr().err.startswith("Which saved games? make restore FROM=backups/")


def test_a_busy_port_is_named():
    _, other = pty.openpty()
    port = os.ttyname(other)
    with serial.Serial(port, exclusive=True), pytest.raises(DeployError) as raised:
        Link(port).about()
    assert str(raised.value).startswith(f"The port {port} cannot be opened: another program")


def test_what_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr(link_module, "_PATIENCE", 3)
    ours, other = pty.openpty()
    with pytest.raises(DeployError, match="Nothing answers at /dev/pts"):
        Link(os.ttyname(other)).about()
    os.close(ours)


@pytest.fixture
def saves(tmp_path):
    """The folder of a simulated box that has a saved game."""
    games = tmp_path / "box" / "games"
    games.mkdir(parents=True)
    (games / "00001.log").write_bytes(GAME)
    return tmp_path / "box"


def run(*words):
    from host_tools.boards.deploy.__main__ import main

    return main([str(word) for word in words])


def test_saved_games_come_off_and_go_back(saves, tmp_path, capsys):
    with ServedBox(data=str(saves)) as box:
        assert run("backup", "--port", box.port, "--folder", tmp_path / "backup") == 0
        assert box.box.bench.clock is not None, "the clock is set, too"
    copy = tmp_path / "backup" / "games" / "00001.log"
    assert copy.read_bytes() == GAME
    with ServedBox(data=str(tmp_path / "other")) as box:
        assert run("backup", "--port", box.port, "--folder", tmp_path / "none") == 0
        assert "There are no saved games on the board." in capsys.readouterr().out
        assert run("restore", "--port", box.port, "--folder", tmp_path / "backup") == 0
        assert "1 games" in capsys.readouterr().out
        assert "The backup with" in " ".join(box.box.text())
    assert (tmp_path / "other" / "games" / "00001.log").read_bytes() == GAME


def test_saved_games_come_back_from_the_zip_file_of_the_page(tmp_path, capsys):
    (tmp_path / "notes.txt").write_bytes(b"no zip")
    write_backup(tmp_path / "page.zip", {"games/00001.log": GAME, "log.txt": b"names"})
    with ServedBox(data=str(tmp_path / "box")) as box:
        assert run("restore", "--port", box.port, "--folder", tmp_path / "notes.txt") == 1
        assert "not a zip file" in capsys.readouterr().err
        assert run("restore", "--port", box.port, "--folder", tmp_path / "page.zip") == 0
    assert (tmp_path / "box" / "games" / "00001.log").read_bytes() == GAME
    assert (tmp_path / "box" / "log.txt").read_bytes() == b"names"


def test_saved_games_are_not_replaced_by_accident(saves, tmp_path, monkeypatch, capsys):
    from host_tools.boards.deploy import games

    monkeypatch.setattr(games, "ROOT", tmp_path)
    spare = tmp_path / "old"
    write_backup(spare, {"games/00002.log": GAME, "log.txt": b"names"})
    with ServedBox(data=str(saves)) as box:
        words = ("restore", "--port", box.port, "--folder", spare)
        assert run(*words) == 1
        assert "saved games of its own" in capsys.readouterr().err
        assert (saves / "games" / "00001.log").exists()
        assert run(*words, "--replace") == 0
        assert not (saves / "games" / "00001.log").exists()
        assert (saves / "log.txt").read_bytes() == b"names"
        (kept,) = (tmp_path / "backups").iterdir()
        assert (kept / "games" / "00001.log").read_bytes() == GAME
        capsys.readouterr()
        here = tmp_path / "here"
        assert run("backup", "--port", box.port, "--folder", here) == 0
        assert run("restore", "--port", box.port, "--folder", here, "--replace") == 0
        assert "has these saved games already" in capsys.readouterr().out
        assert run("restore", "--port", box.port, "--folder", tmp_path / "nothing") == 1
        assert "There are no saved games in" in capsys.readouterr().err


def test_a_restore_that_does_not_fit_or_is_no_backup_touches_nothing(tmp_path, capsys):
    cable = Cable()
    sim = box_at(cable, flash=NorFlash(192))
    sim.device.files.mkdir("/saves/games/x")
    files = sim.device.files

    def kept():
        # The box makes the folder of its second copies meanwhile.
        return [one for one in files.tree("/") if one[0] != "/saves/known"]

    before = kept()
    for name, content, words in (
        ("games/00001.log", b"noise", "no game in it that can be read"),
        ("games/" + 300 * "a" + ".bad", GAME, "does not belong in a backup"),
        ("games/00001.log", GAME + bytes(1 << 20), "KiB are free"),
    ):
        with zipfile.ZipFile(tmp_path / "b.zip", "w") as file:
            file.writestr(name, content)
            file.writestr("games/00003.log", GAME if content != b"noise" else b"")
        with pytest.raises(DeployError) as raised:
            restore(Box(SimWire(sim, cable)), tmp_path / "b.zip", replace=True, say=str)
        assert str(raised.value).startswith("Nothing was restored: ") and words in str(raised.value)
        assert kept() == before


def test_the_console_is_mpremotes(flash):
    ours, theirs = pty.openpty()
    with ServedBoard(flash) as board, as_terminal(board.port) as port:
        command = [
            sys.executable,
            "-m",
            "host_tools.boards.deploy",
            "console",
            "pico",
            "--port",
            port,
        ]
        process = subprocess.Popen(command, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs)
        shown = read_until(ours, b"exit this shell")
        os.write(ours, b"\rprint(6 * 7)\r")
        shown += read_until(ours, b"\r\n42")
        os.write(ours, b"\x1d")
        process.wait(10)
    assert b"\r\n42" in shown
    os.close(ours)
    os.close(theirs)


@contextlib.contextmanager
def as_terminal(port):
    """Give a served board a serial port's name: mpremote's console waits on a file, not on a
    socket.
    """
    board = socket.create_connection(("127.0.0.1", int(port.rpartition(":")[2])))
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    done = threading.Event()

    def carry():
        while not done.is_set():
            for handle in select.select([board, ours], [], [], 0.05)[0]:
                if handle is board:
                    os.write(ours, board.recv(1024))
                else:
                    board.sendall(os.read(ours, 1024))

    thread = threading.Thread(target=carry)
    thread.start()
    try:
        yield os.ttyname(theirs)
    finally:
        done.set()
        thread.join()
        board.close()


def read_until(handle, mark, seconds=600):
    """Return what is read up to `mark`; the limit is for a hang."""
    shown, end = b"", time.monotonic() + seconds
    while mark not in shown and time.monotonic() < end:
        if select.select([handle], [], [], 0.2)[0]:
            shown += os.read(handle, 1024)
    return shown


def test_the_command_line_fails_with_a_sentence(capsys, monkeypatch):
    from host_tools.boards.deploy.__main__ import main

    monkeypatch.setattr(link_module, "ports", list)
    assert main(["deploy", "pico"]) == 1
    said = capsys.readouterr().err
    assert "No board was found." in said and said.endswith(
        "make deploy BOARD=pico PORT=/dev/ttyACM0\n"
    )


def test_too_little_memory_is_noticed_before_anything_is_copied(flash, build):
    with ServedBoard(flash, heap=160) as board:
        why = refusal(board, build)
    assert (
        why.startswith("The board has 1")
        and "the program needs 201 KiB where it is loaded from files" in why
    )
    assert why.endswith(
        "make image BOARD=pico, and drag the file onto it as docs/boards/pico.md says."
    )
    assert on_flash(flash) == {}


def test_a_board_that_has_no_image_is_led_to_its_page(flash):
    with (
        ServedBoard(
            flash, platform="esp32", machine="Generic ESP32 module with ESP32", heap=160
        ) as board,
        pytest.raises(DeployError) as raised,
    ):
        deploy(Link(board.port), "esp32", lambda _: None)
    assert "docs/boards/esp32.md explains how to build MicroPython" in str(raised.value)


def test_on_an_image_nothing_is_copied_and_an_old_copy_goes(flash, build, monkeypatch):
    for path in (
        "engine/cards.mpy",
        "firmware/screens/home.mpy",
        "main.py",
    ):
        (flash / path).parent.mkdir(parents=True, exist_ok=True)
        (flash / path).write_bytes(b"old")
    (flash / "board.py").write_bytes(b"# wired otherwise")
    about = Link.about
    monkeypatch.setattr(Link, "about", lambda link: about(link)._replace(frozen=True))
    said = []
    with ServedBoard(flash) as board:
        for _ in range(2):
            with pytest.raises(
                DeployError, match="runs the program in its image.* make image BOARD=pico"
            ):
                put_on(board, build, said)
    assert [line for line in said if "removed" in line] == [
        "A copy of the program beside the image was removed: 3 files."
    ]
    assert on_flash(flash) == {"board.py": b"# wired otherwise"}
    assert not (flash / "engine").exists() and not (flash / "firmware").exists()


def test_a_build_has_one_file_for_each_module(tmp_path):
    made = compiling.make("pico", tmp_path / "pico")
    inside = {path.removesuffix(".mpy") for path in made.files if path.endswith(".mpy")}
    wanted = {path.relative_to(ROOT).as_posix().removesuffix(".py") for path in staging.sources()}
    # Its texts are packed, and small ones are together, in what the last block of a file leaves.
    together = {path for path in inside if path.rpartition("/")[2].startswith("_group")}
    texts = {path for path in wanted if re.match("engine/texts/.*/(?!__init__)", path)}
    assert len(together) > 10 and len(texts & inside) + 2 * len(together) < len(texts)
    left = {path: -len(made.files[path + ".mpy"]) % 4096 for path in together}
    assert sorted(left.values())[-len(left) // 4] < 300
    wanted = wanted - texts | texts & inside | together
    assert inside == wanted | {"board", "build_info"} and "firmware/main" in inside
    assert set(made.files) - {path + ".mpy" for path in inside} == {"main.py"}
    for path, data in made.files.items():
        assert path == "main.py" or data[:2] == b"M\x06", f"{path} is not bytecode"
    with pytest.raises(
        compiling.CompileError, match="There is no board sim_72x40. There are: esp32, "
    ):
        compiling.make("sim_72x40", tmp_path / "other")


def test_a_module_that_does_not_compile_is_named(tmp_path):
    source = tmp_path / "broken.py"
    source.write_text("def f(:\n", encoding="utf-8")
    with pytest.raises(
        compiling.CompileError, match="engine/broken.py does not compile: (.|\n)*SyntaxError"
    ):
        compiling.compile_module(source, "engine/broken.py", tmp_path / "broken.mpy")


@pytest.mark.skipif(not os.environ.get("MELDMATE_SOAK"), reason="takes minutes: make test-all")
def test_the_whole_program_arrives_after_being_pulled_out(flash, tmp_path):
    whole = compiling.make("pico", tmp_path / "pico")
    with ServedBoard(flash, blocks=420, pull=60_000) as board:
        with pytest.raises(DeployError, match="stopped answering after"):
            put_on(board, whole)
        put_on(board, whole)
        hashes = {path: hashlib.sha256(data).hexdigest() for path, data in on_flash(flash).items()}
        assert hashes == {
            path: hashlib.sha256(data).hexdigest() for path, data in whole.files.items()
        }
        code = "from engine.cards import STANDARD52; print(STANDARD52.text(9))"
        assert Link(board.port).run("exec", code).strip() == "10S"
