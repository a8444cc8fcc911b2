"""Backups as folders and zip files: what the simulator writes, the page and the boards can read,
and back.
"""

import contextlib
import io
import os
import random
import tracemalloc
import zipfile

import pytest

from firmware.storage.values import line_of
from host_tools.boards import backups
from host_tools.boards.backups import BackupError
from host_tools.boards.deploy import DeployError, restore
from host_tools.evening.export import open_backup, read_game
from host_tools.evening.people import main as people
from host_tools.evening.scores.__main__ import main as scores
from host_tools.play.terminal.__main__ import main
from host_tools.simulated.nor_flash import NorFlash, open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import PowerCut
from host_tools.simulated.simulator import Simulator
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import export

GAME = ("ginski", ["Ana", "Ben", "Zoë"], {"target": 150}, "Ana")
ROUND = {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Zoë": 15}}


def played(folder):
    """Play a round on the flash that the simulator has in `folder`."""
    from host_tools.simulated.nor_flash import open_image

    flash, _ = open_image(str(folder / "flash.img"))
    with Simulator("sim_128x64", flash=flash) as box:
        box.device.app.session.start_game(*GAME)
        box.step()
        box.device.app.open_game.ledger.add(ROUND)
        text = box.text()
    flash.close()
    return text


def shown(folder):
    from host_tools.simulated.nor_flash import open_image

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


MIB = 1 << 20


def lying(content, sizes):
    """Return a zip file that declares other sizes, in its list and beside each file."""
    content = bytearray(content)
    for mark, at in ((b"PK\x01\x02", 24), (b"PK\x03\x04", 22)):
        place = -1
        for size in sizes:
            place = content.index(mark, place + 1)
            content[place + at : place + at + 4] = size.to_bytes(4, "little")
    return bytes(content)


def peak_of(path, words):
    """Refuse a backup; return the most bytes that Python had at once."""
    tracemalloc.start()
    try:
        with pytest.raises(BackupError, match=words):
            backups.read_backup(path)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("declared", [10, 200 * MIB])
def test_a_bomb_is_refused_whatever_size_it_declares(declared, tmp_path):
    path = tmp_path / "b.zip"
    path.write_bytes(lying(zipped({"games/00001.log": bytes(200 * MIB)}), [declared]))
    assert path.stat().st_size < MIB
    assert peak_of(path, "larger than|damaged") < 64 * MIB


def test_a_bomb_of_many_files_that_are_one_is_refused(tmp_path):
    """The list names the same 12 MiB again and again."""
    one = zipped({"games/00001.log": bytes(12 * MIB)})
    at = one.index(b"PK\x01\x02")
    end = one.index(b"PK\x05\x06")
    count = 50
    entries = b"".join(one[at:end].replace(b"00001", b"%05d" % n) for n in range(1, count + 1))
    tail = bytearray(one[end:])
    tail[8:12] = count.to_bytes(2, "little") * 2
    tail[12:16] = len(entries).to_bytes(4, "little")
    (tmp_path / "b.zip").write_bytes(one[:at] + entries + tail)
    assert peak_of(tmp_path / "b.zip", "larger than|damaged") < 64 * MIB


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_methods_that_nobody_writes_are_not_unpacked(way, tmp_path, capsys):
    path = tmp_path / "b.zip"
    path.write_bytes(lying(compressed(way, {"games/00001.log": bytes(99 * MIB)}), [10]))
    assert peak_of(path, "unusual way") < 20 * MIB
    assert export(capsys, "--from", path, "--format", "csv")[0] == 2
    assert main(["--data", str(tmp_path), "--restore", str(path)]) == 2
    with pytest.raises(DeployError, match="unusual way"):
        restore(None, path)


def test_a_list_longer_than_any_flash_has_files_is_refused(tmp_path):
    path = tmp_path / "b.zip"
    path.write_bytes(
        compressed(zipfile.ZIP_STORED, {f"games/{n:05}.log": b"" for n in range(40000)})
    )
    assert peak_of(path, "larger than") < 20 * MIB


def test_an_archive_larger_than_a_flash_is_not_even_opened(tmp_path):
    path = tmp_path / "b.zip"
    with open(path, "wb") as file:
        file.write(zipped({"games/00001.log": GAME_1}))
        file.truncate(40 * MIB)
    with pytest.raises(BackupError, match="larger than"):
        backups.read_backup(path)


def linked(tmp_path, name):
    """Return a backup in whose folder `name` is a link to a file or folder elsewhere."""
    folder, away = tmp_path / "backup", tmp_path / "away"
    (folder / "games").mkdir(parents=True)
    (away / "games").mkdir(parents=True)
    (away / "roster.txt").write_bytes(line_of("roster.txt", ["Secret"]))
    (away / "games" / "00002.log").write_bytes(journal_bytes(header("Secret")))
    (folder / "games" / "00001.log").write_bytes(GAME_1)
    if name == "games":
        (folder / "games" / "00001.log").unlink()
        (folder / "games").rmdir()
    (folder / name).symlink_to(away / name)
    return folder


@pytest.mark.parametrize("name", ["roster.txt", "games/00002.log", "games", "gone.txt"])
def test_a_folder_is_not_read_through_links(name, tmp_path, capsys):
    folder = linked(tmp_path, name)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*.*") if path.is_file()}
    with pytest.raises(BackupError, match=f"'{name}' in it is a link"):
        backups.read_backup(folder)
    for arguments in (
        ["--from", folder, "--format", "csv"],
        ["--backup", folder, "--format", "md"],
    ):
        status, out, said = export(capsys, *arguments)
        assert status == 2 and "is a link" in said and "Secret" not in out
    for command in (scores, people):
        assert command(["--from", str(folder)]) == 2
        assert "is a link" in capsys.readouterr().err
    assert people(["--from", str(folder), "--rename", "Ana=Secret"]) == 2
    assert main(["--data", str(tmp_path / "data"), "--restore", str(folder)]) == 2
    with pytest.raises(DeployError, match="is a link"):
        restore(None, folder)
    assert (
        before.items()
        <= {path: path.read_bytes() for path in tmp_path.rglob("*.*") if path.is_file()}.items()
    )


@pytest.mark.parametrize("name", ["roster.txt", "games/00002.log", "other"])
def test_a_folder_with_a_pipe_is_refused(name, tmp_path, capsys):
    """What is read from a pipe may never end."""
    folder = tmp_path / "backup"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "00001.log").write_bytes(GAME_1)
    os.mkfifo(folder / name)
    assert export(capsys, "--from", folder, "--format", "csv")[0] == 2
    for command, arguments in (
        (scores, ["--from"]),
        (people, ["--from"]),
        (main, ["--data", str(tmp_path / "data"), "--restore"]),
    ):
        assert command([*arguments, str(folder)]) == 2
        assert f"'{name}' in it is no file" in capsys.readouterr().err
    with pytest.raises(DeployError, match="is no file"):
        restore(None, folder)


def test_the_folder_itself_may_be_a_link(tmp_path):
    linked(tmp_path, "roster.txt").joinpath("roster.txt").unlink()
    (tmp_path / "last").symlink_to(tmp_path / "backup")
    assert backups.read_backup(tmp_path / "last") == {"games/00001.log": GAME_1}


def test_a_link_in_a_zip_file_is_refused(tmp_path):
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("games/00001.log", GAME_1)
        link = zipfile.ZipInfo("roster.txt")
        link.create_system, link.external_attr = 3, 0o120777 << 16
        file.writestr(link, "/etc/passwd")
    with pytest.raises(BackupError, match="'roster.txt' in it is a link"):
        backups.read_backup(path)


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
OLD = {
    "games/00001.log": GAME_1,
    "roster.txt": line_of("roster.txt", ["Old"]),
    "games/00001.key": line_of("00001.key", ["0", {}]),
}
NEW = {
    "games/00002.log": GAME_2,
    "games/00003.log": GAME_2 * 50,
    "roster.txt": line_of("roster.txt", ["New"]),
}


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
    backups.put_files(files, "/saves", {**OLD, "current.txt": line_of("current.txt", None)})
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
