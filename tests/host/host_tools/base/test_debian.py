"""A program of Debian's is installed once, however many processes want it."""

import sys
import threading

import pytest

from host_tools.base import debian

if sys.platform != "linux":
    pytest.skip("apt-get is Linux's", allow_module_level=True)

# Like the real one, it refuses to run twice at a time.
APT_GET = """#!/bin/sh
echo "$1" >> "{folder}/calls"
mkdir "{folder}/lock" || { echo "Could not get lock" >&2; exit 100; }
sleep 0.2
[ "$1" = install ] && printf '#!/bin/sh\\n' > "{folder}/drawing" && chmod +x "{folder}/drawing"
rmdir "{folder}/lock"
"""


def test_processes_that_want_one_program_install_it_once(tmp_path, monkeypatch):
    apt_get = tmp_path / "apt-get"
    apt_get.write_text(APT_GET.replace("{folder}", str(tmp_path)))
    apt_get.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(debian.tempfile, "gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr(debian.os, "geteuid", lambda: 0)
    program = debian.Program("Drawing", ("drawing",), "drawing", "MELDMATE_DRAWING")
    found = []

    def want():
        try:
            found.append(debian.install(program))
        except debian.NoProgram as error:
            found.append(str(error))

    # A lock of the system tells open files apart, as it does processes.
    threads = [threading.Thread(target=want) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [str(tmp_path / "drawing")] * 4
    assert (tmp_path / "calls").read_text().split() == ["update", "install"]


# Its lists are being fetched by another program for the first calls, as many as the file says.
BUSY = """#!/bin/sh
echo "$*" >> "{folder}/calls"
left=$(cat "{folder}/busy")
[ "$left" = 0 ] && exit 0
echo $((left - 1)) > "{folder}/busy"
echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)"
exit 100
"""


def busy(folder, monkeypatch, times):
    """Put an apt-get first that is busy so many times; return what it is called with, later."""
    program = folder / "apt-get"
    program.write_text(BUSY.replace("{folder}", str(folder)))
    program.chmod(0o755)
    (folder / "busy").write_text(str(times))
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    return lambda: (folder / "calls").read_text().splitlines()


def test_who_needs_apt_waits_while_another_program_uses_it(tmp_path, monkeypatch):
    calls, said, waited = busy(tmp_path, monkeypatch, 3), [], []
    assert debian.apt_get("update", say=said.append, wait=waited.append) == ""
    assert len(calls()) == 4 and waited == [5] * 3
    assert said == ["Another program is using apt. Waiting for it, 5 minutes at most ..."]
    # While packages are installed, apt-get waits by itself if it is told to.
    assert all(call == "update -q -oDPkg::Lock::Timeout=300" for call in calls())


def test_after_five_minutes_what_apt_says_is_passed_on(tmp_path, monkeypatch):
    busy(tmp_path, monkeypatch, 1000)
    waited = []
    failed = debian.apt_get("update", say=lambda _: None, wait=waited.append)
    assert "held by process 7" in failed and sum(waited) == 300


def test_another_failure_of_apt_is_told_at_once(tmp_path, monkeypatch):
    calls = busy(tmp_path, monkeypatch, 1)
    text = (tmp_path / "apt-get").read_text().replace("lists/lock", "nothing")
    (tmp_path / "apt-get").write_text(text)
    failed = debian.apt_get("update", wait=lambda _: pytest.fail("it waits"))
    assert "Could not get lock" in failed and len(calls()) == 1
