"""Backups as folders and zip files: what the simulator writes, the page and the boards can read,
and back.
"""

import contextlib
import io
import random
import zipfile

import pytest

from firmware.storage.records import frame
from host_tools import backups
from host_tools.backups import BackupError
from host_tools.export import open_backup, read_game
from host_tools.flash import NorFlash, open_image
from host_tools.flash.littlefs import FlashFiles
from host_tools.flash.nor import PowerCut
from host_tools.sim import Simulator
from host_tools.sim.__main__ import main
from tests.host.firmware.storage.journal_bytes import journal_bytes

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
    assert "31" in " ".join(shown(tmp_path / "there"))
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
    "no zip": (b"nothing", "not a zip file"),
    "cut off": (zipped({"games/00001.log": b"x" * 999})[:60], "not a zip file"),
    "a stranger": (zipped({"games/00001.log": b"x", "readme.md": b"x"}), "readme.md"),
    "upwards": (zipped({"../games/00001.log": b"x", "games/00001.log": b"x"}), "not a backup"),
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


def compressed(way, files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", way) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return out.getvalue()


@pytest.mark.parametrize("way", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2, zipfile.ZIP_DEFLATED])
def test_a_damaged_zip_of_any_kind_is_a_sentence(way, tmp_path):
    whole = compressed(way, {"games/00001.log": GAME_1 * 20, "roster.txt": b"names" * 100})
    rng = random.Random(8)
    path = tmp_path / "b.zip"
    refused = 0
    for _ in range(400):
        damaged = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        path.write_bytes(damaged)
        try:
            backups.read_backup(path)
        except BackupError as error:
            refused += 1
            assert "\n" not in str(error)
    assert refused > 300


def test_a_zip_whose_names_are_no_utf_8_is_a_sentence(tmp_path):
    whole = compressed(zipfile.ZIP_STORED, {"games/0000é.log": b"x", "games/00001.log": GAME_1})
    (tmp_path / "b.zip").write_bytes(whole.replace("é".encode(), b"\xff\xfe"))
    with pytest.raises(BackupError, match="damaged"):
        backups.read_backup(tmp_path / "b.zip")


def header(name="Ana"):
    return {"game": "any", "players": [name, "Ben"], "house": {}, "dealer": name}


GAME_1, GAME_2 = journal_bytes(header()), journal_bytes(header("Zoe"))
OLD = {"games/00001.log": GAME_1, "roster.txt": b"old", "games/00001.key": b"k"}
NEW = {"games/00002.log": GAME_2, "games/00003.log": GAME_2 * 50, "roster.txt": b"new"}


def restored(tmp_path, files, capsys):
    """Restore a zip file with `files` over OLD; return (status, what it said, what is there)."""
    image = str(tmp_path / "flash.img")
    flash, _ = open_image(image)
    backups.put_files(FlashFiles(flash), "/saves", OLD)
    flash.close()
    (tmp_path / "b.zip").write_bytes(zipped(files))
    status = main(["--data", str(tmp_path), "--restore", str(tmp_path / "b.zip")])
    flash, _ = open_image(image)
    there = {
        path: size and FlashFiles(flash).open(path, "rb").read()
        for path, size in FlashFiles(flash).tree("/")
    }
    flash.close()
    return status, capsys.readouterr().err, there


def all_of(files):
    found = {"/saves": None, "/saves/games": None}
    return dict(found, **{f"/saves/{name}": content for name, content in files.items()})


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"games/00001.log": b"x" * 300}, "no game in it that can be read"),
        ({**NEW, "games/" + "a" * 300 + ".bad": b"x"}, "does not belong in a backup"),
        ({**NEW, "b" * 250 + ".txt": b"x"}, "does not belong in a backup"),
        ({**NEW, "games/00004.log": bytes(1500 << 10)}, "KiB are free"),
        ({f"games/{n:05}.log": GAME_1 + bytes(5000) for n in range(1, 180)}, "KiB are free"),
        ({**NEW, **{f"games/{n:05}.key": b"x" * 900 for n in range(350)}}, "KiB are free"),
    ],
)
def test_a_restore_that_does_not_fit_is_refused_before_anything_is_touched(
    files, words, tmp_path, capsys
):
    status, said, there = restored(tmp_path, files, capsys)
    assert status == 2 and said.startswith("Nothing was restored: ") and words in said
    assert said.count("\n") == 1 and there == all_of(OLD)
    assert not list(tmp_path.glob("before-*"))


def test_a_restore_that_fails_midway_after_all_has_changed_nothing(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(backups, "check_room", lambda *_: None)
    status, said, there = restored(tmp_path, {**NEW, "games/00004.log": bytes(1500 << 10)}, capsys)
    assert status == 2 and "Nothing was restored: " in said and there == all_of(OLD)


def test_what_is_restored_is_counted_by_the_engine(tmp_path, capsys):
    status, said, there = restored(tmp_path, {**NEW, "games/00009.log": b"noise"}, capsys)
    assert status == 0 and "2 games (4 files) are back." in said
    assert "Game 9 of the backup is damaged" in said
    assert there == all_of({**NEW, "games/00009.log": b"noise"})


def test_a_restore_that_is_killed_anywhere_is_completed_or_taken_back_and_says_so(record_property):
    flash = NorFlash()
    files = FlashFiles(flash, make=True)
    backups.put_files(files, "/saves", {**OLD, "current.txt": frame(0, None)})
    before, start = bytes(flash.content), backups.files_of(files, "/saves")
    backups.put_files(files, "/saves", NEW)
    operations = flash.operations
    flash = NorFlash(content=bytearray(before))
    backups.put_files(FlashFiles(flash), "/saves", NEW)
    total, seen = flash.operations, {}
    assert total and operations
    for at in range(total + 1):
        flash = NorFlash(content=bytearray(before))

        def cut(*_, flash=flash, at=at):
            if flash.operations >= at:
                flash.cut_power()

        flash.watch = cut
        with contextlib.suppress(PowerCut):
            backups.put_files(FlashFiles(flash), "/saves", NEW)
        flash = NorFlash(content=flash.content)
        with Simulator("sim_128x64", flash=flash) as box:
            said = " ".join(" ".join(box.text()).split())
            there = backups.files_of(FlashFiles(flash), "/saves")
            names = {path for path, _ in FlashFiles(flash).tree("/") if path.count("/") == 1}
            assert names == {"/saves"}, at
            is_new = "games/00002.log" in there
            assert {name: there[name] for name in (NEW if is_new else start)} == (
                NEW if is_new else start
            ), at
            told = "done" if "is restored" in said else "undone" if "cut off" in said else ""
            seen[is_new, told] = seen.get((is_new, told), 0) + 1
            box.restart()
            assert "Backup" not in box.text()[0], "it is said once"
    assert set(seen) <= {(False, ""), (False, "undone"), (True, "done"), (True, "")}
    # Before anything was written, and after all was done, there is nothing to say.
    assert seen[False, "undone"] > total // 2 and seen[True, "done"] > 3
    assert seen[False, ""] < 4 and seen[True, ""] < 3
    record_property("summary", f"restore: cut at {total + 1} points, {seen}")
