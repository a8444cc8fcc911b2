"""What goes into MicroPython in QEMU, and what a run came to. `make test-qemu` runs it."""

import subprocess

import pytest

from host_tools.base.boards import ROOT
from tests import run_portable
from tests.proof.micropython import portable
from tests.proof.qemu import inside, machines

GOOD = ">>> inside.main()\nheap 400192\nFAILED wrong\n902 passed, 0 failed\n>>> machine.reset()\n"


def manifest(folder):
    """Return {what is frozen in: the level of its code}, and what else the manifest includes."""
    frozen, included = {}, []

    def package(name, files, base_path, opt):
        assert base_path == str(ROOT)
        frozen.update({f"{name}/{file}": opt for file in files})

    text = machines.write_manifest(folder).read_text("utf-8")
    exec(text, {"include": included.append, "package": package})
    return frozen, included


def test_every_portable_test_is_frozen_in_with_its_asserts(tmp_path):
    frozen, included = manifest(tmp_path)
    assert included == [str(ROOT / "boards" / "manifest.py")]
    assert set(frozen.values()) == {0}
    for folder in ("portable", "proof/samples"):
        for path in (ROOT / "tests" / folder).rglob("*.py"):
            assert path.relative_to(ROOT).as_posix() in frozen
    assert all((ROOT / name).is_file() for name in frozen)


def test_every_portable_test_is_started():
    started = machines.modules(machines.test_files())
    assert sorted(started) == sorted(run_portable.module_names("tests/portable"))
    assert portable.expected() > len(started) > 50


def test_a_test_that_must_fail_is_run_first(monkeypatch, capsys):
    monkeypatch.setattr(inside.gc, "mem_alloc", lambda: 24, raising=False)
    monkeypatch.setattr(inside.gc, "mem_free", lambda: 1000, raising=False)
    name = "tests.portable.engine.test_cards"
    inside.main([name])
    found = machines.result(capsys.readouterr().out, 1)
    assert found.passed > 0 and found.failed == 0 and found.heap == 1024
    monkeypatch.setattr(inside.wrong, "test_that_fails", lambda: None)
    inside.main([name])
    with pytest.raises(machines.NotFinished, match="An assert that is wrong does not fail"):
        machines.result(capsys.readouterr().out, 1)


def test_a_run_is_read():
    assert machines.result(GOOD * 3, 3) == (3 * 902, 0, 400192)
    assert machines.result(GOOD, 1) == (902, 0, 400192)
    assert machines.result(GOOD.replace("902 passed, 0", "900 passed, 2"), 1) == (900, 2, 400192)


@pytest.mark.parametrize(
    "said",
    [
        "",
        GOOD.replace("heap", "head"),
        GOOD.replace("902 passed, 0 failed", "MemoryError:"),
        GOOD * 2,
    ],
)
def test_a_run_without_an_end_is_no_result(said):
    with pytest.raises(machines.NotFinished, match="did not come to their end"):
        machines.result(said, 1)


@pytest.fixture
def emulator(monkeypatch):
    """Let QEMU be what the test says, called as `subprocess.run` would be."""
    monkeypatch.setattr(machines, "install", lambda program: program.commands[0])
    return lambda instead: monkeypatch.setattr(machines.subprocess, "run", instead)


@pytest.mark.parametrize("name", machines.MACHINES)
def test_what_was_printed_comes_back(name, emulator):
    def qemu(command, input, **_):
        assert command[0].startswith("qemu-system-") and command[-1] == "firmware.elf"
        assert input.endswith(b"machine.reset()\r\n")
        started = machines.modules(machines.test_files())
        assert all(input.count(b"('%s',)" % module.encode()) == 1 for module in started)
        return subprocess.CompletedProcess(command, 0, GOOD.replace("\n", "\r\n").encode(), b"")

    emulator(qemu)
    assert machines.play(name, "firmware.elf") == GOOD


def test_a_run_that_hangs_fails_whatever_it_has_printed(emulator):
    def qemu(command, timeout, **_):
        raise subprocess.TimeoutExpired(command, timeout, GOOD.encode())

    emulator(qemu)
    with pytest.raises(machines.NotFinished, match="Not finished after 1800 s"):
        machines.play("m33", "firmware.elf")


def test_a_run_that_breaks_down_fails_whatever_it_has_printed(emulator):
    def qemu(command, **_):
        return subprocess.CompletedProcess(command, 1, GOOD.encode(), b"qemu: no such machine")

    emulator(qemu)
    with pytest.raises(machines.NotFinished, match="QEMU ended with 1:(.|\n)*no such machine"):
        machines.play("rv32", "firmware.elf")


def test_each_machine_has_its_board():
    for name, machine in machines.MACHINES.items():
        text = (ROOT / "tests/proof/qemu/boards" / name / "mpconfigboard.mk").read_text("utf-8")
        assert f"QEMU_MACHINE = {machine.options[1]}\n" in text
