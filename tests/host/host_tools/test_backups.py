"""Backups as folders and zip files: what the simulator writes, the page and the boards can read,
and back.
"""

import io
import zipfile

import pytest

from host_tools import backups
from host_tools.backups import BackupError
from host_tools.export import open_backup, read_game
from host_tools.flash import NorFlash
from host_tools.flash.littlefs import FlashFiles
from host_tools.sim import Simulator
from host_tools.sim.__main__ import main

GAME = ("ginski", ["Ana", "Ben", "Zoë"], {"target": 150}, "Ana")
ROUND = {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Zoë": 15}}


def played(folder):
    """Play a round on the flash that the simulator has in `folder`."""
    from host_tools.flash import open_image

    flash, _ = open_image(str(folder / "flash.img"))
    with Simulator("sim_128x64", flash=flash) as box:
        box.device.app.session.start_game(*GAME)
        box.step()
        box.device.app.session.ledger.add(ROUND)
        text = box.text()
    flash.close()
    return text


def shown(folder):
    from host_tools.flash import open_image

    flash, _ = open_image(str(folder / "flash.img"))
    with Simulator("sim_128x64", flash=flash) as box:
        text = box.text()
    flash.close()
    return text


@pytest.mark.parametrize("name", ["backup", "backup.zip", "games.zip"])
def test_saved_games_go_out_and_back(tmp_path, name, capsys):
    for one in ("here", "there"):
        (tmp_path / one).mkdir()
    played(tmp_path / "here")
    to = tmp_path / name
    assert main(["--data", str(tmp_path / "here"), "--backup", str(to)]) == 0
    assert main(["--data", str(tmp_path / "there"), "--restore", str(to)]) == 0
    assert shown(tmp_path / "there") == shown(tmp_path / "here")
    assert any("Ben  31" in line for line in shown(tmp_path / "there"))
    source = open_backup(to)
    assert read_game(source, 1).question["events"] == [ROUND]


def test_what_a_backup_replaces_is_copied_aside_before(tmp_path, capsys):
    for one in ("here", "there"):
        (tmp_path / one).mkdir()
        played(tmp_path / one)
    assert main(["--data", str(tmp_path / "here"), "--backup", str(tmp_path / "b.zip")]) == 0
    assert main(["--data", str(tmp_path / "there"), "--restore", str(tmp_path / "b.zip")]) == 0
    (aside,) = (tmp_path / "there").glob("before-*.zip")
    assert "games/00001.log" in backups.read_backup(aside)


def test_a_backup_never_writes_over_anything(tmp_path, capsys):
    (tmp_path / "here").mkdir()
    played(tmp_path / "here")
    (tmp_path / "b.zip").write_bytes(b"mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").write_bytes(b"mine")
    for name in ("b.zip", "full"):
        assert main(["--data", str(tmp_path / "here"), "--backup", str(tmp_path / name)]) == 2
        assert "there already" in capsys.readouterr().err
    assert (tmp_path / "b.zip").read_bytes() == b"mine"


def zipped(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return out.getvalue()


BAD = {
    "no zip": (b"nothing", "no zip file"),
    "cut off": (zipped({"games/00001.log": b"x" * 999})[:60], "no zip file"),
    "a stranger": (zipped({"games/00001.log": b"x", "readme.md": b"x"}), "readme.md"),
    "upwards": (zipped({"../games/00001.log": b"x", "games/00001.log": b"x"}), "no backup"),
    "empty": (zipped({"current.txt": b"x"}), "no saved games"),
    "a bomb": (zipped({"games/00001.log": bytes(20 << 20)}), "larger than"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_no_backup_is_refused_and_changes_nothing(tmp_path, case, capsys):
    content, words = BAD[case]
    (tmp_path / "here").mkdir()
    played(tmp_path / "here")
    (tmp_path / "b.zip").write_bytes(content)
    with pytest.raises(BackupError, match=words):
        backups.read_backup(tmp_path / "b.zip")
    before = shown(tmp_path / "here")
    assert main(["--data", str(tmp_path / "here"), "--restore", str(tmp_path / "b.zip")]) == 2
    assert shown(tmp_path / "here") == before


def test_without_games_there_is_nothing_to_copy(tmp_path, capsys):
    assert main(["--data", str(tmp_path), "--backup", str(tmp_path / "b.zip")]) == 2
    assert "no saved games" in capsys.readouterr().err


def test_files_are_put_in_place_of_all_that_is_there():
    files = FlashFiles(NorFlash(), make=True)
    backups.put_files(files, "/saves", {"games/00001.log": b"one", "current.txt": b"two"})
    backups.put_files(files, "/saves", {"games/00002.log": b"three"})
    assert backups.files_of(files, "/saves") == {"games/00002.log": b"three"}
