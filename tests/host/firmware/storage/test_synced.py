"""On a computer, such as a Raspberry Pi, what was saved is on the disk before the box goes on."""

import os

import pytest

from firmware.storage.store import Store

HEADER = {"game": "any", "players": ["Ana"], "house": {}, "dealer": "Ana"}


@pytest.fixture
def done(monkeypatch):
    """Return the list of what is synced and renamed, by the ends of the paths, in order."""
    found = []
    replace = os.replace

    def synced(number):
        found.append("sync " + os.path.basename(os.readlink(f"/proc/self/fd/{number}")))

    def replaced(old, new):
        found.append("name " + os.path.basename(new))
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    return found


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="tells no names of open files")
def test_a_file_is_synced_then_its_name(tmp_path, done):
    store = Store(str(tmp_path / "saves"))
    _, journal = store.create(dict(HEADER))
    assert done[:3] == ["sync 00001.log.new", "name 00001.log", "sync games"]
    done.clear()
    journal.append({"event": "void"})
    assert done[0] == "sync 00001.log"
    done.clear()
    store.put("roster", ["Ana"])
    value = ["sync roster.txt.new", "name roster.txt", "sync saves", "sync roster.txt"]
    assert done == value
    store.put("roster", ["Ana", "Ben"])
    assert done == value * 2
