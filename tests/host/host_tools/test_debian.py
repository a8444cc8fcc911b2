"""A program of Debian's is installed once, however many processes want it."""

import sys
import threading

import pytest

from host_tools import debian

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
